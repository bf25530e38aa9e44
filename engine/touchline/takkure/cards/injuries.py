"""The injury table (5.05): what each face of its die means, read from `data/injuries.toml` and marked house (R-47)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from touchline.core.brief import quoted
from touchline.core.rulebook.data import insist
from touchline.takkure.numbers import NUMBERS, read_data
from touchline.takkure.state import HALF, MATCH, MISSES_ONE, NEXT_KICK_OFF

FILE = "takkure/data/injuries.toml"
ABSENCES: Mapping[str, int] = MappingProxyType(
    {"next kick-off": NEXT_KICK_OFF, "misses one kick-off": MISSES_ONE, "half": HALF, "match": MATCH}
)
"""How long a result may keep a player off the field, by its word in the data."""


class Injury(NamedTuple):
    """One result of the injury table: the faces that bring it, its name and how long it lasts."""

    faces: tuple[int, int]
    name: str
    off: int


def read_injuries(table: Mapping[str, Any], file: str = FILE) -> tuple[Injury, ...]:
    """The checked injury table, one entry a face of the die. Raises `BadRuleData` naming file and entry."""
    sides = NUMBERS.dice.sides
    by_face: dict[int, Injury] = {}
    found = []
    for entry in table["results"]:
        (first, last), name = entry["faces"], entry["name"]
        where = f"results {quoted(name)}: "
        if not first <= last <= sides:
            found.append(f"{where}faces is [{first}, {last}]; allowed: the first and the last, 1 to {sides}")
            continue
        for face in range(first, last + 1):
            if face in by_face:
                found.append(f"{where}face {face} stands in {quoted(by_face[face].name)} already")
            by_face[face] = Injury((first, last), name, ABSENCES[entry["absence"]])
    if missing := [face for face in range(1, sides + 1) if face not in by_face]:
        found.append(f"results: no result for {', '.join(map(str, missing))}; the die has {sides} sides")
    insist(file, found)
    return tuple(by_face[face] for face in range(1, sides + 1))


INJURIES = read_injuries(read_data("injuries.toml"))
"""What each face of the die means, from 1."""
