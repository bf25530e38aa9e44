"""IV The doubt."""

from magpies.engine.events import FeathersWon
from magpies.engine.numbers import NUMBERS
from magpies.engine.state import State
from magpies.engine.turned import turn_over
from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule


@rule("IV")
def answer(s: State) -> Rules[None]:
    """IV-a, IV-b: the next magpie believes, or has the card turned over."""
    if s.laid is None:
        return
    options = [Option("believe", s.next, "IV", False), Option("doubt", s.next, "IV", True)]
    if (yield Choose(s.next, "doubt", "IV", s.next, options)):
        yield from turn_over(s, s.laid)
    else:
        s.nests[s.turn].append(s.laid)
        s.feathers[s.turn] += NUMBERS.feathers.believed
        yield FeathersWon("IV", s.turn, NUMBERS.feathers.believed)
    s.laid = None
