"""Rosters as data: what a player card must say, and what a file of teams and players must hold.

The rosters of the house are `data/players.toml`, with the skills in `data/skills.toml` (by position) and
`data/player_skills.toml` (a player's own). Any of them may be replaced by a file of the same form. What is wrong with
one is told in a line that names the file and the entry. Leans on nothing but the data.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from touchline.core.brief import brief, quoted
from touchline.core.rulebook.data import check, insist, read_toml, shape_of, twice
from touchline.takkure.numbers import PACKAGE, read_data

PAIRS = ("MOV", "BaC")
SINGLES = ("STR", "REF", "INT", "PRT", "BOD", "base")
FILE = "players.toml"
_SHAPE = shape_of(PACKAGE, "players")
POSITIONS: tuple[str, ...] = tuple(_SHAPE.document["definitions"]["position"]["enum"])
"""6.06: the four symbols that a card may bear."""
POSITION_SKILLS = tuple(entry["name"] for entry in read_data("skills.toml")["skills"])
PLAYER_SKILLS = tuple(entry["name"] for entry in read_data("player_skills.toml")["skills"])


def value_fault(values: Mapping[str, Any]) -> tuple[str, str] | None:
    """The key of the first value of a card that is wrong, and what is; None when all are good.

    What is not there is not judged.
    """
    judged = (*PAIRS, *SINGLES, "skills", *(key for key in ("position", "player_skill") if values.get(key) is not None))
    for key in judged:
        if key in values and (found := _SHAPE.faults_of("player", {key: values[key]})):
            return key, found[0]
    return next(_unknown(values), None)


def _unknown(values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Skills that no file has: the key that names one, and the fault."""
    if values.get("player_skill") not in (None, *PLAYER_SKILLS):
        what = f"unknown player skill {brief(values['player_skill'])}; allowed: {', '.join(PLAYER_SKILLS)}"
        yield "player_skill", what
    for skill in values.get("skills", ()):
        if skill not in POSITION_SKILLS:
            yield "skills", f"unknown skill {brief(skill)}; allowed: {', '.join(POSITION_SKILLS)}"


def read_roster(table: Mapping[str, Any], file: str) -> tuple[tuple[str, ...], tuple[Mapping[str, Any], ...]]:
    """The teams and the players of a checked roster file.

    Raises `BadRuleData` with every fault on a line of its own, naming file and entry.
    """
    teams = [team["name"] for team in table["teams"]]
    found = [*twice("teams", "name", table["teams"]), *twice("players", "name", table["players"])]
    for entry in table["players"]:
        where = f"players {quoted(entry['name'])}: "
        if entry["team"] not in teams:
            found.append(f"{where}team is {brief(entry['team'])}; allowed: {', '.join(teams)}")
        found += (where + fault for _, fault in _unknown(entry))
    for team in teams:
        filled = {entry["position"] for entry in table["players"] if entry["team"] == team}
        if missing := [position for position in POSITIONS if position not in filled]:
            found.append(f"teams {quoted(team)}: nobody plays {' and '.join(missing)} (6.06)")
    insist(file, found)
    return tuple(teams), tuple(table["players"])


def players_of(path: Path) -> dict[str, dict[str, Any]]:
    """The players of a roster file of your own, by name, as a position takes them; add `at` and play.

    Raises `BadRuleData` with the file and what is wrong in it.
    """
    table = read_toml(path, str(path))
    check(PACKAGE, FILE, table, str(path))
    _, players = read_roster(table, str(path))
    return {entry["name"]: {key: entry[key] for key in entry if key != "source"} for entry in players}
