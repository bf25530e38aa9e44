"""Draw plates: the mark of a side, and words on a coloured ground."""

from placky.diagrams.labels import width_of
from placky.diagrams.marks import Plaque
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Ink, Lettering, Outline, Shape
from placky.diagrams.sides import side_look

_EM = 1000 / UNIT
"""Thousandths of an inch to one SVG unit."""


def plate(at: FloatPoint, radius: float, side: int | None) -> Shape:
    """Return the mark of a side, within the radius of its disc."""
    mark = side_look(side).plate
    if mark.corners:
        return Outline(tuple((at[0] + x * radius, at[1] + y * radius) for x, y in mark.corners), Ink(mark.colour))
    return Disc(at, 0.64 * radius, Ink(mark.colour))


def plaque_size(mark: Plaque) -> FloatPoint:
    """Return width and height of a plaque, in thousandths of an inch."""
    sign = 0.0 if mark.side is None else 0.95 * mark.size * _EM
    return width_of(mark.text, mark.size) + sign + 0.9 * mark.size * _EM, 1.5 * mark.size * _EM


def plaque(mark: Plaque) -> list[Shape]:
    """Draw words on a plate with its upper right corner cut."""
    (x, y), (width, height) = mark.at, plaque_size(mark)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[mark.anchor]
    right, low, top, cut = left + width, y - height / 2, y + height / 2, height * 0.3
    fill, ink = ("label", "field") if mark.side is None else (side_look(mark.side).fill, side_look(mark.side).on)
    corners = ((left, low), (right, low), (right, top - cut), (right - cut, top), (left, top))
    shapes: list[Shape] = [Outline(corners, Ink(fill, "rim", 2))]
    start = left + 0.45 * mark.size * _EM
    if mark.side is not None:
        reach = 0.5 * mark.size * _EM
        shapes.append(plate((start + 0.38 * mark.size * _EM, y), reach, mark.side))
        start += 0.95 * mark.size * _EM
    return [*shapes, Lettering((start, y), mark.text, mark.size, ink, 800, "start")]
