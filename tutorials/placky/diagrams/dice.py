"""Dice and the marks of teams as inline SVG, from computed geometry. They take their colours from the page's theme."""

import math
from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple
from xml.sax.saxutils import escape

from placky.diagrams.elements import clean, number
from placky.diagrams.palette import SIDES, reference
from placky.diagrams.shapes import Point


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


SIDES_DRAWN = (2, 6, 12)
"""The dice that can be drawn, by their number of sides; one with two is a coin."""

SIGNS = MappingProxyType(
    {
        "ball": (
            "M3 21Q2.5 10 9.5 5.5T23 3Q23.5 14 16.5 18.5T3 21z",
            "M9 15.5L17 8.5M9.5 12.5L12 15.5M11.7 10.5L14.2 13.5M14 8.5L16.5 11.5",
        ),
        "helmet": (
            "M3 13A9.5 9.5 0 0 1 21.5 10L22 12.5H15.5V15.5L11.5 17.5V20H6.5Q3 17.5 3 13z",
            "M15.5 15.5H24M13 19.5H22Q24 17.5 24 15.5V12.5M18.5 15.5V19.5",
        ),
    }
)
"""Small signs for a corner of a die, by name: what is filled and what is drawn over it, 26 by 24."""

_LONG = 2


def _corners(points: Sequence[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def die(face: int | str, team_index: int, sides: int = 12, sign: str | None = None) -> str:
    """Return one die as ``<svg class="d12 d12-a">`` showing ``face``: a number, a symbol, or ``?`` before the roll.

    A coin is nobody's, and has letters that leave room for a word of five.
    ``team_index`` 0 is red, 1 yellow. A die with six sides has room for a small ``sign`` in its corner. The one
    ``<text>`` is the face, for a script to change. Raises ValueError for a number of sides or a sign without a drawing.

    >>> '<text x="50" y="61"' in die("?", 0)
    True
    >>> "TD</text>" in die("TD", 1, 6, "ball")
    True
    """
    if sides not in SIDES_DRAWN:
        known = ", ".join(map(str, SIDES_DRAWN))
        raise ValueError(f"no drawing for a die with {sides} sides; there is one for {known}")
    if sign is not None and sign not in SIGNS:
        raise ValueError(f"no sign of a die is called {sign!r}; there are {', '.join(SIGNS)}")
    if sign is not None and sides != 6:
        raise ValueError(f"a die with {sides} sides has no room for a sign; one with 6 sides has")
    side = SIDES[team_index]
    if sides == 6:
        body = _six(str(face), side, sign)
    else:
        body = _coin(str(face)) if sides == 2 else _twelve_drawn(str(face), side)
    return (
        f'<svg class="d{sides} d{sides}-{side}" viewBox="0 0 100 100" aria-hidden="true" stroke-linejoin="round">'
        f"{body}</svg>"
    )


def _text(face: str, ink: str, y: int, size: int) -> str:
    letters = f'font-family="Tektur,sans-serif" font-size="{size}" font-weight="800" text-anchor="middle"'
    return f'<text x="50" y="{y}" {letters} fill="{reference(ink)}">{escape(clean(face))}</text>'


def _twelve_drawn(face: str, side: str) -> str:
    solid, ink = _twelve(), reference("ink")
    edges = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in solid.edges)
    return (
        f'<polygon class="face" points="{_corners(solid.outline)}" fill="{reference(side)}" stroke="{ink}" '
        'stroke-width="2.5"/>'
        f'<polygon class="dim" points="{_corners(solid.dim)}" fill="#0000001f"/>'
        f'<polygon class="lit" points="{_corners(solid.lit)}" fill="#ffffff38" stroke="{ink}" stroke-width="2"/>'
        f'<path d="{edges}" fill="none" stroke="{ink}" stroke-width="2"/>{_text(face, f"on-{side}", 61, 30)}'
    )


def _coin(face: str) -> str:
    """Return a coin: a disc with a rim."""
    ink = reference("ink")
    return (
        f'<circle class="face" cx="50" cy="50" r="47" fill="{reference("plate")}" stroke="{ink}" stroke-width="3"/>'
        f'<circle class="lit" cx="50" cy="50" r="39" fill="none" stroke="{ink}" stroke-width="2"/>'
        f"{_text(face, 'ink', 58, 22)}"
    )


def _six(face: str, side: str, sign: str | None) -> str:
    """Return a D6 seen from above: a rounded square, its upper face a little lighter."""
    ink = reference("ink")
    size = 46 if len(face) <= _LONG else 92 // len(face) + 2
    middle = 50 if sign is None else 61
    return (
        f'<rect class="face" x="3" y="3" width="94" height="94" rx="17" fill="{reference(side)}" stroke="{ink}" '
        'stroke-width="3"/>'
        '<rect class="lit" x="11" y="9" width="78" height="78" rx="13" fill="#ffffff30"/>'
        f"{_sign(sign, side) if sign else ''}{_text(face, f'on-{side}', middle + round(0.35 * size), size)}"
    )


def _sign(name: str, side: str) -> str:
    fill, lines = SIGNS[name]
    ink, face = reference(f"on-{side}"), reference(side)
    over, width = (face, 1.4) if name == "ball" else (ink, 2)
    return (
        f'<g class="sign" transform="translate(14 9) scale(1.2)"><path d="{fill}" fill="{ink}"/>'
        f'<path d="{lines}" fill="none" stroke="{over}" stroke-width="{width}"/></g>'
    )


def badge(team_index: int, *, hollow: bool = False) -> str:
    """Return the sign of a team: a red disc with a white diamond (0), a yellow disc with a dark round plate (1).

    Of one that is `hollow`, turned over, only the rim, in dashes: by night the dark plate of an active one looks empty.
    """
    if hollow:
        rim = reference(f"{SIDES[team_index]}-line")
        stroke = f'fill="none" stroke="{rim}" stroke-width="3" stroke-dasharray="5 2.85"'
        circle = f'<circle cx="12" cy="12" r="10" {stroke}/>'
        return f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true">{circle}</svg>'
    plate = (
        f'<path d="M12 4l8 8-8 8-8-8z" fill="{reference("plate")}"/>'
        if team_index == 0
        else f'<circle cx="12" cy="12" r="6" fill="{reference("ink")}"/>'
    )
    return (
        f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.5" fill="'
        f'{reference(SIDES[team_index])}" stroke="{reference("rim")}" stroke-width="2"/>{plate}</svg>'
    )
