"""Space occupation, which the rulebook cites and does not print: who blocks, who makes way, who fits where.

It follows R-11 (figures block every move but step 3) and R-12 (making way). No base leaves the field (R-58), and moves
that need no marking may bend (R-60). It has no rule number of its own; the rules that use it pass theirs.
"""

from collections.abc import Sequence
from random import Random

from touchline.core.inches.geometry import Circle, Point, distance, overlap, path_length
from touchline.core.inches.places import blocked_leg, fits, nearest_free, nearest_touching
from touchline.core.inches.ways import way
from touchline.core.play.requests import Choose, Command, Option, Refusal, Rules
from touchline.takkure.events import Displaced
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.pitch import progress
from touchline.takkure.state import BALL_RADIUS, State

BALL = -2
"""Stands for the loose ball where a player's index would stand."""


def point(command: Command, key: str) -> Point | None:
    """A point of a command, or None where it has none."""
    value = command.get(key)
    return None if value is None else (value[0], value[1])


def others(s: State, mover: int) -> list[Circle]:
    """Every base on the field but the mover's, and the ball when it is loose."""
    radius = s.line_up.radius
    found = [(s.at[i], radius[i]) for i in s.fielded() if i != mover]
    if s.ball is not None and mover != BALL:
        found.append((s.ball, BALL_RADIUS))
    return found


def named(s: State, disc: Circle) -> str:
    """Who stands on this disc; the ball where nobody does."""
    for i in s.fielded():
        if s.at[i] == disc[0] and s.line_up.radius[i] == disc[1]:
            return s.line_up.names[i]
    return _label(s, BALL)


def plan_move(s: State, mover: int, reach: int, rule: str, command: Command) -> tuple[Point, ...] | Refusal:
    """A move that needs no marking (R-60): the whole path counts, figures and a loose ball block it.

    `to` is where the base ends, `via` the corners of a bent way; without `via` the shortest way is taken.
    A way that comes back to where he stands is as long as any other.
    """
    here = s.at[mover]
    to = point(command, "to")
    corners = [(x, y) for x, y in command.get("via", ())]
    if to is None or (to == here and not corners):
        return (here,)
    around = others(s, mover)
    size = s.line_up.radius[mover]
    box = s.line_up.pitch.box(size)
    if corners:
        path: list[Point] = [here, *corners, to]
        hit = blocked_leg(path, size, around, box)
    else:
        path = [here, to]
        hit = blocked_leg(path, size, around, box)
        # the shortest way around leads there only if there is room there
        if isinstance(hit, tuple) and distance(here, to) <= reach and fits(to, size, around, box):
            found = way(here, to, 0, size, around, box, reach)
            if found and found[-1] == to:
                path = found
                hit = blocked_leg(path, size, around, box)
    return _judged(s, path, hit, reach, rule, s.line_up.team[mover])


def _judged(
    s: State, path: list[Point], hit: Circle | bool | None, reach: int, rule: str, team: int
) -> tuple[Point, ...] | Refusal:
    length = path_length(path)
    if hit is True:
        return refuse("0.C", "base-off-the-field")
    if length > reach:
        return refuse(rule, "way-too-long", length=length, reach=reach)
    if isinstance(hit, tuple):
        return refuse(rule, "figure-in-the-way", who=named(s, hit))
    if s.line_up.forward_only and team == s.attacker and not progress(path, team):
        return refuse("0.C", "only-forward")
    return tuple(path)


def propose_move(s: State, mover: int, reach: int, do: str, chance: Random) -> Command:
    """A command for a random place within reach; it may turn out to be blocked."""
    x, y = s.at[mover]
    span = reach * 7 // 10
    low, high = s.line_up.pitch.box(s.line_up.radius[mover])
    to = [
        min(max(x + int((chance.random() * 2 - 1) * span), low[0]), high[0]),
        min(max(y + int((chance.random() * 2 - 1) * span), low[1]), high[1]),
    ]
    return {"do": do, "player": s.line_up.names[mover], "to": to}


def make_way(s: State, mover: int, rule: str) -> Rules[None]:
    """Everyone under the mover's base goes to the nearest free place (R-12); the mover's opponent settles ties."""
    coach = s.coach(1 - s.line_up.team[mover])
    while under := _under(s, mover):
        who = under[0]
        if len(under) > 1:
            options = [Option("displace", _label(s, i), rule, i) for i in under]
            who = yield Choose(coach, "who makes way first", rule, None, options)
        here = s.ball if who == BALL else s.at[who]
        size = BALL_RADIUS if who == BALL else s.line_up.radius[who]
        assert here is not None  # noqa: S101 - a ball under a base is a loose ball
        places = nearest_free(here, size, others(s, who), s.line_up.pitch.box(size))
        there = yield from settle(s, coach, rule, who, places)
        if who == BALL:
            s.ball = there
        else:
            s.at[who] = there
        name = None if who == BALL else s.line_up.names[who]
        yield Displaced(rule, name, (here, there), s.line_up.names[mover])


def _under(s: State, mover: int) -> list[int]:
    mine = s.disc(mover)
    radius = s.line_up.radius
    found = [i for i in s.fielded() if i != mover and overlap((s.at[i], radius[i]), mine)]
    if s.ball is not None and overlap((s.ball, BALL_RADIUS), mine):
        found.append(BALL)
    return found


def _label(s: State, who: int) -> str:
    return "ball" if who == BALL else s.line_up.names[who]


def set_touching(s: State, mover: int, anchor: int, rule: str) -> Rules[tuple[Point, ...]]:
    """Place a base touching another, the shortest way, or on the nearest free place that touches (R-12)."""
    here, size = s.disc(mover)
    target = s.disc(anchor)
    around = [d for d in others(s, mover) if d != target]
    box = s.line_up.pitch.box(size)
    places = nearest_touching(here, size, target, around, box) or nearest_free(here, size, others(s, mover), box)
    coach = s.coach(1 - s.line_up.team[mover])
    there = yield from settle(s, coach, rule, mover, places)
    s.at[mover] = there
    return (here, there)


def settle(s: State, coach: str, rule: str, who: int, places: Sequence[Point]) -> Rules[Point]:
    """One of several equally near places, by a coach's choice."""
    if len(places) == 1:
        return places[0]
    name, listed = _label(s, who), [list(p) for p in places]

    def check(command: Command) -> Point | Refusal:
        wish = point(command, "at")
        if wish is None:
            return refuse("", "lacks-nearest-place", who=name, places=listed)
        near = min(places, key=lambda p: distance(p, wish))
        if distance(near, wish) > 100:
            return refuse(rule, "not-nearest-place", who=name, places=listed)
        return near

    def sample(chance: Random) -> Command:
        return {"do": "place", "player": name, "at": list(places[int(chance.random() * len(places))])}

    limits = {"places": listed}
    there: Point = yield Choose(
        coach,
        "nearest free place",
        rule,
        name,
        [Option("place", name, rule, None, limits, check, sample)],
    )
    return there
