"""The theme around the pages: what each page loads, search, navigation, light and dark, and the weight of it all."""

import gzip
import re
import tomllib
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from pygments.token import STANDARD_TYPES
from tests.site.opened import Visit, attribute_of, words_of

import placky.sphinx
from placky.diagrams.sides import LETTERS
from placky.diagrams.stage import Grip
from placky.sphinx.sent import with_widths
from placky.verdicts import VERDICTS

THEME = Path(placky.sphinx.__file__).parent / "theme"
SHEETS = tomllib.loads((THEME / "sent.toml").read_text(encoding="utf-8"))["styles"]
PAGES = ("index.html", "walk.html", "big.html", "rule.html", "prose.html", "genindex.html", "search.html")
SCRIPTS = {
    "prose.html": ["theme.js"],
    "rule.html": ["theme.js", "parts.js", "walk.js"],
    "walk.html": ["theme.js", "parts.js", "lesson.js", "walk.js"],
    "index.html": ["theme.js", "parts.js", "home.js"],
    "search.html": [
        "theme.js", "documentation_options.js", "doctools.js", "searchtools.js", "language_data.js", "sayings.js",
        "search.js", "searchindex.js",
    ],
}  # fmt: skip


ELSEWHERE = {
    "admonition", "attention", "c", "caution", "code-block-caption", "danger", "default_value", "deprecated",
    "field-list", "footnote", "footnote-list", "important", "later", "literal-block", "playcard", "py",
    "readings-text", "rst", "sidebar", "sig-param", "solid", "spinner", "text-center", "text-right", "todo", "topic",
    "versionadded", "versionchanged", "warning",
}  # fmt: skip
"""Classes that no page here has, but a page of somebody else's: of docutils, of Sphinx, of our own directives,
and of drawings of cards, spinners and dice."""
FALLEN = (THEME.parent / "report" / "fallen.py").read_text(encoding="utf-8")
"""No engine on these pages fails anything; a report on one that does has more classes."""
SIDED = {f"{kind}-{letter}" for kind in ("f", "of") for letter in LETTERS}
"""Bars and lines of a chart in the colour of a side; games with more than two of them are somebody else's."""


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_page_loads_only_the_scripts_it_needs(site: Path, name: str) -> None:
    """Sphinx's own scripts stand on the search page alone."""
    html = (site / name).read_text(encoding="utf-8")
    assert [Path(src).name.split("?")[0] for src in re.findall(r'<script[^>]*src="([^"]+)"', html)] == SCRIPTS[name]
    styles = {"home.css": "home.js" in SCRIPTS[name], "walk.css": "parts.js" in SCRIPTS[name]}
    assert [Path(href).name.split("?")[0] for href in re.findall(r'rel="stylesheet"[^>]*?href="([^"]+)"', html)] in (
        ["placky.css", *(style for style, needed in styles.items() if needed)],
        [],
    )  # fmt: skip


def test_a_walkthrough_page_is_light(site: Path, real_site: Path) -> None:
    """Styles, scripts and fonts, as they are sent: what architecture.md says of them, and a page with them."""
    static = real_site / "_static"

    def weight(*files: Path) -> int:
        return sum(len(gzip.compress(file.read_bytes())) for file in files)

    styles = weight(*(static / name for name in ("placky.css", "walk.css")))
    scripts = weight(*(static / name for name in SCRIPTS["walk.html"]))
    fonts = sum(font.stat().st_size for font in (static / "fonts").glob("*.woff2"))
    assert styles < 16_800
    assert scripts < 41_300
    assert weight(site / "big.html") + styles + scripts + fonts < 102_000


@pytest.mark.parametrize(
    "source", sorted((THEME / "scripts").rglob("*.js")), ids=lambda source: f"{source.parent.name}/{source.name}"
)
def test_no_template_of_a_script_holds_another(source: Path) -> None:
    """The spaces of the inner one would be taken for those of code, and not be sent."""
    templates = re.findall(r"`[^`]*`", source.read_text(encoding="utf-8"))
    assert [one for one in templates if one.count("{") != one.count("}")] == []


READ_BACK = {
    "view/parts": "the data of a walk",
    "watch": "the data of a match, and what is read out of a step, as it stands there",
    "view/board": "how long letters are",
    "narrow": "what a reader looks for is in the text of the page",
    "report": "what a reader looks for is in the text of the page",
    "search": "the first words of a page that was found",
    "theme": "a table is called by its caption",
    "lookup": "which skills a player has, by the names under which the page explains them",
}
"""Scripts that read the text of a page, each with its reason; no other one does."""


def test_no_script_reads_text_from_the_page_without_a_reason() -> None:
    """Titles, names and what happened are data; a script that read them back would hang on the mark-up around them."""
    reads = re.compile(r"\.(?:textContent|innerText|innerHTML|outerHTML|nodeValue)\b(?! = |\] = )|baseVal\.endsWith")
    found = {
        path.relative_to(THEME / "scripts").with_suffix("").as_posix()
        for path in (THEME / "scripts").rglob("*.js")
        if reads.search(path.read_text(encoding="utf-8"))
    }
    assert found == {*READ_BACK}


