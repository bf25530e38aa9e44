"""Boards and sheets: the same bytes everywhere, light, themeable, and no way in for mark-up."""

import hashlib
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.placky.diagrams import positions
from tests.placky.diagrams.elements import SVG, child, parsed

from placky.diagrams import canvas, svg
from placky.diagrams.figures import hatched, solid
from placky.diagrams.ground import ground
from placky.diagrams.marks import Field, Inscription, Label, Locator, Painted, Part, Token, Trail, Window, overlay_id
from placky.diagrams.palette import PALETTE
from placky.diagrams.shapes import Disc, Ink, Lettering, Strokes
from placky.diagrams.stage import Scene
from placky.rulebooks import rulebook

painter = rulebook("takkure").painter()

ALL = sorted(positions.ALL)


def drawn(name: str, prefix: str = "f1-") -> str:
    return svg.board(painter.scene(positions.ALL[name]), prefix).as_file()


def sheet(*what: Any, **more: Any) -> str:
    return svg.sheet(*what, **more).whole.in_page("pk-board pk-sheet")


def walk_sheet() -> str:
    overlays = [marks for state in positions.WALK for marks in painter.scene(state).placement.overlays.values()]
    figures = painter.figures(positions.MARKED)
    return sheet(painter.ground(positions.MARKED), figures, overlays, title="Exercise 01")


HASHES = """
import hashlib
from placky.diagrams import mascot, svg
from placky.rulebooks.takkure import painter
from tests.placky.diagrams import positions, test_svg
for name in test_svg.ALL:
    print(hashlib.sha256(test_svg.drawn(name).encode()).hexdigest())
print(hashlib.sha256((test_svg.walk_sheet() + mascot.sprite()).encode()).hexdigest())
"""


def hashes(seed: str) -> list[str]:
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
    done = subprocess.run([sys.executable, "-c", HASHES], env=env, check=True, capture_output=True, text=True)
    return done.stdout.split()


def test_two_processes_with_different_hash_seeds_draw_the_same_bytes() -> None:
    first = hashes("1")
    assert len(set(first)) == len(ALL) + 1
    assert hashes("2") == first
    assert [hashlib.sha256(drawn(name).encode()).hexdigest() for name in ALL] == first[:-1]


@pytest.mark.parametrize("name", ALL)
def test_a_board_weighs_at_most_15_kb(name: str) -> None:
    assert len(drawn(name).encode()) <= 15_000


@pytest.mark.parametrize("name", ALL)
def test_every_colour_has_a_name_and_every_name_is_declared_once(name: str) -> None:
    text = drawn(name)
    (style,) = re.findall(r"<style>(.*?)</style>", text)
    body = text.replace(style, "")
    assert not re.search(r"#[0-9a-fA-F]{3}|rgb\(|\bblack\b|\bwhite\b", body)
    used = set(re.findall(r"var\(--pk-([a-z-]+)\)", body))
    declared = re.findall(r"--pk-([a-z-]+):", style)
    assert sorted(declared) == sorted(used)
    assert used <= set(PALETTE)
    for value in re.findall(r'(?:fill|stroke)="([^"]*)"', body):
        assert value.startswith("var(--pk-") or value == "none"


def test_a_board_alone_follows_the_theme_and_prints_on_paper() -> None:
    text = drawn("run")
    assert "<style>:root{color-scheme:light dark;--pk-" in text
    assert "@media print{:root{color-scheme:light}}" in text
    assert "--pk-a:light-dark(#d4193f,#ff5a70);" in text


@pytest.mark.parametrize("name", ALL)
def test_ids_are_unique_and_carry_the_prefix(name: str) -> None:
    ids = re.findall(r'\bid="([^"]*)"', drawn(name, "w7-"))
    assert len(set(ids)) == len(ids)
    assert all(ident.startswith("w7-") for ident in ids)


def test_ids_say_what_they_name() -> None:
    ids = re.findall(r'\bid="([^"]*)"', drawn("run", "f3-"))
    figures = {"aguila", "aguila-up", "aguila-active", "aguila-ball", "garra", "garra-up", "garra-tackle"}
    others = {"title", "field", "locator", "move", "start", "start-label", "run", "run-label", "point-garra"}
    assert {f"f3-{ident}" for ident in figures | others} <= set(ids)


@pytest.mark.parametrize("name", ALL)
def test_numbers_have_at_most_one_decimal_except_opacities(name: str) -> None:
    body = re.sub(r"<title.*?</style>|>[^<]*</text>|\S*opacity=\S*", "", drawn(name))
    assert re.search(r"\d\.\d", body)
    assert not re.search(r"\d\.\d\d", body)


