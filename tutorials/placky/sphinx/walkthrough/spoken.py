"""Who is spoken of in a frame, by the names that stand in its text; a small board comes near enough to show them."""

from collections.abc import Mapping, Sequence

from docutils import nodes

from placky.sphinx.nodes import steps_tested
from placky.storyboard.frames import Story
from placky.words import LegendLine

__all__ = ["spoken_of"]

_ROLLS = frozenset({"verdicts", "roll-title", "duel", "odds"})
"""Classes of what says who rolls or has rolled, and not what came of it."""


def spoken_of(
    story: Story, sections: Mapping[str, nodes.section], legend: Sequence[LegendLine]
) -> dict[str, list[int]]:
    """Frame -> who is spoken of there, as places in the legend; of a decision, also in what is refused there.

    Once dice have fallen, it matters what came of them; whoever rolled may stand far from that.
    """
    after = {frame.id for frame in story.frames if frame.kind == "dice"}
    texts = {name: _without_rolls(part) if name in after else part.astext() for name, part in sections.items()}
    own = {frame: {n for n, one in enumerate(legend) if one.is_in(text)} for frame, text in texts.items()}
    found = {}
    for frame in story.frames:
        refused = [child.id for child in frame.children if child.kind == "refused" and frame.asks == "coach"]
        found[frame.id] = sorted(own[frame.id].union(*(own[child] for child in refused)))
    return found


def _without_rolls(node: nodes.Node) -> str:
    """The text of a node, but for steps as tested and for who rolls and has rolled."""
    if isinstance(node, nodes.Text):
        return str(node)
    made = node.get("attributes", {}).get("class") or "" if isinstance(node, nodes.Element) else ""
    if isinstance(node, steps_tested) or _ROLLS.intersection(made.split()):
        return ""
    return " ".join(map(_without_rolls, node.children))
