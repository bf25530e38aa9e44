"""The edits of an engine: small faults that can be made in its source, and an import of it with one of them.

A comparison is moved at its boundary (`comparisons`). Something that a rule does is left out, asked of a stranger or
not done for everybody (`omissions`). A function with a `chance` proposes something for a coach who plays at random. It
decides nothing, and is left alone.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from placky.mutants.changed_import import change, modules
from placky.mutants.comparisons import boundaries
from placky.mutants.omissions import is_play, omissions
from placky.mutants.places import Place, edited


@dataclass(frozen=True)
class Edit:
    """One edit of one module, which is named below the engine's package; `__init__` is the package."""

    module: str
    line: int
    sign: str
    again: int
    """How many edits of the same sign stand before it on its line."""
    text: str
    """What the source reads once it has been made."""
    function: int
    """The first line of the function that it stands in, decorators included; 0 for none."""

    @property
    def name(self) -> str:
        """Module, line and sign: `dodge:41:<=`; a second one on the line is `dodge:41:<=#2`."""
        return f"{self.module}:{self.line}:{self.sign}" + (f"#{self.again + 1}" if self.again else "")


@cache
def edits(engine: str) -> tuple[Edit, ...]:
    """Every edit of an engine, by module and line."""
    return tuple(one for name, path in modules(engine).items() for one in in_source(name, path.read_bytes()))


def in_source(module: str, source: str | bytes) -> list[Edit]:
    """The edits of one module.

    >>> [one.name for one in in_source("kick", "near = 2 < way <= 8")]
    ['kick:1:<', 'kick:1:<=']
    """
    found: list[Edit] = []
    for place, function in _places(ast.parse(source)):
        again = sum((one.line, one.sign) == (place.line, place.sign) for one in found)
        found.append(Edit(module, place.line, place.sign, again, place.text(), function))
    return found


def rewritten(module: str, source: str | bytes, name: str) -> ast.Module:
    """A module's source in which the edit of this name has been made. Raises `LookupError`."""
    tree = ast.parse(source)
    for one, (place, _) in zip(in_source(module, source), _places(tree), strict=True):
        if one.name == name:
            edited(place)
            return ast.fix_missing_locations(tree)
    raise LookupError(f"no edit is called {name}")


def make(engine: str, name: str) -> None:
    """From now on, the module that is imported has this edit."""
    module = name.partition(":")[0]
    change(engine, module, lambda source: rewritten(module, source, name))


def _places(node: ast.AST, function: int = 0, plays: bool = False) -> Iterator[tuple[Place, int]]:
    """Each place of an edit, with the first line of the function around it. `plays`: is that one handed a state?"""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if any(argument.arg == "chance" for argument in node.args.args):
            return
        function = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
    plays = is_play(node, around=plays)
    for place in (*boundaries(node), *(omissions(node) if plays else ())):
        yield place, function
    for child in ast.iter_child_nodes(node):
        yield from _places(child, function, plays)
