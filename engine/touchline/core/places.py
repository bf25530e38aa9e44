"""Free places and ways around: where a base can stand, and the shortest way there past discs that block.

All in whole thousandths of an inch. Bases may touch (see `geometry.TOUCH`), never overlap.
"""

import heapq
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product
from math import cos, isqrt, pi, sin

from touchline.core.geometry import (
    TOUCH,
    Disc,
    Point,
    along,
    clip,
    crosses,
    distance,
    near_path,
    near_segment,
    outside,
    overlap,
    squared,
)

COMPASS = tuple((round(sin(k * pi / 12) * 10**6), round(cos(k * pi / 12) * 10**6)) for k in range(24))
"""24 directions, clockwise from straight up, times a million."""
TIE = 2 * TOUCH
"""Places whose distances differ by no more than this (rounding) are equally near."""

Box = tuple[Point, Point]
"""The lowest and highest place that the centre of a base may take."""


def fits(place: Point, radius: int, others: Sequence[Disc], box: Box) -> bool:
    """Can a base stand here: inside the box and overlapping nobody?"""
    (x0, y0), (x1, y1) = box
    return (
        x0 <= place[0] <= x1 and y0 <= place[1] <= y1 and not any(overlap((place, radius), other) for other in others)
    )


def nearest_free(wish: Point, radius: int, others: Sequence[Disc], box: Box) -> list[Point]:
    """The free places nearest to where a base would like to stand; several when they are equally near.

    Empty only when the box has no room at all along any edge of the bases in it.
    """
    if fits(wish, radius, others, box):
        return [wish]
    return _best(wish, [p for p in _candidates(wish, radius, others, box) if fits(p, radius, others, box)])


def nearest_touching(wish: Point, radius: int, anchor: Disc, others: Sequence[Disc], box: Box) -> list[Point]:
    """As `nearest_free`, of the places where the base touches the anchor's base."""
    ring = (anchor[0], anchor[1] + radius)
    blocked = [*others, anchor]
    found = [outside(ring[0], wish, ring[1])] if wish != ring[0] else _around(ring)
    free = [p for p in found if fits(p, radius, blocked, box)]
    if not free:
        found = _around(ring)
        for other in others:
            found.extend(_crossings(ring, (other[0], other[1] + radius)))
        found.extend(_on_edges(ring, box))
        free = [p for p in found if fits(p, radius, blocked, box) and distance(p, ring[0]) <= ring[1] + TOUCH]
    return _best(wish, free)


def _best(wish: Point, free: Sequence[Point]) -> list[Point]:
    if not free:
        return []
    ranked = sorted({(distance(wish, p), p) for p in free})
    nearest = ranked[0][0]
    best: list[Point] = []
    for away, place in ranked:
        if away <= nearest + TIE and all(distance(place, taken) > 2 * TIE for taken in best):
            best.append(place)
    return best


def _candidates(wish: Point, radius: int, others: Sequence[Disc], box: Box) -> Iterator[Point]:
    """Points among which the nearest free place must be: feet on rings and edges, and where these meet."""
    rings = [(centre, size + radius) for centre, size in others]
    (x0, y0), (x1, y1) = box
    for ring in rings:
        if ring[0] == wish:
            yield from _around(ring)
        else:
            yield outside(ring[0], wish, ring[1])
        yield from _on_edges(ring, box)
    for one, two in combinations(rings, 2):
        yield from _crossings(one, two)
    x, y = min(max(wish[0], x0), x1), min(max(wish[1], y0), y1)
    yield from ((x, y), (x0, y), (x1, y), (x, y0), (x, y1))
    yield from product((x0, x1), (y0, y1))


def _around(ring: Disc) -> list[Point]:
    (x, y), size = ring
    return [outside((x, y), (x + dx, y + dy), size) for dx, dy in COMPASS]


def _on_edges(ring: Disc, box: Box) -> Iterator[Point]:
    (cx, cy), size = ring
    (x0, y0), (x1, y1) = box
    for edge in (x0, x1):
        rest = size * size - (edge - cx) ** 2
        if rest >= 0:
            reach = isqrt(rest) + 1
            yield from ((edge, cy - reach), (edge, cy + reach))
    for edge in (y0, y1):
        rest = size * size - (edge - cy) ** 2
        if rest >= 0:
            reach = isqrt(rest) + 1
            yield from ((cx - reach, edge), (cx + reach, edge))


