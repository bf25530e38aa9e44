"""A painter for boards that are always seen whole: most board games, and no field that a camera has to travel.

An author says what the board is, what lies on it and the same in words; everything else follows.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from placky.diagrams.marks import Field, Mark, Movable, Piece, Sketch, Window
from placky.diagrams.stage import Scene, TargetData, placement, view_box

__all__ = ["WholeBoard"]

State = Mapping[str, Any]


class WholeBoard(ABC):
    """A `placky.rulebook.Painter` that lacks `ground`, `pieces` and `alt`, and `overlays` if there are any."""

    @abstractmethod
    def ground(self, state: State) -> Field:
        """Return the board without anything on it; its size may not change in the course of a game."""

    @abstractmethod
    def pieces(self, state: State) -> Sequence[Piece | Sketch]:
        """Return what is moved about the board. A piece keeps its name, and looks the same wherever it is."""

    @abstractmethod
    def alt(self, state: State) -> str:
        """Return the position in words."""

    def overlays(self, state: State, before: State | None) -> Sequence[tuple[Mark, ...]]:  # noqa: ARG002 - see there
        """Return what comes and goes, in groups that appear together; ``before`` is the state one step earlier."""
        return ()

    def scene(
        self,
        state: State,
        events: Sequence[Any] = (),  # noqa: ARG002 - two states tell enough
        *,
        before: State | None = None,
        view: Window | None = None,
    ) -> Scene:
        """Return one picture."""
        overlays = [group for group in self.overlays(state, before) if group]
        pieces, board = self.pieces(state), self.ground(state)
        marks = [mark for group in overlays for mark in group]
        places = placement(pieces, overlays, board)
        return Scene(board, (*marks, *pieces), view or self.window(state), self.alt(state), None, places)

    def figures(self, state: State, view: Window | None = None) -> Sequence[Movable]:  # noqa: ARG002 - all is in view
        """Return what moves on the sheet of a walkthrough."""
        return self.pieces(state)

    def target(self, act: State, state: State) -> TargetData | None:  # noqa: ARG002 - where a game has any, it says so
        """Return what on the board answers an act: nothing, so that readers choose from the list."""
        return None

    def window(self, state: State) -> Window:
        """Return the whole board."""
        board = self.ground(state)
        return 0, 0, board.width, board.height

    def window_size(self, states: Sequence[State]) -> tuple[int, int]:
        """Return the size of the whole board."""
        return self.window(states[0])[2:]

    def follow(self, previous: Window | None, state: State, size: tuple[int, int]) -> Window:  # noqa: ARG002
        """Return the whole board."""
        return self.window(state)

    def view_box(self, state: State, view: Window) -> list[float]:
        """Return a window in SVG units: x and y of the upper left corner, width, height."""
        return view_box(view, self.ground(state))
