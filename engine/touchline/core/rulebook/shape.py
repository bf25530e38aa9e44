"""What a data file may hold, said once, as a JSON Schema: editors complete by it, and this module checks by it.

It knows the keywords that our documents use, of draft 4, which editors of TOML know, too. It refuses others, so that no
document says what nobody checks. `allowed` is a keyword of ours: what a message says would be allowed, of a value and
of all that lies in it. It stands where the words that follow from the other keywords would say less.

>>> team = DataShape({"properties": {"size": {"type": "integer", "minimum": 1}}, "required": ["size"]})
>>> team.faults({"size": 0})
['size is 0; allowed: a whole number, 1 or more']
>>> team.faults({"sise": 3})
['size is missing; allowed: a whole number, 1 or more']
"""

import json
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from touchline.core.brief import brief, quoted

Schema = Mapping[str, Any]
KEYWORDS = frozenset(
    {
        "type", "enum", "minimum", "maximum", "minLength", "pattern", "items", "minItems", "maxItems", "uniqueItems",
        "properties", "required", "additionalProperties", "minProperties", "oneOf", "anyOf", "$ref",
        "definitions", "allowed", "$schema", "title", "description",
    }
)  # fmt: skip
KINDS: Mapping[str, tuple[type | tuple[type, ...], str]] = {
    "object": (dict, "a table"),
    "array": ((list, tuple), "a list"),
    "string": (str, "a text"),
    "integer": (int, "a whole number"),
    "boolean": (bool, "true or false"),
    "null": (type(None), "null"),
}
NAMES = ("name", "id", "number")
"""What an entry of a list is called in a message: the first of these that it needs to have."""
MOST = 20
"""So many faults are told of one value; by then the others are no help."""


Where = tuple[Any, ...] | None
"""The way to a value: None for the whole, `(way, key)`, or `(way, schema, number, entry)` for an entry of a list."""


