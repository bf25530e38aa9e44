"""Who scores next from a position of Sports Dice Football: chances added up from the ways of the solver."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from placky.rulebooks.dice_football.advice import START
from touchline.dice_football.best import Leaf, Position, Solution, solution
from touchline.dice_football.position import read

__all__ = ["NextScore", "counted_by"]

CLOSE = 1e-10
"""Chances are added up when a sweep changes none of them by more."""
Scores: TypeAlias = Mapping[tuple[bool, int], float]
"""Whether the offence scores next, and how many points -> the chance of it."""


class NextScore:
    """Who scores next from each position, under best play by both: the way of a drive, of the next, and so on."""

    def __init__(self, found: Solution) -> None:
        self._found = found
        self._scores: dict[Position, Scores] = {}

    def scores(self, at: Position) -> Scores:
        """The chances at a position, as its offence sees them."""
        if at not in self._scores:
            self._settle(at)
        return self._scores[at]

    def worth(self, at: Position) -> float:
        """The net points that its offence can expect from a position in the long run."""
        return self._found.solve(START, at).values[at]

    def _settle(self, at: Position) -> None:
        trees = self._found.solve(START, at).trees
        rows = {position: self._found.row(position) for position in trees if position not in self._scores}
        self._scores.update({position: {} for position in rows})
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for position, row in rows.items():
                new: dict[tuple[bool, int], float] = {}
                for leaf, chance in row.items():
                    for key, share in self._after(leaf).items():
                        new[key] = new.get(key, 0.0) + chance * share
                change = max(change, abs(sum(new.values()) - sum(self._scores[position].values())))
                self._scores[position] = new

    def _after(self, leaf: Leaf) -> Scores:
        """Who scores where a throw leaves the game, as the offence of that throw sees it."""
        if leaf.gained or leaf.given:
            return {(leaf.gained > 0, leaf.gained or leaf.given): 1.0}
        later = self._scores[leaf.position]
        return {(not own, scored): share for (own, scored), share in later.items()} if leaf.swapped else later


@cache
def counted_by(key: tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, str], ...]]) -> NextScore:
    """Who scores next with these dice and readings, solved once."""
    offence, defence, readings = key
    state, _ = read({"dice": {"offence": list(offence), "defence": list(defence)}, "readings": dict(readings)})
    return NextScore(solution(state.set_up))
