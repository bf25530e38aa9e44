"""P-3 The die. With four pebbles on the heap a 4 wins, and a 5 or a 6 takes nothing (R-1)."""

from collections.abc import Mapping

from pebbles.engine.events import Rolled
from pebbles.engine.last import take
from pebbles.engine.numbers import NUMBERS
from pebbles.engine.state import State
from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule


def judge(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The class of a roll: of one die, what it shows."""
    return tuple(hands[0])


@rule("P-3")
def roll(s: State) -> Rules[None]:
    """P-3-a, P-3-b: as many as the die shows; what happens with more than there are, R-1 says."""
    faces = tuple(str(face) for face in range(1, NUMBERS.die.sides + 1))
    ((face,),) = yield Pool("P-3", "turn", "roll", (Handful(s.player, s.player, "die", 1, faces),), judge)
    yield Rolled("P-3", s.player, face, (face,))
    if int(face) <= s.heap:
        yield from take(s, "P-3", int(face))
    else:
        yield from take(s, "P-3", s.heap if s.readings["R-1"] == "everything" else 0, ("R-1",))
