"""A sample of whatever can be drawn, by its name: what the reference shows of marks, shapes and parts of figures."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import MappingProxyType
from typing import Any

from placky.diagrams.figures import arcs, hatched, solid
from placky.diagrams.marks import (
    Area,
    Band,
    Chip,
    Field,
    Ghost,
    Hull,
    Inscription,
    Label,
    Locator,
    Mark,
    NameAt,
    Nose,
    Painted,
    Part,
    Patch,
    Piece,
    Place,
    Plaque,
    Ring,
    Rose,
    Ruler,
    Scoreboard,
    Sketch,
    Star,
    Stripe,
    Tally,
    Token,
    Trail,
)
from placky.diagrams.shapes import Curve, Disc, Group, Growing, Ink, Lettering, Outline, Oval, Strokes
from placky.diagrams.stage import Scene
from placky.sentences import say

__all__ = ["SAMPLES", "scene", "written"]

SIZE = 2600, 1600
"""Width and height of a sample's picture."""
_AT: Place = (1300, 800)
_BOX: tuple[Place, ...] = ((400, 300), (2200, 300), (2200, 1300), (400, 1300))
_WAY: tuple[Place, ...] = ((300, 400), (1300, 1200), (2300, 500))
_BASE = Part("base", solid(450, 0, "7"))
_PLAYER = Token("ada", (1600, 800), 450, 0, (_BASE,), ("base",), "ADA", NameAt(-700, 0, "end"))
_RED, _LINE = Ink("a", "rim"), Ink(edge="move", width=3)

SAMPLES: Mapping[str, Any] = MappingProxyType(
    {
        type(one).__name__: one
        for one in (
            # marks
            Area("swamp", _BOX, edge="paint"),
            Painted("line", ((200, 800), (2400, 800)), pen="broad"),
            Inscription("words", _AT, "NORTH", 18),
            Field(*SIZE, texture=(((0, 500), (SIZE[0], 500)), ((0, 1000), (SIZE[0], 1000))), margin=0),
            Locator(),
            Ghost("was", _AT, 450, 0),
            Trail("way", _WAY, ticks=True),
            Chip("move", _AT, "M"),
            Star("hit", _AT, 0, hit=True, radius=500),
            Ring("reach", _AT, 650, 1),
            Nose("faces", _AT, 450, 0, 30),
            Patch("shade", _BOX, 1),
            Band("far", _AT, 650),
            Hull("between", (600, 600), (2000, 1000), (350, 350), 0),
            Rose("rose", _AT, 300, 620, 0, (0, 60, 120, 180, 240, 300), hit=2),
            Ruler("measured", (400, 400), (2200, 1200)),
            Stripe("line", _WAY),
            _PLAYER,
            Piece("coin", _AT, 450, "coin", side=1),
            Sketch("star", _AT, 450, (Disc((0, 0), 450, _RED), Lettering((0, 0), "?", 22, "on-a"))),
            Label("words", _AT, "three left", 16),
            Plaque("score", _AT, "ADA LEADS", side=0),
            Tally("tally", _AT, 450, full=2, empty=1, crosses=1),
            Scoreboard("score", (2300, 800), (2, 1)),
            _BASE,
            NameAt(-700, 0, "end"),
            # shapes
            Disc((0, 0), 500, _RED),
            Oval((0, 0), 1500, 600, 20, _RED),
            Outline(((-600, -400), (600, -400), (0, 600)), _RED),
            Strokes((((-800, -300), (0, 400), (800, -300)), ((-800, -500), (800, -500))), _LINE),
            Curve((-800, -300), (((-300, 900), (300, -900), (800, 300)),), _LINE),
            Lettering((0, 0), "Ada", 22),
            Group((Disc((-300, 0), 300, _RED), Disc((300, 0), 300, _RED)), {"id": "pair"}),
            Growing((Disc((0, 0), 400, _RED), Lettering((0, 0), "7", 22, "on-a")), (0, 0), 22),
            Ink("a", "rim", 4, (8, 6), alpha=0.4),
        )
    }
    | {
        "solid": Part("solid", solid(500, 0, "7")),
        "hatched": Part("hatched", hatched(500, 1, "7")),
        "arcs": Part("arcs", arcs(400)),
    }
)
"""Name -> a mark, a shape, or a part of one."""


def scene(name: str) -> Scene:
    """A picture of a sample. Raises KeyError for what nobody can draw."""
    one = SAMPLES[name]
    if isinstance(one, Locator):
        width, height = SIZE[0] * 3 // 2, SIZE[1] * 3 // 2
        return Scene(
            Field(2 * width, 2 * height, margin=0), (), (0, 0, width, height), say("{name}, drawn", name=name), one
        )
    field = _field(one)
    marks = () if field else _marks(one)
    return Scene(field or Field(*SIZE, margin=0), marks, (0, 0, *SIZE), say("{name}, drawn", name=name), None)


def _field(one: Any) -> Field | None:
    """The ground with what belongs to it."""
    match one:
        case Field():
            return one
        case Area():
            return Field(*SIZE, (one,), margin=0)
        case Painted():
            return Field(*SIZE, lines=(one,), margin=0)
        case Inscription():
            return Field(*SIZE, words=(one,), margin=0)
    return None


def _marks(one: Any) -> tuple[Mark, ...]:
    """A mark, or what shows a part or a shape."""
    match one:
        case NameAt():
            return (_PLAYER,)
        case Tally() | Nose():
            return Token("under", _AT, one.radius, 0, (_BASE,), ("base",)), one
        case Part():
            return (Sketch("part", _AT, 600, one.shapes),)
        case Ink():
            return (Sketch("ink", _AT, 600, (Disc((0, 0), 550, one),)),)
        case Disc() | Oval() | Outline() | Strokes() | Curve() | Lettering() | Group() | Growing():
            return (Sketch("shape", _AT, 600, (one,)),)
    return (one,)


def written(value: Any, *, deep: bool = False) -> str:
    """A sample as an author writes it, without what goes without saying.

    >>> written(Chip("move", (1, 2), "M"))
    "Chip('move', (1, 2), 'M')"
    >>> written(Part("base", (Disc((0, 0), 450, Ink("a")),)))
    "Part('base', (Disc(…),))"
    """
    if isinstance(value, tuple):
        inside = [written(one, deep=True) for one in value]
        return f"({', '.join(inside)}{',' if len(inside) == 1 else ''})"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    kind = type(value).__name__
    if deep and not isinstance(value, Ink | NameAt):
        return f"{kind}(…)"
    said: list[str] = []
    named = False
    for one in fields(value):
        found = getattr(value, one.name)
        if one.default is not MISSING and found == one.default:
            named = True
        else:
            said.append(f"{one.name}={written(found, deep=True)}" if named else written(found, deep=True))
    return f"{kind}({', '.join(said)})"
