"""What the coaches of a match are given: the play itself, or in a game with secrets what each of them may see.

A play can be forked, and a source of chance foretells what others will draw. So there each coach has a view of the
play and a chance of his own.
"""

from collections.abc import Iterable
from copy import deepcopy
from random import Random
from typing import Any

from placky.rulebook import Rulebook
from touchline.core.play.drivers import Play
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.core.play.sight import Eyes, View, offered
from touchline.core.play.wire import Event

__all__ = ["Views"]


class Views:
    """The views of all coaches of one match."""

    def __init__(self, book: Rulebook, seed: int) -> None:
        self._table, self._seed = book.table(), seed
        self._events: list[Event] = []
        self._chances: dict[str, Random] = {}

    def hear(self, events: Iterable[Any]) -> None:
        """Note what has happened; those who tell a match forget it."""
        if self._table.sight is not None:
            self._events += map(to_json, events)

    def given(self, choose: Choose, play: Play[Any], chance: Random) -> tuple[Choose, Any, Random]:
        """The arguments of the coach whose decision is due."""
        if self._table.sight is None:
            return choose, play, chance
        eyes = Eyes(self._table.sight, choose.coach)
        self._table.play = play
        seen = deepcopy((eyes.state(self._table.state()), eyes.events(self._events)))
        own = self._chances.setdefault(choose.coach, Random(f"{self._seed} {choose.coach}"))
        return offered(choose), View(choose.coach, *seen), own
