"""D-07 Sprint.

One small position: VEGA, Move 5, faces the right end: she sprints ten hexes straight ahead, or turns once on the way
and has nine.

Leans on D-08 for hexes that are threatened and on D-09 for the Dash after it.
"""

from functools import partial
from random import Random

from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.core.hexes.facing import turns
from touchline.core.play.requests import Command, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH, named
from touchline.dreadball.records import Action
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.dash import Way, legs
from touchline.dreadball.rules.moving import Plan, Region, as_hex, as_path, bounds, broken, entered
from touchline.dreadball.rules.threats import threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import SPRINT


def movement(s: State, player: int) -> int:
    """Hexes of a Sprint without a turn."""
    return s.cards[player].move * int(NUMBERS.sprint.factor)


@rule("D-07")
def turn_cost(s: State, facing: int, other: int) -> int:
    """D-07: what a change of facing costs: a hex for each side of the hex that he turns by (RD-28)."""
    by = turns(facing, other)
    if s.readings["RD-28"] == "a change":
        by = min(by, 1)
    return by * int(NUMBERS.sprint.turn)


def plan_sprint(s: State, player: int, left: int, command: Command) -> Plan | Refusal:
    """A Sprint as a coach says it: `path`, hex by hex, or `to` straight ahead; `facing` where he turns at its end."""
    here, facing, cost = s.here(player), s.facing[player], 0
    path = as_path(command)
    if "to" in command:
        straight = _straight(s, player, as_hex(command["to"]), left)
        if isinstance(straight, Refusal):
            return straight
        path = straight
    for there in path:
        step = entered(s, "D-07", player, here, there)
        if isinstance(step, Refusal):
            return step
        cost += 1 if step == facing else 1 + (turn_cost(s, facing, step) or 0)
        here, facing = there, step
    last = command.get("facing", facing)
    cost += turn_cost(s, facing, last) or 0
    if cost > left:
        number = STATED["D-07-a"] if cost == len(path) else STATED["D-07-b"]
        return refuse(number, "sprint-too-long", who=s.name(player), cost=cost, left=left)
    return broken(s, player, path) or Plan(path, last, cost, command.get("then") == "stop")


def _straight(s: State, player: int, there: Hex, left: int) -> tuple[Hex, ...] | Refusal:
    """The way straight on to a hex, after at most one turn on the spot."""
    here = s.here(player)
    for turn in sorted(range(SIDES), key=lambda side: turns(s.facing[player], side)):
        way: list[Hex] = []
        at = here
        while (after := PITCH.around[at][turn]) is not None and len(way) < left:
            way.append(after)
            at = after
            if at == there:
                return tuple(way)
    return refuse("D-07", "not-straight-ahead", who=s.name(player), hex=named(there), left=left)


def _wander(s: State, player: int, left: int, chance: Random) -> list[Hex]:
    here, facing, side = s.here(player), s.facing[player], s.cards[player].side
    path: list[Hex] = []
    for _ in range(int(chance.random() * (left + 1))):
        there = PITCH.around[here][facing]
        if there is None or there in s.standing:
            break
        stop = threats(s, here, side) > 0
        path.append(there)
        here = there
        if stop or here == s.ball:
            break
    return path


def _any_more(s: State, player: int, left: int, chance: Random) -> Command:
    return {"do": "move", "player": s.name(player), **_any(s, player, left, chance)}


def _any_sprint(s: State, player: int, hexes: int, chance: Random) -> Command:
    return {"do": SPRINT, "player": s.name(player), **_any(s, player, hexes, chance)}


def _any(s: State, player: int, left: int, chance: Random) -> Command:
    """A way straight ahead; now and then a turn instead."""
    path = _wander(s, player, left, chance)
    return {"path": path} if path else {"facing": (s.facing[player] + 1 - 2 * int(chance.random() * 2)) % SIDES}


def ahead(s: State, player: int) -> list[Hex]:
    """The hex straight ahead, where it is free: a Dash after a Sprint goes there (RD-28)."""
    there = PITCH.around[s.here(player)][s.facing[player]]
    return [] if there is None or there in s.standing else [there]


WAY = Way(STATED["D-07-a"], plan_sprint, _any_more, ahead, "D-07-c", straight=True)


def sprint_region(s: State, player: int) -> Region:
    """The Sprint of a player."""
    hexes = movement(s, player)
    check, sample = partial(plan_sprint, s, player, hexes), partial(_any_sprint, s, player, hexes)
    return "D-07", bounds(hexes), check, sample


@rule("D-07")
def sprint(s: State, player: int, plan: Plan) -> Rules[None]:
    """D-07 Sprint: twice Move, straight ahead, turns at a price, then perhaps Dashes."""
    s.action = Action(SPRINT, player, movement(s, player))
    yield from legs(s, player, plan, WAY)
