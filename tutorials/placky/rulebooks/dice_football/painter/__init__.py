"""Sports Dice Football's painter: a position, as the table tells it, becomes a scene.

Everything that the diagrams have to know of this game stands here and in the modules beside it. These have the board
and its pieces (``painter_marks``), what comes and goes with a step (``painter_steps``) and the position told in a text
(``painter_alt``). The whole board always is in view.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from placky.diagrams.camera import Size
from placky.diagrams.marks import Mark, Piece, Window, overlay_id
from placky.diagrams.shapes import UNIT
from placky.diagrams.stage import Placement, Scene, TargetData, TokenData
from placky.rulebooks.dice_football.painter.alt import alt
from placky.rulebooks.dice_football.painter.marks import HEIGHT, WIDTH, State, pieces, pitch
from placky.rulebooks.dice_football.painter.steps import clusters

__all__ = ["alt", "figures", "follow", "pitch", "scene", "target", "view_box", "window", "window_size"]

_WHOLE: Window = (0, 0, WIDTH, HEIGHT)


def scene(
    state: State,
    events: Sequence[Any] = (),  # noqa: ARG001  every painter is handed them; this game's states tell all by themselves
    *,
    before: State | None = None,
    view: Window | None = None,
) -> Scene:
    """Return the picture of a position. ``before``, the position one step earlier, adds the ball's way."""
    overlays, lying = clusters(state, before), pieces(state)
    marks = [mark for cluster in overlays for mark in cluster]
    return Scene(pitch(state), (*marks, *lying), view or _WHOLE, alt(state), None, _placement(lying, overlays))


def _placement(lying: Iterable[Piece], overlays: Iterable[tuple[Mark, ...]]) -> Placement:
    """Return what a script changes on the sheet to show the same."""
    data: dict[str, TokenData] = {}
    ball: tuple[float, float] | None = None
    for piece in lying:
        x, y = _units(piece.at[0]), _units(HEIGHT - piece.at[1])
        if piece.form == "oval":
            ball = (x, y)
        else:
            data[piece.name] = {"x": x, "y": y}
    return Placement(data, ball, {overlay_id(marks): marks for marks in overlays})


def target(act: State, state: State) -> TargetData | None:  # noqa: ARG001  plays and chips are chosen, not pointed at
    """Return what on the board answers an act: nothing, as no choice of this game has a place on it."""
    return None


def figures(state: State, view: Window | None = None) -> tuple[Piece, ...]:  # noqa: ARG001  as for tokens
    """Return the pieces of a position as marks, for the sheet of a walk."""
    return pieces(state)


def window_size(states: Iterable[State]) -> Size:  # noqa: ARG001  as for tokens
    """Return the size of the board, in which every position can be shown."""
    return WIDTH, HEIGHT


def follow(previous: Window | None, state: State, size: Size) -> Window:  # noqa: ARG001  as for tokens
    """Return the window for the next position: always the whole board."""
    return _WHOLE


def window(state: State) -> Window:  # noqa: ARG001  as for tokens
    """Return the window for one position by itself: the whole board."""
    return _WHOLE


def view_box(state: State, view: Window) -> list[float]:  # noqa: ARG001  all boards are of one size
    """Return a window in SVG units of the sheet: x and y of the upper left corner, width, height."""
    x, y, width, height = view
    return [_units(x), _units(HEIGHT - y - height), _units(width), _units(height)]


def _units(length: float) -> float:
    return round(length * UNIT / 1000, 1) + 0.0
