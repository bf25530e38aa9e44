"""Takkure's acts on the board and in words: what is pressed or dragged for each, and how a coach says where."""

from typing import Any

import pytest

from placky.diagrams.stage import Grip, TargetData
from placky.rulebooks import rulebook
from touchline.core.play.wire import State
from touchline.takkure.position import read
from touchline.takkure.state import show

painter = rulebook("takkure").painter()
words = rulebook("takkure").words()

UNIT, LENGTH = 46, 36_000
PLAYERS = [
    {"name": "AGUILA", "at": [12_000, 12_000], "ball": True},
    {"name": "SUZU", "at": [16_000, 12_000]},
    {"name": "GARRA", "at": [12_000, 17_000]},
    {"name": "HAYATE", "off": 4},
]


@pytest.fixture
def state() -> State:
    return show(read({"mode": "match", "players": PLAYERS})[0])


def target(state: State, **command: Any) -> TargetData:
    found = painter.target({"act": command}, state)
    assert found is not None
    return found


def where(state: State, **command: Any) -> str:
    return words.choices.where({"act": command}, state)


def spot(x: float, y: float) -> tuple[float, float]:
    return round(x * UNIT / 1000, 1), round((LENGTH - y) * UNIT / 1000, 1)


def at(found: TargetData | Grip) -> tuple[float, float]:
    return found["x"], found["y"]


# ---------------------------------------------------------------- on the board


@pytest.mark.parametrize("verb", ["activate", "dodge", "break through", "run", "rest", "face", "stand up"])
def test_an_act_of_a_figure_is_answered_by_the_figure(state: State, verb: str) -> None:
    found = target(state, do=verb, player="GARRA")
    assert at(found) == spot(12_000, 17_000)
    assert found["name"] == "GARRA"
    assert "grip" not in found


def test_the_movement_token_is_dragged_from_the_figure_by_the_turn_and_without_a_length(state: State) -> None:
    found = target(state, do="mark", player="AGUILA", to=[14_000, 15_000], turn=[12_000, 14_000])
    assert at(found) == spot(14_000, 15_000)
    assert found["via"] == [spot(12_000, 14_000)]
    grip = found["grip"]
    assert (at(grip), grip["form"], grip["text"]) == (spot(12_000, 12_000), "token", "M")
    assert "sign" not in grip


@pytest.mark.parametrize("verb", ["move", "pressure"])
def test_a_move_drags_the_figure_and_is_measured_while_it_is_made(state: State, verb: str) -> None:
    found = target(state, do=verb, player="GARRA", to=[12_000, 15_000])
    assert (found["grip"]["form"], found["grip"]["side"], found["grip"]["sign"]) == ("figure", 1, "″")
    assert at(target(state, do=verb, player="GARRA")) == spot(12_000, 17_000)


def test_a_run_of_a_team_play_drags_the_figure_to_its_place_and_nothing_is_measured(state: State) -> None:
    found = target(state, do="run", player="SUZU", to=[14_000, 15_000])
    assert at(found) == spot(14_000, 15_000)
    assert at(found["grip"]) == spot(16_000, 12_000)
    assert "sign" not in found["grip"]


def test_a_pass_drags_the_ball_to_the_receiver_and_nothing_is_measured(state: State) -> None:
    found = target(state, do="pass", player="AGUILA", to="SUZU")
    assert (at(found), found["name"]) == (spot(16_000, 12_000), "SUZU")
    assert found["grip"]["form"] == "piece"
    assert "sign" not in found["grip"]
    assert target(state, do="pass", player="AGUILA")["name"] == "AGUILA"


def test_a_pass_from_a_point_of_the_way_begins_there(state: State) -> None:
    found = target(state, do="pass", player="AGUILA", to="SUZU", **{"from": [12_000, 10_500]})
    assert found["start"] == spot(12_000, 10_500)
    assert at(found["grip"]) == spot(12_000, 12_000)


def test_a_tackle_is_aimed_at_a_figure_or_at_a_point_and_nothing_is_measured(state: State) -> None:
    found = target(state, do="tackle", player="GARRA", target="AGUILA")
    assert (found["name"], found["grip"]["form"]) == ("AGUILA", "figure")
    assert "sign" not in found["grip"]
    point = target(state, do="tackle", player="GARRA", target="AGUILA", at=[12_000, 13_000])
    assert at(point) == spot(12_000, 13_000)
    assert "name" not in point


