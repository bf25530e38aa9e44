"""Faults that a rulebook lists itself, in `faults.toml` beside its features: what its engine could get wrong.

No general edit gives a decision to the rival, forgets those off the field, or ends an absence a kick-off too early. So
each of these is an exact piece of a module's source, which stands there once, and what would stand in its place:

    ["the rival chooses which fatigue token goes"]
    module = "half_time"
    was = "s.coach(s.line_up.team[i])"
    reads = "s.coach(1 - s.line_up.team[i])"
"""

import ast
import tomllib
from dataclasses import dataclass

from placky.errors import PlackyError, shown
from placky.mutants.changed_import import change, modules
from placky.rulebook import Rulebook

FILE = "faults.toml"
_KEYS = {"module", "was", "reads"}


@dataclass(frozen=True)
class ListedFault:
    """What is wrong, in words, the module, and its source before and after."""

    name: str
    module: str
    was: str
    reads: str
    function: int
    """The first line of the function that it stands in, decorators included; 0 for none."""
    first: int
    """The lines that are changed, of which the first may only end before them."""
    last: int


def faults(book: Rulebook) -> list[ListedFault]:
    """The faults of a rulebook; none without the file. Raises `PlackyError` naming file and fault."""
    path = book.features / FILE
    if not path.is_file():
        return []
    try:
        listed = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PlackyError(f"{shown(path)}: {error}") from error
    files = modules(book.engine)
    found = []
    for name, entry in listed.items():
        where = f'{shown(path)}: "{name}"'
        if not isinstance(entry, dict) or entry.keys() != _KEYS or not all(isinstance(v, str) for v in entry.values()):
            raise PlackyError(f"{where} needs module, was and reads, each a text, and nothing else")
        module, was = entry["module"], entry["was"]
        if module not in files:
            raise PlackyError(f"{where}: no module {module!r} in {book.engine}")
        source = files[module].read_text(encoding="utf-8")
        if (times := source.count(was)) != 1:
            raise PlackyError(f"{where}: {module} reads {was!r} {times} times, not once")
        first = source[: source.index(was)].count("\n") + 1
        function = _function_at(source, first)
        found.append(ListedFault(name, module, was, entry["reads"], function, first, first + was.count("\n")))
    return found


def commit(engine: str, module: str, was: str, reads: str) -> None:
    """From now on, the module that is imported has this fault."""
    change(engine, module, lambda source: ast.parse(source.decode().replace(was, reads)))


def _function_at(source: str, line: int) -> int:
    """The first line of the innermost function around a line."""
    around = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    inner = max(around, key=lambda node: node.lineno, default=None)
    return min([inner.lineno, *[decorator.lineno for decorator in inner.decorator_list]]) if inner else 0
