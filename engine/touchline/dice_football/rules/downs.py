"""S-15 Four downs, S-16 What uses a down, S-17 The last down: one down from its beginning to what it leaves behind.

One small position: Red is on its own 45, second down. Ten yards bring it past the 50 to a fresh set of four; no gain
leaves it on the 45, third down. Past the 50 no ground gives another set (RS-8, RS-9).

Leans on S-05 to S-08 for the roll and on the dice charts for what the winning play does.
"""

from touchline.core.play.requests import Choose, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import FIELD_GOAL, SACK
from touchline.dice_football.events import Declared, DownBegun, DownUsed, FreshDowns
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.rules import defence_dice, offence_dice
from touchline.dice_football.rules.chip import break_tie
from touchline.dice_football.rules.field_goal import attempt, rear_edge
from touchline.dice_football.rules.ordinary import lose_on_downs
from touchline.dice_football.rules.punt import punt
from touchline.dice_football.rules.rolling import Call, Hands, call, choose_play, roll, win_roll
from touchline.dice_football.state import DOWN, GO, KICK, PUNT, State
from touchline.dice_football.stated import STATED

OPTIONS = tuple(Option(do, None, "S-17", do) for do in (GO, PUNT, KICK))


def down(s: State) -> Rules[bool]:
    """One down, or on the last one its declaration. Returns True while there is something to play on with."""
    if s.declared is None:
        yield from begin_down(s)
        if s.down >= NUMBERS.downs.number:
            yield from declare(s)
            if s.declared is None:
                s.declared = GO
            return True
    action = s.declared if s.declared in (PUNT, KICK) else DOWN
    needed = (yield from rear_edge(s)) if action == KICK else None
    fallen = yield from roll(s, action)
    if fallen is None:
        return False
    hands, results = fallen
    if action == PUNT:
        yield from punt(s, hands, results)
    elif action == KICK:
        yield from attempt(s, hands, results, needed)
    else:
        yield from _play(s, hands)
    s.declared = None
    return True


@rule("S-15")
def begin_down(s: State) -> Rules[None]:
    """S-15 Four downs: which one this is."""
    yield DownBegun(STATED["S-15-c"], s.attackers(), s.down)


@rule("S-17")
def declare(s: State) -> Rules[None]:
    """S-17 The last down: go for it, punt or try a field goal, said before the dice fall."""
    s.declared = yield Choose(s.attackers(), "fourth down", STATED["S-17-a", "S-17-b"], None, OPTIONS)
    yield Declared(STATED["S-17-a", "S-17-b"], s.attackers(), s.declared)


def _play(s: State, hands: Hands) -> Rules[None]:
    """An ordinary roll: who wins it, with which play, and what that does to the downs."""
    line = s.yard
    calls = yield from call(s, hands)
    settled, symbol = None, ""
    if calls is not None:
        side, symbol = yield from _winner(s, hands, calls)
        if side is not None:
            mine = calls[0 if side == s.offence else 1]
            settled = yield from _take_effect(s, side == s.offence, symbol, mine.six)
    if settled:
        return
    fresh = yield from reach_midfield(s, line)
    if not fresh:
        yield from use_down(s, line, symbol)


def _winner(s: State, hands: Hands, calls: tuple[Call, Call]) -> Rules[tuple[int | None, str]]:
    """The side whose play counts and which symbol that is."""
    tied = calls[0].number == calls[1].number
    side = yield from (break_tie(s, *calls) if tied else win_roll(s, calls))
    if side is None:
        return None, ""
    at = 0 if side == s.offence else 1
    mine = calls[at]
    symbol = mine.symbols[0]
    if len(mine.symbols) > 1:
        chosen = yield from choose_play(s, side, mine, hands[at])
        symbol = chosen or symbol
    return side, symbol


def _take_effect(s: State, attack: bool, symbol: str, six: bool) -> Rules[bool | None]:
    if six:
        settled = yield from (offence_dice.six_tens(s) if attack else defence_dice.six_no_gains(s))
        if settled:
            return True
    return (yield from (offence_dice.PLAYS[symbol](s, symbol) if attack else defence_dice.PLAYS[symbol](s)))


@rule("S-15")
def reach_midfield(s: State, line: int) -> Rules[bool]:
    """S-15 Four downs: the first ground that reaches or crosses the 50 gives four new ones. Returns True then.

    A drive that began there has one set only (RS-9); in the other reading its first gain gives a fresh one.
    """
    middle = NUMBERS.field.midfield
    if s.crossed or s.yard < middle or s.yard <= line:
        return False
    s.down, s.crossed = 1, True
    yield FreshDowns(STATED["S-15-a", "S-16-b"], s.attackers(), ("RS-9",) if line >= middle else ())
    return True


def _used(s: State, line: int, symbol: str) -> str:
    """What is stated of a down that is used up: the rule, and whether it was lost past the 50 or with 3 points."""
    if symbol == FIELD_GOAL and line >= NUMBERS.field.midfield:
        return STATED["S-16-a", "S-11-c"]
    return STATED["S-16-a", "S-15-b"] if s.crossed and s.yard > line else STATED["S-16-a"]


@rule("S-16")
def use_down(s: State, line: int, symbol: str) -> Rules[None]:
    """S-16 What uses a down: every roll without points and without the 50 reached for the first time (RS-8).

    On the last down the ball is lost (S-27, RS-4, RS-15).
    """
    crossed_again = symbol != FIELD_GOAL and line < NUMBERS.field.midfield <= s.yard
    yield DownUsed(_used(s, line, symbol), s.attackers(), s.down, ("RS-8",) if symbol == SACK or crossed_again else ())
    if s.down < NUMBERS.downs.number:
        s.down += 1
    else:
        yield from lose_on_downs(s, line, ("RS-15",) if symbol in (SACK, FIELD_GOAL) else ())
