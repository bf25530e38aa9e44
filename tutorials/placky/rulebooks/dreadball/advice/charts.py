"""Plots of DreadBall's odds: what the tables say, as curves over dice, hexes and hits."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from placky.diagrams.chart import Axis, Chart, Series, Tick
from placky.rulebooks.dreadball.advice.pools import DICE, TARGETS, USUAL, dashed, percent, thrown
from placky.rulebooks.dreadball.advice.sheets import FARTHEST, MOST_DASHES, armour_pools, bands, dash_ways, struck
from placky.rulebooks.dreadball.words.numbers import say
from placky.sentences import Sentence, Term
from touchline.core.dice.successes import SuccessPool, at_least, contest
from touchline.dreadball.chances import FIRST, FREE, WORST, clash
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.stats import JACK, STRIKER

_AXES: Sequence[Term] = (
    "Chance", "Still standing", "In his hands", "Scores", "Stays on the pitch", "Dice", "Hexes dashed", "Hexes",
    "Hexes to the Strike hex", "Dice of the Slam", "Dice of the Steal", "Hits",
)  # fmt: skip
"""What the axes are called."""
BASE = int(NUMBERS.test.dice)
ARMOUR = SuccessPool(BASE, USUAL, True)
"""The armour of somebody who is no Guard."""


def _line(name: str, shares: Iterable[tuple[int, Fraction]]) -> Series:
    return Series(name, tuple((at, float(100 * share)) for at, share in shares))


def _chance(name: Sentence = "Chance") -> Axis:
    return Axis(say(name), "%", low=0, high=100)


def _along(name: Sentence, values: Iterable[int]) -> Axis:
    return Axis(say(name), ticks=tuple(Tick(value) for value in values))


def success_chart() -> Chart:
    """One success by dice, a line for each stat."""
    series = tuple(_line(f"{at}+", ((n, at_least(SuccessPool(n, at, True), FIRST)) for n in DICE)) for at in TARGETS)
    one, base = (at_least(SuccessPool(n, USUAL, True), FIRST) for n in (1, BASE))
    told: Sentence = (
        "Every further die brings less than the one before: on {usual}+ one die succeeds in {one}, "
        "{dice:counted} in {base}."
    )
    alt = say(told, usual=USUAL, one=percent(one), dice=BASE, base=percent(base))
    return Chart(say("At least one success"), _along("Dice", DICE), _chance(), series, alt=alt)


def dash_chart() -> Chart:
    """How many hexes one may dash."""
    hexes = range(1, MOST_DASHES + 1)
    series = tuple(_line(name, zip(hexes, way, strict=True)) for name, way in dash_ways().items())
    first, second, third, *_ = dashed(USUAL, MOST_DASHES)
    told: Sentence = (
        "The chance falls faster with every hex: with {dice:counted} on {usual}+ it is {first} for one hex, "
        "{second} for two and {third} for three."
    )
    alt = say(told, dice=BASE, usual=USUAL, first=percent(first), second=percent(second), third=percent(third))
    return Chart(
        say("How many hexes may I dash?"), _along("Hexes dashed", hexes), _chance("Still standing"), series, alt=alt
    )


def free_chart() -> Chart:
    """One success, and enough for a free action, by dice."""
    dice = range(1, BASE + NUMBERS.role.striker + 1)
    counts = {say("succeeds"): FIRST, say("and has a free action"): FREE}
    series = tuple(
        _line(name, ((n, at_least(SuccessPool(n, USUAL, True), many)) for n in dice)) for name, many in counts.items()
    )
    one, free = (at_least(SuccessPool(BASE, USUAL, True), many) for many in counts.values())
    told: Sentence = (
        "With {dice:counted} on {usual}+ the test succeeds in {one}, and in {free} it gives a free action too; with "
        "fewer dice the free action is lost first."
    )
    alt = say(told, dice=BASE, usual=USUAL, one=percent(one), free=percent(free))
    title = say("Pick up, Catch or Stand up on {usual}+", usual=USUAL)
    return Chart(title, _along("Dice", dice), _chance(), series, alt=alt)


def pass_chart() -> Chart:
    """A Pass and its Catch over the hexes."""
    who = {
        say("Striker to Striker"): (STRIKER, STRIKER, False, 0),
        say("Striker to Jack"): (STRIKER, JACK, False, 0),
        say("two threaten the catcher"): (STRIKER, STRIKER, False, 2),
        say("Jack to Jack"): (JACK, JACK, False, 0),
        say("Jack to Jack, moved"): (JACK, JACK, True, 0),
    }
    hexes = [hexes for band in bands() for hexes in band]
    series = tuple(
        _line(name, ((n, thrown(n, mine, other, moved=moved, at_catcher=near).held) for n in hexes))
        for name, (mine, other, moved, near) in who.items()
    )
    near, far = (thrown(n, STRIKER, STRIKER).held for n in (hexes[0], hexes[-1]))
    told: Sentence = (
        "Each range costs a die of the throw, and with it one of the catch: between Strikers with nobody near the "
        "chance falls from {near} at hand to {far} at {most} hexes."
    )
    alt = say(told, near=percent(near), far=percent(far), most=hexes[-1])
    title = say("A Pass, Skill {usual}+", usual=USUAL)
    return Chart(title, _along("Hexes", hexes), _chance("In his hands"), series, alt=alt)


def strike_chart() -> Chart:
    """A Strike over the hexes of a Strike Zone."""
    who = {
        say("Striker"): (STRIKER, False),
        say("Jack, or Striker who has moved"): (JACK, False),
        say("Jack who has moved"): (JACK, True),
    }
    hexes = range(1, FARTHEST + 1)
    series = tuple(
        _line(name, ((n, struck(n, role, moved=moved)) for n in hexes)) for name, (role, moved) in who.items()
    )
    near, far = (struck(n, STRIKER, moved=True) for n in (hexes[0], hexes[-1]))
    told: Sentence = (
        "A Striker who has moved scores in {near} from the next hex and in {far} from {most} hexes away; standing "
        "still is worth a die, and so is being a Striker."
    )
    alt = say(told, near=percent(near), far=percent(far), most=hexes[-1])
    title = say("A Strike, Skill {usual}+", usual=USUAL)
    return Chart(title, _along("Hexes to the Strike hex", hexes), _chance("Scores"), series, alt=alt)


def slam_chart() -> Chart:
    """A Slam by its dice, against the dice of most players."""
    other = SuccessPool(BASE, USUAL, True)
    found = {n: clash(SuccessPool(n, USUAL, True), other, armour=ARMOUR, own=ARMOUR) for n in DICE}
    series = (
        _line(say("pushed, or worse"), ((n, one.contest.win + one.contest.double) for n, one in found.items())),
        _line(say("knocked down"), ((n, one.contest.double) for n, one in found.items())),
        _line(say("off the pitch"), ((n, one.hurt.off) for n, one in found.items())),
        _line(say("himself down, by a Slamback"), ((n, one.back.all) for n, one in found.items())),
    )
    most = found[DICE[-1]]
    told: Sentence = (
        "With {dice:counted} on either side the target is knocked down in {down} and leaves the pitch in {off}; with "
        "{most:counted} against them in {most_down} and {most_off}."
    )
    alt = say(
        told, dice=BASE, down=percent(found[BASE].contest.double), off=percent(found[BASE].hurt.off), most=DICE[-1],
        most_down=percent(most.contest.double), most_off=percent(most.hurt.off),
    )  # fmt: skip
    title = say("A Slam against {dice:counted}, all on {usual}+", dice=BASE, usual=USUAL)
    return Chart(title, _along("Dice of the Slam", DICE), _chance(), series, alt=alt)


def steal_chart() -> Chart:
    """A Steal by its dice, against three and four of the answer."""
    series = []
    for dice in (BASE, BASE + NUMBERS.role.striker):
        found = [(n, contest(SuccessPool(n, USUAL, True), SuccessPool(dice, USUAL, True))) for n in DICE]
        series.append(
            _line(say("taken or loose, against {dice}", dice=dice), ((n, one.win + one.double) for n, one in found))
        )
        series.append(_line(say("taken, against {dice}", dice=dice), ((n, one.double) for n, one in found)))
    even = contest(SuccessPool(BASE, USUAL, True), SuccessPool(BASE, USUAL, True))
    told: Sentence = (
        "With {dice:counted} on either side the carrier loses the ball in {lost}, and in {taken} the thief has it."
    )
    alt = say(told, dice=BASE, lost=percent(even.win + even.double), taken=percent(even.double))
    title = say("A Steal, all on {usual}+", usual=USUAL)
    return Chart(title, _along("Dice of the Steal", DICE), _chance(), tuple(series), alt=alt)


def armour_chart() -> Chart:
    """Armour by hits."""
    hits = range(1, WORST + 1)
    pools = armour_pools()
    series = tuple(
        _line(say("{dice} on {target}+", dice=one.number, target=one.target), ((n, at_least(one, n)) for n in hits))
        for one in pools.values()
    )
    each: Sentence = "{name}, {dice:counted} on {target}+, {chance}"
    told = [
        say(each, name=name, dice=one.number, target=one.target, chance=percent(at_least(one, 1)))
        for name, one in pools.items()
    ]
    alt = say(
        "One hit is stopped so often: {each}. Each further hit costs more than the one before it.", each="; ".join(told)
    )
    title = say("Armour that stops every hit")
    return Chart(title, _along("Hits", hits), _chance("Stays on the pitch"), series, alt=alt)
