"""Ways: lengths, cuts and ticks."""

import pytest

from placky.diagrams.marks import Ball, Ring, Ruler, Star, Token, Trail
from placky.diagrams.shapes import Disc, Outline, Strokes
from placky.diagrams.trails import above, along, between, length_of, ring, ruler, star, trail, trimmed

BEND = ((0, 0), (0, 3000), (4000, 3000))


def test_a_way_is_as_long_as_its_legs():
    assert length_of(BEND) == 7000


@pytest.mark.parametrize(
    ("distance", "point", "direction"),
    [(1000, (0, 1000), (0, 1)), (3000, (0, 3000), (0, 1)), (5000, (2000, 3000), (1, 0)), (99000, (4000, 3000), (1, 0))],
)
def test_points_along_a_way(distance, point, direction):
    assert along(BEND, distance) == (point, direction)


def test_a_leg_without_length_does_not_disturb():
    assert along(((0, 0), (0, 0), (0, 500)), 200) == ((0, 200), (0, 1))


def test_a_way_is_cut_at_both_ends_and_keeps_its_bend():
    assert trimmed(BEND, 500, 1000) == ((0, 500), (0, 3000), (3000, 3000))


def test_a_cut_beyond_the_bend_loses_it():
    assert trimmed(BEND, 3500, 0) == ((500, 3000), (4000, 3000))


def test_a_way_shorter_than_its_cuts_is_not_drawn():
    assert trimmed(((0, 0), (0, 900)), 492, 492) == ()
    assert trail(Trail("t", ((0, 0), (0, 900)), trim=(492, 492))) == []


def ticks(mark):
    return [shape for shape in trail(mark) if isinstance(shape, Strokes) and shape.ink.width == 2.2]


def test_a_run_has_a_tick_at_each_inch_of_its_whole_length():
    (found,) = ticks(Trail("run", ((0, 0), (0, 4000)), ticks=True, trim=(492, 552)))
    assert [line[0][1] for line in found.lines] == [1000, 2000, 3000]
    assert {line[0][0] for line in found.lines} == {130}


def test_a_marked_path_has_none():
    assert not ticks(Trail("path", ((0, 0), (0, 4000)), style="marked", trim=(492, 360)))


def test_a_marked_path_is_dashed_and_a_run_is_not():
    way = ((0, 0), (0, 4000))
    assert trail(Trail("path", way, style="marked"))[0].ink.dash == (7, 14)
    assert trail(Trail("run", way))[0].ink.dash == ()


def test_a_star_is_hollow_until_it_hits():
    assert star(Star("p", (0, 0), 1))[0].ink.fill == "field"
    assert star(Star("p", (0, 0), 1, hit=True))[0].ink.fill == "b"
    assert isinstance(star(Star("p", (0, 0), 1))[0], Outline)


def test_a_ring_is_dashed_with_a_faint_fill():
    (disc,) = ring(Ring("r", (0, 0), 2591, 1))
    assert isinstance(disc, Disc)
    assert (disc.radius, disc.ink.alpha, bool(disc.ink.dash)) == (2591, 0.08, True)


def test_a_ruler_has_a_bar_at_both_ends():
    line, *bars = ruler(Ruler("m", (0, 0), (0, 2000)))[-1].lines
    assert [point[1] for point in line] == [55, 1945]
    assert [bar[0][1] for bar in bars] == [55, 1945]


def test_bursts_lie_on_top_unless_a_figure_stands_on_them():
    assert above(Star("p", (0, 0), 1))
    assert not above(Star("p", (0, 0), 1, under=True))
    assert not above(Ring("r", (0, 0), 2591, 1))


@pytest.mark.parametrize("mark", [Token("a", (0, 0), 492, 0, "1"), Ball("ball", (0, 0))])
def test_figures_are_drawn_elsewhere(mark):
    with pytest.raises(TypeError, match=r"is a figure; figures are drawn by placky\.diagrams\.figures"):
        between(mark)
