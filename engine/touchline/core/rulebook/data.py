"""Data files: TOML read strictly, and checked by the schema of its file before anybody uses it.

A game keeps its files in `data/` and their schemas in `schemas/`, so that either folder can be replaced. What
`data/cards.toml` may hold stands in `schemas/cards.schema.json`. The index, the rulings, the words and the numbers have
schemas here, which serve every game that has none of its own.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from touchline.core.brief import printable, quoted
from touchline.core.errors import BadRuleData
from touchline.core.rulebook.shape import DataShape

__all__ = ["check", "has_data", "insist", "named", "read_data", "read_toml", "shape_of", "twice"]

LARGEST = 2**20
"""Bytes; a file of a game is some tens of thousands long."""
_OURS = "touchline.core.rulebook"
_ENDING = ".schema.json"


def read_data(package: str, name: str) -> dict[str, Any]:
    """One of a game's data files, checked by its schema if it has one.

    Raises `BadRuleData` with every fault on a line of its own: file, key, what is there, what would be allowed.
    """
    where = named(package, name)
    table = read_toml(files(package).joinpath("data", name), where)
    check(package, name, table, where)
    return table


def has_data(package: str, name: str = "") -> bool:
    """Has a game a data file of this name; without a name, has it any?"""
    folder = files(package).joinpath("data")
    return folder.joinpath(name).is_file() if name else folder.is_dir()


def check(package: str, name: str, table: Mapping[str, Any], where: str) -> None:
    """Check what has been read from a file in place of one of a game's data files. Raises `BadRuleData`."""
    insist(where, shape_of(package, name.removesuffix(".toml")).faults(table))


def named(package: str, name: str) -> str:
    """A data file as messages name it: `takkure/data/pitch.toml`."""
    return f"{package.rpartition('.')[2]}/data/{name}"


def insist(where: str, faults: Iterable[str]) -> None:
    """Raise `BadRuleData` with all faults of a file, each on a line of its own that names it; nothing for none."""
    if lines := [f"{where}: {fault}" for fault in faults]:
        raise BadRuleData("\n".join(lines))


def twice(kind: str, key: str, entries: Iterable[Mapping[str, Any]]) -> list[str]:
    """A fault for each name that several entries of a list have."""
    counted = Counter(entry[key] for entry in entries)
    return [
        f"{kind} {quoted(name) if isinstance(name, str) else name}: stands {times} times; allowed: once"
        for name, times in counted.items()
        if times > 1
    ]


def read_toml(path: Path | Traversable, where: str) -> dict[str, Any]:
    """A TOML file as it stands. Raises `BadRuleData` in one line for what cannot be read."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise BadRuleData(f"{where}: cannot be read: {error.strerror or error}; allowed: a TOML file") from error
    if len(raw) > LARGEST:
        raise BadRuleData(f"{where}: is larger than {LARGEST} bytes; allowed: a TOML file of that size")
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadRuleData(f"{where}:{line}: is no UTF-8; allowed: TOML in UTF-8") from error
    if text.startswith("\ufeff"):
        raise BadRuleData(f"{where}:1: begins with a byte-order mark; allowed: TOML in UTF-8 without one")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadRuleData(f"{where}: lists or tables lie too deep in one another") from None
    except ValueError as error:  # also for whole numbers of more digits than Python reads
        raise BadRuleData(f"{where}: {printable(str(error))}; allowed: TOML in UTF-8") from error


@cache
def shape_of(package: str, schema: str) -> DataShape:
    """What a game's schema of this name says; anything is allowed where there is none.

    A document that is only a `$ref` names another one: several files are of the same form.
    """
    for home in (package, _OURS):
        found = files(home).joinpath("schemas", f"{schema}{_ENDING}")
        if found.is_file():
            document = json.loads(found.read_text(encoding="utf-8"))
            other = document["$ref"].removesuffix(_ENDING) if set(document) == {"$ref"} else None
            return DataShape(document) if other is None else shape_of(package, other)
    return DataShape({})
