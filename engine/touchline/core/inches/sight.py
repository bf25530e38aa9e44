"""What is seen from a place on the way to a goal: who stands ahead, who hides what, and through which gaps one can aim.

A wall casts a shadow: the directions that meet it. A leg along the edge of a shadow touches the wall; what lies in the
shadow farther away cannot be reached straight on. Directions are angles from the direction of the goal, in radians,
counter-clockwise. They are floats and only tell what need not be looked at. Shadows are a little too narrow, gaps a
little too wide.
"""

from collections.abc import Iterable, Sequence
from math import acos, asin, atan2, dist, pi, sqrt
from typing import NamedTuple

from touchline.core.inches.geometry import Point, Wall
from touchline.core.inches.ways import HAIR

BLINK = 1e-6
"""Radians that an angle may be off, and far more than rounding costs."""

Arc = tuple[float, float]
"""Directions from one to another."""


class SeenFrom(NamedTuple):
    """What is seen from a place."""

    front: list[Wall]
    """Who can stop a leg that is in reach."""
    shadows: list[Arc]
    """Where something is hidden."""
    ahead: float
    """The straight way to the goal surely ends no farther off than this."""


def look(at: Point, goal: Point, left: int, nearest: int, around: Iterable[Wall]) -> SeenFrom:
    """Look around from a place with so much reach left. Shadows count that hide what is `nearest` or farther away."""
    (hx, hy), whole = at, dist(at, goal)
    ux, uy = (goal[0] - hx) / whole, (goal[1] - hy) / whole
    front: list[Wall] = []
    shadows: list[Arc] = []
    most: float = left
    for wall in around:
        x, y, keep = wall[0] - hx, wall[1] - hy, wall[2]
        size, square = sqrt(keep), x * x + y * y
        away = sqrt(square)
        if away - size > left + HAIR:
            continue
        front.append(wall)
        ahead, aside = x * ux + y * uy, ux * y - uy * x
        if square - keep < nearest * nearest:
            turn = atan2(aside, ahead)
            half = (asin(size / away) if square > keep else pi / 2) - BLINK
            shadows.append((turn - half, turn + half))
        if ahead > HAIR and abs(aside) < size - HAIR:
            most = min(most, max(ahead - sqrt((size - HAIR) * (size - HAIR) - aside * aside), 2 * away / ahead))
    return SeenFrom(front, shadows, most)


def cone(apart: float, spend: float, enough: float) -> float:
    """The largest angle between a goal and a leg of up to `spend` that still comes within `enough` of it.

    `apart` is how far away the goal is.
    """
    if apart <= enough:
        return pi
    touching = apart * apart - enough * enough
    if spend * spend < touching:
        return acos(min(1, (spend * spend + touching) / (2 * spend * apart))) + BLINK
    return acos(sqrt(touching) / apart) + BLINK


def gaps(shadows: Sequence[Arc], half: float) -> list[Arc]:
    """What the shadows leave of the directions up to `half` to either side of the goal."""
    edge = -half
    found: list[Arc] = []
    for low, high in sorted(shadows):
        if low >= half:
            break
        if low > edge:
            found.append((edge, low))
        edge = max(edge, high)
    if edge < half:
        found.append((edge, half))
    return found


def direction(at: Point, goal: Point, place: Point) -> float:
    """Where a place is seen."""
    ux, uy, x, y = goal[0] - at[0], goal[1] - at[1], place[0] - at[0], place[1] - at[1]
    return atan2(ux * y - uy * x, ux * x + uy * y)


def seen(places: Iterable[Point], at: Point, goal: Point, through: Iterable[Arc]) -> list[Point]:
    """The places seen through these gaps."""
    hx, hy = at
    ux, uy = goal[0] - hx, goal[1] - hy
    return [
        (x, y)
        for low, high in through
        for x, y in places
        if low <= atan2(ux * (y - hy) - uy * (x - hx), ux * (x - hx) + uy * (y - hy)) <= high
    ]


def meet(low: float, high: float, through: Iterable[Arc]) -> bool:
    """Does anything of an arc, which may lead past straight behind, lie in one of these gaps?"""
    for start, end in through:  # noqa: SIM110 - quicker than any()
        if (low <= end and high >= start) or high - 2 * pi >= start or low + 2 * pi <= end:
            return True
    return False
