"""What crosses a table of Takkure, as types and as one JSON Schema (`WIRE.document`).

Lengths and places are whole thousandths of an inch, but for `MOV` and the ranges on a card, which are inches.
"""

from typing import Literal, TypedDict

from touchline.core.play.schema import Wire
from touchline.takkure.cards.printed import CARD
from touchline.takkure.commands import COMMANDS
from touchline.takkure.refusals import refuse
from touchline.takkure.state import FIELDS

__all__ = ["WIRE", "Field", "Given", "LineUp"]


class Field(TypedDict):
    """The pitch (0.C)."""

    width: int
    length: int
    in_goal: int
    kick_off: int


class LineUp(TypedDict):
    """What never changes in a match."""

    game: Literal["takkure"]
    mode: Literal["exercise", "practice", "practice match", "match"]
    chapter: int
    """The last chapter whose rules are taught (R-94)."""
    readings: dict[str, str]
    """Ruling -> the reading that is played."""
    forward_only: bool
    team_skills: dict[str, str]
    field: Field
    teams: list[str]


class Given(TypedDict):
    """What a position may say besides."""

    edition: str
    """Whose readings are played, where `readings` says nothing else."""
    cards: bool
    """Are all cards of both teams on the table?"""


WIRE = Wire("Takkure", "touchline.takkure", COMMANDS, refuse, FIELDS, LineUp, CARD.shape, Given)
