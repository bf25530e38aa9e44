"""Takkure as a rulebook: its engine, features, steps, painter and words, for placky to find."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from placky.rulebook import Advice, AnyMatch, AnyPainter, Painter
from placky.rulebooks import beside
from placky.scenarios.steps import StepBook
from placky.words import AnyWords, Ended

if TYPE_CHECKING:
    from placky.diagrams.stage import Scene
    from placky.drills.spots import QuestionKind
    from touchline.core.play.table import InProcessTable
    from touchline.takkure.wire_types import Command, Event, Pending, State


class Takkure:
    """What Takkure brings; see `placky.rulebook.Rulebook`."""

    name = "takkure"
    title = "Takkure"
    engine = "touchline.takkure"
    features = beside("takkure")

    @property
    def steps(self) -> StepBook:
        """The vocabulary of its features, which knows the names of its engine."""
        from placky.rulebooks.takkure.language import book

        return book

    def table(self) -> "InProcessTable":
        """A fresh table."""
        from touchline.takkure.table import Table

        return Table()

    def painter(self) -> AnyPainter:
        """States as marks."""
        from placky.rulebooks.takkure import painter
        from touchline.core.play.wire import Act
        from touchline.takkure.wire_types import Command, Event, State

        drawn: Painter[State, Event, Act[Command]] = painter
        return drawn

    def words(self) -> AnyWords:
        """Events, titles and outcomes in words."""
        from placky.rulebooks.takkure.words import words

        return words

    def match(self) -> AnyMatch | None:
        """A full match, told."""
        from placky.rulebooks.takkure.match import MatchOfTakkure

        return MatchOfTakkure()

    def advice(self) -> Advice:
        """Passes, dodges, tries and steals, counted."""
        from placky.rulebooks.takkure.advice import advice

        return advice

    @property
    def AIMS(self) -> Sequence[str]:  # noqa: N802 - see `placky.rulebook.NamesAims`
        """The lines that a part may be played for."""
        from placky.rulebooks.takkure.ends import LINES

        return LINES

    def ended(self, state: "State", before: "State", aim: str = "") -> Ended | None:
        """What has come of a way."""
        from placky.rulebooks.takkure.ends import ended

        return ended(state, before, aim)

    def drills(self) -> "Sequence[type[QuestionKind]]":
        """Who presses, the band of a pass, how far one may go, who may catch, the time; what follows, targets."""
        from placky.rulebooks.takkure.drills import Band, Catching, Clock, Farthest, Follows, Target, WhoPresses

        return WhoPresses, Band, Farthest, Catching, Clock, Follows, Target

    def held(self, state: "State", act: "Command | Pending") -> Sequence[str]:
        """The cards and team plays of each coach, those that are laid or named, skills that count, score and time."""
        from placky.rulebooks.takkure.words.held import held

        return held(state, act)

    def beside(self, event: "Event") -> str | None:
        """What has happened; how a target comes about stands beside its dice."""
        from placky.rulebooks.takkure.words.held import beside

        return beside(event)

    def weighed(self, act: "Command", table: "InProcessTable") -> str:
        """How long a way is, and may be."""
        from placky.rulebooks.takkure.drills import weighed

        return weighed(act, table.pending() or {}, table.state())

    def excluded(self, act: "Command", table: "InProcessTable") -> Collection[str]:
        """The reasons that do plainly not hold of who would act."""
        from placky.rulebooks.takkure.drills import excluded

        return excluded(act, table.state(), table.pending() or {})

    def withheld(self, scene: "Scene", kind: str, state: "State") -> "Scene":
        """A board without the modifiers of a pass, where a target or a band is asked for."""
        from placky.rulebooks.takkure.painter.withheld import without_bands

        return without_bands(scene, state) if kind in ("target", "range") else scene

    def places(self, text: str) -> Sequence[tuple[str, tuple[int, int]]]:
        """Points of the pitch, as steps write them."""
        from placky.rulebooks.takkure.drills.points import points

        return points(text)


rulebook = Takkure()
