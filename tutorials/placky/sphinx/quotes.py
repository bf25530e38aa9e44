"""Typographic quotes, only looked for where there is something to set.

Sphinx's own transform takes every text of a page apart and puts it together again. A page of boards has thousands of
short texts, and hardly one of them has a quotation mark.
"""

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxSmartQuotes

_SET = ("'", '"', "--", "...")
"""What Sphinx's transform changes."""


class QuickQuotes(SphinxSmartQuotes):
    """Runs before the one that it stands in for, obeys the same settings, and leaves it nothing to do."""

    default_priority = SphinxSmartQuotes.default_priority - 1

    def apply(self, **kwargs: Any) -> None:
        """Set the quotes of a page."""
        super().apply(**kwargs)
        self.document.settings.smart_quotes = False

    def get_tokens(self, txtnodes: list[nodes.Text]) -> Iterator[tuple[str, str]]:
        """The texts of a block; one in which nothing would change counts as literal, which is left as it is."""
        for text in txtnodes:
            if any(sign in text for sign in _SET):
                yield from super().get_tokens([text])
            else:
                yield "literal", text


def setup(app: Sphinx) -> None:
    """Put it before Sphinx's."""
    app.add_transform(QuickQuotes)
