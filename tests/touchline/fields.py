"""What is true of every field of a state, made from the table of its fields, for the tests of the games."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from touchline.core.play.fields import ROWS, Fields


def changed(fields: Fields, states: Iterable[Any], players: Callable[[Any], int]) -> Mapping[str, Any]:
    """Every field, and the first of these states in which it is not what it begins with."""
    found: dict[str, Any] = {}
    for s in states:
        for name, field in fields.of.items():
            if name not in found and getattr(s, name) != field.begins(players(s)):
                found[name] = s.copy()
        if found.keys() == fields.of.keys():
            break
    assert found.keys() == fields.of.keys(), f"never anything else: {fields.of.keys() - found.keys()}"
    return found


def read_back(fields: Fields, s: Any, shown: Mapping[str, Any]) -> Any:
    """A new state of the same set-up, with what is shown of another."""
    twin = type(s)(s.set_up)
    assert fields.read(twin, s.set_up, json.loads(json.dumps(shown))) == []
    return twin


def check_copied(fields: Fields, s: Any, name: str, players: int) -> None:
    """A copy has this field, is compared by it, and shares nothing that changes."""
    twin, before = s.copy(), getattr(s, name)
    assert twin == s
    assert getattr(twin, name) == before
    assert getattr(twin, name) is not before or not isinstance(before, list | dict | set)
    fields.reset(twin, players, {name: fields.of[name]})
    assert twin != s
    assert getattr(s, name) is before


def check_refused(fields: Fields, s: Any, name: str) -> None:
    """What this field can never be is a fault, told with its key, and changes nothing."""
    key, before = fields.of[name].key, s.copy()
    in_row = fields.of[name].column is not None
    others: list[Any] = [{}] * (len(s.set_up.cards) - 1) if in_row else []
    wrong = {ROWS: [{"name": "A", key: 0.5}, *others]} if in_row else {key: 0.5}
    (fault,) = fields.read(s, s.set_up, wrong)
    assert fault.text.startswith(f"A: {key} is 0.5; " if in_row else f"{key} is 0.5; ")
    assert (fault.key, fault.of) == (key, ("A",) if in_row else ())
    assert in_row or s == before
