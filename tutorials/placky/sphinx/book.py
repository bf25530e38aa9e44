"""The pages as an EPUB: what its readers cannot have is left out, and pictures take the colours of paper.

A reader of books runs no scripts and may know neither variables nor themes, so boards and drawings come with plain
colours, and the board for the script is not there at all.
"""

import re
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from placky.diagrams.palette import PALETTE
from placky.sphinx.nodes import board_image, drawing, element, walk_data

THEME = Path(__file__).parent / "book"
FOLDER = "_images"
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_TINT = re.compile(r"--pk-([a-z-]+):(?:light-dark\(([^,]+),[^)]*\)|([^;]+));")
_HEAD = 'xmlns="http://www.w3.org/2000/svg"'


def on_paper(svg: str) -> str:
    """A picture as it is by day, its colours written out; one from the inside of a page becomes a whole SVG.

    >>> on_paper('<svg viewBox="0 0 1 1"><path fill="var(--pk-page)"/></svg>')
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#efecf8"/></svg>'
    """
    colours = {name: tint.paper for name, tint in PALETTE.items()}
    for style in _STYLE.findall(svg):
        colours |= {name: day or plain for name, day, plain in _TINT.findall(style)}
    flat = re.sub(r"var\(--pk-([a-z-]+)\)", lambda match: colours.get(match[1], "currentColor"), _STYLE.sub("", svg))
    return re.sub(r"<svg (?![^>]*xmlns=)", f"<svg {_HEAD} ", flat)


def _resolved(app: Sphinx, doctree: nodes.document, _: str) -> None:
    if app.builder.name != "epub":
        return
    for node in list(doctree.findall(element)):
        if "js" in node["attributes"].get("class", "").split():
            node.parent.remove(node)
        elif "-" in node["tag"]:  # an element that only a script knows
            node["tag"] = "div"
            node["attributes"].pop("data-exercise", None)
    for data in list(doctree.findall(walk_data)):
        data.parent.remove(data)
    for picture in doctree.findall(drawing):
        picture["svg"] = on_paper(picture["svg"])
    for board in list(doctree.findall(board_image)):
        board.replace_self(_printed(app, board))


def _printed(app: Sphinx, board: board_image) -> nodes.Node:
    """A board's picture as a file of the book."""
    source = Path(app.srcdir) / board["uri"].lstrip("/")
    path = Path(app.outdir) / FOLDER / source.name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(on_paper(source.read_text(encoding="utf-8")), encoding="utf-8")
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
    app.add_node(printed_board, html=(_visit_printed_board, None))
    app.add_html_theme("placky-book", str(THEME))
    app.connect("doctree-resolved", _resolved)