def test_the_view_is_the_window_in_units_of_the_sheet() -> None:
    scene = painter.scene(positions.RUN, view=(8000, 15700, 8400, 7900))
    assert 'viewBox="368 570.4 386.4 363.4" width="386.4" height="363.4"' in svg.board(scene, "").as_file()


NASTY = '<script>alert("1")</script>&amp;\x00\x1b$x_1$'


def test_a_sheet_whose_parts_are_put_back_is_the_whole_one() -> None:
    figures, field = painter.figures(positions.MARKED), painter.ground(positions.MARKED)
    drawn = svg.sheet(field, figures, [], title="Exercise 01")
    empty = re.findall(r'<g [^>]*data-copy="([^"]*)"></g>', drawn.bare.body)
    assert len(empty) == len(figures) + 1
    assert set(empty) == set(drawn.parts)
    back = re.sub(r' data-copy="([^"]*)">', lambda found: f">{drawn.parts[found[1]]}", drawn.bare.body)
    assert back == drawn.whole.body


def test_a_picture_brings_its_size_and_colours_only_where_it_stands_alone() -> None:
    drawn = svg.board(painter.scene(positions.RUN), "b-")
    assert " width=" in drawn.as_file().split(">")[0]
    assert drawn.style in drawn.as_file()
    inside = drawn.in_page("pk-board", {"preserveAspectRatio": '"'})
    assert " width=" not in inside.split(">")[0]
    assert "<style>" not in inside
    assert inside.startswith('<svg xmlns="http://www.w3.org/2000/svg" class="pk-board" viewBox="')
    assert parsed(inside).get("preserveAspectRatio") == '"'


def test_names_and_words_from_outside_stay_text() -> None:
    state = positions.position(positions.player(NASTY, positions.YAMATO, '"><b>', (12000, 18000)))
    root = parsed(svg.board(painter.scene(state), "x-").as_file())
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg",
        "title",
        "style",
        "g",
        "path",
        "circle",
        "text",
    }
    shown = [element.text for element in root.iter(f"{SVG}text")]
    assert '<script>alert("1")</script>&amp;$x_1$' in shown
    assert '"><b>' in shown
    assert '<script>alert("1")</script>' in (child(root, "title").text or "")


def test_a_name_in_the_sheet_cannot_break_out_of_an_attribute() -> None:
    state = positions.position(positions.player(NASTY, positions.YAMATO, "1", (12000, 18000)))
    root = parsed(sheet(painter.ground(state), painter.figures(state), [], title=NASTY))
    (token,) = (group for group in root.iter(f"{SVG}g") if group.get("class") == "tok")
    assert token.get("data-name") == '<script>alert("1")</script>&amp;$x_1$'
    assert token.get("id") == "tok-script-alert-1-script-amp-x-1"
    assert not list(root.iter(f"{SVG}script"))


def test_numbers_in_words_are_not_rounded() -> None:
    label = Label("n", (12000, 18000), "1.322″ #00000b")
    scene = Scene(Field(24000, 36000), (label,), (8000, 14000, 8400, 7900), "12.345")
    text = svg.board(scene, "").as_file()
    assert ">1.322″ #00000b</text>" in text
    assert '<title id="title">12.345</title>' in text


def groups(text: str) -> dict[str, ET.Element]:
    return {group.get("id", ""): group for group in parsed(text).iter(f"{SVG}g") if group.get("id")}


def parts(group: ET.Element) -> dict[str | None, ET.Element]:
    return {part.get("data-part", part.get("class")): part for part in group}


def test_the_sheet_shows_the_whole_pitch_and_hides_every_overlay() -> None:
    text = walk_sheet()
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" class="pk-board pk-sheet" viewBox="')
    assert "<style" not in text
    assert '<title id="S-title">Exercise 01</title>' in text
    overlays = [group for group in groups(text).values() if group.get("class") == "ov"]
    assert overlays
    assert all(group.get("display") == "none" for group in overlays)
    assert "S-field" in groups(text)


def test_equal_overlays_of_a_walk_are_drawn_once() -> None:
    wanted = {ident for state in positions.WALK for ident in painter.scene(state).placement.overlays}
    every = [ident for state in positions.WALK for ident in painter.scene(state).placement.overlays]
    ids = re.findall(r'class="ov" id="([^"]*)"', walk_sheet())
    assert sorted(ids) == sorted(wanted)
    assert len(ids) < len(every)


