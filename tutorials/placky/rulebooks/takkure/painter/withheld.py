"""Takkure's painter, what a drill asks: rings without the modifiers that stand at them."""

from dataclasses import replace

from placky.diagrams.marks import Label
from placky.diagrams.stage import Scene
from placky.rulebooks.takkure.painter.air import limits_in_words
from placky.rulebooks.takkure.painter.alt import alt
from touchline.takkure.wire_types import State

__all__ = ["without_bands"]


def without_bands(scene: Scene, state: State) -> Scene:
    """A board whose rings say how far each reaches, and not by how much a pass is easier or harder there."""
    words = {f"{ring}-label": limit for ring, limit in limits_in_words().items()}
    marks = (
        replace(mark, text=words[mark.id]) if isinstance(mark, Label) and mark.id in words else mark
        for mark in scene.marks
    )
    told = scene.alt.replace(alt(state), alt(state, bands=False))  # it may go on with the places that are asked for
    return replace(scene, marks=tuple(marks), alt=told)
