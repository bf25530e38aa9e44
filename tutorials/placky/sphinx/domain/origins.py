"""Marks of origin in sentences of a rulebook: `house` and `public` as nodes, rulings as links."""

import re
from collections.abc import Mapping, Sequence

from docutils import nodes

from placky.sphinx.domain.rule_links import number_link
from placky.sphinx.nodes import house, public, tag
from placky.words import HOUSE, PUBLIC
from touchline.core.rulebook import index
from touchline.core.rulebook.index import RuleIndex

_NUMBER = re.compile(r" \(([A-Z]+-\d+)\)")
"""A ruling, as R-86 or RS-8."""
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


def reasoned(reason: str, game: str) -> list[nodes.Node]:
    """Why something is refused, as a sentence; the rulings that it names follow as links.

    >>> [node.astext() for node in reasoned("that is too far (R-86)", "chess")]
    ['That is too far.', ' ', 'R-86']
    """
    found: list[nodes.Node] = [nodes.Text(_sentence(_NUMBER.sub("", reason)))]
    for number in named(reason):
        found += [nodes.Text(" "), number_link(game, number)]
    return found


def named(reason: str) -> list[str]:
    """The numbers of the rulings that a reason names.

    >>> named("that is too far (R-86)")
    ['R-86']
    """
    return [str(number) for number in _NUMBER.findall(reason)]


def _sentence(reason: str) -> str:
    return f"{reason[:1].upper()}{reason[1:]}."


def letters(documents: Sequence[str], sources: Mapping[str, str]) -> list[nodes.Node]:
    """Documents by their letters, each saying in full what it is."""
    found: list[nodes.Node] = []
    for document in documents:
        found += [nodes.Text(", ")] if found else []
        found.append(tag("abbr", document, title=sources[document]) if document in sources else nodes.Text(document))
    return found
