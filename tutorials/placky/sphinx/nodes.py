"""The nodes that pages are made of, beyond docutils' own, and how HTML shows them.

Everything a reader reads is a docutils node (titles, paragraphs, lists, links). So search, translation, text and EPUB
work, and no text can inject mark-up. Eight nodes add what HTML needs: an element with attributes, a drawing, a board's
picture, Placky's bubble, the title and the panel number of a frame, steps folded away, the data of a walkthrough.
`shares` and `rule_links` have more. Each node costs time in all of Sphinx's some seventy passes over a page, so what
always belongs together is one.
"""

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from posixpath import join
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging

from placky.sentences import Sentence, pieces, say, spoken
from placky.sphinx.packing import packed
from placky.writing import write_file

logger = logging.getLogger(__name__)


class element(nodes.General, nodes.TextElement):  # noqa: N801 - docutils names its nodes in lower case
    """An HTML element: `tag` and `attributes`; other builders see only what is inside."""

    def setup_child(self, child: nodes.Node) -> None:
        """Take a child, and leave its document, source and line to be asked of its ancestors when somebody wants them.

        docutils asks all of them for every child, and trees like ours are deep.
        """
        child.parent = self


class drawing(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """A picture of ours inside the page: `svg`, and `alt` for those who see no pictures."""


NOWHERE = ""
"""The source of steps or a title of ours. Where there is none, Sphinx writes the node down as XML, for a log."""


class board_image(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """A board as a `file` (below the folder of the pages), loaded only when it is shown; `alt`; `width` and `height`.

    To Sphinx it is no picture. It would look at each of thousands in several of its passes, and at all of them again
    before it makes a single page anew.
    """


class steps_tested(nodes.General, nodes.TextElement):  # noqa: N801
    """Steps as they stand in the feature, folded away until somebody asks."""


class bubble(nodes.General, nodes.TextElement):  # noqa: N801
    """What Placky says, beside him: `placky` and `tail` are the drawings of him and of the tip of his bubble."""


class panel_number(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """The `number` of a frame on paper, where links lead nowhere; empty where it is the only one."""


class searched(nodes.Invisible, nodes.TextElement):  # noqa: N801
    """Words under which the search finds a page though no text node of it says them: titles on chips."""


class frame_title(nodes.title):  # noqa: N801
    """The title of a frame. It has no sign with a link to its place: every way to it is one, and there are hundreds."""


class walk_data(nodes.Invisible, nodes.Element):  # noqa: N801
    """The plain data of a walkthrough, for its script: `data`."""


def tag(name: str, *children: nodes.Node | str, **attributes: str | None) -> element:
    """An element with children (texts become text nodes). Underscores in names become dashes; `class_` is class."""
    # What has no source of its own is put into words by Sphinx, one by one, all that is inside.
    node = element(name, tag=name, attributes={k.strip("_").replace("_", "-"): v for k, v in attributes.items()})
    node.extend(nodes.Text(child) if isinstance(child, str) else child for child in children)
    return node


def say_nodes(sentence: Sentence, **values: Any) -> list[nodes.Node]:
    """A sentence in the language of the pages, with nodes, or texts and numbers, in its places.

    >>> [node.astext() for node in say_nodes("See {rule} for {n:spelt} more.", rule=nodes.literal("1", "1.20"), n=2)]
    ['See ', '1.20', ' for ', 'two', ' more.']
    """
    found: list[nodes.Node] = []
    for text, name, form in pieces(spoken(sentence, values)):
        if text:
            found.append(nodes.Text(text))
        if name is not None:
            value = values[name]
            if isinstance(value, nodes.Node):
                found.append(value)
            elif isinstance(value, list):
                found += value
            elif shown := say.shown(value, form):
                found.append(nodes.Text(shown))
    return found


def as_tested(text: str) -> steps_tested:
    """Steps as they stand in the feature."""
    node = steps_tested(text, text)
    node.source = NOWHERE
    return node


def title(text: str, kind: type[nodes.title] = nodes.title) -> nodes.title:
    """The title of a section of ours."""
    node = kind(text, text)
    node.source = NOWHERE
    return node


def link(text: nodes.Node | str, to: str, *, classes: str = "", **attributes: str) -> nodes.reference:
    """A link to a place on the same page."""
    node = nodes.reference(to, "", internal=True, refuri=f"#{to}", classes=classes.split(), **attributes)
    node += nodes.Text(text) if isinstance(text, str) else text
    return node


def table(
    caption: str, head: Sequence[str], rows: Sequence[Sequence[nodes.Node | str]], *, prose: bool = False
) -> element:
    """A table that scrolls sideways where it is too wide; the first cell of a row is its heading.

    With `prose` in its cells, they stand one below the other on a narrow window, each with the name of its column.
    """
    body = tag("tbody")
    for first, *rest in rows:
        names: list[dict[str, str]] = [{"data_name": name} if prose else {} for name in head[1:]]
        cells = [tag("td", cell, **name) for cell, name in zip(rest, names, strict=True)]
        body += tag("tr", tag("th", first, scope="row"), *cells)
    heads = tag("tr", *[tag("th", cell, scope="col") for cell in head])
    inner = tag("table", tag("caption", caption), tag("thead", heads), body)
    return tag("section", inner, class_="scroll prose-cells" if prose else "scroll", tabindex="0", aria_label=caption)


def narrowing(parts: str, name: str, by: str = "") -> element:
    """Where a field may stand by which a reader leaves only some `parts` of what it stands in, a CSS selector.

    `by` are names of what else he may pick them by, with a space between: each part has it as `data-NAME`.
    """
    return tag("p", class_="narrow", data_narrow=parts, data_name=name, **({"data_by": by} if by else {}))


def house(why: str = "") -> element:
    """The mark of what nobody gives."""
    return tag("abbr", say("house"), class_="origin", title=why or say("Invented for this project"))


def public(why: str = "") -> element:
    """The mark of what is known, and not from a document of the game."""
    known = why or say("Known in public, and in no document of the game")
    return tag("abbr", say("public"), class_="origin", title=known)


_VOID = frozenset({"br"})


def _visit_element(self: Any, node: element) -> None:
    attributes = "".join(f' {name}="{escape(str(value or ""))}"' for name, value in node["attributes"].items())
    ids = f' id="{escape(node["ids"][0])}"' if node["ids"] else ""
    end = " /" if node["tag"] in _VOID else ""  # a book is XML
    self.body.append(f"<{node['tag']}{ids}{attributes}{end}>")


def _depart_element(self: Any, node: element) -> None:
    if node["tag"] not in _VOID:
        self.body.append(f"</{node['tag']}>")


def _visit_steps(self: Any, _: steps_tested) -> None:
    self.body.append(f'<details class="gherkin"><summary>{escape(say("The step as tested"))}</summary><pre>')


def _depart_steps(self: Any, _: steps_tested) -> None:
    self.body.append("</pre></details>")


def _visit_drawing(self: Any, node: drawing) -> None:
    self.body.append(node["svg"])
    raise nodes.SkipNode


def write_text(self: Any, text: str) -> None:
    """Write plain text as any builder does, which is the one that escapes it."""
    node = nodes.Text(text)
    self.visit_Text(node)
    self.depart_Text(node)


def _drawing_as_text(self: Any, node: drawing) -> None:
    if node.get("alt"):
        write_text(self, f"[{node['alt']}]")
    raise nodes.SkipNode


def _visit_title(self: Any, node: frame_title) -> None:
    self.visit_title(node)


def _depart_title(self: Any, node: frame_title) -> None:
    self.depart_title(node)


def _depart_frame_title(self: Any, _: frame_title) -> None:
    self.body.append(self.context.pop())


def _visit_bubble(self: Any, node: bubble) -> None:
    self.body.append(f'<div class="say">{node["placky"]}<div class="bubble">{node["tail"]}')


def _depart_bubble(self: Any, _: bubble) -> None:
    self.body.append("</div></div>")


def _bubble_as_text(self: Any, _: bubble) -> None:
    write_text(self, "[Placky] ")


def _visit_panel_number(self: Any, node: panel_number) -> None:
    self.body.append(f'<span class="panel-no" aria-hidden="true">{escape(node["number"])}</span>')
    raise nodes.SkipNode


def _panel_number_as_text(self: Any, node: panel_number) -> None:
    write_text(self, node["number"])
    raise nodes.SkipNode


def warn_of_gone(node: board_image) -> None:
    """A board's file that somebody has taken away is missed where its page is written."""
    gone = "%s: this board is gone; remove the folder _build and build again"
    logger.warning(gone, node["file"], location=node, type="placky", subtype="board")


def _visit_board_image(self: Any, node: board_image) -> None:
    source = Path(self.builder.srcdir) / node["file"]
    place = Path(self.builder.outdir) / self.builder.imagedir / source.name
    if not source.exists():
        warn_of_gone(node)
    elif not place.exists():  # what it shows is in its name
        write_file(place, source.read_text(encoding="utf-8"))
    uri = join(self.builder.imgpath, source.name)
    size = f' width="{node["width"]}" height="{node["height"]}"'
    self.body.append(f'<img loading="lazy" src="{escape(uri)}"{size} alt="{escape(node["alt"])}" />')
    raise nodes.SkipNode


def _visit_walk_data(self: Any, node: walk_data) -> None:
    data = node["data"]
    text = json.dumps(_short(packed(data) if "frames" in data else data), ensure_ascii=False, separators=(",", ":"))
    safe = text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    name = f' id="{node["name"]}"' if "name" in node else ""
    self.body.append(f'<script type="application/json"{name} class="pk-data">{safe}</script>')
    raise nodes.SkipNode


def _gathered(_app: Sphinx, doctree: nodes.document, _name: str) -> None:
    """The data of all walkthroughs of a page stand at its end: side by side they take less to send.

    Each walkthrough names its own.
    """
    for number, data in enumerate(list(doctree.findall(walk_data))):
        walk = data.parent
        if isinstance(walk, element) and walk["tag"] == "placky-walk":
            data["name"] = walk["attributes"]["data-of"] = f"walk-{number}"
            walk.remove(data)
            doctree += data


def _short(data: Any) -> Any:
    """Plain data, sorted, with whole numbers as such."""
    match data:
        case dict():
            return {key: _short(value) for key, value in sorted(data.items())}
        case list() | tuple():
            return [_short(value) for value in data]
        case float() if data.is_integer():
            return int(data)
    return data


def skip(_self: Any, _node: nodes.Node) -> None:
    """Leave a node out, with all that is inside."""
    raise nodes.SkipNode


def go_in(_self: Any, _node: nodes.Node) -> None:
    """Only what is inside counts."""
    return


def setup(app: Sphinx) -> None:
    """Tell every builder how to show these."""
    app.connect("doctree-resolved", _gathered)
    for node, page, text in (
        (element, (_visit_element, _depart_element), (go_in, go_in)),
        (drawing, (_visit_drawing, None), (_drawing_as_text, None)),
        (frame_title, (_visit_title, _depart_frame_title), (_visit_title, _depart_title)),
        (bubble, (_visit_bubble, _depart_bubble), (_bubble_as_text, go_in)),
        (panel_number, (_visit_panel_number, None), (_panel_number_as_text, None)),
        (board_image, (_visit_board_image, None), (_drawing_as_text, None)),
        (steps_tested, (_visit_steps, _depart_steps), (go_in, go_in)),
        (walk_data, (_visit_walk_data, None), (skip, None)),
        (searched, (skip, None), (skip, None)),
    ):
        app.add_node(node, html=page, latex=text, text=text, man=text, texinfo=text)
