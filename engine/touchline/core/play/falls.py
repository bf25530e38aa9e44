"""Every way in which a roll can fall, and what happens then: for pages, whose dice are to show what dice show.

An outcome (`consequences`) gathers all that leads to the same; here the ways are apart that are told otherwise. A way
is its number in the order of all faces, the last die first: of two D12, 0 is 1 and 1, 1 is 1 and 2, 143 is 12 and 12.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any

from touchline.core.dice.throws import Pool, Roll
from touchline.core.play.drivers import Play
from touchline.core.play.events import FACES, shown_faces, to_json
from touchline.core.play.wire import Fall, State
from touchline.core.rulebook.cited import unstated

__all__ = ["MOST", "falls"]

EACH = 144
"""Up to so many ways of a roll each is played; of more, one of those whose dice are judged alike."""
MOST = 1_728
"""Ways of a roll, those of three D12, beyond which nobody looks at each of them."""


def falls(play: Play[Any], show: Callable[[Any], State]) -> list[Fall]:
    """Every way of the roll at which a play stands, those together that differ by the faces in `rolled` alone.

    Nothing where no roll is due, where cards are, where sixes may add dice, and where there are more than `MOST` ways,
    or more than `EACH` of dice that show symbols.
    """
    roll = play.pending
    dice = _dice(roll)
    many = prod(map(len, dice))
    if not dice or many > (MOST if isinstance(roll, Roll) else EACH):
        return []
    found: dict[str, Fall] = {}
    known: dict[Any, Fall] = {}
    for way, faces in enumerate(product(*dice)):
        alike = _read(roll, faces) if isinstance(roll, Roll) and many > EACH else faces
        if alike not in known:
            key, fall = _played(play, faces, show)
            known[alike] = found.setdefault(key, fall)
        runs = known[alike]["ways"]
        if runs and sum(runs[-1]) == way:
            runs[-1][1] += 1
        else:
            runs.append([way, 1])
    return [*found.values()]


def _played(play: Play[Any], faces: Sequence[int | str], show: Callable[[Any], State]) -> tuple[str, Fall]:
    """What comes of these faces, and all of it but for the faces in `rolled`."""
    twin = play.fork()
    seen = len(twin.events)
    twin.roll(faces)
    events = [to_json(event) for event in twin.events[seen:]]
    told = [_without_faces(event) if shown_faces(event) == list(faces) else event for event in events]
    key = json.dumps(told, sort_keys=True)
    unstated(events)
    return key, {"ways": [], "events": events, "state": show(twin.state)}


def _read(roll: Roll, faces: Sequence[Any]) -> tuple[Any, ...]:
    """All that a rule may read in these faces: what its judge says, and the natural faces that count by themselves."""
    natural = [
        face if face <= die.critical or face == die.sides else 0 for face, die in zip(faces, roll.dice, strict=True)
    ]
    return (*roll.judge(tuple(faces)), *natural)


def _dice(pending: Any) -> list[Sequence[int | str]]:
    """What each die can show; nothing for what is no roll, or one whose ways cannot be counted."""
    if isinstance(pending, Roll):
        return [range(1, die.sides + 1) for die in pending.dice]
    if isinstance(pending, Pool):
        return [hand.faces for hand in pending.hands for _ in range(hand.number)]
    return []


def _without_faces(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: None if key in FACES else _without_faces(one) for key, one in value.items()}
    return [_without_faces(one) for one in value] if isinstance(value, list) else value
