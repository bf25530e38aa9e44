"""Inches on a flat pitch, in whole thousandths: no floats, so that every machine gives the same answer.

A place is a point `(x, y)`; a base is a disc around it. Two bases *touch* when their edges are no more than `TOUCH`
apart. They *overlap* when they share more than `TOUCH` of depth. `TOUCH` is what rounding to whole thousandths costs.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isqrt
from typing import Annotated, TypeAlias

__all__ = [
    "INCH", "LENGTH", "TOUCH", "Circle", "Length", "Point", "Wall", "along", "clear", "clip", "crosses", "cut",
    "distance", "gap", "inches", "near_hull", "near_path", "near_segment", "outside", "overlap", "path_length",
    "squared", "stands", "touch", "walls", "within",
]  # fmt: skip

Point = tuple[int, int]
LENGTH = "thousandths of an inch"
Length: TypeAlias = Annotated[int, LENGTH]
"""What a record says of a number that is a length, so that those who show numbers can tell."""
Circle = tuple[Point, int]
"""Centre and radius."""
Wall = tuple[int, int, int]
"""What a disc is to the centre of a base: where it stands, and the square of the distance that the centre must keep."""

INCH = 1000
TOUCH = 2


def squared(p: Point, q: Point) -> int:
    """The square of the distance between two points."""
    dx, dy = p[0] - q[0], p[1] - q[1]
    return dx * dx + dy * dy


def distance(p: Point, q: Point) -> int:
    """The distance between two points, to the nearest thousandth.

    >>> distance((0, 0), (3000, 4000))
    5000
    """
    dx, dy = p[0] - q[0], p[1] - q[1]
    return (isqrt(4 * (dx * dx + dy * dy)) + 1) // 2


def gap(a: Circle, b: Circle) -> int:
    """The distance between the two closest points of two bases; 0 when they touch (rule 0.03 of Takkure).

    >>> gap(((0, 0), 500), ((3000, 0), 500))
    2000
    """
    apart = distance(a[0], b[0]) - a[1] - b[1]
    return apart if apart > TOUCH else 0


def touch(a: Circle, b: Circle) -> bool:
    """Do two bases touch (or overlap)?"""
    return squared(a[0], b[0]) <= (a[1] + b[1] + TOUCH) ** 2


def overlap(a: Circle, b: Circle) -> bool:
    """Do two bases overlap by more than a hair?"""
    return squared(a[0], b[0]) < (a[1] + b[1] - TOUCH) ** 2


def within(a: Circle, b: Circle, reach: int) -> bool:
    """Are two bases no more than `reach` apart, edge to edge, the limit included?"""
    return squared(a[0], b[0]) <= (a[1] + b[1] + reach) ** 2


def along(p: Point, q: Point, length: int) -> Point:
    """The point `length` from `p` towards `q`, at most `q` itself; rounded towards `p`, so never too far.

    >>> along((0, 0), (0, 9000), 4000)
    (0, 4000)
    """
    dx, dy = q[0] - p[0], q[1] - p[1]
    total = dx * dx + dy * dy
    square = length * length
    if square >= total:
        return q
    sx = isqrt(dx * dx * square // total)
    sy = isqrt(dy * dy * square // total)
    return (p[0] + (sx if dx >= 0 else -sx), p[1] + (sy if dy >= 0 else -sy))


def outside(centre: Point, towards: Point, length: int) -> Point:
    """The point at least `length` from `centre` in the direction of `towards`; rounded away from `centre`."""
    dx, dy = towards[0] - centre[0], towards[1] - centre[1]
    total = dx * dx + dy * dy
    if not total:
        dx, dy, total = 0, 1, 1
    square = length * length
    sx, sy = _root_up(dx * dx * square, total), _root_up(dy * dy * square, total)
    return (centre[0] + (sx if dx >= 0 else -sx), centre[1] + (sy if dy >= 0 else -sy))


def _root_up(numerator: int, denominator: int) -> int:
    root = isqrt(numerator // denominator)
    return root if root * root * denominator == numerator else root + 1


def near_segment(c: Point, a: Point, b: Point, reach: int) -> bool:
    """Is point `c` within `reach` of the segment from `a` to `b`? Exact."""
    abx, aby = b[0] - a[0], b[1] - a[1]
    acx, acy = c[0] - a[0], c[1] - a[1]
    length = abx * abx + aby * aby
    t = acx * abx + acy * aby
    if t <= 0:
        return acx * acx + acy * acy <= reach * reach
    if t >= length:
        return squared(c, b) <= reach * reach
    cross = abx * acy - aby * acx
    return cross * cross <= reach * reach * length


def near_path(c: Point, path: Sequence[Point], reach: int) -> bool:
    """Is point `c` within `reach` of a polyline? A path of one point is that point."""
    if len(path) == 1:
        return squared(c, path[0]) <= reach * reach
    return any(near_segment(c, a, b, reach) for a, b in pairwise(path))


def near_hull(c: Circle, a: Circle, b: Circle, reach: int = TOUCH) -> bool:
    """Does disc `c` come within `reach` of the convex hull of discs `a` and `b`? Exact.

    A disc sweeps the hull: it slides from `a` to `b` and grows from one radius to the other. At `t` of the way it comes
    within `reach` of `c` when their centres are no farther apart than both radii and `reach` together.
    Squared, that is a parabola in `t`: it falls to 0 at one end, or between the two, or nowhere.

    >>> near_hull(((0, 3000), 500), ((-4000, 0), 500), ((4000, 6000), 500))
    True
    """
    (ax, ay), (bx, by), (cx, cy) = a[0], b[0], c[0]
    dx, dy, vx, vy = bx - ax, by - ay, cx - ax, cy - ay
    size, grows = a[1] + c[1] + reach, b[1] - a[1]
    start = vx * vx + vy * vy - size * size
    slope = vx * dx + vy * dy + size * grows
    bend = dx * dx + dy * dy - grows * grows
    if start <= 0 or start - 2 * slope + bend <= 0:
        return True
    return 0 < slope < bend and slope * slope >= bend * start


def path_length(path: Sequence[Point]) -> int:
    """The length of a polyline, each leg to the nearest thousandth."""
    return sum(map(distance, path, path[1:]))


def crosses(a: Point, b: Point, radius: int, obstacles: Iterable[Circle]) -> Circle | None:
    """The first of the obstacles that a base of `radius` would overlap on its way from `a` to `b`.

    A base that starts inside an obstacle by a hair of rounding may leave it.
    """
    ax, ay = a
    abx, aby = b[0] - ax, b[1] - ay
    length = abx * abx + aby * aby
    for obstacle in obstacles:
        (cx, cy), size = obstacle
        depth = size + radius - TOUCH
        acx, acy = cx - ax, cy - ay
        t = acx * abx + acy * aby
        if t <= 0:
            continue  # the way leads off, or straight along its edge
        if t >= length:
            hit = (cx - b[0]) ** 2 + (cy - b[1]) ** 2 < depth * depth
        else:
            hit = (abx * acy - aby * acx) ** 2 < depth * depth * length
        if hit:
            return obstacle
    return None


def walls(radius: int, discs: Iterable[Circle]) -> list[Wall]:
    """What these discs are to the centre of a base of `radius`: `stands` and `clear` ask the same walls many times."""
    return [(x, y, (size + radius - TOUCH) ** 2) for (x, y), size in discs]


def stands(place: Point, around: Iterable[Wall]) -> bool:
    """Can the centre of a base stand here: does it overlap nobody, as `overlap` sees it?"""
    x, y = place
    for cx, cy, keep in around:
        dx, dy = cx - x, cy - y
        if dx * dx + dy * dy < keep:
            return False
    return True


def clear(a: Point, b: Point, around: Iterable[Wall]) -> bool:
    """Is the way of a base's centre from `a` to `b` free, as `crosses` sees it?"""
    ax, ay = a
    bx, by = b
    abx, aby = bx - ax, by - ay
    length = abx * abx + aby * aby
    for cx, cy, keep in around:
        acx, acy = cx - ax, cy - ay
        t = acx * abx + acy * aby
        if t <= 0:
            continue
        if t >= length:
            if (cx - bx) * (cx - bx) + (cy - by) * (cy - by) < keep:
                return False
        else:
            aside = abx * acy - aby * acx
            if aside * aside < keep * length:
                return False
    return True


