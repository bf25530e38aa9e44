"""What crosses the table of a game, as a module of Python's types that is written from its schema.

`python -m touchline.core.play.typed touchline.takkure` prints it for the file `wire_types.py` of that engine. Whoever
reads what a table says, as pages do, is then told by a type checker of a key or a kind of event that there is not.
Keys that an answer may lack are not required; reading one is no fault to a type checker.
"""

import json
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from keyword import iskeyword

from touchline.core.play.events import records
from touchline.core.play.schema import wire_of
from touchline.core.rulebook.shape import Schema

__all__ = ["MODULE", "written"]

MODULE = "wire_types"
"""What the module is called, beside `wire` of the same engine."""
_WIDE = 118
_SIMPLE: Mapping[str, str] = {"string": "str", "integer": "int", "boolean": "bool", "null": "None"}
_HEAD = '''"""{title}, as types.

`python -m touchline.core.play.typed {package}` writes it; nobody edits it.
"""
# fmt: off

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Required, TypeAlias, TypedDict
'''


def written(package: str) -> str:
    """The module of an engine. Raises `LookupError` for one that does not say what crosses its tables."""
    wire = wire_of(package)
    if wire is None:
        raise LookupError(f"{package} has no module wire, which says what crosses its tables")
    parts: Mapping[str, Schema] = wire.document["definitions"]
    module = _Module({name: record.__name__ for name, record in records(package).items()})
    module.types(parts)
    head = _HEAD.format(title=wire.document["title"], package=package)
    return "\n\n".join([head, *module.blocks]).replace("\n\n\n\n", "\n\n\n") + "\n"


class _Module:
    """Types as they are found, each by its name; what looks the same has one name."""

    def __init__(self, events: Mapping[str, str]) -> None:
        self.events = events
        self.blocks: list[str] = []
        self.named: dict[str, str] = {}
        self.taken = {
            *events.values(),
            "State",
            "Position",
            "Command",
            "Event",
            "Refusal",
            "Pending",
            "Outcome",
            "Decision",
        }

    def types(self, parts: Mapping[str, Schema]) -> None:
        """All that crosses a table, each part after those that it is made of."""
        self.write("State", parts["state"], "Where everything stands.")
        self.write("Position", parts["position"], "Where a scenario starts.")
        self.write("Command", _merged(parts["command"]["anyOf"]), "What a coach may say: the keys of every verb.")
        for event in parts["event"]["anyOf"]:
            self.write(self.events[event["properties"]["event"]["enum"][0]], event, event["description"])
        self.union("Event", [*self.events.values()], "Whatever happens.")
        self.write("Refusal", _any_code(parts["refusal"]["anyOf"]), "Why a command is refused.")
        asked = [one for one in parts["pending"]["anyOf"] if one != {"type": "null"}]
        rolls = [one for one in asked if one["properties"]["ask"]["enum"] == ["roll"]]
        decision = next(one for one in asked if one not in rolls)
        self.write("Decision", decision, "What a coach is asked.")
        names = []
        for roll in rolls:
            due = "dice" if "dice" in roll["properties"] else "hands"
            keys = roll["properties"][due]["items"]["properties"]
            kind = "Target" if due == "dice" else "Symbol" if "faces" in keys else "Pool"
            kind = "Card" if "deck" in roll["properties"] else kind
            names.append(self.write(f"{kind}Roll", roll, _DUE[kind]))
        self.union("Roll", names, "Dice that are due.")
        self.union("Pending", ["Decision", "Roll"], "What is asked for, while the game goes on.")
        self.write("Outcome", parts["outcome"], "What a roll may lead to.")

    def union(self, name: str, parts: Sequence[str], said: str) -> None:
        """One of several."""
        self.blocks.append(f'\n{name}: TypeAlias = (\n    {_lines(" | ".join(parts))}\n)\n"""{said}"""')

    def write(self, name: str, schema: Schema, said: str) -> str:
        """A table as a class; as a call where a key is no name of Python's."""
        needed = frozenset(schema.get("required", ()))
        keys = {key: self.of(one, key, name) for key, one in schema["properties"].items()}
        kinds = {key: f"Required[{kind}]" if key in needed else kind for key, kind in keys.items()}
        if all(key.isidentifier() and not iskeyword(key) for key in kinds):
            body = "\n".join(f"    {key}: {_lines(kind, 8)}" for key, kind in kinds.items())
            doc = textwrap.indent(f'"""{said}"""' if "\n" not in said else f'"""{said}\n"""', "    ")
            self.blocks.append(f"\nclass {name}(TypedDict, total=False):\n{doc}\n\n{body}")
        else:
            body = "\n".join(f'    "{key}": {_lines(kind, 8)},' for key, kind in kinds.items())
            self.blocks.append(f'\n{name} = TypedDict("{name}", {{\n{body}\n}}, total=False)\n"""{said}"""')
        return name

    def of(self, schema: Schema, key: str, inside: str) -> str:
        """The type of a value; a table under a `key` of another one has a class of its own."""
        kinds = dict.fromkeys(self.ways(schema, key, inside))
        return " | ".join(sorted(kinds, key="None".__eq__)) or "Any"

    def ways(self, schema: Schema, key: str, inside: str) -> Iterator[str]:
        """What a value may be, one after the other."""
        kinds = schema.get("type", ())
        if "$ref" in schema:
            yield from _PARTS[schema["$ref"].rpartition("/")[2]]
        elif "enum" in schema:
            yield f"Literal[{', '.join(_literal(one) for one in schema['enum'] if one is not None)}]"
            yield from ["None"] * (None in schema["enum"])
        elif "anyOf" in schema:
            for way in schema["anyOf"]:
                yield from self.ways(way, key, inside)
        else:
            yield from (self.one(kind, schema, key, inside) for kind in ([kinds] if isinstance(kinds, str) else kinds))

    def one(self, kind: str, schema: Schema, key: str, inside: str) -> str:
        """The type of a value of one kind."""
        if kind == "array":
            return f"Sequence[{self.of(schema.get('items', {}), key, inside)}]"
        if kind != "object":
            return _SIMPLE[kind]
        if "properties" not in schema:
            rest = schema.get("additionalProperties")
            return f"Mapping[str, {self.of(rest, key, inside) if isinstance(rest, Mapping) else 'Any'}]"
        same = json.dumps(schema, sort_keys=True)
        if same not in self.named:
            self.named[same] = self.write(self.name(key, inside), schema, f"`{key}` of {_a(inside)}.")
        return self.named[same]

    def name(self, key: str, inside: str) -> str:
        """A name for the tables under a key that is not taken yet: `Way` for `ways`."""
        camel = "".join(part.capitalize() for part in key.replace("-", "_").split("_")).removesuffix("s")
        free = (name for name in _names(camel, inside) if name not in self.taken)
        found = next(free)
        self.taken.add(found)
        return found


