"""The reference in a browser: one sheet of paper, a glossary, readings side by side, a search that finds."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from tests.site.opened import Opened, Visit, attribute_of, box_of, words_of

from touchline.core.rulebook.terms import search

GAMES_OF = """(all) => [...new Set(all.map((one) => one.getAttribute("href").split("/")[0]))]"""
"""The games to which links lead."""
SHEET, WORDS, RULINGS = "takkure/quick-reference", "takkure/glossary", "takkure/rulings"
SHEETS = {SHEET: 1, "dreadball/quick-reference": 2, "dice_football/quick-reference": 1}
"""Each quick reference, and how many pages of A4 it may take."""


def asked(visit_real: Visit, query: str) -> list[str]:
    """Search, and give the addresses of what is found, the best first."""
    page = visit_real("search")
    page.fill("main input[type=search]", query)
    page.press("main input[type=search]", "Enter")
    page.wait_for_selector("ul.search li a")
    page.wait_for_function(
        "![undefined, 'Searching'].includes(document.querySelector('#search-results h2')?.textContent)"
    )
    assert page.faults == []
    return [link.get_attribute("href") or "" for link in page.locator("ul.search li a").all()]


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("1.20", "takkure/rules/tackle.html#rule-1-20"),
        ("Plaquage", "takkure/rules/tackle.html#rule-1-20"),
        ("raffut", "takkure/rules/break_through.html#rule-1-19"),
        ("Ermüdung", "takkure/rules/fatigue.html#rule-4-01"),
        ("coup d’envoi", "takkure/rules/kick_off.html#rule-5-03"),
        ("R-18", "takkure/rulings.html#r-18"),
        ("out of bounds", "takkure/rules/scatter.html#rule-2-03"),
    ],
)
def test_a_rule_is_found_by_number_and_by_its_names_in_three_languages(
    visit_real: Visit, query: str, wanted: str
) -> None:
    """The rule itself comes first, or the sentence of it that has the word."""
    rule, _, statement = asked(visit_real, query)[0].removeprefix("../").partition(wanted)
    assert (rule, re.sub("-[a-z]", "", statement)) == ("", "")


@pytest.mark.parametrize("ruling", ["r-24", "r-52", "r-94"])
def test_a_ruling_that_somebody_goes_to_stands_below_the_field(visit_real: Visit, ruling: str) -> None:
    """Its heading in sight, on a phone."""
    page = visit_real(f"{RULINGS}#{ruling}", width=390)
    page.wait_for_function(
        """(ruling) => {
          const field = document.querySelector(".narrow");
          const heading = document.getElementById(ruling).parentNode.querySelector("summary");
          const space = heading.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
          return space >= 0 && space < 200;
        }""",
        arg=ruling,
    )


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("a question put with the shoulder", "takkure/rules/tackle.html#rule-1-20"),
        ("BOTH will touch his way", "takkure/exercises/04_four_v_four.html#"),
        ("optimism may be declared", "takkure/rules/tackle.html#rule-1-12"),
    ],
)
def test_what_placky_says_leads_to_where_he_says_it(visit_real: Visit, query: str, wanted: str) -> None:
    """Capitals do not matter."""
    assert asked(visit_real, query)[0].startswith(wanted)


def answers(visit_real: Visit, question: str, start: str) -> list[tuple[str, str, str]]:
    """Ask in the field at the top of a page, and give what the rules say: address, the game if it is named, words."""
    page = visit_real(start)
    page.fill(".top input[name=q]", question)
    page.press(".top input[name=q]", "Enter")
    page.wait_for_selector("#answers:visible")
    assert page.faults + page.said == []
    read = """(all) => all.map((line) => [line.querySelector("a").getAttribute("href"),
      ...["span", "p"].map((part) => line.querySelector(part)?.textContent ?? "")])"""
    return [tuple(found) for found in page.locator("#answers li").evaluate_all(read)]


def stands(href: str, place: str) -> bool:
    """Does an address lead to a rule or ruling, or to a statement of it?"""
    return re.fullmatch(rf"{re.escape(place)}(-[a-z]+)?", href) is not None


def told(page: Opened, question: str, game: str = "") -> list[tuple[str, str, str]]:
    """What the rules say, as `answers` gives it, without a way to the page: one question after the other on it."""
    found = page.evaluate(ASKED, [question.lower(), game])
    assert page.faults + page.said == []
    return [tuple(one) for one in found]


ASKED = """([question, about]) => {
  game = about;                                            // that of the page from which one asks
  return Answers.to(question).map(({ name, game: of, page, place, said }) => [
    `${page}.html#${place}`, name === game || games.length < 2 ? "" : ` (${of})`, said,
  ]);
}"""


@pytest.mark.parametrize("game", ["", "takkure"])
@pytest.mark.parametrize(
    ("question", "place", "says"),
    [
        ("what happens when both dice are equal", "rules/rolls.html#rule-1-15", "equal dice are all cancelled"),
        ("what happens if both roll the same number", "rules/rolls.html#rule-1-15", "equal dice are all cancelled"),
        ("can I score from a pass in the in-goal zone", "rulings.html#r-87", "only a try does"),
        ("what happens when a tackler does not reach", "rulings.html#r-18", "left to a REF roll"),
        ("what happens to a tackle without contact", "rulings.html#r-18", "left to a REF roll"),
        ("can I tackle a player without the ball", "rules/tackle.html#rule-1-12", "without a carrier"),
        ("may two defenders press the same man", "rules/pressure.html#rule-1-06", "pressures add up"),
        ("can I stand up on the ground with the ball", "rules/ground.html#rule-3-01", "a carrier cannot even do that"),
        ("who catches first after a kick-off", "rulings.html#r-45", "The nearest tries first"),
        ("who catches after a kick-off", "rulings.html#r-45", "The nearest tries first"),
        ("may I move after picking up the ball", "rules/second_action.html#rule-1-09", "After it come only the dice"),
        ("what happens when the ball leaves the pitch", "rules/scatter.html#rule-2-03", "stops inside"),
        ("chance of a try with two fatigue tokens", "odds.html#a-try-by-fatigue", "token on the scorer costs"),
        ("try with pressure", "rules/tries.html#rule-4-04", "Each pressure on him takes 1 off BaC"),
    ],
)
def test_a_question_in_a_coachs_own_words_is_answered_first_by_what_is_played(
    search_page: Opened, game: str, question: str, place: str, says: str
) -> None:
    """From the home page, where the game is named, and from a page of the game, where it need not be."""
    found = told(search_page, question, game)
    href, named, said = found[0]
    assert stands(href, f"takkure/{place}")
    assert says in said
    assert named == ("" if game else " (Takkure)")
    assert not any(said.startswith("Without contact the tackle has failed") for _, _, said in found)


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ("Can I pass from the ground?", "rules/ground_pass.html#rule-3-03"),
        ("how many dice do I roll in a melee?", "rules/melee.html#rule-3-08"),
        ("when do I get a fatigue token", "rules/fatigue.html#rule-4-01"),
        ("How do I pick up the ball?", "rules/pick_up.html#rule-3-05"),
        ("what happens if the ball leaves the pitch", "rules/scatter.html#rule-2-03"),
        ("who kicks off after a try?", "rules/kick_off.html#rule-5-03"),
        ("how far may I run twice", "rules/marked_move.html#rule-1-04"),
        ("What happens when all the tokens are gone?", "rulings.html#r-51"),
        ("offside", "rules/passing.html#rule-2-01"),
        ("Can I pass backwards?", "rules/passing.html#rule-2-01"),
        ("what if both succeed", "rules/rolls.html#rule-1-15"),
        ("how long is a match", "rules/full_match.html#rule-6-01"),
        ("How many players?", "rules/possession.html#rule-0-04"),
        ("dropped ball bounce", "rules/reception.html#rule-2-02"),
        ("what happens when I roll a 12", "rules/rolls.html#rule-1-17"),
        ("can I pass after being tackled", "rules/ground_pass.html#rule-3-03"),
        ("how many inches may a defender move", "rules/defensive_move.html#rule-1-07"),
        ("can I tackle someone without the ball", "rules/tackle.html#rule-1-12"),
        ("who can be tackled", "rules/tackle.html#rule-1-12"),
        ("what does MOV mean", "rules/card.html#rule-0-b"),
    ],
)
def test_a_question_is_answered_by_its_rule(search_page: Opened, question: str, place: str) -> None:
    """By one of the first two, as people ask with other words than rules have."""
    found = told(search_page, question, "takkure")
    assert any(stands(href, f"takkure/{place}") for href, _, _ in found[:2])
    assert all(said for _, _, said in found)


@pytest.mark.parametrize(
    ("question", "number"),
    [("How many fatigue tokens until injured?", "The fourth"), ("How far can I throw?", "+4 up to 2")],
)
def test_who_asks_how_many_is_told_a_number(search_page: Opened, question: str, number: str) -> None:
    """Of the sentences of a rule that have the words asked for, by one that has a number, too."""
    assert any(number in said for _, _, said in told(search_page, question, "takkure")[:2])


@pytest.mark.parametrize("start", ["index", "takkure/odds", "dreadball/index"])
def test_a_question_is_answered_on_its_page_as_it_is_told_here(
    visit_real: Visit, search_page: Opened, start: str
) -> None:
    """The way of a reader, from a field at the top of a page to the list of answers."""
    question = "what happens when both dice are equal"
    assert answers(visit_real, question, start) == told(search_page, question, start.rpartition("/")[0])


def test_a_ball_over_the_edge_finds_the_ruling_on_it_too(visit_real: Visit) -> None:
    """Not only the one about players who leave the field."""
    found = answers(visit_real, "what happens when the ball leaves the pitch", "takkure/odds")
    assert "takkure/rulings.html#r-25" in [href for href, _, _ in found]


def test_who_has_not_said_which_game_he_plays_can_say_so(visit_real: Visit) -> None:
    """By links, for keys and fingers alike; the next question is about the same game."""
    question = "what happens in a draw"
    page = visit_real("index")
    page.fill(".top input[name=q]", question)
    page.press(".top input[name=q]", "Enter")
    page.wait_for_selector("#answers:visible")
    assert page.locator("#answers li a").evaluate_all(GAMES_OF) != ["dreadball"]
    links = page.get_by_role("navigation", name="Which game").get_by_role("link")
    assert links.all_text_contents() == ["All games", "Takkure", "Sports Dice Football", "DreadBall"]
    assert links.and_(page.locator("[aria-current]")).all_text_contents() == ["All games"]
    links.get_by_text("DreadBall").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**in=dreadball")
    page.wait_for_selector("#answers:visible")
    assert links.and_(page.locator("[aria-current]")).all_text_contents() == ["DreadBall"]
    assert page.locator("#answers li a").evaluate_all(GAMES_OF) == ["dreadball"]
    assert page.locator(".find.big input[name=q]").input_value() == question
    assert page.locator(".find.big input[name=in]").input_value() == "dreadball"
    assert page.locator("#answers .silent").is_hidden(), "it has answers of its own"


def test_a_game_without_an_answer_says_so_before_others_answer(visit_real: Visit) -> None:
    """Whoever asks about one game is not told the rule of another one as if it were his."""
    page = visit_real("dice_football/odds")
    page.fill(".top input[name=q]", "do I get an extra point after a touchdown")
    page.press(".top input[name=q]", "Enter")
    page.wait_for_selector("#answers:visible")
    said = "Sports Dice Football says nothing that answers this. Other games:"
    assert page.locator("#answers .silent").text_content() == said
    assert page.locator("#answers li a").evaluate_all(GAMES_OF) == ["dreadball"]
    page.fill(".find.big input[name=q]", "how many points to win")
    page.wait_for_selector("#answers .silent", state="hidden")
    assert page.locator("#answers li a").evaluate_all(GAMES_OF) == ["dice_football"]


@pytest.mark.parametrize("question", ["what happens when both dice are equal", "who wins a tie", "what is a safety"])
def test_where_two_games_may_answer_each_is_named_the_chief_one_first(visit_real: Visit, question: str) -> None:
    """Whoever comes from the home page has not said which he plays."""
    named = {"takkure": " (Takkure)", "dice_football": " (Sports Dice Football)"}
    found = [(href.partition("/")[0], game) for href, game, _ in answers(visit_real, question, "index")]
    assert [game for _, game in found] == [named[folder] for folder, _ in found]
    folders = list(dict.fromkeys(folder for folder, _ in found))
    assert folders == (["dice_football"] if "safety" in question else ["takkure", "dice_football"])


def test_a_game_that_is_read_and_has_no_answer_leaves_it_to_the_other_by_name(visit_real: Visit) -> None:
    """Takkure knows no punt."""
    found = answers(visit_real, "how far does a punt go", "takkure/odds")
    assert {(href.partition("/")[0], game) for href, game, _ in found} == {("dice_football", " (Sports Dice Football)")}


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ("what if both roll the same number of symbols", "rules/chip.html#rule-s-08"),
        ("what if my team has two symbols three times", "rules/rolling.html#rule-s-06"),
        ("how far does a punt go", "rules/punt.html#rule-s-18"),
        ("how many points to win", "rules/victory.html#rule-s-02"),
    ],
)
def test_a_question_about_the_other_game_is_answered_by_it(search_page: Opened, question: str, place: str) -> None:
    """Unnamed, as its pages are read."""
    href, game, _ = told(search_page, question, "dice_football")[0]
    assert (stands(href, f"dice_football/{place}"), game) == (True, "")


@pytest.mark.parametrize(
    ("question", "section"),
    [
        ("chance of a slam", "slam-against-slamback-and-dodge"),
        ("how likely is a dash", "how-many-hexes-may-i-dash"),
        ("odds of a strike", "the-strike"),
        ("chances to pick up the ball", "pick-up-and-the-free-action"),
        ("chance of a pass", "throw-and-catch"),
    ],
)
def test_who_asks_for_chances_of_dreadball_is_led_to_its_odds(search_page: Opened, question: str, section: str) -> None:
    """To the section of the page that has counted them."""
    assert told(search_page, question, "dreadball")[0][0] == f"dreadball/odds.html#{section}"


@pytest.mark.parametrize(
    ("question", "place", "says"),
    [
        ("how far may I run", "rules/run.html#rule-d-06", "Move hexes"),
        ("may I run through another player", "rules/run.html#rule-d-06", "A hex holds one player"),
        ("how much does a turn cost in a sprint", "rulings.html#rd-28", "Each side of the hex"),
        ("which hexes does a player threaten", "rules/evade.html#rule-d-08", "the three hexes before him"),
        ("can I dash twice", "rules/dice_tests.html#rule-d-03", "needs n successes"),
        ("what happens when I roll a six", "rulings.html#rd-3", "adds a die"),
        ("what if I have no dice left", "rulings.html#rd-6", "no success"),
        ("what is a double", "rulings.html#rd-2", "At least twice"),
        ("how far can I throw the ball", "rules/throw.html#rule-d-17", "one at 7 to 9"),
        ("can a guard throw", "rules/stats.html#rule-d-05", "Guards neither Steal, Throw"),
        ("can I pass to a guard", "rulings.html#rd-25", "whose role may catch"),
        ("what happens when a pass fails", "rulings.html#rd-7", "scatters from the target"),
        ("does a pass end my rush", "rulings.html#rd-5", "Every throw of the rushing team ends its rush"),
        ("when does my rush end", "rules/rush.html#rule-d-04", "dropped, thrown, or not picked up"),
        ("how many actions has a player in a rush", "rules/actions.html#rule-d-20", "no player uses more than two"),
        ("must I use all my tokens", "rulings.html#rd-27", "with tokens left"),
        ("what happens when the ball hits the wall", "rulings.html#rd-11", "at 60 degrees"),
        ("where does the ball start", "rules/rush.html#rule-d-01", "it is launched"),
        ("what happens when I run onto the ball", "rulings.html#rd-20", "picks it up at once"),
        ("does he drop the ball when he falls", "rulings.html#rd-19", "drops it"),
        ("how do I tackle somebody", "rules/slam.html#rule-d-12", "Slam"),
        ("can I slam somebody from behind", "rulings.html#rd-16", "the three hexes before"),
        ("who chooses between slamback and dodge", "rulings.html#rd-17", "by the target’s coach"),
        ("can I slam a player on the ground", "rulings.html#rd-23", "cannot be slammed"),
        ("where may I push him", "rulings.html#rd-21", "one of the three hexes"),
        ("when does an injured player come back", "rulings.html#rd-26", "At none he may enter"),
        ("how many points is a strike worth", "rules/throw.html#rule-d-17", "1 point, 2 from the bonus hex"),
        ("what happens if the game is a draw", "rules/rush.html#rule-d-04", "sudden death"),
        ("what may a jack do", "rules/stats.html#rule-d-05", "may do everything"),
    ],
)
def test_what_a_new_coach_of_dreadball_asks_is_answered_among_the_first(
    search_page: Opened, question: str, place: str, says: str
) -> None:
    """By one of the first two, unnamed, as its pages are read."""
    found = told(search_page, question, "dreadball")[:2]
    assert [game for _, game, _ in found] == [""] * len(found)
    assert any(says in said for href, _, said in found if stands(href, f"dreadball/{place}"))


@pytest.mark.parametrize(
    ("start", "game"), [("index", "takkure"), ("dice_football/odds", "dice_football"), ("dreadball/index", "dreadball")]
)
def test_the_search_gives_examples_of_the_game_that_find_something(
    visit_real: Visit, search_page: Opened, start: str, game: str
) -> None:
    """They come from the game, as the theme knows none."""
    page = visit_real(start)
    page.press(".top input[name=q]", "Enter")
    page.wait_for_selector(".samples:visible")
    samples = search(f"touchline.{game}").samples
    assert page.locator(".samples").text_content() == f"For example: {' · '.join(samples)}"
    assert all(told(search_page, sample, game) for sample in samples)


def test_whoever_comes_with_nothing_to_look_for_can_write_at_once(visit_real: Visit) -> None:
    """The field has the focus, without a tap."""
    assert visit_real("search").evaluate("document.activeElement.name") == "q"


def test_a_word_that_no_page_has_is_answered_with_what_to_try(visit_real: Visit) -> None:
    """In words of this site, not of Sphinx's."""
    page = visit_real("search")
    page.keyboard.type("snooker")
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('#search-results')?.textContent.includes('No page has all')")


