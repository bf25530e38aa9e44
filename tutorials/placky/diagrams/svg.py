"""Boards, sheets, charts and pictures as SVG documents and as pixels, made of shapes.

- :func:`board` is one frame, light and dark in one.
- :func:`sheet` is the whole field for a script to move figures on.
- :func:`plot` is a chart.
- :func:`pixels` is one frame without any of that: for PNG and GIF.

:mod:`~placky.diagrams.canvas` draws the shapes.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from xml.sax.saxutils import escape

from placky.diagrams import shapes as sh
from placky.diagrams.camera import ViewBox, view_box
from placky.diagrams.canvas import inside, painted
from placky.diagrams.chart import Chart
from placky.diagrams.elements import attribute_text, clean, number
from placky.diagrams.figures import figure, moved, puppet, sliding
from placky.diagrams.ground import ground, line_name, locator, miniature
from placky.diagrams.marks import (
    Field,
    Label,
    Locator,
    Mark,
    Movable,
    Piece,
    Place,
    Sketch,
    Token,
    Window,
    overlay_id,
)
from placky.diagrams.palette import declarations, reference, tints
from placky.diagrams.pieces import piece
from placky.diagrams.plots import drawing
from placky.diagrams.shapes import UNIT
from placky.diagrams.stage import Scene
from placky.diagrams.tint import Tint
from placky.diagrams.trails import above, between, heads

_HEAD = 'xmlns="http://www.w3.org/2000/svg"'
LOOK = (
    'fill="none" font-family="Tektur,sans-serif" font-weight="700" text-anchor="middle" '
    'stroke-linecap="round" stroke-linejoin="round"'
)
"""What an ``<svg>`` or ``<symbol>`` says for everything in it."""
_FINE = 18


@dataclass(frozen=True, slots=True)
class Picture:
    """Elements, and what of them is in view: ``view`` is the viewBox.

    An empty ``title`` makes it decoration that is not read aloud. ``prefix`` stands before the id of the title, as it
    does before all ids in ``body``. ``style`` is what a picture needs when it stands alone.
    """

    body: str
    view: ViewBox
    title: str = ""
    prefix: str = ""
    style: str = ""

    def as_file(self) -> str:
        """Return a document that stands alone: its size, its colours in both themes, paper in print."""
        size = {"width": number(self.view[2]), "height": number(self.view[3])}
        return self._written({"viewBox": self._box()} | size, self.style)

    def in_page(self, kind: str, attributes: Mapping[str, str] = MappingProxyType({})) -> str:
        """Return an element for the inside of a page, which brings the colours; ``kind`` are its classes."""
        return self._written({"class": kind, "viewBox": self._box(), **attributes})

    def _box(self) -> str:
        return " ".join(map(number, self.view))

    def _written(self, attributes: Mapping[str, str], style: str = "") -> str:
        ident, words = f"{self.prefix}title", ""
        said = {"aria-hidden": "true"}
        if self.title:
            said = {"role": "img", "aria-labelledby": ident}
            words = f"<title{attribute_text({'id': ident})}>{escape(clean(self.title))}</title>"
        return f"<svg {_HEAD}{attribute_text({**attributes, **said})} {LOOK}>{words}{style}{self.body}</svg>\n"


def _picture(
    shapes: Sequence[sh.Shape], field: Field, window: Window, title: str, prefix: str
) -> Picture:  # fmt: skip
    """Return shapes on a field, in a window of it."""
    body = inside(shapes, (field.width, field.height), UNIT / 1000)
    return Picture(body, view_box(field, window), title, prefix, _style(shapes, field.colours))


def _style(shapes: Iterable[sh.Shape], colours: Iterable[tuple[str, Tint]]) -> str:
    used = declarations(sh.colours(shapes), colours)
    return f"<style>:root{{color-scheme:light dark;{used}}}@media print{{:root{{color-scheme:light}}}}</style>"


def _stack(marks: Iterable[Mark], prefix: str) -> list[sh.Shape]:
    """Return marks as groups, what lies on the ground first, figures next, bursts and words on top."""
    layers: tuple[list[sh.Shape], ...] = ([], [], [])
    for mark in marks:
        if isinstance(mark, Token):
            layers[1].append(figure(mark, prefix))
        elif isinstance(mark, Piece) or (isinstance(mark, Sketch) and mark.name):
            layers[1].append(sh.Group(tuple(_lying(mark)), {"id": f"{prefix}{mark.id}"}))
        elif shapes := between(mark):
            layers[2 if above(mark) else 0].append(sh.Group(tuple(shapes), {"id": f"{prefix}{mark.id}"}))
    return [shape for layer in layers for shape in layer]


def _shapes(scene: Scene, prefix: str) -> list[sh.Shape]:
    shapes = [ground(scene.field, scene.window, prefix), *_stack(scene.marks, prefix)]
    return [*shapes, locator(scene.field, scene.window, scene.locator, prefix)] if scene.locator else shapes


def board(scene: Scene, prefix: str) -> Picture:
    """Return one frame: the window of the scene, its locator, its words as the title.

    ``prefix`` stands before every id, so that several boards can share a page.
    """
    return _picture(_shapes(scene, prefix), scene.field, scene.window, scene.alt, prefix)


def pixels(scene: Scene, width: int, *, night: bool = False) -> tuple[bytes, tuple[int, int]]:
    """Return one frame as :func:`painted` does, in the dark colours by ``night``."""
    return painted(_shapes(scene, ""), scene.window, width, tints(scene.field.colours, night=night), unit=UNIT / 1000)


@dataclass(frozen=True, slots=True)
class WholeField:
    """The whole field for a script to move figures on.

    ``whole`` is all of it. ``bare`` has an empty group in place of the field and of each figure. The group names what
    belongs into it (``data-copy``). ``parts`` are those by name, so that the sheets of a page can share them.
    """

    whole: Picture
    bare: Picture
    parts: Mapping[str, str]


def sheet(
    field: Field,
    tokens: Iterable[Movable],
    overlays: Iterable[Sequence[Mark]],
    *,
    title: str = "",
    prefix: str = "",
    view: Window | None = None,
    names: Mapping[str, str] = MappingProxyType({}),
) -> WholeField:
    """Return the whole field, with figures drawn around the origin and every overlay hidden.

    A script moves a figure by its ``transform``, and shows its parts by ``data-part``. It shows an overlay by
    its id (:func:`~placky.diagrams.marks.overlay_id`, or what ``names`` makes of that). Equal overlays are drawn once.
    Names of lines stand in ``<g class="edge">``. They are drawn for a right edge at 0 and moved to the right edge of
    ``view``, the window to begin with. Those below their lines stand in ``<g class="below">``, as they grow downwards.
    """
    all_of_it = (-field.margin, -field.margin, field.width + 2 * field.margin, field.height + 2 * field.margin)
    origin, seen = (0, field.height), view or all_of_it
    surface = ground(field, all_of_it, f"{prefix}S-")
    below, top = _overlays(overlays, prefix, names)
    figures = [_sliding(token, origin, prefix) for token in tokens]
    between_them = (_edge(field, seen, prefix), *below)
    whole = _picture((surface, *between_them, *figures, *top), field, seen, title, f"{prefix}S-")
    size, parts = (field.width, field.height), dict[str, str]()

    def named(group: sh.Group) -> sh.Group:
        content = inside(group.members, size, UNIT / 1000)
        name = f"pk-{hashlib.sha256(content.encode()).hexdigest()[:6]}"
        parts[name] = content
        return sh.Group((), {**group.attributes, "data-copy": name})

    bare = (named(surface), *between_them, *map(named, figures), *top)
    return WholeField(whole, replace(whole, body=inside(bare, size, UNIT / 1000)), parts)


def _overlays(
    overlays: Iterable[Sequence[Mark]], prefix: str, names: Mapping[str, str]
) -> tuple[list[sh.Shape], list[sh.Shape]]:
    """Return each different overlay as a hidden group: those below the figures, those above."""
    below: list[sh.Shape] = []
    top: list[sh.Shape] = []
    for ident, marks in {overlay_id(marks): marks for marks in overlays}.items():
        shapes = tuple(shape for mark in marks for shape in between(mark))
        kind = "ov strip" if heads(marks[0]) else "ov"
        kind += " words" * (kind != "ov" and isinstance(marks[0], Label))
        group = sh.Group(shapes, {"class": kind, "id": f"{prefix}{names.get(ident, ident)}", "display": "none"})
        (top if above(marks[0]) else below).append(group)
    return below, top


def _edge(field: Field, view: Window, prefix: str) -> sh.Group:
    names: list[sh.Shape] = []
    for line in field.lines:
        words = between(line_name(line, 0)) if line.name else []
        names += [sh.Group(tuple(words), {"class": "below"})] if words and line.name_below else words
    right = min(view[0] + view[2], field.width)
    return sh.Group(tuple(names), {"class": "edge", "id": f"{prefix}S-edge", "transform": moved((right, 0), (0, 0))})


def _sliding(mark: Movable, origin: Place, prefix: str) -> sh.Group:
    if isinstance(mark, Token):
        return puppet(mark, origin, prefix)
    return sh.Group(tuple(_lying(replace(mark, at=origin))), sliding(mark, origin, prefix))


def _lying(mark: Piece | Sketch) -> list[sh.Shape]:
    return piece(mark) if isinstance(mark, Piece) else between(mark)


def plot(chart: Chart, prefix: str) -> Picture:
    """Return a chart; ``prefix`` stands before every id."""
    shapes, size = drawing(chart, prefix)
    return Picture(inside(shapes, size), (0, 0, *size), chart.alt, prefix, _style(shapes, ()))


def overview(field: Field, mark: Locator, view: Window) -> Picture:
    """Return the locator in the units of the sheet; a script moves its ``<rect class="window">``."""
    whole = (-field.margin // 2, -field.margin // 2, field.width + field.margin, field.height + field.margin)
    drawn = _picture(miniature(field, mark, pen=_FINE), field, whole, "", "")
    box = dict(zip(("x", "y", "width", "height"), map(number, view_box(field, view)), strict=True))
    ink = {"fill": reference("move"), "fill-opacity": "0.3", "stroke": reference("move"), "stroke-width": "2"}
    rect = attribute_text({"class": "window"} | box | ink | {"vector-effect": "non-scaling-stroke"})
    return replace(drawn, body=f"{drawn.body}<rect{rect}/>")
