"""3.06 Ball steal: off the ground, out of the hands of a carrier on the ground, or out of the air.

One small position: AGUILA at (12, 12) passes to SUZU at (4, 12). GARRA has moved to (8, 12.9), and his base reaches
into the strip between their bases. When the ball has left AGUILA's hands, GARRA rolls BaC with -2.

Which of the three is named when it is declared. It must fit then and when it is rolled (R-71); contact is read in
step 5. A steal that fails or has become void costs nothing. Leans on 1.07, 2.01 and 3.04.
"""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final, NamedTuple

from touchline.core.dice.throws import Die
from touchline.core.inches.geometry import Circle, Point, near_hull, touch
from touchline.core.play.requests import Command, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.commands import AIR, GROUND, LOOSE
from touchline.takkure.events import NoEffect, NothingHappens
from touchline.takkure.events.ball import StealDeclared, StealVoid, Stolen, StolenBall, WhyVoid
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY, Steal
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.ball import hold
from touchline.takkure.rules.defensive_move import defensive_move, defensive_reach
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.order import OpenRoll
from touchline.takkure.rules.rolls import CANCELLED, WON, die, throw
from touchline.takkure.rules.space import plan_move, propose_move
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.stated import STATED

STEAL: Final = "steal"

INTERCEPT: Final = "intercept"
CHAPTER = 3
OF_STEALS: Mapping[StolenBall, str] = {LOOSE: "3.06-d", GROUND: "3.06-e", AIR: "3.06-f"}
"""The statement about each way."""
_BY: Mapping[StolenBall, tuple[int, str]] = {
    LOOSE: (NUMBERS.steal.loose, "loose-ball"),
    GROUND: (NUMBERS.steal.ground, "ball-held-on-the-ground"),
    AIR: (NUMBERS.steal.air, "ball-in-the-air"),
}
_MODIFIER = {how: (modifier(by, code, STATED[OF_STEALS[how]]),) if by else () for how, (by, code) in _BY.items()}


class Plan(NamedTuple):
    """Which ball is to be stolen, and the way there."""

    how: StolenBall
    target: int
    path: tuple[Point, ...]


@rule("3.06")
def stealable(s: State) -> tuple[StolenBall, ...]:
    """3.06-b, c, R-71: the variants that fit now. Never from a player who stands, unless he throws it."""
    if s.carrier == NOBODY:
        return (LOOSE,) if s.ball is not None else ()
    return (AIR,) if standing(s, s.carrier) else (GROUND, AIR)


@rule("3.06")
def plan_steal(s: State, player: int, command: Command) -> Plan | Refusal:
    """3.06-a, b: the variant by name, and a defensive move."""
    how = command.get("how")
    fitting = stealable(s)
    if how is None:
        return refuse("", "lacks-way-of-stealing", ways=list(fitting))
    if how not in fitting:
        return _why_not(s, how)
    path = plan_move(s, player, defensive_reach(s, player), "1.07", command)
    if isinstance(path, Refusal):
        return path
    return Plan(how, s.carrier if how == GROUND else NOBODY, path)


def _why_not(s: State, how: str) -> Refusal:
    """Of the ways that do not fit; with a carrier, the air always does."""
    if s.carrier == NOBODY:
        return refuse("3.06", "ball-is-loose")
    return refuse("3.06", "ball-is-held" if how == LOOSE else "carrier-stands", who=s.line_up.names[s.carrier])


@rule("3.06")
def declare_steal(s: State, player: int, plan: Plan) -> Rules[None]:
    """3.06-a: the declaration first, then the defensive move."""
    names = s.line_up.names
    yield StealDeclared(
        STATED["3.06-a", "3.06-b", "1.05-e"],
        names[player],
        plan.how,
        names[plan.target] if plan.target != NOBODY else None,
    )
    s.markers[player] = STEAL
    yield from defensive_move(s, player, plan.path, "3.06-a", "1.07-c")
    s.steals.append(Steal(player, plan.how, plan.target))


def propose_steal(s: State, player: int, chance: Random) -> Command:
    """One of the fitting variants, on the spot or after a move that nobody blocks."""
    fitting = stealable(s)
    how = fitting[int(chance.random() * len(fitting))]
    named = {"do": STEAL, "player": s.line_up.names[player], "how": how}
    if chance.random() < 0.5:
        return named
    command = {**propose_move(s, player, defensive_reach(s, player), STEAL, chance), **named}
    return named if isinstance(plan_steal(s, player, command), Refusal) else command


