"""The rulebook's numbers, read once from `data/numbers.toml`; lengths in thousandths of an inch."""

from typing import Any

from touchline.core.rulebook import data, numbers

PACKAGE = __package__
"""Where this game's data and schemas lie."""


def read_data(name: str) -> dict[str, Any]:
    """One of this game's data files. Raises `BadRuleData` naming file and key."""
    return data.read_data(PACKAGE, name)


NUMBERS = numbers.load(PACKAGE)
"""`NUMBERS.pressure.reach` and so on: sections and keys of the file."""
