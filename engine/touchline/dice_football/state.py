"""The state of play: plain values. What never changes during play (teams, dice, readings) is shared, not copied.

A side is 0 or 1; `yard` counts from the offence's own goal line.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from touchline.core.dice.throws import Pool
from touchline.core.play.commands import Commands
from touchline.dice_football.commands import COMMANDS
from touchline.dice_football.dice import HOUSE, DiceSet
from touchline.dice_football.numbers import NUMBERS

GAME = "dice_football"
TOSS, DRIVE, OVER = "toss", "drive", "over"
DOWN, GO, PUNT, KICK = "down", "go for it", "punt", "field goal"
NOBODY = -1


class SetUp(NamedTuple):
    """Everything fixed at set-up."""

    teams: tuple[str, str]
    dice: DiceSet
    readings: Mapping[str, str]
    """Ruling -> the reading played, for rulings that have more than one."""
    throws: tuple[Mapping[str, Pool], Mapping[str, Pool]]
    """For either side on offence: action -> the throw that it asks for."""


class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    commands: ClassVar[Commands] = COMMANDS

    __slots__ = ("chip", "crossed", "declared", "down", "offence", "phase", "score", "set_up", "yard")

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.phase = TOSS
        self.offence = NOBODY
        self.yard: int = NUMBERS.field.midfield
        self.down = 1
        self.crossed = False
        self.chip = NOBODY
        self.score = [0, 0]
        self.declared: str | None = None

    def copy(self) -> "State":
        """An independent copy; the set-up is shared."""
        twin = State.__new__(State)
        twin.set_up = self.set_up
        twin.phase = self.phase
        twin.offence = self.offence
        twin.yard = self.yard
        twin.down = self.down
        twin.crossed = self.crossed
        twin.chip = self.chip
        twin.score = self.score[:]
        twin.declared = self.declared
        return twin

    def __eq__(self, other: object) -> bool:
        """Equal when every value is, the set-up included."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

    @property
    def readings(self) -> Mapping[str, str]:
        """How rulings with more than one reading are played here."""
        return self.set_up.readings

    @property
    def defence(self) -> int:
        """The side without the ball."""
        return 1 - self.offence

    def team(self, side: int) -> str:
        """The name of a side, which is also its coach's name."""
        return self.set_up.teams[side]

    def attackers(self) -> str:
        """The name of the team on offence."""
        return self.set_up.teams[self.offence]

    def defenders(self) -> str:
        """The name of the team on defence."""
        return self.set_up.teams[1 - self.offence]

    def spot(self, yard: int | None = None) -> str:
        """A yard line in words, the ball's unless another is given.

        >>> State(SetUp(("Red", "Blue"), HOUSE, {}, ({}, {}))).spot()
        'the 50'
        """
        yard = self.yard if yard is None else yard
        length, middle = NUMBERS.field.length, NUMBERS.field.midfield
        if yard == middle:
            return f"the {middle}"
        whose, line = (self.attackers(), yard) if yard < middle else (self.defenders(), length - yard)
        return f"{whose}'s {line}" if line > 0 else f"{whose}'s {'end zone' if line else 'goal line'}"

    def points(self) -> dict[str, int]:
        """The score by the teams' names."""
        return dict(zip(self.set_up.teams, self.score, strict=True))

    def winner(self) -> int:
        """The side that has won, or NOBODY."""
        return int(self.score[1] > self.score[0]) if self.phase == OVER else NOBODY


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss, unless the game is over."""
    teams, dice = s.set_up.teams, s.set_up.dice
    named = {NOBODY: None, 0: teams[0], 1: teams[1]}
    return {
        "game": GAME, "phase": s.phase, "teams": list(teams), "score": s.points(), "offence": named[s.offence],
        "yard": s.yard, "spot": None if s.phase == TOSS else s.spot(), "down": s.down, "crossed": s.crossed,
        "chip": named[s.chip], "declared": s.declared, "target": NUMBERS.score.target, "winner": named[s.winner()],
        "readings": dict(s.readings), "dice": {"offence": list(dice.offence), "defence": list(dice.defence)},
        "house": dice == HOUSE,
    }  # fmt: skip
