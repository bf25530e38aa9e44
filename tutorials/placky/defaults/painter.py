"""Any state as a picture: pieces on a board of cells where the state names any, and the rest of it as a table below."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from placky.defaults.cells import MARGIN, WIDTH, Cell, Grid, Hexes
from placky.defaults.words import side_of, worded
from placky.diagrams.marks import Area, Field, Inscription, Label, Mark, Piece, Place, Window, slug
from placky.diagrams.whole import WholeBoard
from placky.sentences import say
from placky.words import Plain, players
from touchline.core.play.sight import hidden

__all__ = ["PlainPainter"]

ROW, ROWS, SIZE = 540, 60, 15
"""How high a row of the table is, how many there is room for, and the size of its letters."""
NAMES, VALUES = 18, 27
"""So many letters fit into a line of each column."""
VALUES_AT = 2900
LOWEST = 4500
"""A picture is at least so high, as pages give every board that much room."""
UNSHOWN = frozenset({"teams", "players", "readings"})
"""Keys that no table shows: the legend has the players, the page the readings."""
IN_A_ROW = 3
"""So many pieces in one cell stand in a row."""
PLACES = frozenset({"at", "place", "cell", "on"})
"""A key that says where something is, and does not name it: `{"Ada": {"at": "b2"}}`."""


class PlainPainter(WholeBoard):
    """Shows a state as it is.

    A piece lies where the state says the name of a cell: `{"Ada": "b2"}`, `{"b2": "Ada"}`, `{"walls": ["a1", "a2"]}`.
    Those who play, `teams` or `players`, have the colours of their sides.
    """

    def __init__(self, board: Grid | Hexes | None = None) -> None:
        self.board = board

    @cached_property
    def cells(self) -> Mapping[str, Cell]:
        """Every cell of the board by its name."""
        return self.board.cells() if self.board else {}

    @cached_property
    def deep(self) -> int:
        """How much of the picture the board takes, from the upper edge."""
        lows = [y for cell in self.cells.values() for _, y in cell.corners]
        return MARGIN - min(lows) if lows else 0

    @property
    def height(self) -> int:
        """The height of everything there is room for."""
        return self.deep + ROWS * ROW

    def ground(self, state: Plain) -> Field:  # noqa: ARG002 - it is always the same
        """The cells with their names, and the lines of the table."""
        areas, words = [], []
        for name, cell in self.cells.items():
            corners = tuple((x, y + self.height) for x, y in cell.corners)
            areas.append(Area(f"cell-{name}", corners, "zone" if cell.dark else "field", "paint"))
            at = cell.middle[0], cell.middle[1] + self.height - min(round(cell.radius * 0.74), cell.radius - 130)
            words.append(Inscription(f"name-{name}", at, name, 10 if cell.radius > 450 else 8))
        top = ROWS * ROW
        areas += [
            Area(f"row-{low}", ((0, low), (WIDTH, low), (WIDTH, low + ROW), (0, low + ROW)), "zone")
            for low in range(top - ROW, -1, -2 * ROW)
        ]
        return Field(WIDTH, self.height, tuple(areas), margin=0, words=tuple(words))

    def seen(self, state: Plain) -> Plain:
        """What is shown of a state; where its places are called otherwise, say here which cells they are."""
        return state

    def middle(self, cell: str) -> Place:
        """Where the middle of a cell is in the picture, for marks of an author's own."""
        x, y = self.cells[cell].middle
        return x, y + self.height

    def pieces(self, state: Plain) -> Sequence[Piece]:
        """Everything that has a cell; several in one cell stand side by side."""
        found = list(self._placed(self.seen(state), (), players(state)))
        made = []
        for n, (name, cell, who) in enumerate(found):
            here = [one for one in range(len(found)) if found[one][1] == cell]
            room, (right, up, size) = self.cells[cell].radius, _spot(here.index(n), len(here))
            radius, (x, y) = round(room * size), self.middle(cell)
            at = round(x + right * room), y + room // 4 + round(up * room)
            side, sign = side_of(who, state), who[:1].upper()
            made.append(Piece(f"piece-{slug(name)}", at, radius, name, "coin", side, sign))
        return made

    def _placed(self, value: Any, path: tuple[str, ...], teams: Sequence[str]) -> Iterator[tuple[str, str, str]]:
        """What stands where in a part of the state: its name, its cell, and whose or what it is."""
        if isinstance(value, str) and value in self.cells:
            yield " ".join(path), value, next((one for one in path if one in teams), "") or _last(path) or value
        elif isinstance(value, Mapping):
            for key, one in value.items():
                if key not in self.cells:
                    yield from self._placed(one, path if key in PLACES else (*path, str(key)), teams)
                elif one:
                    for who in map(worded, one if isinstance(one, list) else [one]):
                        yield " ".join((*path, who, key)), key, who
        elif isinstance(value, list):
            for n, one in enumerate(value, 1):
                called = one.get("name") if isinstance(one, Mapping) else None
                yield from self._placed(one, (*path, str(called or n)), teams)

    def overlays(self, state: Plain, before: Plain | None) -> Sequence[tuple[Mark, ...]]:  # noqa: ARG002 - no traces
        """The rows of the table; those of a picture are cut off where there is no more room."""
        return [self._row(n, *row) for n, row in enumerate(self.lines(state)[:ROWS])]

    def _row(self, n: int, name: str, value: str) -> tuple[Mark, ...]:
        y = ROWS * ROW - n * ROW - ROW // 2
        marks: list[Mark] = []
        if name:
            marks.append(Label(f"name-{n}", (MARGIN, y), name, SIZE, "paint", 500, "start"))
        if value:
            marks.append(Label(f"value-{n}", (VALUES_AT, y), value, SIZE, "label", 700, "start"))
        return tuple(marks)

    def lines(self, state: Plain) -> list[tuple[str, str]]:
        """The table, line by line: long values take several."""
        found = []
        for depth, name, value in self._table(self.seen(state), 0):
            indent = "  " * depth
            names = textwrap.wrap(name, NAMES - 2 * depth) or [""]
            values = textwrap.wrap(value, VALUES) or [""]
            for n in range(max(len(names), len(values))):
                first = f"{indent}{names[n]}" if n < len(names) else ""
                found.append((first.replace(" ", "\N{NO-BREAK SPACE}"), values[n] if n < len(values) else ""))
        return found

    def _table(self, part: Plain, depth: int) -> Iterator[tuple[int, str, str]]:
        """Rows for what the board does not show: depth, name, value."""
        for key, value in part.items():
            name = str(key).replace("_", " ")
            name = name if depth else name.capitalize()
            if key in self.cells or key in UNSHOWN or self._on_board(value):
                continue
            if _is_table(value) and value:
                yield depth, name, ""
                yield from self._table(value, depth + 1)
            elif isinstance(value, list) and value and all(map(_is_table, value)):
                for n, one in enumerate(value, 1):
                    yield depth, f"{name} {n}", ""
                    yield from self._table(one, depth + 1)
            elif isinstance(value, list) and any(" " in str(one) for one in value if not hidden(one)):
                for n, one in enumerate(value):
                    yield depth, "" if n else name, worded(one)
            else:
                yield depth, name, "–" if value in (None, "", [], {}) else worded(value)

    def _on_board(self, value: Any) -> bool:
        """Does the board show all of a value?"""
        if isinstance(value, Mapping):
            return bool(value) and all(key in self.cells or self._on_board(one) for key, one in value.items())
        if isinstance(value, list):
            return bool(value) and all(self._on_board(one) for one in value)
        return isinstance(value, str) and value in self.cells

    def alt(self, state: Plain) -> str:
        """Every piece and every row in words."""
        state = self.seen(state)
        placed = self._placed(state, (), players(state))
        said = [say("{piece} on {cell}", piece=name.removesuffix(f" {cell}"), cell=cell) for name, cell, _ in placed]
        said += [f"{name}: {value}" if value else name for _, name, value in self._table(state, 0)]
        return ". ".join(said) + "." if said else say("Nothing is on the table.")

    def used(self, state: Plain) -> int:
        """How much of the picture the board takes, and the rows of the table that are used."""
        return self.deep + min(ROWS, len(self.lines(state))) * ROW

    def window(self, state: Plain) -> Window:
        """The board, and the rows of the table that are used."""
        used = max(LOWEST, self.used(state))
        return 0, self.height - used, WIDTH, used

    def window_size(self, states: Sequence[Plain]) -> tuple[int, int]:
        """As wide as always, and as high as the longest table."""
        return WIDTH, max(self.window(state)[3] for state in states)

    def whole(self, states: Sequence[Plain]) -> Window:
        """The board, and as many rows of the table as any state has."""
        width, used = self.window_size(states)
        return 0, self.height - used, width, used

    def follow(self, previous: Window | None, state: Plain, size: tuple[int, int]) -> Window:
        """The window stays while the table fits."""
        if previous is not None and previous[3] >= self.window(state)[3]:
            return previous
        used = max(size[1], self.window(state)[3])
        return 0, self.height - used, WIDTH, used


def _is_table(value: Any) -> bool:
    """Is it a table of its own, and not what stands for something hidden?"""
    return isinstance(value, Mapping) and not hidden(value)


def _spot(n: int, count: int) -> tuple[float, float, float]:
    """Where one of the pieces in a cell stands, to the right and up, and its radius; all in radii of the cell.

    Up to three stand in a row, more in two.
    """
    if count <= IN_A_ROW:
        return (n - (count - 1) / 2) * 0.6, 0, 0.5 if count == 1 else 0.4
    first = -(-count // 2)
    row, place, wide = (0, n, first) if n < first else (1, n - first, count - first)
    step = 1.3 / first
    return (place - (wide - 1) / 2) * step, 0.34 - 0.68 * row, min(0.32, step * 0.55)


def _last(path: Sequence[str]) -> str:
    """The last name of a path that is no number."""
    return next((one for one in reversed(path) if not one.isdecimal()), "")
