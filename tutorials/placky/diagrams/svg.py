"""Shapes to SVG and pixels, through matplotlib. The only module that imports it.

A drawing is one artist on a bare ``Figure``: no pyplot, no axes, no font of this machine (the page brings Tektur). The
same shapes give the same bytes, in every run and on every machine. So a shape that stood on a board before, as most do
on the next frame, is not drawn again.

- :func:`board` is one frame as a file of its own, light and dark in one.
- :func:`sheet` is the whole field for a script to move figures on.
- :func:`plot` is a chart.
- :func:`pixels` is one frame without any of that: for PNG and GIF.
- :func:`picture` and :func:`inside` serve Placky and whatever else is made of shapes.
"""

import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Literal, TypeAlias
from xml.sax.saxutils import escape

import matplotlib as mpl
import numpy as np
from matplotlib.artist import Artist
from matplotlib.backend_bases import GraphicsContextBase, RendererBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.text import Text
from matplotlib.textpath import TextPath
from matplotlib.transforms import Affine2D

from placky.diagrams import shapes as sh
from placky.diagrams.chart import Chart
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
from placky.diagrams.tidy import attribute_text, clean, code, number, tidy
from placky.diagrams.trails import above, between

_HEAD = 'xmlns="http://www.w3.org/2000/svg"'
LOOK = (
    'fill="none" font-family="Tektur,sans-serif" font-weight="700" text-anchor="middle" '
    'stroke-linecap="round" stroke-linejoin="round"'
)
"""What an ``<svg>`` or ``<symbol>`` says for everything in it."""
_CAPITALS = 0.35
_NARROW = 0.9
"""How large the type for pixels is beside Tektur, which is narrower."""
_FINE = 18
_ALIGNED: dict[str, Literal["left", "center", "right"]] = {"start": "left", "middle": "center", "end": "right"}
_KAPPA = 0.5523
_CIRCLE = np.array([
    (1, 0), (1, _KAPPA), (_KAPPA, 1), (0, 1), (-_KAPPA, 1), (-1, _KAPPA), (-1, 0),
    (-1, -_KAPPA), (-_KAPPA, -1), (0, -1), (_KAPPA, -1), (1, -_KAPPA), (1, 0), (1, 0),
])  # fmt: skip
_CIRCLE_CODES = [Path.MOVETO, *[Path.CURVE4] * 12, Path.CLOSEPOLY]
_NOTHING = (0.0, 0.0, 0.0, 0.0)
"""The face of a shape without a fill. Not None: matplotlib would cut such lines at the edge of the figure."""
Plain: TypeAlias = sh.Disc | sh.Oval | sh.Outline | sh.Strokes | sh.Curve | sh.Words
"""A shape that is no group."""
_KEPT = 40_000
"""So many elements are remembered, some 10 MB."""


class _Drawing(Artist):
    """Shapes one after the other, each in a group of its own that is named by its place: g0, g1, ..."""

    _pen = 1.0
    """How wide a line of width 1 is drawn."""

    def __init__(self, shapes: Iterable[Plain], to_page: Affine2D) -> None:
        """Keep the shapes."""
        super().__init__()
        self._shapes = tuple(shapes)
        self._to_page = to_page

    def draw(self, renderer: RendererBase) -> None:
        """Draw every shape."""
        for place, shape in enumerate(self._shapes):
            renderer.open_group("shape", gid=f"g{place}")
            if isinstance(shape, sh.Words):
                self._words(renderer, shape)
            else:
                context = renderer.new_gc()
                face = self._inked(context, shape.ink)
                renderer.draw_path(context, _path(shape), self._to_page, face)
            renderer.close_group("shape")

    def _colour(self, name: str) -> tuple[float, float, float]:
        """Return the red, green and blue that stand for a colour of the palette."""
        return code(name)

    def _inked(self, context: GraphicsContextBase, ink: sh.Ink) -> tuple[float, float, float, float]:
        """Set the outline on a graphics context; return the colour of the face."""
        if ink.edge:
            context.set_foreground((*self._colour(ink.edge), ink.edge_alpha), isRGBA=True)
            context.set_linewidth(ink.width * self._pen)
            context.set_capstyle("round")
            context.set_joinstyle("round")
            if ink.dash:
                context.set_dashes(0, [self._pen * length for length in ink.dash])
        else:
            context.set_linewidth(0)
        return (*self._colour(ink.fill), ink.alpha) if ink.fill else _NOTHING

    def _words(self, renderer: RendererBase, words: sh.Words) -> None:
        """Write one line; matplotlib's own layout, which needs a font file, is passed by."""
        context = renderer.new_gc()
        context.set_foreground((*code(words.colour, halo=words.halo), 1.0), isRGBA=True)
        turn = np.deg2rad(words.turn)
        x, y = self._to_page.transform(words.at)
        low = words.size * _CAPITALS
        x, y = x + np.sin(turn) * low, y - np.cos(turn) * low
        text = Text(x, y, "", horizontalalignment=_ALIGNED[words.anchor], rotation_mode="anchor")
        font = FontProperties(family="Tektur", size=words.size, weight=words.weight)
        height = renderer.get_canvas_width_height()[1]
        renderer.draw_text(context, x, height - y, clean(words.text), font, words.turn, ismath=False, mtext=text)


