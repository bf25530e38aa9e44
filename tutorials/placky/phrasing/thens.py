"""What two tables differ in, as a Then step of the game: one that holds at the first and fails at the other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from placky.phrasing.candidates import Texts, candidates, values_in
from placky.phrasing.desk import Desk, Said, faults_of
from placky.scenarios.columns import Columns, Rows
from placky.scenarios.fields import FieldType
from placky.scenarios.steps import DICE, StepBook, StepDefinition

__all__ = ["dice_due", "then"]

Plain = Mapping[str, Any]
READ = ("refusal", "state", "pending", "events")
"""What a claim may read, the most telling first."""


def then(steps: StepBook, here: Desk, there: Desk, values: Sequence[Any], tables: Sequence[Plain] = ()) -> Said | None:
    """The plainest claim that holds here and fails there; None where no step can tell.

    `values` are what it may speak of, `tables` what a row of a table under it may be about: events, figures.
    """
    found: list[tuple[tuple[Any, ...], Said]] = []
    for step, definition in _claims(steps, values, tables):
        desk = here.aside()
        if faults_of(step, steps, desk) or not faults_of(step, steps, there.aside()):
            continue
        read = min((READ.index(one) for one in desk.asked), default=len(READ))
        found.append(((bool(step.rows), definition.answers == DICE, read, len(step.text), step.text), step))
    return min(found, default=(None, None))[1]


def dice_due(steps: StepBook, here: Desk) -> Said | None:
    """A step that speaks of the dice that are due, as a scenario that ends before they fall has to."""
    known = Texts(steps.types, values_in(here.pending()), here.state())
    mine = [one for one in steps.definitions if one.kind == "then" and one.answers == DICE]
    said = sorted((text for one in mine for text in candidates(one, known)), key=len)
    return next((step for step in (Said("then", text) for text in said) if not _fails(step, steps, here)), None)


def _fails(step: Said, steps: StepBook, desk: Desk) -> str:
    return faults_of(step, steps, desk.aside())


def _claims(
    steps: StepBook, values: Sequence[Any], tables: Sequence[Plain]
) -> Iterator[tuple[Said, StepDefinition]]:  # fmt: skip
    """Every claim that might be made."""
    known = Texts(steps.types, values)
    for definition in steps.definitions:
        if definition.kind != "then" or "docstring" in definition.needs:
            continue
        for text in candidates(definition, known):
            if "datatable" not in definition.needs:
                yield Said("then", text), definition
            elif definition.columns:
                yield from ((Said("then", text, rows), definition) for rows in _rows(definition.columns, tables))


def _rows(columns: Columns, tables: Sequence[Plain]) -> Iterator[Rows]:
    """Tables of one row about one thing, which say one thing of it, or nothing but what it is."""
    for table in tables:
        for first in [text for value in table.values() for text in columns.types[columns.first].texts(value)]:
            if not columns.claims:
                yield (columns.first,), (first,)
            for key, kind in columns.types.items():
                if key in table and key != columns.first:
                    yield from (((columns.first, key), (first, cell)) for cell in _cells(kind, table[key]))


def _cells(kind: FieldType, value: Any) -> list[str]:
    """What a cell may say of a value; a column of plain texts takes it as it is, a list as its parts in a row."""
    said = " ".join(map(str, value)) if isinstance(value, list) else value
    return kind.texts(value) or kind.texts("yes" if value is True else "no" if value is False else str(said))
