"""The game from the toss to the last point: one procedure that can begin anew from any state between two throws."""

from touchline.core.play.requests import CHECKPOINT, Rules
from touchline.dice_football.rules.downs import down
from touchline.dice_football.rules.drive import kick_off
from touchline.dice_football.rules.kit import lay_kit
from touchline.dice_football.rules.toss import toss
from touchline.dice_football.state import OVER, TOSS, State


def game(s: State) -> Rules[None]:
    """Toss if it is still to come, then down after down until a team has won."""
    while s.phase != OVER:
        yield CHECKPOINT
        if s.phase == TOSS:
            yield from toss(s)
            s.offence = max(s.offence, 0)  # without a toss the first team begins
            yield from kick_off(s)
        elif not (yield from down(s)):
            return


def begun(s: State) -> Rules[None]:
    """Say once what lies on the table, then play."""
    yield from lay_kit(s)
    yield from game(s)


def begins(s: State) -> bool:
    """Does a down begin here? One that has been declared has begun before."""
    return s.declared is None
