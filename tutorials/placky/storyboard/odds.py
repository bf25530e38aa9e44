"""Exact odds of a roll in words: its outcomes, as a table tells them, each with a name, and whose it is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from placky.diagrams.sides import SIDES, check_side
from placky.recording.fallen import Way, ways_of
from placky.words import AnyDice, Plain
from touchline.core.play.wire import Outcome

Whose: TypeAlias = int | Literal["nobody", "all fail"]
"""Whose an outcome is: the number of a side; nobody's, as of a tie; or such that all fail."""
NOBODY: Literal["nobody"] = "nobody"
ALL_FAIL: Literal["all fail"] = "all fail"
IN_ORDER: Sequence[Whose] = (0, NOBODY, ALL_FAIL, *range(1, len(SIDES)))
"""In which order their bars stand."""


@dataclass(frozen=True)
class OddsLine:
    """One outcome of a roll: the results of the dice that lead there, how many faces of all, and the words for it."""

    results: frozenset[tuple[str, ...]]
    ways: int
    of: int
    label: str
    whose: Whose
    rolled: Plain = field(default_factory=dict, compare=False)
    """One roll that ends this way: the event with its faces and results."""
    falls: tuple[Way, ...] = field(default=(), compare=False)
    """Every way in which it comes, where they are recorded."""
    rounded: bool = False
    """Are the ways those of a million rolls, as sixes add dice without end?"""
    more: bool = field(default=False, compare=False)
    """Are more dice due then, which may undo it?"""
    again: bool = field(default=False, compare=False)
    """Has nothing come of it, and do they who rolled, or some of them, roll for the same again?"""
    coming: Plain | None = field(default=None, compare=False)
    """What is asked or due then."""
    gist: str = field(default="", compare=False)
    also: tuple[str, ...] = field(default=(), compare=False)
    """As `placky.words.RollOutcome` has them."""

    @property
    def per_cent(self) -> str:
        """The chance, to a tenth of a per cent."""
        return per_cent(self.ways, self.of)


def per_cent(ways: int, of: int) -> str:
    r"""A chance to a tenth of a per cent; what is rarer still is less than that, and not nothing.

    >>> per_cent(7, 12), per_cent(1, 5000)
    ('58.3\xa0%', '<\xa00.1\xa0%')
    """
    return "<\u00a00.1\u00a0%" if 0 < ways < 0.0005 * of else f"{100 * ways / of:.1f}\u00a0%"


def odds_lines(roll: Plain, outcomes: Sequence[Outcome], dice: AnyDice, state: Plain) -> tuple[OddsLine, ...]:
    """Every outcome of a roll, attackers' wins first.

    `state` is the position before the roll. Raises `BadRulebook` for a side that there is not.
    """
    lines = [_line(roll, one, dice, state) for one in outcomes]
    return tuple(sorted(lines, key=lambda line: (IN_ORDER.index(line.whose), -line.ways, line.label)))


def _line(roll: Plain, one: Outcome, dice: AnyDice, state: Plain) -> OddsLine:
    results = sorted(tuple(result) for result in one["results"])
    came = dice.outcome(roll, results, one["events"], state, one["next"])
    check_side(came.side, "the words: the outcome", came.text)
    whose: Whose = ALL_FAIL if came.failed else NOBODY if came.side is None else came.side
    rolled: Plain = next((event for event in one["events"] if event["event"] == "rolled"), {})
    return OddsLine(
        frozenset(results), one["ways"], one["of"], came.text, whose, rolled, ways_of(one, state),
        bool(one.get("rounded")), (one["next"] or {}).get("ask") == "roll",
        whose == NOBODY and _is_again(roll, one["next"] or {}, dice, state), one["next"],
        came.gist or came.text, tuple(came.also),
    )  # fmt: skip


def _is_again(roll: Plain, coming: Plain, dice: AnyDice, state: Plain) -> bool:
    if coming.get("ask") != "roll" or coming.get("action") != roll.get("action"):
        return False
    return {hand.who for hand in dice.hands(coming, state)} <= {hand.who for hand in dice.hands(roll, state)}
