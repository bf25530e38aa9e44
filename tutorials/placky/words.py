"""The interface between placky and a game in words: everything that pages say of its commands, events and dice.

`Words` ties four parts, each a module or an object of the rulebook. They turn plain data into text and decide no rule.
The examples below are of chess, had it dice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

__all__ = [
    "HOUSE", "PUBLIC", "Choices", "DiceWords", "Hand", "LegendLine", "Note", "Plain", "Rail", "Telling", "Words",
    "listed", "spelt",
]  # fmt: skip

Plain = Mapping[str, Any]
HOUSE = " (house)"
"""Stands behind what this project has invented; pages show it as their mark."""
PUBLIC = " (public)"
"""Stands behind what is known in public and stands in no document of the game; pages show it as their mark."""


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def spelt(number: int) -> str:
    """A number in a sentence: up to twelve in letters.

    >>> spelt(6), spelt(25)
    ('six', '25')
    """
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def listed(names: Sequence[str]) -> str:
    """Names in a sentence.

    >>> listed(["AGUILA", "SUZU", "KURO"])
    'AGUILA, SUZU and KURO'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


@dataclass(frozen=True, slots=True)
class Note:
    """A line beside the dice: what they are rolled against, or a modifier, with the rule that says so."""

    text: str
    rule: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice of one party in a roll: whose, how many, what they can show and what they are rolled against.

    `sides` and `sign` choose the drawing (`placky.diagrams.dice.die`); `faces` is everything a die can show.
    """

    side: int
    who: str
    number: int
    sides: int
    faces: tuple[str, ...]
    notes: tuple[Note, ...] = ()
    sign: str | None = None
    aim: str = ""
    """What they are rolled against, for the question about a roll: "target 7"; empty for nothing."""
    bursts: str = ""
    """The face that adds a die each time it falls; empty for none."""


@dataclass(frozen=True, slots=True)
class LegendLine:
    """A line of the legend under a board; `house` marks what this project has invented."""

    side: int
    name: str
    text: str
    house: bool = False


class Rail(Protocol):
    """The steps of a turn, which stand in a row above a walkthrough."""

    @property
    def NAMES(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """The steps in a word or two each, `("Touch", "Move", "Clock")`; empty for none. The last clears the table."""

    @property
    def UNIT(self) -> str:  # noqa: N802
        """What a step is called under a board: `"Step"` makes "Step 2, move"; empty where its name is enough."""

    @property
    def TITLE(self) -> str:  # noqa: N802
        """What the rail is called, for those who do not see it: `"Steps of a turn"`."""

    def step(self, kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:
        """Which step a frame belongs to, counted from 1; 0 for none: `state["moved"] + 1`.

        `kind` is setup, action, dice or refused; `came` is the state before.
        """


class Telling(Protocol):
    """What happened, and who is who."""

    @property
    def QUIET(self) -> frozenset[str]:  # noqa: N802
        """Kinds of events whose rules are not shown beside a frame: `frozenset({"clock pressed"})`."""

    @property
    def TOGETHER(self) -> Mapping[str, str]:  # noqa: N802
        """A sentence about `{}` -> the same about several players: `{"{} waits.": "{} wait."}`."""

    def tell(self, event: Plain) -> str | None:
        """One event in a sentence, "The bishop takes a pawn."; None for events that are not told."""

    def headline(self, events: Sequence[Plain]) -> str:
        """What came of a roll, as a heading: "the bishop wins"."""

    def sound(self, events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
        """A sound word and whose colour it has, a, b or n for nobody's: `("CLACK!", "a")`; None for silence."""

    def legend(self, state: Plain) -> Sequence[LegendLine]:
        """Who is who under a board, from the first state of a walkthrough: `[LegendLine(0, "White", "moves up")]`."""


class Choices(Protocol):
    """What a coach may do, and is asked."""

    def title(self, act: Plain | None, text: str, events: Sequence[Plain]) -> str:
        """What a frame is called: "The bishop goes to c4".

        `act` was put to the table (None: nothing), `text` is its step as written.
        """

    def ask(self, pending: Plain, offered: Sequence[Plain] | None = None) -> str:
        """The question of a decision: "Which piece? White decides." A page asks about the acts `offered` alone."""

    def option(self, act: Plain, pending: Plain) -> str:
        """What an act costs and wins, in one line under the choice: "Takes a pawn."; empty for none."""

    def where(self, act: Plain, state: Plain) -> str:
        """Where an act would be done, "on c4", which tells choices of one title apart; empty for nowhere."""


class DiceWords(Protocol):
    """Dice: what is due, how it fell, what may come of it."""

    def thrown(self, dice: Sequence[Plain]) -> str:
        """Dice as they fell, in short: "5 against 9"."""

    def roll_title(self, roll: Plain) -> str:
        """What is rolled: "The bishop attacks"."""

    def decides(self, roll: Plain, rolled: Plain | None = None) -> str:
        """The number of the rule that reads the dice, `"3.2"`; of dice that have `rolled`, the rule that settled it.

        A reader with a wrong answer is sent there.
        """

    def hands(self, roll: Plain, state: Plain) -> Sequence[Hand]:
        """The dice that are due, party by party: `[Hand(0, "White", 1, 6, ("1", "2", "3", "4", "5", "6"))]`."""

    def faces(self, rolled: Plain) -> Sequence[Any]:
        """The faces in a `rolled` event, one for each die, in the order of the hands: `[5, 9]`."""

    def verdicts(self, rolled: Plain) -> Sequence[tuple[str, str]]:
        """For each hand yes, no, even (neither) or nothing, and the comparison: `[("yes", "5 beats 3")]`."""

    def outcome(
        self, roll: Plain, classes: Sequence[Sequence[str]], events: Sequence[Plain], state: Plain, coming: Plain | None
    ) -> tuple[str, str]:
        """An outcome in words, and the pattern of its bar: `("White takes the bishop", "f-a")`.

        Patterns are f-a for side 0 wins, f-b for side 1 wins, f-0 for nothing, f-x for all fail. `classes` are all
        results that lead to it, `state` is the one before. `coming` is the question or roll that follows, or None.
        """


@dataclass(frozen=True, slots=True)
class Words:
    """A game in words: its rail, what happened, what may be chosen, its dice."""

    rail: Rail
    telling: Telling
    choices: Choices
    dice: DiceWords
