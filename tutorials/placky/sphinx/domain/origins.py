"""Marks of origin in sentences of a rulebook: `house` and `public` as nodes, rulings as links."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from docutils import nodes

from placky.refusals import Refusals, rulings_of
from placky.sphinx.domain.rule_links import number_link
from placky.sphinx.nodes import house, public, tag
from placky.words import HOUSE, PUBLIC
from touchline.core.rulebook import index
from touchline.core.rulebook.index import RuleIndex

_MARKS = {HOUSE: house, PUBLIC: public}
_MARK = re.compile("|".join(map(re.escape, _MARKS)))


def with_origins(text: str) -> list[nodes.Node]:
    """A sentence as nodes, with `(house)` and `(public)` in it as marks.

    >>> [node.astext() for node in with_origins("One die more (house).")]
    ['One die more', ' (', 'house', ').']
    """
    first, *others = _MARK.split(text)
    found: list[nodes.Node] = [nodes.Text(first)]
    for mark, part in zip(_MARK.findall(text), others, strict=True):
        found += [nodes.Text(" ("), _MARKS[mark](), nodes.Text(f"){part}")]
    return found


def origin(documents: Sequence[str], known: RuleIndex) -> list[nodes.Node]:
    """The marks of what stands in none of the game's documents, with a comma between them; nothing for what does."""
    found: list[nodes.Node] = []
    for one in known.undocumented(documents):
        found += [nodes.Text(", ")] if found else []
        found.append(house() if one == index.HOUSE else public(known.sources[one]))
    return found


def reasoned(refusal: Mapping[str, Any], words: Refusals, game: str) -> list[nodes.Node]:
    """Why something is refused, as a sentence; the rulings that it rests on follow as links.

    >>> no = {"rule": "1", "code": "too-far", "rulings": ["R-86"]}
    >>> [node.astext() for node in reasoned(no, Refusals({"too-far": "that is too far"}), "chess")]
    ['That is too far.', ' ', 'R-86']
    """
    said = words.tell(refusal)
    found: list[nodes.Node] = [nodes.Text(f"{said[:1].upper()}{said[1:]}.")]
    for number in rulings_of(refusal):
        found += [nodes.Text(" "), number_link(game, number)]
    return found


def letters(documents: Sequence[str], sources: Mapping[str, str]) -> list[nodes.Node]:
    """Documents by their letters, each saying in full what it is."""
    found: list[nodes.Node] = []
    for document in documents:
        found += [nodes.Text(", ")] if found else []
        found.append(tag("abbr", document, title=sources[document]) if document in sources else nodes.Text(document))
    return found
