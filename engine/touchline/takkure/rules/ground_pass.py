"""3.03 Pass from the ground: a fallen carrier may still get rid of the ball, not far and not well.

It is his first action, and then he has no second one. BaC has -2 on top of the range, but not for the reception (R-28).
It goes no farther than 8 inches: measured in step 5, a longer pass is not made. A defender who steals the ball from him
meets his dice (3.06, 3.07). In all else it is a pass (R-68). Leans on 2.01 and 3.01.
"""

from random import Random

from touchline.core.inches.geometry import Point
from touchline.core.play.requests import Command, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import ActionChosen, PassNotMade
from touchline.takkure.events.ball import PassHeld
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import Pass
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.multiple_rolls import Series
from touchline.takkure.rules.passing import Throwing, declare_pass, plan_pass, propose_pass, range_of, receivers
from touchline.takkure.rules.pressure import pressures
from touchline.takkure.rules.ranges import in_band
from touchline.takkure.rules.steal import void
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

GROUND_PASS = "ground pass"  # noqa: S105 - a verb
CHAPTER = 3
_GROUND = modifier(NUMBERS.ground_pass.modifier, "from-the-ground", STATED["3.03-b"])


def ground_pass_option(s: State, player: int) -> Option:
    """3.03-a, e: a receiver is named; where there is none, the player is activated in vain (R-63)."""
    name = s.line_up.names[player]
    here: tuple[Point, ...] = (s.at[player],)
    able = [s.line_up.names[m] for m, refusal in receivers(s, player, here).items() if refusal is None]

    def in_vain(command: Command) -> Pass | Refusal | None:
        return None if "to" not in command else check(command)

    def check(command: Command) -> Pass | Refusal:
        if s.line_up.chapter < CHAPTER:
            return refuse("1.03", "ground-pass-waits-for-exercise", taught_by="3.03", chapter=CHAPTER)
        return plan_pass(s, player, here, command, ground=True)

    def propose(chance: Random) -> Command:
        command = propose_pass(s, player, here, GROUND_PASS, chance)
        return {key: value for key, value in command.items() if key != "from"}

    if s.line_up.chapter < CHAPTER or not able:
        return Option(GROUND_PASS, name, "3.03", None, None, in_vain)
    return Option(GROUND_PASS, name, "3.03", None, {"to": able}, check, propose)


@rule("3.03")
def pass_from_the_ground(s: State, plan: Pass | None) -> Rules[None]:
    """3.03-a: declared in step 1; without a receiver, not made."""
    name = s.line_up.names[s.active]
    yield ActionChosen(STATED["1.03-c", "1.03-d", "3.01-b", "3.03-a"], name, "pass from the ground")
    if plan is None:
        yield PassNotMade("3.03", name)
    else:
        yield from declare_pass(s, plan)


@rule("3.03")
def begin_ground_pass(s: State) -> Rules[Series | None]:
    """3.03-b, c, f: -2, at most 8 inches, against everyone who has a hand on the ball. Returns the series, or None."""
    throw = s.throw
    assert throw is not None  # noqa: S101 - only called with a declared pass
    apart = yield from range_of(s, throw)
    if apart > NUMBERS.ground_pass.reach:
        yield PassHeld(STATED["3.03-c"], s.line_up.names[throw.by], "too far")
        return None
    band = in_band(apart, NUMBERS.passing.modifiers, STATED["2.01-f", "2.01-g"])
    pressed = yield from pressures(s, throw.by)
    hands = [steal for steal in s.steals if void(s, steal) is None]
    return Series(s, Throwing(s, throw, apart, (band, _GROUND, *pressed)), hands)
