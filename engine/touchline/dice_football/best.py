"""Best play: what each position is worth when both coaches play for points, and what a coach should choose.

The worth of a position is the net points that its offence can expect from here on, in the long run, against an equal
coach. Nothing of the rules is written here: the engine itself unfolds every position between two throws into a tree of
chance and choice. The values of all positions that can be reached are solved together, by policy iteration.

>>> Position(25, 1, False, False).yard
25
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import NamedTuple, TypeAlias

from touchline.core.play.drivers import THROWS, Coach, Play, unfold
from touchline.core.play.requests import Choose, Command
from touchline.dice_football.events import LastDown
from touchline.dice_football.game import game
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.state import DRIVE, TOSS, SetUp, State

CLOSE = 1e-11
"""Values are solved when a sweep changes none of them by more."""
WIN = 1000.0
"""A game won or lost outweighs any points."""


class Position(NamedTuple):
    """What matters between two throws, seen by the offence. `chip`: does it hold the chip itself?"""

    yard: int
    down: int
    crossed: bool
    chip: bool
    declared: LastDown | None = None


class Leaf(NamedTuple):
    """Where a throw leaves the game: points for the offence and for the defence, who has the ball now, and where."""

    gained: int
    given: int
    swapped: bool
    position: Position


class Pick(NamedTuple):
    """A coach chooses: the one whose throw this was (`mine`), or the other."""

    mine: bool
    options: "tuple[tuple[str, Tree], ...]"


class Chance(NamedTuple):
    """Dice decide: the probability of each branch; branches that come to the same are one."""

    branches: "tuple[tuple[float, Tree], ...]"


Tree: TypeAlias = Leaf | Pick | Chance
Worth: TypeAlias = Callable[[Leaf], float]
Best: TypeAlias = tuple[float, dict[Leaf, float]]
"""What a tree is worth under best play, and its ends with their chances."""


def begin(at: Position, set_up: SetUp) -> Play[State]:
    """A game that stands at a position, the first team on offence, no points yet."""
    s = State(set_up)
    s.phase, s.offence, s.chip = DRIVE, 0, 0 if at.chip else 1
    s.yard, s.down, s.crossed, s.declared = at.yard, at.down, at.crossed, at.declared
    return Play(s, game)


def position_of(s: State) -> Position:
    """What of a state matters to its offence."""
    return Position(s.yard, s.down, s.crossed, s.chip == s.offence, s.declared)


def grow(play: Play[State], known: "dict[Tree, Tree] | None" = None) -> Tree:
    """Everything that may come of the throw or the decision at which a game stands, up to the next throw.

    Points are counted from here on, and seen by the side that is on offence here. A tree that is `known` is not made
    again: most rolls are ties, and whoever wins one chooses among the same few plays.
    """
    s = play.state
    return _grow(play.fork(), s.offence, (s.score[s.offence], s.score[s.defence]), {} if known is None else known)


def _grow(play: Play[State], offence: int, score: tuple[int, int], known: "dict[Tree, Tree]") -> Tree:
    request = play.pending
    if isinstance(request, THROWS):
        found: dict[Tree, float] = {}
        for outcome, twin in unfold(play):
            branch = _branch(twin, offence, score, known)
            found[branch] = found.get(branch, 0.0) + outcome.ways / outcome.of
        return Chance(tuple((chance, branch) for branch, chance in found.items()))
    assert isinstance(request, Choose)  # noqa: S101 - a game that is over is a leaf
    options = []
    mine = request.coach == play.state.team(offence)
    for option in request.options:
        twin = play.fork() if option is not request.options[-1] else play  # nobody needs it afterwards
        twin.answer({"do": option.do}, option.value)
        options.append((option.do, _branch(twin, offence, score, known)))
    return Pick(mine, tuple(options))


def _branch(play: Play[State], offence: int, score: tuple[int, int], known: "dict[Tree, Tree]") -> Tree:
    s = play.state
    if play.settled or play.pending is None:
        gained, given = s.score[offence] - score[0], s.score[1 - offence] - score[1]
        tree: Tree = Leaf(gained, given, s.offence != offence, position_of(s))
    else:
        tree = _grow(play, offence, score, known)
    return known.setdefault(tree, tree)


def leaves(tree: Tree) -> Iterator[Leaf]:
    """Every end of a tree."""
    if isinstance(tree, Leaf):
        yield tree
    else:
        branches = tree.options if isinstance(tree, Pick) else tree.branches
        for _, branch in branches:
            yield from leaves(branch)


def value(tree: Tree, worth: Worth) -> float:
    """What a tree is worth to the offence when everybody chooses for the best."""
    if isinstance(tree, Leaf):
        return worth(tree)
    if isinstance(tree, Pick):
        values = [value(branch, worth) for _, branch in tree.options]
        return max(values) if tree.mine else min(values)
    return sum(chance * value(branch, worth) for chance, branch in tree.branches)


def choice(tree: Pick, worth: Worth) -> str:
    """The best option for the coach who picks; the first of equal ones."""
    best = max if tree.mine else min
    return best(tree.options, key=lambda option: value(option[1], worth))[0]


class Solution:
    """The values of every position that can be reached from some, for one set-up (dice and readings)."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.trees: dict[Position, Tree] = {}
        self._known: dict[Tree, Tree] = {}
        self.values: dict[Position, float] = {}

    def worth(self, leaf: Leaf) -> float:
        """What an end is worth to the offence of its tree: points now and points to come."""
        later = self.values[leaf.position]
        return leaf.gained - leaf.given + (-later if leaf.swapped else later)

    def solve(self, *starts: Position) -> "Solution":
        """Solve every position that can be reached from these and is not solved yet."""
        fresh = self._reach(starts)
        fresh.sort(key=lambda at: (-at.down, at.declared is None))
        self.values.update(dict.fromkeys(fresh, 0.0))
        rows: dict[Position, dict[Leaf, float]] = {}
        while fresh and rows != (better := self._rows(fresh)):
            rows = better  # nobody would choose otherwise any more when they stay the same
            self._settle(rows)
        return self

    def _rows(self, fresh: Sequence[Position]) -> dict[Position, dict[Leaf, float]]:
        found: dict[int, Best] = {}
        return {at: self._best(self.trees[at], found)[1] for at in fresh}

    def _reach(self, starts: tuple[Position, ...]) -> list[Position]:
        todo, fresh = [at for at in starts if at not in self.trees], []
        while todo:
            at = todo.pop()
            if at in self.trees:
                continue
            fresh.append(at)
            tree = self.trees[at] = grow(begin(at, self.set_up), self._known)
            todo += dict.fromkeys(leaf.position for leaf in leaves(tree))
        return fresh

    def _best(self, tree: Tree, found: dict[int, Best]) -> Best:
        """What comes of a tree when everybody chooses what is best by the values so far.

        `found` has what has come of trees already, by identity, for those that are part of several.
        """
        best = found.get(id(tree))
        if best is None:
            if isinstance(tree, Leaf):
                best = self.worth(tree), {tree: 1.0}
            elif isinstance(tree, Pick):
                ways = [self._best(branch, found) for _, branch in tree.options]
                best = (max if tree.mine else min)(ways, key=itemgetter(0))
            else:
                best = self._mixed(tree, found)
            found[id(tree)] = best
        return best

    def _mixed(self, tree: Chance, found: dict[int, Best]) -> Best:
        worth = 0.0
        row: dict[Leaf, float] = {}
        for chance, branch in tree.branches:
            part, ends = self._best(branch, found)
            worth += chance * part
            for leaf, share in ends.items():
                row[leaf] = row.get(leaf, 0.0) + chance * share
        return worth, row

    def _settle(self, rows: Mapping[Position, Mapping[Leaf, float]]) -> None:
        """Find the values that go with these choices, by sweeps until nothing changes any more."""
        values = self.values
        sums = [
            (
                at,
                sum(chance * (leaf.gained - leaf.given) for leaf, chance in row.items()),
                [(-chance if leaf.swapped else chance, leaf.position) for leaf, chance in row.items()],
            )
            for at, row in rows.items()
        ]
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for at, points, later in sums:
                new = points + sum([chance * values[other] for chance, other in later])
                change = max(change, abs(new - values[at]))
                values[at] = new

    def row(self, at: Position) -> dict[Leaf, float]:
        """Where one throw (with the declaration before it) leaves the game under best play, with probabilities."""
        return self._best(self.trees[at], {})[1]


