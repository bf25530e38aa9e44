"""What stands in the head of every page, and that a page keeps still while it loads."""

import json
import re
from collections import Counter
from html import unescape
from pathlib import Path

import pytest
from tests.site.opened import Visit
from tests.site.real_site import EXERCISES, PAGES
from tests.site.test_markup import parse
from tests.thorough import few

from placky.storyboard.reading_time import minutes_of

FEATURES = Path(__file__).parents[2] / "features"
LONGEST = 160
"""Characters that those who list pages show."""
SHIFTS = """() => new Promise((done) => {
  let sum = 0, seen = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) { seen += 1; if (!hadRecentInput) sum += value; }
  }).observe({ type: "layout-shift", buffered: true });
  document.fonts.ready.then(() => setTimeout(() => done([sum, seen]), 300));
})"""
"""The sum of all shifts of the layout from the beginning on, and how many there were."""


def heads(site: Path) -> dict[str, tuple[str, dict[str, str], str]]:
    """Page -> its title, its <meta> by name, its language."""
    found = {}
    for name in PAGES:
        head, _, _ = (site / f"{name}.html").read_text(encoding="utf-8").partition("</head>")
        root = parse(f"{head}</head><body></body></html>").root
        meta = {tag.get("name", ""): tag.get("content", "") for tag in root.iter("meta") if tag.get("name")}
        found[name] = ("".join(next(root.iter("title")).itertext()), meta, root.get("lang", ""))
    return found


def test_every_page_says_what_it_is(real_site: Path) -> None:
    """A title and a description that no other page has, a language, and a width that follows the window."""
    found = heads(real_site)
    assert {name: lang for name, (_, _, lang) in found.items() if lang != "en"} == {}
    assert [name for name, (_, meta, _) in found.items() if "width=device-width" not in meta["viewport"]] == []
    said = {name: meta.get("description", "") for name, (_, meta, _) in found.items()}
    assert {name: text for name, text in said.items() if not 10 <= len(text) <= LONGEST} == {}
    for texts in ([title for title, _, _ in found.values()], list(said.values())):
        assert [text for text, times in Counter(texts).items() if times > 1] == []


def test_what_nobody_should_find_says_so(real_site: Path) -> None:
    """The search and the page for what is not there; all others may be found."""
    hidden = [name for name, (_, meta, _) in heads(real_site).items() if "noindex" in meta.get("robots", "")]
    assert hidden == ["404", "search"]
    assert "Disallow:\n" in (real_site / "robots.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("name", ["index", "takkure/exercises/01_first_steps", "takkure/rules/tackle"])
def test_a_page_keeps_still_while_it_loads(visit_real: Visit, name: str, width: int) -> None:
    """Fonts that come late, and scripts that build their controls, move nothing that the reader looks at."""
    moved, _ = visit_real(name, width=width).evaluate(SHIFTS)
    assert moved < 0.1


def test_a_page_that_moves_would_be_noticed(visit_real: Visit) -> None:
    """Words that come late, above everything else."""
    opened = visit_real("guides/coach")
    opened.evaluate("document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 500px' }))")
    moved, times = opened.evaluate(SHIFTS)
    assert times > 0
    assert moved > 0.1


def test_a_walkthrough_in_a_closed_entry_sleeps_until_it_is_wanted(visit_real: Visit) -> None:
    """It wakes when its entry is opened, and when an address leads into it; no other does."""
    awake = "[...document.querySelectorAll('placky-walk[live]')].map((walk) => walk.story.now)"
    inside = "(nth) => document.querySelectorAll('placky-walk')[nth].querySelectorAll('.frame')[1].id"
    opened = visit_real("takkure/rules/tackle")
    assert opened.evaluate(awake) == []
    opened.click("details.proof-entry >> nth=0 >> summary >> nth=0")
    opened.wait_for_selector("placky-walk[live] .frame.now")
    assert len(opened.evaluate(awake)) == 1
    there, further = opened.evaluate(inside, 1), opened.evaluate(inside, 2)
    opened = visit_real(f"takkure/rules/tackle#{there}")
    assert opened.evaluate(awake) == [there]
    opened.evaluate("(id) => { location.hash = id; }", further)
    opened.wait_for_selector(f"[id='{further}'].now")
    assert opened.evaluate(awake) == [there, further]


CUT = """() => {
  const sheet = document.querySelector("svg.pk-sheet"), seen = sheet.getBoundingClientRect();
  const words = [...sheet.querySelectorAll("[id$='S-field'] text:not([display])")];
  const inside = words.map((one) => one.getBoundingClientRect()).filter((one) => one.right > seen.left
    && one.left < seen.right && one.bottom > seen.top && one.top < seen.bottom);
  const whole = (one) => one.left > seen.left - 1 && one.right < seen.right + 1
    && one.top > seen.top - 1 && one.bottom < seen.bottom + 1;
  return [inside.length, inside.filter((one) => !whole(one)).length];
}"""
"""How many words on the ground are in sight, and how many of them are cut."""


@pytest.mark.parametrize("width", [320, 1440])
@pytest.mark.parametrize("name", few([page for page in EXERCISES if not page.startswith("takkure")], 4))
def test_words_on_the_ground_are_whole(visit_real: Visit, name: str, width: int) -> None:
    """Half the name of a hex is another name; Takkure's ground has none."""
    shown, cut = visit_real(name, width=width).evaluate(CUT)
    assert shown > 0
    assert cut == 0


def first_words(text: str) -> str:
    """Give what Placky says first on the page of a feature."""
    (said,) = re.findall(r"^\s*Feature:.*\n\n((?:  \S.*\n)+)", text, re.MULTILINE)
    return " ".join(said.split())


@pytest.mark.parametrize("feature", sorted(FEATURES.glob("*/exercises/*.feature")), ids=lambda path: path.stem)
def test_the_first_words_of_an_exercise_are_three_lines_of_a_phone(feature: Path) -> None:
    """What else there is to say stands below the bubble."""
    assert 20 < len(first_words(feature.read_text(encoding="utf-8"))) <= 80


def test_the_first_bubble_is_three_lines_high_on_a_phone(visit_real: Visit) -> None:
    """That of the longest first words, which many letters make."""
    page = visit_real("takkure/exercises/02_pass_and_team_play", width=390)
    lines = page.evaluate("""() => {
      const said = document.querySelector(".bubble p"), { height } = said.getBoundingClientRect();
      return Math.round(height / parseFloat(getComputedStyle(said).lineHeight));
    }""")
    assert lines == 3


def test_no_part_of_a_course_takes_longer_than_five_minutes(real_site: Path) -> None:
    """And the square of death, once the longest of all, has parts of two to five."""
    home = (real_site / "index.html").read_text(encoding="utf-8")
    cards = re.findall(r'data-exercise="([^"]*)"[^>]*data-parts="([^"]*)"', home)
    times = {
        name: [minutes_of(seconds) for _, _, stretches in json.loads(unescape(parts)) for seconds, _ in stretches]
        for name, parts in cards
    }
    assert len(times) == len(EXERCISES)
    assert {name: minutes for name, minutes in times.items() if max(minutes) > 5} == {}
    assert min(times["takkure/03_the_square_of_death"]) >= 2
