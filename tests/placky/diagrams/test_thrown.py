"""Cards, tokens, spinners, and dice with symbols: what a script swaps, and that it is whole without one."""

import math

import pytest
from tests.placky.diagrams.elements import parsed

from placky.diagrams.looks import PIPS, SUITS, Look, playing_cards
from placky.diagrams.shapes import Disc, Ink
from placky.diagrams.spinners import disc
from placky.diagrams.thrown import Pictures, ThrownForm, pictures

PACK = playing_cards()
SWORD = (Disc((50, 50), 30, Ink("on-a")),)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter() if element.tag == "text"]


def test_a_plain_die_is_text_that_a_script_changes() -> None:
    drawn = pictures("die", 0, 8, "12345678")
    assert (dict(drawn.faces), texts(drawn.blank)) == ({}, ["?"])


@pytest.mark.parametrize("form", ["card", "token", "spinner", "die"])
def test_what_shows_a_face_is_the_blank_with_that_face_in_its_group(form: ThrownForm) -> None:
    drawn = pictures(form, 1, 6, ("hare", "<ox>"), {"hare": Look("H"), "<ox>": Look(colour="card-red")})
    for face, inside in drawn.faces.items():
        (up,) = (element for element in parsed(drawn.showing(face)).iter() if element.get("class") == "up")
        assert len(up) == len(parsed(f"<g>{inside}</g>"))
    assert drawn.showing("hare") != drawn.showing("<ox>") != drawn.blank


def test_a_card_lies_face_down_and_shows_rank_and_suit_in_two_corners_and_its_suit_in_the_middle() -> None:
    drawn = pictures("card", 0, 52, tuple(PACK), PACK)
    assert len(set(drawn.faces.values())) == 52
    assert texts(drawn.blank) == []
    queen = drawn.showing("queen of hearts")
    assert texts(queen) == ["Q", "Q"]
    assert queen.count("var(--pk-card-red)") == 5
    assert "card-red" not in drawn.showing("2 of spades")
    assert parsed(queen).get("viewBox") == "0 0 100 140"


@pytest.mark.parametrize("title", ["hare", "The Hanged Man", "Antidisestablishmentarianism", "a b c d e f g h i j k l"])
def test_a_card_without_a_suit_has_its_title_in_lines_that_have_room(title: str) -> None:
    lines = [
        element for element in parsed(pictures("card", 0, 1, (title,)).showing(title)).iter() if element.tag == "text"
    ]
    assert " ".join(line.text or "" for line in lines) == title
    assert all(0.68 * float(line.get("font-size", "")) * len(line.text or "") <= 84 for line in lines)
    assert all(10 < float(line.get("y", "")) < 130 for line in lines)


def test_a_symbol_has_the_colours_of_whoever_throws_it() -> None:
    one, other = (pictures("die", side, 6, ("sword", "2"), {"sword": Look(symbol=SWORD)}) for side in (0, 1))
    assert "var(--pk-on-a)" in one.faces["sword"]
    assert "var(--pk-on-b)" in other.faces["sword"]
    assert one.faces["2"] == pictures("die", 0, 6, ("2",), {"2": Look("2")}).faces["2"], "a symbol takes no letters"


def test_pips_are_as_many_as_their_number() -> None:
    drawn = pictures("die", 0, 6, tuple(PIPS), PIPS)
    assert [inside.count("<circle") for inside in drawn.faces.values()] == [1, 2, 3, 4, 5, 6]


def test_suits_differ_and_stay_in_their_square() -> None:
    assert len(set(SUITS.values())) == 4


def turned(drawn: Pictures, face: str) -> float:
    """How far the arrow is turned, in degrees."""
    return float(drawn.faces[face].split("rotate(")[1].split(" ")[0])


def test_a_spinner_has_sectors_as_large_as_they_count_and_points_into_the_one_that_fell() -> None:
    faces = ("win", "lose", "lose", "lose", "again", "lose")
    drawn = pictures("spinner", 0, 6, faces)
    assert [turned(drawn, face) for face in ("win", "lose", "again")] == [30, 150, 270]
    assert texts(drawn.blank) == ["win", "lose", "again", "lose"]
    assert disc(faces, {}, 0).count("<path") == 4


def test_a_whole_disc_is_one_sector_and_a_hundred_leave_out_words_that_nobody_could_read() -> None:
    assert texts(pictures("spinner", 0, 1, ("win",)).blank) == ["win"]
    many = pictures("spinner", 0, 100, tuple(map(str, range(100))))
    assert texts(many.blank) == []
    assert math.isclose(turned(many, "99"), 358.2)
