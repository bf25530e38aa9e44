"""D-06 Run.

One small position: RIGEL, Move 5, runs along three hexes, turns as he likes, and may go on, stop, or Dash.

Leans on D-08 for hexes that are threatened and on D-09 for the Dash after it.
"""

from functools import partial
from random import Random

from touchline.core.play.requests import Command, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.records import Action
from touchline.dreadball.rules.dash import Way, beside, legs
from touchline.dreadball.rules.moving import Plan, Region, bounds, turning_freely, wander
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import RUN


def movement(s: State, player: int) -> int:
    """Hexes of a Run."""
    return s.cards[player].move * int(NUMBERS.run.factor)


def plan_run(s: State, player: int, left: int, command: Command) -> Plan | Refusal:
    """A Run as a coach says it: `path`, hex by hex, or `to`; `facing` at its end; `stop` where he will not go on."""
    return turning_freely(s, "D-06", player, left, command)


def _any_more(s: State, player: int, left: int, chance: Random) -> Command:
    return {"do": "move", "player": s.name(player), "path": wander(s, player, left, chance)}


WAY = Way(STATED["D-06-a"], plan_run, _any_more, beside, "D-06-b")


def run_region(s: State, player: int) -> Region:
    """The Run of a player."""
    hexes = movement(s, player)
    check, sample = partial(plan_run, s, player, hexes), partial(_any_run, s, player, hexes)
    return "D-06", bounds(hexes), check, sample


def _any_run(s: State, player: int, hexes: int, chance: Random) -> Command:
    return {"do": RUN, "player": s.name(player), "path": wander(s, player, hexes, chance)}


@rule("D-06")
def run(s: State, player: int, plan: Plan) -> Rules[None]:
    """D-06 Run: Move hexes with free turns, then perhaps Dashes; stopping short is allowed (RD-27)."""
    s.action = Action(RUN, player, movement(s, player))
    yield from legs(s, player, plan, WAY)
