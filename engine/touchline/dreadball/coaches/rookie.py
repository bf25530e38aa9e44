"""A coach of some sense: he plays for the ball and the nearest points, by exact odds (`rookie_odds`).

He looks at one action at a time and knows what it may cost; he does not think about what comes after it.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple

from touchline.core.hexes.coordinates import Hex, distance
from touchline.core.hexes.facing import turns
from touchline.core.play.ahead import steady
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose, Command, Option, Refusal
from touchline.dreadball.coaches import rookie_odds as odds
from touchline.dreadball.pitch import PITCH, Zone
from touchline.dreadball.records import NOBODY
from touchline.dreadball.rules.approach import allowance, possible, proposed
from touchline.dreadball.rules.facing import toward
from touchline.dreadball.rules.moving import way_to
from touchline.dreadball.rules.slam import ACTION as SLAM_ACTION
from touchline.dreadball.rules.slam import next_to
from touchline.dreadball.rules.stats import may
from touchline.dreadball.rules.steal import ACTION as STEAL_ACTION
from touchline.dreadball.rules.threats import threats
from touchline.dreadball.rules.throw import in_front_arc
from touchline.dreadball.state import State
from touchline.dreadball.verbs import PASS, PICK_UP, RUN, SLAM, SLAMBACK, SPRINT, STAND_UP, STEAL, STRIKE

POINT, BALL, DROPPED, DOWN, HEX = 100, 60, 45, 25, 2
"""What he thinks things are worth: a point, having the ball, losing the rush, an enemy on the floor, a hex nearer."""
ENOUGH = 3
"""What an action has to be worth to him, or he ends the rush."""


class Idea(NamedTuple):
    """What he could do, and what that is worth to him."""

    worth: float
    command: Command


def rookie(choose: Choose, play: Play[State], chance: Random) -> Command:  # noqa: ARG001 - a coach's signature
    """What is worth most by his lights; where he has no opinion, what changes least."""
    s = play.state
    thinker = _THOUGHTS.get(choose.kind)
    command = thinker(s, choose) if thinker else None
    return command if command is not None else steady(choose, play)


def _best(ideas: Iterable[Idea], least: float = 0) -> Command | None:
    idea = max(ideas, key=lambda one: one.worth, default=None)
    return idea.command if idea is not None and idea.worth > least else None


def _action(s: State, choose: Choose) -> Command | None:
    if choose.kind == "free action":
        return _best(_ideas(s, choose)) or {"do": "decline", "player": choose.player}
    return _best(_ideas(s, choose), ENOUGH) or {"do": "end", "player": None}


def _ideas(s: State, choose: Choose) -> Iterator[Idea]:
    for option in choose.options:
        if option.player is not None and option.do in _IDEAS:
            i = s.set_up.names.index(option.player)
            for idea in _IDEAS[option.do](s, i, option):
                if option.check is None or not isinstance(option.check(idea.command), Refusal):
                    yield idea


# ------------------------------------------------------------------ where he wants to be


def _zones(side: int) -> list[Zone]:
    return [zone for zone in PITCH.zones if zone.side != side]


def _nearest(here: Hex, side: int) -> int:
    """How far the nearest hex is from which a team may strike."""
    return min(distance(here, there) for zone in _zones(side) for there in zone.hexes if there != zone.strike)


def _aim(s: State, side: int) -> Callable[[Hex], int]:
    """How far a hex is from where a team wants to be: the ball, or with the ball the nearest zone."""
    if s.carrier != NOBODY and s.cards[s.carrier].side == side:
        return lambda here: _nearest(here, side)
    there = s.ball if s.ball is not None else s.at[s.carrier] if s.carrier != NOBODY else None
    return (lambda here: distance(here, there)) if there is not None else (lambda _: 0)


# ------------------------------------------------------------------ actions


def _strike(s: State, i: int, option: Option) -> Iterator[Idea]:
    card, here = s.cards[i], s.here(i)
    hexes = dict(option.limits or {}).get("hexes", 0)
    for zone in _zones(card.side):
        for there in zone.hexes - {zone.strike}:
            way = () if there == here else way_to(s, i, there, hexes)
            if way is None or (way and there in s.standing):
                continue
            facing = _before_him(s, i, there, zone.strike)
            moved = bool(way) or facing != s.facing[i]
            good = odds.on_his_feet(s, i, way) * odds.strike(s, i, there, zone, moved=moved)
            points = zone.bonus if there == zone.bonus_hex else zone.points
            command = {"do": STRIKE, "player": card.name, "path": list(way), "facing": facing}
            yield Idea(good * points * POINT, command)


def _before_him(s: State, i: int, here: Hex, there: Hex) -> int:
    """A facing with a hex in the front arc. He keeps his own if it will do, as a turn costs a throw a die."""
    return s.facing[i] if in_front_arc(here, s.facing[i], there) else toward(here, there, s.facing[i])


def _move(s: State, i: int, option: Option) -> Iterator[Idea]:
    card, here = s.cards[i], s.here(i)
    hexes = dict(option.limits or {}).get("hexes", 0)
    if s.ball is not None and may(card.role, PICK_UP):
        yield from _fetch(s, i, option.do, hexes)
    if s.carrier not in (NOBODY, i) and s.cards[s.carrier].side == card.side:
        return
    far = _aim(s, card.side)
    now = far(here)
    if not now or (s.ball is not None and not may(card.role, PICK_UP)):
        return
    reach = card.move if option.do == RUN else hexes
    for there in _nearer(s, i, far, now, reach, option.do):
        dangers = threats(s, there, card.side)
        worth = HEX * (now - far(there)) - (4 * dangers if s.carrier == i else 0)
        yield Idea(worth, {"do": option.do, "player": card.name, "to": list(there), "then": "stop"})


def _nearer(s: State, i: int, far: Callable[[Hex], int], now: int, reach: int, do: str) -> Iterator[Hex]:
    """Hexes to go to that bring him nearer: any in his Run, straight ahead in a Sprint."""
    here = s.here(i)
    if do == SPRINT:
        for side in range(6):
            at, left = here, reach - turns(s.facing[i], side)
            while left > 0:
                after = PITCH.around[at][side]
                if after is None or after in s.standing or after == s.ball or threats(s, at, s.cards[i].side):
                    break
                at, left = after, left - 1
            if at != here and far(at) < now:
                yield at
        return
    for there in PITCH.hexes:
        if distance(here, there) <= reach and there not in s.standing and there != s.ball and far(there) < now:
            way = way_to(s, i, there, reach)
            if way and not threats(s, (here, *way)[-2], s.cards[i].side):
                yield there


def _fetch(s: State, i: int, do: str, hexes: int) -> Iterator[Idea]:
    """Onto the ball, where that takes no Evade."""
    card, ball = s.cards[i], s.ball
    if ball is None or do != RUN:
        return
    way = way_to(s, i, ball, hexes)
    if way and not threats(s, (s.here(i), *way)[-2], card.side):
        good = 1 - float(odds.pick_up(s, i, ball).failed)
        command = {"do": do, "player": card.name, "to": list(ball), "then": "stop"}
        yield Idea(good * BALL - (1 - good) * DROPPED, command)


def _attack(s: State, i: int, option: Option) -> Iterator[Idea]:
    card, aimed = s.cards[i], _AIMED[option.do]
    for name in dict(option.limits or {}).get("targets", ()):
        j = s.set_up.names.index(name)
        way = possible(s, i, aimed, j, allowance(s, i))
        if way is None or not next_to((s.here(i), *way)[-1], s.here(j)):  # an Evade is due on the way
            continue
        chances = odds.attack(s, i, j, option.do, way)
        held = s.carrier == j
        won, double = float(chances.win), float(chances.double)
        worth = double * (DOWN + BALL * held) + won * (BALL / 2 if held and option.do == STEAL else HEX)
        worth -= float(chances.doubled) * (DOWN + (DROPPED if s.carrier == i else 0))
        command = {"do": option.do, "player": card.name, "target": name, **proposed(s, i, aimed, j, way)}
        yield Idea(odds.on_his_feet(s, i, way) * worth, command)


def _pass(s: State, i: int, option: Option) -> Iterator[Idea]:
    card, here = s.cards[i], s.here(i)
    for name in dict(option.limits or {}).get("targets", ()):
        j = s.set_up.names.index(name)
        there = s.here(j)
        facing = _before_him(s, i, here, there)
        good = float(odds.passing(s, i, j, moved=facing != s.facing[i]).held)
        gain = _nearest(here, card.side) - _nearest(there, card.side)
        worth = good * HEX * gain - (1 - good) * DROPPED
        yield Idea(worth, {"do": PASS, "player": card.name, "target": name, "facing": facing})


def _stand(s: State, i: int, option: Option) -> Iterator[Idea]:
    yield Idea(8 * (1 - float(odds.stand_up(s, i).failed)), {"do": option.do, "player": option.player})


def _enter(s: State, i: int, option: Option) -> Iterator[Idea]:  # noqa: ARG001 - the signature of all of _IDEAS
    far = _aim(s, s.side)
    places = [tuple(place) for place in dict(option.limits or {}).get("hexes", ())]
    there = min(places, key=far)
    yield Idea(9, {"do": option.do, "player": option.player, "to": list(there)})


# ------------------------------------------------------------------ smaller decisions


def _line_up(s: State, choose: Choose) -> Command | None:  # noqa: ARG001 - a thinker's signature
    return {"do": "line up"}


def _answer(s: State, choose: Choose) -> Command | None:
    """The answer with the better chance not to be beaten."""
    if s.action is None or choose.player is None:
        return None
    lost = odds.answered(s, s.set_up.names.index(choose.player))
    do = min(lost, key=lambda one: lost[one].double + lost[one].win - (one == SLAMBACK) * lost[one].doubled / 2)
    return {"do": do, "player": choose.player}


def _stop(s: State, choose: Choose) -> Command | None:  # noqa: ARG001 - a thinker's signature
    return {"do": "stop", "player": choose.player}


def _facing(s: State, choose: Choose) -> Command | None:
    if choose.player is None:
        return None
    i = s.set_up.names.index(choose.player)
    there = s.ball if s.ball is not None else s.at[s.carrier] if s.carrier not in (NOBODY, i) else None
    facing = toward(s.here(i), there, s.facing[i]) if there is not None else s.facing[i]
    return {"do": "face", "player": choose.player, "facing": facing}


def _follow(s: State, choose: Choose) -> Command | None:  # noqa: ARG001 - a thinker's signature
    return {"do": "stay", "player": choose.player}


_AIMED = {SLAM: SLAM_ACTION, STEAL: STEAL_ACTION}
_IDEAS: dict[str, Callable[[State, int, Option], Iterator[Idea]]] = {
    STRIKE: _strike, RUN: _move, SPRINT: _move, SLAM: _attack, STEAL: _attack, PASS: _pass, STAND_UP: _stand,
    "enter": _enter,
}  # fmt: skip
_THOUGHTS: dict[str, Callable[[State, Choose], Command | None]] = {
    "line-up": _line_up, "action": _action, "free action": _action, "answer": _answer, "movement": _stop,
    "facing": _facing, "follow up": _follow,
}  # fmt: skip
