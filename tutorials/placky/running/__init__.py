"""Running scenarios from a command: which need it, and what came of it."""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import placky
from placky.console import Steps
from placky.errors import BadRecording, FeatureFault, FeatureFaults, PlackyError, shown
from placky.recording import load, recording_path, stale
from placky.recording.examined import EXAM
from placky.rulebook import Rulebook
from placky.rulebooks import (
    engine_digest,
    features,
    lacking_parts,
    rulebook,
    rulebooks,
    shown_in,
    sound_features,
    step_book,
)
from placky.running.checked import note, unchanged
from placky.verdicts import SPARED
from placky.writing import write_file

SETTINGS = Path(str(placky.__file__)).with_name("scenarios.ini")
"""pytest's settings for these runs, so that a project's own do not interfere."""

ROOT = "PLACKY_ROOT"
"""A variable for the folder above the features: pytest fills in variables there, so a $ in its name would be lost."""

Key = tuple[str, int, int]
"""Which scenario: its feature below the folder of features, its line and that of its row, 0 for none."""


@dataclass
class Run:
    """What a run of scenarios came to. `failures` are lines with file, line, name and reason."""

    passed: int = 0
    spared: int = 0
    """How many an engine under test skips, or cannot be asked."""
    failures: list[str] = field(default_factory=list)
    misused: bool = False
    """Did one of them hand in a position, a command or dice that cannot be?"""
    refused: str = ""
    """Why pytest could not start or not go on, or empty."""
    meant: int = 0
    """How many scenarios were to run."""
    outcomes: dict[Key, dict[str, Any]] = field(default_factory=dict)
    """What came of each that was examined: verdict, why and the like, as `placky.recording.judged` has it."""
    unasked: set[Key] = field(default_factory=set)
    """Those that were left out on purpose."""

    @property
    def ran(self) -> int:
        """How many scenarios have run to an end, good or bad."""
        return self.passed + self.spared + len(self.failures)

    def __str__(self) -> str:
        """The closing line."""
        return f"{self.passed} passed, {len(self.failures)} failed"


class Watcher:
    """A pytest plugin that counts, and shows progress."""

    def __init__(self, steps: Steps) -> None:
        self.steps, self.run = steps, Run()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """How many there are."""
        self.steps.total(len(items))

    def pytest_collectreport(self, report: Any) -> None:
        """Why a file of features could not be collected."""
        if report.failed:
            self.run.refused = str(report.longrepr)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """One scenario is done."""
        if dict(report.user_properties).get(EXAM, {}).get("verdict") in SPARED:
            self.run.spared += 1
        elif report.failed or report.skipped:  # what is skipped or expected to fail has not shown what it should
            self.run.failures.append(_failure(report))
            self.run.misused |= bool(dict(report.user_properties).get("placky.misused"))
        elif report.when == "call":
            self.run.passed += 1
        if report.when == "call":
            self.steps.step(report.nodeid.rpartition("::")[2])


def _failure(report: Any) -> str:
    """File, line, scenario, the step if one failed, reason: all on one line."""
    told = dict(report.user_properties)
    where, step = told.get("placky.where", report.nodeid), told.get("placky.step", "")
    if "placky.reason" in told:
        return ": ".join(part for part in (where, step, told["placky.reason"]) if part)
    lines = [line for line in str(report.longrepr).strip().splitlines() if line.strip()]
    reason = next((line[1:] for line in lines if line.startswith("E   ")), lines[-1] if lines else "failed").strip()
    reason = re.sub(r"^(?:AssertionError: |placky\.[\w.]+: |(?:\w+\.)+(?=\w+: ))", "", reason)
    reason = reason.removeprefix(where.rpartition("/")[2].partition(": ")[0] + ": ")
    return ": ".join(part for part in (where, step, reason) if part)


