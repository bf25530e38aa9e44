"""The ball of Sports Dice Football: it lies along the field."""

from functools import cache

from placky.diagrams.marks import Place, Sketch
from placky.diagrams.shapes import Curve, FloatPoint, Ink, Shape, Strokes

_KAPPA = 0.5523


def ball(at: Place, half: int) -> Sketch:
    """Return the ball; ``half`` is half its length."""
    return Sketch("ball", at, half, _drawn(half), "ball", near=True)


@cache
def _drawn(half: int) -> tuple[Shape, ...]:
    """Return pointed ends, two bands and laces."""
    tall = 0.62 * half

    def at(across: float, up: float) -> FloatPoint:
        return across * half, up * tall

    bow = _KAPPA * 1.15
    outline = (
        (at(-0.8, 0.42), at(-bow, 1), at(0, 1)),
        (at(bow, 1), at(0.8, 0.42), at(1, 0)),
        (at(0.8, -0.42), at(bow, -1), at(0, -1)),
        (at(-bow, -1), at(-0.8, -0.42), at(-1, 0)),
    )
    lines = [(at(-0.32, 0), at(0.32, 0))]
    lines += [(at(n, -0.2), at(n, 0.2)) for n in (-0.2, 0, 0.2)]
    lines += [(at(n, -0.62), at(n, 0.62)) for n in (-0.62, 0.62)]
    return Curve(at(-1, 0), outline, Ink("plate", "ink", 2)), Strokes(tuple(lines), Ink(edge="ink", width=1.4))
