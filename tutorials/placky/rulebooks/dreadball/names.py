"""What there is in DreadBall, by its name: what a step may speak of.

Most names stand in the engine's data, which is read without importing a rule; the few others are words of the steps.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from placky.sentences import Term
from touchline.core.play.events import kinds
from touchline.core.rulebook.data import read_data

ENGINE = "touchline.dreadball"
FACINGS: Sequence[Term] = ("east", "south-east", "south-west", "west", "north-west", "north-east")
"""The six facings, by their number; east is toward the right end."""
DECISIONS = (
    "line-up", "action", "movement", "approach", "answer", "push back", "follow up", "free hex", "facing",
    "free action",
)  # fmt: skip
"""What a coach may have to decide on."""
ACTIONS: Sequence[Term] = ("run", "sprint", "slam", "steal", "pass", "strike", "stand up", "enter", "decline")
"""What a player may do by himself, or do without."""
VERBS = (
    *ACTIONS, "move", "dash", "stop", "slamback", "dodge", "push", "follow", "stay", "slip", "face", "end",
    "line up", "place",
)  # fmt: skip
"""What a coach may be offered."""
LOOSE: Sequence[Term] = ("direction", "distance", "launch")
"""Dice that are nobody's."""
STATS: Sequence[Term] = ("Strength", "Speed", "Skill", "Armour")
ROLES: Sequence[Term] = ("Striker", "Jack", "Guard")


@cache
def hexes() -> Mapping[str, tuple[int, int]]:
    """The label of each hex, a letter for its row and a number along it -> where it is, from the centre (RD-13)."""
    pitch = read_data(ENGINE, "pitch.toml")
    letters, wide = pitch["rows"], pitch["middle"] // 2
    found: dict[str, tuple[int, int]] = {}
    for r, letter in enumerate(letters, -(len(letters) // 2)):
        first, last = max(-wide, -wide - r), min(wide, wide - r)
        found |= {f"{letter}{q - first + 1}": (q, r) for q in range(first, last + 1)}
    return found


@cache
def labels() -> Mapping[tuple[int, int], str]:
    """The other way round."""
    return {here: label for label, here in hexes().items()}


@cache
def profiles() -> list[str]:
    """Stat lines of the sheet."""
    return [entry["name"] for entry in read_data(ENGINE, "profiles.toml")["profiles"]]


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
