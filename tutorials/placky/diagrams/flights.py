"""Draw bands of distance, the strip between two bases, the arrows of a template."""

import math
from collections.abc import Iterator
from dataclasses import replace

from placky.diagrams.marks import Band, Hull, Place, Rose
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Ink, Lettering, Outline, Shape, Strokes
from placky.diagrams.sides import side_look

_STEP = 15
_HEAD = 150
_EM = 1000 / UNIT
_TWO_DIGITS = 1.3
"""The width of a number of an arrow and the air beside it, as a share of its size."""


def band(mark: Band) -> list[Shape]:
    """Draw the edge of a band."""
    return [Disc(mark.at, mark.radius, Ink(None, "move", 1.8, (3, 6)))]


def hull(mark: Hull) -> list[Shape]:
    """Draw the convex hull of two bases."""
    side = side_look(mark.side)
    return [Outline(_outline(mark), Ink(side.fill, side.line, 1.5, (2, 6), alpha=0.14))]


def _outline(mark: Hull) -> tuple[FloatPoint, ...]:
    """Return the hull of two discs: the outer arc of each, joined by the lines that touch both."""
    (x0, y0), (x1, y1), (r0, r1) = mark.start, mark.end, mark.radii
    apart = math.hypot(x1 - x0, y1 - y0)
    if apart <= abs(r1 - r0):
        disc, big = (mark.start, r0) if r0 > r1 else (mark.end, r1)
        return tuple(_turned(disc, big, math.radians(n)) for n in range(0, 360, _STEP))
    ahead = math.atan2(y1 - y0, x1 - x0)
    touch = math.acos((r0 - r1) / apart)
    steps = [n / 12 for n in range(13)]
    far = [_turned(mark.end, r1, ahead - touch + 2 * touch * n) for n in steps]
    near = [_turned(mark.start, r0, ahead + touch + 2 * (math.pi - touch) * n) for n in steps]
    return (*far, *near)


def _turned(at: FloatPoint, far: float, turn: float) -> FloatPoint:
    return at[0] + far * math.cos(turn), at[1] + far * math.sin(turn)


def rose(mark: Rose) -> list[Shape]:
    """Draw a template, its arrows and their numbers; the arrow that was rolled stands out."""
    side = side_look(mark.side)
    arrows = [_arrow(mark, turn) for turn in mark.turns]
    shapes: list[Shape] = []
    if not mark.bare:
        shapes.append(Disc(mark.at, mark.radius, Ink(side.fill, side.line, 2, (14, 10), alpha=0.08)))
        quiet = tuple(line for n, arrow in enumerate(arrows, 1) if n != mark.hit for line in arrow)
        shapes.append(Strokes(quiet, Ink(edge=side.line, width=1.6)))
    if mark.hit:
        shapes.append(Strokes(tuple(arrows[mark.hit - 1]), Ink(edge="move", width=3.5)))
    return [*shapes, *(_number(mark, n) for n in range(1, len(mark.turns) + 1) if n not in mark.hidden)]


def divided(mark: Rose) -> Iterator[Rose]:
    """Yield a template, each of its numbers and the arrow that was rolled one by one, together the same picture.

    Whatever of its arrows is rolled, all of it but an arrow and two numbers is the same then.
    """
    numbers = range(1, len(mark.turns) + 1)
    yield replace(mark, hit=0, outer=(), aside=(), hidden=tuple(numbers))
    for n in numbers:
        if n == mark.hit or n not in mark.hidden:
            hit, outer = n if n == mark.hit else 0, (n,) if n in mark.outer else ()
            hidden = tuple(one for one in numbers if one != n or one in mark.hidden)
            aside = tuple(one for one in mark.aside if one[0] == n)
            yield replace(mark, hit=hit, outer=outer, aside=aside, hidden=hidden, bare=True)


def number_at(mark: Rose, n: int, *, outer: bool) -> Place:
    """Return where the number of an arrow stands: beyond its tip, or inside the template.

    Inside, that of the arrow that was rolled stands beside it, because what follows the arrow has its way there.
    """
    far = mark.reach + 0.8 * mark.size * _EM if outer else _inner(mark)
    aside = 0.75 * mark.size * _EM if n == mark.hit and not outer else 0.0
    x, y = _aside(mark.at, far, mark.turns[n - 1] + math.degrees(math.atan2(aside, far)))
    return round(x), round(y)


def places_aside(mark: Rose, n: int) -> Iterator[Place]:
    """Yield where else the number of an arrow may stand, the nearest first: farther out, straight on or to a side."""
    em = mark.size * _EM
    for steps in range(5):
        far = mark.reach + (0.8 + 0.5 * steps) * em
        for aside in (0.0, 0.6, -0.6, 1.2, -1.2):
            x, y = _aside(mark.at, far, mark.turns[n - 1] + math.degrees(math.atan2(aside * em, far)))
            yield round(x), round(y)


def shown_at(mark: Rose, n: int) -> Place:
    """Return where the number of an arrow is seen."""
    return dict(mark.aside).get(n) or number_at(mark, n, outer=n in mark.outer)


def fits_inside(mark: Rose) -> bool:
    """Say whether all numbers have room beside each other inside the template."""
    apart = 2 * _inner(mark) * math.sin(math.pi / len(mark.turns))
    return apart >= _TWO_DIGITS * mark.size * _EM


def _inner(mark: Rose) -> float:
    return mark.radius - 0.75 * mark.size * _EM


def _number(mark: Rose, n: int) -> Lettering:
    size, colour, weight = (mark.size * 1.2, "move", 800) if n == mark.hit else (mark.size, "paint", 600)
    return Lettering(shown_at(mark, n), str(n), size, colour, weight)


def _arrow(mark: Rose, turn: int) -> tuple[tuple[FloatPoint, ...], ...]:
    tip, tail = _aside(mark.at, mark.reach, turn), _aside(mark.at, mark.radius, turn)
    return (tail, tip), (_aside(tip, -_HEAD, turn - 35), tip, _aside(tip, -_HEAD, turn + 35))


def _aside(at: FloatPoint, far: float, turn: float) -> FloatPoint:
    return at[0] + far * math.sin(math.radians(turn)), at[1] + far * math.cos(math.radians(turn))
