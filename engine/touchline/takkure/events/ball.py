"""What can happen to the ball in Takkure: records like those of `events`, for passing, fighting for it and scoring."""

from typing import Literal, NamedTuple, TypeAlias

from touchline.core.inches.geometry import Length, Point
from touchline.takkure.events import Rulings


class PassDeclared(NamedTuple):
    """2.01, 3.03: to whom the ball shall go, and from which point of the passer's way."""

    rule: str
    player: str
    to: str
    at: Point
    rulings: Rulings = ("R-22", "R-24")


PassResult: TypeAlias = Literal["critical", "success", "fail"]
"""How a ball flies: well, or as a miss, which has to be caught."""


class PassLeaves(NamedTuple):
    """2.01: the ball leaves the passer's hands; `how`: "critical", "success" or "fail" (a miss)."""

    rule: str
    player: str
    to: str
    how: PassResult
    rulings: Rulings = ()


WhyHeld: TypeAlias = Literal["beaten", "tied", "too far", "down"]
"""Why a pass is not made."""


class PassHeld(NamedTuple):
    """2.01, 3.03: the pass is not made; `why`: "beaten", "tied", "too far" or "down"."""

    rule: str
    player: str
    why: WhyHeld
    rulings: Rulings = ()


Receipt: TypeAlias = Literal["pass", "reception"]
"""How a receiver gets the ball: by a good pass, or by a roll of his own after a miss."""


class PassReceived(NamedTuple):
    """2.01, 2.02: the receiver has the ball; `how`: "pass", or "reception" where he had to catch a miss."""

    rule: str
    player: str
    how: Receipt
    rulings: Rulings = ()


class StepAllowed(NamedTuple):
    """2.01: after a critical pass the receiver may move up to `reach`."""

    rule: str
    player: str
    reach: Length
    rulings: Rulings = ()


class Fumbled(NamedTuple):
    """2.02: the reception failed; the ball falls."""

    rule: str
    player: str
    rulings: Rulings = ("R-23",)


ScatterEnd: TypeAlias = Literal["line", "figure"]
"""What a ball that scatters is stopped by."""


class Scattered(NamedTuple):
    """2.03: the ball goes where the arrow points; `stopped`: "line", "figure" or None (the whole way)."""

    rule: str
    arrow: int
    path: tuple[Point, ...]
    stopped: ScatterEnd | None
    rulings: Rulings = ("R-25",)


class BallHeld(NamedTuple):
    """3.04: the ball lies on this player's card now."""

    rule: str
    player: str
    rulings: Rulings = ()


class BallDown(NamedTuple):
    """3.04: the ball lies on the ground and takes space like a player."""

    rule: str
    at: Point
    rulings: Rulings = ("R-29",)


class PickedUp(NamedTuple):
    """3.05: off the ground, or out of the hands of a team-mate (`holder`)."""

    rule: str
    player: str
    holder: str | None
    rulings: Rulings = ()


StolenBall: TypeAlias = Literal["loose", "ground", "air"]
"""Which ball a thief means: one that nobody holds, one of a carrier on the ground, one in the air."""


class StealDeclared(NamedTuple):
    """3.06: which ball is to be stolen: "loose", "ground" (held by `target`) or "air"."""

    rule: str
    player: str
    how: StolenBall
    target: str | None
    rulings: Rulings = ("R-71",)


class Stolen(NamedTuple):
    """3.06: the ball changes sides; `how` as it was declared."""

    rule: str
    player: str
    how: StolenBall
    rulings: Rulings = ()


WhyVoid: TypeAlias = Literal["no contact", "no such ball", "no pass", "not in its way"]
"""Why there is nothing to roll for."""


class StealVoid(NamedTuple):
    """3.06: nothing to roll for; `why`: "no contact", "no such ball", "no pass" or "not in its way"."""

    rule: str
    player: str
    why: WhyVoid
    rulings: Rulings = ("R-71",)


class MeleeTied(NamedTuple):
    """3.08: these share the best roll and roll again for who is the one."""

    rule: str
    players: tuple[str, ...]
    rulings: Rulings = ("R-73",)


class TryScored(NamedTuple):
    """4.04: one try."""

    rule: str
    player: str
    team: str
    rulings: Rulings = ("R-83",)


WhyNoTry: TypeAlias = Literal["failed", "cancelled"]
"""What has become of the roll for a try."""


class TryMissed(NamedTuple):
    """4.04: no try; `why`: "failed" or "cancelled"."""

    rule: str
    player: str
    team: str
    why: WhyNoTry
    rulings: Rulings = ("R-83",)
