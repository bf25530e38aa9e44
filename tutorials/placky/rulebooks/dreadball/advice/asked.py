"""`placky odds dreadball --slam 4 --strength 4+ ...`: what comes of one action of players whom a coach describes.

An option that has no part in the action is refused, as it would be left out of the count in silence.
"""

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from placky.errors import PlackyError
from placky.rulebook import Sheet
from placky.rulebooks.dreadball.advice.options import ACTIONS, ANSWERS, COUNTED, SIXES
from placky.rulebooks.dreadball.advice.pools import (
    ARMOUR_CHECK,
    DASH,
    EVADE,
    TESTS,
    modifiers,
    percent,
    pool,
    so_many,
    stat_of,
)
from placky.rulebooks.dreadball.words.numbers import say
from placky.sentences import Plural, Sentence
from placky.words import listed
from touchline.core.dice.successes import SuccessPool, at_least, exactly
from touchline.dreadball.chances import FIRST, WORST, Clash, Harm, clash, freed, passed, row
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.stats import JACK, PROFILES, ROLES, STATS, Profile, may
from touchline.dreadball.rules.throw import dice_at
from touchline.dreadball.verbs import CATCH, DODGE, PASS, PICK_UP, SLAM, SLAMBACK, STAND_UP, STEAL, STRIKE

IN_A_ROW = 5
"""Dashes or Evades of one action that are told."""


class Asked:
    """The options of one question. Those that nobody has taken have no part in it."""

    def __init__(self, options: Namespace) -> None:
        said = {name: value for name, value in vars(options).items() if value is not None and value is not False}
        self.option = next((one for one in ACTIONS if one.replace("-", "_") in said), "")
        self.dice: int = said.pop(self.option.replace("-", "_"), COUNTED)
        self.bursts = SIXES[said.pop("sixes")]
        self.table: str | None = said.pop("table", None)
        self.left = said
        self.said = dict(said)

    def take(self, name: str, usual: Any = None) -> Any:
        """The value of an option, which has a part in the answer."""
        self.left.pop(name, None)
        return self.said.get(name, usual)

    def has(self, *names: str) -> bool:
        """Is any of these said?"""
        return any(name in self.said for name in names)

    def refuse_the_rest(self, what: str) -> None:
        """Refuse what has no part in the answer."""
        if self.left:
            has = "has" if len(self.left) == 1 else "have"
            raise PlackyError(f"{listed([_option(name) for name in self.left])}: {has} no part in {what}")


class Side:
    """One of the two players, as the options describe him."""

    def __init__(self, asked: Asked, prefix: str = "") -> None:
        self.asked, self.prefix = asked, prefix
        name = asked.take(f"{prefix}profile")
        self.profile: Profile | None = PROFILES[name] if name else None
        self.role: str = asked.take(f"{prefix}role") or (self.profile.role if self.profile else JACK)

    def check(self, test: str) -> None:
        """Refuse what his role never does (D-05)."""
        if not may(self.role, test):
            allowed = listed([f"{role}s" for role in ROLES if may(role, test)])
            raise PlackyError(f"--{self.asked.option}: {self.role}s have no {test}; allowed: {allowed} (rule D-05)")

    def knows(self, test: str) -> bool:
        """Is the stat of this test known?"""
        return self.profile is not None or self.asked.has(f"{self.prefix}{TESTS[test].stat.lower()}")

    def stat(self, test: str) -> int:
        """The stat of a test."""
        stat = TESTS[test].stat
        name = f"{self.prefix}{stat.lower()}"
        said: int | None = self.asked.take(name)
        if said is None and self.profile is None:
            raise PlackyError(
                f"--{self.asked.option}: {_option(name)} is missing, as a {test} is a test of {stat}; say it, or "
                f"{_option(f'{self.prefix}profile')}"
            )
        return said if said is not None else stat_of(self.profile, stat) if self.profile else 0

    def threats(self, usual: int = 0) -> int:
        """How many enemies threaten him."""
        return int(self.asked.take(f"{self.prefix}threats", usual))

    def pool(self, test: str, dice: int = COUNTED, *, base: int = NUMBERS.test.dice) -> SuccessPool:
        """His dice for a test: so many, or as the rules count them."""
        target = self.stat(test)
        if dice != COUNTED:
            return SuccessPool(dice, target, self.asked.bursts)
        hurried = TESTS[test].more
        more = bool(hurried and self.asked.take(hurried))
        enemies = 0 if test == ARMOUR_CHECK else self.threats()
        return pool(test, target, self.role, enemies, more=more, base=base, bursts=self.asked.bursts)


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


