"""Rosters as data: what a player card must say, and what a file of teams and players must hold.

The rosters of the house are `data/players.toml`, with the skills in `data/skills.toml` (by position) and
`data/player_skills.toml` (a player's own). Any of them may be replaced by a file of the same form; what is wrong with
one is told in a line that names the file and the entry. Leans on nothing but the data.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from touchline.core.errors import BadRuleData
from touchline.takkure.numbers import read_data

POSITIONS = ("Wing", "Scrum-Half", "Full-Back", "Forward")
"""6.06: the four symbols that a card may bear."""
POSITION_SKILLS = tuple(entry["name"] for entry in read_data("skills.toml")["skills"])
PLAYER_SKILLS = tuple(entry["name"] for entry in read_data("player_skills.toml")["skills"])
PAIRS = ("MOV", "BaC")
SINGLES = ("STR", "REF", "INT", "PRT", "BOD", "base")
NEEDED = ("team", "number", *PAIRS, *SINGLES, "position", "skills", "player_skill")
KEYS = frozenset({"name", *NEEDED, "house", "source"})
BASES = (1, 100)
_KEYS_LISTED = ", ".join(sorted(KEYS))


def value_fault(values: Mapping[str, Any]) -> str | None:
    """The first value of a card that is wrong, in words; None when all are good. What is not there is not judged."""
    return next(_wrong(values), None)


def _wrong(values: Mapping[str, Any]) -> Iterator[str]:
    for key in PAIRS:
        pair = values.get(key, (0, 0))
        if not isinstance(pair, list | tuple) or len(pair) != 2 or not all(type(v) is int and v >= 0 for v in pair):
            yield f"{key} is {pair!r}; allowed: two whole numbers, as [4, 2]"
    for key in SINGLES:
        value = values.get(key, 1)
        if type(value) is not int or value < 0:
            yield f"{key} is {value!r}; allowed: a whole number"
    low, high = BASES
    if not low <= values.get("base", low) <= high:
        yield f"base is {values['base']!r}; allowed: {low} to {high} millimetres"
    if values.get("position") not in (None, *POSITIONS):
        yield f"position is {values['position']!r}; allowed: {', '.join(POSITIONS)}"
    if values.get("player_skill") not in (None, *PLAYER_SKILLS):
        yield f"unknown player skill {values['player_skill']!r}; allowed: {', '.join(PLAYER_SKILLS)}"
    skills = values.get("skills", ())
    if not isinstance(skills, list | tuple):
        yield f"skills is {skills!r}; allowed: a list of names"
        return
    allowed = ", ".join(POSITION_SKILLS)
    yield from (f"unknown skill {skill!r}; allowed: {allowed}" for skill in skills if skill not in POSITION_SKILLS)


def read_roster(table: Mapping[str, Any], file: str) -> tuple[tuple[str, ...], tuple[Mapping[str, Any], ...]]:
    """The teams and the players of a roster file. Raises `BadRuleData` with the first fault, naming file and entry."""
    for fault in _faults(table):
        raise BadRuleData(f"{file}: {fault}")
    return tuple(team["name"] for team in table["teams"]), tuple(table["players"])


def players_of(path: Path) -> dict[str, dict[str, Any]]:
    """The players of a roster file of your own, by name, as a position takes them; add `at` and play.

    Raises `BadRuleData` with the file and what is wrong in it.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadRuleData(f"{path}: {error}") from error
    _, players = read_roster(table, str(path))
    return {entry["name"]: {key: entry[key] for key in entry if key != "source"} for entry in players}


def _faults(table: Mapping[str, Any]) -> Iterator[str]:
    teams = [team.get("name") for team in table.get("teams", ())]
    if len(teams) < 2 or not all(isinstance(team, str) and team for team in teams):
        yield f"teams are {teams!r}; allowed: two or more, each with a name"
    players = table.get("players", ())
    for number, entry in enumerate(players, 1):
        yield from _entry_faults(entry, number, teams)
    for name, times in Counter(entry["name"] for entry in players).items():
        if times > 1:
            yield f"{name} is listed {times} times"
    for team in teams:
        filled = {entry["position"] for entry in players if entry["team"] == team}
        missing = [position for position in POSITIONS if position not in filled]
        if missing:
            yield f"{team} has nobody for {' and '.join(missing)} (6.06)"


def _entry_faults(entry: Mapping[str, Any], number: int, teams: list[Any]) -> Iterator[str]:
    name = entry.get("name")
    if not isinstance(name, str) or not name:
        yield f"player {number} has no name"
    for key in NEEDED:
        if entry.get(key) is None:
            yield f"{name} lacks {key}"
    for key in sorted(set(entry) - KEYS):
        yield f'{name}: unknown key "{key}"; allowed: {_KEYS_LISTED}'
    if entry["team"] not in teams:
        yield f"{name}: team is {entry['team']!r}; allowed: {', '.join(teams)}"
    if fault := value_fault(entry):
        yield f"{name}: {fault}"
