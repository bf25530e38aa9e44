"""D-14 Slamback: the answer of a Jack or Guard who is slammed or robbed from before him."""

from touchline.core.dice.throws import DicePool, Modifier
from touchline.core.hexes.coordinates import direction
from touchline.core.rulebook.register import rule
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.dice_tests import pool
from touchline.dreadball.rules.stats import GUARD, STRENGTH, may
from touchline.dreadball.rules.threats import by_role, by_threats, sees, threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import SLAMBACK


@rule("D-14")
def may_slam_back(s: State, player: int, attacker: int) -> bool:
    """D-14: only at an attacker in one of the three hexes before him, and no Striker (RD-1, RD-17)."""
    return may(s.cards[player].role, SLAMBACK) and front(s, player, attacker)


def front(s: State, player: int, attacker: int) -> bool:
    """Does the attack come from before him (RD-16)?"""
    return sees(s.facing[player], direction(s.here(player), s.here(attacker)))


def slamback_pool(s: State, player: int, attacker: int) -> DicePool:
    """D-14: Strength, a die less for each threat besides the attacker's own (RD-8), one more for a Guard."""
    return pool(s, player, STRENGTH, slamback_modifiers(s.cards[player].role, counted(s, player, attacker)))


def slamback_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """What changes the number of its dice; `enemies` are those that count as threats."""
    return by_threats(STATED["D-14-b"], enemies) + by_role(STATED["D-14-c"], role, GUARD, NUMBERS.role.guard)


def counted(s: State, player: int, opponent: int) -> int:
    """Threats on a player in a clash: his opponent's own is left out, or not, by RD-8."""
    besides = opponent if s.readings["RD-8"] == "others" else -1
    return threats(s, s.here(player), s.cards[player].side, besides)
