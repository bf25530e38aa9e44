"""6.01 Full match: coin toss, two halves with a break between them, and whoever has more tries.

`match` goes from phase to phase of the state; wherever it stands, it goes on from the state alone. An activation is
finished before new attackers take their tokens (R-03, R-89). A try leads to a kick-off even on the last box. Attackers
with nobody on the field lose possession at once (R-88).
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.match import MatchOver
from touchline.takkure.events.players import TeamGone
from touchline.takkure.rules.activation import activation
from touchline.takkure.rules.half_time import half_time
from touchline.takkure.rules.kick_off import STEPS as KICK_OFF_STEPS
from touchline.takkure.rules.possession import possession
from touchline.takkure.rules.set_up import phases, toss
from touchline.takkure.rules.time_board import KEPT, KICKED_OFF, POSSESSION, half_begins, half_is_over, next_tokens
from touchline.takkure.state import FULL_TIME, HALF_TIME, PLAY, TOSS, State
from touchline.takkure.stated import STATED


@rule("6.01")
def match(s: State) -> Rules[None]:
    """6.01-a: from the toss to the final whistle, a checkpoint before every kick-off step, activation and break."""
    yield from phases(s, _step)


def _step(s: State) -> Rules[None]:
    """What is due in this phase of a match."""
    if s.phase == PLAY:
        yield from _play(s)
    elif s.phase == TOSS:
        yield from toss(s)
        yield from half_begins(s)
    elif s.phase == HALF_TIME:
        yield from half_time(s)
    elif s.phase == FULL_TIME:
        yield from final_whistle(s)
    else:
        yield from KICK_OFF_STEPS[s.phase](s)
        if s.phase == PLAY:
            yield from next_tokens(s, KICKED_OFF)


def _play(s: State) -> Rules[None]:
    """One activation; before it tokens if there are none, after it tokens for those who have taken the ball."""
    if not s.side(s.attacker):
        yield from _nobody_left(s)
    elif not s.tokens:
        yield from next_tokens(s, KEPT)
    else:
        attacker = s.attacker
        yield from activation(s)
        if s.attacker != attacker:
            yield from next_tokens(s, POSSESSION)


def _nobody_left(s: State) -> Rules[None]:
    """R-88: without a figure, possession is lost; without any figures, the half is over."""
    yield TeamGone("6.01", s.coach(s.attacker))
    if not s.side(1 - s.attacker):
        yield from half_is_over(s, "nobody")
        return
    s.attacker = 1 - s.attacker
    s.tokens = 0
    yield possession(s)
    yield from next_tokens(s, POSSESSION)


@rule("6.01")
def final_whistle(s: State) -> Rules[None]:
    """6.01-b: more tries win; as many are a draw."""
    home, away = s.score
    winner = None if home == away else s.coach(s.score.index(max(s.score)))
    s.over = True
    yield MatchOver(STATED["6.01-b"], winner, (home, away))
