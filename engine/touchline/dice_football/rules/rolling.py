"""S-05 Both roll, S-06 A team's play, S-07 Who wins the roll.

The class of a roll, as `Rolled.results` and the odds have it. On a down:

- `("offence", plays)` or `("defence", plays)`: that side has more dice of its play;
- `("tie", plays, plays)`: as many, first the offence's.

`plays` is a symbol, or the symbols that tie inside the team, best first: `"TD or 10"`. All six dice of the two symbols
that the charts single out are `"six 10"` and `"six NG"`. On a punt or field goal attempt nobody wins the roll (RS-16):

- `("kick", yards)`: the sum of the offence's 10s and 20s, as `("kick", "50")`;
- `("six", "10")`, `("six", "NG")`: one team has six of them; `("tie", "six 10", "six NG")`: both have.

>>> judge_down(({"10": 4, "20": 1, "TD": 1}, {"NG": 3, "S": 2, "P6": 1}))
('offence', '10')
>>> judge_down(({"10": 3, "TD": 3}, {"NG": 3, "S": 2, "P6": 1}))
('tie', 'TD or 10', 'NG')
>>> judge_kick(({"10": 3, "20": 1, "TD": 2}, {"NG": 6}))
('six', 'NG')
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import Choose, Forbidden, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.dice_football.dice import (
    ATTACK,
    BOTH,
    DEFENCE,
    KICKED,
    NO_GAIN,
    OFFENCE,
    OR,
    ORDER,
    SIX,
    SPECIAL,
    STOP,
    TEN,
    TIE,
    YARDS,
    DiceSet,
)
from touchline.dice_football.events import Called, Chosen, HandShown, Rolled, RollWon
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.refusals import refuse
from touchline.dice_football.state import DOWN, KICK, PUNT, State
from touchline.dice_football.stated import STATED

Hands: TypeAlias = tuple[tuple[str, ...], ...]
"""The faces of each hand, the offence's first."""
HAND_NAMES = ("offence dice", "defence dice")
STATEMENTS = ("S-05-a", "S-05-b", "S-01-b")
ROLLED: Mapping[str, str] = {
    DOWN: STATED[STATEMENTS],
    PUNT: STATED[*STATEMENTS, "S-18-a"],
    KICK: STATED[*STATEMENTS, "S-23-b"],
}
"""What is stated of the roll for an action."""


class Call(NamedTuple):
    """A team's most frequent symbols, best first, and how many dice show each of them."""

    symbols: tuple[str, ...]
    number: int
    words: str
    """The symbols as an event names them."""

    @classmethod
    def of(cls, symbols: tuple[str, ...], number: int) -> "Call":
        """The call of these symbols."""
        return cls(symbols, number, OR.join(symbols))

    @property
    def plays(self) -> str:
        """The symbols as the class of a roll names them."""
        return f"{SIX} {self.symbols[0]}" if self.six else self.words

    @property
    def six(self) -> bool:
        """Do all six dice show the one symbol that the charts single out?"""
        return self.number >= NUMBERS.six.alike and self.symbols[0] in SPECIAL


def most_frequent(symbols: Mapping[str, int]) -> Call:
    """S-06 in numbers: what the most dice of a hand show."""
    top = max(symbols.values())
    return Call.of(tuple([symbol for symbol in ORDER if symbols.get(symbol) == top]), top)


