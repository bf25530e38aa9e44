"""The drills that pages show: chosen for each chapter, and made once, until something of what makes them changes."""

import hashlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

from placky.drills.drill import Drill
from placky.drills.made import drills
from placky.errors import BadRecording
from placky.reading import read_file
from placky.recording.drills import Kept, about, keep
from placky.rulebook import Rulebook
from placky.rulebooks import engine_digest, features, index, sources

__all__ = ["ON_PAGE", "is_fresh", "make"]

Plain = Mapping[str, Any]
ON_PAGE = 420
"""So many of a chapter: with them, a page weighs less than 60 kB, compressed."""
PLAYED = 6_000
"""So many decisions and rolls are played for them: some twenty seconds for a game of many rules."""
MADE_BY = (
    "drills",
    "exploring",
    "phrasing",
    "storyboard/odds.py",
    "storyboard/worth.py",
    "chances.py",
    "refusals.py",
    "words.py",
)
"""The parts of placky that have a share in a drill, beside the engine, the rulebook and its features."""


def make(path: Path, book: Rulebook) -> None:
    """Make the drills of a game's pages and keep them. Raises `PlackyError` where nobody can propose moves."""
    keep(path, _about(book), _chosen(book))


def is_fresh(path: Path, book: Rulebook) -> bool:
    """Would the same drills be made again?"""
    try:
        return about(path) == _about(book)
    except BadRecording:
        return False


def _about(book: Rulebook) -> Plain:
    """What drills are of, and a digest of all that has a share in them."""
    folder, home = (Path(str(sys.modules[name].__file__)).parent for name in ("placky", book.__module__))
    parts = [folder / part for part in MADE_BY]
    ours = [path for part in parts for path in (part.rglob("*.py") if part.is_dir() else (part,))]
    theirs = [path for path in sources(book) if folder not in path.parents or home in path.parents]
    digest = hashlib.sha256()
    for path in [*sorted(ours), *theirs]:
        digest.update(read_file(path).replace(b"\r\n", b"\n"))
    for feature in features(book):
        digest.update(feature.digest.encode())
    engine = engine_digest(book.engine, book.features / "steps")
    return {"game": book.name, "engine": engine, "made": digest.hexdigest()[:16]}


def _chosen(book: Rulebook) -> Iterator[Kept]:
    """The drills of each chapter: one of each rule and kind, then a second one, until there are enough."""
    chapters: dict[int, dict[tuple[str, str], list[Drill]]] = {}
    for drill in drills(book, answers=PLAYED):
        if rule := index(book).rules.get(drill.rule):
            chapters.setdefault(rule.chapter, {}).setdefault((drill.rule, drill.kind), []).append(drill)
    for chapter, kinds in sorted(chapters.items()):
        turns = (drill for turn in zip_longest(*kinds.values()) for drill in turn if drill)
        yield from (_kept(book, chapter, drill) for drill in islice(turns, ON_PAGE))


def _kept(book: Rulebook, chapter: int, drill: Drill) -> Kept:
    table = book.table()
    table.set_up(drill.position)
    for move in drill.moves:
        table.put(move)
    answers = [asdict(answer) for answer in drill.answers]
    return Kept(
        drill.id, chapter, drill.rule, drill.kind, drill.question, drill.asks, answers, drill.reason, table.state()
    )
