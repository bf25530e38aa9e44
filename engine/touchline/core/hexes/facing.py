"""Which way a player faces: the hexes before him, those behind somebody else, and the turn from one to another.

A facing is a direction, 0 to 5: the side of his hex that a player looks over.
"""

from touchline.core.hexes.coordinates import SIDES, Hex, direction, neighbour

__all__ = ["ahead", "beyond", "threatened", "turns"]


def threatened(here: Hex, facing: int) -> tuple[Hex, Hex, Hex]:
    """The three adjacent hexes before a player, from his left to his right.

    >>> threatened((0, 0), 0)
    ((1, -1), (1, 0), (0, 1))
    """
    return neighbour(here, facing - 1), neighbour(here, facing), neighbour(here, facing + 1)


def ahead(here: Hex, facing: int, there: Hex) -> int:
    """Where a hex lies to a player: above 0 in his front half, 0 exactly beside him, below 0 behind him.

    The number counts half hexes along the way that he faces.

    >>> ahead((0, 0), 0, (2, 0)), ahead((0, 0), 0, (-1, 2)), ahead((0, 0), 3, (2, 0))
    (4, 0, -4)
    """
    dq, dr = there[0] - here[0], there[1] - here[1]
    along = (2 * dq + dr, dq + 2 * dr, dr - dq)[facing % 3]
    return along if facing % SIDES < SIDES // 2 else -along


def beyond(pusher: Hex, pushed: Hex) -> tuple[Hex, Hex, Hex]:
    """The three hexes behind an adjacent player, away from who pushes him: left, straight on, right.

    Raises `ValueError` where the two are not adjacent.
    """
    return threatened(pushed, direction(pusher, pushed))


def turns(facing: int, other: int) -> int:
    """How many sixths of a circle part two facings, the shorter way round: 0 to 3.

    >>> turns(0, 5), turns(1, 4)
    (1, 3)
    """
    apart = (other - facing) % SIDES
    return min(apart, SIDES - apart)
