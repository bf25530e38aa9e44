"""A place in a syntax tree at which an edit can be made: one child of a node, and what stands there instead."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

BODIES = ("body", "orelse")
"""The fields of a node that may hold statements."""


@dataclass(frozen=True)
class Substitution:
    """In `field` of `node`, or in its `at`-th entry, `instead` is put in. `shown`, edited, is what a reader is told.

    `instead` is a body where several statements change, and a text where only a name does.
    """

    line: int
    sign: str
    node: ast.AST
    field: str
    at: int | None
    instead: ast.AST | Sequence[ast.AST] | str
    shown: ast.AST
    said: str = "{}"
    """The words around what is shown."""

    def text(self) -> str:
        """What the source reads once the edit has been made."""
        before = edited(self)
        try:
            return self.said.format(first_line(self.shown))
        finally:
            _put(self, before)


def first_line(node: ast.AST) -> str:
    """The first line of a piece of source."""
    return ast.unparse(ast.fix_missing_locations(node)).strip().partition("\n")[0]


def verbatim(node: ast.AST) -> str:
    """The same for `said` of a place, where braces are for what is shown."""
    return first_line(node).replace("{", "{{").replace("}", "}}")


def edited(substitution: Substitution) -> Any:
    """Make the edit. Returns what stood there."""
    before = getattr(substitution.node, substitution.field)
    if substitution.at is not None:
        before = before[substitution.at]
    _put(substitution, substitution.instead)
    return before


def _put(substitution: Substitution, child: Any) -> None:
    if substitution.at is None:
        setattr(substitution.node, substitution.field, child)
    else:
        getattr(substitution.node, substitution.field)[substitution.at] = child


def children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    """The children of a node, each with its field and its place in there."""
    for field, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield field, None, value
        elif isinstance(value, list):
            yield from ((field, at, one) for at, one in enumerate(value) if isinstance(one, ast.AST))
