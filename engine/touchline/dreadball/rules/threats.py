"""Threatened hexes: the three before a standing enemy (RD-11, RD-23), and what they cost in dice."""

from functools import cache

from touchline.core.dice.throws import Modifier
from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.dreadball.modifiers import modifier
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.records import NOBODY
from touchline.dreadball.state import State

_BEFORE = frozenset((0, 1, SIDES - 1))


def sees(facing: int, direction: int) -> bool:
    """Is the hex in this direction one of the three before somebody who faces so?"""
    return (facing - direction) % SIDES in _BEFORE


def threats(s: State, here: Hex, side: int, besides: int = NOBODY) -> int:
    """How many standing enemies of a side threaten a hex; one may be left out (RD-8)."""
    standing, around = s.standing, PITCH.around[here]
    if standing.keys().isdisjoint(around):
        return 0
    found, cards = 0, s.cards
    for direction, there in enumerate(around):
        if there in standing:
            i = standing[there]
            if (
                cards[i].side != side
                and i != besides
                and not s.down[i]
                and (s.facing[i] - direction - SIDES // 2) % SIDES in _BEFORE
            ):
                found += 1
    return found


@cache
def by_threats(number: str, many: int) -> tuple[Modifier, ...]:
    """What so many enemies take from a pool: a die each, up to two."""
    counted = min(many, NUMBERS.threat.most)
    if not counted:
        return ()
    return (modifier(counted * NUMBERS.threat.each, "threats", number, enemies=many),)


@cache
def by_role(number: str, role: str, wanted: str, dice: int) -> tuple[Modifier, ...]:
    """A die more for the role that is good at it."""
    return (modifier(dice, "role", number, role=role),) if role == wanted else ()
