"""A desk: a rulebook's folder of features in a temporary place, on which a test may write what it likes.

The engine, the steps and the whole of placky are the real ones; only the features are the test's own.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
import pytest_bdd.feature

from placky import rulebooks
from placky.matches.frames import MatchFrame, match_frames
from placky.matches.play import load as load_match
from placky.matches.play import taken
from placky.recording import Recording, load, recording_path
from placky.scenarios.features import Feature
from placky.scenarios.reader import read

DOCS = Path(__file__).parents[2] / "docs"
GAME = "takkure"
ENTRIES = {entry.name: entry for entry in entry_points(group="placky.rulebooks")}
REAL = {name: book.features for name, book in rulebooks.rulebooks().items()}

HEAD = """@rule_1_01
Feature: {name}

  Two figures and a ball.

"""
BACKGROUND = """  Background:
    Given the rules up to chapter 1 are taught
    And these players are on the pitch:
      | player | at     | ball |
      | AGUILA | 12, 12 | yes  |
      | GARRA  | 12, 15 |      |

"""
ACTIVATED = """  Scenario: AGUILA is activated
    When AGUILA is activated
    Then Yamato has 3 activation tokens left

"""
TO_THE_DICE = """    When AGUILA is activated
    And AGUILA marks a move to 12, 18
    And GARRA tackles AGUILA
    And AGUILA runs
    And AGUILA dodges
"""
DODGED = f"""  Scenario: Dodged
{TO_THE_DICE}    And the dice show 6 for AGUILA and 9 for GARRA
    And AGUILA stays put
    Then GARRA is on the ground

"""
CAUGHT = f"""  Scenario: Caught
{TO_THE_DICE}    And the dice show 3 for AGUILA and 6 for GARRA
    Then AGUILA is on the ground

"""


def feature(*scenarios: str, name: str = "A try-out", background: str = BACKGROUND) -> str:
    """A feature with the usual head and players."""
    return HEAD.format(name=name) + background + "".join(scenarios)


def relabelled(recording: str, **changes: object) -> str:
    """A recording's text with other values in its first line; None takes a key out."""
    first, _, steps = recording.partition("\n")
    made = {key: value for key, value in (json.loads(first) | changes).items() if value is not None}
    return f"{json.dumps(made)}\n{steps}"


CONF = """extensions = ["myst_parser", "placky.sphinx"]
exclude_patterns = ["_build"]
html_theme = "placky"
nitpicky = True
"""


CONFTEST = """from pathlib import Path

import placky.rulebooks

placky.rulebooks.files = lambda _: Path(__file__).parent / "tutorials" / "placky"
"""


UNNEEDED = ("-p", "no:hypothesispytest", "-p", "no:anyio")
"""For pytest in a process of its own: without plugins that have nothing to do with scenarios, and take long to load."""


class Desk:
    """The temporary place. Paths that placky says are relative to it."""

    def __init__(self, root: Path, game: str = GAME) -> None:
        self.root, self.game = root, game
        self.features = root / "features" / game
        self.docs = root / "docs"
        self.book = rulebooks.rulebook(game)
        shutil.copytree(REAL[game] / "steps", self.features / "steps", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(REAL[game] / f"test_{game}.py", self.features)
        for folder in ("exercises", "rules"):
            (self.features / folder).mkdir()

    def write(self, text: str | bytes, name: str = "exercises/90_tryout.feature") -> Path:
        """Write a feature."""
        path = self.features / name
        if isinstance(text, bytes):
            path.write_bytes(text)
        else:
            path.write_text(text, encoding="utf-8")
        return path

    def pages(self, **pages: str) -> Path:
        """Write a Sphinx project: a page for each keyword, and an index that lists them."""
        (self.docs / self.game).mkdir(parents=True, exist_ok=True)
        (self.docs / "conf.py").write_text(CONF, encoding="utf-8")
        listed = "\n".join(f"{self.game}/{name}" for name in pages)
        (self.docs / "index.md").write_text(f"# Home\n\n```{{toctree}}\n{listed}\n```\n", encoding="utf-8")
        for name, text in pages.items():
            (self.docs / self.game / f"{name}.md").write_text(text, encoding="utf-8")
        return self.docs

    def placky(self, *arguments: str) -> int:
        """Run a command of placky in this process, as if in a fresh one."""
        from placky.cli import main

        rulebooks.content_digest.cache_clear()
        pytest_bdd.feature.features.clear()
        known = set(sys.modules)
        try:
            return main(list(arguments))
        finally:
            for name in set(sys.modules) - known:
                if name.rpartition(".")[2] == f"test_{self.game}":
                    del sys.modules[name]

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the features with pytest alone, in a process of its own."""
        (self.root / "conftest.py").write_text(CONFTEST, encoding="utf-8")
        (self.root / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider\n", encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-m", "pytest", *UNNEEDED, "features", "-q", "--import-mode=importlib", *arguments],
            cwd=self.root, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip

    def recorded(self, text: str, name: str = "exercises/90_tryout.feature") -> tuple[Feature, Recording]:
        """Write a feature, record it, and give both."""
        path, folder = self.write(text, name), self.root / "recordings"
        assert self.placky("test", "--record", str(folder)) == 0
        return read(path), load(recording_path(folder, GAME, name))

    def files(self) -> dict[str, tuple[bytes, int]]:
        """Every file under the place, but for caches: its bytes and when it was written."""
        return {
            path.relative_to(self.root).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
            for path in sorted(self.root.rglob("*"))
            if path.is_file() and "__pycache__" not in path.parts
        }


def seated(root: Path, monkeypatch: pytest.MonkeyPatch, game: str = GAME) -> Desk:
    """A desk in which placky looks for its features, until the patch is undone."""
    made = Desk(root, game)
    made.book.table()  # its engine is imported here once, and not in each fork that a command works in
    monkeypatch.setattr(type(made.book), "features", made.features)
    monkeypatch.setattr(rulebooks, "entry_points", lambda **_: [ENTRIES[game]])
    rulebooks.rulebooks.cache_clear()
    definitions: list[Any] = []
    monkeypatch.setattr(made.book.steps, "definitions", definitions)
    monkeypatch.setattr(made.book.steps, "_meant", {})  # what texts meant by other definitions
    for name in [name for name in sys.modules if name.startswith("placky_steps.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.chdir(root)
    return made


@contextmanager
def at_desk(root: Path, game: str = GAME) -> Iterator[Desk]:
    """A desk for as long as it lasts; after it, placky knows the rulebooks that are really installed."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            yield seated(root, patch, game)
    finally:
        rulebooks.rulebooks.cache_clear()


@cache
def frames_on_pages(game: str) -> list[MatchFrame]:
    """The frames of the match that the pages of a game show, played once for all who look at them."""
    return frames_of(DOCS / game / "match.json")


def frames_of(log: Path) -> list[MatchFrame]:
    """The frames of a logged match, played again."""
    book, played = load_match(log)
    return list(match_frames(book, taken(book, played, log.name)))
