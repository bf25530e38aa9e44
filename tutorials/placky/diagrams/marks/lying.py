"""Marks that come and go between figures: ways, rings, bursts, templates, small tokens."""

from dataclasses import dataclass
from typing import Literal

from placky.diagrams.marks.basics import Place, Sided


@dataclass(frozen=True, slots=True)
class Ghost(Sided):
    """Where a figure stood."""

    id: str
    at: Place
    radius: int
    side: int | None


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
class Star(Sided):
    """A burst in the colour of ``side``: hollow while it is only declared, filled on a ``hit``.

    ``under`` lays it beneath the figures; ``radius`` then has to reach beyond the base that covers it.
    """

    id: str
    at: Place
    side: int | None
    hit: bool = False
    radius: int = 360
    under: bool = False


@dataclass(frozen=True, slots=True)
class Ring(Sided):
    """A dashed ring with a faint fill: everything within a distance of a base's edge."""

    id: str
    at: Place
    radius: int
    side: int | None


@dataclass(frozen=True, slots=True)
class Nose(Sided):
    """Which way a figure faces: a wedge beyond the rim of its base, ``turn`` degrees against the clock from the right.

    It lies under the figure, whose ``radius`` is that of the base.
    """

    id: str
    at: Place
    radius: int
    side: int | None
    turn: int


@dataclass(frozen=True, slots=True)
class Patch(Sided):
    """A pale part of the ground, with a thin outline that is dashed in the colour of a ``side``; it comes and goes."""

    id: str
    points: tuple[Place, ...]
    side: int | None


@dataclass(frozen=True, slots=True)
class Band:
    """The edge of a band of distance: a thin dashed ring without a fill."""

    id: str
    at: Place
    radius: int


@dataclass(frozen=True, slots=True)
class Hull(Sided):
    """Two bases and everything between them, pale, in the colour of a ``side``."""

    id: str
    start: Place
    end: Place
    radii: tuple[int, int]
    side: int | None


@dataclass(frozen=True, slots=True)
class Rose(Sided):
    """A template with numbered arrows all around; ``turns`` are theirs in degrees, clockwise from straight up.

    ``radius`` is that of the template, ``reach`` is where the arrows end; number ``hit`` is the one that was rolled, 0
    for none. ``size`` is that of the numbers; they stand inside the template, those in ``outer`` beyond their tips,
    those in ``aside`` at places of their own, those in ``hidden`` nowhere. A ``bare`` one is only its numbers and the
    arrow that was rolled.
    """

    id: str
    at: Place
    radius: int
    reach: int
    side: int | None
    turns: tuple[int, ...]
    hit: int = 0
    size: int = 11
    outer: tuple[int, ...] = ()
    aside: tuple[tuple[int, Place], ...] = ()
    hidden: tuple[int, ...] = ()
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Ruler:
    """A distance that was measured, between the two nearest points."""

    id: str
    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class Stripe:
    """A line that comes and goes: dashed or full, without a head."""

    id: str
    points: tuple[Place, ...]
    colour: str = "move"
    dashed: bool = True
