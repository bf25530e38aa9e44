"""What crosses the table of a game, as one JSON Schema that is made from what the engine is made of.

Commands come from their forms, events from their records, a state from its fields. What every game has, and what a game
says of its line-up, are types. So nothing is written a second time, and nothing is said that the engine does not do.

What an engine answers may have less than this, as not every engine draws pages; what it has must be of these shapes.
`python -m touchline.core.play.schema touchline.takkure` prints the one of an engine.
"""

import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from touchline.core.brief import brief
from touchline.core.dice.draws import Dealt, Draw
from touchline.core.dice.throws import DicePool, DiceTest, Die, Handful, Pool, Roll
from touchline.core.nearest import nearest
from touchline.core.play.codes import COMMON, NAMES, OPEN, Code, Codes
from touchline.core.play.commands import COACH, PLAYER, VERB, Commands
from touchline.core.play.events import records
from touchline.core.play.fields import ROWS, Fields
from touchline.core.play.values import shape_of
from touchline.core.play.wire import FallenDie, Offer, Outcome
from touchline.core.rulebook.cited import STATEMENTS
from touchline.core.rulebook.shape import DataShape, Schema, or_null, table
from touchline.core.rulebook.typed import of_type

__all__ = ["PARTS", "Wire", "wire_of", "written"]

PARTS = ("position", "command", "dice", "state", "event", "pending", "refusal", "outcome")
"""What crosses a table: the first three go to an engine, the others come back."""
_NAMED = {"command": VERB, "event": "event", "refusal": "code"}
"""What there are kinds of, and the key that names the kind."""
_TEXT = of_type(str)
_DUE: Mapping[type, Mapping[str, Any]] = {
    Roll: {"dice": list[Die]},
    Pool: {"hands": list[Handful]},
    DiceTest: {"hands": list[DicePool]},
    Draw: {"hands": list[Dealt], "deck": dict[str, int]},
}
"""Throw -> the keys that tell it: dice against targets, handfuls of symbols, pools of successes, cards from a deck."""
DICE = (Roll, Pool, DiceTest)


class Wire:
    """What may cross the table of a game: `document` is its schema, with a definition for each of `PARTS`."""

    def __init__(
        self, title: str, package: str, commands: Commands, codes: Codes, fields: Fields, line_up: Any,
        card: Any = None, given: Any = None, throws: Sequence[type] = DICE,
    ) -> None:  # fmt: skip
        """What a state says of a game that never changes is its `line_up`, and of a player his `card`.

        `given` is what a position may say besides. Each is a type or a schema. `throws` are the kinds that rules ask
        for; who draws cards names `Draw` among them.
        """
        whole = _state(fields, _schema(line_up), _schema(card))
        self._branches = {"command": _commands(commands), "event": _events(package), "refusal": _refusals(codes)}
        self.document: Schema = {
            "$schema": "http://json-schema.org/draft-04/schema#",
            "title": f"What crosses a table of {title}",
            "definitions": {
                "position": _position(whole, _schema(given)),
                "command": {"anyOf": _all(self._branches["command"])},
                "dice": of_type(list[FallenDie]),
                "state": _answer(whole),
                "event": {"anyOf": _all(self._branches["event"])},
                "pending": _pending(_REFUSAL, throws),
                "refusal": {"anyOf": _all(self._branches["refusal"])},
                "outcome": _outcome({"$ref": "#/definitions/event"}, {"$ref": "#/definitions/pending"}),
            },
        }
        self._parts = {**self.document["definitions"], "pending": _pending({}, throws), "outcome": _outcome({}, {})}
        self._shape = DataShape(self.document)

    def faults(self, part: str, value: Any) -> list[str]:
        """What is wrong with a part of what crosses the table: where, what is there, what would be allowed."""
        if part in self._branches and isinstance(value, Mapping):
            return self._of_a_kind(part, value)
        found = self._shape.faults(value, self._parts[part])
        return found or [
            f"{where}: {fault}" for where, kind, one in _inside(part, value) for fault in self.faults(kind, one)
        ]

    def _of_a_kind(self, part: str, value: Mapping[str, Any]) -> list[str]:
        """What is wrong with a command, told of the form that it is most like, or with an event."""
        key, kinds = _NAMED[part], self._branches[part]
        name = value.get(key)
        if not isinstance(name, str):
            return [f"{key} is {brief(name)}; allowed: a text" if key in value else f"{key} is missing"]
        if name not in kinds:
            return [f"{key} is {brief(name)}; {nearest(name, kinds)}"]
        return min((self._shape.faults(value, way) for way in kinds[name]), key=len)


