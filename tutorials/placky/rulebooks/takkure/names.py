"""What there is in Takkure, by its name: what a step may speak of.

Most names stand in the engine's data, which is read without importing a rule; the few others are words of the steps.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from touchline.core.play.events import kinds
from touchline.core.play.wire import Plain
from touchline.core.rulebook import index
from touchline.core.rulebook.data import read_data

ENGINE = "touchline.takkure"
COIN = "COIN"
"""Who rolls the coin."""
ABSENCES = ("on the field", "next kick-off", "misses one kick-off", "half", "match")
"""How long a player is off the field, by the number that a position has for it (5.05)."""
STATS = ("STR", "REF", "INT", "BaC", "stamina", "try")
"""What dice are rolled on."""
TOKENS = ("movement", "turn", "active player", "pressure", "tackle", "steal")
"""Markers of an activation."""
MARKERS = ("none", "pressure", "tackle", "steal")
"""What may lie beside a player."""
VERBS = (
    "activate", "ball out", "mark", "run", "stand up", "move", "pass", "ground pass", "dodge", "break through",
    "pick up", "try", "rest", "pressure", "tackle", "steal", "remove tokens", "displace", "place",
    "face", "face with all dice", "leave", "keep feet", "dodge alone", "intercept", "reception", "stamina", "injury",
    "play", "no play", "team play", "take part", "end the play", "choose team plays", "change cards",
    "heads", "tails", "kick", "receive", "template", "take the kick", "land", "catch", "let it go", "go on", "stop",
    "remove active", "remove inactive", "declare", "measure", "take", "drop", "contest", "done",
)  # fmt: skip
"""What a coach may be offered."""


def rules() -> list[str]:
    """Rule numbers."""
    return [*index.load(ENGINE).rules]


def editions() -> list[str]:
    """Ids of editions."""
    return [*index.load(ENGINE).editions]


@cache
def happenings() -> list[str]:
    """Kinds of events that happen to a player."""
    return [name for name, kind in kinds(ENGINE).items() if "player" in kind.fields]


def events() -> list[str]:
    """Kinds of events."""
    return [*kinds(ENGINE)]


@cache
def _named(file: str, *tables: str) -> tuple[str, ...]:
    data = read_data(ENGINE, file)
    return tuple(entry["name"] for table in tables for entry in data[table])


def cards() -> Sequence[str]:
    """Play cards, individual and collective."""
    return _named("plays.toml", "individual", "collective")


def skills() -> Sequence[str]:
    """Position skills."""
    return _named("skills.toml", "skills")


def player_skills() -> Sequence[str]:
    """Player skills."""
    return _named("player_skills.toml", "skills")


def team_skills() -> Sequence[str]:
    """Team skills."""
    return _named("team_skills.toml", "skills")


def abilities() -> Sequence[str]:
    """Everything that can help a player: skills of all sorts and play cards."""
    return [*player_skills(), *skills(), *team_skills(), *cards()]


@cache
def positions() -> list[str]:
    """Positions in a team (6.06)."""
    return list(dict.fromkeys(player["position"] for player in read_data(ENGINE, "players.toml")["players"]))


def players(state: Any) -> list[str]:
    """Everybody who plays."""
    return [player["name"] for player in state["players"]]


def rollers(state: Any) -> list[str]:
    """Everybody who may roll, the coin among them."""
    return [*players(state), COIN]


def teams(state: Any) -> list[str]:
    """Both teams."""
    return [*state["teams"]]


def always(*names: str) -> Callable[[], Sequence[str]]:
    """Names that do not change."""
    return lambda: names


def ability_of(modifier: Plain) -> str:
    """The skill or card that changes a die; of another engine the text that it sends.

    >>> ability_of({"why": "ability", "values": {"name": "Sprint"}}), ability_of({"why": "Sprint"})
    ('Sprint', 'Sprint')
    """
    return str(modifier.get("values", {}).get("name", modifier["why"]))
