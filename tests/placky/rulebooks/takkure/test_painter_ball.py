"""Takkure's painter: passes, steals, scattered balls, counters at figures, the score; and the same in words."""

import math
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from tests.placky.diagrams import positions as p

from placky.diagrams.camera import view_box
from placky.diagrams.counters import tally_boxes
from placky.diagrams.flights import number_at
from placky.diagrams.labels import around
from placky.diagrams.marks import (
    Band,
    Chip,
    Ghost,
    Hull,
    Label,
    Mark,
    Place,
    Rose,
    Ruler,
    Scoreboard,
    Sketch,
    Tally,
    Token,
    Trail,
)
from placky.diagrams.shapes import UNIT
from placky.diagrams.svg import board
from placky.rulebooks import rulebook
from placky.rulebooks.sports import DOWN, ground_token_at
from placky.rulebooks.takkure.painter.figures import beside
from touchline.core.play.wire import State
from touchline.takkure.position import read
from touchline.takkure.state import BALL_RADIUS, show

painter = rulebook("takkure").painter()

M = TypeVar("M", bound=Mark)
PASSER, RECEIVER = (12_000, 14_000), (8_000, 13_000)
LEAVES = (12_000, 12_000)


def marks(state: State, kind: type[M], **more: Any) -> list[M]:
    return [mark for mark in painter.scene(state, **more).marks if isinstance(mark, kind)]


def labels(state: State) -> list[str]:
    return [label.text for label in marks(state, Label)]


def passing(
    apart: int | None = None,
    at: Place = PASSER,
    *,
    holder: str | None = "AGUILA",
    to: Place = RECEIVER,
    ground: bool = False,
    **more: Any,
) -> State:
    """AGUILA, who has run to (12, 14), passes to SUZU; measured when ``apart`` is given."""
    measured = [{"from": "AGUILA", "to": "SUZU", "distance": apart, "rule": "1.13"}] if apart is not None else []
    throw = {"by": "AGUILA", "to": "SUZU", "at": list(at), "ground": ground}
    return p.position(
        p.player("AGUILA", p.YAMATO, "10", PASSER, ball=holder == "AGUILA"),
        p.player("SUZU", p.YAMATO, "15", to, ball=holder == "SUZU"),
        p.player("LINCE", p.TERIOMORPH, "7", (10_000, 14_600), ball=holder == "LINCE", marker="steal"),
        **{"active": "AGUILA", "step": 5, "throw": throw, "steals": [], "measured": measured, **more},
    )


STEAL = [{"by": "LINCE", "how": "air", "target": None}]


# ---------------------------------------------------------------- a pass


def test_a_declared_pass_is_dashed_from_where_it_leaves_and_shows_no_length() -> None:
    state = passing(at=LEAVES)
    (way,) = marks(state, Trail)
    assert (way.id, way.points, way.style, way.trim) == ("pass", (LEAVES, RECEIVER), "dashed", (492, 552))
    assert [ghost.at for ghost in marks(state, Ghost)] == [LEAVES]
    assert not [*marks(state, Band), *marks(state, Ruler)]
    assert not [text for text in labels(state) if "″" in text]


def test_a_pass_from_where_the_passer_stands_or_began_leaves_no_ghost_of_its_own() -> None:
    assert not marks(passing(), Ghost)
    began = passing(at=LEAVES, start=LEAVES)
    assert [ghost.id for ghost in marks(began, Ghost)] == ["start"]


@pytest.mark.parametrize(
    ("apart", "reaches", "words"),
    [
        (1_500, [2_000], ["to 2″: +4"]),
        (2_000, [2_000], ["to 2″: +4"]),
        (2_001, [2_000, 4_000], ["to 2″: +4", "to 4″: +2"]),
        (4_001, [4_000, 8_000], ["to 4″: +2"]),
    ],
)
def test_a_measured_pass_shows_the_limits_of_its_band(apart: int, reaches: list[int], words: list[str]) -> None:
    state = passing(apart, to=(12_000 - apart - 984, 14_000))
    assert [(ring.at, ring.radius - 492) for ring in marks(state, Band)] == [(PASSER, reach) for reach in reaches]
    found = labels(state)
    assert [text for text in words if text in found] == words


