"""What crosses a table of DreadBall, as types and as one JSON Schema (`WIRE.document`). Hexes are axial coordinates."""

from typing import TypedDict

from touchline.core.play.schema import Wire
from touchline.dreadball.codecs import CARD
from touchline.dreadball.commands import COMMANDS
from touchline.dreadball.refusals import refuse
from touchline.dreadball.state import FIELDS

__all__ = ["WIRE", "LineUp"]


class LineUp(TypedDict):
    """What never changes in a game."""

    teams: list[str]
    """The home team first."""
    readings: dict[str, str]
    """Ruling -> the reading that is played."""


WIRE = Wire("DreadBall", "touchline.dreadball", COMMANDS, refuse, FIELDS, LineUp, CARD.shape)
