"""Where hexes lie: axial coordinates, the six directions, distance, lines and rings.

A hex is `(q, r)`. Its third cube coordinate is `-q - r`, so that the three always add up to 0. Rows run along `q`, and
hexes stand on a point. The directions are numbered 0 to 5, clockwise where `r` grows downwards; 0 goes along the row.
"""

from collections.abc import Iterator

__all__ = [
    "DIRECTIONS", "SIDES", "Hex", "direction", "disc", "distance", "line", "neighbour", "neighbours", "ring",
    "rotated",
]  # fmt: skip

Hex = tuple[int, int]
"""Axial coordinates `(q, r)`."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The step in each of the six directions."""
SIDES = len(DIRECTIONS)
_FINE = 16
"""How finely a line is measured: its nudge must be less than what parts two candidates, and more than nothing."""
_NUDGE = (1, 2, -3)


def neighbour(here: Hex, direction: int) -> Hex:
    """The next hex in a direction; any whole number is one, by its rest of 6.

    >>> neighbour((2, 3), 0), neighbour((2, 3), 7)
    ((3, 3), (2, 4))
    """
    dq, dr = DIRECTIONS[direction % SIDES]
    return here[0] + dq, here[1] + dr


def neighbours(here: Hex) -> list[Hex]:
    """The six hexes around one, in the order of the directions."""
    q, r = here
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """How many steps part two hexes on an empty field.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (2, 1))
    (2, 3)
    """
    dq, dr = b[0] - a[0], b[1] - a[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def direction(here: Hex, there: Hex) -> int:
    """In which direction an adjacent hex lies. Raises `ValueError` for any other."""
    return DIRECTIONS.index((there[0] - here[0], there[1] - here[1]))


def rotated(there: Hex, turns: int, around: Hex = (0, 0)) -> Hex:
    """A hex turned around another one by sixths of a circle, clockwise.

    >>> rotated((2, -1), 1), rotated((2, -1), 6)
    ((1, 1), (2, -1))
    """
    q, r = there[0] - around[0], there[1] - around[1]
    for _ in range(turns % SIDES):
        q, r = -r, q + r
    return around[0] + q, around[1] + r


def ring(centre: Hex, radius: int) -> list[Hex]:
    """Every hex at this distance, clockwise from the one in direction 0; the centre alone at distance 0.

    >>> ring((0, 0), 1) == neighbours((0, 0)), len(ring((0, 0), 4))
    (True, 24)
    """
    if radius == 0:
        return [centre]
    here = centre[0] + radius, centre[1]
    found = []
    for side in range(SIDES):
        for _ in range(radius):
            found.append(here)
            here = neighbour(here, side + 2)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """Every hex up to this distance, the nearest first.

    >>> len(disc((0, 0), 2))
    19
    """
    return [here for far in range(radius + 1) for here in ring(centre, far)]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes that a straight line from centre to centre passes, both ends included.

    Where it runs along the edge between two hexes it takes the same one of them both ways.

    >>> line((0, 0), (3, 0)), line((0, 0), (1, 1))
    ([(0, 0), (1, 0), (2, 0), (3, 0)], [(0, 0), (0, 1), (1, 1)])
    """
    return list(_line(a, b))


def _line(a: Hex, b: Hex) -> Iterator[Hex]:
    steps = distance(a, b)
    if steps == 0:
        yield a
        return
    start, end = (*a, -a[0] - a[1]), (*b, -b[0] - b[1])
    for step in range(steps + 1):
        exact = [
            _FINE * (p * (steps - step) + q * step) + nudge for p, q, nudge in zip(start, end, _NUDGE, strict=True)
        ]
        yield _nearest(exact, _FINE * steps)


def _nearest(exact: list[int], unit: int) -> Hex:
    """The hex in which a point lies: each cube coordinate rounded, and the worst one made to fit the others."""
    near = [(2 * value + unit) // (2 * unit) for value in exact]
    astray = [abs(value - unit * whole) for value, whole in zip(exact, near, strict=True)]
    worst = astray.index(max(astray))
    near[worst] -= sum(near)
    return near[0], near[1]
