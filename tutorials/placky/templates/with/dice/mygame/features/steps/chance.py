"""Chance. What the die shows."""

from mygame.language import when

from placky.scenarios.fallen import fallen
from placky.scenarios.step_table import StepTable


@when("the die shows {face}")
def shows(table: StepTable, face: str) -> None:
    """The die falls."""
    table.roll(fallen(face))