class _Painting(_Drawing):
    """The same in real colours: ``colours`` by name. Words are drawn, in the type that matplotlib brings along."""

    def __init__(self, shapes: Iterable[Plain], to_page: Affine2D, colours: Mapping[str, str], pen: float) -> None:
        super().__init__(shapes, to_page)
        self._tints = colours
        self._pen = pen

    def _colour(self, name: str) -> tuple[float, float, float]:
        red, green, blue = (int(self._tints[name][n : n + 2], 16) / 255 for n in (1, 3, 5))
        return red, green, blue

    def _words(self, renderer: RendererBase, words: sh.Words) -> None:
        path = TextPath((0, 0), clean(words.text), size=words.size * _NARROW, prop=_type())
        if not len(path.vertices):
            return
        right = float(path.vertices[:, 0].max())
        start = {"start": 0.0, "middle": right / 2, "end": right}[words.anchor]
        placed = Affine2D().translate(-start, -words.size * _CAPITALS).scale(self._pen).rotate_deg(words.turn)
        placed = placed.translate(*self._to_page.transform(words.at))
        context = renderer.new_gc()
        context.set_linewidth(0)
        if words.halo:
            rim = renderer.new_gc()
            rim.set_foreground((*self._colour("halo"), 1.0), isRGBA=True)
            rim.set_linewidth(4 * self._pen)
            rim.set_joinstyle("round")
            renderer.draw_path(rim, path, placed, (*self._colour("halo"), 1.0))
        renderer.draw_path(context, path, placed, (*self._colour(words.colour), 1.0))


@cache
def _type() -> FontProperties:
    """Return the type for pixels: a file that comes with matplotlib, so that every machine has the same."""
    return FontProperties(fname=f"{mpl.get_data_path()}/fonts/ttf/DejaVuSans-Bold.ttf")


def _path(shape: sh.Disc | sh.Oval | sh.Outline | sh.Strokes | sh.Curve) -> Path:
    match shape:
        case sh.Disc():
            return Path(_CIRCLE * shape.radius + shape.at, _CIRCLE_CODES)
        case sh.Oval():
            turned = Affine2D().scale(shape.width / 2, shape.height / 2).rotate_deg(shape.turn).translate(*shape.at)
            return Path(turned.transform(_CIRCLE), _CIRCLE_CODES)
        case sh.Outline():
            codes = [Path.MOVETO, *[Path.LINETO] * (len(shape.points) - 1), Path.CLOSEPOLY]
            return Path([*shape.points, shape.points[0]], codes)
        case sh.Strokes():
            codes = [kind for line in shape.lines for kind in (Path.MOVETO, *[Path.LINETO] * (len(line) - 1))]
            return Path([point for line in shape.lines for point in line], codes)
        case sh.Curve():
            points = [shape.start, *(point for bezier in shape.beziers for point in bezier)]
            return Path(points, [Path.MOVETO, *[Path.CURVE4] * (len(points) - 1)])


def inside(shapes: Iterable[sh.Shape], size: tuple[float, float], unit: float = 1.0) -> str:
    """Return the SVG elements of shapes, without the ``<svg>`` around them.

    ``size`` is the drawing's width and height in its own units, ``unit`` the number of SVG units to one of them. The
    drawing's upper left corner becomes the origin; what lies beyond its edges is drawn all the same.
    """
    page = _page(size, unit)
    listed = tuple(shapes)
    page.draw(_leaves(listed))
    return "".join(page.markup(shape) for shape in listed)


class _Page:
    """A size and a unit, and every shape that has been drawn with them, as SVG."""

    def __init__(self, size: tuple[float, float], unit: float) -> None:
        self._size, self._unit = size, unit
        self._drawn: dict[Plain, str] = {}

    def draw(self, shapes: Iterable[Plain]) -> None:
        """Let matplotlib draw what it has not drawn before."""
        wanted = dict.fromkeys(shapes)
        if len(self._drawn) > _KEPT:
            self._drawn.clear()
        fresh = [shape for shape in wanted if shape not in self._drawn]
        if not fresh:
            return
        width, height = self._size[0] * self._unit, self._size[1] * self._unit
        page = Figure(figsize=(width / 72, height / 72), dpi=72)
        page.patch.set_visible(False)
        page.add_artist(_Drawing(fresh, Affine2D().scale(self._unit)))
        out = io.StringIO()
        with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "placky", "path.simplify": False}):
            FigureCanvasSVG(page).print_svg(out, metadata={"Date": None, "Creator": None})  # type: ignore[no-untyped-call]
        self._drawn.update(zip(fresh, tidy(out.getvalue()), strict=True))

    def markup(self, shape: sh.Shape) -> str:
        """A shape that has been drawn, or a group of them with its attributes."""
        if isinstance(shape, sh.Group):
            return f"<g{attribute_text(shape.attributes)}>{''.join(map(self.markup, shape.members))}</g>"
        return self._drawn[shape]


_page = lru_cache(maxsize=16)(_Page)


def _leaves(shapes: Iterable[sh.Shape]) -> Iterator[Plain]:
    for shape in shapes:
        if isinstance(shape, sh.Group):
            yield from _leaves(shape.members)
        else:
            yield shape


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


def painted(
    shapes: Iterable[sh.Shape], view: Window, width: int, colours: Mapping[str, str], *, unit: float = 1.0
) -> tuple[bytes, tuple[int, int]]:
    """Return shapes as pixels, four bytes each (red, green, blue, alpha), and their number across and down.

    ``width`` is in pixels; the height follows from ``view``. ``unit``: how many of a pen's units are one of the view's.
    """
    x, y, wide, tall = view
    scale = width / wide
    page = Figure(figsize=(width / 72, round(tall * scale) / 72), dpi=72, facecolor=colours["page"])
    page.add_artist(_Painting(_leaves(shapes), Affine2D().translate(-x, -y).scale(scale), colours, scale / unit))
    canvas = FigureCanvasAgg(page)
    with mpl.rc_context({"path.simplify": False}):
        canvas.draw()  # type: ignore[no-untyped-call]
    across, down = canvas.get_width_height()
    found = canvas.buffer_rgba()  # type: ignore[no-untyped-call]
    return bytes(found), (across, down)


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
