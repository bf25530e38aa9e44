"""A run of pytest with nothing but what scenarios need: no plugin, setting or variable of anybody else has a say.

What pytest does not offer is changed here, for as long as such a run lasts.
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
    with _paths_are_paths(), redirect_stderr(io.StringIO()) as told:
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
