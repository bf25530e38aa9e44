"""Charts: numbers against numbers, as data.

A chart is a frozen record that checks itself when it is made; :mod:`~placky.diagrams.plots` turns it into shapes and
:func:`placky.diagrams.svg.plot` into SVG. Series differ by dash and marker as well as by colour, so that a chart reads
in grey.

>>> go = Series("go for it", ((1, 0.4), (2, 0.5)))
>>> Chart("Chances", Axis("round"), Axis("chance"), (go,), alt="Two chances.").title
'Chances'
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from placky.diagrams.sides import SIDES, Dash, Marker

__all__ = ["Axis", "Chart", "Dash", "LevelBand", "Marker", "Series", "Tick"]

MOST = 6
"""How many series of one chart a reader can tell apart."""


class Tick(NamedTuple):
    """A place on an axis that is named; without a ``text`` the number itself is its name."""

    at: float
    text: str = ""


@dataclass(frozen=True, slots=True)
class Axis:
    """What one direction measures: its name, its unit, its ticks.

    Without ``ticks`` round numbers are chosen. The axis covers its ticks, everything plotted, and ``low`` and ``high``.
    """

    name: str
    unit: str = ""
    ticks: tuple[Tick, ...] = ()
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """One line: its name and its points, from left to right.

    A ``side`` gives it the colour and the mark of that side. What is None is chosen by its place in the chart.
    """

    name: str
    points: tuple[tuple[float, float], ...]
    side: int | None = None
    colour: str | None = None
    dash: Dash | None = None
    marker: Marker | None = None


@dataclass(frozen=True, slots=True)
class LevelBand:
    """A shaded range of the level axis, with a label over it."""

    start: float
    end: float
    label: str


@dataclass(frozen=True, slots=True)
class Chart:
    """One plot and the same in words (``alt``).

    Raises ValueError with every fault at once. Faults are: nothing to plot, a line of fewer than two points, points
    that do not go from left to right. So are a number that is none, equal names, and more series than a reader can tell
    apart.
    """

    title: str
    across: Axis
    up: Axis
    series: tuple[Series, ...]
    bands: tuple[LevelBand, ...] = ()
    alt: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be plotted or read."""
        if faults := list(_faults(self)):
            raise ValueError(f'chart "{self.title}": {"; ".join(faults)}')


def _faults(chart: Chart) -> Iterator[str]:
    if not chart.title.strip():
        yield "it has no title"
    if not chart.alt.strip():
        yield "it has no alt: say in words what it shows"
    if not chart.series:
        yield "it has no series"
    if len(chart.series) > MOST:
        yield f"it has {len(chart.series)} series; more than {MOST} cannot be told apart"
    names = [series.name for series in chart.series]
    yield from (f'two series are called "{name}"' for name in dict.fromkeys(names) if names.count(name) > 1)
    for series in chart.series:
        yield from _line_faults(series)
    for band in chart.bands:
        if not _numbers((band.start, band.end)):
            yield f'the band "{band.label}" has an end that is no number'
        elif band.start >= band.end:
            yield f'the band "{band.label}" starts at {band.start:g} and ends at {band.end:g}; it has to end beyond'
    for axis in (chart.across, chart.up):
        yield from _axis_faults(axis)


def _line_faults(series: Series) -> Iterator[str]:
    count = len(series.points)
    if count == 0:
        yield f'the series "{series.name}" is empty; a line needs two points'
    elif count == 1:
        yield f'the series "{series.name}" has one point; a line needs two'
    if series.side is not None and series.side not in range(len(SIDES)):
        yield f'the series "{series.name}" has the side {series.side!r}; allowed: 0 to {len(SIDES) - 1}'
    if not _numbers(value for point in series.points for value in point):
        yield f'the series "{series.name}" holds a value that is no number'
    elif any(here[0] >= there[0] for here, there in pairwise(series.points)):
        yield f'the points of the series "{series.name}" do not go from left to right'


def _axis_faults(axis: Axis) -> Iterator[str]:
    if not axis.name.strip():
        yield "an axis has no name"
    ends = [end for end in (axis.low, axis.high) if end is not None]
    if not _numbers([*(tick.at for tick in axis.ticks), *ends]):
        yield f'the axis "{axis.name}" has an end or a tick that is no number'
    elif axis.low is not None and axis.high is not None and axis.low >= axis.high:
        yield f'the axis "{axis.name}" goes from {axis.low:g} to {axis.high:g}; it has to go upwards'


def _numbers(values: Iterable[float]) -> bool:
    return all(math.isfinite(value) for value in values)
