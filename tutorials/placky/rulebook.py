"""The interface between placky and a rulebook: everything that one rulebook brings.

A rulebook is an object under the entry point group `placky.rulebooks`; its `words` and its `painter` are modules (or
objects) with the functions below. Values that travel here are plain JSON data, as the table tells them.

    [project.entry-points."placky.rulebooks"]
    chess = "chess_course:rulebook"

The authors' guide goes through the parts in the order in which one writes them.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from placky.diagrams.chart import Chart
from placky.diagrams.marks import Field, Mark, Scene, Window
from placky.diagrams.stage import Placement, TargetData
from placky.errors import PlackyError
from placky.scenarios.steps import StepBook

if TYPE_CHECKING:
    from touchline.core.play.drivers import Coach
    from touchline.core.play.table import InProcessTable

__all__ = [
    "HOUSE", "PUBLIC", "Advice", "Hand", "LegendLine", "Match", "Moment", "Note", "Painter", "Plain", "Rulebook",
    "Sheet", "Standing", "Words", "listed", "playable", "spelt",
]  # fmt: skip

Plain = Mapping[str, Any]
HOUSE = " (house)"
"""Stands behind whatever a sentence names that was invented for this project; pages show it as their mark."""
PUBLIC = " (public)"
"""Stands behind what is known in public and stands in no document of the game; pages show it as their mark."""


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def spelt(number: int) -> str:
    """A number in a sentence: up to twelve in letters.

    >>> spelt(6), spelt(25)
    ('six', '25')
    """
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def listed(names: Sequence[str]) -> str:
    """Names in a sentence.

    >>> listed(["AGUILA", "SUZU", "KURO"])
    'AGUILA, SUZU and KURO'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


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

    def words(self) -> "Words":
        """What pages say about commands, events and dice."""

    def painter(self) -> "Painter":
        """How a state becomes a picture."""

    def match(self) -> "Match | None":
        """How a whole match is played; None while the engine only knows exercises."""

    def advice(self) -> "Advice | None":
        """Tables and plots that a coach wants; None for none."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line beside the dice: what they are rolled against, a modifier, with the rule that says so."""

    text: str
    rule: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice of one party in a roll: whose, how many, what they can show and what they are rolled against.

    `sides` and `sign` choose the drawing (`placky.diagrams.dice.die`); `faces` is everything a die can show.
    """

    side: int
    who: str
    number: int
    sides: int
    faces: tuple[str, ...]
    notes: tuple[Note, ...] = ()
    sign: str | None = None
    aim: str = ""
    """What they are rolled against, in a word or two, for the question about a roll: "target 7"; empty for nothing."""
    bursts: str = ""
    """The face that adds a die each time it falls; empty for none."""


@dataclass(frozen=True, slots=True)
class LegendLine:
    """A line of the legend under a board; `house` marks what this project invented."""

    side: int
    name: str
    text: str
    house: bool = False


class Words(Protocol):
    """The game in words. Nothing here decides a rule."""

    @property
    def STEPS(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """The rail above a walkthrough, in a word or two each; empty for none. The last one clears the table."""

    @property
    def STEP(self) -> str:  # noqa: N802
        """What one of them is called under a board, "Step" for "Step 2, defence"; empty where its name is enough."""

    @property
    def STEPS_NAME(self) -> str:  # noqa: N802
        """What the rail is called."""

    @property
    def QUIET(self) -> frozenset[str]:  # noqa: N802
        """Kinds of events that only keep the books: their rules are not shown beside a frame."""

    @property
    def TOGETHER(self) -> Mapping[str, str]:  # noqa: N802
        """Sentences that many players may share in a frame, `{}` for the player -> what is said of all at once."""

    def step(self, kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:
        """Where on the rail a frame stands, counted from 1; 0 for nowhere.

        `kind` is setup, action, dice or refused; `came` the state before it.
        """

    def title(self, act: Plain | None, text: str, events: Sequence[Plain]) -> str:
        """What a frame is called, from what was put to the table (None: nothing; then the step's text serves)."""

    def thrown(self, dice: Sequence[Plain]) -> str:
        """Dice as they fell, short: "5 against 9"."""

    def headline(self, events: Sequence[Plain]) -> str:
        """What came of a roll, as a heading."""

    def tell(self, event: Plain) -> str | None:
        """One event in a sentence; None for those that only keep the books."""

    def sound(self, events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
        """A sound word and whose colour it wears: a, b or n (nobody's)."""

    def ask(self, pending: Plain, offered: Sequence[Plain] | None = None) -> str:
        """The question that a decision puts to its coach; of a page, about the acts `offered` there and no others."""

    def option(self, act: Plain, pending: Plain) -> str:
        """One line under a choice: what it costs and wins; empty for none."""

    def where(self, act: Plain, state: Plain) -> str:
        """Where an act would be done, as a coach says it; it tells choices of one title apart. Empty for nowhere."""

    def roll_title(self, roll: Plain) -> str:
        """What is being rolled."""

    def decides(self, roll: Plain, rolled: Plain | None = None) -> str:
        """The number of the rule by which its dice are read; of those that have `rolled`, the one that settled it.

        A wrong answer to them is sent there.
        """

    def hands(self, roll: Plain, state: Plain) -> Sequence[Hand]:
        """The dice that are due, party by party."""

    def faces(self, rolled: Plain) -> Sequence[Any]:
        """The faces in a `rolled` event, one for each die, in the order of the hands."""

    def verdicts(self, rolled: Plain) -> Sequence[tuple[str, str]]:
        """For each hand of a `rolled` event: yes, no, even (neither) or nothing, and the comparison in words."""

    def outcome(
        self, roll: Plain, classes: Sequence[Sequence[str]], events: Sequence[Plain], state: Plain, coming: Plain | None
    ) -> tuple[str, str]:
        """An outcome, from every class of results that leads to it: what to call it, and the pattern of its bar.

        Patterns: f-a for side 0 wins, f-b for side 1 wins, f-0 for nothing, f-x for all fail. `state` is the old one,
        `coming` the question or roll that comes next; None where all is over.
        """

    def legend(self, state: Plain) -> Sequence[LegendLine]:
        """Who is who under a board; told once a walkthrough, of its first state."""


class Painter(Protocol):
    """States as pictures: marks for `placky.diagrams`, in thousandths of its unit.

    It may have `plan()` besides: the scene of an empty field with the names of its places, which `{plan}` shows.
    """

    def pitch(self, state: Plain) -> Field:
        """The ground without anything on it."""

    def scene(
        self, state: Plain, events: Sequence[Plain] = (), *, before: Plain | None = None, view: Window | None = None
    ) -> Scene:
        """One picture. `before` is the state one step earlier."""

    def alt(self, state: Plain) -> str:
        """The same in words."""

    def figures(self, state: Plain, view: Window | None = None) -> Sequence[Mark]:
        """What moves on the sheet of a walkthrough."""

    def tokens(self, state: Plain, *, before: Plain | None = None, view: Window | None = None) -> Placement:
        """Where all that is in this state, and which overlays the script shows."""

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
    """How a match stands: both scores, who has the ball or the initiative (0, 1 or None), and what else counts.

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