def _inside(part: str, value: Any) -> Iterator[tuple[str, str, Any]]:
    """What is judged by its own kind, so that only one way is tried: where it is, which part it is of, and itself."""
    if part == "outcome":
        yield from ((f"events entry {number}", "event", event) for number, event in enumerate(value["events"], 1))
        yield "next", "pending", value["next"]
    elif part == "pending" and value:
        found = [no.get("refusal") for no in value.get("forbidden", ())]
        yield from ((f"forbidden entry {n}", "refusal", no) for n, no in enumerate(found, 1) if no is not None)


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


_REFUSAL: Schema = {"$ref": "#/definitions/refusal"}
_VALUES: Mapping[str, Schema] = {
    "name": _TEXT, NAMES: of_type(list[str]), "number": of_type(int), "length": of_type(int),
    "places": of_type(list[tuple[int, int]]),
    OPEN: {"type": "array", "items": table({"do": _TEXT, "player": of_type(str | None)})},
}  # fmt: skip


def _refusals(codes: Codes) -> dict[str, list[Schema]]:
    """Code -> how a refusal by it is told; a command that lacks something is not refused."""
    return {code: [_refusal(code, one)] for code, one in codes.items() if one.rules or code in COMMON}


def _refusal(code: str, declared: Code) -> Schema:
    keys = {
        "rule": _TEXT,
        STATEMENTS: of_type(list[str]),
        "code": {"enum": [code]},
        "values": table({name: _VALUES[kind] for name, kind in declared.values.items()}),
        "rulings": {"type": "array", "items": {"enum": [*declared.rulings]} if declared.rulings else _TEXT},
        "also": {"type": "array", "items": _REFUSAL},
    }
    return _answer(table(keys), "rule", "code")


def _pending(refusal: Schema, throws: Sequence[type]) -> Schema:
    """A decision, a roll, or null at the end."""
    forbidden = table({"do": _TEXT, "player": of_type(str | None), "refusal": refusal})
    decision = _answer(table({
        "ask": {"enum": ["choose"]}, "coach": _TEXT, "kind": _TEXT, "rule": _TEXT, STATEMENTS: of_type(list[str]),
        "player": of_type(str | None),
        "options": of_type(list[Offer]), "forbidden": {"type": "array", "items": forbidden},
    }), "ask", "coach", "options")  # fmt: skip
    asked = {
        "ask": {"enum": ["roll"]}, "rule": _TEXT, STATEMENTS: of_type(list[str]), "kind": _TEXT, "action": _TEXT,
        "opens": {"enum": [True]},
    }  # fmt: skip
    due = [{key: of_type(kind) for key, kind in _DUE[throw].items()} for throw in throws]
    rolls = [_answer(table({**asked, **keys}), "ask", *keys) for keys in due]
    return {"anyOf": [{"type": "null"}, decision, *rolls]}


def _outcome(event: Schema, pending: Schema) -> Schema:
    told = of_type(Outcome)
    return {**told, "properties": {**told["properties"], "events": {"type": "array", "items": event}, "next": pending}}


if __name__ == "__main__":
    sys.stdout.write("".join(map(written, sys.argv[1:])))
