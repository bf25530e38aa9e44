"""2 Taking a chance: a die says how many steps."""

from collections.abc import Mapping

from mygame.engine.events import Rolled
from mygame.engine.goal import walk
from mygame.engine.numbers import NUMBERS
from mygame.engine.state import State

from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule

FACES = tuple(str(face) for face in range(1, NUMBERS.die.sides + 1))


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The class of a roll: of one die, what it shows."""
    return tuple(hands[0])


@rule("2")
def chance(s: State) -> Rules[None]:
    """2-a, 2-b: as many steps as the die shows, or none where fewer are left."""
    ((face,),) = yield Pool("2", "turn", "chance", (Handful(s.player, s.player, "die", 1, FACES),), judge)
    yield Rolled("2", s.player, face, (face,))
    left = NUMBERS.track.steps - s.steps[s.player]
    yield from walk(s, "2", int(face) if int(face) <= left else 0)
