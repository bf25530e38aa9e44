"""An outcome that no branch of a page plays: what has come of it, by others like it, and which branch is like it."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from placky.storyboard.frames import Frame, lesson
from placky.storyboard.merging import branch_of, results_of
from placky.storyboard.odds import NOBODY, OddsLine
from placky.storyboard.prospects import Came
from placky.words import Ended, Plain

__all__ = ["ended_unplayed", "most_like"]

Ends: TypeAlias = set[Ended | None]
"""How it may end; None for what is not known."""
State: TypeAlias = Callable[[Plain], Ended | None]
"""What has come of it in a state."""


def ended_unplayed(roll: Frame, ended: Came) -> Mapping[str, Ended]:
    """Label -> how a roll has ended that falls so, of those from which the page may not go on.

    It has ended as the branches of the same outcome, those of scenarios that are only counted among them, if these
    come to one end, whatever falls later. Where it has none and no dice are due, it has if nothing goes on after any
    branch of the roll, or if all branches for the same side come to one end.
    """
    found: dict[str, Ended] = {}
    for line in roll.odds:
        ends = _ends(line, roll, lambda state: _plain(ended(state, roll.state)))
        if len(ends) == 1 and (end := ends.pop()):
            found[line.label] = end
    return found


def most_like(line: OddsLine, roll: Frame) -> Frame | None:
    """The branch of a page by which the lesson goes on from an outcome that none plays.

    It is one of the same outcome, else one for the same side, of several the longest; None where the lesson takes that
    branch anyway, or no branch is like it.
    """
    branches = [child for child in roll.children if child.kind == "dice"]
    same = [child for child in branches if results_of(child) in line.results] or [
        child
        for child in branches
        for other in roll.odds
        if other.whose == line.whose != NOBODY and results_of(child) in other.results
    ]
    if not same:
        return None
    length = {child.id: len(lesson(child)) for child in branches}
    longest, like = (max(ways, key=lambda child: length[child.id]) for ways in (branches, same))
    return None if like is longest else like


def _ends(line: OddsLine, roll: Frame, came: State) -> Ends:
    if own := _branches(roll, line):
        return _after(own, came)
    if line.more or line.again:
        return set()
    if line.falls and all(_is_last(one) for one in roll.played):
        return {came(way.state) for way in line.falls}
    same = [other for other in roll.odds if other.whose == line.whose != NOBODY]  # what is for nobody is like no other
    branches = [branch for other in same if (branch := branch_of(roll.played, other))]
    return _after(branches, came) if all(map(_is_last, branches)) else set()


def _branches(roll: Frame, line: OddsLine) -> list[Frame]:
    return [child for child in roll.played if results_of(child) in line.results]


def _is_last(branch: Frame) -> bool:
    """Does nobody roll or decide after a branch?"""
    while following := branch.played:
        if len(following) > 1 or following[0].kind == "dice":
            return False
        branch = following[0]
    return True


def _after(branches: Iterable[Frame], came: State) -> Ends:
    """How branches end; a decision may lead anywhere, and what falls later and has no branch ends as its state says."""
    found: Ends = set()
    waiting = [*branches]
    while waiting:
        branch = waiting.pop()
        following = branch.played
        if not following:
            found.add(came(branch.state))
        elif any(child.kind == "dice" for child in following):
            lost = [line for line in branch.odds if not _branches(branch, line)]
            found |= {None if line.more else came(way.state) for line in lost for way in line.falls}
            found |= {None for line in lost if not line.falls}
        elif len(following) > 1:
            found.add(None)
        waiting += following
    return found


def _plain(end: Ended | None) -> Ended | None:
    return end and Ended(end.text, end.side, beside=end.beside)
