"""Ways around: the shortest way of a base past discs that block.

A way leads in straight legs between *corners*: twelve points about each base, far enough out to pass it from one to the
next. The shortest way is found by A* over the corners. Most corners can be in no way that matters, so the search keeps
within an ellipse. For a way of a given length, distances from start and goal add up to no more than that length. The
ellipse begins narrow and is widened until the way found is surely the shortest. A leg is judged only when its turn
comes. Floats tell only what is too far away to matter, with some thousandths to spare; whole numbers decide.
"""

import heapq
from collections.abc import Sequence
from functools import lru_cache
from math import dist, inf, sqrt

from touchline.core.inches.geometry import TOUCH, Circle, Point, Wall, along, clear, distance, stands, walls
from touchline.core.inches.places import Box, around_ring, inside, standing

SLACK = 32
"""Thousandths that a way may gain by rounding: half a thousandth a leg, so this is enough for sixty legs."""
SPARES = (150, 1_000, inf)
"""How much longer than the straight way: the ellipses that are searched in turn."""
HAIR = 3
"""Thousandths that a point may lie beside the line or ring that it is counted to, at most."""
REMEMBERED = 2048
"""Searches whose result is kept: a play that is forked, or asked twice, puts the same question again."""


class Crowd:
    """Who can be in the way of a base that walks up to `most` from `start`, nearest first, and the corners about them.

    The corners about a base are looked at when they are asked for, and only once.
    """

    def __init__(self, start: Point, goal: Point, radius: int, others: Sequence[Circle], box: Box, most: int) -> None:
        self.start, self.goal, self.box = start, goal, box
        near = sorted(
            (away, centre, size + radius)
            for centre, size in others
            if (away := dist(centre, start)) <= most + size + 2 * radius
        )
        self.walls = [(x, y, (size - TOUCH) ** 2) for _, (x, y), size in near]
        self.rings = [(centre, size * 10_353 // 10_000 + 1) for _, centre, size in near]
        self._corners: list[Sequence[Point] | None] = [None] * len(near)

    def corners(self, index: int) -> Sequence[Point]:
        """Twelve points about a base, far enough out to pass it in straight legs; those that are free."""
        known = self._corners[index]
        if known is None:
            (x, y), out = ring = self.rings[index]
            known = around_ring(ring, 2)
            wide = out + HAIR
            close = [
                (cx, cy, keep)
                for other, (cx, cy, keep) in enumerate(self.walls)
                if other != index and dist((x, y), (cx, cy)) < wide + sqrt(keep)
            ]
            known = standing(known, close)
            (x0, y0), (x1, y1) = self.box
            if not (x0 + wide <= x <= x1 - wide and y0 + wide <= y <= y1 - wide):
                known = [p for p in known if inside(p, self.box)]
            self._corners[index] = known
        return known

    def within(self, reach: float, most: float) -> list[tuple[Point, float]]:
        """Corners in reach of the start over which a way to the goal may be that short, with their distance to it."""
        start, goal = self.start, self.goal
        found: list[tuple[Point, float]] = []
        for index, (centre, out) in enumerate(self.rings):
            wide = out + HAIR
            away = dist(centre, start)
            if away - wide <= reach and away + dist(centre, goal) - 2 * wide <= most:
                found += [
                    (p, rest)
                    for p in self.corners(index)
                    if (first := dist(p, start)) <= reach and first + (rest := dist(p, goal)) <= most
                ]
        return found


def way(
    start: Point, goal: Point, stop: int, radius: int, others: Sequence[Circle], box: Box, most: int
) -> list[Point] | None:
    """The shortest way for a base from `start` until its centre is within `stop` of `goal`, around whoever blocks.

    Returns the corners of the way, start and end included. A way longer than `most` is given as far as it is needed;
    None where there is no way. It hugs the bases it goes around, in straight legs between twelve points about each.
    """
    apart = distance(start, goal)
    if apart <= stop:
        return [start]
    around = walls(radius, others)
    end = along(start, goal, apart - stop) if stop else goal
    if inside(end, box) and stands(end, around) and clear(start, end, around):
        return [start, end]
    return list(_around(start, goal, stop, radius, tuple(others), box, most)) or None


@lru_cache(REMEMBERED)
def _around(
    start: Point, goal: Point, stop: int, radius: int, others: tuple[Circle, ...], box: Box, most: int
) -> tuple[Point, ...]:
    """The shortest way that is not straight; empty where there is none."""
    crowd = Crowd(start, goal, radius, others, box, most)
    straight = distance(start, goal) - stop
    ways = (_shortest(crowd, stop, most, straight + spare) for spare in SPARES)
    return next((found for found in ways if found is not None), ())


def _shortest(crowd: Crowd, stop: int, most: int, bound: float) -> tuple[Point, ...] | None:
    """A* among the ways no longer than `bound`; None where it finds none."""
    start, goal, around, box = crowd.start, crowd.goal, crowd.walls, crowd.box
    corners = [(p, max(0, distance(p, goal) - stop)) for p, _ in crowd.within(inf, bound + stop + SLACK)]
    queue: list[tuple[int, int, tuple[Point, ...]]] = [(distance(start, goal) - stop, 0, (start,))]
    done: set[Point] = set()
    while queue:
        _, walked, path = heapq.heappop(queue)
        here = path[-1]
        if here in done or (len(path) > 1 and not clear(path[-2], here, around)):
            continue
        done.add(here)
        apart = distance(here, goal)
        if apart <= stop or walked >= most:
            return path
        end = along(here, goal, apart - stop) if stop else goal
        ahead = corners
        if inside(end, box) and stands(end, around):
            ahead = [*corners, (end, max(0, distance(end, goal) - stop))]
        left = bound - walked
        for there, rest in ahead:
            if there not in done:
                leg = distance(here, there)
                if leg + rest <= left:
                    heapq.heappush(queue, (walked + leg + rest, walked + leg, (*path, there)))
    return None


def until(start: Point, aim: Point, reach: int, around: Sequence[Wall]) -> Point:
    """Where the centre of a base ends that walks straight at a point, up to `reach`, and stops before who blocks.

    The length is found by halving, and tried only where it is in doubt. Rounding bends a leg by a thousandth or two. So
    a wall that is farther off surely does not stop it, and one that it would be deeper in surely does.
    """
    low, high = 0, min(reach, distance(start, aim))
    end = along(start, aim, high)
    if clear(start, end, around):
        return end
    (x, y), whole = start, dist(start, aim)
    ux, uy = (aim[0] - x) / whole, (aim[1] - y) / whole
    free: float = high
    shut: float = high
    hits: list[Wall] = []
    for wall in around:
        dx, dy = wall[0] - x, wall[1] - y
        ahead, aside, size = dx * ux + dy * uy, (dx * uy - dy * ux) ** 2, sqrt(wall[2])
        wide, slim = (size + HAIR) ** 2, max(0, size - HAIR) ** 2
        square = ahead * ahead + aside
        if square < wide:
            free = 0
        elif ahead > 0 and aside < wide:
            free = min(free, ahead - sqrt(wide - aside))
        else:
            continue
        hits.append(wall)
        if ahead > HAIR and aside < slim:
            shut = min(shut, max(ahead - sqrt(slim - aside), 2 * sqrt(square) / ahead))
    while high - low > 1:
        middle = (low + high) // 2
        if middle < free or (middle <= shut and clear(start, along(start, aim, middle), hits)):
            low = middle
        else:
            high = middle
    return along(start, aim, low)
