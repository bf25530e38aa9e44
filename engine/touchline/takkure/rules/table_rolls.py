"""A die whose face is looked up: on the injury table (5.05), in a deck of cards (4.07).

No characteristic and no target; the die has as many sides as there are results. The request is an ordinary `Roll`.
"""

from collections.abc import Sequence
from functools import partial

from touchline.core.dice.throws import Die, Roll
from touchline.core.play.requests import Rules
from touchline.takkure.events.rolls import DieRolled, Rolled

TABLE = "table"


def _found(faces: tuple[int, ...], results: tuple[str, ...]) -> tuple[str, ...]:
    return (results[faces[0] - 1],)


def look_up(number: str, action: str, player: str, team: str, results: Sequence[str]) -> Rules[int]:
    """Ask for one die and say what its face stands for. Returns the face, from 1."""
    found = tuple(results)
    sides = len(found)
    die = Die(player, team, action, sides, (), sides, sides, 0)
    face: int
    (face,) = yield Roll(number, TABLE, action, (die,), partial(_found, results=found))
    told = DieRolled(player, team, action, sides, sides, face, found[face - 1], ())
    yield Rolled(number, TABLE, action, (told,), (found[face - 1],))
    return face
