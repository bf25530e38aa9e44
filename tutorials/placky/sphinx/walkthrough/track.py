"""The board of boxes that count down, large and in words: for frames in which something on it has changed."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from docutils import nodes

from placky.diagrams.dice import badge
from placky.diagrams.marks import Mark, Scoreboard
from placky.sentences import say
from placky.sphinx.nodes import drawing, tag


def counted(marks: Iterable[Mark]) -> Scoreboard | None:
    """The board with boxes among the marks of a picture, if it says what lies there."""
    return next((mark for mark in marks if isinstance(mark, Scoreboard) and mark.boxes and mark.said), None)


def track(now: Scoreboard, before: Scoreboard | None) -> nodes.Node | None:
    """Every box, the tokens on theirs, and what each of them shows; None where all is as it was before.

    Tokens that have come to the next box are shown as they were, as they arrived, and as they lie now.
    """
    if before is not None and (now.now, now.turned) == (before.now, before.turned):
        return None
    steps: list[nodes.Node] = []
    if before is not None and now.arrive and (before.now, now.now) in pairwise(now.boxes):
        steps = [tag("p", say("Before")), _row(before), tag("p", now.arrive)]
        if any(now.turned):
            steps += [_row(replace(now, turned=tuple(False for _ in now.turned))), tag("p", say("Then"))]
    row = _row(now)
    of_sides, others = now.said[: len(now.turned)], now.said[len(now.turned) :]
    key = tag("ul", *[
        tag("li", drawing(svg=badge(side, hollow=turned), alt=""), tag("span", said))
        for side, (turned, said) in enumerate(zip(now.turned, of_sides, strict=True))
    ])  # fmt: skip
    return tag("figure", *steps, row, tag("figcaption", key, *[tag("p", said) for said in others]), class_="track")


def _row(board: Scoreboard) -> nodes.Node:
    tokens = [drawing(svg=badge(side, hollow=turned), alt="") for side, turned in enumerate(board.turned)]
    row = tag("ol", aria_hidden="true")
    for box in board.boxes:
        here = box == board.now
        row += tag("li", tag("b", str(box)), *(tokens if here else ()), **({"class_": "now"} if here else {}))
    return row
