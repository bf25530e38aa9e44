"""Who leans on whom, read from the sources."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE, TUTOR = ROOT / "engine", ROOT / "tutorials"
ALLOWED = {
    "pytest": {"placky.recording.recorder", "placky.running.runs_alone"},
    "pytest_bdd": {"placky.recording.pytest_items", "placky.scenarios.steps", "placky.scenarios.templates"},
    "matplotlib": {"placky.diagrams.canvas"},
    "PIL": {"placky.diagrams.images"},
}
"""Libraries that only these modules may import."""
GAMES = sorted(path.parent.parent.name for path in ENGINE.glob("touchline/*/data/rules.toml"))
WORDS = {".py", ".html", ".css", ".js", ".toml", ".ini", ".svg", ".json", ".txt", ".md"}


def module_name(path: Path, root: Path) -> str:
    """A file's name as an import would say it."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, set[str]]:
    """Every module of ours -> everything it imports, at its top or inside, as full names."""
    ours = {module_name(path, root): path for root in (ENGINE, TUTOR) for path in sorted(root.rglob("*.py"))}
    return {name: set(_imported(ast.parse(path.read_text("utf-8")), set(ours))) for name, path in ours.items()}


def _imported(tree: ast.AST, ours: set[str]) -> Iterator[str]:
    """Of `from package import module` the module alone: the package is only the way to it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute here"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from names
            if not names <= ours:
                yield str(node.module)


def within(name: str, package: str) -> bool:
    """Does a name stand in a package, or is it the package?"""
    return name == package or name.startswith(f"{package}.")


def offenders(importers: str, forbidden: str) -> list[str]:
    """Modules of a package that import something of another."""
    return [
        f"{module} imports {name}"
        for module, names in modules().items()
        if within(module, importers)
        for name in sorted(names)
        if within(name, forbidden)
    ]


def test_there_is_something_to_read() -> None:
    assert {
        "touchline.core.play.drivers",
        "touchline.takkure.rules.tackle",
        "placky.recording.recorder",
        "placky.sphinx",
    } <= set(modules())
    assert "touchline.core.rulebook.register" in modules()["touchline.takkure.rules.tackle"]
    assert GAMES


def test_touchline_imports_the_standard_library_and_itself_only() -> None:
    strangers = {
        f"{module} imports {name}"
        for module, names in modules().items()
        if within(module, "touchline")
        for name in names
        if name.partition(".")[0] not in sys.stdlib_module_names and not within(name, "touchline")
    }
    assert strangers == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_core_never_imports_a_game_and_no_game_imports_another(game: str) -> None:
    assert offenders("touchline.core", f"touchline.{game}") == []
    for other in GAMES:
        if other != game:
            assert offenders(f"touchline.{other}", f"touchline.{game}") == []


@pytest.mark.parametrize("package", ["touchline", "placky"])
def test_no_modules_import_each_other_in_a_circle(package: str) -> None:
    known = {name for name in modules() if within(name, package)}
    leans = {name: {_module_of(n, known) for n in modules()[name]} & known - {name} for name in known}
    assert no_circle(leans) is None


def room_of(module: str) -> str:
    """The room of a module of placky: the package below `placky`, below `placky.sphinx`, or a rulebook."""
    parts = module.split(".")
    return ".".join(parts[:3] if parts[1:2] in (["sphinx"], ["rulebooks"]) else parts[:2])


def test_no_rooms_of_placky_lean_on_each_other() -> None:
    known = {name for name in modules() if within(name, "placky")}
    leans: dict[str, set[str]] = {}
    for name in known:
        others = {room_of(_module_of(n, known)) for n in modules()[name] if _module_of(n, known) in known}
        leans.setdefault(room_of(name), set()).update(others - {room_of(name)})
    assert {"placky.scenarios", "placky.storyboard", "placky.sphinx.walkthrough", "placky.cli"} <= set(leans)
    assert no_circle(leans) is None


def no_circle(leans: Mapping[str, set[str]]) -> str | None:
    """None, or a way round in a circle."""
    done: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> str | None:
        if name in way:
            return " -> ".join((*way[way.index(name) :], name))
        if name in done:
            return None
        found = next(filter(None, (visit(other, (*way, name)) for other in sorted(leans[name]))), None)
        done.add(name)
        return found

    return next(filter(None, (visit(name, ()) for name in sorted(leans))), None)


DRIVING = (
    "touchline.core.play.drivers",
    "touchline.core.play.table",
    "touchline.core.play.consequences",
    "touchline.core.play.ahead",
)
NO_ENGINE = """
import importlib, pkgutil, sys
import placky.sphinx
for module in pkgutil.walk_packages(placky.sphinx.__path__, "placky.sphinx."):
    importlib.import_module(module.name)
