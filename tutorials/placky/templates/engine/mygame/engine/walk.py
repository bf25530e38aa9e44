"""1 Walking. The loop over all turns is the game."""

from mygame.engine.chance import chance
from mygame.engine.events import TurnPasses
from mygame.engine.goal import walk
from mygame.engine.numbers import NUMBERS
from mygame.engine.players import PLAYERS
from mygame.engine.state import State
from touchline.core.play.requests import CHECKPOINT, Choose, Option, Rules
from touchline.core.rulebook.register import rule


@rule("1")
def turns(s: State) -> Rules[None]:
    """1-a: turn by turn, until somebody has won."""
    while s.winner is None:
        yield CHECKPOINT
        number = yield choice(s)
        yield from walk(s, "1", number) if number else chance(s)
        if s.winner is None:
            s.player = PLAYERS[(PLAYERS.index(s.player) + 1) % len(PLAYERS)]
            yield TurnPasses("1", s.player)


def choice(s: State) -> Choose:
    """1-b: some steps, or a chance. What is not among these options, the rule forbids."""
    most = min(NUMBERS.walk.most, NUMBERS.track.steps - s.steps[s.player])
    walks = [Option(f"walk {number}", s.player, "1", number) for number in range(1, most + 1)]
    return Choose(s.player, "turn", "1", s.player, [*walks, Option("take a chance", s.player, "2", 0)])
