"""Draw charts: axes, bands, lines with their markers, and each line's name at its end.

Everything is in SVG units, y upwards. No words cover each other. A line's name gives way to its neighbours and then has
a thread to its line. Names of bands stand in rows over the plot; ticks too close to each other stay unnamed.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from placky.diagrams.chart import Axis, Chart, LevelBand, Series, Tick
from placky.diagrams.labels import width_of
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Group, Ink, Lettering, Outline, Shape, Strokes, rectangle
from placky.diagrams.sides import CROSS, Dash, Marker, SideLook, side_look

WIDTH = 380.0
_TALL = 200.0
_LETTERS = 14.0
_SMALL = 13.0
_TITLE = 17.0
_EDGE = 12.0
_STEPS = (1, 2, 2.5, 5, 10)
_TICKS = 5
_FEW = 9
_DASHES: dict[Dash, tuple[float, ...]] = {
    "solid": (), "dashed": (8, 6), "dotted": (0.1, 5), "long": (16, 5), "mixed": (9, 5, 0.1, 5),
}  # fmt: skip
_USUAL: tuple[Series, ...] = (
    Series("", (), colour="move", dash="solid", marker="round"),
    Series("", (), colour="a-line", dash="dashed", marker="diamond"),
    Series("", (), colour="b-line", dash="solid", marker="square"),
    Series("", (), colour="label", dash="dotted", marker="triangle"),
    Series("", (), colour="paint", dash="dashed", marker="none"),
    Series("", (), colour="good", dash="dotted", marker="round"),
)
"""What a series wears when it does not say, by its place in the chart."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """One direction: the range of values, and where it lies in the drawing."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[Tick, ...]

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def drawing(chart: Chart, prefix: str = "") -> tuple[list[Shape], FloatPoint]:
    """Return the shapes of a chart, and its width and height. Ids in it carry the ``prefix``."""
    series = _dressed(chart.series)
    up = _scale(chart.up, (y for one in series for _, y in one.points))
    across = _scale(chart.across, [*(x for one in series for x, _ in one.points), *_ends(chart.bands)])
    names = [_wrapped(one.name, 0.3 * WIDTH, _LETTERS) for one in series]
    beyond = max(_wide(line, _LETTERS) for lines in names for line in lines) + 22
    left = _EDGE + max((_wide(tick.text, _SMALL) for tick in up.ticks), default=0) + 6
    low = 46.0
    needed = sum(1.2 * _LETTERS * len(lines) for lines in names)
    up = replace(up, start=low, end=low + max(_TALL, needed))
    across = replace(across, start=left, end=WIDTH - _EDGE - beyond)
    bands, rows = _bands(chart.bands, across, up)
    top = up.end + 14 + 16 * rows
    title = _wrapped(chart.title, WIDTH - 2 * _EDGE, _TITLE)
    height = top + 14 + 20 * len(title) + 6
    heading: list[Shape] = [
        Lettering((_EDGE, height - 18 - 20 * n), line, _TITLE, weight=800, anchor="start")
        for n, line in enumerate(title)
    ]
    heading.append(Lettering((_EDGE, top + 4), _measured(chart.up), _SMALL, "paint", 500, "start"))
    lines = [Group(tuple(_line(one, across, up)), {"id": f"{prefix}line-{n}"}) for n, one in enumerate(series, start=1)]
    ground = [rectangle((0, 0), (WIDTH, height), Ink("field")), *bands, *_axes(chart, across, up)]
    return [*ground, *heading, *lines, *_names(series, names, across, up)], (WIDTH, height)


def _dressed(series: Sequence[Series]) -> list[Series]:
    """Return the series with everything decided that they left open, no colour given twice of our own accord."""
    dressed = [one if one.side is None else _of_side(one, side_look(one.side)) for one in series]
    taken = {one.colour for one in dressed}
    free = [usual for usual in _USUAL if usual.colour not in taken]
    for n, one in enumerate(dressed):
        usual = free.pop(0) if one.colour is None else _USUAL[n]
        dressed[n] = replace(
            one, colour=one.colour or usual.colour, marker=one.marker or usual.marker, dash=one.dash or usual.dash
        )
    return dressed


def _of_side(one: Series, its: SideLook) -> Series:
    return replace(one, colour=one.colour or its.line, marker=one.marker or its.marker, dash=one.dash or its.dash)


