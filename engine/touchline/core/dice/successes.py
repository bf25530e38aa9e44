"""Pools of six-sided dice counted in successes, exactly, also where every six adds another die.

Let f and s be the chances of a failure and of a success that is no six. The number of successes of one die has the
generating function f + s·x. Where sixes add a die it is G(x) = (f + s·x) / (1 - x/6). A pool of n dice has its n-th
power. From one success on, the chance of k is a polynomial in k of a degree below n, times 6^-k. So whatever is asked
of two or three pools is the sum of such a series. A few of its terms give it exactly, and no tail is cut. All is
reckoned in whole numbers, chances times a power of six, and becomes a fraction at the end.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import comb
from operator import mul
from typing import NamedTuple

SIX = 6
_HIGH = SIX * SIX
_ROOM = 32
"""Successes for which weights are listed at least."""


class SuccessPool(NamedTuple):
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


def exactly(pool: SuccessPool, successes: int) -> Fraction:
    """The chance of exactly so many successes.

    >>> exactly(SuccessPool(3, 4, False), 2), exactly(SuccessPool(1, 4, True), 2)
    (Fraction(3, 8), Fraction(5, 72))
    """
    if successes < 0:
        return Fraction(0)
    return Fraction(weights(pool, successes)[successes], SIX ** (pool.number + successes))


def at_least(pool: SuccessPool, successes: int) -> Fraction:
    """The chance of so many successes or more.

    >>> at_least(SuccessPool(3, 4, True), 1), at_least(SuccessPool(0, 4, True), 1)
    (Fraction(7, 8), Fraction(0, 1))
    """
    if successes <= 0:
        return Fraction(1)
    return Fraction(_tails(pool, successes)[successes], SIX ** (pool.number + successes))


def weights(pool: SuccessPool, last: int) -> Sequence[int]:
    """The chances of every number of successes up to `last` and some more, each times 6^(dice + successes)."""
    return _listed(pool, max(_ROOM, 1 << last.bit_length()))


def contest(mine: SuccessPool, other: SuccessPool) -> Contest:
    """The chances of two pools against each other.

    >>> contest(SuccessPool(1, 4, False), SuccessPool(1, 4, False))[:3]
    (Fraction(1, 4), Fraction(0, 1), Fraction(1, 2))
    """
    count = _span(mine, other)
    ours, theirs, more = weights(mine, count), weights(other, count), _tails(mine, count)
    draw = _together([ours[few] * theirs[few] for few in range(count)], mine, other, 2)
    ahead = _together([more[few + 1] // SIX * theirs[few] for few in range(count)], mine, other, 2)
    double, doubled = _double(mine, other), _double(other, mine)
    return Contest(double, ahead - double, draw, 1 - draw - ahead - doubled, doubled)


def doubled_by(mine: SuccessPool, other: SuccessPool, lead: int) -> Fraction:
    """The chance of a double with exactly `lead` successes more, a number from 1 on.

    >>> doubled_by(SuccessPool(2, 4, False), SuccessPool(1, 4, False), 1)
    Fraction(3, 8)
    """
    ours, theirs = weights(mine, 2 * lead), weights(other, lead)
    ways = sum(theirs[few] * ours[few + lead] * _HIGH ** (lead - few) for few in range(lead + 1))
    return Fraction(ways, SIX ** (mine.number + other.number + 3 * lead))


def left_of_double(mine: SuccessPool, other: SuccessPool, shield: SuccessPool, left: int) -> Fraction:
    """The chance of a double with exactly `left` of its lead, once each success of a third pool has taken one off it.

    >>> one = SuccessPool(1, 4, False)
    >>> left_of_double(one, one, one, 1), left_of_double(one, one, one, 0)
    (Fraction(1, 8), Fraction(1, 8))
    """
    count = _degree(mine) + _degree(shield) + 1
    first = max(left + 1, _start(other), _start(shield) + left, _start(mine))
    last = first + count + _degree(other)
    ours, theirs = weights(mine, 2 * last + count), weights(other, last)
    taken = (weights if left else _tails)(shield, last + count)  # to leave nothing, more is as good as enough
    share = _shares(count, _HIGH)
    whole = (_HIGH - 1) ** count

    def beyond(few: int, start: int) -> int:
        """The other pool has so many, the shield from `start` on: all ways, times `whole`."""
        return sum(map(mul, map(mul, ours[few + start + left :], taken[start : start + count]), share))

    total = Fraction(0)
    for few in range(first):
        least = max(few - left, int(not left))  # with less taken off, the lead would be too short for a double
        start = max(least, _start(shield), _start(mine) - few - left)
        near = sum(ours[few + n + left] * taken[n] * _HIGH ** (start - n) for n in range(least, start))
        total += Fraction(theirs[few] * (near * whole + beyond(few, start)), _HIGH ** (few + start))
    high = _HIGH**2
    far = [theirs[few] * beyond(few, few - left) for few in range(first, last)]
    total += Fraction(_endless(far, high), _HIGH ** (2 * first - left) * (high - 1) ** len(far))
    return Fraction(total, whole * SIX ** (mine.number + other.number + shield.number + left))


def chain(pool: SuccessPool, target: int, modifier: int, successes: int) -> Fraction:
    """The chance of so many successes (0 or more) with as many dice as a first pool has successes, plus a modifier.

    The target is the second pool's; its sixes add dice where the first one's do.

    >>> chain(SuccessPool(1, 4, False), 4, 0, 1)
    Fraction(1, 4)
    """
    fail = target - 1
    first = max(_start(pool), successes - modifier, -modifier)
    last = first + _degree(pool) + successes + 1
    second = [SuccessPool(max(0, dice + modifier), target, pool.bursts) for dice in range(last)]
    near = sum((exactly(pool, dice) * exactly(second[dice], successes) for dice in range(first)), Fraction(0))
    dice = weights(pool, last)
    far = [
        dice[n] * (weights(second[n], successes)[successes] // fail ** (n + modifier - successes))
        for n in range(first, last)
    ]
    scale = SIX ** (pool.number + successes + 2 * first + modifier) * (_HIGH - fail) ** len(far)
    return near + Fraction(_endless(far, _HIGH, fail) * fail ** (first + modifier - successes), scale)


def _tails(pool: SuccessPool, last: int) -> Sequence[int]:
    """The same for so many successes or more."""
    return _added(pool, max(_ROOM, 1 << last.bit_length()))


@cache
def _listed(pool: SuccessPool, size: int) -> Sequence[int]:
    number, target, bursts = pool
    fail, good = target - 1, SIX * (SIX + 1 - target - bursts)
    found = [comb(number, n) * good**n * fail ** (number - n) for n in range(min(number + 1, size))]
    found += [0] * (size - len(found))
    for _ in range(number if bursts else 0):  # divided by 1 - x/6, once for each die
        found = list(accumulate(found))
    return found


@cache
def _added(pool: SuccessPool, size: int) -> Sequence[int]:
    found = [SIX**pool.number]
    for weight in _listed(pool, size)[:-1]:
        found.append(SIX * (found[-1] - weight))
    return found


def _start(pool: SuccessPool) -> int:
    """From so many successes on, weights are a polynomial; without bursts there are none beyond the dice."""
    return 1 if pool.bursts else pool.number + 1


def _degree(pool: SuccessPool) -> int:
    """The most that the degree of this polynomial can be."""
    return max(pool.number - 1, 0) if pool.bursts else 0


def _span(mine: SuccessPool, other: SuccessPool) -> int:
    """How many terms tell what all of a series of two pools add up to."""
    return max(_start(mine), _start(other)) + _degree(mine) + _degree(other) + 1


def _double(mine: SuccessPool, other: SuccessPool) -> Fraction:
    count = _span(mine, other)
    theirs, more = weights(other, count), _tails(mine, 2 * count)
    terms = [theirs[0] * more[1] // SIX, *(theirs[few] * more[2 * few] for few in range(1, count))]
    return _together(terms, mine, other, 3)


def _together(terms: Sequence[int], mine: SuccessPool, other: SuccessPool, power: int) -> Fraction:
    """The sum of terms by numbers of successes, each times 6^-power, and all times 6^-dice: `_span` stand for all."""
    start, ratio = max(_start(mine), _start(other)), SIX**power
    near = sum(term * ratio ** (start - few) for few, term in enumerate(terms[:start]))
    far = terms[start:]
    whole = (ratio - 1) ** len(far)
    return Fraction(near * whole + _endless(far, ratio), whole * ratio**start * SIX ** (mine.number + other.number))


def _endless(values: Sequence[int], below: int, above: int = 1) -> int:
    """The sum of v(n) · (above/below)^n over all n from 0 on, times (below - above)^(number of values).

    v is the polynomial that has these values at 0, 1 and so on, one more than its degree.

    >>> _endless([1], 6), _endless([0, 1], 6)
    (6, 6)
    """
    return sum(map(mul, values, _shares(len(values), below, above)))


@cache
def _shares(count: int, below: int, above: int = 1) -> Sequence[int]:
    """What each value of a polynomial counts for in `_endless`.

    Newton's differences add up to the polynomial, and each of them sums to a closed form.
    """
    rest = below - above
    forms = [below * above**order * rest ** (count - 1 - order) for order in range(count)]
    return [sum((-1) ** (order - n) * comb(order, n) * forms[order] for order in range(n, count)) for n in range(count)]
