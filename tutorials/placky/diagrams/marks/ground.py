"""Marks of the ground: what is there before anything stands or lies on it."""

from dataclasses import dataclass

from placky.diagrams.marks.basics import Corner, Pen, Place
from placky.diagrams.marks.telling import Label
from placky.diagrams.shapes import Anchor
from placky.diagrams.tint import Tint


@dataclass(frozen=True, slots=True)
class Area:
    """A tinted part of the field: a polygon, with the palette colour of its tint and how much of it covers.

    ``edge`` outlines it.
    """

    id: str
    points: tuple[Place, ...]
    colour: str = "zone"
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

    ``texture`` are faint lines under all others, which a small map leaves out; ``margin`` is what may be seen beyond
    the edges.
    """

    width: int
    height: int
    areas: tuple[Area, ...] = ()
    lines: tuple[Painted, ...] = ()
    labels: tuple[Label, ...] = ()
    texture: tuple[tuple[Place, ...], ...] = ()
    margin: int = 500
    words: tuple[Inscription, ...] = ()
    colours: tuple[tuple[str, Tint], ...] = ()
    """Colours of the palette that are others on this ground, as those of the sides."""


@dataclass(frozen=True, slots=True)
class Locator:
    """The whole field in small, with what the window shows; ``lit`` names the area drawn in ``colour``."""

    corner: Corner = "top left"
    lit: str = ""
    colour: str = "a"
