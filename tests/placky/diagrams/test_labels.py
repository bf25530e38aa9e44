"""Room for words."""

import pytest

from placky.diagrams.labels import Box, LabelSpot, Room, around, union, width_of, words_box
from placky.diagrams.marks import Anchor

VIEW = (0, 0, 8400, 7900)
HERE, THERE = LabelSpot((2000, 4000), "middle"), LabelSpot((6000, 4000), "middle")


def test_the_first_free_spot_is_taken() -> None:
    assert Room(VIEW).put("AGUILA", 13, [HERE, THERE]) == HERE


def test_a_spot_on_a_figure_is_avoided() -> None:
    room = Room(VIEW)
    room.take(around(HERE.at, 492))
    assert room.put("AGUILA", 13, [HERE, THERE]) == THERE


def test_words_keep_clear_of_words_before_them() -> None:
    room = Room(VIEW)
    assert [room.put("AGUILA", 13, [HERE, THERE]) for _ in range(2)] == [HERE, THERE]


def test_words_side_by_side_keep_a_gap() -> None:
    room = Room(VIEW)
    width = round(width_of("AGUILA", 13))
    room.put("AGUILA", 13, [HERE])
    close, far = (LabelSpot((HERE.at[0] + width + gap, HERE.at[1]), "middle") for gap in (60, 300))
    assert room.put("AGUILA", 13, [close, far]) == far


def test_a_spot_outside_the_window_is_avoided() -> None:
    assert Room(VIEW).put("AGUILA", 13, [LabelSpot((100, 4000), "end"), THERE]) == THERE


def test_a_way_is_in_the_way() -> None:
    room = Room(VIEW)
    room.take_way(((2000, 0), (2000, 7900)))
    assert room.put("4″", 16, [HERE, THERE]) == THERE


def test_where_nothing_is_free_the_least_bad_spot_wins() -> None:
    room = Room(VIEW)
    room.take(around(HERE.at, 600), 3)
    room.take(around(THERE.at, 600), 1)
    assert room.put("AGUILA", 13, [HERE, THERE]) == THERE
    assert room.crowded("AGUILA", 13, [HERE, THERE]) > 1


@pytest.mark.parametrize(("anchor", "left"), [("start", 0), ("middle", -0.5), ("end", -1)])
def test_words_stand_on_the_right_side_of_their_anchor(anchor: Anchor, left: float) -> None:
    box = words_box("AGUILA", 13, LabelSpot((0, 0), anchor))
    assert box.left == pytest.approx(left * width_of("AGUILA", 13))
    assert box.top == -box.low > 0


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert width_of("MMM", 13) > width_of("mmm", 13) > width_of("iii", 13) > 0


def test_boxes_overlap_by_the_area_they_share() -> None:
    assert Box(0, 0, 4, 4).overlap(Box(3, 2, 9, 9)) == 2
    assert Box(0, 0, 4, 4).overlap(Box(4, 0, 9, 9)) == 0
    assert union([Box(0, 1, 2, 3), Box(-1, 2, 1, 9)]) == Box(-1, 1, 2, 9)
