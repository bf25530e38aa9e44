"""What crosses a table of Sports Dice Football, as types and as one JSON Schema (`WIRE.document`)."""

from typing import TypedDict

from touchline.core.play.schema import Wire
from touchline.dice_football.commands import COMMANDS
from touchline.dice_football.dice import DiceSet
from touchline.dice_football.refusals import refuse
from touchline.dice_football.state import FIELDS

__all__ = ["WIRE", "LineUp"]


class LineUp(TypedDict):
    """What never changes in a game."""

    teams: list[str]
    readings: dict[str, str]
    """Ruling -> the reading that is played."""
    dice: DiceSet
    """Side -> the faces of its dice."""


WIRE = Wire("Sports Dice Football", "touchline.dice_football", COMMANDS, refuse, FIELDS, LineUp)
