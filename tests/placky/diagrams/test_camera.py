"""The view: one size for a walk, no jumps for nothing, never off the field."""

from hypothesis import given
from hypothesis import strategies as st

from placky.diagrams.camera import LEAST, aimed, follow, size_for
from placky.diagrams.labels import Box, around
from placky.diagrams.marks import Field, Place

FIELD = Field(24000, 36000)
PLACES = st.tuples(st.integers(0, 24000), st.integers(0, 36000))


def wide(*places: Place, by: int = 1500) -> list[Box]:
    return [around(place, 492).grown(by) for place in places]


def test_a_small_group_is_seen_in_the_smallest_window() -> None:
    assert size_for([wide((12000, 18000))], FIELD) == LEAST == (8400, 7900)


def test_the_largest_picture_sets_the_size_of_all() -> None:
    size = size_for([wide((12000, 18000)), wide((6000, 18000), (18000, 18000))], FIELD)
    assert size == (16000, 15100)


def test_a_high_group_gets_a_window_of_the_same_shape() -> None:
    width, height = size_for([wide((12000, 10000), (12000, 22000))], FIELD)
    assert height == 16000
    assert abs(width / height - 8400 / 7900) < 0.01


def test_no_window_is_larger_than_the_field_and_its_margin() -> None:
    assert size_for([wide((0, 0), (24000, 36000))], FIELD) == (25000, 37000)


def test_the_group_stands_in_the_middle() -> None:
    assert aimed(wide((12000, 18000)), (8400, 7900), FIELD) == (7800, 14000, 8400, 7900)


def test_a_window_stops_at_the_margin() -> None:
    assert aimed(wide((500, 35500)), (8400, 7900), FIELD) == (-500, 28600, 8400, 7900)


def test_the_view_stays_while_everything_fits() -> None:
    before = aimed(wide((12000, 18000)), LEAST, FIELD)
    there = (14500, 19500)
    assert follow(before, wide(there, by=600), wide(there), LEAST, FIELD) == before


def test_the_view_moves_when_something_leaves_it() -> None:
    before = aimed(wide((12000, 18000)), LEAST, FIELD)
    there = (16500, 18000)
    assert follow(before, wide(there, by=600), wide(there), LEAST, FIELD) == aimed(wide(there), LEAST, FIELD) != before


def test_the_view_moves_when_its_size_changes() -> None:
    before = aimed(wide((12000, 18000)), LEAST, FIELD)
    assert follow(before, wide((12000, 18000)), wide((12000, 18000)), (9000, 8500), FIELD)[2:] == (9000, 8500)


def test_a_figure_on_the_touch_line_does_not_make_the_view_jump() -> None:
    before = aimed(wide((492, 18000)), LEAST, FIELD)
    assert follow(before, wide((492, 18200), by=600), wide((492, 18200)), LEAST, FIELD) == before


@given(st.lists(PLACES, min_size=1, max_size=8), st.lists(PLACES, min_size=1, max_size=8))
def test_whoever_is_on_the_field_is_in_view(first: list[tuple[int, int]], second: list[tuple[int, int]]) -> None:
    size = size_for([wide(*first), wide(*second)], FIELD)
    view = None
    for places in (first, second, first):
        view = follow(view, wide(*places, by=600), wide(*places), size, FIELD)
        x, y, width, height = view
        inside = Box(x, y, x + width, y + height)
        for place in places:
            box = around(place, 0)
            assert inside.left <= box.left <= inside.right
            assert inside.low <= box.low <= inside.top
        assert -500 <= x <= 24500 - width
        assert -500 <= y <= 36500 - height