def judge_down(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The class of a roll on an ordinary down."""
    return _compare(most_frequent(hands[0]), most_frequent(hands[1]))


def judge_kick(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """The class of a roll for a punt or a field goal attempt."""
    offence, defence = hands
    six = NUMBERS.six.alike
    fake, back = offence.get(TEN, 0) >= six, defence.get(NO_GAIN, 0) >= six
    if fake and back:
        return (TIE, *BOTH)
    if fake or back:
        return (SIX, TEN if fake else NO_GAIN)
    return (KICKED, str(sum(many * offence.get(symbol, 0) for symbol, many in YARDS.items())))


def _compare(offence: Call, defence: Call) -> tuple[str, ...]:
    if offence.number == defence.number:
        return (TIE, offence.plays, defence.plays)
    return (ATTACK, offence.plays) if offence.number > defence.number else (STOP, defence.plays)


@cache
def _counted(faces: tuple[str, ...]) -> Mapping[str, int]:
    return {symbol: faces.count(symbol) for symbol in set(faces)}


@cache
def call_of(faces: tuple[str, ...]) -> Call:
    """The play of a hand as it fell."""
    return most_frequent(_counted(faces))


def throws(teams: tuple[str, str], dice: DiceSet) -> tuple[Mapping[str, Pool], Mapping[str, Pool]]:
    """Every throw of a game, made once: for either side on offence, action -> what is asked for."""
    return _throws(teams[0], teams[1], dice), _throws(teams[1], teams[0], dice)


def _throws(offence: str, defence: str, dice: DiceSet) -> Mapping[str, Pool]:
    hands = tuple(
        Handful(team, team, name, NUMBERS.kit.dice, faces)
        for team, name, faces in zip((offence, defence), HAND_NAMES, dice, strict=True)
    )
    judges = {DOWN: judge_down, PUNT: judge_kick, KICK: judge_kick}
    return {action: Pool(ROLLED[action], "down", action, hands, judge) for action, judge in judges.items()}


@rule("S-05")
def roll(s: State, action: str) -> Rules[tuple[Hands, tuple[str, ...]] | None]:
    """S-05 Both roll: all dice of both teams at once. Returns the faces and the class of the roll."""
    throw = s.set_up.throws[s.offence][action]
    hands = yield throw
    offence, defence = hands
    if action == DOWN:
        results = _compare(call_of(offence), call_of(defence))
    else:
        results = judge_kick((_counted(offence), _counted(defence)))
    mine, theirs = throw.hands
    shown = (HandShown(mine.team, mine.name, offence), HandShown(theirs.team, theirs.name, defence))
    yield Rolled(ROLLED[action], action, shown, results)
    return hands, results


@rule("S-06")
def call(s: State, hands: Hands) -> Rules[tuple[Call, Call] | None]:
    """S-06 A team's play: its most frequent symbol. Returns both calls, the offence's first."""
    offence, defence = call_of(hands[0]), call_of(hands[1])
    yield Called(STATED["S-06-a"], s.team(s.offence), offence.words, offence.number)
    yield Called(STATED["S-06-a"], s.team(s.defence), defence.words, defence.number)
    return offence, defence


@rule("S-06")
def choose_play(s: State, side: int, mine: Call, faces: tuple[str, ...]) -> Rules[str | None]:
    """S-06 Ties inside a team: it takes the one it likes best (RS-7), once it has won the roll (RS-13).

    The order of RS-13 matters every time. There are six dice and four symbols. So a team that wins with a tie of its
    own has tied the roll, or beaten a team with a tie. Returns the symbol.
    """
    symbol = mine.symbols[0]
    if s.readings["RS-7"] == "the team chooses":
        options = [Option(one, None, "S-06", one) for one in mine.symbols]
        symbol = yield Choose(s.team(side), "play", STATED["S-06-b"], None, options, lambda: _fewer(mine, faces))
    yield Chosen(STATED["S-06-b"], s.team(side), symbol, ("RS-7", "RS-13"))
    return symbol


@cache
def _fewer(mine: Call, faces: tuple[str, ...]) -> Sequence[Forbidden]:
    known = OFFENCE if mine.symbols[0] in OFFENCE else DEFENCE
    most = {"most": mine.number, "called": list(mine.symbols)}
    return tuple(
        Forbidden(symbol, None, refuse("S-06", "fewer-dice", few=faces.count(symbol), symbol=symbol, **most))
        for symbol in known
    )


@rule("S-07")
def win_roll(s: State, calls: tuple[Call, Call]) -> Rules[int]:
    """S-07 Who wins the roll: more dice of one's play. Returns the side; S-08 has the ties."""
    offence, defence = calls
    ahead = offence.number > defence.number
    side, won, lost = (s.offence, offence, defence) if ahead else (s.defence, defence, offence)
    yield RollWon(STATED["S-07-a", "S-07-b"], s.team(side), won.words, won.number, lost.number)
    return side
