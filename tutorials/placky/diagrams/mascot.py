"""Placky: a much-tackled training robot with five moods.

Its head is a rugby ball on its side, laces on top. It has a dark visor, an ear lamp for each side, a bent antenna, a
plaster, a whistle and one wheel. The drawing is 120 by 120, y upwards.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import NamedTuple

from placky.diagrams.canvas import inside
from placky.diagrams.shapes import Curve, Disc, FloatPoint, Ink, Outline, Oval, Shape, Strokes, rounded
from placky.diagrams.svg import LOOK

SIZE = 120.0


class Pose(NamedTuple):
    """Where a mood holds Placky's arms and antenna, and the colour of the antenna's lamp."""

    elbows: tuple[FloatPoint, FloatPoint]
    hands: tuple[FloatPoint, FloatPoint]
    knee: FloatPoint
    tip: FloatPoint
    lamp: str


MOODS: MappingProxyType[str, Pose] = MappingProxyType(
    {
        "calm": Pose(((26, 34), (92, 30)), ((22, 26), (103, 44)), (64, 106), (73, 113), "lamp"),
        "glad": Pose(((20, 34), (100, 34)), ((14, 52), (106, 52)), (63, 106), (66, 114), "lamp"),
        "dry": Pose(((18, 32), (102, 32)), ((30, 20), (90, 20)), (68, 108), (84, 103), "shade"),
        "alarmed": Pose(((26, 30), (94, 30)), ((10, 40), (110, 40)), (60, 105), (60, 113.5), "a"),
        "thinking": Pose(((24, 32), (97, 23)), ((26, 20), (99, 49)), (62, 106), (72, 113), "b"),
    }
)

_RIM = "outline"


def _line(*points: FloatPoint, colour: str = _RIM, width: float = 2.0) -> Strokes:
    return Strokes((points,), Ink(edge=colour, width=width))


def _pipe(*points: FloatPoint, width: float) -> list[Shape]:
    """Return a limb: a line with an outline, rounded at its joints."""
    return [_line(*points, width=width), _line(*points, colour="shade", width=width - 3.8)]


def _body() -> list[Shape]:
    outline = Ink("shell", _RIM, 3)
    return [
        Oval((60, 5), 44, 6, 0, Ink("shade", alpha=0.35)),
        Disc((60, 10), 7.5, Ink("visor", _RIM, 3)),
        Disc((60, 10), 4.2, Ink(edge="shade", width=2)),
        Curve(
            (42, 42),
            (((42, 26), (48, 16), (60, 16)), ((72, 16), (78, 26), (78, 42)), ((72, 46), (48, 46), (42, 42))),
            outline,
        ),
        Curve(
            (66, 17),
            (((74, 19), (78, 28), (78, 42)), ((74, 44), (72, 44), (69, 45)), ((72, 34), (70, 24), (66, 17))),
            Ink("shade"),
        ),
    ]


def _limbs(pose: Pose) -> list[Shape]:
    left = _pipe((44, 38), pose.elbows[0], pose.hands[0], width=7)
    right = _pipe((76, 38), pose.elbows[1], pose.hands[1], width=7)
    antenna = _pipe((60, 94), pose.knee, pose.tip, width=6.4)
    return [*left, *right, *antenna, Disc(pose.tip, 4.2, Ink(pose.lamp, _RIM, 2.5))]


def _head() -> list[Shape]:
    ball = (
        ((20, 88), (38, 98), (60, 98)), ((82, 98), (100, 88), (106, 68)),
        ((100, 48), (82, 40), (60, 40)), ((38, 40), (20, 48), (14, 68)),
    )  # fmt: skip
    shadow = (
        ((100, 48), (82, 40), (60, 40)),
        ((38, 40), (24, 46), (17, 59)),
        ((30, 48), (44, 46), (60, 46)),
        ((84, 46), (98, 54), (106, 68)),
    )
    laces = tuple(((x, 88.5), (x, 94.5)) for x in (50, 57, 63, 70))
    rim = Ink(edge=_RIM, width=3)
    return [
        Curve((14, 68), ball, Ink("shell")),
        Curve((106, 68), shadow, Ink("shade")),
        Curve((14, 68), ball, rim),
        Strokes((((44, 91.5), (76, 91.5)), *laces), Ink(edge=_RIM, width=2)),
        rounded((33, 54), (54, 28), 11, Ink("visor", _RIM, 2.5)),
        _line((41, 77), (49, 77), colour="cord", width=2.5),
        Disc((19, 68), 9.5, Ink("a", _RIM, 3)),
        Outline(((19, 74), (25, 68), (19, 62), (13, 68)), Ink("plate")),
        Disc((101, 68), 9.5, Ink("b", _RIM, 3)),
        Disc((101, 68), 4.8, Ink("visor")),
        _line((80, 91), (89, 85), width=8),
        _line((80, 91), (89, 85), colour="b", width=4.5),
        _line((48, 43), (60, 33), (72, 43), colour="a", width=2.2),
        Disc((60, 30), 4.6, Ink("lamp", _RIM, 2.2)),
        _line((60, 33.5), (67, 33.5), width=3.6),
    ]


def _lit(*points: FloatPoint, width: float = 4.5) -> Strokes:
    return _line(*points, colour="lamp", width=width)


def _arch(left: float, right: float, low: float, high: float, width: float) -> Curve:
    """Return a lit arch from left to right, bulging towards ``high``."""
    bend = ((left + 2, high), (right - 2, high), (right, low))
    return Curve((left, low), (bend,), Ink(edge="lamp", width=width))


def _calm() -> list[Shape]:
    return [_lit((50, 72), (50, 66)), _lit((70, 72), (70, 66)), _arch(55, 65, 61, 59, 3)]


def _glad() -> list[Shape]:
    mouth = (((54, 56), (66, 56), (67, 63)), ((63, 63), (57, 63), (53, 63)))
    return [_arch(44, 55, 68, 75, 4), _arch(65, 76, 68, 75, 4), Curve((53, 63), mouth, Ink("lamp"))]


def _dry() -> list[Shape]:
    eyes: list[Shape] = [
        Curve(
            (x - 6, 70), (((x - 6, 62), (x + 6, 62), (x + 6, 70)), ((x + 3, 70), (x - 3, 70), (x - 6, 70))), Ink("lamp")
        )
        for x in (49, 71)
    ]
    lids = [
        _line((41, 71.5), (57, 70.5), colour="shell", width=3),
        _line((63, 70.5), (79, 73), colour="shell", width=3),
    ]
    return [*eyes, *lids, _lit((55, 59), (66, 60), width=3)]


def _alarmed() -> list[Shape]:
    eyes: list[Shape] = [Disc((x, 70), r, Ink(fill)) for r, fill in ((7.5, "lamp"), (2.8, "visor")) for x in (48, 72)]
    sparks = (((24, 102), (16, 111)), ((38, 108), (34, 117)), ((82, 108), (86, 117)), ((96, 102), (104, 111)))
    mouth = _lit((52, 59), (56, 62), (60, 58.5), (64, 62), (68, 59), width=3)
    return [*eyes, mouth, Strokes(sparks, Ink(edge="a-line", width=3))]


def _thinking() -> list[Shape]:
    dots = [Disc((x, y), r, Ink("cord")) for x, y, r in ((88, 104, 2.4), (97, 110, 3.2), (108, 113, 4.2))]
    return [_lit((54, 75), (54, 70)), _lit((75, 77), (75, 72)), _lit((57, 60), (65, 61.5), width=3), *dots]


_FACES: dict[str, Callable[[], list[Shape]]] = {
    "calm": _calm, "glad": _glad, "dry": _dry, "alarmed": _alarmed, "thinking": _thinking,
}  # fmt: skip


def shapes(mood: str) -> list[Shape]:
    """Return Placky in a mood, as shapes from back to front. Raises KeyError, naming the moods, for another mood."""
    if mood not in MOODS:
        raise KeyError(f"Placky has no mood {mood!r}; the moods are {', '.join(MOODS)}")
    pose = MOODS[mood]
    hands = [Disc(hand, 6.2, Ink("shell", _RIM, 3)) for hand in pose.hands]
    return [*_body(), *_limbs(pose), *_head(), *_FACES[mood](), *hands]


def symbol(mood: str) -> str:
    """Return Placky in a mood as ``<symbol id="placky-MOOD">`` for a page's sprite, used as ``#placky-MOOD``."""
    body = inside(shapes(mood), (SIZE, SIZE))
    return f'<symbol id="placky-{mood}" viewBox="0 0 120 120" {LOOK}>{body}</symbol>'


def sprite() -> str:
    """Return the hidden SVG that brings all moods to a page."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" hidden="hidden">{"".join(symbol(mood) for mood in MOODS)}</svg>'
