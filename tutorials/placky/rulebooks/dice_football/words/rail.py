"""The rail of Sports Dice Football: the downs of a set (S-15)."""

from collections.abc import Sequence

from placky.sentences import Term
from touchline.dice_football import wire_types as wire
from touchline.dice_football.numbers import NUMBERS

_DOWNS: Sequence[Term] = ("First down", "Second down", "Third down", "Fourth down", "Fifth down", "Sixth down")
NAMES = _DOWNS[: NUMBERS.downs.number]
UNIT = ""
TITLE: Term = "Downs"


def step(kind: str, state: wire.State, came: wire.State, events: Sequence[wire.Event]) -> int:  # noqa: ARG001 - the interface
    """The down that comes next, as the board shows it; 0 before the toss and after the game."""
    return int(state["down"]) if state.get("phase") == "drive" else 0
