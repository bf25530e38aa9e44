"""Scenarios without an engine, as on paper: every step passes, and the table keeps a tale of what was done.

    rulebook = PaperBook("tag", "Tag")

Where dice fall is what the scenario says.
"""

from collections.abc import Callable, Sequence
from typing import Any

from placky.defaults.book import PlainBook
from placky.defaults.painter import PlainPainter
from placky.defaults.words import PlainWords
from placky.rulebook import AnyPainter
from touchline.core.play.wire import Command, Event, FallenDie, Pending, Position, State

__all__ = ["PaperBook", "PaperTable"]


class PaperTable:
    """A `touchline.core.play.table.Table` that knows no rule and refuses nothing."""

    def __init__(self) -> None:
        self._given: dict[str, Any] = {}
        self._tale: list[str] = []

    def set_up(self, position: Position) -> None:
        """Begin with what lies there."""
        self._given, self._tale = dict(position), []

    def act(self, command: Command) -> None:
        """Write down what is done."""
        self._tale.append(str(command["do"]))

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Write down how dice fall."""
        self._tale.append(", ".join(str(die["face"]) for die in dice))

    def state(self) -> State:
        """What lay there, and the tale."""
        return {**self._given, "tale": list(self._tale)}

    def events(self) -> list[Event]:
        """Nothing happens by a rule."""
        return []

    def pending(self) -> Pending:
        """Anybody may do anything."""
        return {
            "ask": "choose", "coach": "", "kind": "", "rule": "", "player": None, "options": [], "forbidden": [],
        }  # fmt: skip


class PaperBook(PlainBook):
    """A rulebook of scenarios and prose alone."""

    def __init__(self, name: str, title: str, *, painter: Callable[[], AnyPainter] = PlainPainter) -> None:
        from placky.defaults.anything import ANYTHING  # its steps need pytest, which a game with an engine does without

        super().__init__(
            name, title, engine=name, steps=ANYTHING, table=PaperTable, words=PlainWords, painter=painter,
            match=lambda: None,
        )  # fmt: skip
