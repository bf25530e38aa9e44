from typing import Any

import pytest

from placky.defaults import Grid, Hexes, PlainPainter
from placky.defaults.boards import state_scene
from placky.defaults.painter import LOWEST, ROW, ROWS
from placky.diagrams.images import png
from placky.diagrams.marks import Label

STATE: dict[str, Any] = {
    "teams": ["Ada", "Ben"], "boats": {"Ada": "b2", "Ben": {"at": "c3", "speed": 2}}, "walls": ["a1", "a2"],
    "marks": {"c1": "X", "b1": ["Ada", "Ben"], "d1": None}, "turn": "Ada", "dice": [1, 4], "deck": [],
}  # fmt: skip


def test_pieces_lie_wherever_the_state_names_a_cell() -> None:
    found = {piece.name: (piece.text, piece.side) for piece in PlainPainter(Grid(4, 3)).pieces(STATE)}
    assert found == {
        "boats Ada": ("A", 0), "boats Ben": ("B", 1), "walls 1": ("W", None), "walls 2": ("W", None),
        "marks X c1": ("X", None), "marks Ada b1": ("A", 0), "marks Ben b1": ("B", 1),
    }  # fmt: skip


def test_pieces_of_one_name_stay_apart() -> None:
    state = {"players": ["Ada", "Ben"], "Ada": {"king": "a1"}, "Ben": {"king": "a2"}}
    assert [(piece.name, piece.side) for piece in PlainPainter(Grid(2, 2)).pieces(state)] == [
        ("Ada king", 0), ("Ben king", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("board", [Grid(4, 3), Hexes(5, 4)])
def test_a_piece_lies_in_its_cell_on_the_board(board: Grid | Hexes) -> None:
    painter = PlainPainter(board)
    corners = {area.id: area.points for area in painter.ground(STATE).areas}
    (ada, *_) = painter.pieces(STATE)
    across, up = zip(*corners["cell-b2"], strict=True)
    assert min(across) < ada.at[0] < max(across)
    assert min(up) < ada.at[1] < max(up)


def test_the_rest_is_a_table() -> None:
    assert PlainPainter(Grid(4, 3)).lines(STATE) == [
        ("Boats", ""), ("\xa0\xa0Ben", ""), ("\xa0\xa0\xa0\xa0speed", "2"),
        ("Turn", "Ada"), ("Dice", "1 and 4"), ("Deck", "–"),
    ]  # fmt: skip


def test_without_a_board_everything_is_in_the_table() -> None:
    said = PlainPainter().alt({**STATE, "walls": ["a1", "a2", "a3"]})
    assert said == (
        "Boats. Ada: b2. Ben. at: c3. speed: 2. Walls: a1, a2 and a3. Marks. c1: X. b1: Ada and Ben. d1: –. "
        "Turn: Ada. Dice: 1 and 4. Deck: –."
    )


def test_long_values_take_several_lines() -> None:
    lines = PlainPainter().lines({"note": "a very long note that does not fit into one line of the table"})
    assert [name for name, _ in lines] == ["Note", "", ""]


def test_the_window_holds_the_table_and_stays_while_it_fits() -> None:
    painter = PlainPainter()
    small, large = {"a": 1}, {str(n): n for n in range(12)}
    assert painter.window(small)[3] == LOWEST
    assert painter.window_size([small, large]) == (7600, 12 * ROW)
    view = painter.follow(None, small, (7600, LOWEST))
    assert painter.follow(view, small, view[2:]) == view
    assert painter.follow(view, large, view[2:])[3] == 12 * ROW
    assert all(mark.at[1] > painter.window(large)[1] for mark in painter.scene(large).marks if isinstance(mark, Label))


def test_a_table_that_is_too_long_is_cut_off() -> None:
    painter, endless = PlainPainter(), {str(n): n for n in range(2 * ROWS)}
    assert painter.window(endless)[1] == 0
    assert len(painter.overlays(endless, None)) == ROWS


def test_any_state_can_be_drawn() -> None:
    states: tuple[dict[str, Any], ...] = (
        {},
        {"a": None},
        {"a": [[1], [2]]},
        {"a": [{}, 1]},
        {"a1": "x"},
        {"é": {"ü": {"ö": {}}}},
    )
    for state in states:
        for painter in (PlainPainter(), PlainPainter(Grid(30, 2))):
            assert png(painter.scene(state), 200).startswith(b"\x89PNG")
            assert painter.alt(state)


@pytest.mark.parametrize(
    ("board", "state", "said"),
    [
        ("Chess 8 8", {}, "Chess 8 8 cannot be drawn; allowed: Grid or Hexes"),
        ("Grid 8", {}, "cannot be drawn"),
        ("Grid 0 8", {}, "cannot be drawn"),
        ("Hexes 8 8 8", {}, "cannot be drawn"),
        ("Grid 100 1", {}, "cannot be drawn"),
        ("", ["b2"], "a state is a table"),
    ],
)
def test_a_board_in_words_that_is_none_is_said(board: str, state: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        state_scene(board, state)


def test_a_board_in_words_is_as_high_as_what_is_on_it() -> None:
    small, large = state_scene("Grid 9 1", {"Ada": "b1"}), state_scene("", {str(row): row for row in range(12)})
    assert small.window[3] < large.window[3]
    assert small.alt == "Ada on b1."
