"""Drills in a browser: one question at a time, what is said to an answer, and what is remembered of it."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route
from tests.site.opened import Visit

from placky.sphinx.sent import sent

DRILLS: list[dict[str, Any]] = [
    {"id": "one", "game": "g", "rule": "1", "title": "Press", "kind": "target", "asks": "number", "question": "Target?",
     "answers": [["5", True, "REF 7 - 2 = 5."], ["7", False, "Forgotten: -2."]], "reason": "REF 7 - 2 = 5."},
    {"id": "two", "game": "g", "rule": "2", "title": "Who", "kind": "who", "asks": "several", "question": "Who may?",
     "answers": [["KURO", True, "Forgotten: KURO may."], ["SUZU", False, "He lies (ruling R-1: Ties)."]],
     "reason": "He lies."},
]  # fmt: skip
PLACE = '<article class="drill" id="drill-{id}"><p class="asked">{question}</p><figure class="board"></figure>'
DATA = '<script type="application/json" class="pk-data">{}</script></article>'
SECTION = (
    '<section><h2>{rule} {title}</h2>{drill}<ul class="chips"><li>Rule {rule} {title}</li>'
    '<li data-named="R-1: Ties">Ruling R-1 Ties</li></ul></section>'
)
NAMED = [
    ["1 Press", "Rule 1", "Press", "g/rules.html#one"], ["2 Who", "Rule 2", "Who", ""],
    ["R-1: Ties", "Ruling R-1", "Ties", "g/rulings.html#r-1"],
]  # fmt: skip
"""What answers of the page name: as they do, what it is, its title, its address."""
CARDS = [["1", "Press", "target", "g/rules.html#one"], ["2", "Who", "who", ""]]
SHOWN = (
    '<html class="js" data-content_root=""><head><title>Practice</title><style>{style}</style></head>'
    '<body><main><div data-practice="g"></div></main>{scripts}</body></html>'
)
HOST = "http://placky.test"
"""A page from a file may find nothing of what the one before it has kept: one in ten in Chromium 156."""
FIRST = datetime(2031, 5, 5, 12, tzinfo=UTC)


@pytest.fixture
def page(browser: Browser) -> Page:
    """A page of drills without anything else, in a window that may keep nothing."""
    drill = f"{PLACE}{DATA}"
    parts = "".join(SECTION.format(drill=drill.format(json.dumps(one), **one), **one) for one in DRILLS)
    files = dict(sent())
    scripts = "".join(f"<script>{files[name]}</script>" for name in ("parts.js", "drills.js"))
    made = browser.new_page()
    head, sheet = f"<style>{files['drills.css']}</style>", f'<div class="drills" data-drills="g/1">{parts}</div>'
    made.set_content(f'<html class="js"><head>{head}</head><body>{sheet}{scripts}</body></html>')
    return made


def test_a_wrong_answer_is_told_its_slip_and_at_once_what_is_right_and_why(page: Page) -> None:
    assert page.locator(".drill:visible").count() == 1
    page.fill(".asking input", "7")
    page.keyboard.press("Enter")
    assert page.inner_text(".feedback") == "Not so. Forgotten: -2. It is 5. REF 7 - 2 = 5."
    assert page.inner_text(".feedback + .chips") == "Rule 1 Press"
    assert page.evaluate("document.activeElement.textContent") == "Next question"
    assert "0 of 1" in page.inner_text(".drill-bar .count")
    known = page.evaluate("placky.practice.all()")
    assert known["cards"]["g:1:target"]["asked"] == 1
    assert list(known["missed"]) == ["g:1"]


def test_no_question_says_which_rule_answers_it(page: Page, practice: Callable[..., Page]) -> None:
    """The rule stands there once the question is answered, with a link to its page; in the whole list always."""
    assert page.locator(":is(h2, .chips):visible").count() == 0
    page.click("text=All questions at once")
    assert page.locator("h2:visible").all_text_contents() == ["1 Press", "2 Who"]
    daily = practice()
    daily.wait_for_selector(".asking")
    assert daily.inner_text(".drill > .muted") == "Game."
    assert daily.locator(".chips").count() == 0
    daily.fill(".asking input", "5")
    daily.keyboard.press("Enter")
    assert daily.inner_text(".asking .chips a[href='g/rules.html#one']") == "Rule 1 Press"


def test_rules_and_rulings_that_an_answer_names_are_links_beside_its_own(
    page: Page, practice: Callable[..., Page]
) -> None:
    """Others that stand in answers of the same page are not."""
    page.fill(".asking input", "5")
    page.keyboard.press("Enter")
    assert page.locator(".asking .chips li").all_text_contents() == ["Rule 1 Press"]
    daily = practice()
    daily.wait_for_selector(".asking")
    answer(daily)
    daily.click(".asking .choice >> nth=1")
    daily.click("text=That is all of them")
    assert daily.locator(".asking .chips li").all_text_contents() == ["Rule 2 Who", "Ruling R-1 Ties"]
    assert daily.get_attribute(".asking .chips a", "href") == "g/rulings.html#r-1"


def test_all_who_are_right_are_tapped_by_key_and_the_next_question_has_the_focus(page: Page) -> None:
    page.click("text=Skip")
    assert page.evaluate("document.activeElement.textContent") == "Who may?"
    page.click("text=That is all of them")
    assert page.inner_text(".feedback") == "Choose one at least."
    page.keyboard.press("1")
    page.click("text=That is all of them")
    assert page.inner_text(".feedback") == "Right. He lies."
    assert page.evaluate("document.activeElement.textContent") == "Next question"
    page.click("text=All questions at once")
    assert page.locator(".drill:visible").count() == len(DRILLS)


def served(folder: Path, route: Route) -> None:
    """Answer with a file of the folder."""
    file = folder / route.request.url.removeprefix(f"{HOST}/")
    if file.is_file():
        route.fulfill(path=file)
    else:
        route.fulfill(status=404)


@pytest.fixture
def practice(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Page]]:
    """Give a function that opens daily practice of two cards, on a day of a week, in one profile."""
    files, folder = dict(sent()), tmp_path / "_static" / "drills"
    scripts = "".join(f"<script>{files[name]}</script>" for name in ("parts.js", "drills.js"))
    page = SHOWN.format(style=files["drills.css"], scripts=scripts)
    (tmp_path / "practice.html").write_text(page, encoding="utf-8")
    folder.mkdir(parents=True)
    chapter = {
        "game": "g",
        "title": "Game",
        "chapter": 1,
        "page": "g/1",
        "sent": "g-one",
        "cards": CARDS,
        "named": NAMED,
    }
    other = {
        "game": "h",
        "title": "Another",
        "chapter": 1,
        "page": "h/1",
        "sent": "h-1",
        "cards": [["1", "Pass", "legal", ""]],
    }
    more = {"given": ["KURO rolls."], "cards": [[0, "KURO 1", "REF 7"]]}
    told = [{**one, **more, "picture": ["none.svg", "10", "10", "a board", "l"]} for one in DRILLS]
    known = f'placky.DRILLS={json.dumps([other, chapter])};placky.BADGES=["<svg></svg>"];'
    (folder / "index.js").write_text(known, encoding="utf-8")
    (folder / "h-1.js").write_text(f'placky.drilled("h-1",{json.dumps([pass_of(told[0])])});', encoding="utf-8")
    (folder / "g-one.js").write_text(f'placky.drilled("g-one",{json.dumps(told)});', encoding="utf-8")
    with closing(browser.new_context(timezone_id="Europe/Paris")) as context:
        context.route(f"{HOST}/**", partial(served, tmp_path))

        def opened(day: int = 0, before: str = "") -> Page:
            made = context.new_page()
            made.clock.set_fixed_time(FIRST + timedelta(days=day))
            if before:
                made.add_init_script(before)
            made.goto(f"{HOST}/practice.html")
            made.wait_for_selector(".lead")
            return made

        yield opened


def pass_of(one: dict[str, Any]) -> dict[str, Any]:
    """A drill of another game, like this one."""
    return {**one, "id": "three", "game": "h", "title": "Pass", "kind": "legal"}


def answer(page: Page, *, right: bool = True) -> str:
    """Answer what is asked; give the rule that it asks of."""
    if page.locator(".asking input").count():
        page.fill(".asking input", "5" if right else "7")
        page.keyboard.press("Enter")
    else:
        page.click(".asking .choice >> nth=" + ("0" if right else "1"))
        page.click("text=That is all of them")
    asked = page.inner_text(".asking .chips")
    page.click(".asking .actions >> text=Next question")
    return asked.partition("Rule ")[2][:1]


def status(page: Page) -> str:
    return page.inner_text("[data-practice] > .lead")


def test_a_week_of_practice_asks_what_is_due_on_each_day(practice: Callable[..., Page]) -> None:
    asked, said, ends = list[list[str]](), list[str](), list[str]()
    for day in range(7):
        page, today = practice(day), list[str]()
        while page.locator(".asking").count():
            today.append(answer(page, right=(day, today) != (0, ["1"])))
        asked.append(today)
        said.append(status(page))
        ends.append(re.sub(r"\n+", "\n", page.inner_text(".day-end")))
        page.close()
    assert asked == [["1", "2", "2"], ["2"], ["1"], ["2"], [], [], []]
    assert said == ["That is all for today."] * 4 + ["Nothing is due today."] * 3
    assert ends[0].split("\n") == [
        "Right at the first try: 1 of 2.", "Missed, and asked again:", "Rule 2 Who", "1 question waits tomorrow.",
    ]  # fmt: skip
    assert ends[1] == "Right at the first try: 1 of 1.\n1 question waits tomorrow."
    assert ends[6].startswith("The next question is due in ")


def test_practice_shows_whom_it_is_about_and_leaves_out_games_that_were_not_begun(
    practice: Callable[..., Page],
) -> None:
    page = practice()
    page.wait_for_selector(".asking")
    assert page.locator(".known :is(b, span, p)").all_text_contents() == ["KURO 1", "REF 7", "KURO rolls."]
    assert page.locator(".known svg").count() == 1
    assert page.inner_text(".drill > .muted") == "Game."
    assert page.locator(".which option").all_text_contents() == [
        "Game, to begin with", "Another", "Game", "All games",
    ]  # fmt: skip
    assert status(page) == "Question 1 of 2 today."
    page.evaluate("document.querySelector('.asking').dataset.old = ''")
    page.select_option(".which select", "*")
    assert status(page) == "Question 1 of 3 today."
    page.wait_for_selector(".asking:not([data-old])")
    answer(page)
    assert status(page) == "Question 2 of 3 today."
    page.reload()
    page.wait_for_selector(".which option", state="attached")
    assert page.locator(".which option").first.text_content() == "Another, as you have begun"


def test_a_question_says_which_of_today_it_is_until_the_next_one(practice: Callable[..., Page]) -> None:
    page = practice()
    page.fill(".asking input", "7")
    page.keyboard.press("Enter")
    assert status(page) == "Question 1 of 2 today."
    page.click("text=Next question")
    assert status(page) == "Question 2 of 2 today."
    answer(page)
    assert status(page) == "Once more what was wrong: 1 left."
    page.reload()
    page.wait_for_selector(".asking")
    assert status(page) == "Once more what was wrong: 1 left."
    answer(page)
    assert status(page) == "That is all for today."
    assert page.inner_text(".day-end .chips a[href='g/rules.html#one']") == "Rule 1 Press"


def test_what_was_wrong_in_drills_is_asked_first(practice: Callable[..., Page]) -> None:
    page = practice()
    page.wait_for_selector(".asking")  # a page that is loaded again before it is whole may lose what it was told
    page.evaluate("placky.practice.note({ card: 'g:2:who', game: 'g', rule: '2' }, false)")
    assert page.evaluate("Object.keys(placky.practice.all().cards)") == ["g:2:who"]
    page.reload()
    page.wait_for_selector(".asking")
    assert status(page) == "Once more what was wrong: 1 left."
    assert answer(page) == "2"
    assert status(page) == "Question 2 of 2 today."
    assert answer(page) == "1"


def test_who_forgets_all_answers_can_have_them_back_or_load_others(practice: Callable[..., Page]) -> None:
    page = practice()
    answer(page)
    page.click("text=Forget all of it")
    page.click(".keeping >> text='Forget'")
    assert page.inner_text(".keeping").split("\n")[-2:] == ["All answers are forgotten.", "Bring them back"]
    assert page.locator(".keeping >> text=Load a file").is_visible()
    page.click("text=Bring them back")
    assert page.evaluate("Object.keys(placky.practice.all().cards)") == ["g:1:target"]


def test_what_is_always_wrong_rests_until_the_next_day(practice: Callable[..., Page]) -> None:
    """Three times a day are enough; then it is better to read the rule, to which a link leads."""
    page, asked = practice(), Counter[str]()
    while page.locator(".asking").count():
        asked[answer(page, right=False)] += 1
    assert asked == {"1": 3, "2": 3}
    assert status(page) == "That is all for today."
    assert re.sub(r"\n+", "\n", page.inner_text(".day-end")).split("\n") == [
        "Right at the first try: 0 of 2.", "Missed 3 times, and asked again tomorrow; the rule says why:",
        "Rule 1 Press", "Rule 2 Who", "2 questions wait tomorrow.",
    ]  # fmt: skip
    page.close()
    page = practice(1)
    assert status(page) == "Question 1 of 2 today."
    assert answer(page, right=False) == "1"
    assert answer(page) == "2"
    assert status(page) == "Once more what was wrong: 1 left."


def test_what_is_skipped_comes_at_the_end_and_is_not_kept(practice: Callable[..., Page]) -> None:
    page = practice()
    page.click("text=Skip")
    assert page.evaluate("placky.practice.all()") == {"cards": {}, "missed": {}}
    assert [answer(page), answer(page)] == ["2", "1"]
    known = page.evaluate("placky.practice.all()")
    assert {name: (card["right"], card["asked"]) for name, card in known["cards"].items()} == {
        "g:1:target": (1, 1), "g:2:who": (1, 1),
    }  # fmt: skip
    assert known["missed"] == {}


def test_how_well_a_rule_is_known_stands_apart_from_what_was_asked_of_it(practice: Callable[..., Page]) -> None:
    page = practice()
    answer(page)
    answer(page, right=False)
    page.click(".mastery summary")
    rows = page.locator(".mastery tbody tr")
    assert [row.locator("td").all_text_contents() for row in rows.all()] == [
        ["begun", "1 of 1", "1 of 1"], ["shaky", "1 of 1", "0 of 1"],
    ]  # fmt: skip
    assert page.inner_text(".mastery summary") == "How well each rule is known: 0 known, 1 begun, 1 shaky, 0 new"
    page.close()
    page = practice(2)
    while page.locator(".asking").count():
        answer(page)
    assert page.inner_text(".mastery summary") == "How well each rule is known: 1 known, 0 begun, 1 shaky, 0 new"


def test_two_tabs_of_practice_lose_nothing_of_each_other(practice: Callable[..., Page]) -> None:
    one, two = practice(), practice()
    assert status(two) == "Question 1 of 2 today."
    answer(one)
    two.wait_for_function("document.querySelector('.lead').textContent === 'Question 2 of 2 today.'")
    assert answer(two) == "2", "what one has answered, the other asks no more"
    one.wait_for_function("document.querySelector('.lead').textContent === 'That is all for today.'")
    assert not one.locator(".asking").count()
    known = one.evaluate("placky.practice.all().cards")
    assert {name: card["asked"] for name, card in known.items()} == {"g:1:target": 1, "g:2:who": 1}


def test_where_nothing_may_be_kept_practice_lasts_until_the_page_is_left(practice: Callable[..., Page]) -> None:
    forbid = (
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    page = practice(0, forbid)
    assert [answer(page), answer(page)] == ["1", "2"]
    assert status(page) == "That is all for today."
    page.close()
    assert status(practice(0, forbid)) == "Question 1 of 2 today."


def test_a_page_that_was_left_open_knows_the_new_day(practice: Callable[..., Page]) -> None:
    page = practice()
    answer(page), answer(page)
    page.clock.set_fixed_time(FIRST + timedelta(days=2))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(".asking")
    assert status(page) == "Question 1 of 2 today."


def test_the_rule_of_each_card_has_its_page(real_site: Path) -> None:
    """Daily practice leads there from its own page, which lies beside the folders of the games."""
    listed = (real_site / "_static" / "drills" / "index.js").read_text(encoding="utf-8").partition("\n")[0]
    chapters = json.loads(listed.removeprefix("placky.DRILLS=").removesuffix(";"))
    addresses = {to for chapter in chapters for *_, to in chapter["cards"]}
    assert len(addresses) > len(chapters)
    for page, anchor in (to.split("#") for to in addresses):
        assert f'id="{anchor}"' in (real_site / page).read_text(encoding="utf-8")


def test_a_board_that_grows_out_of_its_place_is_reached_by_keys(visit_real: Visit) -> None:
    """Also where a window has become narrower since the page was opened."""
    page = visit_real("takkure/drills/chapter_1", width=1440)
    board = page.locator(".drill.now > .board")
    for _ in range(20):
        page.wait_for_function("document.querySelector('.drill.now > .board img').naturalWidth")
        wide = board.evaluate("board => board.querySelector('img').getAttribute('width') * 11 / 14")
        if board.get_attribute("tabindex") is None and wide > 400:
            break
        page.click(".drill.now .actions .btn >> nth=-1")
    assert board.get_attribute("tabindex") is None
    page.set_viewport_size({"width": 360, "height": 900})
    page.wait_for_function("document.querySelector('.drill.now > .board').tabIndex === 0")


def test_a_board_tells_by_sight_that_it_comes_near_and_that_it_goes_on(visit_real: Visit) -> None:
    """On a phone, where names would be too small to read; edges that nothing lies beyond are sharp.

    The button for it stands below the board, where it covers nobody, and beside the cards.
    """
    page = visit_real("dreadball/drills/chapter_1", width=360)
    page.wait_for_function("document.querySelector('.drill.now > .board img').naturalWidth")
    lens, board = page.locator(".drill.now > .nearer"), page.locator(".drill.now > .board")
    for _ in range(20):
        if lens.is_visible():
            break
        page.click(".drill.now .actions .btn >> nth=-1")
    wide = "board => board.querySelector('img').offsetWidth"
    before = board.evaluate(wide)
    box, place = lens.bounding_box(), board.bounding_box()
    assert box is not None
    assert place is not None
    assert place["y"] + place["height"] <= box["y"] < place["y"] + place["height"] + 20
    covered = [other for other in page.locator(".drill.now :is(.known :is(b, span, p), legend, .choice)").all() if
               page.evaluate(OVER, [lens.element_handle(), other.element_handle()])]  # fmt: skip
    assert covered == []
    lens.click()
    assert lens.get_attribute("aria-pressed") == "true"
    assert board.evaluate(wide) > before
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    page.wait_for_function("board => board.style.getPropertyValue('--cut-foot') === '0px'", arg=board.element_handle())
    assert board.evaluate("board => board.style.getPropertyValue('--cut-top')") == "1.25rem"
    assert board.evaluate("board => board.style.getPropertyValue('--cut-left')") == "0px"
    lens.click()
    assert board.evaluate(wide) == before


OVER = """([one, other]) => {
  const [a, b] = [one, other].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return (part === one ? part : range).getBoundingClientRect();
  });
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
"""Does a button lie over the words of something?"""
NARROW = """boards => boards.map(board => {
  const img = board.querySelector('img'), [wide, high] = ['width', 'height'].map(side => img.getAttribute(side));
  return [img.offsetWidth, board.clientWidth, img.offsetHeight, board.clientHeight, wide, high].map(Number);
})"""


@pytest.mark.parametrize("width", [768, 1440])
def test_a_large_board_is_seen_whole_where_it_can_be_read(visit_real: Visit, width: int) -> None:
    """It is smaller than on a phone, and comes nearer on demand; only one that would be too small is cut."""
    page = visit_real("takkure/drills/chapter_6", width=width)
    whole = wide = 0
    for _ in range(12):
        page.wait_for_function("document.querySelector('.drill.now > .board img').naturalWidth")
        board, lens = page.locator(".drill.now > .board"), page.locator(".drill.now > .nearer")
        drawn, place, high, tall, natural, _ = board.evaluate_all(NARROW)[0]
        whole += drawn <= place + 2 and high <= tall + 2
        wide += natural > place and lens.is_visible()
        page.click(".drill.now .actions .btn >> nth=-1")
    assert whole >= 8
    assert wide >= 3
