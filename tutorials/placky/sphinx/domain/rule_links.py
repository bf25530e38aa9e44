"""Links to rules and rulings that pages of ours make by themselves: a number, or a chip with the title.

A page of boards has hundreds of them. Sphinx's own references would be four to six nodes each and a search through the
page when it is written. These are one node, and find their place as they are written. Roles, which authors write, stay
Sphinx's, which warns of those that lead nowhere.
"""

from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from placky.sentences import Sentence, say
from placky.sphinx.domain.library import contents_of
from placky.sphinx.nodes import write_text

RULE: Sentence = "Rule {number}"
RULING: Sentence = "Ruling {number}"


class rule_link(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801 - docutils names its nodes in lower case
    """A link to a rule or ruling: `game` and `number`; `chip` for one with its title. Plain where it stands nowhere."""

    def astext(self) -> str:
        """What is read: its number."""
        return str(self["number"])


def chip(game: str, number: str) -> rule_link:
    """A chip with the rule's number and title."""
    return rule_link(game=game, number=number, chip=True)


def number_link(game: str, number: str) -> rule_link:
    """A rule's number as a small link."""
    return rule_link(game=game, number=number, chip=False)


def title_of(node: rule_link) -> str:
    """The title of its rule or ruling; empty for what the index does not know."""
    contents = contents_of(node["game"])
    known = contents and (contents.index.rules.get(node["number"]) or contents.index.rulings.get(node["number"]))
    return known.title if known else ""


def label_of(game: str, number: str) -> str:
    """What a chip calls a rule or a ruling, before its title."""
    contents = contents_of(game)
    return say(RULING if contents and number in contents.index.rulings else RULE, number=number)


def _visit(self: Any, node: rule_link) -> None:
    inside, kind = escape(node["number"]), "no"
    if node["chip"]:
        title = title_of(node)
        inside = f"<b>{escape(label_of(node['game'], node['number']))}</b>"
        inside += f" <span>{escape(title)}</span>" if title else ""
        kind = "chip"
    domain = self.builder.env.get_domain("rulebook")
    to = domain.address(self.builder, self.builder.current_docname, f"{node['game']}:{node['number']}")
    link = f'a class="{kind}" href="{escape(to)}"' if to else f'span class="{kind}"'
    self.body.append(f"<{link}>{inside}</{link.partition(' ')[0]}>")
    raise nodes.SkipNode


def _as_text(self: Any, node: rule_link) -> None:
    write_text(
        self,
        f"{label_of(node['game'], node['number'])} {title_of(node)}".rstrip() if node["chip"] else node["number"],
    )
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Tell every builder how to show these."""
    text = (_as_text, None)
    app.add_node(rule_link, html=(_visit, None), latex=text, text=text, man=text, texinfo=text)
