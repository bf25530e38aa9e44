"""What a data file may hold, said once, as a JSON Schema: editors complete by it, and this module checks by it.

It knows the keywords that our documents use, of draft 4, which editors of TOML know, too. It refuses others, so that no
document says what nobody checks. `allowed` is a keyword of ours: what a message says would be allowed, of a value and
of all that lies in it. It stands where the words that follow from the other keywords would say less.

>>> team = Shape({"properties": {"size": {"type": "integer", "minimum": 1}}, "required": ["size"]})
>>> team.faults({"size": 0})
['size is 0; allowed: a whole number, 1 or more']
>>> team.faults({"sise": 3})
['size is missing; allowed: a whole number, 1 or more']
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
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


class Shape:
    """A JSON Schema, ready to be asked. Raises `ValueError` for a keyword that is not known here."""

    def __init__(self, document: Schema) -> None:
        self.document = document
        _look_over(document)

    def faults(self, value: Any) -> list[str]:
        """Everything that is wrong with a value: where, what is there, what would be allowed; a line each."""
        found = list(self._faults(self.document, value, ""))
        return found if len(found) <= MOST else [*found[:MOST], f"and {len(found) - MOST} more"]

    def faults_of(self, definition: str, values: Mapping[str, Any]) -> list[str]:
        """What is wrong with some values of one of the definitions; what is not there is not judged."""
        known = self.document["definitions"][definition]["properties"]
        return [fault for key in values if key in known for fault in self._faults(known[key], values[key], key)]

    def _faults(self, schema: Schema, value: Any, where: str) -> Iterator[str]:
        schema = self._resolved(schema)
        found = self._within(schema, value, where)
        if "allowed" in schema:
            found = (f"{where or 'it'} is {brief(value)}; allowed: {schema['allowed']}" for _ in [*found][:1])
        yield from found

    def _within(self, schema: Schema, value: Any, where: str) -> Iterator[str]:
        if not _fits(schema, value):
            yield f"{where or 'it'} is {brief(value)}; allowed: {self.words(schema)}"
            return
        if "oneOf" in schema:
            yield from self._one_of(schema["oneOf"], value, where)
        if "anyOf" in schema:
            yield from self._one_of(schema["anyOf"], value, where, alone=False)
        if isinstance(value, dict):
            yield from self._table(schema, value, where)
        elif isinstance(value, list | tuple):
            yield from self._list(schema, value, where)

    def _table(self, schema: Schema, value: Mapping[str, Any], where: str) -> Iterator[str]:
        known: Mapping[str, Schema] = schema.get("properties", {})
        for key in schema.get("required", ()):
            if key not in value:
                allowed = f"; allowed: {self.words(known[key])}" if key in known else ""
                yield f"{_below(where, key)} is missing{allowed}"
        others = schema.get("additionalProperties", True)
        for key, entry in value.items():
            if key in known:
                yield from self._faults(known[key], entry, _below(where, key))
            elif others is False:
                at = f"{where}: " if where else ""
                yield f"{at}unknown key {quoted(key)}; allowed: {', '.join(sorted(known)) or 'none'}"
            elif others is not True:
                yield from self._faults(others, entry, _below(where, key))
        if len(value) < schema.get("minProperties", 0):
            yield f"{where or 'it'} is empty; allowed: {schema['minProperties']} or more entries"

    def _list(self, schema: Schema, value: Sequence[Any], where: str) -> Iterator[str]:
        least, most = schema.get("minItems", 0), schema.get("maxItems")
        if len(value) < least or (most is not None and len(value) > most):
            many = f"{least} or more" if most is None else f"{least} to {most}" if least < most else str(most)
            yield f"{where or 'it'} has {len(value)} {'entry' if len(value) == 1 else 'entries'}; allowed: {many}"
        if schema.get("uniqueItems") and (twice := [e for n, e in enumerate(value) if _holds(value[:n], e)]):
            yield f"{where or 'it'} has {brief(twice[0])} twice"
        if "items" in schema:
            for number, entry in enumerate(value, 1):
                yield from self._faults(schema["items"], entry, self._entry(schema["items"], where, number, entry))

    def _one_of(self, ways: Sequence[Schema], value: Any, where: str, *, alone: bool = True) -> Iterator[str]:
        """One way must fit, and `alone`; where none does, that one is told of whose words (`enum`) the value has."""
        told = [(way, [*self._faults(way, value, where)]) for way in ways]
        fitting = [way for way, faults in told if not faults]
        if alone and len(fitting) > 1:
            yield f"{where or 'it'} is {brief(value)}, which can be read in {len(fitting)} ways"
        elif not fitting:
            meant = next((faults for way, faults in told if self._meant(way, value)), None)
            yield from meant or [self._none(ways, value, where)]

    def _meant(self, way: Schema, value: Any) -> bool:
        words = {key: one["enum"] for key, one in self._words_of(way).items()}
        return bool(words) and isinstance(value, dict) and all(_holds(words[key], value.get(key)) for key in words)

    def _none(self, ways: Sequence[Schema], value: Any, where: str) -> str:
        if isinstance(value, dict):
            keys: dict[str, list[Any]] = {}
            for way in ways:
                for key, one in self._words_of(way).items():
                    keys.setdefault(key, []).extend(one["enum"])
            for key, words in keys.items():
                is_what = f"is {brief(value[key])}" if key in value else "is missing"
                if not _holds(words, value.get(key)):
                    return f"{_below(where, key)} {is_what}; allowed: {', '.join(map(_word, words))}"
        return f"{where or 'it'} is {brief(value)}; allowed: {' or '.join(map(self.words, ways))}"

    def _words_of(self, way: Schema) -> dict[str, Schema]:
        """The keys that a way needs and that have only one value: they tell which way is meant."""
        schema = self._resolved(way)
        known = schema.get("properties", {})
        return {key: known[key] for key in schema.get("required", ()) if len(known.get(key, {}).get("enum", ())) == 1}

    def _resolved(self, schema: Schema) -> Schema:
        """The definition behind a `$ref`; documents hold all that they refer to, because editors look nowhere else."""
        while "$ref" in schema:
            schema = self.document["definitions"][schema["$ref"].removeprefix("#/definitions/")]
        return schema

    def _entry(self, schema: Schema, where: str, number: int, entry: Any) -> str:
        """The address of an entry: the name that its schema asks for, else its place in the list."""
        asked = [key for key in NAMES if key in self._resolved(schema).get("required", NAMES)]
        name = entry.get(asked[0]) if asked and isinstance(entry, dict) else None
        label = quoted(name) if isinstance(name, str) and name else f"entry {number}"
        return f"{where} {label}" if where else label

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


def _fits(schema: Schema, value: Any) -> bool:
    """Is a value right by itself, whatever lies in it?"""
    kinds = schema.get("type", ())
    if kinds and not any(_is_a(kind, value) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        return False
    if "enum" in schema and not _holds(schema["enum"], value):
        return False
    if _is_a("integer", value):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, str):
        return len(value) >= schema.get("minLength", 0) and bool(re.search(schema.get("pattern", ""), value))
    return True


def _is_a(kind: str, value: Any) -> bool:
    return isinstance(value, KINDS[kind][0]) and (type(value) is not bool or kind == "boolean")


def _holds(values: Sequence[Any], value: Any) -> bool:
    """Is a value among others? 1 is not true, though Python finds them equal."""
    return any(type(one) is type(value) and one == value for one in values)


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
