"""Takkure's places in words: where a choice would be carried out, as a coach says it to another.

A length is said only of what may be measured at that point. These are moves while they are made, and points of a run
that has been made (R-02). Everything else is told by direction, by who stands there, and by the lines of the pitch.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Sentence
from touchline.core.play.wire import Act
from touchline.takkure import wire_types as wire
from touchline.takkure.state import BALL_RADIUS
from touchline.takkure.template import TEMPLATE_RADIUS

BESIDE, NEAR = 1000, 2000
"""How far edges may be apart for a place to be beside somebody, or near him, in thousandths of an inch."""
TOUCH = 60
BEHIND = 3000
"""So far behind a kick-off line a place is told by that line, and not by the in-goal zone beyond it."""
MEASURED = frozenset({"move", "pressure"})
_EIGHTHS: Sequence[Sentence] = (
    "straight up the pitch", "up the pitch to the right", "to the right", "down the pitch to the right",
    "straight down the pitch", "down the pitch to the left", "to the left", "up the pitch to the left",
)  # fmt: skip
_LEANING: Mapping[int, tuple[Sentence, Sentence]] = {
    0: ("up the pitch, a little to the left", "up the pitch, a little to the right"),
    4: ("down the pitch, a little to the left", "down the pitch, a little to the right"),
}
"""The straight ones of the eight, where they lean to the left or to the right."""
_LEAN = 0.08
"""From this share of its length on, a way up or down the pitch leans."""
_GAPS: Sequence[tuple[int, Sentence]] = (
    (TOUCH, "touching {name}"), (BESIDE, "beside {name}"), (NEAR, "near {name}")
)  # fmt: skip
_BALL_GAPS: Sequence[tuple[int, Sentence]] = (
    (TOUCH, "up to the ball"), (BESIDE, "beside the ball"), (NEAR, "near the ball")
)  # fmt: skip
"""How far it may be to somebody, or to the ball -> how that is said."""
_LEFT: Sequence[tuple[float, Sentence]] = (
    (0.05, "in the middle"), (0.25, "a little left of the middle"), (0.6, "left of the middle"), (2, "far to the left"),
)  # fmt: skip
_RIGHT: Sequence[tuple[float, Sentence]] = (
    (0.05, "in the middle"), (0.25, "a little right of the middle"), (0.6, "right of the middle"),
    (2, "far to the right"),
)  # fmt: skip
_SHARES: Sequence[tuple[float, Sentence]] = (
    (0.05, "where it begins on the path"), (0.4, "early on the path"), (0.6, "half-way on the path"),
    (0.95, "late on the path"),
)  # fmt: skip
_END: Sentence = "at the end of the path"
_THE_BALL = "the ball"
"""Stands among the names of players for the ball, and is none of them: it comes after them in the order."""
_LINES: Sequence[tuple[Sentence, Sentence]] = (
    ("touching the in-goal line", "across the in-goal line"),
    ("touching the kick-off line", "across the kick-off line"),
)
_UPPER: Mapping[str, Sentence] = {
    "between": "between the centre line and the upper kick-off line",
    "behind": "behind the upper kick-off line",
    "in": "in the upper in-goal zone",
    "short": "short of the upper in-goal zone",
}
_LOWER: Mapping[str, Sentence] = {
    "between": "between the centre line and the lower kick-off line",
    "behind": "behind the lower kick-off line",
    "in": "in the lower in-goal zone",
    "short": "short of the lower in-goal zone",
}


def where(act: Act[wire.Command], state: wire.State) -> str:
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
        return say("in the middle of the template")
    part = say("inside the template" if far < TEMPLATE_RADIUS - TOUCH else "at the rim of the template")
    return ", ".join(filter(None, [part, direction(middle, at), _beside(state, None, at, BALL_RADIUS)]))


def _across(state: wire.State, at: Sequence[float]) -> str:
    """How far to the left or to the right of the pitch, as one sees it without a ruler."""
    middle = state["field"]["width"] / 2
    share, told = abs(at[0] - middle) / middle, _LEFT if at[0] < middle else _RIGHT
    return next(say(said) for limit, said in told if share < limit)


def _along_run(state: wire.State, at: Sequence[float]) -> str:
    run = state.get("run") or []
    far, off = _foot(run, at)
    if off > TOUCH:
        return say("from beside his run")
    if far <= TOUCH:
        return say("from where his run began")
    return say("{far:inches} along his run", far=round(far))


def _along_path(state: wire.State, at: Sequence[float]) -> str:
    """Nobody measures a path that is only marked: it is told in parts."""
    mark = state.get("mark") or {}
    path = [place for place in (mark.get("from"), mark.get("turn"), mark.get("to")) if place]
    far, off = _foot(path, at)
    if off > TOUCH:
        return say("beyond the end of the path")
    share = far / max(1.0, sum(math.dist(a, b) for a, b in pairwise(path)))
    return say(next((said for limit, said in _SHARES if share < limit), _END))


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
        return say("{far:inches} {way}", far=round(far), way=direction(player["at"], at))
    if verb == "place":
        return say("far edge {far:inches} away", far=round(far - player["radius"] + BALL_RADIUS))
    return direction(player["at"], at)


def direction(start: Sequence[float], end: Sequence[float]) -> str:
    """Which way a place lies, to one of eight directions; what is called straight looks so.

    >>> direction([12_000, 10_000], [18_000, 16_000]), direction([12_000, 10_000], [11_000, 15_000])
    ('up the pitch to the right', 'up the pitch, a little to the left')
    """
    across, along = end[0] - start[0], end[1] - start[1]
    eighth = round(math.atan2(across, along) / (math.pi / 4)) % 8
    if eighth in _LEANING and abs(across) > _LEAN * abs(along):
        return say(_LEANING[eighth][across > 0])
    return say(_EIGHTHS[eighth])


def _beside(state: wire.State, who: str | None, at: Sequence[float], radius: int) -> str:
    """The nearest figure or ball, if it is near enough to be named."""
    others = [
        (math.dist(p["at"], at) - p["radius"] - radius, p["name"])
        for p in state["players"]
        if p["name"] != who and not p.get("off")
    ]
    if ball := state.get("ball"):
        others.append((math.dist(ball, at) - BALL_RADIUS - radius, _THE_BALL))
    gap, name = min(others, default=(NEAR + 1, ""))
    gaps = _BALL_GAPS if name == _THE_BALL else _GAPS
    if gap < -TOUCH and gaps is _GAPS:
        return say("into {name}", name=name)
    return next((say(said, name=name) for limit, said in gaps if gap <= limit), "")


def _lines(state: wire.State) -> tuple[list[int], list[int]]:
    field = state["field"]
    length, deep, kick = field["length"], field["in_goal"], field["kick_off"]
    return [deep, length - deep], [length // 2 - kick, length // 2 + kick]


def _line(state: wire.State, at: Sequence[float], radius: int) -> str:
    """The line that a base touches or lies across; empty for none."""
    for lines, (touching, over) in zip(_lines(state), _LINES, strict=True):
        apart = min(abs(at[1] - line) for line in lines)
        if apart <= radius + TOUCH:
            return say(touching if apart >= radius - TOUCH else over)
    return ""


def _depth(state: wire.State, at: Sequence[float]) -> str:
    """Which side of a kick-off line a place is on; empty for one nearer to the zone beyond it."""
    _, lines = _lines(state)
    half = _UPPER if at[1] > state["field"]["length"] / 2 else _LOWER
    if lines[0] < at[1] < lines[1]:
        return say(half["between"])
    near = min(abs(at[1] - line) for line in lines) <= BEHIND
    return say(half["behind"]) if near else ""


def _zone(state: wire.State, at: Sequence[float]) -> str:
    (low, high), kick_off = _lines(state)
    half = _UPPER if at[1] > (low + high) / 2 else _LOWER
    if not low < at[1] < high:
        return say(half["in"])
    return "" if kick_off[0] < at[1] < kick_off[1] else say(half["short"])
