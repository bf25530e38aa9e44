"""`{terms}`: the words of a rulebook by letter, each with an address, its names in other languages and its rules."""

from typing import cast

from docutils import nodes
from sphinx import addnodes

from placky.sentences import say
from placky.sphinx.directives import RulebookDirective
from placky.sphinx.domain import LANGUAGES, RulebookDomain, unaccented
from placky.sphinx.domain.library import Contents
from placky.sphinx.domain.origins import origin
from placky.sphinx.domain.rule_links import chip
from placky.sphinx.nodes import house, link, tag, title
from touchline.core.rulebook.terms import GlossaryTerm


class TermsDirective(RulebookDirective):
    """Every word of the rulebook; `` {term}`Tackle` `` links to one."""

    def run(self) -> list[nodes.Node]:
        """A list of letters, then a titled section a letter."""
        contents = self.book_contents()
        if contents is None:
            return self.missing("glossary")
        self.depend_on_data(contents, "terms.toml")
        if not contents.terms:
            self.warn(f"{contents.book.title} has no words: {contents.book.engine}/data/terms.toml is missing or empty")
            return self.missing("glossary")
        letters: dict[str, list[GlossaryTerm]] = {}
        for term in contents.terms:
            letters.setdefault(unaccented(term.names["en"])[0].upper(), []).append(term)
        jump = tag("ul", *[tag("li", link(letter, f"letter-{letter.lower()}")) for letter in letters])
        out: list[nodes.Node] = [tag("nav", jump, class_="letters", aria_label=say("Letters"))]
        for letter, mine in letters.items():
            section = nodes.section("", title(letter), ids=[f"letter-{letter.lower()}"])
            listed = nodes.definition_list("", *[self._entry(contents, term) for term in mine], classes=["glossary"])
            section += addnodes.glossary("", listed, sorted=True)
            out.append(section)
        return out

    def _entry(self, contents: Contents, term: GlossaryTerm) -> nodes.Node:
        name, place = term.names["en"], f"term-{term.id}"
        cast("RulebookDomain", self.env.get_domain("rulebook")).note(
            contents.book.name, name.lower(), "term", self.env.docname, place
        )
        listed = addnodes.index(entries=[("single", name, place, "main", None)])
        head = nodes.term("", name, listed, *_house(term, "en"), ids=[place])
        self.set_source_info(head)
        text = nodes.paragraph("", term.text)
        if marks := origin(term.sources, contents.index):
            text += [nodes.Text(" "), *marks]
        chips = tag("ul", *[tag("li", chip(contents.book.name, number)) for number in term.rules], class_="chips")
        body = nodes.definition("", *_names(term), text, chips)
        return cast("nodes.Node", nodes.definition_list_item("", head, body))


def _names(term: GlossaryTerm) -> list[nodes.Node]:
    """A line with what else the word is called, in other languages and in English; no line where it is nothing."""
    parts = [[nodes.Text(f"{say(LANGUAGES[code])} "), tag("i", name, lang=code), *_house(term, code)]
             for code, name in term.names.items() if code != "en"]  # fmt: skip
    line = nodes.paragraph("", classes=["names"])
    for part in parts:
        line += [nodes.Text(", "), *part] if len(line) else part
    if term.also:
        also = ", ".join(term.also)
        line += nodes.Text(f"; {say('also {names}', names=also)}" if parts else say("Also {names}", names=also))
    return [line] if len(line) else []


def _house(term: GlossaryTerm, language: str) -> list[nodes.Node]:
    if language not in term.house:
        return []
    return [nodes.Text(" "), house(say("No document prints this name; it is ours"))]
