"""Schemas of Python's types: what plain JSON data of them look like.

>>> of_type(tuple[int, ...] | None)
{'type': ['array', 'null'], 'items': {'type': 'integer'}}
"""

import types
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from touchline.core.rulebook.cited import STATEMENTS
from touchline.core.rulebook.shape import Schema, or_null, table

__all__ = ["of_type"]

_SIMPLE: Mapping[Any, Schema] = MappingProxyType({
    str: {"type": "string"}, int: {"type": "integer"}, bool: {"type": "boolean"}, type(None): {"type": "null"}, Any: {},
})  # fmt: skip


def of_type(kind: Any) -> Schema:
    """The schema of plain data of a type. Raises `TypeError` for a type that plain data never have.

    A record with the number of a rule may name statements as well. One without fields stands for those that have any.
    """
    if kind in _SIMPLE:
        return dict(_SIMPLE[kind])
    if is_typeddict(kind) or hasattr(kind, "_fields"):
        hints = get_type_hints(kind, include_extras=True)
        if not hints:
            return {"type": "object"}
        optional = [key for key, hint in hints.items() if get_origin(hint) is NotRequired]
        keys = {key: of_type(hint) for key, hint in get_type_hints(kind).items()}
        if "rule" in keys and hasattr(kind, "_fields"):
            keys[STATEMENTS], optional = of_type(list[str]), [*optional, STATEMENTS]
        return table(keys, optional)
    return _of_parts(kind, get_origin(kind), get_args(kind))


def _of_parts(kind: Any, origin: Any, parts: tuple[Any, ...]) -> Schema:
    if origin in (Union, types.UnionType):
        one, *others = [of_type(part) for part in parts if part is not type(None)]
        found = {"anyOf": [one, *others]} if others else one
        return or_null(found) if type(None) in parts else found
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (list, tuple, Sequence):
        fixed = origin is tuple and parts[-1] is not Ellipsis
        size = {"minItems": len(parts), "maxItems": len(parts)} if fixed else {}
        return {"type": "array", "items": of_type(parts[0]), **size}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": of_type(parts[1])}
    raise TypeError(f"{kind} is no type of plain data")
