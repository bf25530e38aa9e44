"""As near as can be: where a base ends up that wants to come near a point, past discs that block, within its reach.

Branch and bound over the corners of `ways`. From each place that a way leads to, the base may walk on to another
corner. Or it walks straight at the goal until somebody stops it, or straight at a corner that is farther than its
reach. The best end is the nearest to the goal; of those, the one with the shortest way there. What cannot lead to a
better end than the best known is left out:

* a place from where even the straight way at the goal would end farther away,
* a corner outside the ellipse of the places over which a way can still be short enough,
* a corner to aim at that others hide, or that leads too far off: see `sight`. These are looked for last, when good ends
  are known and little is left to look for.

Floats (distances and angles) tell only what cannot matter, with some thousandths to spare; whole numbers decide.
"""

import heapq
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from math import asin, dist, inf
from typing import NamedTuple

from touchline.core.inches.geometry import (
    TOUCH,
    Circle,
    Point,
    Wall,
    along,
    clear,
    clip,
    distance,
    near_segment,
    path_length,
    squared,
    stands,
    walls,
)
from touchline.core.inches.places import Box, inside, nearest_free
from touchline.core.inches.sight import Arc, cone, direction, gaps, look, meet, seen
from touchline.core.inches.ways import HAIR, REMEMBERED, SLACK, Crowd, until


def approach(
    start: Point, goal: Point, stop: int, radius: int, others: Sequence[Circle], box: Box, reach: int
) -> list[Point]:
    """The shortest of the ways on which a base comes as near to `goal` as its reach and whoever blocks allow.

    Its centre comes no nearer than `stop`. Returns the corners of the way, start and end included.
    """
    apart = distance(start, goal)
    if apart <= stop:
        return [start]
    around = walls(radius, others)
    end = along(start, goal, apart - stop)
    if inside(end, box) and stands(end, around) and clear(start, end, around):
        end = until(start, end, reach, around)
        return [start, end] if end != start else [start]
    return list(_around(start, goal, stop, radius, tuple(others), box, reach))


def brought_to_touch(
    path: Sequence[Point], goal: Point, stop: int, radius: int, others: Sequence[Circle], box: Box, reach: int
) -> tuple[Point, ...]:
    """A way that ends at `stop` from the goal but for rounding, which may leave a gap wider than `TOUCH`: closed.

    Each of its roundings is towards the start, so that no way is too long; together they part bases that have met.
    Where the last step would be too long, or overlap somebody, the way stays as it is.

    >>> brought_to_touch([(1220, 8039), (1756, 7730)], (2610, 7236), 984, 492, [], ((492, 492), (9000, 9000)), 3000)
    ((1220, 8039), (1757, 7730))
    """
    x, y = path[-1]
    if not (stop + TOUCH) ** 2 < squared(path[-1], goal) <= (stop + TOUCH + HAIR) ** 2:
        return tuple(path)
    around, before = walls(radius, others), path[:-1] or path
    nearer = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    met = [
        place
        for place in nearer
        if (stop - TOUCH) ** 2 <= squared(place, goal) <= (stop + TOUCH) ** 2
        and inside(place, box)
        and stands(place, around)
        and clear(before[-1], place, around)
        and path_length([*before, place]) <= reach
    ]
    return (*before, max(met, key=lambda place: squared(place, goal))) if met else tuple(path)


@lru_cache(REMEMBERED)
def _around(
    start: Point, goal: Point, stop: int, radius: int, others: tuple[Circle, ...], box: Box, reach: int
) -> tuple[Point, ...]:
    return _Search(start, goal, stop, radius, others, box, reach).path()


class _Place(NamedTuple):
    """A place that a way leads to."""

    at: Point
    walked: int
    path: tuple[Point, ...]
    left: int
    """How far the base can still walk."""
    apart: int
    """From the goal."""
    order: int


