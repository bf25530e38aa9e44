"""Walkthroughs of feature files that nobody runs: steps with their tables and texts, choices, endings, and no board."""

from collections.abc import Sequence
from typing import Any

from docutils import nodes

from placky.scenarios.features import Scenario, Step
from placky.sentences import Sentence, say
from placky.sphinx.nodes import as_tested, link, panel_number, tag, title, walk_data
from placky.sphinx.prose import prose
from placky.storyboard.frames import Frame
from placky.storyboard.paper import PaperStory

ASKED: Sentence = "What now?"
DEEPEST = 60
"""So many frames in a row have a branch map: it is lists in lists, which neither readers nor Sphinx can follow far."""


def paper_walkthrough(paper: PaperStory, name: str) -> nodes.Node:
    """The whole element; `name` is what its progress is remembered under."""
    story = paper.story
    frames = story.frames
    panels = {frame.id: str(n) for n, frame in enumerate(frames, 1)} if len(frames) > 1 else {}
    facts = {
        "start": story.root.id, "unit": 1, "words": {"step": ""}, "title": story.name,
        "frames": {frame.id: _facts(frame) for frame in frames},
    }  # fmt: skip
    node = tag("placky-walk", walk_data(data=facts), class_="pk-walk", data_exercise=name, data_mark=story.mark)
    sections = [_section(frame, paper, panels) for frame in frames]
    node += tag("div", tag("div", *sections, class_="story"), class_="walk")
    if len(frames) > 1 and max(len(frame.way) for frame in frames) <= DEEPEST:
        tree = tag("ul", _branch(story.root), class_="tree")
        node += tag("nav", tree, class_="map", aria_label=say("Branch map of {story}", story=story.name))
    return node


def _facts(frame: Frame) -> dict[str, Any]:
    found: dict[str, Any] = {
        "title": frame.title,
        "parent": frame.parent.id if frame.parent else None,
        "kind": frame.kind,
        "asks": frame.asks,
        "step": 0,
        "children": [{"to": child.id, **_label(child)} for child in frame.children],
    }
    return found | ({"name": _name(frame)} if _name(frame) != _called(frame) else {})


def _label(frame: Frame) -> dict[str, str]:
    label = _called(frame)
    return {} if label == frame.title else {"label": label}


def _called(frame: Frame) -> str:
    """A frame among its siblings: by its step; of those with one title, also by what is checked there first."""
    siblings = frame.parent.children if frame.parent else []
    same = [other for other in siblings if other.title == frame.title]
    if len(same) < 2:
        return frame.title
    more = next(
        (line for line in frame.lines[1:] if all(line not in other.lines for other in same if other is not frame)), ""
    )
    return f"{frame.title}: {more.strip()}" if more else f"{frame.title} ({1 + same.index(frame)})"


def _name(frame: Frame) -> str:
    """What the branch map calls a frame: the ending that it is, else as its choice is called."""
    return frame.endings[0] if frame.endings and not frame.children else _called(frame)


def _section(frame: Frame, paper: PaperStory, panels: dict[str, str]) -> nodes.section:
    node = nodes.section("", title(frame.title), ids=[frame.id], classes=["frame", f"is-{frame.kind}"])
    node += panel_number(number=panels.get(frame.id, ""))
    steps = paper.steps[frame.id]
    if frame.parent is None:
        node += _prose(next(iter(dict.fromkeys(one.before for many in paper.ended.values() for one in many)), ""))
    node += _steps(steps, titled=bool(frame.parent) or len(steps) == 1)
    for scenario in paper.ended.get(frame.id, ()):
        node += tag("p", tag("b", say("Ending: ")), scenario.name, class_="ending")
        node += _about(scenario)
    if frame.asks == "coach":
        cards = tag("ul", class_="choices")
        for child in frame.children:
            panel = {"data_panel": panels[child.id]} if child.id in panels else {}
            cards += tag("li", link(tag("strong", _called(child)), child.id, classes="choice"), **panel)
        node += tag("div", nodes.paragraph("", say(ASKED), classes=["asked"]), cards, class_="decide")
    elif frame.asks == "next":
        node += tag(
            "p", link(say("Next: {title}", title=frame.children[0].title), frame.children[0].id), class_="onward"
        )
    if frame.lines:
        node += as_tested("\n".join(frame.lines))
    return node


def _steps(steps: Sequence[Step], *, titled: bool) -> nodes.Node:
    """What the steps of a frame say, and hold; the first is not said again where it is the title."""
    lines = []
    for n, step in enumerate(steps):
        inside: list[nodes.Node] = []
        if n or not titled:
            inside.append(nodes.paragraph("", "", tag("b", step.keyword), nodes.Text(step.text)))
        if step.table:
            inside.append(_table(step.table))
        if step.doc is not None:
            inside.append(nodes.literal_block(step.doc, step.doc, language="text"))
        if inside:
            lines.append(tag("li", *inside))
    return tag("div", tag("ul", *lines), class_="happened") if lines else tag("div", class_="happened empty")


def _table(rows: Sequence[Sequence[str]]) -> nodes.Node:
    head, *body = rows
    kind = "th" if body else "td"
    first = tag("tr", *[tag(kind, cell, **({"scope": "col"} if body else {})) for cell in head])
    parts = [tag("thead", first), tag("tbody", *[tag("tr", *[tag("td", cell) for cell in row]) for row in body])]
    inner = tag("table", *(parts if body else [tag("tbody", first)]))
    return tag("div", inner, class_="scroll", tabindex="0", role="group", aria_label=say("Table of this step"))


def _about(scenario: Scenario) -> list[nodes.Node]:
    """The words under a scenario and its Examples, and its tags."""
    found = [*_prose(scenario.description), *_prose(scenario.examples)]
    return [*found, *tagged(scenario.tags)]


def tagged(tags: Sequence[str]) -> list[nodes.Node]:
    """Tags in a line of their own, as written; nothing where there are none."""
    line = nodes.paragraph()
    for one in tags:
        line += [nodes.literal(one, one), nodes.Text(" ")]
    return [line] if tags else []


def _prose(text: str) -> list[nodes.Node]:
    return prose(text) if text else []


def _branch(frame: Frame) -> nodes.Node:
    kind = {"next": "frame-node"}.get(frame.asks, frame.asks)
    item = tag("li", link(_name(frame), frame.id), class_=kind)
    if frame.children:
        item += tag("ul", *[_branch(child) for child in frame.children])
    return item