def _wide(text: str, size: float) -> float:
    return width_of(text, size) * UNIT / 1000


def _measured(axis: Axis) -> str:
    return f"{axis.name}, {axis.unit}" if axis.unit else axis.name


def _wrapped(text: str, room: float, size: float) -> list[str]:
    """Return words in lines no longer than there is room for, a word too long for a line cut."""
    lines: list[str] = []
    for word in text.split():
        fitting = word
        while len(fitting) > 1 and _wide(fitting, size) > room:
            fitting = f"{fitting[:-2]}…"
        joined = f"{lines[-1]} {fitting}" if lines else fitting
        if lines and _wide(joined, size) <= room:
            lines[-1] = joined
        else:
            lines.append(fitting)
    return lines or [""]


# ---------------------------------------------------------------- axes


def _scale(axis: Axis, values: Iterable[float]) -> _Scale:
    ends = [end for end in (axis.low, axis.high) if end is not None]
    found = [*values, *ends, *(tick.at for tick in axis.ticks)]
    low, high = min(found), max(found)
    if low == high:
        low, high = low - 0.5, high + 0.5
    ticks = axis.ticks
    if not ticks:
        round_ones = _round_numbers(low, high)
        low = min(low, round_ones[0]) if axis.low is None else low
        high = max(high, round_ones[-1]) if axis.high is None else high
        ticks = tuple(Tick(n) for n in round_ones if low <= n <= high)
    return _Scale(low, high, 0, 1, tuple(Tick(tick.at, tick.text or _plain(tick.at)) for tick in ticks))


def _plain(value: float) -> str:
    return f"{round(value, 6) + 0.0:g}".replace("-", "−")


def _round_numbers(low: float, high: float) -> list[float]:
    """Return about five round numbers that reach over a range at both ends."""
    rough = (high - low) / _TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(n for n in _STEPS if n * power >= rough * 0.999) * power
    return [n * step for n in range(math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9) + 1)]


def _axes(chart: Chart, across: _Scale, up: _Scale) -> list[Shape]:
    """Draw the level grid, the ground line with its ticks, and all their numbers."""
    level = tuple(((across.start, up.at(tick.at)), (across.end, up.at(tick.at))) for tick in up.ticks)
    stops = tuple(((across.at(tick.at), up.start), (across.at(tick.at), up.start - 5)) for tick in across.ticks)
    base = ((across.start, up.start), (across.end, up.start))
    shapes: list[Shape] = [
        Strokes(level, Ink(edge="grid", width=1.2)),
        Strokes((base, *stops), Ink(edge="paint", width=2)),
    ]
    shapes += [
        Lettering((across.start - 6, up.at(tick.at)), tick.text, _SMALL, "paint", 500, "end") for tick in _apart(up)
    ]
    shapes += [
        Lettering((across.at(tick.at), up.start - 14), tick.text, _SMALL, "paint", 500) for tick in _spaced(across)
    ]
    shapes.append(Lettering((across.end, up.start - 33), _measured(chart.across), _SMALL, "paint", 500, "end"))
    return shapes


def _spaced(across: _Scale) -> Sequence[Tick]:
    """Return the ticks whose names are written: all, every second or third, so that none touches the next."""
    for stride in range(1, len(across.ticks) + 1):
        chosen = across.ticks[::stride]
        if all(
            across.at(here.at) + _wide(here.text, _SMALL) / 2 + 5 <= across.at(there.at) - _wide(there.text, _SMALL) / 2
            for here, there in pairwise(chosen)
        ):
            return chosen
    return across.ticks[:1]


def _apart(up: _Scale) -> Sequence[Tick]:
    for stride in range(1, len(up.ticks) + 1):
        chosen = up.ticks[::stride]
        if all(up.at(there.at) - up.at(here.at) >= _SMALL for here, there in pairwise(chosen)):
            return chosen
    return up.ticks[:1]


# ---------------------------------------------------------------- bands


def _ends(bands: Iterable[LevelBand]) -> list[float]:
    return [end for band in bands for end in (band.start, band.end)]


