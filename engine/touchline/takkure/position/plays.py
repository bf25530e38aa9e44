"""Play cards of a position: decks, hands, discards, team plays, and what is laid on the table.

`"cards": true` gives every coach his full decks, to be dealt and chosen when a match begins.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from touchline.core.brief import brief
from touchline.takkure.cards.plays import COLLECTIVE, INDIVIDUAL, Collective, Individual, deck_of, playbook_of
from touchline.takkure.state import CARD_KEYS, Cards, State, TeamPlay

KEYS = frozenset({"cards", *CARD_KEYS, "laid", "play"})
_TEAM_PLAYS = ("team_plays", "used_plays")


def read_cards(s: State, position: Mapping[str, Any], faults: list[str]) -> None:
    """Whose cards are where; faults are added to the list."""
    teams = s.line_up.teams
    if position.get("cards"):
        s.decks = (deck_of(teams[0]), deck_of(teams[1]))
        s.team_plays = (playbook_of(teams[0]), playbook_of(teams[1]))
    for key in CARD_KEYS:
        given = position.get(key)
        if given:
            known = COLLECTIVE if key in _TEAM_PLAYS else INDIVIDUAL
            setattr(s, key, _of_both(key, given, teams, known, faults))
    for team, name in enumerate(teams):
        held = [card for key in ("decks", "hands", "discards") for card in getattr(s, key)[team]]
        if len(set(held)) != len(held):
            faults += [f"{name} has {card} twice" for card in sorted({c for c in held if held.count(c) > 1})]
    try:
        s.laid = tuple((x["card"], s.line_up.who[x["player"]]) for x in position.get("laid") or ())
        if play := position.get("play"):
            s.play = TeamPlay(play["card"], tuple(s.line_up.who[n] for n in play["players"]), bool(play["shown"]))
    except (KeyError, TypeError) as error:
        faults.append(f"the cards on the table cannot be read: {error!r}")
        return
    faults += _on_the_table(s)


def _on_the_table(s: State) -> Iterator[str]:
    """What is wrong with the cards that have been laid: unknown ones, and those of another team."""
    names, teams, team = s.line_up.names, s.line_up.teams, s.line_up.team
    for card, player in s.laid:
        if card not in INDIVIDUAL:
            yield f"{card} is no individual play"
        elif whose := _elsewhere(INDIVIDUAL[card], teams[team[player]]):
            yield f"{names[player]} has {card} laid, which is {whose}'s"
    if s.play is None:
        return
    if s.play.card not in COLLECTIVE:
        yield f"{s.play.card} is no collective play"
    elif s.play.players and (whose := _elsewhere(COLLECTIVE[s.play.card], teams[team[s.play.players[0]]])):
        yield f"{names[s.play.players[0]]} plays {s.play.card}, which is {whose}'s"


def _elsewhere(card: Individual | Collective, team: str) -> str | None:
    """Whose card it is, if it is neither this team's nor everybody's (R-05)."""
    return card.team if card.team not in (None, team) else None


def _of_both(key: str, given: Any, teams: tuple[str, str], known: Mapping[str, Any], faults: list[str]) -> Cards:
    strangers = [team for team in given if team not in teams]
    faults += [f"{key} names {brief(team)}; playing: {' and '.join(teams)}" for team in strangers]
    faults += [
        f"{team}: {key} has no card {brief(card)}; there are: {', '.join(known)}"
        for team in teams
        for card in given.get(team, ())
        if card not in known
    ]
    faults += [
        f"{team}: {key} has {card}, which is {whose}'s"
        for team in teams
        for card in given.get(team, ())
        if card in known and (whose := _elsewhere(known[card], team))
    ]
    return tuple(given.get(teams[0], ())), tuple(given.get(teams[1], ()))