class _Search:
    """The search for one base."""

    def __init__(
        self, start: Point, goal: Point, stop: int, radius: int, others: Sequence[Circle], box: Box, reach: int
    ) -> None:
        self.start, self.goal, self.stop, self.reach, self.box = start, goal, stop, reach, box
        self.radius, self.others = radius, others
        self.crowd = Crowd(start, goal, radius, others, box, reach)
        self.best: tuple[int, int, tuple[Point, ...]] = (distance(start, goal), 0, (start,))
        """How far the end is from where it should be, how long the way there is, and the way."""
        self.enough = self.best[0] + stop + TOUCH
        """An end farther from the goal than this is no better than the best."""
        self.orders: dict[Point, int] = {}
        """Places in the order in which they were reached."""
        self.known: dict[Point, int] = {start: 0}
        """The length of the shortest way to a place that is known so far."""

    def spend(self, walked: int, left: int) -> int:
        """How much farther a base may walk and end no worse than the best."""
        return left if self.best[0] else min(left, self.best[1] - walked)

    @property
    def bound(self) -> int:
        """How long a way over a place and straight to the goal may be, and still lead to a better end."""
        return self.enough + (self.reach if self.best[0] else self.best[1]) + SLACK

    def path(self) -> tuple[Point, ...]:
        """The best way of all."""
        queue: list[tuple[int, tuple[Point, ...]]] = [(0, (self.start,))]
        reached: list[tuple[_Place, list[Arc]]] = []
        stations: list[tuple[Point, float]] | None = None
        while queue:
            walked, path = heapq.heappop(queue)
            at = path[-1]
            if at in self.orders:
                continue
            self.orders[at] = order = len(self.orders)
            left, apart = self.reach - walked, distance(at, self.goal)
            if apart - self.enough - self.spend(walked, left) > SLACK:
                continue
            self.offer(apart, walked, path)
            if apart <= self.stop + TOUCH:
                continue
            place = _Place(at, walked, path, left, apart, order)
            view = look(at, self.goal, left, min(left, apart - self.stop - HAIR), self.crowd.walls)
            if apart - view.ahead <= self.enough + HAIR:
                self.end(place, until(at, self.straight(at, apart), left, view.front))
            reached.append((place, view.shadows))
            if stations is None:
                stations = self.stations()
            for length, there in self.onward(place, view.front, stations):
                heapq.heappush(queue, (length, (*path, there)))
        for place, shadows in reached:
            self.aim(place, shadows)
        return self.best[2]

    def straight(self, at: Point, apart: int) -> Point:
        """What a base aims at that walks straight at the goal."""
        aim = along(at, self.goal, apart - self.stop)
        return aim if inside(aim, self.box) else clip(at, aim, *self.box)

    def offer(self, apart: int, walked: int, path: tuple[Point, ...]) -> None:
        """An end so far from the goal: perhaps the best."""
        if apart <= self.enough:
            self.best = min(self.best, (max(0, apart - self.stop - TOUCH), walked, path))
            self.enough = self.best[0] + self.stop + TOUCH

    def end(self, place: _Place, end: Point) -> None:
        """A leg from a place ends here."""
        if end != place.at:
            self.offer(distance(end, self.goal), place.walked + distance(place.at, end), (*place.path, end))

    def stations(self) -> list[tuple[Point, float]]:
        """Corners that a way to a better end may lead over, with their distance to the goal."""
        reach, most = self.reach + SLACK, self.bound
        return self.crowd.within(reach, most) + [
            (p, rest)
            for p in self.about_goal
            if (first := dist(p, self.start)) <= reach and first + (rest := dist(p, self.goal)) <= most
        ]

    @cached_property
    def about_goal(self) -> list[Point]:
        """Free places as near to the goal as can be: corners as well."""
        return nearest_free(self.goal, self.radius, self.others, self.box)

    def onward(
        self, place: _Place, front: Sequence[Wall], stations: Sequence[tuple[Point, float]]
    ) -> Iterator[tuple[int, Point]]:
        """The corners that the base can walk on to, with the length of the way there, unless a shorter one is known."""
        at, walked, reach, known = place.at, place.walked, self.reach, self.known
        most, longest = self.bound - walked, 1 - walked
        for there in [
            p for p, rest in stations if (leg := dist(p, at)) + rest <= most and leg <= known.get(p, reach) + longest
        ]:
            length = walked + distance(at, there)
            if (
                length <= known.get(there, reach)
                and not self.passes(place, there, length - walked)
                and clear(at, there, front)
            ):
                known[there] = length
                yield length, there

    def passes(self, place: _Place, there: Point, leg: int) -> bool:
        """Does a leg lead past the goal so near that the base stops on it?"""
        return place.apart <= leg + self.stop + 1 and near_segment(self.goal, place.at, there, self.stop)

    def aim(self, place: _Place, shadows: Sequence[Arc]) -> None:
        """Walk straight at corners that are out of reach, or past the goal."""
        spend = self.spend(place.walked, place.left)
        if spend <= 0 or place.apart - self.enough - spend > SLACK:
            return
        at, left, around = place.at, place.left, self.crowd.walls
        whole = dist(at, self.goal)
        past = cone(whole, inf, self.stop + HAIR) if place.apart - self.stop <= left + HAIR else 0
        through = gaps(shadows, max(past, cone(whole, spend, self.enough + HAIR)))
        for there in self.sights(place, through, past):
            if self.orders.get(there, inf) <= place.order:
                continue
            leg = distance(at, there)
            if self.passes(place, there, leg):
                if clear(at, there, around):
                    self.end(place, until(at, _first_touch(at, there, self.goal, self.stop), left, around))
            elif leg > left:
                end = along(at, there, left)
                if near_segment(self.goal, at, end, self.enough + HAIR) and clear(at, there, around):
                    self.end(place, until(at, there, left, around))

    def sights(self, place: _Place, through: Sequence[Arc], past: float) -> list[Point]:
        """The corners seen through these gaps; those in reach only where a leg there may lead past the goal."""
        if not through:
            return []
        at, crowd = place.at, self.crowd
        found: list[Point] = []
        for index, (centre, out) in enumerate(crowd.rings):
            wide = out + HAIR
            away = dist(centre, at)
            if away > wide:
                turn, half = direction(at, self.goal, centre), asin(wide / away)
                if away + wide < place.left and abs(turn) - half > past:
                    continue
                if not meet(turn - half, turn + half, through):
                    continue
            found += crowd.corners(index)
        return seen([*found, *self.about_goal], at, self.goal, through)


def _first_touch(start: Point, end: Point, goal: Point, stop: int) -> Point:
    """Where a way that leads within `stop` of `goal` first comes so near."""
    leg = distance(start, end)
    ahead = (goal[0] - start[0]) * (end[0] - start[0]) + (goal[1] - start[1]) * (end[1] - start[1])
    low, high = 0, min(leg, max(0, ahead // max(1, leg)))
    while high - low > 1:
        middle = (low + high) // 2
        if distance(along(start, end, middle), goal) > stop:
            low = middle
        else:
            high = middle
    return along(start, end, high)
