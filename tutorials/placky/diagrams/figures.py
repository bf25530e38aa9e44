"""Draw figures on their bases: what their parts may look like, and the parts put together.

A base has no front; the sides differ in shape as well as in colour.
"""

import math
from dataclasses import replace

from placky.diagrams.elements import number as as_number
from placky.diagrams.marks import Movable, NameAt, Place, Token, slug
from placky.diagrams.plates import plate
from placky.diagrams.shapes import UNIT, Disc, Group, Growing, Ink, Lettering, Shape, Strokes, placed
from placky.diagrams.sides import side_look

__all__ = ["NUMBER", "arcs", "figure", "hatched", "moved", "name", "puppet", "sliding", "solid", "usual_name"]

_LONG = 2
_PLATE, _HOLE = 1.4, 1.7
"""How many times as large what lies under a number may become: up to the rim."""
_CENTRE = (0, 0)
NUMBER = 0.82
"""How much of the radius of a base the size of its number is."""


def _number(number: str, radius: int, share: float, *, turn: float = 0, colour: str) -> Lettering:
    size = UNIT * radius / 1000 * share * (1.0 if len(number) > 1 else 1.12)
    if len(number) > _LONG:
        size *= _LONG / len(number)
    return Lettering(_CENTRE, number, round(size, 1), colour, 800, turn=turn)


def _growing(number: Lettering, plate: Shape, most: float) -> tuple[Shape, ...]:
    """A number and what lies under it, which keeps within its figure."""
    return Growing((plate,), _CENTRE, number.size, most), Growing((number,), _CENTRE, number.size)


def solid(radius: int, side: int | None, number: str) -> tuple[Shape, ...]:
    """Return a full disc with the mark of its side and a number."""
    return (
        Disc(_CENTRE, radius, Ink(side_look(side).fill, "rim", 2)),
        *_growing(_number(number, radius, NUMBER, colour=side_look(side).number), plate(_CENTRE, radius, side), _PLATE),
    )


def hatched(radius: int, side: int | None, number: str) -> tuple[Shape, ...]:
    """Return a hollow disc with a hatched rim, its number turned on its side."""
    r, colour = radius, side_look(side).line
    reach = ((-0.95, 0.3), (-0.84, 0.55), (-0.7, 0.7), (-0.55, 0.84), (-0.3, 0.95))
    hatch = tuple(((a * r, -b * r), (b * r, -a * r)) for a, b in reach)
    return (
        Disc(_CENTRE, r, Ink("field", colour, 3)),
        Strokes(hatch, Ink(edge=colour, width=2)),
        *_growing(
            _number(number, radius, 0.66, turn=90, colour="label"),
            Disc(_CENTRE, 0.52 * r, Ink("field", colour, 2)),
            _HOLE,
        ),
    )


def arcs(radius: int) -> tuple[Shape, ...]:
    """Return four arcs around a base, for whoever acts."""
    reach = radius + 200
    turns = [[math.radians(90 * k + 45 + step) for step in range(-22, 23, 11)] for k in range(4)]
    lines = tuple(tuple((reach * math.cos(t), reach * math.sin(t)) for t in arc) for arc in turns)
    return (Strokes(lines, Ink(edge="move", width=3)),)


def name(token: Token) -> list[Shape]:
    """Write a figure's name where its mark says."""
    spot = token.name_at
    if not token.name or spot is None:
        return []
    at = (token.at[0] + spot.dx, token.at[1] + spot.dy)
    return [Lettering(at, token.name, token.name_size, anchor=spot.anchor, halo=True)]


def figure(token: Token, prefix: str) -> Group:
    """Draw a figure as it is in one picture: only what shows, each part a group with an id."""
    ident, (x, y), shifts = f"{prefix}{token.id}", token.at, dict(token.shifts)
    shapes: list[Shape] = []
    for part in token.parts:
        if part.name in token.shown:
            dx, dy = shifts.get(part.name, _CENTRE)
            shapes.append(Group(tuple(placed(part.shapes, (x + dx, y + dy))), {"id": f"{ident}-{part.name}"}))
    return Group((*shapes, *name(token)), {"id": ident})


def usual_name(radius: int, side: int | None) -> NameAt:
    """Return where a name stands when nothing is in the way: left of side 0, below and to the right of the others."""
    return NameAt(-radius - 350, 0, "end") if side == 0 else NameAt(-100, -radius - 300, "start")


def puppet(token: Token, origin: Place, prefix: str = "") -> Group:
    """Draw a figure around ``origin`` with all its parts, each a group that a script shows or hides by ``data-part``.

    Signs have ``data-sign``. The name stands in a group of its own, ``<g class="name">``. The whole is moved to the
    figure's place.
    """
    still = replace(token, at=origin, name_at=token.name_at or usual_name(token.radius, token.side))
    parts = (
        Group(
            tuple(placed(part.shapes, origin)),
            {"data-part": part.name}
            | ({"data-sign": ""} if part.sign else {})
            | ({} if part.name in token.shown else {"display": "none"}),
        )
        for part in token.parts
    )
    attributes = {**sliding(token, origin, prefix), "data-name": token.name}
    return Group((*parts, Group(tuple(name(still)), {"class": "name"})), attributes)


def sliding(mark: Movable, origin: Place, prefix: str) -> dict[str, str]:
    """Return the attributes of a group that a script moves; ``data-r`` is how far it reaches around its place."""
    reach = as_number(mark.radius * UNIT / 1000)
    ident = f"{prefix}tok-{slug(mark.name)}"
    return {"class": "tok", "id": ident, "data-r": reach, "transform": moved(mark.at, origin)}


def moved(at: Place, origin: Place) -> str:
    """Return the SVG transform that brings what was drawn around ``origin`` to ``at``."""
    right, down = (at[0] - origin[0]) * UNIT / 1000, (origin[1] - at[1]) * UNIT / 1000
    return f"translate({round(right, 1):g} {round(down, 1):g})"
