"""A game's numbers, read once from its `data/numbers.toml`: sections and keys of the file as attributes.

A number can be changed by a little before the game is imported, to see whether a scenario notices.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

from touchline.core.errors import BadRuleData
from touchline.core.inches.geometry import inches
from touchline.core.rulebook.data import read_data

__all__ = ["filled", "listed", "load", "said", "shift"]

_shifted: dict[tuple[str, str], int] = {}


def load(package: str) -> SimpleNamespace:
    """The sections of `data/numbers.toml` of a package: `load("chess").clock.minutes` and so on.

    A value is what the file has, a list too. Raises `BadRuleData` where there is no such file, or a schema of the
    game's (`schemas/numbers.schema.json`) does not allow what it says.
    """
    return SimpleNamespace(**{section: SimpleNamespace(**values) for section, values in _table(package).items()})


def listed(package: str) -> dict[str, int]:
    """Every whole number of the file, by its name: `clock.minutes`, or `clock.bands.0` in a list."""
    return dict(_numbers("", read_data(package, "numbers.toml")))


_PLACE = re.compile(r"\{([a-z_]+(?:\.[a-z_0-9]+)+)(?::([a-z+]*))?\}")
_TEXTS = ("modifiers", "numbers", "refusals", "rules", "rulings", "terms")
_FORMATS: dict[str, Callable[[int], str]] = {
    "": str,
    "+": lambda value: f"+{value}" if value > 0 else f"\u2212{-value}" if value else "0",
    "in": inches,
}


def said(package: str, name: str, form: str = "") -> str:
    """A number of the game's data as pages write it: "" as it is, "+" as a modifier, "in" a length in inches.

    Raises `BadRuleData` for a number or a form that there is not.
    """
    known = _known(package)
    if name not in known:
        near = ", ".join(one for one in known if one.partition(".")[0] == name.partition(".")[0]) or ", ".join(known)
        raise BadRuleData(f'{package.rpartition(".")[2]}/data/numbers.toml has no number "{name}"; near it: {near}')
    if form not in _FORMATS:
        raise BadRuleData(f'the number "{name}" cannot be written as "{form}"; allowed: {", ".join(_FORMATS)}')
    return _FORMATS[form](known[name])


@cache
def _known(package: str) -> dict[str, int]:
    """The numbers of `numbers.toml`, and behind the name of its file those of every other data file."""
    known: dict[str, int] = {}
    for file in sorted(files(package).joinpath("data").iterdir(), key=lambda one: one.name):
        stem, _, kind = file.name.rpartition(".")
        if kind == "toml" and stem not in _TEXTS:
            known.update(_numbers(stem, read_data(package, file.name)))
    return {**known, **listed(package)}


def filled(package: str, text: str) -> str:
    """A text with its numbers put in: `{pressure.reach:in} inches` -> `2 inches`. Raises `BadRuleData`."""
    return _PLACE.sub(lambda found: said(package, found[1], found[2] or ""), text)


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
