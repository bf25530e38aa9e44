"""1.19 Break through: the carrier's shoulders against a tackler.

STR; a success puts the tackler on the ground with a stamina roll, a critical with a wound instead.
Leans on 0.01-c, 3.01 and 5.04. A tackler who has failed as well falls only once (R-74).
"""

from touchline.core.register import rule
from touchline.core.requests import Rules
from touchline.takkure.events import BrokeThrough
from touchline.takkure.ground import fall
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.stamina import stamina_roll, wound
from touchline.takkure.state import State

BREAK_THROUGH = "break through"


@rule("1.19")
def break_through_takes_effect(s: State, player: int, tackler: int, critical: bool, also_failed: bool) -> Rules:
    """1.19-c, e: the beaten defender goes down."""
    names = s.line_up.names
    yield BrokeThrough("1.19", names[player], names[tackler], critical, ("R-74",) if also_failed else ())
    yield from fall(s, tackler)
    if critical:
        yield from wound(s, tackler, NUMBERS.break_through.wounds, "critical")
    else:
        yield from stamina_roll(s, tackler)
