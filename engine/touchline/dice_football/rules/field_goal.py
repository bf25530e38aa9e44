"""S-21 Field goal attempt, S-22 How far it is, S-23 Six alike on an attempt.

One small position: from the opponents' 30 the kick needs 40 yards. That is 30 to the goal line and 10 to the rear edge
of the end zone. Red rolls 10, 10, 20: good.

Nobody wins the roll of an attempt (RS-16); a miss is S-27.
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import NO_GAIN, TEN, YARDS
from touchline.dice_football.events import KickMeasured, KickNeeds, OfSixAlike, SixAlike
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.chip import six_of_a_kind
from touchline.dice_football.rules.drive import score_and_restart
from touchline.dice_football.rules.ordinary import miss_kick
from touchline.dice_football.rules.rolling import Hands
from touchline.dice_football.state import NOBODY, State
from touchline.dice_football.stated import STATED


def attempt(s: State, hands: Hands, results: tuple[str, ...], needed: int | None) -> Rules[None]:
    """An attempt whose dice have fallen: six alike first, then the distance."""
    side = yield from six_of_a_kind(s, results)
    if side != NOBODY:
        done = yield from six_on_a_kick(s, side)
        if done:
            return
    yield from kick(s, sum(YARDS.get(face, 0) for face in hands[0]), needed)


@rule("S-23")
def six_on_a_kick(s: State, side: int) -> Rules[bool]:
    """S-23: six 10s are a fake and a touchdown, six NGs a block carried back for one. Returns True."""
    what: OfSixAlike
    symbol, what = (TEN, "fake field goal") if side == s.offence else (NO_GAIN, "blocked kick return")
    number = STATED["S-23-a"] if side == s.offence else STATED["S-23-c"]
    yield SixAlike(number, s.team(side), symbol, what)
    return (yield from score_and_restart(s, number, side, what, NUMBERS.score.touchdown))


@rule("S-22")
def rear_edge(s: State) -> Rules[int]:
    """S-22 How far it is: to the goal line, and through an end zone 10 yards deep; told before the roll.

    Returns the yards.
    """
    needed: int = NUMBERS.field.length - s.yard + NUMBERS.field.end_zone
    yield KickNeeds(STATED["S-22-b"], s.attackers(), s.spot(), needed)
    return needed


@rule("S-21")
def kick(s: State, total: int, needed: int | None) -> Rules[None]:
    """S-21 Field goal attempt: 10s and 20s must add up to the rear edge of the end zone; 3 points (RS-16)."""
    if needed is None:
        needed = NUMBERS.field.length - s.yard
    good = total >= needed
    number = STATED["S-21-a", "S-21-b"] if good else STATED["S-21-a", "S-21-c"]
    yield KickMeasured(number, s.attackers(), total, needed, good, ("RS-16",))
    if good:
        yield from score_and_restart(s, STATED["S-21-b"], s.offence, "field goal", NUMBERS.score.field_goal)
    else:
        yield from miss_kick(s)
