"""What pages show: the track as a board, with a lane of hexes for each player."""

from string import ascii_lowercase

from mygame.engine.numbers import NUMBERS
from mygame.engine.players import PLAYERS

from placky.defaults import Hexes, PlainPainter
from placky.words import Plain


class Painter(PlainPainter):
    """Shows who stands where, and the other values of the state in a table."""

    def __init__(self) -> None:
        super().__init__(Hexes(NUMBERS.track.steps + 1, len(PLAYERS)))

    def seen(self, state: Plain) -> Plain:
        """Steps are cells: a1 is where the first player begins."""
        lanes = enumerate(state["steps"].items(), 1)
        return {**state, "steps": {who: f"{ascii_lowercase[steps]}{lane}" for lane, (who, steps) in lanes}}
