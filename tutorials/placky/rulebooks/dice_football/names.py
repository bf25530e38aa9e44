"""What there is in Sports Dice Football, by its name: what a step may speak of."""

from functools import cache
from typing import Any

from touchline.core.play.events import kinds
from touchline.core.rulebook import index

ENGINE = "touchline.dice_football"
SYMBOLS = ("10", "20", "FG", "TD", "NG", "S", "TO", "P6")
"""What dice may show."""
DECISIONS = ("toss", "fourth down", "chip", "play", "field goal")
"""What a team may have to decide on."""
VERBS = ("offence", "defence", "go for it", "punt", "field goal", "spend", "keep", "take", "decline", *SYMBOLS)
"""What a team may be offered."""


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
