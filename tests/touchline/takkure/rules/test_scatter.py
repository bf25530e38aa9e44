"""Where a scattered ball lies (2.03): free, on the field, and no farther than it must."""

from collections.abc import Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.exploring import examples
from tests.touchline.takkure.rules.contests import figure

from touchline.core.inches.geometry import distance, overlap
from touchline.takkure.position import read
from touchline.takkure.rules.scatter import landing
from touchline.takkure.state import BALL_RADIUS
from touchline.takkure.template import DISTANCE

points = st.tuples(st.integers(500, 23_500), st.integers(500, 35_500))


@examples(60)
@given(points, st.lists(points, max_size=4), st.integers(1, 12), st.booleans())
def test_a_scattered_ball_lies_free_on_the_field_and_no_farther_than_it_must(
    centre: tuple[int, int], crowd: list[tuple[int, int]], arrow: int, down: bool
) -> None:
    figures = [figure("SUZU", *centre)]
    for name, place in zip(("GARRA", "LINCE", "BUHO", "TORO"), crowd, strict=False):
        if all(distance(place, tuple(one["at"])) > 1_800 for one in figures):
            inside = (min(max(place[0], 800), 23_200), min(max(place[1], 800), 35_200))
            if all(distance(inside, tuple(one["at"])) > 1_800 for one in figures):
                figures.append(figure(name, *inside))
    teams = ["Teriomorph", "Yamato"] if down else ["Yamato", "Teriomorph"]
    s, _ = read({"players": figures, "attacker": "Yamato", "teams": teams, "ball": _free_corner(figures)})
    s.ball = None
    places, stopped = landing(s, centre, arrow)
    for place in places:
        (x0, y0), (x1, y1) = s.line_up.pitch.box(BALL_RADIUS)
        assert x0 <= place[0] <= x1
        assert y0 <= place[1] <= y1
        assert not any(overlap((place, BALL_RADIUS), s.disc(i)) for i in s.fielded())
    if stopped != "figure":
        assert distance(centre, places[0]) <= DISTANCE + 1
    if stopped is None:
        assert abs(distance(centre, places[0]) - DISTANCE) <= 1


def _free_corner(figures: Sequence[dict[str, Any]]) -> list[int]:
    return next(
        place for place in ([600, 600], [23_400, 600], [600, 35_400], [23_400, 35_400], [600, 18_000], [23_400, 18_000])
        if all(distance((place[0], place[1]), one["at"]) > 1_400 for one in figures)
    )  # fmt: skip
