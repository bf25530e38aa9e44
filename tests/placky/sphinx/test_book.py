"""Pages as an EPUB: a strict build, and a file that holds what its pages show and nothing else."""

import io
import re
import shutil
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple
from urllib.parse import unquote, urldefrag
from xml.etree import ElementTree as ET
from zipfile import ZIP_STORED, ZipFile

import pytest
from sphinx.cmd.build import build_main
from tests.placky.desk import CAUGHT, DODGED, GAME, Desk, at_desk, feature

from placky.sphinx.book import on_paper

LOG = Path(__file__).parents[3] / "docs" / "takkure" / "match.json"
SETTINGS = """
project = "small"
version = copyright = "1"
html_extra_path = ["robots.txt"]
html_baseurl = "https://example.org/"
epub_theme = "placky-book"
epub_show_urls = "no"
epub_use_index = False
epub_tocscope = "includehidden"
epub_exclude_files = ["404.xhtml"]
"""
PAGES = {
    "exercises/90_tryout": "# A try-out\n\n```{exercise} 90_tryout\n```\n",
    "rule": "# Runs\n\n```{rule} 1.01\n```\n",
    "course": "# The course\n\n```{course}\n90 | Try-out | Words.\n```\n",
    "match": "# A match\n\nWatch.\n\n```{container} js\nPress Play.\n```\n\n```{match} match.json\n```\n",
}
HTML = "{http://www.w3.org/1999/xhtml}"
ITEM = "{http://www.idpf.org/2007/opf}item"
LISTED_NOWHERE = {"mimetype", "META-INF/container.xml", "content.opf"}


