"""The table that scenarios talk to: how a position is read, and who sees what."""

from collections.abc import Callable, Mapping
from typing import Any

from magpies.engine import sight
from magpies.engine.deck import faults, game, lay_out
from magpies.engine.state import State, show
from touchline.core.errors import UnlawfulPosition
from touchline.core.play.requests import Rules
from touchline.core.play.table import InProcessTable

PLAYERS = ("Ada", "Ben", "Cleo")


def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
    """A state and what to play on it. Raises `UnlawfulPosition` with every fault."""
    hands, nests = ({who: [*position.get(key, {}).get(who, ())] for who in PLAYERS} for key in ("hands", "nests"))
    feathers = dict.fromkeys(PLAYERS, 0) | position.get("feathers", {})
    laid, turn, over = position.get("laid"), position.get("turn", PLAYERS[0]), position.get("over", False)
    s = State([], hands, nests, [*position.get("open", ())], laid, feathers, turn, over)
    if found := [*faults(s)]:
        raise UnlawfulPosition(found)
    lay_out(s)
    return s, game


class Table(InProcessTable):
    """A table for Magpies."""

    def __init__(self) -> None:
        super().__init__(read, show, sight=sight)
