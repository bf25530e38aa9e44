"""Draw what is counted: small marks at a figure, and the strip with score and time."""

import math
import re

from placky.diagrams.labels import Box, LabelSpot, around, width_of, words_box
from placky.diagrams.marks import Scoreboard, Tally
from placky.diagrams.plates import plate
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Growing, Ink, Lettering, Outline, Shape, Strokes, rectangle
from placky.diagrams.sides import side_look

_EM = 1000 / UNIT
_LINE = 2
_PIPS = 3
_TWO = 2
_TURNED = (2.6, 2.2)
"""Strokes and gaps around a token that has been turned over."""
_CROSS = -28
"""How far from the first pip the cross lies on the rim, in degrees against the clock."""
_SPREAD = 1.65
"""The radius of a cross's plate, in pips."""


def tally(mark: Tally) -> list[Shape]:
    """Draw pips and crosses on the rim of a figure, from which they grow outwards."""
    shapes: list[Shape] = []
    for n, turn in enumerate(_pips(mark)):
        ink = Ink("label", "field", 1.8) if n < mark.full else Ink("field", "label", 2)
        shapes.append(Disc(_rim(mark, turn), mark.pip, ink))
    if mark.crosses:
        (x, y), arm = _cross(mark), 0.85 * mark.pip
        shapes.append(Disc((x, y), _SPREAD * mark.pip, Ink("plate", "ink", 1.5)))
        arms = (((x - arm, y), (x + arm, y)), ((x, y - arm), (x, y + arm)))
        shapes.append(Strokes(arms, Ink(edge="ink", width=3.2)))
        if mark.crosses > 1:
            text, size, spot = _times(mark)
            shapes.append(Lettering(spot.at, text, size, anchor=spot.anchor, halo=True))
    turns = _pips(mark) + [mark.first + _CROSS] * bool(mark.crosses)
    middle = sum(turns) / max(1, len(turns))
    return [Growing(tuple(shapes), _rim(mark, middle, -mark.pip), 2 * mark.pip * UNIT / 1000 + _LINE)]


def tally_boxes(mark: Tally) -> list[Box]:
    """Return the boxes of all pips, of the cross and of its number."""
    boxes = [around(_rim(mark, turn), mark.pip) for turn in _pips(mark)]
    if mark.crosses:
        boxes.append(around(_cross(mark), _SPREAD * mark.pip))
    if mark.crosses > 1:
        boxes.append(words_box(*_times(mark)))
    return boxes


def _pips(mark: Tally) -> list[float]:
    """Return where pips lie on the rim, in degrees."""
    step = math.degrees(2.3 * mark.pip / mark.radius)
    return [mark.first + n * step for n in range(min(_PIPS, mark.full + mark.empty))]


def _cross(mark: Tally) -> FloatPoint:
    """Return the middle of the cross; its inner edge lies where it grows from.

    So on a small board it leaves the number on the figure alone.
    """
    return _rim(mark, mark.first + _CROSS, _SPREAD * mark.pip - mark.pip)


def _times(mark: Tally) -> tuple[str, float, LabelSpot]:
    """Return how often there is a cross: words, their size, and where they stand."""
    x, y = _cross(mark)
    return (
        f"{mark.crosses}\u00d7",
        round(11 * mark.pip / 92, 1),
        LabelSpot((round(x - 2.1 * mark.pip), round(y)), "end"),
    )


def _rim(mark: Tally, turn: float, beyond: float = 0) -> FloatPoint:
    far = mark.radius + 20 + beyond
    return mark.at[0] + far * math.cos(math.radians(turn)), mark.at[1] + far * math.sin(math.radians(turn))


def scoreboard_size(mark: Scoreboard) -> FloatPoint:
    """Return width and height of a strip, in thousandths of an inch."""
    em = mark.size * _EM
    width = _score_width(mark, em)
    if mark.text:
        width += 0.8 * em + _width(mark, mark.text)
    if mark.boxes:
        width += 0.6 * em + (len(mark.boxes) - 1) * 0.95 * em + 2.7 * em
    return width + 0.4 * em, 1.7 * em


def _score_width(mark: Scoreboard, em: float) -> float:
    if len(mark.score) == _TWO:
        return 2 * 1.5 * em + _versus_width(mark)
    return sum(2 * em + _width(mark, str(score)) for score in mark.score) - 0.2 * em


def _versus(mark: Scoreboard) -> str:
    return f"{mark.score[0]} : {mark.score[1]}"


def _versus_width(mark: Scoreboard) -> float:
    """How much room the score has: that of wide digits, as they are all alike where a reader has other letters."""
    return _width(mark, re.sub(r"\d", "0", _versus(mark)))


def _width(mark: Scoreboard, text: str) -> float:
    return width_of(text, mark.size)


def scoreboard(mark: Scoreboard) -> list[Shape]:
    """Draw the strip: the marks of the sides and their scores; then words and boxes."""
    em, (width, height) = mark.size * _EM, scoreboard_size(mark)
    right, y = mark.at
    left, low = right - width, y - height / 2
    cut = height * 0.3
    top = low + height
    corners = ((left, low), (right, low), (right, top - cut), (right - cut, top), (left, top))
    shapes: list[Shape] = [Outline(corners, Ink("sunk", "paint", 2))]
    scores, x = _scores(mark, (left + 0.95 * em, y), em)
    shapes += scores
    if mark.text:
        x += 0.8 * em
        shapes.append(Lettering((x, y), mark.text, mark.size, "paint", 500, "start"))
        x += _width(mark, mark.text)
    return [*shapes, *_boxes(mark, (x + 0.6 * em, y), em)]


def _scores(mark: Scoreboard, at: FloatPoint, em: float) -> tuple[list[Shape], float]:
    """Draw the score of two sides between their marks, else that of each behind its mark; also return where it ends."""
    x, y = at
    shapes: list[Shape] = []
    if len(mark.score) == _TWO:
        half = 0.75 * em + _versus_width(mark) / 2
        shapes += _token((x, y), 0.52 * em, 0)
        shapes.append(Lettering((x + half, y), _versus(mark), mark.size, weight=800))
        return [*shapes, *_token((x + 2 * half, y), 0.52 * em, 1)], x + 2 * half + 0.55 * em
    for side, score in enumerate(mark.score):
        shapes += _token((x, y), 0.52 * em, side)
        shapes.append(Lettering((x + 0.75 * em, y), str(score), mark.size, weight=800, anchor="start"))
        x += 2 * em + _width(mark, str(score))
    return shapes, x - 1.15 * em


def _boxes(mark: Scoreboard, at: FloatPoint, em: float) -> list[Shape]:
    shapes: list[Shape] = []
    x, y = at
    for number in mark.boxes:
        if number != mark.now:
            shapes.append(Lettering((x + 0.45 * em, y), str(number), mark.size, "paint"))
            x += 0.95 * em
            continue
        shapes.append(rectangle((x, y - 0.65 * em), (2.55 * em, 1.3 * em), Ink("field", "label", 1.8)))
        shapes.append(Lettering((x + 0.5 * em, y), str(number), mark.size, weight=800))
        for side, hollow in enumerate(mark.turned):
            shapes += _token((x + (1.25 + 0.82 * side) * em, y), 0.36 * em, side, hollow=hollow)
        x += 2.7 * em
    return shapes


def _token(at: FloatPoint, radius: float, side: int, *, hollow: bool = False) -> list[Shape]:
    if hollow:
        return [Disc(at, radius, Ink(None, side_look(side).line, 2.2, dash=_TURNED))]
    return [Disc(at, radius, Ink(side_look(side).fill, "rim", 1.5)), plate(at, radius, side)]
