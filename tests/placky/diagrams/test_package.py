"""What the package promises as a whole: one module draws with matplotlib, none knows a game, examples hold."""

import ast
import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from placky import diagrams

MODULES = sorted(Path(diagrams.__path__[0]).glob("*.py"))
_GAMES = ("takkure", "dreadball", "yamato", "teriomorph", "touchline", "football", "touchdown")
NAMES = [f"placky.diagrams.{info.name}" for info in pkgutil.iter_modules(diagrams.__path__)]


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_only_one_module_imports_matplotlib() -> None:
    users = [path.name for path in MODULES if any(name.split(".")[0] == "matplotlib" for name in imported(path))]
    assert users == ["canvas.py"]


def test_pyplot_is_never_imported() -> None:
    for path in MODULES:
        assert not any("pyplot" in name for name in imported(path)), path.name


def test_no_module_knows_a_game_or_an_engine() -> None:
    for path in MODULES:
        text = path.read_text(encoding="utf-8").lower()
        assert not any(word in text for word in _GAMES), path.name
        assert not any(name.startswith("placky.rulebooks") for name in imported(path)), path.name


@pytest.mark.parametrize("game", ["takkure", "dice_football"])
def test_making_marks_does_not_load_matplotlib(game: str) -> None:
    code = f"import sys, placky.rulebooks.{game}.painter, placky.diagrams.dice; sys.exit('matplotlib' in sys.modules)"
    paths = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"}
    assert subprocess.run([sys.executable, "-c", code], env=paths, check=False).returncode == 0


@pytest.mark.parametrize(
    "name",
    [
        *NAMES,
        "placky.rulebooks.takkure.painter.marks",
        "placky.rulebooks.takkure.painter.alt",
        "placky.rulebooks.dice_football.painter.marks",
    ],
)
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
