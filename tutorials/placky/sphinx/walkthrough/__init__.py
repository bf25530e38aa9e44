"""Walkthroughs: a story as an interactive element that is complete without its script."""

from collections.abc import Mapping, Sequence
from typing import Any

from docutils import nodes

from placky.diagrams.marks import Mark, Scoreboard
from placky.diagrams.shapes import UNIT
from placky.rulebook import Painter, Rulebook
from placky.rulebooks import index
from placky.sphinx.domain.origins import named
from placky.sphinx.nodes import drawing, link, tag, walk_data
from placky.sphinx.walkthrough.boards import SHEET, legend, shared, view_numbers
from placky.sphinx.walkthrough.frames import FrameWriter, rules_of
from placky.storyboard import Frame, Story, branch_of
from placky.storyboard.odds import OddsLine


def walkthrough(story: Story, book: Rulebook, writer: FrameWriter, name: str, *, rail: bool) -> nodes.Node:
    """The whole element. `name` is what its progress is remembered under; empty for a small one.

    Only what is remembered is a lesson, whose choices have a place on the board. Drawings that boards of a page share
    are named in the writer's `shared_svg`.
    """
    painter = book.painter()
    frames = story.frames
    views = _views(frames, painter)
    root = story.root
    overlays: dict[str, tuple[Mark, ...]] = {}
    data = {
        "start": root.id,
        "unit": UNIT,
        "words": {"step": writer.words.rail.UNIT},
        "frames": {
            frame.id: _frame_data(frame, views[frame.id], writer, overlays, aims=bool(name)) for frame in frames
        },
    }
    kept = {"data_exercise": name, "data_mark": story.mark} if name else {}
    colours = "".join(f"--pk-{colour}:{tint.css()};" for colour, tint in painter.pitch(root.state).colours)
    writer.panels = {frame.id: str(n) for n, frame in enumerate(frames, 1)} if len(frames) > 1 else {}
    node = tag("placky-walk", walk_data(data=data), class_="pk-walk", **kept, **({"style": colours} if colours else {}))
    if rail:
        steps = [
            tag("li", tag("b", str(n)), nodes.Text(" "), tag("span", step))
            for n, step in enumerate(writer.words.rail.NAMES, 1)
        ]
        node += tag("div", tag("ol", *steps, class_="rail"), role="group", aria_label=writer.words.rail.TITLE)
    story_node = tag("div", *[writer.section(frame, views[frame.id]) for frame in frames], class_="story")
    node += tag(
        "div",
        _stage(story, book, writer, min(views.values(), key=lambda view: view[2]), overlays),
        story_node,
        class_="walk",
    )
    if len(frames) > 1:
        tree = tag("ul", _branch(root, writer), class_="tree")
        node += tag("nav", tree, class_="map", aria_label=f"Branch map of {story.name}")
    return node


ZOOM = 1.35
"""A window this many times as wide or as high as a frame needs is too far away; the camera comes closer."""


def _views(frames: Sequence[Frame], painter: Painter) -> dict[str, Any]:
    """The camera: it stays where it is as long as everything is in sight and near enough."""
    views: dict[str, Any] = {}
    for frame in frames:
        need = painter.window_size([frame.state])
        view = views.get(frame.parent.id) if frame.parent else None
        if view is None or painter.follow(view, frame.state, view[2:]) != view or _far(view, need):
            view = painter.follow(None, frame.state, need)
        views[frame.id] = view
    return views


def _far(view: Any, need: Sequence[int]) -> bool:
    return any(seen > ZOOM * enough for seen, enough in zip(view[2:], need, strict=True))


def _frame_data(
    frame: Frame, view: Any, writer: FrameWriter, overlays: dict[str, tuple[Mark, ...]], *, aims: bool
) -> dict[str, Any]:
    painter = writer.painter
    before = frame.parent.state if frame.parent and frame.parent.state else None
    shown = painter.tokens(frame.state, before=before, view=view)
    overlays.update(shown.overlays)
    children = [_child(child, writer, aims=aims) for child in _onward(frame)]
    found: dict[str, Any] = {
        "parent": frame.parent.id if frame.parent else None,
        "kind": frame.kind,
        "asks": frame.asks,
        "step": frame.step,
        "children": children,
        "window": _in_view(view_numbers(painter.view_box(frame.state, view)), children),
        "tokens": {name: _plain(token) for name, token in shown.tokens.items()},
        "ball": list(shown.ball) if shown.ball else None,
        "overlays": list(shown.overlays),
    }
    if any(isinstance(marks[0], Scoreboard) for marks in shown.overlays.values()):
        x, y, width, _ = view_numbers(painter.view_box(frame.state, view))
        found["corner"] = [round(x + width, 1), y]
    if frame.asks == "dice":
        if others := [_other(line, frame, writer, aims=aims) for line in frame.odds if branch_of(frame, line) is None]:
            found["others"] = others
        if aims:
            found["why"] = _summary(writer.words.dice.decides(frame.pending or {}), writer)
    elif frame.asks == "coach" and aims:
        found["why"] = _to_look_at(frame, writer)
    rolled = next((e for e in frame.events if e["event"] == "rolled"), None)
    if frame.kind == "dice" and rolled and frame.parent:
        found |= _fallen(rolled, frame.parent, writer)
    return found


