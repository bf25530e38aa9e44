"""Where the words of a board go: every name, length and line finds room, and the locator its corner.

The most important words choose first: names of figures, then markers beside them, then lengths, then names of lines.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from placky.diagrams.counters import tally_boxes
from placky.diagrams.flights import fits_inside, number_at, places_aside, shown_at
from placky.diagrams.ground import line_name, locator_box
from placky.diagrams.labels import Box, LabelSpot, Room, around, words_box
from placky.diagrams.marks import (
    Chip,
    Corner,
    Field,
    Ghost,
    Hull,
    Label,
    Locator,
    Mark,
    NameAt,
    Place,
    Rose,
    Ruler,
    Sketch,
    Star,
    Tally,
    Token,
    Trail,
    Window,
)
from placky.diagrams.shapes import UNIT, FloatPoint
from placky.diagrams.sides import side_look
from placky.diagrams.trails import trimmed
from placky.rulebooks.sports import ACTIVE, BALL, DOWN, ground_token_at, held_at
from placky.rulebooks.takkure.painter.base import Cluster, named
from placky.rulebooks.takkure.painter.figures import MARKERS, TURN, beside, held_left, marked
from placky.rulebooks.takkure.painter.marks import clusters, ground, standing
from placky.rulebooks.takkure.painter.score import headed, letters, strip, strip_box
from touchline.takkure.wire_types import State

_CORNERS: tuple[Corner, ...] = ("top left", "bottom left", "top right", "bottom right")
_CROWDED, _FREE = 1.2, 0.5
"""Where words that may be left out are: names of lines, the limits of bands."""
_SIDES = (300, 113)
"""Where else the first counter at a figure may lie: below it to the right, or above it to the left."""
_GROWN = 3
"""How far counters reach on a phone, where they grow outwards, in radii of those that are drawn."""
_ARROW = 0.027
"""The size of the numbers on a template, as a share of the window's width: some 9 pixels on a phone."""
_MISLEADING = 0.5
"""What it costs a name to stand nearer to another figure than to its own."""
_NEAR, _STRAY = 700, 2.0
"""How far from the rim of another figure a marker may seem to be of that one, and what it costs to touch it."""
_COVERED, _BESIDE, _MANY = 0.6, 0.1, 3
"""A number of a template with a higher cost is covered, one with less than the second is free; more covered ones than
so many inside its rim are too many."""


@dataclass(frozen=True, slots=True)
class Composed:
    """A picture with every word in its place."""

    figures: tuple[Token | Sketch, ...]
    overlays: tuple[tuple[Mark, ...], ...]
    lines: tuple[Label, ...]
    locator: Locator


def lettered(state: State, view: Window) -> tuple[Token | Sketch, ...]:
    """Return the figures and a loose ball, names in the size that suits the window."""
    size = letters(13, view)
    found = [replace(mark, name_size=size) if isinstance(mark, Token) else mark for mark in standing(state)]
    return tuple(_with_ball(mark, found) if isinstance(mark, Token) and BALL in mark.shown else mark for mark in found)


def _with_ball(token: Token, placed: Iterable[Token | Sketch]) -> Token:
    """Return a carrier with the ball at the shoulder where it covers no other figure's number or ground token."""
    others = [other for other in placed if isinstance(other, Token) and other.id != token.id]
    shown = [around(other.at, other.radius * 0.5) for other in others]
    shown += [around(_at(other, ground_token_at(other.radius)), 230) for other in others if DOWN in other.shown]

    def cost(*, left: bool) -> float:
        ball = around(_at(token, held_at(token.radius, left=left)), 230)
        return sum(ball.overlap(box) for box in shown)

    return held_left(token) if cost(left=True) < cost(left=False) else token


def _at(token: Token, shift: FloatPoint) -> FloatPoint:
    return token.at[0] + shift[0], token.at[1] + shift[1]


def _ball_at(token: Token) -> FloatPoint:
    x, y = _at(token, held_at(token.radius))
    dx, dy = dict(token.shifts).get(BALL, (0, 0))
    return x + dx, y + dy


