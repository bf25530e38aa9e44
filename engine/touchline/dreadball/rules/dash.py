"""D-09 Dash, and how a Run or a Sprint goes on after its first leg.

One small position: VEGA has run five hexes and dashes a sixth, unthreatened: four dice, as she is a Striker, and one
success. A second Dash needs two, a third one three.

Leans on D-08 where the hex that is left is threatened (RD-18).
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from touchline.core.dice.throws import Modifier
from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Choose, Command, Forbidden, Option, Options, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import Dashed
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.dice_tests import pool, tried
from touchline.dreadball.rules.evade import DASHES, count_test, needed
from touchline.dreadball.rules.falling import fall
from touchline.dreadball.rules.moving import Plan, bounds, go, turning_freely
from touchline.dreadball.rules.stats import SPEED, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import RUN, SPRINT


class Way(NamedTuple):
    """How a kind of move goes on: its rule, what a coach may say of it, a way at random, and where a Dash may lead."""

    number: str
    plan: Callable[[State, int, int, Command], Plan | Refusal]
    wander: Callable[[State, int, int, Random], Command]
    onward: Callable[[State, int], list[Hex]]
    dashes: str
    """The statement by which a Dash may follow."""
    straight: bool = False
    """Does he keep his facing in a Dash?"""


def beside(s: State, player: int) -> list[Hex]:
    """The free hexes around him."""
    standing = s.standing
    return [there for there in PITCH.around[s.here(player)] if there is not None and there not in standing]


def legs(s: State, player: int, plan: Plan, way: Way) -> Rules[None]:
    """The first leg of a Run or Sprint, and then what the coach says: go on, Dash, or stop."""
    goes_on = yield from go(s, way.number, player, plan)
    while goes_on and not plan.stops:
        options, name = _options(s, player, way), s.name(player)
        if not options.found:
            return
        no_more = partial(_no_more, s, player, way)
        dashing = (way.dashes,) if options.found[-1][0] is _dash_on else ()
        number = STATED.also(way.number, *dashing)
        said: tuple[Plan | None, bool] = yield Choose(s.coach(player), "movement", number, name, options, no_more)
        leg, dashes = said
        if leg is None:
            return
        plan = leg
        goes_on = yield from (dash(s, player, plan) if dashes else go(s, way.number, player, plan))


def _options(s: State, player: int, way: Way) -> Options:
    found: list[tuple[Any, ...]] = [(_move_on,)] if s.action is not None and s.action.left > 0 else []
    if onward := way.onward(s, player):
        found.append((_dash_on, onward))
    stop = Option("stop", s.name(player), way.number, (None, False))
    return Options(lambda made, *ahead: made(s, player, way, *ahead), found, stop)


def _move_on(s: State, player: int, way: Way) -> Option:
    left = s.action.left if s.action is not None else 0
    check, sample = partial(_more, s, player, left, way), partial(way.wander, s, player, left)
    return Option("move", s.name(player), way.number, None, bounds(left), check, sample)


def _dash_on(s: State, player: int, way: Way, onward: list[Hex]) -> Option:
    check, sample = partial(_dash, s, player, onward, way), partial(_any_dash, s.name(player), onward)
    limits = bounds(NUMBERS.dash.gain, hexes_ahead=[list(there) for there in onward])
    return Option("dash", s.name(player), "D-09", None, limits, check, sample)


def _no_more(s: State, player: int, way: Way) -> list[Forbidden]:
    """A leg without movement left, a Dash without a free hex."""
    name = s.name(player)
    return [
        Forbidden("move", name, refuse(way.number, "no-movement-left", who=name)),
        Forbidden("dash", name, refuse(way.number, "no-hex-to-dash", who=name)),
    ]


def _more(s: State, player: int, left: int, way: Way, command: Command) -> tuple[Plan, bool] | Refusal:
    plan = way.plan(s, player, left, command)
    return plan if isinstance(plan, Refusal) else (plan, False)


def _dash(s: State, player: int, onward: list[Hex], way: Way, command: Command) -> tuple[Plan, bool] | Refusal:
    plan = turning_freely(s, "D-09", player, NUMBERS.dash.gain, command)
    if isinstance(plan, Refusal):
        return plan
    if not plan.path:
        return refuse("D-09", "dash-names-no-hex")
    if plan.path[0] not in onward or (way.straight and plan.facing != s.facing[player]):
        return refuse("D-07", "dash-goes-straight")
    return plan, True


def _any_dash(name: str, onward: list[Hex], chance: Random) -> Command:
    return {"do": "dash", "player": name, "path": [onward[int(chance.random() * len(onward))]]}


_AFTER = {RUN: "D-06-b", SPRINT: "D-07-c"}


@rule("D-09")
def dash(s: State, player: int, plan: Plan) -> Rules[bool]:
    """D-09 Dash: a point of movement more, used before the test. Returns whether he may act on."""
    if s.action is not None:
        s.action = s.action.lengthened(NUMBERS.dash.gain)
        yield Dashed(
            STATED["D-09-a", _AFTER[s.action.kind]],
            s.name(player),
            s.action.tests[DASHES] + 1,
        )
    return (yield from go(s, STATED["D-09-a"], player, plan, _test))


def dash_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """D-09: a die less for each enemy threatening the hex that is left, one more for a Striker."""
    return by_threats(STATED["D-09-c"], enemies) + by_role(STATED["D-09-d"], role, STRIKER, NUMBERS.role.striker)


def _test(s: State, player: int, enemies: int) -> Rules[None]:
    """Speed (123) in the new hex; no success and he falls there."""
    modifiers = dash_modifiers(s.cards[player].role, enemies)
    wanted = needed(s, DASHES)
    count_test(s, DASHES)
    rulings = ("RD-4",) if wanted > NUMBERS.test.first else ()
    if enemies:
        rulings = (*rulings, "RD-18")
    _, good = yield from tried(STATED["D-09-b"], "dash", pool(s, player, SPEED, modifiers), wanted, wanted, rulings)
    if not good:
        yield from fall(s, STATED["D-09-e"], player)
