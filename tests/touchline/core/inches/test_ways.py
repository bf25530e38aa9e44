"""Ways around: free all the way, and straight where nobody is in the way."""

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.touchline.core.inches.test_places import box_for, crowds, free_all_the_way, inner, sizes, spots, stands_free

from touchline.core.inches import geometry, places, ways
from touchline.core.inches.geometry import TOUCH, Circle, Point


@given(inner, spots, sizes, crowds, st.sampled_from([0, 600, 1_400]), st.integers(500, 12_000))
def test_a_way_begins_at_its_start_ends_at_its_goal_and_never_overlaps_anybody(
    start: Point, goal: Point, radius: int, others: list[Circle], stop: int, most: int
) -> None:
    box = box_for(radius)
    assume(stands_free(start, radius, others))
    path = ways.way(start, goal, stop, radius, others, box, most)
    if path is None:
        return
    assert path[0] == start
    assert free_all_the_way(geometry.cut(path, most), radius, others)
    assert all(places.fits(corner, radius, others, box) for corner in geometry.cut(path, most)[1:-1])
    if geometry.path_length(path) < most:
        assert geometry.distance(path[-1], goal) <= stop + TOUCH


@given(inner, inner, sizes)
def test_a_way_past_nobody_is_straight(start: Point, goal: Point, radius: int) -> None:
    straight = [start, goal] if goal != start else [start]
    assert ways.way(start, goal, 0, radius, [], box_for(radius), 20_000) == straight


def test_a_way_that_is_asked_for_twice_is_told_anew() -> None:
    question = ((1_000, 3_000), (6_000, 3_000), 0, 500, [((3_500, 3_000), 600)], box_for(500), 20_000)
    first = ways.way(*question)
    assert first is not None
    assert len(first) > 2
    first.clear()
    assert ways.way(*question)
