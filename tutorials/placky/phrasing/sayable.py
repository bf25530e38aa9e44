"""What steps can say of positions and moves, remembered: whoever makes a game smaller asks about thousands."""

import json
from collections.abc import Sequence
from typing import Any

from placky.phrasing.givens import givens
from placky.phrasing.whens import when
from placky.scenarios.steps import StepBook
from touchline.core.play.wire import Plain

__all__ = ["Sayable"]


class Sayable:
    """The steps of a game, asked what they have words for."""

    def __init__(self, steps: StepBook) -> None:
        self._steps = steps
        self._laid: dict[str, Plain] = {}
        self._said: dict[str, bool] = {}

    def position(self, position: Plain) -> Plain:
        """What Given steps can say of a position."""
        key = json.dumps(position, sort_keys=True)
        if key not in self._laid:
            self._laid[key] = givens(position, self._steps)[1]
        return self._laid[key]

    def moves(self, position: Plain, moves: Sequence[Plain], table: Any) -> bool:
        """Is there a When step for each of these moves, at a fresh table?"""
        table.set_up(position)
        for number, move in enumerate(moves, 1):
            asked = table.pending() or {}
            key = json.dumps([move, asked.get("kind"), asked.get("coach")], sort_keys=True)
            if key not in self._said:
                self._said[key] = when(move, self._steps, table) is not None
            if not self._said[key]:
                return False
            ((kind, given),) = move.items()
            if number < len(moves):
                getattr(table, kind)(given)
        return True
