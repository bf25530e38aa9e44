"""What can happen in Takkure: one frozen record a kind of event, each with the rule that caused it.

Names are players' names, lengths and places thousandths of an inch; `rulings` are the ids of rulings that were applied.
"""

from typing import Literal, NamedTuple, TypeAlias

from touchline.core.inches.geometry import Length, Point

Rulings = tuple[str, ...]
Action: TypeAlias = Literal[
    "move", "stand up", "pass from the ground",
    "pressure", "tackle", "rest", "steal",
    "dodge", "break through", "pass", "pick up", "try",
]  # fmt: skip
"""A first action, a defensive one, a second one; a move is a first one and a second one."""


class PitchLaid(NamedTuple):
    """0.C: the field of play."""

    rule: str
    width: Length
    length: Length
    house: bool
    rulings: Rulings = ("R-07",)


class TeamFielded(NamedTuple):
    """0.04: a coach and his players."""

    rule: str
    team: str
    players: tuple[str, ...]
    rulings: Rulings = ()


class CardsLaid(NamedTuple):
    """0.B: the cards of a team lie on the table; `house` names those that the rulebook does not print."""

    rule: str
    team: str
    players: tuple[str, ...]
    house: tuple[str, ...]
    rulings: Rulings = ()


WhyAttacking: TypeAlias = Literal["holds", "loose", "taken", "receives"]
"""Why a team attacks."""


class Possession(NamedTuple):
    """0.05: who attacks, and why: "holds", "loose", "taken" or "receives"."""

    rule: str
    team: str
    why: WhyAttacking
    player: str | None
    rulings: Rulings = ()


class BallTaken(NamedTuple):
    """0.05: a player now holds the ball (by hand, on the practice ground)."""

    rule: str
    player: str
    rulings: Rulings = ()


class BallLoose(NamedTuple):
    """0.05: the ball lies on the field."""

    rule: str
    at: Point
    rulings: Rulings = ()


class Activated(NamedTuple):
    """1.01: an activation token is spent on a player."""

    rule: str
    player: str
    team: str
    tokens: int
    rulings: Rulings = ()


Step: TypeAlias = Literal[
    "first action", "defence", "carrying out the move", "second action", "measuring and dice", "removing tokens"
]
"""What an activation consists of."""


class StepBegun(NamedTuple):
    """1.02: one of the six steps begins."""

    rule: str
    step: int
    name: Step
    rulings: Rulings = ()


class ActionChosen(NamedTuple):
    """1.03, 1.05, 1.09: a player's first, defensive or second action."""

    rule: str
    player: str
    action: Action
    rulings: Rulings = ()


class MoveMarked(NamedTuple):
    """1.04: a movement token (and a turn token) lies on the field."""

    rule: str
    player: str
    path: tuple[Point, ...]
    rulings: Rulings = ("R-59",)


class Pressing(NamedTuple):
    """1.06: a pressure token lies beside a defender."""

    rule: str
    player: str
    rulings: Rulings = ()


class TackleDeclared(NamedTuple):
    """1.12: who is aimed at, and at which point."""

    rule: str
    player: str
    target: str
    at: Point
    on_path: bool
    rulings: Rulings = ("R-61",)


Movement: TypeAlias = Literal[
    "run", "second move", "dodge", "defensive move", "receiver's move", "kick-off move", "move"
]
"""A kind of move; on the practice ground there is but one."""
RunEnd: TypeAlias = Literal["token", "line"]
"""What a run comes to an end at before its length is spent."""


class Moved(NamedTuple):
    """A base has moved along a path; `why` is the kind of move, `stopped` what ended it early."""

    rule: str
    player: str
    path: tuple[Point, ...]
    length: Length
    why: Movement
    stopped: RunEnd | None = None
    rulings: Rulings = ()


class Displaced(NamedTuple):
    """1.08: moved aside because the active player ended here; player None is the loose ball."""

    rule: str
    player: str | None
    path: tuple[Point, ...]
    by: str
    rulings: Rulings = ("R-12",)


class ContactChecked(NamedTuple):
    """1.20: did the defensive move touch the carrier or the path that he ran?"""

    rule: str
    player: str
    target: str
    contact: bool
    rulings: Rulings = ("R-19", "R-62")


class InGoalReached(NamedTuple):
    """0.C: the carrier touches the zone he attacks; before chapter 4 that is the goal of an exercise."""

    rule: str
    player: str
    rulings: Rulings = ("R-94",)


class NoSecondAction(NamedTuple):
    """1.09: nothing legal to choose."""

    rule: str
    player: str
    rulings: Rulings = ("R-64",)


MeasuredFor: TypeAlias = Literal["", "pressure", "pass"]
"""What a distance matters for; on the practice ground for nothing."""


