"""What can happen between two players in DreadBall: records like those of `events`, for Slams and Steals."""

from typing import Literal, NamedTuple, TypeAlias

from touchline.core.hexes.coordinates import Hex
from touchline.dreadball.events import Rulings


class KnockedDown(NamedTuple):
    """D-12, D-14: a player is knocked down."""

    rule: str
    player: str
    at: Hex
    rulings: Rulings = ()


class Slammed(NamedTuple):
    """D-12: a Slam at this opponent."""

    rule: str
    player: str
    target: str
    rulings: Rulings = ("RD-16",)


class StealTried(NamedTuple):
    """D-13: a Steal from this opponent."""

    rule: str
    player: str
    target: str
    rulings: Rulings = ("RD-16",)


Answer: TypeAlias = Literal["slamback", "dodge"]
"""What the target of an attack does."""


class Answered(NamedTuple):
    """D-14, D-15: how the target answers: "slamback" or "dodge"; `front` says from where the attack comes."""

    rule: str
    player: str
    answer: Answer
    front: bool
    rulings: Rulings = ("RD-17",)


class Squared(NamedTuple):
    """D-12, D-13: both are about to roll; whose threats count, is RD-8."""

    rule: str
    player: str
    target: str
    rulings: Rulings = ("RD-8",)


class ClashDrawn(NamedTuple):
    """D-03: as many successes on both sides."""

    rule: str
    player: str
    target: str
    rulings: Rulings = ("RD-2",)


Attack: TypeAlias = Literal["slam", "steal"]
Fought: TypeAlias = Literal[Attack, Answer]
"""What is done by whoever rolls in a clash: an attack, or an answer to it."""


class ClashWon(NamedTuple):
    """D-03: more successes than the opponent; `double` says twice as many, `by` how many more."""

    rule: str
    player: str
    opponent: str
    action: Fought
    by: int
    double: bool
    rulings: Rulings = ()


class Pushed(NamedTuple):
    """D-12, D-14: a player is pushed back."""

    rule: str
    player: str
    by: str
    way: tuple[Hex, ...]
    rulings: Rulings = ("RD-21",)


class NotPushed(NamedTuple):
    """D-12, D-14: nobody moves, for all three hexes behind him are taken."""

    rule: str
    player: str
    rulings: Rulings = ("RD-21",)


class FollowedUp(NamedTuple):
    """D-12, D-14: the winner goes into the hex that his opponent has left."""

    rule: str
    player: str
    way: tuple[Hex, ...]
    rulings: Rulings = ("RD-21",)


class SlippedAway(NamedTuple):
    """D-15: a free hex for a Dodge that doubled (RD-22)."""

    rule: str
    player: str
    way: tuple[Hex, ...]
    rulings: Rulings = ("RD-22",)


class KnockedLoose(NamedTuple):
    """D-13: the ball is knocked out of the target's hands."""

    rule: str
    player: str
    by: str
    rulings: Rulings = ("RD-19",)


class BallStolen(NamedTuple):
    """D-13: the ball changes hands."""

    rule: str
    player: str
    target: str
    rulings: Rulings = ()


class ArmourChecked(NamedTuple):
    """D-16: hits, those that armour stops, and turns out of play."""

    rule: str
    player: str
    hits: int
    stopped: int
    turns: int
    rulings: Rulings = ("RD-15",)


class OutOfPlay(NamedTuple):
    """D-16: a player leaves the pitch for so many turns."""

    rule: str
    player: str
    turns: int
    rulings: Rulings = ()


class Removed(NamedTuple):
    """D-16: a player is removed from the game (RD-12)."""

    rule: str
    player: str
    hits: int
    rulings: Rulings = ("RD-12",)
