"""Pebbles as a rulebook: what it brings, for placky to find."""

from pathlib import Path

from pebbles.language import book
from placky.rulebook import Advice, AnyMatch, AnyPainter
from placky.words import AnyWords
from touchline.core.play.table import InProcessTable


class Pebbles:
    """See `placky.rulebook.Rulebook`."""

    name = "pebbles"
    title = "Pebbles"
    engine = "pebbles.engine"
    features = Path(__file__).parent / "features"
    steps = book

    def table(self) -> InProcessTable:
        """A fresh table."""
        from pebbles.engine.table import Table

        return Table()

    def words(self) -> AnyWords:
        """What pages say."""
        from pebbles.words import words

        return words

    def painter(self) -> AnyPainter:
        """What pages show."""
        from pebbles.painter import Painter as PebblesPainter

        return PebblesPainter()

    def match(self) -> AnyMatch:
        """A whole game."""
        from pebbles.match import PebblesMatch

        return PebblesMatch()

    def advice(self) -> Advice | None:
        """Nothing is counted beyond the odds of each roll."""
        return None


rulebook = Pebbles()
