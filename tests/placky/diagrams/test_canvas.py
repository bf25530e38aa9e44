"""What matplotlib draws comes out as elements: colours by name, and only what is unusual."""

import pytest

from placky.diagrams.canvas import inside
from placky.diagrams.palette import PALETTE
from placky.diagrams.shapes import Curve, Disc, Group, Growing, Ink, Lettering, Oval, Shape, Strokes, shifted

SIZE = (100, 50)


def drawn(*shapes: Shape, unit: float = 1.0) -> str:
    return inside(shapes, SIZE, unit)


@pytest.mark.parametrize("name", PALETTE)
def test_every_colour_comes_through_under_its_name(name: str) -> None:
    colour = f"var(--pk-{name})"
    assert drawn(Disc((1, 1), 1, Ink(name))) == f'<circle cx="1" cy="49" r="1" fill="{colour}"/>'
    assert f'stroke="{colour}"' in drawn(Disc((1, 1), 1, Ink(edge=name)))
    haloed = f'paint-order="stroke" stroke="var(--pk-halo)" stroke-width="4" font-size="10" fill="{colour}"'
    assert haloed in drawn(Lettering((1, 1), "A", 10, name, halo=True))


def test_ink_says_only_what_is_unusual() -> None:
    line = (((0, 0), (10, 0)),)
    assert drawn(Strokes(line, Ink(edge="move", width=1))) == '<path d="M0 50H10" stroke="var(--pk-move)"/>'
    inked = Ink("a", "rim", 3, (8.04, 6), alpha=0.16, edge_alpha=0.5)
    assert drawn(Strokes(line, inked)) == (
        '<path d="M0 50H10" fill="var(--pk-a)" fill-opacity="0.16" stroke-dasharray="8,6" '
        'stroke="var(--pk-rim)" stroke-opacity="0.5" stroke-width="3"/>'
    )


def test_a_shape_without_an_outline_has_no_width_of_one() -> None:
    assert drawn(Disc((3, 3), 2, Ink("a", width=3))) == '<circle cx="3" cy="47" r="2" fill="var(--pk-a)"/>'


def test_an_ellipse_stays_one_and_a_unit_scales_places_but_no_pen() -> None:
    found = drawn(Oval((3, 3), 4, 2, 0, Ink(edge="a")), unit=2)
    assert found.startswith('<path d="M10 94C10 ')
    assert 'stroke-width="2"' in found


def test_a_curve_is_drawn_as_it_is() -> None:
    found = drawn(Curve((0, 0), (((1, 1), (2, 1), (3, 0)),), Ink(edge="a")))
    assert found.startswith('<path d="M0 50C1 49 2 49 3 50"')


def test_words_are_set_by_their_anchor_and_turned() -> None:
    assert drawn(Lettering((1, 10), "9<", 10)) == (
        '<text x="1" y="43.5" font-size="10" fill="var(--pk-label)">9&lt;</text>'
    )
    assert drawn(Lettering((1, 10), "4", 10, weight=500, anchor="start", turn=90)) == (
        '<text x="4.5" y="40" transform="rotate(-90 4.5 40)" font-weight="500" font-size="10" text-anchor="start" '
        'fill="var(--pk-label)">4</text>'
    )


def test_groups_keep_their_members_in_order() -> None:
    one, two = Disc((1, 1), 1, Ink("a")), Disc((2, 1), 1, Ink("b"))
    assert drawn(Group((one, two, one), {"id": "x"})) == f'<g id="x">{drawn(one)}{drawn(two)}{drawn(one)}</g>'


def test_what_grows_says_around_which_point_and_how_high_it_is() -> None:
    """Wherever it was moved; what may become only so large says that, too."""
    dot = Disc((0, 0), 100, Ink("a"))
    one, other = Growing((dot,), (0, 0), 12.5), Growing((dot,), (50, -100), 20, 1.5)
    assert 'data-grow="0 50 12.5"' in drawn(one)
    assert 'data-grow="60 130 20 1.5"' in drawn(shifted(other, (10, 20)))
