"""What pages show: the state as a table. Give it a board when it has places: `PlainPainter(Grid(8, 8))`."""

from placky.defaults import PlainPainter


class Painter(PlainPainter):
    """Shows every value of the state."""
