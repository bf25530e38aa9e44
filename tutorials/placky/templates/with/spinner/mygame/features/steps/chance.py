"""Chance. Where the spinner stops."""

from mygame.language import when

from placky.scenarios.fallen import fallen
from placky.scenarios.step_table import StepTable


@when("the spinner shows {face}")
def shows(table: StepTable, face: str) -> None:
    """The spinner stops."""
    table.roll(fallen(face))
