"""Takkure as a rulebook: its engine, features, steps, painter and words, for placky to find."""

from collections.abc import Mapping, Sequence
from typing import Any

from touchline.takkure.table import Table

from placky.rulebooks.takkure.language import book as steps


class Takkure:
    """What Takkure brings; see `placky.rulebooks.Rulebook`."""

    name = "takkure"
    title = "Takkure"
    engine = "touchline.takkure"
    steps = steps

    def table(self) -> Table:
        """A fresh table."""
        return Table()

    def scene(self, state: Mapping[str, Any], events: Sequence[Mapping[str, Any]] = ()) -> Any:
        """A state as a scene of marks."""
        from placky.rulebooks.takkure.painter import scene

        return scene(dict(state), events)

    def words(self) -> Any:
        """Events, titles and outcomes in words."""
        from placky.rulebooks.takkure import words

        return words


rulebook = Takkure()
