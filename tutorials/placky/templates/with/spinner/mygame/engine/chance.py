"""2 Taking a chance: a spinner says how many steps."""

from collections.abc import Mapping

from mygame.engine.events import Rolled
from mygame.engine.goal import walk
from mygame.engine.numbers import NUMBERS
from mygame.engine.state import State

from touchline.core.dice.draws import repeated
from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule

PARTS = {"1": NUMBERS.disc.one, "4": NUMBERS.disc.four, "6": NUMBERS.disc.six}
"""Steps -> how large their part of the disc is."""
DISC = repeated(PARTS)


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The class of a spin: where it stops."""
    return tuple(hands[0])


@rule("2")
def chance(s: State) -> Rules[None]:
    """2-a, 2-b: as many steps as the spinner shows, or none where fewer are left."""
    ((face,),) = yield Pool("2", "turn", "chance", (Handful(s.player, s.player, "spinner", 1, DISC),), judge)
    yield Rolled("2", s.player, face, (face,))
    left = NUMBERS.track.steps - s.steps[s.player]
    yield from walk(s, "2", int(face) if int(face) <= left else 0)
