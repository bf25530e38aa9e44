"""JSON that people hand to placky, matches and positions: read strictly, with one line for what cannot be read."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from placky.errors import PlackyError, shown
from placky.plain import fault
from placky.reading import read_file
from touchline.core.brief import printable
from touchline.core.rulebook.shape import DataShape


def read_json(path: Path, what: str) -> Any:
    """The value in a file; `what` names it in messages, as "the log".

    Raises `PlackyError` in one line for what is no JSON in UTF-8. It refuses as well what some readers of JSON cannot
    take: NaN, whole numbers beyond 2**53, half characters.
    """
    where = shown(path)
    try:
        value = json.loads(read_file(path).decode())
    except UnicodeDecodeError as error:
        raise PlackyError(f"{where}: cannot be read: it is not UTF-8") from error
    except (RecursionError, ValueError) as error:
        reason = printable(str(error))
        line = getattr(error, "lineno", 1)
        raise PlackyError(f"{where}:{line}: {what} is cut short or damaged: {reason}") from error
    if strange := fault(value):
        raise PlackyError(f"{where}: {what}{strange}; allowed: JSON with texts and finite numbers")
    return value


def check(value: Any, schema: str, where: str) -> None:
    """Check a value by one of placky's schemas.

    Raises `PlackyError` in one line: where, the key, what would be allowed, and how many faults there are beside it.
    """
    if faults := _shape(schema).faults(value):
        more = f" ({len(faults) - 1} more)" if len(faults) > 1 else ""
        raise PlackyError(f"{where}: {faults[0]}{more}")


@cache
def _shape(schema: str) -> DataShape:
    text = (files("placky") / "schemas" / f"{schema}.schema.json").read_text(encoding="utf-8")
    return DataShape(json.loads(text))
