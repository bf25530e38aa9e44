"""1.19 Break through: the carrier's shoulders against a tackler.

STR; a success puts the tackler on the ground with a stamina roll, a critical with a wound instead.
Leans on 0.01-c, 3.01 and 5.04. A tackler who has failed as well falls only once (R-74).
"""

from typing import Final

from touchline.core.dice.throws import Die, Modifier
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import BrokeThrough, NoEffect, NothingHappens
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.ground import fall, standing
from touchline.takkure.rules.multiple_rolls import Foe, resolve_foe
from touchline.takkure.rules.order import roll_at_once
from touchline.takkure.rules.pressure import pressures
from touchline.takkure.rules.rolls import CRITICAL, FAIL, WON, die
from touchline.takkure.rules.stamina import stamina_due, wound
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

BREAK_THROUGH: Final = "break through"


@rule("1.19")
def break_through_takes_effect(s: State, player: int, tackler: int, critical: bool, also_failed: bool) -> Rules[None]:
    """1.19-c, e: the beaten defender goes down."""
    names = s.line_up.names
    number = STATED["1.19-e", "1.17-c", "5.04-b"] if critical else STATED["1.19-c", "5.04-b"]
    yield BrokeThrough(number, names[player], names[tackler], critical, ("R-74",) if also_failed else ())
    yield from fall(s, tackler)
    if critical:
        due = yield from wound(s, tackler, NUMBERS.break_through.wounds, "critical")
    else:
        due = stamina_due(s, tackler)
    yield from roll_at_once(s, due)


class BreakThrough:
    """1.19 in step 5: one side of a multiple face-to-face roll (3.07)."""

    verb, number, alone, stated = BREAK_THROUGH, "1.19", "", ("1.19-b",)

    def __init__(self, s: State, modifiers: tuple[Modifier, ...]) -> None:
        self.s, self.by, self.modifiers = s, s.active, modifiers

    def die(self) -> Die:
        """1.19-b: STR."""
        return die(self.s, self.by, "STR", self.modifiers, action=BREAK_THROUGH)

    def possible(self) -> bool:
        """Is he still on his feet?"""
        return standing(self.s, self.by)

    def lonely(self) -> bool:
        """R-53: with nobody to beat there is nothing to roll."""
        return False

    def by_himself(self, result: str) -> Rules[None]:  # noqa: ARG002 - one signature for all
        """R-53: there is nobody."""
        yield from ()

    def against(self, foe: Foe, mine: str, his: str, left: int) -> Rules[None]:  # noqa: ARG002 - one signature for all
        """1.19-c, d, e: the beaten tackler goes down, once (R-74); else his roll counts."""
        if mine in WON:
            yield from break_through_takes_effect(self.s, self.by, foe.by, mine == CRITICAL, his == FAIL)
        else:
            why: NoEffect = "failed" if mine == FAIL else "cancelled"
            yield NothingHappens(STATED["1.19-d"], self.s.line_up.names[self.by], BREAK_THROUGH, why)
            yield from resolve_foe(self.s, foe, his)

    def stopped(self) -> Rules[None]:
        """Down before he could roll: no break through."""
        yield from ()


def begin_break_through(s: State) -> Rules[BreakThrough | None]:
    """1.13-b: the modifiers, before any die; void where no tackler has contact (R-53)."""
    modifiers = yield from pressures(s, s.active)
    if not any(t.contact for t in s.tackles):
        yield NothingHappens("1.19", s.line_up.names[s.active], BREAK_THROUGH, "nobody to beat", ("R-53",))
        return None
    return BreakThrough(s, modifiers)
