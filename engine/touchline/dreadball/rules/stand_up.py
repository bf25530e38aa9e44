"""D-19 Stand up.

One small position: ATLAS lies, with one enemy threatening his hex: two dice. One success and he stands and faces where
he likes; two, and he has a free action as well, anything but a Sprint.
"""

from functools import partial
from random import Random

from touchline.core.dice.throws import Modifier
from touchline.core.hexes.coordinates import SIDES
from touchline.core.play.requests import Choose, Command, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import StoodUp
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.dice_tests import pool, tried
from touchline.dreadball.rules.free import ON_HIS_FEET, earn
from touchline.dreadball.rules.stats import SPEED, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats, threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED


def stand_up_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """D-19: a die less for each threat, one more for a Striker."""
    return by_threats(STATED["D-19-b"], enemies) + by_role(STATED["D-19-c"], role, STRIKER, NUMBERS.role.striker)


@rule("D-19")
def stand_up(s: State, player: int) -> Rules[None]:
    """D-19 Stand up: Speed (1); up with any facing, and with two successes a free action besides."""
    card = s.cards[player]
    mine = pool(s, player, SPEED, stand_up_modifiers(card.role, threats(s, s.here(player), card.side)))
    successes, good = yield from tried(
        STATED["D-19-a"], "stand up", mine, NUMBERS.test.first, NUMBERS.pick_up.free, (), "D-19-f"
    )
    if not good:
        return
    facing = yield _facing(s, player)
    s.down[player], s.facing[player] = False, facing
    yield StoodUp(STATED["D-19-d"], card.name, facing)
    yield from earn(s, STATED["D-19-e"], player, successes, ON_HIS_FEET)


def _facing(s: State, player: int) -> Choose:
    name = s.name(player)
    check = partial(_said, s.facing[player])
    option = Option("face", name, "D-19", None, {"facings": list(range(SIDES))}, check, partial(_any, name))
    return Choose(s.coach(player), "facing", STATED["D-19-d"], name, (option,))


def _said(facing: int, command: Command) -> int:
    return int(command.get("facing", facing))


def _any(name: str, chance: Random) -> Command:
    return {"do": "face", "player": name, "facing": int(chance.random() * SIDES)}