@pytest.mark.parametrize(("sheet", "most"), SHEETS.items())
def test_the_quick_reference_is_a_sheet_or_two_of_paper(visit_real: Visit, sheet: str, most: int) -> None:
    """Printed on A4 it takes no more, and its smallest letters can be read."""
    page = visit_real(sheet)
    paper = page.pdf(format="A4", prefer_css_page_size=True)
    assert [int(count) <= most for count in re.findall(rb"/Count (\d+)", paper)] == [True]
    page.emulate_media(media="print")
    sizes = page.eval_on_selector_all(
        ".sheet :is(p, li, td, th)", "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 11  # in pixels, 8 points
    shaded = "(all) => all.filter((one) => getComputedStyle(one).backgroundImage !== 'none').length"
    assert page.locator(".scroll").count() > 0
    assert page.eval_on_selector_all(".scroll", shaded) == 0  # paper has no more behind its edge


def test_the_quick_reference_is_a_click_away(visit_real: Visit) -> None:
    """From the home page and from the list of rules."""
    for name in (
        "index",
        "takkure/rules/index",
        "dreadball/index",
        "dreadball/rules/index",
        "dice_football/index",
        "dice_football/rules/index",
    ):
        assert visit_real(name).locator("main a[href$='quick-reference.html']").count() == 1


@pytest.mark.parametrize(
    ("sheet", "one"), [(SHEET, "+4"), ("dreadball/quick-reference", "\u22121"), ("dice_football/quick-reference", "21")]
)
def test_every_number_of_the_quick_reference_was_found(visit_real: Visit, sheet: str, one: str) -> None:
    """A number that is not in the data would be a question mark."""
    text = visit_real(sheet).inner_text("main")
    assert "?" not in text
    assert one in text


@pytest.mark.parametrize("width", [360, 768])
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_quick_reference_fits_a_narrow_window(visit_real: Visit, sheet: str, width: int) -> None:
    """Nothing of it has to be scrolled sideways, and cells without words take no line."""
    page = visit_real(sheet, width=width)
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.eval_on_selector_all("html, main section.scroll, main table", wide) == []
    assert page.locator(".prose-cells td:empty:visible").count() == (
        0 if width < 640 else page.locator("td:empty").count()
    )


def test_what_no_document_gives_is_marked_on_the_quick_reference(visit_real: Visit) -> None:
    """Behind the ruling that says so; a ruling from the sheet has no mark, and the foot explains both."""
    page = visit_real("dreadball/quick-reference")
    marks: defaultdict[str, set[tuple[str | None, ...]]] = defaultdict(set)
    for link in page.locator("main .sheet a[href*='rulings.html']").all():
        after = link.evaluate("link => link.parentElement.textContent.split(link.textContent)[1]")
        mark = re.match(r"(?: (public|house)(?:, (house))?)?", after)
        assert mark is not None
        marks[words_of(link)].add(mark.groups())
    assert marks["RD-9"] == {("public", None)}
    assert marks["RD-11"] == {("public", "house")}
    assert marks["RD-13"] == {("house", None)}
    assert marks["RD-17"] == {(None, None)}
    foot = [mark.text_content() for mark in page.locator("footer .origin").all()]
    assert foot == ["house", "public"]
    assert visit_real(SHEET).locator("footer .origin").all_text_contents() == ["house"]


@pytest.mark.parametrize("words", [WORDS, "dreadball/glossary"])
def test_letters_jump_into_the_glossary(visit_real: Visit, words: str) -> None:
    """Each letter leads to its words."""
    page = visit_real(words)
    letters = page.locator(".letters a").all_text_contents()
    assert letters == sorted(letters)
    page.click(".letters a >> text=T")
    assert page.url.endswith("#letter-t")


def test_a_word_of_the_glossary_has_an_address(visit_real: Visit) -> None:
    """With its name in another language below it."""
    word = visit_real(f"{WORDS}#term-tackle")
    assert word.locator("#term-tackle").inner_text() == "Tackle"
    assert word.locator("dt:target + dd i[lang=fr]").inner_text() == "Plaquage"


def test_a_statement_that_is_not_played_as_printed_says_by_which_ruling(visit_real: Visit) -> None:
    """With a link to it; what is played as printed says nothing."""
    page = visit_real("takkure/rules/pressure")
    assert " We play by R-10. Fires in " in page.inner_text("#rule-1-06-d > div")
    assert attribute_of(page, "#rule-1-06-d > div a", "href").endswith("rulings.html#r-10")
    assert "We play" not in page.inner_text("#rule-1-06-c")


@pytest.mark.parametrize(("width", "beside"), [(1440, True), (360, False)])
def test_readings_stand_side_by_side_where_there_is_room(visit_real: Visit, width: int, beside: bool) -> None:
    """Two boards, and on a phone one below the other."""
    page = visit_real(f"{RULINGS}#r-18", width=width)
    one, two = (box_of(panel) for panel in page.locator("#r-18 .readings > .panel").all())
    assert (one["y"] == two["y"]) is beside
    assert (two["y"] >= one["y"] + one["height"]) is not beside
    boards = page.locator("#r-18 .readings img")
    assert boards.count() == 2
    assert boards.nth(0).get_attribute("src") != boards.nth(1).get_attribute("src")


@pytest.mark.parametrize(
    "name",
    ["takkure/exercises/06_full_match", "dice_football/exercises/06_full_game", "dreadball/exercises/07_full_game"],
)
def test_the_last_exercise_leads_to_all_that_comes_next(real_site: Path, name: str) -> None:
    """A whole match, drills, daily practice and the other games. Those before it lead to the next one."""
    html = (real_site / f"{name}.html").read_text(encoding="utf-8")
    (onwards,) = re.findall(r'<nav[^>]* class="onwards".*?</nav>', html, re.DOTALL)
    assert 'href="#what-comes-next"' in onwards
    (ways,) = re.findall(r'<ul class="next-ways">.*?</ul>', html, re.DOTALL)
    game = name.partition("/")[0]
    others = [other for other in ("dice_football", "dreadball") if other != game]
    others += ["takkure"] * (game != "takkure")
    found = re.findall(r'href="([^"]*)"', ways)
    assert found[:3] == ["../match.html", "../drills/index.html", "../../practice.html"]
    assert sorted(one.split("/")[2] for one in found[3:]) == sorted(others)


@pytest.mark.parametrize(
    ("name", "typed", "left"),
    [
        (RULINGS, "Loose BALL", ".fold"),
        (RULINGS, "tie", ".fold"),
        ("takkure/coverage", "tackle path", ".fold"),
        ("takkure/steps", "fatigue token", "tbody > tr"),
        ("dreadball/steps", "free action", "tbody > tr"),
    ],
)
def test_a_field_leaves_of_a_long_page_what_has_words_that_begin_so(
    visit_real: Visit, name: str, typed: str, left: str
) -> None:
    """It counts them, hides what is empty without them, and gives way to a link that leads elsewhere."""
    page = visit_real(name)
    around = page.locator(":has(> .narrow)")
    parts = around.locator(left)
    said = [" ".join(text.split()).lower() for text in parts.all_text_contents()]
    words = [re.compile(rf"(?<![^\W_]){re.escape(word)}") for word in typed.lower().split()]
    wanted = [text for text in said if all(word.search(text) for word in words)]
    page.fill(".narrow input", typed)
    assert parts.evaluate_all("all => all.filter(part => !part.closest('[hidden]')).length") == len(wanted)
    assert page.locator(".narrow .count").text_content() == f"{len(wanted)} of {len(said)}"
    tallies = around.locator(".chapter:visible > summary > .muted").all_text_contents()
    assert not tallies or sum(map(int, tallies)) == len(wanted)
    bare = "tables => tables.filter(table => !table.querySelector('tbody tr:not([hidden])')).length"
    assert around.locator("table:visible").evaluate_all(bare) == 0
    page.fill(".narrow input", "xyzzy")
    assert "Try fewer words" in (page.locator(".narrow .count").text_content() or "")
    page.fill(".narrow input", "")
    assert not page.locator("main [hidden]").count()
    assert page.faults == []


def test_a_link_to_what_the_field_has_left_out_brings_it_back(visit_real: Visit) -> None:
    """Nobody is led to a place that is not there."""
    page = visit_real(RULINGS)
    page.fill(".narrow input", "R-62")
    assert page.locator("#r-01").is_hidden()
    page.evaluate("location.hash = 'r-01'")
    page.wait_for_selector("#r-01", state="visible")
    assert page.input_value(".narrow input") == ""
    assert page.faults == []


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("name", [RULINGS, "takkure/coverage", "dreadball/rulings", "dreadball/coverage"])
def test_long_lists_open_folded(visit_real: Visit, name: str, width: int) -> None:
    """No more than some screens, where rulings and boards side by side once filled sixty."""
    page = visit_real(name, width=width)
    assert page.evaluate("document.documentElement.scrollHeight") < 6000
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_link_to_a_ruling_opens_it_and_a_pick_leaves_some(visit_real: Visit) -> None:
    """With the chapter that it stands in; what else is picked by is said by each ruling."""
    page = visit_real(f"{RULINGS}#r-18")
    page.wait_for_selector("#r-18", state="visible")
    assert page.locator(".fold[open]").count() == 1
    page.select_option(".narrow select[name=state]", "conflict")
    kinds = page.locator(".fold:not([hidden])").evaluate_all("(all) => all.map((one) => one.dataset.state)")
    assert kinds
    assert all("conflict" in kind.split("|") for kind in kinds)
    page.select_option(".narrow select[name=rule]", label="1.20 Tackle")
    left = page.locator(".fold:not([hidden])").evaluate_all("(all) => all.map((one) => one.dataset.rule)")
    assert 0 < len(left) < len(kinds)
    page.focus(".fold:not([hidden]) > summary >> nth=-1")
    page.keyboard.press("Enter")
    assert page.faults == []


def test_folded_lists_are_whole_on_paper(visit_real: Visit) -> None:
    """Whatever stood open before is so again afterwards."""
    page = visit_real("dice_football/rulings")
    shut = "() => document.querySelectorAll('.folds details:not([open])').length"
    before = page.evaluate(shut)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(shut) == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(shut) == before > 0