# ------------------------------------------------------------------ answers


def answers(options: Namespace) -> list[Sheet]:
    """What comes of the action that is asked about; nothing where none is. Raises `PlackyError`."""
    asked = Asked(options)
    if not asked.option:
        if asked.left:
            raise PlackyError(
                f"{listed([_option(name) for name in asked.left])}: of which action? Name one: "
                f"{', '.join(f'--{option}' for option in ACTIONS)}"
            )
        return []
    test = ACTIONS[asked.option]
    me = Side(asked)
    me.check(test)
    sheets = [_with_sixes(sheet, asked) for sheet in _SHEETS[test](asked, me)]
    what = f"this {test}" if asked.dice == COUNTED else f"this {test} with {so_many(asked.dice)}"
    asked.refuse_the_rest(what)
    return sheets


def _with_sixes(sheet: Sheet, asked: Asked) -> Sheet:
    return sheet if asked.bursts else replace(sheet, caption=say("{caption}; sixes add no dice", caption=sheet.caption))


def _told(one: SuccessPool) -> str:
    return say("{number:counted} on {target}+", number=one.number, target=one.target)


def _chances(caption: str, rows: Sequence[tuple[str, Fraction]]) -> Sheet:
    return Sheet(
        caption, (say("What comes of it"), say("Chance")), tuple((what, percent(share)) for what, share in rows)
    )


def _in_a_row(asked: Asked, me: Side) -> Iterator[Sheet]:
    """Dashes or Evades of one action, each harder than the one before."""
    test = ACTIONS[asked.option]
    first = me.pool(test, asked.dice) if test == DASH or asked.dice != COUNTED else _evade(me)
    before: list[SuccessPool] = []
    further = first
    if test == DASH and asked.dice == COUNTED:
        further = pool(DASH, first.target, me.role, bursts=first.bursts)
        if enemies := me.threats():  # an Evade comes first, and counts (RD-18)
            before = [pool(EVADE, first.target, me.role, enemies, bursts=first.bursts)]
    found = row([*before, first, *[further] * (IN_A_ROW - 1)])[len(before) :]
    told = {"first": _told(first), "evade": _told(before[0]) if before else ""}
    rows = tuple((str(n), percent(share)) for n, share in enumerate(found, 1))
    head = (say("Dashes" if test == DASH else "Evades"), say("Chance"))
    yield Sheet(say(_ROW[test, bool(before)], told), head, rows)


_ROW: Mapping[tuple[str, bool], Sentence] = {
    (DASH, False): "Dashes of one action, the first with {first}: the chance to stand after all of them",
    (DASH, True): (
        "Dashes of one action, the first with {first}, after an Evade with {evade}: the chance to stand after all of "
        "them"
    ),
    (EVADE, False): "Evades of one action, the first with {first}: the chance to stand after all of them",
}
"""A test that is made several times in a row, and whether an Evade comes before it."""


def _evade(me: Side) -> SuccessPool:
    enemies = me.threats(1)
    if not enemies:
        raise PlackyError("--threats 0: nobody has to Evade out of a hex that is not threatened (rule D-08)")
    return pool(EVADE, me.stat(EVADE), me.role, enemies, bursts=me.asked.bursts)


def _freed(asked: Asked, me: Side) -> Iterator[Sheet]:
    """A Pick up or Stand up."""
    test = ACTIONS[asked.option]
    mine = me.pool(test, asked.dice)
    caption, failed, good, free = (say(one, dice=_told(mine)) for one in _FREED[test])
    found = freed(mine)
    rows = [(failed, found.failed), (good, found.bare), (free, found.free)]
    yield _chances(caption, rows)


