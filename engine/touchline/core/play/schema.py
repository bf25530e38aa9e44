"""What crosses the table of a game, as one JSON Schema that is made from what the engine is made of.

Commands come from their forms, events from their records, a state from its fields. What every game has, and what a game
says of its line-up, are types. So nothing is written a second time, and nothing is said that the engine does not do.

What an engine answers may have less than this, as not every engine draws pages; what it has must be of these shapes.
`python -m touchline.core.play.schema touchline.takkure` prints the one of an engine.
"""

import inspect
import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from touchline.core.brief import brief
from touchline.core.dice.throws import DicePool, Die, Handful
from touchline.core.nearest import nearest
from touchline.core.play.commands import COACH, PLAYER, VERB, Commands
from touchline.core.play.events import records
from touchline.core.play.fields import ROWS, Fields
from touchline.core.play.requests import Forbidden
from touchline.core.play.values import shape_of
from touchline.core.play.wire import FallenDie, Offer, Outcome
from touchline.core.rulebook.shape import Schema, Shape, or_null, table
from touchline.core.rulebook.typed import of_type

__all__ = ["PARTS", "Wire", "wire_of", "written"]

PARTS = ("position", "command", "dice", "state", "event", "pending", "outcome")
"""What crosses a table: the first three go to an engine, the others come back."""
_NAMED = {"command": VERB, "event": "event"}
"""What there are kinds of, and the key that names the kind."""
_TEXT = of_type(str)


class Wire:
    """What may cross the table of a game: `document` is its schema, with a definition for each of `PARTS`."""

    def __init__(
        self, title: str, package: str, commands: Commands, fields: Fields, line_up: Any, card: Any = None,
        given: Any = None,
    ) -> None:  # fmt: skip
        """What a state says of a game that never changes is its `line_up`, and of a player his `card`.

        `given` is what a position may say besides. Each is a type or a schema.
        """
        whole = _state(fields, _schema(line_up), _schema(card))
        self._branches = {"command": _commands(commands), "event": _events(package)}
        self.document: Schema = {
            "$schema": "http://json-schema.org/draft-04/schema#",
            "title": f"What crosses a table of {title}",
            "definitions": {
                "position": _position(whole, _schema(given)),
                "command": {"anyOf": _all(self._branches["command"])},
                "dice": of_type(list[FallenDie]),
                "state": _answer(whole),
                "event": {"anyOf": _all(self._branches["event"])},
                "pending": _pending(),
                "outcome": _outcome({"$ref": "#/definitions/event"}),
            },
        }
        parts = {**self.document["definitions"], "outcome": _outcome({})}
        self._shapes = {name: Shape(self._whole(part)) for name, part in parts.items()}
        self._ways = {
            (part, name): [Shape(self._whole(way)) for way in ways]
            for part, kinds in self._branches.items()
            for name, ways in kinds.items()
        }

    def _whole(self, part: Schema) -> Schema:
        """A part with the definitions that it may refer to."""
        return {**part, "definitions": self.document["definitions"]}

    def faults(self, part: str, value: Any) -> list[str]:
        """What is wrong with a part of what crosses the table: where, what is there, what would be allowed."""
        if part in self._branches and isinstance(value, Mapping):
            return self._of_a_kind(part, value)
        found = self._shapes[part].faults(value)
        if part == "outcome" and not found:
            for number, event in enumerate(value["events"], 1):
                found += [f"events entry {number}: {fault}" for fault in self.faults("event", event)]
        return found

    def _of_a_kind(self, part: str, value: Mapping[str, Any]) -> list[str]:
        """What is wrong with a command, told of the form that it is most like, or with an event."""
        key, kinds = _NAMED[part], self._branches[part]
        name = value.get(key)
        if not isinstance(name, str):
            return [f"{key} is {brief(name)}; allowed: a text" if key in value else f"{key} is missing"]
        if name not in kinds:
            return [f"{key} is {brief(name)}; {nearest(name, kinds)}"]
        return min((way.faults(value) for way in self._ways[part, name]), key=len)


def _schema(told: Any) -> Schema:
    return told or {} if told is None or isinstance(told, Mapping) else of_type(told)


def _all(branches: Mapping[str, Sequence[Schema]]) -> list[Schema]:
    return [way for ways in branches.values() for way in ways]