def run_here(book: Rulebook, watcher: Watcher, made: Path, only: Sequence[str] = (), extra: Sequence[str] = ()) -> Run:
    """Run the scenarios of a rulebook in this process, which is there for that.

    `made`: an empty folder of whoever waits for this process, which may not live to clear up; `only`: features' paths.
    """
    from placky.running.runs_alone import run

    files = bindings(book, made)
    os.environ[ROOT] = str(book.features.parent)
    settings = ["-c", str(SETTINGS), "--rootdir", f"${ROOT}", "--import-mode=importlib"]
    # On its way to a file pytest lists all folders from here on down; without this, nearly from the root of the disk.
    settings += ["--confcutdir", str(files[0].parent)]
    refused = run([*settings, *extra, *[f"--only-feature={path}" for path in only], *map(str, files)], watcher)
    watcher.run.refused = watcher.run.refused or refused
    return watcher.run


def bindings(book: Rulebook, folder: Path) -> list[Path]:
    """The files that bind a rulebook's features to pytest; where it has none, one is made in this folder."""
    if found := sorted(book.features.glob("test_*.py")):
        return found
    made = folder / f"test_{book.name}.py"
    write_file(made, BINDING.format(file=str(book.features / made.name)))
    return [made]


BINDING = """from pytest_bdd import scenarios

from placky.recording.recorder import prepare

scenarios(*prepare(globals(), {file!r}))
"""
"""What binds the features beside a file to pytest."""


def check(books: Sequence[Rulebook]) -> None:
    """Read every feature and every step of these rulebooks.

    Raises `PlackyError` with all faults of the first that has any.
    """
    for book in books:
        found = features(book)
        _check_there(book, found)
        step_book(book).check(found)


def check_for_pages(books: Sequence[Rulebook], noted: Path) -> list[FeatureFault]:
    """Look whether there is what pages are made from.

    A rulebook without a fault is `noted` in a folder, and passed by while nothing of it changes.

    Returns what is wrong with single scenarios and features, which costs these and no others. Raises `PlackyError` for
    a rulebook that has no feature in which anything is right, or lacks a part of its own.
    """
    faults: list[FeatureFault] = []
    for book in books:
        if unchanged(book, noted):
            continue
        if lacking := lacking_parts(book):
            raise PlackyError("\n".join(lacking))
        found, odd = sound_features(book)
        if odd and not found:
            raise FeatureFaults(odd)
        _check_there(book, found)
        faults += odd
        with suppress(FeatureFaults):  # these scenarios fail, each with its own
            step_book(book).check(found)
            if not odd:
                note(book, noted)
    return faults


def _check_there(book: Rulebook, found: Sequence[object]) -> None:
    if not found:
        raise PlackyError(f"{shown(book.features)}: no features here; write one as exercises/01_name.feature")


def wanted(name: str | None, docs: Path | None = None) -> list[Rulebook]:
    """One rulebook, or those that a Sphinx project has pages of, or all of them."""
    found = [rulebook(name)] if name else shown_in(docs) if docs else list(rulebooks().values())
    if not found:
        raise PlackyError(
            "no rulebook is installed; install placky itself, or a package with a placky.rulebooks entry point"
        )
    return found


def out_of_date(books: Sequence[Rulebook], folder: Path) -> list[str]:
    """The paths of the features whose recording is missing, damaged or no longer true."""
    found = []
    for book in books:
        engine = engine_digest(book)
        for feature in sound_features(book)[0]:
            path = recording_path(folder, book.name, f"{feature.path.parent.name}/{feature.path.name}")
            try:
                recording = load(path)
                fresh = not stale(recording, feature, engine) and all(s.passed for s in recording.scenarios)
            except BadRecording:
                fresh = False
            if not fresh:
                found.append(str(feature.path))
    return found


def listed(paths: Sequence[str]) -> str:
    """Some paths for a title: one by name, several by number."""
    return shown(paths[0]) if len(paths) == 1 else f"{len(paths)} features"
