"""What a choice is worth by its next roll: the exact odds of the options of a decision, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from placky.sentences import say
from placky.storyboard.frames import Frame, lesson
from placky.storyboard.odds import IN_ORDER, NOBODY, OddsLine, Whose, per_cent
from placky.words import Plain, players

__all__ = ["Share", "Worth", "best", "is_contest", "side_of", "worths"]

SELDOM = 2000
"""What falls less than once in so many is nothing to a tenth of a per cent, and has no say in a name for several."""
AHEAD = 5
"""How many frames after an option its roll may be due, and still be spoken of."""


@dataclass(frozen=True)
class Share:
    """All outcomes of a roll that are one side's, or nobody's: how many ways they have, and what their names share."""

    whose: Whose
    ways: int
    of: int
    label: str
    """What all of them say, but for what hardly ever falls; empty where they share nothing."""
    more: bool = False
    """Are more dice due after any of them?"""

    @property
    def per_cent(self) -> str:
        """Its chance, as `OddsLine` has it."""
        return per_cent(self.ways, self.of)


@dataclass(frozen=True)
class Worth:
    """An option with the outcomes of the roll that it leads to, those for the one who decides first."""

    option: Frame
    shares: tuple[Share, ...]
    own: int | None
    """The side of the one who decides; None where he is on none."""
    later: Frame | None = None
    """The frame of the lesson in which the dice are due, where the option does not roll them at once."""

    @property
    def ways(self) -> int:
        """How many ways are for the one who decides, of `of`."""
        return sum(share.ways for share in self.shares if share.whose == self.own)

    @property
    def of(self) -> int:
        """How many ways there are."""
        return self.shares[0].of

    @property
    def chance(self) -> Fraction:
        """The chance of the one who decides."""
        return Fraction(self.ways, self.of)

    @property
    def per_cent(self) -> str:
        """The same to a tenth of a per cent."""
        return per_cent(self.ways, self.of)

    @property
    def is_contest(self) -> bool:
        """See `is_contest`."""
        return is_contest(self.ways, sum(share.ways for share in self.shares if share.whose == NOBODY), self.of)


def is_contest(own: int, nothing: int, of: int) -> bool:
    """Is it a roll that one wants to win, by the ways for him and those of which nothing comes? Some mostly do that."""
    return own > 0 and 2 * nothing < of


def worths(decision: Frame) -> tuple[Worth, ...]:
    """The options of a decision with the dice that are due next, at once or a little later, in the author's order.

    Dice that fall some acts later hang on these acts: they are those of the lesson. An option of which nothing can be
    said in a line, as a die with a place for each face, is left out. Where all lead to the same roll with the same
    chances, the choice is of something else, and there are none. Nor where one alone of several has a roll, and that
    later: nothing can be compared with it.
    """
    if decision.asks != "coach":
        return ()
    own = side_of((decision.pending or {}).get("coach"), decision.state)
    options = [option for option in decision.children if option.kind == "action"]
    rolls = [(option, roll) for option in options if (roll := _roll_of(option))]
    found = [
        Worth(option, _shares(roll.odds, own), own, None if roll is option and _is_one_act(option, decision) else roll)
        for option, roll in rolls
    ]
    if len(found) > 1 and len({_what(one) for one in found}) == 1:
        return ()
    told = tuple(one for one in found if any(share.label or isinstance(share.whose, int) for share in one.shares))
    return () if len(options) > 1 and len(told) == 1 and told[0].later else told


def best(found: Sequence[Worth]) -> tuple[tuple[Worth, ...], Worth | None] | None:
    """The options that can be compared, and the one with the best chance, or None where all have the same.

    Nothing where fewer than two are rolls at once that one wants to win, or where two of three share the best chance.
    """
    compared = tuple(one for one in found if one.is_contest and not one.later)
    if len(compared) < 2:
        return None
    chances = sorted({one.chance for one in compared})
    leading = [one for one in compared if one.chance == chances[-1]]
    if len(leading) == 1:
        return compared, leading[0]
    return None if chances[1:] else (compared, None)


def _roll_of(option: Frame) -> Frame | None:
    """The frame of the lesson in which the next dice after an option are due, if their odds are known."""
    ahead = lesson(option)[: AHEAD + 1]
    due = next((frame for frame in ahead if frame.asks == "dice"), None)
    return due if due and due.odds else None


def _is_one_act(option: Frame, decision: Frame) -> bool:
    return len(option.way) == len(decision.way) + 1


def side_of(coach: str | None, state: Plain) -> int | None:
    """The side of one who decides; None where he is on none."""
    names = players(state)
    return names.index(coach) if coach in names else None


def _what(worth: Worth) -> tuple[object, ...]:
    """What is rolled for, and by which chances."""
    action = ((worth.later or worth.option).pending or {}).get("action")
    return action, *((share.whose, Fraction(share.ways, share.of)) for share in worth.shares)


def _shares(odds: Sequence[OddsLine], own: int | None) -> tuple[Share, ...]:
    sides = sorted({line.whose for line in odds}, key=lambda whose: (whose != own, IN_ORDER.index(whose)))
    return tuple(
        Share(
            whose, sum(line.ways for line in mine), mine[0].of,
            _in_common([line for line in mine if SELDOM * line.ways > line.of] or mine[:1]),
            any(line.more for line in mine),
        )
        for whose in sides if (mine := [line for line in odds if line.whose == whose])
    )  # fmt: skip


def _in_common(lines: Sequence[OddsLine]) -> str:
    """What several outcomes say alike: their gist, and what else has come of each of them; empty for nothing."""
    first, *others = lines
    if not others:
        return first.label
    gist = first.gist if all(line.gist == first.gist for line in others) else ""
    also = [one for one in first.also if all(one in line.also for line in others)]
    if not also:
        return gist
    return say("{lead}; {came:commas}", lead=gist, came=also) if gist else say("{came:commas}", came=also)
