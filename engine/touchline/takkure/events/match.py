"""What can happen around the play of a match in Takkure: set-up, kick-off, time, half-time, the final whistle.

Records like those of `events`: names are players' and teams' names, places thousandths of an inch.
"""

from typing import NamedTuple

from touchline.core.inches.geometry import Length, Point
from touchline.takkure.events import Rulings


class MatchLaidOut(NamedTuple):
    """5.01: a coach's side of the field: which zone lies before him and which one he attacks ("top" or "bottom")."""

    rule: str
    team: str
    own: str
    attacks: str
    rulings: Rulings = ()


class CoinCalled(NamedTuple):
    """5.02: which side of the coin a coach wants."""

    rule: str
    team: str
    side: str
    rulings: Rulings = ()


class CoinTossed(NamedTuple):
    """5.02: which side shows, and whose it is."""

    rule: str
    side: str
    winner: str
    rulings: Rulings = ()


class KickOffBegun(NamedTuple):
    """5.03: who kicks and who receives; `why`: "coin", "try", "other half" or "practice"."""

    rule: str
    kicking: str
    receiving: str
    why: str
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


class KickMade(NamedTuple):
    """5.03: the kick is on target, off target, or nobody is there to take it ("nobody")."""

    rule: str
    player: str | None
    result: str
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


class TimeMoved(NamedTuple):
    """6.04: both time tokens go down one box; `why`: "kept", "loose", "possession" or "kick-off"."""

    rule: str
    team: str
    clock: int
    why: str
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


class HalfEnded(NamedTuple):
    """6.01: a half is over; `why`: "time", "ball out" or "nobody"."""

    rule: str
    half: int
    why: str
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


class FatigueEased(NamedTuple):
    """6.02: a fatigue token comes off at half-time, "active" or "inactive"."""

    rule: str
    player: str
    side: str
    active: int
    inactive: int
    rulings: Rulings = ()


class MatchOver(NamedTuple):
    """6.01: the final whistle; no winner means a draw."""

    rule: str
    winner: str | None
    score: tuple[int, ...]
    rulings: Rulings = ()


class AttackEnded(NamedTuple):
    """5.01: an attack of a practice match is over; `why`: "try", "no try", "steal" or "nobody"."""

    rule: str
    team: str
    why: str
    rulings: Rulings = ("R-96",)


class AttackersSwitched(NamedTuple):
    """5.01: two tries, and the other coach attacks."""

    rule: str
    team: str
    rulings: Rulings = ("R-96",)


class PracticeOver(NamedTuple):
    """5.01: the practice match is over; `why`: "tries" or "stopped"."""

    rule: str
    score: tuple[int, ...]
    why: str
    rulings: Rulings = ("R-96",)
