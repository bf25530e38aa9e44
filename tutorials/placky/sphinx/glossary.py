"""`{terms}`: the words of a rulebook in three languages, by letter, each with an address and its rules."""

from typing import cast

from docutils import nodes
from sphinx import addnodes
from sphinx.domains.std import make_glossary_term

from placky.sphinx.directives import RulebookDirective
from placky.sphinx.domain import LANGUAGES, unaccented
from placky.sphinx.library import Shelf
from placky.sphinx.nodes import house, link, tag, title
from placky.sphinx.rule_links import chip
from touchline.core.terms import Term


class TermsDirective(RulebookDirective):
    """Every word of the rulebook; `` {term}`Tackle` `` links to one."""

    def run(self) -> list[nodes.Node]:
        """A list of letters, then a titled section a letter."""
        stand = self.shelf()
        if stand is None:
            return self.missing("The glossary")
        self.depend_on_data(stand, "terms.toml")
        if not stand.terms:
            self.warn(f"{stand.book.title} has no words: {stand.book.engine}/data/terms.toml is missing or empty")
            return self.missing("The glossary")
        letters: dict[str, list[Term]] = {}
        for term in stand.terms:
            letters.setdefault(unaccented(term.names["en"])[0].upper(), []).append(term)
        jump = tag("ul", *[tag("li", link(letter, f"letter-{letter.lower()}")) for letter in letters])
        out: list[nodes.Node] = [tag("nav", jump, class_="letters", aria_label="Letters")]
        for letter, mine in letters.items():
            section = nodes.section("", title(letter), ids=[f"letter-{letter.lower()}"])
            listed = nodes.definition_list("", *[self._entry(stand, term) for term in mine], classes=["glossary"])
            section += addnodes.glossary("", listed, sorted=True)
            out.append(section)
        return out

    def _entry(self, stand: Shelf, term: Term) -> nodes.Node:
        source, line = self.get_source_info()
        place = f"term-{term.id}"
        english = [nodes.Text(term.names["en"]), *_house(term, "en")]
        head = make_glossary_term(self.env, english[:1], None, source, line, place, self.state.document)
        head += english[1:]
        names = nodes.paragraph("", classes=["names"])
        for n, code in enumerate(code for code in term.names if code != "en"):
            if n:
                names += nodes.Text(", ")
            names += [nodes.Text(f"{LANGUAGES[code]} "), tag("i", term.names[code], lang=code), *_house(term, code)]
        if term.also:
            names += nodes.Text(f"; also {', '.join(term.also)}")
        text = nodes.paragraph("", term.text)
        chips = tag("ul", *[tag("li", chip(stand.book.name, number)) for number in term.rules], class_="chips")
        body = nodes.definition("", names, text, chips)
        return cast("nodes.Node", nodes.definition_list_item("", head, body))


def _house(term: Term, language: str) -> list[nodes.Node]:
    if language not in term.house:
        return []
    return [nodes.Text(" "), house("No document prints this name; it is ours")]
