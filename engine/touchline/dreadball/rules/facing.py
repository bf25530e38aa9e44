"""Turning to somebody: the facing that looks at a hex."""

from functools import cache

from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.core.hexes.facing import ahead, turns
from touchline.core.play.requests import Rules
from touchline.dreadball.events import Turned
from touchline.dreadball.state import State


def toward(here: Hex, there: Hex, facing: int) -> int:
    """The facing that looks most straight at a hex; of two alike the one that takes less turning (RD-21).

    >>> toward((0, 0), (3, 0), 4), toward((0, 0), (2, -1), 4)
    (0, 5)
    """
    return _toward((there[0] - here[0], there[1] - here[1]), facing)


@cache
def _toward(there: Hex, facing: int) -> int:
    return max(range(SIDES), key=lambda side: (ahead((0, 0), side, there), -turns(facing, side), -side))


def face(s: State, number: str, player: int, other: int) -> Rules[None]:
    """A player turns to face another, by the rule of this number."""
    facing = toward(s.here(player), s.here(other), s.facing[player])
    if facing != s.facing[player]:
        s.facing[player] = facing
        yield Turned(number, s.name(player), facing)


def face_each_other(s: State, number: str, player: int, other: int) -> Rules[None]:
    """Both turn to face each other."""
    yield from face(s, number, player, other)
    yield from face(s, number, other, player)
