"""A run of pytest with nothing but what scenarios need: no plugin, setting or variable of anybody else has a say.

What pytest and pytest-bdd do not offer is changed here, for as long as such a run lasts.
"""

import io
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

SURROUNDINGS = "PYTEST_"
"""How variables begin by which pytest would be told how to run."""
ALONE = (
    "--disable-plugin-autoload", "-p", "pytest_bdd.plugin", "-p", "placky.recording.recorder", "--noconftest",
    "-p", "no:terminal", "-p", "no:faulthandler",
    "-p", "no:unraisableexception",  # it looks for garbage five times over
)  # fmt: skip
"""How to run with nothing but these two plugins; no file of anybody else's has a say."""


def run(arguments: Sequence[str], watcher: Any) -> str:
    """Run pytest in this process, which is there for that, with one more plugin. Returns why it came to no end."""
    for name in [name for name in os.environ if name.startswith(SURROUNDINGS)]:
        del os.environ[name]
    ended = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
    with _steps_remembered(), _paths_are_paths(), redirect_stderr(io.StringIO()) as told:
        code = pytest.main([*ALONE, *arguments], plugins=[watcher, _OneLineFailures()])
    lines = [line.removeprefix("ERROR: ") for line in told.getvalue().splitlines() if line.strip()]
    return "" if code in ended else " ".join(lines[:1]) or f"pytest did not come to an end ({code!r})"


class _OneLineFailures:
    """Let pytest say of a failed scenario what was raised, without the source around it.

    Nobody reads more, and the source costs 140 ms a failure: pytest parses the whole module of each call on the way.
    """

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """From here on scenarios run; faults of the files themselves are told as before."""
        session.config.option.tbstyle = "line"


@contextmanager
def _paths_are_paths() -> Iterator[None]:
    """Let pytest take its arguments for paths, which they all are: it would cut them at `[` and `::`."""
    main: Any = import_module("_pytest.main")
    resolve = main.resolve_collection_argument

    def whole(here: Path, path: str, *rest: Any, **more: Any) -> Any:
        return replace(resolve(here, os.curdir, *rest, **more), path=Path(path))

    main.resolve_collection_argument = whole
    try:
        yield
    finally:
        main.resolve_collection_argument = resolve


@contextmanager
def _steps_remembered() -> Iterator[None]:
    """Find what a step means once for each text, and not each time that it runs.

    pytest-bdd tries every definition on every step that runs, which takes half of the time of a run, and asks pytest
    anew for every step which definitions its module sees.
    """
    running: Any = import_module("pytest_bdd.scenario")
    find, visible = running.find_fixturedefs_for_step, running.getfixturedefs
    known: dict[tuple[str, str, str], list[Any]] = {}
    seen: dict[tuple[str, str], Any] = {}

    def seen_by(fixturemanager: Any, name: str, node: Any) -> Any:
        key = (name, node.parent.nodeid)
        if key not in seen:
            seen[key] = visible(fixturemanager, name, node)
        return seen[key]

    def remembered(step: Any, fixturemanager: Any, node: Any) -> list[Any]:
        key = (step.type, step.name, node.parent.nodeid)
        if key not in known:
            known[key] = list(find(step=step, fixturemanager=fixturemanager, node=node))
        return known[key]

    running.find_fixturedefs_for_step, running.getfixturedefs = remembered, seen_by
    try:
        yield
    finally:
        running.find_fixturedefs_for_step, running.getfixturedefs = find, visible
