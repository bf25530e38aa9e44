"""Counters at figures, the strip with the score, bands and templates."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextPath
from tests.placky.diagrams.kinds import kinds

from placky.diagrams.counters import scoreboard, scoreboard_size, tally, tally_boxes
from placky.diagrams.flights import band, divided, fits_inside, hull, number_at, rose
from placky.diagrams.marks import Band, Hull, Mark, Rose, Scoreboard, Sketch, Tally
from placky.diagrams.shapes import UNIT, Disc, FloatPoint, Growing, Ink, Lettering, Outline, Strokes
from placky.diagrams.trails import above, between

TURNS = tuple(range(30, 390, 30))


def test_pips_are_full_before_they_are_empty_and_lie_on_the_rim_apart() -> None:
    discs = kinds(tally(Tally("t", (0, 0), 492, full=1, empty=2)), Disc)
    assert [disc.ink.fill for disc in discs] == ["label", "field", "field"]
    assert {round(math.hypot(*disc.at)) for disc in discs} == {512}
    assert all(math.dist(one.at, other.at) > 2 * 92 for one, other in pairwise(discs))


def test_one_cross_stands_alone_and_more_have_a_number() -> None:
    one, three = (tally(Tally("t", (0, 0), 492, crosses=n)) for n in (1, 3))
    assert [len(kinds(shapes, Strokes)) for shapes in (one, three)] == [1, 1]
    assert not kinds(one, Lettering)
    assert [words.text for words in kinds(three, Lettering)] == ["3×"]


def test_the_boxes_of_a_counter_hold_its_pips_its_cross_and_its_number() -> None:
    mark = Tally("t", (0, 0), 492, full=1, empty=1, crosses=2)
    *boxes, last = tally_boxes(mark)
    for disc, box in zip(kinds(tally(mark), Disc), boxes, strict=True):
        assert (box.left, box.top) == pytest.approx((disc.at[0] - disc.radius, disc.at[1] + disc.radius))
    (number,) = kinds(tally(mark), Lettering)
    assert number.at == pytest.approx((last.right, (last.low + last.top) / 2))
    assert tally_boxes(Tally("t", (0, 0), 492)) == []


@pytest.mark.parametrize("growth", [1, 2, 3])
def test_a_cross_that_grows_on_a_small_board_leaves_the_number_on_its_figure_alone(growth: float) -> None:
    """The plate of the cross comes no nearer to the middle than the number reaches, however small the board is."""
    (growing,) = tally(Tally("t", (0, 0), 492, crosses=2))
    assert isinstance(growing, Growing)
    (cross,) = kinds([growing], Disc)
    anchor = growing.about
    middle = [a + growth * (place - a) for place, a in zip(cross.at, anchor, strict=True)]
    assert math.hypot(*middle) - growth * cross.radius > 400


def test_the_strip_shows_score_words_and_boxes_with_the_tokens_on_one() -> None:
    mark = Scoreboard("s", (8_000, 0), (2, 1), 15, "1st half", (5, 4, 3, 2, 1, 0), 4, (True, False))
    shapes = scoreboard(mark)
    assert [words.text for words in kinds(shapes, Lettering)] == ["2 : 1", "1st half", "5", "4", "3", "2", "1", "0"]
    assert len([disc for disc in kinds(shapes, Disc) if disc.ink.fill is None]) == 1
    plate = kinds(shapes, Outline)[0]
    assert max(x for x, _ in plate.points) == 8_000
    assert min(x for x, _ in plate.points) == 8_000 - scoreboard_size(mark)[0]


@pytest.mark.parametrize("score", [(0, 0), (1, 1), (11, 1)])
def test_the_score_covers_no_mark_where_a_reader_has_other_letters(score: tuple[int, int]) -> None:
    """A picture of its own has the letters of the reader's machine, in which a 1 is as wide as an 8."""
    shapes = scoreboard(Scoreboard("s", (0, 0), score, 15))
    (words,) = kinds(shapes, Lettering)
    letters = FontProperties(family="DejaVu Sans", weight="bold", size=words.size)
    half = TextPath((0, 0), words.text, prop=letters).get_extents().width / 2 * 1000 / UNIT
    left, right = (disc for disc in kinds(shapes, Disc) if disc.ink.edge == "rim")
    assert left.at[0] + left.radius < words.at[0] - half
    assert words.at[0] + half < right.at[0] - right.radius


def test_everything_in_the_strip_stays_on_its_plate() -> None:
    mark = Scoreboard("s", (0, 0), (10, 12), 15, "2nd half", (5, 4, 3, 2, 1, 0), 0)
    wide, _ = scoreboard_size(mark)
    for shape in scoreboard(mark)[1:]:
        assert isinstance(shape, Disc | Outline | Lettering)
        points = shape.points if isinstance(shape, Outline) else [shape.at]
        assert all(-wide < x < 0 for x, _ in points)


