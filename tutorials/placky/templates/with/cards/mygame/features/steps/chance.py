"""Chance. Which card is drawn."""

from mygame.language import when

from placky.scenarios.fallen import fallen
from placky.scenarios.step_table import StepTable


@when("the card is a {face}")
def drawn(table: StepTable, face: str) -> None:
    """A card is drawn."""
    table.roll(fallen(face))
