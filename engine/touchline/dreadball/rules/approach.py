"""The move that is part of Slam, Steal and Throw (D-12, D-13, D-17): a hex for a Jack, a Run for Guard or Striker.

It is a Run with free turns, on the spot too, and without Dashes; who takes part of it has moved (RD-29).
"""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Choose, Command, Option, Refusal, Rules
from touchline.dreadball.events import Turned
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.records import Action
from touchline.dreadball.rules.facing import toward
from touchline.dreadball.rules.moving import Plan, bounds, go, reach, turning_freely
from touchline.dreadball.rules.stats import JACK
from touchline.dreadball.rules.threats import threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED


class AimedAction(NamedTuple):
    """An action at a hex, of which a move may be part. The hex may depend on where he stands."""

    kind: str
    number: str
    aim: Callable[[State, int, Hex], Hex | None]
    """State, target, where he stands -> the hex that has to be before him, None where there is none."""
    near: Callable[[Hex, Hex], bool]
    """Where he stands, the hex -> is it near enough?"""
    before: Callable[[Hex, int, Hex], bool]
    """Where he stands, his facing, the hex -> does he have it before him?"""
    turns: bool
    """Does he turn to it of himself? A turn is no loss to a Slam or Steal."""
    far: Refusal
    behind: Refusal
    goals: Callable[[State, int], Collection[Hex | None]] | None = None
    """State, target -> the only hexes from which it can be near enough; None where there are too many to name."""


MOVES: Mapping[str, str] = {"D-12": STATED["D-12-e"], "D-13": STATED["D-13-d"], "D-17": STATED["D-17-g"]}
"""What is stated of the move that is part of each."""


def allowance(s: State, player: int) -> int:
    """Hexes of the move that is part of his action."""
    card = s.cards[player]
    return int(NUMBERS.slam.jack) if card.role == JACK else card.move


def plan_aimed(s: State, player: int, aimed: AimedAction, target: int, left: int, command: Command) -> Plan | Refusal:
    """The plan of the way that a coach has said, or why it is refused."""
    plan = turning_freely(s, aimed.number, player, left, command)
    if isinstance(plan, Refusal):
        return plan
    plan = plan.aimed(target, plan.facing)
    way = (s.here(player), *plan.path)
    here = way[-1]
    facing = _facing(s, aimed, here, plan, "facing" in command)
    if not isinstance(facing, Refusal):
        return plan.aimed(target, facing)
    if plan.path and here != s.ball and threats(s, way[-2], s.cards[player].side):
        return plan  # dice are due; he says then how it goes on
    return facing


def _facing(s: State, aimed: AimedAction, here: Hex, plan: Plan, said: bool) -> int | Refusal:
    """The facing with which it can be done from here, or why it cannot."""
    there = aimed.aim(s, plan.target, here)
    if there is None or not aimed.near(here, there):
        return aimed.far
    if aimed.before(here, plan.facing, there):
        return plan.facing
    if aimed.turns and not said:
        return toward(here, there, plan.facing)
    return aimed.behind


def possible(s: State, player: int, aimed: AimedAction, target: int, left: int) -> list[Hex] | None:
    """A way after which the action can be done, up to where dice are due; None where there is none."""
    here = s.here(player)
    if _fits(s, aimed, target, here):
        return []
    if not left:
        return None
    goals = aimed.goals(s, target) if aimed.goals else None
    found = reach(s, player, left, goals)
    ends = [
        there
        for there in goals or found
        if there is not None and found.get(there) and there != s.ball and _fits(s, aimed, target, there)
    ]
    if not ends:
        return None
    return _back(s, player, found, min(ends, key=lambda there: (found[there], there)))


def _fits(s: State, aimed: AimedAction, target: int, here: Hex) -> bool:
    there = aimed.aim(s, target, here)
    return there is not None and aimed.near(here, there)


def _back(s: State, player: int, found: dict[Hex, int], there: Hex) -> list[Hex]:
    """The way to a hex that can be reached, up to where dice are due."""
    way = [there]
    while found[way[-1]] > 1:
        steps = found[way[-1]] - 1
        way.append(next(t for t in PITCH.around[way[-1]] if t is not None and found.get(t) == steps and t != s.ball))
    way.reverse()
    here, side = s.here(player), s.cards[player].side
    for n, step in enumerate(way):
        if threats(s, here, side):
            return way[: n + 1]
        here = step
    return way


def proposed(s: State, player: int, aimed: AimedAction, target: int, way: list[Hex]) -> dict[str, Any]:
    """A command's words for a way that `possible` has found, with a facing that fits."""
    here = way[-1] if way else s.here(player)
    there = aimed.aim(s, target, here)
    fits = there and aimed.near(here, there)
    return {"path": way, "facing": toward(here, there, s.facing[player])} if there and fits else {"path": way}


def approach(s: State, player: int, aimed: AimedAction, plan: Plan) -> Rules[bool]:
    """Go there. Returns whether the action can be done now."""
    s.action = Action(aimed.kind, player, allowance(s, player))
    goes_on = yield from go(s, MOVES[aimed.number], player, plan)
    while goes_on:
        facing = _facing(s, aimed, s.here(player), plan.aimed(plan.target, s.facing[player]), said=False)
        if not isinstance(facing, Refusal):
            yield from _turn(s, aimed, player, facing)
            return True
        left = s.action.left
        way = possible(s, player, aimed, plan.target, left)
        if way is None:
            return False
        options = _options(s, player, aimed, plan, way)
        leg: Plan | None = yield Choose(s.coach(player), "approach", MOVES[aimed.number], s.name(player), options)
        if leg is None:
            return False
        plan = leg
        goes_on = yield from go(s, MOVES[aimed.number], player, plan)
    return False


def _turn(s: State, aimed: AimedAction, player: int, facing: int) -> Rules[None]:
    if facing != s.facing[player]:
        s.facing[player] = facing
        yield Turned(aimed.number, s.name(player), facing)


def _options(s: State, player: int, aimed: AimedAction, plan: Plan, way: list[Hex]) -> list[Option]:
    left, name = s.action.left if s.action is not None else 0, s.name(player)
    check = partial(plan_aimed, s, player, aimed, plan.target, left)
    words = proposed(s, player, aimed, plan.target, way)
    return [
        Option("move", name, aimed.number, None, bounds(left), check, partial(_said, "move", name, words)),
        Option("stop", name, aimed.number),
    ]


def _said(do: str, name: str, words: dict[str, Any], chance: Random) -> Command:  # noqa: ARG001 - a sampler's signature
    return {"do": do, "player": name, **words}