def _crossings(one: Disc, two: Disc) -> Iterator[Point]:
    """Where two rings meet, each point in its four roundings."""
    (ax, ay), ra = one
    (bx, by), rb = two
    dx, dy = bx - ax, by - ay
    span = dx * dx + dy * dy
    if not span or span > (ra + rb) ** 2 or span < (ra - rb) ** 2:
        return
    # along the line of centres by m / (2 span), across it by h / (2 span)
    m = span + ra * ra - rb * rb
    h = isqrt(max(0, 4 * span * ra * ra - m * m))
    for sign in (1, -1):
        px, py = 2 * span * ax + dx * m - sign * dy * h, 2 * span * ay + dy * m + sign * dx * h
        for ox, oy in product((0, 1), repeat=2):
            yield (px // (2 * span) + ox, py // (2 * span) + oy)


def way(
    start: Point, goal: Point, stop: int, radius: int, others: Sequence[Disc], box: Box, most: int
) -> list[Point] | None:
    """The shortest way for a base from `start` until its centre is within `stop` of `goal`, around whoever blocks.

    Returns the corners of the way, start and end included. A way longer than `most` is given as far as it is needed;
    None where there is no way. It hugs the bases it goes around, in straight legs between twelve points about each.
    """
    apart = distance(start, goal)
    if apart <= stop:
        return [start]
    end = along(start, goal, apart - stop) if stop else goal
    if fits(end, radius, others, box) and crosses(start, end, radius, others) is None:
        return [start, end]
    near = _within_reach(start, radius, others, most)
    return _search(start, goal, stop, radius, near, box, _corners(radius, near, box), most)


def _within_reach(start: Point, radius: int, others: Sequence[Disc], most: int) -> list[Disc]:
    return [o for o in others if squared(start, o[0]) <= (most + o[1] + 2 * radius) ** 2]


def _corners(radius: int, others: Sequence[Disc], box: Box) -> list[Point]:
    """Twelve points about each base, far enough out to pass it in straight legs."""
    corners = [
        outside(centre, (centre[0] + dx, centre[1] + dy), (size + radius) * 10_353 // 10_000 + 1)
        for centre, size in others
        for dx, dy in COMPASS[::2]
    ]
    return [p for p in corners if fits(p, radius, others, box)]


def _search(
    start: Point,
    goal: Point,
    stop: int,
    radius: int,
    others: Sequence[Disc],
    box: Box,
    corners: Sequence[Point],
    most: int,
) -> list[Point] | None:
    """A* over the corners."""
    queue: list[tuple[int, int, list[Point]]] = [(distance(start, goal), 0, [start])]
    done: set[Point] = set()
    while queue:
        _, walked, path = heapq.heappop(queue)
        here = path[-1]
        if here in done:
            continue
        done.add(here)
        apart = distance(here, goal)
        if apart <= stop or walked >= most:
            return path
        end = along(here, goal, apart - stop) if stop else goal
        ahead = [*corners, end] if fits(end, radius, others, box) else corners
        for there in ahead:
            if there not in done and crosses(here, there, radius, others) is None:
                so_far = walked + distance(here, there)
                heapq.heappush(queue, (so_far + max(0, distance(there, goal) - stop), so_far, [*path, there]))
    return None


def approach(
    start: Point, goal: Point, stop: int, radius: int, others: Sequence[Disc], box: Box, reach: int
) -> list[Point]:
    """The shortest of the ways on which a base comes as near to `goal` as its reach and whoever blocks allow.

    Its centre comes no nearer than `stop`. Returns the corners of the way, start and end included.
    """
    apart = distance(start, goal)
    if apart <= stop:
        return [start]
    end = along(start, goal, apart - stop)
    if fits(end, radius, others, box) and crosses(start, end, radius, others) is None:
        return [start, *straight_until_blocked(start, end, reach, radius, others)]
    near = _within_reach(start, radius, others, reach)
    corners = [*_corners(radius, near, box), *nearest_free(goal, radius, others, box)]
    best = (apart, 0, [start])
    queue = [(0, [start])]
    done: set[Point] = set()
    while queue:
        walked, path = heapq.heappop(queue)
        here, left = path[-1], reach - walked
        if here in done:
            continue
        done.add(here)
        wish = along(here, goal, max(0, distance(here, goal) - stop))
        ends = straight_until_blocked(here, clip(here, wish, *box), left, radius, near)
        for there in corners:
            if there not in done and crosses(here, there, radius, near) is None:
                leg, first = distance(here, there), _first_touch(here, there, goal, stop)
                if leg > left or first is not None:
                    ends += straight_until_blocked(here, first or there, left, radius, near)
                else:
                    heapq.heappush(queue, (walked + leg, [*path, there]))
        for end in (here, *ends):
            short = max(0, distance(end, goal) - stop - TOUCH)
            best = min(best, (short, walked + distance(here, end), path if end == here else [*path, end]))
    return best[2]


def _first_touch(start: Point, end: Point, goal: Point, stop: int) -> Point | None:
    """Where a way that leads within `stop` of `goal` first comes so near."""
    if not near_segment(goal, start, end, stop):
        return None
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


def straight_until_blocked(start: Point, aim: Point, reach: int, radius: int, others: Sequence[Disc]) -> list[Point]:
    """Where a base ends that walks straight at a point and stops before whoever blocks: one point, or none."""
    low, high = 0, min(reach, distance(start, aim))
    if crosses(start, along(start, aim, high), radius, others) is None:
        low = high
    while high - low > 1:
        middle = (low + high) // 2
        if crosses(start, along(start, aim, middle), radius, others) is None:
            low = middle
        else:
            high = middle
    end = along(start, aim, low)
    return [end] if end != start else []


def blocked_leg(path: Sequence[Point], radius: int, others: Sequence[Disc], box: Box) -> Disc | bool | None:
    """What stops a base on a polyline: a disc, True for the edge of the field, None when the way is clear."""
    (x0, y0), (x1, y1) = box
    for a, b in pairwise(path):
        if not (x0 <= b[0] <= x1 and y0 <= b[1] <= y1):
            return True
        hit = crosses(a, b, radius, others)
        if hit is not None:
            return hit
    return None


def on_path(place: Point, path: Sequence[Point], slack: int = 2 * TOUCH) -> bool:
    """Does a point lie on a polyline, give or take rounding?"""
    return near_path(place, path, slack) or squared(place, path[0]) <= slack * slack
