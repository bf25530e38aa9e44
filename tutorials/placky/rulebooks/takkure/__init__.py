"""Takkure as a rulebook: its engine, features, steps, painter and words, for placky to find."""

from placky.rulebook import Advice, Match, Painter
from placky.rulebooks import beside
from placky.rulebooks.takkure.language import book as steps
from placky.words import Words
from touchline.core.play.table import InProcessTable


class Takkure:
    """What Takkure brings; see `placky.rulebook.Rulebook`."""

    name = "takkure"
    title = "Takkure"
    engine = "touchline.takkure"
    features = beside("takkure")
    steps = steps

    def table(self) -> InProcessTable:
        """A fresh table."""
        from touchline.takkure.table import Table

        return Table()

    def painter(self) -> Painter:
        """States as marks."""
        from placky.rulebooks.takkure import painter

        return painter

    def words(self) -> Words:
        """Events, titles and outcomes in words."""
        from placky.rulebooks.takkure.words import words

        return words

    def match(self) -> Match | None:
        """A full match, told."""
        from placky.rulebooks.takkure.match import MatchOfTakkure

        return MatchOfTakkure()

    def advice(self) -> Advice:
        """Passes, dodges, tries and steals, counted."""
        from placky.rulebooks.takkure.advice import advice

        return advice


rulebook = Takkure()