_PARTS = {"event": ("Event",), "pending": ("Pending", "None"), "refusal": ('"Refusal"',)}
"""What is referred to, and what it is called; a refusal is part of another one."""
_DUE = {
    "Target": "Dice that are due: against targets.",
    "Symbol": "Dice that are due: handfuls of symbols.",
    "Pool": "Dice that are due: pools of successes.",
    "Card": "Cards that are due, and the deck: card -> how often it is there.",
}


def _names(camel: str, inside: str) -> Iterator[str]:
    """What a table may be called: as its key; and what is asked of an engine or of a coach, as what it is in, too."""
    yield from [camel] * (not inside.startswith(("Position", "Command", "Decision")) and not inside.endswith("Roll"))
    yield f"{inside.removesuffix('Roll')}{camel}"
    yield from (f"{camel}{n}" for n in count(2))


def _a(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} `{name}`"


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def _lines(kind: str, indent: int = 4) -> str:
    """A type, in as many lines as it takes; where it is broken a bracket is open."""
    whole = re.sub(r'"[^"]*"', lambda text: text[0].replace(" ", "\0"), kind)
    found = textwrap.wrap(whole, _WIDE - 30, break_long_words=False, break_on_hyphens=False)
    return f"\n{' ' * indent}".join(found).replace("\0", " ")


def _merged(forms: Sequence[Schema]) -> Schema:
    """One table of all forms of all verbs: a key that several have takes what any of them takes."""
    keys: dict[str, list[Schema]] = {}
    for form in forms:
        for key, one in form["properties"].items():
            plain = {name: value for name, value in one.items() if name != "description"}
            ways = keys.setdefault(key, [])
            ways += [way for way in [plain] if way not in ways]
    verbs = [verb for way in keys.pop("do") for verb in way["enum"]]
    merged = {key: ways[0] if len(ways) == 1 else {"anyOf": ways} for key, ways in keys.items()}
    return {"properties": {"do": {"enum": [*dict.fromkeys(verbs)]}, **merged}}


def _any_code(forms: Sequence[Schema]) -> Schema:
    """One table for all codes; which values each of them has, the schema says."""
    codes = [code for form in forms for code in form["properties"]["code"]["enum"]]
    return {**forms[0], "properties": {**forms[0]["properties"], "code": {"enum": codes}, "values": {"type": "object"}}}


if __name__ == "__main__":
    sys.stdout.write("".join(map(written, sys.argv[1:])))
