"""1.13-c Who rolls first: of the rolls that are open, the attacking coach says which comes next.

A `RollSource` has rolls to make: the dice of an action, a thief, a ball in the air, somebody who has fallen. The open
rolls are listed anew after every roll, as each result may change the rest.

One small position: AGUILA's pass has missed, and GARRA, who rolled against it, has failed and fallen. GARRA's stamina
roll and the receiver's reception are due at the same moment, and AGUILA's coach says which comes first (R-79).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from touchline.core.play.requests import Choose, Option, Rules
from touchline.takkure.events.rolls import DiceOrdered
from touchline.takkure.state import State
from touchline.takkure.stated import STATED


class OpenRoll(NamedTuple):
    """A roll that may be made now: the verb that chooses it, whose it is, its rule, and what rolls it.

    `rulings` are those that let the coach choose when.
    """

    do: str
    who: int
    rule: str
    rolls: Callable[[], Rules[None]]
    rulings: tuple[str, ...] = ()


class RollSource(Protocol):
    """Something with rolls to make."""

    def settle(self) -> Rules[None]:
        """Do what needs no roll: drop what has become void, and say so."""

    def open(self) -> Sequence[OpenRoll]:
        """What may be rolled now."""


class Due:
    """One roll that is due at once, before any other (R-79)."""

    def __init__(self, do: str, who: int, number: str, rolls: Callable[[], Rules[None]]) -> None:
        self.waiting: OpenRoll | None = OpenRoll(do, who, number, self._roll, ("R-79",))
        self._rolls = rolls

    def settle(self) -> Rules[None]:
        """Nothing makes it void."""
        yield from ()

    def open(self) -> list[OpenRoll]:
        """The roll, until it is made."""
        return [self.waiting] if self.waiting else []

    def _roll(self) -> Rules[None]:
        self.waiting = None
        yield from self._rolls()


def roll_in_order(s: State, sources: Sequence[RollSource], number: str = STATED["1.13-c"]) -> Rules[None]:
    """Roll until nothing is left to roll; where several rolls are open, the attacking coach chooses."""
    while True:
        for source in sources:
            yield from source.settle()
        open_rolls = [roll for source in sources for roll in source.open()]
        if not open_rolls:
            return
        pick = open_rolls[0]
        if len(open_rolls) > 1:
            pick = yield from _chosen(s, open_rolls, number)
        yield from pick.rolls()


def roll_at_once(s: State, due: Sequence[RollSource]) -> Rules[None]:
    """R-79: rolls that are due at the same moment, before any other. `due` is in the order of declaration."""
    if s.reading("R-79") == "declaration":
        for one in due:
            yield from roll_in_order(s, [one])
    else:
        yield from roll_in_order(s, due)


def _chosen(s: State, open_rolls: Sequence[OpenRoll], number: str) -> Rules[OpenRoll]:
    """1.13-c, 3.07-b: the attacking coach says what is rolled next."""
    names, coach = s.line_up.names, s.coach(s.line_up.team[s.active])
    by_key = {(roll.do, roll.who): roll for roll in open_rolls}
    options = [Option(roll.do, names[roll.who], roll.rule, key) for key, roll in by_key.items()]
    key = yield Choose(coach, "next roll", number, None, options)
    rulings = tuple(dict.fromkeys(ruling for roll in open_rolls for ruling in roll.rulings))
    yield DiceOrdered(number, coach, names[key[1]], key[0], rulings)
    return by_key[key]
