"""What crosses a table of DreadBall, as types.

`python -m touchline.core.play.typed touchline.dreadball` writes it; nobody edits it.
"""
# fmt: off

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Required, TypeAlias, TypedDict


class Free(TypedDict, total=False):
    """`free` of a `State`."""

    player: str
    actions: Sequence[Literal["run", "sprint", "slam", "steal", "pass", "strike"]]
    rule: str


class Action(TypedDict, total=False):
    """`action` of a `State`."""

    do: Literal["run", "sprint", "slam", "steal", "pass", "strike"]
    player: str
    left: int
    evades: int
    dashes: int
    steps: int
    turned: bool


class Way(TypedDict, total=False):
    """`ways` of a `State`."""

    player: str
    way: Sequence[Sequence[int]]


class Player(TypedDict, total=False):
    """`players` of a `State`."""

    name: str
    team: str
    profile: str
    role: Literal["Striker", "Jack", "Guard"]
    move: int
    strength: int
    speed: int
    skill: int
    armour: int
    house: bool
    at: Sequence[int] | None
    facing: int
    down: bool
    out: int
    used: int
    ball: bool
    hex: str | None


class State(TypedDict, total=False):
    """Where everything stands."""

    teams: Sequence[str]
    readings: Mapping[str, str]
    phase: Literal["set-up", "begin", "launch", "actions", "over"]
    rush: int
    rushing: str
    tokens: int
    score: Mapping[str, int]
    sudden_death: bool
    ended: bool
    winner: str | None
    ball: Sequence[int] | None
    free: Sequence[Free]
    action: Action | None
    ways: Sequence[Way]
    game: Literal["dreadball"]
    house: bool
    target: int
    carrier: str | None
    players: Sequence[Player]


class PositionFree(TypedDict, total=False):
    """`free` of a `Position`."""

    player: Required[str]
    actions: Required[Sequence[Literal["run", "sprint", "slam", "steal", "pass", "strike"]]]
    rule: Required[str]


class PositionAction(TypedDict, total=False):
    """`action` of a `Position`."""

    do: Required[Literal["run", "sprint", "slam", "steal", "pass", "strike"]]
    player: Required[str]
    left: Required[int]
    evades: Required[int]
    dashes: Required[int]
    steps: Required[int]
    turned: Required[bool]


class PositionWay(TypedDict, total=False):
    """`ways` of a `Position`."""

    player: Required[str]
    way: Required[Sequence[Sequence[int]]]


class PositionPlayer(TypedDict, total=False):
    """`players` of a `Position`."""

    name: Required[str]
    team: str | None
    profile: str | None
    role: Literal["Striker", "Jack", "Guard"] | None
    move: int | None
    strength: int | None
    speed: int | None
    skill: int | None
    armour: int | None
    house: bool | None
    at: Sequence[int] | None
    facing: int | None
    down: bool | None
    out: int | None
    used: int | None
    ball: bool | None
    hex: str | None


class Position(TypedDict, total=False):
    """Where a scenario starts."""

    teams: Sequence[str] | None
    readings: Mapping[str, str] | None
    phase: Literal["set-up", "begin", "launch", "actions", "over"] | None
    rush: int | None
    rushing: str | None
    tokens: int | None
    score: Mapping[str, int] | None
    sudden_death: bool | None
    ended: bool | None
    winner: str | None
    ball: Sequence[int] | None
    free: Sequence[PositionFree] | None
    action: PositionAction | None
    ways: Sequence[PositionWay] | None
    game: Literal["dreadball"] | None
    house: bool | None
    target: int | None
    carrier: str | None
    players: Sequence[PositionPlayer] | None


class Command(TypedDict, total=False):
    """What a coach may say: the keys of every verb."""

    do: Literal["line up", "place", "run", "sprint", "slam", "steal", "pass", "strike",
        "stand up", "enter", "end", "decline", "move", "dash", "stop", "slamback", "dodge",
        "push", "follow", "stay", "slip", "face"]
    coach: str
    player: str | None
    to: Sequence[int]
    facing: int
    path: Sequence[Sequence[int]]
    then: Literal["stop"]
    target: str


