"""D-02 Test, D-03 What a test needs: pools of dice against a stat.

>>> passed(2, 1), passed(1, 2)
(True, False)

Leans on D-05 for the stats.
"""

from collections.abc import Mapping

from touchline.core.dice.throws import SIX, DicePool, DiceTest, Modifier, counted_as
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.rolls import HandShown, NoDice, PoolMade, Rolled, Tested, TestFailed, TestPassed
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED

REPEATED = ("dash", "evade")
"""What asks for one success more each time."""
MOST = NUMBERS.armour.removed
"""Leads of a double that are told apart: from here on the loser is removed (RD-12)."""


@rule("D-02")
def pool(s: State, player: int, stat: str, modifiers: tuple[Modifier, ...], base: int = NUMBERS.test.dice) -> DicePool:
    """D-02 Test: so many dice against a stat, more or fewer by modifiers, never below none (RD-3, RD-6)."""
    card = s.cards[player]
    number, bursts = dice(modifiers, base), sixes_add(s.readings)
    return DicePool(card.name, s.coach(player), stat, card.stat(stat), base, modifiers, number, bursts)


def dice(modifiers: tuple[Modifier, ...], base: int = NUMBERS.test.dice) -> int:
    """How many dice are left, never fewer than none (RD-6)."""
    return max(0, base + sum([one.by for one in modifiers]))


def sixes_add(readings: Mapping[str, str]) -> bool:
    """RD-3: does each six add a die?"""
    return readings["RD-3"] == "burst"


@rule("D-03")
def passed(successes: int, needed: int) -> bool:
    """D-03: a (1) test needs one success, the nth (123) test of an action n of them."""
    return successes >= needed


def roll(number: str, action: str, pools: tuple[DicePool, ...], most: int) -> Rules[tuple[int, ...]]:
    """Dice of a rule for an action. Returns the successes of each pool; nothing is asked where nobody has dice.

    `number` is that of the rule, with what is stated of these dice.
    """
    dice = 0
    for one in pools:
        yield PoolMade(
            _MADE[one.base == NUMBERS.test.dice, bool(one.modifiers)],
            one.player,
            one.stat,
            one.target,
            one.base,
            one.modifiers,
            one.number,
        )
        if not one.number:
            yield NoDice("D-02", one.player, one.stat)
        dice += one.number
    if not dice:
        return (0,) * len(pools)
    test = DiceTest(number, "test", action, pools, most)
    fallen = yield test
    counts = test.counts(fallen)
    results = counted_as(counts, most)
    hands = tuple(map(_hand, pools, fallen, counts, results))
    burst = any(one.bursts and SIX in faces for one, faces in zip(pools, fallen, strict=True))
    yield Rolled(
        STATED.also(number, "D-02-c", *(("D-02-d",) if burst else ())),
        "test",
        action,
        hands,
        results,
        ("RD-3",) if burst else (),
    )
    return counts


_MADE = {
    (False, False): "D-02",
    (False, True): STATED["D-02-b"],
    (True, False): STATED["D-02-a"],
    (True, True): STATED["D-02-a", "D-02-b"],
}
"""What is stated of a pool: is it of three dice before the modifiers, and are there any?"""


def _hand(one: DicePool, faces: tuple[int, ...], good: int, result: str) -> HandShown:
    shown = tuple(map(str, faces))
    return HandShown(
        one.player, one.team, one.stat, one.target, one.base, one.number, one.modifiers, shown, good, result
    )


def tried(
    number: str, action: Tested, mine: DicePool, needed: int, most: int, rulings: tuple[str, ...] = (), *failed: str
) -> Rules[tuple[int, bool]]:  # fmt: skip
    """A test by the rule of this number. Returns its successes, and whether they are enough.

    `failed`: what is stated of one without enough of them.
    """
    (successes,) = yield from roll(number, action, (mine,), most)
    good = bool(passed(successes, needed))
    kind = TestPassed if good else TestFailed
    which = "D-03-c" if action in REPEATED else "D-03-a"
    yield kind(STATED[which, *(() if good else failed)], mine.player, action, successes, needed, rulings)
    return successes, good
