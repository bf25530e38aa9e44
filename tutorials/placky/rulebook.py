"""The interface between placky and a rulebook: everything that one rulebook brings.

A rulebook is an object under the entry point group `placky.rulebooks`. Its painter is a module or an object with the
functions below, its words are four of them (`placky.words`). Values that travel here are plain JSON data.

    [project.entry-points."placky.rulebooks"]
    chess = "chess_course:rulebook"

The authors' guide goes through the parts in the order in which one writes them.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from placky.diagrams import camera
from placky.diagrams.chart import Chart
from placky.diagrams.marks import Field, Movable, Window
from placky.diagrams.sides import check_side
from placky.diagrams.stage import Scene, TargetData
from placky.errors import BadRulebook, PlackyError
from placky.scenarios.steps import StepBook
from placky.words import AnyWords, Ended, Foreseen, Plain

if TYPE_CHECKING:
    from touchline.core.play.drivers import Coach
    from touchline.core.play.table import InProcessTable

__all__ = [
    "Advice", "AnyMatch", "AnyPainter", "Drills", "Excludes", "Foresees", "Match", "Moment", "NamesAims",
    "NamesPlaces", "Painter", "Rulebook", "Sheet", "Standing", "TellsBeside", "TellsEnds", "TellsHeld", "Weighs",
    "Withholds", "in_view", "playable",
]  # fmt: skip


S_contra = TypeVar("S_contra", contravariant=True)
"""A state of the game."""
E_contra = TypeVar("E_contra", contravariant=True)
"""Whatever may happen in it."""
A_contra = TypeVar("A_contra", contravariant=True)
"""What was put to the table: a command of the game, or dice (`touchline.core.play.wire.Act`)."""
C_contra = TypeVar("C_contra", contravariant=True)
"""A command of the game."""


class Rulebook(Protocol):
    """What an author supplies. It may be one of `Drills` and `NamesPlaces` besides."""

    name: str
    """Short name, which is also the folder of its pages: "chess" -> docs/chess/."""
    title: str
    engine: str
    """The import package of its engine, whose `data` folder holds the rule index, the rulings and the numbers."""

    @property
    def steps(self) -> StepBook:
        """The vocabulary of its features."""

    @property
    def features(self) -> Path:
        """The folder with exercises/, rules/, steps/ and the module that binds them to pytest."""

    def table(self) -> "InProcessTable":
        """A fresh table with its referee."""

    def words(self) -> AnyWords:
        """What pages say about commands, events and dice."""

    def painter(self) -> "AnyPainter":
        """How a state becomes a picture."""

    def match(self) -> "AnyMatch | None":
        """How a whole match is played; None while the engine only knows exercises."""

    def advice(self) -> "Advice | None":
        """Tables and plots that a coach wants; None for none."""


@runtime_checkable
class Drills(Protocol):
    """A rulebook with questions of its own, beside those that any game has: what is legal, a target, what follows."""

    def drills(self) -> Sequence[Callable[[], Any]]:
        """What makes each kind of question, a `placky.drills.spots.QuestionKind`."""


@runtime_checkable
class TellsHeld(Protocol[S_contra, C_contra]):
    """A rulebook whose coaches hold what no board shows, as cards: a drill tells it where a command hangs on it."""

    def held(self, state: S_contra, act: C_contra) -> Sequence[str]:
        """What no board shows and a question hangs on, a sentence each: `["Ada holds a knight and two coins"]`.

        `act` is the command that is asked about, or else the roll or decision that is due. Nothing for what has nothing
        to do with it.
        """


@runtime_checkable
class TellsBeside(Protocol):
    """A rulebook that tells what has happened more briefly beside a board that shows what has come of it."""

    def beside(self, event: Any) -> str | None:
        """An event in a sentence, without the places that the board shows; None for what it shows by itself."""


@runtime_checkable
class Withholds(Protocol):
    """A rulebook whose boards tell what a drill may ask, as a modifier that is written at a ring."""

    def withheld(self, scene: "Scene", kind: str, state: Any) -> "Scene":
        """The picture of a question of that kind about a state, and its description, without what answers it."""


@runtime_checkable
class Weighs(Protocol[C_contra]):
    """A rulebook that can say what was measured of a command that is allowed."""

    def weighed(self, act: C_contra, table: "InProcessTable") -> str:
        """A sentence: "The way is 2.6 inches long, and 4 are allowed"; empty for nothing."""


@runtime_checkable
class Excludes(Protocol[C_contra]):
    """A rulebook that can say of somebody who may not do something which reasons are none, beside the one that is told.

    An engine tells the reason that it comes to first. A drill gives others to choose from, and they have to be wrong.
    """

    def excluded(self, act: C_contra, table: "InProcessTable") -> Collection[str]:
        """The codes of refusals that do plainly not hold of who would act; any other one may hold or not."""


@runtime_checkable
class TellsEnds(Protocol):
    """A rulebook that says in a few words what has come of a way: hints then tell how those after a choice end."""

    def ended(self, state: Any, before: Any, aim: str = "") -> Ended | None:
        """What has come of it in a state, seen from an earlier one: `Ended("Ada has won the pot", 0)`.

        None where nothing is settled in that state, as while a card is still to be turned. Where a scenario is played
        for somebody, `aim` is his name: an end that is not his is then worth nothing to his side.
        """


@runtime_checkable
class NamesAims(Protocol):
    """A rulebook whose scenarios may be played for something besides those who have a name in a state."""

    @property
    def AIMS(self) -> Sequence[str]:  # noqa: N802 - a constant of the rulebook
        """What the tag `@aim_...` may name, as a line that somebody is to come over: `("last square",)`."""


@runtime_checkable
class Foresees(Protocol):
    """A rulebook that knows from a state what comes next if all play their best: hints then need no ways of a page."""

    @property
    def FORESEEN(self) -> str:  # noqa: N802 - a constant of the rulebook
        """What stands before the ends: "Who scores next, under best play:"."""

    def foreseen(self, state: Any, pending: Any, before: Any) -> Foreseen | None:
        """All that may come next, seen from an earlier state; None where that is not known.

        Where a decision is due in the middle of a roll, None: then the options that are played there are asked.
        """


@runtime_checkable
class NamesPlaces(Protocol):
    """A rulebook whose sentences name places that its board does not name, as coordinates.

    Walkthroughs write the names there, where a frame speaks of them; drills put letters there.
    """

    def places(self, text: str) -> Sequence[tuple[str, tuple[int, int]]]:
        """Each place in a text in its order: as it is written, and where its painter draws it."""


class Painter(Protocol[S_contra, E_contra, A_contra]):
    """States as pictures: marks for `placky.diagrams`, in thousandths of its unit.

    It may have `plan()` besides: the scene of an empty field with the names of its places, which `{plan}` shows; and
    `whole(states)`: the window that shows these states of a match, where that is not all of the ground.
    """

    def ground(self, state: S_contra) -> Field:
        """The ground without anything on it."""

    def scene(
        self,
        state: S_contra,
        events: Sequence[E_contra] = (),
        *,
        before: S_contra | None = None,
        view: Window | None = None,
    ) -> Scene:
        """One picture, and its `placement`: what a script changes on the sheet to show the same.

        `before` is the state one step earlier.
        """

    def alt(self, state: S_contra) -> str:
        """The same in words."""

    def figures(self, state: S_contra, view: Window | None = None) -> Sequence[Movable]:
        """What moves on the sheet of a walkthrough."""

    def target(self, act: A_contra, state: S_contra) -> TargetData | None:
        """What on the sheet a reader presses or drags for an act; `state` is the one before it. None for nothing."""

    def window(self, state: S_contra) -> Window:
        """The part of the ground that one picture by itself shows."""

    def window_size(self, states: Sequence[S_contra]) -> tuple[int, int]:
        """One size of window in which each of these states can be shown."""

    def follow(self, previous: Window | None, state: S_contra, size: tuple[int, int]) -> Window:
        """The window for the next state: the previous one while everything fits."""

    def view_box(self, state: S_contra, view: Window) -> list[float]:
        """A window in SVG units of the sheet."""


AnyPainter: TypeAlias = Painter[Any, Any, Any]
"""The painter of whatever game."""


def in_view(painter: AnyPainter, states: Sequence[Any]) -> Window:
    """The window in which a whole match is shown, from its states."""
    if whole := getattr(painter, "whole", None):
        found: Window = whole(states)
        return found
    return camera.whole(painter.ground(states[0]))


@dataclass(frozen=True, slots=True)
class Moment:
    """An event of a match that begins a part of its log, or that one wants to jump to.

    `depth` 1, 2 or 3 begins a part with `text` as its heading (a half, a turn, an activation); 0 begins none. `jump`
    says under which name one finds it on the scrubber ("Try"); empty for not at all. `side` is the one whose colour it
    wears, 0 to 4, or None for nobody's; another one raises `BadRulebook`. `turn` names a new turn of the match on the
    axis of its chart; empty where no turn begins.
    """

    text: str
    depth: int = 0
    jump: str = ""
    side: int | None = None
    turn: str = ""

    def __post_init__(self) -> None:
        """Look at its side."""
        check_side(self.side, "the match: Moment", self.text)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands: the score of each who plays, whose side has the initiative, and what else counts.

    There is no `score` where nothing is counted for each alone. With `track` two sides share one track: the score of
    the leader is his lead, and the other's is 0. Raises `BadRulebook` for a side that there is not, or for a track of
    others than two.
    """

    score: tuple[int, ...] = ()
    side: int | None = None
    notes: tuple[str, ...] = ()
    track: bool = False

    def __post_init__(self) -> None:
        """Look at its side and its track."""
        check_side(self.side, "the match: Standing")
        if self.track and len(self.score) != 2:
            raise BadRulebook(f"the match: Standing has a track with {len(self.score)} scores; allowed: 2")


