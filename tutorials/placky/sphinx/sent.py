"""What browsers get of the theme: style sheets and scripts, joined from their parts, without comments and blanks.

People write small parts, and a page asks for few files. `sent.toml` in the theme says what is joined from what. A site
with the theme alone lists this module among its extensions.

Style sheets ask for widths by the names of three breakpoints, as in `@media (--narrow)`. A draft of CSS has such names
(`@custom-media`, in `tokens.css`), and no browser yet: they are replaced here.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rcssmin import cssmin
from rjsmin import jsmin
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.locale import _ as of_sphinx

from placky.sentences import say, spoken
from placky.sentences.scripts import in_words
from placky.sphinx.book import is_book
from placky.writing import write_file

THEME = Path(__file__).parent / "theme"

_BREAKPOINT = re.compile(r"@custom-media (--[\w-]+) (\([^;]+\));\n")
_QUERY = re.compile(r"@(?:media|container)\b[^{;]*")


@cache
def breakpoints() -> dict[str, str]:
    """The widths for which pages are laid out: name -> what a query says instead."""
    return dict(_BREAKPOINT.findall((THEME / "styles" / "tokens.css").read_text(encoding="utf-8")))


def with_widths(text: str) -> str:
    """A style sheet with widths in place of their names."""

    def asked(query: re.Match[str]) -> str:
        return re.sub(r"\((--[\w-]+)\)", lambda name: breakpoints()[name[1]], query[0])

    return _QUERY.sub(asked, _BREAKPOINT.sub("", text))


_INSIDE = re.compile(r"(?<=[\w)\]]) :(?=[a-z])")
"""A pseudo-class of whatever is inside something. rcssmin knows neither rules in rules nor `@container`, and takes the
blank there for one before a value. With a star in it the selector says the same."""


def _light_style(text: str) -> str:
    return str(cssmin(_INSIDE.sub(" *:", with_widths(text))))


_STRICT = re.compile(r'(?m)^"use strict";\n')


def _light_script(text: str) -> str:
    """In the language of the pages. Each part says that it is strict, and for all of them the first one does."""
    first, *rest = _STRICT.split(text)
    return str(jsmin(in_words(f'"use strict";{first}{"".join(rest)}' if rest else first)))


_KINDS: dict[str, tuple[str, Callable[[str], str]]] = {
    "styles": ("css", _light_style),
    "scripts": ("js", _light_script),
}
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


def said(sentence: str, **values: Any) -> str:
    """A sentence of a template, in the language of the pages; what our catalogue lacks Sphinx may have, as `Search`."""
    text = spoken(sentence, values)
    return say.filled(str(of_sphinx(sentence)) if text == sentence else text, values)


def _speak(_: Sphinx, __: str, ___: str, context: dict[str, Any], ____: Any) -> None:
    """Give templates `say`."""
    context["say"] = said


def setup(app: Sphinx) -> dict[str, Any]:
    """Register it."""
    app.connect("html-page-context", _speak)
    app.connect("write-started", _send)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
