"""DreadBall as a rulebook: its engine, features, steps, painter and words, for placky to find."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from placky.rulebook import Advice, AnyMatch, AnyPainter, Painter
from placky.rulebooks import beside
from placky.scenarios.steps import StepBook
from placky.words import AnyWords, Ended

if TYPE_CHECKING:
    from placky.drills.spots import QuestionKind
    from touchline.core.play.table import InProcessTable
    from touchline.dreadball.wire_types import Command, Event, Pending, State


class DreadBall:
    """What DreadBall brings; see `placky.rulebook.Rulebook`."""

    name = "dreadball"
    title = "DreadBall"
    engine = "touchline.dreadball"
    features = beside("dreadball")

    @property
    def steps(self) -> StepBook:
        """The vocabulary of its features, which knows the names of its engine."""
        from placky.rulebooks.dreadball.language import book

        return book

    def table(self) -> "InProcessTable":
        """A fresh table."""
        from touchline.dreadball.table import Table

        return Table()

    def painter(self) -> AnyPainter:
        """States as marks."""
        from placky.rulebooks.dreadball import painter
        from touchline.core.play.wire import Act
        from touchline.dreadball.wire_types import Command, Event, State

        drawn: Painter[State, Event, Act[Command]] = painter
        return drawn

    def words(self) -> AnyWords:
        """Events, titles and outcomes in words."""
        from placky.rulebooks.dreadball.words import words

        return words

    def match(self) -> AnyMatch:
        """A whole game, from the line-up to the last point."""
        from placky.rulebooks.dreadball.match import GameOfRushes

        return GameOfRushes()

    def advice(self) -> Advice:
        """Tests, passes, slams and steals, reckoned from their dice."""
        from placky.rulebooks.dreadball.advice import advice

        return advice

    def ended(self, state: "State", before: "State", aim: str = "") -> Ended:
        """What has come of a way."""
        from placky.rulebooks.dreadball.ends import ended

        return ended(state, before, aim)

    def drills(self) -> "Sequence[type[QuestionKind]]":
        """Who threatens a hex; and what follows or is rolled, with what no board shows."""
        from placky.rulebooks.dreadball.drills import Follows, Target, Threats

        return Threats, Follows, Target

    def excluded(self, act: "Command", table: "InProcessTable") -> Collection[str]:
        """The reasons that do plainly not hold of who would act."""
        from placky.rulebooks.dreadball.drills import excluded

        return excluded(act, table.state())

    def weighed(self, act: "Command", table: "InProcessTable") -> str:
        """Why hexes may be chosen."""
        from placky.rulebooks.dreadball.drills import weighed

        return weighed(act, table.pending() or {})

    def held(self, state: "State", act: "Command | Pending") -> Sequence[str]:
        """The action tokens that players have had, where a coach chooses among them."""
        from placky.rulebooks.dreadball.words.telling import held

        return held(state, act)

    def beside(self, event: "Event") -> str | None:
        """What has happened, without the hexes in which figures stand now."""
        from placky.rulebooks.dreadball.words.telling import beside

        return beside(event)

    def places(self, text: str) -> Sequence[tuple[str, tuple[int, int]]]:
        """Hexes by their labels."""
        from placky.rulebooks.dreadball.drills import labelled

        return labelled(text)


rulebook = DreadBall()
