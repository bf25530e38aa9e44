"""D-15 Dodge: the answer that anybody may give to a Slam or Steal."""

from functools import partial
from random import Random

from touchline.core.dice.throws import DicePool, Modifier
from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Choose, Command, Option, Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.clashes import SlippedAway
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import label
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.dash import beside
from touchline.dreadball.rules.dice_tests import pool
from touchline.dreadball.rules.facing import face
from touchline.dreadball.rules.moving import destination
from touchline.dreadball.rules.pick_up import meet_ball
from touchline.dreadball.rules.slamback import counted
from touchline.dreadball.rules.stats import SPEED, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED


def dodge_pool(s: State, player: int, attacker: int) -> DicePool:
    """D-15: Speed, a die less for each threat besides the attacker's own (RD-8), one more for a Striker."""
    return pool(s, player, SPEED, dodge_modifiers(s.cards[player].role, counted(s, player, attacker)))


def dodge_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """What changes the number of its dice; `enemies` are those that count as threats."""
    return by_threats(STATED["D-15-b"], enemies) + by_role(STATED["D-15-c"], role, STRIKER, NUMBERS.role.striker)


@rule("D-15")
def dodged(s: State, player: int, attacker: int, double: bool) -> Rules[None]:
    """D-15 Dodge: a win turns the dodger to his enemy; a double gives him a free hex, and the enemy turns to him."""
    if not double:
        yield from face(s, STATED["D-15-d"], player, attacker)
        return
    free = beside(s, player)
    if free:
        there = free[0] if len(free) == 1 else (yield _where(s, player, free))
        here = s.here(player)
        s.put(player, there)
        s.walked(player, here, there)
        yield SlippedAway(STATED["D-15-e"], s.name(player), (here, there))
        yield from meet_ball(s, player)
    yield from face(s, STATED["D-15-e"], attacker, player)


def _where(s: State, player: int, free: list[Hex]) -> Choose:
    name = s.name(player)
    option = Option(
        "slip", name, "D-15", None, {"hexes": [list(there) for there in free]}, partial(chosen, "D-15", free),
        partial(one_of, "slip", name, free),
    )  # fmt: skip
    return Choose(s.coach(player), "free hex", STATED["D-15-e"], name, (option,))


def chosen(number: str, free: list[Hex], command: Command) -> Hex | Refusal:
    """The hex of a command, one of those that are free."""
    there = destination(command)
    return there if there in free else refuse(number, "hex-not-free", free=list(map(label, free)))


def one_of(do: str, name: str, free: list[Hex], chance: Random) -> Command:
    """Any of these hexes."""
    return {"do": do, "player": name, "to": free[int(chance.random() * len(free))]}
