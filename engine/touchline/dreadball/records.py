"""What a state is made of: the set-up, which never changes, and records of what is being done.

A player is a number, the place of his card in the set-up; a side is 0 or 1. `codecs` says how each of these stands in a
position.
"""

from collections.abc import Mapping
from typing import NamedTuple

from touchline.core.hexes.coordinates import Hex
from touchline.dreadball.events import FreeAction
from touchline.dreadball.rules.stats import Card

NOBODY = -1
REMOVED = -1
"""`State.out` of a player who is removed from the game."""


class SetUp(NamedTuple):
    """Everything fixed at set-up."""

    teams: tuple[str, str]
    names: tuple[str, ...]
    cards: tuple[Card, ...]
    readings: Mapping[str, str]
    """Ruling -> the reading played, for rulings that have more than one."""
    places: Mapping[int, Hex]
    """Where players line up, for those who have a place of their own."""


class Action(NamedTuple):
    """An action that is being taken. `left` is the movement left; `tests` counts Evades and Dashes so far."""

    kind: str
    player: int
    left: int
    tests: tuple[int, int] = (0, 0)
    steps: int = 0
    turned: bool = False

    @property
    def moved(self) -> bool:
        """Has he moved in this action, if only to turn?"""
        return self.steps > 0 or self.turned

    def gone(self, steps: int, cost: int, turned: bool) -> "Action":
        """The action after so many steps more, which have cost so much movement."""
        kind, player, left, tests, before, spun = self
        return Action(kind, player, left - cost, tests, before + steps, spun or turned)

    def lengthened(self, left: int) -> "Action":
        """The action with so much movement left."""
        kind, player, _, tests, steps, turned = self
        return Action(kind, player, left, tests, steps, turned)

    def tested(self, which: int) -> "Action":
        """The action after one Evade (0) or Dash (1) more."""
        kind, player, left, (evades, dashes), steps, turned = self
        return Action(kind, player, left, (evades + (not which), dashes + which), steps, turned)


class Free(NamedTuple):
    """A free action that a player has earned, of these kinds, by this rule."""

    player: int
    kinds: tuple[FreeAction, ...]
    rule: str


Way = tuple[int, tuple[Hex, ...]]
"""A player, and the hexes along which he has moved in the latest action."""
