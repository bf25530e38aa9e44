"""Hexes, held against plain geometry and plain searches on a whole pitch."""

from collections.abc import Callable, Container
from itertools import pairwise
from math import atan2, isclose, pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.core.hexes.coordinates import (
    DIRECTIONS,
    Hex,
    direction,
    disc,
    distance,
    line,
    neighbour,
    neighbours,
    ring,
    rotated,
)
from touchline.core.hexes.facing import ahead, beyond, threatened, turns
from touchline.core.hexes.walls import rebound, rolled
from touchline.core.hexes.ways import Stance, driven, facings, walked

HEX = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
SIDE = st.integers(0, 5)
PITCH = frozenset((q, r) for r in range(-6, 7) for q in range(-12 - min(r, 0), 13 - max(r, 0)))
"""A hexagon stretched lengthwise: 13 rows of 19 to 25 hexes."""


def centre(here: Hex) -> tuple[float, float]:
    q, r = here
    return q + r / 2, r * sqrt(3) / 2


def steps_on(field: Container[Hex], start: Hex) -> dict[Hex, int]:
    """Distance by a plain search."""
    found, edge, far = {start: 0}, [start], 0
    while edge:
        far += 1
        edge = [n for here in edge for n in neighbours(here) if n in field and found.setdefault(n, far) == far]
        edge = list(dict.fromkeys(edge))
    return found


@given(HEX, HEX)
def test_distance_is_symmetric_and_only_nothing_is_nothing_apart(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)


