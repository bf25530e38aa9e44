"""Takkure's painter: a position, as the table tells it, becomes a scene.

Everything that the diagrams have to know of this game stands here and in the modules beside it. What lies on the board
is in ``painter_marks``, passes and flights in ``painter_air``, the score in ``painter_score``. Where words go is in
``painter_words``, and the position told in a text in ``painter_alt``.

- :func:`scene` is one picture; :func:`alt` the same in words.
- :func:`window_size` and :func:`follow` keep the view of a whole walk steady; :func:`window` is for a single picture.
- :func:`tokens` says what a script has to change on the sheet of a walk; :func:`figures` and :func:`pitch` draw the
  sheet; :func:`target` says what on it answers a coach's act.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from placky.diagrams import camera
from placky.diagrams.figures import badge_shift, held_at
from placky.diagrams.labels import Box, around, union
from placky.diagrams.marks import (
    BADGE_TURN,
    Ball,
    Band,
    Chip,
    Ghost,
    Hull,
    Mark,
    Name,
    Patch,
    Ring,
    Rose,
    Ruler,
    Star,
    Stripe,
    Tally,
    Token,
    Trail,
    Window,
    overlay_id,
)
from placky.diagrams.shapes import UNIT
from placky.diagrams.stage import Placement, Scene, TokenData
from placky.rulebooks.takkure.painter.alt import alt
from placky.rulebooks.takkure.painter.base import State
from placky.rulebooks.takkure.painter.marks import clusters, pitch, standing
from placky.rulebooks.takkure.painter.score import headed
from placky.rulebooks.takkure.painter.targets import target
from placky.rulebooks.takkure.painter.words import Composed, compose, lettered
from touchline.takkure.state import PLACING, TEMPLATE

__all__ = [
    "Placement", "TokenData", "alt", "figures", "follow", "pitch", "scene", "target", "view_box", "window",
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
    composed, field = compose(state, before, seen), pitch(state)
    marks = (*(mark for overlay in composed.overlays for mark in overlay), *composed.figures, *composed.lines)
    locator = None if seen == camera.whole(field) else composed.locator
    return Scene(field, marks, headed(state, seen), alt(state), locator, _placement(composed, field.height))


def _placement(composed: Composed, length: int) -> Placement:
    """Return what a script changes on the sheet to show the same."""
    data: dict[str, TokenData] = {}
    ball: tuple[float, float] | None = None
    for token in composed.figures:
        x, y = _units(token.at[0]), _units(length - token.at[1])
        if isinstance(token, Ball):
            ball = (x, y)
            continue
        spot = token.name_at or Name(0, 0, "middle")
        data[token.name] = {
            "x": x,
            "y": y,
            "down": token.down,
            "ball": token.ball,
            "active": token.active,
            "mark": token.badge,
            "name": (_units(spot.dx), round(token.name_size * 0.35 - spot.dy * UNIT / 1000, 1), spot.anchor),
        }
        if token.badge and token.badge_turn != BADGE_TURN:
            (x1, y1), (x0, y0) = badge_shift(token), badge_shift(replace(token, badge_turn=BADGE_TURN))
            data[token.name]["shift"] = _units(x1 - x0), _units(y0 - y1)
        if token.ball_left:
            data[token.name]["ball_shift"] = (
                _units(held_at(token)[0] - held_at(replace(token, ball_left=False))[0]),
                0.0,
            )
    return Placement(data, ball, {overlay_id(marks): marks for marks in composed.overlays})


def window_size(states: Iterable[State]) -> camera.Size:
    """Return the one window size (width, height) in which every position of a walk can be shown."""
    positions = list(states)
    if not positions:
        return camera.LEAST
    return camera.size_for([_wanted(state) for state in positions], pitch(positions[0]))


def follow(previous: Window | None, state: State, size: camera.Size) -> Window:
    """Return the window for the next position: the previous one while everything still fits into it."""
    return camera.follow(previous, _needed(state), _wanted(state), size, pitch(state))


def window(state: State) -> Window:
    """Return the window for one position by itself."""
    return camera.aimed(_wanted(state), window_size([state]), pitch(state))


def figures(state: State, view: Window | None = None) -> tuple[Token | Ball, ...]:
    """Return the figures and a loose ball as marks, for the sheet of a walk whose windows have the size of ``view``."""
    return lettered(state, view or window(state))


def view_box(state: State, view: Window) -> list[float]:
    """Return a window in SVG units of the sheet: x and y of the upper left corner, width, height."""
    x, y, width, height = headed(state, view)
    return [_units(x), _units(state["field"]["length"] - y - height), _units(width), _units(height)]


def _units(length: float) -> float:
    return round(length * UNIT / 1000, 1) + 0.0


# ---------------------------------------------------------------- what has to be in view


def _wanted(state: State) -> list[Box]:
    """Return the boxes of figures and marks with space around them; of a ring only its own edge."""
    return [box.grown(300 if ringed else camera.MARGIN) for box, ringed in _extents(state)]


def _needed(state: State) -> list[Box]:
    """Return the boxes without which a picture is not whole: figures with room for their names, marks."""
    return [box.grown(0 if ringed else 600) for box, ringed in _extents(state)]


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
    return [*boxes, (_ground(state), False)]


def _ground(state: State) -> Box:
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
        case Token() | Ball() | Ghost() | Chip() | Star() | Ring():
            return around(mark.at, mark.radius)
        case Rose():
            return around(mark.at, mark.reach)
        case Trail() | Stripe() | Patch():
            return union(around(point, 0) for point in mark.points)
        case Ruler() | Hull():
            return union((around(mark.start, 0), around(mark.end, 0)))
        case _:
            return around(mark.at, 0)
