"""The rulebooks that are installed, and what belongs to each of them on this machine.

A rulebook is one object under the entry point group `placky.rulebooks`; `placky.rulebook` says what it brings. Nothing
else in placky knows a game.
"""

import hashlib
import os
import sys
import traceback
from collections.abc import Iterable
from functools import cache
from gettext import NullTranslations
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from inspect import getattr_static
from pathlib import Path
from types import ModuleType
from typing import Any

import placky
from placky.errors import BadRulebook, FeatureFault, PlackyError, shown
from placky.faults import fault_of, raised_at
from placky.reading import listed, read_file
from placky.rulebook import Match, Painter, Rulebook
from placky.scenarios.features import Feature
from placky.scenarios.reader import read_all, read_most
from placky.scenarios.steps import StepBook
from placky.scenarios.tags import Known
from placky.words import Choices, DiceWords, Rail, Telling, Words
from touchline.core.brief import quoted
from touchline.core.rulebook.index import RuleIndex, load
from touchline.core.rulebook.register import RULES

PARTS = tuple(name for name in (*Rulebook.__annotations__, *vars(Rulebook)) if not name.startswith("_"))
"""What a rulebook must have."""


@cache
def rulebooks() -> dict[str, Rulebook]:
    """Every rulebook that is installed, by name. Raises `BadRulebook` when one does not load."""
    found: dict[str, Rulebook] = {}
    for entry in sorted(entry_points(group="placky.rulebooks"), key=lambda e: e.name):
        where = f'rulebook "{entry.name}" ({entry.value})'
        try:
            book = entry.load()
        except (Exception, SystemExit) as error:
            raise BadRulebook(f"{where} does not load: {_told(error, entry.value)}") from error
        lacking = [part for part in PARTS if getattr_static(book, part, None) is None]
        if lacking:
            raise BadRulebook(f"{where} has no {', '.join(lacking)}; placky.rulebook.Rulebook says what each one is")
        found[entry.name] = book
    return found


def _told(error: BaseException, value: str) -> str:
    """Why a rulebook does not load, and where in its package."""
    reason = str(error).splitlines()[0] if str(error) else type(error).__name__
    if str(error) and not isinstance(error, ImportError | PlackyError):
        reason = f"{type(error).__name__}: {reason}"
    place = raised_at(error, (value.partition(":")[0].partition(".")[0],))
    return f"{reason} ({place})" if place else reason


def rulebook(name: str) -> Rulebook:
    """One rulebook by name. Raises `BadRulebook`."""
    known = rulebooks()
    if name not in known:
        raise BadRulebook(f"no rulebook is called {quoted(name)}; installed: {', '.join(known) or 'none'}")
    return known[name]


def holding(folder: Path) -> Rulebook:
    """The rulebook whose features stand in this folder. Raises `BadRulebook`."""
    for book in rulebooks().values():
        if os.path.realpath(book.features) == os.path.realpath(folder):
            return book
    raise BadRulebook(f"{shown(folder)}: no installed rulebook has its features here")


def index(book: Rulebook) -> RuleIndex:
    """The rule index of a rulebook's engine."""
    return load(book.engine)


def beside(name: str) -> Path:
    """Where the features of a rulebook that comes with placky stand: in the installed package, or in the checkout."""
    packed = Path(str(files("placky"))) / "_features" / name
    checkout = Path(str(files("placky"))).parent.parent / "features" / name
    return packed if packed.is_dir() else checkout


def _home(module: str) -> list[Path]:
    """Where the code of a rulebook lies: its outermost package, or the folder of one that comes with placky."""
    outermost = module.partition(".")[0]
    within_placky = outermost == __name__.partition(".")[0]
    return [Path(str(sys.modules[module].__file__)).parent] if within_placky else _places(outermost)


def home_of(book: Rulebook) -> Path:
    """The folder of a rulebook's own code, with its catalogues."""
    place = _home(book.__module__)[0]
    return place if place.is_dir() else place.parent


def translations_of(language: str, books: Iterable[Rulebook]) -> NullTranslations:
    """What placky and these rulebooks say in a language. Raises `PlackyError` for a catalogue that cannot be read."""
    from placky.sentences.files import translations

    return translations(language, [*map(home_of, books), Path(str(placky.__file__)).parent])


def sources(book: Rulebook) -> list[Path]:
    """The Python files that a rulebook's pages are made with: those of the packages of its object and its engine."""
    found: set[Path] = set()
    for name in {book.__module__.partition(".")[0], book.engine}:
        for place in _places(name):
            inner = place.rglob("*.py") if place.is_dir() else [place]
            found.update(path for path in inner if "_features" not in path.parts)
    return sorted(found)


def _places(name: str) -> list[Path]:
    """The folders of a package, or the file of a module, which is not imported. Raises `BadRulebook`."""
    try:
        spec = find_spec(name)
    except ImportError:  # of what it lies in
        spec = None
    if spec is None:
        raise BadRulebook(f"no package is called {name}")
    return [Path(folder) for folder in spec.submodule_search_locations or [str(spec.origin)]]


def shown_in(docs: Path) -> list[Rulebook]:
    """The rulebooks that a Sphinx project has pages of.

    Those that a folder of it is named after, else those whose features lie in the project around it, else all of them.
    """
    return at_home(docs) or list(rulebooks().values())


