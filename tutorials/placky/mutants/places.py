"""A place in a syntax tree at which an edit can be made: one child of a node, and what stands there instead."""

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """In `field` of `node`, or in its `at`-th entry, `instead` is put in. `shown`, edited, is what a reader is told."""

    line: int
    sign: str
    node: ast.AST
    field: str
    at: int | None
    instead: ast.AST
    shown: ast.AST
    said: str = "{}"
    """The words around what is shown."""

    def text(self) -> str:
        """What the source reads once the edit has been made."""
        before = edited(self)
        try:
            return self.said.format(ast.unparse(ast.fix_missing_locations(self.shown)).strip().partition("\n")[0])
        finally:
            _put(self, before)


def edited(place: Place) -> ast.AST:
    """Make the edit. Returns what stood there."""
    before: ast.AST = getattr(place.node, place.field)
    if place.at is not None:
        before = getattr(place.node, place.field)[place.at]
    _put(place, place.instead)
    return before


def _put(place: Place, child: ast.AST) -> None:
    if place.at is None:
        setattr(place.node, place.field, child)
    else:
        getattr(place.node, place.field)[place.at] = child
