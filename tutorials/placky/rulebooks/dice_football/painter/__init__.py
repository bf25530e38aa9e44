"""Sports Dice Football's painter: a position, as the table tells it, becomes a scene.

Everything that the diagrams have to know of this game stands here and in the modules beside it. These have the board
and its pieces (`marks`), what comes and goes with a step (`steps`) and the position told in a text
(`alt`). The whole board always is in view.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from placky.diagrams.camera import Size
from placky.diagrams.marks import Piece, Sketch, Window
from placky.diagrams.stage import Scene, TargetData, placement
from placky.diagrams.stage import view_box as _view_box
from placky.rulebooks.dice_football.painter.alt import alt
from placky.rulebooks.dice_football.painter.marks import HEIGHT, WIDTH, ground, pieces
from placky.rulebooks.dice_football.painter.steps import clusters
from touchline.core.play.wire import Act
from touchline.dice_football.wire_types import Command, State

__all__ = ["alt", "figures", "follow", "ground", "scene", "target", "view_box", "window", "window_size"]

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
    field = ground(state)
    return Scene(field, (*marks, *lying), view or _WHOLE, alt(state), None, placement(lying, overlays, field))


def target(act: Act[Command], state: State) -> TargetData | None:  # noqa: ARG001  plays and chips are chosen, not pointed at
    """Return what on the board answers an act: nothing, as no choice of this game has a place on it."""
    return None


def figures(state: State, view: Window | None = None) -> tuple[Piece | Sketch, ...]:  # noqa: ARG001  as for tokens
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


def view_box(state: State, view: Window) -> list[float]:
    """Return a window in SVG units of the sheet: x and y of the upper left corner, width, height."""
    return _view_box(view, ground(state))
