"""The palette: contrast as the visual language promises it, and the CSS that carries it."""

import re
from pathlib import Path

import pytest

import placky.sphinx
from placky.diagrams.palette import PALETTE, css_variables, declarations, reference, tints
from placky.diagrams.tint import Tint
from placky.rulebooks.dice_football.painter.marks import COLOURS as DICE_FOOTBALL


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# foreground, background, ratio by night, ratio on paper; None where something else carries the shape
PROMISED = [
    ("text", "page", 16.7, 14.6),
    ("text", "panel", 15.0, 16.4),
    ("muted", "panel", 8.5, 7.1),
    ("muted", "sunk", 9.8, 5.6),
    ("line", "page", 5.3, 14.6),
    ("link", "page", 12.4, 7.7),
    ("on-go", "go", 13.0, 9.0),
    ("good", "panel", 11.1, 6.5),
    ("bad", "panel", 8.4, 6.8),
    ("on-bubble", "bubble", 15.6, 17.0),
    ("paint", "field", 10.8, 6.5),
    ("a", "field", 5.5, 4.1),
    ("plate", "a", 3.0, 5.2),
    ("b", "field", 11.2, 1.5),
    ("rim", "field", None, 13.2),
    ("b-line", "field", 11.2, 4.6),
    ("b-edge", "field", 11.2, 13.2),
    ("move", "field", 11.1, 5.1),
]


@pytest.mark.parametrize(
    ("front", "back", "night", "paper"), PROMISED, ids=[f"{row[0]} on {row[1]}" for row in PROMISED]
)
def test_every_contrast_is_the_one_promised(front: str, back: str, night: float | None, paper: float) -> None:
    if night is not None:
        assert round(contrast(PALETTE[front].night, PALETTE[back].night), 1) == night
    assert round(contrast(PALETTE[front].paper, PALETTE[back].paper), 1) == paper


@pytest.mark.parametrize(
    ("front", "back"),
    [
        ("on-a", "a"),
        ("on-b", "b"),
        ("on-move", "move"),
        ("ink", "plate"),
        ("b", "ink"),
        ("label", "field"),
        ("label", "zone"),
        ("move", "field"),
    ],
)
def test_letters_on_pieces_can_be_read_in_both_themes(front: str, back: str) -> None:
    assert contrast(PALETTE[front].paper, PALETTE[back].paper) >= 4.5
    assert contrast(PALETTE[front].night, PALETTE[back].night) >= 4.5


@pytest.mark.parametrize("front", ["a-line", "a-edge", "b-line", "b-edge", "move", "paint"])
@pytest.mark.parametrize("ground", ["field", "zone"])
@pytest.mark.parametrize("own", [(), DICE_FOOTBALL], ids=["plain", "dice football"])
def test_what_is_drawn_on_a_board_stands_out_from_its_ground(
    front: str, ground: str, own: tuple[tuple[str, Tint], ...]
) -> None:
    """WCAG 1.4.11 for lines and figures, 1.4.3 for letters, in the colours of every game."""
    for night in (False, True):
        colours = tints(own, night=night)
        assert contrast(colours[front], colours[ground]) >= 3
        assert contrast(colours["on-a"], colours["a"]) >= 4.5
        assert contrast(colours["on-b"], colours["b"]) >= 4.5
        assert contrast(colours["label"], colours[ground]) >= 4.5


@pytest.mark.parametrize(
    ("name", "as_"),
    [("halo", "field"), ("label", "text"), ("a-line", "a"), ("a-edge", "a"), ("rim", "ink"), ("outline", "ink")],
)
def test_names_for_one_colour_stay_one_colour(name: str, as_: str) -> None:
    assert PALETTE[name] == PALETTE[as_]


def test_contrast_is_computed_by_the_formula() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_css_holds_every_colour_once_and_follows_the_readers_choice() -> None:
    css = css_variables()
    assert re.findall(r"--pk-([a-z-]+):", css) == list(PALETTE)
    assert "--pk-b: light-dark(#f2b200,#ffcd4a);" in css
    assert "--pk-plate: #ffffff;" in css
    assert ":root {\n  color-scheme: light dark;" in css
    assert '[data-theme="dark"] { color-scheme: dark; }' in css
    assert "@media print { :root { color-scheme: light !important; } }" in css


def test_declarations_hold_only_what_was_asked_in_palette_order() -> None:
    assert declarations(["move", "a", "move"]) == (
        "--pk-a:light-dark(#d4193f,#ff5a70);--pk-move:light-dark(#00677a,#6fe3f0);"
    )


def test_an_unknown_colour_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(KeyError, match=r"no colour is called 'mauve'.*page, panel"):
        reference("mauve")


def test_values_are_whole_hex_colours() -> None:
    for name, tint in PALETTE.items():
        for value in tint:
            assert re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", value), name


def test_the_style_sheet_of_the_theme_is_the_palette() -> None:
    theme = Path(placky.sphinx.__file__).parent / "theme/styles/palette.css"
    assert theme.read_text(encoding="utf-8") == css_variables()
