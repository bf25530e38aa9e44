"""Making the drills that pages show: of each game with a `{drills}` on a page, where that has not been done."""

import re
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from multiprocessing.connection import wait
from pathlib import Path

from placky.console import Steps, progress
from placky.drills.kept import is_fresh, make
from placky.errors import PlackyError
from placky.faults import fault_of
from placky.reading import read_file
from placky.recording.drills import FOLDER, drills_path
from placky.rulebook import Rulebook
from placky.rulebooks import at_home, rulebook
from placky.worker import ENDED, TICK, Died, Worker

_NAMED = re.compile(rb"^\s*[`~:]{3,}\{drills\}", re.MULTILINE)


def record_drills(docs: Path, recordings: Path, built: str, jobs: int = 1) -> int:
    """Make what has changed of the drills on these pages, and forget the others. Returns of how many games that was.

    `built` is the folder below `docs` that holds no pages of an author's; up to `jobs` games are drilled at once, each
    in a process of its own. Raises `PlackyError` for a game of which nobody proposes moves, or whose engine ends.
    """
    books = [book for book in at_home(docs) if _shows(docs, book, built)]
    known = {drills_path(recordings, book.name): book for book in books}
    for old in set((recordings / FOLDER).glob("*.jsonl")) - {*known}:
        old.unlink()
    todo = {path: book for path, book in known.items() if not is_fresh(path, book)}
    if todo:
        with progress(f"Drilling {len(todo)} game{'s' * (len(todo) > 1)}") as steps:
            steps.total(len(todo))
            _make_all(todo, steps, jobs)
    return len(todo)


def _make_all(todo: Mapping[Path, Rulebook], steps: Steps, jobs: int) -> None:
    """Make the drills of each game, so many at once. Where one cannot be made, the others that are at work end too."""
    left, at_work = deque(todo.items()), dict[Worker, Rulebook]()
    with ExitStack() as ends:
        while left or at_work:
            while left and len(at_work) < jobs:
                path, book = left.popleft()
                at_work[ends.enter_context(Worker(_make, path, book.name))] = book
            wait([worker.pipe for worker in at_work], TICK)
            for worker, book in [*at_work.items()]:
                try:
                    ended = worker.next(0) == ENDED
                except Died as died:
                    raise PlackyError(f"drills of {book.name}: {died}") from died
                if ended:
                    del at_work[worker]
                    steps.step(book.title)


def _make(_: Callable[..., None], path: Path, game: str) -> None:
    """In a worker: make the drills of a game. Raises `PlackyError`, with the place, where engine or words break."""
    book = rulebook(game)
    try:
        make(path, book)
    except Exception as error:
        if isinstance(error, PlackyError):
            raise
        fault = fault_of(error, book=book)
        raise PlackyError(f"drills of {game}: {fault}; placky check --rulebook {game} says more") from error


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
