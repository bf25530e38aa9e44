"""Names of places that a frame speaks of, written where they are on its board."""

import math
from collections.abc import Container, Iterator

from placky.diagrams.marks import Label, slug
from placky.diagrams.shapes import UNIT
from placky.rulebook import NamesPlaces, Rulebook
from placky.sphinx.walkthrough.choices import label
from placky.storyboard.frames import Frame
from placky.words import AnyWords

SIZE = 18
_BELOW = 270
"""So far below its point a name is written: what is painted there can be read, too."""
_NEAR = UNIT // 2
"""So near to the middle of a figure nothing is written: who stands there is said by his own name."""


def named_places(frame: Frame, book: Rulebook, words: AnyWords, rings: Container[str]) -> Iterator[Label]:
    """Yield a label for each place that Placky, the title or a choice of the frame names.

    There is none where somebody stands, and none for places that have a ring, which says its name.
    """
    if not isinstance(book, NamesPlaces):
        return
    choices = [label(child, words) for child in frame.children] if frame.asks == "coach" else []
    taken = [figure.at for figure in book.painter().figures(frame.state)]
    for name, (x, y) in dict(book.places("\n".join((frame.title, frame.words, *choices)))).items():
        if name not in rings and all(math.dist((x, y), at) > _NEAR for at in taken):
            yield Label(f"place-{slug(name)}", (x, y - _BELOW), name, SIZE)
