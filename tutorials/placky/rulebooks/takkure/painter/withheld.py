"""Takkure's painter, what a drill asks: rings without the modifiers that stand at them."""

import re
from dataclasses import replace

from placky.diagrams.marks import Label
from placky.diagrams.stage import Scene

__all__ = ["without_bands"]

BAND = re.compile(r"Range [^.]*\. ?")
"""What a description says of the band in which a pass lies."""


def without_bands(scene: Scene) -> Scene:
    """A board whose rings say how far each reaches, and not by how much a pass is easier or harder there."""
    marks = (
        replace(mark, text=mark.text.partition(":")[0])
        if isinstance(mark, Label) and mark.id.startswith("band-")
        else mark
        for mark in scene.marks
    )
    return replace(scene, marks=tuple(marks), alt=BAND.sub("", scene.alt).rstrip())
