"""The painter of Sports Dice Football: what a position puts on the board, and the same in words."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.placky.diagrams.elements import SVG, parsed
from tests.placky.rulebooks.dice_football import positions as p

from placky.diagrams import svg
from placky.diagrams.labels import Box, LabelSpot, width_of, words_box
from placky.diagrams.marks import Ghost, Label, Mark, Piece, Plaque, Sketch, Star, Stripe, Trail, overlay_id
from placky.diagrams.plates import plaque_size
from placky.rulebooks import rulebook
from placky.rulebooks.dice_football.painter.marks import HEIGHT, LOW, TOP, WIDTH, along
from touchline.core.play.wire import State

painter = rulebook("dice_football").painter()

PICTURES: dict[str, tuple[State, State | None]] = {**{name: (state, None) for name, state in p.ALL.items()}, **p.STEPS}
M = TypeVar("M", bound=Mark)


def marks(state: State, kind: type[M], before: State | None = None) -> list[M]:
    return [mark for mark in painter.scene(state, before=before).marks if isinstance(mark, kind)]


def only(kind: type[M], ident: str, state: State, before: State | None = None) -> M:
    (found,) = [mark for mark in marks(state, kind, before) if mark.id == ident]
    return found


def written(name: str) -> list[Label | Plaque]:
    state, before = PICTURES[name]
    return [mark for mark in painter.scene(state, before=before).marks if isinstance(mark, Label | Plaque)]


def words(name: str) -> list[str]:
    return [mark.text for mark in written(name)]


# ---------------------------------------------------------------- pieces


@pytest.mark.parametrize(
    ("offence", "yard", "at"),
    [("Red", 25, 25), ("Blue", 25, 75), ("Red", 50, 50), ("Blue", 50, 50), ("Red", 99, 99), ("Blue", 99, 1)],
)
def test_red_drives_to_the_right_and_blue_to_the_left(offence: str, yard: int, at: int) -> None:
    state = p.position(offence=offence, yard=yard)
    assert only(Sketch, "ball", state).at[0] == along(at)
    side = 0 if offence == "Red" else 1
    assert only(Piece, f"drive-{side}", state).facing == ("right", "left")[side]


@given(st.integers(1, 99), st.sampled_from(["Red", "Blue"]), st.integers(1, 4))
def test_the_ball_lies_on_the_field_wherever_it_is(yard: int, offence: str, down: int) -> None:
    state = p.position(yard=yard, offence=offence, down=down, crossed=yard >= 50)
    x, y = only(Sketch, "ball", state).at
    assert along(0) < x < along(100)
    assert LOW < y < TOP


def test_the_down_marker_goes_from_box_to_box() -> None:
    xs = [only(Piece, "down", p.position(down=n)).at[0] for n in (1, 2, 3, 4)]
    assert {there - here for here, there in pairwise(xs)} == {460}


def test_the_chip_lies_on_its_holders_side_and_in_the_middle_before_the_toss() -> None:
    red, blue, nobody = (only(Piece, "chip", state).at[0] for state in (p.position(chip="Red"), p.START, p.ALL["toss"]))
    assert red < nobody == WIDTH // 2 < blue
    assert red + blue == WIDTH


def test_scoring_tokens_stand_in_their_boxes_and_the_last_box_is_for_whoever_won() -> None:
    def place(points: int) -> int:
        return only(Piece, "score-0", p.position(score={"Red": points, "Blue": 0})).at[0]

    assert place(7) - place(0) == 7 * 340
    assert place(20) < place(21) == place(27) < WIDTH


def test_nobody_has_a_ball_at_the_toss_and_at_the_end() -> None:
    for name in ("toss", "over"):
        assert [mark.id for mark in marks(p.ALL[name], Piece)] == ["score-1", "score-0", "chip"]


# ---------------------------------------------------------------- what comes and goes


@pytest.mark.parametrize(
    ("state", "yard"),
    [
        (p.START, 50),
        (p.position(yard=60, crossed=True), 100),
        (p.position(offence="Blue"), 50),
        (p.ALL["fourth"], 0),
        (p.position(yard=45, crossed=True), 100),
    ],
)
def test_the_line_to_gain_is_the_50_until_it_was_reached_then_the_goal_line(state: dict[str, Any], yard: int) -> None:
    line = only(Stripe, "gain", state)
    assert {x for x, _ in line.points} == {along(yard)}
    assert line.dashed


def test_a_gain_is_an_arrow_with_its_yards_and_a_ghost_at_the_old_spot() -> None:
    state, before = p.STEPS["gain"]
    way = only(Trail, "way", state, before)
    assert [x for x, _ in way.points] == [along(25), along(35)]
    assert "+10" in words("gain")
    assert only(Ghost, "was", state, before).at[0] == along(25)
    assert "−10" in words("sack")


def test_yards_are_counted_by_the_offence_whichever_way_it_drives() -> None:
    state, before = p.position(offence="Blue", yard=45), p.position(offence="Blue")
    assert "+20" in [label.text for label in marks(state, Label, before)]


def test_a_punt_flies() -> None:
    flight = only(Trail, "flight", *p.STEPS["punted"])
    assert (flight.points[0][0], flight.points[-1][0], flight.style) == (along(25), along(65), "dashed")
    assert "punt, 40 yards" in words("punted")
    assert "punt, touchback" in words("touchback")
    assert "punt, no yards" in words("no punt")


def test_a_ball_that_changed_hands_bursts() -> None:
    for name, said in (("to", "turnover"), ("downs", "turnover"), ("no good", "no good")):
        assert [star.side for star in marks(p.STEPS[name][0], Star, p.STEPS[name][1])] == [1]
        assert said in words(name)
    assert not marks(p.STEPS["punted"][0], Star, p.STEPS["punted"][1])


@pytest.mark.parametrize(
    ("name", "ident", "end", "side", "said"),
    [
        ("touchdown", "way", 105, 0, "touchdown +7"),
        ("returned", "way", -5, 1, "touchdown +7"),
        ("field goal", "flight", -10, 1, "field goal +3"),
        ("safety", "way", -5, 1, "safety +2"),
        ("won", "way", 105, 0, "touchdown +7"),
    ],
)
def test_a_score_shows_where_the_ball_went_and_for_whom_it_counts(
    name: str, ident: str, end: int, side: int, said: str
) -> None:
    assert only(Trail, ident, *p.STEPS[name]).points[-1][0] == along(end)
    plaque = only(Plaque, "scored", *p.STEPS[name])
    assert (plaque.text, plaque.side) == (said, side)


def test_what_was_declared_is_said_and_the_winner_is_named() -> None:
    assert "field goal" in words("fourth")
    assert "Blue wins" in words("over")
    assert "Red's 25" in words("start")
    assert "The 50" in words("go")


def test_a_spent_chip_leaves_a_ghost() -> None:
    ghost = only(Ghost, "chip-was", *p.STEPS["chip"])
    assert ghost.at == only(Piece, "chip", p.START).at
    state, before = p.STEPS["gain"]
    assert not [mark for mark in marks(state, Ghost, before) if mark.id == "chip-was"]


# ---------------------------------------------------------------- words


def shown(name: str) -> Iterator[tuple[str, Box]]:
    for mark in written(name):
        if isinstance(mark, Label):
            yield mark.text, words_box(mark.text, 0.75 * mark.size, LabelSpot(mark.at, mark.anchor))
        else:
            (x, y), (width, height) = mark.at, plaque_size(mark)
            left = x - {"start": 0, "middle": width / 2, "end": width}[mark.anchor]
            yield mark.text, Box(left, y - height / 2, left + width, y + height / 2)


@pytest.mark.parametrize("name", PICTURES)
def test_words_do_not_cover_each_other_and_stay_on_the_board(name: str) -> None:
    for (one, here), (other, there) in combinations(shown(name), 2):
        assert here.overlap(there) == 0, f"{one} lies on {other}"
    for text, box in shown(name):
        assert box.left >= 0, text
        assert box.right <= WIDTH, text


ALTS = {
    "start": "Red have the ball on their own 25, 1st down, the 50 to reach. Blue hold the power chip. "
    "Score: Red 0, Blue 0.",
    "toss": "Nobody has the ball yet. The power chip is there to be flipped. Score: Red 0, Blue 0.",
    "fourth": "Blue have the ball on Red's 30, 4th down, the goal line to reach. They try a field goal. "
    "Red hold the power chip. Score: Red 7, Blue 14.",
    "go": "Red have the ball on the 50, 4th down, the goal line to reach. They go for it. Blue hold the power chip. "
    "Score: Red 0, Blue 0.",
    "over": "The match is over: Blue win. Blue hold the power chip. Score: Red 14, Blue 27.",
}


@pytest.mark.parametrize("name", ALTS)
def test_a_position_is_told_in_words(name: str) -> None:
    assert painter.alt(p.ALL[name]) == ALTS[name]


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_has_its_words(name: str) -> None:
    state, before = PICTURES[name]
    assert painter.scene(state, before=before).alt == painter.alt(state)
    assert len(painter.alt(state)) > 40


# ---------------------------------------------------------------- bytes and ids


def drawn(name: str, prefix: str = "f-") -> str:
    state, before = PICTURES[name]
    return svg.board(painter.scene(state, before=before), prefix).as_file()


CODE = """
import hashlib
from tests.placky.rulebooks.dice_football import test_painter as t
for name in t.PICTURES:
    print(hashlib.sha256(t.drawn(name).encode()).hexdigest())