@lru_cache(maxsize=8)
def _solved(key: tuple[object, ...], set_up: "_Kept") -> Solution:  # noqa: ARG001 - the key is for the cache
    return Solution(set_up.set_up)


class _Kept:
    """A set-up as an argument of a cached function: all are equal, the key beside it tells them apart."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up = set_up

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept)

    def __hash__(self) -> int:
        return 0


def solution(set_up: SetUp, *starts: Position) -> Solution:
    """The solution for a set-up, solved at least from these positions; kept for the next who asks."""
    key = (set_up.dice, tuple(sorted(set_up.readings.items())))
    return _solved(key, _Kept(set_up)).solve(*starts)


def coach() -> Coach:
    """A coach who plays for points, and for the win where it is in reach. He thinks when he is first asked."""

    def best(_: Choose, play: Play[State], __: Random) -> Command:
        s = play.state
        start = Position(NUMBERS.start.first, 1, crossed=False, chip=False)
        if s.phase == TOSS:
            return {"do": "offence" if solution(s.set_up, start).values[start] >= 0 else "defence"}
        tree = grow(play)
        assert isinstance(tree, Pick)  # noqa: S101 - he has been asked to choose
        ahead = [leaf.position for leaf in leaves(tree)]
        solved = solution(s.set_up, start, *ahead)
        mine, theirs = s.score[s.offence], s.score[s.defence]

        def worth(leaf: Leaf) -> float:
            if mine + leaf.gained >= NUMBERS.score.target:
                return WIN
            if leaf.position.declared:  # only said so far: what counts is the throw
                return value(solved.trees[leaf.position], worth)
            return -WIN if theirs + leaf.given >= NUMBERS.score.target else solved.worth(leaf)

        return {"do": choice(tree, worth)}

    return best
