"""6.02 Half-time: everybody loses a fatigue token, and the coaches think again.

Wounds stay; ground and activation tokens come off, the time tokens go back to their first box (R-95). Who kicks is
settled: the team that did not kick at the start (5.03-c). Leans on 4.01, 5.03, 5.05 and 6.04.
"""

from collections.abc import Mapping
from typing import Final

from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.match import BreakTaken, FatigueEased, TokenSide
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.collective_play import think_again
from touchline.takkure.rules.injury import half_over
from touchline.takkure.rules.time_board import half_begins
from touchline.takkure.state import KICK_OFF, State
from touchline.takkure.stated import STATED

ACTIVE: Final = "active"
INACTIVE: Final = "inactive"


@rule("6.02")
def half_time(s: State) -> Rules[None]:
    """6.02-a: one fatigue token each, one player after the other; then the second half, from its kick-off on."""
    if s.waiting:
        yield from _ease(s, s.waiting[0])
        return
    yield BreakTaken("6.02", tuple(s.score))
    yield from think_again(s)
    half_over(s)
    s.half += 1
    s.carrier, s.ball = NOBODY, None
    s.ground = [0] * len(s.ground)
    s.activations = [0] * len(s.activations)
    s.kicking = 1 - s.kicked
    yield from half_begins(s)
    s.phase = KICK_OFF


def _ease(s: State, i: int) -> Rules[None]:
    """Active or inactive, as his coach likes, on the field or off it (R-95)."""
    name = s.line_up.names[i]
    lying: Mapping[TokenSide, int] = {ACTIVE: s.fatigue[i], INACTIVE: s.resting[i]}
    sides = [side for side, tokens in lying.items() if tokens]
    side = sides[0]
    if len(sides) > 1:
        options = [Option(f"remove {side}", name, "6.02", side) for side in sides]
        side = yield Choose(s.coach(s.line_up.team[i]), "fatigue at half-time", STATED["6.02-a"], name, options)
    s.waiting.remove(i)
    if side == ACTIVE:
        s.fatigue[i] -= NUMBERS.half_time.fatigue
    else:
        s.resting[i] -= NUMBERS.half_time.fatigue
    yield FatigueEased(STATED["6.02-a"], name, side, s.fatigue[i], s.resting[i], ("R-95",) if s.off[i] else ())
