"""What crosses the table: names for its plain JSON data, and the shapes that are the same in all games.

The fields of a position, a command, a state and an event are each game's own; the testers' guide lists them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NotRequired, TypeAlias, TypedDict, TypeVar

__all__ = ["Act", "Command", "Event", "Fall", "FallenDie", "Offer", "Outcome", "Pending", "Plain", "Position", "State"]

C = TypeVar("C")

Plain: TypeAlias = Mapping[str, Any]
"""An object of plain JSON data, of whatever kind."""
Position: TypeAlias = Plain
"""Where a scenario starts; a state that a table has told is one, too."""
Command: TypeAlias = Plain
"""A coach's words as plain data: `{"do": verb, "player": name, ...}`; points are `[x, y]` in thousandths.

With `"coach": name` it also says whose words they are, and another coach's are refused.
"""
State: TypeAlias = dict[str, Any]
"""Where everything stands, whole: a table set up with it goes on from there."""
Event: TypeAlias = dict[str, Any]
"""What happened: `event`, its kind in words; `rule`, the number that caused it; fields of its own; `rulings`."""
Pending: TypeAlias = dict[str, Any]
"""What is asked for: `ask` is "choose" or "roll", `rule` the number that asks; what may be done, or whose dice."""


class Act(TypedDict, Generic[C], total=False):
    """What was put to a table, as a log has it: a command, with the type that a game has for it, or dice."""

    act: C
    roll: Sequence["FallenDie"]


class Offer(TypedDict):
    """One thing that a coach may do now, in a decision."""

    do: str
    player: str | None
    rule: str
    region: dict[str, Any] | None
    """Limits of a move that cannot be listed: what interfaces need to ask for it."""


class FallenDie(TypedDict):
    """A die that has fallen. `face` is a number from 1 on, or a symbol where the dice have symbols.

    `player` is null where nobody says whose it is, which is clear where all dice that are due are one player's.
    """

    player: str | None
    face: int | str


class Outcome(TypedDict):
    """What a roll may lead to; results with the same consequences are one outcome."""

    results: list[list[str]]
    """Every class of results that leads there, sorted, as the event `rolled` names them."""
    ways: int
    """How many faces of all dice lead there."""
    of: int
    """How many faces there are."""
    events: list[Event]
    """What happens in one roll that ends so."""
    next: Pending | None
    """What is asked for then."""
    rounded: NotRequired[bool]
    """True where ways are those of a million rolls, as sixes add dice without end."""


class Fall(TypedDict):
    """Ways in which a roll can fall that are told alike: they differ by the faces in the event `rolled` alone."""

    ways: list[list[int]]
    """Each a row of ways, the first of it and how many, in the order of all faces, the last die first."""
    events: list[Event]
    """What happens in the first of them, until something else is asked for."""
    state: State
    """The position then."""