def cut(path: Sequence[Point], length: int) -> list[Point]:
    """The first `length` of a polyline."""
    walked = [path[0]]
    for a, b in pairwise(path):
        leg = distance(a, b)
        if leg > length:
            end = along(a, b, length)
            if end != a:
                walked.append(end)
            return walked
        walked.append(b)
        length -= leg
    return walked


def clip(a: Point, b: Point, low: Point, high: Point) -> Point:
    """The last point of the way from `a` (inside) to `b` that is still inside the box from `low` to `high`."""
    x, y = b
    for axis in (0, 1):
        start, end = a[axis], (x, y)[axis]
        edge = low[axis] if end < low[axis] else high[axis] if end > high[axis] else None
        if edge is not None:
            other = a[1 - axis]
            reached = other + ((x, y)[1 - axis] - other) * (edge - start) // (end - start)
            x, y = (edge, reached) if axis == 0 else (reached, edge)
    return (min(max(x, low[0]), high[0]), min(max(y, low[1]), high[1]))


def inches(length: int) -> str:
    """A length in inches as a coach says it: no needless zeros.

    >>> inches(2000), inches(2500), inches(557)
    ('2', '2.5', '0.557')
    """
    text = f"{length // INCH}.{length % INCH:03d}" if length >= 0 else f"-{-length // INCH}.{-length % INCH:03d}"
    return text.rstrip("0").rstrip(".")
