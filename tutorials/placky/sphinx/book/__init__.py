"""The pages as an EPUB: what its readers cannot have is left out, and pictures take the colours of paper.

A reader of books runs no scripts and may know neither variables nor themes. So boards and drawings come with plain
colours, and the board for the script is not there at all. Many set a page in a style of their own, so nothing may be
kept apart by the style sheet alone.
"""

import re
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from placky.diagrams.palette import PALETTE
from placky.sphinx.book.binding import BookBuilder
from placky.sphinx.domain.rule_links import rule_link
from placky.sphinx.nodes import board_image, bubble, drawing, element, panel_number, walk_data, warn_of_gone
from placky.writing import write_file

THEME = Path(__file__).parent / "theme"
FOLDER = "_images"
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_TINT = re.compile(r"--pk-([a-z-]+):(?:light-dark\(([^,]+),[^)]*\)|([^;]+));")
_HEAD = 'xmlns="http://www.w3.org/2000/svg"'
_HIDDEN = 'width="0" height="0" style="position:absolute"'
"""Out of sight. An SVG of a book may not say `hidden`, and one that is not displayed lends its shapes to nobody."""
_ORDER = re.compile(r' paint-order="([a-z]+)"')
"""It is younger than the SVG of books, which has it in styles alone."""
_IN_LINE = frozenset({"a", "abbr", "b", "small", "span", "strong"})


def is_book(app: Sphinx) -> bool:
    """Is a book being made, and not a site?"""
    return bool(app.builder.name == "epub")


def on_paper(svg: str) -> str:
    """A picture as it is by day, its colours written out; one from the inside of a page becomes a whole SVG.

    >>> on_paper('<svg viewBox="0 0 1 1"><path fill="var(--pk-page)"/></svg>')
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#efecf8"/></svg>'
    """
    colours = {name: tint.paper for name, tint in PALETTE.items()}
    for style in _STYLE.findall(svg):
        colours |= {name: day or plain for name, day, plain in _TINT.findall(style)}
    flat = re.sub(r"var\(--pk-([a-z-]+)\)", lambda match: colours.get(match[1], "currentColor"), _STYLE.sub("", svg))
    plain = _ORDER.sub(r' style="paint-order:\1"', flat.replace(' hidden="hidden"', f" {_HIDDEN}"))
    return re.sub(r"<svg (?![^>]*xmlns=)", f"<svg {_HEAD} ", plain)


def _resolved(app: Sphinx, doctree: nodes.document, _: str) -> None:
    if not is_book(app):
        return
    _leave_out(doctree)
    for node in list(doctree.findall(element)):
        if "-" in node["tag"]:  # an element that only a script knows
            node["tag"] = "div"
            for name in ("data-exercise", "data-of"):
                node["attributes"].pop(name, None)
    for number in list(doctree.findall(panel_number)):
        _number(number)
    for said in doctree.findall(bubble):
        said["placky"], said["tail"] = on_paper(said["placky"]), on_paper(said["tail"])
    for picture in doctree.findall(drawing):
        picture["svg"] = on_paper(picture["svg"])
    for board in list(doctree.findall(board_image)):
        board.replace_self(_printed(app, board))
    for node in list(doctree.findall(nodes.TextElement)):
        _part(node)


def _leave_out(doctree: nodes.document) -> None:
    """What only a script needs goes; who is who stands below the board for the script, and stays."""
    for node in [*doctree.findall(element), *doctree.findall(nodes.container)]:
        if "js" in _classes(node):
            at = node.parent.index(node)
            node.parent[at : at + 1] = [one for one in node.findall(element) if "legend" in _classes(one)]
    for data in list(doctree.findall(walk_data)):
        data.parent.remove(data)


def _classes(node: nodes.Element) -> list[str]:
    return node["attributes"].get("class", "").split() if isinstance(node, element) else list(node["classes"])


def _number(node: panel_number) -> None:
    """The number of a panel stands in its title, where no layout is needed to see what it counts."""
    title = node.parent[0]
    node.parent.remove(node)
    if node["number"]:
        title.insert(0, [node, nodes.Text(" ")])


def _part(node: nodes.Element) -> None:
    """Words that a site sets apart by its layout get a space between them."""
    for at in range(len(node) - 1, 0, -1):
        if all(_in_line(one) for one in node[at - 1 : at + 1]):
            node.insert(at, nodes.Text(" "))


def _in_line(node: nodes.Node) -> bool:
    return isinstance(node, nodes.reference | rule_link) or (isinstance(node, element) and node["tag"] in _IN_LINE)


def _printed(app: Sphinx, board: board_image) -> nodes.Node:
    """A board's picture as a file of the book."""
    source = Path(app.srcdir) / board["file"]
    path = Path(app.outdir) / FOLDER / source.name
    if source.exists():
        write_file(path, on_paper(source.read_text(encoding="utf-8")))
    else:
        warn_of_gone(board)
    return printed_board("", name=source.name, alt=board["alt"], width=board["width"], height=board["height"])


class printed_board(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """A board in a book: `name` of its file, `alt`, `width`, `height`."""


def _visit_printed_board(self: Any, node: printed_board) -> None:
    where = f"{self.builder.imgpath}/{node['name']}"
    size = f'width="{node["width"]}" height="{node["height"]}"'
    self.body.append(f'<img src="{escape(where)}" {size} alt="{escape(node["alt"])}" />')
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Make books readable."""
    app.add_builder(BookBuilder, override=True)
    app.add_node(printed_board, html=(_visit_printed_board, None))
    app.add_html_theme("placky-book", str(THEME))
    app.connect("doctree-resolved", _resolved)
