"""The sides of a game, up to five: how each one looks wherever it is shown, and how that looks which is nobody's.

What is drawn takes it from here: discs, plates, dice, bars and lines of charts. The palette takes the colours, the
theme the text of :func:`side_styles`.

>>> side_look(2).line, side_look(None).fill
('c-line', 'n')
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from placky.diagrams.tint import INK, TEXT, WHITE, Tint
from placky.errors import BadRulebook

__all__ = [
    "CROSS", "LETTERS", "NOBODY", "SIDES", "Dash", "Marker", "Plate", "SideLook", "check_side", "side_colours",
    "side_look", "side_styles",
]  # fmt: skip

Marker: TypeAlias = Literal["none", "round", "diamond", "square", "triangle", "cross"]
"""What stands at the points of a line of a chart."""
Dash: TypeAlias = Literal["solid", "dashed", "dotted", "long", "mixed"]
"""How a line of a chart is broken."""


class Plate(NamedTuple):
    """The mark of a side on its disc: a polygon in a colour of the palette; without ``corners``, a smaller disc.

    ``corners`` are shares of the radius of the disc, y upwards. ``badge`` is the same as a path of SVG, on a disc with
    a radius of 10.5 around (12, 12).
    """

    colour: Literal["plate", "ink"]
    corners: tuple[tuple[float, float], ...] = ()
    badge: str = ""


class SideLook(NamedTuple):
    """How one side looks: its colours and its shapes.

    ``letter`` names its colours and stands in the classes of pages. The tints are those of its discs, of its lines on a
    board, of outlines round what has its colour, and of what is written on that. ``bar`` is the background of its bars,
    ``fallen`` the box round one of its dice in a log, both in CSS.
    """

    letter: str
    tint: Tint
    line_tint: Tint
    edge_tint: Tint
    on_tint: Tint
    plate: Plate
    marker: Marker
    dash: Dash | None
    bar: str
    fallen: str

    @property
    def fill(self) -> str:
        """What the palette calls the colour of its discs, dice and bars."""
        return self.letter

    @property
    def line(self) -> str:
        """What the palette calls the colour of its lines and letters on a board."""
        return f"{self.letter}-line"

    @property
    def edge(self) -> str:
        """What the palette calls the colour of outlines round what has its colour."""
        return f"{self.letter}-edge"

    @property
    def on(self) -> str:
        """What the palette calls the colour of what is written on it."""
        return f"on-{self.letter}"

    @property
    def number(self) -> str:
        """What the palette calls the colour of a number on its plate."""
        return "ink" if self.plate.colour == "plate" else self.letter

    @property
    def colours(self) -> Mapping[str, Tint]:
        """Its part of the palette."""
        return {self.fill: self.tint, self.line: self.line_tint, self.edge: self.edge_tint, self.on: self.on_tint}


_RED = Tint("#d4193f", "#ff5a70")
_YELLOW = Tint("#f2b200", "#ffcd4a")
_GREEN = Tint("#2a9f7e", "#0a9407")
_BLUE = Tint("#1f3fb8", "#616bff")
_ORCHID = Tint("#b667d9", "#cc85ba")
_ON_DARK = Tint("#ffffff", "#100f26")

CROSS = (
    (-0.36, 1), (0.36, 1), (0.36, 0.36), (1, 0.36), (1, -0.36), (0.36, -0.36),
    (0.36, -1), (-0.36, -1), (-0.36, -0.36), (-1, -0.36), (-1, 0.36), (-0.36, 0.36),
)  # fmt: skip
"""The corners of an upright cross that reaches 1 to each side."""

SIDES = (
    SideLook(
        "a", _RED, _RED, _RED, _ON_DARK,
        Plate("plate", ((0, 0.74), (0.74, 0), (0, -0.74), (-0.74, 0)), "M12 4l8 8-8 8-8-8z"),
        "diamond", None, "var(--pk-a)", "border-radius: .3rem",
    ),
    SideLook(
        "b", _YELLOW, Tint("#8a5a00", "#ffcd4a"), Tint("#1b1640", "#ffcd4a"), INK,
        Plate("ink"),
        "round", None, "radial-gradient(#1b164066 22%, transparent 26%) 0 0 / 9px 9px var(--pk-b)",
        "border: 2px solid var(--pk-b-edge); border-radius: .8rem",
    ),
    SideLook(
        "c", _GREEN, Tint("#0e7a56", "#0a9407"), Tint("#1b1640", "#0a9407"), INK,
        Plate("plate", ((0, 0.86), (0.8, -0.54), (-0.8, -0.54)), "M12 2.6l8.6 15H3.4z"),
        "triangle", "dotted", "repeating-linear-gradient(#1b164066 0 2px, transparent 2px 8px) var(--pk-c)",
        "border: 2px solid var(--pk-c-edge); border-radius: .8rem .8rem 0 0",
    ),
    SideLook(
        "d", _BLUE, _BLUE, _BLUE, _ON_DARK,
        Plate("plate", ((-0.58, 0.58), (0.58, 0.58), (0.58, -0.58), (-0.58, -0.58)), "M6 6h12v12H6z"),
        "square", "mixed",
        "repeating-linear-gradient(45deg, #ffffff59 0 1.5px, transparent 1.5px 9px), "
        "repeating-linear-gradient(-45deg, #ffffff59 0 1.5px, transparent 1.5px 9px) var(--pk-d)",
        "border: 2px solid var(--pk-d-edge); border-radius: 0",
    ),
    SideLook(
        "e", _ORCHID, Tint("#a044c8", "#cc85ba"), Tint("#1b1640", "#cc85ba"), INK,
        Plate("ink", tuple((0.84 * x, 0.84 * y) for x, y in CROSS), "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"),
        "cross", "long", "repeating-linear-gradient(45deg, #1b164066 0 2px, transparent 2px 8px) var(--pk-e)",
        "border: 2px solid var(--pk-e-edge); border-radius: 0 .8rem",
    ),
)  # fmt: skip
"""How the sides look, by their numbers. No two share a colour, a plate, a marker or the pattern of their bars."""
NOBODY = SideLook(
    "n", WHITE, TEXT, INK, INK, Plate("ink"), "none", None, "",
    "border: 2px solid var(--pk-n-edge); border-radius: .3rem",
)  # fmt: skip
"""How that looks which is nobody's. It has no plate that is drawn, and no bars: nothing is won by nobody."""
LETTERS = "".join(one.letter for one in (*SIDES, NOBODY))
"""The letters of all sides, and last of nobody."""


