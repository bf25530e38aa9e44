"""Takkure's painter, the ball: a declared pass, its bands, the area of interception, flights, the scatter template.

Nothing that has to be measured shows before it has been measured (1.13).
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from placky.diagrams.labels import LabelSpot
from placky.diagrams.marks import Band, Ghost, Hull, Place, Rose, Sketch, Trail
from placky.diagrams.shapes import Ink, Strokes
from placky.diagrams.trails import along
from placky.rulebooks.sports import ball
from placky.rulebooks.takkure.painter.base import (
    TOUCH,
    Cluster,
    Wish,
    dropped,
    holder,
    in_the_air,
    named,
    place,
    side_of,
)
from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Sentence
from touchline.takkure.commands import AIR
from touchline.takkure.numbers import NUMBERS
from touchline.takkure.state import BALL_RADIUS
from touchline.takkure.template import ARROWS, RIM, TEMPLATE_RADIUS
from touchline.takkure.wire_types import State

FLYING = 260
"""How far a ball in the air reaches, without the strokes behind it."""
_SHORT = 560
_SLACK = 60
"""How far a scattered ball may lie from where its arrow points, by rounding."""
_TURNS = tuple(round(math.degrees(math.atan2(x, y))) % 360 for x, y in ARROWS)
_ASIDE = (40, -40, 58, -58, 80, -80, 110, -110, 140, -140, 28, -28)
"""Where words stand on the edge of a band, in degrees from the pass. Next to its length they would seem to mean it."""


def way_of_the_ball(state: State, before: State | None) -> Iterator[Cluster]:
    """Yield a declared pass: where it leaves, its way, the area of interception, and once measured its bands."""
    throw = state.get("throw")
    by, to = (named(state, throw[who]) if throw else None for who in ("by", "to"))
    if not throw or not by or not to:
        return
    start, end, radius = place(throw["at"]), place(to["at"]), by["radius"]
    stealing = [x for x in (*state["steals"], *((before or {}).get("steals") or ())) if x["how"] == AIR]
    thief = named(state, stealing[0]["by"]) if stealing else None
    if thief:
        yield Cluster((Hull("between", start, end, (radius, to["radius"]), side_of(state, thief)),))
    if math.dist(start, by["at"]) > TOUCH and start != tuple(state["start"] or ()):
        yield Cluster((Ghost("leaves", start, radius, side_of(state, by)),))
    apart = _measured(state)
    if dropped(state) or not (by["ball"] or in_the_air(state)):
        return
    if apart is not None:
        yield from _bands(state, start, end, radius, apart)
    elif math.dist(start, end) > TOUCH:
        yield Cluster((Trail("pass", (start, end), "paint", "dashed", trim=(radius, to["radius"] + 60)),))


def ball_in_the_air(state: State) -> Iterator[Cluster]:
    """Yield the ball halfway between passer and receiver while it flies, and at his hands where they let it go."""
    throw = state["throw"] if in_the_air(state) else None
    to = named(state, throw["to"]) if throw else None
    if throw and to:
        way = place(throw["at"]), place(to["at"])
        far = math.dist(*way)
        at = max(0, far - to["radius"]) if dropped(state) else far / 2  # not out where an arrow might have sent it
        yield Cluster((_flying(place(along(way, at)[0])),))


def _flying(at: Place) -> Sketch:
    """Return a ball in the air, with three strokes behind it."""
    strokes = tuple(((-a - 130, -b), (-a - 330, -b)) for a, b in ((120, -90), (170, 20), (120, 130)))
    return Sketch("flying", at, FLYING, (Strokes(strokes, Ink(edge="paint", width=1.8)), *ball()))


def band_of(state: State) -> tuple[int, int | None, int] | None:
    """Return the band that a measured pass lies in: where it begins, where it ends, its modifier.

    While the ball flies it is what the receiver gets who has to catch it (2.02). None before it has been measured.
    """
    apart = _measured(state)
    if apart is None:
        return None
    n = sum(apart > limit for limit in NUMBERS.passing.bands)
    limits = (0, *NUMBERS.passing.bands, None)
    return limits[n], limits[n + 1], _modifiers(state)[n]


def _modifiers(state: State) -> Sequence[int]:
    found: Sequence[int] = (NUMBERS.reception if in_the_air(state) else NUMBERS.passing).modifiers
    return found


def _measured(state: State) -> int | None:
    throw = state.get("throw") or {}
    ends = throw.get("by"), throw.get("to")
    return next((item["distance"] for item in state["measured"] if (item["from"], item["to"]) == ends), None)


def limits_in_words() -> dict[str, str]:
    """How far each band reaches, by the name of its ring."""
    *_, last = limits = NUMBERS.passing.bands
    return {
        **{f"band-{limit}": say("to {limit:inches}", limit=limit) for limit in limits},
        "band-over": say("over {limit:inches}", limit=last),
    }


_LIMITS: Mapping[bool, Sentence] = {
    True: "to {limit:inches}: catch {modifier}",
    False: "to {limit:inches}: {modifier}",
}
_BEYOND: Mapping[str, Sentence] = {
    "catch": "over {limit:inches}: catch {modifier}",
    "pass": "over {limit:inches}: {modifier}",
    "none": "over {limit:inches}: no pass",
}
"""A pass in the air is caught, any other is thrown."""


def _bands(state: State, start: Place, end: Place, radius: int, apart: int) -> Iterator[Cluster]:
    """Yield the limits of the receiver's band, each with the modifier up to there; beyond the last, what holds."""
    modifiers, limits = _modifiers(state), NUMBERS.passing.bands
    n = sum(apart > limit for limit in limits)
    flies = in_the_air(state)
    ahead = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    for limit, modifier in list(zip(limits, modifiers, strict=False))[max(0, n - 1) : n + 1]:
        reach = radius + limit
        said = say(_LIMITS[flies], limit=limit, modifier=signed(modifier))
        spots = _round(start, reach - 230, ahead)
        wish = Wish(said, 14, spots, spare=True, colour="move")
        yield Cluster((Band(f"band-{limit}", start, reach),), (wish,))
    if n == len(limits):
        reach = radius + limits[-1]
        what = "none" if (state["throw"] or {}).get("ground") else "catch" if flies else "pass"  # 3.03
        beyond = say(_BEYOND[what], limit=limits[-1], modifier=signed(modifiers[-1]))
        wish = Wish(beyond, 14, _round(start, reach + 260, ahead), colour="move")
        yield Cluster((Band("band-over", start, reach),), (wish,))


