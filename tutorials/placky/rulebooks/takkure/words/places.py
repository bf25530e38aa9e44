"""Takkure's places in words: where a choice would be carried out, as a coach says it to another.

A length is said only of what may be measured at that point. These are moves while they are made, and points of a run
that has been made (R-02). Everything else is told by direction, by who stands there, and by the lines of the pitch.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from placky.rulebooks.takkure.words.numbers import inches
from placky.words import Plain
from touchline.takkure import wire_types as wire
from touchline.takkure.rules.kick_off_places import TEMPLATE_RADIUS
from touchline.takkure.state import BALL_RADIUS

BESIDE, NEAR = 1000, 2000
"""How far edges may be apart for a place to be beside somebody, or near him, in thousandths of an inch."""
TOUCH = 60
BEHIND = 3000
"""So far behind a kick-off line a place is told by that line, and not by the in-goal zone beyond it."""
MEASURED = frozenset({"move", "pressure"})
_EIGHTHS = (
    "straight up the pitch", "up the pitch to the right", "to the right", "down the pitch to the right",
    "straight down the pitch", "down the pitch to the left", "to the left", "up the pitch to the left",
)  # fmt: skip
_LEAN = 0.08
"""From this share of its length on, a way up or down the pitch leans."""
_GAPS = ((TOUCH, "touching"), (BESIDE, "beside"), (NEAR, "near"))
_ACROSS = (
    (0.05, "in the middle"), (0.25, "a little {} of the middle"), (0.6, "{} of the middle"), (2, "far to the {}"),
)  # fmt: skip
_SHARES = ((0.05, "where it begins"), (0.4, "early"), (0.6, "half-way"), (0.95, "late"))


def where(act: Plain, state: wire.State) -> str:
    """Where an act would be done; empty where its command names no place.

    >>> state = {"players": [], "run": [[0, 0], [0, 4000]]}
    >>> where({"act": {"do": "pass", "player": "SUZU", "to": "TORO", "from": [0, 2500]}}, state)
    '2.5\u2033 along his run'
    """
    command: wire.Command = act.get("act") or {}
    verb, at = command.get("do", ""), command.get("to") or command.get("at")
    if verb == "pass" and command.get("from"):
        return _along_run(state, command["from"])
    if verb == "tackle" and command.get("at"):
        return _along_path(state, command["at"])
    if verb == "land" and at and not isinstance(at, str) and (template := state.get("template")):
        return _in_template(state, template, at)
    if not isinstance(at, Sequence) or isinstance(at, str):
        return ""
    player = next((p for p in state["players"] if p["name"] == command.get("player") and not p.get("off")), None)
    radius = next((int(p["radius"]) for p in state["players"] if p["name"] == command.get("player")), TEMPLATE_RADIUS)
    landmark = _line(state, at, radius) or _beside(state, command.get("player"), at, radius)
    if not player:  # somebody who is only being placed, or a template: nothing else says how deep
        landmark = landmark or _depth(state, at)
    landmark = landmark or _zone(state, at)
    return ", ".join(filter(None, [_way(verb, player, at), landmark] if player else [landmark, _across(state, at)]))


def _in_template(state: wire.State, middle: Sequence[float], at: Sequence[float]) -> str:
    """Which part of the template, on which side of its middle, and who is near enough to reach for the ball."""
    far = math.dist(at, middle)
    if far <= TOUCH:
        return "in the middle of the template"
    part = "inside the template" if far < TEMPLATE_RADIUS - TOUCH else "at the rim of the template"
    return ", ".join(filter(None, [part, direction(middle, at), _beside(state, None, at, BALL_RADIUS)]))


def _across(state: wire.State, at: Sequence[float]) -> str:
    """How far to the left or to the right of the pitch, as one sees it without a ruler."""
    middle = state["field"]["width"] / 2
    share, side = abs(at[0] - middle) / middle, "left" if at[0] < middle else "right"
    return next(said.format(side) for limit, said in _ACROSS if share < limit)


def _along_run(state: wire.State, at: Sequence[float]) -> str:
    run = state.get("run") or []
    far, off = _foot(run, at)
    if off > TOUCH:
        return "from beside his run"
    return f"{inches(round(far))} along his run"


def _along_path(state: wire.State, at: Sequence[float]) -> str:
    """Nobody measures a path that is only marked: it is told in parts."""
    mark = state.get("mark") or {}
    path = [place for place in (mark.get("from"), mark.get("turn"), mark.get("to")) if place]
    far, off = _foot(path, at)
    if off > TOUCH:
        return "beyond the end of the path"
    share = far / max(1.0, sum(math.dist(a, b) for a, b in pairwise(path)))
    return next((f"{said} on the path" for limit, said in _SHARES if share < limit), "at the end of the path")


def _foot(path: Sequence[Sequence[float]], at: Sequence[float]) -> tuple[float, float]:
    """The nearest point of a path: how far along it lies, and how far from it the place is."""
    best, gone = (0.0, math.inf), 0.0
    for (x0, y0), (x1, y1) in pairwise(path):
        length = math.dist((x0, y0), (x1, y1))
        share = ((at[0] - x0) * (x1 - x0) + (at[1] - y0) * (y1 - y0)) / (length * length) if length else 0.0
        share = min(1.0, max(0.0, share))
        off = math.dist(at, (x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
        best = min(best, (gone + share * length, off), key=lambda found: found[1])
        gone += length
    return best


def _way(verb: str, player: wire.Player, at: Sequence[float]) -> str:
    far = math.dist(player["at"], at)
    if verb in MEASURED:
        return f"{inches(round(far))} {direction(player['at'], at)}"
    if verb == "place":
        return f"far edge {inches(round(far - player['radius'] + BALL_RADIUS))} away"
    return direction(player["at"], at)


def direction(start: Sequence[float], end: Sequence[float]) -> str:
    """Which way a place lies, to one of eight directions; what is called straight looks so.

    >>> direction([12_000, 10_000], [18_000, 16_000]), direction([12_000, 10_000], [11_000, 15_000])
    ('up the pitch to the right', 'up the pitch, a little to the left')
    """
    across, along = end[0] - start[0], end[1] - start[1]
    way = _EIGHTHS[round(math.atan2(across, along) / (math.pi / 4)) % 8]
    if way.startswith("straight") and abs(across) > _LEAN * abs(along):
        return f"{way.removeprefix('straight ')}, a little to the {'right' if across > 0 else 'left'}"
    return way


def _beside(state: wire.State, who: str | None, at: Sequence[float], radius: int) -> str:
    """The nearest figure or ball, if it is near enough to be named."""
    others = [
        (math.dist(p["at"], at) - p["radius"] - radius, p["name"])
        for p in state["players"]
        if p["name"] != who and not p.get("off")
    ]
    if ball := state.get("ball"):
        others.append((math.dist(ball, at) - BALL_RADIUS - radius, "the ball"))
    gap, name = min(others, default=(NEAR + 1, ""))
    if name == "the ball" and gap <= TOUCH:
        return f"up to {name}"
    if gap < -TOUCH:
        return f"into {name}"
    return next((f"{said} {name}" for limit, said in _GAPS if gap <= limit), "")


def _lines(state: wire.State) -> tuple[list[int], list[int]]:
    field = state["field"]
    length, deep, kick = field["length"], field["in_goal"], field["kick_off"]
    return [deep, length - deep], [length // 2 - kick, length // 2 + kick]


def _line(state: wire.State, at: Sequence[float], radius: int) -> str:
    """The line that a base touches or lies across; empty for none."""
    for lines, name in zip(_lines(state), ("in-goal line", "kick-off line"), strict=True):
        apart = min(abs(at[1] - line) for line in lines)
        if apart <= radius + TOUCH:
            return f"{'touching' if apart >= radius - TOUCH else 'across'} the {name}"
    return ""


def _depth(state: wire.State, at: Sequence[float]) -> str:
    """Which side of a kick-off line a place is on; empty for one nearer to the zone beyond it."""
    _, lines = _lines(state)
    which = "upper" if at[1] > state["field"]["length"] / 2 else "lower"
    if lines[0] < at[1] < lines[1]:
        return f"between the centre line and the {which} kick-off line"
    near = min(abs(at[1] - line) for line in lines) <= BEHIND
    return f"behind the {which} kick-off line" if near else ""


def _zone(state: wire.State, at: Sequence[float]) -> str:
    (low, high), kick_off = _lines(state)
    which = "upper" if at[1] > (low + high) / 2 else "lower"
    if not low < at[1] < high:
        return f"in the {which} in-goal zone"
    return "" if kick_off[0] < at[1] < kick_off[1] else f"short of the {which} in-goal zone"