def compose(state: State, before: State | None, view: Window) -> Composed:
    """Return everything on the board of a position, every word in its place."""
    field, placed = ground(state), lettered(state, view)
    found = [_sized(cluster, placed, view) for cluster in clusters(state, before)]
    room = _occupied(placed, found, view)
    score = strip(state, view)
    for (board,) in score:
        room.take(strip_box(board), 3)
    locator = _locator(state, field, headed(state, view), room)
    for line in field.lines:
        room.take(Box(0, line.points[0][1] - 40, field.width, line.points[0][1] + 40))
    roses = [mark for cluster in found for mark in cluster.marks if isinstance(mark, Rose)]
    tokens = [token for token in placed if isinstance(token, Token)]
    titled = [_with_name(token, room, roses, tokens) if isinstance(token, Token) else token for token in placed]
    turned = [_with_marker(token, room, tokens) if isinstance(token, Token) else token for token in titled]
    thieves = [(_thief(token, room, tokens),) for token in turned if isinstance(token, Token) and _steals(state, token)]
    if any(wish.spare for cluster in found for wish in cluster.wishes):
        _take_edge(field, view, room)
    worded = [_worded(cluster, view, room) for cluster in found]
    worded.sort(key=lambda marks: any(isinstance(mark, Rose) for mark in marks))  # its numbers lie over ghosts
    overlays = (*worded, *thieves, *score)
    return Composed(tuple(turned), overlays, tuple(_lines(field, view, room)), locator)


def _sized(cluster: Cluster, placed: Iterable[Token | Sketch], view: Window) -> Cluster:
    """Return the cluster as it suits the window: numbers that can be read, counters that can be seen."""
    first = cluster.marks[0] if cluster.marks else None
    if isinstance(first, Rose):
        return replace(cluster, marks=(_numbered(first, placed, view),))
    if isinstance(first, Tally):
        return replace(cluster, marks=(_turned(replace(first, pip=letters(first.pip, view)), placed),))
    return cluster


def _turned(tally: Tally, placed: Iterable[Token | Sketch]) -> Tally:
    """Return the counters of a figure on that side of it where they cover nobody else's number when they grow.

    Nor a ground token, his own too: it says that he is down.
    """
    tokens = [one for one in placed if isinstance(one, Token)]
    shown = [around(one.at, one.radius * 0.6) for one in tokens if one.at != tally.at]
    shown += [around(_at(one, ground_token_at(one.radius)), 230) for one in tokens if DOWN in one.shown]

    def covered(turned: Tally) -> float:
        boxes = tally_boxes(replace(turned, pip=round(_GROWN * turned.pip)))
        return sum(box.overlap(other) for box in boxes for other in shown)

    return min((replace(tally, first=first) for first in (tally.first, *_SIDES)), key=covered)


def _numbered(rose: Rose, placed: Iterable[Token | Sketch], view: Window) -> Rose:
    """Return the template with all its numbers on one side of its rim, so that they stay where they are.

    One on which a figure stands goes beside that figure; the one that was rolled goes to the other side.
    """
    sized = replace(rose, size=round(view[2] * UNIT / 1000 * _ARROW))
    room, fits, numbers = _bases(placed, view), fits_inside(sized), range(1, len(rose.turns) + 1)
    half = 0.5 * sized.size * 1000 / UNIT

    def covered(*, outer: bool) -> list[int]:
        return [n for n in numbers if room.cost(around(number_at(sized, n, outer=outer), half)) > _COVERED]

    inside, beyond = covered(outer=False), covered(outer=True)
    outer = not fits or (len(inside) > _MANY and len(beyond) < len(inside))
    lost = beyond if outer else inside
    shown = [n for n in numbers if outer != (n == rose.hit and n in lost)]
    for n in numbers:
        if n == rose.hit or n not in lost:
            room.take(around(number_at(sized, n, outer=n in shown), half), 2)
    aside: list[tuple[int, Place]] = []
    for n in (n for n in lost if n != rose.hit):
        if at := next((at for at in places_aside(sized, n) if room.cost(around(at, half)) < _BESIDE), None):
            aside.append((n, at))
            room.take(around(at, half), 2)
    hidden = {n for n in lost if n != rose.hit} - {n for n, _ in aside}
    return replace(sized, outer=tuple(shown), aside=tuple(aside), hidden=tuple(sorted(hidden)))


