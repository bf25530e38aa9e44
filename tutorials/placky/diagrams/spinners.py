"""Spinners as inline SVG: a disc with sectors as large as they count, and an arrow on the one that it stopped at."""

import math
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from placky.diagrams.dice import fitted, text
from placky.diagrams.elements import number
from placky.diagrams.looks import Look, symbol
from placky.diagrams.palette import reference
from placky.diagrams.sides import side_look

__all__ = ["arrow", "disc", "stopped"]

_RADIUS = 46
_WORDS = 31
"""How far from the middle the words of a sector stand."""
_LARGE, _SMALL = 15, 5
"""Letters of a sector; smaller ones are left out, as nobody could read them."""
_TINTS = (0.0, 0.5, 0.25)
"""How strong the colour of the side is in one sector after the other; the last of an odd number has the third."""


class _Sector(NamedTuple):
    """A face, and from where to where it goes, in turns from the top with the clock."""

    face: str
    begin: float
    end: float

    @property
    def middle(self) -> float:
        return (self.begin + self.end) / 2


def disc(faces: Sequence[str], looks: Mapping[str, Look], team_index: int | None) -> str:
    """Return the disc of a spinner: each face has as much of it as it is often in `faces`."""
    sectors, side, ink = _sectors(faces), side_look(team_index).letter, reference("ink")
    plate, line = reference("plate"), f'stroke="{ink}" stroke-width'
    drawn = f'<circle class="face" cx="50" cy="50" r="{_RADIUS}" fill="{plate}" {line}="3"/>'
    for n, one in enumerate(sectors):
        look = looks.get(one.face, Look())
        odd = n == len(sectors) - 1 and n % 2 == 0
        tint = 1.0 if look.colour else _TINTS[2 if odd else n % 2]
        colour = f'fill="{reference(look.colour or side)}" fill-opacity="{tint:g}"'
        drawn += f'<path d="{_pie(one)}" {colour} {line}="1.5"/>'
    return drawn + "".join(_named(one, looks.get(one.face, Look()), side) for one in sectors)


def arrow(turn: float = 0) -> str:
    """Return the arrow of a spinner, so many turns with the clock from the top."""
    ink, plate = reference("ink"), reference("plate")
    return (
        f'<g transform="rotate({number(360 * turn)} 50 50)"><path d="M46.5 57L48 36H44L50 27l6 9h-4L53.5 57z" '
        f'fill="{ink}" stroke="{plate}" stroke-width="1"/><circle cx="50" cy="50" r="5" fill="{plate}" stroke="{ink}" '
        'stroke-width="2.5"/></g>'
    )


def stopped(face: str, faces: Sequence[str]) -> str:
    """Return the arrow on the largest sector of a face, with that sector outlined."""
    one = max((one for one in _sectors(faces) if one.face == face), key=lambda one: one.end - one.begin)
    return f'<path d="{_pie(one)}" fill="none" stroke="{reference("ink")}" stroke-width="5"/>{arrow(one.middle)}'


def _sectors(faces: Sequence[str]) -> list[_Sector]:
    """Return equal neighbours as one sector."""
    found, at = [], 0
    for face, group in groupby(faces):
        many = len(list(group))
        found.append(_Sector(face, at / len(faces), (at + many) / len(faces)))
        at += many
    return found


def _place(turn: float, radius: float) -> tuple[float, float]:
    return 50 + radius * math.sin(math.tau * turn), 50 - radius * math.cos(math.tau * turn)


def _pie(one: _Sector) -> str:
    if one.end - one.begin == 1:
        return f"M50 {50 - _RADIUS}a{_RADIUS} {_RADIUS} 0 1 1-.1 0z"
    (x, y), (to_x, to_y) = _place(one.begin, _RADIUS), _place(one.end, _RADIUS)
    large = int(one.end - one.begin > 1 / 2)
    return f"M50 50L{number(x)} {number(y)}A{_RADIUS} {_RADIUS} 0 {large} 1 {number(to_x)} {number(to_y)}z"


def _named(one: _Sector, look: Look, side: str) -> str:
    """Return what stands in a sector, as large as there is room for it."""
    x, y = place = _place(one.middle, _WORDS)
    chord = 2 * _WORDS * math.sin(math.pi * min(one.end - one.begin, 1 / 2))
    edge = 2 * (math.sqrt(_RADIUS**2 - (y - 50) ** 2) - abs(x - 50))
    wide = 0.9 * min(chord, edge)
    if look.symbol:
        return symbol(look, side, place, min(wide, 20))
    words = look.text or one.face
    size = min(fitted(_LARGE, wide, max(len(words), 3)), int(wide))
    if size < _SMALL:
        return ""
    drawn = text(words, x, y, size, "ink")
    return (
        f'<g paint-order="stroke" stroke="{reference("plate")}" stroke-width="3">{drawn}</g>' if look.colour else drawn
    )
