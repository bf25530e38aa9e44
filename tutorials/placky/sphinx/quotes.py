"""Typographic quotes, only looked for where there is something to set.

Sphinx's own transform takes every text of a page apart and puts it together again. A page of boards has thousands of
short texts, and hardly one of them has a quotation mark. What scripts say of a walkthrough gets the same quotes.
"""

from typing import Any

from docutils import nodes
from docutils.utils.smartquotes import educate_tokens
from sphinx.application import Sphinx
from sphinx.transforms import SphinxSmartQuotes

from placky.sphinx.nodes import walk_data

_SET = ("'", '"', "--", "...")
"""What Sphinx's transform changes."""
_SAID = frozenset(
    {"after", "aim", "label", "later", "name", "settled", "steps", "title", "told", "verdicts", "who", "why"}
)
"""What in the data of a walkthrough is read by people."""


class QuickQuotes(SphinxSmartQuotes):
    """Runs before the one that it stands in for, obeys the same settings, and leaves it nothing to do."""

    default_priority = SphinxSmartQuotes.default_priority - 1

    def apply(self, **_: Any) -> None:
        """Set the quotes of a page."""
        if not self.is_available():
            return
        language = self.document.settings.language_code
        before: nodes.Text | None = None
        for text in list(self.document.findall(nodes.Text)):
            if any(sign in text for sign in _SET):
                ours = [text] if before is None or _block(before) is not _block(text) else [before, text]
                *context, (kind, said) = self.get_tokens(ours)
                if kind == "plain":
                    tokens = [*(("literal", other) for _, other in context), (kind, said)]
                    *_, told = educate_tokens(tokens, self.config.smartquotes_action, language)
                    text.parent.replace(text, nodes.Text(told))
            before = text
        for node in self.document.findall(walk_data):
            node["data"] = self._set(node["data"], language, said=False)
        self.document.settings.smart_quotes = False

    def _set(self, data: Any, language: str, *, said: bool) -> Any:
        """Plain data with quotes set in what is said there."""
        match data:
            case dict():
                return {key: self._set(value, language, said=key in _SAID) for key, value in data.items()}
            case list() | tuple():
                return [self._set(value, language, said=said) for value in data]
            case str() if said and any(sign in data for sign in _SET):
                return "".join(educate_tokens([("plain", data)], self.config.smartquotes_action, language))
        return data


def _block(text: nodes.Text) -> nodes.Node:
    """The outermost element of a text that holds text itself: a paragraph, a title, a list of ours."""
    node: nodes.Node = text.parent
    while isinstance(node.parent, nodes.TextElement):
        node = node.parent
    return node


def setup(app: Sphinx) -> None:
    """Put it before Sphinx's."""
    app.add_transform(QuickQuotes)
