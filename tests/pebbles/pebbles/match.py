"""A whole game between two coaches."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from pebbles import words
from placky.rulebook import Plain
from touchline.core.drivers import Coach, Play, at_random
from touchline.core.requests import Choose, Command


def clever(choose: Choose, play: Play[Any], chance: Random) -> Command:
    """Leaves a multiple of four, or rolls."""
    number = play.state.heap % 4
    return {"do": f"take {number}" if number else "roll"}


class PebblesMatch:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]] = MappingProxyType(
        {"clever": lambda: clever, "random": lambda: at_random}
    )
    position: Plain = MappingProxyType({})

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002 - the event says enough
        """As on a page."""
        return words.tell(event)
