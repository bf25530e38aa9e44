"""What crosses a table of Takkure, as types.

`python -m touchline.core.play.typed touchline.takkure` writes it; nobody edits it.
"""
# fmt: off

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Required, TypeAlias, TypedDict


class Field(TypedDict, total=False):
    """`field` of a `State`."""

    width: int
    length: int
    in_goal: int
    kick_off: int


Mark = TypedDict("Mark", {
    "from": Sequence[int],
    "turn": Sequence[int] | None,
    "to": Sequence[int],
}, total=False)
"""`mark` of a `State`."""


class Tackle(TypedDict, total=False):
    """`tackles` of a `State`."""

    by: str
    on: str
    at: Sequence[int]
    place: Sequence[int]
    target: Sequence[int]
    contact: bool | None


class Steal(TypedDict, total=False):
    """`steals` of a `State`."""

    by: str
    how: Literal["loose", "ground", "air"]
    target: str | None


class Throw(TypedDict, total=False):
    """`throw` of a `State`."""

    by: str
    to: str
    at: Sequence[int]
    ground: bool


class Move(TypedDict, total=False):
    """`moves` of a `State`."""

    player: str
    rule: str
    path: Sequence[Sequence[int]]


StateMeasured = TypedDict("StateMeasured", {
    "from": str,
    "to": str,
    "distance": int,
    "rule": str,
}, total=False)
"""`measured` of a `State`."""


class Laid(TypedDict, total=False):
    """`laid` of a `State`."""

    card: Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs", "Falling Leaf",
        "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce", "Snatch", "Up Again"]
    player: str


class Play(TypedDict, total=False):
    """`play` of a `State`."""

    card: Literal["Hand Off", "Relay", "Escort", "Through the Wall", "Flowing Water",
        "Crane Wings", "Arrow", "Three Stones", "Pack Run", "Horns First", "Torn Away",
        "Last Charge"]
    players: Sequence[str]
    shown: bool


class Player(TypedDict, total=False):
    """`players` of a `State`."""

    name: str
    team: str
    number: str | int
    radius: int
    base: int
    MOV: Sequence[int]
    BaC: Sequence[int]
    STR: int
    REF: int
    INT: int
    PRT: int
    BOD: int
    skills: Sequence[str]
    position: str | None
    player_skill: str | None
    house: bool
    at: Sequence[int]
    ground: int
    wounds: int
    activations: int
    fatigue: int
    resting: int
    off: int
    ball: bool
    marker: Literal["pressure", "tackle", "steal"] | None


class State(TypedDict, total=False):
    """Where everything stands."""

    game: Literal["takkure"]
    mode: Literal["exercise", "practice", "practice match", "match"]
    chapter: int
    readings: Mapping[str, str]
    forward_only: bool
    team_skills: Mapping[str, str]
    field: Field
    teams: Sequence[str]
    attacker: str
    tokens: int
    step: int
    active: str | None
    ball: Sequence[int] | None
    mark: Mark | None
    start: Sequence[int] | None
    run: Sequence[Sequence[int]] | None
    tackles: Sequence[Tackle]
    steals: Sequence[Steal]
    throw: Throw | None
    moves: Sequence[Move]
    measured: Sequence[StateMeasured]
    declared: str | None
    over: bool
    decks: Mapping[str, Sequence[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs",
        "Falling Leaf", "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce",
        "Snatch", "Up Again"]]]
    hands: Mapping[str, Sequence[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs",
        "Falling Leaf", "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce",
        "Snatch", "Up Again"]]]
    discards: Mapping[str, Sequence[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs",
        "Falling Leaf", "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce",
        "Snatch", "Up Again"]]]
    team_plays: Mapping[str, Sequence[Literal["Hand Off", "Relay", "Escort", "Through the Wall",
        "Flowing Water", "Crane Wings", "Arrow", "Three Stones", "Pack Run", "Horns First",
        "Torn Away", "Last Charge"]]]
    used_plays: Mapping[str, Sequence[Literal["Hand Off", "Relay", "Escort", "Through the Wall",
        "Flowing Water", "Crane Wings", "Arrow", "Three Stones", "Pack Run", "Horns First",
        "Torn Away", "Last Charge"]]]
    laid: Sequence[Laid]
    play: Play | None
    phase: Literal["toss", "kick-off", "placing", "template", "moving", "kick", "catching", "play",
        "half-time", "full time"]
    score: Sequence[int]
    clock: int
    flipped: Sequence[bool]
    half: int
    kicked: str | None
    kicker_decides: str | None
    kicking: str | None
    template: Sequence[int] | None
    waiting: Sequence[str]
    players: Sequence[Player]


class PositionField(TypedDict, total=False):
    """`field` of a `Position`."""

    width: Required[int]
    length: Required[int]
    in_goal: Required[int]
    kick_off: Required[int]


PositionMark = TypedDict("PositionMark", {
    "from": Required[Sequence[int]],
    "turn": Required[Sequence[int] | None],
    "to": Required[Sequence[int]],
}, total=False)
"""`mark` of a `Position`."""


class PositionTackle(TypedDict, total=False):
    """`tackles` of a `Position`."""

    by: Required[str]
    on: Required[str]
    at: Required[Sequence[int]]
    place: Required[Sequence[int]]
    target: Required[Sequence[int]]
    contact: Required[bool | None]


class PositionSteal(TypedDict, total=False):
    """`steals` of a `Position`."""

    by: Required[str]
    how: Required[Literal["loose", "ground", "air"]]
    target: Required[str | None]


