"""Marks: what a board shows, as data.

A mark is a frozen record with an ``id``. Places and lengths are whole thousandths of an inch, x across the field and y
up it. Sides are 0 (red disc, white diamond) and 1 (yellow disc, dark round plate). Nothing here can draw and nothing
here knows a game.

>>> mark = Chip(id="move", at=(12000, 21692), letter="M")
>>> mark.at
(12000, 21692)
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Literal, TypeAlias

from placky.diagrams.palette import Tint

__all__ = [
    "Anchor", "Area", "Badge", "Ball", "Band", "Chip", "Corner", "Drawn", "Field", "Flying", "Form",
    "Ghost", "Hull", "Inscription", "Label", "Locator", "Mark", "Movable", "Name", "Nose", "Painted", "Patch",
    "Pen", "Piece", "Place", "Plaque", "Ring", "Rose", "Ruler", "Scoreboard", "Star", "Stripe", "Tally",
    "Token", "Trail", "Window", "canonical", "overlay_id", "slug",
]  # fmt: skip

Place: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[int, int, int, int]
"""x and y of the lower left corner, then width and height."""

Anchor: TypeAlias = Literal["start", "middle", "end"]
Corner: TypeAlias = Literal["top left", "top right", "bottom left", "bottom right"]
Badge: TypeAlias = Literal["pressure", "tackle"]
Pen: TypeAlias = Literal["faint", "fine", "usual", "broad"]
Form: TypeAlias = Literal["coin", "ring", "flag", "oval"]
BADGE_TURN = 135
"""Where a figure's marker stands by default: upper left."""


@dataclass(frozen=True, slots=True)
class Area:
    """A tinted part of the field: a polygon, with the palette colour of its tint and how much of it covers.

    ``edge`` outlines it.
    """

    id: str
    points: tuple[Place, ...]
    colour: str = "goal"
    edge: str | None = None
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Painted:
    """A line painted on the field, with a name shown at the edge of the picture (empty: none), above it or below.

    ``pen`` says how much it matters: a ``broad`` one is met first, a ``faint`` one is there for those who look for it.
    """

    id: str
    points: tuple[Place, ...]
    name: str = ""
    dashed: bool = False
    name_below: bool = False
    pen: Pen = "usual"


@dataclass(frozen=True, slots=True)
class Label:
    """Words on the board; ``at`` is the point that ``anchor`` speaks of, at half the height of the capitals."""

    id: str
    at: Place
    text: str
    size: int = 12
    colour: str = "label"
    weight: int = 700
    anchor: Anchor = "middle"


@dataclass(frozen=True, slots=True)
class Inscription:
    """Words painted on the field: a label without a halo, turned if need be (degrees against the clock)."""

    id: str
    at: Place
    text: str
    size: int = 12
    colour: str = "paint"
    weight: int = 700
    anchor: Anchor = "middle"
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Field:
    """The ground: its size, tinted areas, painted lines, fixed labels, words painted on it.

    ``grid`` is the side of a square, 0 for none; ``margin`` is what may be seen beyond the edges.
    """

    width: int
    height: int
    areas: tuple[Area, ...] = ()
    lines: tuple[Painted, ...] = ()
    labels: tuple[Label, ...] = ()
    grid: int = 1000
    margin: int = 500
    words: tuple[Inscription, ...] = ()
    colours: tuple[tuple[str, Tint], ...] = ()
    """Colours of the palette that are others on this ground, as those of the two sides."""


@dataclass(frozen=True, slots=True)
class Name:
    """Where a figure's name stands, counted from the figure's centre."""

    dx: int
    dy: int
    anchor: Anchor


@dataclass(frozen=True, slots=True)
class Token:
    """A figure on its base, true to scale.

    ``name_at`` None leaves the name out. ``badge`` is a marker beside it, in the direction ``badge_turn`` (degrees
    against the clock from the right). A ``ball`` is held at the right shoulder, or with ``ball_left`` at the left one.
    """

    id: str
    at: Place
    radius: int
    side: int
    number: str
    name: str = ""
    name_at: Name | None = None
    name_size: int = 13
    down: bool = False
    ball: bool = False
    active: bool = False
    badge: Badge | None = None
    badge_turn: int = BADGE_TURN
    ball_left: bool = False


