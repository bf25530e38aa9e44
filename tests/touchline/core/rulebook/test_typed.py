"""Schemas of types."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict

import pytest

from touchline.core.rulebook.shape import or_null
from touchline.core.rulebook.typed import of_type


class Point(NamedTuple):
    """A named tuple."""

    x: int
    y: int


class Told(TypedDict):
    """A typed dictionary."""

    who: str
    at: NotRequired[Point | None]


POINT = {
    "type": "object", "properties": {"x": {"type": "integer"}, "y": {"type": "integer"}}, "required": ["x", "y"],
    "additionalProperties": False,
}  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (str, {"type": "string"}),
        (bool, {"type": "boolean"}),
        (int | None, {"type": ["integer", "null"]}),
        (int | str, {"anyOf": [{"type": "integer"}, {"type": "string"}]}),
        (int | str | None, {"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}]}),
        (Literal["a", "b"], {"enum": ["a", "b"]}),
        (tuple[int, int], {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}),
        (Sequence[str], {"type": "array", "items": {"type": "string"}}),
        (Mapping[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (list[Any], {"type": "array", "items": {}}),
        (Point, POINT),
        (
            Told,
            {
                **POINT,
                "properties": {"who": {"type": "string"}, "at": {**POINT, "type": ["object", "null"]}},
                "required": ["who"],
            },
        ),
    ],
    ids=str,
)  # fmt: skip
def test_a_type_has_a_schema(kind: Any, schema: dict[str, Any]) -> None:
    assert of_type(kind) == schema


@pytest.mark.parametrize("kind", [bytes, set[int], complex])
def test_what_plain_data_never_are_has_none(kind: Any) -> None:
    with pytest.raises(TypeError, match="is no type of plain data"):
        of_type(kind)


@pytest.mark.parametrize("schema", [{}, {"enum": ["a"]}, of_type(int | str), of_type(int | None), {"enum": [None]}])
def test_null_is_added_once(schema: dict[str, Any]) -> None:
    assert or_null(or_null(schema)) == or_null(schema)