_FREED: Mapping[str, tuple[Sentence, ...]] = {
    PICK_UP: (
        "Pick up with {dice}", "The ball scatters, and the rush ends", "He has the ball",
        "He has the ball, and a free action",
    ),
    STAND_UP: ("Stand up with {dice}", "He stays down", "He stands", "He stands, and a free action"),
}  # fmt: skip
"""A test -> its caption, and what comes of it: nothing, that it is done, and with an action more."""


def _thrown(asked: Asked, me: Side) -> SuccessPool:
    """The dice of a throw."""
    if asked.dice == COUNTED and not asked.has("hexes"):
        raise PlackyError(f"--{asked.option}: how far? Say --hexes N, or how many dice: --{asked.option} DICE")
    base = dice_at(asked.take("hexes")) if asked.dice == COUNTED else 0
    return me.pool(ACTIONS[asked.option], asked.dice, base=base)


def _strike(asked: Asked, me: Side) -> Iterator[Sheet]:
    mine = _thrown(asked, me)
    good = at_least(mine, FIRST)
    yield _chances(
        say("A Strike with {dice}", dice=_told(mine)),
        [(say("It scores"), good), (say("It misses, and the ball scatters from the Strike hex"), 1 - good)],
    )


def _pass(asked: Asked, me: Side) -> Iterator[Sheet]:
    mine = _thrown(asked, me)
    catcher = [f"other_{name}" for name in ("profile", "role", *(stat.lower() for stat in STATS), "threats")]
    if not asked.has(*catcher):
        most = max(mine.number, 1) + 1
        rows = [(say(_INACCURATE), exactly(mine, 0))]
        rows += [(say("{dice:counted} for the catch", dice=n), exactly(mine, n)) for n in range(1, most)]
        rows.append((say("{number} or more", number=most), at_least(mine, most)))
        yield _chances(say("A Pass with {dice}", dice=_told(mine)), rows)
        return
    mate = Side(asked, "other_")
    mate.check(CATCH)
    target, change = mate.stat(CATCH), modifiers(CATCH, mate.role, mate.threats())
    found = passed(mine, target, change)
    by = sum(one.by for one in change)
    caption = say(_CAUGHT[(by > 0) - (by < 0)], dice=_told(mine), target=target, change=abs(by))
    yield _chances(
        caption,
        [
            (say(_INACCURATE), found.inaccurate), (say("Accurate, and dropped"), found.dropped),
            (say("He has it"), found.bare), (say("He has it, and a free action"), found.free),
        ],
    )  # fmt: skip


_INACCURATE: Sentence = "Inaccurate: it scatters from the target"
_CAUGHT: Mapping[int, Sentence] = {
    0: "A Pass with {dice}, caught on {target}+",
    1: "A Pass with {dice}, caught on {target}+, {change:counted} more than the throw's successes",
    -1: "A Pass with {dice}, caught on {target}+, {change:counted} fewer than the throw's successes",
}
"""Whether dice are added or taken away from a catch."""


def _armour(asked: Asked, me: Side) -> Iterator[Sheet]:
    mine = me.pool(ARMOUR_CHECK, asked.dice)
    rows = [(say(_OF_HITS, hits=hits), at_least(mine, hits)) for hits in range(1, WORST + 1)]
    yield Sheet(
        say("An armour check with {dice}: every hit is stopped", dice=_told(mine)), (say("Of"), say("Chance")),
        tuple((what, percent(share)) for what, share in rows),
    )  # fmt: skip


_OF_HITS = Plural("hits", one="{hits} hit", other="{hits} hits")


