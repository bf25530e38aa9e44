"""What can happen in Sports Dice Football: one frozen record a kind of event, each with the rule that caused it.

Teams go by their names, distances are in yards, a `spot` is a place in words; `rulings` are those that were applied.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

Rulings = tuple[str, ...]
Side: TypeAlias = Literal["offence", "defence"]
"""What a team is on."""
LastDown: TypeAlias = Literal["go for it", "punt", "field goal"]
"""What may be tried on the last down."""
WhyTurnedOver: TypeAlias = Literal["turnover", "downs", "missed field goal"]
"""Why the ball changes hands."""
OfSixAlike: TypeAlias = Literal[
    "touchdown", "defensive touchdown", "fake punt", "punt return", "fake field goal", "blocked kick return"
]
"""What six alike may come to."""
Score: TypeAlias = Literal[OfSixAlike, "field goal", "interception return", "safety"]
"""How points come about."""


class KitLaid(NamedTuple):
    """S-01: what lies on the table; `house` says that the faces are our invention (RS-3)."""

    rule: str
    teams: tuple[str, ...]
    offence_dice: tuple[str, ...]
    defence_dice: tuple[str, ...]
    house: bool
    rulings: Rulings = ()


class ChipFlipped(NamedTuple):
    """S-03: the power chip was flipped for the choice of sides."""

    rule: str
    winner: str
    rulings: Rulings = ()


class SideChosen(NamedTuple):
    """S-03: the winner of the flip starts on "offence" or on "defence"."""

    rule: str
    team: str
    side: Side
    rulings: Rulings = ()


class ChipGiven(NamedTuple):
    """S-03, S-08: this team has the power chip from now on."""

    rule: str
    team: str
    rulings: Rulings = ()


class DriveBegun(NamedTuple):
    """S-04, S-13, S-18, S-19, S-25, S-26, S-27: a team has the ball, first down.

    `yard` counts from its own goal line; `crossed` says that no fresh set of downs waits at the 50.
    """

    rule: str
    team: str
    spot: str
    yard: int
    crossed: bool
    rulings: Rulings = ()


class DownBegun(NamedTuple):
    """S-15: which of the four downs this is."""

    rule: str
    team: str
    down: int
    rulings: Rulings = ()


class DownUsed(NamedTuple):
    """S-16: the roll has used up this down."""

    rule: str
    team: str
    down: int
    rulings: Rulings = ()


class Declared(NamedTuple):
    """S-17: what the offence tries on its last down: "go for it", "punt" or "field goal"."""

    rule: str
    team: str
    option: LastDown
    rulings: Rulings = ()


class HandShown(NamedTuple):
    """The faces of one team's dice."""

    team: str
    name: str
    faces: tuple[str, ...]


class Rolled(NamedTuple):
    """S-05: both teams have rolled; `results` is the class of the roll, see `rolling`."""

    rule: str
    action: str
    hands: tuple[HandShown, ...]
    results: tuple[str, ...]
    rulings: Rulings = ()


class Called(NamedTuple):
    """S-06: a team's play and how many of its dice show it; symbols that tie are joined by " or "."""

    rule: str
    team: str
    symbol: str
    number: int
    rulings: Rulings = ()


class RollWon(NamedTuple):
    """S-07: more dice of its play than the other team has of its own."""

    rule: str
    team: str
    symbol: str
    number: int
    against: int
    rulings: Rulings = ()


class RollTied(NamedTuple):
    """S-08: as many dice on either side; `holder` has the power chip."""

    rule: str
    number: int
    holder: str | None
    rulings: Rulings = ()


class ChipSpent(NamedTuple):
    """S-08: the holder wins the tied roll, and the chip goes over."""

    rule: str
    team: str
    to: str
    rulings: Rulings = ()


class ChipKept(NamedTuple):
    """S-08: the holder keeps the chip, and the other team wins the tied roll."""

    rule: str
    team: str
    winner: str
    rulings: Rulings = ()


class Chosen(NamedTuple):
    """S-06: which of its tied symbols the winner of the roll plays."""

    rule: str
    team: str
    symbol: str
    rulings: Rulings = ()


class Gained(NamedTuple):
    """S-09, S-10, S-11: the ball goes forward."""

    rule: str
    team: str
    yards: int
    spot: str
    rulings: Rulings = ()


class NoGain(NamedTuple):
    """S-13: the defence stops this team where it is."""

    rule: str
    team: str
    rulings: Rulings = ()


class Sacked(NamedTuple):
    """S-13: the ball goes back."""

    rule: str
    team: str
    yards: int
    spot: str
    rulings: Rulings = ()


class TurnedOver(NamedTuple):
    """S-13, S-27: the ball changes hands; why: "turnover", "downs" or "missed field goal"."""

    rule: str
    to: str
    spot: str
    why: WhyTurnedOver
    rulings: Rulings = ()


class FreshDowns(NamedTuple):
    """S-10, S-15: a new set of downs."""

    rule: str
    team: str
    rulings: Rulings = ()


class FieldGoalDeclined(NamedTuple):
    """S-11: no points, but ground."""

    rule: str
    team: str
    rulings: Rulings = ()


class Scored(NamedTuple):
    """Points, how they came about, and the score of both teams after them."""

    rule: str
    team: str
    how: Score
    points: int
    score: Mapping[str, int]
    rulings: Rulings = ()


class Punted(NamedTuple):
    """S-18: the ball is kicked away, this far."""

    rule: str
    team: str
    yards: int
    spot: str
    rulings: Rulings = ()


class Touchback(NamedTuple):
    """S-19: the punt has reached the goal line of this team, which brings the ball out."""

    rule: str
    team: str
    rulings: Rulings = ()


class KickNeeds(NamedTuple):
    """S-22: how far it is to the rear edge of the end zone."""

    rule: str
    team: str
    spot: str
    needed: int
    rulings: Rulings = ()


class KickMeasured(NamedTuple):
    """S-21: how far the kick goes and whether that is far enough."""

    rule: str
    team: str
    total: int
    needed: int
    good: bool
    rulings: Rulings = ()


class SixAlike(NamedTuple):
    """S-12, S-14, S-20, S-23: all dice of a team show its special symbol; `what` it makes of it."""

    rule: str
    team: str
    symbol: str
    what: OfSixAlike
    rulings: Rulings = ()


class DiceSwapped(NamedTuple):
    """The teams exchange dice: who has the offence dice now, and who the defence dice."""

    rule: str
    offence: str
    defence: str
    rulings: Rulings = ()


class GameWon(NamedTuple):
    """S-02: it is over."""

    rule: str
    team: str
    score: Mapping[str, int]
    rulings: Rulings = ()
