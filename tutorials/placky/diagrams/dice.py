"""Dice and the marks of sides as inline SVG, from computed geometry. They take their colours from the page's theme."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from placky.diagrams.elements import clean, number
from placky.diagrams.looks import Look, symbol
from placky.diagrams.palette import reference
from placky.diagrams.shapes import FloatPoint
from placky.diagrams.sides import side_look
from placky.diagrams.solids import MOST, Solid, solid

__all__ = [
    "COIN", "CUBE", "TWELVE", "Blank", "Sign", "badge", "blank_die", "die", "longest_of", "on_face", "svg", "token",
]  # fmt: skip

COIN, CUBE, TWELVE = 2, 6, 12
"""A die with two sides is a coin; one with six has a drawing of its own, and room for a sign."""
LONG = 2
"""So many letters are written large."""
_LETTER = 0.68
"""How wide a letter is, of its size."""
_LOW = 0.35
"""How far below its middle a letter stands, of its size."""


class Sign(NamedTuple):
    """A small sign for a corner of a die, 26 by 24: path data of what is filled and of what is drawn over it.

    Lines that are `cut` have the colour of the die, and are finer.
    """

    fill: str
    lines: str
    cut: bool = False


class Blank(NamedTuple):
    """A die without anything on it: the classes of its picture, its elements, and how a face is written on it.

    A short face is `size` large, around a `middle`; a longer one, and a symbol, has a `room` so wide.
    """

    kind: str
    body: str
    ink: str
    size: int
    middle: float
    room: float


def die(
    face: int | str, team_index: int | None, sides: int = TWELVE, sign: Sign | None = None, *, longest: int = 0
) -> str:
    """Return one die as ``<svg class="d12 d12-a">`` showing ``face``: a number, a symbol, or ``?`` before the roll.

    A coin is nobody's, and has letters that leave room for a word of five. A die with six sides has room for a small
    ``sign`` in its corner. The one ``<text>`` is the face, for a script to change; of all faces the ``longest`` has so
    many letters. Raises ValueError for a number of sides without a drawing, and for a sign where it has no room.

    >>> '<text x="50" y="61"' in die("?", 0)
    True
    >>> 'class="d20 d20-b solid"' in die(17, 1, 20)
    True
    """
    blank = blank_die(team_index, sides, sign)
    letters = max(longest, len(str(face)))
    return svg(blank.kind, blank.body + written(str(face), blank, letters))


def svg(kind: str, body: str, height: int = 100) -> str:
    """Return a picture for the inside of a page, 100 wide."""
    view = f'viewBox="0 0 100 {height}" aria-hidden="true" stroke-linejoin="round"'
    return f'<svg class="{kind}" {view}>{body}</svg>'


def blank_die(team_index: int | None, sides: int, sign: Sign | None = None) -> Blank:
    """Return a die, a coin if it has two sides, without a face. Raises ValueError as `die` does."""
    if not COIN <= sides <= MOST:
        raise ValueError(f"no drawing for a die with {sides} sides; there is one for {COIN} to {MOST}")
    if sign is not None and sides != CUBE:
        raise ValueError(f"a die with {sides} sides has no room for a sign; one with {CUBE} sides has")
    side = side_look(team_index).letter
    kind = f"d{sides} d{sides}-{side}"
    if sides == COIN:
        return Blank(kind, _coin(), "ink", 22, 50, 78)
    if sides == CUBE:
        return Blank(kind, _cube(side, sign), f"on-{side}", 46, 61 if sign else 50, 66)
    found = solid(sides)
    kind += "" if sides == TWELVE else " solid"
    return Blank(kind, _solid(found, side), f"on-{side}", found.size, found.middle, found.room)


def token(team_index: int | None) -> Blank:
    """Return a token from a bag, without a face: a disc with a rim in a colour."""
    side, ink, plate = side_look(team_index).letter, reference("ink"), reference("plate")
    body = (
        f'<circle class="face" cx="50" cy="50" r="46" fill="{reference(side)}" stroke="{ink}" stroke-width="3"/>'
        f'<circle class="lit" cx="50" cy="50" r="33" fill="{plate}" stroke="{ink}" stroke-width="1.5"/>'
    )
    return Blank(f"token token-{side}", body, "ink", 32, 50, 54)


def longest_of(faces: Iterable[str]) -> int:
    """Return how many letters the longest of these faces has."""
    return max(map(len, faces), default=1)


def written(words: str, blank: Blank, letters: int, ink: str = "") -> str:
    """Return the words of a face, at a size at which so many letters have room."""
    size = fitted(blank.size, blank.room, letters)
    return text(words, 50, blank.middle, size, ink or blank.ink)


def fitted(size: int, room: float, letters: int) -> int:
    """Return the size at which so many letters have room, `size` at most."""
    return size if letters <= LONG else min(size, int(room / (_LETTER * letters)))


def text(words: str, x: float, middle: float, size: int, ink: str) -> str:
    """Return a line of text around a place."""
    letters = f'font-family="Tektur,sans-serif" font-size="{size}" font-weight="800" text-anchor="middle"'
    place = f'x="{number(x)}" y="{round(middle + _LOW * size)}"'
    return f"<text {place} {letters} fill={quoteattr(reference(ink))}>{escape(clean(words))}</text>"


def on_face(face: str, look: Look, blank: Blank, side: str, letters: int) -> str:
    """Return what is on a face that has a look: its symbol, or its words."""
    if look.symbol:
        return symbol(look, side, (50, blank.middle), blank.room)
    return written(look.text or face, blank, letters, look.colour)


def _corners(points: Sequence[FloatPoint]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def _solid(found: Solid, side: str) -> str:
    ink = reference("ink")
    edges = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in found.edges)
    return (
        f'<polygon class="face" points="{_corners(found.outline)}" fill="{reference(side)}" stroke="{ink}" '
        'stroke-width="2.5"/>'
        f'<polygon class="dim" points="{_corners(found.dim)}" fill="#0000001f"/>'
        f'<polygon class="lit" points="{_corners(found.lit)}" fill="#ffffff38" stroke="{ink}" stroke-width="2"/>'
    ) + (f'<path d="{edges}" fill="none" stroke="{ink}" stroke-width="2"/>' if edges else "")


def _coin() -> str:
    """Return a coin: a disc with a rim."""
    ink = reference("ink")
    return (
        f'<circle class="face" cx="50" cy="50" r="47" fill="{reference("plate")}" stroke="{ink}" stroke-width="3"/>'
        f'<circle class="lit" cx="50" cy="50" r="39" fill="none" stroke="{ink}" stroke-width="2"/>'
    )


def _cube(side: str, sign: Sign | None) -> str:
    """Return a D6 seen from above: a rounded square, its upper face a little lighter."""
    ink = reference("ink")
    return (
        f'<rect class="face" x="3" y="3" width="94" height="94" rx="17" fill="{reference(side)}" stroke="{ink}" '
        'stroke-width="3"/>'
        '<rect class="lit" x="11" y="9" width="78" height="78" rx="13" fill="#ffffff30"/>'
        f"{_sign(sign, side) if sign else ''}"
    )


def _sign(sign: Sign, side: str) -> str:
    ink, face = reference(f"on-{side}"), reference(side)
    over, width = (face, 1.4) if sign.cut else (ink, 2)
    return (
        f'<g class="sign" transform="translate(14 9) scale(1.2)"><path d={quoteattr(sign.fill)} fill="{ink}"/>'
        f'<path d={quoteattr(sign.lines)} fill="none" stroke="{over}" stroke-width="{width}"/></g>'
    )


def badge(side: int | None, *, hollow: bool = False) -> str:
    """Return the mark of a side: a disc in its colour with its plate.

    Of one that is `hollow`, turned over, only the rim, in dashes: by night the dark plate of an active one looks empty.
    """
    its = side_look(side)
    if hollow:
        rim = reference(its.line)
        stroke = f'fill="none" stroke="{rim}" stroke-width="3" stroke-dasharray="5 2.85"'
        circle = f'<circle cx="12" cy="12" r="10" {stroke}/>'
        return f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true">{circle}</svg>'
    shape = f'path d="{its.plate.badge}"' if its.plate.badge else 'circle cx="12" cy="12" r="6"'
    plate = "" if side is None else f'<{shape} fill="{reference(its.plate.colour)}"/>'
    return (
        f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.5" fill="'
        f'{reference(its.fill)}" stroke="{reference("rim")}" stroke-width="2"/>{plate}</svg>'
    )
