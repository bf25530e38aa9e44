"""D-08 When to Evade, D-10 Evade.

One small position: an enemy threatens the hex that VEGA, a Striker, leaves: 3 - 1 + 1 dice. One success and she goes
on; her next Evade or Dash in this action needs two.

Leans on D-02 and D-03 for the test.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.hexes.coordinates import Hex
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events import ThreatLeft
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.rules.dice_tests import pool, tried
from touchline.dreadball.rules.falling import fall
from touchline.dreadball.rules.stats import SPEED, STRIKER
from touchline.dreadball.rules.threats import by_role, by_threats
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED
from touchline.dreadball.verbs import SPRINT

EVADES, DASHES = 0, 1
"""The places of the two (123) tests in `Action.tests`."""


def needed(s: State, which: int) -> int:
    """D-03: successes that the next (123) test of this action needs: one counter for all of them (RD-4)."""
    tests = s.action.tests if s.action is not None else (0, 0)
    before = sum(tests) if s.readings["RD-4"] == "shared" else tests[which]
    return int(NUMBERS.test.first + NUMBERS.test.step * before)


def count_test(s: State, which: int) -> None:
    """One (123) test more in this action."""
    if s.action is not None:
        s.action = s.action.tested(which)


@rule("D-08")
def must_evade(s: State, player: int, left: Hex, enemies: int) -> Rules[bool]:
    """D-08: whoever leaves a threatened hex in a move has to Evade. Returns whether he has to."""
    if enemies:
        sprints = s.action is not None and s.action.kind == SPRINT
        yield ThreatLeft(
            STATED["D-08-b", "D-08-c"] if sprints else STATED["D-08-a", "D-08-c"], s.name(player), left, enemies
        )
    return enemies > 0


def evade_modifiers(role: str, enemies: int) -> tuple[Modifier, ...]:
    """D-10: a die less for each enemy threatening the hex that is left, one more for a Striker."""
    return by_threats(STATED["D-10-c"], enemies) + by_role(STATED["D-10-d"], role, STRIKER, NUMBERS.role.striker)


@rule("D-10")
def evade(s: State, player: int, enemies: int) -> Rules[bool]:
    """D-10 Evade: Speed (123), after leaving the hex. Returns whether he still stands."""
    card = s.cards[player]
    wanted = needed(s, EVADES)
    count_test(s, EVADES)
    mine = pool(s, player, SPEED, evade_modifiers(card.role, enemies))
    _, good = yield from tried(
        STATED["D-10-a", "D-10-b"], "evade", mine, wanted, wanted, ("RD-4",) if wanted > NUMBERS.test.first else ()
    )
    if not good:
        yield from fall(s, STATED["D-10-e"], player)
    return good
