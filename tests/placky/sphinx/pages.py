"""Building a desk's pages with Sphinx alone, and reading what came out."""

import io
from contextlib import redirect_stderr, redirect_stdout
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from sphinx.cmd.build import build_main
from tests.placky.desk import Desk

from placky import rulebooks

VOID = frozenset(("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"))


class Built(NamedTuple):
    """What became of a build: its exit code, its warnings, its pages."""

    code: int
    warnings: list[str]
    out: Path

    def page(self, name: str) -> str:
        """The source of a page."""
        return (self.out / f"{name}.html").read_text(encoding="utf-8")


def build(desk: Desk, *options: str) -> Built:
    """Sphinx, without placky recording first. Warnings are errors."""
    rulebooks.content_digest.cache_clear()
    out, said = desk.docs / "_build" / "html", io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()):
        code = build_main(
            [
                "-b",
                "html",
                "-q",
                "-W",
                "--color" if "--color" in options else "--no-color",
                *options,
                "-d",
                str(desk.docs / "_build" / "doctrees"),
                str(desk.docs),
                str(out),
            ]
        )
    return Built(code, [line for line in said.getvalue().splitlines() if line.strip()], out)


class Element(NamedTuple):
    """One element of a page: its name, its attributes, and the text right inside it."""

    name: str
    attributes: dict[str, str | None]
    text: list[str]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs), [])
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop().name != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.open:
            self.open[-1].text.append(data)


def elements(source: str) -> list[Element]:
    """Every element of a page, as a browser without scripts would find them."""
    reader = _Reader()
    reader.feed(source)
    reader.close()
    return reader.elements
