"""Where everything stands."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from pebbles.engine.commands import COMMANDS
from touchline.core.play.commands import Commands


@dataclass(slots=True)
class State:
    """The heap, what each player has taken, whose turn it is. `turn` and `winner` are 0 or 1."""

    commands: ClassVar[Commands] = COMMANDS
    teams: tuple[str, str]
    heap: int
    turn: int
    readings: Mapping[str, str]
    taken: tuple[int, int] = (0, 0)
    winner: int | None = None

    def copy(self) -> "State":
        """An independent copy; every value in it is immutable."""
        return replace(self)

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return self.teams[self.turn]


def show(s: State) -> dict[str, Any]:
    """The state as plain data."""
    return {
        "teams": list(s.teams),
        "heap": s.heap,
        "taken": list(s.taken),
        "turn": None if s.winner is not None else s.player,
        "winner": None if s.winner is None else s.teams[s.winner],
        "readings": dict(s.readings),
    }
