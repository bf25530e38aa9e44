"""P-4 The last pebble."""

from pebbles.engine.events import GameWon, Taken
from pebbles.engine.state import State
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule


def take(s: State, by: str, number: int, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """Pebbles go to the player whose turn it is, by the rule `by`; the last one ends the game."""
    s.heap -= number
    first, second = s.taken
    s.taken = (first, second + number) if s.turn else (first + number, second)
    yield Taken(by, s.player, number, s.heap, rulings)
    if s.heap == 0:
        yield from win(s)


@rule("P-4")
def win(s: State) -> Rules[None]:
    """P-4-a: whoever took the last pebble has won."""
    s.winner = s.turn
    yield GameWon("P-4", s.player)
