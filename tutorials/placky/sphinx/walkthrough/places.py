"""Names of places that a frame speaks of, written where they are on its board."""

import math
from collections.abc import Iterator

from placky.diagrams.marks import Label, slug
from placky.diagrams.shapes import UNIT
from placky.rulebook import AnyPainter, NamesPlaces, Rulebook
from placky.sphinx.walkthrough.choices import label
from placky.storyboard.frames import Frame
from placky.words import AnyWords

SIZE = 18
_BELOW = 270
"""So far below its point a name is written: what is painted there can be read, too."""
_NEAR = UNIT // 2
"""So near to the middle of a figure nothing is written: who stands there is said by his own name."""


def named_places(frame: Frame, book: Rulebook, words: AnyWords, painter: AnyPainter) -> Iterator[Label]:
    """Yield a label for each place that Placky, the title or a choice of the frame names.

    There is none where somebody stands, and none for places that have a ring, which says its name: one of a choice
    here, or beside a refusal one of the decision before it.
    """
    if not isinstance(book, NamesPlaces):
        return
    asked = frame.parent if frame.kind == "refused" and frame.parent else frame
    acts = [child.act for child in asked.children if child.act and not child.ways and asked.asks != "dice"]
    targets = [painter.target(act, asked.state) for act in acts]
    rings = {target["called"] for target in targets if target and "called" in target}
    choices = [label(child, words) for child in frame.children] if frame.asks == "coach" else []
    taken = [figure.at for figure in painter.figures(frame.state)]
    for name, (x, y) in dict(book.places("\n".join((frame.title, frame.words, *choices)))).items():
        if name not in rings and all(math.dist((x, y), at) > _NEAR for at in taken):
            yield Label(f"place-{slug(name)}", (x, y - _BELOW), name, SIZE)