def _bases(placed: Iterable[Token | Sketch], view: Window) -> Room:
    """Return the room that figures and a ball leave."""
    room = Room(view)
    for token in placed:
        room.take(around(token.at, token.radius * 0.95), 3)
    return room


def _steals(state: State, token: Token) -> bool:
    player = named(state, token.name)
    return player is not None and player["marker"] == "steal"


def _thief(token: Token, room: Room, placed: Iterable[Token]) -> Chip:
    """Return the marker of a declared steal, beside the figure where it is freest."""
    x, y = _at(token, beside(token.radius, _freest(token, room, placed)))
    return Chip(f"{token.id}-steal", (round(x), round(y)), "S", 225, side_look(token.side).fill)


def _occupied(placed: Iterable[Token | Sketch], found: Iterable[Cluster], view: Window) -> Room:
    """Return the room that figures and marks leave: a figure weighs most, an arc or a ghost may have words on it."""
    tokens = list(placed)
    room = _bases(tokens, view)
    for token in tokens:
        if isinstance(token, Token):
            _take_parts(token, room)
    for mark in (mark for cluster in found for mark in cluster.marks):
        _take_mark(mark, room)
    return room


def _take_parts(token: Token, room: Room) -> None:
    if ACTIVE in token.shown:
        room.take(around(token.at, token.radius + 230), 0.1)
    if BALL in token.shown:
        room.take(around(_ball_at(token), 230))
    if DOWN in token.shown:
        room.take(around(_at(token, ground_token_at(token.radius)), 250))


def _take_mark(mark: Mark, room: Room) -> None:
    match mark:
        case Chip() | Star() | Sketch():
            room.take(around(mark.at, mark.radius), 2)
        case Hull():
            _take_hull(mark, room)
        case Rose():
            _take_arrows(mark, room)
        case Tally():
            for box in tally_boxes(mark):
                room.take(box)
        case Ghost():
            room.take(around(mark.at, mark.radius * 0.95), 0.3)
        case Trail():
            room.take_way(trimmed(mark.points, *mark.trim))
        case Ruler():
            room.take_way((mark.start, mark.end), 0.8)
        case _:
            pass


def _take_hull(hull: Hull, room: Room) -> None:
    (x0, y0), (x1, y1), wide = hull.start, hull.end, min(hull.radii)
    steps = max(1, round(math.dist(hull.start, hull.end) / wide / 2))
    for n in range(steps + 1):
        room.take(around((x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps), wide), 0.5)


def _take_edge(field: Field, view: Window, room: Room) -> None:
    """Keep words of bands off the right edge, where the sheet of a walkthrough has the names of lines."""
    right, size = min(view[0] + view[2], field.width), letters(12, view)
    for line in field.lines:
        label = line_name(line, right)
        room.take(words_box(line.name, size, LabelSpot(label.at, label.anchor)), 1)


def _take_arrows(rose: Rose, room: Room) -> None:
    for n in set(range(1, len(rose.turns) + 1)) - set(rose.hidden):
        room.take(around(shown_at(rose, n), 0.5 * rose.size * 1000 / UNIT), 0.8)


def _locator(state: State, field: Field, view: Window, room: Room) -> Locator:
    """Return the locator in the first free corner; the zone that is attacked is lit in the attacker's colour."""
    side = state["teams"].index(state["attacker"])
    best = Locator("top left", f"goal-{side}", side_look(side).fill)
    least = float("inf")
    for corner in _CORNERS[: 2 if headed(state, view) != view else None]:
        locator = replace(best, corner=corner)
        x, y, width, height = locator_box(field, view, locator)
        cost = room.cost(Box(x, y, x + width, y + height))
        if cost < least:
            best, least = locator, cost
    x, y, width, height = locator_box(field, view, best)
    room.take(Box(x, y, x + width, y + height).grown(60), 3)
    return best


