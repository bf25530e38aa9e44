"""What a rookie coach sees: who is near, where the goal lies, which way leads there, what a roll is worth.

Everything is read from the state and from the options that the rules offer; nothing here decides what is lawful.
"""

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin
from typing import Any

from touchline.core.dice.outcomes import odds
from touchline.core.dice.throws import Roll
from touchline.core.inches.approach import approach
from touchline.core.inches.geometry import TOUCH, Point, along, clip, cut, distance, near_path, path_length
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.requests import Choose, Command, Option, Refusal
from touchline.takkure.records import NOBODY
from touchline.takkure.rules.defensive_move import defensive_reach
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.marked_move import run_path
from touchline.takkure.rules.rolls import WON
from touchline.takkure.rules.space import others
from touchline.takkure.state import State

SOON = 6
"""Decisions after a choice until its dice are due, at most."""


def ahead(s: State, team: int, place: Point) -> int:
    """How far up the field a place is, for a team."""
    return place[1] if team == 0 else s.line_up.pitch.length - place[1]


def forward(s: State, team: int, place: Point, length: int, turn: float = 0.0) -> Point:
    """The point that far away, straight up the field or turned from there (in radians); inside the field."""
    sign = 1 if team == 0 else -1
    wish = place[0] + round(sin(turn) * length), place[1] + sign * round(cos(turn) * length)
    pitch = s.line_up.pitch
    return min(max(wish[0], 0), pitch.width), min(max(wish[1], 0), pitch.length)


def to_goal(s: State, player: int) -> int:
    """How far a player's base is from the zone that he attacks."""
    pitch, team = s.line_up.pitch, s.line_up.team[player]
    return max(0, pitch.length - pitch.in_goal - ahead(s, team, s.at[player]) - s.line_up.radius[player])


def ball_at(s: State) -> Point:
    """Where the ball is, held or loose."""
    if s.carrier != NOBODY:
        return s.at[s.carrier]
    return s.ball or (s.line_up.pitch.width // 2, s.line_up.pitch.length // 2)


def way_of(s: State) -> tuple[Point, ...]:
    """The way that the carrier is about to run, or where he stands."""
    if s.mark is not None and s.active == s.carrier:
        return tuple(run_path(s)[0])
    return (ball_at(s),)


def nearest_on(path: Sequence[Point], place: Point) -> Point:
    """The point of a way that is nearest to a place, near enough: the way in steps of a quarter of an inch."""
    whole = path_length(path)
    stops = [cut(path, length)[-1] for length in range(0, whole, 250)] + [path[-1]]
    return min(stops, key=lambda p: distance(p, place))


def danger(s: State, team: int, path: Sequence[Point], radius: int) -> int:
    """How many standing opponents could get at someone on this way."""
    found = 0
    for i in s.side(1 - team):
        if standing(s, i):
            found += near_path(s.at[i], path, radius + s.line_up.radius[i] + defensive_reach(s, i))
    return found


def upfield(s: State, player: int, reach: int, weight: int = 1500) -> Point:
    """Where to run: up the field, around those who could tackle on the way."""
    team, here, radius = s.line_up.team[player], s.at[player], s.line_up.radius[player]
    box = s.line_up.pitch.box(radius)
    best, place = -(10**9), here
    for step in range(-5, 6):
        end = clip(here, forward(s, team, here, reach, step * pi / 12), *box)
        value = ahead(s, team, end) - weight * danger(s, team, (here, end), radius) - 10 * abs(step)
        if value > best:
            best, place = value, end
    return place


def gets_at(s: State, player: int, target: Point, way: Sequence[Point]) -> bool:
    """Would this defender, aiming at a point of the carrier's way, end in contact with it?"""
    here, radius = s.disc(player)
    stop = radius if len(way) > 1 else radius + s.line_up.radius[s.carrier]
    box = s.line_up.pitch.box(radius)
    end = approach(here, target, stop, radius, others(s, player), box, defensive_reach(s, player))[-1]
    return near_path(end, way, radius + s.line_up.radius[s.carrier] + TOUCH)


def heading(s: State, player: int, option: Option, goal: Point, reach: int, stop: int = 0) -> Command:
    """A command for an unmarked move as near to a goal as reach and others allow; on the spot where nothing works."""
    here, radius = s.disc(player)
    box = s.line_up.pitch.box(radius)
    goal = clip(here, goal, *box)
    path = approach(here, goal, stop, radius, others(s, player), box, reach)
    plain = {"do": option.do, "player": s.line_up.names[player]}
    if len(path) > 1:
        command = {**plain, "to": list(path[-1]), "via": [list(p) for p in path[1:-1]]}
        if option.check is not None and not isinstance(option.check(command), Refusal):
            return command
    return plain


def best_command(option: Option, commands: Iterable[Command], value: Callable[[Command], float]) -> Command | None:
    """The lawful command of the highest value, or None."""
    lawful = [c for c in commands if option.check is None or not isinstance(option.check(c), Refusal)]
    return max(lawful, key=value, default=None)


def chance_of(play: Play[Any], command: Command, player: str, answer: Callable[[Choose, Play[Any]], Command]) -> float:
    """The exact probability that this player wins the first roll which a command leads to.

    The decisions in between are answered on a fork; where no dice of his follow, nothing is won.
    """
    twin = play.fork()
    twin.act(command)
    for _ in range(SOON):
        pending = twin.pending
        if isinstance(pending, THROWS):
            return _won(pending, player) if isinstance(pending, Roll) else 0.0
        if pending is None or pending.kind in ("removing tokens", "activation"):
            return 0.0
        twin.act(answer(pending, twin))
    return 0.0


def _won(roll: Roll, player: str) -> float:
    mine = [n for n, die in enumerate(roll.dice) if die.player == player]
    return float(sum(o.chance for o in odds(roll) if any(o.results[n] in WON for n in mine)))


def towards(place: Point, goal: Point, length: int) -> Point:
    """A point on the straight line between two."""
    return along(place, goal, length)
