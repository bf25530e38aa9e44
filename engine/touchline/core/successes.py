"""Pools of six-sided dice counted in successes, exactly, also where every six adds another die.

The number of successes of one die has the generating function f + s·x, and with sixes that add a die
G(x) = (f + s·x) / (1 - x/6), where f and s are the chances of a failure and of a success that is no six. A pool of n
dice has its n-th power. From n successes on, the chance of k is a polynomial in k of a degree below n, times 6^-k; so
everything that is asked of two pools is the sum of such a series, which a few of its terms give exactly. No tail is
cut.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import comb
from typing import NamedTuple

SIX = 6


class Pool(NamedTuple):
    """So many dice against a target (2 to 6, the face from which a die succeeds); do sixes add a die?"""

    number: int
    target: int
    bursts: bool


class Contest(NamedTuple):
    """What may come of two pools rolled against each other: five chances that add up to 1.

    A double is at least twice the other's successes, and at least one; a win is less than that.
    """

    double: Fraction
    win: Fraction
    draw: Fraction
    loss: Fraction
    doubled: Fraction


@cache
def exactly(pool: Pool, successes: int) -> Fraction:
    """The chance of exactly so many successes.

    >>> exactly(Pool(3, 4, False), 2), exactly(Pool(1, 4, True), 2)
    (Fraction(3, 8), Fraction(5, 72))
    """
    number, target, bursts = pool
    if successes < 0:
        return Fraction(0)
    fail, plain = Fraction(target - 1, SIX), Fraction(SIX + 1 - target - bursts, SIX)
    if not bursts:
        return comb(number, successes) * plain**successes * fail ** max(number - successes, 0)
    return sum(
        (
            comb(number, good) * plain**good * fail ** (number - good) * _extra(number, successes - good)
            for good in range(min(number, successes) + 1)
        ),
        Fraction(0),
    )


def _extra(number: int, sixes: int) -> Fraction:
    """The weight of so many sixes among the dice of a pool and those that they add."""
    if number == 0:
        return Fraction(sixes == 0)
    return Fraction(comb(sixes + number - 1, sixes), SIX**sixes)


@cache
def at_least(pool: Pool, successes: int) -> Fraction:
    """The chance of so many successes or more.

    >>> at_least(Pool(3, 4, True), 1), at_least(Pool(0, 4, True), 1)
    (Fraction(7, 8), Fraction(0, 1))
    """
    return 1 - sum((exactly(pool, few) for few in range(successes)), Fraction(0))


def contest(mine: Pool, other: Pool) -> Contest:
    """The chances of two pools against each other.

    >>> contest(Pool(1, 4, False), Pool(1, 4, False))[:3]
    (Fraction(1, 4), Fraction(0, 1), Fraction(1, 2))
    """
    draw = _together(lambda few: exactly(other, few) * exactly(mine, few), mine, other, 2)
    ahead = _together(lambda few: exactly(other, few) * at_least(mine, few + 1), mine, other, 2)
    double, doubled = _double(mine, other), _double(other, mine)
    return Contest(double, ahead - double, draw, 1 - draw - ahead - doubled, doubled)


@cache
def doubled_by(mine: Pool, other: Pool, lead: int) -> Fraction:
    """The chance of a double with exactly `lead` successes more, a number from 1 on.

    >>> doubled_by(Pool(2, 4, False), Pool(1, 4, False), 1)
    Fraction(3, 8)
    """
    return sum((exactly(other, few) * exactly(mine, few + lead) for few in range(lead + 1)), Fraction(0))


@cache
def chain(pool: Pool, target: int, modifier: int, successes: int) -> Fraction:
    """The chance of so many successes (0 or more) with as many dice as a first pool has successes, plus a modifier.

    The target is the second pool's; its sixes add dice where the first one's do.

    >>> chain(Pool(1, 4, False), 4, 0, 1)
    Fraction(1, 4)
    """

    def term(dice: int) -> Fraction:
        return exactly(pool, dice) * exactly(Pool(max(0, dice + modifier), target, pool.bursts), successes)

    start = max(pool.number, successes - modifier, -modifier) + 1
    near = sum((term(dice) for dice in range(start)), Fraction(0))
    return near + _beyond(term, start, pool.number + successes, Fraction(target - 1, SIX * SIX))


def _double(mine: Pool, other: Pool) -> Fraction:
    against_none = exactly(other, 0) * at_least(mine, 1)
    return against_none + _together(
        lambda few: exactly(other, few) * at_least(mine, 2 * few) if few else Fraction(0), mine, other, 3
    )


def _together(term: Callable[[int], Fraction], mine: Pool, other: Pool, power: int) -> Fraction:
    """The sum of `term` over all numbers of successes from 0 on; far out each is a polynomial times 6^-power."""
    start = max(mine.number, other.number) + 1
    near = sum((term(few) for few in range(start)), Fraction(0))
    return near + _beyond(term, start, mine.number + other.number, Fraction(1, SIX**power))


def _beyond(term: Callable[[int], Fraction], start: int, degree: int, ratio: Fraction) -> Fraction:
    """The sum of `term` from `start` to infinity: a polynomial of at most this degree, times a power of `ratio`.

    The polynomial is found from its first values by Newton's differences, each of which sums to a closed form.
    """
    values = [term(start + n) / ratio**n for n in range(degree + 1)]
    total = Fraction(0)
    for order in range(degree + 1):
        total += values[0] * ratio**order / (1 - ratio) ** (order + 1)
        values = [after - before for before, after in pairwise(values)]
    return total
