"""Plots of DreadBall's odds: what the tables say, as curves over dice, hexes and hits."""

from collections.abc import Iterable
from fractions import Fraction

from placky.diagrams.chart import Axis, Chart, Series, Tick
from placky.rulebooks.dreadball.advice.pools import DICE, TARGETS, USUAL, dashed, percent, so_many, thrown
from placky.rulebooks.dreadball.advice.sheets import FARTHEST, MOST_DASHES, armour_pools, bands, dash_ways, struck
from touchline.core.dice.successes import Pool, at_least, contest
from touchline.dreadball.chances import FIRST, FREE, WORST, clash
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.stats import JACK, STRIKER

BASE = int(NUMBERS.test.dice)
ARMOUR = Pool(BASE, USUAL, True)
"""The armour of somebody who is no Guard."""


def _line(name: str, shares: Iterable[tuple[int, Fraction]]) -> Series:
    return Series(name, tuple((at, float(100 * share)) for at, share in shares))


def _chance(name: str = "Chance") -> Axis:
    return Axis(name, "%", low=0, high=100)


def _along(name: str, values: Iterable[int]) -> Axis:
    return Axis(name, ticks=tuple(Tick(value) for value in values))


def success_chart() -> Chart:
    """One success by dice, a line for each stat."""
    series = tuple(_line(f"{at}+", ((n, at_least(Pool(n, at, True), FIRST)) for n in DICE)) for at in TARGETS)
    one, base = (at_least(Pool(n, USUAL, True), FIRST) for n in (1, BASE))
    return Chart(
        "At least one success", _along("Dice", DICE), _chance(), series,
        alt=f"Every further die brings less than the one before: on {USUAL}+ one die succeeds in {percent(one)}, "
        f"{so_many(BASE)} in {percent(base)}.",
    )  # fmt: skip


def dash_chart() -> Chart:
    """How many hexes one may dash."""
    hexes = range(1, MOST_DASHES + 1)
    series = tuple(_line(name, zip(hexes, way, strict=True)) for name, way in dash_ways().items())
    first, second, third, *_ = dashed(USUAL, MOST_DASHES)
    return Chart(
        "How many hexes may I dash?", _along("Hexes dashed", hexes), _chance("Still standing"), series,
        alt=f"The chance falls faster with every hex: with {so_many(BASE)} on {USUAL}+ it is {percent(first)} for one "
        f"hex, {percent(second)} for two and {percent(third)} for three.",
    )  # fmt: skip


def free_chart() -> Chart:
    """One success, and enough for a free action, by dice."""
    dice = range(1, BASE + NUMBERS.role.striker + 1)
    counts = {"succeeds": FIRST, "and has a free action": FREE}
    series = tuple(
        _line(name, ((n, at_least(Pool(n, USUAL, True), many)) for n in dice)) for name, many in counts.items()
    )
    one, free = (at_least(Pool(BASE, USUAL, True), many) for many in counts.values())
    return Chart(
        f"Pick up, Catch or Stand up on {USUAL}+", _along("Dice", dice), _chance(), series,
        alt=f"With {so_many(BASE)} on {USUAL}+ the test succeeds in {percent(one)}, and in {percent(free)} it gives a "
        "free action too; with fewer dice the free action is lost first.",
    )  # fmt: skip


def pass_chart() -> Chart:
    """A Pass and its Catch over the hexes."""
    who = {
        "Striker to Striker": (STRIKER, STRIKER, False, 0), "Striker to Jack": (STRIKER, JACK, False, 0),
        "two threaten the catcher": (STRIKER, STRIKER, False, 2), "Jack to Jack": (JACK, JACK, False, 0),
        "Jack to Jack, moved": (JACK, JACK, True, 0),
    }  # fmt: skip
    hexes = [hexes for band in bands() for hexes in band]
    series = tuple(
        _line(name, ((n, thrown(n, mine, other, moved=moved, at_catcher=near).held) for n in hexes))
        for name, (mine, other, moved, near) in who.items()
    )
    near, far = (thrown(n, STRIKER, STRIKER).held for n in (hexes[0], hexes[-1]))
    return Chart(
        f"A Pass, Skill {USUAL}+", _along("Hexes", hexes), _chance("In his hands"), series,
        alt=f"Each range costs a die of the throw, and with it one of the catch: between Strikers with nobody near the "
        f"chance falls from {percent(near)} at hand to {percent(far)} at {hexes[-1]} hexes.",
    )  # fmt: skip


