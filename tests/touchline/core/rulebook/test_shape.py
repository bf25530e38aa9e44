"""The few keywords of JSON Schema that data files are checked by: what is refused, in which words, and as others do."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft4Validator

from touchline.core.rulebook import data
from touchline.core.rulebook.shape import DataShape

PACKAGES = ("touchline.core.rulebook", "touchline.takkure", "touchline.dice_football", "touchline.dreadball")
SCHEMAS = [path for package in PACKAGES for path in sorted(Path(str(files(package) / "schemas")).iterdir())]
FILES = [
    (package, path.name)
    for package in PACKAGES[1:]
    for path in sorted(Path(str(files(package) / "data")).glob("*.toml"))
]

SAID = [
    ({"type": "integer", "minimum": 1}, 0, "it is 0; allowed: a whole number, 1 or more"),
    ({"type": "integer", "minimum": 1, "maximum": 3}, 4, "it is 4; allowed: a whole number, 1 to 3"),
    ({"type": "integer", "maximum": 3}, 4, "it is 4; allowed: a whole number, 3 or less"),
    ({"type": "integer"}, True, "it is True; allowed: a whole number"),
    ({"type": "boolean"}, 1, "it is 1; allowed: true or false"),
    ({"type": ["string", "null"]}, 1, "it is 1; allowed: a text or null"),
    ({"enum": [1, "a", True, None]}, 0, "it is 0; allowed: 1, a, true, null"),
    ({"type": "string", "minLength": 1}, "", "it is ''; allowed: a text, not empty"),
    ({"type": "string", "pattern": "^[a-z]+$", "allowed": "small letters"}, "A", "it is 'A'; allowed: small letters"),
    ({"type": "array", "minItems": 2}, [1], "it has 1 entry; allowed: 2 or more"),
    ({"type": "array", "minItems": 1, "maxItems": 2}, [], "it has 0 entries; allowed: 1 to 2"),
    ({"type": "array", "minItems": 2, "maxItems": 2}, 5, "it is 5; allowed: a list of 2"),
    ({"type": "array", "uniqueItems": True}, [1, 2, 1], "it has 1 twice"),
    ({"type": "array", "items": {"type": "string"}}, ["a", 2], "entry 2 is 2; allowed: a text"),
    ({"properties": {"a": {"type": "integer"}}}, {"a": "x"}, "a is 'x'; allowed: a whole number"),
    ({"properties": {"a": {"type": "integer"}}, "required": ["a"]}, {}, "a is missing; allowed: a whole number"),
    ({"additionalProperties": False, "properties": {"a": {}}}, {1: 2}, "unknown key 1; allowed: a"),
    ({"additionalProperties": {"type": "string"}}, {"b c": 1}, '"b c" is 1; allowed: a text'),
    ({"type": "object", "minProperties": 1}, {}, "it is empty; allowed: 1 or more entries"),
    ({"oneOf": [{"type": "integer"}, {"type": "string"}]}, [], "it is []; allowed: a whole number or a text"),
    ({"anyOf": [{"type": "integer"}, {"enum": [None]}]}, "", "it is ''; allowed: a whole number or null"),
    ({"$ref": "#/definitions/n", "definitions": {"n": {"enum": [7]}}}, 8, "it is 8; allowed: 7"),
]


@pytest.mark.parametrize(("schema", "value", "said"), SAID, ids=[f"{n} {s[2][:30]}" for n, s in enumerate(SAID)])
def test_a_fault_says_where_what_is_there_and_what_would_be_allowed(
    schema: dict[str, Any], value: Any, said: str
) -> None:
    assert DataShape(schema).faults(value) == [said]


def test_an_entry_is_called_by_the_name_that_its_schema_asks_for() -> None:
    entry = {"properties": {"name": {}, "number": {}, "size": {"type": "integer"}}, "required": ["name"]}
    shape = DataShape({"properties": {"teams": {"items": entry}}})
    teams = [{"name": "Lions", "size": "x"}, {"number": "5", "size": "x"}]
    assert shape.faults({"teams": teams}) == [
        "teams \"Lions\": size is 'x'; allowed: a whole number",
        "teams entry 2: name is missing; allowed: a table",
        "teams entry 2: size is 'x'; allowed: a whole number",
    ]


def test_of_several_ways_the_one_that_is_meant_is_told_of() -> None:
    def way(word: str, key: str) -> dict[str, Any]:
        kinds = {"do": {"type": "string", "enum": [word]}, key: {"type": "integer"}}
        return {"type": "object", "properties": kinds, "required": ["do", key], "additionalProperties": False}

    shape = DataShape({"oneOf": [way("walk", "steps"), way("jump", "height")]})
    assert shape.faults({"do": "jump", "height": "x"}) == ["height is 'x'; allowed: a whole number"]
    assert shape.faults({"do": "fly"}) == ["do is 'fly'; allowed: walk, jump"]
    assert shape.faults({"height": 3}) == ["do is missing; allowed: walk, jump"]
    assert shape.faults({"do": "walk", "steps": 3}) == []


def test_a_table_with_many_faults_tells_the_first_of_them_and_how_many_more_there_are() -> None:
    found = DataShape({"additionalProperties": {"type": "string"}}).faults(dict.fromkeys(map(str, range(30)), 1))
    assert len(found) == 21
    assert found[-1] == "and 10 more"


def test_a_keyword_that_nobody_would_check_is_refused_wherever_it_stands() -> None:
    faulty: list[dict[str, Any]] = [
        {"not": {}}, {"properties": {"a": {"format": "date"}}}, {"oneOf": [{"items": {"const": 1}}]},
    ]  # fmt: skip
    for schema in faulty:
        with pytest.raises(ValueError, match="a keyword that is not known here"):
            DataShape(schema)


@pytest.mark.parametrize("path", SCHEMAS, ids=[f"{path.parents[1].name}/{path.name}" for path in SCHEMAS])
def test_every_schema_is_one_by_the_standard(path: Path) -> None:
    Draft4Validator.check_schema(json.loads(path.read_text(encoding="utf-8")))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-200, 200_000) | st.text(max_size=3) | st.just("pass"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that holds something, with a key or place in it."""
    for key, entry in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield value, key
        yield from places(entry)


@cache
def short(package: str, name: str) -> dict[str, Any]:
    """A file with the first two entries of each of its lists; whoever changes it takes a copy."""
    table = data.read_data(package, name)
    return {key: value[:2] if isinstance(value, list) and len(value) > 3 else value for key, value in table.items()}


@pytest.mark.parametrize(("package", "name"), FILES, ids=[f"{p.rpartition('.')[2]}/{n}" for p, n in FILES])
@settings(max_examples=60, deadline=None)
@given(draw=st.data())
def test_a_changed_file_is_judged_as_a_validator_of_others_judges_it(
    package: str, name: str, draw: st.DataObject
) -> None:
    shape = data.shape_of(package, name.removesuffix(".toml"))
    table = deepcopy(short(package, name))
    holder, key = draw.draw(st.sampled_from([*places(table)]))
    match draw.draw(st.sampled_from(["change", "remove", "add"])):
        case "remove":
            del holder[key]
        case "add" if isinstance(holder, dict):
            holder[draw.draw(st.sampled_from(["colour", "name", "to", "house"]))] = draw.draw(VALUES)
        case _:
            holder[key] = draw.draw(VALUES)
    assert (shape.faults(table) == []) == Draft4Validator(shape.document).is_valid(table)
