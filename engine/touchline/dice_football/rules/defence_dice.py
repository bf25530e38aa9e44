"""S-13 NG, S, TO and P6, S-14 Six NGs: what the defence's winning play does.

Each function returns True when the down is settled (points, the ball lost); None leaves it to S-16.

Leans on S-24 for a sack that reaches the goal line and on S-26 for the drive after a score.
"""

from collections.abc import Callable, Mapping

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import NO_GAIN, PICK_SIX, SACK, TURNOVER
from touchline.dice_football.events import NoGain, Sacked, SixAlike, TurnedOver
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.drive import begin, score_and_restart
from touchline.dice_football.rules.safety import concede_safety
from touchline.dice_football.state import State
from touchline.dice_football.stated import STATED


@rule("S-13")
def no_gain(s: State) -> Rules[None]:
    """S-13: NG, nothing gained."""
    yield NoGain(STATED["S-13-a"], s.attackers())


@rule("S-13")
def sack(s: State) -> Rules[bool]:
    """S-13: S, the ball goes back 10 yards; as far as the goal line is a safety (S-24)."""
    to = s.yard - NUMBERS.sack.yards
    yield Sacked(STATED["S-13-b"], s.attackers(), NUMBERS.sack.yards, s.spot(to))
    if to > 0:
        s.yard = to
        return False
    done = yield from concede_safety(s, to)
    if not done:
        s.yard = 1
    return done


@rule("S-13")
def turnover(s: State) -> Rules[bool]:
    """S-13: TO, the ball changes hands where it lies, and the dice with it."""
    yield TurnedOver(STATED["S-13-c"], s.defenders(), s.spot(), "turnover")
    yield from begin(s, STATED["S-13-c"], s.defence, NUMBERS.field.length - s.yard)
    return True


@rule("S-13")
def pick_six(s: State) -> Rules[bool]:
    """S-13: P6, an interception carried back for 7 points."""
    return (
        yield from score_and_restart(s, STATED["S-13-e"], s.defence, "interception return", NUMBERS.score.touchdown)
    )


@rule("S-14")
def six_no_gains(s: State) -> Rules[bool]:
    """S-14: six NGs on one roll are a touchdown for the defence."""
    yield SixAlike(STATED["S-14-a"], s.defenders(), NO_GAIN, "defensive touchdown")
    return (
        yield from score_and_restart(s, STATED["S-14-a"], s.defence, "defensive touchdown", NUMBERS.score.touchdown)
    )


PLAYS: Mapping[str, Callable[[State], Rules[bool | None]]] = {
    NO_GAIN: no_gain,
    SACK: sack,
    TURNOVER: turnover,
    PICK_SIX: pick_six,
}
