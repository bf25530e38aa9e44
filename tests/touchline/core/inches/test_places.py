"""Free places and ways around, held against searches that try everything."""

import itertools
from fractions import Fraction
from math import cos, pi, sin

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.touchline.core.inches.test_geometry import nearest_square
from tests.touchline.exploring import examples

from touchline.core.inches import geometry, places
from touchline.core.inches.geometry import TOUCH, Circle, Point

SIDE = 7_000
STEP = 175
HAIR = 4
"""What rounding may cost where a place is compared with another."""

spots = st.tuples(st.integers(0, SIDE), st.integers(0, SIDE))
inner = st.tuples(st.integers(900, SIDE - 900), st.integers(900, SIDE - 900))
"""Where a base of any of these sizes stands inside the field."""
sizes = st.integers(300, 900)
crowds = st.lists(st.tuples(spots, sizes), max_size=6)


def box_for(radius: int) -> places.Box:
    """A field of seven inches by seven."""
    return (radius, radius), (SIDE - radius, SIDE - radius)


def stands_clear(place: Point, radius: int, others: list[Circle]) -> bool:
    """Does a base stand inside the field and share no thousandth with anybody?"""
    inside = all(radius <= v <= SIDE - radius for v in place)
    return inside and all(geometry.squared(place, centre) >= (size + radius) ** 2 for centre, size in others)


def stands_free(place: Point, radius: int, others: list[Circle]) -> bool:
    """The same, but for the hair that rounding costs."""
    inside = all(radius <= v <= SIDE - radius for v in place)
    return inside and all(geometry.squared(place, c) >= max(0, size + radius - TOUCH) ** 2 for c, size in others)


def clear_grid(radius: int, others: list[Circle]) -> list[Point]:
    """Every clear place of a fine grid."""
    line = range(radius, SIDE - radius + 1, STEP)
    return [(x, y) for x in line for y in line if stands_clear((x, y), radius, others)]


def free_all_the_way(path: list[Point], radius: int, others: list[Circle], hair: int = TOUCH) -> bool:
    """Does a base overlap nobody anywhere on a path?"""
    legs = list(itertools.pairwise(path))
    return all(nearest_square(c, a, b) >= Fraction(size + radius - hair) ** 2 for a, b in legs for c, size in others)


@examples(60)
@given(spots, sizes, crowds)
def test_the_nearest_free_places_are_free_and_nothing_on_a_fine_grid_is_nearer(
    wish: Point, radius: int, others: list[Circle]
) -> None:
    found = places.nearest_free(wish, radius, others, box_for(radius))
    assert all(stands_free(place, radius, others) for place in found)
    grid = clear_grid(radius, others)
    if grid:
        assert found, f"the grid has room at {grid[0]}"
        nearest = min(geometry.distance(wish, place) for place in grid)
        assert all(geometry.distance(wish, place) <= nearest + HAIR for place in found)


@given(spots, sizes, crowds)
def test_equally_near_places_are_equally_near_and_not_the_same_place(
    wish: Point, radius: int, others: list[Circle]
) -> None:
    found = places.nearest_free(wish, radius, others, box_for(radius))
    away = [geometry.distance(wish, place) for place in found]
    assert not away or max(away) - min(away) <= places.TIE
    assert all(geometry.distance(p, q) > places.TIE for i, p in enumerate(found) for q in found[:i])


def test_a_base_that_has_room_stays_where_it_wants_to_stand() -> None:
    assert places.nearest_free((3_000, 3_000), 500, [((5_000, 3_000), 500)], box_for(500)) == [(3_000, 3_000)]


def test_two_ways_to_step_aside_are_both_offered() -> None:
    wall = [((3_500, y), 500) for y in (2_500, 3_500, 4_500)]
    found = places.nearest_free((3_500, 3_500), 500, wall, box_for(500))
    assert len(found) > 1
    assert {place[0] < 3_500 for place in found} == {True, False}


def test_a_full_field_has_no_free_place() -> None:
    crowd = [((x, y), 900) for x in range(0, SIDE + 1, 1_000) for y in range(0, SIDE + 1, 1_000)]
    assert places.nearest_free((3_500, 3_500), 500, crowd, box_for(500)) == []


@examples(60)
@given(spots, sizes, st.tuples(spots, sizes), crowds)
def test_the_nearest_touching_places_are_free_and_touch_and_nothing_else_about_the_anchor_is_nearer(
    wish: Point, radius: int, anchor: Circle, others: list[Circle]
) -> None:
    found = places.nearest_touching(wish, radius, anchor, others, box_for(radius))
    assert all(geometry.touch((place, radius), anchor) for place in found)
    assert all(stands_free(place, radius, [*others, anchor]) for place in found)
    out = anchor[1] + radius + 1
    ring = [
        (anchor[0][0] + round(out * sin(k * pi / 180)), anchor[0][1] + round(out * cos(k * pi / 180)))
        for k in range(360)
    ]
    wider = [(centre, size + 2) for centre, size in others]  # so that a thousandth further in, it is clear as well
    clear = [
        place for place in ring if stands_clear(place, radius + 2, wider) and stands_clear(place, radius, [anchor])
    ]
    if clear and wish != anchor[0]:
        assert found, f"there is room at {clear[0]}"
        nearest = min(geometry.distance(wish, place) for place in clear)
        assert all(geometry.distance(wish, place) <= nearest + HAIR for place in found)


@given(inner, st.lists(spots, min_size=1, max_size=4), sizes, crowds)
def test_a_blocked_leg_names_who_blocks_it_or_the_edge_of_the_field(
    start: Point, corners: list[Point], radius: int, others: list[Circle]
) -> None:
    assume(stands_free(start, radius, others))
    path = [start, *corners]
    hit = places.blocked_leg(path, radius, others, box_for(radius))
    inside = all(radius <= v <= SIDE - radius for corner in corners for v in corner)
    if hit is None:
        assert inside
        assert free_all_the_way(path, radius, others)
    elif hit is True:
        assert not inside
    else:
        assert hit in others
        assert not free_all_the_way(path, radius, [hit])


@given(st.lists(spots, min_size=2, max_size=4), st.integers(0, 20_000))
def test_every_point_that_a_cut_leads_to_lies_on_the_path(path: list[Point], length: int) -> None:
    assert places.on_path(geometry.cut(path, length)[-1], path)
    assert not places.on_path((path[0][0], -SIDE), path)
