"""Six-sided dice counted by hand, for tests of DreadBall's odds.

A die that sixes add is followed so many times; what is left then is less than a billionth and cannot move a digit.
"""

from collections import defaultdict
from fractions import Fraction
from functools import cache

DEEP = 12
TINY = Fraction(1, 10**7)


@cache
def spread(dice: int, target: int) -> dict[int, Fraction]:
    """Numbers of successes, each with its chance."""
    if dice <= 0:
        return {0: Fraction(1)}
    one = {0: Fraction(target - 1, 6)}
    for sixes in range(DEEP):
        share = Fraction(1, 6**sixes)
        one[sixes + 1] = share * Fraction(6 - target, 6) + share / 6 * Fraction(target - 1, 6)
    found: dict[int, Fraction] = defaultdict(Fraction)
    for first, chance in one.items():
        for more, other in spread(dice - 1, target).items():
            if chance * other > Fraction(1, 10**14):
                found[first + more] += chance * other
    return dict(found)


def at_least(dice: int, target: int, successes: int) -> Fraction:
    """So many successes or more."""
    return sum((chance for many, chance in spread(dice, target).items() if many >= successes), Fraction(0))


def against(mine: tuple[int, int], other: tuple[int, int]) -> dict[str, Fraction]:
    """What comes of two pools, each dice and target: double, win, draw, loss, doubled."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    for ours, chance in spread(*mine).items():
        for theirs, share in spread(*other).items():
            more, fewer = max(ours, theirs), min(ours, theirs)
            kind = "draw" if ours == theirs else "double" if more >= 2 * fewer else "win"
            found[kind if ours >= theirs else {"double": "doubled", "win": "loss"}[kind]] += chance * share
    return found


def harmed(mine: tuple[int, int], other: tuple[int, int], armour: tuple[int, int]) -> dict[int, Fraction]:
    """Hits that a double leaves, after the armour check."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for ours, chance in spread(*mine).items():
        for theirs, share in spread(*other).items():
            if ours > theirs and ours >= 2 * theirs:
                for stopped, part in spread(*armour).items():
                    found[max(0, ours - theirs - stopped)] += chance * share * part
    return found


def passed(thrower: int, catcher: int) -> tuple[Fraction, Fraction]:
    """The catcher has it, and a free action; `catcher` is what changes the number of his dice. All on 4+."""
    held = free = Fraction(0)
    for successes, chance in spread(thrower, 4).items():
        if successes:
            held += chance * at_least(successes + catcher, 4, 1)
            free += chance * at_least(successes + catcher, 4, 2)
    return held, free


def says(cell: str, *wanted: Fraction) -> bool:
    """Does a cell say these shares of one?"""
    found = cell.partition("\u00a0(")[0].replace("\u00a0", "").replace("%", "").split("/")
    assert len(found) == len(wanted)
    return all(
        0 < share < 0.0005 + TINY if said[0] == "<" else 0.9995 - TINY <= share < 1 if said[0] == ">"
        else abs(Fraction(said) - 100 * share) <= Fraction(1, 20) + TINY
        for said, share in zip(found, wanted, strict=True)
    )  # fmt: skip