class PositionThrow(TypedDict, total=False):
    """`throw` of a `Position`."""

    by: Required[str]
    to: Required[str]
    at: Required[Sequence[int]]
    ground: Required[bool]


class PositionMove(TypedDict, total=False):
    """`moves` of a `Position`."""

    player: Required[str]
    rule: Required[str]
    path: Required[Sequence[Sequence[int]]]


PositionMeasured = TypedDict("PositionMeasured", {
    "from": Required[str],
    "to": Required[str],
    "distance": Required[int],
    "rule": Required[str],
}, total=False)
"""`measured` of a `Position`."""


class PositionLaid(TypedDict, total=False):
    """`laid` of a `Position`."""

    card: Required[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs", "Falling Leaf",
        "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce", "Snatch", "Up Again"]]
    player: Required[str]


class PositionPlay(TypedDict, total=False):
    """`play` of a `Position`."""

    card: Required[Literal["Hand Off", "Relay", "Escort", "Through the Wall", "Flowing Water",
        "Crane Wings", "Arrow", "Three Stones", "Pack Run", "Horns First", "Torn Away",
        "Last Charge"]]
    players: Required[Sequence[str]]
    shown: Required[bool]


class PositionPlayer(TypedDict, total=False):
    """`players` of a `Position`."""

    name: Required[str]
    team: str | None
    number: str | int | None
    radius: int | None
    base: int | None
    MOV: Sequence[int] | None
    BaC: Sequence[int] | None
    STR: int | None
    REF: int | None
    INT: int | None
    PRT: int | None
    BOD: int | None
    skills: Sequence[str] | None
    position: str | None
    player_skill: str | None
    house: bool | None
    at: Sequence[int] | None
    ground: int | None
    wounds: int | None
    activations: int | None
    fatigue: int | None
    resting: int | None
    off: int | None
    ball: bool | None
    marker: Literal["pressure", "tackle", "steal"] | None


class Position(TypedDict, total=False):
    """Where a scenario starts."""

    game: Literal["takkure"] | None
    mode: Literal["exercise", "practice", "practice match", "match"] | None
    chapter: int | None
    readings: Mapping[str, str] | None
    forward_only: bool | None
    team_skills: Mapping[str, str] | None
    field: PositionField | None
    teams: Sequence[str] | None
    attacker: str | None
    tokens: int | None
    step: int | None
    active: str | None
    ball: Sequence[int] | None
    mark: PositionMark | None
    start: Sequence[int] | None
    run: Sequence[Sequence[int]] | None
    tackles: Sequence[PositionTackle] | None
    steals: Sequence[PositionSteal] | None
    throw: PositionThrow | None
    moves: Sequence[PositionMove] | None
    measured: Sequence[PositionMeasured] | None
    declared: str | None
    over: bool | None
    decks: Mapping[str, Sequence[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs",
        "Falling Leaf", "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce",
        "Snatch", "Up Again"]]] | None
    hands: Mapping[str, Sequence[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs",
        "Falling Leaf", "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce",
        "Snatch", "Up Again"]]] | None
    discards: Mapping[str, Sequence[Literal["Defensa rápida", "Sprint", "Sure Hands", "Iron Ribs",
        "Falling Leaf", "Wind Walk", "Second Look", "Still Water", "Stampede", "Pounce",
        "Snatch", "Up Again"]]] | None
    team_plays: Mapping[str, Sequence[Literal["Hand Off", "Relay", "Escort", "Through the Wall",
        "Flowing Water", "Crane Wings", "Arrow", "Three Stones", "Pack Run", "Horns First",
        "Torn Away", "Last Charge"]]] | None
    used_plays: Mapping[str, Sequence[Literal["Hand Off", "Relay", "Escort", "Through the Wall",
        "Flowing Water", "Crane Wings", "Arrow", "Three Stones", "Pack Run", "Horns First",
        "Torn Away", "Last Charge"]]] | None
    laid: Sequence[PositionLaid] | None
    play: PositionPlay | None
    phase: Literal["toss", "kick-off", "placing", "template", "moving", "kick", "catching", "play",
        "half-time", "full time"] | None
    score: Sequence[int] | None
    clock: int | None
    flipped: Sequence[bool] | None
    half: int | None
    kicked: str | None
    kicker_decides: str | None
    kicking: str | None
    template: Sequence[int] | None
    waiting: Sequence[str] | None
    players: Sequence[PositionPlayer] | None
    edition: str | None
    cards: bool | None


class CommandDiceModifier(TypedDict, total=False):
    """`modifiers` of a `CommandDice`."""

    by: Required[int]
    why: Required[str]
    rule: Required[str]


class CommandDice(TypedDict, total=False):
    """`dice` of a `Command`."""

    player: Required[str]
    stat: Required[Literal["STR", "REF", "INT", "BaC"]]
    value: int
    modifiers: Sequence[CommandDiceModifier]