class Measured(NamedTuple):
    """0.03, 1.13: a distance between two closest points; `counts` when it lies within `reach`, the limit for `what`."""

    rule: str
    player: str
    to: str
    distance: Length
    reach: Length | None = None
    counts: bool | None = None
    what: MeasuredFor = ""
    rulings: Rulings = ()


class Placed(NamedTuple):
    """0.03: an object is placed within a distance of a base."""

    rule: str
    player: str
    at: Point
    reach: Length
    rulings: Rulings = ()


Declarable: TypeAlias = Literal["move", "place", "pass", "tackle", "break through", "stand up"]
"""What may be declared on the practice ground."""


class Declared(NamedTuple):
    """0.03: an action is declared, so measuring may begin."""

    rule: str
    player: str
    action: Declarable
    rulings: Rulings = ()


class Dodged(NamedTuple):
    """1.18: the dodge succeeded; `reach` is how far the dodger may now move."""

    rule: str
    player: str
    reach: Length
    critical: bool
    rulings: Rulings = ("R-17",)


RolledFor: TypeAlias = Literal["pick up", "tackle", "dodge", "break through", "steal", "intercept"]
"""What somebody rolls for whose roll may have no effect."""
NoEffect: TypeAlias = Literal["failed", "cancelled", "nobody to beat", "no ball", "has already dodged"]
"""Why a roll has no effect."""


class NothingHappens(NamedTuple):
    """A roll without effect: failed without cost, or cancelled, or nobody to beat."""

    rule: str
    player: str
    action: RolledFor
    why: NoEffect
    rulings: Rulings = ()


class BrokeThrough(NamedTuple):
    """1.19: the tackler is beaten."""

    rule: str
    player: str
    target: str
    critical: bool
    rulings: Rulings = ()


class Tackled(NamedTuple):
    """1.20: the tackle succeeded; the tackler stands touching the carrier, both go to ground."""

    rule: str
    player: str
    target: str
    critical: bool
    path: tuple[Point, ...]
    rulings: Rulings = ("R-78",)


WhyTackleFailed: TypeAlias = Literal["roll", "no contact", "balance"]
"""Why a tackler goes to ground: he has failed, or touched nobody; with "balance" he tried to keep his feet."""


class TackleFailed(NamedTuple):
    """1.20: the tackler failed: "roll"; or touched nobody: "no contact", or "balance" if he tried to keep his feet."""

    rule: str
    player: str
    why: WhyTackleFailed
    rulings: Rulings = ()


class KeptFeet(NamedTuple):
    """1.20: a tackler without contact stays up."""

    rule: str
    player: str
    rulings: Rulings = ("R-18",)


class Fell(NamedTuple):
    """3.01: a ground token; `tokens` is how many he has now."""

    rule: str
    player: str
    tokens: int
    rulings: Rulings = ()


class StoodUp(NamedTuple):
    """3.02: a ground token comes off."""

    rule: str
    player: str
    tokens: int
    rulings: Rulings = ()


class Unhurt(NamedTuple):
    """5.04: the stamina roll held."""

    rule: str
    player: str
    rulings: Rulings = ()


WhyWounded: TypeAlias = Literal["stamina", "critical"]
"""A wound comes of a stamina roll, or without one of a critical."""


class Wounded(NamedTuple):
    """5.04: a wound token; `wounds` is how many he has now. `why`: "stamina" or "critical"."""

    rule: str
    player: str
    wounds: int
    why: WhyWounded
    rulings: Rulings = ()


class SeriesStopped(NamedTuple):
    """3.07: the active player is down; these tacklers neither roll nor fall."""

    rule: str
    player: str
    left: tuple[str, ...]
    rulings: Rulings = ()


class Prevails(NamedTuple):
    """0.02: a card's text wins over a rule of the book."""

    rule: str
    player: str
    skill: str
    over: str
    rulings: Rulings = ("R-01",)


class SkillUsed(NamedTuple):
    """4.05: a position skill at work."""

    rule: str
    player: str
    skill: str
    rulings: Rulings = ()


class TableCleared(NamedTuple):
    """1.11: the markers of the activation come off."""

    rule: str
    team: str
    rulings: Rulings = ("R-03",)


class GroundTokenRemoved(NamedTuple):
    """1.11: an attacker who was not activated loses a ground token."""

    rule: str
    player: str
    tokens: int
    rulings: Rulings = ()


class PassNotMade(NamedTuple):
    """1.03: a grounded carrier without a receiver is activated in vain."""

    rule: str
    player: str
    rulings: Rulings = ("R-63",)


class TokensSpent(NamedTuple):
    """1.01: the last activation token is gone; the exercise ends."""

    rule: str
    team: str
    rulings: Rulings = ("R-94",)
