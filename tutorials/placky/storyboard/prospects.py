"""What a choice comes to: how all ways end that are played after it, each with its chance.

The next roll says little where others follow: who runs past one opponent with all his dice has none for the other.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from operator import eq
from typing import TypeAlias

from placky.recording.fallen import Way
from placky.storyboard.frames import Frame
from placky.storyboard.merging import branch_of, results_in, results_of
from placky.storyboard.odds import OddsLine
from placky.words import Ended, Plain, players

__all__ = ["Came", "Prospect", "chooses_again", "misleads", "net_worth", "prospects", "side_that_decides"]

Came: TypeAlias = Callable[[Plain, Plain], Ended | None]
"""What has come of it in a state, seen from an earlier one; None where that settles nothing."""
Ends: TypeAlias = Mapping[Ended | None, Fraction]
"""How it may end, and how likely that is; None for what is not known."""
KNOWN = Fraction(49, 50)
"""So much of what may come of each option has to be known, at least."""


@dataclass(frozen=True)
class Prospect:
    """An option with all ends of its ways, those for the one who decides first."""

    option: Frame
    ends: tuple[tuple[Ended | None, Fraction], ...]
    good: Fraction
    """The chance that one of them is good for the one who decides; what all is worth to him where it is foreseen."""
    rolls: int
    """How many throws there are on the longest way that is played."""
    foreseen: bool = False
    """Does the engine say what comes next, so that no way that is played counts?"""
    said: str = ""
    """What all of it is worth in words, where the engine knows it."""
    over: bool = False
    """Is nothing left to play on any of its ways?"""
    open: bool = False
    """Does the one who decides choose once more before the next dice, so that its ends would answer that question?"""


def prospects(decision: Frame, ended: Came) -> tuple[Prospect, ...]:
    """The options of a decision with the ends of their ways, in the author's order.

    Later decisions go as is best for the one who has them, among what is played. A way that stops where another one
    goes on from the same state goes on like that one; where another one of the option goes on longer for the same
    side, it has stopped too early to be an end, unless it is only counted. Where options are played on for different
    lengths, and nothing better than what they end with can come, they are told as far as the shortest goes, if all of
    them have rolled by then. An outcome that no branch plays to an end goes on like the one that is called most alike,
    of those that are as good for the same side; of a tie after which they roll again, nothing counts. So chances are
    about right, and not exact. There are none where the next rolls say it all: nobody rolls again or chooses before
    them, and no aim is set. Nor are there any where an option has no roll and is not over, where too little of one is
    known, or where all come to the same.
    """
    found = _found(decision, ended)
    rolls = [one.rolls for one in found]
    sides = {end.side for one in found for end, _ in one.ends if end}
    alike = sides <= {None} or len({one.ends for one in found}) == 1
    if not found or alike or not all(one.rolls or one.over for one in found) or not _is_known(found):
        return ()
    again = any(line.again for frame in _after(decision) for line in frame.odds)
    more = again or max(rolls) > 1 or 0 in rolls or any(chooses_again(one.option) for one in found)
    return found if more or decision.aim else ()


def misleads(decision: Frame, ended: Came, first: Frame) -> bool:
    """Does the next roll alone mislead: is an option `first` by it, and another one by what is known of all rolls?"""
    good = {one.option.id: one.good for one in _found(decision, ended)}
    return good.get(first.id, Fraction(0)) < max(good.values(), default=Fraction(0))


def _found(decision: Frame, ended: Came) -> tuple[Prospect, ...]:
    options = [option for option in decision.children if option.kind == "action"]
    if decision.asks != "coach" or len(options) < 2:
        return ()
    own, ways = side_that_decides(decision), _Ways(decision, ended)

    def told() -> tuple[Prospect, ...]:
        each = (_prospect(option, *ways.after(option), own) for option in options)
        return tuple(replace(one, over=ways.is_over(one.option), open=chooses_again(one.option, own)) for one in each)

    found = told()
    ways.level(options)
    level = told()
    return level if all(one.rolls for one in level) else found


def _is_known(found: Sequence[Prospect]) -> bool:
    return all(dict(one.ends).get(None, Fraction(0)) <= 1 - KNOWN for one in found)


def _prospect(option: Frame, ends: Ends, rolls: int, own: int) -> Prospect:
    """What is good for the one who decides stands first, then what is for nobody; what is not known is the last."""

    def place(end: tuple[Ended | None, Fraction]) -> tuple[object, ...]:
        came, chance = end
        return (3, 0, 0, "") if came is None else (_rank(came, own), -came.weight, -chance, came.told)

    good = sum((chance for came, chance in ends.items() if came and came.side == own and came.weight > 0), Fraction(0))
    return Prospect(option, tuple(sorted(ends.items(), key=place)), good, rolls)


def _rank(came: Ended, own: int) -> int:
    return 1 if came.side is None else 0 if came.side == own else 2


class _Ways:
    """The ends of all ways after a decision."""

    def __init__(self, decision: Frame, ended: Came) -> None:
        self._decision, self._ended = decision, ended
        frames = _after(decision)
        fallen = [(frame, _goes_on(frame)) for frame in frames if frame.kind == "dice"]
        longer = [frame for frame, goes_on in fallen if goes_on]
        self._twins = {
            frame.id: twin for frame, goes_on in fallen if not goes_on
            if (twin := next((one for one in longer if _is_same(one, frame)), None))
        }  # fmt: skip
        self._known: dict[str, tuple[Ends, int]] = {}
        self._least: dict[int, int] = {}
        self._level: dict[int, int] = {}

    def level(self, options: Sequence[Frame]) -> None:
        """Tell ways of options as far as the option that is played on least, where nothing better can come later."""
        gains = [self._gains(option) for option in options]
        most = defaultdict[int, int](int)
        for end in (end for ends in gains for end in ends):
            most[end.side or 0] = max(most[end.side or 0], end.weight)
        open_ = [[end for end in ends if end.left and end.weight == most[end.side or 0]] for ends in gains]
        for side in {end.side for ends in open_ for end in ends if end.side is not None}:
            least = [min(lefts) for ends in open_ if (lefts := [end.left for end in ends if end.side == side])]
            if len(set(least)) > 1:
                self._level[side] = max(least)

    def _gains(self, option: Frame) -> list[Ended]:
        """What ways of an option end with that is worth something to a side."""
        last = (self._came(*states) for states in self._last(option, self._decision.state))
        return [end for end in last if end and end.side is not None and end.weight > 0]

    def is_over(self, option: Frame) -> bool:
        """Is nothing left to play on any way of an option?"""
        last = [self._came(*states) for states in self._last(option, self._decision.state)]
        return bool(last) and all(end and not end.left for end in last)

    def after(self, option: Frame) -> tuple[Ends, int]:
        """The ends of an option's ways, each beside the others of that option."""
        self._known, self._least = {}, {}
        for end in self._gains(option):
            side = end.side or 0
            self._least[side] = max(min(end.left, self._least.get(side, end.left)), self._level.get(side, 0))
        return self.of(option)

    def _is_level(self, frame: Frame) -> bool:
        """Does a way stop here, as far as it is told, because another option is played no farther?"""
        end = self._ended(frame.state, self._decision.state)
        if not end or end.side is None or end.weight <= 0 or end.left != self._level.get(end.side):
            return False
        coming = [self._ended(child.state, self._decision.state) for child in frame.played if child.kind != "dice"]
        return bool(coming) and all(one and one.left < end.left for one in coming)

    def of(self, frame: Frame) -> tuple[Ends, int]:
        """The ends of a frame's ways, and how many throws there are on the longest."""
        if frame.id not in self._known:
            self._known[frame.id] = {None: Fraction(1)}, 0  # of a way that comes back to itself nothing is known
            self._known[frame.id] = self._comes_to(self._twins.get(frame.id, frame))
        return self._known[frame.id]

    def _last(self, frame: Frame, rolled: Plain) -> list[tuple[Plain, Plain]]:
        """The states in which ways stop that no other one leads on, each with that after the last throw."""
        rolled = frame.state if frame.kind == "dice" else rolled
        if frame.id in self._twins:
            return []
        following = frame.played
        if not following:
            return [(frame.state, rolled)]
        return [last for child in following for last in self._last(child, rolled)]

    def _came(self, state: Plain, rolled: Plain) -> Ended | None:
        """What has come of it; what is left to play counts as it was after the last throw, where no more has come."""
        end, then = (self._ended(one, self._decision.state) for one in (state, rolled))
        return end._replace(left=then.left) if end and then and _is_no_more(end, then) else end

    def _end(self, state: Plain, rolled: Plain, *, counted: bool = False) -> Ended | None:
        """What has come of it; nothing where it has stopped before others for the same side, and is not `counted`."""
        end = self._came(state, rolled)
        early = (
            not counted
            and end
            and end.side is not None
            and end.weight > 0
            and end.left > self._least.get(end.side, end.left)
        )
        return end._replace(left=0) if end and not early else None

    def _rolled(self, frame: Frame) -> Plain:
        """The state after the last throw before a frame, at the earliest that of the decision."""
        while frame.kind != "dice" and frame.parent and frame is not self._decision:
            frame = frame.parent
        return frame.state

    def _comes_to(self, frame: Frame) -> tuple[Ends, int]:
        following = frame.played
        if not following or self._is_level(frame):
            counted = frame.parent is not None and frame in frame.parent.counted
            return {self._end(frame.state, self._rolled(frame), counted=counted): Fraction(1)}, 0
        if _rolls(frame):
            ends = defaultdict[Ended | None, Fraction](Fraction)
            played = [line for line in frame.odds if not line.again]
            of = sum(line.ways for line in played)
            for line in played:
                for end, chance in self._ends_of(frame, line).items():
                    ends[end] += chance * Fraction(line.ways, of)
            return ends or {None: Fraction(1)}, 1 + max(self.of(child)[1] for child in following)
        own = side_that_decides(frame)
        return max((self.of(child) for child in following), key=lambda one: net_worth(one[0].items(), own))

    def _ends_of(self, frame: Frame, line: OddsLine) -> Ends:
        """The ends of an outcome.

        Faces that leave another state than its branch, as the arrows of a scatter do, go on like a branch of their own
        where they have one. Else they are known where no more dice follow, and where as much has come of them as of the
        branch: the dice that follow there fall after them too. An outcome that no branch plays ends like the same roll
        after another branch.
        """
        branch = self._played(frame, line)
        if line.more and not branch_of(frame.played, line) and (roll := _next_roll(frame, line)):
            return self.of(roll)[0]
        mine = next((way for way in line.falls if branch and results_in(way.events) == results_of(branch)), None)
        others = {results_of(child): child for child in frame.played if child.kind == "dice" and child is not branch}
        if branch and not mine:
            return self.of(branch)[0]
        ends, of = defaultdict[Ended | None, Fraction](Fraction), sum(map(_faces, line.falls))
        for way in line.falls:
            onward = self.of(branch) if branch else ({}, int(line.more))
            alike = mine and (way.state is mine.state or way.state == mine.state)
            came = self._end(way.state, way.state)
            if mine and onward[1] and came:
                alike = alike or came == self._end(mine.state, mine.state)
            if not alike and (other := others.get(results_in(way.events))):
                onward, alike = self.of(other), True
            at_once: Ends = {None if onward[1] else came: Fraction(1)}
            for end, chance in (onward[0] if alike else at_once).items():
                ends[end] += chance * Fraction(_faces(way), of)
        return ends or {None: Fraction(1)}

    def _played(self, frame: Frame, line: OddsLine) -> Frame | None:
        """The branch that plays an outcome to an end, else the one that plays the outcome most alike.

        None where none is, or where too few of those that are as good for the same side are played to speak for the
        others.
        """
        branch = branch_of(frame.played, line)
        if branch and (self.of(branch)[1] or None not in self.of(branch)[0]):
            return branch
        same = [other for other in frame.odds if other.whose == line.whose]
        alike = [(other, one) for other in same if (one := branch_of(frame.played, other)) and one is not branch]
        if branch:
            alike = [(other, one) for other, one in alike if None not in self.of(one)[0]]
        if 2 * sum(other.ways for other, _ in alike) < sum(other.ways for other in same):
            return branch
        return max(alike, key=lambda one: _alike(one[0], line))[1] if alike else branch