def test_a_figure_of_the_sheet_is_drawn_around_the_origin_with_all_its_parts() -> None:
    token = groups(walk_sheet())["tok-aguila"]
    assert token.get("class") == "tok"
    assert token.get("transform") == "translate(552 878.6)"
    found = parts(token)
    assert list(found) == ["active", "up", "down", "ball", "pressure", "tackle", "name"]
    assert [kind for kind, part in found.items() if part.get("display") != "none"] == ["active", "up", "ball", "name"]
    for kind in ("up", "down"):
        disc = child(found[kind], "circle")
        assert (disc.get("cx"), disc.get("cy"), disc.get("r")) == ("0", "0", "22.6")
    assert child(found["name"], "text").text == "AGUILA"


def test_the_markers_of_the_sheet_stand_in_one_place_and_the_frame_shifts_them() -> None:
    scene = painter.scene(positions.DECLARED)
    still, moved = (
        next(mark for mark in marks if isinstance(mark, Token) and mark.id == "garra")
        for marks in (painter.figures(positions.DECLARED), scene.marks)
    )
    assert dict(moved.shifts)["tackle"] == pytest.approx((548, 227), abs=1)
    texts = {sheet(Field(24000, 36000), [replace(still, shifts=one.shifts)], [], title="x") for one in (still, moved)}
    assert len(texts) == 1
    assert scene.placement.tokens["GARRA"]["shifts"] == {"tackle": (25.2, -10.4)}


def test_a_shift_moves_a_part_of_the_board() -> None:
    part = Part("dot", (Disc((0, 0), 100, Ink("a")),))
    token = Token("a", (12000, 18000), 492, 1, (part,), ("dot",), shifts=(("dot", (1000, 500)),))
    scene = Scene(Field(24000, 36000), (token,), (8000, 14000, 8400, 7900), "x", None)
    disc = child(groups(svg.board(scene, "").as_file())["a-dot"], "circle")
    assert (disc.get("cx"), disc.get("cy")) == ("598", "805")


def test_nothing_of_a_figure_is_cut_off_at_the_origin() -> None:
    arcs = child(parts(groups(walk_sheet())["tok-aguila"])["active"], "path").get("d", "")
    assert arcs.count("M") == 4
    assert "M29.3 -12.4" in arcs


def test_a_loose_ball_of_the_sheet_is_a_token() -> None:
    text = sheet(Field(24000, 36000), painter.figures(positions.LOOSE), [], title="x")
    assert groups(text)["tok-ball"].get("transform") == "translate(460 943)"


def test_bursts_of_the_sheet_lie_above_the_figures_and_paths_below() -> None:
    order = [group.get("id") for group in parsed(walk_sheet()) if group.tag == f"{SVG}g"]
    shown = painter.scene(positions.RUN).placement.overlays
    star = next(ident for ident, marks in shown.items() if marks[0].id == "point-garra")
    run = next(ident for ident, marks in shown.items() if marks[0].id == "run")
    assert order.index(run) < order.index("tok-aguila") < order.index(star)


def test_bursts_and_words_of_a_board_lie_above_the_figures_and_paths_below() -> None:
    order = list(groups(drawn("run", "")))
    assert order.index("run") < order.index("garra") < order.index("point-garra")
    assert order.index("aguila") < order.index("run-label")


def test_only_lines_that_are_dashed_on_the_pitch_are_dashed_on_the_board() -> None:
    full = Painted("centre", ((0, 18000), (24000, 18000)))
    dashed = Painted("kick-off", ((0, 13000), (24000, 13000)), dashed=True)
    text = canvas.inside([ground(Field(24000, 36000, lines=(full, dashed)), (0, 0, 24000, 36000), "")], (24000, 36000))
    assert [path.split('"')[0] for path in text.split('d="')[1:] if "dasharray" in path] == ["M0 23000H24000"]
    assert text.count("M0 18000H24000") == 1
    assert text.count("M98 18000H23902") == 1


def test_the_names_of_lines_stand_at_the_right_edge_of_the_first_window() -> None:
    field = Field(24000, 36000, lines=(Painted("centre", ((0, 18000), (24000, 18000)), "centre line"),))
    edge = groups(sheet(field, [], [], title="x", view=(8000, 14000, 8400, 7900)))["S-edge"]
    assert edge.get("transform") == "translate(754.4 0)"
    assert child(edge, "text").get("x") == "-9.2"


def test_names_below_their_lines_are_known_on_the_sheet() -> None:
    lines = (
        Painted("low", ((0, 3000), (24000, 3000)), "zone", name_below=True),
        Painted("centre", ((0, 18000), (24000, 18000)), "centre line"),
    )
    edge = groups(sheet(Field(24000, 36000, lines=lines), [], [], title="x"))["S-edge"]
    assert [text.text for text in edge.findall(f"{SVG}g[@class='below']/{SVG}text")] == ["zone"]
    assert [text.text for text in edge.findall(f"{SVG}text")] == ["centre line"]


