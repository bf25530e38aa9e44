"""Shapes: the few things that can be drawn. Data, without any knowledge of SVG or matplotlib.

Places are in the drawing's own units with y upwards (a board: thousandths of an inch; Placky: 120 by 120). Widths of
lines, dashes and sizes of letters are in SVG units, whatever the drawing's scale. Colours are names of the palette.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Literal, TypeAlias

__all__ = [
    "UNIT", "Anchor", "Curve", "Disc", "FloatPoint", "Group", "Growing", "Ink", "Leaf", "Lettering", "Outline",
    "Oval", "Shape", "Strokes", "as_text", "colours", "leaves", "placed", "rectangle", "rounded", "shifted",
]  # fmt: skip

UNIT = 46
"""SVG units to the inch on a board."""

FloatPoint: TypeAlias = tuple[float, float]
Anchor: TypeAlias = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Ink:
    """How a shape is filled and outlined.

    ``fill`` and ``edge`` are palette names, or None for nothing. ``alpha`` is the opacity of the fill alone and
    ``edge_alpha`` that of the outline. ``dash`` holds lengths of strokes and gaps in SVG units.
    """

    fill: str | None = None
    edge: str | None = None
    width: float = 2.0
    dash: tuple[float, ...] = ()
    alpha: float = 1.0
    edge_alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle."""

    at: FloatPoint
    radius: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse, its long axis turned by ``turn`` degrees against the clock."""

    at: FloatPoint
    width: float
    height: float
    turn: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class Outline:
    """A closed polygon."""

    points: tuple[FloatPoint, ...]
    ink: Ink


@dataclass(frozen=True, slots=True)
class Strokes:
    """Open lines that share one ink, each through two or more points."""

    lines: tuple[tuple[FloatPoint, ...], ...]
    ink: Ink


@dataclass(frozen=True, slots=True)
class Curve:
    """A path of cubic Béziers: ``beziers`` holds (control, control, end) for each."""

    start: FloatPoint
    beziers: tuple[tuple[FloatPoint, FloatPoint, FloatPoint], ...]
    ink: Ink


@dataclass(frozen=True, slots=True)
class Lettering:
    """One line of text, its capitals centred on ``at`` vertically and set from ``anchor`` horizontally.

    ``size`` is in SVG units, ``turn`` in degrees against the clock. ``halo`` puts a rim of the field's colour behind
    the letters.
    """

    at: FloatPoint
    text: str
    size: float
    colour: str = "label"
    weight: int = 700
    anchor: Anchor = "middle"
    turn: float = 0
    halo: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes inside one ``<g>`` with the given attributes (id, class, display, transform, data-…)."""

    members: tuple["Shape", ...]
    attributes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Growing:
    """Shapes that grow around a point where a board is so small that what is ``size`` units high cannot be read.

    They become ``most`` times as large at most, or as large as it takes (0). A single picture shows them as drawn.
    """

    members: tuple["Shape", ...]
    about: FloatPoint
    size: float
    most: float = 0


Leaf: TypeAlias = Disc | Oval | Outline | Strokes | Curve | Lettering
"""A shape that holds no others."""
Shape: TypeAlias = Leaf | Group | Growing


def leaves(shapes: Iterable[Shape]) -> Iterator[Leaf]:
    """Return the shapes in groups, too, in the order in which they are drawn."""
    for shape in shapes:
        if isinstance(shape, Group | Growing):
            yield from leaves(shape.members)
        else:
            yield shape


def shifted(shape: Shape, by: FloatPoint) -> Shape:
    """Return a shape moved to the right and up."""

    def to(point: FloatPoint) -> FloatPoint:
        return point[0] + by[0], point[1] + by[1]

    match shape:
        case Disc() | Oval() | Lettering():
            return replace(shape, at=to(shape.at))
        case Outline():
            return replace(shape, points=tuple(map(to, shape.points)))
        case Strokes():
            return replace(shape, lines=tuple(tuple(map(to, line)) for line in shape.lines))
        case Curve():
            beziers = tuple((to(one), to(two), to(end)) for one, two, end in shape.beziers)
            return replace(shape, start=to(shape.start), beziers=beziers)
        case Group():
            return replace(shape, members=tuple(shifted(one, by) for one in shape.members))
        case Growing():
            members = tuple(shifted(one, by) for one in shape.members)
            return replace(shape, members=members, about=to(shape.about))


def placed(shapes: Iterable[Shape], at: FloatPoint) -> list[Shape]:
    """Return what was drawn around the origin at a place."""
    return [shifted(shape, at) for shape in shapes]


def as_text(value: object) -> str:
    """Return shapes as text: the same for equal shapes, on every machine.

    >>> as_text((Disc((0.1 + 0.2, 1), 4, Ink("a")),))
    "(Disc((0.30,1),4,Ink('a',None,2.00,(),1.00,1.00)))"
    """
    if isinstance(value, float):
        return f"{round(value, 2) + 0.0:.2f}"
    if isinstance(value, tuple):
        return f"({','.join(map(as_text, value))})"
    if is_dataclass(value):
        return f"{type(value).__name__}{as_text(tuple(getattr(value, one.name) for one in fields(value)))}"
    return repr(value)


def colours(shapes: Iterable[Shape]) -> set[str]:
    """Return the names of the colours that shapes are drawn with."""
    found: set[str | None] = set()
    for shape in leaves(shapes):
        if isinstance(shape, Lettering):
            found |= {shape.colour, "halo" if shape.halo else None}
        else:
            found |= {shape.ink.fill, shape.ink.edge}
    return {name for name in found if name}


def rectangle(corner: FloatPoint, size: FloatPoint, ink: Ink) -> Outline:
    """Return the upright rectangle that has its lower left corner at ``corner``."""
    (x, y), (width, height) = corner, size
    return Outline(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), ink)


def rounded(corner: FloatPoint, size: FloatPoint, radius: float, ink: Ink) -> Curve:
    """Return an upright rectangle with round corners, each a quarter of a circle."""
    (x, y), (width, height) = corner, size
    right, top, pull = x + width, y + height, radius * 0.4477
    ends = ((right - radius, y), (right, top - radius), (x + radius, top), (x, y + radius))
    sides = (
        (ends[0], ends[0], ends[0]),
        ((right - pull, y), (right, y + pull), (right, y + radius)),
        (ends[1], ends[1], ends[1]),
        ((right, top - pull), (right - pull, top), (right - radius, top)),
        (ends[2], ends[2], ends[2]),
        ((x + pull, top), (x, top - pull), (x, top - radius)),
        (ends[3], ends[3], ends[3]),
        ((x, y + pull), (x + pull, y), (x + radius, y)),
    )
    return Curve((x + radius, y), sides, ink)
