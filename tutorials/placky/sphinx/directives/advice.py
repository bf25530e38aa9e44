"""`{odds-table} NAME` and `{odds-plot} NAME`: what a rulebook has counted for coaches, as a table or a plot."""

from collections.abc import Mapping
from typing import Any

from docutils import nodes

from placky.rulebook import Advice
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.nodes import drawing, table, tag


class _AdviceDirective(RulebookDirective):
    required_arguments = 1

    def _named(self, kind: str) -> Any:
        """The thing of this kind that the argument names; None has been warned of."""
        contents = self.book_contents()
        advice: Advice | None = contents.book.advice() if contents else None
        known: Mapping[str, Any] = getattr(advice, kind, {})
        if self.arguments[0] not in known:
            if contents:
                self.warn(f'{contents.book.title} counts no "{self.arguments[0]}"; known: {", ".join(known) or "none"}')
            return None
        return known[self.arguments[0]]()


class OddsTableDirective(_AdviceDirective):
    """A table."""

    def run(self) -> list[nodes.Node]:
        """The table with its caption."""
        sheet = self._named("sheets")
        if sheet is None:
            return self.missing("table")
        return [table(sheet.caption, list(sheet.head), [list(row) for row in sheet.rows])]


class OddsPlotDirective(_AdviceDirective):
    """A plot."""

    def run(self) -> list[nodes.Node]:
        """The plot, with its words for those who do not see it."""
        chart = self._named("charts")
        if chart is None:
            return self.missing("plot")
        from placky.diagrams.svg import plot

        svg = plot(chart, f"plot-{self.arguments[0]}-").in_page("pk-plot")
        return [tag("figure", drawing(svg=svg, alt=chart.alt), class_="plot")]
