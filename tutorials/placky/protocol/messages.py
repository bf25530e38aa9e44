"""The messages of the protocol, as types; its JSON Schema is made from them (`placky.protocol.schema`).

A request and its answer are an object on a line each. What of a game is in them (position, command, dice, state,
events, what is pending, refusals, outcomes) is said by that game's own schema, `wire.schema.json` of its engine.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, get_args

from placky.verdicts import SkipReason
from touchline.core.play.wire import FallenDie

__all__ = ["ANSWERS", "COMMANDS", "OKS", "REQUESTS", "Command", "Dispute", "Game", "Implementation", "Ok"]

Command: TypeAlias = Literal[
    "hello", "select", "new", "act", "roll", "state", "events", "pending", "outcomes", "falls", "stop"
]
COMMANDS: tuple[Command, ...] = get_args(Command)


class Hello(TypedDict):
    """Who is there? Comes first."""

    number: int
    command: Literal["hello"]
    protocol: str
    """Which version the runner speaks."""
    suite: str
    """Which suite it has: the game and what its features say, in short."""


class Select(TypedDict):
    """Play this game, by these readings where a position names none. Comes once, after `hello`."""

    number: int
    command: Literal["select"]
    game: str
    edition: NotRequired[str]
    readings: dict[str, str]


class New(TypedDict):
    """Forget what was before, and begin from this position."""

    number: int
    command: Literal["new"]
    position: dict[str, Any]


class Act(TypedDict):
    """A coach does something."""

    number: int
    command: Literal["act"]
    act: dict[str, Any]


class Roll(TypedDict):
    """Dice fall: every die that is due, in any order."""

    number: int
    command: Literal["roll"]
    dice: list[FallenDie]


class State(TypedDict):
    """How does it stand?"""

    number: int
    command: Literal["state"]
    player: NotRequired[str]
    """As this player sees it; without, all of it. The same in the three that follow."""


class Events(TypedDict):
    """What has happened since `new`?"""

    number: int
    command: Literal["events"]
    player: NotRequired[str]


class Pending(TypedDict):
    """What is asked for now?"""

    number: int
    command: Literal["pending"]
    player: NotRequired[str]


class Outcomes(TypedDict):
    """What may the roll that is due lead to? Only asked of those that have this capability."""

    number: int
    command: Literal["outcomes"]
    player: NotRequired[str]


class Falls(TypedDict):
    """In which ways may the dice fall? Only asked of those that have this capability."""

    number: int
    command: Literal["falls"]


class Stop(TypedDict):
    """It is over: answer, and end."""

    number: int
    command: Literal["stop"]


REQUESTS: Mapping[Command, type] = {
    "hello": Hello, "select": Select, "new": New, "act": Act, "roll": Roll, "state": State, "events": Events,
    "pending": Pending, "outcomes": Outcomes, "falls": Falls, "stop": Stop,
}  # fmt: skip


class Implementation(TypedDict):
    """What an engine says of itself."""

    name: str
    version: str
    language: str
    url: NotRequired[str]


class Dispute(TypedDict):
    """A ruling that the author of an engine holds to be wrong; what fails because of it is disputed."""

    ruling: str
    why: str
    issue: NotRequired[str]


class Game(TypedDict):
    """What an engine says of a game that it plays."""

    edition: NotRequired[str]
    readings: NotRequired[dict[str, str | list[str]]]
    """Ruling -> the reading that it plays, or all those that it can play; of rulings left out, the usual one."""
    capabilities: NotRequired[list[str]]
    """What it can do besides: `outcomes`, `falls`."""
    disputes: NotRequired[list[Dispute]]


class Ok(TypedDict):
    """It is done: to `select`, `new`, `act`, `roll`, `stop`."""

    number: int
    answer: Literal["ok"]


class OkHello(Ok):
    """Who is there; `games` has those that it plays, by their names."""

    protocol: str
    implementation: Implementation
    games: dict[str, Game]


class OkState(Ok):
    """How it stands."""

    state: dict[str, Any]


class OkEvents(Ok):
    """What has happened, all of it since `new`."""

    events: list[dict[str, Any]]


class OkPending(Ok):
    """What is asked for; null when it is over."""

    pending: dict[str, Any] | None


class OkOutcomes(Ok):
    """What the roll may lead to."""

    outcomes: list[dict[str, Any]]


class OkFalls(Ok):
    """In which ways the dice may fall."""

    falls: list[dict[str, Any]]


OKS: Mapping[Command, type] = {
    "hello": OkHello, "state": OkState, "events": OkEvents, "pending": OkPending, "outcomes": OkOutcomes,
    "falls": OkFalls,
    **dict.fromkeys(("select", "new", "act", "roll", "stop"), Ok),
}  # fmt: skip


class Refused(TypedDict):
    """A rule forbids it, and nothing has changed. Answers `act` alone."""

    number: int
    answer: Literal["refused"]
    rule: str
    """Empty when everything is over."""
    code: str
    values: NotRequired[dict[str, Any]]
    rulings: NotRequired[list[str]]
    also: NotRequired[list[dict[str, Any]]]


class Fault(TypedDict):
    """One fault of a position: the key that says what is wrong, whose it is, what does not allow it, a sentence."""

    key: str
    """A key of the position, or of a player's table in it; empty for the whole."""
    of: NotRequired[list[str]]
    """The players whose it is, or the teams."""
    rules: NotRequired[list[str]]
    """The rules and rulings that do not allow it."""
    text: NotRequired[str]
    """For people; in any words."""


class Malformed(TypedDict):
    """It cannot be read or cannot be: `faults` of a position; `dice` that do not fit the roll."""

    number: int
    answer: Literal["malformed"]
    message: NotRequired[str]
    faults: NotRequired[list[Fault]]
    dice: NotRequired[Literal["left over", "missing"]]


class Skipped(TypedDict):
    """The engine does not play this, and the scenario ends: not yet, an open ruling, or a fault that is known."""

    number: int
    answer: Literal["skipped"]
    reason: SkipReason
    message: NotRequired[str]
    issue: NotRequired[str]
    """The address of an issue of its tracker."""


class Errored(TypedDict):
    """Something is wrong in the engine, and it says so."""

    number: int
    answer: Literal["errored"]
    message: str


ANSWERS: Mapping[str, type] = {"refused": Refused, "malformed": Malformed, "skipped": Skipped, "errored": Errored}
"""The answers other than `ok`."""
