"""The rulebook's numbers, read once from `data/numbers.toml`; lengths in thousandths of an inch."""

import tomllib
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

from touchline.core.errors import BadRuleData


def read_data(name: str) -> dict[str, Any]:
    """One of this game's data files. Raises `BadRuleData` naming file and line."""
    try:
        return tomllib.loads(files(__package__).joinpath("data", name).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRuleData(f"takkure/data/{name}: {error}") from error


_table = read_data("numbers.toml")
NUMBERS = SimpleNamespace(**{section: SimpleNamespace(**values) for section, values in _table.items()})
"""`NUMBERS.pressure.reach` and so on: sections and keys of the file."""
