"""Names of places that a frame speaks of, written where they are on its board."""

import math
import re
from collections.abc import Container, Iterator, Mapping

from placky.diagrams.marks import Label, Place, slug
from placky.diagrams.shapes import UNIT
from placky.rulebook import AnyPainter
from placky.sphinx.walkthrough.choices import label
from placky.storyboard.frames import Frame
from placky.words import AnyWords

SIZE = 18
_NEAR = UNIT // 2
"""So near to the middle of a figure nothing is written: who stands there is said by his own name."""


def places_of(painter: AnyPainter) -> Mapping[str, Place]:
    """Name -> where it is written, in thousandths; none where the painter has no `places`."""
    named = getattr(painter, "places", None)
    return named() if named else {}


def named_places(frame: Frame, painter: AnyPainter, words: AnyWords, rings: Container[str]) -> Iterator[Label]:
    """Yield a label for each place that Placky, the title or a choice of the frame names.

    There is none where somebody stands, and none for places that have a ring, which says its name.
    """
    known = places_of(painter)
    choices = [label(child, words) for child in frame.children] if frame.asks == "coach" else []
    said = dict.fromkeys(re.findall(r"\w+", " ".join((frame.title, frame.words, *choices)))) if known else ()
    taken = [figure.at for figure in painter.figures(frame.state)] if known else []
    for name in said:
        if name in known and name not in rings and all(math.dist(known[name], at) > _NEAR for at in taken):
            yield Label(f"place-{slug(name)}", known[name], name, SIZE)
