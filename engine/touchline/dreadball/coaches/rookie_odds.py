"""What a rookie reckons before he decides: the exact chances of an action from where everybody stands.

The dice are those of the rules and what comes of them those of `chances`; here stands only who threatens whom.
"""

from collections.abc import Sequence

from touchline.core.dice.successes import Contest, SuccessPool, at_least, contest
from touchline.core.dice.throws import DicePool, Modifier
from touchline.core.hexes.coordinates import Hex, distance
from touchline.dreadball.chances import Caught, Freed, dice_pool, freed, passed, row
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import Zone
from touchline.dreadball.rules.catch import catch_modifiers
from touchline.dreadball.rules.dice_tests import sixes_add
from touchline.dreadball.rules.dodge import dodge_pool
from touchline.dreadball.rules.evade import evade_modifiers
from touchline.dreadball.rules.facing import toward
from touchline.dreadball.rules.pick_up import pick_up_modifiers
from touchline.dreadball.rules.slam import slam_modifiers
from touchline.dreadball.rules.slamback import counted, may_slam_back, slamback_pool
from touchline.dreadball.rules.stand_up import stand_up_modifiers
from touchline.dreadball.rules.steal import steal_modifiers
from touchline.dreadball.rules.threats import threats
from touchline.dreadball.rules.throw import dice_at, throw_modifiers
from touchline.dreadball.state import State
from touchline.dreadball.verbs import DODGE, SLAM, SLAMBACK


def on_his_feet(s: State, i: int, way: Sequence[Hex]) -> float:
    """The chance to come to the end of a way that asks for no dice but there: an Evade, if any."""
    enemies = threats(s, (s.here(i), *way)[-2], s.cards[i].side) if way else 0
    if not enemies:
        return 1
    card = s.cards[i]
    return float(row([_pool(s, evade_modifiers(card.role, enemies), card.speed)])[0])


def strike(s: State, i: int, there: Hex, zone: Zone, *, moved: bool) -> float:
    """The chance of a Strike from a hex."""
    card, enemies = s.cards[i], threats(s, there, s.cards[i].side)
    modifiers = throw_modifiers(card.role, enemies, moved=moved, strike=True)
    dice = dice_at(distance(there, zone.strike))
    return float(at_least(_pool(s, modifiers, card.skill, dice), int(NUMBERS.test.first)))


def pick_up(s: State, i: int, ball: Hex) -> Freed:
    """What comes of picking up the ball after a Run."""
    card = s.cards[i]
    return freed(_pool(s, pick_up_modifiers(card.role, threats(s, ball, card.side)), card.skill))


def stand_up(s: State, i: int) -> Freed:
    """What comes of standing up."""
    card = s.cards[i]
    return freed(_pool(s, stand_up_modifiers(card.role, threats(s, s.here(i), card.side)), card.speed))


def passing(s: State, i: int, j: int, *, moved: bool) -> Caught:
    """What comes of a Pass on the spot."""
    card, mate, here, there = s.cards[i], s.cards[j], s.here(i), s.here(j)
    modifiers = throw_modifiers(card.role, threats(s, here, card.side), moved=moved)
    thrown = _pool(s, modifiers, card.skill, dice_at(distance(here, there)))
    return passed(thrown, mate.skill, catch_modifiers(mate.role, threats(s, there, mate.side)))


def attack(s: State, i: int, j: int, kind: str, way: Sequence[Hex]) -> Contest:
    """What comes of a Slam or Steal after a way, against the answer that is better for the target."""
    s = s.copy()
    if way:
        s.put(i, way[-1])
    s.facing[i] = toward(s.here(i), s.here(j), s.facing[i])
    mine = _attack(s, i, j, kind, moved=bool(way))
    answers = [_counted(dodge_pool(s, j, i))]
    if may_slam_back(s, j, i):
        answers.append(_counted(slamback_pool(s, j, i)))
    return min((contest(mine, other) for other in answers), key=lambda one: one.double + one.win - one.doubled)


def answered(s: State, j: int) -> dict[str, Contest]:
    """The Slam or Steal that is under way against each answer, seen by the attacker."""
    action = s.action
    if action is None:
        return {}
    i = action.player
    mine = _attack(s, i, j, action.kind, moved=bool(action.steps))
    pools = {SLAMBACK: slamback_pool(s, j, i), DODGE: dodge_pool(s, j, i)}
    return {do: contest(mine, _counted(pool)) for do, pool in pools.items()}


def _attack(s: State, i: int, j: int, kind: str, *, moved: bool) -> SuccessPool:
    card, enemies = s.cards[i], counted(s, i, j)
    if kind == SLAM:
        return _pool(s, slam_modifiers(card.role, enemies, moved=moved), card.strength)
    return _pool(s, steal_modifiers(card.role, enemies), card.speed)


def _pool(s: State, modifiers: tuple[Modifier, ...], target: int, base: int = NUMBERS.test.dice) -> SuccessPool:
    return dice_pool(modifiers, target, base, bursts=sixes_add(s.readings))


def _counted(pool: DicePool) -> SuccessPool:
    return SuccessPool(pool.number, pool.target, pool.bursts)
