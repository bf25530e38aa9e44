"""The heap. What lies on it, and what is left of it."""

from typing import Any

from pebbles.language import given, then

from placky.claims import position_refused, same


@given("a heap of {number} pebbles?")
def heap(table: Any, number: int) -> None:
    """How many pebbles there are; of a game that has begun."""
    table.position["heap"] = number


@given("a full heap")
def full(table: Any) -> None:
    """Fifteen pebbles, as a game begins (P-1)."""


@given('ruling {ruling} is read as "{reading}"')
def reading(table: Any, ruling: str, reading: str) -> None:
    """Play the other reading of a ruling."""
    table.position.setdefault("readings", {})[ruling] = reading


@then("{number} pebbles? (?:is|are) left")
def left(table: Any, number: int) -> None:
    """How many pebbles are on the heap now."""
    same("pebbles on the heap", table.state()["heap"], number)


@then("the position is refused:")
def refused(table: Any, datatable: list[list[str]]) -> None:
    """Every fault of a position that cannot be."""
    position_refused(table, [row[0] for row in datatable])
