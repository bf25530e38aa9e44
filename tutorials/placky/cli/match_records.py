"""Recording the matches that pages show: each log named by `{match}` is played again where that has not been done."""

import re
from collections.abc import Iterator
from pathlib import Path

from placky.console import progress
from placky.errors import BadRecording, PlackyError, shown
from placky.faults import fault_of
from placky.matches.play import load, taken
from placky.matches.recording import FOLDER, head, keep, keep_fault, match_path
from placky.reading import read_file
from placky.rulebook import playable
from placky.rulebooks import engine_digest, rulebook

_NAMED = re.compile(r"^\s*[`~:]{3,}\{match\}[ \t]+(\S.*?)[ \t]*$", re.MULTILINE)


def record_matches(docs: Path, recordings: Path, built: str) -> int:
    """Record what has changed of the matches on these pages, and forget the others. Returns how many that were.

    `built` is the folder below `docs` that holds no pages of an author's.
    """
    known: set[Path] = set()
    todo: dict[Path, Path] = {}
    for log, content in _logs(docs, built):
        path = match_path(recordings, content)
        known.add(path)
        if not _fresh(path):
            todo[path] = log
    for old in set((recordings / FOLDER).glob("*.jsonl")) - known:
        old.unlink()
    if todo:
        with progress(f"Recording {len(todo)} game{'s' * (len(todo) > 1)}") as steps:
            steps.total(len(todo))
            for path, log in todo.items():
                record_match(path, log)
                steps.step(shown(log))
    return len(todo)


def record_match(path: Path, log: Path) -> None:
    """Play a log again and keep what it comes to, or why it does not replay."""
    game = engine = ""
    try:
        book, played = load(log)
        game, engine = book.name, engine_digest(book)
        playable(book)
        keep(path, game, engine, taken(book, played, shown(log)))
    except PlackyError as error:
        keep_fault(path, game, engine, str(error))
    except Exception as error:  # noqa: BLE001 - an engine may raise anything
        keep_fault(path, game, engine, f"{shown(log)}: {fault_of(error, 'the engine breaks', rulebook(game))}")


def _logs(docs: Path, built: str) -> Iterator[tuple[Path, bytes]]:
    """The logs that pages name, with what is in them; of those that cannot be read, the page says so."""
    for page in sorted(docs.rglob("*.md")):
        if page.relative_to(docs).parts[0] != built:
            for name in _NAMED.findall(_read(page).decode(errors="replace")):
                log = docs / name.lstrip("/") if name.startswith("/") else page.parent / name
                if content := _read(log):
                    yield log, content


def _read(path: Path) -> bytes:
    """What is in a file; nothing if it cannot be read."""
    try:
        return read_file(path)
    except PlackyError:
        return b""


def _fresh(path: Path) -> bool:
    """Has the engine of today recorded this? What does not replay is tried again each time."""
    try:
        first = head(path)
        book = rulebook(first["game"])
    except (BadRecording, PlackyError):
        return False
    return "fault" not in first and first["engine"] == engine_digest(book)
