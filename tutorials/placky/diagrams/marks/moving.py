"""Marks of what is moved about the board: figures on bases, pieces, and whatever else a rulebook draws itself."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from placky.diagrams.marks.basics import Place, Sided
from placky.diagrams.shapes import Anchor, FloatPoint, Shape, as_text

PieceForm: TypeAlias = Literal["coin", "ring", "flag"]


@dataclass(frozen=True, slots=True)
class NameAt:
    """Where a figure's name stands, counted from the figure's centre."""

    dx: int
    dy: int
    anchor: Anchor


@dataclass(frozen=True)
class Part:
    """A part of a figure, which shows or does not: shapes around the figure's centre.

    A painter shows it by its ``name``. A ``sign`` stands beside the figure: words keep off its first disc.
    """

    name: str
    shapes: tuple[Shape, ...]
    sign: bool = False

    @cached_property
    def digest(self) -> str:
        """What equal parts share, on every machine."""
        return hashlib.sha256(f"{self.name}|{self.sign}|{as_text(self.shapes)}".encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Token(Sided):
    """A figure on its base, true to scale: its ``parts`` from bottom to top, of which those named in ``shown`` show.

    The parts of a figure stay the same in all pictures of a walk. ``shifts`` says which of them stand elsewhere than
    drawn, and by how much. ``name_at`` None leaves the name out. ``near`` asks a camera that comes closer to keep it
    in view.
    """

    id: str
    at: Place
    radius: int
    side: int | None
    parts: tuple[Part, ...]
    shown: tuple[str, ...]
    name: str = ""
    name_at: NameAt | None = None
    name_size: int = 13
    shifts: tuple[tuple[str, FloatPoint], ...] = ()
    near: bool = False


@dataclass(frozen=True, slots=True)
class Piece(Sided):
    """Something that is moved about the board and is no figure; a script moves it by its ``name``.

    A ``coin`` shows the mark of its side, or its short ``text``. A ``ring`` goes round what it marks. A ``flag`` stands
    beside the point it marks and points where ``facing`` says. ``radius`` is that of a coin or ring, half the height of
    a flag. No ``side``: neutral.
    """

    id: str
    at: Place
    radius: int
    name: str
    form: PieceForm = "coin"
    side: int | None = None
    text: str = ""
    facing: Literal["left", "right"] = "right"


@dataclass(frozen=True, slots=True)
class Sketch:
    """Something that a rulebook draws itself: shapes around its place, within ``radius``.

    With a ``name`` a script moves it like a piece; without one it comes and goes, above the figures. ``near`` as for a
    figure.
    """

    id: str
    at: Place
    radius: int
    shapes: tuple[Shape, ...]
    name: str = ""
    near: bool = False
