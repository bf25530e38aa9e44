"""Scenarios without an engine, as on paper: every step passes, and the table keeps a tale of what was done.

    rulebook = PaperBook("tag", "Tag")

Where dice fall is what the scenario says.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from placky.defaults.book import PlainBook
from placky.defaults.painter import PlainPainter
from placky.defaults.words import PlainWords
from placky.rulebook import AnyPainter
from placky.scenarios.fields import FieldType
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import StepBook
from touchline.core.play.wire import Command, Event, FallenDie, Pending, Position, State

__all__ = ["ANYTHING", "PaperBook", "PaperTable"]

ANYTHING = StepBook({"text": FieldType(r".+", str, "step", "any words", "Ada takes two")})
"""Steps that take any words."""


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
        super().__init__(
            name, title, engine=name, steps=ANYTHING, table=PaperTable, words=PlainWords, painter=painter,
            match=lambda: None,
        )  # fmt: skip


@ANYTHING.given("{text}")
def lies(table: StepTable, text: str, datatable: list[list[str]] | None = None, docstring: str = "") -> None:  # noqa: ARG001
    """What lies on the table; of a table under the step each row is a name and its values."""
    if datatable:
        for name, *values in datatable:
            table.position[name] = ", ".join(values)
    else:
        table.position.setdefault("given", []).append(text)


@ANYTHING.when("{text}")
def done(table: StepTable, text: str, datatable: list[list[str]] | None = None, docstring: str = "") -> None:  # noqa: ARG001
    """What is done."""
    table.act({"do": text})


@ANYTHING.then("{text}")
def holds(table: StepTable, text: str, datatable: list[list[str]] | None = None, docstring: str = "") -> None:
    """What is true now; nobody checks it."""


ANYTHING.modules.append(sys.modules[__name__])
