"""From a position of DreadBall to marks: the pitch of hexes with its zones, the players, the ball.

The pitch lies along x, the end of the first team at the left. Row A is at the top. Lengths are thousandths of an inch;
a hex is `WIDE` across.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias

from placky.diagrams.marks import Area, Field, Inscription, NameAt, Nose, Painted, Place, Sketch, Token, slug
from placky.diagrams.shapes import UNIT
from placky.rulebooks import sports
from touchline.core.hexes.coordinates import SIDES, Hex, neighbour
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.wire_types import Player, State

Side: TypeAlias = Literal[0, 1]

_HALF, _CORNER = 35, 40
"""Half a hex across, and from its middle to a corner, in SVG units: whole ones are shorter to write down."""
_STEP = 3 * _CORNER // 2
WIDE = round(2 * _HALF * 1000 / UNIT)
RADIUS = 430
BALL_RADIUS = 330
_ROWS = [here[1] for here in PITCH.hexes]
_ACROSS = [2 * here[0] + here[1] for here in PITCH.hexes]
_TOP, _LEFT = min(_ROWS), min(_ACROSS)
_AROUND = 2 * _HALF
"""Ground beyond the hexes, on each side, in SVG units."""
_TALL = (max(_ROWS) - _TOP) * _STEP + 2 * _CORNER + 2 * _AROUND
WIDTH = round(((max(_ACROSS) - _LEFT) * _HALF + 2 * _HALF + 2 * _AROUND) * 1000 / UNIT)
HEIGHT = round(_TALL * 1000 / UNIT)
_CORNERS = (
    (_HALF, _CORNER // 2),
    (_HALF, -_CORNER // 2),
    (0, -_CORNER),
    (-_HALF, -_CORNER // 2),
    (-_HALF, _CORNER // 2),
    (0, _CORNER),
)
NAME_SIZE = 12
_RAISED, _LOWERED = 130, 270
"""How far from the middle of a hex two words stand, one above the other."""
NAME_AT = NameAt(0, -RADIUS - 190, "middle")
NAME_ABOVE = NameAt(0, RADIUS + 80, "middle")
"""Where a name stands beside a figure, and where it does while the figure faces down: the name would cover its nose."""
DOWNWARD = (1, 2)
"""To the lower right, and to the lower left."""


def _units_of(here: Iterable[int]) -> tuple[int, int]:
    """The middle of a hex in SVG units, upwards."""
    q, r = here
    return _AROUND + _HALF + (2 * q + r - _LEFT) * _HALF, _TALL - _AROUND - _CORNER - (r - _TOP) * _STEP


def _place(x: int, y: int) -> Place:
    return round(x * 1000 / UNIT), round(y * 1000 / UNIT)


def centre(here: Iterable[int]) -> Place:
    """Return where the middle of a hex is."""
    return _place(*_units_of(here))


def turn_of(facing: int) -> int:
    """Return a facing in degrees against the clock from the right.

    >>> turn_of(0), turn_of(1), turn_of(5)
    (0, 300, 60)
    """
    return -60 * facing % 360


def _corner(here: Hex, n: int) -> Place:
    """The corner of a hex between its sides n-1 and n, the same point for all hexes that share it."""
    x, y = _units_of(here)
    dx, dy = _CORNERS[n % SIDES]
    return _place(x + dx, y + dy)


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
    while (after := follows[found[-1]]) != first:
        found.append(after)
    return tuple(found)


@cache
def borders(hexes: frozenset[Hex]) -> tuple[tuple[Place, ...], ...]:
    """Return the lines between hexes and the rest of the pitch; where the wall ends them, there is none."""
    follows: dict[Place, Place] = {}
    for here in hexes:
        for side in range(SIDES):
            there = neighbour(here, side)
            if there not in hexes and there in PITCH.around:
                follows[_corner(here, side)] = _corner(here, side + 1)
    found = []
    for first in sorted(set(follows) - set(follows.values())) or sorted(follows)[:1]:
        line = [first]
        while line[-1] in follows:
            line.append(follows.pop(line[-1]))
        found.append(tuple(line))
    return tuple(found)


def side_of(state: State, player: Player) -> Side:
    """Return 0 for a player of the first team, 1 for one of the second."""
    return 1 if state["teams"].index(player["team"]) else 0


def fielded(state: State) -> list[Player]:
    """Return the players who are on the pitch."""
    return [player for player in state["players"] if player["at"] is not None]


def named(state: State, name: str | None) -> Player | None:
    """Return the player of that name, if he is on the pitch."""
    return next((player for player in fielded(state) if player["name"] == name), None)


def here(player: Player) -> Hex:
    """Return the hex of a player. Raises `ValueError` for one who is not on the pitch."""
    if player["at"] is None:
        raise ValueError(f"{player['name']} is not on the pitch")
    return player["at"][0], player["at"][1]


def ball_at(state: State) -> Place | None:
    """Return where the ball is, held or loose; None while it is out of play."""
    if state["ball"] is not None:
        return centre(state["ball"])
    holder = named(state, state["carrier"])
    return centre(here(holder)) if holder else None


# ---------------------------------------------------------------- the ground


def ground(state: State) -> Field:  # noqa: ARG001 - the pitch is the same in every position
    """Return the pitch: hexes, end lines, Strike Zones with their points, launch hexes, the letters of the rows."""
    return _pitch()


@cache
def _pitch() -> Field:
    everything = frozenset(PITCH.hexes)
    areas = [Area("around", ((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), "sunk"),
             Area("pitch", outline(everything), "field", "paint")]  # fmt: skip
    for zone in PITCH.zones:
        side = "ab"[zone.side]
        areas.append(Area(f"zone-{zone.side}-{zone.name}", outline(zone.hexes), "zone", f"{side}-line"))
    areas += [Area(f"strike-{n}", outline(frozenset((zone.strike,))), "ab"[zone.side], "paint", 0.5)
              for n, zone in enumerate(PITCH.zones)]  # fmt: skip
    lines = [*_grid(), _centre_line()]
    return Field(WIDTH, HEIGHT, tuple(areas), tuple(lines), margin=0, words=tuple(_words()))


def _grid() -> Iterator[Painted]:
    """Yield what parts a hex from the next ones, at three of its sides; the outline of the pitch is no part of it."""
    for here in PITCH.hexes:
        for first, last in _runs([PITCH.around[here][side] is not None for side in range(3)]):
            corners = tuple(_corner(here, n) for n in range(first, last + 1))
            yield Painted(f"hex-{PITCH.labels[here]}-{first}", corners, pen="faint")


def _runs(sides: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last corner of each run of sides that are drawn."""
    for drawn, run in groupby(enumerate(sides), key=itemgetter(1)):
        numbers = [number for number, _ in run]
        if drawn:
            yield numbers[0], numbers[-1] + 1


