"""S-18 Punt, S-19 Touchback, S-20 Six alike on a punt.

One small position: Red punts from its own 40 and rolls 10, 10, 20; Blue begins on its own 20. From its own 60 or nearer
the goal line the same roll would be a touchback.

Nobody wins the roll of a punt (RS-16).
"""

from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import NO_GAIN, TEN, YARDS
from touchline.dice_football.events import OfSixAlike, Punted, SixAlike, Touchback
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules.chip import six_of_a_kind
from touchline.dice_football.rules.drive import begin, score_and_restart
from touchline.dice_football.rules.rolling import Hands
from touchline.dice_football.state import NOBODY, State
from touchline.dice_football.stated import STATED


def punt(s: State, hands: Hands, results: tuple[str, ...]) -> Rules[None]:
    """A punt whose dice have fallen: six alike first, then the distance."""
    side = yield from six_of_a_kind(s, results)
    if side != NOBODY:
        done = yield from six_on_a_punt(s, side)
        if done:
            return
    yield from kick_away(s, sum(YARDS.get(face, 0) for face in hands[0]))


@rule("S-20")
def six_on_a_punt(s: State, side: int) -> Rules[bool]:
    """S-20: six 10s are a fake and a touchdown, six NGs a return for a touchdown. Returns True."""
    what: OfSixAlike
    symbol, what = (TEN, "fake punt") if side == s.offence else (NO_GAIN, "punt return")
    number = STATED["S-20-a"] if side == s.offence else STATED["S-20-b"]
    yield SixAlike(number, s.team(side), symbol, what)
    return (yield from score_and_restart(s, number, side, what, NUMBERS.score.touchdown))


@rule("S-18")
def kick_away(s: State, yards: int) -> Rules[None]:
    """S-18 Punt: as far as the offence's 10s and 20s add up to (RS-16); no yards at all leave it there (RS-12)."""
    length = NUMBERS.field.length
    to = s.yard + yards
    yield Punted(STATED["S-18-b"], s.attackers(), yards, s.spot(to), ("RS-16",) if yards else ("RS-12", "RS-16"))
    if to >= length:
        done = yield from touchback(s, to)
        if done:
            return
        to = length - 1
    yield from begin(s, STATED["S-18-c"], s.defence, length - to)


@rule("S-19")
def touchback(s: State, yard: int) -> Rules[bool]:
    """S-19 Touchback: a punt to the goal line or beyond brings the other team to its own 25. Returns True."""
    number = STATED["S-19-a"] if yard == NUMBERS.field.length else STATED["S-19-b"]
    yield Touchback(number, s.defenders())
    yield from begin(s, number, s.defence, NUMBERS.start.touchback)
    return True
