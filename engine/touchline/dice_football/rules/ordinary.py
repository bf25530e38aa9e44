"""S-27 Where the sheet is silent, ordinary football: the goal line, the last down, the missed kick.

Leans on S-26 for the drive after a score. What "ordinary" means at each place is a ruling: RS-4, RS-5, RS-6, RS-15.
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.events import Gained, TurnedOver
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.drive import begin, score_and_restart
from touchline.dice_football.state import State
from touchline.dice_football.stated import STATED

Rulings = tuple[str, ...]


def advance(s: State, number: str, yards: int, rulings: Rulings = ()) -> Rules[bool]:
    """The ball goes forward by the rule of this number. Returns True when that is a touchdown."""
    length = NUMBERS.field.length
    to = s.yard + yards
    yield Gained(number, s.attackers(), min(to, length) - s.yard, s.spot(min(to, length)), rulings)
    if to < length:
        s.yard = to
        return False
    done = yield from carry_over(s)
    if not done:
        s.yard = length - 1
    return done


@rule("S-27")
def carry_over(s: State) -> Rules[bool]:
    """S-27: ground that reaches the goal line is a touchdown (RS-6)."""
    return (
        yield from score_and_restart(s, STATED["S-27-a"], s.offence, "touchdown", NUMBERS.score.touchdown, ("RS-6",))
    )


@rule("S-27")
def lose_on_downs(s: State, line: int, rulings: Rulings) -> Rules[None]:
    """S-27: the last down is gone; the other team has the ball at the new spot (RS-4).

    `line` is where the ball was before the roll, the spot of the other reading.
    """
    yard = s.yard if s.readings["RS-4"] == "new spot" else line
    yield TurnedOver(STATED["S-27-b"], s.defenders(), s.spot(yard), "downs", ("RS-4", *rulings))
    yield from begin(s, STATED["S-27-b"], s.defence, NUMBERS.field.length - yard)


@rule("S-27")
def miss_kick(s: State) -> Rules[None]:
    """S-27: after a missed field goal the other team has the ball at the spot (RS-5)."""
    length = NUMBERS.field.length
    yard = s.yard if s.readings["RS-5"] == "the spot" else length - NUMBERS.start.missed_kick
    yield TurnedOver(STATED["S-27-c"], s.defenders(), s.spot(yard), "missed field goal", ("RS-5",))
    yield from begin(s, STATED["S-27-c"], s.defence, length - yard)
