"""2 Taking a chance: a card from a shuffled deck says how many steps, and goes back into it afterwards."""

from mygame.engine.events import Rolled
from mygame.engine.goal import walk
from mygame.engine.numbers import NUMBERS
from mygame.engine.state import State

from touchline.core.dice.draws import Dealt, Draw, Hands, repeated
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule

STEPS = vars(NUMBERS.steps)
"""Card -> its steps."""
DECK = repeated(vars(NUMBERS.deck))


def judge(hands: Hands) -> tuple[str, ...]:
    """The class of a draw: which card it is."""
    return hands[0]


@rule("2")
def chance(s: State) -> Rules[None]:
    """2-a, 2-b: as many steps as the card says, or none where fewer are left."""
    ((card,),) = yield Draw("2", "turn", "chance", DECK, (Dealt(s.player, s.player, "card", 1),), judge)
    yield Rolled("2", s.player, card, (card,))
    left = NUMBERS.track.steps - s.steps[s.player]
    yield from walk(s, "2", STEPS[card] if STEPS[card] <= left else 0)
