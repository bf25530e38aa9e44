"""A whole match that nobody has written: coaches who take anything, told in the words of the pages.

An author says what is counted, and which events begin a turn: `PlainMatch(words, score="steps")`.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from placky.defaults.words import WHO, side_of
from placky.rulebook import Moment, Standing
from placky.sentences import Term
from placky.words import Plain, players

if TYPE_CHECKING:
    from touchline.core.play.drivers import Coach, Play
    from touchline.core.play.requests import Choose, Command

__all__ = ["PlainMatch", "first"]


def first(choose: "Choose", play: "Play[Any]", chance: Random) -> "Command":  # noqa: ARG001 - a coach's signature
    """A coach who takes the first of his options."""
    option = choose.options[0]
    return {"do": option.do, "player": option.player}


def _random() -> "Coach":
    from touchline.core.play.drivers import at_random  # pages are made without any driver

    return at_random


POINTS: Term = "points"
TURN: Term = "turn"
"""What is counted, and along what, where an author does not say."""


class PlainMatch:
    """A `placky.rulebook.Match`. All that an author may say of it are names of what his game has.

    `score` is the key of the state with what is counted: a number for each who plays, by his name or in their order.
    `turn` is the key with the one whose turn it is. A kind of event in `begins` begins a turn of the log; its heading
    has the fields of the event in braces. One in `jumps` is found again under the name that stands there.
    """

    coaches: "Mapping[str, Callable[[], Coach]]" = MappingProxyType({"random": _random, "first": lambda: first})

    def __init__(
        self, words: Any, *, position: Plain = MappingProxyType({}), score: str = "", unit: str = "",
        turn: str = "turn", begins: Mapping[str, str] = MappingProxyType({}),
        jumps: Mapping[str, str] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        """`words` are those of the rulebook, or the part of them that is called `telling`."""
        self.telling = getattr(words, "telling", words)
        self.position, self.score, self.turn, self.begins, self.jumps = position, score, turn, begins, jumps
        self.unit, self.turns = unit or score.replace("_", " ") or POINTS, TURN

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002 - the event says enough
        """As beside a frame."""
        said: str | None = self.telling.tell(event)
        return said

    def aside(self, events: Sequence[Plain]) -> str | None:  # noqa: ARG002 - everything is told
        """Nothing goes without saying."""
        return None

    def moment(self, event: Plain, state: Plain) -> Moment | None:
        """A turn of the log, or something to jump to."""
        kind = str(event["event"])
        if kind not in self.begins and kind not in self.jumps:
            return None
        who = next((str(event[key]) for key in WHO if event.get(key)), "")
        side, jump = side_of(who, state), self.jumps.get(kind, "")
        if kind in self.begins:
            return Moment(self.begins[kind].format_map(event), 2, jump, side, who[:1])
        return Moment((self.tell(event, state) or kind.capitalize()).rstrip(".!"), jump=jump, side=side)

    def standing(self, state: Plain) -> Standing:
        """What each of them has, and whose turn it is."""
        counted, who = state.get(self.score) if self.score else None, players(state)
        if isinstance(counted, Mapping):
            counted = [counted.get(name, 0) for name in who]
        return Standing(tuple(counted or ()), side_of(state.get(self.turn), state))
