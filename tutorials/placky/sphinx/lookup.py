"""What the drawer of an exercise loads once somebody opens it: what a game's rules say, and its quick reference.

They are scripts of plain data, because a page opened from a file may load nothing else.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from placky.sphinx.book import is_book
from placky.sphinx.domain.asked import Asked
from placky.writing import write_file

SHEET = "quick-reference"
"""What the page is called, in a game's folder, that the drawer shows as its quick reference."""


def write_rules(app: Sphinx, games: Iterable[Asked]) -> None:
    """The rules and rulings of each game in sentences, with the addresses of their pages."""
    for game, title, samples, words, entries, common in games:
        told = [[app.builder.get_target_uri(page), *rest] for page, *rest in entries]
        _write(app, game, [game, title, samples, words, told, common])
        if f"{game}/{SHEET}" not in app.env.found_docs:
            _file(app, f"{game}-sheet").unlink(missing_ok=True)


def _sheet(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None) -> None:
    """A quick reference, as it comes to be written."""
    game, _, name = page.partition("/")
    if name == SHEET and app.builder.format == "html" and not is_book(app):
        _write(app, f"{game}-sheet", {"page": app.builder.get_target_uri(page), "html": context["body"]})


def _write(app: Sphinx, name: str, data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    write_file(_file(app, name), f'placky.drawer.take("{name}",{text});\n')


def _file(app: Sphinx, name: str) -> Path:
    return Path(app.outdir) / "_static" / "lookup" / f"{name}.js"


def setup(app: Sphinx) -> dict[str, Any]:
    """Register it."""
    app.connect("html-page-context", _sheet)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
