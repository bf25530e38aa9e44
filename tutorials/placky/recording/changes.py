"""What has changed from one state to the next, as plain data: a recording keeps that instead of whole states.

A change is `[path, value]`, or `[path]` for what is gone; a path names keys of objects and places in lists. A list of
another length is another list, and is kept whole.

    >>> old = {"score": [0, 0], "players": [{"name": "A", "at": [1, 2]}], "left": 4}
    >>> new = {"score": [1, 0], "players": [{"name": "A", "at": [1, 3]}], "phase": "end"}
    >>> difference(old, new)
    [[['score', 0], 1], [['players', 0, 'at', 1], 3], [['phase'], 'end'], [['left']]]
    >>> applied(old, difference(old, new)) == new
    True
"""

from collections.abc import Iterator, Sequence
from typing import Any


def difference(old: Any, new: Any) -> list[list[Any]]:
    """What makes the new value of the old one, in the order of the new one's keys."""
    return list(_changes([], old, new))


def _changes(path: list[Any], old: Any, new: Any) -> Iterator[list[Any]]:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and _in_order(old, new):
        for key, value in new.items():
            if key in old:
                yield from _changes([*path, key], old[key], value)
            else:
                yield [[*path, key], value]
        yield from ([[*path, key]] for key in old if key not in new)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes([*path, place], before, after)
    elif type(old) is not type(new) or old != new:
        yield [path, new]


def _in_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Would the keys stand as they do in the new one if what is new were added to the old one?"""
    return [*(key for key in old if key in new), *(key for key in new if key not in old)] == list(new)


def applied(old: Any, changes: Sequence[Sequence[Any]]) -> Any:
    """The new value; the old one stays as it is, and they share what is the same."""
    new = old
    for path, *value in changes:
        new = _put(new, path, value)
    return new


def _put(old: Any, path: Sequence[Any], value: Sequence[Any]) -> Any:
    """A copy in which there is this value, or nothing, at the end of the path."""
    if not path:
        return value[0]
    key, *further = path
    new = old.copy()
    if further or value:
        new[key] = _put(old[key] if further else None, further, value)
    else:
        del new[key]
    return new
