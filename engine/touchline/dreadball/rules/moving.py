"""Moves over hexes: what a coach may say of a way, and going along it.

A way ends at the latest where dice are due: in the hex after a threatened one, or in the ball's hex. What comes after
the dice, the coach says then.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from touchline.core.errors import BadCommand
from touchline.core.hexes.coordinates import SIDES, Hex
from touchline.core.play.requests import Command, Refusal, Rules
from touchline.dreadball.events import Moved, Turned
from touchline.dreadball.pitch import PITCH, label, named
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.evade import evade, must_evade
from touchline.dreadball.rules.pick_up import meet_ball
from touchline.dreadball.rules.threats import threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED


class Plan(NamedTuple):
    """A lawful way: its hexes without the first, the facing at its end, its cost, and whether he stops then."""

    path: tuple[Hex, ...]
    facing: int
    cost: int
    stops: bool = False
    target: int = -1

    def aimed(self, target: int, facing: int) -> "Plan":
        """The same way, toward somebody."""
        return Plan(self.path, facing, self.cost, self.stops, target)


def as_hex(place: Sequence[int]) -> Hex:
    """A hex of a command."""
    return place[0], place[1]


def destination(command: Command) -> Hex:
    """Where a command leads. Raises `BadCommand` where it does not say."""
    if "to" not in command:
        raise BadCommand(f'"{command["do"]}" lacks "to", a hex')
    return as_hex(command["to"])


def as_path(command: Command) -> tuple[Hex, ...]:
    """The way of a command, hex by hex."""
    return tuple(map(tuple, command.get("path", ())))


def entered(s: State, number: str, player: int, here: Hex, there: Hex) -> int | Refusal:
    """The direction of one step on his way, or why there is none; the hex that he has left is free."""
    around = PITCH.around[here]
    if s.standing.get(there, player) == player and there in around:
        return around.index(there)
    if there not in PITCH.around:
        return refuse(number, "no-hex-of-the-pitch", hex=named(there))
    if there not in around:
        return refuse(number, "hex-apart", hex=label(there), beside=label(here))
    return refuse(number, "hex-taken", who=s.name(s.standing[there]), hex=label(there))


def broken(s: State, player: int, path: tuple[Hex, ...]) -> Refusal | None:
    """Why a way must end sooner: dice are due before its last hex."""
    here, side = s.here(player), s.cards[player].side
    for there in path[:-1]:
        if threats(s, here, side):
            return refuse("D-08", "evade-before", hex=label(here), end=label(there))
        if there == s.ball:
            return refuse("D-11", "ball-on-the-way", hex=label(there))
        here = there
    return None


def turning_freely(s: State, number: str, player: int, left: int, command: Command) -> Plan | Refusal:
    """A way of single steps with free turns (D-06): the plan, or why there is none. `left` is the movement left."""
    path = as_path(command)
    if "to" in command:
        there = as_hex(command["to"])
        found = way_to(s, player, there, left)
        if found is None:
            return _no_way(s, number, player, there, left)
        path = found
    here, facing = s.here(player), s.facing[player]
    for there in path:
        step = entered(s, number, player, here, there)
        if isinstance(step, Refusal):
            return step
        here, facing = there, step
    if len(path) > left:
        return refuse(number, "too-many-hexes", who=s.name(player), hexes=len(path), left=left)
    return broken(s, player, path) or Plan(
        path, command.get("facing", facing), len(path), command.get("then") == "stop"
    )


def _no_way(s: State, number: str, player: int, there: Hex, left: int) -> Refusal:
    if there not in PITCH.around:
        return refuse(number, "no-hex-of-the-pitch", hex=named(there))
    if there in s.standing:
        return refuse(number, "hex-taken", who=s.name(s.standing[there]), hex=label(there))
    if there in reach(s, player, left):
        return refuse("D-08", "evade-on-every-way", hex=label(there))
    return refuse(number, "hex-too-far", who=s.name(player), hex=label(there), left=left)


def reach(s: State, player: int, left: int, goals: Collection[Hex | None] | None = None) -> dict[Hex, int]:
    """Every hex that he may come to in so many steps, dice or not, with the number of steps.

    With `goals`, no farther than to the nearest of them but the ball's hex.
    """
    found = {s.here(player): 0}
    edge = list(found)
    wanted = {there for there in goals or () if there != s.ball}
    for steps in range(1, left + 1):
        beyond = []
        for here in edge:
            if here == s.ball:
                continue
            for there in PITCH.around[here]:
                if there is not None and there not in found and there not in s.standing:
                    found[there] = steps
                    beyond.append(there)
        if not wanted.isdisjoint(beyond):
            break
        edge = beyond
    return found


def way_to(s: State, player: int, there: Hex, left: int) -> tuple[Hex, ...] | None:
    """The shortest way to a hex that asks for no dice but at its end; None where there is none. Always the same one."""
    start, side = s.here(player), s.cards[player].side
    if there == start:
        return ()
    before: dict[Hex, Hex] = {start: start}
    edge = [start]
    for _ in range(left):
        beyond = []
        for here in edge:
            last = here == s.ball or threats(s, here, side) > 0
            for near in PITCH.around[here]:
                if near is None or near in before or near in s.standing or (last and near != there):
                    continue
                if here != start and last:
                    continue
                before[near] = here
                beyond.append(near)
        if there in before:
            way = [there]
            while before[way[-1]] != start:
                way.append(before[way[-1]])
            return tuple(reversed(way))
        edge = beyond
    return None


def wander(s: State, player: int, left: int, chance: Random) -> list[Hex]:
    """A way at random, of steps that turn freely; it ends where the next one would be into somebody or a wall."""
    here, side = s.here(player), s.cards[player].side
    path: list[Hex] = []
    seen = {here}
    for _ in range(int(chance.random() * (left + 1))):
        there = PITCH.around[here][int(chance.random() * SIDES)]
        if there is None or there in s.standing or there in seen:
            break
        stop = threats(s, here, side) > 0
        here = there
        path.append(here)
        seen.add(here)
        if stop or here == s.ball:
            break
    return path


def go(
    s: State, number: str, player: int, plan: Plan, after: Callable[[State, int, int], Rules[None]] | None = None
) -> Rules[bool]:
    """Go along a way, by the rule of this number. Returns whether he may act on: he stands, and is not at the ball.

    `after`: a test of its own once the last step is made, and evaded where that was due.
    """
    start = s.here(player)
    way = (start, *plan.path)
    left, enemies = way[-2:][0], 0
    if plan.path:
        enemies = threats(s, left, s.cards[player].side)
        s.put(player, way[-1])
    turned = plan.facing != s.facing[player]
    s.facing[player] = plan.facing
    if s.action is not None:
        s.action = s.action.gone(len(plan.path), plan.cost, turned)
    if plan.path:
        s.walked(player, *way)
        remaining = s.action.left if s.action is not None else 0
        yield Moved(
            number if plan.cost == len(plan.path) else STATED.also(number, "D-07-b"),
            s.name(player),
            way,
            plan.facing,
            remaining,
        )
    elif turned:
        yield Turned(STATED.also(number, "D-07-b") if plan.cost else number, s.name(player), plan.facing)
    if not plan.path:
        return True
    if enemies and (yield from must_evade(s, player, left, enemies)):
        yield from evade(s, player, enemies)
    if after is not None and not s.down[player]:
        yield from after(s, player, enemies)
    if s.down[player]:
        return False
    if s.ball == s.here(player):
        yield from meet_ball(s, player)
        return False
    return True


Region = tuple[str, Mapping[str, Any], Callable[[Command], Any], Callable[[Random], Command]]
"""What an option over a region is made of: rule, limits, check and sample (see `Option`)."""


def bounds(left: int, **more: Any) -> Mapping[str, Any]:
    """What an option over a way tells people and interfaces: the movement left."""
    return {"hexes": left, **more}
