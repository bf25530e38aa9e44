"""The state of play: plain values. What never changes during play (teams, dice, readings) is shared, not copied.

Each field stands once, in `State`: its type, what it begins with, and how a position says it. A side is 0 or 1; `yard`
counts from the offence's own goal line.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from touchline.core.dice.throws import Pool
from touchline.core.play.codecs import FLAG, Codec, maybe, name_in, of_teams, whole, word
from touchline.core.play.commands import Commands
from touchline.core.play.fields import Fields, Follow, StatePart, kept
from touchline.core.rulebook.typed import of_type
from touchline.dice_football.commands import COMMANDS
from touchline.dice_football.dice import HOUSE, DiceSet
from touchline.dice_football.events import LastDown
from touchline.dice_football.numbers import NUMBERS

GAME = "dice_football"
TOSS, DRIVE, OVER = PHASES = ("toss", "drive", "over")
DOWN: Final = "down"
GO: Final = "go for it"
PUNT: Final = "punt"
KICK: Final = "field goal"
NOBODY = -1


class SetUp(NamedTuple):
    """Everything fixed at set-up."""

    teams: tuple[str, str]
    dice: DiceSet
    readings: Mapping[str, str]
    """Ruling -> the reading played, for rulings that have more than one."""
    throws: tuple[Mapping[str, Pool], Mapping[str, Pool]]
    """For either side on offence: action -> the throw that it asks for."""


MATCH, OF_A_DRIVE = StatePart("match"), StatePart("of a drive")
_SIDE = maybe(name_in(lambda set_up: set_up.teams, "playing", " and "), NOBODY)
_POINTS = of_teams(whole(0), 0)
_SCORE: Codec[list[int]] = Codec(
    lambda score, set_up: _POINTS.show((score[0], score[1]), set_up),
    lambda given, set_up: list(_POINTS.read(given, set_up)),
    _POINTS.shape,
)


@dataclass(slots=True, init=False)
class State:
    """Where everything stands. Mutable; `copy` is cheap."""

    commands: ClassVar[Commands] = COMMANDS
    copy: ClassVar[Callable[["State"], "State"]]
    """An independent copy; the set-up is shared."""

    set_up: SetUp = kept()
    phase: str = MATCH.told(word(*PHASES), TOSS)
    score: list[int] = MATCH.told(_SCORE, [0, 0])
    offence: int = OF_A_DRIVE.told(_SIDE, NOBODY)
    yard: int = OF_A_DRIVE.told(whole(1, NUMBERS.field.length - 1), NUMBERS.field.midfield)
    down: int = OF_A_DRIVE.told(whole(1, NUMBERS.downs.number), 1)
    crossed: bool = OF_A_DRIVE.told(FLAG, begins=False)
    chip: int = OF_A_DRIVE.told(_SIDE, NOBODY)
    declared: LastDown | None = OF_A_DRIVE.told(maybe(word(GO, PUNT, KICK)), None)

    def __init__(self, set_up: SetUp) -> None:
        FIELDS.begin(self, 0)
        self.set_up = set_up

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
        points: dict[str, int] = _SCORE.show(self.score, self.set_up)
        return points

    def winner(self) -> int:
        """The side that has won, or NOBODY."""
        return int(self.score[1] > self.score[0]) if self.phase == OVER else NOBODY


FIELDS = Fields(
    State,
    follows={
        "game": Follow({"enum": [GAME]}, lambda _: GAME),
        "house": Follow(of_type(bool), lambda s: s.set_up.dice == HOUSE),
        "target": Follow(of_type(int), lambda _: NUMBERS.score.target),
        "winner": Follow(_SIDE.shape, lambda s: _SIDE.show(s.winner(), s.set_up)),
        "spot": Follow(of_type(str | None), lambda s: None if s.phase == TOSS else s.spot()),
    },
)
State.copy = FIELDS.copier(State)


def show(s: State) -> dict[str, Any]:
    """The state as plain JSON data; `position.read` takes it back without loss, unless the game is over."""
    teams, dice, readings, _ = s.set_up
    faces = {"offence": list(dice.offence), "defence": list(dice.defence)}
    return {**FIELDS.show(s, s.set_up), "teams": list(teams), "readings": dict(readings), "dice": faces}
