"""Shapes of one kind."""

from collections.abc import Iterable
from typing import TypeVar

from placky.diagrams.shapes import Shape, leaves

S = TypeVar("S")


def kinds(shapes: Iterable[Shape], kind: type[S]) -> list[S]:
    """Those shapes that are of this kind, in groups as well."""
    return [shape for shape in leaves(shapes) if isinstance(shape, kind)]
