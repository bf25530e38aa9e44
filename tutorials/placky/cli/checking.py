"""`placky check`: the scenarios are run, everything is looked at, and each finding is a line."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from placky.checking import LACKING, WRONG, Found, Project, findings
from placky.console import progress
from placky.errors import PlackyError
from placky.rulebook import Rulebook
from placky.running import listed, out_of_date, wanted
from placky.running.sessions import run_scenarios
from placky.scenarios.notes import notes
from placky.streams import echo

MOST = 40
"""So many lines of a kind are said; of more, only how many there are."""


def check(options: argparse.Namespace, built: str) -> int:
    """Exit code 1 where something is wrong; what is only lacking is 0. `built`: the folder of builds below the docs."""
    docs: Path | None = (
        options.docs if any((options.docs / name).is_file() for name in ("conf.py", "index.md")) else None
    )
    wrong = False
    for book in wanted(options.rulebook, options.docs):
        with _recordings(docs, built) as folder:
            project = Project(book, docs, folder, _run(book, folder, options.timeout), options.answers)
            with progress(f"Checking {book.title}"):
                found = findings(project, options.timeout)
        wrong |= _told(book, found)
    return int(wrong)


@contextmanager
def _recordings(docs: Path | None, built: str) -> Iterator[Path]:
    """Where scenarios are recorded: with those of the pages, so that only what has changed runs again."""
    if docs is None:
        with TemporaryDirectory() as made:
            yield Path(made)
    else:
        yield docs.resolve() / built / "recordings"


def _run(book: Rulebook, folder: Path, limit: float) -> Sequence[str]:
    """Record the scenarios that have changed. Returns what fails; features with faults are told of by a check."""
    try:
        with notes.under(folder.with_name("features")) if folder.is_dir() else nullcontext():
            todo = out_of_date([book], folder)
        if not todo:
            return ()
        with progress(f"Recording {listed(todo)}") as steps:
            return tuple(run_scenarios([book], steps, todo, record=folder, limit=limit).failures)
    except PlackyError as error:
        return () if hasattr(error, "faults") else (str(error),)


def _told(book: Rulebook, found: Sequence[Found]) -> bool:
    """Say what was found, by kind. Returns whether anything is wrong."""
    lines = {kind: [str(finding) for one, finding in found if one == kind] for kind in (WRONG, LACKING)}
    for kind, said in lines.items():
        if said:
            echo(f"{kind}:")
        for line in said[:MOST]:
            echo(f"  {line}")
        if said[MOST:]:
            echo(f"  and {len(said) - MOST} more")
    wrong, lacking = (_counted(len(said)) for said in lines.values())
    echo(f"{book.title}: {wrong} wrong, {lacking} lacking next")
    return bool(lines[WRONG])


def _counted(number: int) -> str:
    return f"{number} things are" if number > 1 else "one thing is" if number else "nothing is"
