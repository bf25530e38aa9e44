"""What browsers get of the theme: style sheets and scripts, joined from their parts, without comments and blanks.

People write small parts, and a page asks for few files. `sent.toml` in the theme says what is joined from what. A site
with the theme alone lists this module among its extensions.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rcssmin import cssmin
from rjsmin import jsmin
from sphinx.application import Sphinx
from sphinx.builders import Builder

from placky.sphinx.book import is_book
from placky.writing import write_file

THEME = Path(__file__).parent / "theme"

_KINDS: dict[str, tuple[str, Callable[[str], str]]] = {"styles": ("css", cssmin), "scripts": ("js", jsmin)}
"""Folder of parts -> their suffix, and what makes them lighter."""


def sent() -> Iterator[tuple[str, str]]:
    """Every file that is sent, by its name, with its text."""
    files = tomllib.loads((THEME / "sent.toml").read_text(encoding="utf-8"))
    for kind, (suffix, lighter) in _KINDS.items():
        for name, parts in files[kind].items():
            texts = [(THEME / kind / f"{part}.{suffix}").read_text(encoding="utf-8") for part in parts]
            yield name, lighter("\n".join(texts))


def _send(app: Sphinx, _: Builder) -> None:
    """Before pages are written, as they carry digests of their style sheets."""
    if app.builder.format == "html" and not is_book(app):
        for name, text in sent():
            write_file(Path(app.outdir) / "_static" / name, text)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register it."""
    app.connect("write-started", _send)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
