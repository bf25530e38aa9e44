"""DreadBall's painter: a position, as the table tells it, becomes a scene.

What lies on the board stands in `marks`, what comes and goes in `steps`. What a reader may press
stands in `targets`, the position in words in `alt`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from placky.diagrams import camera
from placky.diagrams.labels import Box, around
from placky.diagrams.marks import Sketch, Token, Window
from placky.diagrams.stage import Scene, placement
from placky.diagrams.stage import view_box as _view_box
from placky.rulebooks.dreadball.painter.alt import alt, alt_of_pitch
from placky.rulebooks.dreadball.painter.marks import (
    HEIGHT,
    WIDE,
    WIDTH,
    ball_at,
    fielded,
    ground,
    here,
    named_pitch,
    standing,
)  # fmt: skip
from placky.rulebooks.dreadball.painter.marks import centre as _centre
from placky.rulebooks.dreadball.painter.steps import clusters
from placky.rulebooks.dreadball.painter.targets import target
from touchline.dreadball.wire_types import State

__all__ = [
    "alt", "figures", "follow", "ground", "plan", "scene", "target", "view_box", "window", "window_size",
]  # fmt: skip

_MANY = 5
"""From so many players on, the whole pitch is shown: a rush may go anywhere."""


def scene(
    state: State,
    events: Sequence[Any] = (),  # noqa: ARG001  every painter is handed them; two states tell enough
    *,
    before: State | None = None,
    view: Window | None = None,
) -> Scene:
    """Return the picture of a position. ``before``, the one a step earlier, adds who moved and where the ball flew."""
    seen = view or window(state)
    overlays, there = clusters(state, before, seen), standing(state)
    marks = [mark for cluster in overlays for mark in cluster]
    field = ground(state)
    return Scene(field, (*marks, *there), seen, alt(state), None, placement(there, overlays, field))


def plan() -> Scene:
    """Return the empty pitch with the name of every hex, to lay a table from."""
    return Scene(named_pitch(), (), (0, 0, WIDTH, HEIGHT), alt_of_pitch(), None)


def figures(state: State, view: Window | None = None) -> tuple[Token | Sketch, ...]:  # noqa: ARG001  as for tokens
    """Return the players and a loose ball as marks, for the sheet of a walk."""
    return standing(state)


def window_size(states: Iterable[State]) -> camera.Size:
    """Return the one window size in which every position of a walk can be shown."""
    positions = list(states)
    if not positions:
        return camera.LEAST
    return camera.size_for([_wanted(state) for state in positions], ground(positions[0]))


def follow(previous: Window | None, state: State, size: camera.Size) -> Window:
    """Return the window for the next position: the previous one while everything still fits into it."""
    return camera.follow(previous, _boxes(state, WIDE), _wanted(state), size, ground(state))


def window(state: State) -> Window:
    """Return the window for one position by itself."""
    return camera.aimed(_wanted(state), window_size([state]), ground(state))


def view_box(state: State, view: Window) -> list[float]:
    """Return a window in SVG units of the sheet: x and y of the upper left corner, width, height."""
    return _view_box(view, ground(state))


def _wanted(state: State) -> list[Box]:
    return _boxes(state, WIDE + WIDE // 2)


def _boxes(state: State, room: int) -> list[Box]:
    """Return the boxes of everybody and of the ball, with room around them; the whole pitch if it is empty or full."""
    on_pitch = fielded(state)
    field = ground(state)
    if not on_pitch or len(on_pitch) > 2 * _MANY:
        return [Box(0, 0, field.width, field.height)]
    places = [_centre(here(player)) for player in on_pitch]
    ball = ball_at(state)
    return [around(at, room) for at in (*places, *([ball] if ball else []))]
