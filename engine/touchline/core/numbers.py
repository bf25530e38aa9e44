"""A game's numbers, read once from its `data/numbers.toml`: sections and keys of the file as attributes.

A number can be changed by a little before the game is imported, to see whether a scenario notices.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

from touchline.core.errors import BadRuleData

_shifted: dict[tuple[str, str], int] = {}


def read_data(package: str, name: str) -> dict[str, Any]:
    """One of a game's data files. Raises `BadRuleData` naming file and line."""
    try:
        return tomllib.loads(files(package).joinpath("data", name).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, FileNotFoundError) as error:
        raise BadRuleData(f"{package.rpartition('.')[2]}/data/{name}: {error}") from error


def load(package: str) -> SimpleNamespace:
    """`load("chess").clock.minutes` and so on. Raises `BadRuleData`."""
    return SimpleNamespace(**{section: SimpleNamespace(**values) for section, values in _table(package).items()})


def listed(package: str) -> dict[str, int]:
    """Every whole number of the file, by its name: `clock.minutes`, or `clock.bands.0` in a list."""
    return dict(_numbers("", read_data(package, "numbers.toml")))


def shift(package: str, name: str, by: int) -> None:
    """Change a number, by its name in `listed`, for games that are imported from now on."""
    _shifted[package, name] = by


@cache
def _table(package: str) -> dict[str, Any]:
    table = read_data(package, "numbers.toml")
    for (where, name), by in _shifted.items():
        if where == package:
            *way, last = (int(part) if part.isdigit() else part for part in name.split("."))
            entry: Any = table
            for part in way:
                entry = entry[part]
            entry[last] += by
    return table


def _numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    if type(value) is int:
        yield name, value
    elif isinstance(value, dict | list):
        entries = value.items() if isinstance(value, dict) else enumerate(value)
        for key, entry in entries:
            yield from _numbers(f"{name}.{key}" if name else str(key), entry)
