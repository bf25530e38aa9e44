"""Exact odds of a roll in words: its outcomes, as a table tells them, each with a name and the pattern of its bar."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from placky.diagrams.sides import SIDES
from placky.errors import BadRulebook
from placky.recording.fallen import Way, ways_of
from placky.words import AnyDice, Plain
from touchline.core.play.wire import Outcome

FILLS = ("f-a", "f-0", "f-x", *(f"f-{side.letter}" for side in SIDES[1:]))
"""The patterns of the bars, in their order: the first side, nothing, all fail, the other sides."""


@dataclass(frozen=True)
class OddsLine:
    """One outcome of a roll: the results of the dice that lead there, how many faces of all, and the words for it."""

    results: frozenset[tuple[str, ...]]
    ways: int
    of: int
    label: str
    fill: str
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

    `state` is the position before the roll. Raises `BadRulebook` for the pattern of a bar that there is not.
    """
    lines = [_line(roll, one, dice, state) for one in outcomes]
    if strange := next((line for line in lines if line.fill not in FILLS), None):
        raise BadRulebook(f'outcome "{strange.label}" has the pattern "{strange.fill}"; allowed: {", ".join(FILLS)}')
    return tuple(sorted(lines, key=lambda line: (FILLS.index(line.fill), -line.ways, line.label)))


def _line(roll: Plain, one: Outcome, dice: AnyDice, state: Plain) -> OddsLine:
    results = sorted(tuple(result) for result in one["results"])
    label, fill = dice.outcome(roll, results, one["events"], state, one["next"])
    rolled: Plain = next((event for event in one["events"] if event["event"] == "rolled"), {})
    return OddsLine(
        frozenset(results), one["ways"], one["of"], label, fill, rolled, ways_of(one, state),
        bool(one.get("rounded")), (one["next"] or {}).get("ask") == "roll",
        fill == "f-0" and _is_again(roll, one["next"] or {}, dice, state), one["next"],
    )  # fmt: skip


def _is_again(roll: Plain, coming: Plain, dice: AnyDice, state: Plain) -> bool:
    if coming.get("ask") != "roll" or coming.get("action") != roll.get("action"):
        return False
    return {hand.who for hand in dice.hands(coming, state)} <= {hand.who for hand in dice.hands(roll, state)}
