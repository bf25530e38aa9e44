"""Exact odds of a throw: every class of faces that a rule treats alike, with its exact count. Memoised.

Dice against targets are gone through face by face; handfuls of symbols by how many show each symbol, which is the same
count in a thousandth of the time (twelve dice have two thousand million faces).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache, partial
from itertools import product
from math import comb, prod
from typing import Any, NamedTuple

from touchline.core.throws import Hand, Pool, Roll, Throw


class Outcome(NamedTuple):
    """One class of faces that a rule treats alike: its results, how many faces lead there, and one of them."""

    results: tuple[str, ...]
    ways: int
    of: int
    faces: tuple[Any, ...]

    @property
    def chance(self) -> Fraction:
        """The exact probability."""
        return Fraction(self.ways, self.of)


REMEMBERED = 1 << 14
"""Throws whose odds are kept."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A throw, equal to any other whose faces and judge are the same, and so its odds."""

    faces: tuple[Any, ...]
    judge: Any
    throw: Throw = field(compare=False)


def odds(throw: Throw) -> tuple[Outcome, ...]:
    """Every class of results of a throw with its exact count. Memoised by its faces, its judge and all that he holds.

    What a judge holds shows in a `functools.partial` only; another function is taken for what it is.
    """
    faces = tuple(die.sides for die in throw.dice) if isinstance(throw, Roll) else throw.hands
    judge: Any = throw.judge
    held = (judge.func, judge.args, *sorted(judge.keywords.items())) if isinstance(judge, partial) else judge
    try:
        return _remembered(_Asked(faces, held, throw))
    except TypeError:  # he holds a list, which cannot be looked up
        return count(throw)


@lru_cache(REMEMBERED)
def _remembered(asked: _Asked) -> tuple[Outcome, ...]:
    return count(asked.throw)


def count(throw: Throw) -> tuple[Outcome, ...]:
    """`odds` without the memory."""
    classes: dict[tuple[str, ...], list[Any]] = {}
    total = 0
    for faces, ways, results in _faces(throw) if isinstance(throw, Roll) else _symbols(throw):
        total += ways
        entry = classes.setdefault(results, [0, faces])
        entry[0] += ways
    return tuple(Outcome(results, ways, total, faces) for results, (ways, faces) in sorted(classes.items()))


def _faces(roll: Roll) -> Iterator[tuple[tuple[Any, ...], int, tuple[str, ...]]]:
    judge = roll.judge
    for faces in product(*(range(1, die.sides + 1) for die in roll.dice)):
        yield faces, 1, judge(faces)


def _symbols(pool: Pool) -> Iterator[tuple[tuple[Any, ...], int, tuple[str, ...]]]:
    judge = pool.judge
    for hands in product(*(counted(hand) for hand in pool.hands)):
        faces = tuple(face for symbols, _ in hands for face, many in symbols.items() for _ in range(many))
        yield faces, prod(ways for _, ways in hands), judge(tuple(symbols for symbols, _ in hands))


@cache
def counted(hand: Hand) -> tuple[tuple[Mapping[str, int], int], ...]:
    """Every way in which a hand can fall, as symbol -> number of dice, with the number of faces that give it.

    >>> hand = Hand("Red", "Red", "dice", 2, ("10", "10", "20"))
    >>> [(dict(symbols), ways) for symbols, ways in counted(hand)]
    [({'10': 2}, 4), ({'10': 1, '20': 1}, 4), ({'20': 2}, 1)]
    """
    symbols = tuple(dict.fromkeys(hand.faces))
    found: list[tuple[Mapping[str, int], int]] = []

    def spread(left: int, names: tuple[str, ...], so_far: dict[str, int], ways: int) -> None:
        symbol, *rest = names
        weight = hand.faces.count(symbol)
        if not rest:
            found.append(({**so_far, symbol: left} if left else so_far, ways * weight**left))
            return
        for many in range(left, -1, -1):
            mine = {**so_far, symbol: many} if many else so_far
            spread(left - many, tuple(rest), mine, ways * comb(left, many) * weight**many)

    spread(hand.number, symbols, {}, 1)
    return tuple(found)
