"""The table that scenarios talk to: how a position is read."""

from collections.abc import Callable, Mapping
from typing import Any

from mygame.engine.numbers import NUMBERS
from mygame.engine.players import PLAYERS
from mygame.engine.state import State, show
from mygame.engine.walk import turns
from touchline.core.errors import UnlawfulPosition
from touchline.core.faults import PositionFault
from touchline.core.play.requests import Rules
from touchline.core.play.table import InProcessTable


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
    """A state and what to play on it. Raises `UnlawfulPosition` with every fault."""
    steps = dict.fromkeys(PLAYERS, 0) | position.get("steps", {})
    last = NUMBERS.track.steps - 1
    far = {who: n for who, n in steps.items() if not 0 <= n <= last}
    if far:
        told = ((who, f"{who} has gone {n} steps; allowed: 0 to {last}") for who, n in far.items())
        raise UnlawfulPosition([PositionFault(text, "steps", (who,)) for who, text in told])
    return State(steps, position.get("turn", PLAYERS[0])), turns


class Table(InProcessTable):
    """A table for my game."""

    def __init__(self) -> None:
        super().__init__(read, show)
