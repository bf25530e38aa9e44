"""D-16 Armour check.

One small position: a Slam wins by two; the loser, a Guard, rolls four dice. One success stops one hit, and he is out
of play for a turn.
"""

from touchline.core.dice.throws import Modifier
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dreadball.events.clashes import ArmourChecked, OutOfPlay, Removed
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.records import REMOVED
from touchline.dreadball.rules.dice_tests import pool, roll
from touchline.dreadball.rules.rush import last_team
from touchline.dreadball.rules.stats import ARMOUR, GUARD
from touchline.dreadball.rules.threats import by_role
from touchline.dreadball.state import State
from touchline.dreadball.stated import STATED


def armour_modifiers(role: str) -> tuple[Modifier, ...]:
    """D-16: a die more for a Guard."""
    return by_role(STATED["D-16-b"], role, GUARD, NUMBERS.role.guard)


@rule("D-16")
def armour_check(s: State, player: int, hits: int) -> Rules[None]:
    """D-16 Armour check: a hit for each success that the winner has more; each armour success stops one (RD-14, RD-15).

    A hit that is left is a turn out of play; four or more are the end of his game (RD-12).
    """
    card = s.cards[player]
    mine = pool(s, player, ARMOUR, armour_modifiers(card.role))
    (successes,) = yield from roll(STATED["D-16-a"], "armour check", (mine,), hits)
    stopped = min(successes, hits)
    left = hits - stopped
    number = STATED["D-16-c", "D-16-d", "D-16-e"] if stopped else STATED["D-16-c", "D-16-d"]
    yield ArmourChecked(number, card.name, hits, stopped, left, ("RD-15",) if left else ("RD-14", "RD-15"))
    if not left:
        return
    s.put(player, None)
    s.down[player] = False
    if left >= NUMBERS.armour.removed and s.readings["RD-12"] == "removed":
        s.out[player] = REMOVED
        yield Removed(STATED["D-16-g"], card.name, left)
    else:
        s.out[player] = left
        yield OutOfPlay(STATED["D-16-f"], card.name, left, ("RD-12",) if left >= NUMBERS.armour.removed else ())
    yield from last_team(s)
