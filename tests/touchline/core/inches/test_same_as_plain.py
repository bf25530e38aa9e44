"""The searches against plain ones that try every corner and every leg: the same answers to the thousandth."""

import heapq
from collections.abc import Iterator
from itertools import combinations, product
from math import isqrt
from random import Random
from typing import Any

import pytest

from touchline.core.inches import places, ways
from touchline.core.inches.approach import _first_touch, approach
from touchline.core.inches.geometry import (
    TOUCH,
    Circle,
    Point,
    along,
    clip,
    crosses,
    distance,
    near_segment,
    outside,
    overlap,
    squared,
    walls,
)
from touchline.core.inches.places import COMPASS, TIE, Box

LAYOUTS = 250
"""Of each kind, for each search."""
SIZES = (118, 300, 492, 591, 787)
"""The ball's radius, and those of bases."""

# ------------------------------------------------------------------ the plain searches


def fits(place: Point, radius: int, others: list[Circle], box: Box) -> bool:
    (x0, y0), (x1, y1) = box
    inside = x0 <= place[0] <= x1 and y0 <= place[1] <= y1
    return inside and not any(overlap((place, radius), other) for other in others)


def nearest_free(wish: Point, radius: int, others: list[Circle], box: Box) -> list[Point]:
    if fits(wish, radius, others, box):
        return [wish]
    free = [p for p in candidates(wish, radius, others, box) if fits(p, radius, others, box)]
    return best_of(wish, free)


def nearest_touching(wish: Point, radius: int, anchor: Circle, others: list[Circle], box: Box) -> list[Point]:
    ring = (anchor[0], anchor[1] + radius)
    blocked = [*others, anchor]
    found = [outside(ring[0], wish, ring[1])] if wish != ring[0] else around(ring)
    free = [p for p in found if fits(p, radius, blocked, box)]
    if not free:
        found = around(ring)
        for other in others:
            found.extend(crossings(ring, (other[0], other[1] + radius)))
        found.extend(on_edges(ring, box))
        free = [p for p in found if fits(p, radius, blocked, box) and distance(p, ring[0]) <= ring[1] + TOUCH]
    return best_of(wish, free)


def best_of(wish: Point, free: list[Point]) -> list[Point]:
    ranked = sorted({(distance(wish, p), p) for p in free})
    best: list[Point] = []
    for away, place in ranked:
        if away <= ranked[0][0] + TIE and all(distance(place, taken) > 2 * TIE for taken in best):
            best.append(place)
    return best


def candidates(wish: Point, radius: int, others: list[Circle], box: Box) -> Iterator[Point]:
    rings = [(centre, size + radius) for centre, size in others]
    (x0, y0), (x1, y1) = box
    for ring in rings:
        yield from around(ring) if ring[0] == wish else [outside(ring[0], wish, ring[1])]
        yield from on_edges(ring, box)
    for one, two in combinations(rings, 2):
        yield from crossings(one, two)
    x, y = min(max(wish[0], x0), x1), min(max(wish[1], y0), y1)
    yield from ((x, y), (x0, y), (x1, y), (x, y0), (x, y1))
    yield from product((x0, x1), (y0, y1))


def around(ring: Circle) -> list[Point]:
    (x, y), size = ring
    return [outside((x, y), (x + dx, y + dy), size) for dx, dy in COMPASS]


def on_edges(ring: Circle, box: Box) -> Iterator[Point]:
    (cx, cy), size = ring
    (x0, y0), (x1, y1) = box
    for edge in (x0, x1):
        rest = size * size - (edge - cx) ** 2
        if rest >= 0:
            yield from ((edge, cy - isqrt(rest) - 1), (edge, cy + isqrt(rest) + 1))
    for edge in (y0, y1):
        rest = size * size - (edge - cy) ** 2
        if rest >= 0:
            yield from ((cx - isqrt(rest) - 1, edge), (cx + isqrt(rest) + 1, edge))


