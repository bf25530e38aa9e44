"""Dice and team badges as inline SVG, made from computed geometry. They take their colours from the page's theme."""

import math
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import NamedTuple
from xml.sax.saxutils import escape

from placky.diagrams.palette import SIDES, reference
from placky.diagrams.shapes import Point
from placky.diagrams.tidy import clean, number


class Solid(NamedTuple):
    """A die seen from above: its outline, the face towards us, a face in shade, the edges between them."""

    outline: tuple[Point, ...]
    lit: tuple[Point, ...]
    dim: tuple[Point, ...]
    edges: tuple[tuple[Point, Point], ...]


def _ring(points: int, radius: float, turn: float = 0) -> tuple[Point, ...]:
    """Return corners on a circle round (50, 50), against the clock from the top, y downwards."""
    turns = [math.radians(turn + 360 * k / points) for k in range(points)]
    return tuple((50 - radius * math.sin(t), 50 - radius * math.cos(t)) for t in turns)


def _twelve() -> Solid:
    """Return a D12: a decagon with a pentagon inside, joined by five edges."""
    outline, lit = _ring(10, 46), _ring(5, 29)
    dim = (lit[2], *outline[4:7], lit[3])
    return Solid(outline, lit, dim, tuple(zip(lit, outline[::2], strict=True)))


def _six() -> Solid:
    """Return a D6: a hexagon with its top face towards us."""
    outline = _ring(6, 46)
    centre = (50.0, 50.0)
    lit = (outline[0], outline[1], centre, outline[5])
    dim = (centre, outline[1], outline[2], outline[3])
    return Solid(outline, lit, dim, ((centre, outline[1]), (centre, outline[3]), (centre, outline[5])))


SOLIDS: MappingProxyType[int, Callable[[], Solid]] = MappingProxyType({6: _six, 12: _twelve})
"""The dice that can be drawn, by their number of sides."""

_NUMBER_AT = MappingProxyType({6: (50, 35, 24), 12: (50, 61, 30)})
"""Where the number stands on a die, and its size."""


def _corners(points: Sequence[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def die(face: int | str, team_index: int, sides: int = 12) -> str:
    """Return one die as ``<svg class="d12 d12-a">`` showing ``face``: a number, or ``?`` before the roll.

    ``team_index`` 0 is red, 1 yellow. Raises ValueError for a number of sides that has no drawing.

    >>> '<text x="50" y="61"' in die("?", 0)
    True
    """
    if sides not in SOLIDS:
        raise ValueError(f"no drawing for a die with {sides} sides; there is one for {', '.join(map(str, SOLIDS))}")
    solid, side, ink = SOLIDS[sides](), SIDES[team_index], reference("ink")
    face_ink = f'fill="{reference(side)}" stroke="{ink}" stroke-width="2.5"'
    letters = (
        f'font-family="Tektur,sans-serif" font-size="{_NUMBER_AT[sides][2]}" font-weight="800" text-anchor="middle"'
    )
    edges = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in solid.edges)
    x, y, _ = _NUMBER_AT[sides]
    return (
        f'<svg class="d{sides} d{sides}-{side}" viewBox="0 0 100 100" aria-hidden="true" stroke-linejoin="round">'
        f'<polygon class="face" points="{_corners(solid.outline)}" {face_ink}/>'
        f'<polygon class="dim" points="{_corners(solid.dim)}" fill="#0000001f"/>'
        f'<polygon class="lit" points="{_corners(solid.lit)}" fill="#ffffff38" stroke="{ink}" stroke-width="2"/>'
        f'<path d="{edges}" fill="none" stroke="{ink}" stroke-width="2"/>'
        f'<text x="{x}" y="{y}" {letters} fill="{reference(f"on-{side}")}">{escape(clean(str(face)))}</text></svg>'
    )


def badge(team_index: int) -> str:
    """Return the sign of a team: a red disc with a white diamond (0), a yellow disc with a dark round plate (1)."""
    plate = (
        f'<path d="M12 4l8 8-8 8-8-8z" fill="{reference("plate")}"/>'
        if team_index == 0
        else f'<circle cx="12" cy="12" r="6" fill="{reference("ink")}"/>'
    )
    return (
        f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.5" fill="'
        f'{reference(SIDES[team_index])}" stroke="{reference("rim")}" stroke-width="2"/>{plate}</svg>'
    )