def test_a_strip_without_time_is_shorter() -> None:
    short, long = Scoreboard("s", (0, 0), (0, 0)), Scoreboard("s", (0, 0), (0, 0), 15, "1st half", (1, 0))
    assert scoreboard_size(short)[0] < scoreboard_size(long)[0]


@given(
    st.tuples(st.integers(-9_000, 9_000), st.integers(-9_000, 9_000)),
    st.integers(300, 900),
    st.integers(300, 900),
)
def test_a_hull_holds_both_bases(end: tuple[int, int], here: int, there: int) -> None:
    (outline,) = kinds(hull(Hull("h", (0, 0), end, (here, there), 1)), Outline)
    for centre, radius in (((0, 0), here), (end, there)):
        for turn in range(0, 360, 30):
            way = math.radians(turn)
            point = centre[0] + 0.9 * radius * math.cos(way), centre[1] + 0.9 * radius * math.sin(way)
            assert inside(point, outline.points)


def inside(point: FloatPoint, corners: Sequence[FloatPoint]) -> bool:
    """Is a point left of every side of a convex polygon, give or take what arcs lose as polygons?"""
    (x, y), ok = point, True
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        ok = ok and (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= -1
    return ok


def test_the_arrow_that_was_rolled_stands_out() -> None:
    shapes = rose(Rose("r", (0, 0), 1_508, 2_000, 0, TURNS, 3))
    quiet, hit = kinds(shapes, Strokes)
    assert (len(quiet.lines), len(hit.lines)) == (22, 2)
    assert hit.lines[0][1][0] == 2_000
    assert [words.text for words in kinds(shapes, Lettering) if words.colour == "move"] == ["3"]


def test_a_template_in_parts_is_the_same_picture_and_shares_all_but_its_arrow() -> None:
    """But for the thin arrow below the thick one."""
    whole, *others = (
        Rose("r", (0, 0), 1_508, 2_000, 0, TURNS, hit, outer=(2, 3), aside=((9, (-2_900, 90)),), hidden=(6,))
        for hit in (3, 4, 0)
    )
    drawn = {words for part in divided(whole) for words in kinds(rose(part), Lettering)}
    assert drawn == set(kinds(rose(whole), Lettering))
    ground, *_ = divided(whole)
    quiet, hit = (line for part in divided(whole) for line in kinds(rose(part), Strokes))
    assert (len(kinds(rose(ground), Disc)), len(quiet.lines)) == (1, 24)
    assert hit in kinds(rose(whole), Strokes)
    for other, alike in zip(others, (10, 11), strict=True):
        assert len({*divided(whole)} & {*divided(other)}) == alike


@pytest.mark.parametrize(("size", "fits"), [(11, True), (21, True), (23, False), (40, False)])
def test_numbers_of_arrows_stand_inside_as_long_as_they_have_room(size: int, fits: bool) -> None:
    assert fits_inside(Rose("r", (0, 0), 1_508, 2_000, 0, TURNS, size=size)) is fits


def test_numbers_of_arrows_may_stand_beyond_their_tips() -> None:
    numbers = kinds(rose(Rose("r", (0, 0), 1_508, 2_000, 0, TURNS, size=23, outer=(3, 12))), Lettering)
    assert [words.text for words in numbers] == [str(n) for n in range(1, 13)]
    beyond = {words.text: words.at for words in numbers if math.hypot(*words.at) > 2_000}
    assert beyond == {"3": (2_400, 0), "12": (0, 2_400)}
    assert all(words.size == 23 for words in numbers)


def test_the_number_of_the_arrow_that_was_rolled_leaves_the_way_along_it_free() -> None:
    mark = Rose("r", (0, 0), 1_508, 2_000, 0, TURNS, 12, size=20)
    (x, _), half = number_at(mark, 12, outer=False), 0.3 * 1.2 * 20 * 1000 / UNIT
    assert x > half


def test_a_band_has_no_fill() -> None:
    assert kinds(band(Band("b", (0, 0), 2_000)), Disc)[0].ink.fill is None


def test_counters_and_sketches_lie_on_top() -> None:
    sketch = Sketch("f", (0, 0), 9, (Disc((0, 0), 9, Ink("a")),))
    top: tuple[Mark, ...] = (sketch, Tally("t", (0, 0), 492), Scoreboard("s", (0, 0), (0, 0)))
    below: tuple[Mark, ...] = (
        Band("b", (0, 0), 9),
        Hull("h", (0, 0), (9, 9), (1, 1), 0),
        Rose("r", (0, 0), 9, 9, 0, TURNS),
    )
    assert all(map(above, top))
    assert not any(map(above, below))
    assert all(between(mark) for mark in (*below, top[0], top[2]))
