"""A report on results of exams as one HTML file, with what ours plays recorded beside it."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from placky.errors import PlackyError
from placky.reading import read_file
from placky.rulebook import Rulebook
from placky.sphinx.builder.single import alone, inlined, literal, made
from placky.writing import write_file

RESULTS = "_results"


def report_page(files: Sequence[Path], books: Sequence[Rulebook], recordings: Path, site: str) -> str:
    """The page of these results, whose games are those of the `books`.

    `recordings`: what ours has played of each feature in which something has fallen; of others none is needed. `site`:
    the address of a site to whose rules and exercises links lead; empty for none. Raises `PlackyError`.
    """
    title = f"Engines at the table: {', '.join(book.title for book in books)}"
    with tempfile.TemporaryDirectory(prefix="placky-") as place:
        source, out = alone(Path(place))
        for n, file in enumerate(files):
            write_file(source / RESULTS / f"{n:03}.json", read_file(file))
        parts = [f"```{{report}} /{RESULTS}/*.json\n:rulebook: {book.name}\n```\n" for book in books]
        if len(books) > 1:
            parts = [f"## {literal(book.title)}\n\n{part}" for book, part in zip(books, parts, strict=True)]
        write_file(source / "index.md", "---\nlayout: wide\n---\n\n" + "\n".join([f"# {literal(title)}\n", *parts]))
        told = made(
            source, out, title, placky_recordings=str(recordings), placky_rulebooks=[book.name for book in books],
            placky_site=site, suppress_warnings=["placky.recording"], exclude_patterns=[RESULTS, "templates"],
        )  # fmt: skip
        if told:
            raise PlackyError(f"the page cannot be made: {told[0]}")
        return inlined(out / "index.html")
