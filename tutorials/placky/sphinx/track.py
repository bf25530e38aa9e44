"""The board of boxes that count down, large and in words: for frames in which something on it has changed."""

from collections.abc import Iterable

from docutils import nodes

from placky.diagrams.dice import badge
from placky.diagrams.marks import Mark, Scoreboard
from placky.sphinx.nodes import drawing, tag


def counted(marks: Iterable[Mark]) -> Scoreboard | None:
    """The board with boxes among the marks of a picture, if it says what lies there."""
    return next((mark for mark in marks if isinstance(mark, Scoreboard) and mark.boxes and mark.said), None)


def track(now: Scoreboard, before: Scoreboard | None) -> nodes.Node | None:
    """Every box, the tokens on theirs, and what each of them shows; None where all is as it was before."""
    if before is not None and (now.now, now.turned) == (before.now, before.turned):
        return None
    tokens = [drawing(svg=badge(side, hollow=turned), alt="") for side, turned in enumerate(now.turned)]
    row = tag("ol", aria_hidden="true")
    for box in now.boxes:
        here = box == now.now
        row += tag("li", tag("b", str(box)), *(tokens if here else ()), **({"class_": "now"} if here else {}))
    first, second, *others = now.said
    key = tag("ul", *[
        tag("li", drawing(svg=badge(side, hollow=turned), alt=""), tag("span", said))
        for side, (turned, said) in enumerate(zip(now.turned, (first, second), strict=True))
    ])  # fmt: skip
    return tag("figure", row, tag("figcaption", key, *[tag("p", said) for said in others]), class_="track")