def written(package: str) -> str:
    """The schema of an engine as its file `schemas/wire.schema.json` has it."""
    wire = wire_of(package)
    if wire is None:
        raise LookupError(f"{package} has no module wire, which says what crosses its tables")
    return json.dumps(wire.document, indent=1, ensure_ascii=False) + "\n"


@cache
def wire_of(package: str) -> Wire | None:
    """What crosses the tables of an engine, as `WIRE` in its module `wire` says; None where it has none."""
    if find_spec(f"{package}.wire") is None:
        return None
    wire: Wire = import_module(f"{package}.wire").WIRE
    return wire


def _state(fields: Fields, line_up: Schema, card: Schema) -> Schema:
    keys = {**line_up["properties"], **fields.shapes()}
    if card:
        keys[ROWS] = {"type": "array", "items": table({**card["properties"], **fields.shapes(of_players=True)})}
    return table(keys)


def _position(state: Schema, given: Schema) -> Schema:
    """Whatever a position does not say has a default; a player has at least his name."""
    keys = {**state["properties"], **given.get("properties", {})}
    if ROWS in keys:
        rows = keys[ROWS]["items"]["properties"]
        player = table({key: one if key == "name" else or_null(one) for key, one in rows.items()}, [*rows])
        keys[ROWS] = {"type": "array", "items": {**player, "required": ["name"]}}
    return table({key: or_null(one) for key, one in keys.items()}, [*keys])


def _answer(schema: Schema, *needed: str) -> Schema:
    """The same where no key need be there, at any depth, but for these of the outermost."""
    return {**_loose(schema), **({"required": list(needed)} if needed else {})}


def _loose(part: Any) -> Any:
    """A schema that requires no key; a key may itself be called "required"."""
    if isinstance(part, list):
        return [_loose(one) for one in part]
    if not isinstance(part, Mapping):
        return part
    return {key: _loose(one) for key, one in part.items() if key != "required" or isinstance(one, Mapping)}


def _commands(commands: Commands) -> dict[str, list[Schema]]:
    """Verb -> the ways in which it may be said."""
    found: dict[str, list[Schema]] = {}
    for form in commands.forms:
        nobody = {} if PLAYER in form.keys else {PLAYER: of_type(type(None))}
        keys = shape_of(form.keys, {COACH: _TEXT, **nobody})
        said = {
            **keys,
            "properties": {VERB: {"enum": [form.verb]}, **keys["properties"]},
            "required": [VERB, *keys.get("required", ())],
        }
        if said not in found.setdefault(form.verb, []):
            found[form.verb].append(said)
    return found


def _events(package: str) -> dict[str, list[Schema]]:
    """Kind -> how it is told."""
    return {
        name: [
            {
                "description": inspect.getdoc(record) or "",
                **_answer(table({"event": {"enum": [name]}, **of_type(record)["properties"]}), "event", "rule"),
            }
        ]
        for name, record in records(package).items()
    }


def _pending() -> Schema:
    """A decision, a roll, or null at the end."""
    decision = _answer(table({
        "ask": {"enum": ["choose"]}, "coach": _TEXT, "kind": _TEXT, "rule": _TEXT, "player": of_type(str | None),
        "options": of_type(list[Offer]), "forbidden": of_type(list[Forbidden]),
    }), "ask", "coach", "options")  # fmt: skip
    asked = {"ask": {"enum": ["roll"]}, "rule": _TEXT, "kind": _TEXT, "action": _TEXT, "opens": {"enum": [True]}}
    rolls = [_answer(table({**asked, key: of_type(list[kind])}), "ask", key) for key, kind in _DUE]  # type: ignore[valid-type]
    return {"anyOf": [{"type": "null"}, decision, *rolls]}


_DUE: Sequence[tuple[str, Any]] = (("dice", Die), ("hands", Handful), ("hands", DicePool))
"""Dice against targets, handfuls of symbols, pools of successes."""


def _outcome(event: Schema) -> Schema:
    told = of_type(Outcome)
    events = {"type": "array", "items": event}
    return {**told, "properties": {**told["properties"], "events": events, "next": {"$ref": "#/definitions/pending"}}}


if __name__ == "__main__":
    sys.stdout.write("".join(map(written, sys.argv[1:])))
