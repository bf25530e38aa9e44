"""Events: frozen records of what happened, each with the number of the rule that caused it.

An event is a `NamedTuple` whose first field is `rule` and whose last is `rulings`. Modules of a game whose names end in
`events` have them. `kinds` reads those modules as data, so that whoever wants the names need not import a rule.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, NamedTuple, get_args, get_type_hints

from touchline.core.rulebook.cited import STATEMENTS, Cited

__all__ = ["FACES", "EventKind", "kinds", "marked", "named_by", "records", "rules_of", "shown_faces", "to_json"]


class EventKind(NamedTuple):
    """One kind of event: what it says, in words, and its fields."""

    doc: str
    fields: tuple[str, ...]


@cache
def kinds(package: str) -> Mapping[str, EventKind]:
    """Every kind of event of a game, by its name in words.

    >>> kinds("touchline.takkure")["fell"].fields
    ('rule', 'player', 'tokens', 'rulings')
    """
    sources = [source.read_text("utf-8") for _, source in _modules(package)]
    return MappingProxyType({name: kind for source in sources for name, kind in _read(source)})


def _modules(package: str) -> list[tuple[str, Traversable]]:
    """The modules that hold events, by name, with their files."""
    room = files(package).joinpath("events")
    found = [(f"{package}.", one) for one in files(package).iterdir() if one.name.endswith("events.py")]
    if room.is_dir():
        found += [(f"{package}.events.", one) for one in room.iterdir() if one.name.endswith(".py")]
    return [
        (place + one.name.removesuffix(".py"), one) for place, one in sorted(found, key=lambda place: place[1].name)
    ]


@cache
def records(package: str) -> Mapping[str, type]:
    """The record of every kind of event of a game, by its name in words."""
    found = {}
    for name, _ in _modules(package):
        for record in vars(import_module(name.removesuffix(".__init__"))).values():
            if isinstance(record, type) and getattr(record, "_fields", ())[:1] == ("rule",):
                found[_kind(record.__name__)] = record
    return MappingProxyType({name: found[name] for name in kinds(package)})


@cache
def marked(package: str, mark: str) -> frozenset[tuple[str, str]]:
    """The kinds of events with those of their fields whose type bears a mark, as `Annotated[int, mark]` does.

    >>> ("placed", "reach") in marked("touchline.takkure", "thousandths of an inch")
    True
    """
    return frozenset(
        (kind, field)
        for kind, record in records(package).items()
        for field, hint in get_type_hints(record, include_extras=True).items()
        if _bears(hint, mark)
    )


def _bears(hint: Any, mark: str) -> bool:
    return mark in getattr(hint, "__metadata__", ()) or any(_bears(part, mark) for part in get_args(hint))


def _read(source: str) -> Iterator[tuple[str, EventKind]]:
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            named = [
                one.target.id
                for one in node.body
                if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
            ]
            if named[:1] == ["rule"]:  # a part of an event has none
                yield _kind(node.name), EventKind(ast.get_docstring(node) or "", tuple(named))


@cache
def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


_LEAVES = frozenset((str, int, bool, float, type(None)))
"""What nearly all values are, and plain as they stand."""


def _plain(value: Any) -> Any:
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        fields = zip(value._fields, value, strict=True)
        told = {key: item if type(item) in _LEAVES else _plain(item) for key, item in fields}
        if isinstance(rule := getattr(value, "rule", None), Cited):
            told[STATEMENTS] = list(rule.statements)
        return told
    if isinstance(value, tuple | list):
        return [item if type(item) in _LEAVES else _plain(item) for item in value]
    return str(value) if type(value) is Cited else value


def to_json(event: Any) -> dict[str, Any]:
    """An event as plain data: its kind in words under `event`, its fields, and the statements that its rule names.

    >>> from touchline.takkure.events import Fell
    >>> to_json(Fell("3.01", "GARRA", 1))
    {'event': 'fell', 'rule': '3.01', 'player': 'GARRA', 'tokens': 1, 'rulings': []}
    """
    return {"event": _kind(type(event).__name__), **_plain(event)}


def rules_of(event: Mapping[str, Any]) -> set[str]:
    """Every rule number in a plain event: the cause, and the rules behind each modifier."""
    return {part["rule"] for part in _caused(event) if part.get("rule")}


def named_by(told: Mapping[str, Any]) -> set[str]:
    """Every statement that a plain event names, a refusal, or what is pending, with those behind modifiers.

    >>> sorted(named_by({"event": "fell", "rule": "3.01", "statements": ["3.01-a"]}))
    ['3.01-a']
    """
    parts = (*_caused(told), *told.get("modifiers", ()))
    return {one for part in parts for one in part.get(STATEMENTS, ())}


def _caused(told: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """What names its rule in something that is told: itself, the modifiers of dice, further reasons of a refusal."""
    yield told
    for die in (*told.get("dice", ()), *told.get("hands", ())) if told.get("event", "rolled") == "rolled" else ():
        yield from die.get("modifiers", ())
    yield from told.get("also", ())


FACES = ("face", "faces")
"""What in the event `rolled` a die shows."""


def shown_faces(event: Mapping[str, Any]) -> list[Any]:
    """The faces in the event `rolled`, in their order; of others nothing.

    >>> shown_faces({"event": "rolled", "dice": [{"player": "Ada", "face": 3}, {"player": "Ben", "face": 9}]})
    [3, 9]
    """
    return _faces(event) if event["event"] == "rolled" else []


def _faces(value: Any) -> list[Any]:
    if isinstance(value, Mapping):
        parts = [
            (one if isinstance(one, list) else [one]) if key in FACES else _faces(one) for key, one in value.items()
        ]
        return [face for part in parts for face in part]
    return [face for one in value for face in _faces(one)] if isinstance(value, list) else []
