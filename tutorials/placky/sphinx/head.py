"""What a page says about itself to those who find it elsewhere: a description, and a card where it is shared.

A page describes itself by `description` in its front matter, else by its first paragraph. Addresses of a card must be
whole, so cards are there only where `html_baseurl` says where the site will stand. The picture on them is the board of
the page with a cover.
"""

import re
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urljoin

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from placky.diagrams.marks import Window
from placky.faults import Fault, attempt, hearing
from placky.sphinx.book import is_book
from placky.sphinx.domain import game_of
from placky.sphinx.domain.library import Contents, contents_of, played_by
from placky.sphinx.nodes import bubble
from placky.writing import write_file

logger = logging.getLogger(__name__)

LONGEST = 160
"""Characters of a description; whoever shows it cuts off what is longer."""
CARD = "_static/card.png"
MOTIF = "placky_card"


class Motif(NamedTuple):
    """What the card shows: a frame of an exercise, and a line of text."""

    rulebook: str
    exercise: str
    frame: str
    title: str


def note_motif(env: BuildEnvironment, motif: Motif) -> None:
    """Remember what the page that is being read has on its cover."""
    env.metadata[env.docname][MOTIF] = motif


def _motif(env: BuildEnvironment) -> Motif | None:
    return next((meta[MOTIF] for _, meta in sorted(env.metadata.items()) if MOTIF in meta), None)


def description(doctree: nodes.document) -> str:
    """A page in one or two sentences: its leading paragraph, else its first, else what Placky says first."""
    ranked: dict[int, str] = {}
    for node in doctree.findall(nodes.paragraph):
        classes = set(node["classes"])
        if classes & {"names", "muted"} or not (text := node.astext().strip()):
            continue
        rank = 0 if "lead" in classes else 2 if _spoken(node) else 1
        ranked.setdefault(rank, text)
    return shortened(ranked[min(ranked)]) if ranked else ""


def _spoken(node: nodes.Node) -> bool:
    """Does it stand in Placky's bubble?"""
    while (above := node.parent) is not None:
        if isinstance(above, bubble):
            return True
        node = above
    return False


def shortened(text: str) -> str:
    """As many whole sentences as fit; where not even one does, as many words.

    >>> shortened("One  line.")
    'One line.'
    >>> shortened("A sentence. " + 40 * "many ")
    'A sentence.'
    >>> shortened(40 * "many ")[-6:]
    'many …'
    """
    plain = " ".join(text.split())
    if len(plain) <= LONGEST:
        return plain
    whole = [match.end() for match in re.finditer(r"[.?!](?= )", plain[: LONGEST + 1])]
    return plain[: whole[-1]] if whole else f"{plain[: LONGEST - 2].rpartition(' ')[0]} …"


def _open(_: Sphinx, doctree: nodes.document) -> None:
    """Mark the paragraph right under the title: a selector by its place would be tried again at every step."""
    title = next(doctree.findall(nodes.title), None)
    below = title.next_node(descend=False, siblings=True) if title else None
    if isinstance(below, nodes.paragraph):
        below["classes"].append("opening")


def _describe(app: Sphinx, pagename: str, _: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Give the layout `description` and, where the site has an address, `card`."""
    meta = app.env.metadata.get(pagename, {})
    found = str(meta.get("description", "")) or (description(doctree) if doctree else "")
    context["description"] = found or str(context.get("theme_description", ""))
    if app.config.html_baseurl and _motif(app.env):
        context["card"] = urljoin(app.config.html_baseurl, CARD)


def _lost(_: Sphinx, pagename: str, __: str, context: dict[str, Any], ___: nodes.document | None) -> None:
    """A server shows this page under any address, so a link to a place on it would lead to the front page."""
    if pagename == "404":
        context["body"] = re.sub(r'<a class="headerlink".*?</a>', "", context.get("body", ""))
        context["display_toc"] = False


def _credit(_: Sphinx, page: str, __: str, context: dict[str, Any], ___: Any) -> None:
    """Whose play a page shows, where it is not that of the rulebook's own engine."""
    context["played_by"] = played_by(game_of(page))


def _draw(app: Sphinx, error: Exception | None) -> None:
    """Draw the card beside the pages."""
    shared = app.builder.format == "html" and not is_book(app) and app.config.html_baseurl
    motif = _motif(app.env) if error is None and shared else None
    contents = contents_of(motif.rulebook) if motif else None
    if motif is None or contents is None:
        return
    heard: list[Fault] = []
    with hearing(heard):
        attempt(lambda: _card(app, contents, motif), lambda: None, "the card of the site", contents.book)
    for fault in heard:
        logger.warning("%s", fault, type="placky", subtype="card")


def _card(app: Sphinx, contents: Contents, motif: Motif) -> None:
    name = f"exercises/{motif.exercise}"
    frame = next((f for one in contents.told(name, set()) for f in one.frames if f.id == motif.frame), None)
    if frame is None:
        return
    from placky.diagrams.images import CARD_BOARD, card

    painter = contents.book.painter()
    view = widened(painter.window(frame.state), *CARD_BOARD)
    scene = painter.scene(frame.state, frame.events, view=view)
    write_file(Path(app.outdir) / CARD, card(scene, app.config.project, motif.title))


def widened(window: Window, width: int, height: int) -> Window:
    """The smallest window of this shape around another.

    >>> widened((0, 0, 100, 100), 2, 1)
    (-50, 0, 200, 100)
    """
    x, y, wide, tall = window
    broad, high = max(wide, tall * width // height), max(tall, wide * height // width)
    return x - (broad - wide) // 2, y - (high - tall) // 2, broad, high


def setup(app: Sphinx) -> None:
    """Mark how each page opens, describe it when it is written; draw the card in the end."""
    app.connect("doctree-read", _open)
    app.connect("html-page-context", _describe)
    app.connect("html-page-context", _lost)
    app.connect("html-page-context", _credit)
    app.connect("build-finished", _draw)
