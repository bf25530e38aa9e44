"""Dice as they lie on a table, seen from above: outlines in a square of 100 by 100, with y downwards."""

import math
from functools import cache
from typing import NamedTuple

from placky.diagrams.shapes import FloatPoint

__all__ = ["MOST", "Solid", "solid"]

MOST = 100
"""No die has more sides."""
_FEW = 12
"""With more corners than these, edges would be a thicket."""


class Solid(NamedTuple):
    """A die seen from above: its outline, the face towards us, a face in shade, the edges between them.

    A face of one or two letters is written `size` large around a `middle`, a longer one in a `room` so wide.
    """

    outline: tuple[FloatPoint, ...]
    lit: tuple[FloatPoint, ...]
    dim: tuple[FloatPoint, ...]
    edges: tuple[tuple[FloatPoint, FloatPoint], ...]
    size: int = 30
    middle: float = 50.4
    room: float = 50


def _ring(points: int, radius: float, turn: float = 0, middle: float = 50) -> tuple[FloatPoint, ...]:
    """Return corners on a circle round (50, middle), against the clock from the top, y downwards."""
    turns = [math.radians(turn + 360 * k / points) for k in range(points)]
    return tuple((50 - radius * math.sin(t), middle - radius * math.cos(t)) for t in turns)


def _four() -> Solid:
    """Return a D4: a triangle in a triangle."""
    outline, lit = _ring(3, 54, middle=61), _ring(3, 29, middle=61)
    return Solid(outline, lit, (lit[1], outline[1], outline[2], lit[2]), _pairs(lit, outline), 22, 63, 27)


def _eight() -> Solid:
    """Return a D8: a hexagon with a triangle between three of its corners."""
    outline = _ring(6, 46)
    return Solid(outline, outline[::2], outline[2:5], (), 28, 52, 40)


def _ten() -> Solid:
    """Return a D10: a kite that hangs from the top, and three edges."""
    top, low = (50, 4), (50, 96)
    outline = (top, (7, 32), (7, 68), low, (93, 68), (93, 32))
    lit = (top, (22, 57), (50, 74), (78, 57))
    dim = (lit[1], outline[2], low, outline[4], lit[3], lit[2])
    return Solid(outline, lit, dim, ((lit[1], outline[2]), (lit[2], low), (lit[3], outline[4])), 26, 50, 38)


def _twelve() -> Solid:
    """Return a D12: a decagon with a pentagon inside, joined by five edges."""
    outline, lit = _ring(10, 46), _ring(5, 29)
    return Solid(outline, lit, (lit[2], *outline[4:7], lit[3]), _pairs(lit, outline[::2]))


def _twenty() -> Solid:
    """Return a D20: a hexagon with a triangle inside, each of its corners joined to three of the hexagon's."""
    outline, lit = _ring(6, 46), _ring(3, 30)
    edges = tuple((lit[k], outline[(2 * k + step) % 6]) for k in range(3) for step in (-1, 0, 1))
    return Solid(outline, lit, (lit[1], outline[3], lit[2]), edges, 21, 52, 31)


def _other(sides: int) -> Solid:
    """Return a die with as many corners as it has sides, and a face of the same shape."""
    outline, lit = _ring(sides, 46), _ring(sides, 33)
    low = [k for k in range(sides) if 0.3 <= k / sides <= 0.7]
    dim = (*(lit[k] for k in low), *(outline[k] for k in reversed(low)))
    return Solid(outline, lit, dim, _pairs(lit, outline) if sides <= _FEW else (), 32, 50, 52)


def _pairs(some: tuple[FloatPoint, ...], others: tuple[FloatPoint, ...]) -> tuple[tuple[FloatPoint, FloatPoint], ...]:
    return tuple(zip(some, others, strict=True))


_KNOWN = {3: _four, 4: _four, 8: _eight, 10: _ten, 12: _twelve, 20: _twenty}


@cache
def solid(sides: int) -> Solid:
    """Return the drawing of a die; those with 2 and 6 sides, a coin and a cube, have others."""
    return _KNOWN[sides]() if sides in _KNOWN else _other(sides)
