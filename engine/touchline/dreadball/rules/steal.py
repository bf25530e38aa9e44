"""D-13 Steal.

One small position: FIZZ, a Goblin Jack, takes a hex to stand before VEGA, who has the ball, and tries to steal it. He
rolls Speed on 3+ against her Dodge, for Strikers do not slam back.

Leans on D-12 for the answers and the roll.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.clashes import BallStolen, KnockedLoose, StealTried
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.records import NOBODY
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.approach import AimedAction, approach
from touchline.dreadball.rules.dice_tests import pool
from touchline.dreadball.rules.moving import Plan
from touchline.dreadball.rules.scatter import scatter
from touchline.dreadball.rules.slam import around_him, at_him, before, clash, next_to, respond
from touchline.dreadball.rules.slamback import counted
from touchline.dreadball.rules.stats import SPEED, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import STEAL

ACTION = AimedAction(
    STEAL, "D-13", at_him, next_to, before, True, refuse("D-13", "steal-not-adjacent"),
    refuse("D-13", "opponent-not-before-him"), around_him,
)  # fmt: skip


def steal_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """D-13: a die less for each threat that counts, one more for a Striker."""
    return by_threats(STATED["D-13-b"], enemies) + by_role(STATED["D-13-c"], role, STRIKER, NUMBERS.role.striker)


@rule("D-13")
def steal(s: State, player: int, plan: Plan) -> Rules[None]:
    """D-13 Steal: Speed (x) against the carrier's Slamback or Dodge."""
    yield StealTried(STATED["D-13-a"], s.name(player), s.name(plan.target))
    if not (yield from approach(s, player, ACTION, plan)):
        return
    card, target = s.cards[player], plan.target
    answer = yield from respond(s, "D-13", target, player)
    modifiers = steal_modifiers(card.role, counted(s, player, target))
    lead, double = yield from clash(s, "D-13", (player, target), pool(s, player, SPEED, modifiers), STEAL, answer)
    if lead <= 0:
        return
    if double:
        s.carrier = player
        yield BallStolen(STATED["D-13-h"], card.name, s.name(target))
        return
    s.carrier = NOBODY
    yield KnockedLoose(STATED["D-13-g"], s.name(target), card.name)
    yield from scatter(s, STATED["D-13-g"], s.here(target))
