"""Pieces, stripes, plaques: what a board has beside figures."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal
from xml.etree import ElementTree as ET

import pytest
from tests.placky.diagrams.elements import SVG, parsed

from placky.diagrams import svg
from placky.diagrams.marks import (
    Anchor,
    Area,
    Field,
    Inscription,
    Mark,
    Painted,
    Pen,
    Piece,
    PieceForm,
    Plaque,
    Sketch,
    Stripe,
    Token,
    overlay_id,
)
from placky.diagrams.shapes import Disc, Ink
from placky.diagrams.stage import Scene
from placky.diagrams.trails import above, between

FIELD = Field(8000, 5000, margin=0)
FORMS: tuple[PieceForm, ...] = ("coin", "ring", "flag")


def board(*marks: Mark, field: Field = FIELD) -> str:
    return svg.board(Scene(field, marks, (0, 0, 8000, 5000), "x", None), "f-").as_file()


def sheet(*pieces: Piece | Sketch, overlays: Sequence[Sequence[Mark]] = ()) -> ET.Element:
    return parsed(svg.sheet(FIELD, pieces, overlays, title="x", prefix="w-").whole.in_page("pk-sheet"))


def tokens(root: ET.Element) -> dict[str | None, ET.Element]:
    return {group.get("id"): group for group in root.iter(f"{SVG}g") if group.get("class") == "tok"}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("side", [None, 0, 1])
def test_a_piece_moves_on_the_sheet_and_stands_on_the_board(form: PieceForm, side: int | None) -> None:
    piece = Piece("p", (2000, 1000), 300, "The Chip", form, side)
    token = tokens(sheet(piece))["w-tok-the-chip"]
    assert token.get("transform") == "translate(92 184)"
    assert len(token) >= 1
    groups = [group.get("id") for group in parsed(board(piece)).iter(f"{SVG}g")]
    assert groups == ["f-field", "f-p"]


@pytest.mark.parametrize("form", FORMS)
def test_a_piece_of_the_sheet_is_drawn_the_same_wherever_it_starts(form: PieceForm) -> None:
    one, other = (sheet(Piece("p", at, 300, "chip", form, 0)) for at in ((0, 0), (5000, 3000)))
    drawn = [[(part.tag, part.attrib) for part in tokens(root)["w-tok-chip"]] for root in (one, other)]
    assert drawn[0] == drawn[1]


def test_a_sketch_with_a_name_is_moved_like_a_piece_and_one_without_comes_and_goes_on_top() -> None:
    dot = Sketch("dot", (2000, 1000), 300, (Disc((0, 0), 300, Ink("a")),), "The Dot")
    token = tokens(sheet(dot))["w-tok-the-dot"]
    assert (token.get("transform"), token.get("data-r")) == ("translate(92 184)", "13.8")
    assert token[0].get("cx") == "0"
    (circle,) = parsed(board(dot)).iter(f"{SVG}circle")
    assert (circle.get("cx"), circle.get("cy")) == ("92", "184")
    flash = replace(dot, name="")
    order = [group.get("id") for group in parsed(board(flash, dot)).iter(f"{SVG}g")]
    assert order == ["f-field", "f-dot", "f-dot"]
    assert above(flash)
    assert overlay_id([flash]) != overlay_id([replace(flash, shapes=(Disc((0, 0), 301, Ink("a")),))])


def test_coins_of_the_sides_differ_in_shape_and_a_text_is_text() -> None:
    red, yellow = (board(Piece("p", (2000, 1000), 300, "c", side=side)) for side in (0, 1))
    assert red.count("<circle") == 1
    assert yellow.count("<circle") == 2
    assert ">&lt;b&gt;</text>" in board(Piece("p", (2000, 1000), 300, "c", text="<b>"))


def test_a_flag_points_where_it_faces() -> None:
    def reach(facing: Literal["left", "right"]) -> list[float]:
        text = board(Piece("p", (4000, 1000), 300, "c", "flag", facing=facing))
        (cloth,) = re.findall(r'd="(M[^"]*)z"', text.partition('id="f-p"')[2])
        return [float(x) for x in re.findall(r"[MLH]([\d.]+)", cloth)]

    assert min(reach("right")) == max(reach("left")) == 184


def test_the_name_of_a_piece_cannot_break_out_of_an_attribute() -> None:
    assert list(tokens(sheet(Piece("p", (0, 0), 300, '"><script>')))) == ["w-tok-script"]


def test_a_stripe_lies_below_the_pieces_and_a_plaque_above() -> None:
    stripe, plaque = Stripe("s", ((0, 0), (0, 5000))), Plaque("q", (4000, 2000), "+7", side=0)
    root = sheet(Piece("p", (0, 0), 300, "c"), overlays=[(stripe,), (plaque,)])
    order = [group.get("id") for group in root if group.tag == f"{SVG}g"]
    assert (
        order.index(f"w-{overlay_id((stripe,))}") < order.index("w-tok-c") < order.index(f"w-{overlay_id((plaque,))}")
    )
    assert (above(stripe), above(plaque)) == (False, True)


def test_a_stripe_is_dashed_or_full() -> None:
    assert "stroke-dasharray" in board(Stripe("s", ((0, 0), (0, 5000))))
    assert "stroke-dasharray" not in board(Stripe("s", ((0, 0), (0, 5000)), dashed=False))


def test_a_plaque_shows_the_mark_of_its_side_and_stays_text() -> None:
    assert "<circle" in board(Plaque("q", (4000, 2000), "won", side=1))
    assert "<circle" not in board(Plaque("q", (4000, 2000), "won"))
    assert ">&lt;i&gt;</text>" in board(Plaque("q", (4000, 2000), "<i>"))


def test_a_plaque_stands_on_the_side_of_its_point_that_its_anchor_says() -> None:
    def left(anchor: Anchor) -> float:
        return float(
            re.findall(r'id="f-q"><path d="M([\d.]+)', board(Plaque("q", (4000, 2000), "x", anchor=anchor)))[0]
        )

    assert left("start") == 184
    assert left("end") < left("middle") < 184


def test_words_on_the_field_can_be_turned_and_areas_tinted() -> None:
    field = Field(
        8000, 5000, (Area("end", ((0, 0), (800, 0), (800, 5000)), "a", alpha=0.2),), margin=0,
        words=(Inscription("n", (400, 2500), "<Red>", 20, turn=90),),
    )  # fmt: skip
    text = board(field=field)
    assert 'fill-opacity="0.2"' in text
    assert 'transform="rotate(-90 ' in text
    assert ">&lt;Red&gt;</text>" in text


def test_the_pen_of_a_line_says_how_much_it_matters() -> None:
    def strokes(pen: Pen) -> list[tuple[str, str]]:
        text = board(field=Field(8000, 5000, (), (Painted("l", ((10, 0), (10, 5000)), pen=pen),), margin=0))
        return re.findall(r'stroke="var\(--pk-(\w+)\)"[^/]*?(?:stroke-width="([\d.]+)")?/>', text)

    assert strokes("faint") == [("grid", "")]
    assert strokes("fine") == [("paint", "1.2")]
    assert [width for _, width in strokes("usual")] == ["9", "2.5"]
    assert [width for _, width in strokes("broad")] == ["9", "4"]


def test_pieces_and_figures_are_not_drawn_as_what_lies_between() -> None:
    for mark in (Piece("p", (0, 0), 1, "c"), Token("t", (0, 0), 1, 0, (), ())):
        with pytest.raises(TypeError, match="is a figure"):
            between(mark)