def strike_chart() -> Chart:
    """A Strike over the hexes of a Strike Zone."""
    who = {
        "Striker": (STRIKER, False),
        "Jack, or Striker who has moved": (JACK, False),
        "Jack who has moved": (JACK, True),
    }
    hexes = range(1, FARTHEST + 1)
    series = tuple(
        _line(name, ((n, struck(n, role, moved=moved)) for n in hexes)) for name, (role, moved) in who.items()
    )
    near, far = (struck(n, STRIKER, moved=True) for n in (hexes[0], hexes[-1]))
    return Chart(
        f"A Strike, Skill {USUAL}+", _along("Hexes to the Strike hex", hexes), _chance("Scores"), series,
        alt=f"A Striker who has moved scores in {percent(near)} from the next hex and in {percent(far)} from "
        f"{hexes[-1]} hexes away; standing still is worth a die, and so is being a Striker.",
    )  # fmt: skip


def slam_chart() -> Chart:
    """A Slam by its dice, against the dice of most players."""
    other = Pool(BASE, USUAL, True)
    found = {n: clash(Pool(n, USUAL, True), other, armour=ARMOUR, own=ARMOUR) for n in DICE}
    series = (
        _line("pushed, or worse", ((n, one.contest.win + one.contest.double) for n, one in found.items())),
        _line("knocked down", ((n, one.contest.double) for n, one in found.items())),
        _line("off the pitch", ((n, one.hurt.off) for n, one in found.items())),
        _line("himself down, by a Slamback", ((n, one.back.all) for n, one in found.items())),
    )
    most = found[DICE[-1]]
    return Chart(
        f"A Slam against {so_many(BASE)}, all on {USUAL}+", _along("Dice of the Slam", DICE), _chance(), series,
        alt=f"With {so_many(BASE)} on either side the target is knocked down in {percent(found[BASE].contest.double)} "
        f"and leaves the pitch in {percent(found[BASE].hurt.off)}; with {so_many(DICE[-1])} against them in "
        f"{percent(most.contest.double)} and {percent(most.hurt.off)}.",
    )  # fmt: skip


def steal_chart() -> Chart:
    """A Steal by its dice, against three and four of the answer."""
    series = []
    for dice in (BASE, BASE + NUMBERS.role.striker):
        found = [(n, contest(Pool(n, USUAL, True), Pool(dice, USUAL, True))) for n in DICE]
        series.append(_line(f"taken or loose, against {dice}", ((n, one.win + one.double) for n, one in found)))
        series.append(_line(f"taken, against {dice}", ((n, one.double) for n, one in found)))
    even = contest(Pool(BASE, USUAL, True), Pool(BASE, USUAL, True))
    return Chart(
        f"A Steal, all on {USUAL}+", _along("Dice of the Steal", DICE), _chance(), tuple(series),
        alt=f"With {so_many(BASE)} on either side the carrier loses the ball in {percent(even.win + even.double)}, and "
        f"in {percent(even.double)} the thief has it.",
    )  # fmt: skip


def armour_chart() -> Chart:
    """Armour by hits."""
    hits = range(1, WORST + 1)
    pools = armour_pools()
    series = tuple(
        _line(f"{one.number} on {one.target}+", ((n, at_least(one, n)) for n in hits)) for one in pools.values()
    )
    told = "; ".join(
        f"{name}, {so_many(one.number)} on {one.target}+, {percent(at_least(one, 1))}" for name, one in pools.items()
    )
    return Chart(
        "Armour that stops every hit", _along("Hits", hits), _chance("Stays on the pitch"), series,
        alt=f"One hit is stopped so often: {told}. Each further hit costs more than the one before it.",
    )  # fmt: skip
