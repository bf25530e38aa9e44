"""Free places: where a base can stand, and which place is the nearest to where it would like to stand.

All in whole thousandths of an inch. Bases may touch (see `geometry.TOUCH`), never overlap. To a base that looks for a
place, every other base is a ring that its own centre may stand on. The nearest free place is the foot of a ring or an
edge of the field, or lies where two of them meet. `nearest_free` looks at rings from the nearest on. A free place that
is found says how far away the rest can be and still matter. So mostly one or two rings are looked at.
Floats tell only what is too far away to matter, with some thousandths to spare; whole numbers decide.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise, product
from math import cos, dist, inf, isqrt, pi, sin

from touchline.core.inches.geometry import (
    TOUCH,
    Circle,
    Point,
    Wall,
    crosses,
    distance,
    near_path,
    outside,
    squared,
    stands,
    walls,
)

__all__ = [
    "Box", "around_ring", "blocked_leg", "fits", "inside", "nearest_free", "nearest_touching", "on_path", "spokes",
    "standing",
]  # fmt: skip

COMPASS = tuple((round(sin(k * pi / 12) * 10**6), round(cos(k * pi / 12) * 10**6)) for k in range(24))
"""24 directions, clockwise from straight up, times a million."""
TIE = 2 * TOUCH
"""Places whose distances differ by no more than this (rounding) are equally near."""
HAIR = 3
"""Thousandths that a point may lie beside the ring that it is counted to."""

Box = tuple[Point, Point]
"""The lowest and highest place that the centre of a base may take."""


def inside(place: Point, box: Box) -> bool:
    """Is the centre of a base inside its box?"""
    return box[0][0] <= place[0] <= box[1][0] and box[0][1] <= place[1] <= box[1][1]


def fits(place: Point, radius: int, others: Iterable[Circle], box: Box) -> bool:
    """Can a base stand here: inside the box and overlapping nobody?"""
    return inside(place, box) and stands(place, walls(radius, others))


def nearest_free(wish: Point, radius: int, others: Sequence[Circle], box: Box) -> list[Point]:
    """The free places nearest to where a base would like to stand; several when they are equally near.

    Empty only when the box has no room at all along any edge of the bases in it.
    """
    found = _Found(wish, radius, others, box)
    if inside(wish, box) and stands(wish, found.around):
        return [wish]
    met: list[Circle] = []
    for gap, ring in found.rings:
        if gap > found.far + HAIR:
            break
        if ring[0] == wish:
            found.keep(found.on_ring(ring))
        else:
            found.offer([outside(ring[0], wish, ring[1])])
        for other in met:
            found.offer_about(_crossings(ring, other))
        met.append(ring)
    x, y = wish
    (x0, y0), (x1, y1) = box
    if min(abs(x - x0), abs(x - x1), abs(y - y0), abs(y - y1)) <= found.far:
        for ring in met:
            found.offer(_on_edges(ring, box))
        x, y = min(max(x, x0), x1), min(max(y, y0), y1)
        found.offer([(x, y), (x0, y), (x1, y), (x, y0), (x, y1), *product((x0, x1), (y0, y1))])
    return _apart(found.free)


class _Found:
    """The free places found so far, and how far from the wish another may lie and still be as near as the nearest."""

    def __init__(self, wish: Point, radius: int, others: Sequence[Circle], box: Box) -> None:
        self.wish, self.box = wish, box
        self.rings = sorted(
            (abs(dist(centre, wish) - size - radius), (centre, size + radius)) for centre, size in others
        )
        self.around = [(x, y, (size - TOUCH) * (size - TOUCH)) for _, ((x, y), size) in self.rings]
        self.free: list[tuple[int, Point]] = []
        self.far: float = inf

    def offer(self, places: Iterable[Point]) -> None:
        """Keep what is free and near enough."""
        most = self.far + 1
        self.keep([p for p in places if dist(p, self.wish) <= most and inside(p, self.box) and stands(p, self.around)])

    def keep(self, places: Iterable[Point]) -> None:
        """Keep what is near enough."""
        for place in places:
            away = distance(place, self.wish)
            if away <= self.far:
                self.free.append((away, place))
                self.far = min(self.far, away + TIE)

    def offer_about(self, places: Iterable[Point]) -> None:
        """The same for places that are rounded down, and could be rounded up."""
        most = self.far + HAIR
        for x, y in places:
            if dist((x, y), self.wish) <= most and stands((x, y), self.deep):
                self.offer([(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)])

    @cached_property
    def deep(self) -> list[Wall]:
        """Where not even a place next to it is free."""
        return [(x, y, max(0, size - TOUCH - HAIR) ** 2) for _, ((x, y), size) in self.rings]

    def on_ring(self, ring: Circle) -> Sequence[Point]:
        """All around on the ring of a base on which this one would like to stand."""
        most = ring[1] + HAIR
        close = [
            wall
            for wall, (_, (centre, size)) in zip(self.around, self.rings, strict=True)
            if dist(centre, self.wish) < size + most
        ]
        return [p for p in standing(around_ring(ring), close) if inside(p, self.box)]


def nearest_touching(wish: Point, radius: int, anchor: Circle, others: Sequence[Circle], box: Box) -> list[Point]:
    """As `nearest_free`, of the places where the base touches the anchor's base."""
    ring = (anchor[0], anchor[1] + radius)
    around = walls(radius, [*others, anchor])
    found = [outside(ring[0], wish, ring[1])] if wish != ring[0] else around_ring(ring)
    free = [p for p in found if inside(p, box) and stands(p, around)]
    if not free:
        found = around_ring(ring)
        for other in others:
            for x, y in _crossings(ring, (other[0], other[1] + radius)):
                found += [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]
        found.extend(_on_edges(ring, box))
        free = [p for p in found if inside(p, box) and stands(p, around) and distance(p, ring[0]) <= ring[1] + TOUCH]
    return _apart([(distance(wish, p), p) for p in free])


