"""D-11 Pick up.

One small position: RIGEL, a Jack, runs onto the ball, unthreatened: three dice. No success: it scatters and the rush
ends. One: he has it and stops. Two or more: he may also Run or Throw at once, without a token.

Leans on D-06 and D-07 for the way there.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.ball import BallPickedUp
from touchline.dreadball.modifiers import modifier
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.dice_tests import pool, tried
from touchline.dreadball.rules.free import WITH_THE_BALL, earn
from touchline.dreadball.rules.rush import lose_rush
from touchline.dreadball.rules.scatter import scatter
from touchline.dreadball.rules.stats import SKILL, STRIKER, may
from touchline.dreadball.rules.threats import by_role, by_threats, threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import PICK_UP, SPRINT


def meet_ball(s: State, player: int) -> Rules[None]:
    """Somebody who stands has come into the ball's hex: if his role may, he picks it up, else it scatters (RD-20)."""
    here = s.here(player)
    if s.ball != here:
        return
    if may(s.cards[player].role, PICK_UP):
        yield from pick_up(s, player)
    else:
        yield from scatter(s, STATED["D-11", "D-05-e"], here)


def pick_up_modifiers(role: str, enemies: int, *, sprinted: bool = False) -> tuple[Modifier, ...]:
    """D-11: a die less for each threat, one less after a Sprint, one more for a Striker."""
    after = (modifier(NUMBERS.pick_up.sprinted, "sprinted", STATED["D-11-c"]),) if sprinted else ()
    return (
        by_threats(STATED["D-11-b"], enemies) + after + by_role(STATED["D-11-d"], role, STRIKER, NUMBERS.role.striker)
    )


@rule("D-11")
def pick_up(s: State, player: int) -> Rules[None]:
    """D-11 Pick up: Skill (1), harder after a Sprint; a failure ends the rush (D-04)."""
    card = s.cards[player]
    here = s.here(player)
    sprinted = s.action is not None and s.action.kind == SPRINT and s.action.player == player
    modifiers = pick_up_modifiers(card.role, threats(s, here, card.side), sprinted=sprinted)
    mine = pool(s, player, SKILL, modifiers)
    successes, good = yield from tried(STATED["D-11-a"], "pick up", mine, NUMBERS.test.first, NUMBERS.pick_up.free)
    if good:
        s.ball, s.carrier = None, player
        yield BallPickedUp(STATED["D-11-f"], card.name)
        yield from earn(s, STATED["D-11-g"], player, successes, WITH_THE_BALL)
        return
    if card.side == s.side:
        yield from lose_rush(s, "not picked up")
    yield from scatter(s, STATED["D-11-e"], here)
