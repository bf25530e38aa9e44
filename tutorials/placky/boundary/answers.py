"""What a function of an author's may answer: its annotation in the interface, held against the answer.

>>> fits = fitting(str | None)
>>> fits("Ada walks."), fits(None), fits(7)
(True, True, False)
>>> said(tuple[str, str] | None)
'tuple[str, str] | None'
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

__all__ = ["answer_of", "fitting", "said"]

Fits = Callable[[Any], bool]


@cache
def answer_of(function: Callable[..., Any]) -> tuple[Fits, str]:
    """Whether a value is what a function of the interface gives, and what that is."""
    hint = get_type_hints(function)["return"]
    return fitting(hint), said(hint)


def fitting(hint: Any) -> Fits:
    """Whether a value is of a type; what is inside lists is looked at as well, what is inside records is not."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any or isinstance(hint, TypeVar):
        return lambda _: True
    if origin in (Union, UnionType):
        ways = [fitting(one) for one in inner]
        return lambda value: any(fits(value) for fits in ways)
    if origin in (tuple, list, Sequence):
        return _lists(inner)
    if origin in (dict, Mapping) or is_typeddict(hint):
        return lambda value: isinstance(value, Mapping)
    kinds: Mapping[Any, Any] = {None: NoneType, int: int | float, float: int | float}
    kind = kinds.get(hint, hint)
    return lambda value: isinstance(value, kind)


def _lists(inner: tuple[Any, ...]) -> Fits:
    """Lists of any length with entries of one type, or, where each entry has a type of its own, of that length."""
    if len(inner) == 1 or inner[-1] is ...:
        every = fitting(inner[0])
        return lambda value: isinstance(value, tuple | list) and all(map(every, value))
    parts = [fitting(one) for one in inner]
    return lambda value: (
        isinstance(value, tuple | list)
        and len(value) == len(parts)
        and all(fits(one) for fits, one in zip(parts, value, strict=True))
    )


def said(hint: Any) -> str:
    """A type as its author would write it, without the modules that it stands in."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(map(said, inner))
    if origin is not None:
        name = getattr(origin, "__name__", str(origin))
        return f"{name}[{', '.join('...' if one is ... else said(one) for one in inner)}]"
    return "None" if hint is NoneType else str(getattr(hint, "__name__", hint))
