"""I The deck. The game begins with it, or goes on with what is left of it."""

from collections.abc import Iterator

from magpies.engine.draw import turns
from magpies.engine.events import DeckLaid
from magpies.engine.numbers import CARDS
from magpies.engine.state import State
from touchline.core.faults import PositionFault
from touchline.core.play.requests import CHECKPOINT, Rules
from touchline.core.rulebook.register import rule


def game(s: State) -> Rules[None]:
    """From the deck to the last feather."""
    yield DeckLaid("I", len(s.deck))
    yield CHECKPOINT
    yield from turns(s)


def elsewhere(s: State) -> list[str]:
    """Every card that is not in the deck."""
    piles = [*s.hands.values(), *s.nests.values(), s.open, [s.laid] if s.laid else []]
    return [card for pile in piles for card in pile]


def lay_out(s: State) -> None:
    """I-a: what lies nowhere else is in the deck."""
    s.deck = [card for card in CARDS if card not in elsewhere(s)]


@rule("I")
def faults(s: State) -> Iterator[PositionFault]:
    """I-a: what is wrong with the cards of a position."""
    found = elsewhere(s)
    for card in dict.fromkeys(found):
        if card not in CARDS:
            yield PositionFault(f"there is no card {card}; allowed: {', '.join(CARDS)}", "open")
        elif found.count(card) > 1:
            yield PositionFault(f"the {card} is there {found.count(card)} times; allowed: once", "hands", (), ("I",))
