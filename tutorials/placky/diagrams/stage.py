"""What one frame shows: a picture of its own, the same on the sheet that a script moves, and what answers an act."""

from dataclasses import dataclass
from typing import Literal, NotRequired, TypedDict

from placky.diagrams.marks import Field, Locator, Mark, Window

__all__ = ["NOWHERE", "Grip", "Placement", "Scene", "TargetData", "TokenData"]


class TokenData(TypedDict):
    """What a script sets on one figure or piece: its place in SVG units of the sheet, and what of it shows.

    Only figures on bases have more than a place. ``name`` is x, y and text-anchor of the name, counted from the figure.
    ``shift`` moves the marker from where the sheet draws it, ``ball_shift`` the ball that the figure holds.
    """

    x: float
    y: float
    down: NotRequired[bool]
    ball: NotRequired[bool]
    active: NotRequired[bool]
    mark: NotRequired[str | None]
    name: NotRequired[tuple[float, float, str]]
    shift: NotRequired[tuple[float, float]]
    ball_shift: NotRequired[tuple[float, float]]


class Grip(TypedDict):
    """What one may drag to a target: where it is before, in SVG units, how large, and what it looks like.

    ``form`` is figure, token or ball; ``side`` colours it; ``text`` stands on a token. ``sign`` is that of a length,
    for what may be measured while it is dragged; without it no length shows.
    """

    x: float
    y: float
    r: float
    form: Literal["figure", "token", "ball"]
    side: int
    text: NotRequired[str]
    sign: NotRequired[str]


class TargetData(TypedDict):
    """What on the board answers an act: a round place, in SVG units of the sheet.

    ``name`` is what stands there, empty for bare ground. ``via`` are the turns of the way from the grip to the target.
    ``start`` is where that way begins, if not at the grip.
    """

    x: float
    y: float
    r: float
    name: NotRequired[str]
    grip: NotRequired[Grip]
    via: NotRequired[list[tuple[float, float]]]
    start: NotRequired[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Placement:
    """What the sheet shows in one frame: each figure by name, the loose ball, and the overlays by id.

    The script hides whatever is not named here.
    """

    tokens: dict[str, TokenData]
    ball: tuple[float, float] | None
    overlays: dict[str, tuple[Mark, ...]]


UNLIT = Locator()
NOWHERE = Placement({}, None, {})
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
