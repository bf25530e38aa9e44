"""On paper: an exercise is its main line with boards and the rest in short, drills are how each rule begins."""

import re
from pathlib import Path

import pytest
from tests.browsing import text
from tests.site.opened import Visit
from tests.site.real_site import EXERCISES, PAGES
from tests.thorough import THOROUGH, few

SHEETS = 12
"""So many pages of A4 has the longest exercise, or chapter of drills."""


def test_the_longest_exercise_fits_on_few_sheets_of_paper(visit_real: Visit, real_site: Path) -> None:
    """With the margins that the style sheet has, as a browser prints them."""
    longest = sorted(EXERCISES, key=lambda name: len(text(real_site / f"{name}.html")), reverse=True)
    found = {}
    for name in longest if THOROUGH else longest[:2]:
        paper = visit_real(name).pdf(format="A4")
        found[name] = len(re.findall(rb"/Type\s*/Page\b", paper))
    assert {name: sheets for name, sheets in found.items() if not 2 < sheets <= SHEETS} == {}


DRILLS = [page for page in PAGES if "/drills/chapter_" in page]


@pytest.mark.parametrize("name", sorted({"takkure/drills/chapter_1", *few(DRILLS, 2)}))
def test_drills_are_a_few_sheets_of_paper_with_their_answers_upside_down(visit_real: Visit, name: str) -> None:
    """Chapter 1 of Takkure has the most rules; of each the first three, also where one at a time is on the screen."""
    page = visit_real(name)
    assert page.locator(".drill > .asked:visible").count() <= 1
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= SHEETS
    page.emulate_media(media="print")
    asked = page.evaluate("""() => [...document.querySelectorAll(".drills > section")].map((section) => (
      [...section.querySelectorAll(".drill > .asked")].filter((part) => part.checkVisibility()).length))""")
    assert set(asked) <= {1, 2, 3}
    assert page.locator(".drill > .board > img:visible").count() == sum(asked)
    answers = page.locator(".drill .solution:visible").evaluate_all(
        "(all) => all.map((one) => [getComputedStyle(one).rotate, one.querySelector('p').offsetHeight > 0])"
    )
    assert answers == [["180deg", True]] * sum(asked)


@pytest.mark.parametrize("name", ["takkure/exercises/03_the_square_of_death"])
def test_paper_has_boards_on_the_main_line_alone(visit_real: Visit, name: str) -> None:
    """Of what is beside it the title, what happened and the number of its panel; the rules to take along are there."""
    page = visit_real(name)
    page.emulate_media(media="print")
    lines = page.evaluate("[...document.querySelectorAll('placky-walk')].map(({ story }) => story.longest().length)")
    assert page.locator(".frame > figure.board:visible").count() == sum(lines)
    assert page.locator(".frame.aside > .panel-no:visible").count() == page.locator(".frame.aside").count() > 100
    assert page.locator(".frame.aside .pk-placky:visible, .frame .duel:visible, .map:visible").count() == 0
    assert page.locator(".story-section > .recap:visible").count() == len(lines)


def test_paper_leads_on_from_an_outcome_that_is_folded_away_on_a_screen(visit_real: Visit) -> None:
    """A roll that the page plays once is not to be known by its row, and whoever turns pages needs the next panel."""
    page = visit_real("dice_football/exercises/06_full_game")
    folded = page.locator(".odds details li[data-panel]")
    assert folded.count() > 1
    assert page.locator(".odds details[open]").count() == 0
    page.emulate_media(media="print")
    heights = folded.evaluate_all("(rows) => rows.map((row) => row.getBoundingClientRect().height)")
    assert min(heights) > 0
    assert page.locator(".odds details li:not([data-panel]):visible").count() == 0
