"""Positions and random games, for the tests of this game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from touchline.core.play.drivers import THROWS, Play, at_random
from touchline.core.rulebook.index import load
from touchline.dreadball.position import read
from touchline.dreadball.state import State

DEFAULTS = load("touchline.dreadball").defaults()
OTHERS = {
    ruling.id: next(one.id for one in ruling.readings if not one.default)
    for ruling in load("touchline.dreadball").rulings.values()
    if ruling.readings
}
"""Every other reading at once."""
CLOSE: list[dict[str, Any]] = [
    {"name": "ORION", "at": [0, 0]}, {"name": "RIGEL", "at": [-1, 2], "down": True},
    {"name": "VEGA", "at": [-3, 0], "ball": True}, {"name": "GRUM", "at": [2, 0]}, {"name": "NIB", "at": [1, 1]},
]  # fmt: skip
"""Where everybody may reach somebody."""
LONGEST = 20_000


def begin(**position: Any) -> Play[State]:
    """A play from a position; without one a whole game."""
    return Play(*read(position))


def advance(play: Play[State], chance: Random) -> None:
    """Answer whatever is asked."""
    if isinstance(play.pending, THROWS):
        play.roll(play.pending.draw(chance))
    elif play.pending is not None:
        play.act(at_random(play.pending, play, chance))


def moments(play: Play[State], chance: Random, most: int = LONGEST) -> Iterator[Play[State]]:
    """A random game, at every request."""
    for _ in range(most):
        yield play
        if play.pending is None:
            return
        advance(play, chance)