def at_home(docs: Path) -> list[Rulebook]:
    """The rulebooks of which a Sphinx project is the place: by a folder of their name, or as it lies around them."""
    known, around = rulebooks().values(), docs.resolve().parent
    named = [book for book in known if (docs / book.name).is_dir()]
    return named or [book for book in known if book.features.resolve().is_relative_to(around)]


def code_of(book: Rulebook, stem: str) -> str:
    """The file with the code of a stem, named from the engine's outermost package: `chess/rules/castling.py`."""
    inner = (RULES, f"{stem}.py") if files(book.engine).joinpath(RULES, f"{stem}.py").is_file() else (f"{stem}.py",)
    return "/".join((*book.engine.split("."), *inner))


def lacking_parts(book: Rulebook) -> list[str]:
    """A line for each of the words, the painter and the matches of a rulebook that lack something."""
    found, words = [], _brought(book, "words")
    brings: list[tuple[str, object, type]] = [("words()", words, Words)]
    protocols = {"rail": Rail, "telling": Telling, "choices": Choices, "dice": DiceWords}
    brings += [
        (f"words().{name}", getattr(words, name), one) for name, one in protocols.items() if hasattr(words, name)
    ]
    brings.append(("painter()", _brought(book, "painter"), Painter))
    if (match := _brought(book, "match")) is not None:
        brings.append(("match()", match, Match))
    for name, brought, protocol in brings:
        parts = dict.fromkeys((*protocol.__annotations__, *vars(protocol)))
        lacking = [part for part in parts if not part.startswith("_") and not hasattr(brought, part)]
        if lacking:
            what = f"{protocol.__module__}.{protocol.__name__} says what each one is"
            found.append(f'rulebook "{book.name}": its {name} has no {", ".join(lacking)}; {what}')
    return found


def _brought(book: Rulebook, part: str) -> Any:
    """A part of a rulebook. Raises `BadRulebook` where it cannot be made."""
    try:
        return getattr(book, part)()
    except (Exception, SystemExit) as error:
        raise BadRulebook(f'rulebook "{book.name}": {fault_of(error, f"its {part}()", book)}') from error


def features(book: Rulebook) -> list[Feature]:
    """Every feature, read and checked. Raises `FeatureFaults`, and `Unread` for a folder of them."""
    return read_all(_feature_files(book), Known.of(index(book)))


def sound_features(book: Rulebook) -> tuple[list[Feature], list[FeatureFault]]:
    """Every feature without the scenarios in which something is wrong, and all that is wrong. Raises `Unread`."""
    read = [read_most(path, Known.of(index(book))) for path in _feature_files(book)]
    for feature, faults in read:
        for fault in faults:
            fault.whole = feature is None
    return [feature for feature, _ in read if feature], [fault for _, faults in read for fault in faults]


def _feature_files(book: Rulebook) -> list[Path]:
    return [path for folder in listed(book.features, "") for path in listed(folder, ".feature")]


def step_modules(book: Rulebook) -> tuple[ModuleType, ...]:
    """The modules with a rulebook's steps: those beside its features, and those that its step book names."""
    return (*_beside(book.features, book.name), *book.steps.modules)


@cache
def _beside(folder: Path, name: str) -> tuple[ModuleType, ...]:
    """The step modules beside a rulebook's features, imported once."""
    return tuple(_module(path, f"placky_steps.{name}.{path.stem}") for path in listed(folder / "steps", ".py"))


def _module(path: Path, name: str) -> ModuleType:
    read_file(path)
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadRulebook(f"{shown(path)} cannot be imported")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        file, line = (path, error.lineno) if isinstance(error, SyntaxError) else (last.filename, last.lineno)
        raise BadRulebook(f"{shown(file)}:{line}: breaks as it is imported: {type(error).__name__}: {error}") from error
    return module


def step_book(book: Rulebook) -> StepBook:
    """All the steps of a rulebook, its modules imported."""
    step_modules(book)
    return book.steps


def engine_digest(book: Rulebook) -> str:
    """What identifies who ran a recording: the content of the engine, of the steps and of the rulebook's own code.

    Scenarios quote refusals as the rulebook words them, and steps read what is written with the rulebook's names.
    """
    return content_digest(book.engine, book.features, book.__module__)


def code_digest(book: Rulebook, *more: Path) -> str:
    """What identifies all that has a share in what is made of a rulebook: its code and data, placky's own, and more."""
    own = Path(str(placky.__file__)).parent
    code = {*sources(book), *(path for path in own.rglob("*.py") if "_features" not in path.parts)}
    found = hashlib.sha256(engine_digest(book).encode())
    for path in (*sorted(code), *more):
        found.update(hashlib.sha256(os.fsencode(path) + b"\n" + read_file(path)).digest())
    return found.hexdigest()


@cache
def content_digest(engine: str, features: Path, module: str) -> str:
    """Of a rulebook whose object is of this module."""
    steps, digest = features / "steps", hashlib.sha256()
    roots = [place for name in ("touchline.core", engine) for place in _places(name)]
    for root in (*roots, steps, *_home(module)):
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            inner = root != steps and features in path.parents  # a recording has a digest of its own feature
            if path.is_file() and not inner and "__pycache__" not in path.parts and not path.name.startswith("."):
                digest.update(os.fsencode(path.relative_to(root.parent).as_posix()))
                digest.update(read_file(path).replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]
