"""Scenarios with their verdicts, a feature at a time: as one node each, since a page has more than a thousand."""

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx

from placky.sentences import say
from placky.sphinx.nodes import write_text
from placky.sphinx.report.verdicts import SIGNS, called, kind


class Row(NamedTuple):
    """A scenario: where it stands, and of each implementation its verdict, why, and the address of more, if any.

    A verdict is empty where an implementation has not met it.
    """

    name: str
    line: int
    verdicts: Sequence[tuple[str, str, str]]


class scenario_rows(nodes.General, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """A table: `rows`, `columns` (names of implementations), `game` and `feature`, by which it finds its pages."""


def _visit(self: Any, node: scenario_rows) -> None:
    heads = "".join(f'<th scope="col" data-i="{n}">{escape(name)}</th>' for n, name in enumerate(node["columns"]))
    caption = f'<caption class="sr">{escape(node["feature"])}</caption>'
    first = f'<th scope="col">{escape(say("Scenario"))}</th>'
    self.body.append(f'<table class="sat-list">{caption}<thead><tr>{first}{heads}</tr></thead>')
    self.body.append("<tbody>")
    for row in node["rows"]:
        self.body.append(_row(self, node, row))
    self.body.append("</tbody></table>")
    raise nodes.SkipNode


def _row(self: Any, node: scenario_rows, row: Row) -> str:
    domain, feature = self.builder.env.get_domain("rulebook"), node["feature"].removesuffix(".feature")
    to = domain.ending(self.builder, self.builder.current_docname, f"{node['game']}:{feature}#{row.name}")
    name = f'<a href="{escape(to)}">{escape(row.name)}</a>' if to else escape(row.name)
    found = " ".join(f"{n}:{verdict.replace(' ', '-')}" for n, (verdict, _, _) in enumerate(row.verdicts) if verdict)
    cells = "".join(_cell(n, *one) for n, one in enumerate(row.verdicts))
    return f'<tr data-v="{found}"><th scope="row">{name} <small class="muted">:{row.line}</small></th>{cells}</tr>'


def _cell(n: int, verdict: str, why: str, to: str) -> str:
    if not verdict:
        return f'<td data-i="{n}"></td>'
    inside = f'<i aria-hidden="true">{SIGNS[verdict]}</i> {escape(called(verdict))}'
    shown = f'<a href="#{escape(to)}">{inside}</a>' if to else inside
    more = f" <small>{escape(why)}</small>" if why else ""
    return f'<td data-i="{n}"><span class="v {kind(verdict)}">{shown}</span>{more}</td>'


def _as_text(self: Any, node: scenario_rows) -> None:
    write_text(
        self,
        "; ".join(
            f"{row.name}: {', '.join(called(v) if v else '-' for v, _, _ in row.verdicts)}" for row in node["rows"]
        ),
    )
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Tell every builder how to show it."""
    text = (_as_text, None)
    app.add_node(scenario_rows, html=(_visit, None), latex=text, text=text, man=text, texinfo=text)
