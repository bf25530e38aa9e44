"""Takkure's painter: a position, as the table tells it, becomes a scene.

Everything that the diagrams have to know of this game stands here and in the modules beside it. What lies on the board
is in `marks`, passes and flights in `air`, the score in `score`. Where words go is in
`words`, and the position told in a text in `alt`.

- :func:`scene` is one picture; :func:`alt` the same in words.
- :func:`window_size` and :func:`follow` keep the view of a whole walk steady; :func:`window` is for a single picture.
- :func:`figures` and :func:`ground` draw the sheet of a walk; :func:`target` says what on it answers a coach's act.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from placky.diagrams import camera
from placky.diagrams.labels import Box, around, union
from placky.diagrams.marks import (
    Band,
    Chip,
    Ghost,
    Hull,
    Mark,
    Patch,
    Ring,
    Rose,
    Ruler,
    Sketch,
    Star,
    Stripe,
    Tally,
    Token,
    Trail,
    Window,
)
from placky.diagrams.stage import Placement, Scene, TokenData, placement
from placky.diagrams.stage import view_box as _view_box
from placky.rulebooks.takkure.painter.alt import alt
from placky.rulebooks.takkure.painter.marks import clusters, ground, standing
from placky.rulebooks.takkure.painter.score import headed
from placky.rulebooks.takkure.painter.targets import target
from placky.rulebooks.takkure.painter.words import compose, lettered
from touchline.takkure.state import PLACING, TEMPLATE
from touchline.takkure.wire_types import State

__all__ = [
    "Placement", "TokenData", "alt", "figures", "follow", "ground", "scene", "target", "view_box", "window",
    "window_size",
]  # fmt: skip


def scene(
    state: State,
    events: Sequence[Any] = (),  # noqa: ARG001  every painter is handed them; this game's state tells all by itself
    *,
    before: State | None = None,
    view: Window | None = None,
) -> Scene:
    """Return the picture of a position.

    ``before`` is the position one step earlier: it adds where figures stood that were put elsewhere, and the flight of
    the ball. ``view`` is the window (thousandths of an inch); without it the picture is framed by itself.
    """
    seen = view or window(state)
    composed, field = compose(state, before, seen), ground(state)
    marks = (*(mark for overlay in composed.overlays for mark in overlay), *composed.figures, *composed.lines)
    locator = None if seen == camera.whole(field) else composed.locator
    placed = placement(composed.figures, composed.overlays, field)
    return Scene(field, marks, headed(state, seen), alt(state), locator, placed)


def window_size(states: Iterable[State]) -> camera.Size:
    """Return the one window size (width, height) in which every position of a walk can be shown."""
    positions = list(states)
    if not positions:
        return camera.LEAST
    return camera.size_for([_wanted(state) for state in positions], ground(positions[0]))


def follow(previous: Window | None, state: State, size: camera.Size) -> Window:
    """Return the window for the next position: the previous one while everything still fits into it."""
    return camera.follow(previous, _needed(state), _wanted(state), size, ground(state))


def window(state: State) -> Window:
    """Return the window for one position by itself."""
    return camera.aimed(_wanted(state), window_size([state]), ground(state))


def figures(state: State, view: Window | None = None) -> tuple[Token | Sketch, ...]:
    """Return the figures and a loose ball as marks, for the sheet of a walk whose windows have the size of ``view``."""
    return lettered(state, view or window(state))


def view_box(state: State, view: Window) -> list[float]:
    """Return a window in SVG units of the sheet: x and y of the upper left corner, width, height."""
    return _view_box(headed(state, view), ground(state))


# ---------------------------------------------------------------- what has to be in view


def _wanted(state: State) -> list[Box]:
    """Return the boxes of figures and marks with space around them; of a ring only its own edge."""
    return [box.grown(300 if ringed else camera.MARGIN) for box, ringed in _extents(state)]


def _needed(state: State) -> list[Box]:
    """Return the boxes without which a picture is not whole: figures with room for their names, rings for theirs."""
    return [box.grown(250 if ringed else 600) for box, ringed in _extents(state)]


_FILLING = frozenset({PLACING, TEMPLATE})
"""The phases in which the pitch fills: a camera that followed those already placed would lose the rest of it."""
_KICKERS = 1_500
"""So much of the ground behind their kick-off line kickers stand on; nothing is put down farther back."""


def _extents(state: State) -> list[tuple[Box, bool]]:
    """Return the box of everything on the pitch, and whether it is ringed; of one empty or filling, the ground's."""
    everything = [
        *standing(state),
        *(mark for cluster in clusters(state) for mark in cluster.marks if not isinstance(mark, Band | Tally)),
    ]
    boxes = [(_box(mark), isinstance(mark, Ring | Rose)) for mark in everything]
    if boxes and state.get("phase") not in _FILLING:
        return boxes
    return [*boxes, (_whole(state), False)]


def _whole(state: State) -> Box:
    """Return the pitch; for a kick-off that is being laid out, from the line of the kickers to the other end."""
    size, kicking = state["field"], state.get("kicking")
    low, high = 0, size["length"]
    if kicking and state["teams"].index(kicking):
        high = high // 2 + size["kick_off"] + _KICKERS
    elif kicking:
        low = high // 2 - size["kick_off"] - _KICKERS
    return Box(0, low, size["width"], high)


def _box(mark: Mark) -> Box:
    match mark:
        case Token() | Sketch(name="ball") | Ghost() | Chip() | Star() | Ring():
            return around(mark.at, mark.radius)
        case Rose():
            return around(mark.at, mark.reach)
        case Trail() | Stripe() | Patch():
            return union(around(point, 0) for point in mark.points)
        case Ruler() | Hull():
            return union((around(mark.start, 0), around(mark.end, 0)))
        case _:
            return around(mark.at, 0)