Command = TypedDict("Command", {
    "do": Literal["activate", "team play", "ball out", "mark", "stand up", "ground pass",
        "pressure", "tackle", "steal", "rest", "run", "move", "pass", "dodge", "break through",
        "pick up", "try", "remove tokens", "face", "face with all dice", "leave", "keep feet",
        "dodge alone", "intercept", "reception", "stamina", "injury", "displace", "place",
        "play", "no play", "take part", "end the play", "choose team plays", "change cards",
        "heads", "tails", "kick", "receive", "template", "take the kick", "land", "catch",
        "let it go", "remove active", "remove inactive", "go on", "stop", "declare", "measure",
        "take", "drop", "contest", "done"],
    "player": str | None,
    "coach": str,
    "card": str,
    "to": Sequence[int] | str,
    "turn": Sequence[int],
    "via": Sequence[Sequence[int]],
    "target": str,
    "at": Sequence[int],
    "how": Literal["loose", "ground", "air"],
    "from": Sequence[int],
    "ground": Sequence[str],
    "players": Sequence[str],
    "cards": Sequence[str],
    "action": Literal["move", "place", "pass", "tackle", "break through", "stand up"],
    "dice": Sequence[CommandDice],
}, total=False)
"""What a coach may say: the keys of every verb."""


class PitchLaid(TypedDict, total=False):
    """0.C: the field of play."""

    event: Required[Literal["pitch laid"]]
    rule: Required[str]
    width: int
    length: int
    house: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamFielded(TypedDict, total=False):
    """0.04: a coach and his players."""

    event: Required[Literal["team fielded"]]
    rule: Required[str]
    team: str
    players: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class CardsLaid(TypedDict, total=False):
    """0.B: the cards of a team lie on the table; `house` names those that the rulebook does not print."""

    event: Required[Literal["cards laid"]]
    rule: Required[str]
    team: str
    players: Sequence[str]
    house: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class Possession(TypedDict, total=False):
    """0.05: who attacks, and why: "holds", "loose", "taken" or "receives"."""

    event: Required[Literal["possession"]]
    rule: Required[str]
    team: str
    why: Literal["holds", "loose", "taken", "receives"]
    player: str | None
    rulings: Sequence[str]
    statements: Sequence[str]


