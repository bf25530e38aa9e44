"""What two tables differ in, as a Then step of the game: one that holds at the first and fails at the other."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from placky.phrasing.candidates import Texts, candidates, values_in
from placky.phrasing.desk import Desk, Said, denied, faults_of
from placky.scenarios.columns import Columns, Rows
from placky.scenarios.features import Feature
from placky.scenarios.fields import FieldType
from placky.scenarios.steps import DICE, StepBook, StepDefinition
from touchline.core.play.wire import Plain

__all__ = ["Claims", "dice_due", "then"]

READ = ("refusal", "state", "pending", "events")
"""What a claim may read, the most telling first."""


class Claims:
    """The kinds of claims that features make, each with the names that it has there: kinds of events, rules, stats."""

    def __init__(self, steps: StepBook, features: Iterable[Feature]) -> None:
        self.steps = steps
        self._made: set[tuple[Any, ...]] = set()
        every = (step for feature in features for one in feature.scenarios for step in one.steps if step.kind == "then")
        for text, rows in dict.fromkeys((step.text, step.table) for step in every):
            for definition in steps.matching("then", text):
                self._made.update(self._named(definition, text, rows))

    def made(self, definition: StepDefinition, claim: Said) -> bool:
        """Is a claim of this kind made anywhere?"""
        return all(one in self._made for one in self._named(definition, claim.text, claim.rows))

    def _named(self, definition: StepDefinition, text: str, rows: Rows) -> Iterator[tuple[Any, ...]]:
        """A definition with each name in a text of it, and of a table each column with who or what it is about."""
        yield (definition.pattern,)
        match = definition.expression.match(text)
        for name, kind in definition.fields.items():
            one, said = self.steps.types[kind], match[name] if match else None
            if said is not None and one.exist is not None:
                yield from ((definition.pattern, name, each) for each in one.names(one.read(said)))
        columns, head = definition.columns, rows[0] if rows else ()
        for row in rows[1:] if columns else ():
            about = row[0] if columns and columns.types[columns.first].exist is not None else ""
            yield from ((definition.pattern, about, key) for key, cell in zip(head, row, strict=True) if cell)


def then(
    steps: StepBook, here: Desk, there: Desk, values: Sequence[Any], tables: Sequence[Plain] = (),
    claims: Claims | None = None, reads: str = "",
) -> Said | None:  # fmt: skip
    """The plainest claim that holds here and fails there; None where no step can tell.

    `values` are what it may speak of, `tables` what a row of a table under it may be about: events, figures. With
    `claims` it is of a kind that features make: what they never ask for, an engine need not know. `reads`: what it
    has to look at, as state, events, pending.
    """
    found: list[tuple[tuple[Any, ...], Said]] = []
    for step, definition in _claims(steps, values, tables):
        if claims is not None and not claims.made(definition, step):
            continue
        desk = here.aside()
        if faults_of(step, steps, desk) or not denied(step, steps, there.aside()):
            continue
        if reads in READ and reads not in desk.asked:
            continue
        read = min((READ.index(one) for one in desk.asked), default=len(READ))
        names = any(steps.types[kind].present for kind in definition.fields.values())
        found.append(((bool(step.rows), definition.answers == DICE, read, not names, len(step.text), step.text), step))
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
