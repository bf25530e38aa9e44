"""What can happen around the play of a match in Takkure: set-up, kick-off, time, half-time, the final whistle.

Records like those of `events`: names are players' and teams' names, places thousandths of an inch.
"""

from typing import Literal, NamedTuple, TypeAlias

from touchline.core.inches.geometry import Length, Point
from touchline.takkure.events import Rulings

End: TypeAlias = Literal["bottom", "top"]
"""Where an in-goal zone lies on the field, as a board shows it."""


class MatchLaidOut(NamedTuple):
    """5.01: a coach's side of the field: which zone lies before him and which one he attacks ("top" or "bottom")."""

    rule: str
    team: str
    own: End
    attacks: End
    rulings: Rulings = ()


CoinSide: TypeAlias = Literal["heads", "tails"]
"""What a coin shows."""


class CoinCalled(NamedTuple):
    """5.02: which side of the coin a coach wants."""

    rule: str
    team: str
    side: CoinSide
    rulings: Rulings = ()


class CoinTossed(NamedTuple):
    """5.02: which side shows, and whose it is."""

    rule: str
    side: CoinSide
    winner: str
    rulings: Rulings = ()


WhyKickOff: TypeAlias = Literal["coin", "other half", "try", "practice"]
"""What a kick-off is due to."""


class KickOffBegun(NamedTuple):
    """5.03: who kicks and who receives; `why`: "coin", "try", "other half" or "practice"."""

    rule: str
    kicking: str
    receiving: str
    why: WhyKickOff
    rulings: Rulings = ("R-44",)


class GroundCleared(NamedTuple):
    """5.03: ground tokens come off for a kick-off."""

    rule: str
    players: tuple[str, ...]
    rulings: Rulings = ("R-46",)


class FigurePlaced(NamedTuple):
    """5.03: a player takes his place for the kick-off."""

    rule: str
    player: str
    at: Point
    rulings: Rulings = ()


class TemplatePlaced(NamedTuple):
    """5.03: the scatter template lies where the kick is aimed."""

    rule: str
    team: str
    at: Point
    radius: Length
    rulings: Rulings = ("R-85", "R-86")


class KickerNamed(NamedTuple):
    """5.03: who takes the kick."""

    rule: str
    player: str
    rulings: Rulings = ()


Kick: TypeAlias = Literal["good", "bad", "nobody"]
"""A kick on target, one off target, and none."""


class KickMade(NamedTuple):
    """5.03: the kick is on target, off target, or nobody is there to take it ("nobody")."""

    rule: str
    player: str | None
    result: Kick
    rulings: Rulings = ()


class BallLanded(NamedTuple):
    """5.03: where the ball comes down."""

    rule: str
    at: Point
    rulings: Rulings = ()


class CatchDeclined(NamedTuple):
    """5.03: a player near enough lets the ball go."""

    rule: str
    player: str
    rulings: Rulings = ()


class CatchFailed(NamedTuple):
    """5.03: a player does not get hold of the ball."""

    rule: str
    player: str
    rulings: Rulings = ()


WhyTime: TypeAlias = Literal["kept", "loose", "possession", "kick-off"]
"""Why activation tokens are taken, which costs time."""


class TimeMoved(NamedTuple):
    """6.04: both time tokens go down one box; `why`: "kept", "loose", "possession" or "kick-off"."""

    rule: str
    team: str
    clock: int
    why: WhyTime
    rulings: Rulings = ("R-49",)


class TokensTaken(NamedTuple):
    """6.04: the attacking coach turns his time token over (in a match with time) and takes activation tokens."""

    rule: str
    team: str
    tokens: int
    clock: int | None
    rulings: Rulings = ("R-35",)


class BallPutOut(NamedTuple):
    """6.04: a coach declares the ball out, and the half is over."""

    rule: str
    team: str
    rulings: Rulings = ("R-50", "R-90")


HalfEnd: TypeAlias = Literal["time", "ball out", "nobody"]
"""What a half comes to an end by."""


class HalfEnded(NamedTuple):
    """6.01: a half is over; `why`: "time", "ball out" or "nobody"."""

    rule: str
    half: int
    why: HalfEnd
    score: tuple[int, ...]
    rulings: Rulings = ()


class HalfBegun(NamedTuple):
    """6.01: a half begins."""

    rule: str
    half: int
    rulings: Rulings = ()


class TimeSet(NamedTuple):
    """6.04: both time tokens stand on the first box, active."""

    rule: str
    clock: int
    rulings: Rulings = ()


class BreakTaken(NamedTuple):
    """6.02: both teams sit down."""

    rule: str
    score: tuple[int, ...]
    rulings: Rulings = ("R-95",)


TokenSide: TypeAlias = Literal["active", "inactive"]
"""How a fatigue token lies."""


class FatigueEased(NamedTuple):
    """6.02: a fatigue token comes off at half-time, "active" or "inactive"."""

    rule: str
    player: str
    side: TokenSide
    active: int
    inactive: int
    rulings: Rulings = ()


class MatchOver(NamedTuple):
    """6.01: the final whistle; no winner means a draw."""

    rule: str
    winner: str | None
    score: tuple[int, ...]
    rulings: Rulings = ()


AttackEnd: TypeAlias = Literal["try", "no try", "steal", "nobody"]
"""What an attack of a practice match comes to an end by."""


class AttackEnded(NamedTuple):
    """5.01: an attack of a practice match is over; `why`: "try", "no try", "steal" or "nobody"."""

    rule: str
    team: str
    why: AttackEnd
    rulings: Rulings = ("R-96",)


class AttackersSwitched(NamedTuple):
    """5.01: two tries, and the other coach attacks."""

    rule: str
    team: str
    rulings: Rulings = ("R-96",)


PracticeEnd: TypeAlias = Literal["tries", "stopped", "nobody"]
"""What a practice match comes to an end by."""


class PracticeOver(NamedTuple):
    """5.01: the practice match is over; `why`: "tries", "stopped" or "nobody"."""

    rule: str
    score: tuple[int, ...]
    why: PracticeEnd
    rulings: Rulings = ("R-96",)
