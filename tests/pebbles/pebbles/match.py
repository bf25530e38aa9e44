"""A whole game between two coaches."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from pebbles.words import telling
from placky.rulebook import Moment, Standing
from placky.words import Plain
from touchline.core.play.drivers import Coach, Play, at_random
from touchline.core.play.requests import Choose, Command


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
    unit = "pebbles"
    turns = "turn"

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002 - the event says enough
        """As on a page."""
        return telling.tell(event)

    def aside(self, events: Sequence[Plain]) -> str | None:  # noqa: ARG002 - everything is told
        """Nothing goes without saying."""
        return None

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """A turn is a part; the last pebble is jumped to."""
        if event["event"] == "taken":
            said = f"{event['player']} takes {telling.pebbles(event['number'])}"
            return Moment(said, 2, side=state["teams"].index(event["player"]), turn=event["player"][:1])
        return Moment(f"{event['player']} wins", jump="End") if event["event"] == "game won" else None

    def standing(self, state: Plain) -> Standing:
        """How many each of them has."""
        ada, ben = state["taken"]
        return Standing((ada, ben), notes=(f"{state['heap']} on the heap",))