@dataclass(frozen=True, slots=True)
class Ball:
    """A loose ball on its dashed ring."""

    id: str
    at: Place
    radius: int = 492


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where a figure stood."""

    id: str
    at: Place
    radius: int
    side: int


@dataclass(frozen=True, slots=True)
class Trail:
    """A way through ``points`` with an open arrow head.

    ``trim`` shortens it at its start and its end (a base's radius). Solid with ``ticks`` at each inch of the
    untrimmed way for a move that was made, dashed for one that is only marked.
    """

    id: str
    points: tuple[Place, ...]
    colour: str = "move"
    style: Literal["solid", "dashed", "marked", "dotted"] = "solid"
    ticks: bool = False
    trim: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Chip:
    """A small round token with a letter."""

    id: str
    at: Place
    letter: str
    radius: int = 300
    colour: str = "move"


@dataclass(frozen=True, slots=True)
class Star:
    """A burst in the colour of ``side``: hollow while it is only declared, filled on a ``hit``.

    ``under`` lays it beneath the figures; ``radius`` then has to reach beyond the base that covers it.
    """

    id: str
    at: Place
    side: int
    hit: bool = False
    radius: int = 360
    under: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A dashed ring with a faint fill: everything within a distance of a base's edge."""

    id: str
    at: Place
    radius: int
    side: int


@dataclass(frozen=True, slots=True)
class Nose:
    """Which way a figure faces: a wedge beyond the rim of its base, ``turn`` degrees against the clock from the right.

    It lies under the figure, whose ``radius`` is that of the base.
    """

    id: str
    at: Place
    radius: int
    side: int
    turn: int


@dataclass(frozen=True, slots=True)
class Patch:
    """A pale part of the ground, with a thin outline that is dashed in the colour of a ``side``; it comes and goes."""

    id: str
    points: tuple[Place, ...]
    side: int


@dataclass(frozen=True, slots=True)
class Band:
    """The edge of a band of distance: a thin dashed ring without a fill."""

    id: str
    at: Place
    radius: int


@dataclass(frozen=True, slots=True)
class Hull:
    """Two bases and everything between them, pale, in the colour of a ``side``."""

    id: str
    start: Place
    end: Place
    radii: tuple[int, int]
    side: int


@dataclass(frozen=True, slots=True)
class Flying:
    """A ball in the air."""

    id: str
    at: Place


@dataclass(frozen=True, slots=True)
class Rose:
    """A template with numbered arrows all around; ``turns`` are theirs in degrees, clockwise from straight up.

    ``radius`` is that of the template, ``reach`` is where the arrows end; number ``hit`` is the one that was rolled, 0
    for none. ``size`` is that of the numbers; they stand inside the template, those in ``outer`` beyond their tips,
    those in ``hidden`` nowhere.
    """

    id: str
    at: Place
    radius: int
    reach: int
    side: int
    turns: tuple[int, ...]
    hit: int = 0
    size: int = 11
    outer: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """Small marks on the rim of a figure: ``full`` and ``empty`` pips, and a cross with the number of ``wounds``.

    ``pip`` is the radius of a pip; the cross grows with it.
    """

    id: str
    at: Place
    radius: int
    full: int = 0
    empty: int = 0
    wounds: int = 0
    pip: int = 92


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """A strip with the score of both sides, and words and a board of boxes that count down if there are any.

    ``at`` is its right end at half its height, ``size`` that of its letters. On the box ``now`` lies a token of each
    side, hollow where ``turned``. ``said`` tells of each in words, and whatever else there is to know. Where tokens
    come to a new box as full ones, ``arrive`` says so.
    """

    id: str
    at: Place
    score: tuple[int, int]
    size: int = 15
    text: str = ""
    boxes: tuple[int, ...] = ()
    now: int = 0
    turned: tuple[bool, bool] = (False, False)
    said: tuple[str, ...] = ()
    arrive: str = ""


@dataclass(frozen=True, slots=True)
class Ruler:
    """A distance that was measured, between the two nearest points."""

    id: str
    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that is moved about the board and is no figure; a script moves it by its ``name``.

    A ``coin`` shows the mark of its side, or its short ``text``. A ``ring`` goes round what it marks. A ``flag`` stands
    beside the point it marks and points where ``facing`` says. An ``oval`` is a ball that lies along the field.
    ``radius`` is that of a coin or ring, half the height of a flag, half the length of an oval. No ``side``: neutral.
    """

    id: str
    at: Place
    radius: int
    name: str
    form: Form = "coin"
    side: Literal[0, 1] | None = None
    text: str = ""
    facing: Literal["left", "right"] = "right"


@dataclass(frozen=True, slots=True)
class Stripe:
    """A line that comes and goes: dashed or full, without a head."""

    id: str
    points: tuple[Place, ...]
    colour: str = "move"
    dashed: bool = True


@dataclass(frozen=True, slots=True)
class Plaque:
    """Words on a plate with one corner cut: in the colour of a ``side``, with its mark before them, or inverse.

    ``at`` is at half its height, at its left end, its middle or its right end as ``anchor`` says.
    """

    id: str
    at: Place
    text: str
    size: int = 14
    side: Literal[0, 1] | None = None
    anchor: Anchor = "middle"


Movable: TypeAlias = Token | Ball | Piece
"""What a script moves."""

Drawn: TypeAlias = Ghost | Trail | Chip | Star | Ring | Ruler | Label | Stripe | Plaque
Mark: TypeAlias = Movable | Drawn | Nose | Patch | Band | Hull | Flying | Rose | Tally | Scoreboard


@dataclass(frozen=True, slots=True)
class Locator:
    """The whole field in small, with what the window shows; ``lit`` names the area drawn in ``colour``."""

    corner: Corner = "top left"
    lit: str = ""
    colour: str = "a"


def slug(name: str) -> str:
    """Return a name as part of an id: lower-case letters, digits and hyphens, never empty.

    >>> slug("Señor O’Hara"), slug("<script>")
    ('senor-o-hara', 'script')
    """
    plain = re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFKD", name)).lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or f"n{hashlib.sha256(name.encode()).hexdigest()[:6]}"


def canonical(marks: Iterable[Mark]) -> str:
    """Return marks as one line of JSON: the same for equal marks, on every machine. Ids of marks do not count."""
    data = [
        [type(mark).__name__, {one.name: getattr(mark, one.name) for one in fields(mark)} | {"id": ""}]
        for mark in marks
    ]
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=asdict)


def overlay_id(marks: Iterable[Mark]) -> str:
    """Return the id that equal marks share: ``ov-`` and eight hex digits."""
    return f"ov-{hashlib.sha256(canonical(marks).encode()).hexdigest()[:8]}"