def void(s: State, steal: Steal) -> WhyVoid | None:
    """R-71: why this steal cannot be rolled now, or None. One in the air waits for the pass."""
    mine = s.disc(steal.by)
    if steal.how == AIR:
        return "no pass"
    if steal.how == LOOSE:
        if s.ball is None:
            return "no such ball"
        return None if touch(mine, (s.ball, BALL_RADIUS)) else "no contact"
    if s.carrier != steal.target or standing(s, steal.target):
        return "no such ball"
    return None if touch(mine, s.disc(steal.target)) else "no contact"


def steal_die(s: State, steal: Steal) -> Die:
    """3.06-d, e, f: BaC, with the modifier of the variant."""
    return die(s, steal.by, "BaC", _MODIFIER[steal.how], action=STEAL)


@rule("3.06")
def steal_takes_effect(s: State, steal: Steal, result: str, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """3.06: the thief holds the ball, or nothing has happened (R-71). Either way this steal is over."""
    s.steals.remove(steal)
    name = s.line_up.names[steal.by]
    if result in WON:
        yield Stolen(STATED[OF_STEALS[steal.how]], name, steal.how, rulings)
        yield from hold(s, steal.by)
    else:
        why: NoEffect = "cancelled" if result == CANCELLED else "failed"
        yield NothingHappens(STATED[OF_STEALS[steal.how]], name, STEAL, why, (*rulings, "R-71"))


def roll_steal(s: State, steal: Steal) -> Rules[None]:
    """3.06: one thief alone; where several would, one after another (R-55)."""
    several = sum(void(s, other) is None for other in s.steals) > 1
    results = yield from throw(STEAL, [steal_die(s, steal)], OF_STEALS[steal.how])
    yield from steal_takes_effect(s, steal, results[s.line_up.names[steal.by]], ("R-55",) if several else ())


@rule("3.06")
def interceptors(s: State, thrower: Circle, receiver: Circle) -> list[Steal]:
    """3.06-f: those whose bases reach between the two (R-32)."""
    return [x for x in s.steals if x.how == AIR and near_hull(s.disc(x.by), thrower, receiver)]


class Interception:
    """3.06-f, R-31: while the ball flies, those in its way roll until one of them has it."""

    def __init__(self, s: State, thrower: Circle, receiver: Circle) -> None:
        self.s, self.caught = s, False
        self.waiting = [x for x in s.steals if x.how == AIR]
        self.between = interceptors(s, thrower, receiver) or []

    def open(self) -> list[OpenRoll]:
        """One roll for each thief, in the order that the attacking coach likes."""
        if self.caught:
            return []
        return [OpenRoll(INTERCEPT, x.by, "3.06", partial(self._reach, x), ("R-31",)) for x in self.between]

    def _reach(self, steal: Steal) -> Rules[None]:
        s, name = self.s, self.s.line_up.names[steal.by]
        self.between.remove(steal)
        self.waiting.remove(steal)
        results = yield from throw(INTERCEPT, [steal_die(s, steal)], OF_STEALS[steal.how])
        self.caught = results[name] in WON
        if self.caught:
            yield Stolen(STATED["3.06-f"], name, AIR, ("R-31", "R-32"))
            yield from hold(s, steal.by)
        else:
            yield NothingHappens(STATED["3.06-f"], name, INTERCEPT, "failed", ("R-31", "R-32", "R-71"))

    @rule("3.06")
    def over(self) -> Rules[None]:
        """R-71: the ball is down or caught, and whoever has not rolled has nothing left to steal."""
        for steal in self.waiting:
            why: WhyVoid = "no such ball" if steal in self.between else "not in its way"
            yield StealVoid(STATED["3.06-f"], self.s.line_up.names[steal.by], why, ("R-31", "R-32", "R-71"))
        self.s.steals = [x for x in self.s.steals if x.how != AIR]


@rule("3.06")
def void_steals(s: State) -> Rules[None]:
    """R-71: what was declared and never came to a roll."""
    for steal in s.steals:
        yield StealVoid(STATED[OF_STEALS[steal.how]], s.line_up.names[steal.by], void(s, steal) or "no such ball")
    s.steals = []
