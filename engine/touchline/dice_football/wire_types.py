"""What crosses a table of Sports Dice Football, as types.

`python -m touchline.core.play.typed touchline.dice_football` writes it; nobody edits it.
"""
# fmt: off

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Required, TypeAlias, TypedDict


class Dice(TypedDict, total=False):
    """`dice` of a `State`."""

    offence: Sequence[str]
    defence: Sequence[str]


class State(TypedDict, total=False):
    """Where everything stands."""

    teams: Sequence[str]
    readings: Mapping[str, str]
    dice: Dice
    phase: Literal["toss", "drive", "over"]
    score: Mapping[str, int]
    offence: str | None
    yard: int
    down: int
    crossed: bool
    chip: str | None
    declared: Literal["go for it", "punt", "field goal"] | None
    game: Literal["dice_football"]
    house: bool
    target: int
    winner: str | None
    spot: str | None


class PositionDice(TypedDict, total=False):
    """`dice` of a `Position`."""

    offence: Required[Sequence[str]]
    defence: Required[Sequence[str]]


class Position(TypedDict, total=False):
    """Where a scenario starts."""

    teams: Sequence[str] | None
    readings: Mapping[str, str] | None
    dice: PositionDice | None
    phase: Literal["toss", "drive", "over"] | None
    score: Mapping[str, int] | None
    offence: str | None
    yard: int | None
    down: int | None
    crossed: bool | None
    chip: str | None
    declared: Literal["go for it", "punt", "field goal"] | None
    game: Literal["dice_football"] | None
    house: bool | None
    target: int | None
    winner: str | None
    spot: str | None


class Command(TypedDict, total=False):
    """What a coach may say: the keys of every verb."""

    do: Literal["offence", "defence", "go for it", "punt", "field goal", "spend", "keep", "TD",
        "FG", "20", "10", "P6", "TO", "S", "NG", "take", "decline"]
    coach: str
    player: None


class KitLaid(TypedDict, total=False):
    """S-01: what lies on the table; `house` says that the faces are our invention (RS-3)."""

    event: Required[Literal["kit laid"]]
    rule: Required[str]
    teams: Sequence[str]
    offence_dice: Sequence[str]
    defence_dice: Sequence[str]
    house: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class ChipFlipped(TypedDict, total=False):
    """S-03: the power chip was flipped for the choice of sides."""

    event: Required[Literal["chip flipped"]]
    rule: Required[str]
    winner: str
    rulings: Sequence[str]
    statements: Sequence[str]


class SideChosen(TypedDict, total=False):
    """S-03: the winner of the flip starts on "offence" or on "defence"."""

    event: Required[Literal["side chosen"]]
    rule: Required[str]
    team: str
    side: Literal["offence", "defence"]
    rulings: Sequence[str]
    statements: Sequence[str]


