"""The heap. What lies on it, and what is left of it."""

from pebbles.language import given, then

from placky.scenarios.claims import FAULTS, position_refused, same
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import POSITION


@given("a heap of {number} pebbles?")
def heap(table: StepTable, number: int) -> None:
    """How many pebbles there are; of a game that has begun."""
    table.position["heap"] = number


@given("a full heap")
def full(table: StepTable) -> None:
    """Fifteen pebbles, as a game begins (P-1)."""


@given('ruling {ruling} is read as "{reading}"')
def reading(table: StepTable, ruling: str, reading: str) -> None:
    """Play the other reading of a ruling."""
    table.position.setdefault("readings", {})[ruling] = reading


@then("{number} pebbles? (?:is|are) left")
def left(table: StepTable, number: int) -> None:
    """How many pebbles are on the heap now."""
    same("pebbles on the heap", table.state()["heap"], number)


@then("the position is refused:", answers=POSITION, columns=FAULTS)
def refused(table: StepTable, datatable: list[list[str]]) -> None:
    """Every fault of a position that cannot be."""
    position_refused(table, datatable)
