"""Find room for words: a label tries its spots in order and takes the first that is free, or the least bad one.

Widths are estimated from the letters (Tektur, in SVG units to the inch), because no font is at hand when a board is
drawn. All places are thousandths of an inch.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from placky.diagrams.marks import Anchor, Place, Window
from placky.diagrams.shapes import UNIT, FloatPoint

_NARROW = frozenset("iljtfrI1 .,:;'’!|()[]″′-")
_STEP = 220
_OUTSIDE = 4.0
_CLEAR = 40


class Box(NamedTuple):
    """An upright rectangle: left, low, right, top."""

    left: float
    low: float
    right: float
    top: float

    def overlap(self, other: "Box") -> float:
        """Return the area that both boxes cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        tall = min(self.top, other.top) - max(self.low, other.low)
        return wide * tall if wide > 0 and tall > 0 else 0.0

    def distance(self, at: FloatPoint) -> float:
        """Return how far a point is from the box; 0 inside."""
        (x, y), (left, low, right, top) = at, self
        return math.hypot(max(left - x, 0, x - right), max(low - y, 0, y - top))

    def grown(self, by: float) -> "Box":
        """Return the box with every side moved outwards."""
        return Box(self.left - by, self.low - by, self.right + by, self.top + by)


class LabelSpot(NamedTuple):
    """A place where a label may stand, and the end of the words that stands there."""

    at: Place
    anchor: Anchor


def around(at: FloatPoint, radius: float) -> Box:
    """Return the box round a circle."""
    return Box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius)


def union(boxes: Iterable[Box]) -> Box:
    """Return the smallest box that holds all boxes. Raises ValueError when there is none."""
    lefts, lows, rights, tops = zip(*boxes, strict=True)
    return Box(min(lefts), min(lows), max(rights), max(tops))


def width_of(text: str, size: float) -> float:
    """Return the estimated width of words of ``size`` SVG units, in thousandths of an inch."""
    letters = sum(0.38 if letter in _NARROW else 0.57 if letter.islower() else 0.68 for letter in text)
    return letters * size / UNIT * 1000


def words_box(text: str, size: float, spot: LabelSpot) -> Box:
    """Return the box that words cover when they stand at a spot."""
    width, half = width_of(text, size), size / UNIT * 500
    (x, y), anchor = spot
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return Box(left, y - half, left + width, y + half)


Cost: TypeAlias = Callable[[Box], float]


class Room:
    """What is taken in a window, and how much it matters that words stay clear of it."""

    def __init__(self, window: Window) -> None:
        """Begin with an empty window."""
        x, y, width, height = window
        self._view = Box(x, y, x + width, y + height).grown(-80)
        self._taken: list[tuple[Box, float]] = []

    def take(self, box: Box, weight: float = 1.0) -> None:
        """Mark a box as taken; words that cover it wholly cost ``weight``."""
        self._taken.append((box, weight))

    def take_way(self, points: Sequence[FloatPoint], weight: float = 0.4) -> None:
        """Mark a way as taken, as small boxes along it."""
        for here, there in pairwise(points):
            steps = max(1, math.ceil(math.dist(here, there) / _STEP))
            for n in range(steps + 1):
                share = n / steps
                at = (here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)
                self.take(around(at, _STEP / 2), weight)

    def cost(self, box: Box) -> float:
        """Return how badly a box collides with what is taken or leaves the window; 0 when it is free."""
        left, low, right, top = box
        area = (right - left) * (top - low)
        cost = _OUTSIDE * (area - box.overlap(self._view)) / area
        for other, weight in self._taken:
            if other[0] < right and other[2] > left and other[1] < top and other[3] > low:
                cost += weight * box.overlap(other) / min(area, _area(other))
        return cost

    def crowded(self, text: str, size: float, spots: Sequence[LabelSpot]) -> float:
        """Return how badly words collide at the best of their spots; 0 when one is free."""
        return min(self.cost(words_box(text, size, spot)) for spot in spots)

    def put(
        self, text: str, size: float, spots: Sequence[LabelSpot], weight: float = 2.0, cost_of: Cost = lambda _: 0.0
    ) -> LabelSpot:  # fmt: skip
        """Choose the first free spot, or the one that collides least, and take it; `cost_of` adds to that of a box."""
        best, least = spots[0], math.inf
        for spot in spots:
            box = words_box(text, size, spot)
            cost = self.cost(box.grown(_CLEAR)) + cost_of(box)
            if cost < least - 0.02:
                best, least = spot, cost
            if least == 0:
                break
        taken = words_box(text, size, best)
        self.take(Box(taken.left - 150, taken.low - 40, taken.right + 150, taken.top + 40), weight)
        return best


def _area(box: Box) -> float:
    return max(1.0, (box.right - box.left) * (box.top - box.low))