def _is_no_more(end: Ended, then: Ended) -> bool:
    return end.side == then.side and end.weight <= then.weight


def _next_roll(frame: Frame, line: OddsLine) -> Frame | None:
    """The roll that is due after an outcome, where it is the same that comes after another one."""
    coming = _plain(line.coming)
    return next((one for one in _after(frame) if _rolls(one) and _plain(one.pending) == coming), None)


def _plain(value: object) -> object:
    """What is due, without the statements behind it, which only a frame has."""
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items() if key != "statements"}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def _after(frame: Frame) -> list[Frame]:
    """All that is played after a frame, those that are only counted too."""
    found, waiting = list[Frame](), frame.played[::-1]
    while waiting:
        found.append(one := waiting.pop())
        waiting += one.played[::-1]
    return found


def _rolls(frame: Frame) -> bool:
    """Do dice fall next?"""
    return any(child.kind == "dice" for child in frame.played)


def _goes_on(frame: Frame) -> bool:
    """Do more dice fall after it?"""
    return any(_rolls(one) for one in (frame, *_after(frame)))


def _is_same(longer: Frame, frame: Frame) -> bool:
    """Is a frame in the state of another one, of which it is no part, and goes on into the same states if it does?

    A state does not say who falls once the winner has moved.
    """
    alike = longer.pending == frame.pending and longer.state == frame.state and frame not in _after(longer)
    return alike and all(any(one.state == child.state for one in longer.played) for child in frame.played)


