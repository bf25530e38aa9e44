"""Takkure's painter, the score: a strip above the window in matches, so that it covers nothing that matters."""

from collections.abc import Mapping
from dataclasses import replace

from placky.diagrams.counters import scoreboard_size
from placky.diagrams.labels import Box
from placky.diagrams.marks import Scoreboard, Window
from placky.sentences import Sentence, say
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.records import MATCH, PRACTICE_MATCH
from touchline.takkure.wire_types import State

_READABLE = 10_500
"""The width of a window up to which letters have their usual size; they grow with wider ones."""
_LETTERS, _STRIP = 15, 8_400
"""The size of the strip's letters, in a window of that width; they grow with it, to a limit."""
_AIR = 150
_NOTCH = 17
"""The frame of a walkthrough cuts its upper right corner, by less than the width's part of so many."""
_ARRIVE: Sentence = "Both go down a box, and arrive active"
_ENDS: Sentence = "Boxes {boxes} to 1 are played in; on 0 the half is over."
_HALVES: Mapping[int, Sentence] = {1: "1st half", 2: "2nd half"}
_TOKENS: Mapping[bool, Sentence] = {True: "{team}: turned over, inactive", False: "{team}: active"}
"""Whether the time token of a team is turned over -> how it lies."""


def letters(size: int, view: Window) -> int:
    """Return the size of letters in a window: larger where the window shows more of the pitch."""
    return round(size * max(1.0, min(1.5, view[2] / _READABLE)))


def told(state: State) -> bool:
    """Say whether there is a score."""
    return state.get("mode") in (MATCH, PRACTICE_MATCH)


def strip(state: State, view: Window) -> list[tuple[Scoreboard]]:
    """Return the strip with the score, in a full match also with half and time board."""
    if not told(state):
        return []
    x, y, width, height = view
    size = round(_LETTERS * max(1.0, min(2.2, width / _STRIP)))
    mine, theirs = state["score"]
    board = Scoreboard("score", (0, 0), (mine, theirs), size)
    if state["mode"] == MATCH:
        turned = bool(state["flipped"][0]), bool(state["flipped"][1])
        boxes = tuple(range(NUMBERS.time.boxes, -1, -1))
        said = tuple(say(_TOKENS[over], team=team) for team, over in zip(state["teams"], turned, strict=True))
        board = Scoreboard(
            "score", (0, 0), (mine, theirs), size, say(_HALVES[state["half"]]), boxes, state["clock"], turned,
            (*said, say(_ENDS, boxes=NUMBERS.time.boxes)), say(_ARRIVE),
        )  # fmt: skip
    _, tall = scoreboard_size(board)
    at = x + width - width // _NOTCH, round(y + height + _AIR / 3 + tall / 2)
    return [(replace(board, at=at),)]


def strip_box(board: Scoreboard) -> Box:
    """Return what the strip covers, in thousandths of an inch."""
    (right, y), (wide, tall) = board.at, scoreboard_size(board)
    return Box(right - wide, y - tall / 2, right, y + tall / 2)


def headed(state: State, view: Window) -> Window:
    """Return the window with room for the strip above it, if there is one."""
    x, y, width, height = view
    for (board,) in strip(state, view):
        return x, y, width, height + round(scoreboard_size(board)[1] + _AIR * 4 / 3)
    return view
