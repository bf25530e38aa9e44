"""Where everything is. `magpies.engine.sight` says who sees what of it."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(slots=True)
class State:
    """Cards by where they are, and feathers. `laid` is the card that the magpie whose turn it is has just laid."""

    deck: list[str]
    hands: dict[str, list[str]]
    nests: dict[str, list[str]]
    open: list[str]
    laid: str | None
    feathers: dict[str, int]
    turn: str
    over: bool = False

    def copy(self) -> "State":
        """An independent copy."""
        hands, nests = ({who: cards[:] for who, cards in heaps.items()} for heaps in (self.hands, self.nests))
        return replace(self, deck=self.deck[:], hands=hands, nests=nests, open=self.open[:], feathers={**self.feathers})

    @property
    def next(self) -> str:
        """The magpie after the one whose turn it is."""
        names = [*self.hands]
        return names[(names.index(self.turn) + 1) % len(names)]


def show(s: State) -> dict[str, Any]:
    """The state as plain data, as the referee sees it."""
    twin = s.copy()
    return {"teams": [*s.hands], **{name: getattr(twin, name) for name in State.__slots__}}
