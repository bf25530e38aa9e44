"""The table under a step, read by its columns: what is wrong with it, and what its cells become."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from placky.scenarios.fields import FieldType
from touchline.core.nearest import nearest

__all__ = ["Columns", "Rows"]

Rows = Sequence[Sequence[str]]
"""A head, and rows of as many cells."""


class Columns(NamedTuple):
    """The columns that a table may have, each with the type of its cells. An empty cell says nothing."""

    types: Mapping[str, FieldType]
    row: Callable[[Mapping[str, str]], Iterable[str]] | None = None
    """What else is wrong with a row."""
    claims: bool = False
    """Does every row have to say something of its first cell?"""

    @property
    def first(self) -> str:
        """The column that no row may leave empty."""
        return next(iter(self.types))

    def cells(self, rows: Rows) -> list[dict[str, Any]]:
        """Every row, its cells as their columns read them."""
        return [{key: self.types[key].read(text) for key, text in row.items()} for row in self._said(rows)]

    def texts(self, rows: Rows) -> Iterator[tuple[FieldType, str]]:
        """Every cell, with its type."""
        yield from ((self.types[key], text) for row in self._said(rows) for key, text in row.items())

    def faults(self, rows: Rows, *, named: bool = True) -> Iterator[tuple[int, str]]:
        """What is wrong with a table, each with its row, counted from 1; 0 is the step. `named` as in `FieldType`."""
        if len(rows) < 2:
            yield 0, f"this step takes a table of {', '.join(self.types)}, with a row at least"
            return
        head = rows[0]
        for key in head:
            if key not in self.types:
                yield 1, f'no column is called "{key}"; {nearest(key, self.types)}'
        if twice := next((key for key in head if head.count(key) > 1), None):
            yield 1, f'two columns are called "{twice}"; rename one'
        for number, row in enumerate(self._said(rows), 2):
            yield from ((number, fault) for fault in self._wrong(row, named=named))

    def _said(self, rows: Rows) -> list[dict[str, str]]:
        """What the rows say, without empty cells and unknown columns."""
        head, *body = rows
        return [{key: text for key, text in zip(head, row, strict=True) if text and key in self.types} for row in body]

    def _wrong(self, row: Mapping[str, str], *, named: bool) -> Iterator[str]:
        if self.first not in row:
            yield f"this row has no {self.first}"
            return
        if self.claims and len(row) == 1:
            yield f"this row says nothing of {row[self.first]}; columns: {', '.join(self.types)}"
        for key, text in row.items():
            if fault := self.types[key].fault(text, named=named):
                yield f"{key}: {fault}"
        yield from self.row(row) if self.row else ()
