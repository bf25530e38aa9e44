"""Walkthroughs: a story as an interactive element that is complete without its script."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from docutils import nodes

from placky.diagrams.marks import Mark, overlay_id
from placky.faults import attempt
from placky.rulebook import AnyPainter, Rulebook
from placky.sentences import say
from placky.sphinx.faults import noted
from placky.sphinx.nodes import drawing, link, tag, walk_data
from placky.sphinx.walkthrough.boards import SHEET, legend, shared
from placky.sphinx.walkthrough.data import map_name, outcome, share, walk_facts
from placky.sphinx.walkthrough.frames import FrameWriter
from placky.storyboard.frames import Frame, Story


def walkthrough(
    story: Story, book: Rulebook, writer: FrameWriter, name: str, *, rail: bool, after: str = ""
) -> nodes.Node:
    """The whole element. `name` is what its progress is remembered under; empty for a small one.

    Only what is remembered is a lesson, whose choices have a place on the board. Drawings that boards of a page share
    are named in the writer's `once`. `after` is what the link says that leads on from the last of a page.
    """
    painter = book.painter()
    frames = story.frames
    views = _views(frames, painter, writer)
    root = story.root
    overlays: dict[str, tuple[Mark, ...]] = {}
    writer.panels = {frame.id: str(n) for n, frame in enumerate(frames, 1)} if len(frames) > 1 else {}
    writer.main = {frame.id for frame in story.main_line}
    sections = {frame.id: writer.section(frame, views[frame.id]) for frame in frames}
    writer.unplayed = []
    data = walk_facts(story, views, sections, writer, overlays, lesson=bool(name), rail=rail)
    if after:
        data["after"] = after
    kept = {"data_exercise": name, "data_mark": story.mark} if name else {}
    with writer.heard(root):
        ground = painter.ground(root.state)
        far = min(views.values(), key=lambda view: view[2])
        stage = attempt(partial(_stage, story, book, writer, far, overlays), _no_stage, "the sheet", book)
    colours = "".join(f"--pk-{colour}:{tint.css()};" for colour, tint in ground.colours)
    played = [walk_data(data=data)] if stage.children else []  # without a sheet the page is read without its script
    node = tag("placky-walk", *played, class_="pk-walk", **kept, **({"style": colours} if colours else {}))
    if rail:
        steps = [
            tag("li", tag("b", str(n)), nodes.Text(" "), tag("span", say(step)))
            for n, step in enumerate(writer.words.rail.NAMES, 1)
        ]
        node += tag("div", tag("ol", *steps, class_="rail"), role="group", aria_label=say(writer.words.rail.TITLE))
    if story.eyes:
        node += tag("p", say("You see what {player} sees.", player=story.eyes), class_="eyes muted")
    story_node = tag("div", *sections.values(), class_="story")
    node += tag("div", stage, story_node, class_="walk")
    if len(frames) > 1:
        tree = tag("ul", _branch(root, writer), class_="tree")
        folded = tag("details", tag("summary", say("Branch map")), tree)
        node += tag("nav", folded, class_="map", aria_label=say("Branch map of {story}", story=story.name))
    for frame in frames:
        sections[frame.id][2:2] = noted(writer.faults[frame.id])  # right under the title and its number
    return node


ZOOM = 1.35
"""A window this many times as wide or as high as a frame needs is too far away; the camera comes closer."""


def _views(frames: Sequence[Frame], painter: AnyPainter, writer: FrameWriter) -> dict[str, Any]:
    """The camera: it stays where it is as long as everything is in sight and near enough."""
    views: dict[str, Any] = {}
    for frame in frames:
        with writer.heard(frame):
            need = painter.window_size([frame.state])
            view = views.get(frame.parent.id) if frame.parent else None
            if view is None or painter.follow(view, frame.state, view[2:]) != view or _far(view, need):
                view = painter.follow(None, frame.state, need)
        views[frame.id] = view
    return views


def _no_stage() -> nodes.Node:
    """Where the sheet cannot be drawn, nothing."""
    return tag("div", class_="stage js")


def _far(view: Any, need: Sequence[int]) -> bool:
    return any(seen > ZOOM * enough for seen, enough in zip(view[2:], need, strict=True))


def _figures(story: Story, painter: AnyPainter, view: Any, writer: FrameWriter) -> list[Any]:
    """Whatever stands or lies on the field in some frame, each once."""
    found: dict[str, Any] = {}
    for frame in story.frames:
        with writer.heard(frame):
            for mark in painter.figures(frame.state, view):
                found.setdefault(mark.id, mark)
    for state, seen in writer.unplayed:
        for mark in painter.figures(state, view):
            if mark.name in seen:
                found.setdefault(mark.id, mark)
    return list(found.values())


def _stage(
    story: Story, book: Rulebook, writer: FrameWriter, view: Any, overlays: dict[str, tuple[Mark, ...]]
) -> nodes.Node:
    """The board for the script: one sheet, its locator, who is who."""
    from placky.diagrams.svg import overview, sheet

    painter, words, state = book.painter(), book.words(), story.root.state
    field = painter.ground(state)
    title = words.nouns.put("The {board}, {story}", story=story.name)
    drawn = sheet(
        field, _figures(story, painter, view, writer), list(overlays.values()), title=title,
        prefix=f"{story.root.id}-", view=view, names={overlay_id(marks): name for name, marks in overlays.items()},
    )  # fmt: skip
    parts = {**drawn.parts, **writer.faces}
    new = {name: part for name, part in parts.items() if name not in writer.once}
    writer.once.update(new)
    pictures = [drawing(svg=shared(new), alt="")] if new else []
    locator = painter.scene(state, view=view).locator
    whole = [drawing(svg=overview(field, locator, view).in_page("pk-locator"), alt="")] if locator else []
    board = tag("div", drawing(svg=drawn.bare.in_page(SHEET), alt=""), *whole, class_="frame-of")
    framed = tag("figure", board, class_="board panel bare")
    return tag(
        "div",
        *pictures,
        framed,
        tag("div", class_="tag"),
        legend(words, state),
        class_="stage js",
    )


def _branch(frame: Frame, writer: FrameWriter) -> nodes.Node:
    """The branch map: the tree as nested lists, a frame an item."""
    kind = frame.kind if frame.kind == "refused" else {"next": "frame-node"}.get(frame.asks, frame.asks)
    entry = link(map_name(frame, writer), frame.id)
    if line := outcome(frame):
        entry += tag("small", f" {share(frame, line)}")  # with a space: the link is also read out
    item = tag("li", entry, class_=f"{kind} left-out" if writer.left_out(frame) else kind)
    if frame.children:
        item += tag("ul", *[_branch(child, writer) for child in frame.children])
    return item
