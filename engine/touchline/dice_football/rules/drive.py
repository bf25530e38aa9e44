"""S-04 The first drive, S-26 The drive after a score: who has the ball, where, with which downs.

One small position: Red scores a touchdown; Blue begins on its own 25, first down, and the dice change hands. A pick six
by Blue would leave the dice where they are, for then Red begins (RS-10).

Leans on S-02: after the deciding points nobody begins.
"""

from collections.abc import Mapping

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.events import DiceSwapped, DriveBegun, Score
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.victory import score
from touchline.dice_football.state import DRIVE, OVER, State
from touchline.dice_football.stated import STATED

Rulings = tuple[str, ...]
SWAPPED: Mapping[str, str] = {"S-13": STATED["S-13-d"], "S-25": STATED["S-25-b"]}
"""Rules of which a statement has the exchange of dice."""


def begin(s: State, number: str, side: int, yard: int, rulings: Rulings = (), swap: Rulings = ()) -> Rules[None]:
    """A side begins a drive by the rule of this number, and has the offence dice for it (RS-9, RS-12, RS-18)."""
    if side != s.offence:
        s.offence = side
        yield DiceSwapped(SWAPPED.get(number, str(number)), s.attackers(), s.defenders(), ("RS-12", *swap))
    beyond = yard >= NUMBERS.field.midfield
    s.yard, s.down = yard, 1
    s.crossed = beyond and s.readings["RS-9"] == "one set"
    yield DriveBegun(
        number, s.attackers(), s.spot(), yard, s.crossed, (*rulings, *(("RS-9",) if beyond else ()), "RS-18")
    )


@rule("S-04")
def first_drive(s: State) -> Rules[None]:
    """S-04 The first drive: on the offence's own 25, first down."""
    s.yard = NUMBERS.start.first
    yield DriveBegun(STATED["S-04-a", "S-04-b"], s.attackers(), s.spot(), s.yard, s.crossed)


@rule("S-26")
def restart(s: State, number: str, scorer: int, rulings: Rulings = ()) -> Rules[None]:
    """S-26 After a score: the opponents of the scorer begin on their own 25 (RS-10, RS-17).

    `number` is that of the rule, with what has been scored.
    """
    if scorer != s.offence:
        rulings = (*rulings, "RS-10")
    yield from begin(s, number, 1 - scorer, NUMBERS.start.score, rulings, ("RS-17",))


def score_and_restart(s: State, number: str, side: int, how: Score, points: int, rulings: Rulings = ()) -> Rules[bool]:
    """Points by the rule of this number, then the next drive unless they have won the game. Returns True."""
    yield from score(s, number, side, how, points, rulings)
    if s.phase != OVER:
        yield from restart(s, _after(s, side, points), side)
    return True


def _after(s: State, scorer: int, points: int) -> str:
    """Which statement of S-26 has the drive after these points."""
    if scorer != s.offence:
        return STATED["S-26-c"]
    return STATED["S-26-b"] if points == NUMBERS.score.field_goal else STATED["S-26-a"]


def kick_off(s: State) -> Rules[None]:
    """The sides are settled: play begins."""
    s.phase = DRIVE
    yield from first_drive(s)
