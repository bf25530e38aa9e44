"""D-18 Catch.

One small position: a pass with two successes reaches MIRA, a Jack whom nobody threatens: she rolls two dice. One
success holds the ball, two give her a free Run or Throw.

Leans on D-02 for the test.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.ball import BallCaught
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.dice_tests import pool, tried
from touchline.dreadball.rules.free import WITH_THE_BALL, earn
from touchline.dreadball.rules.stats import SKILL, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats, threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED


def catch_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """D-18: a die less for each threat, one more for a Striker."""
    return by_threats(STATED["D-18-b"], enemies) + by_role(STATED["D-18-c"], role, STRIKER, NUMBERS.role.striker)


@rule("D-18")
def catch(s: State, player: int, dice: int) -> Rules[bool]:
    """D-18 Catch: Skill (1) with as many dice as the throw had successes. Returns whether he has the ball."""
    card = s.cards[player]
    modifiers = catch_modifiers(card.role, threats(s, s.here(player), card.side))
    mine = pool(s, player, SKILL, modifiers, dice)
    successes, good = yield from tried(
        STATED["D-18-a"], "catch", mine, NUMBERS.test.first, NUMBERS.pick_up.free, (), "D-18-d"
    )
    if not good:
        return False
    s.ball, s.carrier = None, player
    yield BallCaught(STATED["D-18-e"], card.name)
    yield from earn(s, STATED["D-18-f"], player, successes, WITH_THE_BALL)
    return True
