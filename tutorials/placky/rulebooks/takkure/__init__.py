"""Takkure as a rulebook: its engine, features, steps, painter and words, for placky to find."""

from typing import Any

from placky.rulebooks.takkure.language import book as steps
from touchline.takkure.table import Table


class Takkure:
    """What Takkure brings; see `placky.rulebooks.Rulebook`."""

    name = "takkure"
    title = "Takkure"
    engine = "touchline.takkure"
    steps = steps

    def table(self) -> Table:
        """A fresh table."""
        return Table()

    def painter(self) -> Any:
        """States as marks."""
        from placky.rulebooks.takkure import painter

        return painter

    def words(self) -> Any:
        """Events, titles and outcomes in words."""
        from placky.rulebooks.takkure import words

        return words


rulebook = Takkure()