def test_a_board_draws_only_what_shows() -> None:
    field = Field(24000, 36000)
    parts = Part("up", solid(492, 0, "10")), Part("down", hatched(492, 0, "10"))
    token = Token("a", (12000, 18000), 492, 0, parts, ("up",))
    scene = Scene(field, (token, Trail("none", ((0, 0), (0, 0)))), (8000, 14000, 8400, 7900), "x", None)
    assert list(groups(svg.board(scene, "").as_file())) == ["field", "a", "a-up"]
    fallen = replace(scene, marks=(replace(token, shown=("down",)),))
    assert list(groups(svg.board(fallen, "").as_file())) == ["field", "a", "a-down"]


def test_the_overview_has_a_rectangle_for_the_script_to_move() -> None:
    field = painter.ground(positions.RUN)
    root = parsed(svg.overview(field, Locator(lit="goal-0"), (8000, 15700, 8400, 7900)).in_page("pk-locator"))
    assert (root.get("class"), root.get("aria-hidden")) == ("pk-locator", "true")
    (rect,) = root.iter(f"{SVG}rect")
    assert rect.get("class") == "window"
    assert [rect.get(name) for name in ("x", "y", "width", "height")] == ["368", "570.4", "386.4", "363.4"]
    assert any(path.get("fill") == "var(--pk-a)" for path in root.iter(f"{SVG}path"))


def test_a_field_of_another_game_is_data_too() -> None:
    yards = tuple(Painted(f"yard-{n}", ((n * 1000, 0), (n * 1000, 5300)), str(n)) for n in (1, 2, 3))
    field = Field(12000, 5300, lines=yards)
    text = svg.board(Scene(field, (), (0, 0, 12000, 5300), "A field", None), "").as_file()
    assert "M46 243.8V0M92 243.8V0M138 243.8V0" in text
    assert "var(--pk-grid)" not in text


def test_lines_beyond_the_edge_of_a_drawing_are_kept() -> None:
    line = Strokes((((-5, -5), (5, 5)),), Ink(edge="move"))
    assert 'd="M-5 15L5 5"' in canvas.inside([line], (10, 10))


def test_letters_stand_with_the_middle_of_their_capitals_on_the_point() -> None:
    assert '<text x="5" y="8.5"' in canvas.inside([Lettering((5, 5), "A", 10)], (10, 10))
    turned = canvas.inside([Lettering((5, 5), "A", 10, turn=90)], (10, 10))
    assert '<text x="8.5" y="5" transform="rotate(-90 8.5 5)"' in turned


def test_a_sheet_calls_its_overlays_as_it_is_told() -> None:
    """A page whose data counts them is lighter than one that repeats their digests."""
    overlays = painter.scene(positions.BUSY).placement.overlays
    first, *others = overlays
    field, marks = painter.ground(positions.BUSY), list(overlays.values())
    drawn = svg.sheet(field, [], marks, prefix="x-", names={first: "ov-0"}).whole.body
    assert 'id="x-ov-0"' in drawn
    assert f'id="x-{first}"' not in drawn
    assert all(f'id="x-{name}"' in drawn for name in others)


def test_the_overlay_ids_of_a_frame_are_those_of_its_marks() -> None:
    for ident, marks in painter.scene(positions.BUSY).placement.overlays.items():
        assert ident == overlay_id(marks)


@pytest.mark.parametrize(("turn", "edge"), [(0, (2_000, 4_000, 3_000, 3_000)), (90, (4_000, 2_000, 3_000, 3_000))])
def test_words_on_the_ground_are_whole_or_left_out(turn: int, edge: tuple[int, int, int, int]) -> None:
    """Half of E24 is E2, another place."""
    field = Field(10_000, 10_000, words=(Inscription("row", (5_000, 5_000), "E24", 13, turn=turn),))

    def shown(window: Window) -> list[str]:
        return [shape.text for shape in ground(field, window, "").members if isinstance(shape, Lettering)]

    assert shown((0, 0, 10_000, 10_000)) == shown((4_000, 4_000, 2_000, 2_000)) == ["E24"]
    assert shown(edge) == []


@pytest.mark.parametrize("name", ["dice_football", "dreadball"])
def test_the_whole_field_has_all_its_words(name: str) -> None:
    """Takkure's has none."""
    table = rulebook(name).table()
    table.set_up({})
    field = rulebook(name).painter().ground(table.state())
    window = (-field.margin, -field.margin, field.width + 2 * field.margin, field.height + 2 * field.margin)
    words = [shape.text for shape in ground(field, window, "").members if isinstance(shape, Lettering)]
    assert len(words) == len(field.words) + len(field.labels) > 20
