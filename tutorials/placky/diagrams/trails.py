"""Draw what lies between figures: ways, ghosts, bursts, rings, chips, rulers and stripes."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from placky.diagrams.counters import scoreboard, tally
from placky.diagrams.flights import band, hull, rose
from placky.diagrams.marks import (
    Band,
    Chip,
    Ghost,
    Hull,
    Label,
    Mark,
    Nose,
    Patch,
    Plaque,
    Ring,
    Rose,
    Ruler,
    Scoreboard,
    Sketch,
    Star,
    Stripe,
    Tally,
    Trail,
)
from placky.diagrams.plates import plaque
from placky.diagrams.shapes import Disc, FloatPoint, Growing, Ink, Lettering, Outline, Shape, Strokes, placed
from placky.diagrams.sides import side_look

_INCH = 1000
_NOSE, _TIP = 36, 230
"""Half the foot of a wedge, in degrees, and how far its tip reaches beyond the rim."""
_SHORTEST = 150
_USUAL = 300
"""The radius of a chip with large letters."""
_HEAD = 260
_STRIPE = (9, 7)
_DASHES: dict[str, tuple[float, ...]] = {"solid": (), "dashed": (15, 10.5), "marked": (7, 14), "dotted": (0.1, 8)}


def along(points: Sequence[FloatPoint], distance: float) -> tuple[FloatPoint, FloatPoint]:
    """Return the point ``distance`` along a way through ``points``, and the unit direction of travel there."""
    direction: FloatPoint = (0.0, 1.0)
    for here, there in pairwise(points):
        length = math.dist(here, there)
        if length == 0:
            continue
        direction = ((there[0] - here[0]) / length, (there[1] - here[1]) / length)
        if distance <= length:
            return (here[0] + direction[0] * distance, here[1] + direction[1] * distance), direction
        distance -= length
    return points[-1], direction


def length_of(points: Sequence[Sequence[float]]) -> float:
    """Return the length of a way through ``points``."""
    return sum(math.dist(here, there) for here, there in pairwise(points))


def trimmed(points: Sequence[FloatPoint], start: float, end: float) -> tuple[FloatPoint, ...]:
    """Return the way without its first ``start`` and last ``end``; empty when (almost) nothing is left."""
    length = length_of(points)
    if length - start - end < _SHORTEST:
        return ()
    kept: list[FloatPoint] = [along(points, start)[0]]
    gone = 0.0
    for here, there in pairwise(points):
        gone += math.dist(here, there)
        if start < gone < length - end:
            kept.append(there)
    return (*kept, along(points, length - end)[0])


def beside(at: FloatPoint, direction: FloatPoint, ahead: float, aside: float) -> FloatPoint:
    """Return the point ``ahead`` of ``at`` and ``aside`` to the left of the direction of travel."""
    (x, y), (ux, uy) = at, direction
    return x + ux * ahead - uy * aside, y + uy * ahead + ux * aside


def trail(mark: Trail) -> list[Shape]:
    """Draw a way: its line with an open head, and a tick at each whole inch."""
    way = trimmed(mark.points, *mark.trim)
    if not way:
        return []
    tip, heading = along(way, length_of(way))
    size = min(1.0, length_of(way) / 300)
    head = tuple(beside(tip, heading, -240 * size, side * 200 * size) for side in (1, -1))
    width = 3.5 if mark.style in {"solid", "marked"} else 3
    pen = Ink(edge=mark.colour, width=width)
    line = Strokes((way,), Ink(edge=mark.colour, width=width, dash=_DASHES[mark.style]))
    arrow = Strokes(((head[0], tip, head[1]),), pen)
    shapes: list[Shape] = [line, arrow] if mark.style != "solid" else [Strokes((way, (head[0], tip, head[1])), pen)]
    if mark.ticks:
        low, high = mark.trim[0], length_of(mark.points) - mark.trim[1]
        stops = [along(mark.points, n) for n in range(_INCH, math.ceil(high - _HEAD), _INCH) if n > low + 60]
        ticks = tuple((beside(at, way, 0, -130), beside(at, way, 0, 130)) for at, way in stops)
        shapes += [Strokes(ticks, Ink(edge=mark.colour, width=2.2))] if ticks else []
    return shapes


def ghost(mark: Ghost) -> list[Shape]:
    """Draw where a figure stood: a dashed ring with a faint fill."""
    side = side_look(mark.side)
    return [Disc(mark.at, mark.radius, Ink(side.fill, side.line, 2, (8, 6), alpha=0.16))]


def burst(at: FloatPoint, radius: float, ink: Ink, points: int = 8) -> Outline:
    """Return an impact star with its first point upwards."""
    reach = (1.0, 0.5)
    turns = [(math.pi * k / points, radius * reach[k % 2]) for k in range(2 * points)]
    return Outline(tuple((at[0] + far * math.sin(t), at[1] + far * math.cos(t)) for t, far in turns), ink)


def star(mark: Star) -> list[Shape]:
    """Draw a burst: hollow when declared, filled when it hit."""
    side = side_look(mark.side)
    points = 12 if mark.under else 8
    return [burst(mark.at, mark.radius, Ink(side.fill if mark.hit else "field", side.edge, 2.5), points)]


def ring(mark: Ring) -> list[Shape]:
    """Draw a reach, such as two inches from the edge of a base."""
    side = side_look(mark.side)
    return [Disc(mark.at, mark.radius, Ink(side.fill, side.line, 2, (14, 10), alpha=0.08))]


def chip(mark: Chip) -> list[Shape]:
    """Draw a small round token with its letter."""
    size = 17 if mark.radius >= _USUAL else 14
    letter = Lettering(mark.at, mark.letter, size, f"on-{mark.colour}", 800)
    return [Growing((Disc(mark.at, mark.radius, Ink(mark.colour, "rim", 2)), letter), mark.at, size)]


def ruler(mark: Ruler) -> list[Shape]:
    """Draw a measured distance: a thin line with a bar at both ends."""
    _, way = along((mark.start, mark.end), 0)
    start, end = beside(mark.start, way, 55, 0), beside(mark.end, way, -55, 0)
    bars = tuple((beside(at, way, 0, -140), beside(at, way, 0, 140)) for at in (start, end))
    lines = ((start, end), *bars)
    return [Strokes(lines, Ink(edge="field", width=6)), Strokes(lines, Ink(edge="move", width=2.2))]


def stripe(mark: Stripe) -> list[Shape]:
    """Draw a line that comes and goes, over a painted one if need be."""
    dash = _STRIPE if mark.dashed else ()
    under, line = Ink(edge="field", width=6), Ink(edge=mark.colour, width=3, dash=dash)
    return [Strokes((mark.points,), under), Strokes((mark.points,), line)]


def nose(mark: Nose) -> list[Shape]:
    """Draw a wedge that shows which way a figure faces."""
    turn, half = math.radians(mark.turn), math.radians(_NOSE)

    def beyond(far: float, by: float) -> FloatPoint:
        return mark.at[0] + far * math.cos(turn + by), mark.at[1] + far * math.sin(turn + by)

    tip, foot = mark.radius + _TIP, mark.radius
    return [
        Outline((beyond(foot, -half), beyond(tip, 0), beyond(foot, half)), Ink(side_look(mark.side).fill, "rim", 2))
    ]


def patch(mark: Patch) -> list[Shape]:
    """Draw a part of the ground that matters for a while."""
    side = side_look(mark.side)
    return [Outline(mark.points, Ink(side.fill, side.line, 1.5, (6, 5), alpha=0.14))]


def sketch(mark: Sketch) -> list[Shape]:
    """Draw what a rulebook has drawn itself, at its place."""
    return placed(mark.shapes, mark.at)


def words(mark: Label) -> list[Shape]:
    """Draw words with a halo."""
    return [Lettering(mark.at, mark.text, mark.size, mark.colour, mark.weight, mark.anchor, halo=True)]


_DRAWN: dict[type, Callable[..., list[Shape]]] = {
    Trail: trail, Ghost: ghost, Star: star, Ring: ring, Chip: chip, Ruler: ruler, Label: words, Stripe: stripe,
    Plaque: plaque, Band: band, Nose: nose, Patch: patch, Hull: hull, Rose: rose, Tally: tally,
    Scoreboard: scoreboard, Sketch: sketch,
}  # fmt: skip


def between(mark: Mark) -> list[Shape]:
    """Draw any mark but a figure or a piece. Raises TypeError for those."""
    try:
        draw = _DRAWN[type(mark)]
    except KeyError:
        raise TypeError(f"{type(mark).__name__} is a figure; figures are drawn by placky.diagrams.figures") from None
    return draw(mark)


def heads(mark: Mark) -> bool:
    """Say whether a mark stays at the head of the picture, however near one looks: a score does."""
    return isinstance(mark, Scoreboard) or (isinstance(mark, Label) and mark.kept)


def above(mark: Mark) -> bool:
    """Say whether a mark lies on top of the figures: bursts, words, counters and sketches do."""
    return isinstance(mark, Label | Plaque | Sketch | Tally | Scoreboard) or (isinstance(mark, Star) and not mark.under)
