"""Boards of cells, which an author describes in one line: `Grid(3, 3)`, `Hexes(5, 4)`.

Cells are called as on a chess board: columns are letters from the left, rows are numbers from below.
"""

from dataclasses import dataclass
from string import ascii_lowercase

from placky.diagrams.marks import Place

__all__ = ["Cell", "Grid", "Hexes"]

WIDTH = 7600
"""Thousandths of an inch: as wide as a telephone shows at full size."""
MARGIN = 300


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell, counted from the upper left corner of the board and upwards: its middle, corners and inner radius."""

    middle: Place
    corners: tuple[Place, ...]
    radius: int
    dark: bool


@dataclass(frozen=True, slots=True)
class Grid:
    """Squares in columns and rows.

    >>> list(Grid(2, 2).cells())
    ['a1', 'b1', 'a2', 'b2']
    """

    columns: int
    rows: int

    def cells(self) -> dict[str, Cell]:
        """Every cell by its name; y is counted downwards from the upper edge, and so is below 0."""
        side = min((WIDTH - 2 * MARGIN) // self.columns, 1400)
        left = (WIDTH - side * self.columns) // 2
        found = {}
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = left + column * side, -MARGIN - (self.rows - row) * side
                corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
                middle = x + side // 2, y + side // 2
                found[f"{_letter(column)}{row + 1}"] = Cell(middle, corners, side // 2, (row + column) % 2 == 0)
        return found


@dataclass(frozen=True, slots=True)
class Hexes:
    """Hexes with a corner on top, in rows of which every second one is shifted by half a hex to the right."""

    columns: int
    rows: int

    def cells(self) -> dict[str, Cell]:
        """As those of a grid."""
        half = min((WIDTH - 2 * MARGIN) // (2 * self.columns + 1), 700)
        long = round(half * 2 / 3**0.5)
        left = (WIDTH - half * (2 * self.columns + 1)) // 2
        found = {}
        for row in range(self.rows):
            for column in range(self.columns):
                x = left + half * (2 * column + 1 + row % 2)
                y = -MARGIN - long - (self.rows - 1 - row) * long * 3 // 2
                ways = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
                corners = tuple((x + across * half, y + up * long // 2) for across, up in ways)
                found[f"{_letter(column)}{row + 1}"] = Cell((x, y), corners, half, (column + row % 2) % 2 == 0)
        return found


def _letter(column: int) -> str:
    """The letters of a column: a to z, then aa.

    >>> _letter(0), _letter(25), _letter(26)
    ('a', 'z', 'aa')
    """
    return (_letter(column // 26 - 1) if column >= 26 else "") + ascii_lowercase[column % 26]
