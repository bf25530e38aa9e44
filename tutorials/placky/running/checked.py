"""Rulebooks without a fault, noted in a folder for the next process, so that it need not import an engine to look."""

from pathlib import Path

from placky.errors import PlackyError
from placky.reading import listed
from placky.rulebook import Rulebook
from placky.rulebooks import code_digest
from placky.writing import write_cache


def unchanged(book: Rulebook, folder: Path) -> bool:
    """Was this rulebook noted, and is everything that a check of it reads the same?"""
    try:
        return _file(folder, book).read_text(encoding="utf-8") == _digest(book)
    except (OSError, PlackyError, ValueError):
        return False


def note(book: Rulebook, folder: Path) -> None:
    """Note a rulebook in which nothing is wrong."""
    write_cache(_file(folder, book), _digest(book))


def _file(folder: Path, book: Rulebook) -> Path:
    return folder / f"{book.name}.checked"


def _digest(book: Rulebook) -> str:
    """Of its code, data and features, and of placky's own code."""
    return code_digest(book, *(path for inner in listed(book.features, "") for path in listed(inner, ".feature")))
