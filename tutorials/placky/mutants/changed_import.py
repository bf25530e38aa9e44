"""An import of an engine in which one module is another than its file says. The file stays as it is."""

import ast
import sys
from collections.abc import Callable, Container, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from touchline.core.rulebook.register import RULES

Rewrite = Callable[[bytes], ast.Module]
"""From the source of a module to what is imported in its place."""


def modules(engine: str) -> dict[str, Path]:
    """Every module of an engine's package, which is not imported for that: name below the package -> file.

    A module of the rules goes by its stem alone: `dodge` for `rules.dodge`, where no other module has that name.
    """
    spec = find_spec(engine)
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    found = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" and parts[1:] else parts)] = path
    return {_short(name, found): path for name, path in found.items()}


def imported_as(engine: str, module: str) -> str:
    """The full name of a module that `modules` names; `__init__` is the package."""
    return engine if module == "__init__" else _full(engine, module, modules(engine)[module])


def _full(engine: str, module: str, path: Path) -> str:
    if module == "__init__":
        return engine
    ruled = path.parent.name == RULES and module == path.stem
    return f"{engine}.{RULES}.{module}" if ruled else f"{engine}.{module}"


def reached(engine: str) -> set[str]:
    """The modules that its module `table` imports, or one of these; all of them where there is no such module."""
    known = modules(engine)
    full = {_full(engine, name, path): name for name, path in known.items()}
    if "table" not in known:
        return set(known)
    found: set[str] = set()
    ahead = {"table"}
    while ahead:
        name = ahead.pop()
        found.add(name)
        for node in ast.walk(ast.parse(known[name].read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                asked = [node.module, *[f"{node.module}.{one.name}" for one in node.names]]
                ahead |= {full[one] for one in asked if one in full} - found
    return found


def _short(name: str, known: Container[str]) -> str:
    stem = name.removeprefix(f"{RULES}.")
    return name if stem in known else stem


def change(engine: str, module: str, rewrite: Rewrite) -> None:
    """From now on, this module of an engine is imported rewritten; it is named as in `modules`."""
    sys.meta_path.insert(0, _Finder(engine, module, rewrite))


class _Finder(MetaPathFinder):
    """Finds one module as usual, and gives it a loader that changes it.

    Where the module lies is asked when it is imported: to ask earlier would import what holds the engine.
    """

    def __init__(self, engine: str, module: str, rewrite: Rewrite) -> None:
        self.engine, self.module, self.rewrite = engine, module, rewrite

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the one module."""
        spec = PathFinder.find_spec(fullname, path, target) if self._is(fullname) else None
        if spec and spec.origin:
            spec.loader = _Loader(fullname, spec.origin, self.rewrite)
        return spec

    def _is(self, name: str) -> bool:
        """Is it the full name of the module?"""
        if self.module == "__init__" or name == self.engine:
            return (self.module, name) == ("__init__", self.engine)
        return name.startswith(f"{self.engine}.") and name == imported_as(self.engine, self.module)


class _Loader(SourceFileLoader):
    """Reads the source, never what was compiled from it before, and keeps nothing."""

    def __init__(self, fullname: str, path: str, rewrite: Rewrite) -> None:
        super().__init__(fullname, path)
        self.rewrite = rewrite

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed source."""
        path = self.get_filename(fullname)
        code: Any = compile(self.rewrite(self.get_data(path)), path, "exec", dont_inherit=True)
        return code  # type: ignore[no-any-return]