class CardsLaid(TypedDict, total=False):
    """D-05: whose cards lie on the table, with their roles; teams and pitch are house (RD-13)."""

    event: Required[Literal["cards laid"]]
    rule: Required[str]
    players: Sequence[str]
    roles: Sequence[Literal["Striker", "Jack", "Guard"]]
    rulings: Sequence[str]
    statements: Sequence[str]


class LinedUp(TypedDict, total=False):
    """D-01: a player takes his place before the first rush (RD-9)."""

    event: Required[Literal["lined up"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    facing: int
    rulings: Sequence[str]
    statements: Sequence[str]


class RushBegun(TypedDict, total=False):
    """D-01: the rush marker is moved; `number` counts the rushes of both teams."""

    event: Required[Literal["rush begun"]]
    rule: Required[str]
    team: str
    number: int
    tokens: int
    sudden_death: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class TokenSpent(TypedDict, total=False):
    """D-20: an action token is spent on this action; `left` are left for the rush."""

    event: Required[Literal["token spent"]]
    rule: Required[str]
    player: str
    action: Literal["run", "slam", "steal", "pass", "strike", "sprint", "stand up", "enter"]
    left: int
    rulings: Sequence[str]
    statements: Sequence[str]


class FreeActionTaken(TypedDict, total=False):
    """D-11, D-18, D-19: an action that costs no token (RD-24)."""

    event: Required[Literal["free action taken"]]
    rule: Required[str]
    player: str
    action: Literal["run", "slam", "steal", "pass", "strike", "sprint", "stand up", "enter"]
    rulings: Sequence[str]
    statements: Sequence[str]


class FreeActionDeclined(TypedDict, total=False):
    """D-11, D-18, D-19: a free action is not taken."""

    event: Required[Literal["free action declined"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class FreeActionEarned(TypedDict, total=False):
    """D-11, D-18, D-19: more successes than needed give a free action of these kinds."""

    event: Required[Literal["free action earned"]]
    rule: Required[str]
    player: str
    actions: Sequence[Literal["run", "slam", "steal", "pass", "strike"]]
    rulings: Sequence[str]
    statements: Sequence[str]


class Moved(TypedDict, total=False):
    """D-06, D-07, D-09, D-12, D-13, D-17: a player goes along `way`, which begins where he stood."""

    event: Required[Literal["moved"]]
    rule: Required[str]
    player: str
    way: Sequence[Sequence[int]]
    facing: int
    left: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Turned(TypedDict, total=False):
    """A player faces another way, without leaving his hex."""

    event: Required[Literal["turned"]]
    rule: Required[str]
    player: str
    facing: int
    rulings: Sequence[str]
    statements: Sequence[str]


class ThreatLeft(TypedDict, total=False):
    """D-08: he has left a hex that so many enemies threaten, and has to Evade."""

    event: Required[Literal["threat left"]]
    rule: Required[str]
    player: str
    hex: Sequence[int]
    enemies: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Dashed(TypedDict, total=False):
    """D-09: a point of movement more, which is used before the test."""

    event: Required[Literal["dashed"]]
    rule: Required[str]
    player: str
    dashes: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Fell(TypedDict, total=False):
    """D-09, D-10: a player falls over in his hex."""

    event: Required[Literal["fell"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class StoodUp(TypedDict, total=False):
    """D-19: a player stands up."""

    event: Required[Literal["stood up"]]
    rule: Required[str]
    player: str
    facing: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Entered(TypedDict, total=False):
    """D-01: a player comes onto the pitch from his end line (RD-26)."""

    event: Required[Literal["entered"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    facing: int
    rulings: Sequence[str]
    statements: Sequence[str]


class RushLost(TypedDict, total=False):
    """D-04: the rush ends early: the ball is dropped, thrown or not picked up."""

    event: Required[Literal["rush lost"]]
    rule: Required[str]
    team: str
    why: Literal["dropped", "thrown", "not picked up", "launch not caught"]
    rulings: Sequence[str]
    statements: Sequence[str]


class RushEnded(TypedDict, total=False):
    """D-04: nothing is left to do in this rush."""

    event: Required[Literal["rush ended"]]
    rule: Required[str]
    team: str
    why: Literal["lost", "no action tokens left", "nobody can act", "the coach ends it"]
    rulings: Sequence[str]
    statements: Sequence[str]


class Advanced(TypedDict, total=False):
    """D-01: a player who is out of play moves a turn nearer the bench (RD-26)."""

    event: Required[Literal["advanced"]]
    rule: Required[str]
    player: str
    turns: int
    rulings: Sequence[str]
    statements: Sequence[str]


class SuddenDeath(TypedDict, total=False):
    """D-04: the last rush has left both teams level; the next point wins (RD-10)."""

    event: Required[Literal["sudden death"]]
    rule: Required[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class GameWon(TypedDict, total=False):
    """D-04: the game is over (RD-10)."""

    event: Required[Literal["game won"]]
    rule: Required[str]
    team: str
    why: str
    score: Mapping[str, int]
    rulings: Sequence[str]
    statements: Sequence[str]


class BallLaunched(TypedDict, total=False):
    """D-01: the ball comes in; `faces` are the launch dice, `at` is where it comes down."""

    event: Required[Literal["ball launched"]]
    rule: Required[str]
    team: str
    faces: Sequence[str]
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class Dropped(TypedDict, total=False):
    """Whoever goes down drops the ball (RD-19)."""

    event: Required[Literal["dropped"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class BallPickedUp(TypedDict, total=False):
    """D-11: a player has picked the ball up."""

    event: Required[Literal["ball picked up"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class BallCaught(TypedDict, total=False):
    """D-18: a player has caught the ball."""

    event: Required[Literal["ball caught"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Scattered(TypedDict, total=False):
    """The ball scatters: in which direction (0 to 5), how many hexes, and along which way, walls included (RD-11)."""

    event: Required[Literal["scattered"]]
    rule: Required[str]
    direction: int
    distance: int
    way: Sequence[Sequence[int]]
    rulings: Sequence[str]
    statements: Sequence[str]


class BallHits(TypedDict, total=False):
    """A scattering ball hits a standing player, from the front or from behind (RD-11)."""

    event: Required[Literal["ball hits"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    front: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class BallLies(TypedDict, total=False):
    """The ball comes to rest in a hex."""

    event: Required[Literal["ball lies"]]
    rule: Required[str]
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class Thrown(TypedDict, total=False):
    """D-17: the ball is thrown at a team-mate, or at a Strike hex: then `target` is None."""

    event: Required[Literal["thrown"]]
    rule: Required[str]
    player: str
    target: str | None
    at: Sequence[int]
    hexes: int
    accurate: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class StrikeScored(TypedDict, total=False):
    """D-17: points for a Strike; `bonus` says that it was thrown from the bonus hex."""

    event: Required[Literal["strike scored"]]
    rule: Required[str]
    team: str
    player: str
    zone: str
    points: int
    bonus: bool
    score: Mapping[str, int]
    rulings: Sequence[str]
    statements: Sequence[str]


class KnockedDown(TypedDict, total=False):
    """D-12, D-14: a player is knocked down."""

    event: Required[Literal["knocked down"]]
    rule: Required[str]
    player: str
    at: Sequence[int]
    rulings: Sequence[str]
    statements: Sequence[str]


class Slammed(TypedDict, total=False):
    """D-12: a Slam at this opponent."""

    event: Required[Literal["slammed"]]
    rule: Required[str]
    player: str
    target: str
    rulings: Sequence[str]
    statements: Sequence[str]


class StealTried(TypedDict, total=False):
    """D-13: a Steal from this opponent."""

    event: Required[Literal["steal tried"]]
    rule: Required[str]
    player: str
    target: str
    rulings: Sequence[str]
    statements: Sequence[str]


class Answered(TypedDict, total=False):
    """D-14, D-15: how the target answers: "slamback" or "dodge"; `front` says from where the attack comes."""

    event: Required[Literal["answered"]]
    rule: Required[str]
    player: str
    answer: Literal["slamback", "dodge"]
    front: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class Squared(TypedDict, total=False):
    """D-12, D-13: both are about to roll; whose threats count, is RD-8."""

    event: Required[Literal["squared"]]
    rule: Required[str]
    player: str
    target: str
    rulings: Sequence[str]
    statements: Sequence[str]


class ClashDrawn(TypedDict, total=False):
    """D-03: as many successes on both sides."""

    event: Required[Literal["clash drawn"]]
    rule: Required[str]
    player: str
    target: str
    rulings: Sequence[str]
    statements: Sequence[str]


class ClashWon(TypedDict, total=False):
    """D-03: more successes than the opponent; `double` says twice as many, `by` how many more."""

    event: Required[Literal["clash won"]]
    rule: Required[str]
    player: str
    opponent: str
    action: Literal["slam", "steal", "slamback", "dodge"]
    by: int
    double: bool
    rulings: Sequence[str]
    statements: Sequence[str]


class Pushed(TypedDict, total=False):
    """D-12, D-14: a player is pushed back."""

    event: Required[Literal["pushed"]]
    rule: Required[str]
    player: str
    by: str
    way: Sequence[Sequence[int]]
    rulings: Sequence[str]
    statements: Sequence[str]


class NotPushed(TypedDict, total=False):
    """D-12, D-14: nobody moves, for all three hexes behind him are taken."""

    event: Required[Literal["not pushed"]]
    rule: Required[str]
    player: str
    rulings: Sequence[str]
    statements: Sequence[str]


class FollowedUp(TypedDict, total=False):
    """D-12, D-14: the winner goes into the hex that his opponent has left."""

    event: Required[Literal["followed up"]]
    rule: Required[str]
    player: str
    way: Sequence[Sequence[int]]
    rulings: Sequence[str]
    statements: Sequence[str]


class SlippedAway(TypedDict, total=False):
    """D-15: a free hex for a Dodge that doubled (RD-22)."""

    event: Required[Literal["slipped away"]]
    rule: Required[str]
    player: str
    way: Sequence[Sequence[int]]
    rulings: Sequence[str]
    statements: Sequence[str]


class KnockedLoose(TypedDict, total=False):
    """D-13: the ball is knocked out of the target's hands."""

    event: Required[Literal["knocked loose"]]
    rule: Required[str]
    player: str
    by: str
    rulings: Sequence[str]
    statements: Sequence[str]


class BallStolen(TypedDict, total=False):
    """D-13: the ball changes hands."""

    event: Required[Literal["ball stolen"]]
    rule: Required[str]
    player: str
    target: str
    rulings: Sequence[str]
    statements: Sequence[str]


class ArmourChecked(TypedDict, total=False):
    """D-16: hits, those that armour stops, and turns out of play."""

    event: Required[Literal["armour checked"]]
    rule: Required[str]
    player: str
    hits: int
    stopped: int
    turns: int
    rulings: Sequence[str]
    statements: Sequence[str]


class OutOfPlay(TypedDict, total=False):
    """D-16: a player leaves the pitch for so many turns."""

    event: Required[Literal["out of play"]]
    rule: Required[str]
    player: str
    turns: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Removed(TypedDict, total=False):
    """D-16: a player is removed from the game (RD-12)."""

    event: Required[Literal["removed"]]
    rule: Required[str]
    player: str
    hits: int
    rulings: Sequence[str]
    statements: Sequence[str]


class Modifier(TypedDict, total=False):
    """`modifiers` of a `Hand`."""

    by: int
    why: str
    rule: str
    values: Mapping[str, Any]
    statements: Sequence[str]


class Hand(TypedDict, total=False):
    """`hands` of a `Rolled`."""

    player: str
    team: str
    stat: str
    target: int
    base: int
    number: int
    modifiers: Sequence[Modifier]
    faces: Sequence[str]
    successes: int
    result: str


class Rolled(TypedDict, total=False):
    """D-02, D-03: dice fell; `results` is the class of the throw, one result a pool."""

    event: Required[Literal["rolled"]]
    rule: Required[str]
    kind: Literal["test", "scatter", "launch"]
    action: str
    hands: Sequence[Hand]
    results: Sequence[str]
    rulings: Sequence[str]
    statements: Sequence[str]


class PoolMade(TypedDict, total=False):
    """D-02: so many dice against a stat, after the modifiers; `target` is the face from which a die succeeds."""

    event: Required[Literal["pool made"]]
    rule: Required[str]
    player: str
    stat: str
    target: int
    base: int
    modifiers: Sequence[Modifier]
    number: int
    rulings: Sequence[str]
    statements: Sequence[str]


class NoDice(TypedDict, total=False):
    """D-02: modifiers leave no dice, so there is no success (RD-6)."""

    event: Required[Literal["no dice"]]
    rule: Required[str]
    player: str
    stat: str
    rulings: Sequence[str]
    statements: Sequence[str]


class TestPassed(TypedDict, total=False):
    """D-03: enough successes for a test that needs so many."""

    event: Required[Literal["test passed"]]
    rule: Required[str]
    player: str
    action: Literal["evade", "dash", "pick up", "catch", "stand up", "pass", "strike"]
    successes: int
    needed: int
    rulings: Sequence[str]
    statements: Sequence[str]


class TestFailed(TypedDict, total=False):
    """D-03: too few successes for a test that needs so many."""

    event: Required[Literal["test failed"]]
    rule: Required[str]
    player: str
    action: Literal["evade", "dash", "pick up", "catch", "stand up", "pass", "strike"]
    successes: int
    needed: int
    rulings: Sequence[str]
    statements: Sequence[str]


Event: TypeAlias = (
    CardsLaid | LinedUp | RushBegun | TokenSpent | FreeActionTaken | FreeActionDeclined |
    FreeActionEarned | Moved | Turned | ThreatLeft | Dashed | Fell | StoodUp | Entered |
    RushLost | RushEnded | Advanced | SuddenDeath | GameWon | BallLaunched | Dropped |
    BallPickedUp | BallCaught | Scattered | BallHits | BallLies | Thrown | StrikeScored |
    KnockedDown | Slammed | StealTried | Answered | Squared | ClashDrawn | ClashWon | Pushed
    | NotPushed | FollowedUp | SlippedAway | KnockedLoose | BallStolen | ArmourChecked |
    OutOfPlay | Removed | Rolled | PoolMade | NoDice | TestPassed | TestFailed
)
"""Whatever happens."""


class Refusal(TypedDict, total=False):
    """Why a command is refused."""

    rule: Required[str]
    statements: Sequence[str]
    code: Required[Literal["another-decides", "something-first", "not-open", "dice-first", "over",
        "nothing-decided", "die-fallen", "begun-later", "lined-up-before",
        "only-through-another-action", "only-after-a-won-slam", "only-after-a-doubled-dodge",
        "only-after-standing-up", "no-free-action", "free-action-is-another", "not-his-rush",
        "no-more-tokens", "on-the-ground", "stands-already", "role-bars", "no-ball-in-hand",
        "ball-in-own-hand", "on-the-pitch", "off-the-pitch", "sudden-death", "removed",
        "out-of-play", "pitch-is-full", "end-line-is-full", "not-his-end-line", "not-his-half",
        "no-hex-of-the-pitch", "hex-apart", "hex-taken", "hex-not-free", "evade-before",
        "evade-on-every-way", "ball-on-the-way", "too-many-hexes", "hex-too-far",
        "sprint-too-long", "not-straight-ahead", "no-movement-left", "no-hex-to-dash",
        "dash-names-no-hex", "dash-goes-straight", "no-target", "target-out-of-reach",
        "target-off-the-pitch", "target-no-team-mate", "target-no-opponent",
        "target-on-the-ground", "target-without-ball", "target-catches-no-ball",
        "slam-not-adjacent", "steal-not-adjacent", "opponent-not-before-him", "throw-too-far",
        "strike-from-elsewhere", "target-not-in-front", "strike-hex-not-in-front",
        "attack-not-from-before"]]
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