class Match(Protocol[S_contra, E_contra]):
    """A whole match, with a coach for each who plays: the `teams` of a state, or its `players`, at most five.

    A state that names nobody has one coach, who decides everything. Of two teams the first is at home.
    """

    coaches: "Mapping[str, Callable[[], Coach]]"
    """Name -> what makes the coach (one who has to think first does it there)."""
    position: Plain
    """Where a match begins."""
    unit: str
    """What is counted: "tries"."""
    turns: str
    """What the axis of a match's chart is called: "time box at the start of a turn"."""

    def tell(self, event: E_contra, state: S_contra) -> str | None:
        """One event as a line of the tale; None for those that go without saying. `state` is the one after it."""

    def aside(self, events: Sequence[E_contra]) -> str | None:
        """One line for decisions of which nothing was told, and which change the board all the same; None for none."""

    def moment(self, event: E_contra, state: S_contra) -> Moment | None:
        """What an event is to the log of a match and its scrubber. `state` as for `tell`."""

    def standing(self, state: S_contra) -> Standing:
        """How it stands."""


AnyMatch: TypeAlias = Match[Any, Any]
"""Whole matches of whatever game."""


def playable(book: Rulebook) -> AnyMatch:
    """How a rulebook's matches are played. Raises `PlackyError` when they cannot be, yet."""
    match = book.match()
    if match is None:
        said = "{title} cannot be played as a whole {game} yet; its exercises are on the pages"
        raise PlackyError(book.words().nouns.put(said, title=book.title))
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