def crossings(one: Circle, two: Circle) -> Iterator[Point]:
    (ax, ay), ra = one
    (bx, by), rb = two
    dx, dy = bx - ax, by - ay
    span = dx * dx + dy * dy
    if not span or span > (ra + rb) ** 2 or span < (ra - rb) ** 2:
        return
    m = span + ra * ra - rb * rb
    h = isqrt(max(0, 4 * span * ra * ra - m * m))
    for sign in (1, -1):
        px, py = 2 * span * ax + dx * m - sign * dy * h, 2 * span * ay + dy * m + sign * dx * h
        for ox, oy in product((0, 1), repeat=2):
            yield (px // (2 * span) + ox, py // (2 * span) + oy)


def corners_about(radius: int, others: list[Circle], box: Box) -> list[Point]:
    corners = [
        outside(centre, (centre[0] + dx, centre[1] + dy), (size + radius) * 10_353 // 10_000 + 1)
        for centre, size in others
        for dx, dy in COMPASS[::2]
    ]
    return [p for p in corners if fits(p, radius, others, box)]


def in_reach(start: Point, radius: int, others: list[Circle], most: int) -> list[Circle]:
    return [o for o in others if squared(start, o[0]) <= (most + o[1] + 2 * radius) ** 2]


def way(
    start: Point, goal: Point, stop: int, radius: int, others: list[Circle], box: Box, most: int
) -> list[Point] | None:
    apart = distance(start, goal)
    if apart <= stop:
        return [start]
    end = along(start, goal, apart - stop) if stop else goal
    if fits(end, radius, others, box) and crosses(start, end, radius, others) is None:
        return [start, end]
    near = in_reach(start, radius, others, most)
    corners = corners_about(radius, near, box)
    queue: list[tuple[int, int, list[Point]]] = [(apart, 0, [start])]
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
        for there in [*corners, end] if fits(end, radius, near, box) else corners:
            if there not in done and crosses(here, there, radius, near) is None:
                so_far = walked + distance(here, there)
                heapq.heappush(queue, (so_far + max(0, distance(there, goal) - stop), so_far, [*path, there]))
    return None


def as_near(
    start: Point, goal: Point, stop: int, radius: int, others: list[Circle], box: Box, reach: int
) -> list[Point]:
    apart = distance(start, goal)
    if apart <= stop:
        return [start]
    end = along(start, goal, apart - stop)
    if fits(end, radius, others, box) and crosses(start, end, radius, others) is None:
        return [start, *until(start, end, reach, radius, others)]
    near = in_reach(start, radius, others, reach)
    corners = [*corners_about(radius, near, box), *nearest_free(goal, radius, others, box)]
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
        ends = until(here, clip(here, wish, *box), left, radius, near)
        for there in corners:
            if there not in done and crosses(here, there, radius, near) is None:
                leg, past = distance(here, there), near_segment(goal, here, there, stop)
                if leg > left or past:
                    aim = _first_touch(here, there, goal, stop) if past else there
                    ends += until(here, aim, left, radius, near)
                else:
                    heapq.heappush(queue, (walked + leg, [*path, there]))
        for end in (here, *ends):
            short = max(0, distance(end, goal) - stop - TOUCH)
            best = min(best, (short, walked + distance(here, end), path if end == here else [*path, end]))
    return best[2]


def until(start: Point, aim: Point, reach: int, radius: int, others: list[Circle]) -> list[Point]:
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


# ------------------------------------------------------------------ layouts

KINDS = ("scattered", "touching", "narrow gaps", "at the edges", "in rows", "packed")


def discs(kind: str, side: int, radius: int, chance: Random) -> list[Circle]:
    """Up to a dozen discs on a field, seldom overlapping."""
    found: list[Circle] = []
    for _ in range(chance.randrange(16 if kind == "packed" else 11)):
        size = chance.choice(SIZES)
        place = chance.randrange(side), chance.randrange(side)
        if kind == "at the edges" and chance.random() < 0.7:
            place = chance.choice((size, side - size, size + 2 * radius)), place[1]
        elif kind == "in rows":
            place = place[0] // 500 * 500, place[1] // 1000 * 1000
        elif found and kind != "scattered" and chance.random() < 0.8:
            centre, wide = chance.choice(found)
            gap = chance.choice((0, 0, 1, 2, 3, -1, -2))
            if kind == "narrow gaps":
                gap += chance.choice((0, 2 * radius))
            turn = chance.choice(COMPASS) if chance.random() < 0.5 else (chance.randrange(-999, 999), 500)
            place = outside(centre, (centre[0] + turn[0], centre[1] + turn[1]), wide + size + gap)
        if found and chance.random() < 0.02:
            place = chance.choice(found)[0]
        if chance.random() < 0.05 or not any(overlap((place, size), other) for other in found):
            found.append((place, size))
    return found


def question(kind: str, chance: Random) -> tuple[Point, Point, int, int, list[Circle], Box, int]:
    """From where, to where, how near, how big, past whom, in what field, how far."""
    while True:
        side, radius = chance.choice((3_000, 5_000, 7_000, 9_000)), chance.choice(SIZES[1:])
        box = ((radius, radius), (side - radius, side - radius))
        others = discs(kind, side, radius, chance)
        start = chance.randrange(radius, side - radius + 1), chance.randrange(radius, side - radius + 1)
        goal, stop = (
            (chance.randrange(-200, side + 200), chance.randrange(-200, side + 200)),
            chance.choice((0, radius)),
        )
        if others and chance.random() < 0.5:
            (x, y), size = chance.choice(others)
            towards = chance.randrange(-99, 100), chance.randrange(-99, 100)
            start = outside((x, y), (x + towards[0], y + towards[1]), size + radius + chance.choice((0, 0, 1, -1, -2)))
        if others and chance.random() < 0.6:
            goal, size = chance.choice(others)
            stop = chance.choice((size + radius, size + radius, radius, 0))
        if places.inside(start, box) and (chance.random() < 0.02 or fits(start, radius, others, box)):
            return start, goal, stop, radius, others, box, chance.choice((600, 2_000, 3_000, 4_000, 6_000, 12_000))


def questions(kind: str, search: str) -> Iterator[tuple[Any, ...]]:
    """The same ones in every run."""
    chance = Random(f"{kind}, {search}")
    return (question(kind, chance) for _ in range(LAYOUTS))


FIELD = ((492, 492), (23_508, 35_508))
ASKED = (
    (  # a corner that a shorter way led to before is not aimed at again
        (11_194, 13_277), (11_842, 14_359), 492, 492, FIELD, 3_000,
        [((12_499, 12_191), 492), ((11_000, 11_500), 492), ((9_939, 12_092), 492), ((12_000, 10_300), 787),
         ((12_165, 13_819), 591), ((12_944, 13_067), 492), ((12_701, 15_954), 787)],
    ),
    (  # somebody out of reach stands on a corner that is aimed at
        (13_700, 14_945), (12_000, 12_000), 984, 492, FIELD, 2_000,
        [((12_000, 12_000), 492), ((12_729, 15_106), 492), ((13_000, 11_500), 492), ((12_000, 10_300), 787),
         ((12_000, 14_000), 591), ((11_441, 12_812), 492), ((11_542, 15_585), 787)],
    ),
    (  # the last two thousandths between two who touch
        (10_900, 13_600), (11_371, 11_993), 492, 492, FIELD, 3_000,
        [((12_000, 12_000), 492), ((11_000, 11_500), 492), ((12_855, 15_497), 492), ((12_000, 10_300), 787),
         ((12_000, 14_000), 591), ((14_036, 13_301), 492), ((12_525, 16_750), 787)],
    ),
    (  # already overlapping somebody
        (1_043, 2_017), (2_931, 422), 1_378, 787, ((787, 787), (2_213, 2_213)), 2_000,
        [((591, 2_289), 591), ((-585, 3_009), 787), ((1_598, 65), 787), ((1_976, 1_307), 300), ((2_931, 422), 591),
         ((710, 1_591), 118)],
    ),
)  # fmt: skip
"""What went wrong once, in random play and in random layouts."""

# ------------------------------------------------------------------ the same answers


@pytest.mark.parametrize("kind", KINDS)
def test_the_nearest_free_places_are_those_of_a_plain_search(kind: str) -> None:
    for start, goal, _, radius, others, box, _ in questions(kind, "free"):
        for wish in (goal, start):
            asked = (wish, radius, others, box)
            assert places.nearest_free(*asked) == nearest_free(*asked), asked
        crowd = [((goal[0] + 1, goal[1]), 300), *others]
        assert places.nearest_free(goal, radius, crowd, box) == nearest_free(goal, radius, crowd, box), crowd


@pytest.mark.parametrize("kind", KINDS)
def test_the_nearest_touching_places_are_those_of_a_plain_search(kind: str) -> None:
    for start, goal, _, radius, others, box, _ in questions(kind, "touching"):
        asked = (start, radius, (goal, 492), others, box)
        assert places.nearest_touching(*asked) == nearest_touching(*asked), asked


@pytest.mark.parametrize("kind", KINDS)
def test_the_shortest_ways_are_those_of_a_plain_search(kind: str) -> None:
    for asked in questions(kind, "way"):
        assert ways.way(*asked) == way(*asked), asked


@pytest.mark.parametrize("kind", KINDS)
def test_the_nearest_approaches_are_those_of_a_plain_search(kind: str) -> None:
    for asked in questions(kind, "approach"):
        assert approach(*asked) == as_near(*asked), asked


def test_a_way_past_the_goal_ends_where_its_thousandths_one_by_one_first_come_so_near() -> None:
    """The plain search takes this place from the other one, so it is looked for by itself, to a hair of rounding."""
    chance, tried = Random("first touch"), 0
    while tried < LAYOUTS:
        start, end = ((chance.randrange(4_000), chance.randrange(4_000)) for _ in range(2))
        stop = chance.choice((0, *SIZES, 984, 1_378))
        (x, y), most = along(start, end, chance.randrange(5_000)), stop + 1
        goal = x + chance.randrange(-stop, most), y + chance.randrange(-stop, most)
        if not near_segment(goal, start, end, stop) or distance(start, goal) <= stop + TOUCH:
            continue
        tried += 1
        found = _first_touch(start, end, goal, stop)
        before = [along(start, end, length) for length in range(distance(start, end) + 1)]
        before = before[: [*before, end].index(found)]
        assert abs(distance(found, goal) - stop) <= 1, (start, end, goal, stop)
        assert all(distance(place, goal) >= stop for place in before), (start, end, goal, stop)


@pytest.mark.parametrize("asked", ASKED)
def test_what_went_wrong_once_is_right(asked: tuple[Any, ...]) -> None:
    start, goal, stop, radius, box, reach, others = asked
    for search, plain in ((approach, as_near), (ways.way, way)):
        assert search(start, goal, stop, radius, others, box, reach) == plain(
            start, goal, stop, radius, others, box, reach
        )


@pytest.mark.parametrize("kind", KINDS)
def test_a_straight_walk_ends_where_a_plain_search_says(kind: str) -> None:
    for start, goal, _, radius, others, box, reach in questions(kind, "until"):
        aim = min(max(goal[0], box[0][0]), box[1][0]), min(max(goal[1], box[0][1]), box[1][1])
        end = ways.until(start, aim, reach, walls(radius, others))
        assert [end] == (until(start, aim, reach, radius, others) or [start]), (start, aim, others)
