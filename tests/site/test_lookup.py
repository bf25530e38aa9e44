"""The drawer in which a reader of an exercise looks something up; without scripts links, on paper nothing."""

from pathlib import Path

import pytest
from tests.site.opened import Opened, Visit
from tests.site.waiting import arrived, settled
from tests.thorough import few

FRAMES = {
    "takkure": "takkure/exercises/04_four_v_four#run-aguila-bersyd",
    "dice_football": "dice_football/exercises/06_full_game",
    "dreadball": "dreadball/exercises/06_rush",
}
PLACE = """() => [location.href, scrollY, localStorage.length, document.querySelector(".frame.now").id]"""
WALK = "placky-walk >> nth=0"
BUTTON = f"{WALK} >> .controls .rules"


def opened(visit_real: Visit, game: str = "takkure", width: int = 390, *, sheet: bool = True) -> Opened:
    """Give an exercise with its drawer open; of a game without a quick reference, if so wished."""
    page = visit_real(FRAMES[game], width=width)
    if not sheet:
        page.eval_on_selector(".look-up", "(place) => place.removeAttribute('data-sheet')")
    page.locator(BUTTON).press("Enter")
    page.wait_for_selector("dialog[open] .of-frame .told")
    return page


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_looking_something_up_leaves_the_walk_where_it_is(visit_real: Visit, width: int) -> None:
    """One press opens the drawer; keys do not move what lies under it; Escape closes it, and the focus is back."""
    page = arrived(settled(visit_real(FRAMES["takkure"], width=width, asked=True)))
    assert not {"lookup.js", "lookup.css", "takkure.js"} & set(page.asked)
    button = page.locator(BUTTON)
    before = page.evaluate(PLACE)
    button.click()
    page.wait_for_selector("dialog[open] .of-frame .told")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    over = "({ scrollWidth, clientWidth }) => scrollWidth - clientWidth"
    assert page.locator("dialog").evaluate(over) == 0
    for key in ("ArrowRight", "ArrowLeft", "1", "r"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    assert page.is_hidden("dialog")
    assert page.evaluate("document.activeElement.matches('.controls .rules')")
    assert page.evaluate(PLACE) == before
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open]")
    page.click("dialog .close")
    assert page.evaluate("document.activeElement.matches('.controls .rules')")
    assert page.evaluate(PLACE) == before
    assert page.faults == []


@pytest.mark.parametrize(("game", "sheet"), [*((game, True) for game in FRAMES), ("dice_football", False)])
def test_a_drawer_has_rules_players_colours_and_the_quick_reference_of_its_game(
    visit_real: Visit, game: str, sheet: bool
) -> None:
    """The rules are those on the frame's chips; a game without a page for it has all of its rules in short.

    A game may have its own colours of sides, which its walks alone bring.
    """
    page = opened(visit_real, game, sheet=sheet)
    colour = "(part) => getComputedStyle(part).getPropertyValue('--pk-b')"
    assert page.locator("dialog").evaluate(colour) == page.locator(WALK).evaluate(colour)
    hrefs = "(all) => all.map((link) => link.href)"
    chips = page.locator(f"{WALK} >> .frame.now > .chips a").evaluate_all(hrefs)
    told = page.eval_on_selector_all("dialog .of-frame .told a", hrefs)
    assert chips
    assert set(chips) <= set(told)
    assert page.locator("dialog .legend li").count() == page.locator(f"{WALK} >> .stage .legend li").count()
    page.click("dialog .of-sheet > summary")
    page.wait_for_selector(f"dialog .of-sheet {'.sheet' if sheet else '.told'} >> nth=0")
    assert len(str(page.text_content("dialog .of-sheet"))) > 2_000
    assert page.locator("dialog [id]").count() == 0
    links = page.eval_on_selector_all("dialog a", hrefs)
    root = page.url.partition(f"/{game}/")[0]
    assert all(link.startswith(root) for link in links)
    files = {link.partition("#")[0].partition("?")[0].removeprefix("file://") for link in links}
    assert {file for file in files if not Path(file).is_file()} == set()