class Book(NamedTuple):
    """A book as a reader opens it: its files, and of each that is listed its type and properties."""

    files: dict[str, str]
    listed: dict[str, tuple[str, str]]

    @property
    def pages(self) -> dict[str, ET.Element]:
        """Every page as XML."""
        found = {name: text for name, text in self.files.items() if name.endswith(".xhtml")}
        return {name: ET.fromstring(text) for name, text in found.items()}  # noqa: S314 - we made it

    def words(self, page: str) -> str:
        """What a reader without any style sheet reads."""
        body = self.pages[f"{GAME}/{page}.xhtml"].find(f"{HTML}body")
        assert body is not None
        return " ".join("".join(body.itertext()).split())


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Book]:
    """A project with an exercise, a rule, cards and a match, made into a book twice: what lies there counts, too."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk:
        desk.write(feature(DODGED, CAUGHT))
        desk.write(feature(DODGED), "rules/activation.feature")
        (desk.docs / GAME / "exercises").mkdir(parents=True)
        docs = desk.pages(**PAGES)
        (docs / "conf.py").write_text((docs / "conf.py").read_text(encoding="utf-8") + SETTINGS, encoding="utf-8")
        (docs / "404.md").write_text("---\norphan: true\n---\n# Not here\n", encoding="utf-8")
        (docs / "robots.txt").write_text("User-agent: *\n", encoding="utf-8")
        shutil.copy(LOG, docs / GAME / "match.json")
        assert desk.placky("record", "--docs", str(docs)) == 0
        out = made(desk)
        for name in ("old.xhtml", "_images/old.svg", "_static/old.css", "old.txt"):
            (out / name).write_text("<old/>", encoding="utf-8")
        yield opened(made(desk) / "small.epub")


def made(desk: Desk) -> Path:
    """Build the book; every warning is an error."""
    out, said = desk.docs / "_build" / "epub", io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()):
        trees = str(desk.docs / "_build" / "trees")
        code = build_main(["-b", "epub", "-q", "-W", "--no-color", "-d", trees, str(desk.docs), str(out)])
    assert code == 0, said.getvalue()
    return out


def opened(path: Path) -> Book:
    """Read the file."""
    with ZipFile(path) as packed:
        first = packed.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", ZIP_STORED)
        files = {name: packed.read(name).decode("utf-8") for name in packed.namelist()}
    contents = ET.fromstring(files["content.opf"])  # noqa: S314 - we made it
    items = [item.attrib for item in contents.iter(ITEM)]
    return Book(files, {unquote(item["href"]): (item["media-type"], item.get("properties", "")) for item in items})


def test_all_that_is_listed_is_there_and_all_that_is_there_is_listed(book: Book) -> None:
    assert set(book.files) - LISTED_NOWHERE == set(book.listed)
    kinds = {"application/xhtml+xml", "application/x-dtbncx+xml", "image/svg+xml", "text/css"}
    assert {kind for kind, _ in book.listed.values()} == kinds
    assert {name for name in book.listed if name.endswith(".css")} == {"_static/book.css", "_static/pygments.css"}
    pages = [name for name in book.files if not name.startswith("_images/")]  # pictures are called by their digests
    assert not [name for name in pages if "404" in name or "old" in name]


def test_the_table_of_contents_leads_to_every_page(book: Book) -> None:
    shown = {link.get("href") for link in book.pages["nav.xhtml"].iter(f"{HTML}a")}
    assert shown >= set(book.pages) - {"nav.xhtml"}


def test_pages_and_pictures_are_xml(book: Book) -> None:
    assert set(book.pages) >= {f"{GAME}/{name}.xhtml" for name in PAGES}
    pictures = [text for name, text in book.files.items() if name.endswith(".svg")]
    assert len(pictures) > 10
    for text in pictures:
        ET.fromstring(text)  # noqa: S314 - we made it
        assert "var(" not in text


def test_every_link_and_picture_is_alive(book: Book) -> None:
    ids = {name: {e.get("id") for e in page.iter()} for name, page in book.pages.items()}
    count = 0
    for name, page in book.pages.items():
        for element in page.iter():
            target = element.get("href") or element.get("src") or ""
            if not target or re.match(r"https?:", target):
                continue
            path, place = urldefrag(target)
            file = normpath(join(dirname(name), unquote(path))) if path else name
            assert file in book.files, (name, target)
            assert not place or unquote(place) in ids[file], (name, target)
            count += 1
    assert count > 300


def test_pages_with_drawings_say_so_to_the_reader(book: Book) -> None:
    drawn = {name for name in book.pages if "<svg" in book.files[name]}
    assert {name for name, (_, properties) in book.listed.items() if "svg" in properties} == drawn
    assert drawn == {f"{GAME}/{name}.xhtml" for name in ("exercises/90_tryout", "rule", "match")}


def test_style_sheets_are_plain_and_name_nothing_that_is_missing(book: Book) -> None:
    for name in ("_static/book.css", "_static/pygments.css"):
        css = book.files[name]
        assert "url(" not in css
        assert "@import" not in css
        assert not re.search(r"{[^}]*{", css)  # no rules inside rules


def test_there_is_no_script(book: Book) -> None:
    for name, page in book.pages.items():
        assert not list(page.iter(f"{HTML}script")), name
        assert not [e.tag for e in page.iter() if any(key.startswith("on") for key in e.attrib)], name


def test_nobody_is_told_to_press_what_is_not_there(book: Book) -> None:
    assert "Press Play" not in book.words("match")
    assert "Watch." in book.words("match")


def test_who_is_who_is_told_without_the_board_for_the_script(book: Book) -> None:
    assert 'class="legend"' in book.files[f"{GAME}/exercises/90_tryout.xhtml"]
    assert "pk-sheet" not in book.files[f"{GAME}/exercises/90_tryout.xhtml"]


def test_words_stand_apart_without_a_style_sheet(book: Book) -> None:
    assert "90 Try-out" in book.words("course")
    heads = ["".join(head.itertext()) for head in book.pages[f"{GAME}/exercises/90_tryout.xhtml"].iter(f"{HTML}h3")]
    assert re.match(r"1 \w", heads[0])
    assert re.match(r"2 \w", heads[1])


def test_pages_say_their_language(book: Book) -> None:
    assert {page.get("lang") for page in book.pages.values()} == {"en"}


def test_a_picture_says_nothing_that_books_do_not_know() -> None:
    assert on_paper('<svg hidden="hidden"><text paint-order="stroke">A</text></svg>') == (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">'
        '<text style="paint-order:stroke">A</text></svg>'
    )
