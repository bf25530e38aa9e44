"""Choose what is in view: one size for a whole walk, and a window that moves only when it must.

Boxes and windows are in thousandths of an inch; a window is (x, y, width, height) of its lower left corner.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from placky.diagrams.labels import Box, union
from placky.diagrams.marks import Field, Window
from placky.diagrams.shapes import UNIT

__all__ = ["LEAST", "Size", "ViewBox", "aimed", "follow", "size_for", "view_box", "whole"]

Size: TypeAlias = tuple[int, int]
ViewBox: TypeAlias = tuple[float, float, float, float]
"""A viewBox: x, y of the upper left corner, width and height in SVG units."""

LEAST: Size = (8400, 7900)
MARGIN = 1500
_GRAIN = 100


def size_for(boxes: Iterable[Sequence[Box]], field: Field, least: Size = LEAST) -> Size:
    """Return the one window size that shows each picture's boxes, in the shape of ``least`` where the field allows it.

    ``boxes`` holds, for each picture, what has to be in view, margins included.
    """
    wide, tall = least
    for picture in boxes:
        all_of_it = _visible(picture, field)
        wide = max(wide, round(all_of_it.right - all_of_it.left))
        tall = max(tall, round(all_of_it.top - all_of_it.low))
    wide, tall = max(wide, tall * least[0] // least[1]), max(tall, wide * least[1] // least[0])
    edge = 2 * field.margin
    return min(_up(wide), field.width + edge), min(_up(tall), field.height + edge)


def aimed(boxes: Sequence[Box], size: Size, field: Field) -> Window:
    """Return the window of a size that has the boxes in its middle, held within the field and its margin."""
    need = _visible(boxes, field)
    x = _held((need.left + need.right - size[0]) / 2, size[0], field.width, field.margin)
    y = _held((need.low + need.top - size[1]) / 2, size[1], field.height, field.margin)
    return x, y, *size


def follow(previous: Window | None, needed: Sequence[Box], wanted: Sequence[Box], size: Size, field: Field) -> Window:
    """Return the previous window while everything needed still fits into it, else one aimed at everything wanted.

    ``needed`` are the boxes as they are, ``wanted`` the same with the space around them that looks well.
    """
    if previous is not None and previous[2:] == size:
        x, y, width, height = previous
        need = _visible(needed, field)
        if need.left >= x and need.right <= x + width and need.low >= y and need.top <= y + height:
            return previous
    return aimed(wanted, size, field)


def whole(field: Field) -> Window:
    """Return the window that shows the field with all of its margin."""
    edge = field.margin
    return -edge, -edge, field.width + 2 * edge, field.height + 2 * edge


def _visible(boxes: Sequence[Box], field: Field) -> Box:
    """Return what the boxes cover of the field and its margin."""
    need, edge = union(boxes), field.margin
    left, low = max(need.left, -edge), max(need.low, -edge)
    return Box(left, low, min(need.right, field.width + edge), min(need.top, field.height + edge))


def _up(length: int) -> int:
    return -(-length // _GRAIN) * _GRAIN


def _held(start: float, length: int, whole: int, margin: int) -> int:
    low, high = -margin, whole + margin - length
    return max(low, min(high, round(start / _GRAIN) * _GRAIN))


def view_box(field: Field, window: Window) -> ViewBox:
    """Return a window as a viewBox."""
    x, y, width, height = window
    across, down, wide, tall = (value * UNIT / 1000 for value in (x, field.height - y - height, width, height))
    return across, down, wide, tall
