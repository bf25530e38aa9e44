"""The interface between placky and a rulebook: everything that one rulebook brings.

A rulebook is an object under the entry point group `placky.rulebooks`. Its painter is a module or an object with the
functions below, its words are four of them (`placky.words`). Values that travel here are plain JSON data.

    [project.entry-points."placky.rulebooks"]
    chess = "chess_course:rulebook"

The authors' guide goes through the parts in the order in which one writes them.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from placky.diagrams.chart import Chart
from placky.diagrams.marks import Field, Mark, Window
from placky.diagrams.stage import Scene, TargetData
from placky.errors import PlackyError
from placky.scenarios.steps import StepBook
from placky.words import Plain, Words

if TYPE_CHECKING:
    from touchline.core.play.drivers import Coach
    from touchline.core.play.table import InProcessTable

__all__ = ["Advice", "Match", "Moment", "Painter", "Rulebook", "Sheet", "Standing", "playable"]


class Rulebook(Protocol):
    """What an author supplies."""

    name: str
    """Short name, which is also the folder of its pages: "chess" -> docs/chess/."""
    title: str
    engine: str
    """The import package of its engine, whose `data` folder holds the rule index, the rulings and the numbers."""
    steps: StepBook
    """The vocabulary of its features."""

    @property
    def features(self) -> Path:
        """The folder with exercises/, rules/, steps/ and the module that binds them to pytest."""

    def table(self) -> "InProcessTable":
        """A fresh table with its referee."""

    def words(self) -> Words:
        """What pages say about commands, events and dice."""

    def painter(self) -> "Painter":
        """How a state becomes a picture."""

    def match(self) -> "Match | None":
        """How a whole match is played; None while the engine only knows exercises."""

    def advice(self) -> "Advice | None":
        """Tables and plots that a coach wants; None for none."""


class Painter(Protocol):
    """States as pictures: marks for `placky.diagrams`, in thousandths of its unit.

    It may have `plan()` besides: the scene of an empty field with the names of its places, which `{plan}` shows.
    """

    def ground(self, state: Plain) -> Field:
        """The ground without anything on it."""

    def scene(
        self, state: Plain, events: Sequence[Plain] = (), *, before: Plain | None = None, view: Window | None = None
    ) -> Scene:
        """One picture, and its `placement`: what a script changes on the sheet to show the same.

        `before` is the state one step earlier.
        """

    def alt(self, state: Plain) -> str:
        """The same in words."""

    def figures(self, state: Plain, view: Window | None = None) -> Sequence[Mark]:
        """What moves on the sheet of a walkthrough."""

    def target(self, act: Plain, state: Plain) -> TargetData | None:
        """What on the sheet a reader presses or drags for an act; `state` is the one before it. None for nothing."""

    def window(self, state: Plain) -> Window:
        """The part of the ground that one picture by itself shows."""

    def window_size(self, states: Sequence[Plain]) -> tuple[int, int]:
        """One size of window in which each of these states can be shown."""

    def follow(self, previous: Window | None, state: Plain, size: tuple[int, int]) -> Window:
        """The window for the next state: the previous one while everything fits."""

    def view_box(self, state: Plain, view: Window) -> list[float]:
        """A window in SVG units of the sheet."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of a match that begins a part of its log, or that one wants to jump to.

    `depth` 1, 2 or 3 begins a part with `text` as its heading (a half, a turn, an activation); 0 begins none. `jump`
    says under which name one finds it on the scrubber ("Try"); empty for not at all. `side` is 0 or 1, the team whose
    colour it wears. `turn` names a new turn of the match on the axis of its chart; empty where no turn begins.
    """

    text: str
    depth: int = 0
    jump: str = ""
    side: int | None = None
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: both scores, who has the initiative (0, 1 or None), and what else counts.

    With `track` both teams share one track: the score of the leader is his lead, and the other's is 0.
    """

    score: tuple[int, int]
    side: int | None = None
    notes: tuple[str, ...] = ()
    track: bool = False


class Match(Protocol):
    """A whole match between two coaches. The first team of the position is at home."""

    coaches: "Mapping[str, Callable[[], Coach]]"
    """Name -> what makes the coach (one who has to think first does it there)."""
    position: Plain
    """Where a match begins."""
    unit: str
    """What is counted: "tries"."""
    turns: str
    """What the axis of a match's chart is called: "time box at the start of a turn"."""

    def tell(self, event: Plain, state: Plain) -> str | None:
        """One event as a line of the tale; None for those that go without saying. `state` is the one after it."""

    def aside(self, events: Sequence[Plain]) -> str | None:
        """One line for decisions of which nothing was told, and which change the board all the same; None for none."""

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """What an event is to the log of a match and its scrubber. `state` as for `tell`."""

    def standing(self, state: Plain) -> Standing:
        """How it stands."""


def playable(book: Rulebook) -> Match:
    """How a rulebook's matches are played. Raises `PlackyError` when they cannot be, yet."""
    match = book.match()
    if match is None:
        raise PlackyError(f"{book.title} cannot be played as a whole match yet; its exercises are on the pages")
    return match


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table for pages and terminals."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Advice(Protocol):
    """What a coach would like to have counted."""

    sheets: Mapping[str, Callable[[], Sheet]]
    """Tables for pages, by name."""
    charts: Mapping[str, Callable[[], Chart]]
    """Plots for pages, by name."""

    def arguments(self, parser: ArgumentParser) -> None:
        """Add the options of `placky odds NAME`."""

    def answer(self, options: Namespace) -> Sequence[Sheet]:
        """What it prints. Raises `PlackyError` for a question that makes no sense."""
