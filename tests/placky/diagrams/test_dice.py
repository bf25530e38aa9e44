"""Dice and badges."""

import math
from xml.etree import ElementTree as ET

import pytest
from tests.placky.diagrams.elements import parsed

from placky.diagrams.dice import Sign, badge, die
from placky.diagrams.solids import MOST, solid

BOOT = Sign("M1 1h9v9z", "M2 2l5 5")


def corners(element: ET.Element) -> list[tuple[float, float]]:
    pairs = [pair.split(",") for pair in element.get("points", "").split()]
    return [(float(x), float(y)) for x, y in pairs]


def test_a_d12_is_a_decagon_with_a_pentagon_and_five_edges() -> None:
    root = parsed(die(10, 0))
    face, dim, lit, edges, number = root
    assert [len(corners(element)) for element in (face, dim, lit)] == [10, 5, 5]
    assert edges.get("d", "").count("M") == 5
    assert number.text == "10"
    assert (root.get("class"), root.get("aria-hidden")) == ("d12 d12-a", "true")


def test_all_corners_of_the_decagon_lie_on_one_circle() -> None:
    for x, y in corners(parsed(die(1, 0))[0]):
        assert math.dist((x, y), (50, 50)) == pytest.approx(46, abs=0.1)


def test_the_sides_have_different_colours_that_the_theme_knows() -> None:
    assert parsed(die("?", 0))[0].get("fill") == "var(--pk-a)"
    assert parsed(die("?", 1))[0].get("fill") == "var(--pk-b)"


def test_a_face_is_text() -> None:
    assert parsed(die("<b>", 0))[-1].text == "<b>"


@pytest.mark.parametrize("sides", range(2, MOST + 1))
def test_a_die_of_any_number_of_sides_is_drawn_inside_its_picture(sides: int) -> None:
    """Its highest number is as wide as its face has room for."""
    root = parsed(die(sides, 1, sides))
    assert (root.get("class") or "").split()[:2] == [f"d{sides}", f"d{sides}-b"]
    (text,) = (element for element in root.iter() if element.tag == "text")
    assert text.text == str(sides)
    polygons = [corners(element) for element in root if element.tag == "polygon"]
    assert all(0 <= value <= 100 for polygon in polygons for pair in polygon for value in pair)
    if polygons:
        assert float(text.get("font-size", "")) * 0.68 * len(str(sides)) <= solid(sides).room + 1


@pytest.mark.parametrize(
    ("sides", "counts"), [(4, (3, 3, 3)), (8, (6, 3, 0)), (10, (6, 4, 3)), (20, (6, 3, 9)), (7, (7, 7, 7))]
)
def test_solids_look_like_their_solids(sides: int, counts: tuple[int, int, int]) -> None:
    drawn = solid(sides)
    assert (len(drawn.outline), len(drawn.lit), len(drawn.edges)) == counts
    assert len({solid(sides).outline + solid(sides).lit for sides in range(4, MOST)}) == MOST - 4


def test_all_corners_of_a_d12_lie_inside_its_picture() -> None:
    assert all(0 <= value <= 100 for pair in corners(parsed(die(3, 1))[0]) for value in pair)


def test_a_die_without_a_drawing_is_refused() -> None:
    for sides in (1, MOST + 1):
        with pytest.raises(ValueError, match=f"no drawing for a die with {sides} sides; there is one for 2 to 100"):
            die(1, 0, sides)


@pytest.mark.parametrize("face", ["10", "FG", "P6", "?"])
def test_a_d6_writes_its_face_in_one_size_so_that_a_script_can_change_it(face: str) -> None:
    (text,) = (element for element in parsed(die(face, 0, 6, BOOT)).iter() if element.tag == "text")
    assert (text.text, text.get("font-size")) == (face, "46")


def test_a_d6_has_room_for_a_sign_of_a_rulebook() -> None:
    (group,) = (element for element in parsed(die("TD", 1, 6, BOOT)).iter() if element.get("class") == "sign")
    assert [path.get("d") for path in group] == [BOOT.fill, BOOT.lines]
    assert [path.get("stroke") for path in group] == [None, "var(--pk-on-b)"]
    assert 'stroke="var(--pk-b)"' in die("TD", 1, 6, BOOT._replace(cut=True))
    assert "sign" not in die("TD", 1, 6)


def test_a_die_writes_its_longest_face_in_the_size_of_all() -> None:
    sizes = [die(face, 0, 20, longest=7).split('font-size="')[1].split('"')[0] for face in ("?", "turtles")]
    assert sizes[0] == sizes[1]
    assert int(sizes[0]) < 20


def test_a_sign_on_a_d12_is_refused() -> None:
    with pytest.raises(ValueError, match="a die with 12 sides has no room for a sign; one with 6 sides has"):
        die("10", 0, 12, BOOT)


def test_badges_differ_in_shape_as_well_as_in_colour() -> None:
    red, yellow = parsed(badge(0)), parsed(badge(1))
    assert [element.tag for element in red] == ["circle", "path"]
    assert [element.tag for element in yellow] == ["circle", "circle"]
    assert red[0].get("fill") != yellow[0].get("fill")


def test_a_coin_is_a_disc_with_room_for_its_word() -> None:
    """Before the toss and after it the letters have one size, in which five of them fit between the rims."""
    drawn = die("tails", 0, 2)
    size = int(drawn.split('font-size="')[1].split('"')[0])
    assert f'font-size="{size}"' in die("?", 0, 2)
    assert 0.68 * size * len("tails") <= 78
    assert "<circle" in drawn
    assert "<rect" not in drawn
