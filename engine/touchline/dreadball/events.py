"""What can happen in DreadBall: one frozen record a kind of event, each with the rule that caused it.

Players and teams go by their names, hexes are axial coordinates, facings 0 to 5; `rulings` are those that were applied.
"""

from collections.abc import Mapping
from typing import NamedTuple

from touchline.core.hexes.coordinates import Hex
from touchline.core.throws import Modifier

Rulings = tuple[str, ...]


class CardsLaid(NamedTuple):
    """D-05: whose cards lie on the table, with their roles; teams and pitch are house (RD-13)."""

    rule: str
    players: tuple[str, ...]
    roles: tuple[str, ...]
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


class BallLaunched(NamedTuple):
    """D-01: the ball comes in; `faces` are the launch dice, `at` is where it comes down."""

    rule: str
    team: str
    faces: tuple[str, ...]
    at: Hex
    rulings: Rulings = ("RD-11",)


class TokenSpent(NamedTuple):
    """D-20: an action token is spent on this action; `left` are left for the rush."""

    rule: str
    player: str
    action: str
    left: int
    rulings: Rulings = ("RD-9",)


class FreeActionTaken(NamedTuple):
    """D-11, D-18, D-19: an action that costs no token (RD-24)."""

    rule: str
    player: str
    action: str
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
    actions: tuple[str, ...]
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


class HandShown(NamedTuple):
    """The dice of one pool: whose, for what, and how they fell.

    `target` is the face from which a die succeeds and `base` the number of dice before the modifiers; both are 0 for
    dice that nobody is tested with, as those of a scatter.
    """

    player: str
    team: str
    stat: str
    target: int
    base: int
    number: int
    modifiers: tuple[Modifier, ...]
    faces: tuple[str, ...]
    successes: int
    result: str


class Rolled(NamedTuple):
    """D-02, D-03: dice fell; `results` is the class of the throw, one result a pool."""

    rule: str
    kind: str
    action: str
    hands: tuple[HandShown, ...]
    results: tuple[str, ...]
    rulings: Rulings = ()


class PoolMade(NamedTuple):
    """D-02: so many dice against a stat, after the modifiers; `target` is the face from which a die succeeds."""

    rule: str
    player: str
    stat: str
    target: int
    base: int
    modifiers: tuple[Modifier, ...]
    number: int
    rulings: Rulings = ()


class NoDice(NamedTuple):
    """D-02: modifiers leave no dice, so there is no success (RD-6)."""

    rule: str
    player: str
    stat: str
    rulings: Rulings = ("RD-6",)


class TestPassed(NamedTuple):
    """D-03: enough successes for a test that needs so many."""

    rule: str
    player: str
    action: str
    successes: int
    needed: int
    rulings: Rulings = ()


class TestFailed(NamedTuple):
    """D-03: too few successes for a test that needs so many."""

    rule: str
    player: str
    action: str
    successes: int
    needed: int
    rulings: Rulings = ()


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


class KnockedDown(NamedTuple):
    """D-12, D-14: a player is knocked down."""

    rule: str
    player: str
    at: Hex
    rulings: Rulings = ()


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


class Answered(NamedTuple):
    """D-14, D-15: how the target answers: "slamback" or "dodge"; `front` says from where the attack comes."""

    rule: str
    player: str
    answer: str
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


class ClashWon(NamedTuple):
    """D-03: more successes than the opponent; `double` says twice as many, `by` how many more."""

    rule: str
    player: str
    opponent: str
    action: str
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


class RushLost(NamedTuple):
    """D-04: the rush ends early: the ball is dropped, thrown or not picked up."""

    rule: str
    team: str
    why: str
    rulings: Rulings = ()


class RushEnded(NamedTuple):
    """D-04: nothing is left to do in this rush."""

    rule: str
    team: str
    why: str
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
