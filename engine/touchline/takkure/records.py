"""What a state is made of: the line-up, which never changes, and records of what lies on the table.

Players are indices, teams 0 and 1. `codecs` says how each of these stands in a position.
"""

from collections.abc import Mapping
from typing import NamedTuple

from touchline.core.inches.geometry import Point
from touchline.takkure.cards.printed import Card
from touchline.takkure.events.ball import StolenBall
from touchline.takkure.pitch import Pitch

NOBODY = -1
MATCH, PRACTICE_MATCH, EXERCISE, PRACTICE = "match", "practice match", "exercise", "practice"
"""`SetUp.mode`: what is played."""


class SetUp(NamedTuple):
    """Everything fixed at set-up."""

    cards: tuple[Card, ...]
    names: tuple[str, ...]
    team: tuple[int, ...]
    radius: tuple[int, ...]
    who: Mapping[str, int]
    """Name -> index."""
    teams: tuple[str, str]
    pitch: Pitch
    chapter: int
    """Rules are taught up to this chapter (R-94)."""
    readings: Mapping[str, str]
    """Ruling -> the reading played, for rulings that have more than one."""
    forward_only: bool
    """0.C-c: the first exercise's free play forbids moving backwards."""
    mode: str
    team_skills: tuple[str | None, str | None] = (None, None)
    """5.07: the skill of each team, if it has one."""


class Tackle(NamedTuple):
    """A declared tackle (1.12). `contact` is None until the carrier has moved."""

    by: int
    on: int
    at: Point
    place: Point
    target: Point
    contact: bool | None


class Steal(NamedTuple):
    """A declared steal (3.06): `how` is "loose", "ground" (held by `target`) or "air"."""

    by: int
    how: StolenBall
    target: int


class Pass(NamedTuple):
    """A declared pass (2.01, 3.03), and the point of the passer's way where the ball is to leave."""

    by: int
    to: int
    at: Point
    ground: bool


Mark = tuple[Point, Point | None, Point]
"""Where the player stands, the turn token if there is one, and the movement token (1.04)."""


def marked_path(mark: Mark) -> tuple[Point, ...]:
    """The line from the player over the turn token, if there is one, to the movement token."""
    here, turn, to = mark
    return (here, turn, to) if turn is not None else (here, to)


class Walk(NamedTuple):
    """A move made this activation, for those who look on."""

    player: int
    rule: str
    path: tuple[Point, ...]


class Measurement(NamedTuple):
    """A distance that was measured, and by which rule (0.03, 1.13)."""

    player: int
    to: int
    distance: int
    rule: str


Cards = tuple[tuple[str, ...], tuple[str, ...]]
"""Names of play cards, a tuple a team (4.07, 4.08)."""
NO_CARDS: Cards = ((), ())


class Laid(NamedTuple):
    """An individual play that lies on the table, and for whom (4.07)."""

    card: str
    player: int


class TeamPlay(NamedTuple):
    """A collective play being played (4.08): `players` begin with the carrier; `shown` once it is turned over."""

    card: str
    players: tuple[int, ...]
    shown: bool
