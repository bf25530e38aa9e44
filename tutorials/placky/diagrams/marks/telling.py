"""Marks that tell or count something: words, plates, scores, small marks at a figure."""

from dataclasses import dataclass

from placky.diagrams.marks.basics import Place, Sided
from placky.diagrams.shapes import Anchor


@dataclass(frozen=True, slots=True)
class Label:
    """Words on the board; ``at`` is the point that ``anchor`` speaks of, at half the height of the capitals.

    Words that are ``kept`` stay at the head of the picture, at the end that ``anchor`` says, however near one looks.
    """

    id: str
    at: Place
    text: str
    size: int = 12
    colour: str = "label"
    weight: int = 700
    anchor: Anchor = "middle"
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Plaque(Sided):
    """Words on a plate with one corner cut: in the colour of a ``side``, with its mark before them, or inverse.

    ``at`` is at half its height, at its left end, its middle or its right end as ``anchor`` says.
    """

    id: str
    at: Place
    text: str
    size: int = 14
    side: int | None = None
    anchor: Anchor = "middle"


@dataclass(frozen=True, slots=True)
class Tally:
    """Small marks on the rim of a figure: ``full`` and ``empty`` pips, and a cross with its number of ``crosses``.

    ``pip`` is the radius of a pip; the cross grows with it. The first pip lies at the angle ``first``, in degrees
    against the clock from the right, the cross before it.
    """

    id: str
    at: Place
    radius: int
    full: int = 0
    empty: int = 0
    crosses: int = 0
    pip: int = 92
    first: int = 203


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """A strip with the score of each side, and words and a board of boxes that count down if there are any.

    ``at`` is its right end at half its height, ``size`` that of its letters. On the box ``now`` lies a token of each
    side, hollow where ``turned``. ``said`` tells of each in words, and whatever else there is to know. Where tokens
    come to a new box as full ones, ``arrive`` says so.
    """

    id: str
    at: Place
    score: tuple[int, ...]
    size: int = 15
    text: str = ""
    boxes: tuple[int, ...] = ()
    now: int = 0
    turned: tuple[bool, ...] = (False, False)
    said: tuple[str, ...] = ()
    arrive: str = ""