def test_words_on_the_edge_of_a_band_have_its_colour_and_stand_aside_of_the_pass() -> None:
    state = passing(5_000, to=(12_000, 19_984))
    bands = [label for label in marks(state, Label) if label.text.startswith("to ")]
    assert [label.colour for label in bands] == ["move"] * 2
    for x, y in (label.at for label in bands):
        assert abs(math.degrees(math.atan2(x - PASSER[0], y - PASSER[1]))) >= 28


def test_beyond_the_last_limit_its_ring_says_so() -> None:
    state = passing(9_000, to=(2_016, 14_000))
    assert [ring.radius for ring in marks(state, Band)] == [8_492, 8_492]
    assert "over 8″: −2" in labels(state)
    assert "Range over 8 inches, −2 for the pass." in painter.alt(state)


def test_from_the_ground_there_is_no_pass_beyond_the_last_limit() -> None:
    state = passing(9_000, to=(2_016, 14_000), ground=True)
    assert "over 8″: no pass" in labels(state)
    assert "Range over 8 inches, no pass." in painter.alt(state)


def test_bands_do_not_widen_the_window() -> None:
    assert painter.window(passing(3_139)) == painter.window(passing())


def test_a_pass_is_measured_from_where_it_leaves() -> None:
    away = round(math.dist(LEAVES, RECEIVER)) - 984
    (ruler,) = marks(passing(away, at=LEAVES), Ruler)
    assert math.dist(ruler.start, LEAVES) == pytest.approx(492, abs=1)


def test_a_missed_pass_flies_and_the_bands_are_those_of_the_reception() -> None:
    state = passing(3_139, holder=None)
    (ball,) = marks(state, Sketch)
    assert (ball.id, ball.at, ball.name) == ("flying", (10_000, 13_500), "")
    assert "to 4″: catch 0" in labels(state)
    words = painter.alt(state)
    assert "The ball is in the air. Range 2 to 4 inches, 0 to catch it." in words


def test_once_it_is_caught_only_the_ruler_is_left() -> None:
    state = passing(3_139, holder="SUZU")
    assert not [*marks(state, Band), *marks(state, Sketch)]
    assert len(marks(state, Ruler)) == 1
    assert "Range" not in painter.alt(state)


# ---------------------------------------------------------------- steals


def test_who_steals_has_an_s_beside_him() -> None:
    (chip,) = marks(passing(), Chip)
    assert (chip.letter, chip.colour) == ("S", "b")
    assert math.dist(chip.at, (10_000, 14_600)) == pytest.approx(492 + 184, abs=1)


def test_a_steal_in_the_air_shows_the_area_between_the_bases_until_it_is_decided() -> None:
    state = passing(steals=STEAL)
    hull = Hull("between", PASSER, RECEIVER, (492, 492), 1)
    assert marks(state, Hull) == [hull]
    assert marks(passing(holder="LINCE"), Hull, before=state) == [hull]
    assert not marks(passing(steals=[{"by": "LINCE", "how": "loose", "target": None}]), Hull)


def test_an_intercepted_ball_flies_from_where_it_left() -> None:
    before, state = passing(holder=None, at=LEAVES), passing(holder="LINCE", at=LEAVES)
    (way,) = marks(state, Trail, before=before)
    assert (way.id, way.points, way.style) == ("flight", (LEAVES, (10_000, 14_600)), "dotted")


@pytest.mark.parametrize(
    ("how", "target", "words"),
    [
        ("loose", None, "LINCE goes for the loose ball."),
        ("air", None, "LINCE waits for the ball in the air."),
        ("ground", "SUZU", "LINCE reaches for the ball of SUZU."),
    ],
)
def test_the_text_alternative_tells_who_wants_which_ball(how: str, target: str | None, words: str) -> None:
    told = painter.alt(passing(steals=[{"by": "LINCE", "how": how, "target": target}]))
    assert words in told
    assert "LINCE (7) at 10, 14.5, 0.5 above and 2 to the left of AGUILA, steals" in told


