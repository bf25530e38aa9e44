"""Every page is valid HTML with an order that those who do not see it can follow; read without a browser."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

import html5lib
import pytest
from tests.site.real_site import EXERCISES, PAGES
from tests.thorough import few

HEADINGS = {f"h{level}": level for level in range(1, 7)}
BLOCKS = {
    "p", "div", "ul", "ol", "dl", "table", "section", "figure", "pre", "nav", "aside", "header", "footer", *HEADINGS,
}  # fmt: skip
PHRASING = {"p", "span", "strong", "em", "small", "b", "i", "code", "button", "label", "legend", *HEADINGS}
"""Elements that hold no blocks. A parser lets all of them but `p` pass."""
PLACES = {
    "li": {"ul", "ol", "menu"}, "dt": {"dl", "div"}, "dd": {"dl", "div"}, "tr": {"thead", "tbody", "tfoot"},
    "td": {"tr"}, "th": {"tr"}, "caption": {"table"}, "figcaption": {"figure"}, "summary": {"details"},
    "legend": {"fieldset"},
}  # fmt: skip
"""Elements -> what they may stand in."""
LISTS = {"ul": {"li"}, "ol": {"li"}, "tr": {"td", "th"}, "dl": {"dt", "dd", "div"}}
"""Elements -> all that may stand in them."""
ACTIVE = {"a", "button", "input", "select", "textarea", "summary"}
NAMED = ("aria-label", "aria-labelledby", "title")
BROKEN = """<!DOCTYPE html><html lang="en"><head><title>t</title></head><body><h1 id="x">One</h1><h3 id="x">Three</h3>
<p>a<p class="a" class="b">b</p></p><ul><p>no item</p></ul><li>no list</li><button>Send</button><input type="text">
<a href="#"><button type="button">Inner</button></a><span><div>block</div></span><b>open</body></html>"""


class Markup(NamedTuple):
    """A page as a browser reads it: what the parser objected to, and the elements with their parents."""

    objections: list[str]
    root: Element
    parents: dict[Element, Element]

    def ancestors(self, element: Element) -> Iterator[Element]:
        """From the nearest to the root."""
        while (above := self.parents.get(element)) is not None:
            yield above
            element = above


def parse(text: str) -> Markup:
    """Read a page by the rules of HTML, and keep every objection."""
    parser: Any = html5lib.HTMLParser(namespaceHTMLElements=False)
    root: Element = parser.parse(text)
    said = [f"line {line}: {code} {data or ''}" for (line, _), code, data in parser.errors]
    return Markup(said, root, {child: parent for parent in root.iter() for child in parent})


def faults(markup: Markup) -> list[str]:
    """Everything that is wrong with a page, in the order in which it stands there."""
    return [*markup.objections, *misplaced(markup), *unlabelled(markup), *headings(markup), *twice(markup)]


def misplaced(markup: Markup) -> Iterator[str]:
    """Elements in places that HTML has not for them."""
    for element in markup.root.iter():
        above = markup.parents.get(element)
        if above is None or not isinstance(element.tag, str):
            continue
        if above.tag not in PLACES.get(element.tag, {above.tag}):
            yield f"{element.tag} in {above.tag}"
        if above.tag in LISTS and element.tag not in LISTS[above.tag]:
            yield f"{element.tag} in {above.tag}"
        if above.tag in PHRASING and element.tag in BLOCKS:
            yield f"{element.tag} in {above.tag}"
        if element.tag in ACTIVE and (outer := {a.tag for a in markup.ancestors(element)} & {"a", "button"}):
            yield f"{element.tag} in {', '.join(map(str, outer))}"


def unlabelled(markup: Markup) -> Iterator[str]:
    """Inputs without a name, buttons without a kind, links and buttons without words."""
    fields = {label.get("for") for label in markup.root.iter("label")}
    for element in markup.root.iter():
        if element.tag not in {"input", "select", "textarea"} or element.get("type") == "hidden":
            continue
        wrapped = any(above.tag == "label" for above in markup.ancestors(element))
        if not (wrapped or element.get("id") in fields or any(element.get(name) for name in NAMED)):
            yield f"{element.tag} without a label"
    for element in markup.root.iter("button"):
        if element.get("type") not in {"button", "submit", "reset"}:
            yield "button without a type"


def headings(markup: Markup) -> Iterator[str]:
    """One first heading, and no level left out on the way down."""
    levels = [HEADINGS[e.tag] for e in markup.root.iter() if e.tag in HEADINGS]
    if levels.count(1) != 1:
        yield f"{levels.count(1)} first headings"
    for before, level in zip([0, *levels], levels, strict=False):
        if level > before + 1:
            yield f"heading {level} after heading {before}"


def twice(markup: Markup) -> Iterator[str]:
    """Ids that stand on a page more than once."""
    seen: set[str] = set()
    for element in markup.root.iter():
        name = element.get("id")
        if name in seen:
            yield f"id {name} twice"
        if name is not None:
            seen.add(name)


@cache
def page(html: Path, name: str) -> Markup:
    """A page of the built site."""
    return parse((html / f"{name}.html").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", few(PAGES, 30))
def test_a_page_is_valid_and_in_order(real_site: Path, name: str) -> None:
    """A strict parser has no objection; nesting, names, kinds of buttons, levels of headings and ids are right."""
    assert faults(page(real_site, name)) == []


def test_no_fork_of_a_branch_map_has_more_than_all_rolls(real_site: Path) -> None:
    """A result that several branches play has its odds once; each line is rounded to a tenth of a per cent."""
    lists = [fork for name in EXERCISES for fork in page(real_site, name).root.iter("ul")]
    odds = [[float(n) for n in re.findall(r"\d+\.\d", _smalls(fork))] for fork in lists if fork.findall("li/a/small")]
    assert len(odds) > len(EXERCISES)
    assert [lines for lines in odds if sum(lines) > 100 + 0.05 * len(lines)] == []


def _smalls(fork: Element) -> str:
    """The odds of the first roll for each result; of others it says that they are part of them."""
    said = ["".join(small.itertext()).strip() for small in fork.findall("li/a/small")]
    return " ".join(one for one in said if not one.startswith("of the "))


@pytest.mark.parametrize("name", EXERCISES)
def test_no_frame_says_a_sentence_twice(real_site: Path, name: str) -> None:
    """Also where one frame holds several steps, each of which has it."""
    lists = [part for part in page(real_site, name).root.iter("ul") if part.findall("li/p")]
    assert len(lists) > 5
    said = [["".join(line.itertext()) for line in part.findall("li/p")] for part in lists]
    assert [lines for lines in said if len(set(lines)) < len(lines)] == []


@pytest.mark.parametrize("name", EXERCISES)
def test_no_decision_explains_two_choices_in_the_same_words(real_site: Path, name: str) -> None:
    """What holds for several stands at the first of them; of each is told who can reach the carrier then."""
    decisions = [part for part in page(real_site, name).root.iter("ul") if part.get("class") == "choices"]
    said = [["".join(why.itertext()) for why in part.iter("span") if why.get("class") == "why"] for part in decisions]
    assert decisions
    shared = [[line for line in lines if "can touch him" not in line] for lines in said]
    assert [lines for lines in shared if len(set(lines)) < len(lines)] == []
    cards = [["".join(word.itertext()) for word in card] for part in decisions for card in part.iter("a")]
    assert [card for card in cards if card[1:] and card[1].partition(".")[0].lower() in card[0].lower()] == []


def _set_ups(html: Path, name: str) -> list[list[str]]:
    """What is told of the position with which each part of an exercise begins."""
    frames = [one for one in page(html, name).root.iter("section") if "is-setup" in one.get("class", "").split()]
    return [["".join(line.itertext()).strip() for line in frame.findall("div/ul/li/p")] for frame in frames]


def test_a_part_tells_what_is_new_since_the_part_before(real_site: Path) -> None:
    """Line-ups and sides are told at the first part; who has the ball, wherever that is another one."""
    teams, keeping, defending, last = _set_ups(real_site, "takkure/exercises/06_full_match")
    assert [line.split()[1] for line in teams] == ["have", "have", "attack:", "guard", "guard"]
    assert keeping == []
    assert defending == ["Teriomorph attack: LINCE holds the ball. 0.05"]
    assert last == ["Yamato attack: HAYATE holds the ball. 0.05"]
    for name in EXERCISES:
        parts = _set_ups(real_site, name)
        assert parts[0] != []
        assert [set(old) & set(new) for old, new in pairwise(parts) if set(old) & set(new)] == []


def test_every_such_fault_would_be_found() -> None:
    """A page with one of each."""
    found = faults(parse(BROKEN))
    assert [fault for fault in found if re.search(r"duplicate-attribute|unexpected-end-tag", fault)]
    for fault in (
        "p in ul", "li in body", "button without a type", "input without a label", "button in a", "div in span",
        "heading 3 after heading 1", "id x twice",
    ):  # fmt: skip
        assert fault in found