def _fallen(rolled: Mapping[str, Any], frame: Frame, writer: FrameWriter) -> dict[str, Any]:
    """The faces of a frame's roll, what each hand's come to, and the rule that settled it, if not that of the roll."""
    dice, roll = writer.words.dice, frame.pending or {}
    fallen = {"dice": list(dice.faces(rolled)), "verdicts": [list(verdict) for verdict in dice.verdicts(rolled)]}
    settled = dice.decides(roll, rolled)
    return fallen if settled == dice.decides(roll) else {**fallen, "settled": _summary(settled, writer)}


def _plain(token: Mapping[str, Any]) -> dict[str, Any]:
    """A figure's data without what it is not."""
    return {key: value for key, value in token.items() if value is not None and value is not False}


def _other(line: OddsLine, frame: Frame, writer: FrameWriter, *, aims: bool) -> dict[str, Any]:
    """An outcome that no branch of the page plays, in a lesson with one roll that ends so. The odds hold its label."""
    fallen = _fallen(line.rolled, frame, writer) if aims and line.rolled else {}
    return {"ways": line.ways, **fallen}


def _summary(number: str, writer: FrameWriter) -> list[str]:
    """A rule's number and its sentence; empty where the index has none."""
    rules = index(writer.book).rules
    rule = rules.get(number) or rules.get(number.rpartition("-")[0])
    return [rule.number, rule.summary] if rule else []


def _to_look_at(frame: Frame, writer: FrameWriter) -> list[str]:
    """At a decision, the rule that forbids the first of what is forbidden; without such, that of the first choice.

    Where a ruling forbids it, the rule's own sentence may sound like leave: the ruling stands in its place.
    """
    refusal = next((child.refusal for child in frame.children if child.refusal), None)
    if not refusal:
        return _summary(next(iter(rules_of(frame.children[0], writer.words)), ""), writer)
    rulings = index(writer.book).rulings
    for number in named(refusal["reason"]):
        if number in rulings:
            return [refusal["rule"], f"The rulebook leaves this open. Ruling {number}: {rulings[number].ruling}"]
    return _summary(refusal["rule"], writer)


def _onward(frame: Frame) -> list[Frame]:
    """The frames that one goes on to; at a roll, what is refused there is tried beside it."""
    return [child for child in frame.children if frame.asks != "dice" or child.kind == "dice"]


def _child(child: Frame, writer: FrameWriter, *, aims: bool) -> dict[str, Any]:
    line = _outcome(child)
    label = line.label if line else writer.label(child)
    found: dict[str, Any] = {"to": child.id, **({"label": label} if label != child.title else {})}
    if child.ways:
        found["ways"] = child.ways[0]
    elif aims and child.parent and child.act and (target := writer.painter.target(child.act, child.parent.state)):
        found["target"] = target
    return found


MARGIN = 24
"""Units of the sheet between a target and the edge of the window."""


def _in_view(window: Sequence[float], children: Sequence[Mapping[str, Any]]) -> list[float]:
    """A window [x, y, width, height], made larger where something to be pressed would lie outside."""
    x, y, w, h = window
    left, top, right, bottom = x, y, x + w, y + h
    for spot in (child["target"] for child in children if "target" in child):
        reach = spot["r"] + MARGIN
        left, right = min(left, spot["x"] - reach), max(right, spot["x"] + reach)
        top, bottom = min(top, spot["y"] - reach), max(bottom, spot["y"] + reach)
    return [round(n, 1) for n in (left, top, right - left, bottom - top)]


def _figures(story: Story, painter: Painter, view: Any) -> list[Any]:
    """Whatever stands or lies on the field in some frame, each once: the ball may be held first and loose later."""
    found: dict[str, Any] = {}
    for frame in story.frames:
        for mark in painter.figures(frame.state, view):
            found.setdefault(mark.id, mark)
    return list(found.values())


def _stage(
    story: Story, book: Rulebook, writer: FrameWriter, view: Any, overlays: dict[str, tuple[Mark, ...]]
) -> nodes.Node:
    """The board for the script: one sheet, its locator, who is who."""
    from placky.diagrams.svg import overview, sheet

    painter, words, state = book.painter(), book.words(), story.root.state
    field = painter.pitch(state)
    drawn = sheet(
        field, _figures(story, painter, view), list(overlays.values()), title=f"The board, {story.name}",
        prefix=f"{story.root.id}-", view=view,
    )  # fmt: skip
    new = {name: part for name, part in drawn.parts.items() if name not in writer.shared_svg}
    writer.shared_svg.update(new)
    pictures = [drawing(svg=shared(new), alt="")] if new else []
    goal = painter.scene(state, view=view).locator
    whole = [drawing(svg=overview(field, goal, view).in_page("pk-locator"), alt="")] if goal else []
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
    ending = frame.endings[0] if frame.endings and not frame.children and frame.kind != "refused" else ""
    entry = link(ending or writer.label(frame), frame.id)
    if (line := _outcome(frame)) and frame.parent:
        first = branch_of(frame.parent, line) is frame  # several rolls may have one result: together so often
        share = line.per_cent if first else f"of the {line.per_cent}"
        entry += tag("small", f" {share}")  # with a space: the link is also read out
    item = tag("li", entry, class_=kind)
    if frame.children:
        item += tag("ul", *[_branch(child, writer) for child in frame.children])
    return item


def _outcome(frame: Frame) -> OddsLine | None:
    """The line of its parent's odds that a frame plays."""
    rolled = next((tuple(e["results"]) for e in frame.events if e["event"] == "rolled"), None)
    return next((line for line in frame.parent.odds if rolled in line.results), None) if frame.parent else None
