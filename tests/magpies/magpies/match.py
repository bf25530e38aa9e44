"""A whole game between coaches, who are given what they may see and no more."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from magpies.engine.numbers import CARDS
from magpies.words import Words
from placky.rulebook import Moment, Standing
from placky.words import Plain
from touchline.core.play.drivers import Coach, at_random
from touchline.core.play.requests import Choose, Command
from touchline.core.play.sight import View

WORDS = Words()


def sly(choose: Choose, view: View, chance: Random) -> Command:
    """Lies whenever she can; doubts as often as glass is likely, for all that she has seen."""
    known = [*view.state["hands"][view.player], *view.state["nests"][view.player], *view.state["open"]]
    unseen = [card for card in CARDS if card not in known]
    if choose.kind == "doubt":
        glass = [card for card in unseen if not CARDS[card]]
        return {"do": "doubt" if chance.random() * len(unseen) < len(glass) else "believe"}
    return {"do": min((one.do for one in choose.options), key=lambda do: CARDS[do.removeprefix("lay ")])}


class MagpiesMatch:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]] = MappingProxyType({"sly": lambda: sly, "random": lambda: at_random})
    position: Plain = MappingProxyType({})
    unit = "feathers"
    turns = "turn"

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002 - the event says enough
        """As on a page."""
        return WORDS.tell(event)

    def aside(self, events: Sequence[Plain]) -> str | None:  # noqa: ARG002 - everything is told
        """Nothing goes without saying."""
        return None

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """A card that is laid begins a part; the end is jumped to."""
        if event["event"] == "laid":
            side = state["teams"].index(event["player"])
            return Moment(str(WORDS.tell(event)), 2, side=side, turn=event["player"][:1])
        return Moment(str(WORDS.tell(event)), jump="End") if event["event"] == "game won" else None

    def standing(self, state: Plain) -> Standing:
        """Feathers."""
        return Standing(tuple(state["feathers"].values()), notes=(f"{len(state['deck'])} in the deck",))
