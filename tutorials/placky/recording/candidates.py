"""The engine that `--engine` names, in place of ours: a callable of Python, or a command that speaks the protocol.

What looks like MODULE:NAME is a callable; everything else is a command line, which no shell reads.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from placky import worker
from placky.errors import PlackyError
from placky.protocol import ProcessTable
from placky.rulebook import Rulebook
from placky.verdicts import EngineErrored
from touchline.core.rulebook.index import load

__all__ = [
    "NOT_ASKED", "RESTARTS", "Candidate", "candidate", "check_engine", "close_all", "command_of", "engine_named",
    "maker_of", "process_of",
]  # fmt: skip

ALLOWED = "allowed: MODULE:NAME of a callable that gives a Table"
OR_COMMAND = f"{ALLOWED}, or a command that speaks the protocol"
CALLS = ("set_up", "act", "roll", "state", "events", "pending")
"""What a Table must be able to do."""
RESTARTS = 10
"""How often a process that has ended, hung or talked nonsense is started anew in an exam."""


@dataclass
class Candidate:
    """What a worker is told about the engine that sits the exam: `examined`, if there is one whose verdicts count."""

    examined: bool = False
    stderr: Path | None = None
    suite: str = ""


candidate = Candidate()
"""That of this process."""


def command_of(name: str) -> list[str] | None:
    """A command line as a program with its arguments; None for MODULE:NAME. Raises `PlackyError`.

    >>> command_of("node engine.mjs --quick"), command_of("chess.table:Table")
    (['node', 'engine.mjs', '--quick'], None)
    """
    if re.fullmatch(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*", name):
        return None
    try:
        words = shlex.split(name)
    except ValueError as error:
        raise PlackyError(f"--engine {name}: {error}; {OR_COMMAND}") from None
    if not words or not shutil.which(words[0]):
        raise PlackyError(f"--engine {name}: there is no program {words[0] if words else ''!r} to run; {OR_COMMAND}")
    return words


@cache
def engine_named(name: str) -> Any:
    """The callable behind `--engine`, looked at once. Raises `PlackyError`."""
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # an engine under test usually stands where the command is given
    try:
        maker = getattr(import_module(module), attribute)
        made = maker()
        lacking = [call for call in CALLS if not callable(getattr(made, call, None))]
    except SystemExit as error:
        raise PlackyError(f"--engine {name}: it ends the process: {error!r}; {ALLOWED}") from error
    except Exception as error:
        raise PlackyError(f"--engine {name}: {error}; {ALLOWED}") from error
    if lacking:
        raise PlackyError(
            f"--engine {name}: what it gives has no {', '.join(lacking)}; a Table has: {', '.join(CALLS)}"
        )
    return maker


def check_engine(_tell: Callable[..., None], name: str) -> None:
    """In a worker: raise `PlackyError` if there is no such callable."""
    assert worker.here is not None  # noqa: S101 - this is a worker
    with worker.here.asking("a table", worker.BEGINNING):
        engine_named(name)


def maker_of(name: str | None, book: Rulebook) -> Callable[[], Any]:
    """What makes a table for each scenario: ours, a callable's, or the one table of a process."""
    if name is None:
        return book.table
    if command_of(name) is None:
        maker: Callable[[], Any] = engine_named(name)
        return maker
    return lambda: _again(process_of(name, book))


def _again(table: ProcessTable) -> ProcessTable:
    """The same table. Raises `EngineErrored` where its process has been started anew too often."""
    if table.starts > RESTARTS and table.ended:
        raise EngineErrored(NOT_ASKED)
    return table


NOT_ASKED = (
    f"not asked: its process has been started anew {RESTARTS} times, and has ended, hung or talked nonsense again"
)
_processes: dict[tuple[str, str], ProcessTable] = {}


def process_of(name: str, book: Rulebook) -> ProcessTable:
    """The process behind a command, which goes through all scenarios of a rulebook."""
    if (name, book.name) not in _processes:
        limit = worker.here.limit if worker.here else worker.LIMIT
        _processes[name, book.name] = ProcessTable(
            command_of(name) or [], book.name, load(book.engine), limit=limit, stderr=candidate.stderr,
            suite=candidate.suite,
        )  # fmt: skip
    return _processes[name, book.name]


def close_all() -> None:
    """Let every process leave."""
    while _processes:
        _processes.popitem()[1].stop()