def _bands(bands: Sequence[LevelBand], across: _Scale, up: _Scale) -> tuple[list[Shape], int]:
    """Draw the bands with their names in rows over the plot; also return how many rows these take."""
    shapes: list[Shape] = []
    rows: list[float] = []
    for n, band in enumerate(sorted(bands, key=lambda band: (band.start, band.end))):
        left, right = across.at(band.start), across.at(band.end)
        shapes.append(
            rectangle((left, up.start), (right - left, up.end - up.start), Ink("move", alpha=0.08 + 0.1 * (n % 2)))
        )
        edges = tuple(((x, up.start), (x, up.end)) for x in (left, right))
        shapes.append(Strokes(edges, Ink(edge="move", width=1.2, dash=(3, 4))))
        (name, *_) = _wrapped(band.label, math.inf, _SMALL)
        half = _wide(name, _SMALL) / 2
        middle = max(_EDGE + half, min(WIDTH - _EDGE - half, (left + right) / 2))
        row = next((k for k, taken in enumerate(rows) if taken + 8 <= middle - half), len(rows))
        rows[row : row + 1] = [middle + half]
        shapes.append(Lettering((middle, up.end + 11 + 16 * row), name, _SMALL, "move", 700))
    return shapes, len(rows)


# ---------------------------------------------------------------- lines


def _line(series: Series, across: _Scale, up: _Scale) -> list[Shape]:
    colour = series.colour or "label"
    points = tuple((across.at(x), up.at(y)) for x, y in series.points)
    shapes: list[Shape] = [Strokes((points,), Ink(edge=colour, width=2.5, dash=_DASHES[series.dash or "solid"]))]
    stride = -(-len(points) // _FEW)
    shapes += [shape for at in points[::-stride] for shape in _marker(series.marker or "none", at, colour)]
    return shapes


def _marker(kind: Marker, at: FloatPoint, colour: str) -> list[Shape]:
    (x, y), ink = at, Ink(colour, "field", 1)
    match kind:
        case "round":
            return [Disc(at, 4, ink)]
        case "diamond":
            return [Outline(((x, y + 5.5), (x + 5.5, y), (x, y - 5.5), (x - 5.5, y)), ink)]
        case "square":
            return [rectangle((x - 3.7, y - 3.7), (7.4, 7.4), ink)]
        case "triangle":
            return [Outline(((x, y + 5), (x + 5, y - 4), (x - 5, y - 4)), ink)]
        case "cross":
            return [Outline(tuple((x + 5 * dx, y + 5 * dy) for dx, dy in CROSS), ink)]
        case "none":
            return []


def _names(series: Sequence[Series], names: Sequence[list[str]], across: _Scale, up: _Scale) -> list[Shape]:
    """Write each line's name beside its end, moved up or down where names would touch, with a thread to the line."""
    tall = [1.2 * _LETTERS * len(lines) for lines in names]
    ends = [(across.at(one.points[-1][0]), up.at(one.points[-1][1])) for one in series]
    order = sorted(range(len(series)), key=lambda n: (ends[n][1], -n))
    middles = _spread([ends[n][1] for n in order], [tall[n] for n in order], up.start - 8, up.end + 8)
    shapes: list[Shape] = []
    for n, middle in zip(order, middles, strict=True):
        (x, y), colour = ends[n], series[n].colour or "label"
        start = across.end + 16
        if abs(middle - y) > 2 or x < across.end - 1:
            bend = ((x, y), (across.end + 3, y), (across.end + 12, middle))
            shapes.append(Strokes((bend,), Ink(edge=colour, width=1)))
        high = middle + 0.6 * _LETTERS * (len(names[n]) - 1)
        shapes += [
            Lettering((start, high - 1.2 * _LETTERS * k), line, _LETTERS, anchor="start")
            for k, line in enumerate(names[n])
        ]
    return shapes


def _spread(wanted: Sequence[float], tall: Sequence[float], low: float, high: float) -> list[float]:
    """Return middles of blocks in their order, as near to where they are wanted as they can be without touching."""
    placed: list[float] = []
    floor = low
    for middle, height in zip(wanted, tall, strict=True):
        placed.append(max(middle, floor + height / 2))
        floor = placed[-1] + height / 2
    ceiling = high
    for n in range(len(placed) - 1, -1, -1):
        placed[n] = min(placed[n], ceiling - tall[n] / 2)
        ceiling = placed[n] - tall[n] / 2
    return placed
