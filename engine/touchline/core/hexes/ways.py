"""Ways over hexes: what can be reached at which cost, and how, where steps and turns cost movement.

A stance is a hex and a facing. Where turns cost nothing it does not matter which way a player faces, so the search
goes through hexes alone. Where they cost, he steps only where he faces.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from touchline.core.hexes.coordinates import SIDES, Hex, direction, neighbour

__all__ = ["Stance", "Ways", "driven", "facings", "walked"]

Stance = tuple[Hex, int]
"""A hex and a facing."""


class Ways(NamedTuple):
    """Everything that can be reached, cheapest first: stance -> cost, and the stance before it."""

    cost: Mapping[Stance, int]
    before: Mapping[Stance, Stance]

    def to(self, there: Hex) -> list[Stance] | None:
        """The cheapest way to a hex, with the facing at each of its stances; None where it cannot be reached.

        Of equally cheap ways it is the one whose last facing has the lowest number.
        """
        ends = [(cost, facing) for (here, facing), cost in self.cost.items() if here == there]
        return self.way((there, min(ends)[1])) if ends else None

    def way(self, stance: Stance) -> list[Stance]:
        """The cheapest way to a stance that can be reached, from the start on. Raises `KeyError` for any other."""
        way = [stance]
        self.cost[stance]
        while (before := self.before.get(way[-1])) is not None:
            way.append(before)
        return way[::-1]


def walked(start: Hex, facing: int, most: int, free: Callable[[Hex], bool]) -> Ways:
    """What can be reached by `most` steps with turns that cost nothing, entering free hexes alone.

    The facing of a stance is the direction of the last step; whoever stays has the facing that he began with.
    """
    first = (start, facing)
    cost, before, edge = {first: 0}, {}, [first]
    seen = {start}
    for steps in range(1, most + 1):
        beyond = []
        for stance in edge:
            for side in range(SIDES):
                there = neighbour(stance[0], side)
                if there not in seen and free(there):
                    seen.add(there)
                    cost[there, side], before[there, side] = steps, stance
                    beyond.append((there, side))
        edge = beyond
    return Ways(cost, before)


def driven(start: Hex, facing: int, most: int, free: Callable[[Hex], bool], turn: Callable[[int], int]) -> Ways:
    """What can be reached for `most` by steps straight ahead, one each, and turns.

    `turn` gives the cost of a turn by so many sixths of a circle, 1 to 3; it must be more than nothing.
    """
    first = (start, facing)
    cost, before = {first: 0}, {}
    waiting: list[list[Stance]] = [[first], *([] for _ in range(most))]
    for spent, due in enumerate(waiting):
        for stance in due:
            if cost[stance] < spent:
                continue
            for other, price in _onward(stance, free, turn):
                paid = spent + price
                if paid <= most and paid < cost.get(other, most + 1):
                    cost[other], before[other] = paid, stance
                    waiting[paid].append(other)
    return Ways(cost, before)


def _onward(stance: Stance, free: Callable[[Hex], bool], turn: Callable[[int], int]) -> list[tuple[Stance, int]]:
    here, facing = stance
    there = neighbour(here, facing)
    step = [((there, facing), 1)] if free(there) else []
    return step + [((here, (facing + by) % SIDES), turn(min(by, SIDES - by))) for by in range(1, SIDES)]


def facings(way: list[Hex], facing: int) -> list[Stance]:
    """A way given by its hexes alone, each with the direction of the step into it.

    >>> facings([(0, 0), (1, 0), (1, 1)], 4)
    [((0, 0), 4), ((1, 0), 0), ((1, 1), 1)]
    """
    found = [(way[0], facing)]
    for here in way[1:]:
        found.append((here, direction(found[-1][0], here)))
    return found
