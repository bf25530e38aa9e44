"""What several sports have on their boards: a ball, and figures that hold it or have fallen."""

from functools import cache

from placky.diagrams.figures import NUMBER, arcs, hatched, solid
from placky.diagrams.marks import Part, Place, Sketch
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Growing, Ink, Oval, Shape, Strokes, rectangle

ACTIVE, UP, DOWN, BALL = "active", "up", "down", "ball"
"""The parts of a figure: arcs around whoever acts, how it stands, how it lies, the ball that it holds."""
_OUTWARDS = 1.6
"""How far a ball is pushed outwards, at the most, by a number that grows on a small board."""


def ball(at: FloatPoint = (0, 0)) -> tuple[Shape, ...]:
    """Return a ball with its seam."""
    x, y = at
    seam = ((x - 120, y - 85), (x + 120, y + 85))
    return Oval(at, 520, 340, 35, Ink("plate", "ink", 2)), Strokes((seam,), Ink(edge="ink", width=1.6))


def loose_ball(at: Place, radius: int) -> Sketch:
    """Return a ball that nobody holds, on a dashed ring."""
    ring = Disc((0, 0), radius, Ink("plate", "paint", 2, (6, 5), alpha=0.12))
    return Sketch("ball", at, radius, (ring, *ball()), "ball", near=True)


def held_at(radius: int, *, left: bool = False) -> FloatPoint:
    """Return where a figure holds the ball, counted from its centre: at a shoulder."""
    aside = radius * 0.8
    return (-aside if left else aside), aside


def ground_token_at(radius: int) -> FloatPoint:
    """Return where the ground token of a fallen figure lies, counted from its centre."""
    return radius * 0.82, -radius * 0.82


@cache
def parts(radius: int, side: int, number: str) -> tuple[Part, ...]:
    """Return the parts of a figure, the lowest first."""
    fallen = (*hatched(radius, side, number), *_ground_token(ground_token_at(radius)))
    return (
        Part(ACTIVE, arcs(radius)),
        Part(UP, solid(radius, side, number)),
        Part(DOWN, fallen),
        Part(BALL, (Growing(ball(held_at(radius)), (0, 0), round(UNIT * radius / 1000 * NUMBER, 1), _OUTWARDS),)),
    )


def shown(*, active: bool, down: bool, holds: bool) -> tuple[str, ...]:
    """Return the parts of a figure that show."""
    return (*([ACTIVE] * active), DOWN if down else UP, *([BALL] * holds))


def _ground_token(at: FloatPoint) -> tuple[Shape, ...]:
    x, y = at
    arrow = (
        ((x, y + 140), (x, y - 70)),
        ((x - 100, y + 20), (x, y - 80), (x + 100, y + 20)),
        ((x - 130, y - 150), (x + 130, y - 150)),
    )
    return (
        rectangle((x - 230, y - 230), (460, 460), Ink("plate", "ink", 2)),
        Strokes(arrow, Ink(edge="ink", width=2.5)),
    )
