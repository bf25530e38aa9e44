"""Which keys of a position mean something in which mode: an exercise has no clock, the practice ground no activation.

What `state.show` gives of a thing that a mode does not have, no time or nobody, is no claim and may stand there.

>>> list(misplaced({"clock": 3}, "exercise"))
['clock is 3; only a match has that, and the mode is exercise']
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from touchline.takkure.numbers import NUMBERS
from touchline.takkure.state import PLAY

MATCH, PRACTICE_MATCH, EXERCISE, PRACTICE = "match", "practice match", "exercise", "practice"
_TIME = ("clock", "flipped", "half")
_AFTER_A_TRY = ("phase", "score", "kicker_decides")
_KICK_OFF = (*_AFTER_A_TRY, "kicked", "kicking", "template", "waiting")
_ACTIVATION = ("step", "active", "mark", "start", "run", "tackles", "steals", "throw", "play")
_HAVING: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **dict.fromkeys(_TIME, (MATCH,)),
        **dict.fromkeys(_KICK_OFF, (MATCH, PRACTICE_MATCH)),
        **dict.fromkeys(_ACTIVATION, (MATCH, PRACTICE_MATCH, EXERCISE)),
        "declared": (PRACTICE,),
    }
)
"""Key -> the modes that have it; all have the others."""
_NOTHING: Mapping[str, Any] = MappingProxyType(
    {
        "clock": NUMBERS.time.boxes, "flipped": [False, False], "half": 1, "phase": PLAY, "score": [0, 0], "step": 0,
        "waiting": [], "tackles": [], "steals": [],
    }
)  # fmt: skip
"""What a state shows of what its mode does not have; nothing at all of the others."""


def misplaced(position: Mapping[str, Any], mode: str) -> Iterator[str]:
    """What a position says that its mode does not have."""
    for key, modes in _HAVING.items():
        value = position.get(key)
        if value is None or mode in modes or _plain(value) == _NOTHING.get(key):
            continue
        if mode == EXERCISE and key in (*_AFTER_A_TRY, "template") and (position.get("step") or position.get("over")):
            continue  # its last activation: a try that ends it (4.04), or a ball that scatters (2.03)
        yield f"{key} is {value!r}; only a {' or a '.join(modes)} has that, and the mode is {mode}"


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