class BallTaken(TypedDict, total=False):
    """0.05: a player now holds the ball (by hand, on the practice ground)."""

    event: Required[Literal["ball taken"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class BallLoose(TypedDict, total=False):
    """0.05: the ball lies on the field."""

    event: Required[Literal["ball loose"]]
    rule: Required[str]
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class Activated(TypedDict, total=False):
    """1.01: an activation token is spent on a player."""

    event: Required[Literal["activated"]]
    rule: Required[str]
    player: str
    team: str
    tokens: int
    rulings: Sequence[str]
    statements: Sequence[str]


class StepBegun(TypedDict, total=False):
    """1.02: one of the six steps begins."""

    event: Required[Literal["step begun"]]
    rule: Required[str]
    step: int
    name: Literal["first action", "defence", "carrying out the move", "second action",
        "measuring and dice", "removing tokens"]
    rulings: Sequence[str]
    statements: Sequence[str]


class ActionChosen(TypedDict, total=False):
    """1.03, 1.05, 1.09: a player's first, defensive or second action."""

    event: Required[Literal["action chosen"]]
    rule: Required[str]
    player: str
    action: Literal["move", "stand up", "pass from the ground", "pressure", "tackle", "rest",
        "steal", "dodge", "break through", "pass", "pick up", "try"]
    rulings: Sequence[str]
    statements: Sequence[str]


class MoveMarked(TypedDict, total=False):
    """1.04: a movement token (and a turn token) lies on the field."""

    event: Required[Literal["move marked"]]
    rule: Required[str]
    player: str
    path: Sequence[Sequence[int]]
    rulings: Sequence[str]
    statements: Sequence[str]


class Pressing(TypedDict, total=False):
    """1.06: a pressure token lies beside a defender."""

    event: Required[Literal["pressing"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TackleDeclared(TypedDict, total=False):
    """1.12: who is aimed at, and at which point."""

    event: Required[Literal["tackle declared"]]
    rule: Required[str]
    player: str
    target: str
    at: Sequence[int]
    on_path: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class Moved(TypedDict, total=False):
    """A base has moved along a path; `why` is the kind of move, `stopped` what ended it early."""

    event: Required[Literal["moved"]]
    rule: Required[str]
    player: str
    path: Sequence[Sequence[int]]
    length: int
    why: Literal["run", "second move", "dodge", "defensive move", "receiver's move",
        "kick-off move", "move"]
    stopped: Literal["token", "line"] | None
    rulings: Sequence[str]
    statements: Sequence[str]


class Displaced(TypedDict, total=False):
    """1.08: moved aside because the active player ended here; player None is the loose ball."""

    event: Required[Literal["displaced"]]
    rule: Required[str]
    player: str | None
    path: Sequence[Sequence[int]]
    by: str
    rulings: Sequence[str]
    statements: Sequence[str]


class ContactChecked(TypedDict, total=False):
    """1.20: did the defensive move touch the carrier or the path that he ran?"""

    event: Required[Literal["contact checked"]]
    rule: Required[str]
    player: str
    target: str
    contact: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class InGoalReached(TypedDict, total=False):
    """0.C: the carrier touches the zone he attacks; before chapter 4 that is the goal of an exercise."""

    event: Required[Literal["in goal reached"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class NoSecondAction(TypedDict, total=False):
    """1.09: nothing legal to choose."""

    event: Required[Literal["no second action"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Measured(TypedDict, total=False):
    """0.03, 1.13: a distance between two closest points; `counts` when it lies within `reach`, the limit for `what`."""

    event: Required[Literal["measured"]]
    rule: Required[str]
    player: str
    to: str
    distance: int
    reach: int | None
    counts: bool | None
    what: Literal["", "pressure", "pass"]
    rulings: Sequence[str]
    statements: Sequence[str]


class Placed(TypedDict, total=False):
    """0.03: an object is placed within a distance of a base."""

    event: Required[Literal["placed"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    reach: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Declared(TypedDict, total=False):
    """0.03: an action is declared, so measuring may begin."""

    event: Required[Literal["declared"]]
    rule: Required[str]
    player: str
    action: Literal["move", "place", "pass", "tackle", "break through", "stand up"]
    rulings: Sequence[str]
    statements: Sequence[str]


class Dodged(TypedDict, total=False):
    """1.18: the dodge succeeded; `reach` is how far the dodger may now move."""

    event: Required[Literal["dodged"]]
    rule: Required[str]
    player: str
    reach: int
    critical: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class NothingHappens(TypedDict, total=False):
    """A roll without effect: failed without cost, or cancelled, or nobody to beat."""

    event: Required[Literal["nothing happens"]]
    rule: Required[str]
    player: str
    action: Literal["pick up", "tackle", "dodge", "break through", "steal", "intercept"]
    why: Literal["failed", "cancelled", "nobody to beat", "no ball", "has already dodged"]
    rulings: Sequence[str]
    statements: Sequence[str]


class BrokeThrough(TypedDict, total=False):
    """1.19: the tackler is beaten."""

    event: Required[Literal["broke through"]]
    rule: Required[str]
    player: str
    target: str
    critical: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class Tackled(TypedDict, total=False):
    """1.20: the tackle succeeded; the tackler stands touching the carrier, both go to ground."""

    event: Required[Literal["tackled"]]
    rule: Required[str]
    player: str
    target: str
    critical: bool
    path: Sequence[Sequence[int]]
    rulings: Sequence[str]
    statements: Sequence[str]


class TackleFailed(TypedDict, total=False):
    """1.20: the tackler failed: "roll"; or touched nobody: "no contact", or "balance" if he tried to keep his feet."""

    event: Required[Literal["tackle failed"]]
    rule: Required[str]
    player: str
    why: Literal["roll", "no contact", "balance"]
    rulings: Sequence[str]
    statements: Sequence[str]


class KeptFeet(TypedDict, total=False):
    """1.20: a tackler without contact stays up."""

    event: Required[Literal["kept feet"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Fell(TypedDict, total=False):
    """3.01: a ground token; `tokens` is how many he has now."""

    event: Required[Literal["fell"]]
    rule: Required[str]
    player: str
    tokens: int
    rulings: Sequence[str]
    statements: Sequence[str]


class StoodUp(TypedDict, total=False):
    """3.02: a ground token comes off."""

    event: Required[Literal["stood up"]]
    rule: Required[str]
    player: str
    tokens: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Unhurt(TypedDict, total=False):
    """5.04: the stamina roll held."""

    event: Required[Literal["unhurt"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Wounded(TypedDict, total=False):
    """5.04: a wound token; `wounds` is how many he has now. `why`: "stamina" or "critical"."""

    event: Required[Literal["wounded"]]
    rule: Required[str]
    player: str
    wounds: int
    why: Literal["stamina", "critical"]
    rulings: Sequence[str]
    statements: Sequence[str]


class SeriesStopped(TypedDict, total=False):
    """3.07: the active player is down; these tacklers neither roll nor fall."""

    event: Required[Literal["series stopped"]]
    rule: Required[str]
    player: str
    left: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class Prevails(TypedDict, total=False):
    """0.02: a card's text wins over a rule of the book."""

    event: Required[Literal["prevails"]]
    rule: Required[str]
    player: str
    skill: str
    over: str
    rulings: Sequence[str]
    statements: Sequence[str]


class SkillUsed(TypedDict, total=False):
    """4.05: a position skill at work."""

    event: Required[Literal["skill used"]]
    rule: Required[str]
    player: str
    skill: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TableCleared(TypedDict, total=False):
    """1.11: the markers of the activation come off."""

    event: Required[Literal["table cleared"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class GroundTokenRemoved(TypedDict, total=False):
    """1.11: an attacker who was not activated loses a ground token."""

    event: Required[Literal["ground token removed"]]
    rule: Required[str]
    player: str
    tokens: int
    rulings: Sequence[str]
    statements: Sequence[str]


class PassNotMade(TypedDict, total=False):
    """1.03: a grounded carrier without a receiver is activated in vain."""

    event: Required[Literal["pass not made"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TokensSpent(TypedDict, total=False):
    """1.01: the last activation token is gone; the exercise ends."""

    event: Required[Literal["tokens spent"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class PassDeclared(TypedDict, total=False):
    """2.01, 3.03: to whom the ball shall go, and from which point of the passer's way."""

    event: Required[Literal["pass declared"]]
    rule: Required[str]
    player: str
    to: str
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class PassLeaves(TypedDict, total=False):
    """2.01: the ball leaves the passer's hands; `how`: "critical", "success" or "fail" (a miss)."""

    event: Required[Literal["pass leaves"]]
    rule: Required[str]
    player: str
    to: str
    how: Literal["critical", "success", "fail"]
    rulings: Sequence[str]
    statements: Sequence[str]


class PassHeld(TypedDict, total=False):
    """2.01, 3.03: the pass is not made; `why`: "beaten", "tied", "too far" or "down"."""

    event: Required[Literal["pass held"]]
    rule: Required[str]
    player: str
    why: Literal["beaten", "tied", "too far", "down"]
    rulings: Sequence[str]
    statements: Sequence[str]


class PassReceived(TypedDict, total=False):
    """2.01, 2.02: the receiver has the ball; `how`: "pass", or "reception" where he had to catch a miss."""

    event: Required[Literal["pass received"]]
    rule: Required[str]
    player: str
    how: Literal["pass", "reception"]
    rulings: Sequence[str]
    statements: Sequence[str]


class StepAllowed(TypedDict, total=False):
    """2.01: after a critical pass the receiver may move up to `reach`."""

    event: Required[Literal["step allowed"]]
    rule: Required[str]
    player: str
    reach: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Fumbled(TypedDict, total=False):
    """2.02: the reception failed; the ball falls."""

    event: Required[Literal["fumbled"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Scattered(TypedDict, total=False):
    """2.03: the ball goes where the arrow points; `stopped`: "line", "figure" or None (the whole way)."""

    event: Required[Literal["scattered"]]
    rule: Required[str]
    arrow: int
    path: Sequence[Sequence[int]]
    stopped: Literal["line", "figure"] | None
    rulings: Sequence[str]
    statements: Sequence[str]


class BallHeld(TypedDict, total=False):
    """3.04: the ball lies on this player's card now."""

    event: Required[Literal["ball held"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class BallDown(TypedDict, total=False):
    """3.04: the ball lies on the ground and takes space like a player."""

    event: Required[Literal["ball down"]]
    rule: Required[str]
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class PickedUp(TypedDict, total=False):
    """3.05: off the ground, or out of the hands of a team-mate (`holder`)."""

    event: Required[Literal["picked up"]]
    rule: Required[str]
    player: str
    holder: str | None
    rulings: Sequence[str]
    statements: Sequence[str]


class StealDeclared(TypedDict, total=False):
    """3.06: which ball is to be stolen: "loose", "ground" (held by `target`) or "air"."""

    event: Required[Literal["steal declared"]]
    rule: Required[str]
    player: str
    how: Literal["loose", "ground", "air"]
    target: str | None
    rulings: Sequence[str]
    statements: Sequence[str]


class Stolen(TypedDict, total=False):
    """3.06: the ball changes sides; `how` as it was declared."""

    event: Required[Literal["stolen"]]
    rule: Required[str]
    player: str
    how: Literal["loose", "ground", "air"]
    rulings: Sequence[str]
    statements: Sequence[str]


class StealVoid(TypedDict, total=False):
    """3.06: nothing to roll for; `why`: "no contact", "no such ball", "no pass" or "not in its way"."""

    event: Required[Literal["steal void"]]
    rule: Required[str]
    player: str
    why: Literal["no contact", "no such ball", "no pass", "not in its way"]
    rulings: Sequence[str]
    statements: Sequence[str]


class MeleeTied(TypedDict, total=False):
    """3.08: these share the best roll and roll again for who is the one."""

    event: Required[Literal["melee tied"]]
    rule: Required[str]
    players: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class TryScored(TypedDict, total=False):
    """4.04: one try."""

    event: Required[Literal["try scored"]]
    rule: Required[str]
    player: str
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TryMissed(TypedDict, total=False):
    """4.04: no try; `why`: "failed" or "cancelled"."""

    event: Required[Literal["try missed"]]
    rule: Required[str]
    player: str
    team: str
    why: Literal["failed", "cancelled"]
    rulings: Sequence[str]
    statements: Sequence[str]


class MatchLaidOut(TypedDict, total=False):
    """5.01: a coach's side of the field: which zone lies before him and which one he attacks ("top" or "bottom")."""

    event: Required[Literal["match laid out"]]
    rule: Required[str]
    team: str
    own: Literal["bottom", "top"]
    attacks: Literal["bottom", "top"]
    rulings: Sequence[str]
    statements: Sequence[str]


class CoinCalled(TypedDict, total=False):
    """5.02: which side of the coin a coach wants."""

    event: Required[Literal["coin called"]]
    rule: Required[str]
    team: str
    side: Literal["heads", "tails"]
    rulings: Sequence[str]
    statements: Sequence[str]


class CoinTossed(TypedDict, total=False):
    """5.02: which side shows, and whose it is."""

    event: Required[Literal["coin tossed"]]
    rule: Required[str]
    side: Literal["heads", "tails"]
    winner: str
    rulings: Sequence[str]
    statements: Sequence[str]


class KickOffBegun(TypedDict, total=False):
    """5.03: who kicks and who receives; `why`: "coin", "try", "other half" or "practice"."""

    event: Required[Literal["kick off begun"]]
    rule: Required[str]
    kicking: str
    receiving: str
    why: Literal["coin", "other half", "try", "practice"]
    rulings: Sequence[str]
    statements: Sequence[str]


class GroundCleared(TypedDict, total=False):
    """5.03: ground tokens come off for a kick-off."""

    event: Required[Literal["ground cleared"]]
    rule: Required[str]
    players: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class FigurePlaced(TypedDict, total=False):
    """5.03: a player takes his place for the kick-off."""

    event: Required[Literal["figure placed"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class TemplatePlaced(TypedDict, total=False):
    """5.03: the scatter template lies where the kick is aimed."""

    event: Required[Literal["template placed"]]
    rule: Required[str]
    team: str
    at: Sequence[int]
    radius: int
    rulings: Sequence[str]
    statements: Sequence[str]


class KickerNamed(TypedDict, total=False):
    """5.03: who takes the kick."""

    event: Required[Literal["kicker named"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class KickMade(TypedDict, total=False):
    """5.03: the kick is on target, off target, or nobody is there to take it ("nobody")."""

    event: Required[Literal["kick made"]]
    rule: Required[str]
    player: str | None
    result: Literal["good", "bad", "nobody"]
    rulings: Sequence[str]
    statements: Sequence[str]


class BallLanded(TypedDict, total=False):
    """5.03: where the ball comes down."""

    event: Required[Literal["ball landed"]]
    rule: Required[str]
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class CatchDeclined(TypedDict, total=False):
    """5.03: a player near enough lets the ball go."""

    event: Required[Literal["catch declined"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class CatchFailed(TypedDict, total=False):
    """5.03: a player does not get hold of the ball."""

    event: Required[Literal["catch failed"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TimeMoved(TypedDict, total=False):
    """6.04: both time tokens go down one box; `why`: "kept", "loose", "possession" or "kick-off"."""

    event: Required[Literal["time moved"]]
    rule: Required[str]
    team: str
    clock: int
    why: Literal["kept", "loose", "possession", "kick-off"]
    rulings: Sequence[str]
    statements: Sequence[str]


class TokensTaken(TypedDict, total=False):
    """6.04: the attacking coach turns his time token over (in a match with time) and takes activation tokens."""

    event: Required[Literal["tokens taken"]]
    rule: Required[str]
    team: str
    tokens: int
    clock: int | None
    rulings: Sequence[str]
    statements: Sequence[str]


class BallPutOut(TypedDict, total=False):
    """6.04: a coach declares the ball out, and the half is over."""

    event: Required[Literal["ball put out"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class HalfEnded(TypedDict, total=False):
    """6.01: a half is over; `why`: "time", "ball out" or "nobody"."""

    event: Required[Literal["half ended"]]
    rule: Required[str]
    half: int
    why: Literal["time", "ball out", "nobody"]
    score: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class HalfBegun(TypedDict, total=False):
    """6.01: a half begins."""

    event: Required[Literal["half begun"]]
    rule: Required[str]
    half: int
    rulings: Sequence[str]
    statements: Sequence[str]


class TimeSet(TypedDict, total=False):
    """6.04: both time tokens stand on the first box, active."""

    event: Required[Literal["time set"]]
    rule: Required[str]
    clock: int
    rulings: Sequence[str]
    statements: Sequence[str]


class BreakTaken(TypedDict, total=False):
    """6.02: both teams sit down."""

    event: Required[Literal["break taken"]]
    rule: Required[str]
    score: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class FatigueEased(TypedDict, total=False):
    """6.02: a fatigue token comes off at half-time, "active" or "inactive"."""

    event: Required[Literal["fatigue eased"]]
    rule: Required[str]
    player: str
    side: Literal["active", "inactive"]
    active: int
    inactive: int
    rulings: Sequence[str]
    statements: Sequence[str]


class MatchOver(TypedDict, total=False):
    """6.01: the final whistle; no winner means a draw."""

    event: Required[Literal["match over"]]
    rule: Required[str]
    winner: str | None
    score: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class AttackEnded(TypedDict, total=False):
    """5.01: an attack of a practice match is over; `why`: "try", "no try", "steal" or "nobody"."""

    event: Required[Literal["attack ended"]]
    rule: Required[str]
    team: str
    why: Literal["try", "no try", "steal", "nobody"]
    rulings: Sequence[str]
    statements: Sequence[str]


class AttackersSwitched(TypedDict, total=False):
    """5.01: two tries, and the other coach attacks."""

    event: Required[Literal["attackers switched"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class PracticeOver(TypedDict, total=False):
    """5.01: the practice match is over; `why`: "tries", "stopped" or "nobody"."""

    event: Required[Literal["practice over"]]
    rule: Required[str]
    score: Sequence[int]
    why: Literal["tries", "stopped", "nobody"]
    rulings: Sequence[str]
    statements: Sequence[str]


class Tired(TypedDict, total=False):
    """4.01: a fatigue token, or an inactive one turned active; `active` and `inactive` is what he has now."""

    event: Required[Literal["tired"]]
    rule: Required[str]
    player: str
    active: int
    inactive: int
    why: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Weary(TypedDict, total=False):
    """4.01: somebody with fatigue tokens acts; `effects` are those that his active tokens have."""

    event: Required[Literal["weary"]]
    rule: Required[str]
    player: str
    active: int
    inactive: int
    effects: Sequence[Literal["no skill", "one move", "weak"]]
    rulings: Sequence[str]
    statements: Sequence[str]


class Exhausted(TypedDict, total=False):
    """4.02: a fatigue token too many; it is not kept and he is injured."""

    event: Required[Literal["exhausted"]]
    rule: Required[str]
    player: str
    active: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Rested(TypedDict, total=False):
    """4.03: an active token is turned over, or the inactive one comes off, or there was nothing to rest from."""

    event: Required[Literal["rested"]]
    rule: Required[str]
    player: str
    active: int
    inactive: int
    rulings: Sequence[str]
    statements: Sequence[str]


class ActivationLost(TypedDict, total=False):
    """4.02: the player who was to act is off the field; none of the six steps is played."""

    event: Required[Literal["activation lost"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Injured(TypedDict, total=False):
    """5.05: off the field, without his wounds; `why`: "wounds" or "fatigue"."""

    event: Required[Literal["injured"]]
    rule: Required[str]
    player: str
    why: Literal["wounds", "fatigue"]
    rulings: Sequence[str]
    statements: Sequence[str]


class InjuryFound(TypedDict, total=False):
    """5.05: what the injury table says; `off` is what `State.off` says now."""

    event: Required[Literal["injury found"]]
    rule: Required[str]
    player: str
    injury: str
    off: int
    rulings: Sequence[str]
    statements: Sequence[str]


class BackAgain(TypedDict, total=False):
    """5.05: fit again; he takes his place at this kick-off."""

    event: Required[Literal["back again"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class StaysOut(TypedDict, total=False):
    """5.05: this kick-off is played without him; `off` is what `State.off` says now."""

    event: Required[Literal["stays out"]]
    rule: Required[str]
    player: str
    off: int
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamGone(TypedDict, total=False):
    """1.01: the attackers have nobody on the field; the others attack (R-88)."""

    event: Required[Literal["team gone"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamSkillLaid(TypedDict, total=False):
    """5.07: a team has a skill for all of its players."""

    event: Required[Literal["team skill laid"]]
    rule: Required[str]
    team: str
    skill: str
    rulings: Sequence[str]
    statements: Sequence[str]


class LineUpNamed(TypedDict, total=False):
    """6.06: who fills which position; `players` and `positions` in the same order."""

    event: Required[Literal["line up named"]]
    rule: Required[str]
    team: str
    players: Sequence[str]
    positions: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class CardDrawn(TypedDict, total=False):
    """4.07: a card comes into a coach's hand; `left` are still in his deck."""

    event: Required[Literal["card drawn"]]
    rule: Required[str]
    team: str
    card: str
    left: int
    rulings: Sequence[str]
    statements: Sequence[str]


class CardsChanged(TypedDict, total=False):
    """6.02: cards thrown away at half-time, before new ones are drawn."""

    event: Required[Literal["cards changed"]]
    rule: Required[str]
    team: str
    cards: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class PlayLaid(TypedDict, total=False):
    """4.07: an individual play is shown and laid for a player."""

    event: Required[Literal["play laid"]]
    rule: Required[str]
    team: str
    card: str
    player: str
    house: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class TokenLost(TypedDict, total=False):
    """4.07: a card takes a token off its player: "fatigue" or "ground"; `left` are what he has now."""

    event: Required[Literal["token lost"]]
    rule: Required[str]
    player: str
    token: Literal["fatigue", "ground"]
    left: int
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlaysChosen(TypedDict, total=False):
    """4.08: the collective plays that a coach has in this half."""

    event: Required[Literal["team plays chosen"]]
    rule: Required[str]
    team: str
    cards: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlayDeclared(TypedDict, total=False):
    """4.08: a card lies face down; which one, its coach knows."""

    event: Required[Literal["team play declared"]]
    rule: Required[str]
    team: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TakingPart(TypedDict, total=False):
    """4.08: who takes part beside the carrier, in the order of the card."""

    event: Required[Literal["taking part"]]
    rule: Required[str]
    team: str
    carrier: str
    players: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlayShown(TypedDict, total=False):
    """4.08: the card is turned over after step 2."""

    event: Required[Literal["team play shown"]]
    rule: Required[str]
    team: str
    card: str
    text: str
    house: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlayPassedOver(TypedDict, total=False):
    """4.08: an action of the card that nobody could carry out; the next one comes."""

    event: Required[Literal["team play passed over"]]
    rule: Required[str]
    team: str
    card: str
    player: str
    action: Literal["move", "dodge", "break through", "pass", "pick up", "try"]
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlayStopped(TypedDict, total=False):
    """4.08: no further action of the card is played; `why`: "failed" or "chosen"."""

    event: Required[Literal["team play stopped"]]
    rule: Required[str]
    team: str
    card: str
    action: Literal["move", "dodge", "break through", "pass", "pick up", "try"]
    why: Literal["failed", "chosen"]
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlayDone(TypedDict, total=False):
    """4.08: the card lies aside until the next kick-off."""

    event: Required[Literal["team play done"]]
    rule: Required[str]
    team: str
    card: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TeamPlaysBack(TypedDict, total=False):
    """4.08: used collective plays come back before a kick-off."""

    event: Required[Literal["team plays back"]]
    rule: Required[str]
    team: str
    cards: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class Modifier(TypedDict, total=False):
    """`modifiers` of a `Modified`."""

    by: int
    why: str
    rule: str
    values: Mapping[str, Any]
    statements: Sequence[str]


class Modified(TypedDict, total=False):
    """1.16: a characteristic is changed before the dice."""

    event: Required[Literal["modified"]]
    rule: Required[str]
    player: str
    stat: str
    value: int
    target: int
    modifiers: Sequence[Modifier]
    rulings: Sequence[str]
    statements: Sequence[str]


class Dice(TypedDict, total=False):
    """`dice` of a `Rolled`."""

    player: str
    team: str
    stat: str
    value: int
    target: int
    face: int
    result: str
    modifiers: Sequence[Modifier]


class Rolled(TypedDict, total=False):
    """1.14, 1.15: dice fell; `results` is one a die: success, critical, cancelled, fail or spare."""

    event: Required[Literal["rolled"]]
    rule: Required[str]
    kind: str
    action: str
    dice: Sequence[Dice]
    results: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class NaturalFace(TypedDict, total=False):
    """1.17: a natural critical or fumble, whatever the target."""

    event: Required[Literal["natural face"]]
    rule: Required[str]
    player: str
    face: int
    meaning: Literal["critical", "fumble"]
    rulings: Sequence[str]
    statements: Sequence[str]


class DiceOrdered(TypedDict, total=False):
    """1.13, 3.07: what is rolled next, by whose decision."""

    event: Required[Literal["dice ordered"]]
    rule: Required[str]
    coach: str
    player: str
    choice: str
    rulings: Sequence[str]
    statements: Sequence[str]


class ExtraDice(TypedDict, total=False):
    """4.06: a skill lets a player roll more than one die."""

    event: Required[Literal["extra dice"]]
    rule: Required[str]
    player: str
    skill: str
    dice: int
    rulings: Sequence[str]
    statements: Sequence[str]


Event: TypeAlias = (
    PitchLaid | TeamFielded | CardsLaid | Possession | BallTaken | BallLoose | Activated |
    StepBegun | ActionChosen | MoveMarked | Pressing | TackleDeclared | Moved | Displaced |
    ContactChecked | InGoalReached | NoSecondAction | Measured | Placed | Declared | Dodged
    | NothingHappens | BrokeThrough | Tackled | TackleFailed | KeptFeet | Fell | StoodUp |
    Unhurt | Wounded | SeriesStopped | Prevails | SkillUsed | TableCleared |
    GroundTokenRemoved | PassNotMade | TokensSpent | PassDeclared | PassLeaves | PassHeld |
    PassReceived | StepAllowed | Fumbled | Scattered | BallHeld | BallDown | PickedUp |
    StealDeclared | Stolen | StealVoid | MeleeTied | TryScored | TryMissed | MatchLaidOut |
    CoinCalled | CoinTossed | KickOffBegun | GroundCleared | FigurePlaced | TemplatePlaced |
    KickerNamed | KickMade | BallLanded | CatchDeclined | CatchFailed | TimeMoved |
    TokensTaken | BallPutOut | HalfEnded | HalfBegun | TimeSet | BreakTaken | FatigueEased |
    MatchOver | AttackEnded | AttackersSwitched | PracticeOver | Tired | Weary | Exhausted |
    Rested | ActivationLost | Injured | InjuryFound | BackAgain | StaysOut | TeamGone |
    TeamSkillLaid | LineUpNamed | CardDrawn | CardsChanged | PlayLaid | TokenLost |
    TeamPlaysChosen | TeamPlayDeclared | TakingPart | TeamPlayShown | TeamPlayPassedOver |
    TeamPlayStopped | TeamPlayDone | TeamPlaysBack | Modified | Rolled | NaturalFace |
    DiceOrdered | ExtraDice
)
"""Whatever happens."""


class Refusal(TypedDict, total=False):
    """Why a command is refused."""

    rule: Required[str]
    statements: Sequence[str]
    code: Required[Literal["another-decides", "something-first", "not-open", "dice-first", "over",
        "nothing-decided", "die-fallen", "begun-later", "waits-for-exercise",
        "ground-pass-waits-for-exercise", "defends", "off-the-field", "attacker-rests-not",
        "cannot-move-on-the-ground", "stands-and-moves", "ground-pass-standing",
        "no-marked-move", "action-had", "only-standing-up", "stands-already",
        "second-action-had", "second-action-after-ground-pass", "second-action-on-the-ground",
        "one-move-made", "held-by-tackler", "nobody-tackles", "keeps-ground-token",
        "step-not-over", "other-dice-first", "receiver-ahead", "receiver-ahead-of-release",
        "only-carrier-tackled", "only-carrier-breaks-through", "carrier-stays-down",
        "declare-before-measuring", "declare-before", "declared-by-another",
        "ball-placed-too-far", "does-not-hold-ball", "nobody-holds-ball", "ball-off-the-field",
        "ball-under-a-base", "base-off-the-field", "way-too-long", "figure-in-the-way",
        "only-forward", "token-off-the-field", "not-nearest-place", "nobody-to-tackle",
        "carrier-on-the-ground", "no-opponent", "no-path-to-meet", "not-on-marked-path",
        "no-ball-to-steal", "ball-is-held", "ball-is-loose", "carrier-stands",
        "only-carrier-passes", "no-team-mate", "receiver-down", "receiver-not-on-field",
        "not-on-his-way", "holds-ball-already", "opponent-holds-ball", "holder-not-touched",
        "ball-not-touched", "in-goal-not-touched", "no-moment-for-card", "no-card-fits",
        "card-not-held", "card-does-not-fit", "card-for-others", "no-moment-for-team-play",
        "no-carrier-for-team-play", "team-play-on-the-ground", "team-play-not-owned",
        "team-play-lies-aside", "too-few-for-team-play", "wrong-number-taking-part",
        "cannot-take-part", "runs-along-marked-path", "run-off-the-field", "team-play-is-on",
        "team-play-passes-to", "wrong-number-of-team-plays", "unknown-team-play",
        "team-plays-chosen-before", "kick-off-not-over", "kickers-first", "not-fit", "turn-had",
        "kicker-off-his-line", "receiver-outside-his-half", "place-taken",
        "template-near-side-line", "template-outside-half", "ball-off-the-rim", "landing-taken",
        "only-near-the-ball", "only-at-half-time-with-both-tokens",
        "only-at-half-time-with-cards", "no-moment-for-ball-out", "not-time-for-ball-out",
        "no-carrier-for-ball-out", "not-behind", "behind"]]
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
