"""What one rulebook brings, and how it is found.

A rulebook is one object under the entry point group `placky.rulebooks`. Nothing else in placky knows a game.
"""

import hashlib
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from placky.errors import BadRulebook
from placky.features import Feature, read_all
from placky.steps import StepBook
from touchline.core.index import RuleIndex, load


class Rulebook(Protocol):
    """What an author supplies. See the authors' guide for each part, in the order in which one writes them."""

    name: str
    """Short name: folder of its features and pages, as takkure."""
    title: str
    engine: str
    """The import package of its engine, whose `data` folder holds the rule index."""

    steps: StepBook
    """The vocabulary of its features."""

    def table(self) -> Any:
        """A fresh `touchline.core.table.Table`."""

    def painter(self) -> Any:
        """The module that turns a state into marks. Loaded when first asked for."""

    def words(self) -> Any:
        """The module that tells events, titles and outcomes in words."""


@cache
def rulebooks() -> dict[str, Rulebook]:
    """Every rulebook that is installed, by name. Raises `BadRulebook` when one does not load."""
    found: dict[str, Rulebook] = {}
    for entry in sorted(entry_points(group="placky.rulebooks"), key=lambda e: e.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:
            raise BadRulebook(f'rulebook "{entry.name}" ({entry.value}) does not load: {error}') from error
    return found


def rulebook(name: str) -> Rulebook:
    """One rulebook by name. Raises `BadRulebook`."""
    known = rulebooks()
    if name not in known:
        raise BadRulebook(f'no rulebook is called "{name}"; installed: {", ".join(known) or "none"}')
    return known[name]


def index(book: Rulebook) -> RuleIndex:
    """The rule index of a rulebook's engine."""
    return load(book.engine)


def features_folder(book: Rulebook) -> Path:
    """Where a rulebook's features stand: inside the package when installed, in the checkout otherwise."""
    packed = Path(str(files("placky"))) / "_features" / book.name
    checkout = Path(str(files("placky"))).parent.parent / "features" / book.name
    return packed if packed.is_dir() else checkout


def feature_paths(book: Rulebook) -> list[Path]:
    """Every feature of a rulebook, in the order of their names."""
    return sorted(features_folder(book).glob("*/*.feature"))


def features(book: Rulebook) -> list[Feature]:
    """Every feature, read and checked. Raises `FeatureFaults`."""
    return read_all(feature_paths(book), index(book).rules)


@cache
def step_modules(folder: Path, name: str) -> tuple[ModuleType, ...]:
    """The step modules beside a rulebook's features, imported once."""
    return tuple(_module(path, f"placky_steps.{name}.{path.stem}") for path in sorted((folder / "steps").glob("*.py")))


def _module(path: Path, name: str) -> ModuleType:
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadRulebook(f"{path} cannot be imported")
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def step_book(book: Rulebook) -> StepBook:
    """All the steps of a rulebook, its modules imported."""
    step_modules(features_folder(book), book.name)
    return book.steps


@cache
def engine_digest(package: str, steps: Path) -> str:
    """What identifies the engine and the steps that ran a recording: the content of their sources."""
    core = import_module("touchline.core")
    roots = [Path(str(module.__file__)).parent for module in (core, import_module(package))]
    digest = hashlib.sha256()
    for root in [*roots, steps]:
        for path in sorted(p for p in root.rglob("*") if p.suffix in (".py", ".toml")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]
