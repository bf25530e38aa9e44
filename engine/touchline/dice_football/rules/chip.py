"""S-08 The power chip: it settles every tied roll, spent or kept.

One small position: four 10s against four NGs, the chip with Blue, which is on defence. Blue spends it and wins, and Red
has the chip; or Blue keeps it, and Red wins.
"""

from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import NO_GAIN, SIX, TEN, TIE
from touchline.dice_football.events import ChipGiven, ChipKept, ChipSpent, RollTied, RollWon
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.rolling import Call
from touchline.dice_football.state import NOBODY, State
from touchline.dice_football.stated import STATED

OPTIONS = (Option("spend", None, "S-08", True), Option("keep", None, "S-08", False))


@rule("S-08")
def break_tie(s: State, offence: Call, defence: Call) -> Rules[int | None]:
    """S-08 Ties: the holder spends the chip and wins, or keeps it and loses; it moves in no other way (RS-12).

    Six 10s and six NGs tie like anything else (RS-11). Returns the side that wins.
    """
    rulings = ("RS-11",) if offence.six or defence.six else ()
    if (side := _automatic(s, offence, defence)) != NOBODY:
        won = offence if side == s.offence else defence
        yield RollWon("S-08", s.team(side), won.words, won.number, won.number, rulings)
        return side
    if s.chip == NOBODY:
        yield RollTied("S-08", offence.number, None, rulings)
        return None
    holder = s.chip
    other = 1 - holder
    yield RollTied(STATED["S-08-a"], offence.number, s.team(holder), rulings)
    spends = yield Choose(s.team(holder), "chip", STATED["S-08-a"], None, OPTIONS)
    if not spends:
        yield ChipKept(STATED["S-08-c"], s.team(holder), s.team(other))
        return other
    s.chip = other
    yield ChipSpent(STATED["S-08-a"], s.team(holder), s.team(other))
    yield ChipGiven(STATED["S-08-b"], s.team(other))
    return holder


def _automatic(s: State, offence: Call, defence: Call) -> int:
    """RS-11 in its other readings: the side whose six of a kind need no chip."""
    reading = s.readings["RS-11"]
    if reading == "the offence" and offence.six:
        return s.offence
    if reading == "automatic" and offence.six != defence.six:
        return s.offence if offence.six else s.defence
    return NOBODY


def six_of_a_kind(s: State, results: tuple[str, ...]) -> Rules[int]:
    """The side whose six 10s or six NGs count on a punt or field goal attempt, or NOBODY."""
    if results[0] == SIX:
        return s.offence if results[1] == TEN else s.defence
    if results[0] != TIE:
        return NOBODY
    side = yield from break_tie(s, Call.of((TEN,), NUMBERS.six.alike), Call.of((NO_GAIN,), NUMBERS.six.alike))
    return NOBODY if side is None else side