@given(HEX, HEX, HEX)
def test_a_detour_is_never_shorter(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_distance_is_what_a_search_finds_on_the_whole_pitch() -> None:
    for start in sorted(PITCH):
        assert steps_on(PITCH, start) == {there: distance(start, there) for there in PITCH}


@given(HEX, HEX, st.integers(-9, 9))
def test_a_rotation_keeps_distances_and_six_of_them_change_nothing(a: Hex, around: Hex, times: int) -> None:
    assert distance(rotated(a, times, around), around) == distance(a, around)
    assert rotated(rotated(a, times, around), 6 - times, around) == a


@given(HEX, SIDE, SIDE)
def test_a_rotation_turns_directions(around: Hex, side: int, times: int) -> None:
    assert rotated(neighbour(around, side), times, around) == neighbour(around, side + times)


@given(HEX, SIDE)
def test_neighbours_lie_one_apart_at_sixty_degrees(here: Hex, side: int) -> None:
    (x, y), (nx, ny) = centre(here), centre(neighbour(here, side))
    assert isclose((nx - x) ** 2 + (ny - y) ** 2, 1)
    assert isclose(atan2(ny - y, nx - x) % (2 * pi), side * pi / 3, abs_tol=1e-9)
    assert direction(here, neighbour(here, side)) == side


@given(HEX, HEX)
def test_only_an_adjacent_hex_has_a_direction(a: Hex, b: Hex) -> None:
    if distance(a, b) == 1:
        assert neighbour(a, direction(a, b)) == b
    else:
        with pytest.raises(ValueError, match="not in"):
            direction(a, b)


@given(HEX, st.integers(0, 8))
def test_a_ring_holds_every_hex_at_its_distance_once(here: Hex, radius: int) -> None:
    near = disc(here, 8)
    assert len(set(near)) == len(near) == 1 + 3 * 8 * 9
    found = ring(here, radius)
    assert len(set(found)) == len(found)
    assert set(found) == {there for there in near if distance(here, there) == radius}


@given(HEX, HEX)
def test_a_line_goes_step_by_step_and_is_the_same_both_ways(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert (way[0], way[-1], len(way)) == (a, b, distance(a, b) + 1)
    assert all(distance(p, q) == 1 for p, q in pairwise(way))
    assert line(b, a) == way[::-1]


@given(HEX, HEX)
def test_no_other_hex_lies_nearer_to_the_points_of_a_line(a: Hex, b: Hex) -> None:
    way, steps = line(a, b), distance(a, b)
    (ax, ay), (bx, by) = centre(a), centre(b)
    for step, here in enumerate(way):
        part = step / steps if steps else 0
        x, y = ax + (bx - ax) * part, ay + (by - ay) * part
        away = {there: (centre(there)[0] - x) ** 2 + (centre(there)[1] - y) ** 2 for there in disc(here, 1)}
        assert away[here] <= min(away.values()) + 1e-9


@given(HEX, SIDE)
def test_a_player_threatens_the_three_hexes_before_him(here: Hex, facing: int) -> None:
    before = {there for there in neighbours(here) if ahead(here, facing, there) > 0}
    assert set(threatened(here, facing)) == before
    assert len(before) == 3


@given(HEX, SIDE, HEX)
def test_ahead_is_measured_along_the_way_a_player_faces(here: Hex, facing: int, there: Hex) -> None:
    (x, y), (tx, ty), (dx, dy) = centre(here), centre(there), centre(DIRECTIONS[facing])
    assert isclose(ahead(here, facing, there), 2 * ((tx - x) * dx + (ty - y) * dy), abs_tol=1e-9)


@given(HEX, SIDE)
def test_one_is_pushed_away_from_the_pusher(here: Hex, side: int) -> None:
    pushed = neighbour(here, side)
    assert {distance(here, there) for there in beyond(here, pushed)} == {2}
    assert all(distance(pushed, there) == 1 for there in beyond(here, pushed))


@given(SIDE, SIDE)
def test_turns_take_the_shorter_way_round(facing: int, other: int) -> None:
    assert turns(facing, other) == turns(other, facing)
    assert (facing + turns(facing, other)) % 6 == other or (facing - turns(facing, other)) % 6 == other
    assert turns(facing, other) <= 3


def walls(here: Hex) -> list[int]:
    return [side for side in range(6) if neighbour(here, side) not in PITCH]


def test_a_ball_leaves_a_straight_side_as_light_leaves_a_mirror() -> None:
    straight = [here for here in sorted(PITCH) if len(walls(here)) == 2]
    assert straight
    for here in straight:
        one, other = walls(here)
        (x, y), (ox, oy) = centre(DIRECTIONS[one]), centre(DIRECTIONS[other])
        nx, ny = (x + ox) / sqrt(3), (y + oy) / sqrt(3)
        for heading in (one, other):
            hx, hy = centre(DIRECTIONS[heading])
            along = 2 * (hx * nx + hy * ny)
            found = centre(DIRECTIONS[rebound(PITCH, here, heading)])
            assert isclose(found[0], hx - along * nx, abs_tol=1e-9)
            assert isclose(found[1], hy - along * ny, abs_tol=1e-9)


def test_a_ball_comes_straight_back_out_of_the_six_corners() -> None:
    corners = [here for here in sorted(PITCH) if len(walls(here)) == 3]
    assert len(corners) == 6
    for here in corners:
        for heading in walls(here):
            assert rebound(PITCH, here, heading) == (heading + 3) % 6


@given(st.sampled_from(sorted(PITCH)), SIDE, st.integers(0, 40))
def test_a_ball_never_leaves_the_field(start: Hex, heading: int, steps: int) -> None:
    way = rolled(PITCH, start, heading, steps)
    assert len(way) == steps
    assert {here for here, _ in way} <= PITCH
    hexes = [start, *(here for here, _ in way)]
    assert all(neighbour(a, side) == b for a, (b, side) in zip(hexes, way, strict=False))


def test_a_ball_in_a_closed_hex_stays_there() -> None:
    assert rolled({(0, 0)}, (0, 0), 2, 6) == []


BLOCKED = st.frozensets(st.sampled_from(sorted(PITCH)), max_size=120)


@given(BLOCKED, st.sampled_from(sorted(PITCH)), SIDE, st.integers(0, 9))
def test_walked_finds_what_a_plain_search_finds(blocked: frozenset[Hex], start: Hex, facing: int, most: int) -> None:
    field = (PITCH - blocked) | {start}
    ways = walked(start, facing, most, field.__contains__)
    assert {here: cost for (here, _), cost in ways.cost.items()} == {
        here: cost for here, cost in steps_on(field, start).items() if cost <= most
    }
    for (here, _), cost in ways.cost.items():
        way = ways.to(here)
        assert way is not None
        assert way[0] == (start, facing)
        assert len(way) == cost + 1 >= distance(start, here) + 1
        assert facings([one for one, _ in way], facing) == way


def relaxed(
    field: Container[Hex], start: Hex, facing: int, most: int, price: Callable[[int], int]
) -> dict[Stance, int]:
    """Costs by going through every stance until nothing becomes cheaper."""
    cost, changed = {(start, facing): 0}, True
    while changed:
        changed = False
        for (here, side), paid in list(cost.items()):
            there = neighbour(here, side)
            onward = [((there, side), 1)] if there in field else []
            onward += [((here, other), price(turns(side, other))) for other in range(6) if other != side]
            for stance, more in onward:
                if paid + more <= most and paid + more < cost.get(stance, most + 1):
                    cost[stance], changed = paid + more, True
    return cost


@given(BLOCKED, st.sampled_from(sorted(PITCH)), SIDE, st.integers(0, 7), st.sampled_from([lambda n: n, lambda _: 1]))
def test_driven_finds_the_cheapest_cost_of_every_stance(
    blocked: frozenset[Hex], start: Hex, facing: int, most: int, price: Callable[[int], int]
) -> None:
    field = (PITCH - blocked) | {start}
    ways = driven(start, facing, most, field.__contains__, price)
    assert dict(ways.cost) == relaxed(field, start, facing, most, price)
    for stance, cost in ways.cost.items():
        assert cost >= distance(start, stance[0])
        way = ways.way(stance)
        paid = sum(1 if here != there else price(turns(side, other)) for (here, side), (there, other) in pairwise(way))
        assert (way[0], paid) == ((start, facing), cost)


def test_what_cannot_be_reached_has_no_way() -> None:
    ways = driven((0, 0), 0, 3, lambda _: False, lambda by: by)
    assert ways.to((1, 0)) is None
    with pytest.raises(KeyError):
        ways.way(((1, 0), 0))
