"""What a command needs beyond the core: with the core alone it works, or one sentence says what to install."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from tests.placky.test_outside_rulebook import ROOT, Author

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IMPORTED_AS = {"myst-parser": "myst_parser", "pillow": "PIL", "sphinx-autobuild": "sphinx_autobuild"}
SITE = [Requirement(line).name for line in PROJECT["optional-dependencies"]["site"]]
BROUGHT = ("docutils", "numpy")
"""What comes with them, and nobody may count on without them."""
RUNNER = ("pytest", "pytest_bdd")
"""Part of the core, and slow to import: commands that run no scenario do without."""
RUNS = ("test", "record", "rules")
WITHOUT = f"""
import os, sys
for name in [*{[*(IMPORTED_AS.get(name, name) for name in SITE), *BROUGHT]}, *os.environ.get("WITHOUT", "").split()]:
    sys.modules[name] = None
from placky.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""Runs placky as if nothing of the extra were installed."""


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """A small rulebook with a saved match."""
    made = Author(tmp_path_factory.mktemp("author"))
    assert made.placky("play", "pebbles", "--seed", "3", "--save", "match.json").returncode == 0
    return made


def without(folder: Path, *arguments: str, more: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run a command with the core alone, and without some more."""
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "WITHOUT": " ".join(more)}
    command = [sys.executable, "-c", WITHOUT, *arguments]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        "test --rulebook pebbles",
        "record",
        "rules --rulebook pebbles",
        "play pebbles --seed 1",
        "replay match.json",
        "odds takkure --table try",
        "odds dreadball --dash --speed 4+",
    ],
)
def test_the_core_is_enough_for(author: Author, arguments: str) -> None:
    """Testing, recording, playing, replaying and counting draw nothing, and the last three run no scenario."""
    command, *options = arguments.split()
    ran = without(author.folder, command, *options, more=() if command in RUNS else RUNNER)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("build", "Babel, matplotlib, MyST-Parser, Pillow, rCSSmin, rJSmin, Sphinx"),
        ("build --builder epub", "Babel, matplotlib, MyST-Parser, Pillow, rCSSmin, rJSmin, Sphinx"),
        ("messages takkure de", "Babel"),
        ("serve", "Babel, matplotlib, MyST-Parser, Pillow, rCSSmin, rJSmin, Sphinx, sphinx-autobuild"),
        ("render match.json", "Babel, matplotlib, MyST-Parser, Pillow, rCSSmin, rJSmin, Sphinx"),
        ("render match.json -o match.svg", "matplotlib"),
        ("render match.json -o match.png", "matplotlib, Pillow"),
        ("render match.json -o match.gif", "matplotlib, Pillow"),
    ],
)
def test_without_the_extra_one_sentence_says_what_to_install(author: Author, arguments: str, names: str) -> None:
    """Before anything is done: nothing is recorded, played again or written."""
    before = sorted(author.folder.rglob("*"))
    ran = without(author.folder, *arguments.split())
    said = f"placky {arguments.split(maxsplit=1)[0]} needs {names}; install what is missing: "
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f'{said}{sys.executable} -m pip install "placky[site]"\n'
    assert sorted(author.folder.rglob("*")) == before


def test_what_is_there_already_is_not_asked_for(author: Author) -> None:
    """Only the missing packages are named."""
    code = WITHOUT.replace(str([*(IMPORTED_AS.get(name, name) for name in SITE), *BROUGHT]), "['rjsmin']")
    command = [sys.executable, "-c", code, "build"]
    ran = subprocess.run(command, cwd=author.folder, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr.partition(";")[0]) == (2, "placky build needs rJSmin")


def test_the_extra_holds_what_the_core_does_not() -> None:
    """And nothing stands in both."""
    core = {Requirement(line).name for line in PROJECT["dependencies"]}
    assert core == {"gherkin-official", "pytest", "pytest-bdd", "rich"}
    assert not core & set(SITE)
