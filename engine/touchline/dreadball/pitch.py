"""The pitch: its hexes and their labels, launch hexes, end lines and Strike Zones (RD-10, RD-11, RD-13).

Hexes are axial coordinates, see `touchline.core.hexes`. A label is a letter for the row and a number along it.

>>> label((0, 0)), hex_of("F13"), hex_of("F26")
('F13', (0, 0), None)
>>> [label(here) for here in PITCH.launch]
['B11', 'D12', 'F13', 'H12', 'J11']
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from touchline.core.errors import BadRuleData
from touchline.core.hexes.coordinates import Hex, distance, neighbour, neighbours
from touchline.dreadball.numbers import read_data

_DEPTH = 4
"""Hexes of a Strike Zone behind its Strike hex, the last of which is the bonus hex."""


class Zone(NamedTuple):
    """A Strike Zone. `side` is the team that defends it; the other one scores here."""

    name: str
    side: int
    strike: Hex
    bonus_hex: Hex
    hexes: frozenset[Hex]
    points: int
    bonus: int


class Pitch(NamedTuple):
    """All hexes, from row to row."""

    hexes: tuple[Hex, ...]
    around: Mapping[Hex, tuple[Hex | None, ...]]
    """The six neighbours of a hex by direction; None beyond the wall."""
    labels: Mapping[Hex, str]
    named: Mapping[str, Hex]
    launch: tuple[Hex, ...]
    """From row A on."""
    ends: tuple[tuple[Hex, ...], tuple[Hex, ...]]
    """The end line of either side."""
    zones: tuple[Zone, ...]
    in_zone: Mapping[Hex, Zone]


@cache
def within(here: Hex, far: int) -> frozenset[Hex]:
    """Every hex of the pitch up to this distance, whatever lies between."""
    return frozenset(there for there in PITCH.hexes if distance(here, there) <= far)


def half(here: Hex) -> int:
    """Whose half a hex is in: 0 or 1; -1 on the centre line.

    >>> half((-1, 0)), half((1, 0)), half((-1, 2))
    (0, 1, -1)
    """
    along = 2 * here[0] + here[1]
    return -1 if along == 0 else int(along > 0)


@cache
def hexes_of(side: int) -> tuple[Hex, ...]:
    """The hexes of a half, from row to row."""
    return tuple(here for here in PITCH.hexes if half(here) == side)


def turned(here: Hex) -> Hex:
    """The same hex for the other side: turned by half a circle around the centre."""
    return -here[0], -here[1]


def _rows(table: Mapping[str, Any]) -> list[list[Hex]]:
    letters, middle = table["rows"], table["middle"]
    far, wide = len(letters) // 2, middle // 2
    return [[(q, r) for q in range(max(-wide, -wide - r), min(wide, wide - r) + 1)] for r in range(-far, far + 1)]


def _zone(entry: Mapping[str, Any]) -> Zone:
    strike, heading = (entry["strike"][0], entry["strike"][1]), entry["heading"]
    axis = [strike]
    for _ in range(_DEPTH):
        axis.append(neighbour(axis[-1], heading))
    flanks = [neighbour(here, heading + turn) for here in axis[1:3] for turn in (-1, 1)]
    return Zone(entry["name"], 1, strike, axis[-1], frozenset((*axis, *flanks)), entry["points"], entry["bonus"])


def _mirrored(zone: Zone) -> Zone:
    hexes = frozenset(map(turned, zone.hexes))
    return zone._replace(side=0, strike=turned(zone.strike), bonus_hex=turned(zone.bonus_hex), hexes=hexes)


def _read() -> Pitch:
    table = read_data("pitch.toml")
    rows = _rows(table)
    hexes = tuple(here for row in rows for here in row)
    inside = frozenset(hexes)
    around = {here: tuple(there if there in inside else None for there in neighbours(here)) for here in hexes}
    labels = {
        here: f"{letter}{n}" for letter, row in zip(table["rows"], rows, strict=True) for n, here in enumerate(row, 1)
    }
    launch = tuple((-r // 2, r) for r in (table["rows"].index(one) - len(rows) // 2 for one in table["launch"]))
    mine = [_zone(entry) for entry in table["zones"]]
    zones = tuple(_mirrored(zone) for zone in mine) + tuple(mine)
    astray = [here for here in (*launch, *(one for zone in zones for one in zone.hexes)) if here not in inside]
    if astray:
        raise BadRuleData(f"dreadball/data/pitch.toml: {astray[0]} is off the pitch")
    return Pitch(
        hexes, around, labels, {name: here for here, name in labels.items()}, launch,
        (tuple(row[0] for row in rows), tuple(row[-1] for row in rows)),
        zones, {here: zone for zone in zones for here in zone.hexes},
    )  # fmt: skip


PITCH = _read()


def label(here: Hex | None) -> str:
    """A hex in words."""
    return PITCH.labels[here] if here is not None else "nowhere"


def named(there: Hex) -> str:
    """The label of a hex that a coach has named; off the pitch its coordinates."""
    return PITCH.labels.get(there) or str(list(there))


def hex_of(name: str) -> Hex | None:
    """The hex of a label; None where there is none."""
    return PITCH.named.get(name.upper()) if re.fullmatch(r"[A-Za-z]\d+", name) else None