class ChipGiven(TypedDict, total=False):
    """S-03, S-08: this team has the power chip from now on."""

    event: Required[Literal["chip given"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class DriveBegun(TypedDict, total=False):
    """S-04, S-13, S-18, S-19, S-25, S-26, S-27: a team has the ball, first down.

    `yard` counts from its own goal line; `crossed` says that no fresh set of downs waits at the 50.
    """

    event: Required[Literal["drive begun"]]
    rule: Required[str]
    team: str
    spot: str
    yard: int
    crossed: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class DownBegun(TypedDict, total=False):
    """S-15: which of the four downs this is."""

    event: Required[Literal["down begun"]]
    rule: Required[str]
    team: str
    down: int
    rulings: Sequence[str]
    statements: Sequence[str]


class DownUsed(TypedDict, total=False):
    """S-16: the roll has used up this down."""

    event: Required[Literal["down used"]]
    rule: Required[str]
    team: str
    down: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Declared(TypedDict, total=False):
    """S-17: what the offence tries on its last down: "go for it", "punt" or "field goal"."""

    event: Required[Literal["declared"]]
    rule: Required[str]
    team: str
    option: Literal["go for it", "punt", "field goal"]
    rulings: Sequence[str]
    statements: Sequence[str]


class Hand(TypedDict, total=False):
    """`hands` of a `Rolled`."""

    team: str
    name: str
    faces: Sequence[str]


class Rolled(TypedDict, total=False):
    """S-05: both teams have rolled; `results` is the class of the roll, see `rolling`."""

    event: Required[Literal["rolled"]]
    rule: Required[str]
    action: str
    hands: Sequence[Hand]
    results: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class Called(TypedDict, total=False):
    """S-06: a team's play and how many of its dice show it; symbols that tie are joined by " or "."""

    event: Required[Literal["called"]]
    rule: Required[str]
    team: str
    symbol: str
    number: int
    rulings: Sequence[str]
    statements: Sequence[str]


class RollWon(TypedDict, total=False):
    """S-07: more dice of its play than the other team has of its own."""

    event: Required[Literal["roll won"]]
    rule: Required[str]
    team: str
    symbol: str
    number: int
    against: int
    rulings: Sequence[str]
    statements: Sequence[str]


class RollTied(TypedDict, total=False):
    """S-08: as many dice on either side; `holder` has the power chip."""

    event: Required[Literal["roll tied"]]
    rule: Required[str]
    number: int
    holder: str | None
    rulings: Sequence[str]
    statements: Sequence[str]


class ChipSpent(TypedDict, total=False):
    """S-08: the holder wins the tied roll, and the chip goes over."""

    event: Required[Literal["chip spent"]]
    rule: Required[str]
    team: str
    to: str
    rulings: Sequence[str]
    statements: Sequence[str]


class ChipKept(TypedDict, total=False):
    """S-08: the holder keeps the chip, and the other team wins the tied roll."""

    event: Required[Literal["chip kept"]]
    rule: Required[str]
    team: str
    winner: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Chosen(TypedDict, total=False):
    """S-06: which of its tied symbols the winner of the roll plays."""

    event: Required[Literal["chosen"]]
    rule: Required[str]
    team: str
    symbol: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Gained(TypedDict, total=False):
    """S-09, S-10, S-11: the ball goes forward."""

    event: Required[Literal["gained"]]
    rule: Required[str]
    team: str
    yards: int
    spot: str
    rulings: Sequence[str]
    statements: Sequence[str]


class NoGain(TypedDict, total=False):
    """S-13: the defence stops this team where it is."""

    event: Required[Literal["no gain"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Sacked(TypedDict, total=False):
    """S-13: the ball goes back."""

    event: Required[Literal["sacked"]]
    rule: Required[str]
    team: str
    yards: int
    spot: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TurnedOver(TypedDict, total=False):
    """S-13, S-27: the ball changes hands; why: "turnover", "downs" or "missed field goal"."""

    event: Required[Literal["turned over"]]
    rule: Required[str]
    to: str
    spot: str
    why: Literal["turnover", "downs", "missed field goal"]
    rulings: Sequence[str]
    statements: Sequence[str]


class FreshDowns(TypedDict, total=False):
    """S-10, S-15: a new set of downs."""

    event: Required[Literal["fresh downs"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class FieldGoalDeclined(TypedDict, total=False):
    """S-11: no points, but ground."""

    event: Required[Literal["field goal declined"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Scored(TypedDict, total=False):
    """Points, how they came about, and the score of both teams after them."""

    event: Required[Literal["scored"]]
    rule: Required[str]
    team: str
    how: Literal["touchdown", "defensive touchdown", "fake punt", "punt return",
        "fake field goal", "blocked kick return", "field goal", "interception return", "safety"]
    points: int
    score: Mapping[str, int]
    rulings: Sequence[str]
    statements: Sequence[str]


class Punted(TypedDict, total=False):
    """S-18: the ball is kicked away, this far."""

    event: Required[Literal["punted"]]
    rule: Required[str]
    team: str
    yards: int
    spot: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Touchback(TypedDict, total=False):
    """S-19: the punt has reached the goal line of this team, which brings the ball out."""

    event: Required[Literal["touchback"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class KickNeeds(TypedDict, total=False):
    """S-22: how far it is to the rear edge of the end zone."""

    event: Required[Literal["kick needs"]]
    rule: Required[str]
    team: str
    spot: str
    needed: int
    rulings: Sequence[str]
    statements: Sequence[str]


class KickMeasured(TypedDict, total=False):
    """S-21: how far the kick goes and whether that is far enough."""

    event: Required[Literal["kick measured"]]
    rule: Required[str]
    team: str
    total: int
    needed: int
    good: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class SixAlike(TypedDict, total=False):
    """S-12, S-14, S-20, S-23: all dice of a team show its special symbol; `what` it makes of it."""

    event: Required[Literal["six alike"]]
    rule: Required[str]
    team: str
    symbol: str
    what: Literal["touchdown", "defensive touchdown", "fake punt", "punt return",
        "fake field goal", "blocked kick return"]
    rulings: Sequence[str]
    statements: Sequence[str]


class DiceSwapped(TypedDict, total=False):
    """The teams exchange dice: who has the offence dice now, and who the defence dice."""

    event: Required[Literal["dice swapped"]]
    rule: Required[str]
    offence: str
    defence: str
    rulings: Sequence[str]
    statements: Sequence[str]


class GameWon(TypedDict, total=False):
    """S-02: it is over."""

    event: Required[Literal["game won"]]
    rule: Required[str]
    team: str
    score: Mapping[str, int]
    rulings: Sequence[str]
    statements: Sequence[str]


Event: TypeAlias = (
    KitLaid | ChipFlipped | SideChosen | ChipGiven | DriveBegun | DownBegun | DownUsed |
    Declared | Rolled | Called | RollWon | RollTied | ChipSpent | ChipKept | Chosen | Gained
    | NoGain | Sacked | TurnedOver | FreshDowns | FieldGoalDeclined | Scored | Punted |
    Touchback | KickNeeds | KickMeasured | SixAlike | DiceSwapped | GameWon
)
"""Whatever happens."""


class Refusal(TypedDict, total=False):
    """Why a command is refused."""

    rule: Required[str]
    statements: Sequence[str]
    code: Required[Literal["another-decides", "something-first", "not-open", "dice-first", "over",
        "nothing-decided", "die-fallen", "begun-later", "flip-is-over", "no-last-down",
        "no-tied-roll", "no-tied-symbols", "no-field-goal-won", "fewer-dice"]]
    values: Mapping[str, Any]
    rulings: Sequence[str]
    also: Sequence["Refusal"]


class DecisionOption(TypedDict, total=False):
    """`options` of a `Decision`."""

    do: str
    player: str | None
    rule: str
    region: Mapping[str, Any] | None


class DecisionForbidden(TypedDict, total=False):
    """`forbidden` of a `Decision`."""

    do: str
    player: str | None
    refusal: "Refusal"


class Decision(TypedDict, total=False):
    """What a coach is asked."""

    ask: Required[Literal["choose"]]
    coach: Required[str]
    kind: str
    rule: str
    statements: Sequence[str]
    player: str | None
    options: Required[Sequence[DecisionOption]]
    forbidden: Sequence[DecisionForbidden]


class Modifier(TypedDict, total=False):
    """`modifiers` of a `TargetDice`."""

    by: int
    why: str
    rule: str
    values: Mapping[str, Any]
    statements: Sequence[str]


class TargetDice(TypedDict, total=False):
    """`dice` of a `TargetRoll`."""

    player: str
    team: str
    stat: str
    value: int
    modifiers: Sequence[Modifier]
    target: int
    sides: int
    critical: int


class TargetRoll(TypedDict, total=False):
    """Dice that are due: against targets."""

    ask: Required[Literal["roll"]]
    rule: str
    statements: Sequence[str]
    kind: str
    action: str
    opens: Literal[True]
    dice: Required[Sequence[TargetDice]]


class SymbolHand(TypedDict, total=False):
    """`hands` of a `SymbolRoll`."""

    player: str
    team: str
    name: str
    number: int
    faces: Sequence[str]


class SymbolRoll(TypedDict, total=False):
    """Dice that are due: handfuls of symbols."""

    ask: Required[Literal["roll"]]
    rule: str
    statements: Sequence[str]
    kind: str
    action: str
    opens: Literal[True]
    hands: Required[Sequence[SymbolHand]]


class PoolHand(TypedDict, total=False):
    """`hands` of a `PoolRoll`."""

    player: str
    team: str
    stat: str
    target: int
    base: int
    modifiers: Sequence[Modifier]
    number: int
    bursts: bool


class PoolRoll(TypedDict, total=False):
    """Dice that are due: pools of successes."""

    ask: Required[Literal["roll"]]
    rule: str
    statements: Sequence[str]
    kind: str
    action: str
    opens: Literal[True]
    hands: Required[Sequence[PoolHand]]


Roll: TypeAlias = (
    TargetRoll | SymbolRoll | PoolRoll
)
"""Dice that are due."""


Pending: TypeAlias = (
    Decision | Roll
)
"""What is asked for, while the game goes on."""


class Outcome(TypedDict, total=False):
    """What a roll may lead to."""

    results: Required[Sequence[Sequence[str]]]
    ways: Required[int]
    of: Required[int]
    events: Required[Sequence[Event]]
    next: Required[Pending | None]
    rounded: bool