def _centre_line() -> Painted:
    x = _units_of((0, 0))[0]
    ends = _place(x, _AROUND + _CORNER // 2), _place(x, _TALL - _AROUND - _CORNER // 2)
    return Painted("centre", ends, dashed=True)


def _words() -> Iterator[Inscription]:
    for zone in PITCH.zones:
        x, y = centre(zone.strike)
        yield Inscription(f"points-{zone.side}-{zone.name}", (x, y), str(zone.points), 22, weight=800)
        x, y = centre(zone.bonus_hex)
        yield Inscription(f"bonus-{zone.side}-{zone.name}", (x, y), f"{zone.bonus}", 20, weight=700)
    for here in PITCH.launch:
        x, y = centre(here)
        yield Inscription(f"launch-{PITCH.labels[here]}", (x, y), "\u25c6", 12)
    for ends, anchor in ((PITCH.ends[0], "start"), (PITCH.ends[1], "end")):
        for here in ends:
            x, y = centre(here)
            aside = -WIDE if anchor == "start" else WIDE
            yield Inscription(f"row-{PITCH.labels[here]}", (x + aside, y), PITCH.labels[here], 22)


@cache
def named_pitch() -> Field:
    """Return the empty pitch with the name of every hex, under what else is written in it."""
    numbered = {zone.strike for zone in PITCH.zones} | {zone.bonus_hex for zone in PITCH.zones}
    words = [
        replace(one, at=(one.at[0], one.at[1] + _RAISED * one.text.isdecimal()))
        for one in _words()
        if not one.id.startswith("row-")
    ]
    for here in PITCH.hexes:
        x, y = centre(here)
        at = x + 3 * WIDE // 10 * (here in PITCH.launch), y - _LOWERED * (here in numbered)
        words.append(Inscription(f"name-{PITCH.labels[here]}", at, PITCH.labels[here], 18, "label", 500))
    return replace(_pitch(), words=tuple(words))


# ---------------------------------------------------------------- players and ball


def standing(state: State) -> tuple[Token | Sketch, ...]:
    """Return the players, the carrier last so that he stays on top, and a loose ball."""
    tokens = sorted((_figure(state, player) for player in fielded(state)), key=lambda t: sports.BALL in t.shown)
    loose = state["ball"]
    return (*tokens, sports.loose_ball(centre(loose), BALL_RADIUS)) if loose is not None else tuple(tokens)


def _figure(state: State, player: Player) -> Token:
    side, acts = side_of(state, player), (state["action"] or {}).get("player") == player["name"]
    downward = player["facing"] in DOWNWARD and not player["down"]
    return Token(
        id=slug(player["name"]), at=centre(here(player)), radius=RADIUS, side=side,
        parts=sports.parts(RADIUS, side, player["role"][0]),
        shown=sports.shown(active=acts, down=player["down"], holds=player["ball"]),
        name=player["name"], name_at=NAME_ABOVE if downward else NAME_AT, name_size=NAME_SIZE,
        near=acts or player["ball"],
    )  # fmt: skip


def noses(state: State) -> Iterator[Nose]:
    """Yield which way everybody faces who stands."""
    for player in fielded(state):
        if not player["down"]:
            yield Nose(f"nose-{slug(player['name'])}", centre(here(player)), RADIUS, side_of(state, player),
                       turn_of(player["facing"]))  # fmt: skip
