"""Ways: lengths, cuts and ticks."""

import pytest
from tests.placky.diagrams.kinds import kinds

from placky.diagrams.marks import Piece, Ring, Ruler, Star, Token, Trail
from placky.diagrams.shapes import Disc, Outline, Strokes
from placky.diagrams.trails import above, along, between, length_of, ring, ruler, star, trail, trimmed

BEND = ((0, 0), (0, 3000), (4000, 3000))


def test_a_way_is_as_long_as_its_legs() -> None:
    assert length_of(BEND) == 7000


@pytest.mark.parametrize(
    ("distance", "point", "direction"),
    [(1000, (0, 1000), (0, 1)), (3000, (0, 3000), (0, 1)), (5000, (2000, 3000), (1, 0)), (99000, (4000, 3000), (1, 0))],
)
def test_points_along_a_way(distance: int, point: tuple[int, int], direction: tuple[int, int]) -> None:
    assert along(BEND, distance) == (point, direction)


def test_a_leg_without_length_does_not_disturb() -> None:
    assert along(((0, 0), (0, 0), (0, 500)), 200) == ((0, 200), (0, 1))


def test_a_way_is_cut_at_both_ends_and_keeps_its_bend() -> None:
    assert trimmed(BEND, 500, 1000) == ((0, 500), (0, 3000), (3000, 3000))


def test_a_cut_beyond_the_bend_loses_it() -> None:
    assert trimmed(BEND, 3500, 0) == ((500, 3000), (4000, 3000))


def test_a_way_shorter_than_its_cuts_is_not_drawn() -> None:
    assert trimmed(((0, 0), (0, 900)), 492, 492) == ()
    assert trail(Trail("t", ((0, 0), (0, 900)), trim=(492, 492))) == []


def ticks(mark: Trail) -> list[Strokes]:
    return [shape for shape in kinds(trail(mark), Strokes) if shape.ink.width == 2.2]


def test_a_run_has_a_tick_at_each_inch_of_its_whole_length() -> None:
    (found,) = ticks(Trail("run", ((0, 0), (0, 4000)), ticks=True, trim=(492, 552)))
    assert [line[0][1] for line in found.lines] == [1000, 2000, 3000]
    assert {line[0][0] for line in found.lines} == {130}


def test_a_marked_path_has_none() -> None:
    assert not ticks(Trail("path", ((0, 0), (0, 4000)), style="marked", trim=(492, 360)))


def test_a_marked_path_is_dashed_and_a_run_is_not() -> None:
    way = ((0, 0), (0, 4000))
    assert kinds(trail(Trail("path", way, style="marked")), Strokes)[0].ink.dash == (7, 14)
    assert kinds(trail(Trail("run", way)), Strokes)[0].ink.dash == ()


def test_a_star_is_hollow_until_it_hits() -> None:
    (declared,), (hit,) = (kinds(star(Star("p", (0, 0), 1, hit=hit)), Outline) for hit in (False, True))
    assert declared.ink.fill == "field"
    assert hit.ink.fill == "b"


def test_a_ring_is_dashed_with_a_faint_fill() -> None:
    (disc,) = ring(Ring("r", (0, 0), 2591, 1))
    assert isinstance(disc, Disc)
    assert (disc.radius, disc.ink.alpha, bool(disc.ink.dash)) == (2591, 0.08, True)


def test_a_ruler_has_a_bar_at_both_ends() -> None:
    line, *bars = kinds(ruler(Ruler("m", (0, 0), (0, 2000))), Strokes)[-1].lines
    assert [point[1] for point in line] == [55, 1945]
    assert [bar[0][1] for bar in bars] == [55, 1945]


def test_bursts_lie_on_top_unless_a_figure_stands_on_them() -> None:
    assert above(Star("p", (0, 0), 1))
    assert not above(Star("p", (0, 0), 1, under=True))
    assert not above(Ring("r", (0, 0), 2591, 1))


@pytest.mark.parametrize("mark", [Token("a", (0, 0), 492, 0, (), ()), Piece("p", (0, 0), 492, "p")])
def test_figures_are_drawn_elsewhere(mark: Token | Piece) -> None:
    with pytest.raises(TypeError, match=r"is a figure; figures are drawn by placky\.diagrams\.figures"):
        between(mark)
