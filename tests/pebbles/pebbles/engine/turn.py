"""P-2 A turn: by hand or by die. The loop over all turns is the game."""

from collections.abc import Sequence

from pebbles.engine.die import roll
from pebbles.engine.heap import lay
from pebbles.engine.last import take
from pebbles.engine.numbers import NUMBERS
from pebbles.engine.refusals import refuse
from pebbles.engine.state import State
from touchline.core.play.requests import CHECKPOINT, Choose, Forbidden, Option, Rules
from touchline.core.rulebook.register import rule


def game(s: State) -> Rules[None]:
    """From the first turn to the last pebble."""
    yield from lay(s)
    yield CHECKPOINT
    yield from turns(s)


@rule("P-2")
def turns(s: State) -> Rules[None]:
    """P-2-a: turn by turn, until somebody has won."""
    while s.winner is None:
        number = yield choice(s)
        yield from take(s, "P-2", number) if number else roll(s)
        if s.winner is None:
            s.turn = 1 - s.turn
        yield CHECKPOINT


def choice(s: State) -> Choose:
    """P-2-b: a few pebbles, or the die."""
    most = min(NUMBERS.hand.most, s.heap)
    by_hand = [Option(f"take {number}", s.player, "P-2", number) for number in range(1, most + 1)]

    def forbidden() -> Sequence[Forbidden]:
        no = refuse("P-2", "too-many-by-hand", most=NUMBERS.hand.most, left=s.heap)
        return [Forbidden(f"take {number}", s.player, no) for number in range(most + 1, s.heap + 2)]

    return Choose(s.player, "turn", "P-2", None, [*by_hand, Option("roll", s.player, "P-3", 0)], forbidden)
