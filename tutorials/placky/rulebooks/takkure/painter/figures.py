"""Takkure's figures: standing or fallen, with the ball, and with the marker of a declared action beside them."""

import math
from dataclasses import replace
from functools import cache

from placky.diagrams.marks import Part, Token, slug
from placky.diagrams.shapes import Disc, FloatPoint, Growing, Ink, Lettering
from placky.diagrams.sides import side_look
from placky.diagrams.trails import burst
from placky.rulebooks import sports
from placky.rulebooks.takkure.painter.base import place, side_of
from touchline.takkure.wire_types import Player, State

PRESSURE, TACKLE = "pressure", "tackle"
MARKERS = frozenset({PRESSURE, TACKLE})
"""The markers that are parts of a figure; one for a steal lies beside it by itself."""
_LETTER = 15
"""The size of the letter on a marker."""
TURN = 135
"""Where a marker stands by default, in degrees against the clock from the right: upper left."""


def figure(state: State, player: Player) -> Token:
    """Return a player's figure, as yet without a name."""
    side, radius = side_of(state, player), player["radius"]
    holds, active = bool(player["ball"]), player["name"] == state["active"]
    marker = player["marker"] if player["marker"] in MARKERS else None
    return Token(
        id=slug(player["name"]),
        at=place(player["at"]),
        radius=radius,
        side=side,
        parts=_parts(radius, side, str(player["number"])),
        shown=(
            *sports.shown(active=active, down=player["ground"] > 0, holds=holds),
            *([marker] if marker else []),
        ),
        name=player["name"],
        near=active or holds or marker == TACKLE,
    )


@cache
def _parts(radius: int, side: int, number: str) -> tuple[Part, ...]:
    at, colour = beside(radius), side_look(side).fill
    disc = Disc(at, 225, Ink(colour, "rim", 2))
    return (
        *sports.parts(radius, side, number),
        Part(PRESSURE, (Growing((disc, Lettering(at, "P", _LETTER, f"on-{colour}", 800)), at, _LETTER),), sign=True),
        Part(TACKLE, (Growing((disc, burst(at, 175, Ink(f"on-{colour}"))), at, _LETTER),), sign=True),
    )


def beside(radius: int, turn: int = TURN) -> FloatPoint:
    """Return where a marker stands, counted from the figure's centre."""
    way, away = math.radians(turn), radius + 184
    return away * math.cos(way), away * math.sin(way)


def marked(token: Token, turn: int) -> Token:
    """Return the figure with its marker in another direction."""
    if turn == TURN:
        return token
    (x, y), (x0, y0) = beside(token.radius, turn), beside(token.radius)
    shifts = tuple((part, (x - x0, y - y0)) for part in token.shown if part in MARKERS)
    return replace(token, shifts=(*token.shifts, *shifts))


def held_left(token: Token) -> Token:
    """Return a carrier with the ball at the left shoulder."""
    (left, _), (right, _) = sports.held_at(token.radius, left=True), sports.held_at(token.radius)
    return replace(token, shifts=((sports.BALL, (left - right, 0.0)),))
