"""Draw the field under the figures, the names of its lines, and the locator."""

import math
from collections.abc import Iterable, Iterator

from placky.diagrams.labels import LabelSpot, words_box
from placky.diagrams.marks import Anchor, Field, Inscription, Label, Locator, Painted, Pen, Place, Window
from placky.diagrams.shapes import FloatPoint, Group, Ink, Lettering, Outline, Shape, Strokes, rectangle
from placky.diagrams.trails import trimmed

_EDGE = 200
_RISE = 270
_INSET = 250
_LOCATOR_HEIGHT = 1872
_FINE = 1.2
_PENS: dict[Pen, tuple[str, float]] = {
    "faint": ("grid", 1), "fine": ("paint", _FINE), "usual": ("paint", 2.5), "broad": ("paint", 4),
}  # fmt: skip
_DASHES = ((4, 4), (22.5, 15))
"""Strokes and gaps of a dashed line: a fine one, a usual one."""
_CAP = 98
"""Half the width of the broad stroke, which has round ends."""


def ground(field: Field, window: Window, prefix: str) -> Group:
    """Draw what of the field lies in the window: surround, surface, tinted areas, texture, lines, fixed words."""
    left, low, right, high = _shown(field, window)
    whole = (right - left, high - low) == window[2:]
    shapes: list[Shape] = [] if whole else [_surround(field)]
    shapes.append(rectangle((0, 0), (field.width, field.height), Ink("field")))
    shapes += [Outline(n.points, Ink(n.colour, n.edge, alpha=n.alpha)) for n in field.areas if _meets(n.points, window)]
    x, y, width, height = window
    rim = x - 1, y - 1, width + 2, height + 2
    if texture := tuple(line for line in field.texture if _meets(line, rim)):
        shapes.append(Strokes(texture, Ink(edge="grid", width=1)))
    shapes += _painted([line for line in field.lines if _meets(line.points, window)])
    if not whole:
        shapes.append(rectangle((0, 0), (field.width, field.height), Ink(edge="paint", width=3)))
    shapes += [Lettering(n.at, n.text, n.size, n.colour, n.weight, n.anchor, halo=True) for n in field.labels]
    words = [n for n in field.words if _is_whole(n, window)]
    shapes += [Lettering(n.at, n.text, n.size, n.colour, n.weight, n.anchor, n.turn) for n in words]
    return Group(tuple(shapes), {"id": f"{prefix}field"})


def _shown(field: Field, window: Window) -> tuple[int, int, int, int]:
    """Return left, low, right and top of the part of the field that a window shows."""
    x, y, width, height = window
    return max(x, 0), max(y, 0), min(x + width, field.width), min(y + height, field.height)


def _surround(field: Field) -> Shape:
    edge = field.margin
    return rectangle((-edge, -edge), (field.width + 2 * edge, field.height + 2 * edge), Ink("sunk"))


def _meets(points: Iterable[Place], window: Window) -> bool:
    x, y, width, height = window
    across, up = zip(*points, strict=True)
    return bool(max(across) > x and min(across) < x + width and max(up) > y and min(up) < y + height)


def _is_whole(word: Inscription, window: Window) -> bool:
    """Is it in the window from end to end? Half a name or number would say something else, so it is left out."""
    (x, y), (left, low, width, height) = word.at, window
    across, up = math.cos(math.radians(word.turn)), math.sin(math.radians(word.turn))
    box = words_box(word.text, word.size, LabelSpot(word.at, word.anchor))
    ends = [(n - x, m - y) for n in (box.left, box.right) for m in (box.low, box.top)]
    corners = [(x + across * dx - up * dy, y + up * dx + across * dy) for dx, dy in ends]
    return all(left <= n <= left + width and low <= m <= low + height for n, m in corners)


def _painted(lines: Iterable[Painted]) -> Iterator[Shape]:
    """Yield painted lines, the same pens together, full ones and dashed ones.

    What is more than fine takes two strokes: a faint broad one under the line itself.
    """
    chosen = list(lines)
    for pen, (colour, width) in _PENS.items():
        for dashed in (False, True):
            ways = tuple(line.points for line in chosen if (line.pen, line.dashed) == (pen, dashed))
            if not ways:
                continue
            if glow := tuple(trimmed(way, _CAP, _CAP) for way in ways if width > _FINE):
                yield Strokes(glow, Ink(edge="paint", width=9, edge_alpha=0.14))
            yield Strokes(ways, Ink(edge=colour, width=width, dash=_DASHES[width > _FINE] if dashed else ()))


def line_name(line: Painted, edge: int, anchor: Anchor = "end") -> Label:
    """Return the name of a painted line as a label at the ``edge`` of the picture (the x of its right or left side)."""
    heights = [point[1] for point in line.points]
    y = min(heights) - _RISE if line.name_below else max(heights) + _RISE
    x = edge - _EDGE if anchor == "end" else edge + _EDGE
    return Label(f"name-{line.id}", (x, y), line.name, 12, "paint", 500, anchor)


def locator_box(field: Field, window: Window, locator: Locator) -> Window:
    """Return the place of the locator in a window: lower left corner, width, height."""
    x, y, width, height = window
    wide, tall = round(field.width * _LOCATOR_HEIGHT / field.height), _LOCATOR_HEIGHT
    left = x + _INSET if locator.corner.endswith("left") else x + width - _INSET - wide
    low = y + height - _INSET - tall if locator.corner.startswith("top") else y + _INSET
    return left, low, wide, tall


def miniature(
    field: Field, mark: Locator, corner: FloatPoint = (0, 0), scale: float = 1.0, pen: float = 1.0
) -> list[Shape]:
    """Draw the whole field in small: outline, areas (one of them lit) and lines.

    ``corner`` is its lower left corner, ``scale`` its size against the field's, ``pen`` a factor for line widths.
    """

    def small(points: Iterable[FloatPoint]) -> tuple[FloatPoint, ...]:
        return tuple((corner[0] + x * scale, corner[1] + y * scale) for x, y in points)

    shapes: list[Shape] = [
        rectangle(corner, (field.width * scale, field.height * scale), Ink("field", "paint", 1.5 * pen))
    ]
    for area in field.areas:
        ink = Ink(mark.colour if area.id == mark.lit else None, "paint", 1.2 * pen)
        shapes += [Outline(small(area.points), ink)]
    if field.lines:
        shapes.append(Strokes(tuple(small(line.points) for line in field.lines), Ink(edge="paint", width=1.2 * pen)))
    return shapes


def locator(field: Field, window: Window, mark: Locator, prefix: str) -> Group:
    """Draw the whole field in small, with the window that the board shows."""
    left, low, _, tall = locator_box(field, window, mark)
    scale = tall / field.height
    x0, y0, x1, y1 = (value * scale for value in _shown(field, window))
    view = rectangle((left + x0, low + y0), (x1 - x0, y1 - y0), Ink("move", "move", 2, alpha=0.3))
    return Group((*miniature(field, mark, (left, low), scale), view), {"id": f"{prefix}locator"})