class DataShape:
    """A JSON Schema, ready to be asked. Raises `ValueError` for a keyword that is not known here."""

    def __init__(self, document: Schema) -> None:
        self.document = document
        self._judges: dict[int, _Judge] = {}
        _look_over(document)

    def faults(self, value: Any, part: Schema | None = None) -> list[str]:
        """Everything that is wrong with a value: where, what is there, what would be allowed; a line each.

        It is judged by the whole document, or by a `part`, which may refer to the definitions of the document.
        """
        found = self.judge(self.document if part is None else part).faults(value, None)
        return found if len(found) <= MOST else [*found[:MOST], f"and {len(found) - MOST} more"]

    def faults_of(self, definition: str, values: Mapping[str, Any]) -> list[str]:
        """What is wrong with some values of one of the definitions; what is not there is not judged."""
        known = self.document["definitions"][definition]["properties"]
        judged = ((key, self.judge(known[key])) for key in values if key in known)
        return [fault for key, judge in judged for fault in judge.faults(values[key], (None, key))]

    def judge(self, schema: Schema) -> "_Judge":
        """What judges by a part of the document, made when it is first asked for: a part may lie in itself."""
        known = self._judges.get(id(schema))
        if known is None:
            known = self._judges[id(schema)] = _Judge(self, self._resolved(schema))
        return known

    def _resolved(self, schema: Schema) -> Schema:
        """The definition behind a `$ref`; documents hold all that they refer to, because editors look nowhere else."""
        while "$ref" in schema:
            schema = self.document["definitions"][schema["$ref"].removeprefix("#/definitions/")]
        return schema

    def words_of(self, way: Schema) -> dict[str, Schema]:
        """The keys that a way needs and that have only one value: they tell which way is meant."""
        schema = self._resolved(way)
        known = schema.get("properties", {})
        return {key: known[key] for key in schema.get("required", ()) if len(known.get(key, {}).get("enum", ())) == 1}

    def address(self, where: Where) -> str:
        """Where a value is; empty for the whole. An entry has the name that its schema asks for, else its place."""
        if where is None:
            return ""
        holder = self.address(where[0])
        if len(where) == 2:
            return _below(holder, where[1])
        schema, number, entry = where[1:]
        asked = [key for key in NAMES if key in self._resolved(schema).get("required", NAMES)]
        name = entry.get(asked[0]) if asked and isinstance(entry, dict) else None
        label = quoted(name) if isinstance(name, str) and name else f"entry {number}"
        return f"{holder} {label}" if holder else label

    def words(self, schema: Schema) -> str:
        """What would be allowed, in words."""
        schema = self._resolved(schema)
        if "allowed" in schema:
            return str(schema["allowed"])
        if "enum" in schema:
            return ", ".join(map(_word, schema["enum"]))
        ways = schema.get("oneOf", schema.get("anyOf"))
        if ways and "type" not in schema:
            return " or ".join(map(self.words, ways))
        kinds = [schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", ["object"])
        return " or ".join(KINDS[kind][1] for kind in kinds) + _limits(schema)


class _Judge:
    """What judges values by one part of a document. Nothing is put into words before a value is wrong."""

    def __init__(self, shape: DataShape, schema: Schema) -> None:
        kinds = schema.get("type", ())
        kinds = [kinds] if isinstance(kinds, str) else kinds
        self._shape, self._schema = shape, schema
        self._kinds = tuple(KINDS[kind][0] for kind in kinds if kind != "boolean")
        self._truth = "boolean" in kinds or not kinds
        self._any_kind = not kinds
        self._words = schema.get("enum")
        self._low, self._high = schema.get("minimum", -math.inf), schema.get("maximum", math.inf)
        self._shortest, self._pattern = schema.get("minLength", 0), re.compile(schema.get("pattern", ""))
        self._known: Mapping[str, Schema] = schema.get("properties", {})
        self._required, self._others = schema.get("required", ()), schema.get("additionalProperties", True)
        self._inner: dict[str, _Judge] = {}

    def faults(self, value: Any, where: Where) -> list[str]:
        """What is wrong with a value and all that lies in it."""
        found: list[str] = []
        self.judge(value, where, found)
        return found

    def judge(self, value: Any, where: Where, found: list[str]) -> None:
        """Add what is wrong."""
        if "allowed" not in self._schema:
            self._within(value, where, found)
            return
        inner: list[str] = []
        self._within(value, where, inner)
        if inner:
            found.append(f"{self._at(where)} is {brief(value)}; allowed: {self._schema['allowed']}")

    def _at(self, where: Where) -> str:
        return self._shape.address(where) or "it"

    def _within(self, value: Any, where: Where, found: list[str]) -> None:
        schema = self._schema
        if not self._fits(value):
            found.append(f"{self._at(where)} is {brief(value)}; allowed: {self._shape.words(schema)}")
            return
        if "oneOf" in schema:
            self._one_of(schema["oneOf"], value, where, found, alone=True)
        if "anyOf" in schema:
            self._one_of(schema["anyOf"], value, where, found, alone=False)
        if isinstance(value, dict):
            self._table(value, where, found)
        elif isinstance(value, list | tuple):
            self._list(value, where, found)

    def _fits(self, value: Any) -> bool:
        """Is a value right by itself, whatever lies in it?"""
        truth = type(value) is bool
        if not (self._truth if truth else self._any_kind or isinstance(value, self._kinds)):
            return False
        if self._words is not None and not _holds(self._words, value):
            return False
        if isinstance(value, str):
            return len(value) >= self._shortest and self._pattern.search(value) is not None
        return truth or not isinstance(value, int) or bool(self._low <= value <= self._high)

    def _table(self, value: Mapping[str, Any], where: Where, found: list[str]) -> None:
        known, inner, others = self._known, self._inner, self._others
        for key in self._required:
            if key not in value:
                allowed = f"; allowed: {self._shape.words(known[key])}" if key in known else ""
                found.append(f"{self._shape.address((where, key))} is missing{allowed}")
        for key, entry in value.items():
            if key in inner:
                inner[key].judge(entry, (where, key), found)
            elif key in known:
                inner[key] = self._shape.judge(known[key])
                inner[key].judge(entry, (where, key), found)
            elif others is False:
                at = f"{self._shape.address(where)}: " if where else ""
                found.append(f"{at}unknown key {quoted(key)}; allowed: {', '.join(sorted(known)) or 'none'}")
            elif others is not True:
                self._shape.judge(others).judge(entry, (where, key), found)
        if len(value) < self._schema.get("minProperties", 0):
            found.append(f"{self._at(where)} is empty; allowed: {self._schema['minProperties']} or more entries")

    def _list(self, value: Sequence[Any], where: Where, found: list[str]) -> None:
        schema = self._schema
        least, most = schema.get("minItems", 0), schema.get("maxItems")
        if len(value) < least or (most is not None and len(value) > most):
            many = f"{least} or more" if most is None else f"{least} to {most}" if least < most else str(most)
            has = f"has {len(value)} {'entry' if len(value) == 1 else 'entries'}"
            found.append(f"{self._at(where)} {has}; allowed: {many}")
        if schema.get("uniqueItems") and (twice := [e for n, e in enumerate(value) if _holds(value[:n], e)]):
            found.append(f"{self._at(where)} has {brief(twice[0])} twice")
        if "items" in schema:
            inner = self._shape.judge(schema["items"])
            for number, entry in enumerate(value, 1):
                inner.judge(entry, (where, schema["items"], number, entry), found)

    def _one_of(self, ways: Sequence[Schema], value: Any, where: Where, found: list[str], *, alone: bool) -> None:
        """One way must fit, and `alone`; where none does, that one is told of whose words (`enum`) the value has."""
        told: list[list[str]] = []
        for way in ways:
            told.append(self._shape.judge(way).faults(value, where))
            if not told[-1] and not alone:
                return
        fitting = sum(not faults for faults in told)
        if fitting > 1:
            found.append(f"{self._at(where)} is {brief(value)}, which can be read in {fitting} ways")
        elif not fitting:
            meant = (faults for way, faults in zip(ways, told, strict=True) if self._meant(way, value))
            found += next(meant, [self._none(ways, value, where)])

    def _meant(self, way: Schema, value: Any) -> bool:
        words = {key: one["enum"] for key, one in self._shape.words_of(way).items()}
        return bool(words) and isinstance(value, dict) and all(_holds(words[key], value.get(key)) for key in words)

    def _none(self, ways: Sequence[Schema], value: Any, where: Where) -> str:
        if isinstance(value, dict):
            keys: dict[str, list[Any]] = {}
            for way in ways:
                for key, one in self._shape.words_of(way).items():
                    keys.setdefault(key, []).extend(one["enum"])
            for key, words in keys.items():
                is_what = f"is {brief(value[key])}" if key in value else "is missing"
                if not _holds(words, value.get(key)):
                    return f"{self._shape.address((where, key))} {is_what}; allowed: {', '.join(map(_word, words))}"
        return f"{self._at(where)} is {brief(value)}; allowed: {' or '.join(map(self._shape.words, ways))}"


def table(keys: Schema, optional: Sequence[str] = ()) -> Schema:
    """The schema of a table with these keys and no others."""
    required = [key for key in keys if key not in optional]
    needed = {"required": required} if required else {}
    return {"type": "object", "properties": dict(keys), **needed, "additionalProperties": False}


def or_null(schema: Schema) -> Schema:
    """The schema of what may also be null."""
    found = dict(schema)
    if "anyOf" in schema:
        found["anyOf"] = _with(schema["anyOf"], {"type": "null"})
    if "enum" in schema:
        found["enum"] = _with(schema["enum"], None)
    if "type" in schema:
        kinds = schema["type"]
        found["type"] = _with([kinds] if isinstance(kinds, str) else kinds, "null")
    return found


def _with(values: Sequence[Any], one: Any) -> list[Any]:
    return [*values, *([] if one in values else [one])]


def _limits(schema: Schema) -> str:
    if "minItems" in schema:
        return f" of {schema['minItems']}{'' if schema.get('maxItems') == schema['minItems'] else ' or more'}"
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None:
        return f", {low} or more" if high is None else f", {low} to {high}"
    if high is not None:
        return f", {high} or less"
    return ", not empty" if schema.get("minLength") or schema.get("pattern") else ""


def _holds(values: Sequence[Any], value: Any) -> bool:
    """Is a value among others? 1 is not true, though Python finds them equal."""
    return value in values and any(type(one) is type(value) and one == value for one in values)


def _word(value: Any) -> str:
    """A value as JSON writes it, texts without quotes."""
    return value if isinstance(value, str) else json.dumps(value)


def _below(where: str, key: Any) -> str:
    """The address of a key, as TOML writes it."""
    name = key if isinstance(key, str) and re.fullmatch(r"[\w-]{1,40}", key) else quoted(key)
    if not where:
        return name
    return f"{where}: {name}" if where[-1].isdigit() or where.endswith('"') else f"{where}.{name}"


def _look_over(schema: Any) -> None:
    """Raise `ValueError` for a keyword that nobody would check."""
    if strange := set(schema) - KEYWORDS:
        raise ValueError(f"a keyword that is not known here: {min(strange)}; known: {', '.join(sorted(KEYWORDS))}")
    for key in ("properties", "definitions"):
        for part in schema.get(key, {}).values():
            _look_over(part)
    ways = (*schema.get("oneOf", ()), *schema.get("anyOf", ()))
    for part in (*ways, schema.get("items"), schema.get("additionalProperties")):
        if isinstance(part, Mapping):
            _look_over(part)