# ---------------------------------------------------------------- scattered balls


def test_a_ball_that_scattered_shows_the_arrow_it_took() -> None:
    before = passing(3_139, holder=None)
    state = passing(3_139, holder=None, ball=(10_000, 13_000))
    (rose,) = marks(state, Rose, before=before)
    assert (rose.at, rose.radius, rose.reach, rose.hit) == (RECEIVER, 1_508, 2_000, 3)
    assert rose.turns == (30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 0)
    assert [trail.points for trail in marks(state, Trail, before=before)] == [(RECEIVER, (10_000, 13_000))]
    assert not marks(state, Rose, before=state)
    assert not marks(state, Rose)


def test_a_ball_that_was_dropped_waits_for_its_arrow_with_room_around_it() -> None:
    state = passing(3_139, holder=None, template=list(RECEIVER))
    (rose,) = marks(state, Rose)
    assert (rose.at, rose.hit) == (RECEIVER, 0)
    assert not marks(state, Band)
    assert not marks(state, Ruler)
    (flying,) = marks(state, Sketch)
    assert math.dist(flying.at, RECEIVER) == pytest.approx(492, abs=1)  # at his base, and not where an arrow points
    words = painter.alt(state)
    assert "SUZU has dropped the ball." in words
    assert "The scatter template lies at 8, 13." in words
    assert "Range" not in words


def test_arrows_turn_with_the_team_that_attacks() -> None:
    before = passing(3_139, holder=None, attacker=p.TERIOMORPH)
    state = passing(3_139, holder=None, ball=(10_000, 13_000), attacker=p.TERIOMORPH)
    (rose,) = marks(state, Rose, before=before)
    assert (rose.hit, rose.turns[11]) == (9, 180)


def test_a_ball_that_fell_elsewhere_took_no_arrow() -> None:
    before, state = passing(holder=None), passing(holder=None, ball=(8_900, 14_300))
    assert not marks(state, Rose, before=before)


def test_a_kicked_ball_comes_down_by_the_template() -> None:
    players = [{"name": "AGUILA", "at": [12_000, 12_508]}, {"name": "GARRA", "at": [12_000, 32_000]}]
    before = show(read({"mode": "match", "phase": "template", "kicking": "Yamato", "players": players})[0])
    before |= {"template": [12_000, 28_000], "phase": "kick"}
    state = before | {"template": None, "ball": [12_000, 26_000], "kicking": None}
    (rose,) = marks(state, Rose, before=before)
    assert (rose.at, rose.hit, rose.side) == ((12_000, 28_000), 0, 0)


