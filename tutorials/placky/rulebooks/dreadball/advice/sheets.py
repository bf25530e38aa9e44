"""Tables of DreadBall's odds: every test, and actions with their answers, by dice, stats, roles, threats and range."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from placky.rulebook import Sheet
from placky.rulebooks.dreadball.advice.pools import (
    ARMOUR_CHECK,
    DASH,
    DICE,
    EVADE,
    TARGETS,
    TESTS,
    THREATS,
    USUAL,
    both,
    dashed,
    modifiers,
    of,
    percent,
    picked_up,
    pool,
    slammed,
    so_many,
    stat_of,
    thrown,
)
from placky.rulebooks.dreadball.words.numbers import say
from placky.sentences import Sentence, either
from placky.words import listed
from touchline.core.dice.successes import SuccessPool, at_least, contest
from touchline.core.hexes.coordinates import distance
from touchline.dreadball.chances import FIRST, WORST, freed
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules.dice_tests import dice
from touchline.dreadball.rules.stats import JACK, PROFILES, ROLES, SPEED, STRIKER, may
from touchline.dreadball.rules.throw import dice_at
from touchline.dreadball.verbs import CATCH, DODGE, PASS, PICK_UP, SLAM, SLAMBACK, STAND_UP, STEAL, STRIKE

MOST_DASHES = 5
"""Dashes in a row that are shown: hardly anybody stands after the last."""
THREATENED: Sequence[Sentence] = ("No threat", "One threat", "Two or more")
"""Threats that count, from none to the most."""
PAIRS = tuple((mine, other) for mine in ROLES for other in ROLES if may(mine, PASS) and may(other, CATCH))
"""Who may throw to whom."""


def bands() -> list[tuple[int, int]]:
    """The ranges of a throw, each from its first hex to its last."""
    ends = [int(end) for end in NUMBERS.throw.ranges]
    return [(before + 1, end) for before, end in zip([0, *ends], ends, strict=False)]


def span(band: tuple[int, int]) -> str:
    """A range in words."""
    return say("{first} to {last} hexes", first=band[0], last=band[1])


FARTHEST = max(distance(zone.strike, here) for zone in PITCH.zones for here in zone.hexes)
"""Hexes to the Strike hex from the far end of a Strike Zone."""

# ------------------------------------------------------------------ one pool


def success_sheet() -> Sheet:
    """One success, by dice and stat."""
    rows = tuple((so_many(n), *(percent(at_least(SuccessPool(n, at, True), FIRST)) for at in TARGETS)) for n in DICE)
    return Sheet(say("The chance of at least one success"), (say("Dice"), *(f"{at}+" for at in TARGETS)), rows)


def harder_sheet() -> Sheet:
    """More than one success."""
    counts = range(FIRST, NUMBERS.test.dice + FIRST + 1)
    rows = tuple((so_many(n), *(percent(at_least(SuccessPool(n, USUAL, True), many)) for many in counts)) for n in DICE)
    head = (say("Dice"), *(say("{number} or more", number=n) for n in counts))
    return Sheet(say("The chance of so many successes, on {usual}+", usual=USUAL), head, rows)


def test_sheet() -> Sheet:
    """Each test without an opponent, by role and threats."""
    rows: dict[tuple[str, ...], list[str]] = {}
    kinds = [(test, more) for test in _ALONE for more in (False, True)[: 1 + (test in _HURRIED)]]
    for test, more in kinds:
        hurried, name = TESTS[test].more, say((_HURRIED if more else _ALONE)[test], far=bands()[0][1])
        for who, role in _by_dice(test):
            found = [pool(test, USUAL, role, enemies, more=more) for enemies in THREATS]
            cells = (f"{percent(at_least(one, FIRST))}\u00a0({one.number})" for one in found)
            names = rows.setdefault((hurried, who, *cells), [])  # tests in which nobody can hurry are alike
            names.append(name)
    return Sheet(
        say("Tests on {usual}+ that need one success; in brackets the dice", usual=USUAL),
        (say("Test"), say("Role"), *map(say, THREATENED)),
        tuple(("; ".join(names), *cells) for (_, *cells), names in rows.items()),
    )  # fmt: skip


_ALONE: Mapping[str, Sentence] = {
    DASH: "Dash",
    EVADE: "Evade",
    STAND_UP: "Stand up",
    PICK_UP: "Pick up",
    PASS: "Throw, up to {far} hexes",
    STRIKE: "Strike, up to {far} hexes",
}
_HURRIED: Mapping[str, Sentence] = {
    PICK_UP: "Pick up, has sprinted",
    PASS: "Throw, up to {far} hexes, has moved",
    STRIKE: "Strike, up to {far} hexes, has moved",
}
"""The same of somebody who has hurried, which counts for some."""


def _by_dice(test: str) -> list[tuple[str, str]]:
    """The roles that may take a test, those with as many dice together; and one of each."""
    found: dict[int, list[str]] = {}
    for role in ROLES:
        if may(role, test):
            found.setdefault(dice(modifiers(test, role)), []).append(role)
    return [(either(roles), roles[0]) for roles in found.values()]


def dash_sheet() -> Sheet:
    """Still standing after so many Dashes."""
    ways = dash_ways()
    rows = tuple((str(n + 1), *(percent(way[n]) for way in ways.values())) for n in range(MOST_DASHES))
    caption = say("Dashes in a row, by role and Speed: the chance to stand after all of them")
    return Sheet(caption, (say("Hexes"), *ways), rows)


def dash_ways() -> Mapping[str, Sequence[Fraction]]:
    """Who dashes, and the chances to stand after one Dash, two and so on."""
    speeds = sorted({stat_of(profile, SPEED) for profile in PROFILES.values() if profile.role != STRIKER})
    return {
        say("Striker, {speed}+", speed=USUAL): dashed(USUAL, MOST_DASHES, STRIKER),
        **{say("others, {speed}+", speed=speed): dashed(speed, MOST_DASHES) for speed in speeds},
        say("others, {speed}+, out of a threatened hex", speed=USUAL): dashed(USUAL, MOST_DASHES, left=1),
    }


def free_sheet() -> Sheet:
    """Tests that may give a free action, by dice."""
    found = [(n, freed(SuccessPool(n, USUAL, True))) for n in DICE if n <= NUMBERS.test.dice + NUMBERS.role.striker]
    rows = tuple((so_many(n), percent(one.failed), percent(one.bare), percent(one.free)) for n, one in found)
    head = (say("Dice"), say("Fails"), say("Succeeds"), say("and has a free action"))
    return Sheet(say("Pick up, Catch or Stand up on {usual}+", usual=USUAL), head, rows)


def pick_up_sheet() -> Sheet:
    """A Pick up by role, threats and how he has come."""
    who = [(say("{role:term}, has sprinted" if sprinted else "{role:term}", role=role), role, sprinted)
           for role in ROLES if may(role, PICK_UP) for sprinted in (False, True)]  # fmt: skip
    rows = []
    for name, role, sprinted in who:
        found = [picked_up(USUAL, role, enemies, sprinted=sprinted) for enemies in THREATS]
        rows.append((name, *(both(1 - one.failed, one.free) for one in found)))
    head = (say("Who"), *map(say, THREATENED))
    return Sheet(say("Pick up on {usual}+: has the ball / and a free action", usual=USUAL), head, tuple(rows))


def armour_sheet() -> Sheet:
    """What armour stops, by hits."""
    pools = armour_pools()
    rows = tuple((str(hits), *(percent(at_least(one, hits)) for one in pools.values())) for hits in range(1, WORST + 1))
    each: Sentence = "{name}: {dice:counted} on {target}+"
    heads = (say(each, name=name, dice=one.number, target=one.target) for name, one in pools.items())
    return Sheet(say("An armour check: the chance that every hit is stopped"), (say("Hits"), *heads), rows)


def armour_pools() -> Mapping[str, SuccessPool]:
    """Who has which armour, those with the same together."""
    found: dict[SuccessPool, list[str]] = {}
    for name, profile in PROFILES.items():
        found.setdefault(of(profile, ARMOUR_CHECK), []).append(name)
    return {listed(names): one for one, names in found.items()}


# ------------------------------------------------------------------ throws


def pass_sheet() -> Sheet:
    """Throw and catch, by range and threats at both ends."""
    ways = [(mine, other) for mine in THREATS for other in THREATS if 0 in (mine, other)]
    head = (say("Range"), *(_threatened(mine, other) for mine, other in ways))
    rows = tuple(
        (span(band), *(percent(thrown(band[1], STRIKER, STRIKER, enemies=mine, at_catcher=other).held)
                       for mine, other in ways))
        for band in bands()
    )  # fmt: skip
    caption = say("A Pass from Striker to Striker, Skill {usual}+: the chance that the catcher has it", usual=USUAL)
    return Sheet(caption, head, rows)


_AT_THROWER: Sequence[Sentence] = ("No threat", "One threat at the thrower", "Two or more at the thrower")
_AT_CATCHER: Sequence[Sentence] = ("No threat", "One threat at the catcher", "Two or more at the catcher")


def _threatened(mine: int, other: int) -> str:
    return say(_AT_THROWER[mine] if mine else _AT_CATCHER[other])


def roles_sheet() -> Sheet:
    """Throw and catch, by role."""
    rows = []
    for band in bands():
        for moved in (False, True):
            found = [thrown(band[1], mine, other, moved=moved) for mine, other in PAIRS]
            name = say("{span}, moved" if moved else "{span}", span=span(band))
            rows.append((name, *(both(one.held, one.free) for one in found)))
    head = (say("Range"), *(say("{mine:term} to {other:term}", mine=mine, other=other) for mine, other in PAIRS))
    caption = say("A Pass on {usual}+, nobody near: the catcher has it / and a free action", usual=USUAL)
    return Sheet(caption, head, tuple(rows))


def chain_sheet() -> Sheet:
    """Where a Pass ends, link by link."""
    rows = []
    for band in bands():
        one = thrown(band[1], STRIKER, STRIKER)
        rows.append((span(band), *(percent(share) for share in one)))
    head = (say("Range"), say("Inaccurate"), say("Accurate, dropped"), say("Caught"), say("and a free action"))
    caption = say("A Pass from Striker to Striker, Skill {usual}+, nobody near: where it ends", usual=USUAL)
    return Sheet(caption, head, tuple(rows))


def strike_sheet() -> Sheet:
    """A Strike by range, role, move and threats."""
    who = [
        (say("{role:term}, moved" if moved else "{role:term}", role=role), role, moved)
        for role in ROLES
        if may(role, STRIKE)
        for moved in (False, True)
    ]
    rows = tuple(
        (", ".join((name, span(band))), *(percent(struck(band[1], role, enemies, moved=moved)) for enemies in THREATS))
        for band in bands() if band[0] <= FARTHEST
        for name, role, moved in who
    )  # fmt: skip
    head = (say("Who, from where"), *map(say, THREATENED))
    return Sheet(say("A Strike on {usual}+: the chance to score", usual=USUAL), head, rows)


def struck(hexes: int, role: str = JACK, enemies: int = 0, *, moved: bool = False) -> Fraction:
    """The chance of a Strike over so many hexes."""
    return at_least(pool(STRIKE, USUAL, role, enemies, more=moved, base=dice_at(hexes)), FIRST)


# ------------------------------------------------------------------ one pool against another


def clash_sheet() -> Sheet:
    """Dice against dice."""
    rows = []
    for mine in DICE:
        found = [contest(SuccessPool(mine, USUAL, True), SuccessPool(other, USUAL, True)) for other in DICE]
        rows.append((so_many(mine), *(both(one.win + one.double, one.double) for one in found)))
    head = (say("Dice"), *(say("against {dice}", dice=other) for other in DICE))
    return Sheet(
        say("Dice against dice, both on {usual}+: has more successes / doubles", usual=USUAL), head, tuple(rows)
    )


def slamback_sheet() -> Sheet:
    """Slams answered by a Slamback."""
    return _slams(SLAMBACK, say("A Slam against a Slamback: he beats his target / is beaten himself"))


def dodge_sheet() -> Sheet:
    """Slams answered by a Dodge."""
    return _slams(DODGE, say("A Slam against a Dodge: he beats his target / is beaten himself"))


def _slams(answer: str, caption: str) -> Sheet:
    targets = answering(answer)
    rows = []
    for name, moved in slammers():
        found = [slammed(PROFILES[name], PROFILES[other], answer, moved=moved).contest for other in targets]
        rows.append((_slammer(name, moved), *(both(c.win + c.double, c.loss + c.doubled) for c in found)))
    return Sheet(caption, (say("Attacker"), *targets), tuple(rows))


def off_sheet() -> Sheet:
    """Slams that send the target off the pitch."""
    rows = []
    for name, moved in slammers():
        cells = []
        for other in PROFILES:
            found = [slammed(PROFILES[name], PROFILES[other], how, moved=moved).hurt.off
                     for how in (SLAMBACK, DODGE) if may(PROFILES[other].role, how)]  # fmt: skip
            cells.append(both(*found) if len(found) > 1 else percent(*found))
        rows.append((_slammer(name, moved), *cells))
    return Sheet(
        say("A Slam that sends its target off the pitch, against a Slamback / against a Dodge"),
        (say("Attacker"), *PROFILES), tuple(rows),
    )  # fmt: skip


def answer_sheet() -> Sheet:
    """Which answer to a Slam is better."""
    rows = []
    for other in answering(SLAMBACK):
        for name, moved in slammers():
            if not moved:
                back, away = (slammed(PROFILES[name], PROFILES[other], how, moved=moved) for how in (SLAMBACK, DODGE))
                rows.append((
                    other, name, percent(back.contest.win + back.contest.double),
                    percent(back.contest.loss + back.contest.doubled), percent(back.back.all),
                    percent(away.contest.win + away.contest.double), percent(away.contest.doubled),
                ))  # fmt: skip
    caption = say("How to answer a Slam from the front: what comes of either answer")
    return Sheet(caption, tuple(map(say, _ANSWERS)), tuple(rows))


_ANSWERS: Sequence[Sentence] = (
    "Target", "Attacker", "Slamback: he is beaten", "he pushes the attacker", "or even knocks him down",
    "Dodge: he is beaten", "he has a free hex",
)  # fmt: skip


def steal_sheet() -> Sheet:
    """Steals, by who tries it and how the carrier answers."""
    carriers = [(name, how) for name, one in PROFILES.items() if may(one.role, CATCH)
                for how in (SLAMBACK, DODGE) if may(one.role, how)]  # fmt: skip
    rows = []
    for name, one in PROFILES.items():
        if may(one.role, STEAL):
            found = [contest(of(one, STEAL), of(PROFILES[other], how)) for other, how in carriers]
            rows.append((name, *(both(c.double, c.win) for c in found)))
    verb: Mapping[str, Sentence] = {SLAMBACK: "{name} slams back", DODGE: "{name} dodges"}
    head = (say("Who steals"), *(say(verb[how], name=other) for other, how in carriers))
    return Sheet(say("A Steal: he takes the ball / knocks it loose"), head, tuple(rows))


def slammers() -> list[tuple[str, bool]]:
    """Whoever may slam, from where he stands and after moving adjacent."""
    return [(name, moved) for name, one in PROFILES.items() if may(one.role, SLAM) for moved in (False, True)]


def answering(answer: str) -> list[str]:
    """Whoever may answer so."""
    return [name for name, one in PROFILES.items() if may(one.role, answer)]


def _slammer(name: str, moved: bool) -> str:
    return say("{name}, moved" if moved else "{name}", name=name)