def test_the_ball_answers_for_itself_and_in_hands_for_its_carrier(state: State) -> None:
    assert target(state, do="steal", player="GARRA", how="ground")["name"] == "AGUILA"
    loose = {**state, "ball": [9_000, 9_000], "players": [{**one, "ball": False} for one in state["players"]]}
    found = target(loose, do="pick up", player="SUZU")
    assert (at(found), found["name"]) == (spot(9_000, 9_000), "the ball")
    flying = {**loose, "ball": None, "throw": {"by": "AGUILA", "to": "SUZU", "at": [12_000, 12_000]}}
    assert target(flying, do="steal", player="GARRA", how="air")["name"] == "SUZU"
    assert target(flying, do="steal", player="GARRA")["name"] == "GARRA"


def test_who_is_off_the_field_is_placed_and_never_dragged(state: State) -> None:
    found = target(state, do="place", player="HAYATE", at=[5_000, 12_508])
    assert at(found) == spot(5_000, 12_508)
    assert "grip" not in found
    assert painter.target({"act": {"do": "rest", "player": "HAYATE"}}, state) is None


@pytest.mark.parametrize("command", [{"do": "no play"}, {"do": "go on"}, {"do": "heads"}, {}])
def test_what_has_no_place_is_left_to_the_list(state: State, command: dict[str, str]) -> None:
    assert painter.target({"act": command}, state) is None
    assert painter.target({}, state) is None


# ---------------------------------------------------------------- in words


def test_a_marked_move_is_told_without_a_length(state: State) -> None:
    said = where(state, do="mark", player="AGUILA", to=[14_000, 16_500])
    assert said == "up the pitch to the right, beside GARRA"
    assert where(state, do="mark", player="AGUILA", to=[12_000, 18_500]).startswith("straight up the pitch")


@pytest.mark.parametrize(
    ("y", "said"),
    [
        (16_400, "into GARRA"),
        (15_970, "touching GARRA"),
        (15_000, "beside GARRA"),
        (14_500, "near GARRA"),
        (13_800, ""),
    ],
)
def test_a_place_is_told_by_how_near_it_is_to_somebody(state: State, y: int, said: str) -> None:
    told = where(state, do="mark", player="AGUILA", to=[12_000, y])
    assert told == ", ".join(filter(None, ["straight up the pitch", said]))


@pytest.mark.parametrize(
    ("y", "said"),
    [(12_400, "up to the ball"), (11_950, "up to the ball"), (11_500, "beside the ball"), (10_000, "near the ball")],
)
def test_a_way_ends_at_the_ball_or_short_of_it(state: State, y: int, said: str) -> None:
    lone = {**state, "players": state["players"][:1], "ball": [12_000, 12_600]}
    told = where(lone, do="mark", player="AGUILA", to=[12_000, y])
    assert told.partition(", ")[2] == said


def test_a_move_is_told_with_its_length(state: State) -> None:
    assert where(state, do="move", player="AGUILA", to=[12_000, 9_000]) == (
        "3″ straight down the pitch, short of the lower in-goal zone"
    )
    assert where(state, do="move", player="AGUILA") == ""


def test_a_pass_is_told_along_the_run(state: State) -> None:
    ran = {**state, "run": [[12_000, 8_000], [12_000, 12_000]]}
    assert where(ran, do="pass", player="AGUILA", to="SUZU", **{"from": [12_000, 10_500]}) == "2.5″ along his run"
    assert where(ran, do="pass", player="AGUILA", to="SUZU", **{"from": [11_000, 10_500]}) == "from beside his run"
    assert where(ran, do="pass", player="AGUILA", to="SUZU") == ""


@pytest.mark.parametrize(
    ("y", "said"),
    [
        (12_000, "where it begins on the path"), (13_000, "early on the path"), (14_000, "half-way on the path"),
        (15_000, "late on the path"), (16_000, "at the end of the path"), (17_000, "beyond the end of the path"),
    ],
)  # fmt: skip
def test_a_point_of_a_marked_path_is_told_in_parts(state: State, y: int, said: str) -> None:
    marked = {**state, "mark": {"from": [12_000, 12_000], "turn": None, "to": [12_000, 16_000]}}
    assert where(marked, do="tackle", player="GARRA", target="AGUILA", at=[12_000, y]) == said


@pytest.mark.parametrize(
    ("y", "said"),
    [
        (13_000, "across the kick-off line"), (12_508, "touching the kick-off line"),
        (33_200, "across the in-goal line"),
        (34_500, "in the upper in-goal zone"), (28_000, "short of the upper in-goal zone"),
        (25_900, "behind the upper kick-off line"), (10_500, "behind the lower kick-off line"),
        (15_500, "between the centre line and the lower kick-off line"),
        (20_000, "between the centre line and the upper kick-off line"),
    ],
)  # fmt: skip
def test_a_place_is_told_by_the_lines_of_the_pitch(state: State, y: int, said: str) -> None:
    assert where(state, do="place", player="HAYATE", at=[4_000, y]) == f"{said}, far to the left"


