"""Inches: every function held against exact fractions."""

import itertools
from decimal import Decimal
from fractions import Fraction
from math import isqrt

from hypothesis import assume, example, given
from hypothesis import strategies as st

from touchline.core.inches import geometry
from touchline.core.inches.geometry import TOUCH, Circle, Point

coordinates = st.integers(-40_000, 40_000)
points = st.tuples(coordinates, coordinates)
lengths = st.integers(0, 60_000)
sizes = st.integers(1, 2_000)
discs = st.tuples(points, sizes)
paths = st.lists(points, min_size=1, max_size=5)


def nearest_square(c: Point, a: Point, b: Point) -> Fraction:
    """The exact square of the distance from a point to a segment."""
    ab, ac = (b[0] - a[0], b[1] - a[1]), (c[0] - a[0], c[1] - a[1])
    length = ab[0] ** 2 + ab[1] ** 2
    along = Fraction(ab[0] * ac[0] + ab[1] * ac[1], length) if length else Fraction(0)
    t = min(max(along, Fraction(0)), Fraction(1))
    return (ac[0] - t * ab[0]) ** 2 + (ac[1] - t * ab[1]) ** 2


@given(points, points)
def test_a_distance_is_the_nearest_whole_thousandth_to_the_true_one(p: Point, q: Point) -> None:
    found, square = geometry.distance(p, q), 4 * geometry.squared(p, q)
    assert max(0, 2 * found - 1) ** 2 <= square <= (2 * found + 1) ** 2


@given(points, points, points)
def test_a_detour_is_never_shorter_than_the_straight_way(p: Point, q: Point, r: Point) -> None:
    assert geometry.distance(p, q) + geometry.distance(q, r) >= geometry.distance(p, r) - 1


@given(discs, discs)
def test_bases_that_touch_are_no_distance_apart_and_bases_that_overlap_touch(a: Circle, b: Circle) -> None:
    assert geometry.gap(a, b) == geometry.gap(b, a)
    assert geometry.gap(a, b) == 0 or geometry.gap(a, b) > TOUCH
    if geometry.touch(a, b):
        assert geometry.gap(a, b) == 0
    if geometry.overlap(a, b):
        assert geometry.touch(a, b)


@given(points, sizes, sizes, st.integers(0, 6_000))
def test_the_limit_counts_as_within_reach_and_one_thousandth_more_does_not(
    p: Point, one: int, two: int, reach: int
) -> None:
    a, b = (p, one), ((p[0] + one + two + reach, p[1]), two)
    assert geometry.within(a, b, reach)
    assert not geometry.within(a, ((b[0][0] + 1, p[1]), two), reach)


@given(points, points, lengths)
@example((0, 0), (1, 1), 1)
def test_along_never_goes_too_far_and_stays_on_its_line(p: Point, q: Point, length: int) -> None:
    end = geometry.along(p, q, length)
    assert geometry.squared(p, end) <= length * length or end == p
    assert geometry.squared(p, end) <= geometry.squared(p, q)
    assert nearest_square(end, p, q) <= TOUCH**2
    assert geometry.distance(p, end) >= min(length, geometry.distance(p, q)) - 2


@given(points, points, lengths)
def test_outside_never_comes_too_near(centre: Point, towards: Point, length: int) -> None:
    end = geometry.outside(centre, towards, length)
    assert geometry.squared(centre, end) >= length * length
    assert geometry.distance(centre, end) <= length + 2


@given(points, points, points, sizes)
def test_near_segment_is_exact(c: Point, a: Point, b: Point, reach: int) -> None:
    assert geometry.near_segment(c, a, b, reach) == (nearest_square(c, a, b) <= reach**2)


