"""As near as can be: never too far, never over anybody, and on no goal that can be reached short of it."""

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.touchline.core.inches.test_places import (
    HAIR,
    SIDE,
    box_for,
    crowds,
    free_all_the_way,
    inner,
    sizes,
    spots,
    stands_free,
)

from touchline.core.inches import geometry
from touchline.core.inches.approach import approach, brought_to_touch
from touchline.core.inches.geometry import TOUCH, Circle, Point


@given(inner, spots, sizes, crowds, st.integers(0, 1_400), st.integers(0, 6_000))
def test_an_approach_is_never_too_long_overlaps_nobody_and_never_leads_away(
    start: Point, goal: Point, radius: int, others: list[Circle], stop: int, reach: int
) -> None:
    assume(stands_free(start, radius, others))
    path = approach(start, goal, stop, radius, others, box_for(radius), reach)
    assert path[0] == start
    assert geometry.path_length(path) <= reach
    assert free_all_the_way(path, radius, others, hair=TOUCH + 1)
    assert all(radius <= v <= SIDE - radius for corner in path for v in corner)
    assert geometry.distance(path[-1], goal) <= geometry.distance(start, goal) + HAIR


@given(inner, inner, sizes, st.integers(0, 1_400), st.integers(0, 6_000))
def test_an_approach_past_nobody_goes_straight_and_comes_no_nearer_than_asked(
    start: Point, goal: Point, radius: int, stop: int, reach: int
) -> None:
    path = approach(start, goal, stop, radius, [], box_for(radius), reach)
    apart = geometry.distance(start, goal)
    assert abs(geometry.path_length(path) - min(reach, max(0, apart - stop))) <= HAIR
    assert geometry.distance(path[-1], goal) >= min(stop, apart) - HAIR


def test_an_approach_along_an_edge_of_the_field_stops_at_the_first_touch_too() -> None:
    path = approach((600, 5_000), (300, 3_500), 600, 600, [], box_for(600), 2_000)
    assert geometry.distance(path[-1], (300, 3_500)) >= 600 - HAIR


def test_an_approach_cut_short_still_overlaps_nobody() -> None:
    path = approach((900, 1_415), (1_747, 907), 0, 300, [((1_762, 1_881), 545)], box_for(300), 470)
    assert free_all_the_way(path, 300, [((1_762, 1_881), 545)])


@given(inner, inner, sizes, sizes)
def test_who_comes_as_near_as_a_touch_touches_whatever_the_direction(
    start: Point, goal: Point, radius: int, other: int
) -> None:
    stop, box, reach = radius + other, box_for(radius), 20_000
    assume(geometry.distance(start, goal) > stop)
    path = brought_to_touch(approach(start, goal, stop, radius, [], box, reach), goal, stop, radius, [], box, reach)
    assert geometry.touch((path[-1], radius), (goal, other))
    assert not geometry.overlap((path[-1], radius), (goal, other))
    assert geometry.path_length(path) <= geometry.distance(start, goal) - stop + TOUCH


def test_a_touch_that_is_one_thousandth_too_far_is_none() -> None:
    path, box = [(1_220, 8_039), (1_756, 7_730)], ((492, 492), (9_000, 9_000))
    assert brought_to_touch(path, (2_610, 7_236), 984, 492, [], box, 619)[-1] == (1_756, 7_730)
