"""3.07 Multiple face-to-face roll, 4.06 Multiple dice: several opponents, several dice, one at a time.

Each die of the active player faces one opponent; opponents without a die against them roll unopposed; each result
counts before the next roll. When he is down, the rest neither roll nor fall. He rolls for a `RolledAction`, which the
module of his action makes; a `Foe` against him is a tackle or a steal. Leans on 1.14, 1.15, 1.20, 3.06 and 4.05.
"""

from collections.abc import Callable, Iterable
from typing import Protocol

from touchline.core.dice.throws import Die
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import more_dice, used
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.events import SeriesStopped, SkillUsed
from touchline.takkure.events.rolls import ExtraDice
from touchline.takkure.records import NOBODY, Steal, Tackle
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.order import Due, OpenRoll, roll_at_once
from touchline.takkure.rules.position_skills import SAID, skill_for
from touchline.takkure.rules.rolls import die, throw
from touchline.takkure.rules.rugby import prevails
from touchline.takkure.rules.steal import OF_STEALS, STEAL, steal_die, steal_takes_effect, void
from touchline.takkure.rules.tackle import TACKLE, tackle_takes_effect
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

Foe = Tackle | Steal


class RolledAction(Protocol):
    """What the active player rolls for in step 5, against one opponent after another or against nobody."""

    by: int

    @property
    def verb(self) -> str:
        """The action, for its dice and skills."""

    @property
    def number(self) -> str:
        """The rule of the action."""

    @property
    def alone(self) -> str:
        """What rolling against nobody is called."""

    @property
    def stated(self) -> tuple[str, ...]:
        """What is stated of his roll."""

    def die(self) -> Die:
        """One of his dice."""

    def possible(self) -> bool:
        """Can he still do it?"""

    def lonely(self) -> bool:
        """Does he roll even though nobody stands against him?"""

    def by_himself(self, result: str) -> Rules[None]:
        """What an unopposed roll does."""

    def against(self, foe: Foe, mine: str, his: str, left: int) -> Rules[None]:
        """What a face-to-face roll does to both; `left` is how many dice he still has."""

    def stopped(self) -> Rules[None]:
        """He can no longer do it, and has dice left."""


@rule("4.06")
def dice_for(s: State, player: int, action: str) -> int:
    """4.06: how many dice a player rolls for an action; one, unless a skill says more."""
    skill = skill_for(s, player, action)
    return (int(SKILLS[skill]["dice"]) if skill else 1) + more_dice(s, player, action)


@rule("4.06")
def _skill_told(s: State, player: int, action: str, dice: int) -> Rules[None]:
    skill = skill_for(s, player, action)
    if skill is not None:
        name = s.line_up.names[player]
        yield SkillUsed(SAID[skill], name, skill)
        yield prevails(s, player, skill, str(SKILLS[skill]["over"]))
        yield ExtraDice(STATED["4.06-a"], name, skill, dice)
    if more_dice(s, player, action):
        yield from used(s, player, "dice", action)


def foe_dice(s: State, foe: Foe) -> Rules[list[Die]]:
    """Every die of an opponent. Returns them."""
    if isinstance(foe, Steal):
        return [steal_die(s, foe)]
    dice = dice_for(s, foe.by, TACKLE)
    yield from _skill_told(s, foe.by, TACKLE, dice)
    return [die(s, foe.by, "STR", action=TACKLE)] * dice


def foe_takes_effect(s: State, foe: Foe, result: str, late: tuple[str, ...] = ()) -> Rules[list[Due]]:
    """What an opponent's roll does, and which rolls are due for it; `late`: the rulings by which he still rolls."""
    if isinstance(foe, Steal):
        yield from steal_takes_effect(s, foe, result)
        return []
    return (yield from tackle_takes_effect(s, foe, result, late)) or []


def against(foe: Foe, verb: str = "") -> tuple[str, ...]:
    """What is stated of an opponent's roll; `verb`: what his die meets."""
    if isinstance(foe, Tackle):
        return ("1.20-a",)
    return (OF_STEALS[foe.how], "3.03-f") if verb == "pass" else (OF_STEALS[foe.how],)


def resolve_foe(s: State, foe: Foe, result: str, late: tuple[str, ...] = ()) -> Rules[None]:
    """What an opponent's roll does, and the rolls that are due for it (R-79)."""
    yield from roll_at_once(s, (yield from foe_takes_effect(s, foe, result, late)))


def is_open(s: State, foe: Foe) -> bool:
    """R-71, R-79: may he still roll?"""
    return void(s, foe) is None if isinstance(foe, Steal) else not s.off[foe.by]


