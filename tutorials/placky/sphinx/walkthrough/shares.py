"""The odds of a roll on a page: a bar, and a line for each outcome with its count and its chance."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from placky.diagrams.sides import side_look
from placky.sentences import say
from placky.sphinx.nodes import go_in, skip, tag, write_text
from placky.storyboard.odds import ALL_FAIL, NOBODY, OddsLine, Whose, per_cent

MANY = 100_000
"""From so many rolls on, a count stands without the number of all of them, which is said elsewhere."""
RARE, FEW = 20, 3
"""What comes less than once in so many may be folded away, if there are more than so few of it."""


class share_bar(nodes.General, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """A bar as long as all rolls: `parts`, each its pattern, how many rolls, and whether the roll fell there."""


class share_line(nodes.General, nodes.TextElement):  # noqa: N801
    """An outcome: inside what it is, around it its pattern, `count` and `per_cent`; `panel` on paper, if any."""


def shares(
    odds: Sequence[OddsLine],
    what: Callable[[OddsLine], nodes.Node],
    *,
    came: OddsLine | None = None,
    panel: Callable[[OddsLine], str] = lambda _: "",
    kept: Callable[[OddsLine], bool] = lambda _: True,
) -> list[nodes.Node]:
    """The bar, if there is more than one outcome, and the list of all; `came` is the one that the roll fell on.

    Rare ones that are not `kept` in sight are folded away below it, where they are many.
    """
    rare = [line for line in odds if RARE * line.ways < line.of and not kept(line)]
    folded = rare if len(rare) > FEW else []
    listed, rest = tag("ol"), tag("ol")
    for line in odds:
        count = f"{line.ways}/{line.of}" if line.of < MANY else f"{line.ways:,}"
        told = {"fill": _fill(line.whose), "count": count, "per_cent": line.per_cent, "panel": panel(line)}
        shown = share_line("", "", what(line), **told)
        (rest if line in folded else listed).append(shown)
    parts = [(_fill(line.whose), line.ways, line is came) for line in odds]
    found = [share_bar(parts=parts), listed] if len(odds) > 1 else [listed]
    if folded:
        together = per_cent(sum(line.ways for line in folded), folded[0].of)
        found.append(
            tag(
                "details",
                tag("summary", say("{count} more outcomes, {share} together", count=len(folded), share=together)),
                rest,
            )
        )
    return found


def _fill(whose: Whose) -> str:
    """The class of a bar, by whose it is: `odds.css` and `sides.css` have the patterns."""
    return f"f-{side_look(whose).letter}" if isinstance(whose, int) else {NOBODY: "f-0", ALL_FAIL: "f-x"}[whose]


def _visit_bar(self: Any, node: share_bar) -> None:
    parts = "".join(
        f'<i class="{fill}{" fell" if fell else ""}" style="flex:{ways}"></i>' for fill, ways, fell in node["parts"]
    )
    self.body.append(f'<div class="bar" aria-hidden="true">{parts}</div>')
    raise nodes.SkipNode


def _visit_line(self: Any, node: share_line) -> None:
    panel = f' data-panel="{escape(node["panel"])}"' if node["panel"] else ""
    self.body.append(f'<li{panel}><i class="{node["fill"]}"></i>')


def _depart_line(self: Any, node: share_line) -> None:
    numbers = (escape(node[key]) for key in ("count", "per_cent"))
    self.body.append("".join(f' <span class="num">{number}</span>' for number in numbers) + "</li>")


def _end_text(self: Any, node: share_line) -> None:
    write_text(self, f" {node['count']}, {node['per_cent']}. ")


def setup(app: Sphinx) -> None:
    """Tell every builder how to show these."""
    lines, bar = (go_in, _end_text), (skip, None)
    app.add_node(share_bar, html=(_visit_bar, None), latex=bar, text=bar, man=bar, texinfo=bar)
    app.add_node(share_line, html=(_visit_line, _depart_line), latex=lines, text=lines, man=lines, texinfo=lines)