_NUMBERS = range(len(SIDES))


def check_side(side: int | None, what: str, name: str = "") -> None:
    """Raise `BadRulebook` where there is no such side; ``what`` asks for it, as "the words: Hand", and its ``name``."""
    if side is not None and side not in _NUMBERS:
        who = f'{what} "{name}"' if name else what
        raise BadRulebook(f"{who} has the side {side!r}; allowed: 0 to {len(SIDES) - 1}, or None for nobody\u2019s")


def side_look(side: int | None) -> SideLook:
    """Return how a side looks. Raises `BadRulebook` where there is no such side."""
    check_side(side, "a painter: something that it draws")
    return NOBODY if side is None else SIDES[side]


def side_colours() -> dict[str, Tint]:
    """Return the colours of all sides as the palette has them: first what they fill, then lines, edges, letters."""
    parts = zip(*(one.colours.items() for one in (*SIDES, NOBODY)), strict=True)
    return {name: tint for part in parts for name, tint in part}


def side_styles() -> str:
    """Return the style rules that differ from side to side, for whatever a page gives the letter of one."""
    rules = ["/* What differs from side to side, made from the table in placky.diagrams.sides. */"]
    for one in SIDES:
        name = one.letter
        rules += [
            f".side.{name} {{ border-color: var(--pk-{name}); }}",
            f".sfx.{name} {{ color: var(--pk-{name}); }}",
            f".f-{name} {{ background: {one.bar}; }}",
            f".aim circle.{name} {{ stroke: var(--pk-{one.line}); }}",
            f".pk-match .of-{name} {{ --c: var(--pk-{name}); }}",
            _fallen(one),
        ]
    nobody = f".side.n {{ border-color: var(--pk-{NOBODY.line}); }}", ".sfx.n { color: var(--pk-n); }", _fallen(NOBODY)
    return "\n".join([*rules, *nobody]) + "\n"


def _fallen(one: SideLook) -> str:
    return f".df.{one.letter} {{ background: var(--pk-{one.fill}); color: var(--pk-{one.on}); {one.fallen}; }}"
