"""Shapes to SVG elements and to pixels, through matplotlib. The only module that imports it.

A drawing is one artist on a bare ``Figure``: no pyplot, no axes, no font of this machine (the page brings Tektur). The
same shapes give the same bytes, in every run and on every machine. So a shape that stood on a board before, as most do
on the next frame, is not drawn again.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Literal, TypeAlias

import matplotlib as mpl
import numpy as np
from matplotlib.artist import Artist
from matplotlib.backend_bases import GraphicsContextBase, RendererBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgba
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.text import Text
from matplotlib.textpath import TextPath
from matplotlib.transforms import Affine2D, Transform
from matplotlib.typing import ColorType

from placky.diagrams import shapes as sh
from placky.diagrams.elements import Step, attribute_text, clean, number, outline, text
from placky.diagrams.marks import Window
from placky.diagrams.palette import PALETTE, reference

_CAPITALS = 0.35
_NARROW = 0.9
"""How large the type for pixels is beside Tektur, which is narrower."""
_ALIGNED: dict[str, Literal["left", "center", "right"]] = {"start": "left", "middle": "center", "end": "right"}
_ANCHORS = {side: anchor for anchor, side in _ALIGNED.items()}
_KAPPA = 0.5523
_CIRCLE = np.array([
    (1, 0), (1, _KAPPA), (_KAPPA, 1), (0, 1), (-_KAPPA, 1), (-1, _KAPPA), (-1, 0),
    (-1, -_KAPPA), (-_KAPPA, -1), (0, -1), (_KAPPA, -1), (1, -_KAPPA), (1, 0), (1, 0),
])  # fmt: skip
_CIRCLE_CODES = [Path.MOVETO, *[Path.CURVE4] * 12, Path.CLOSEPOLY]
_NOTHING = (0.0, 0.0, 0.0, 0.0)
"""The face of a shape without a fill. Not None: matplotlib would cut such lines at the edge of the figure."""
_KEPT = 40_000
"""So many elements are remembered, some 10 MB."""
_Rgb: TypeAlias = tuple[float, float, float]
_Rgba: TypeAlias = tuple[float, float, float, float]
_NAMES = tuple(PALETTE)
_LETTERS: Mapping[int, tuple[Literal["M", "L", "C", "z"], int, int]] = {
    int(Path.MOVETO): ("M", 1, 1),
    int(Path.LINETO): ("L", 1, 1),
    int(Path.CURVE4): ("C", 3, 3),
    int(Path.CLOSEPOLY): ("z", 1, 0),
}
"""Each code of a path: its letter in SVG, how many places it takes, and how many of them say something."""
_USUAL = {
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "stroke-width": "1",
    "font-weight": "700",
    "text-anchor": "middle",
}
"""What SVG takes for granted, or the ``<svg>`` around a drawing says for all of it."""
_HALO = {"paint-order": "stroke", "stroke": reference("halo"), "stroke-width": "4"}


def _code(name: str, *, halo: bool = False) -> _Rgb:
    """Return the red, green and blue (0 to 1) under which a palette colour passes through matplotlib."""
    return 0.0, float(halo), _NAMES.index(name) / len(_NAMES)


def _name(colour: _Rgba) -> tuple[str, bool]:
    """Return which colour of the palette passes under this one, and whether its letters have a halo."""
    return _NAMES[round(colour[2] * len(_NAMES))], bool(colour[1])


class _Drawing(Artist):
    """Shapes, one after the other."""

    _pen = 1.0
    """How wide a line of width 1 is drawn."""

    def __init__(self, shapes: Iterable[sh.Leaf], to_page: Affine2D) -> None:
        """Keep the shapes."""
        super().__init__()
        self._shapes = tuple(shapes)
        self._to_page = to_page

    def draw(self, renderer: RendererBase) -> None:
        """Draw every shape."""
        for shape in self._shapes:
            if isinstance(shape, sh.Lettering):
                self._words(renderer, shape)
            else:
                context = renderer.new_gc()
                face = self._inked(context, shape.ink)
                renderer.draw_path(context, _path(shape), self._to_page, face)

    def _colour(self, name: str) -> _Rgb:
        """Return the red, green and blue that stand for a colour of the palette."""
        return _code(name)

    def _inked(self, context: GraphicsContextBase, ink: sh.Ink) -> _Rgba:
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

    def _words(self, renderer: RendererBase, words: sh.Lettering) -> None:
        """Write one line; matplotlib's own layout, which needs a font file, is passed by."""
        context = renderer.new_gc()
        context.set_foreground((*_code(words.colour, halo=words.halo), 1.0), isRGBA=True)
        turn = np.deg2rad(words.turn)
        x, y = self._to_page.transform(words.at)
        low = words.size * _CAPITALS
        x, y = x + np.sin(turn) * low, y - np.cos(turn) * low
        line = Text(x, y, "", horizontalalignment=_ALIGNED[words.anchor])
        font = FontProperties(family="Tektur", size=words.size, weight=words.weight)
        renderer.draw_text(context, x, y, words.text, font, words.turn, ismath=False, mtext=line)


