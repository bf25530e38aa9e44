"""A position as Given steps of the game: the other way round from its step definitions.

As with commands, each text that might be meant is tried, on a position that is laid down beside. Of those that say only
what is wanted the one that says most comes first, until all is said.
"""

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, NamedTuple

from placky.phrasing.candidates import Texts, candidates, values_in
from placky.phrasing.desk import Said
from placky.scenarios.columns import Columns, Rows
from placky.scenarios.given import GivenPosition
from placky.scenarios.steps import StepBook, StepDefinition
from touchline.core.play.wire import Plain

__all__ = ["givens"]


def givens(position: Plain, steps: StepBook) -> tuple[list[Said], dict[str, Any]]:
    """The Given steps of a position, and what of it they lay down; that is less where there are no steps for some."""
    values = values_in({key: value for key, value in position.items() if not _tabled(value)})
    values += [one - 1 for one in values if type(one) is int and one]  # so many are over, before the one that is played
    known, mine = Texts(steps.types, values), [one for one in steps.definitions if one.kind == "given"]
    every = [(text, one) for one in mine for text in candidates(one, known)]
    said: list[Said] = []
    laid, left = GivenPosition(), every
    while True:
        more = list(_more(left, position, laid, steps))
        if more:
            best = max(more, key=lambda one: (one.size, -len(one.step.text)))
            said.append(best.step)
            laid, left = best.laid, [(one.step.text, one.definition) for one in more]
        elif left is not every:
            left = every  # what says nothing by itself may do so beside another
        else:
            return said, laid.plain()


class _More(NamedTuple):
    """A step that says more, and how much is laid down with it."""

    step: Said
    definition: StepDefinition
    laid: GivenPosition
    size: int


def _more(
    texts: Iterable[tuple[str, StepDefinition]], position: Plain, laid: GivenPosition, steps: StepBook
) -> Iterator[_More]:
    """Every step that says more of a position, and nothing else."""
    before = _size(laid.plain())
    for text, definition in texts:
        for rows in _tables(definition, text, position, steps) if definition.columns else [()]:
            tried = _laid(definition, text, rows, laid, steps)
            if tried is None or not _within(plain := tried.plain(), position) or (size := _size(plain)) <= before:
                continue
            if steps.matching("given", text) == [definition]:
                yield _More(Said("given", text, rows), definition, tried, size)


def _laid(
    definition: StepDefinition, text: str, rows: Rows, laid: GivenPosition, steps: StepBook
) -> GivenPosition | None:
    """What is laid down after one more step; None where it does not fit."""
    tried = deepcopy(laid)
    tried.step = text
    try:
        definition.perform(steps.types, text, SimpleNamespace(position=tried), rows)
    except Exception:  # noqa: BLE001 - a step that does not fit here may break in any way
        return None
    return tried


def _tables(definition: StepDefinition, text: str, position: Plain, steps: StepBook) -> Iterator[Rows]:
    """The tables under a step that say most of a list of the position."""
    columns = definition.columns
    for entries in position.values():
        if columns is None or not _tabled(entries):
            continue
        rows = [_row(definition, text, entry, columns, steps) for entry in entries]
        if keys := tuple(key for key in columns.types if any(key in row for row in rows)):
            yield (keys, *(tuple(row.get(key, "") for key in keys) for row in rows))


def _row(definition: StepDefinition, text: str, entry: Plain, columns: Columns, steps: StepBook) -> dict[str, str]:
    """The cells that say something of an entry, and nothing else."""
    row: dict[str, str] = {}
    for key, kind in columns.types.items():
        for value in [entry[key], *entry.values()] if key in entry else entry.values():
            cell = next(iter(kind.texts(value)), "")
            tried = {**row, key: cell}
            if cell and _says(definition, text, tried, entry, steps):
                row = tried
                break
        if key == columns.first and not row:
            return {}
    return row


def _says(definition: StepDefinition, text: str, row: Mapping[str, str], entry: Plain, steps: StepBook) -> bool:
    laid = _laid(definition, text, (tuple(row), tuple(row.values())), GivenPosition(), steps)
    lists = [one for one in (laid or {}).values() if isinstance(one, list)]
    return bool(lists) and len(lists[0]) == 1 and len(lists[0][0]) == len(row) and _within(lists[0][0], entry)


def _tabled(value: Any) -> bool:
    """Is this a list of tables, as of figures? Then a table under a step says it."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, Mapping) for one in value)


def _within(part: Any, whole: Any) -> bool:
    """Does a position say only what another one says as well?"""
    if isinstance(part, Mapping):
        return isinstance(whole, Mapping) and all(key in whole and _within(part[key], whole[key]) for key in part)
    if _tabled(part):
        return isinstance(whole, list) and len(part) == len(whole) and all(map(_within, part, whole))
    return bool(isinstance(part, bool) == isinstance(whole, bool) and part == whole)


def _size(position: Any) -> int:
    """How much a position says."""
    if isinstance(position, Mapping):
        return sum(1 + _size(one) for one in position.values())
    return sum(map(_size, position)) if _tabled(position) else 1
