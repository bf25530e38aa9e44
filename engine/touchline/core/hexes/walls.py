"""What rolls straight on until it meets a wall, and then comes back at 60 degrees, or straight out of a corner.

A field is a set of hexes, and every edge between one of them and a hex that does not belong is a wall. On the straight
side of a field a hex has two such edges, and what hits either leaves again past the other one. Where there is one, or
where there are three or more, it comes straight back.
"""

from collections.abc import Container

from touchline.core.hexes.coordinates import SIDES, Hex, neighbour

__all__ = ["rebound", "rolled"]


def rebound(field: Container[Hex], here: Hex, heading: int) -> int:
    """The direction in which a ball leaves this hex again, having hit the wall in the direction of `heading`.

    >>> side = {(q, r) for q in range(-3, 4) for r in range(3)}
    >>> rebound(side, (0, 0), 4), rebound(side, (0, 0), 5)
    (2, 1)
    """
    left, right = (neighbour(here, heading + turn) not in field for turn in (-1, 1))
    outside = sum(neighbour(here, side) not in field for side in range(SIDES))
    back = heading + SIDES // 2
    if outside == 2 and left != right:  # a straight side
        back += 1 if right else -1
    return back % SIDES if neighbour(here, back) in field else (heading + SIDES // 2) % SIDES


def rolled(field: Container[Hex], start: Hex, heading: int, steps: int) -> list[tuple[Hex, int]]:
    """The way of a ball, a hex a step, each with its heading there. It begins with the hex after the start.

    A step at which it hits a wall takes it into the next hex on its way back. Where no hex lies there either, it stays
    where it is, and the way ends.
    """
    here, way = start, []
    for _ in range(steps):
        there = neighbour(here, heading)
        if there not in field:
            heading = rebound(field, here, heading)
            there = neighbour(here, heading)
            if there not in field:
                break
        here = there
        way.append((here, heading % SIDES))
    return way
