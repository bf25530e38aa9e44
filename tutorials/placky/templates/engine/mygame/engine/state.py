"""Where everything stands."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(slots=True)
class State:
    """How far each player has come, and whose turn it is."""

    steps: dict[str, int]
    player: str
    winner: str | None = None

    def copy(self) -> "State":
        """An independent copy."""
        return replace(self, steps=dict(self.steps))


def show(s: State) -> dict[str, Any]:
    """The state as plain data."""
    return {"players": list(s.steps), "steps": dict(s.steps), "turn": s.player, "winner": s.winner}
