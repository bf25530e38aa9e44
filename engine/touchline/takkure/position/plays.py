"""Play cards of a position: decks, hands, discards, team plays, and what is laid on the table.

`"cards": true` gives every coach his full decks, to be dealt and chosen when a match begins.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from touchline.core.faults import PositionFault
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL, Collective, Individual, deck_of, playbook_of
from touchline.takkure.state import State

_CARDS: Mapping[str, Mapping[str, Individual | Collective]] = MappingProxyType(
    {
        **dict.fromkeys(("decks", "hands", "discards"), INDIVIDUAL),
        **dict.fromkeys(("team_plays", "used_plays"), COLLECTIVE),
    }
)
"""Which cards each of them holds."""


def read_cards(s: State, position: Mapping[str, Any], faults: list[PositionFault]) -> None:
    """Whose cards are where; faults are added to the list."""
    teams = s.line_up.teams
    if position.get("cards"):
        for key, of_team in (("decks", deck_of), ("team_plays", playbook_of)):
            if not position.get(key):
                setattr(s, key, (of_team(teams[0]), of_team(teams[1])))
    for key, known in _CARDS.items():
        for team, cards in zip(teams, getattr(s, key), strict=True):
            if not _theirs(key, team).issuperset(cards):
                strange = [(card, whose) for card in cards if (whose := _elsewhere(known[card], team))]
                told = (f"{team}: {key} has {card}, which is {whose}'s" for card, whose in strange)
                faults += [PositionFault(what, key, (team,)) for what in told]
    for side, name in enumerate(teams):
        held = [card for key in ("decks", "hands", "discards") for card in getattr(s, key)[side]]
        if len(set(held)) != len(held):
            twice = sorted({c for c in held if held.count(c) > 1})
            faults += [PositionFault(f"{name} has {card} twice", "cards", (name,)) for card in twice]
    faults += _on_the_table(s)


def _on_the_table(s: State) -> Iterator[PositionFault]:
    """What is wrong with the cards that have been laid: unknown ones, and those of another team."""
    names, teams, team = s.line_up.names, s.line_up.teams, s.line_up.team
    for card, player in s.laid:
        if whose := _elsewhere(INDIVIDUAL[card], teams[team[player]]):
            yield PositionFault(f"{names[player]} has {card} laid, which is {whose}'s", "laid", (names[player],))
    if s.play and s.play.players and (whose := _elsewhere(COLLECTIVE[s.play.card], teams[team[s.play.players[0]]])):
        first = names[s.play.players[0]]
        yield PositionFault(f"{first} plays {s.play.card}, which is {whose}'s", "play", (first,))


@lru_cache(maxsize=64)
def _theirs(key: str, team: str) -> frozenset[str]:
    """The cards that a team may have there."""
    return frozenset(name for name, card in _CARDS[key].items() if not _elsewhere(card, team))


def _elsewhere(card: Individual | Collective, team: str) -> str | None:
    """Whose card it is, if it is neither this team's nor everybody's (R-05)."""
    return card.team if card.team not in (None, team) else None
