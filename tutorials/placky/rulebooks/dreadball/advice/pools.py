"""The dice of every test of DreadBall, for tables, plots and questions of coaches.

How many there are, the rules say by their own modifiers; what comes of them, `touchline.dreadball.chances` reckons.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from statistics import mode
from typing import NamedTuple

from placky.rulebooks.dreadball.words.numbers import counted
from touchline.core.dice.successes import SuccessPool
from touchline.core.dice.throws import Modifier
from touchline.dreadball.chances import Caught, Clash, Freed, clash, dice_pool, freed, passed, row
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.armour_check import armour_modifiers
from touchline.dreadball.rules.catch import catch_modifiers
from touchline.dreadball.rules.dash import dash_modifiers
from touchline.dreadball.rules.dodge import dodge_modifiers
from touchline.dreadball.rules.evade import evade_modifiers
from touchline.dreadball.rules.pick_up import pick_up_modifiers
from touchline.dreadball.rules.slam import slam_modifiers
from touchline.dreadball.rules.slamback import slamback_modifiers
from touchline.dreadball.rules.stand_up import stand_up_modifiers
from touchline.dreadball.rules.stats import ARMOUR, JACK, PROFILES, SKILL, SPEED, STATS, STRENGTH, Profile
from touchline.dreadball.rules.steal import steal_modifiers
from touchline.dreadball.rules.throw import dice_at, throw_modifiers
from touchline.dreadball.verbs import CATCH, DODGE, PASS, PICK_UP, SLAM, SLAMBACK, STAND_UP, STEAL, STRIKE

DASH, EVADE, ARMOUR_CHECK = "dash", "evade", "armour check"


class StatTest(NamedTuple):
    """A test: the stat that its dice are rolled against, and its modifiers by role and number of threats.

    `more` is what else changes its dice, as the modifiers call it: "moved", "sprinted", or nothing.
    """

    stat: str
    modifiers: Callable[..., tuple[Modifier, ...]]
    more: str = ""


def _at_strike_hex(role: str, enemies: int, *, moved: bool = False) -> tuple[Modifier, ...]:
    return throw_modifiers(role, enemies, moved=moved, strike=True)


def _armour(role: str, _: int) -> tuple[Modifier, ...]:
    return armour_modifiers(role)


TESTS: Mapping[str, StatTest] = {
    DASH: StatTest(SPEED, dash_modifiers),
    EVADE: StatTest(SPEED, evade_modifiers),
    STAND_UP: StatTest(SPEED, stand_up_modifiers),
    PICK_UP: StatTest(SKILL, pick_up_modifiers, "sprinted"),
    PASS: StatTest(SKILL, throw_modifiers, "moved"),
    STRIKE: StatTest(SKILL, _at_strike_hex, "moved"),
    CATCH: StatTest(SKILL, catch_modifiers),
    SLAM: StatTest(STRENGTH, slam_modifiers, "moved"),
    STEAL: StatTest(SPEED, steal_modifiers),
    SLAMBACK: StatTest(STRENGTH, slamback_modifiers),
    DODGE: StatTest(SPEED, dodge_modifiers),
    ARMOUR_CHECK: StatTest(ARMOUR, _armour),
}
TARGETS = range(2, NUMBERS.test.sides + 1)
"""What a stat can be: the face from which a die succeeds."""
DICE = range(1, NUMBERS.test.dice + NUMBERS.slam.moved + NUMBERS.role.guard + 1)
"""From one die to the largest pool that the sheet gives: a Guard who slams after a move."""
THREATS = range(NUMBERS.threat.most + 1)


def modifiers(test: str, role: str, enemies: int = 0, *, more: bool = False) -> tuple[Modifier, ...]:
    """What changes the number of dice; `more` says that he has moved, or sprinted."""
    found = TESTS[test]
    return found.modifiers(role, enemies, **({found.more: True} if more else {}))


def pool(
    test: str, target: int, role: str = JACK, enemies: int = 0, *, more: bool = False, base: int = NUMBERS.test.dice,
    bursts: bool = True,
) -> SuccessPool:  # fmt: skip
    """The dice of a test against a target. A Jack's role changes no number of dice."""
    return dice_pool(modifiers(test, role, enemies, more=more), target, base, bursts=bursts)


def of(profile: Profile, test: str, enemies: int = 0, *, more: bool = False) -> SuccessPool:
    """The dice of a test of a player of the sheet."""
    return pool(test, stat_of(profile, TESTS[test].stat), profile.role, enemies, more=more)


def stat_of(profile: Profile, stat: str) -> int:
    """A stat by its name."""
    return int(getattr(profile, stat.lower()))


USUAL = mode(stat_of(profile, stat) for profile in PROFILES.values() for stat in STATS)
"""The stat that most players have."""


def slammed(mine: Profile, other: Profile, answer: str, *, moved: bool) -> Clash:
    """What comes of a Slam of one player of the sheet against an answer of another."""
    return clash(
        of(mine, SLAM, more=moved), of(other, answer), armour=of(other, ARMOUR_CHECK),
        own=of(mine, ARMOUR_CHECK) if answer == SLAMBACK else None,
    )  # fmt: skip


def thrown(
    hexes: int, role: str = JACK, to: str = JACK, *, target: int = USUAL, moved: bool = False, enemies: int = 0,
    at_catcher: int = 0,
) -> Caught:  # fmt: skip
    """What comes of a Pass over so many hexes and its Catch."""
    mine = pool(PASS, target, role, enemies, more=moved, base=dice_at(hexes))
    return passed(mine, target, modifiers(CATCH, to, at_catcher))


def dashed(target: int, many: int, role: str = JACK, *, left: int = 0) -> list[Fraction]:
    """The chances to stand after one Dash, two and so on.

    `left`: threats on the hex that the first one leaves; an Evade comes before that Dash and counts with it (RD-18).
    """
    further = [pool(DASH, target, role)] * (many - 1)
    if not left:
        return row([pool(DASH, target, role), *further])
    return row([pool(EVADE, target, role, left), pool(DASH, target, role, left), *further])[1:]


def picked_up(target: int, role: str = JACK, enemies: int = 0, *, sprinted: bool = False) -> Freed:
    """What comes of a Pick up."""
    return freed(pool(PICK_UP, target, role, enemies, more=sprinted))


def percent(share: Fraction) -> str:
    r"""A share of one, to a tenth of a per cent. What is neither nothing nor all never looks like it.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 10_000)), percent(Fraction(9_999, 10_000))
    ('33.3\xa0%', '<0.1\xa0%', '>99.9\xa0%')
    """
    if 0 < share < Fraction(5, 10_000):
        return "<0.1\u00a0%"
    if Fraction(9_995, 10_000) <= share < 1:
        return ">99.9\u00a0%"
    return f"{float(100 * share):.1f}\u00a0%"


def both(first: Fraction, second: Fraction) -> str:
    r"""Two shares in one cell.

    >>> both(Fraction(1, 3), Fraction(1, 10))
    '33.3\xa0/\xa010.0\xa0%'
    """
    return f"{percent(first).removesuffix('%')}/\u00a0{percent(second)}"


def so_many(dice: int) -> str:
    r"""A number of dice.

    >>> so_many(1), so_many(3)
    ('1\xa0die', '3\xa0dice')
    """
    return counted(dice)
