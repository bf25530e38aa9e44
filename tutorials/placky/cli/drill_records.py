"""Making the drills that pages show: of each game with a `{drills}` on a page, where that has not been done."""

import re
from pathlib import Path

from placky.console import progress
from placky.drills.kept import is_fresh, make
from placky.errors import PlackyError
from placky.reading import read_file
from placky.recording.drills import FOLDER, drills_path
from placky.rulebook import Rulebook
from placky.rulebooks import at_home

_NAMED = re.compile(rb"^\s*[`~:]{3,}\{drills\}", re.MULTILINE)


def record_drills(docs: Path, recordings: Path, built: str) -> int:
    """Make what has changed of the drills on these pages, and forget the others. Returns of how many games that was.

    `built` is the folder below `docs` that holds no pages of an author's. Raises `PlackyError` for a game of which
    nobody proposes moves.
    """
    books = [book for book in at_home(docs) if _shows(docs, book, built)]
    known = {drills_path(recordings, book.name): book for book in books}
    for old in set((recordings / FOLDER).glob("*.jsonl")) - {*known}:
        old.unlink()
    todo = {path: book for path, book in known.items() if not is_fresh(path, book)}
    if todo:
        with progress(f"Drilling {len(todo)} game{'s' * (len(todo) > 1)}") as steps:
            steps.total(len(todo))
            for path, book in todo.items():
                make(path, book)
                steps.step(book.title)
    return len(todo)


def _shows(docs: Path, book: Rulebook, built: str) -> bool:
    """Has a page of a game drills? Its pages are those of its folder, or all of them where it has none."""
    own = docs / book.name
    pages = own if own.is_dir() else docs
    return any(
        _NAMED.search(_read(page)) for page in sorted(pages.rglob("*.md")) if page.relative_to(docs).parts[0] != built
    )


def _read(path: Path) -> bytes:
    """What is in a page; nothing if it cannot be read, of which Sphinx tells."""
    try:
        return read_file(path)
    except PlackyError:
        return b""