def _apart(free: Sequence[tuple[int, Point]]) -> list[Point]:
    """The nearest of these places and those equally near, but only one where several are the same but for rounding."""
    ranked = sorted(free)
    best: list[Point] = []
    for away, place in ranked:
        if away > ranked[0][0] + TIE:
            break
        x, y = place
        close = [p for p in best if abs(p[0] - x) <= 2 * TIE and abs(p[1] - y) <= 2 * TIE]
        if all(distance(place, p) > 2 * TIE for p in close):
            best.append(place)
    return best


@lru_cache(1024)
def spokes(length: int, step: int = 1) -> tuple[Point, ...]:
    """The points of the compass at this distance, each or, by `step`, each second or third."""
    return tuple(outside((0, 0), towards, length) for towards in COMPASS[::step])


def around_ring(ring: Circle, step: int = 1) -> list[Point]:
    """Points all around on a ring."""
    (x, y), size = ring
    return [(x + dx, y + dy) for dx, dy in spokes(size, step)]


def standing(places: Sequence[Point], around: Iterable[Wall]) -> Sequence[Point]:
    """Those of these places where the centre of a base can stand."""
    for cx, cy, keep in around:
        if not places:
            break
        places = [(x, y) for x, y in places if (x - cx) * (x - cx) + (y - cy) * (y - cy) >= keep]
    return places


def _on_edges(ring: Circle, box: Box) -> Iterator[Point]:
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


def _crossings(one: Circle, two: Circle) -> Sequence[Point]:
    """Where two rings meet, rounded down."""
    (ax, ay), ra = one
    (bx, by), rb = two
    dx, dy = bx - ax, by - ay
    span = dx * dx + dy * dy
    if not span or span > (ra + rb) * (ra + rb) or span < (ra - rb) * (ra - rb):
        return ()
    # along the line of centres by m / (2 span), across it by h / (2 span)
    m = span + ra * ra - rb * rb
    h = isqrt(max(0, 4 * span * ra * ra - m * m))
    twice = 2 * span
    return (
        (ax + (dx * m - dy * h) // twice, ay + (dy * m + dx * h) // twice),
        (ax + (dx * m + dy * h) // twice, ay + (dy * m - dx * h) // twice),
    )


def blocked_leg(path: Sequence[Point], radius: int, others: Sequence[Circle], box: Box) -> Circle | bool | None:
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
