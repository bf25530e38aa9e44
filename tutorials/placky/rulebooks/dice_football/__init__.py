"""Sports Dice Football as a rulebook: its engine, features, steps, painter and words, for placky to find."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from placky.rulebook import Advice, AnyMatch, AnyPainter, Painter
from placky.rulebooks import beside
from placky.scenarios.steps import StepBook
from placky.words import AnyWords, Foreseen

if TYPE_CHECKING:
    from placky.drills.spots import QuestionKind
    from touchline.core.play.table import InProcessTable
    from touchline.dice_football.wire_types import Command, Pending, State


class DiceFootball:
    """What Sports Dice Football brings; see `placky.rulebook.Rulebook`."""

    name = "dice_football"
    title = "Sports Dice Football"
    engine = "touchline.dice_football"
    features = beside("dice_football")

    @property
    def steps(self) -> StepBook:
        """The vocabulary of its features, which knows the names of its engine."""
        from placky.rulebooks.dice_football.language import book

        return book

    def table(self) -> "InProcessTable":
        """A fresh table."""
        from touchline.dice_football.table import Table

        return Table()

    def painter(self) -> AnyPainter:
        """States as marks."""
        from placky.rulebooks.dice_football import painter
        from touchline.core.play.wire import Act
        from touchline.dice_football.wire_types import Command, Event, State

        drawn: Painter[State, Event, Act[Command]] = painter
        return drawn

    def words(self) -> AnyWords:
        """Events, titles and outcomes in words."""
        from placky.rulebooks.dice_football.words import words

        return words

    def match(self) -> AnyMatch:
        """A whole game, from the toss to 21."""
        from placky.rulebooks.dice_football.match import GameOfDice

        return GameOfDice()

    def advice(self) -> Advice:
        """Best play, counted."""
        from placky.rulebooks.dice_football.advice import advice

        return advice

    @property
    def FORESEEN(self) -> str:  # noqa: N802 - as the interface has it
        """What stands above the chances of who scores next."""
        from placky.rulebooks.dice_football.ends import FORESEEN
        from placky.sentences import say

        return say(FORESEEN)

    def foreseen(self, state: "State", pending: "Pending | None", before: "State") -> Foreseen | None:
        """Who scores next."""
        from placky.rulebooks.dice_football.ends import foreseen

        return foreseen(state, pending, before)

    def weighed(self, act: "Command", table: "InProcessTable") -> str:
        """Why a symbol may be the play."""
        from placky.rulebooks.dice_football.drills import weighed

        return weighed(act, table.pending() or {}, table.events())

    def drills(self) -> "Sequence[type[QuestionKind]]":
        """Where the ball lies then, how far a kick goes and must go, the next drive; what follows, and is likelier."""
        from placky.rulebooks.dice_football.drills import Better, Follows, Kick, Lies, Needed, Next

        return Lies, Kick, Needed, Next, Better, Follows


rulebook = DiceFootball()
