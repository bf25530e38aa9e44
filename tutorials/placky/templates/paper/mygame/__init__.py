"""My game, as scenarios and prose."""

from placky.defaults import PaperBook

rulebook = PaperBook("mygame", "My game")
