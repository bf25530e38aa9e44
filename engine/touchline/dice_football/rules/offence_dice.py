"""S-09 10, 20 and TD, S-10 FG, S-11 Declining a field goal, S-12 Six 10s: what the offence's winning play does.

Each function returns True when the down is settled (points, a fresh set); None leaves it to S-15 and S-16.

Leans on S-26 for the drive after a score and on S-27 for ground that reaches the goal line.
"""

from collections.abc import Callable, Mapping

from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import FIELD_GOAL, TEN, TOUCHDOWN, TWENTY, YARDS
from touchline.dice_football.events import FieldGoalDeclined, FreshDowns, Gained, SixAlike
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.drive import score_and_restart
from touchline.dice_football.rules.ordinary import advance
from touchline.dice_football.state import State
from touchline.dice_football.stated import STATED

TAKE, DECLINE = "take", "decline"
GAINS: Mapping[str, str] = {TEN: STATED["S-09-a"], TWENTY: STATED["S-09-b"]}
OPTIONS = (Option(TAKE, None, "S-11", False), Option(DECLINE, None, "S-11", True))


@rule("S-09")
def gain(s: State, symbol: str) -> Rules[bool]:
    """S-09: a 10 is ten yards, a 20 twenty."""
    return (yield from advance(s, GAINS[symbol], YARDS[symbol]))


@rule("S-09")
def touchdown(s: State, symbol: str) -> Rules[bool]:  # noqa: ARG001 - one signature for all plays
    """S-09: a TD is 7 points."""
    return (yield from score_and_restart(s, STATED["S-09-c"], s.offence, "touchdown", NUMBERS.score.touchdown))


@rule("S-10")
def field_goal_symbol(s: State, symbol: str) -> Rules[bool]:  # noqa: ARG001 - one signature for all plays
    """S-10: on the own side to the 50 with a fresh set of downs (RS-14), from the 50 on 3 points (RS-2)."""
    middle = NUMBERS.field.midfield
    if s.yard < middle:
        return (yield from _to_midfield(s, middle))
    rulings = ("RS-2",) if s.yard == middle else ()
    if not (rulings and s.readings["RS-2"] == "automatic"):
        declined = yield from decline(s, rulings)
        if declined is not None:
            return declined
    return (
        yield from score_and_restart(s, STATED["S-10-c"], s.offence, "field goal", NUMBERS.score.field_goal, rulings)
    )


def _to_midfield(s: State, middle: int) -> Rules[bool]:
    yards, s.yard = middle - s.yard, middle
    again = ("RS-14",) if s.crossed else ()
    if again and s.readings["RS-14"] == "once":
        yield Gained(STATED["S-10-a"], s.attackers(), yards, s.spot(), again)
        return False
    yield Gained(STATED["S-10-a"], s.attackers(), yards, s.spot())
    s.down, s.crossed = 1, True
    yield FreshDowns(STATED["S-10-b"], s.attackers(), again)
    return True


@rule("S-11")
def decline(s: State, rulings: tuple[str, ...]) -> Rules[bool | None]:
    """S-11: instead of 3 points, 25 yards and the next down.

    Returns None when the points are taken, else whether the down is settled.
    """
    declines = yield Choose(s.attackers(), "field goal", STATED["S-11-a"], None, OPTIONS)
    if not declines:
        return None
    yield FieldGoalDeclined(STATED["S-11-a"], s.attackers(), rulings)
    return bool((yield from advance(s, STATED["S-11-b"], NUMBERS.gain.declined)))


@rule("S-12")
def six_tens(s: State) -> Rules[bool]:
    """S-12: six 10s on one roll are a touchdown."""
    yield SixAlike(STATED["S-12-a"], s.attackers(), TEN, "touchdown")
    return (yield from score_and_restart(s, STATED["S-12-a"], s.offence, "touchdown", NUMBERS.score.touchdown))


PLAYS: Mapping[str, Callable[[State, str], Rules[bool | None]]] = {
    TEN: gain,
    TWENTY: gain,
    TOUCHDOWN: touchdown,
    FIELD_GOAL: field_goal_symbol,
}