def _round(at: Place, far: int, ahead: float) -> tuple[LabelSpot, ...]:
    turns = [math.radians(ahead + aside) for aside in _ASIDE]
    return tuple(LabelSpot(place((at[0] + far * math.cos(t), at[1] + far * math.sin(t))), "middle") for t in turns)


def signed(modifier: int) -> str:
    """Return a modifier with its sign.

    >>> signed(4), signed(0), signed(-2)
    ('+4', '0', '\u22122')
    """
    return f"{modifier:+d}".replace("-", "\u2212") if modifier else "0"


# ---------------------------------------------------------------- where it went


def flight(state: State, before: State) -> Iterator[Cluster]:
    """Yield the flight of a ball that changed hands or was dropped, unless a ruler lies on it."""
    scattered, ball = _scattered(state, before), state["ball"]
    if scattered and ball:
        ends = scattered[0], place(ball)
        yield Cluster((Trail("flight", ends, "paint", "dotted", trim=(_SHORT, BALL_RADIUS + 30)),))
        return
    (old, was), (new, now) = holder(before), holder(state)
    throw = before.get("throw") or state.get("throw")
    if throw and was in (None, throw["by"]) and (was or in_the_air(before)):
        old, was = place(throw["at"]), throw["by"]
    changed = was != now or (now is None and old != new)
    ruled = any({item["from"], item["to"]} == {was, now} for item in state["measured"])
    if changed and not ruled and old and new and math.dist(old, new) > TOUCH:
        yield Cluster((Trail("flight", (old, new), "paint", "dotted", trim=(_SHORT, _SHORT)),))


def template(state: State, before: State | None) -> Iterator[Cluster]:
    """Yield the scatter template: at a kick-off, where a ball is dropped, and where it has just scattered."""
    scattered, kicked = (_scattered(state, before) if before else None), state.get("template")
    if before and scattered:
        centre, hit, up = scattered
        yield Cluster((_rose("scatter", centre, _whose(before), up=up, hit=hit),))
    elif kicked:
        yield Cluster((_rose("template", place(kicked), _whose(state), up=_up(state)),))


def _whose(state: State) -> Literal[0, 1]:
    return 1 if state["teams"].index(state.get("kicking") or state["attacker"]) else 0


def _up(state: State) -> bool:
    return not state["teams"].index(state["attacker"])


def _rose(ident: str, at: Place, side: int, *, up: bool, hit: int = 0) -> Rose:
    turns = tuple((turn + (0 if up else 180)) % 360 for turn in _TURNS)
    return Rose(ident, at, TEMPLATE_RADIUS, RIM, side, turns, hit)


def _scattered(state: State, before: State) -> tuple[Place, int, bool] | None:
    """Return from where the ball has just come down, by which arrow, and whether arrow 12 points up the field.

    The arrow is 0 for a kick-off: well kicked, the ball lies where the coach wants it.
    """
    if not state["ball"] or before["ball"]:
        return None
    throw, up = before.get("throw") or state.get("throw"), _up(before)
    to = named(before, throw["to"]) if throw else None
    if not to:
        template = before.get("template")
        return (place(template), 0, up) if template else None
    centre, ball = place(to["at"]), place(state["ball"])
    far = math.dist(centre, ball)
    for n, turn in enumerate(_TURNS, 1):
        way = math.radians(turn + (0 if up else 180))
        tip = centre[0] + RIM * math.sin(way), centre[1] + RIM * math.cos(way)
        if far <= RIM + _SLACK and math.dist(along((centre, tip), far)[0], ball) < _SLACK:
            return centre, n, up
    return None
