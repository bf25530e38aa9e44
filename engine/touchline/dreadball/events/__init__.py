"""What can happen in DreadBall: one frozen record a kind of event, each with the rule that caused it.

Players and teams go by their names, hexes are axial coordinates, facings 0 to 5; `rulings` are those that were applied.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from touchline.core.hexes.coordinates import Hex

Rulings = tuple[str, ...]
Role: TypeAlias = Literal["Striker", "Jack", "Guard"]
"""What somebody is good at, and what he may do."""
FreeAction: TypeAlias = Literal["run", "slam", "steal", "pass", "strike"]
"""What may be done without a token."""
Action: TypeAlias = Literal[FreeAction, "sprint", "stand up", "enter"]
"""What a token is spent on."""


class CardsLaid(NamedTuple):
    """D-05: whose cards lie on the table, with their roles; teams and pitch are house (RD-13)."""

    rule: str
    players: tuple[str, ...]
    roles: tuple[Role, ...]
    rulings: Rulings = ("RD-1", "RD-13")


class LinedUp(NamedTuple):
    """D-01: a player takes his place before the first rush (RD-9)."""

    rule: str
    player: str
    at: Hex
    facing: int
    rulings: Rulings = ("RD-9",)


class RushBegun(NamedTuple):
    """D-01: the rush marker is moved; `number` counts the rushes of both teams."""

    rule: str
    team: str
    number: int
    tokens: int
    sudden_death: bool
    rulings: Rulings = ("RD-9",)


class TokenSpent(NamedTuple):
    """D-20: an action token is spent on this action; `left` are left for the rush."""

    rule: str
    player: str
    action: Action
    left: int
    rulings: Rulings = ("RD-9",)


class FreeActionTaken(NamedTuple):
    """D-11, D-18, D-19: an action that costs no token (RD-24)."""

    rule: str
    player: str
    action: Action
    rulings: Rulings = ("RD-24",)


class FreeActionDeclined(NamedTuple):
    """D-11, D-18, D-19: a free action is not taken."""

    rule: str
    player: str
    rulings: Rulings = ("RD-24",)


class FreeActionEarned(NamedTuple):
    """D-11, D-18, D-19: more successes than needed give a free action of these kinds."""

    rule: str
    player: str
    actions: tuple[FreeAction, ...]
    rulings: Rulings = ("RD-24",)


class Moved(NamedTuple):
    """D-06, D-07, D-09, D-12, D-13, D-17: a player goes along `way`, which begins where he stood."""

    rule: str
    player: str
    way: tuple[Hex, ...]
    facing: int
    left: int
    rulings: Rulings = ()


class Turned(NamedTuple):
    """A player faces another way, without leaving his hex."""

    rule: str
    player: str
    facing: int
    rulings: Rulings = ()


class ThreatLeft(NamedTuple):
    """D-08: he has left a hex that so many enemies threaten, and has to Evade."""

    rule: str
    player: str
    hex: Hex
    enemies: int
    rulings: Rulings = ("RD-11",)


class Dashed(NamedTuple):
    """D-09: a point of movement more, which is used before the test."""

    rule: str
    player: str
    dashes: int
    rulings: Rulings = ()


class Fell(NamedTuple):
    """D-09, D-10: a player falls over in his hex."""

    rule: str
    player: str
    at: Hex
    rulings: Rulings = ()


class StoodUp(NamedTuple):
    """D-19: a player stands up."""

    rule: str
    player: str
    facing: int
    rulings: Rulings = ()


class Entered(NamedTuple):
    """D-01: a player comes onto the pitch from his end line (RD-26)."""

    rule: str
    player: str
    at: Hex
    facing: int
    rulings: Rulings = ("RD-26",)


WhyRushLost: TypeAlias = Literal["dropped", "thrown", "not picked up", "launch not caught"]
"""What has become of the ball, by which a rush is lost."""


class RushLost(NamedTuple):
    """D-04: the rush ends early: the ball is dropped, thrown or not picked up."""

    rule: str
    team: str
    why: WhyRushLost
    rulings: Rulings = ()


WhyRushEnded: TypeAlias = Literal["lost", "no action tokens left", "nobody can act", "the coach ends it"]
"""Why nothing is left to do in a rush."""


class RushEnded(NamedTuple):
    """D-04: nothing is left to do in this rush."""

    rule: str
    team: str
    why: WhyRushEnded
    rulings: Rulings = ()


class Advanced(NamedTuple):
    """D-01: a player who is out of play moves a turn nearer the bench (RD-26)."""

    rule: str
    player: str
    turns: int
    rulings: Rulings = ("RD-26",)


class SuddenDeath(NamedTuple):
    """D-04: the last rush has left both teams level; the next point wins (RD-10)."""

    rule: str
    rulings: Rulings = ("RD-10",)


class GameWon(NamedTuple):
    """D-04: the game is over (RD-10)."""

    rule: str
    team: str
    why: str
    score: Mapping[str, int]
    rulings: Rulings = ("RD-10",)
