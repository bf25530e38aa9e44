"""What there is in Sports Dice Football, by its name: what a step may speak of."""

from collections.abc import Sequence
from typing import Any

from placky.sentences import Term
from touchline.core.play.events import kinds

ENGINE = "touchline.dice_football"
SYMBOLS = ("10", "20", "FG", "TD", "NG", "S", "TO", "P6")
"""What dice may show."""
DECISIONS = ("toss", "fourth down", "chip", "play", "field goal")
"""What a team may have to decide on."""
VERBS: Sequence[Term] = (
    "offence",
    "defence",
    "go for it",
    "punt",
    "field goal",
    "spend",
    "keep",
    "take",
    "decline",
    *SYMBOLS,
)
"""What a team may be offered."""


def happenings() -> list[str]:
    """Kinds of events."""
    return [*kinds(ENGINE)]


def teams(state: Any) -> list[str]:
    """Both teams."""
    return [*state["teams"]]
