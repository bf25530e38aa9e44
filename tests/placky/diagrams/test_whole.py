"""A board that is always seen whole: everything from the board, its pieces and what comes and goes."""

import pytest

from placky.diagrams.camera import view_box
from placky.diagrams.marks import Field, Label, Mark, Piece, overlay_id
from placky.diagrams.shapes import UNIT
from placky.diagrams.whole import WholeBoard
from placky.words import Plain


class Line(WholeBoard):
    """A coin on a strip."""

    def ground(self, state: Plain) -> Field:  # noqa: ARG002 - the same for every state
        """A strip."""
        return Field(4000, 1000, margin=0)

    def pieces(self, state: Plain) -> list[Piece]:
        """The coin."""
        return [Piece("coin", (state["at"], 400), 200, "the coin")]

    def alt(self, state: Plain) -> str:
        """Where it is."""
        return f"The coin is at {state['at']}."


class Told(Line):
    """The same, and where it was."""

    def overlays(self, state: Plain, before: Plain | None) -> list[tuple[Mark, ...]]:  # noqa: ARG002 - only what was
        """Where it was."""
        return [(Label("was", (0, 0), f"was at {before['at']}"),)] if before else []


def test_every_window_is_the_whole_board() -> None:
    line, state = Line(), {"at": 1000}
    assert line.window(state) == (0, 0, 4000, 1000)
    assert line.window_size([state]) == (4000, 1000)
    assert line.follow((5, 5, 1, 1), state, (1, 1)) == line.follow(None, state, (1, 1)) == line.window(state)
    assert line.view_box(state, (1000, 200, 500, 300)) == pytest.approx(
        view_box(line.ground(state), (1000, 200, 500, 300))
    )


def test_a_piece_is_where_the_sheet_has_it() -> None:
    line, state = Line(), {"at": 1000}
    assert line.figures(state) == line.pieces(state)
    assert line.scene(state).placement.tokens == {"the coin": {"x": UNIT, "y": round(0.6 * UNIT, 1)}}
    assert line.scene(state).placement.overlays == {}


class Nothing(Line):
    """A group in which there is nothing just now."""

    def overlays(self, state: Plain, before: Plain | None) -> list[tuple[Mark, ...]]:  # noqa: ARG002 - always the same
        """Nothing."""
        return [()]


def test_an_empty_group_is_none() -> None:
    assert Nothing().scene({"at": 1000}).placement.overlays == {}


def test_what_comes_and_goes_is_in_the_picture_and_on_the_sheet() -> None:
    told, state, before = Told(), {"at": 1000}, {"at": 500}
    (group,) = told.overlays(state, before)
    assert told.scene(state, before=before).marks == (*group, *told.pieces(state))
    assert told.scene(state, before=before).placement.overlays == {overlay_id(group): group}
    assert told.scene(state).alt == "The coin is at 1000."


def test_a_painter_without_a_board_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="abstract"):
        WholeBoard()  # type: ignore[abstract] # this is what must fail
