"""Faults on a page: a note in the place of what could not be made. Its reason is text, whatever stands in it."""

from collections.abc import Sequence

from docutils import nodes

from placky.faults import Fault
from placky.sentences import Sentence, say

__all__ = ["noted"]

SORRY: Sentence = "Something is wrong here"


def noted(faults: Sequence[Fault]) -> list[nodes.Node]:
    """One note with a line for each fault; nothing where there is none."""
    if not faults:
        return []
    lines = [nodes.paragraph("", "", nodes.literal(said, said)) for said in map(str, faults)]
    return [nodes.warning("", nodes.paragraph("", say(SORRY)), *lines, classes=["fault"])]
