"""Magpies as a picture: a row for each magpie, with her hand, her nest and her feathers, and the table below."""

from collections.abc import Iterator
from typing import Any

from magpies.engine.numbers import CARDS
from placky.defaults import worded
from placky.diagrams.marks import Area, Field, Inscription, Label, Mark, Piece, Place, Sketch
from placky.diagrams.shapes import Ink, Lettering, Outline, Shape, rounded
from placky.diagrams.whole import WholeBoard
from placky.words import Plain, spelt
from touchline.core.play.sight import hidden

WIDTH, ROW, HEAD = 8000, 1500, 400
HAND, NEST, GAP = 2550, 4950, 940
"""Where the cards of a row begin, and how far they are apart."""


class Painter(WholeBoard):
    """Everything is always in view; what is not seen is a card face down."""

    def ground(self, state: Plain) -> Field:
        """A row for each magpie, and one for the table."""
        names = ["Table", *reversed(state["teams"])]
        corners = [((0, n * ROW), (WIDTH, n * ROW), (WIDTH, n * ROW + ROW), (0, n * ROW + ROW)) for n in range(4)]
        areas = tuple(Area(f"row-{n}", box, "field" if n else "zone", "paint") for n, box in enumerate(corners))
        words = [(200, n * ROW + 1000, name, 16) for n, name in enumerate(names)]
        words += [(x, 4 * ROW + 170, name, 12) for x, name in ((HAND, "Hand"), (NEST, "Nest"))]
        said = tuple(
            Inscription(f"word-{name}", (x, y), name, size, "label", 700, "start") for x, y, name, size in words
        )
        return Field(WIDTH, 4 * ROW + HEAD, areas, margin=0, words=said)

    def pieces(self, state: Plain) -> list[Piece]:  # noqa: ARG002 - cards come and go
        """Nothing is moved about."""
        return []

    def overlays(self, state: Plain, before: Plain | None) -> list[tuple[Mark, ...]]:  # noqa: ARG002 - no traces
        """Every card, and what else there is to know."""
        notes = [Label(f"note-{y}-{text}", (200, y), text, 12, "label", 500, "start") for y, text in self._notes(state)]
        return [*((_card((x, y), card),) for x, y, card in self._cards(state)), *((note,) for note in notes)]

    def _cards(self, state: Plain) -> Iterator[tuple[int, int, Any]]:
        for n, who in enumerate(reversed(state["teams"]), 1):
            laid = [state["laid"]] if state["laid"] and state["turn"] == who else []
            for x, cards in ((HAND, state["hands"][who]), (NEST, [*state["nests"][who], *laid])):
                yield from ((x + GAP * i, n * ROW + 170, card) for i, card in enumerate(cards))
        yield from ((HAND + GAP * i, 170, card) for i, card in enumerate(state["open"]))

    def _notes(self, state: Plain) -> Iterator[tuple[int, str]]:
        for n, who in enumerate(reversed(state["teams"]), 1):
            yield n * ROW + 620, f"{spelt(state['feathers'][who])} feather{'s' * (state['feathers'][who] != 1)}"
            if state["turn"] == who and not state["over"]:
                yield n * ROW + 300, "has the turn"
        yield 620, f"{len(state['deck'])} in the deck"

    def alt(self, state: Plain) -> str:
        """The same in words."""
        said = [
            f"{who} holds {worded(state['hands'][who])}; in the nest {worded(state['nests'][who])}; "
            f"feathers {state['feathers'][who]}."
            for who in state["teams"]
        ]
        laid = [f"{state['turn']} has laid {worded(state['laid'])}."] if state["laid"] else []
        return " ".join([*said, *laid, f"Open: {worded(state['open'])}. In the deck: {len(state['deck'])}."])


def _card(at: Place, card: Any) -> Sketch:
    """A card with its name, gold or glass; or its back."""
    back = Outline(((430, 250), (650, 580), (430, 910), (210, 580)), Ink(edge="paint", width=2))
    shapes: list[Shape] = [rounded((0, 0), (860, 1160), 90, Ink("plate", "rim", 2)), back]
    if not hidden(card):
        named = [
            Lettering((430, 730), card, 9.5, "label", 800),
            Lettering((430, 330), "gold" if CARDS[card] else "glass", 9),
        ]
        shapes = [rounded((0, 0), (860, 1160), 90, Ink("halo", "label", 2)), *named]
    return Sketch(f"{'back' if hidden(card) else card}-{at[0]}-{at[1]}", at, 1500, tuple(shapes))
