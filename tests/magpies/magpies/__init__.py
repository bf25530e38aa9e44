"""Magpies as a rulebook: what it brings, for placky to find."""

from magpies.engine.table import Table
from magpies.language import book
from magpies.match import MagpiesMatch
from magpies.painter import Painter
from magpies.words import Words
from placky.defaults import PlainBook

rulebook = PlainBook("magpies", "Magpies", steps=book, table=Table, words=Words, painter=Painter, match=MagpiesMatch)