@pytest.mark.parametrize(("width", "beyond"), [(9_000, False), (14_000, False), (24_000, True)])
def test_arrows_are_numbered_on_one_side_of_the_rim_and_a_number_that_is_covered_stands_beside_what_covers_it(
    width: int, beyond: bool
) -> None:
    """Of arrow 6 a figure covers the place beyond, of arrow 9 the ball; where all fit inside, they stand there."""
    players = [
        p.player("AGUILA", p.YAMATO, "10", (12_000, 15_500)),
        p.player("GARRA", p.TERIOMORPH, "4", (12_000, 9_000)),
    ]
    state = p.position(*players, mode="match", score=[0, 0], template=[12_000, 18_000], ball=[9_600, 18_000])
    state |= {"clock": 0, "half": 1, "flipped": [0, 0], "kicking": p.YAMATO}
    (rose,) = marks(state, Rose, view=(12_000 - width // 2, 18_000 - width // 2, width, width))
    assert rose.outer == (tuple(range(1, 13)) if beyond else ())
    assert rose.hidden == ()
    assert [n for n, _ in rose.aside] == ([6, 9] if beyond else [])
    half = 0.5 * rose.size * 1000 / UNIT
    for _, at in rose.aside:
        assert math.dist(at, (12_000, 15_500)) > 492 + half
        assert math.dist(at, (9_600, 18_000)) > BALL_RADIUS + 0.8 * half
    assert rose.size / (width * UNIT / 1000) == pytest.approx(0.027, abs=0.002)
    assert number_at(rose, 12, outer=True)[1] > 20_000


def test_only_the_number_that_was_rolled_changes_sides_where_a_figure_stands_on_it() -> None:
    before = passing(3_139, holder=None)
    state = passing(3_139, holder=None, ball=(10_000, 13_000))
    toro = p.player("TORO", p.TERIOMORPH, "1", (RECEIVER[0], RECEIVER[1] - 1_150))
    (rose,) = marks(state | {"players": [*state["players"], toro]}, Rose, before=before)
    assert (rose.hit, rose.outer, rose.hidden) == (3, (), ())
    assert [n for n, _ in rose.aside] == [6]
    x, y = number_at(rose, 3, outer=False)
    (rose,) = marks(state | {"players": [*state["players"], toro | {"at": [x, y]}]}, Rose, before=before)
    assert (rose.outer, 3 in rose.hidden) == ((3,), False)


# ---------------------------------------------------------------- counters


def worn(**more: Any) -> State:
    return p.position(p.player("AGUILA", p.YAMATO, "10", (12_000, 18_000), **more))


def test_fatigue_and_wounds_are_counted_at_the_figure() -> None:
    assert marks(worn(fatigue=2, resting=1, wounds=2), Tally) == [
        Tally("worn-aguila", (12_000, 18_000), 492, 2, 1, 2, 92)
    ]
    assert not marks(worn(), Tally)
    words = painter.alt(worn(fatigue=1, resting=1, wounds=1))
    assert "tired (1 active fatigue token), an inactive fatigue token, 1 wound." in words


@pytest.mark.parametrize("number", range(1, 4))
def test_counters_leave_a_ground_token_free_his_own_and_that_of_who_lies_close(number: int) -> None:
    """They grow on a phone; the token says who is down."""
    tired = p.player("AGUILA", p.YAMATO, "10", (12_000, 18_000), fatigue=number)
    garra = p.player("GARRA", p.TERIOMORPH, "4", (11_000, 18_700), ground=1)
    for state in (p.position(tired | {"ground": 1}), p.position(tired, garra)):
        (tally,) = marks(state, Tally)
        (down,) = (one for one in marks(state, Token) if DOWN in one.shown)
        (x, y), (dx, dy) = down.at, ground_token_at(down.radius)
        grown = tally_boxes(replace(tally, pip=2 * tally.pip))
        assert [box for box in grown if box.overlap(around((x + dx, y + dy), 200))] == []


def test_a_counter_covers_no_number_of_who_stands_close() -> None:
    """It lies to the left, and to another side where somebody touches the figure there: on a phone it grows."""
    hayate = p.player("HAYATE", p.YAMATO, "11", (12_000, 18_000), resting=1)
    buho = p.player("BUHO", p.TERIOMORPH, "15", (11_020, 17_900))
    (alone,) = marks(p.position(hayate), Tally)
    (close,) = marks(p.position(hayate, buho), Tally)

    def on_him(tally: Tally) -> bool:
        number = around(buho["at"], 0.6 * 492)
        return any(box.overlap(number) for box in tally_boxes(replace(tally, pip=3 * tally.pip)))

    assert (on_him(alone), on_him(close)) == (True, False)


def test_a_marker_stands_where_no_wound_is_counted() -> None:
    """The cross is to the left, where there is room between the two others."""
    buho = p.player("BUHO", p.TERIOMORPH, "15", (12_000, 18_000), wounds=2, marker="pressure")
    places = [(11_500, 18_866), (11_741, 17_034)]
    others = [p.player(f"P{n}", p.YAMATO, str(n), at) for n, at in enumerate(places)]
    (token,) = [mark for mark in marks(p.position(buho, *others), Token) if mark.name == "BUHO"]
    (tally,) = marks(p.position(buho, *others), Tally)
    ((part, (dx, dy)),) = token.shifts
    x, y = beside(token.radius)
    at = (token.at[0] + x + dx, token.at[1] + y + dy)
    assert part == "pressure"
    assert all(box.distance(at) > 100 for box in tally_boxes(tally))


@pytest.mark.parametrize(
    ("off", "words"),
    [(1, "AGUILA."), (2, "AGUILA (misses a kick-off)."), (3, "AGUILA (out until the half ends)."),
     (4, "AGUILA (out of the match).")],
)  # fmt: skip
def test_the_text_alternative_says_for_how_long_somebody_is_off(off: int, words: str) -> None:
    assert f"Off the field: {words}" in painter.alt(worn(off=off))


# ---------------------------------------------------------------- the score


def match(mode: str = "match", **more: Any) -> State:
    return worn() | {"mode": mode, "score": [2, 1], "half": 2, "clock": 3, "flipped": [False, True], **more}


def test_a_match_shows_score_half_and_time_board_above_the_window() -> None:
    state = match()
    view = painter.window(state)
    (strip,) = marks(state, Scoreboard, view=view)
    assert (strip.score, strip.text, strip.boxes) == ((2, 1), "2nd half", (5, 4, 3, 2, 1, 0))
    assert (strip.now, strip.turned) == (3, (False, True))
    scene = painter.scene(state, view=view)
    assert scene.window[:3] == view[:3]
    assert view[1] + view[3] < strip.at[1] < scene.window[1] + scene.window[3]
    assert painter.view_box(state, view) == pytest.approx(view_box(painter.ground(state), scene.window), abs=0.1)
    assert [mark.id for marks in painter.scene(state).placement.overlays.values() for mark in marks] == ["score"]


def test_a_practice_match_has_a_score_and_no_time_and_an_exercise_neither() -> None:
    (strip,) = marks(match("practice match"), Scoreboard)
    assert (strip.text, strip.boxes) == ("", ())
    assert painter.alt(match("practice match")).endswith("Score: Yamato 2, Teriomorph 1.")
    assert not marks(match("exercise"), Scoreboard)
    assert "Score" not in painter.alt(match("exercise"))


@pytest.mark.parametrize(
    ("flipped", "words"),
    [([False, True], "turned over: Teriomorph."), ([True, True], "turned over: Yamato and Teriomorph."),
     ([False, False], "both time tokens active.")],
)  # fmt: skip
def test_the_text_alternative_tells_the_time(flipped: list[bool], words: str) -> None:
    told = painter.alt(match(flipped=flipped))
    assert told.endswith(f"Score: Yamato 2, Teriomorph 1. Second half, time number 3, {words}")


@pytest.mark.parametrize("state", [passing(3_139, holder=None, steals=STEAL), match(half=1, clock=5)])
def test_a_board_stays_small(state: dict[str, Any]) -> None:
    assert len(board(painter.scene(state), "b-").as_file()) < 12_000


# ---------------------------------------------------------------- a kick that comes down


def test_how_far_those_are_who_may_catch_a_kick_is_drawn_and_told() -> None:
    near = (
        p.player("LINCE", p.TERIOMORPH, "7", (12_000, 27_000)),
        p.player("BUHO", p.TERIOMORPH, "15", (12_000, 23_800)),
    )
    down = {"ball": [12_000, 25_500], "phase": "catching", "template": [12_000, 26_500], "waiting": ["LINCE", "BUHO"]}
    state = p.position(*near, **down, mode="practice", score=[0, 0], kicking=p.YAMATO)
    assert [ruler.start[1] - ruler.end[1] for ruler in marks(state, Ruler)] == [516, -716]
    assert {"0.5″", "0.7″"} <= set(labels(state))
    assert "Measured from LINCE: 0.516 to the ball. Measured from BUHO: 0.716 to the ball." in painter.alt(state)
    assert not marks(state | {"phase": "play", "template": None, "waiting": []}, Ruler)
