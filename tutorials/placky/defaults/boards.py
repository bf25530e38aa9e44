"""A state on a board that is said in words, as a rulebook without a painter of its own shows it.

>>> state_scene("Grid 8 8", {"Ada": "b2"}).alt
'Ada on b2.'
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from placky.defaults.cells import Grid, Hexes
from placky.defaults.painter import PlainPainter
from placky.diagrams.stage import Scene

__all__ = ["state_scene"]

BOARDS: Mapping[str, Callable[[int, int], Grid | Hexes]] = MappingProxyType({"Grid": Grid, "Hexes": Hexes})
MOST = 99


def state_scene(board: str, state: Any) -> Scene:
    """The picture of a state, with no more rows of a table than it needs. Raises ValueError for what is none."""
    painter = PlainPainter(_cells(board)) if board else PlainPainter()
    try:
        used, (left, _, width, _) = painter.used(state), painter.window(state)
    except AttributeError:
        raise ValueError(f'a state is a table, as {{"Ada": "b2"}}, and no {type(state).__name__}') from None
    return painter.scene(state, view=(left, painter.height - used, width, used))


def _cells(board: str) -> Grid | Hexes:
    kind, *size = board.split()
    if kind in BOARDS and len(size) == 2 and all(one.isdecimal() and 0 < int(one) <= MOST for one in size):
        return BOARDS[kind](int(size[0]), int(size[1]))
    raise ValueError(f"{board} cannot be drawn; allowed: Grid or Hexes with columns and rows up to {MOST}, as Grid 8 8")
