"""The clean-up: numbers, attributes, circles, text that nobody touches."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from placky.diagrams.palette import PALETTE
from placky.diagrams.tidy import attributes_of, circle, code, colour, number, path_data, tidy

CIRCLE = (
    "M 3 0 C 3 1.6569 1.6569 3 0 3 C -1.6569 3 -3 1.6569 -3 0 C -3 -1.6569 -1.6569 -3 0 -3 C 1.6569 -3 3 -1.6569 3 0 z"
)


def hexed(name, *, halo=False):
    return "#" + "".join(f"{round(part * 255):02x}" for part in code(name, halo=halo))


def test_every_colour_passes_through_matplotlib_under_a_code_of_its_own():
    codes = [hexed(name) for name in PALETTE]
    assert len(set(codes)) == len(PALETTE)
    assert [colour(value) for value in codes] == [(f"var(--pk-{name})", False) for name in PALETTE]
    assert colour(hexed("label", halo=True)) == ("var(--pk-label)", True)


@pytest.mark.parametrize(
    ("value", "short"), [(3.04, "3"), (-0.04, "0"), (-3.25, "-3.2"), (12.36, "12.4"), (1e-9, "0"), (100.0, "100")]
)
def test_numbers_have_at_most_one_decimal(value, short):
    assert number(value) == short


def corners(data: str) -> list[tuple[float, float]]:
    """Follow path data of lines to its corners, as a browser does."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for letter, text in re.findall(r"([MLHVlhv])([^MLHVlhvz]*)", data):
        values = [float(value) for value in re.findall(r"-?[\d.]+", text)]
        from_x, from_y = (1, 1) if letter.islower() else (0, 0)
        pairs = zip(values[::2], values[1::2], strict=True) if letter in "MLl" else ((value, value) for value in values)
        for across, down in pairs:
            x, y = (
                x if letter in "Vv" else from_x * x + across,
                y if letter in "Hh" else from_y * y + down,
            )
            found.append((round(x, 1), round(y, 1)))
    return found


@given(st.lists(st.tuples(st.integers(-900, 2000), st.integers(-900, 2000)), min_size=2, max_size=12))
def test_lines_lead_to_the_same_corners_however_they_are_written(places: list[tuple[int, int]]):
    """In tenths."""
    points = [(x / 10, y / 10) for x, y in places]
    long = " ".join(f"{'L' if n else 'M'} {x} {y}" for n, (x, y) in enumerate(points))
    short = path_data(long)
    assert corners(short) == points
    assert len(short) <= len(long.replace(" ", "")) + len(points)


def test_paths_lose_spaces_and_level_lines_become_short():
    assert path_data("M 1.04 2 L 9.96 2 L 10 7.06 L 10 2 z M 3 4 L 5 6") == "M1 2h9V7.1 2zM3 4L5 6"


def test_curves_are_left_as_curves():
    assert path_data("M 0 0 C 1 2 3 4 5.55 6 L 5.55 9") == "M0 0C1 2 3 4 5.5 6V9"


def test_four_equal_curves_are_a_circle():
    assert circle(CIRCLE) == {"cx": "0", "cy": "0", "r": "3"}


@pytest.mark.parametrize(
    "data",
    [
        CIRCLE.replace("M 3 0", "M 4 0"),
        CIRCLE.replace("-3 0 C", "-3 1 C"),
        CIRCLE.removesuffix(" z"),
        CIRCLE.replace("C 1.6569 -3 3 -1.6569 3 0", "L 3 0"),
    ],
)
def test_anything_else_is_no_circle(data):
    assert circle(data) is None


def test_styles_become_attributes_without_what_is_usual():
    style = (
        f"fill: {hexed('a')}; stroke: {hexed('rim')}; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; "
        "stroke-dasharray: 8.04,6; stroke-dashoffset: 0; fill-opacity: 0.16"
    )
    assert attributes_of(style) == {
        "fill": "var(--pk-a)",
        "stroke": "var(--pk-rim)",
        "stroke-width": "2",
        "stroke-dasharray": "8,6",
        "fill-opacity": "0.16",
    }


def test_a_shape_without_outline_has_no_outline_attributes():
    assert attributes_of(f"fill: {hexed('a')}; stroke-width: 3; stroke-linejoin: miter") == {"fill": "var(--pk-a)"}


def test_a_face_that_is_nothing_leaves_no_trace():
    assert attributes_of(f"fill-opacity: 0; stroke: {hexed('move')}; stroke-width: 3") == {
        "stroke": "var(--pk-move)",
        "stroke-width": "3",
    }


def test_letters_with_a_halo_get_one():
    found = attributes_of(
        f"font-weight: 500; font-size: 12px; font-family: 'Tektur'; fill: {hexed('label', halo=True)}"
    )
    assert found == {
        "paint-order": "stroke",
        "stroke": "var(--pk-halo)",
        "stroke-width": "4",
        "font-weight": "500",
        "font-size": "12",
        "fill": "var(--pk-label)",
    }


def wrapped(inside):
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs/><g id="figure_1">{inside}</g></svg>'


def test_shapes_come_out_by_their_place_and_matplotlibs_groups_vanish():
    svg = wrapped('<g id="text_3"><g id="g0"><g id="line2d_1"><path d="M 1 1 L 2 2"/></g></g><g id="g1"/></g>')
    assert tidy(svg) == ['<path d="M1 1L2 2"/>', ""]


def test_text_is_escaped_and_never_rounded_or_recoloured():
    words = "12.345 M 1.25 #00000b &lt;b&gt; &amp;amp;  $x$"
    style = f"font-size: 13px; text-anchor: end; fill: {hexed('paint')}"
    text = f'<text x="1.26" y="2" style="{style}" transform="rotate(-0 1.26 2)">{words}</text>'
    assert tidy(wrapped(f'<g id="g0">{text}</g>')) == [
        f'<text x="1.3" y="2" font-size="13" text-anchor="end" fill="var(--pk-paint)">{words}</text>'
    ]


def test_turned_text_stays_turned():
    text = '<text x="1" y="2" style="font-size: 9px; text-anchor: start" transform="rotate(-90 1.04 2)">4</text>'
    short = '<text x="1" y="2" transform="rotate(-90 1 2)" font-size="9" text-anchor="start">4</text>'
    assert tidy(wrapped(f'<g id="g0">{text}</g>')) == [short]
