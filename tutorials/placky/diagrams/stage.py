"""What one frame shows: a picture of its own, the same on the sheet that a script moves, and what answers an act."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NotRequired, TypedDict

from placky.diagrams.flights import divided
from placky.diagrams.marks import Field, Locator, Mark, Movable, NameAt, Piece, Rose, Token, Window, overlay_id
from placky.diagrams.shapes import UNIT

__all__ = [
    "NOWHERE", "Grip", "Placement", "Scene", "TargetData", "TokenData", "on_sheet", "placement", "units",
    "view_box",
]  # fmt: skip

_RISE = 0.35
"""From the middle of a line of text down to its foot, as a share of its size."""


class TokenData(TypedDict):
    """What a script sets on one figure or piece: its place in SVG units of the sheet, and what of it shows.

    Only figures on bases have more than a place. ``shown`` are the parts that show, ``shifts`` those that stand
    elsewhere than the sheet draws them. ``name`` is x, y and text-anchor of the name, counted from the figure. What is
    ``near`` stays in view when the camera comes closer.
    """

    x: float
    y: float
    shown: NotRequired[list[str]]
    shifts: NotRequired[dict[str, tuple[float, float]]]
    name: NotRequired[tuple[float, float, str]]
    near: NotRequired[bool]


class Grip(TypedDict):
    """What one may drag to a target: where it is before, in SVG units, how large, and what it looks like.

    ``form`` is figure, token or piece; ``side`` colours the first two; ``text`` stands on a token. ``sign`` is that of
    a length, for what may be measured while it is dragged; without it no length shows.
    """

    x: float
    y: float
    r: float
    form: Literal["figure", "token", "piece"]
    side: int | None
    text: NotRequired[str]
    sign: NotRequired[str]


class TargetData(TypedDict):
    """What on the board answers an act: a round place, in SVG units of the sheet.

    ``name`` is what stands there, empty for bare ground. ``via`` are the turns of the way from the grip to the target.
    ``start`` is where that way begins, if not at the grip. ``called`` is what choices call bare ground, as "F13"; it
    stands at the ring.
    """

    x: float
    y: float
    r: float
    name: NotRequired[str]
    grip: NotRequired[Grip]
    via: NotRequired[list[tuple[float, float]]]
    start: NotRequired[tuple[float, float]]
    called: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Placement:
    """What the sheet shows in one frame: figures and pieces by name, and the overlays by id.

    The script hides whatever is not named here.
    """

    tokens: dict[str, TokenData]
    overlays: dict[str, tuple[Mark, ...]]


def placement(standing: Iterable[Movable], overlays: Iterable[tuple[Mark, ...]], field: Field) -> Placement:
    """Return what a script changes on the sheet of a field to show these figures, pieces and overlays."""
    parts = [part for marks in overlays for part in _apart(marks)]
    return Placement({mark.name: _data(mark, field) for mark in standing}, {overlay_id(one): one for one in parts})


def _apart(marks: tuple[Mark, ...]) -> Iterator[tuple[Mark, ...]]:
    """Yield an overlay; one with a template in parts, which others share."""
    if rest := tuple(mark for mark in marks if not isinstance(mark, Rose)):
        yield rest
    yield from ((part,) for mark in marks if isinstance(mark, Rose) for part in divided(mark))


def _data(mark: Movable, field: Field) -> TokenData:
    x, y = on_sheet(mark.at, field)
    data: TokenData = {"x": x, "y": y}
    if isinstance(mark, Token):
        data["shown"] = [part.name for part in mark.parts if part.name in mark.shown]
        if mark.shifts:
            data["shifts"] = {part: (units(dx), units(-dy)) for part, (dx, dy) in mark.shifts}
        spot = mark.name_at or NameAt(0, 0, "middle")
        data["name"] = units(spot.dx), round(mark.name_size * _RISE - spot.dy * UNIT / 1000, 1), spot.anchor
    if not isinstance(mark, Piece) and mark.near:
        data["near"] = True
    return data


def on_sheet(at: Sequence[float], field: Field) -> tuple[float, float]:
    """Return a place in SVG units of the sheet, y downwards."""
    return units(at[0]), units(field.height - at[1])


def units(length: float) -> float:
    """Return a length in SVG units, with one decimal."""
    return round(length * UNIT / 1000, 1) + 0.0


def view_box(view: Window, field: Field) -> list[float]:
    """Return a window in SVG units of the sheet: x and y of the upper left corner, width, height."""
    x, y, width, height = view
    return [*on_sheet((x, y + height), field), units(width), units(height)]


UNLIT = Locator()
NOWHERE = Placement({}, {})
"""Of a picture that no script plays with."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture: the field, the marks from bottom to top, the window in view, and the same in words.

    ``placement`` is the same for the sheet of a page, which a script moves.
    """

    field: Field
    marks: tuple[Mark, ...]
    window: Window
    alt: str
    locator: Locator | None = UNLIT
    placement: Placement = NOWHERE