def _with_marker(token: Token, room: Room, placed: Iterable[Token]) -> Token:
    """Return the figure with its marker, if it has one, where it is freest."""
    return marked(token, _freest(token, room, placed)) if MARKERS.intersection(token.shown) else token


def _freest(token: Token, room: Room, placed: Iterable[Token]) -> int:
    """Return the direction in which a marker beside a figure is freest, and take the room.

    It would seem to be of another figure that is near, the more so on a small board, where it grows.
    """
    turns = (TURN, 45, 90, 225, 315, 180, 0, 270)
    others = [(other.at, other.radius) for other in placed if other.id != token.id]

    def cost(turn: int) -> float:
        at = _at(token, beside(token.radius, turn))
        gaps = [math.dist(at, there) - radius for there, radius in others]
        return room.cost(around(at, 200)) + _STRAY * max(0.0, 1 - min(gaps, default=_NEAR) / _NEAR)

    best = min(turns, key=cost)
    room.take(around(_at(token, beside(token.radius, best)), 240), 2)
    return best


def _with_name(token: Token, room: Room, roses: Iterable[Rose], placed: Iterable[Token]) -> Token:
    """Return the figure with its name: left for the first team, below for the second, elsewhere when that is taken.

    Under a template it may stand beyond the rim, where it covers no number. A spot nearer to another figure would name
    that one.
    """
    (x, y), r = token.at, token.radius
    aside, away = r + (350 if ACTIVE in token.shown else 220), r + 160 + token.name_size * 500 // UNIT
    left, right = NameAt(-aside, 0, "end"), NameAt(aside, 0, "start")
    below, beneath = NameAt(-100, -away, "start"), NameAt(0, -away - 60, "middle")
    over, outer = NameAt(0, away + 100, "middle"), NameAt(100, -away, "end")
    order = (
        (left, right, beneath, over, below, outer) if token.side == 0 else (below, right, left, beneath, over, outer)
    )
    far = [NameAt(n.dx * 3 // 2, n.dy * 3 // 2, n.anchor) for n in order[:4]]
    rims = [rose.reach + 220 for rose in roses if math.dist(rose.at, token.at) < r]
    beyond = [
        name for rim in rims for name in (NameAt(rim, 0, "start"), NameAt(-rim, 0, "end"), NameAt(0, rim, "middle"))
    ]
    names = (*order, *far, *beyond)
    spots = [LabelSpot((x + name.dx, y + name.dy), name.anchor) for name in names]
    others = [(other.at, other.radius) for other in placed if other.id != token.id]

    def misleading(box: Box) -> float:
        own = max(0.0, box.distance(token.at) - r)
        return _MISLEADING * sum(box.distance(at) - radius < own for at, radius in others)

    chosen = spots.index(room.put(token.name, token.name_size, spots, cost_of=misleading))
    return replace(token, name_at=names[chosen])


def _worded(cluster: Cluster, view: Window, room: Room) -> tuple[Mark, ...]:
    words = []
    for wish in cluster.wishes:
        size = letters(wish.size, view)
        if wish.spare and room.crowded(wish.text, size, wish.spots) >= _FREE:
            continue
        spot = room.put(wish.text, size, wish.spots)
        ident = f"{cluster.ident or cluster.marks[0].id}-label"
        words.append(Label(ident, spot.at, wish.text, size, wish.colour, wish.weight, spot.anchor))
    return (*cluster.marks, *words)


def _lines(field: Field, view: Window, room: Room) -> Iterable[Label]:
    """Yield the names of the painted lines in view, at the right edge or the left, where there is room for them."""
    x, y, width, height = view
    right, left = min(x + width, field.width), max(x, 0)
    for line in field.lines:
        if not line.name or not y < line.points[0][1] < y + height:
            continue
        size = letters(12, view)
        labels = [replace(label, size=size) for label in (line_name(line, right), line_name(line, left, "start"))]
        spots = [LabelSpot(label.at, label.anchor) for label in labels]
        if room.crowded(line.name, size, spots) < _CROWDED:
            yield labels[spots.index(room.put(line.name, size, spots))]
