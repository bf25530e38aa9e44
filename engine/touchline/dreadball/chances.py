"""What comes of an action, exactly, from its dice alone: for a coach who weighs it and for whoever asks for odds.

The rules say how many dice there are (`slam_modifiers` and the like); here they are only reckoned with. No rule leans
on this, and no position is needed. Where a ball scatters to is left out.

>>> guard, jack = SuccessPool(4, 4, True), SuccessPool(3, 4, True)
>>> float(round(clash(guard, jack, armour=jack).hurt.off, 3))
0.197
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from touchline.core.dice.successes import Contest, SuccessPool, at_least, chain, contest, exactly, left_of_double
from touchline.core.dice.throws import Modifier
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.dice_tests import dice

FIRST, FREE, WORST = int(NUMBERS.test.first), int(NUMBERS.pick_up.free), int(NUMBERS.armour.removed)
"""Successes that a (1) test needs, and that give a free action; hits that remove."""


class Harm(NamedTuple):
    """What a double does to its loser: he lies on the pitch, is out of play for 1, 2 or more turns, or removed."""

    down: Fraction
    out: tuple[Fraction, ...]
    removed: Fraction

    @property
    def off(self) -> Fraction:
        """He leaves the pitch."""
        return sum(self.out, self.removed)

    @property
    def all(self) -> Fraction:
        """He is knocked down, whatever his armour does."""
        return self.down + self.off


class Clash(NamedTuple):
    """A Slam or Steal and its answer: who wins, and what their doubles do where they are those of a Slam."""

    contest: Contest
    hurt: Harm
    """The target, by the double of a Slam."""
    back: Harm
    """The attacker, by the double of a Slamback."""


class Freed(NamedTuple):
    """A (1) test in which more successes give a free action: three chances that add up to 1."""

    failed: Fraction
    bare: Fraction
    free: Fraction


class Caught(NamedTuple):
    """A Pass: it is inaccurate, or the catch fails, succeeds, or gives a free action besides."""

    inaccurate: Fraction
    dropped: Fraction
    bare: Fraction
    free: Fraction

    @property
    def held(self) -> Fraction:
        """The catcher has the ball."""
        return self.bare + self.free


UNHURT = Harm(Fraction(0), (Fraction(0),) * (WORST - 1), Fraction(0))


def dice_pool(
    modifiers: tuple[Modifier, ...], target: int, base: int = NUMBERS.test.dice, *, bursts: bool = True
) -> SuccessPool:
    """The dice of a test with these modifiers against a target, as pools are reckoned with."""
    return SuccessPool(dice(modifiers, base), target, bursts)


def row(pools: Sequence[SuccessPool], before: int = 0) -> list[Fraction]:
    """(123) tests of one action, after so many: the chances to pass the first, the first two, and so on (D-03)."""
    tests = enumerate(pools, before)
    return list(accumulate((at_least(pool, FIRST + int(NUMBERS.test.step) * nth) for nth, pool in tests), mul))


def freed(pool: SuccessPool) -> Freed:
    """A Pick up or Stand up (D-11, D-19)."""
    good, free = at_least(pool, FIRST), at_least(pool, FREE)
    return Freed(1 - good, good - free, free)


def passed(thrown: SuccessPool, target: int, modifiers: tuple[Modifier, ...]) -> Caught:
    """A Pass with this pool, and the Catch with a die for each of its successes and these modifiers (D-17, D-18)."""
    missed = exactly(thrown, 0)
    none = SuccessPool(dice(modifiers, 0), target, thrown.bursts)  # after no success nobody catches

    def caught(successes: int) -> Fraction:
        by = sum(one.by for one in modifiers)
        return chain(thrown, target, by, successes) - missed * exactly(none, successes)

    dropped = sum(map(caught, range(FIRST)), Fraction(0))
    bare = sum(map(caught, range(FIRST, FREE)), Fraction(0))
    return Caught(missed, dropped, bare, 1 - missed - dropped - bare)


def clash(
    mine: SuccessPool, other: SuccessPool, *, armour: SuccessPool | None = None, own: SuccessPool | None = None
) -> Clash:
    """Two pools against each other.

    `armour`: the target's, where the attack is a Slam; `own`: the attacker's, where the answer is a Slamback.
    """
    found = contest(mine, other)
    return Clash(
        found,
        harm(mine, other, armour, found.double) if armour else UNHURT,
        harm(other, mine, own, found.doubled) if own else UNHURT,
    )


def harm(mine: SuccessPool, other: SuccessPool, armour: SuccessPool, double: Fraction) -> Harm:
    """What the double of the first of two pools does, after the loser's armour check (D-16); all of its chances."""
    left = [left_of_double(mine, other, armour, hits) for hits in range(WORST)]
    return Harm(left[0], tuple(left[1:]), double - sum(left))
