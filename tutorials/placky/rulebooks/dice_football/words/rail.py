"""The rail of Sports Dice Football: the downs of a set (S-15)."""

from collections.abc import Sequence

from touchline.dice_football import wire_types as wire
from touchline.dice_football.numbers import NUMBERS

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")[: NUMBERS.downs.number]
NAMES = tuple(f"{ordinal.capitalize()} down" for ordinal in ORDINALS)
UNIT = ""
TITLE = "Downs"


def step(kind: str, state: wire.State, came: wire.State, events: Sequence[wire.Event]) -> int:  # noqa: ARG001 - the interface
    """The down that comes next, as the board shows it; 0 before the toss and after the game."""
    return int(state["down"]) if state.get("phase") == "drive" else 0
