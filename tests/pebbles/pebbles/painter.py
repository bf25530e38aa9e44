"""Pebbles as a picture: Ada's pebbles at left, the heap in the middle, Ben's at right."""

from placky.diagrams.marks import Area, Field, Inscription, Label, Mark, Piece, Place, Plaque
from placky.diagrams.whole import WholeBoard
from placky.words import Plain

WIDTH, HEIGHT = 7600, 4600
ADA, HEAP, BEN = 400, 2900, 5400
"""Where the three areas begin. Each holds three pebbles side by side."""
HEAD = 4250
"""How high the words stand."""


class Painter(WholeBoard):
    """Everything is always in view."""

    def ground(self, state: Plain) -> Field:
        """Three areas and two names."""
        areas = [Area("around", _box(0, 0, WIDTH, HEIGHT), "sunk")]
        areas += [Area(f"area-{x}", _box(x), "zone" if x == HEAP else "field", "paint") for x in (ADA, HEAP, BEN)]
        ada, ben = state["teams"]
        words = (
            Inscription("name-0", (ADA + 900, HEAD), ada, 18, "a-line"),
            Inscription("name-1", (BEN + 900, HEAD), ben, 18, "b-line"),
        )
        return Field(WIDTH, HEIGHT, tuple(areas), margin=0, words=words)

    def pieces(self, state: Plain) -> list[Piece]:
        """Every pebble. Ada takes from the low numbers, Ben from the high ones."""
        ada, ben = state["taken"]
        areas = [ADA] * ada + [HEAP] * state["heap"] + [BEN] * ben
        return [
            Piece(f"pebble-{n}", _place(area, areas[:n].count(area)), 250, f"pebble {n}", text=str(n + 1))
            for n, area in enumerate(areas)
        ]

    def overlays(self, state: Plain, before: Plain | None) -> list[tuple[Mark, ...]]:  # noqa: ARG002 - no traces
        """Whose turn it is, or who has won."""
        middle = WIDTH // 2, HEAD
        if state["winner"] is None:
            return [(Label("turn", middle, f"{state['turn']}'s turn", 16),)]
        return [(Plaque("won", middle, f"{state['winner']} wins", 18, state["teams"].index(state["winner"])),)]

    def alt(self, state: Plain) -> str:
        """The same in words, for those who do not see it."""
        stores = [f"{team} has {number}" for team, number in zip(state["teams"], state["taken"], strict=True)]
        end = f"{state['winner']} has won" if state["winner"] else f"It is {state['turn']}'s turn"
        return f"On the heap: {state['heap']}. {', '.join(stores)}. {end}."


def _box(x: int, y: int = 400, width: int = 1800, height: int = 3500) -> tuple[Place, ...]:
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _place(area: int, n: int) -> Place:
    return area + 280 + n % 3 * 620, 700 + n // 3 * 620
