"""5.03 Kick-off, its geometry: where kickers, receivers, template and ball may be put.

Kickers touch their own kick-off line without crossing it, receivers stay in their own half. The whole template lies
between the receivers' kick-off line and their in-goal, its rim more than an inch from the side lines (R-86).
"""

from collections.abc import Sequence
from math import cos, isqrt, pi, sin
from random import Random

from touchline.core.inches.geometry import TOUCH, Circle, Point, distance, outside
from touchline.core.inches.places import Box, fits, nearest_free, nearest_touching
from touchline.core.play.requests import Command, Refusal
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.pitch import Pitch
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.space import BALL, named, others, point
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.template import RIM, TEMPLATE_RADIUS

NEAR_RIM = 100
"""A wish this near to the rim means the rim."""
TRIES = 24


def kick_off_line(pitch: Pitch, team: int) -> int:
    """A team's own kick-off line, by its length along the field."""
    return pitch.length // 2 + (pitch.kick_off if team else -pitch.kick_off)


def kickers_box(pitch: Pitch, team: int, radius: int) -> Box:
    """5.03-g: along the line, touching it, not over it."""
    y = kick_off_line(pitch, team) + (radius if team else -radius)
    (x0, _), (x1, _) = pitch.box(radius)
    return (x0, y), (x1, y)


def receivers_box(pitch: Pitch, team: int, radius: int) -> Box:
    """5.03-h: anywhere in one's own half, the whole base."""
    (x0, y0), (x1, y1) = pitch.box(radius)
    middle = pitch.length // 2
    return ((x0, middle + radius), (x1, y1)) if team else ((x0, y0), (x1, middle - radius))


def template_box(pitch: Pitch, receiving: int) -> Box:
    """5.03-i, R-86: where the template's centre may lie."""
    aside = TEMPLATE_RADIUS + NUMBERS.kick_off.from_edge + 1
    line = kick_off_line(pitch, receiving)
    goal = pitch.length - pitch.in_goal if receiving else pitch.in_goal
    low, high = min(line, goal) + TEMPLATE_RADIUS, max(line, goal) - TEMPLATE_RADIUS
    return (aside, low), (pitch.width - aside, high)


def _box(s: State, player: int) -> Box:
    team, radius = s.line_up.team[player], s.line_up.radius[player]
    boxed = kickers_box if team == s.kicking else receivers_box
    return boxed(s.line_up.pitch, team, radius)


def plan_figure(s: State, player: int, command: Command) -> Point | Refusal:
    """5.03-g, h: a place for one figure."""
    name = s.line_up.names[player]
    at = point(command, "at")
    low, high = _box(s, player)
    if at is None:
        return refuse("", "lacks-place-of-figure", who=name)
    if not s.line_up.pitch.holds(at) or not low[0] <= at[0] <= high[0]:
        return refuse("0.C", "base-off-the-field")
    if s.line_up.team[player] == s.kicking:
        if abs(at[1] - low[1]) > TOUCH:
            return refuse("5.03", "kicker-off-his-line", line=kick_off_line(s.line_up.pitch, s.kicking))
        at = (at[0], low[1])
    elif not low[1] <= at[1] <= high[1]:
        return refuse("5.03", "receiver-outside-his-half", who=name)
    room = others(s, player)
    if not fits(at, s.line_up.radius[player], room, (low, high)):
        taken = next(d for d in room if not fits(at, s.line_up.radius[player], [d], (low, high)))
        return refuse("5.03", "place-taken", who=named(s, taken))
    return at


def propose_figure(s: State, player: int, chance: Random) -> Command:
    """A free place at random."""
    low, high = _box(s, player)
    room, radius = others(s, player), s.line_up.radius[player]
    at = _anywhere((low, high), chance)
    for _ in range(TRIES):
        if fits(at, radius, room, (low, high)):
            break
        at = _anywhere((low, high), chance)
    else:
        at = free_near(at, radius, room, (low, high))
    return {"do": "place", "player": s.line_up.names[player], "at": list(at)}


def free_near(wish: Point, radius: int, room: Sequence[Circle], box: Box) -> Point:
    """The free place nearest to a wish, in a box or on a line (a box without height)."""
    if box[0][1] != box[1][1]:
        return nearest_free(wish, radius, room, box)[0]
    y = box[0][1]
    free = [wish[0], box[0][0], box[1][0]]
    for (cx, cy), size in room:
        rest = (size + radius) ** 2 - (cy - y) ** 2
        if rest > 0:
            aside = isqrt(rest) + 1
            free += [cx - aside, cx + aside]
    return min(((x, y) for x in free if fits((x, y), radius, room, box)), key=lambda p: (abs(p[0] - wish[0]), p))


def _anywhere(box: Box, chance: Random) -> Point:
    (x0, y0), (x1, y1) = box
    return x0 + int(chance.random() * (x1 - x0 + 1)), y0 + int(chance.random() * (y1 - y0 + 1))


def plan_template(s: State, command: Command) -> Point | Refusal:
    """5.03-i: a place for the template."""
    at = point(command, "at")
    (x0, y0), (x1, y1) = template_box(s.line_up.pitch, 1 - s.kicking)
    if at is None:
        return refuse("", "lacks-place-of-template")
    if not x0 <= at[0] <= x1:
        return refuse("5.03", "template-near-side-line", distance=NUMBERS.kick_off.from_edge)
    if not y0 <= at[1] <= y1:
        return refuse("5.03", "template-outside-half")
    return at


def propose_template(s: State, chance: Random) -> Command:
    """Any lawful place."""
    return {"do": "template", "at": list(_anywhere(template_box(s.line_up.pitch, 1 - s.kicking), chance))}


def _ball_room(s: State) -> tuple[Point, list[Circle], Box]:
    assert s.template is not None  # noqa: S101 - only asked while the template lies there
    return s.template, others(s, BALL), s.line_up.pitch.box(BALL_RADIUS)


def plan_landing(s: State, command: Command) -> Point | Refusal:
    """5.03-k: outside the rim, touching it, on a free place of the field (R-86)."""
    centre, room, box = _ball_room(s)
    wish = point(command, "at")
    if wish is None:
        return refuse("", "lacks-place-of-landing")
    if abs(distance(centre, wish) - RIM) > NEAR_RIM:
        return refuse("5.03", "ball-off-the-rim")
    at = outside(centre, wish, RIM)
    if fits(at, BALL_RADIUS, room, box):
        return at
    elsewhere = _crowded_out(s, wish)
    return elsewhere or refuse("5.03", "landing-taken")


def _crowded_out(s: State, wish: Point) -> Point | None:
    """Where no place along the rim is free: the free place nearest to the wish."""
    centre, room, box = _ball_room(s)
    if nearest_touching(centre, BALL_RADIUS, (centre, TEMPLATE_RADIUS), room, box):
        return None
    return nearest_free(wish, BALL_RADIUS, room, box)[0]


def propose_landing(s: State, chance: Random) -> Command:
    """A free place along the rim at random."""
    centre, room, box = _ball_room(s)
    for _ in range(TRIES):
        turn = chance.random() * 2 * pi
        aim = (centre[0] + round(sin(turn) * RIM), centre[1] + round(cos(turn) * RIM))
        if fits(outside(centre, aim, RIM), BALL_RADIUS, room, box):
            return {"do": "land", "at": list(aim)}
    free = nearest_touching(centre, BALL_RADIUS, (centre, TEMPLATE_RADIUS), room, box)
    return {"do": "land", "at": list(free[0] if free else (centre[0], centre[1] + RIM))}
