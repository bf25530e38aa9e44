"""6.06 Positions: Wing, Scrum-Half, Full-Back and Forward, each filled by a player whose card bears its symbol.

Asked of a full team of four from chapter 6 on (R-94); an exercise with fewer figures leaves places open.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from touchline.core.faults import PositionFault
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.printed import Card
from touchline.takkure.cards.roster import POSITIONS
from touchline.takkure.events.players import LineUpNamed
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.stated import STATED

CHAPTER = 6


def line_up_faults(team: str, cards: Sequence[Card], chapter: int) -> list[PositionFault]:
    """What is wrong with the choice of players: too many of them (0.04), two for one position (6.06)."""
    if len(cards) > NUMBERS.team.size:
        what = f"{team} fields {len(cards)} players; a team is {NUMBERS.team.size}"
        return [PositionFault(what, "players", (team,), ("0.04",))]
    return list(_filled_twice(team, cards)) if chapter >= CHAPTER and len(cards) == NUMBERS.team.size else []


@rule("6.06")
def _filled_twice(team: str, cards: Sequence[Card]) -> Iterator[PositionFault]:
    """6.06-a, b: one player for each of the four; cards without a symbol are not judged."""
    filled = Counter(card.position for card in cards if card.position)
    for position in POSITIONS:
        if filled[position] > 1:
            names = " and ".join(card.name for card in cards if card.position == position)
            what = f"{team} has {names} for {position}; each position is filled once"
            yield PositionFault(what, "players", (team,), ("6.06",))


@rule("6.06")
def name_line_up(team: str, cards: Sequence[Card], chapter: int) -> Rules[None]:
    """6.06-a: who plays where, told when a full team is laid out."""
    filled = tuple(card.position for card in cards if card.position)
    if chapter >= CHAPTER and set(filled) == set(POSITIONS):
        yield LineUpNamed(STATED["6.06-a", "6.06-b"], team, tuple(card.name for card in cards), filled)
