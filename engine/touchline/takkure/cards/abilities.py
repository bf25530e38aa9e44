"""Abilities as data: what skills and cards can do, by the name of a hook.

A data file holds no code. Each entry names one hook and gives the values that the hook asks for. The rule that owns the
moment (a roll, a move, a rest) asks here whether anybody present has it. Which hooks there are, and what each of
them asks for, stands in `schemas/abilities.schema.json` and, for individual plays (4.07), `schemas/plays.schema.json`.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from touchline.core.rulebook.data import insist, twice

_VALUES = ("by", "face", "dice", "times")


class Ability(NamedTuple):
    """One entry: `on` is the action or the kind of move it is about, `by` its number (0 where the hook has none)."""

    name: str
    text: str
    hook: str
    on: str
    by: int
    training: bool
    house: bool


def read_abilities(table: Mapping[str, Any], file: str, kind: str) -> dict[str, Ability]:
    """The entries of a checked file, by name; `kind` is what they are called there.

    Raises `BadRuleData` for two of one name, naming file and entry.
    """
    insist(file, twice(kind, "name", table[kind]))
    return {entry["name"]: ability(entry) for entry in table[kind]}


def ability(entry: Mapping[str, Any]) -> Ability:
    """One checked entry."""
    value = next((entry[key] for key in _VALUES if key in entry), 0)
    on = entry.get("action") or entry.get("move") or ""
    training, house = entry.get("training", False), entry.get("house", False)
    return Ability(entry["name"], entry["text"], entry["hook"], on, value, training, house)
