"""Draw figures on their bases, and the ball. A base has no front; the sides differ in shape as well as in colour."""

import math
from dataclasses import replace

from placky.diagrams.marks import BADGE_TURN, Ball, Name, Place, Token, slug
from placky.diagrams.palette import SIDES
from placky.diagrams.plates import oval, plate
from placky.diagrams.shapes import UNIT, Disc, Group, Ink, Point, Shape, Strokes, Words, rectangle
from placky.diagrams.trails import burst

_LONG = 2


def _number(token: Token, share: float, *, turn: float = 0, colour: str) -> Words:
    size = UNIT * token.radius / 1000 * share * (1.0 if len(token.number) > 1 else 1.12)
    if len(token.number) > _LONG:
        size *= _LONG / len(token.number)
    return Words(token.at, token.number, round(size, 1), colour, 800, turn=turn)


def standing(token: Token) -> list[Shape]:
    """Draw a standing figure: its disc, the mark of its side and its number."""
    return [
        Disc(token.at, token.radius, Ink(SIDES[token.side], "rim", 2)),
        plate(token.at, token.radius, token.side),
        _number(token, 0.82, colour=("ink", "b")[token.side]),
    ]


def fallen(token: Token) -> list[Shape]:
    """Draw a fallen figure: a hollow hatched ring, its number on its side, and a ground token."""
    (x, y), r, colour = token.at, token.radius, f"{SIDES[token.side]}-line"
    reach = ((-0.95, 0.3), (-0.84, 0.55), (-0.7, 0.7), (-0.55, 0.84), (-0.3, 0.95))
    hatch = tuple(((x + a * r, y - b * r), (x + b * r, y - a * r)) for a, b in reach)
    gx, gy = ground_token(token)
    arrow = (
        ((gx, gy + 140), (gx, gy - 70)),
        ((gx - 100, gy + 20), (gx, gy - 80), (gx + 100, gy + 20)),
        ((gx - 130, gy - 150), (gx + 130, gy - 150)),
    )
    return [
        Disc(token.at, r, Ink("field", colour, 3)),
        Strokes(hatch, Ink(edge=colour, width=2)),
        Disc(token.at, 0.52 * r, Ink("field", colour, 2)),
        _number(token, 0.66, turn=90, colour="label"),
        rectangle((gx - 230, gy - 230), (460, 460), Ink("plate", "ink", 2)),
        Strokes(arrow, Ink(edge="ink", width=2.5)),
    ]


def arcs(token: Token) -> list[Shape]:
    """Draw the four arcs of the active player."""
    (x, y), reach = token.at, token.radius + 200
    turns = [[math.radians(90 * k + 45 + step) for step in range(-22, 23, 11)] for k in range(4)]
    lines = tuple(tuple((x + reach * math.cos(t), y + reach * math.sin(t)) for t in arc) for arc in turns)
    return [Strokes(lines, Ink(edge="move", width=3))]


def held_at(token: Token) -> Point:
    """Return where a carrier holds the ball: at a shoulder."""
    aside = token.radius * 0.8
    return token.at[0] + (-aside if token.ball_left else aside), token.at[1] + aside


def ground_token(token: Token) -> Point:
    """Return where the ground token of a fallen figure lies."""
    return token.at[0] + token.radius * 0.82, token.at[1] - token.radius * 0.82


def held(token: Token) -> list[Shape]:
    """Draw the ball at a carrier's shoulder."""
    return oval(held_at(token))


def badge_shift(token: Token) -> Point:
    """Return where the marker of a declared action stands, counted from the figure's centre."""
    turn, away = math.radians(token.badge_turn), token.radius + 184
    return away * math.cos(turn), away * math.sin(turn)


def badge(token: Token, kind: str) -> list[Shape]:
    """Draw the marker of a declared action beside a figure: P for pressure, a burst for a tackle."""
    side, (dx, dy) = SIDES[token.side], badge_shift(token)
    at = (token.at[0] + dx, token.at[1] + dy)
    disc = Disc(at, 225, Ink(side, "rim", 2))
    return [disc, Words(at, "P", 12, f"on-{side}", 800) if kind == "pressure" else burst(at, 175, Ink(f"on-{side}"))]


def name(token: Token) -> list[Shape]:
    """Write a figure's name where its mark says."""
    spot = token.name_at
    if not token.name or spot is None:
        return []
    at = (token.at[0] + spot.dx, token.at[1] + spot.dy)
    return [Words(at, token.name, token.name_size, anchor=spot.anchor, halo=True)]


def figure(token: Token, prefix: str) -> Group:
    """Draw a figure as it is in one picture: only what shows, each part a group with an id."""
    ident = f"{prefix}{token.id}"

    def part(kind: str, shapes: list[Shape]) -> Group:
        return Group(tuple(shapes), {"id": f"{ident}-{kind}"})

    shapes: list[Shape] = [part("active", arcs(token))] if token.active else []
    shapes += [part("down", fallen(token)) if token.down else part("up", standing(token))]
    shapes += [part("ball", held(token))] if token.ball else []
    shapes += [part(token.badge, badge(token, token.badge))] if token.badge else []
    return Group((*shapes, *name(token)), {"id": ident})


def usual_name(radius: int, side: int) -> Name:
    """Return where a name stands when nothing is in the way: left of side 0, below and to the right of side 1."""
    return Name(-radius - 350, 0, "end") if side == 0 else Name(-100, -radius - 300, "start")


def puppet(token: Token, origin: Place, prefix: str = "") -> Group:
    """Draw a figure around ``origin`` with all its parts, each a group that a script shows or hides by its class.

    The name stands in a group of its own, ``<g class="name">``. The whole is moved to the figure's place.
    """
    still = replace(
        token,
        at=origin,
        badge_turn=BADGE_TURN,
        ball_left=False,
        name_at=token.name_at or usual_name(token.radius, token.side),
    )
    parts = (
        ("active", arcs(still), token.active),
        ("up", standing(still), not token.down),
        ("down", fallen(still), token.down),
        ("ball", held(still), token.ball),
        ("pressure", badge(still, "pressure"), token.badge == "pressure"),
        ("tackle", badge(still, "tackle"), token.badge == "tackle"),
        ("name", name(still), True),
    )
    members = (
        Group(tuple(shapes), {"class": kind} | ({} if shown else {"display": "none"})) for kind, shapes, shown in parts
    )
    attributes = {"class": "tok", "id": f"{prefix}tok-{slug(token.name)}", "data-name": token.name}
    return Group(tuple(members), attributes | {"transform": moved(token.at, origin)})


def moved(at: Place, origin: Place) -> str:
    """Return the SVG transform that brings what was drawn around ``origin`` to ``at``."""
    right, down = (at[0] - origin[0]) * UNIT / 1000, (origin[1] - at[1]) * UNIT / 1000
    return f"translate({round(right, 1):g} {round(down, 1):g})"


def loose(ball: Ball) -> list[Shape]:
    """Draw a loose ball on its dashed ring."""
    return [Disc(ball.at, ball.radius, Ink("plate", "paint", 2, (6, 5), alpha=0.12)), *oval(ball.at)]
