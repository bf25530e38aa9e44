"""Boards, sheets, charts and pictures as SVG documents and as pixels, made of shapes.

- :func:`board` is one frame as a file of its own, light and dark in one.
- :func:`sheet` is the whole field for a script to move figures on.
- :func:`plot` is a chart.
- :func:`pixels` is one frame without any of that: for PNG and GIF.
- :func:`picture` serves Placky and whatever else is made of shapes.

:mod:`~placky.diagrams.canvas` draws the shapes.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from xml.sax.saxutils import escape

from placky.diagrams import shapes as sh
from placky.diagrams.canvas import inside, painted
from placky.diagrams.chart import Chart
from placky.diagrams.elements import attribute_text, clean, number
from placky.diagrams.figures import figure, loose, moved, puppet
from placky.diagrams.ground import ground, line_name, locator, miniature
from placky.diagrams.marks import (
    Ball,
    Field,
    Locator,
    Mark,
    Movable,
    Piece,
    Place,
    Scene,
    Scoreboard,
    Token,
    Window,
    overlay_id,
    slug,
)
from placky.diagrams.palette import Tint, declarations, reference, tints
from placky.diagrams.pieces import piece
from placky.diagrams.plots import drawing
from placky.diagrams.shapes import UNIT
from placky.diagrams.trails import above, between

_HEAD = 'xmlns="http://www.w3.org/2000/svg"'
LOOK = (
    'fill="none" font-family="Tektur,sans-serif" font-weight="700" text-anchor="middle" '
    'stroke-linecap="round" stroke-linejoin="round"'
)
"""What an ``<svg>`` or ``<symbol>`` says for everything in it."""
_FINE = 18


def style_of(body: str, colours: Iterable[tuple[str, Tint]] = ()) -> str:
    """Return the ``<style>`` that a picture needs when it stands alone: its colours, both themes, paper in print."""
    used = declarations(re.findall(r"var\(--pk-([a-z-]+)\)", body), colours)
    return f"<style>:root{{color-scheme:light dark;{used}}}@media print{{:root{{color-scheme:light}}}}</style>"


def picture(
    body: str, view: Sequence[float], title: str, *, prefix: str = "", kind: str = "",
    colours: Iterable[tuple[str, Tint]] = (),
) -> str:  # fmt: skip
    """Return ``body`` in an ``<svg>``; ``view`` is its viewBox.

    With a ``kind`` (its classes) it is made for the inside of a page; without, it is a file and brings its own style.
    An empty title makes it decoration that is not read aloud.
    """
    attributes = {"class": kind} if kind else {}
    attributes["viewBox"] = " ".join(number(value) for value in view)
    if not kind:
        attributes |= {"width": number(view[2]), "height": number(view[3])}
    attributes |= {"role": "img", "aria-labelledby": f"{prefix}title"} if title else {"aria-hidden": "true"}
    words = f"<title{attribute_text({'id': f'{prefix}title'})}>{escape(clean(title))}</title>" if title else ""
    style = "" if kind else style_of(body, colours)
    return f"<svg {_HEAD}{attribute_text(attributes)} {LOOK}>{words}{style}{body}</svg>\n"


def view_box(field: Field, window: Window) -> tuple[float, float, float, float]:
    """Return a window as a viewBox: x, y of the upper left corner, width and height in SVG units."""
    x, y, width, height = window
    across, down, wide, tall = (value * UNIT / 1000 for value in (x, field.height - y - height, width, height))
    return across, down, wide, tall


def _stack(marks: Iterable[Mark], prefix: str) -> list[sh.Shape]:
    """Return marks as groups, what lies on the ground first, figures next, bursts and words on top."""
    layers: tuple[list[sh.Shape], ...] = ([], [], [])
    for mark in marks:
        if isinstance(mark, Token):
            layers[1].append(figure(mark, prefix))
        elif isinstance(mark, Ball | Piece):
            shapes = loose(mark) if isinstance(mark, Ball) else piece(mark)
            layers[1].append(sh.Group(tuple(shapes), {"id": f"{prefix}{mark.id}"}))
        elif shapes := between(mark):
            layers[2 if above(mark) else 0].append(sh.Group(tuple(shapes), {"id": f"{prefix}{mark.id}"}))
    return [shape for layer in layers for shape in layer]


def _shapes(scene: Scene, prefix: str) -> list[sh.Shape]:
    shapes = [ground(scene.field, scene.window, prefix), *_stack(scene.marks, prefix)]
    return [*shapes, locator(scene.field, scene.window, scene.locator, prefix)] if scene.locator else shapes


def board(scene: Scene, prefix: str) -> str:
    """Return one frame as an SVG file: the window of the scene, its locator, its words as the title.

    ``prefix`` stands before every id, so that several boards can share a page.
    """
    body = inside(_shapes(scene, prefix), (scene.field.width, scene.field.height), UNIT / 1000)
    colours = scene.field.colours
    return picture(body, view_box(scene.field, scene.window), scene.alt, prefix=prefix, colours=colours)


def pixels(scene: Scene, width: int, *, night: bool = False) -> tuple[bytes, tuple[int, int]]:
    """Return one frame as :func:`painted` does, in the dark colours by ``night``."""
    return painted(_shapes(scene, ""), scene.window, width, tints(scene.field.colours, night=night), unit=UNIT / 1000)


def sheet(
    field: Field,
    tokens: Iterable[Movable],
    overlays: Iterable[Sequence[Mark]],
    *,
    title: str = "",
    prefix: str = "",
    view: Window | None = None,
) -> str:
    """Return the whole field as inline SVG, with figures drawn around the origin and every overlay hidden.

    A script moves a figure by its ``transform``, shows the parts of a figure by their class, and shows an overlay by
    its id (:func:`~placky.diagrams.marks.overlay_id`). Equal overlays are drawn once. Names of lines stand in
    ``<g class="edge">``, drawn for a right edge at 0 and moved to the right edge of ``view``, the window to begin with;
    those below their lines in ``<g class="below">``, because they have to grow downwards.
    """
    whole = (-field.margin, -field.margin, field.width + 2 * field.margin, field.height + 2 * field.margin)
    origin, seen = (0, field.height), view or whole
    below, top = _overlays(overlays, prefix)
    figures = [_sliding(token, origin, prefix) for token in tokens]
    shapes = [ground(field, whole, f"{prefix}S-"), _edge(field, seen, prefix), *below, *figures, *top]
    body = inside(shapes, (field.width, field.height), UNIT / 1000)
    return picture(body, view_box(field, seen), title, prefix=f"{prefix}S-", kind="pk-board pk-sheet")


def _overlays(overlays: Iterable[Sequence[Mark]], prefix: str) -> tuple[list[sh.Shape], list[sh.Shape]]:
    """Return each different overlay as a hidden group: those below the figures, those above."""
    below: list[sh.Shape] = []
    top: list[sh.Shape] = []
    for ident, marks in {overlay_id(marks): marks for marks in overlays}.items():
        shapes = tuple(shape for mark in marks for shape in between(mark))
        kind = "ov strip" if isinstance(marks[0], Scoreboard) else "ov"
        group = sh.Group(shapes, {"class": kind, "id": f"{prefix}{ident}", "display": "none"})
        (top if above(marks[0]) else below).append(group)
    return below, top


def _edge(field: Field, view: Window, prefix: str) -> sh.Group:
    names: list[sh.Shape] = []
    for line in field.lines:
        words = between(line_name(line, 0)) if line.name else []
        names += [sh.Group(tuple(words), {"class": "below"})] if words and line.name_below else words
    right = min(view[0] + view[2], field.width)
    return sh.Group(tuple(names), {"class": "edge", "id": f"{prefix}S-edge", "transform": moved((right, 0), (0, 0))})


def _sliding(token: Movable, origin: Place, prefix: str) -> sh.Group:
    if isinstance(token, Token):
        return puppet(token, origin, prefix)
    name = "ball" if isinstance(token, Ball) else slug(token.name)
    shapes = loose(replace(token, at=origin)) if isinstance(token, Ball) else piece(replace(token, at=origin))
    attributes = {"class": "tok", "id": f"{prefix}tok-{name}", "transform": moved(token.at, origin)}
    return sh.Group(tuple(shapes), attributes)


def plot(chart: Chart, prefix: str, *, kind: str = "") -> str:
    """Return a chart as SVG, with a ``kind`` for the inside of a page; ``prefix`` stands before every id."""
    shapes, size = drawing(chart, prefix)
    return picture(inside(shapes, size), (0, 0, *size), chart.alt, prefix=prefix, kind=kind)


def overview(field: Field, mark: Locator, view: Window) -> str:
    """Return the locator as inline SVG in the units of the sheet; a script moves its ``<rect class="window">``."""
    body = inside(miniature(field, mark, pen=_FINE), (field.width, field.height), UNIT / 1000)
    box = dict(zip(("x", "y", "width", "height"), map(number, view_box(field, view)), strict=True))
    ink = {"fill": reference("move"), "fill-opacity": "0.3", "stroke": reference("move"), "stroke-width": "2"}
    rect = attribute_text({"class": "window"} | box | ink | {"vector-effect": "non-scaling-stroke"})
    whole = (-field.margin // 2, -field.margin // 2, field.width + field.margin, field.height + field.margin)
    return picture(f"{body}<rect{rect}/>", view_box(field, whole), "", kind="pk-locator")
