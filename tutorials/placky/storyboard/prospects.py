"""What a choice comes to: how all ways end that are played after it, each with its chance.

The next roll says little where others follow: who runs past one opponent with all his dice has none for the other.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import takewhile
from typing import TypeAlias

from placky.recording.fallen import Way
from placky.storyboard.frames import Frame
from placky.storyboard.merging import branch_of, results_in, results_of
from placky.storyboard.odds import OddsLine
from placky.words import Ended, Plain, players

__all__ = ["Came", "Prospect", "prospects"]

Came: TypeAlias = Callable[[Plain, Plain], Ended]
"""What has come of it in a state, seen from an earlier one."""
Ends: TypeAlias = Mapping[Ended | None, Fraction]
"""How it may end, and how likely that is; None for what is not known."""
KNOWN = Fraction(4, 5)
"""So much of what may come has to be known, at least."""


@dataclass(frozen=True)
class Prospect:
    """An option with all ends of its ways, those for the one who decides first."""

    option: Frame
    ends: tuple[tuple[Ended | None, Fraction], ...]
    good: Fraction
    """The chance that one of them is good for the one who decides."""
    rolls: int
    """How many throws there are on the longest way."""


def prospects(decision: Frame, ended: Came) -> tuple[Prospect, ...]:
    """The options of a decision with the ends of their ways, in the author's order.

    Later decisions go as is best for the one who has them, among what is played. An outcome that no branch plays goes
    on like the one that is called most alike, of those that are as good for the same side; so chances are about right,
    and not exact. There are none where the next roll says it all, where an option has no roll, where too little is
    known, or where all come to the same. Where nothing but one thing for one side can come of it, ends say little of
    what a single roll has won, so each option must have two.
    """
    options = [option for option in decision.children if option.kind == "action"]
    if decision.asks != "coach" or len(options) < 2:
        return ()
    own, known = _side(decision), dict[str, tuple[Ends, int]]()
    for frame in reversed(decision.walk()[1:]):  # those that follow a frame come before it
        known[frame.id] = _comes_to(frame, known, lambda state: ended(state, decision.state))
    found = tuple(_prospect(option, *known[option.id], own) for option in options)
    rolls = [one.rolls for one in found]
    told = min(1 - dict(one.ends).get(None, Fraction(0)) for one in found)
    every = {end for one in found for end, _ in one.ends if end}
    sides = {end.side for end in every}
    least = 2 if len(sides) == len({end for end in every if end.weight}) == 1 else 1
    alike = sides <= {None} or len({one.ends for one in found}) == 1
    return () if alike or min(rolls) < least or max(rolls) < 2 or told < KNOWN else found


def _prospect(option: Frame, ends: Ends, rolls: int, own: int) -> Prospect:
    """What is good for the one who decides stands first, then what is for nobody; what is not known is the last."""

    def place(end: tuple[Ended | None, Fraction]) -> tuple[object, ...]:
        came, chance = end
        return (3, 0, 0, "") if came is None else (_rank(came, own), -came.weight, -chance, came.text)

    good = sum((chance for came, chance in ends.items() if came and came.side == own and came.weight > 0), Fraction(0))
    return Prospect(option, tuple(sorted(ends.items(), key=place)), good, rolls)


def _rank(came: Ended, own: int) -> int:
    return 1 if came.side is None else 0 if came.side == own else 2


def _comes_to(frame: Frame, known: Mapping[str, tuple[Ends, int]], ended: Callable[[Plain], Ended]) -> tuple[Ends, int]:
    """The ends of a frame's ways, and how many throws there are on the longest; `known` has those of its children."""
    following = [child for child in frame.children if child.kind != "refused"]
    if not following:
        return {ended(frame.state): Fraction(1)}, 0
    if frame.asks == "dice":
        ends = defaultdict[Ended | None, Fraction](Fraction)
        for line in frame.odds:
            for end, chance in _ends_of(frame, line, known, ended).items():
                ends[end] += chance * Fraction(line.ways, line.of)
        return ends or {None: Fraction(1)}, 1 + max(known[child.id][1] for child in following)
    own = _side(frame)
    return max((known[child.id] for child in following), key=lambda one: _worth(one[0], own))


def _ends_of(
    frame: Frame, line: OddsLine, known: Mapping[str, tuple[Ends, int]], ended: Callable[[Plain], Ended]
) -> Ends:
    """The ends of an outcome.

    Of faces that leave another state than its branch, as the arrows of a scatter do, or that have none, they are known
    where no more dice follow.
    """
    branch = _played(frame, line)
    mine = next((way for way in line.falls if branch and results_in(way.events) == results_of(branch)), None)
    if branch and not mine:
        return known[branch.id][0]
    ends, of = defaultdict[Ended | None, Fraction](Fraction), sum(map(_faces, line.falls))
    for way in line.falls:
        onward = known[branch.id] if branch else ({}, int(line.more))
        alike = mine and (way.state is mine.state or way.state == mine.state)
        at_once = {None if onward[1] else ended(way.state): Fraction(1)}
        for end, chance in (onward[0] if alike else at_once).items():
            ends[end] += chance * Fraction(_faces(way), of)
    return ends or {None: Fraction(1)}


def _faces(way: Way) -> int:
    return sum(length for _, length in way.ways)


def _played(frame: Frame, line: OddsLine) -> Frame | None:
    """The branch that plays an outcome, else the one that plays the outcome most alike.

    None where none is, or where too few of those that are as good for the same side are played to speak for the others.
    """
    if branch := branch_of(frame, line):
        return branch
    same = [other for other in frame.odds if other.fill == line.fill]
    alike = [(other, branch) for other in same if (branch := branch_of(frame, other))]
    if 2 * sum(other.ways for other, _ in alike) < sum(other.ways for other in same):
        return None
    return max(alike, key=lambda one: _alike(one[0].label, line.label))[1] if alike else None


def _alike(one: str, other: str) -> int:
    """How many words two names have at their beginning alike."""
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(one.split(), other.split(), strict=False)))


def _side(frame: Frame) -> int:
    """Which side decides; -1 for one that is on none."""
    coach, names = (frame.pending or {}).get("coach"), players(frame.state)
    return names.index(coach) if coach in names else -1


def _worth(ends: Ends, own: int) -> tuple[Fraction, Fraction]:
    """What all of it is worth to a side: what it has itself, and where that is the same, how little others have."""
    known = [(end, chance) for end, chance in ends.items() if end is not None and end.side is not None]
    mine, theirs = (
        sum((chance * end.weight for end, chance in known if (end.side == own) is is_own), Fraction(0))
        for is_own in (True, False)
    )
    return mine, -theirs
