"""The game from the line-up to the last point: one procedure that can begin anew between two actions."""

from touchline.core.play.requests import CHECKPOINT, Rules
from touchline.dreadball.records import NOBODY
from touchline.dreadball.rules.actions import act
from touchline.dreadball.rules.launch import launch
from touchline.dreadball.rules.line_up import line_up
from touchline.dreadball.rules.rush import move_marker
from touchline.dreadball.rules.stats import lay_cards
from touchline.dreadball.state import ACTIONS, BEGIN, LAUNCH, OVER, SET_UP, State


def game(s: State) -> Rules[None]:
    """Say once what lies on the table, line up if that is still to come, then rush after rush until a team has won."""
    yield from lay_cards(s.cards)
    yield CHECKPOINT
    while s.phase != OVER:
        if s.phase == SET_UP:
            yield from line_up(s)
        elif s.phase == BEGIN:
            yield from begin(s)
        elif s.phase == LAUNCH:
            yield from launch(s)
        else:
            yield from act(s)
        if s.phase != BEGIN:
            yield CHECKPOINT


def begin(s: State) -> Rules[None]:
    """Step 1 of a rush (D-01); step 2, the launch, only where the ball is not in play."""
    s.rush += 1
    s.phase = LAUNCH if s.ball is None and s.carrier == NOBODY else ACTIONS
    s.ended = False
    yield from move_marker(s)
