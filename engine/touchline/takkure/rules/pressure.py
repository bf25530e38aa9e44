"""1.06 Pressure: a defender who crowds the place where the attacker acts makes the action harder.

Leans on 1.07 for the move and on 1.13 for the measuring. Pressures add up; the spot of the action counts (R-10).
"""

from typing import Final

from touchline.core.dice.throws import Modifier
from touchline.core.inches.geometry import Point
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.cards.effects import number, used
from touchline.takkure.events import Pressing
from touchline.takkure.modifiers import modifier
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.measuring import measure_in_step_5
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

PRESSURE: Final = "pressure"
_NEAR = ("1.06-b", "1.06-d", "1.06-e")


@rule("1.06")
def press(s: State, player: int) -> Rules[None]:
    """1.06-a: a pressure token beside the defender, who has moved first."""
    s.markers[player] = PRESSURE
    yield Pressing(STATED["1.06-a", "1.05-e", "1.07-c"], s.line_up.names[player])


@rule("1.06")
def pressures(s: State, player: int, spot: Point | None = None) -> Rules[tuple[Modifier, ...]]:
    """1.06-b, c: one modifier for each pressing defender within reach of the acting player. Returns them.

    `spot`: where he acts, if that is not where he stands (R-10).
    """
    found: list[Modifier] = []
    for i in s.side(1 - s.line_up.team[player]):
        if s.markers[i] == PRESSURE:
            reach = NUMBERS.pressure.reach + number(s, i, PRESSURE)
            near = yield from measure_in_step_5(s, player, i, (reach,), PRESSURE, ("R-10",), spot)
            if near:
                yield from used(s, i, PRESSURE)
                more = ("1.06-c",) if found else ()
                found.append(
                    modifier(NUMBERS.pressure.modifier, PRESSURE, STATED[*_NEAR, *more], who=s.line_up.names[i])
                )
    return tuple(found)
