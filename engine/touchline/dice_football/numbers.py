"""The rulebook's numbers, read once from `data/numbers.toml`; distances in yards."""

from typing import Any

from touchline.core.rulebook import data, numbers


def read_data(name: str) -> dict[str, Any]:
    """One of this game's data files. Raises `BadRuleData` naming file and key."""
    return data.read_data(__package__, name)


NUMBERS = numbers.load(__package__)
"""`NUMBERS.field.midfield` and so on: sections and keys of the file."""
