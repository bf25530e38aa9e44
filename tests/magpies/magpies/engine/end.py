"""VI The end."""

from magpies.engine.events import GameWon
from magpies.engine.numbers import NUMBERS
from magpies.engine.state import State
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule


@rule("VI")
def end(s: State) -> Rules[None]:
    """VI-a, VI-b: with three feathers, or with nothing left to lay."""
    winner = next((who for who, number in s.feathers.items() if number >= NUMBERS.feathers.win), "")
    if winner or not (s.hands[s.next] or s.deck):
        s.over = True
        yield GameWon("VI", winner)
