"""1.18 Dodge: the carrier's feet against a declared tackle.

REF; a success moves him up to 2 inches in any direction (R-17), a critical up to 4. Leans on space occupation.
In step 5 he is one side of a multiple face-to-face roll (3.07): `Dodge` says what he rolls and what takes effect.
"""

from random import Random
from typing import Final

from touchline.core.dice.throws import Die, Modifier
from touchline.core.inches.geometry import path_length
from touchline.core.play.requests import Choose, Command, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import longer
from touchline.takkure.events import Dodged, Moved, NothingHappens
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.ground import standing
from touchline.takkure.rules.multiple_rolls import Foe, resolve_foe
from touchline.takkure.rules.pressure import pressures
from touchline.takkure.rules.rolls import CRITICAL, FAIL, WON, die
from touchline.takkure.rules.space import plan_move, propose_move
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

DODGE: Final = "dodge"


@rule("1.18")
def dodge_takes_effect(s: State, player: int, critical: bool, alone: bool = False) -> Rules[None]:
    """1.18-c: the extra move, at once (R-75). `alone`: nobody had contact (R-53)."""
    name = s.line_up.names[player]
    reach = (NUMBERS.dodge.critical_move if critical else NUMBERS.dodge.move) + longer(s, player, DODGE)
    yield Dodged(
        STATED["1.18-c", "1.17-c"] if critical else STATED["1.18-c"],
        name,
        reach,
        critical,
        ("R-17", "R-53") if alone else ("R-17",),
    )

    def propose(chance: Random) -> Command:
        return propose_move(s, player, reach, "move", chance)

    limits = {"from": list(s.at[player]), "reach": reach}
    option = Option("move", name, "1.18", None, limits, lambda c: plan_move(s, player, reach, "1.18", c), propose)
    path = yield Choose(s.coach(s.line_up.team[player]), "dodge move", STATED["1.18-c"], name, [option])
    s.walk(player, "1.18", path)
    yield Moved(STATED["1.18-c"], name, path, path_length(path), "dodge", None, ("R-17", "R-60"))


class Dodge:
    """1.18 in step 5."""

    verb, number, alone, stated = DODGE, "1.18", "dodge alone", ("1.18-b",)

    def __init__(self, s: State, modifiers: tuple[Modifier, ...]) -> None:
        self.s, self.by, self.modifiers = s, s.active, modifiers
        self.rolled = self.moved = False

    def die(self) -> Die:
        """1.18-b: REF."""
        return die(self.s, self.by, "REF", self.modifiers, action=DODGE)

    def possible(self) -> bool:
        """Is he still on his feet?"""
        return standing(self.s, self.by)

    def lonely(self) -> bool:
        """R-53: nobody has touched him; he may dodge all the same."""
        return not self.rolled

    def by_himself(self, result: str) -> Rules[None]:
        """R-53: a dodge past nobody."""
        self.rolled = True
        if result in WON:
            yield from dodge_takes_effect(self.s, self.by, result == CRITICAL, alone=True)
        else:
            yield NothingHappens(STATED["1.18-c"], self.s.line_up.names[self.by], DODGE, "failed", ("R-53",))

    def against(self, foe: Foe, mine: str, his: str, left: int) -> Rules[None]:  # noqa: ARG002 - one signature for all
        """1.18-c, d: away at once, and only once (R-75); then what the other one's roll does."""
        self.rolled = True
        name = self.s.line_up.names[self.by]
        if mine not in WON:
            yield NothingHappens(STATED["1.18-c"], name, DODGE, "failed" if mine == FAIL else "cancelled")
        elif self.moved:
            yield NothingHappens(STATED["3.07-e"], name, DODGE, "has already dodged", ("R-75",))
        else:
            self.moved = True
            yield from dodge_takes_effect(self.s, self.by, mine == CRITICAL)
        yield from resolve_foe(self.s, foe, his)

    def stopped(self) -> Rules[None]:
        """Down before he could roll: no dodge."""
        yield from ()


def begin_dodge(s: State) -> Rules[Dodge]:
    """1.13-b: the modifiers, before any die."""
    return Dodge(s, (yield from pressures(s, s.active)))
