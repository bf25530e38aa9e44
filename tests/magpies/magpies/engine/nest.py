"""III The nest."""

from magpies.engine.events import Laid
from magpies.engine.state import State
from touchline.core.play.requests import CHECKPOINT, Choose, Option, Rules
from touchline.core.rulebook.register import rule


@rule("III")
def lay(s: State) -> Rules[None]:
    """III-a: one card of the hand, face down."""
    hand = s.hands[s.turn]
    if hand:
        options = [Option(f"lay {card}", s.turn, "III", card) for card in hand]
        s.laid = yield Choose(s.turn, "lay", "III", s.turn, options)
        hand.remove(s.laid)
        yield Laid("III", s.turn, s.laid)
        yield CHECKPOINT
