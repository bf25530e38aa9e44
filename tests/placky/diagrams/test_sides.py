"""The sides of a game: apart for everybody's eyes, in both themes, in grey, and in what is made from their table."""

import math
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from tests.placky.diagrams.elements import parsed
from tests.placky.diagrams.test_palette import contrast

import placky.sphinx
from placky.diagrams.chart import Axis, Chart, Series
from placky.diagrams.dice import badge, die
from placky.diagrams.figures import solid
from placky.diagrams.marks import Ghost, Hull, Mark, Nose, Patch, Piece, Plaque, Ring, Rose, Star, Token
from placky.diagrams.palette import tints
from placky.diagrams.plates import plate
from placky.diagrams.plots import drawing
from placky.diagrams.shapes import Disc, Group, Outline, Strokes
from placky.diagrams.sides import LETTERS, NOBODY, SIDES, side_look, side_styles
from placky.errors import BadRulebook
from placky.rulebook import Moment, Standing
from placky.words import Hand, LegendLine

THEME = Path(placky.sphinx.__file__).parent / "theme"
Colour = tuple[float, float, float]
EYES = {
    "of most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "without green": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "without blue": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What becomes of red, green and blue light for whom, by Machado, Oliveira and Fernandes (2009), at full severity."""
FILLED, DRAWN = 14, 7
"""How far colours are apart by CIEDE2000, where 1 can just be seen: those that fill something, and those of lines."""


def seen(colour: str, eyes: str) -> Colour:
    """A colour as somebody sees it, in CIELAB."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    red, green, blue = (
        min(1.0, max(0.0, sum(share * c for share, c in zip(row, light, strict=True)))) for row in EYES[eyes]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    a, b, c = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def apart(one: Colour, other: Colour) -> float:
    """How far two colours are apart, by the formula CIEDE2000."""
    middle = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    grow = 1.5 - 0.5 * math.sqrt(middle**7 / (middle**7 + 25**7))
    (c1, h1), (c2, h2) = (
        (math.hypot(a * grow, b), math.degrees(math.atan2(b, a * grow)) % 360) for _, a, b in (one, other)
    )
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1 - 0.17 * math.cos(math.radians(hue - 30)) + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6)) - 0.2 * math.cos(math.radians(4 * hue - 63))
    )  # fmt: skip
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    bent = 60 * math.exp(-(((hue - 275) / 25) ** 2))
    tilt = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(bent))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + tilt * by_chroma * by_hue)


def test_colours_are_told_apart_by_the_formula() -> None:
    """Pairs from the data that Sharma, Wu and Dalal (2005) give to check a program by."""
    assert apart((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert apart((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert apart((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(2.0373, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("night", [False, True], ids=["paper", "night"])
def test_no_two_sides_look_alike_to_anybody(eyes: str, *, night: bool) -> None:
    colours = tints(night=night)
    for one, other in combinations(SIDES, 2):
        assert apart(seen(colours[one.fill], eyes), seen(colours[other.fill], eyes)) >= FILLED, (one[0], other[0])
        assert apart(seen(colours[one.line], eyes), seen(colours[other.line], eyes)) >= DRAWN, (one[0], other[0])


@pytest.mark.parametrize("one", [*SIDES, NOBODY], ids=LETTERS)
@pytest.mark.parametrize("night", [False, True], ids=["paper", "night"])
def test_what_a_side_has_can_be_read_in_both_themes(one: object, *, night: bool) -> None:
    """WCAG 1.4.3 for what is written on its colour, 1.4.11 for its lines, its outlines and its plate."""
    assert isinstance(one, type(NOBODY))
    colours = tints(night=night)
    assert contrast(colours[one.on], colours[one.fill]) >= 4.5
    assert contrast(colours[one.number], colours[one.plate.colour]) >= 4.5
    assert contrast(colours[one.plate.colour], colours[one.fill]) >= 2.99
    for ground in ("field", "zone"):
        assert contrast(colours[one.line], colours[ground]) >= 3
        carried = max(contrast(colours[name], colours[ground]) for name in (one.fill, "rim"))
        assert carried >= 3


def test_no_two_sides_share_a_shape() -> None:
    for part in ("letter", "marker", "bar", "fallen"):
        found = [getattr(one, part) for one in SIDES]
        assert len(set(found)) == len(SIDES), part
    assert len({one.plate.corners for one in SIDES}) == len(SIDES)
    assert len({badge(side).replace(one.letter, "") for side, one in enumerate(SIDES)}) == len(SIDES)


@pytest.mark.parametrize("side", range(len(SIDES)))
def test_a_plate_has_one_shape_on_boards_and_in_badges(side: int) -> None:
    shape, (_, drawn) = plate((0, 0), 1000, side), parsed(badge(side))
    if isinstance(shape, Outline):
        assert len(re.findall(r"[LHVlhv]|\d(?=[ -])", drawn.get("d", ""))) >= len(shape.points) - 1
        assert max(math.hypot(*point) for point in shape.points) <= 1000
        assert drawn.tag.endswith("path")
    else:
        assert isinstance(shape, Disc)
        assert drawn.tag.endswith("circle")


@pytest.mark.parametrize("side", [*range(len(SIDES)), None])
def test_dice_discs_and_marks_have_the_colours_of_every_side_and_of_nobody(side: int | None) -> None:
    letter = side_look(side).letter
    assert f"var(--pk-{letter})" in die(3, side)
    assert f'class="d6 d6-{letter}"' in die(3, side, 6)
    assert f"var(--pk-{letter})" in badge(side)
    disc = solid(400, side, "7")[0]
    assert isinstance(disc, Disc)
    assert disc.ink.fill == letter


def test_lines_of_five_sides_differ_in_colour_and_dash_and_marker() -> None:
    points = ((0.0, 0.0), (1.0, 1.0))
    names = "abcde"
    series = tuple(Series(name, points, side=side) for side, name in enumerate(names))
    shapes, _ = drawing(Chart("Five", Axis("x"), Axis("y"), series, alt="Five lines."))
    lines = [one for one in shapes if isinstance(one, Group)]
    strokes = [one.members[0] for one in lines]
    inks = [one.ink for one in strokes if isinstance(one, Strokes)]
    assert [ink.edge for ink in inks] == [f"{name}-line" for name in names]
    assert len({ink.dash for ink in inks}) == len(SIDES)
    drawn = {(type(one.members[1]), len(getattr(one.members[1], "points", ()))) for one in lines}
    assert len(drawn) == len(SIDES) - 1  # a square and a diamond have as many corners


MARKS: dict[str, Callable[[int], Mark]] = {
    "Ghost": lambda side: Ghost("x", (0, 0), 1, side),
    "Star": lambda side: Star("x", (0, 0), side),
    "Ring": lambda side: Ring("x", (0, 0), 1, side),
    "Nose": lambda side: Nose("x", (0, 0), 1, side, 0),
    "Patch": lambda side: Patch("x", (), side),
    "Hull": lambda side: Hull("x", (0, 0), (0, 0), (1, 1), side),
    "Rose": lambda side: Rose("x", (0, 0), 1, 1, side, ()),
    "Token": lambda side: Token("x", (0, 0), 1, side, (), ()),
    "Piece": lambda side: Piece("x", (0, 0), 1, "x", side=side),
    "Plaque": lambda side: Plaque("x", (0, 0), "x", side=side),
}
ASKED: dict[str, Callable[[int], object]] = {
    **{f'a painter: {name} "x"': made for name, made in MARKS.items()},
    'the words: Hand of "Ada"': lambda side: Hand(side, "Ada", 1, 6, ("1",)),
    'the words: LegendLine "Ada"': lambda side: LegendLine(side, "Ada", ""),
    'the match: Moment "Ada wins"': lambda side: Moment("Ada wins", side=side),
    "the match: Standing": lambda side: Standing((1,), side),
    "a painter: something that it draws": side_look,
}


@pytest.mark.parametrize("who", ASKED)
@pytest.mark.parametrize("side", [len(SIDES), -1])
def test_a_side_that_there_is_not_is_refused_with_who_asked(who: str, side: int) -> None:
    with pytest.raises(BadRulebook, match=re.escape(f"{who} has the side {side}; allowed: 0 to 4, or None")):
        ASKED[who](side)


def test_a_line_of_a_chart_on_no_side_is_a_fault_of_the_chart() -> None:
    with pytest.raises(ValueError, match='the series "x" has the side 5; allowed: 0 to 4'):
        Chart("A", Axis("x"), Axis("y"), (Series("x", ((0, 0), (1, 1)), side=5),), alt="x")


def test_a_track_is_shared_by_two() -> None:
    assert Standing((0, 2), track=True).track
    with pytest.raises(BadRulebook, match="has a track with 3 scores; allowed: 2"):
        Standing((0, 2, 1), track=True)


def test_the_theme_is_made_from_the_table() -> None:
    assert (THEME / "styles" / "sides.css").read_text(encoding="utf-8") == side_styles()
    letters = "".join(one.letter for one in SIDES)
    assert f'SIDES: "{letters}"' in (THEME / "scripts/view/parts.js").read_text(encoding="utf-8")
    scripts = "".join(path.read_text(encoding="utf-8") for path in (THEME / "scripts").rglob("*.js"))
    assert not re.findall(r'"ab"\[', scripts)
    others = [path for path in (THEME / "styles").glob("*.css") if path.stem not in ("sides", "palette")]
    per_side = re.compile(r"\.(?:side|sfx|df|f-|of-)\.?[a-e]\b")
    assert [path.name for path in others if per_side.search(path.read_text(encoding="utf-8"))] == []
