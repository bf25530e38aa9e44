"""What a script needs of one frame of a walk: where each figure is, and which overlays are shown."""

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from placky.diagrams.marks import Mark


class TokenData(TypedDict):
    """What a script sets on one figure or piece: its place in SVG units of the sheet, and what of it shows.

    Only figures on bases have more than a place. ``name`` is x, y and text-anchor of the name, counted from the figure;
    ``shift`` moves the marker from where the sheet draws it.
    """

    x: float
    y: float
    down: NotRequired[bool]
    ball: NotRequired[bool]
    active: NotRequired[bool]
    mark: NotRequired[str | None]
    name: NotRequired[tuple[float, float, str]]
    shift: NotRequired[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame for the sheet: data of each figure by name, the loose ball, and the overlays shown, by id.

    What a frame does not name is not shown.
    """

    tokens: dict[str, TokenData]
    ball: tuple[float, float] | None
    overlays: dict[str, tuple[Mark, ...]]
