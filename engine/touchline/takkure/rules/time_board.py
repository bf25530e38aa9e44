"""6.04 Time: no clock, but a board with boxes from 5 down to 0 and a token for each team.

The quick references cite it as 6.03 (R-49). Every four activation tokens cost the attacking coach one side of his time
token. An active one is turned over. If it is turned over already, both teams' tokens first go down a box and are active
again. At 0 the half is over at once. A coach who is behind may put the ball out at number 1 (R-50, R-90).

Leans on 0.05 and 1.01. In a practice match there is no time: tokens are taken without a board (5.01).
"""

from collections.abc import Mapping
from typing import Final

from touchline.core.play.requests import Forbidden, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import Rulings
from touchline.takkure.events.match import (
    BallPutOut,
    HalfBegun,
    HalfEnd,
    HalfEnded,
    TimeMoved,
    TimeSet,
    TokensTaken,
    WhyTime,
)
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.possession import take_tokens
from touchline.takkure.state import FULL_TIME, HALF_TIME, State
from touchline.takkure.stated import STATED

MATCH = "match"
BALL_OUT: Final = "ball out"

KEPT: Final = "kept"
LOOSE: Final = "loose"
POSSESSION: Final = "possession"
KICKED_OFF: Final = "kick-off"
HALVES = 2
_WHY: Mapping[WhyTime, Rulings] = {LOOSE: ("R-51",), POSSESSION: ("R-89",), KICKED_OFF: ("R-84",)}


@rule("6.04")
def next_tokens(s: State, why: WhyTime) -> Rules[None]:
    """6.04-b to f: turn the time token over, or go down a box with both first, and take the activation tokens."""
    team = s.coach(s.attacker)
    if why == KEPT and s.carrier == NOBODY:
        why = LOOSE
    rulings = _WHY.get(why, ())
    if s.line_up.mode != MATCH:
        take_tokens(s)
        yield TokensTaken(STATED["5.01-e", "1.01-a"], team, s.tokens, None, ("R-35", *rulings))
        return
    if s.flipped[s.attacker]:
        s.clock -= 1
        s.flipped = [False, False]
        last = ("R-89",) if why == KICKED_OFF and not s.clock else ()
        kept = ("1.01-d", "6.04-e") if why == KEPT else ("1.01-d",) if why == LOOSE else ()
        yield TimeMoved(STATED["6.04-c", "6.04-d", *kept], team, s.clock, why, ("R-49", *rulings, *last))
        if not s.clock:
            yield from half_is_over(s, "time")
            return
    s.flipped[s.attacker] = True
    take_tokens(s)
    yield TokensTaken(STATED["6.04-b", "1.01-a"], team, s.tokens, s.clock, ("R-35", *rulings))


@rule("6.04")
def half_begins(s: State) -> Rules[None]:
    """6.04-a: both tokens on the first box, active."""
    s.clock = NUMBERS.time.boxes
    s.flipped = [False, False]
    yield HalfBegun(STATED["6.01-a"], s.half)
    yield TimeSet(STATED["6.04-a"], s.clock)


@rule("6.01")
def half_is_over(s: State, why: HalfEnd) -> Rules[None]:
    """6.01-a: the first half leads to half-time, the second to the final whistle."""
    rulings = {"nobody": ("R-88",), "ball out": ("R-90",)}.get(why, ())
    s.clear_table()
    s.step = s.tokens = 0
    ended = {"time": ("6.04-f",), BALL_OUT: ("6.04-g",)}.get(why, ())
    yield HalfEnded(STATED["6.01-a", *ended], s.half, why, tuple(s.score), rulings)
    s.phase = HALF_TIME if s.half < HALVES else FULL_TIME
    s.waiting = tired(s) if s.phase == HALF_TIME else []


def tired(s: State) -> list[int]:
    """6.02: who has a fatigue token to lose at half-time, active or inactive."""
    return [i for i in range(len(s.fatigue)) if s.fatigue[i] or s.resting[i]]


def why_not_out(s: State) -> Refusal | None:
    """6.04-g, R-90: why the ball cannot be put out between these two activations, or None when it can."""
    if s.clock != NUMBERS.time.ball_out:
        return refuse("6.04", "not-time-for-ball-out", time=NUMBERS.time.ball_out, now=s.clock)
    if s.carrier == NOBODY:
        return refuse("6.04", "no-carrier-for-ball-out")
    mine, theirs = s.score[s.attacker], s.score[1 - s.attacker]
    if s.reading("R-50") == "behind" and mine >= theirs:
        return refuse("6.04", "not-behind", mine=mine, theirs=theirs)
    if s.reading("R-50") == "not behind" and mine < theirs:
        return refuse("6.04", "behind", mine=mine, theirs=theirs)
    return None


def ball_out_options(s: State) -> list[Option]:
    """What the attacking coach may do instead of activating somebody."""
    return [Option(BALL_OUT, None, "6.04", BALL_OUT)] if why_not_out(s) is None else []


def ball_out_forbidden(s: State) -> list[Forbidden]:
    """Why he may not."""
    why = why_not_out(s) if s.line_up.mode == MATCH else None
    return [Forbidden(BALL_OUT, None, why)] if why else []


@rule("6.04")
def put_out(s: State) -> Rules[None]:
    """6.04-g: said to the rival, and the half is over."""
    yield BallPutOut(STATED["6.04-g"], s.coach(s.attacker))
    yield from half_is_over(s, BALL_OUT)
