"""Draw pieces: coins, rings, flags. A script moves them; none is a figure."""

from collections.abc import Callable

from placky.diagrams.marks import Piece
from placky.diagrams.plates import plate
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Ink, Lettering, Outline, Shape, Strokes
from placky.diagrams.sides import side_look

_BOLT = ((0.16, 0.78), (-0.5, -0.12), (-0.04, -0.12), (-0.16, -0.78), (0.5, 0.14), (0.04, 0.14))
"""The sign of a coin that says nothing else."""


def piece(mark: Piece) -> list[Shape]:
    """Draw a piece at its place."""
    return _FORMS[mark.form](mark)


def _scaled(points: tuple[FloatPoint, ...], at: FloatPoint, by: float) -> tuple[FloatPoint, ...]:
    return tuple((at[0] + x * by, at[1] + y * by) for x, y in points)


def _coin(mark: Piece) -> list[Shape]:
    at, radius, side = mark.at, mark.radius, mark.side
    rim = Disc(at, radius, Ink("plate" if side is None else side_look(side).fill, "rim", 2))
    if mark.text:
        size = round(UNIT * radius / 1000 * (1.15 if len(mark.text) == 1 else 1.5 / len(mark.text)), 1)
        return [rim, Lettering(at, mark.text, size, "ink" if side is None else side_look(side).on, 800)]
    if side is not None:
        return [rim, plate(at, radius, side)]
    return [rim, Disc(at, radius * 0.8, Ink(edge="ink", width=1)), Outline(_scaled(_BOLT, at, radius), Ink("ink"))]


def _ring(mark: Piece) -> list[Shape]:
    colour = "move" if mark.side is None else side_look(mark.side).line
    return [Disc(mark.at, mark.radius, Ink(edge=colour, width=3.5))]


def _flag(mark: Piece) -> list[Shape]:
    """Draw a pole on the spot, and at its top a cloth that points one way, with the mark of its side."""
    way, r = (1 if mark.facing == "right" else -1), mark.radius
    colour = "move" if mark.side is None else side_look(mark.side).fill
    cloth = tuple((way * x, y) for x, y in ((0, 2), (1.25, 2), (1.85, 1.5), (1.25, 1), (0, 1)))
    pole = ((0.0, 0.0), (0.0, 2.0))
    shapes: list[Shape] = [
        Strokes((_scaled(pole, mark.at, r),), Ink(edge="label", width=2.5)),
        Outline(_scaled(cloth, mark.at, r), Ink(colour, "rim", 2)),
    ]
    middle = (mark.at[0] + way * 0.78 * r, mark.at[1] + 1.5 * r)
    if mark.text:
        shapes.append(Lettering(middle, mark.text, round(UNIT * r / 1000 * 0.7, 1), f"on-{colour}", 800))
    elif mark.side is not None:
        shapes.append(plate(middle, 0.46 * r, mark.side))
    return shapes


_FORMS: dict[str, Callable[[Piece], list[Shape]]] = {"coin": _coin, "ring": _ring, "flag": _flag}
