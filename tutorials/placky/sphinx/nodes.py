"""The nodes that pages are made of, beyond docutils' own, and how HTML shows them.

Everything a reader reads is a docutils node (titles, paragraphs, lists, links), so that search, translation, text and
EPUB work and no text can inject mark-up. Four nodes add what HTML needs: an element with attributes, a drawing, a
board's picture, the data of a walkthrough.
"""

import json
from html import escape
from posixpath import join
from typing import Any
from urllib.parse import quote

from docutils import nodes
from sphinx.application import Sphinx


class element(nodes.General, nodes.TextElement):  # noqa: N801 - docutils names its nodes in lower case
    """An HTML element: `tag` and `attributes`; other builders see only what is inside."""


class drawing(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """A picture of ours inside the page: `svg`, and `alt` for those who see no pictures."""


class board_image(nodes.image):  # noqa: N801
    """A board as a file of its own, loaded only when it is shown; `width` and `height` keep its room."""


class walk_data(nodes.Invisible, nodes.Element):  # noqa: N801
    """The plain data of a walkthrough, for its script: `data`."""


def tag(name: str, *children: nodes.Node | str, **attributes: str | None) -> element:
    """An element with children (texts become text nodes). Underscores in names become dashes; `class_` is class."""
    node = element("", tag=name, attributes={k.strip("_").replace("_", "-"): v for k, v in attributes.items()})
    node += [nodes.Text(child) if isinstance(child, str) else child for child in children]
    return node


def link(text: nodes.Node | str, to: str, *, classes: str = "", **attributes: str) -> nodes.reference:
    """A link to a place on the same page."""
    node = nodes.reference("", "", internal=True, refuri=f"#{to}", classes=classes.split(), **attributes)
    node += nodes.Text(text) if isinstance(text, str) else text
    return node


_VOID = frozenset({"i", "hr", "br", "img"})


def _visit_element(self: Any, node: element) -> None:
    attributes = "".join(
        f" {name}" if value is None else f' {name}="{escape(str(value))}"' for name, value in node["attributes"].items()
    )
    ids = f' id="{escape(node["ids"][0])}"' if node["ids"] else ""
    self.body.append(f"<{node['tag']}{ids}{attributes}>")


def _depart_element(self: Any, node: element) -> None:
    self.body.append(f"</{node['tag']}>")


def _visit_drawing(self: Any, node: drawing) -> None:
    self.body.append(node["svg"])
    raise nodes.SkipNode


def _drawing_as_text(self: Any, node: drawing) -> None:
    if node.get("alt") and hasattr(self, "add_text"):
        self.add_text(f"[{node['alt']}]")
    raise nodes.SkipNode


def _visit_board_image(self: Any, node: board_image) -> None:
    uri = node["uri"]
    if uri in self.builder.images:
        uri = join(self.builder.imgpath, quote(self.builder.images[uri]))
    size = f' width="{node["width"]}" height="{node["height"]}"'
    self.body.append(f'<img loading="lazy" src="{escape(uri)}"{size} alt="{escape(node["alt"])}">')
    raise nodes.SkipNode


def _visit_walk_data(self: Any, node: walk_data) -> None:
    text = json.dumps(node["data"], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    safe = text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    self.body.append(f'<script type="application/json" class="pk-data">{safe}</script>')
    raise nodes.SkipNode


def _skip(_self: Any, _node: nodes.Node) -> None:
    raise nodes.SkipNode


def _pass(_self: Any, _node: nodes.Node) -> None:
    return


def setup(app: Sphinx) -> None:
    """Tell every builder how to show these."""
    others = ("latex", "text", "man", "texinfo")
    app.add_node(element, html=(_visit_element, _depart_element), **dict.fromkeys(others, (_pass, _pass)))
    app.add_node(drawing, html=(_visit_drawing, None), **dict.fromkeys(others, (_drawing_as_text, None)))
    app.add_node(walk_data, html=(_visit_walk_data, None), **dict.fromkeys(others, (_skip, None)))
    app.add_node(board_image, html=(_visit_board_image, None), override=True)