"""


def test_two_processes_with_different_hash_seeds_draw_the_same_bytes() -> None:
    found = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
        done = subprocess.run([sys.executable, "-c", CODE], env=env, check=True, capture_output=True, text=True)
        found.append(done.stdout.split())
    assert found[0] == found[1] == [hashlib.sha256(drawn(name).encode()).hexdigest() for name in PICTURES]


@pytest.mark.parametrize("name", PICTURES)
def test_a_board_weighs_at_most_10_kb_and_its_ids_are_unique(name: str) -> None:
    text = drawn(name, "w7-")
    assert len(text.encode()) <= 10_000
    ids = [element.get("id", "") for element in parsed(text).iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert all(ident.startswith("w7-") for ident in ids)


def test_names_of_teams_stay_text() -> None:
    root = parsed(drawn("nasty"))
    assert not list(root.iter(f"{SVG}script"))
    assert any("<script>" in (element.text or "") for element in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("name", PICTURES)
def test_every_token_of_a_frame_stands_on_the_sheet(name: str) -> None:
    state, before = PICTURES[name]
    placement = painter.scene(state, before=before).placement
    text = svg.sheet(
        painter.ground(state), painter.figures(state), placement.overlays.values(), title="x", prefix="w-"
    ).whole.in_page("pk-sheet")
    groups = {group.get("id"): group for group in parsed(text).iter(f"{SVG}g")}
    found = {ident for ident, group in groups.items() if group.get("class") == "tok"}
    wanted = {f"w-tok-{name.replace(' ', '-')}" for name in placement.tokens}
    assert found == wanted
    assert {f"w-{ident}" for ident in placement.overlays} <= set(groups)
    for token, data in placement.tokens.items():
        moved = groups[f"w-tok-{token.replace(' ', '-')}"].get("transform")
        assert moved == f"translate({data['x']:g} {data['y']:g})"


def test_frames_and_boards_show_the_same_marks() -> None:
    for state, before in PICTURES.values():
        overlays = painter.scene(state, before=before).placement.overlays
        for ident, found in overlays.items():
            assert ident == overlay_id(found)
        left = [mark for mark in painter.scene(state, before=before).marks if not isinstance(mark, Piece | Sketch)]
        assert left == [mark for found in overlays.values() for mark in found]


def test_the_window_is_always_the_whole_board() -> None:
    size = painter.window_size([*p.ALL.values()])
    for state in p.ALL.values():
        assert painter.follow(None, state, size) == painter.window(state) == (0, 0, *size) == (0, 0, WIDTH, HEIGHT)
        assert painter.follow((1, 1, 5, 5), state, size) == (0, 0, *size)
    assert painter.view_box(p.START, (0, 0, *size)) == [0.0, 0.0, 400.2, 257.6]
    assert painter.window_size([]) == size


@pytest.mark.parametrize("offence", ["Red", "Blue"])
@pytest.mark.parametrize(
    ("yard", "crossed"), [(41, False), (45, False), (49, False), (55, True), (95, True), (99, True)]
)
def test_the_name_of_a_spot_keeps_clear_of_the_line_to_gain(offence: str, yard: int, crossed: bool) -> None:
    state = p.position(offence=offence, yard=yard, crossed=crossed)
    label, line = only(Label, "spot", state), only(Stripe, "gain", state).points[0][0]
    assert abs(label.at[0] - line) > width_of(label.text, label.size) / 2


@pytest.mark.parametrize("name", ["punted", "touchback", "field goal"])
def test_a_kicked_ball_flies_under_the_cloth_of_flags(name: str) -> None:
    """The cloth is as wide as the pole is high, and begins in the middle of the pole."""
    state, before = p.STEPS[name]
    flag = next(mark for mark in marks(state, Piece) if mark.form == "flag")
    assert max(y for _, y in only(Trail, "flight", state, before).points) < flag.at[1] + flag.radius
