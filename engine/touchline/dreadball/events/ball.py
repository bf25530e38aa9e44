"""What can happen to the ball in DreadBall: records like those of `events`, from its launch to a Strike."""

from collections.abc import Mapping
from typing import NamedTuple

from touchline.core.hexes.coordinates import Hex
from touchline.dreadball.events import Rulings


class BallLaunched(NamedTuple):
    """D-01: the ball comes in; `faces` are the launch dice, `at` is where it comes down."""

    rule: str
    team: str
    faces: tuple[str, ...]
    at: Hex
    rulings: Rulings = ("RD-11",)


class Dropped(NamedTuple):
    """Whoever goes down drops the ball (RD-19)."""

    rule: str
    player: str
    at: Hex
    rulings: Rulings = ("RD-19",)


class BallPickedUp(NamedTuple):
    """D-11: a player has picked the ball up."""

    rule: str
    player: str
    rulings: Rulings = ("RD-20",)


class BallCaught(NamedTuple):
    """D-18: a player has caught the ball."""

    rule: str
    player: str
    rulings: Rulings = ()


class Scattered(NamedTuple):
    """The ball scatters: in which direction (0 to 5), how many hexes, and along which way, walls included (RD-11)."""

    rule: str
    direction: int
    distance: int
    way: tuple[Hex, ...]
    rulings: Rulings = ("RD-11",)


class BallHits(NamedTuple):
    """A scattering ball hits a standing player, from the front or from behind (RD-11)."""

    rule: str
    player: str
    at: Hex
    front: bool
    rulings: Rulings = ("RD-11",)


class BallLies(NamedTuple):
    """The ball comes to rest in a hex."""

    rule: str
    at: Hex
    rulings: Rulings = ()


class Thrown(NamedTuple):
    """D-17: the ball is thrown at a team-mate, or at a Strike hex: then `target` is None."""

    rule: str
    player: str
    target: str | None
    at: Hex
    hexes: int
    accurate: bool
    rulings: Rulings = ()


class StrikeScored(NamedTuple):
    """D-17: points for a Strike; `bonus` says that it was thrown from the bonus hex."""

    rule: str
    team: str
    player: str
    zone: str
    points: int
    bonus: bool
    score: Mapping[str, int]
    rulings: Rulings = ("RD-10",)