def _attack(asked: Asked, me: Side) -> Iterator[Sheet]:
    """A Slam or Steal against each answer."""
    test = ACTIONS[asked.option]
    mine, other = me.pool(test, asked.dice), Side(asked, "other_")
    known = [how for how in ANSWERS if may(other.role, how) and other.knows(how)]
    wanted = asked.take("against")
    if wanted:
        other.check(wanted)
    elif not known:
        raise PlackyError(
            f"--{asked.option}: the answer is missing; say --other-speed for a dodge, --other-strength for a slamback, "
            "or --other-profile"
        )
    dice = asked.take("other_dice", COUNTED)
    if dice != COUNTED and not wanted and len(known) > 1:
        raise PlackyError("--other-dice: of which answer? Say --against slamback or --against dodge")
    for how in [wanted] if wanted else known:
        answer = other.pool(how, dice)
        armour = other.pool(ARMOUR_CHECK) if test == SLAM and other.knows(ARMOUR_CHECK) else None
        own = me.pool(ARMOUR_CHECK) if how == SLAMBACK and me.knows(ARMOUR_CHECK) else None
        found = clash(mine, answer, armour=armour, own=own)
        yield _chances(
            say(_AGAINST[test, how], dice=_told(mine), other=_told(answer)),
            [
                *_won(test, found, armour), (say("A draw: both turn to face each other"), found.contest.draw),
                *_lost(how, found, own),
            ],
        )  # fmt: skip


_AGAINST: Mapping[tuple[str, str], Sentence] = {
    (SLAM, SLAMBACK): "A Slam with {dice} against a Slamback with {other}",
    (SLAM, DODGE): "A Slam with {dice} against a Dodge with {other}",
    (STEAL, SLAMBACK): "A Steal with {dice} against a Slamback with {other}",
    (STEAL, DODGE): "A Steal with {dice} against a Dodge with {other}",
}
"""An attack and its answer."""


def _won(test: str, found: Clash, armour: SuccessPool | None) -> list[tuple[str, Fraction]]:
    if test == STEAL:
        return [(say("He doubles and takes the ball"), found.contest.double),
                (say("He wins: the ball is knocked loose"), found.contest.win)]  # fmt: skip
    pushed = (say("He wins: his target is pushed back"), found.contest.win)
    if armour is None:
        return [(say("He doubles: his target is knocked down"), found.contest.double), pushed]
    return [*_harm(_HIS_TARGET, found.hurt), pushed]


def _lost(how: str, found: Clash, own: SuccessPool | None) -> list[tuple[str, Fraction]]:
    if how == DODGE:
        return [(say("The dodger wins, and turns to face him"), found.contest.loss),
                (say("The dodger doubles, and has a free hex"), found.contest.doubled)]  # fmt: skip
    pushed = (say("He loses, and is pushed back himself"), found.contest.loss)
    if own is None:
        return [pushed, (say("He is doubled, and knocked down himself"), found.contest.doubled)]
    return [pushed, *_harm(_HIMSELF, found.back)]


_HIS_TARGET: tuple[Sentence, Sentence, Sentence] = (
    "He doubles: his target lies on the pitch",
    Plural(
        "turns", one="He doubles: his target is out of play for {turns} turn",
        other="He doubles: his target is out of play for {turns} turns",
    ),
    "He doubles: his target is removed from the game",
)  # fmt: skip
_HIMSELF: tuple[Sentence, Sentence, Sentence] = (
    "He is doubled, and lies on the pitch",
    Plural(
        "turns", one="He is doubled, and is out of play for {turns} turn",
        other="He is doubled, and is out of play for {turns} turns",
    ),
    "He is doubled, and is removed from the game",
)  # fmt: skip
"""What comes of a double: he lies, is out of play, or is removed."""


def _harm(sentences: tuple[Sentence, Sentence, Sentence], harm: Harm) -> list[tuple[str, Fraction]]:
    lies, out, removed = sentences
    turns = [(say(out, turns=n), share) for n, share in enumerate(harm.out, 1)]
    return [(say(lies), harm.down), *turns, (say(removed), harm.removed)]


_SHEETS: Mapping[str, Callable[[Asked, Side], Iterator[Sheet]]] = {
    SLAM: _attack, STEAL: _attack, PASS: _pass, STRIKE: _strike, PICK_UP: _freed, STAND_UP: _freed, DASH: _in_a_row,
    EVADE: _in_a_row, ARMOUR_CHECK: _armour,
}  # fmt: skip
