"""What there is in DreadBall, by its name: what a step may speak of."""

from functools import cache
from typing import Any

from touchline.core.play.events import kinds
from touchline.core.rulebook import index
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.rules.stats import PROFILES, ROLES, STATS

ENGINE = "touchline.dreadball"
FACINGS = ("east", "south-east", "south-west", "west", "north-west", "north-east")
"""The six facings, by their number; east is toward the right end."""
DECISIONS = (
    "line-up", "action", "movement", "approach", "answer", "push back", "follow up", "free hex", "facing",
    "free action",
)  # fmt: skip
"""What a coach may have to decide on."""
ACTIONS = ("run", "sprint", "slam", "steal", "pass", "strike", "stand up", "enter", "decline")
"""What a player may do by himself, or do without."""
VERBS = (
    *ACTIONS, "move", "dash", "stop", "slamback", "dodge", "push", "follow", "stay", "slip", "face", "end",
    "line up", "place",
)  # fmt: skip
"""What a coach may be offered."""
LOOSE = ("direction", "distance", "launch")
"""Dice that are nobody's."""
HEXES = tuple(PITCH.named)
STAT_NAMES = STATS
PROFILE_NAMES = tuple(PROFILES)
ROLE_NAMES = ROLES


def rules() -> list[str]:
    """Rule numbers."""
    return [*index.load(ENGINE).rules]


def rulings() -> list[str]:
    """Ids of rulings."""
    return [*index.load(ENGINE).rulings]


def authorities() -> list[str]:
    """What can be at work: rules and rulings."""
    return [*rules(), *rulings()]


@cache
def readings() -> list[str]:
    """Ids of readings, of all rulings."""
    return [reading.id for ruling in index.load(ENGINE).rulings.values() for reading in ruling.readings]


def happenings() -> list[str]:
    """Kinds of events."""
    return [*kinds(ENGINE)]


def teams(state: Any) -> list[str]:
    """Both teams."""
    return [*state["teams"]]


def players(state: Any) -> list[str]:
    """Everybody of both teams."""
    return [player["name"] for player in state["players"]]


def rollers(state: Any) -> list[str]:
    """Whoever has dice: players, and dice that are nobody's."""
    return [*players(state), *LOOSE]