def _faces(way: Way) -> int:
    return sum(length for _, length in way.ways)


def _alike(one: OddsLine, other: OddsLine) -> int:
    """How many results two outcomes have alike, die by die, where they come nearest."""
    counts: list[int] = [sum(map(eq, mine, theirs)) for mine, theirs in product(one.results, other.results)]
    return max(counts)


def chooses_again(option: Frame, side: int | None = None) -> bool:
    """Does somebody, of a side if one is given, choose between an option and the roll that it leads to?"""
    following = option.played
    if not following or _rolls(option):
        return False
    theirs = side is None or side == side_that_decides(option)
    return (theirs and len(following) > 1) or any(chooses_again(one, side) for one in following)


def side_that_decides(frame: Frame) -> int:
    """Which side decides; -1 for one that is on none."""
    coach, names = (frame.pending or {}).get("coach"), players(frame.state)
    return names.index(coach) if coach in names else -1


def net_worth(ends: Iterable[tuple[Ended | None, Fraction]], own: int) -> Fraction:
    """What ends with their chances are worth to a side: what it has itself, less what others have.

    >>> ours, theirs = Ended("a point for us", 0, 2), Ended("a win for them", 1, 8)
    >>> net_worth({ours: Fraction(1, 2), theirs: Fraction(1, 4), None: Fraction(1, 4)}.items(), 0)
    Fraction(-1, 1)
    """
    known = [(one, chance) for end, chance in ends if end for one in (end, *end.beside) if one.side is not None]
    return sum((chance * (end.weight if end.side == own else -end.weight) for end, chance in known), Fraction(0))
