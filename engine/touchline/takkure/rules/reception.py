"""2.02 Ball reception: a missed pass is not lost until its receiver has missed it, too.

Made as a matter of course (R-23). Leans on 2.01 for the distance and on 2.03 for a ball that falls.
"""

from typing import Final

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.events.ball import Fumbled, PassReceived
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.ball import hold, put_down
from touchline.takkure.rules.individual_play import before_roll
from touchline.takkure.rules.ranges import in_band
from touchline.takkure.rules.rolls import WON, die, throw
from touchline.takkure.rules.scatter import scatter
from touchline.takkure.state import State
from touchline.takkure.stated import STATED

RECEPTION: Final = "reception"


@rule("2.02")
def receive(s: State, player: int, apart: int, rulings: tuple[str, ...] = ()) -> Rules[None]:
    """2.02-a, b, c: an unopposed BaC roll with the reception modifier of the pass's distance (R-23, R-28)."""
    yield from before_roll(s, [(player, RECEPTION)])
    name = s.line_up.names[player]
    band = in_band(apart, NUMBERS.reception.modifiers, STATED["2.02-b"])
    results = yield from throw(RECEPTION, [die(s, player, "BaC", (band,), action=RECEPTION)], "2.02-a")
    if results[name] in WON:
        yield PassReceived(STATED["2.02-c", "2.02-d"], name, RECEPTION, ("R-23", *rulings))
        yield from hold(s, player)
    else:
        yield Fumbled(STATED["2.02-c"], name, ("R-23", *rulings))
        place = yield from scatter(s, s.at[player], player)
        yield from put_down(s, place)
