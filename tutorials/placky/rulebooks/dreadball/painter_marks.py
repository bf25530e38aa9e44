"""From a position of DreadBall to marks: the pitch of hexes with its zones, the players, the ball.

The pitch lies along x, the end of the first team at the left. Row A is at the top. Lengths are thousandths of an inch;
a hex is `WIDE` across.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

from placky.diagrams.marks import Area, Ball, Field, Inscription, Name, Nose, Painted, Place, Token, slug
from touchline.core.hexes.coordinates import SIDES, Hex, neighbour
from touchline.dreadball.pitch import PITCH

State: TypeAlias = Mapping[str, Any]
"""A position as the table tells it: plain values."""
Side: TypeAlias = Literal[0, 1]

WIDE = 1500
ROW = round(WIDE * math.sqrt(3) / 2)
CORNER = WIDE / math.sqrt(3)
RADIUS = 430
BALL_RADIUS = 330
_ROWS = [here[1] for here in PITCH.hexes]
_ACROSS = [2 * here[0] + here[1] for here in PITCH.hexes]
_TOP, _LEFT = min(_ROWS), min(_ACROSS)
_AROUND = WIDE
"""Ground beyond the hexes, on each side."""
WIDTH = (max(_ACROSS) - _LEFT) * WIDE // 2 + WIDE + 2 * _AROUND
HEIGHT = (max(_ROWS) - _TOP) * ROW + round(2 * CORNER) + 2 * _AROUND
NAME_SIZE = 12
NAME_AT = Name(0, -RADIUS - 190, "middle")


def centre(here: Iterable[int]) -> Place:
    """Return where the middle of a hex is."""
    q, r = here
    x = _AROUND + WIDE // 2 + (2 * q + r - _LEFT) * WIDE // 2
    return x, HEIGHT - _AROUND - round(CORNER) - (r - _TOP) * ROW


def turn_of(facing: int) -> int:
    """Return a facing in degrees against the clock from the right.

    >>> turn_of(0), turn_of(1), turn_of(5)
    (0, 300, 60)
    """
    return -60 * facing % 360


def _corner(here: Hex, n: int) -> Place:
    """The corner of a hex between its sides n-1 and n, the same point for all hexes that share it."""
    x, y = centre(here)
    turn = math.radians(turn_of(n) + 30)
    return round((x + CORNER * math.cos(turn)) / 10) * 10, round((y + CORNER * math.sin(turn)) / 10) * 10


@cache
def outline(hexes: frozenset[Hex]) -> tuple[Place, ...]:
    """Return the line around hexes that hang together and have no hole."""
    follows: dict[Place, Place] = {}
    for here in hexes:
        for side in range(SIDES):
            if neighbour(here, side) not in hexes:
                follows[_corner(here, side)] = _corner(here, side + 1)
    first = min(follows)
    found = [first]
    while (after := _near(follows, found[-1])) != first:
        found.append(after)
    return tuple(found)


def _near(follows: Mapping[Place, Place], at: Place) -> Place:
    """Corners of neighbours may differ by a rounding."""
    if at in follows:
        return follows[at]
    return follows[min(follows, key=lambda one: math.dist(one, at))]


def side_of(state: State, player: Mapping[str, Any]) -> Side:
    """Return 0 for a player of the first team, 1 for one of the second."""
    return 1 if state["teams"].index(player["team"]) else 0


def fielded(state: State) -> list[Mapping[str, Any]]:
    """Return the players who are on the pitch."""
    return [player for player in state["players"] if player["at"] is not None]


def named(state: State, name: str | None) -> Mapping[str, Any] | None:
    """Return the player of that name, if he is on the pitch."""
    return next((player for player in fielded(state) if player["name"] == name), None)


def ball_at(state: State) -> Place | None:
    """Return where the ball is, held or loose; None while it is out of play."""
    if state["ball"] is not None:
        return centre(state["ball"])
    holder = named(state, state["carrier"])
    return centre(holder["at"]) if holder else None


# ---------------------------------------------------------------- the ground


def pitch(state: State) -> Field:  # noqa: ARG001 - the pitch is the same in every position
    """Return the pitch: hexes, end lines, Strike Zones with their points, launch hexes, the letters of the rows."""
    return _pitch()


@cache
def _pitch() -> Field:
    everything = frozenset(PITCH.hexes)
    areas = [Area("around", ((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), "sunk"),
             Area("pitch", outline(everything), "field", "paint")]  # fmt: skip
    for zone in PITCH.zones:
        side = "ab"[zone.side]
        areas.append(Area(f"zone-{zone.side}-{zone.name}", outline(zone.hexes), "goal", f"{side}-line"))
    areas += [Area(f"strike-{n}", outline(frozenset((zone.strike,))), "ab"[zone.side], "paint", 0.5)
              for n, zone in enumerate(PITCH.zones)]  # fmt: skip
    lines = [*_grid(), _centre_line()]
    return Field(WIDTH, HEIGHT, tuple(areas), tuple(lines), grid=0, margin=0, words=tuple(_words()))


def _grid() -> Iterator[Painted]:
    """Yield a comb for each row: along its lower edges, up each wall between two hexes and back."""
    rows: dict[int, list[Hex]] = {}
    for here in PITCH.hexes:
        rows.setdefault(here[1], []).append(here)
    for r, row in rows.items():
        points: list[Place] = [_corner(row[0], 3)]
        for here in row:
            points += [_corner(here, 2), _corner(here, 1), _corner(here, 0), _corner(here, 1)]
        yield Painted(f"row-{PITCH.labels[row[0]][0]}", tuple(points[:-1]), pen="faint")
        if r == _TOP:
            top = [corner for here in row for corner in (_corner(here, 4), _corner(here, 5))]
            yield Painted("top", tuple(top), pen="faint")


def _centre_line() -> Painted:
    x = centre((0, 0))[0]
    return Painted("centre", ((x, _AROUND + round(CORNER / 2)), (x, HEIGHT - _AROUND - round(CORNER / 2))), dashed=True)


def _words() -> Iterator[Inscription]:
    for zone in PITCH.zones:
        x, y = centre(zone.strike)
        yield Inscription(f"points-{zone.side}-{zone.name}", (x, y), str(zone.points), 22, weight=800)
        x, y = centre(zone.bonus_hex)
        yield Inscription(f"bonus-{zone.side}-{zone.name}", (x, y), f"{zone.bonus}", 15, weight=700)
    for here in PITCH.launch:
        x, y = centre(here)
        yield Inscription(f"launch-{PITCH.labels[here]}", (x, y), "\u25c6", 12, weight=400)
    for ends, anchor in ((PITCH.ends[0], "start"), (PITCH.ends[1], "end")):
        for here in ends:
            x, y = centre(here)
            aside = -WIDE if anchor == "start" else WIDE
            yield Inscription(f"row-{PITCH.labels[here]}", (x + aside, y), PITCH.labels[here], 13, weight=500)


# ---------------------------------------------------------------- players and ball


def standing(state: State) -> tuple[Token | Ball, ...]:
    """Return the players, the carrier last so that he stays on top, and a loose ball."""
    tokens: list[Token] = sorted((_figure(state, player) for player in fielded(state)), key=lambda t: t.ball)
    loose = state["ball"]
    return (*tokens, Ball("ball", centre(loose), BALL_RADIUS)) if loose is not None else tuple(tokens)


def _figure(state: State, player: Mapping[str, Any]) -> Token:
    acts = (state["action"] or {}).get("player")
    return Token(
        id=slug(player["name"]), at=centre(player["at"]), radius=RADIUS, side=side_of(state, player),
        number=player["role"][0], name=player["name"], name_at=NAME_AT, name_size=NAME_SIZE,
        down=player["down"], ball=player["ball"], active=player["name"] == acts,
    )  # fmt: skip


def noses(state: State) -> Iterator[Nose]:
    """Yield which way everybody faces who stands."""
    for player in fielded(state):
        if not player["down"]:
            yield Nose(f"nose-{slug(player['name'])}", centre(player["at"]), RADIUS, side_of(state, player),
                       turn_of(player["facing"]))  # fmt: skip
