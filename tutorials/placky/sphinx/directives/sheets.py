"""What a quick reference is written with: marks of what no document gives, and tables that fit a narrow window."""

from importlib.resources import files
from typing import Any, ClassVar

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective, SphinxRole

from placky.sphinx.domain import game_of
from placky.sphinx.domain.library import contents_of
from placky.sphinx.domain.origins import origin
from placky.sphinx.nodes import table

logger = logging.getLogger(__name__)


class OriginRole(SphinxRole):
    """`` {origin}`R-06` ``: the marks of a ruling or a statement that no document of the game gives."""

    def run(self) -> tuple[list[nodes.Node], list[Any]]:
        """The marks; a ruling or statement that a document gives, or that there is not, is a located warning."""
        contents = contents_of(game_of(self.env.docname))
        if contents is None:
            return self._unknown("this page is below no rulebook's folder")
        for name in ("rules.toml", "rulings.toml"):
            self.env.note_dependency(str(files(contents.book.engine).joinpath("data", name)))
        stated = {one.id: one.sources for rule in contents.index.rules.values() for one in rule.statements}
        given = {**stated, **{one.id: one.sources for one in contents.index.rulings.values()}}
        if self.text not in given:
            return self._unknown(f'no ruling or statement "{self.text}" in {contents.book.title}')
        marks = origin(given[self.text], contents.index)
        if not marks:
            return self._unknown(f"{self.text} stands in {', '.join(given[self.text])}: there is nothing to mark")
        return marks, []

    def _unknown(self, what: str) -> tuple[list[nodes.Node], list[Any]]:
        logger.warning("%s", what, location=self.get_location(), type="placky", subtype="origin")
        return [nodes.Text("?")], []


class ProseTableDirective(SphinxDirective):
    """`{prose-table} Caption`: a Markdown table whose cells stand one below the other on a narrow window."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        """The table, with a heading for each row."""
        found = self.parse_content_to_nodes()
        if len(found) != 1 or not isinstance(found[0], nodes.table):
            what = f"its content has to be one table, and is {', '.join(one.tagname for one in found) or 'empty'}"
            logger.warning("%s", what, location=self.get_location(), type="placky", subtype="directive")
            return found
        rows = [[_cell(one) for one in row.findall(nodes.entry)] for row in found[0].findall(nodes.row)]
        return [table(self.arguments[0], [cell.astext() for cell in rows[0]], rows[1:], prose=True)]


def _cell(entry: nodes.entry) -> nodes.Node:
    """What stands in a cell, without the paragraph around it; nothing where it is empty."""
    inside = [node for part in entry.children for node in part.children]
    return nodes.inline("", "", *inside) if inside else nodes.Text("")
