"""Defaults: what a rulebook has without its author's help.

    rulebook = PlainBook("tag", "Tag", steps=book, table=Table)

Words are made from events and commands, pictures from the state. An author overrides one kind of event, one method, or
a whole part.
"""

from placky.defaults.book import PlainBook
from placky.defaults.cells import Grid, Hexes
from placky.defaults.match import PlainMatch
from placky.defaults.painter import PlainPainter
from placky.defaults.paper import PaperBook, PaperTable
from placky.defaults.words import PlainWords, worded

__all__ = [
    "Grid", "Hexes", "PaperBook", "PaperTable", "PlainBook", "PlainMatch", "PlainPainter", "PlainWords", "worded",
]  # fmt: skip