class _Elements(RendererBase):
    """What matplotlib draws on here becomes SVG elements, one for each path and line of text.

    Its own SVG backend writes a whole document, in which one would have to look for the shapes again.
    """

    def __init__(self, height: float) -> None:
        """Take the height of the page in SVG units: SVG counts downwards."""
        super().__init__()
        self._height = height
        self.drawn: list[str] = []

    def draw_path(
        self,
        gc: GraphicsContextBase,
        path: Path,
        transform: Transform,
        rgbFace: ColorType | None = None,  # noqa: N803 - as matplotlib calls it
    ) -> None:
        """Add a path."""
        down = transform + Affine2D().scale(1, -1).translate(0, self._height)
        self.drawn.append(outline(_steps(down.transform_path(path)), _ink(gc, to_rgba(rgbFace or _NOTHING))))

    def draw_text(
        self,
        gc: GraphicsContextBase,
        x: float,
        y: float,
        s: str,
        prop: FontProperties,
        angle: float,
        ismath: bool | Literal["TeX"] = False,  # noqa: ARG002 - it is never asked for
        mtext: Text | None = None,
    ) -> None:
        """Add a line of text whose anchor is at x and y."""
        across, down = number(x), number(self._height - y)
        place = {"x": across, "y": down}
        if angle:
            place["transform"] = f"rotate({number(-angle)} {across} {down})"
        colour, halo = _name(to_rgba(gc.get_rgb()))
        look = {
            "font-weight": str(prop.get_weight()),
            "font-size": f"{prop.get_size_in_points():g}",
            "text-anchor": _ANCHORS[mtext.get_horizontalalignment()] if mtext else "start",
            "fill": reference(colour),
        }
        self.drawn.append(text(s, place | (_HALO if halo else {}) | _unusual(look)))


def _steps(path: Path) -> list[Step]:
    """Return a path step by step."""
    found: list[Step] = []
    places, codes = np.asarray(path.vertices), np.asarray(path.codes).tolist()
    at = 0
    while at < len(codes):
        letter, count, named = _LETTERS[codes[at]]
        found.append((letter, tuple(places[at : at + named].ravel().tolist())))
        at += count
    return found


def _ink(gc: GraphicsContextBase, face: _Rgba) -> dict[str, str]:
    """Return fill and outline as attributes."""
    found: dict[str, str] = {}
    if face != _NOTHING:
        found["fill"] = reference(_name(face)[0])
        found["fill-opacity"] = f"{face[3]:g}"
    if width := gc.get_linewidth():
        edge = to_rgba(gc.get_rgb())
        if dash := np.ravel(gc.get_dashes()[1] or ()).tolist():
            found["stroke-dasharray"] = ",".join(map(number, dash))
        found["stroke"] = reference(_name(edge)[0])
        found["stroke-opacity"] = f"{edge[3]:g}"
        found["stroke-width"] = f"{width:g}"
    return _unusual(found)


def _unusual(attributes: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in attributes.items() if _USUAL.get(name) != value}


class _Painting(_Drawing):
    """The same in real colours: ``colours`` by name. Words are drawn, in the type that matplotlib brings along."""

    def __init__(self, shapes: Iterable[sh.Leaf], to_page: Affine2D, colours: Mapping[str, str], pen: float) -> None:
        super().__init__(shapes, to_page)
        self._tints = colours
        self._pen = pen

    def _colour(self, name: str) -> tuple[float, float, float]:
        red, green, blue = (int(self._tints[name][n : n + 2], 16) / 255 for n in (1, 3, 5))
        return red, green, blue

    def _words(self, renderer: RendererBase, words: sh.Lettering) -> None:
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
    page.draw(sh.leaves(listed))
    return "".join(page.markup(shape) for shape in listed)


class _Page:
    """A size and a unit, and every shape that has been drawn with them, as SVG."""

    def __init__(self, size: tuple[float, float], unit: float) -> None:
        self._size, self._unit = size, unit
        self._drawn: dict[sh.Leaf, str] = {}

    def draw(self, shapes: Iterable[sh.Leaf]) -> None:
        """Let matplotlib draw what it has not drawn before."""
        wanted = dict.fromkeys(shapes)
        if len(self._drawn) > _KEPT:
            self._drawn.clear()
        fresh = [shape for shape in wanted if shape not in self._drawn]
        if not fresh:
            return
        pen = _Elements(self._size[1] * self._unit)
        _Drawing(fresh, Affine2D().scale(self._unit)).draw(pen)
        self._drawn.update(zip(fresh, pen.drawn, strict=True))

    def markup(self, shape: sh.Shape) -> str:
        """A shape that has been drawn, or a group of them with its attributes."""
        if isinstance(shape, sh.Group):
            return f"<g{attribute_text(shape.attributes)}>{''.join(map(self.markup, shape.members))}</g>"
        if isinstance(shape, sh.Growing):
            (x, y), unit = shape.about, self._unit
            grow = " ".join(
                map(number, (x * unit, (self._size[1] - y) * unit, shape.size, *filter(None, [shape.most])))
            )
            return f"<g{attribute_text({'data-grow': grow})}>{''.join(map(self.markup, shape.members))}</g>"
        return self._drawn[shape]


_page = lru_cache(maxsize=16)(_Page)


def painted(
    shapes: Iterable[sh.Shape], view: Window, width: int, colours: Mapping[str, str], *, unit: float = 1.0
) -> tuple[bytes, tuple[int, int]]:
    """Return shapes as pixels, four bytes each (red, green, blue, alpha), and their number across and down.

    ``width`` is in pixels; the height follows from ``view``. ``unit``: how many of a pen's units are one of the view's.
    """
    x, y, wide, tall = view
    scale = width / wide
    page = Figure(figsize=(width / 72, round(tall * scale) / 72), dpi=72, facecolor=colours["page"])
    page.add_artist(_Painting(sh.leaves(shapes), Affine2D().translate(-x, -y).scale(scale), colours, scale / unit))
    canvas = FigureCanvasAgg(page)
    with mpl.rc_context({"path.simplify": False}):
        canvas.draw()  # type: ignore[no-untyped-call]
    across, down = canvas.get_width_height()
    found = canvas.buffer_rgba()  # type: ignore[no-untyped-call]
    return bytes(found), (across, down)
