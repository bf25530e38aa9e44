"""V Turning over."""

from magpies.engine.events import FeathersWon, TurnedOver
from magpies.engine.numbers import CARDS, NUMBERS
from magpies.engine.state import State
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule


@rule("V")
def turn_over(s: State, card: str) -> Rules[None]:
    """V-a, V-b: everybody sees it, and somebody wins feathers by it."""
    s.open.append(card)
    yield TurnedOver("V", s.turn, card)
    who, number = (s.turn, CARDS[card]) if CARDS[card] else (s.next, NUMBERS.feathers.caught)
    s.feathers[who] += number
    yield FeathersWon("V", who, number)
