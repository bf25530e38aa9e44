"""Elements: short numbers, short paths, circles, text that nobody rounds."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from placky.diagrams.elements import Step, circle, number, outline, path_data, text

START: Step = ("M", (3, 0))
CLOSE: Step = ("z", ())
CURVES: list[Step] = [
    ("C", (3, 1.6569, 1.6569, 3, 0, 3)),
    ("C", (-1.6569, 3, -3, 1.6569, -3, 0)),
    ("C", (-3, -1.6569, -1.6569, -3, 0, -3)),
    ("C", (1.6569, -3, 3, -1.6569, 3, 0)),
]
CIRCLE = [START, *CURVES, CLOSE]


@pytest.mark.parametrize(
    ("value", "short"), [(3.04, "3"), (-0.04, "0"), (-3.25, "-3.2"), (12.36, "12.4"), (1e-9, "0"), (100.0, "100")]
)
def test_numbers_have_at_most_one_decimal(value: float, short: str) -> None:
    assert number(value) == short


def corners(data: str) -> list[tuple[float, float]]:
    """Follow path data of lines to its corners, as a browser does."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for letter, row in re.findall(r"([MLHVlhv])([^MLHVlhvz]*)", data):
        values = [float(value) for value in re.findall(r"-?[\d.]+", row)]
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
def test_lines_lead_to_the_same_corners_however_they_are_written(places: list[tuple[int, int]]) -> None:
    """In tenths."""
    points = [(x / 10, y / 10) for x, y in places]
    steps: list[Step] = [("L" if n else "M", point) for n, point in enumerate(points)]
    long = " ".join(f"{letter} {x} {y}" for letter, (x, y) in steps)
    short = path_data(steps)
    assert corners(short) == points
    assert len(short) <= len(long.replace(" ", "")) + len(points)


def test_paths_lose_spaces_and_level_lines_become_short() -> None:
    lines: list[Step] = [("M", (1.04, 2)), ("L", (9.96, 2)), ("L", (10, 7.06)), ("L", (10, 2))]
    assert path_data([*lines, CLOSE, ("M", (3, 4)), ("L", (5, 6))]) == "M1 2h9V7.1 2zM3 4L5 6"


def test_curves_are_left_as_curves() -> None:
    assert path_data([("M", (0, 0)), ("C", (1, 2, 3, 4, 5.55, 6)), ("L", (5.55, 9))]) == "M0 0C1 2 3 4 5.5 6V9"


def test_four_equal_curves_are_a_circle() -> None:
    assert circle(CIRCLE) == {"cx": "0", "cy": "0", "r": "3"}
    assert outline(CIRCLE, {"fill": "red"}) == '<circle cx="0" cy="0" r="3" fill="red"/>'


@pytest.mark.parametrize(
    "steps",
    [
        [("M", (4, 0)), *CURVES, CLOSE],
        [START, CURVES[0], ("C", (-1.6569, 3, -3, 1.6569, -3, 1)), *CURVES[2:], CLOSE],
        [START, *CURVES],
        [START, *CURVES[:3], ("L", (3, 0)), CLOSE],
    ],
)
def test_anything_else_is_no_circle(steps: list[Step]) -> None:
    assert circle(steps) is None
    assert outline(steps, {}).startswith('<path d="M')


def test_text_is_escaped_and_never_rounded() -> None:
    words = "12.345 M 1.25 #00000b <b> &amp;  $x$\x00"
    escaped = "12.345 M 1.25 #00000b &lt;b&gt; &amp;amp;  $x$"
    assert text(words, {"x": '"1'}) == f"<text x='\"1'>{escaped}</text>"
