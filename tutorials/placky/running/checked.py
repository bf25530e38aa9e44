"""Rulebooks without a fault, noted in a folder for the next process, so that it need not import an engine to look."""

import hashlib
import os
from pathlib import Path

import placky
from placky.errors import PlackyError
from placky.reading import listed, read_file
from placky.rulebook import Rulebook
from placky.rulebooks import engine_digest, sources
from placky.writing import write_cache


def unchanged(book: Rulebook, docs: Path, folder: Path) -> bool:
    """Was this rulebook noted, and is everything that a check of it reads the same?"""
    try:
        return _file(folder, book).read_text(encoding="utf-8") == _digest(book, docs)
    except (OSError, PlackyError, ValueError):
        return False


def note(book: Rulebook, docs: Path, folder: Path) -> None:
    """Note a rulebook in which nothing is wrong."""
    write_cache(_file(folder, book), _digest(book, docs))


def _file(folder: Path, book: Rulebook) -> Path:
    return folder / f"{book.name}.checked"


def _digest(book: Rulebook, docs: Path) -> str:
    """Of its code, data and features, of placky's own code, and of which rules have a page."""
    own = Path(str(placky.__file__)).parent
    code = {*sources(book), *(path for path in own.rglob("*.py") if "_features" not in path.parts)}
    features = [path for inner in listed(book.features, "") for path in listed(inner, ".feature")]
    pages = sorted(path.name for path in (docs / book.name / "rules").glob("*.md"))
    found = hashlib.sha256(repr((engine_digest(book.engine, book.features / "steps"), pages)).encode())
    for path in (*sorted(code), *features):
        found.update(hashlib.sha256(os.fsencode(path) + b"\n" + read_file(path)).digest())
    return found.hexdigest()
