"""My game as a rulebook: what it brings, for placky to find."""

from mygame.engine.table import Table
from mygame.language import book
from mygame.painter import Painter
from mygame.words import words
from placky.defaults import PlainBook, PlainMatch


def match() -> PlainMatch:
    """A whole game, for `placky play`: what is counted, what begins a turn, what one wants to find again."""
    return PlainMatch(words, score="steps", begins={"turn passes": "{player}'s turn"}, jumps={"wins": "Win"})


rulebook = PlainBook("mygame", "My game", steps=book, table=Table, words=lambda: words, painter=Painter, match=match)
