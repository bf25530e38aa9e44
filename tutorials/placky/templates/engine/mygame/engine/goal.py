"""3 The end of the track."""

from mygame.engine.events import Walks, Wins
from mygame.engine.numbers import NUMBERS
from mygame.engine.state import State
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule


def walk(s: State, by: str, number: int) -> Rules[None]:
    """The player whose turn it is walks some steps, by the rule `by`."""
    s.steps[s.player] += number
    left = NUMBERS.track.steps - s.steps[s.player]
    yield Walks(by, s.player, number, left)
    if left == 0:
        yield from win(s)


@rule("3")
def win(s: State) -> Rules[None]:
    """3-a: whoever comes to the end has won."""
    s.winner = s.player
    yield Wins("3", s.player)