@given(points, points, points)
def test_near_segment_is_exact_at_its_very_limit(c: Point, a: Point, b: Point) -> None:
    square = nearest_square(c, a, b)
    reach = isqrt(square.numerator // square.denominator)
    assert geometry.near_segment(c, a, b, reach + 1)
    assert geometry.near_segment(c, a, b, reach) == (square == reach**2)


@given(points, paths, sizes)
def test_near_path_is_near_one_of_its_legs(c: Point, path: list[Point], reach: int) -> None:
    legs = list(itertools.pairwise(path)) or [(path[0], path[0])]
    assert geometry.near_path(c, path, reach) == any(nearest_square(c, a, b) <= reach**2 for a, b in legs)


@given(paths, lengths)
def test_cut_is_never_too_long_and_keeps_to_the_path(path: list[Point], length: int) -> None:
    walked = geometry.cut(path, length)
    assert geometry.path_length(walked) <= length
    assert geometry.path_length(walked) >= min(length, geometry.path_length(path)) - 2
    assert walked[:-1] == path[: len(walked) - 1]
    assert geometry.near_path(walked[-1], path, TOUCH)


@given(paths)
def test_cut_at_its_own_length_leaves_a_path_whole(path: list[Point]) -> None:
    assert geometry.cut(path, geometry.path_length(path)) == path


@given(points, points, sizes, st.lists(discs, max_size=5))
def test_crosses_names_the_first_base_in_the_way_and_only_such(
    a: Point, b: Point, radius: int, obstacles: list[Circle]
) -> None:
    assume(not any(geometry.overlap((a, radius), o) for o in obstacles))
    blocking = [o for o in obstacles if nearest_square(o[0], a, b) < max(0, o[1] + radius - TOUCH) ** 2]
    assert geometry.crosses(a, b, radius, obstacles) == (blocking[0] if blocking else None)


@given(points, sizes, sizes, points)
def test_a_base_may_leave_another_that_it_touches(centre: Point, size: int, radius: int, towards: Point) -> None:
    start = geometry.outside(centre, towards, size + radius)
    away = (2 * start[0] - centre[0], 2 * start[1] - centre[1])
    assert geometry.crosses(start, away, radius, [(centre, size)]) is None


@given(st.tuples(st.integers(0, 9_000), st.integers(0, 9_000)), points)
def test_clip_ends_inside_the_box_and_on_the_way(start: Point, end: Point) -> None:
    low, high = (0, 0), (9_000, 9_000)
    found = geometry.clip(start, end, low, high)
    assert low[0] <= found[0] <= high[0]
    assert low[1] <= found[1] <= high[1]
    assert nearest_square(found, start, end) <= 8
    if low[0] <= end[0] <= high[0] and low[1] <= end[1] <= high[1]:
        assert found == end


@given(st.integers(-60_000, 60_000))
def test_inches_say_a_length_exactly_and_without_needless_zeros(length: int) -> None:
    said = geometry.inches(length)
    assert Decimal(said) * 1000 == length
    assert not ("." in said and said.endswith(("0", ".")))


def in_the_sweep(c: Circle, a: Circle, b: Circle, reach: int, steps: int = 60) -> bool:
    """Does one of so many discs between `a` and `b` come within `reach` of `c`? Exact for each of them."""
    for k in range(steps + 1):
        t = Fraction(k, steps)
        x, y = (a[0][i] + t * (b[0][i] - a[0][i]) for i in (0, 1))
        size = a[1] + t * (b[1] - a[1]) + c[1] + reach
        if (c[0][0] - x) ** 2 + (c[0][1] - y) ** 2 <= size**2:
            return True
    return False


near = st.tuples(st.tuples(st.integers(-9_000, 9_000), st.integers(-9_000, 9_000)), sizes)


@given(near, near, near, st.integers(0, 50))
@example(((0, 984), 492), ((-3000, 0), 492), ((3000, 0), 492), 0)
@example(((0, 985), 492), ((-3000, 0), 492), ((3000, 0), 492), 0)
@example(((0, 0), 1), ((0, 0), 2000), ((10, 0), 1), 0)
def test_a_disc_meets_a_hull_where_it_meets_a_disc_of_the_sweep_and_nowhere_else(
    c: Circle, a: Circle, b: Circle, reach: int
) -> None:
    found = geometry.near_hull(c, a, b, reach)
    if in_the_sweep(c, a, b, reach):
        assert found
    elif found:
        assert in_the_sweep(c, a, b, reach + 2, 2_000), "no disc between the two comes anywhere near"


@given(near, near, near)
def test_a_hull_is_the_same_from_either_end_and_holds_both_discs(c: Circle, a: Circle, b: Circle) -> None:
    assert geometry.near_hull(c, a, b) == geometry.near_hull(c, b, a)
    assert geometry.near_hull(a, a, b)
    assert geometry.near_hull(b, a, b)


@given(near, near, near)
def test_between_equal_discs_the_hull_is_the_strip_about_their_centres(c: Circle, a: Circle, b: Circle) -> None:
    b = (b[0], a[1])
    wanted = geometry.near_segment(c[0], a[0], b[0], a[1] + c[1] + TOUCH) if a[0] != b[0] else geometry.touch(c, a)
    assert geometry.near_hull(c, a, b) == wanted
