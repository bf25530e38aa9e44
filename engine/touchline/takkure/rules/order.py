"""1.13-c Who rolls first: of the rolls that are open, the attacking coach says which comes next.

A `Business` has rolls to make: the dice of an action, a thief, a ball in the air, somebody who has fallen. What is open
is asked for anew after every roll, as each result weighs on the rest.

One small position: AGUILA's pass has missed, and GARRA, who rolled against it, has failed and fallen. GARRA's stamina
roll and the receiver's reception are due at the same moment, and AGUILA's coach says which comes first (R-79).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from touchline.core.play.requests import Choose, Option, Rules
from touchline.takkure.events.rolls import DiceOrdered
from touchline.takkure.state import State

_SAID = {
    "face": "be rolled against",
    "face with all dice": "be rolled against with all dice",
    "leave": "roll unopposed",
    "keep feet": "try to keep his feet",
    "dodge alone": "dodge past nobody",
    "pick up": "pick up the ball",
    "try": "go for a try",
    "intercept": "reach into the pass",
    "reception": "try to catch the ball",
    "stamina": "roll stamina",
    "injury": "roll for his injury",
}


class Entry(NamedTuple):
    """Something that may be rolled now: the verb that chooses it, whose it is, the rule, and the roll itself.

    `rulings` are those that leave its turn to the coach.
    """

    do: str
    who: int
    rule: str
    rolls: Callable[[], Rules]
    rulings: tuple[str, ...] = ()


class Business(Protocol):
    """Something with rolls to make."""

    def settle(self) -> Rules:
        """Do what needs no roll: drop what has become void, and say so."""

    def open(self) -> Sequence[Entry]:
        """What may be rolled now."""


class Due:
    """One roll that is due at once, before any other (R-79)."""

    def __init__(self, do: str, who: int, number: str, rolls: Callable[[], Rules]) -> None:
        self.entry: Entry | None = Entry(do, who, number, self._roll, ("R-79",))
        self._rolls = rolls

    def settle(self) -> Rules:
        """Nothing makes it void."""
        yield from ()

    def open(self) -> list[Entry]:
        """The roll, until it is made."""
        return [self.entry] if self.entry else []

    def _roll(self) -> Rules:
        self.entry = None
        yield from self._rolls()


def roll_in_order(s: State, businesses: Sequence[Business], number: str = "1.13") -> Rules:
    """Roll until nothing is left to roll; where several rolls are open, the attacking coach chooses."""
    while True:
        for business in businesses:
            yield from business.settle()
        entries = [entry for business in businesses for entry in business.open()]
        if not entries:
            return
        pick = entries[0]
        if len(entries) > 1:
            pick = yield from _chosen(s, entries, number)
        yield from pick.rolls()


def roll_at_once(s: State, due: Sequence[Business]) -> Rules:
    """R-79: rolls that are due at the same moment, before any other. `due` is in the order of declaration."""
    if s.reading("R-79") == "declaration":
        for one in due:
            yield from roll_in_order(s, [one])
    else:
        yield from roll_in_order(s, due)


def _chosen(s: State, entries: Sequence[Entry], number: str) -> Rules:
    """1.13-c, 3.07-b: the attacking coach says what is rolled next."""
    names, coach = s.line_up.names, s.coach(s.line_up.team[s.active])
    by_key = {(entry.do, entry.who): entry for entry in entries}
    options = [
        Option(entry.do, names[entry.who], entry.rule, key, said=_SAID.get(entry.do, ""))
        for key, entry in by_key.items()
    ]
    key = yield Choose(coach, "next roll", number, None, options)
    rulings = tuple(dict.fromkeys(ruling for entry in entries for ruling in entry.rulings))
    yield DiceOrdered(number, coach, names[key[1]], key[0], rulings)
    return by_key[key]
