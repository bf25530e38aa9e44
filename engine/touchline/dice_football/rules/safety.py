"""S-24 Safety, S-25 The drive after a safety.

One small position: Red has the ball on its own 10 and is sacked. It stands on its goal line: 2 points for Blue, which
also begins the next drive, on its own 25 (RS-1).
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.drive import begin, restart
from touchline.dice_football.rules.victory import score
from touchline.dice_football.state import OVER, State
from touchline.dice_football.stated import STATED


@rule("S-24")
def concede_safety(s: State, yard: int) -> Rules[bool]:
    """S-24 Safety: driven back to its goal line or behind it, the offence concedes 2 points. Returns True."""
    where = STATED["S-24-b"] if yard else STATED["S-24-a"]
    yield from score(s, where, s.defence, "safety", NUMBERS.score.safety)
    if s.phase != OVER:
        yield from after_safety(s)
    return True


@rule("S-25")
def after_safety(s: State) -> Rules[None]:
    """S-25 After a safety: the team that scored it has the ball, on its own 25 (RS-1)."""
    if s.readings["RS-1"] == "the scorer":
        yield from begin(s, STATED["S-25-a"], s.defence, NUMBERS.start.safety, ("RS-1",), ("RS-17",))
    else:
        yield from restart(s, "S-26", s.defence, ("RS-1",))
