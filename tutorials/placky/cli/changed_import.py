"""An import of an engine in which one module is another than its file says. The file stays as it is."""

import ast
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

Rewrite = Callable[[bytes], ast.Module]
"""From the source of a module to what is imported in its place."""


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


def change(engine: str, module: str, rewrite: Rewrite) -> None:
    """From now on, this module of an engine is imported rewritten; `__init__` is the package itself."""
    full = engine if module == "__init__" else f"{engine}.{module}"
    sys.meta_path.insert(0, _Finder(full, rewrite))


class _Finder(MetaPathFinder):
    """Finds one module as usual, and gives it a loader that changes it."""

    def __init__(self, full: str, rewrite: Rewrite) -> None:
        self.full, self.rewrite = full, rewrite

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the one module."""
        spec = PathFinder.find_spec(fullname, path, target) if fullname == self.full else None
        if spec and spec.origin:
            spec.loader = _Loader(fullname, spec.origin, self.rewrite)
        return spec


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