class Series:
    """The rolls of the active player's dice, and of those who are his opponents or the carrier's.

    `foes` are those whom his dice may meet; `late` ones roll when he has rolled (R-21).
    """

    def __init__(self, s: State, action: RolledAction | None, foes: Iterable[Foe], late: Iterable[Foe] = ()) -> None:
        self.s, self.action = s, action
        self.foes, self.late = list(foes), list(late)
        self.crowd = len(self.foes) + len(self.late) > 1
        self.dice = dice_for(s, action.by, action.verb) if action else 0
        self.begun = False

    def told(self) -> Rules[None]:
        """The skill behind his extra dice."""
        if self.action is not None:
            yield from _skill_told(self.s, self.action.by, self.action.verb, self.dice)

    @rule("3.07")
    def settle(self) -> Rules[None]:
        """3.07-d: who is down ends the series; what has become void is dropped (R-79)."""
        s = self.s
        for foes in (self.foes, self.late):
            foes[:] = [foe for foe in foes if is_open(s, foe)]
        on = {foe.on for foe in (*self.foes, *self.late) if isinstance(foe, Tackle) and not standing(s, foe.on)}
        if on:
            left = tuple(s.line_up.names[foe.by] for foe in (*self.foes, *self.late))
            rulings = ("R-77",) if self.action is None else ()
            no_dodge = ("3.07-e",) if self.action is not None and self.action.verb == "dodge" else ()
            yield SeriesStopped(STATED["3.07-d", *no_dodge], s.line_up.names[on.pop()], left, rulings)
            self.foes, self.late = [], []
        if self.dice:
            assert self.action is not None  # noqa: S101 - dice are an action's
            if not self.action.possible():
                self.dice = 0
                yield from self.action.stopped()
            elif not self.foes and not self.action.lonely():
                self.dice = 0

    def open(self) -> list[OpenRoll]:
        """3.07-b, c: what may be rolled now."""
        found: list[OpenRoll] = []
        action = self.action
        if self.dice and not self.foes:
            assert action is not None  # noqa: S101 - dice are an action's
            found.append(OpenRoll(action.alone, action.by, action.number, self._alone))
        for foe in self.foes:
            if self.dice:
                several = self.dice > 1 and len(self.foes) > 1
                found.append(OpenRoll("face", foe.by, "3.07", self._faces(foe, 1 if several else self.dice)))
                if several:
                    found.append(OpenRoll("face with all dice", foe.by, "4.06", self._faces(foe, self.dice)))
            if not self.dice or len(self.foes) > 1:
                found.append(OpenRoll("leave", foe.by, "3.07", self._leaves(foe)))
        if not self.dice:
            found += [OpenRoll("leave", foe.by, "3.07", self._leaves(foe)) for foe in self.late]
        return found

    def _alone(self) -> Rules[None]:
        assert self.action is not None  # noqa: S101 - only offered with an action
        dice, self.dice = self.dice, 0
        results = yield from throw(self.action.verb, [self.action.die()] * dice, *self.action.stated)
        yield from self.action.by_himself(results[self.s.line_up.names[self.action.by]])

    def _faces(self, foe: Foe, dice: int) -> Callable[[], Rules[None]]:
        def rolls() -> Rules[None]:
            assert self.action is not None  # noqa: S101 - only offered with an action
            self.foes.remove(foe)
            turned = (*self._again(), *(("4.06-b",) if dice != self.dice else ()))
            self.dice -= dice
            names = self.s.line_up.names
            his = yield from foe_dice(self.s, foe)
            results = yield from throw(
                self.action.verb,
                [*[self.action.die()] * dice, *his],
                *self.action.stated,
                *against(foe, self.action.verb),
                *turned,
            )
            yield from self.action.against(foe, results[names[self.action.by]], results[names[foe.by]], self.dice)

        return rolls

    def _again(self) -> tuple[str, ...]:
        """What is stated of a roll that another one of the series has gone before."""
        begun, self.begun = self.begun, True
        return ("3.07-a", "3.07-d") if begun else ()

    def _unmet(self, late: bool) -> tuple[str, ...]:
        """What is stated of a roll against nobody's dice, where somebody is acting: perhaps his pass has succeeded."""
        action = self.action
        if action is None:
            return ()
        passed = action.verb == "pass" and self.s.carrier not in (NOBODY, action.by)
        return (*(() if late else ("3.07-c",)), *(("3.07-f",) if passed else ()))

    def _leaves(self, foe: Foe) -> Callable[[], Rules[None]]:
        def rolls() -> Rules[None]:
            late = foe in self.late
            (self.late if late else self.foes).remove(foe)
            verb = STEAL if isinstance(foe, Steal) else TACKLE
            stated = (*against(foe), *self._again(), *self._unmet(late))
            results = yield from throw(verb, (yield from foe_dice(self.s, foe)), *stated)
            result = results[self.s.line_up.names[foe.by]]
            yield from resolve_foe(self.s, foe, result, ("R-21",) if late else ())

        return rolls
