"""3.05 Ball pick up: off the ground, or out of a team-mate's hands.

The active player's second action. He must touch the ball or its holder, and rolls BaC with +4. Out of a team-mate's
hands it is a hand-over, not a pass: no distance, nobody ahead, nobody in the way (R-69). Defenders who steal the same
ball roll with him: one face to face (R-72), several in a melee (3.08). A failed pick-up costs nothing (R-30).
"""

from typing import Final

from touchline.core.dice.throws import Modifier
from touchline.core.inches.geometry import touch
from touchline.core.play.requests import Refusal, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events import NoEffect, NothingHappens
from touchline.takkure.events.ball import PickedUp
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import NOBODY
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.ball import hold
from touchline.takkure.rules.melee import all_at_once
from touchline.takkure.rules.pressure import pressures
from touchline.takkure.rules.rolls import CANCELLED, WON, die
from touchline.takkure.rules.steal import OF_STEALS, steal_die, steal_takes_effect, void
from touchline.takkure.state import BALL_RADIUS, State
from touchline.takkure.stated import STATED

PICK_UP: Final = "pick up"
CHAPTER = 3
_BONUS = modifier(NUMBERS.pick_up.modifier, "pick-up", STATED["3.05-d"])


@rule("3.05")
def may_pick_up(s: State, player: int) -> Refusal | None:
    """3.05-a, b: an attacker who touches the loose ball or the team-mate who holds it."""
    name = s.line_up.names[player]
    if s.carrier == player:
        return refuse("3.05", "holds-ball-already", who=name)
    if s.carrier != NOBODY:
        holder = s.line_up.names[s.carrier]
        if s.line_up.team[s.carrier] != s.line_up.team[player]:
            return refuse("3.05", "opponent-holds-ball", who=holder)
        reached = touch(s.disc(player), s.disc(s.carrier))
        return None if reached else refuse("3.05", "holder-not-touched", who=name, holder=holder)
    if s.ball is not None and touch(s.disc(player), (s.ball, BALL_RADIUS)):
        return None
    return refuse("3.05", "ball-not-touched", who=name)


class PickUp:
    """One throw for the picker and everybody who steals the same ball."""

    verb, number = PICK_UP, "3.05"

    def __init__(self, s: State, modifiers: tuple[Modifier, ...]) -> None:
        self.s, self.by, self.modifiers = s, s.active, modifiers

    def possible(self) -> bool:
        """Is the ball still within his reach?"""
        return not self.s.off[self.by] and may_pick_up(self.s, self.by) is None

    @rule("3.05")
    def roll(self) -> Rules[None]:
        """3.05-d: BaC with +4, against nobody, one thief, or a melee."""
        s, name = self.s, self.s.line_up.names[self.by]
        holder = s.carrier
        rivals = [steal for steal in s.steals if void(s, steal) is None]
        mine = die(s, self.by, "BaC", (_BONUS, *self.modifiers), action=PICK_UP)
        stated = (
            "3.05-d",
            *dict.fromkeys(OF_STEALS[steal.how] for steal in rivals),
            *(("3.06-g",) if rivals[1:] else ()),
        )
        results = yield from all_at_once(s, PICK_UP, [mine, *(steal_die(s, steal) for steal in rivals)], *stated)
        if results[name] in WON:
            rulings = (*(("R-69",) if holder != NOBODY else ()), *(("R-72",) if rivals else ()))
            yield PickedUp(
                STATED["3.05-c", "3.05-d"], name, s.line_up.names[holder] if holder != NOBODY else None, rulings
            )
            yield from hold(s, self.by)
        else:
            why: NoEffect = "cancelled" if results[name] == CANCELLED else "failed"
            yield NothingHappens("3.05", name, PICK_UP, why, ("R-30", "R-72") if rivals else ("R-30",))
        for steal in rivals:
            yield from steal_takes_effect(s, steal, results[s.line_up.names[steal.by]])

    def stopped(self) -> Rules[None]:
        """The ball is out of his reach before he has rolled."""
        yield NothingHappens("3.05", self.s.line_up.names[self.by], PICK_UP, "no ball", ("R-79",))


def begin_pick_up(s: State) -> Rules[PickUp]:
    """1.13-b: the modifiers, before any die."""
    return PickUp(s, (yield from pressures(s, s.active)))
