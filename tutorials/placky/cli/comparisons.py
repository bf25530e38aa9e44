"""The comparisons of an engine, and an import of it in which one of them is moved by one at its boundary.

`<` becomes `<=` and back, `>` becomes `>=` and back. The files stay as they are: a module's source is changed on its
way from the file to the interpreter. A function with a `chance` proposes something for a coach who plays at random: it
decides nothing, and its comparisons are left alone.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

NEIGHBOURS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
SIGNS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


@dataclass(frozen=True)
class Comparison:
    """One operator of one comparison. `module` is named below the engine's package, and `__init__` is the package."""

    module: str
    line: int
    operator: str
    again: int
    """How many of the same operator stand before it on its line."""
    text: str
    """What the comparison reads once this operator is its neighbour."""
    function: int
    """The first line of the function that it stands in, decorators included; 0 for none."""

    @property
    def name(self) -> str:
        """Module, line and operator: `dodge:41:<=`; a second one on the line is `dodge:41:<=#2`."""
        return f"{self.module}:{self.line}:{self.operator}" + (f"#{self.again + 1}" if self.again else "")


def modules(engine: str) -> dict[str, Path]:
    """Every module of an engine's package, which is not imported for that: name below the package -> file."""
    spec = find_spec(engine)
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    found = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" and parts[1:] else parts)] = path
    return found


@cache
def comparisons(engine: str) -> tuple[Comparison, ...]:
    """Every comparison at a boundary that an engine makes, by module and line."""
    return tuple(one for name, path in modules(engine).items() for one in in_source(name, path.read_bytes()))


def in_source(module: str, source: str | bytes) -> list[Comparison]:
    """The comparisons of one module.

    >>> [one.name for one in in_source("kick", "near = 2 < way <= 8")]
    ['kick:1:<', 'kick:1:<=']
    """
    found: list[Comparison] = []
    for node, place, function in _boundaries(ast.parse(source)):
        line, sign = node.comparators[place].lineno, SIGNS[type(node.ops[place])]
        again = sum((one.line, one.operator) == (line, sign) for one in found)
        with _moved(node, place):
            found.append(Comparison(module, line, sign, again, ast.unparse(node), function))
    return found


def rewritten(module: str, source: str | bytes, name: str) -> ast.Module:
    """A module's source in which the comparison of this name has become its neighbour. Raises `LookupError`."""
    tree = ast.parse(source)
    for one, (node, place, _) in zip(in_source(module, source), _boundaries(tree), strict=True):
        if one.name == name:
            _moved(node, place)
            return tree
    raise LookupError(f"no comparison is called {name}")


def move(engine: str, name: str) -> None:
    """From now on, the module that is imported has this comparison moved by one."""
    sys.meta_path.insert(0, _Finder(engine, name))


class _moved:  # noqa: N801 - reads as what it does
    """Put the neighbour in the place of an operator; as a context, until its end."""

    def __init__(self, node: ast.Compare, place: int) -> None:
        self.node, self.place, self.before = node, place, node.ops[place]
        node.ops[place] = NEIGHBOURS[type(self.before)]()

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self.node.ops[self.place] = self.before


def _boundaries(node: ast.AST, function: int = 0) -> Iterator[tuple[ast.Compare, int, int]]:
    """Each comparison with the place of its operator, and the first line of the function around it."""
    if isinstance(node, ast.Compare):
        yield from ((node, place, function) for place, operator in enumerate(node.ops) if type(operator) in NEIGHBOURS)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if any(argument.arg == "chance" for argument in node.args.args):
            return
        function = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
    for child in ast.iter_child_nodes(node):
        yield from _boundaries(child, function)


class _Finder(MetaPathFinder):
    """Finds one module as usual, and gives it a loader that changes it."""

    def __init__(self, engine: str, name: str) -> None:
        self.module, self.name = name.partition(":")[0], name
        self.full = engine if self.module == "__init__" else f"{engine}.{self.module}"

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the one module."""
        spec = PathFinder.find_spec(fullname, path, target) if fullname == self.full else None
        if spec and spec.origin:
            spec.loader = _Loader(fullname, spec.origin, self.module, self.name)
        return spec


class _Loader(SourceFileLoader):
    """Reads the source, never what was compiled from it before, and keeps nothing."""

    def __init__(self, fullname: str, path: str, module: str, name: str) -> None:
        super().__init__(fullname, path)
        self.module, self.wrong = module, name

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed source."""
        path = self.get_filename(fullname)
        code: Any = compile(rewritten(self.module, self.get_data(path), self.wrong), path, "exec", dont_inherit=True)
        return code  # type: ignore[no-any-return]
