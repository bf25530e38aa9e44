"""My game as a rulebook: what it brings, for placky to find."""

from mygame.engine.table import Table
from mygame.language import book
from mygame.painter import Painter
from mygame.words import words
from placky.defaults import PlainBook

rulebook = PlainBook("mygame", "My game", steps=book, table=Table, words=lambda: words, painter=Painter)
