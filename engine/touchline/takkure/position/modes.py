"""Which keys of a position mean something in which mode: an exercise has no clock, the practice ground no activation.

What `state.show` gives of a thing that a mode does not have, no time or nobody, is no claim and may stand there.

>>> [str(fault) for fault in misplaced({"clock": 3}, "exercise")]
['clock is 3; only a match has that, and the mode is exercise']
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from touchline.core.faults import PositionFault
from touchline.takkure.records import EXERCISE, MATCH, PRACTICE, PRACTICE_MATCH
from touchline.takkure.state import ACTIVATION, DECLARED, FIELDS, KICKING_OFF, STEP, TIME, TRY

_HAVING: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **dict.fromkeys(FIELDS.keys_of(TIME), (MATCH,)),
        **dict.fromkeys(FIELDS.keys_of(TRY, KICKING_OFF), (MATCH, PRACTICE_MATCH)),
        **dict.fromkeys(FIELDS.keys_of(STEP, ACTIVATION), (MATCH, PRACTICE_MATCH, EXERCISE)),
        **dict.fromkeys(FIELDS.keys_of(DECLARED), (PRACTICE,)),
    }
)
"""Key -> the modes that have it; all have the others."""
_NOTHING: Mapping[str, Any] = MappingProxyType(
    {field.key: field.nothing() for field in FIELDS.of.values() if field.key in _HAVING}
)
"""What a state shows of what its mode does not have."""
_ENDING = frozenset({*FIELDS.keys_of(TRY), "template"})
"""What the last activation of an exercise may leave: a try that ends it (4.04), or a ball that scatters (2.03)."""


def misplaced(position: Mapping[str, Any], mode: str) -> Iterator[PositionFault]:
    """What a position says that its mode does not have."""
    for key, modes in _HAVING.items():
        value = position.get(key)
        if value is None or mode in modes or _plain(value) == _NOTHING[key]:
            continue
        if mode == EXERCISE and key in _ENDING and (position.get("step") or position.get("over")):
            continue
        what = f"{key} is {value!r}; only a {' or a '.join(modes)} has that, and the mode is {mode}"
        yield PositionFault(what, key)


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