def test_a_question_is_answered_in_the_drawer(visit_real: Visit) -> None:
    """By the sentence that the search has, about this game alone; what no rule knows is said to be so."""
    page = opened(visit_real)
    page.fill("dialog input", "can I pass from the ground?")
    assert "rule-3-03" in str(page.get_attribute("dialog .found li a >> nth=0", "href"))
    assert page.locator("dialog .found mark").count()
    page.fill("dialog input", "xyzzy")
    assert page.locator("dialog .found li").count() == 0
    assert page.locator("dialog .found p").count() == 2
    page.fill("dialog input", "")
    assert page.locator("dialog .found > *").count() == 0


def test_each_frame_has_its_own_rules_in_the_drawer(visit_real: Visit) -> None:
    """It is filled anew each time, and players who are spoken of come first."""
    page = opened(visit_real)
    before = page.text_content("dialog .of-frame")
    spoken = "({ story }) => story.host().spoken.map((n) => story.players[n])"
    first, said = page.text_content("dialog .legend li >> nth=0"), page.locator(WALK).evaluate(spoken)
    assert str(first).split()[0] in said
    page.keyboard.press("Escape")
    page.locator(WALK).evaluate("(walk) => walk.go(walk.story.longest().at(-1))")
    page.locator(BUTTON).press("Enter")
    page.wait_for_selector("dialog[open]")
    assert page.text_content("dialog .of-frame") != before


@pytest.mark.parametrize("game", few([*FRAMES], 1))
def test_without_scripts_there_are_links_and_on_paper_nothing(visit_real: Visit, game: str) -> None:
    """They lead to the same; with scripts the button stands for them."""
    page = visit_real(FRAMES[game], java_script_enabled=False)
    links = page.locator("nav.look-up a")
    assert links.count() >= 2
    assert links.first.is_visible()
    assert page.locator(".controls").count() == 0
    page.emulate_media(media="print")
    assert page.is_hidden("nav.look-up")
    page = opened(visit_real, game)
    assert page.is_hidden("nav.look-up")
    page.emulate_media(media="print")
    assert page.is_hidden("dialog")


def test_the_list_of_players_says_what_is_true_in_each_frame(visit_real: Visit) -> None:
    """Under the board as in the drawer: who has got tired, and who has rested."""
    page = visit_real(FRAMES["takkure"].partition("#")[0], width=390)
    changed = page.evaluate("""() => {
      const walk = document.querySelector("placky-walk"), { story } = walk;
      const id = [...story.frames.keys()].find((one) => one !== story.start && story.frame(one).legend);
      walk.go(id);
      return Object.entries(story.frame(id).legend)[0];
    }""")
    place, said = int(changed[0]), changed[1]
    line = page.locator(f"placky-walk >> nth=0 >> .stage > .legend > li >> nth={place} >> span").last
    page.wait_for_function("([part, said]) => part.textContent === said", arg=[line.element_handle(), said])
    assert "fatigue token" in said
    page.locator(BUTTON).press("Enter")
    page.wait_for_selector("dialog[open] .of-players li")
    assert said in page.locator(".drawer .of-players li > span").all_text_contents()
    page.keyboard.press("Escape")
    page.evaluate("(walk => walk.go(walk.story.start))(document.querySelector('placky-walk'))")
    page.wait_for_function("([part, said]) => part.textContent !== said", arg=[line.element_handle(), said])


def test_the_drawer_says_what_skills_do(visit_real: Visit) -> None:
    page = opened(visit_real)
    assert page.locator(".stage .legend small").count() == 0
    told = page.locator(".drawer .of-players li:has(small)")
    assert told.count() > 2
    for line in told.all():
        skills = line.locator("span").last.text_content() or ""
        assert [one for one in line.locator("small b").all_text_contents() if one not in skills] == []
    assert (
        "Side Step He rolls 2 dice for a dodge. Gone while he is tired."
        in page.locator(".drawer .of-players small").all_text_contents()
    )
