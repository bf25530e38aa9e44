"""2 Taking a chance: a card from a shuffled deck says how many steps, and goes back into it."""

from collections.abc import Mapping

from mygame.engine.events import Rolled
from mygame.engine.goal import walk
from mygame.engine.numbers import NUMBERS
from mygame.engine.state import State

from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule

CARDS: Mapping[str, int] = vars(NUMBERS.cards)
"""Card -> its steps. A card that is drawn is a die with as many sides as there are cards."""


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The class of a draw: which card it is."""
    return tuple(hands[0])


@rule("2")
def chance(s: State) -> Rules:
    """2-a, 2-b: as many steps as the card says, or none where fewer are left."""
    ((card,),) = yield Pool("2", "turn", "chance", (Handful(s.player, s.player, "card", 1, tuple(CARDS)),), judge)
    yield Rolled("2", s.player, card, (card,))
    left = NUMBERS.track.steps - s.steps[s.player]
    yield from walk(s, "2", CARDS[card] if CARDS[card] <= left else 0)
