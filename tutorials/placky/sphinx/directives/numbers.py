"""Numbers of a game on pages: read from its data, never typed. And the tables of its rules, on any page.

`` {number}`activation.tokens` `` is 4, `` {signed}`pressure.modifier` `` is −1, `` {inches}`pressure.reach` `` is 2″;
a name is a section and a key of the engine's `data/numbers.toml`.
"""

from importlib.resources import files
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxRole

from placky.sphinx.directives import RulebookDirective
from placky.sphinx.directives.rule_page import rule_table
from placky.sphinx.domain import game_of
from placky.sphinx.domain.library import contents_of
from touchline.core.errors import BadRuleData
from touchline.core.rulebook.numbers import said

logger = logging.getLogger(__name__)


class NumberRole(SphinxRole):
    """A number of the page's rulebook, or of another one's with its name in front: `chess:clock.minutes`."""

    def __init__(self, form: str = "", after: str = "") -> None:
        self.form, self.after = form, after

    def run(self) -> tuple[list[nodes.Node], list[Any]]:
        """The number as text; a name that there is not is a located warning."""
        game, _, name = self.text.rpartition(":")
        contents = contents_of(game or game_of(self.env.docname))
        if contents is None:
            return self._unknown(f'"{self.text}": this page is below no rulebook\'s folder; write GAME:{name}')
        self.env.note_dependency(str(files(contents.book.engine).joinpath("data", "numbers.toml")))
        try:
            return [nodes.Text(said(contents.book.engine, name, self.form) + self.after)], []
        except BadRuleData as error:
            return self._unknown(str(error))

    def _unknown(self, what: str) -> tuple[list[nodes.Node], list[Any]]:
        logger.warning("%s", what, location=self.get_location(), type="placky", subtype="number")
        return [nodes.Text("?")], []


class RuleTableDirective(RulebookDirective):
    """`{rule-table} 2.01`: the tables of a rule as they stand on its page; `:only: 1` takes one of several."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = {**RulebookDirective.option_spec, "only": directives.positive_int}

    def run(self) -> list[nodes.Node]:
        """The tables."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("table")
        rule = contents.index.rules.get(self.arguments[0])
        if rule is None:
            self.warn(f'no rule "{self.arguments[0]}" in the index of {contents.book.title}')
            return self.missing("table")
        self.depend_on_data(contents, "numbers.toml", "rules.toml")
        only = self.options.get("only")
        if (only and only > len(rule.tables)) or not rule.tables:
            self.warn(f"rule {rule.number} has {len(rule.tables)} tables")
            return self.missing("table")
        chosen = rule.tables[only - 1 : only] if only else rule.tables
        return [rule_table(one) for one in chosen]