@pytest.mark.parametrize(
    ("x", "said"),
    [
        (12_300, "in the middle"), (10_000, "a little left of the middle"), (14_000, "a little right of the middle"),
        (8_000, "left of the middle"), (16_000, "right of the middle"), (20_000, "far to the right"),
    ],
)  # fmt: skip
def test_places_on_one_line_are_told_apart_by_the_width_of_the_pitch(state: State, x: int, said: str) -> None:
    assert where(state, do="place", player="HAYATE", at=[x, 12_508]) == f"touching the kick-off line, {said}"


def test_a_landing_is_told_by_the_template(state: State) -> None:
    kicked = {**state, "template": [12_000, 26_000]}
    assert where(kicked, do="land", at=[12_000, 26_000]) == "in the middle of the template"
    assert where(kicked, do="land", at=[12_000, 26_800]) == "inside the template, straight up the pitch"
    assert where(kicked, do="land", at=[12_000, 24_300]) == "at the rim of the template, straight down the pitch"
    x, y = next(player["at"] for player in state["players"] if player["name"] == "GARRA")
    kicked = {**state, "template": [x, y - 3_700], "ball": None}
    said = "at the rim of the template, straight up the pitch, beside GARRA"
    assert where(kicked, do="land", at=[x, y - 1_700]) == said


# ---------------------------------------------------------------- verdicts


@pytest.mark.parametrize(
    ("face", "target", "result", "rule"),
    [
        (4, 7, "success", "1.15"), (9, 7, "fail", "1.15"), (4, 7, "cancelled", "1.15"), (12, 7, "fail", "1.15"),
        (1, 7, "critical", "1.17"), (1, 7, "cancelled", "1.17"), (2, 7, "critical", "5.06"), (12, 13, "fail", "1.17"),
        (1, 12, "arrow 1", "1.15"), (12, 12, "dead", "1.15"),
    ],
)  # fmt: skip
def test_natural_1_and_12_are_settled_by_their_own_rule(face: int, target: int, result: str, rule: str) -> None:
    rolled = {"dice": [{"face": 3, "target": 7, "result": "fail"}, {"face": face, "target": target, "result": result}]}
    assert words.dice.decides({"rule": "1.15"}, rolled) == rule


def test_a_natural_1_against_another_is_settled_as_a_tie() -> None:
    one = {"face": 1, "target": 7, "result": "cancelled"}
    assert words.dice.decides({"rule": "1.15"}, {"dice": [one, one]}) == "1.15"


@pytest.mark.parametrize(
    ("face", "result", "kind", "said"),
    [
        (4, "success", "yes", "4 ≤ 7, success"), (9, "fail", "no", "9 > 7, fails"), (12, "fail", "no", "12, fails"),
        (4, "cancelled", "even", "4 ≤ 7, beaten: cancelled"), (1, "critical", "yes", "1, critical"),
        (1, "cancelled", "even", "1, critical, beaten: cancelled"), (4, "spare", "even", "4 ≤ 7, another die counts"),
        (4, "tied", "even", "4 ≤ 7, tied for the best"), (5, "wound", "", "5: wound"),
        (5, "arrow 5", "", "arrow 5"),
    ],
)  # fmt: skip
def test_a_success_that_comes_to_nothing_is_neither_right_nor_wrong(
    face: int, result: str, kind: str, said: str
) -> None:
    rolled = {"dice": [{"face": face, "target": 7, "result": result}]}
    assert words.dice.verdicts(rolled) == [(kind, said)]


def test_who_is_beaten_is_told_from_who_is_level() -> None:
    low, high, level, six, own, one = ({"face": face, "target": 7, "result": result} for face, result in (
        (4, "cancelled"), (6, "success"), (4, "cancelled"), (6, "cancelled"), (2, "cancelled"), (1, "cancelled"),
    ))  # fmt: skip
    assert words.dice.verdicts({"dice": [low, high]})[0] == ("even", "4 ≤ 7, beaten: cancelled")
    assert words.dice.verdicts({"dice": [low, level]}) == [("even", "4 ≤ 7, a tie: cancelled")] * 2
    assert [said for _, said in words.dice.verdicts({"dice": [six, low, six]})] == [
        "6 ≤ 7, a tie: cancelled", "4 ≤ 7, beaten: cancelled", "6 ≤ 7, a tie: cancelled",
    ]  # fmt: skip
    assert [said for _, said in words.dice.verdicts({"dice": [own, low, one]})] == [
        "2 ≤ 7, a tie: cancelled", "4 ≤ 7, beaten: cancelled", "1, critical, a tie: cancelled",
    ]  # fmt: skip
    assert [said for _, said in words.dice.verdicts({"dice": [six, low, six, level]})] == [
        "6 ≤ 7, a tie: cancelled", "4 ≤ 7, beaten: cancelled",
    ] * 2  # fmt: skip