@pytest.mark.parametrize("name", PAGES)
def test_no_page_runs_over_the_side(visit: Visit, name: str) -> None:
    """What is wide scrolls in its own box."""
    page = visit(name)
    for width in (320, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.faults == []


def test_the_search_works_from_a_file(visit: Visit) -> None:
    """The field in the header leads to results without a server, and without complaints."""
    page = visit("prose.html")
    page.fill(".top input", "tackle")
    page.press(".top input", "Enter")
    page.wait_for_selector("ul.search li a")
    assert page.locator("ul.search a", has_text="At the tackle").count() == 1
    assert page.faults == []
    page.click("ul.search a >> text=At the tackle")
    page.wait_for_selector(".frame.now")


def test_the_chosen_theme_stays(visit: Visit) -> None:
    """The button turns the page over and the next page remembers."""
    page = visit("prose.html", color_scheme="light")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.click(".theme")
    night = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper != night
    again = visit("index.html", context=page.context)
    assert again.evaluate("getComputedStyle(document.body).backgroundColor") == night
    assert "night" in attribute_of(again, ".theme", "aria-label")


def test_the_main_links_say_where_the_reader_is(visit: Visit) -> None:
    """A link is current on its own page, and on the pages under it."""
    assert visit("rule.html").get_attribute(".top nav >> text=Rules", "aria-current") == "page"
    assert visit("big.html").get_attribute(".top nav >> text=Course", "aria-current") == "true"


def test_prose_has_its_own_list_of_sections_and_walkthroughs_have_none(visit: Visit) -> None:
    """The list is open where there is room for it."""
    page = visit("prose.html")
    assert page.locator(".local a:visible").all_text_contents() == [
        "A table",
        "Code",
        "A deeper section",
        "Remarks",
        "Terms",
    ]
    assert visit("prose.html", width=360).locator(".local a:visible").count() == 0
    assert visit("walk.html").locator(".local").count() == 0


def test_wide_code_can_be_scrolled_with_the_keyboard(visit: Visit) -> None:
    """A box that scrolls takes the focus; one that does not stays out of the way."""
    assert visit("prose.html", width=320).get_attribute("pre >> nth=0", "tabindex") == "0"
    assert visit("prose.html").get_attribute("pre >> nth=0", "tabindex") is None


def test_course_cards_tell_how_far_the_reader_has_come(visit: Visit) -> None:
    """Cards read what walkthroughs remember; others keep their words."""
    page = visit("walk.html#dodge-x")
    page.goto(page.url.replace("walk.html#dodge-x", "index.html"))
    states = page.locator(".course .state").all_text_contents()
    assert states == ["1 of 2 parts, 3 min left", "2 parts, 7 min"]
    assert page.locator(".course .here .meter").count() == 1
    card = page.locator(".course .here")
    name = " ".join(words_of(card.locator(part)) for part in (".no", ".name"))
    assert page.text_content(".cover .btn") == f"Go on in Takkure: {name}"
    assert page.get_attribute(".cover .btn", "href") == card.locator("a").get_attribute("href")
    page.evaluate("placky.memory.forget(() => true)")
    page.reload()
    assert page.text_content(".cover .btn") == "Start exercise 01"


def test_the_page_for_what_is_not_there_works_under_any_address(site: Path) -> None:
    """Its links start from the site's base."""
    html = (site / "404.html").read_text(encoding="utf-8")
    assert html.index('<base href="/placky/">') < html.index("<link")
    assert 'href="#' not in html.split("<main", 1)[0]


def test_every_class_in_a_style_sheet_is_on_a_page_or_given_by_a_script(site: Path, real_site: Path) -> None:
    """A rule for what nobody makes is read by every browser and understood by nobody."""
    made = [file.read_text(encoding="utf-8") for folder in (site, real_site) for file in folder.rglob("*.html")]
    known = {name for text in made for found in re.findall(r'class="([^"]*)"', text) for name in found.split()}
    scripts = [*(THEME / "scripts").rglob("*.js"), *THEME.glob("*.html"), *(real_site / "_static").glob("search*.js")]
    for script in scripts:
        known |= set(re.findall(r"[\w-]+", script.read_text(encoding="utf-8")))
    known |= {*STANDARD_TYPES.values(), "hll", "linenos", "lineno", *ELSEWHERE, *SIDED}
    known |= {*get_args(get_type_hints(Grip)["form"])}
    known |= {name for found in re.findall(r'class_="([^"]*)"', FALLEN) for name in found.split()}
    known |= {f"v-{one.replace(' ', '-')}" for one in VERDICTS}
    sheets = [sheet.read_text(encoding="utf-8") for sheet in (THEME / "styles").iterdir()]
    selectors = [re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", sheet, flags=re.DOTALL) for sheet in sheets]
    named = {name for text in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", text)}
    assert len(named) > 100
    assert named - known == set()


RULES = """
text => {
    const sheet = new CSSStyleSheet(), bare = (value) => value.replace(/\\s*([,:])\\s*/g, "$1");
    sheet.replaceSync(text);
    const kept = /[{][^{}]*[}]|--[\\w-]+:[^;{}]*|^@supports[^{]*/g;
    return [...sheet.cssRules].map((rule) => rule.cssText.replace(kept, bare));
}
"""
"""A value with a property of our own is kept as it is written, so blanks beside commas and colons do not count there.
In a selector they do."""


@pytest.mark.parametrize("name", SHEETS)
def test_what_a_style_sheet_loses_on_its_way_changes_no_rule(site: Path, visit: Visit, name: str) -> None:
    """The browser reads the same of what people write and of what is sent."""
    page = visit("prose.html")
    parts = "\n".join((THEME / "styles" / f"{part}.css").read_text(encoding="utf-8") for part in SHEETS[name])
    written = with_widths(parts)
    light = (site / "_static" / name).read_text(encoding="utf-8")
    assert len(light) < len(written)
    rules = page.evaluate(RULES, written)
    assert rules
    assert page.evaluate(RULES, light) == rules
