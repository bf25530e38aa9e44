"""II The hand. The loop over all turns is the game."""

from magpies.engine.doubt import answer
from magpies.engine.end import end
from magpies.engine.events import Rolled
from magpies.engine.nest import lay
from magpies.engine.numbers import NUMBERS
from magpies.engine.state import State
from touchline.core.dice.draws import Dealt, Draw, Hands
from touchline.core.play.requests import CHECKPOINT, Rules
from touchline.core.rulebook.register import rule


@rule("II")
def turns(s: State) -> Rules[None]:
    """II-a: draw, lay, and hear what the next magpie says, turn by turn."""
    while not s.over:
        if s.laid is None:
            yield from draw(s)
            yield from lay(s)
        yield from answer(s)
        yield from end(s)
        s.turn = s.next
        yield CHECKPOINT


def draw(s: State) -> Rules[None]:
    """II-a: until there are two cards in the hand."""
    while s.deck and len(s.hands[s.turn]) < NUMBERS.hand.cards:
        ((card,),) = yield Draw("II", "draw", "draw", tuple(s.deck), (Dealt(s.turn, s.turn, "card", 1),), judge)
        s.deck.remove(card)
        s.hands[s.turn].append(card)
        yield Rolled("II", s.turn, card, (card,))
        yield CHECKPOINT


def judge(hands: Hands) -> tuple[str, ...]:
    """The class of a draw: which card it is."""
    return hands[0]