for name in ("storyboard", "storyboard.readings", "storyboard.odds", "matches.frames"):
    importlib.import_module(f"placky.{name}")
print(*sorted(name for name in sys.modules if name.startswith("touchline.")))
"""


def test_pages_are_made_from_recordings_alone() -> None:
    """Nothing that makes pages imports a driver or a game, not even by way of another module."""
    ran = subprocess.run([sys.executable, "-c", NO_ENGINE], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "touchline.core.rulebook.index" in loaded
    assert [name for name in loaded if name.startswith(DRIVING) or not within(name, "touchline.core")] == []


SHOWS = """
import sys
from placky.rulebooks import rulebook
book = rulebook("{game}")
book.words(), book.painter(), getattr(book, "FORESEEN", "")
print(*sorted(name for name in sys.modules if name.startswith("touchline.")))
"""


@pytest.mark.parametrize("game", GAMES)
def test_words_and_painter_need_no_rule_and_no_driver(game: str) -> None:
    """What they say and draw stands in data; who shows a game does not play it."""
    ran = subprocess.run([sys.executable, "-c", SHOWS.format(game=game)], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert f"touchline.{game}.numbers" in loaded
    assert [name for name in loaded if name.startswith((*DRIVING, f"touchline.{game}.rules"))] == []


def _module_of(name: str, known: set[str]) -> str:
    """`placky.errors.shown` is imported from the module `placky.errors`."""
    return name if name in known else name.rpartition(".")[0]


def test_plain_data_has_one_name() -> None:
    """It was written out in fifty modules; two others called something else so."""
    rooms = [ROOT / room for room in ("engine", "tutorials/placky", "features")]
    files = [path for room in rooms for path in room.rglob("*.py") if "templates" not in path.parts]
    found = [
        path
        for path in files
        if re.search(r"^(?:class )?Plain\b(?:: TypeAlias)?(?: =|:|\()", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert [path.name for path in found] == ["wire.py"]


@pytest.mark.parametrize("library", sorted(ALLOWED))
def test_a_library_is_imported_only_where_it_belongs(library: str) -> None:
    importers = {module for module, names in modules().items() if any(within(name, library) for name in names)}
    assert importers <= ALLOWED[library]
    assert importers, f"nobody imports {library} any more; take it out of this test"


@pytest.mark.parametrize("package", ["pytest", "sphinx", "docutils", "matplotlib", "placky"])
def test_touchline_never_imports_what_stands_to_its_right(package: str) -> None:
    assert offenders("touchline", package) == []


def test_drawing_never_imports_the_pages_and_nobody_imports_a_rulebooks_parts_but_that_rulebook() -> None:
    assert offenders("placky.diagrams", "placky.sphinx") == []
    for game in GAMES:
        outside = [
            line
            for line in offenders("placky", f"placky.rulebooks.{game}")
            if "placky.rulebooks." not in line.split()[0]
        ]
        assert outside == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_placky_outside_its_rulebooks_names_a_game_nor_imports_its_engine(game: str) -> None:
    outside = [
        path
        for path in sorted((TUTOR / "placky").rglob("*"))
        if path.suffix in WORDS and "rulebooks" not in path.parts and "__pycache__" not in path.parts
    ]
    assert len(outside) > 30
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in outside
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if game.replace("_", " ") in line.lower() or game in line.lower()
    ]
    assert named == []
