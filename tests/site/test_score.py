"""Hints, score and progress: what is counted, what is remembered, and how it is forgotten and brought back."""

import json

import pytest
from tests.site.opened import Opened, Visit, WalkAt, box_of, text_of, words_of
from tests.site.waiting import settled

KEPT = "() => JSON.parse(localStorage.getItem('placky.progress') || '{\"walks\": {}}')"
FORGET = ".onwards .forget"


def loaded(page: Opened, way: float) -> None:
    """Roll, with the dice falling on the given one of 144 ways."""
    page.evaluate("(n) => { Math.random = () => (n + 0.5) / 144; }", way)
    page.click("placky-walk .roll >> nth=0")


def answer(page: Opened, label: str) -> None:
    """Answer the open question."""
    page.click(f".question .choice:has(strong:text-is('{label}'))")


def score(page: Opened) -> str:
    """Give the score beside the branch map."""
    return text_of(settled(page), "placky-walk >> nth=0 >> .score")


def test_only_the_first_answer_to_a_question_counts(walk: WalkAt) -> None:
    """Right at once counts; right after a wrong answer does not, however often it is asked again."""
    page = walk("dodge")
    assert score(page) == ""
    loaded(page, 100)
    answer(page, "AGUILA wins the roll")
    answer(page, "The tackle lands")
    assert score(page) == "Questions right at the first try: 0 of 1"
    loaded(page, 100)
    answer(page, "The tackle lands")
    assert score(page) == "Questions right at the first try: 0 of 1"
    loaded(page, 0)
    answer(page, "AGUILA wins the roll")
    assert score(page) == "Questions right at the first try: 1 of 2"
    assert page.evaluate(KEPT)["walks"]["takkure/01"]["answers"] == {"dodge-b": False, "dodge-a": True}
    assert score(walk("dodge", context=page.context)) == "Questions right at the first try: 1 of 2"


def test_a_hint_names_the_rule_and_the_next_one_takes_an_answer_away(walk: WalkAt) -> None:
    """An answer crossed out is one that was wrong; the right one stays."""
    page = walk("dodge")
    loaded(page, 100)
    page.keyboard.press("h")
    assert page.locator(".question .tip a.chip, .question .choice.out").count() == 1
    page.click(".controls .hint >> nth=0")
    out = page.locator(".question .choice.out strong")
    assert out.count() == 1
    assert out.text_content() != "The tackle lands"
    assert score(page) == "Questions right at the first try: 0 of 1"
    for _ in range(6):
        page.keyboard.press("h")
    assert page.locator(".question .choice:not([disabled])").count() == 1
    answer(page, "The tackle lands")
    assert text_of(page, ".feedback").startswith("Right.")
    assert page.is_hidden("placky-walk >> nth=0 >> .controls .hint")


def test_hints_at_a_decision_end_with_what_is_forbidden(walk: WalkAt) -> None:
    """The rule of what is forbidden with what it says, then the choice itself; then there is no hint any more."""
    page = walk("choose")
    page.focus("placky-walk .controls .hint >> nth=0")
    page.keyboard.press("h")
    assert "Rule 1.20" in text_of(page, ".tip")
    assert "A try is scored inside the in-goal zone." in text_of(page, ".tip")
    page.keyboard.press("h")
    assert page.text_content("a.choice.out strong") == "Score a try"
    assert page.text_content("li:has(> a.choice.out) > .tip") == "Not this one: Score a try"
    assert page.is_hidden("placky-walk >> nth=0 >> .controls .hint")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#dodge"


def test_on_a_phone_a_choice_and_the_hint_that_takes_it_away_are_in_sight(visit_real: Visit) -> None:
    """Where the list is longer than what is left of the window, the hint does not push its choice out."""
    page = visit_real("takkure/exercises/03_the_square_of_death")
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("document.querySelector('placky-walk').forward()")
    hint = "placky-walk >> nth=0 >> .controls .hint"
    page.click(hint)
    page.click(hint)
    top, bottom = page.evaluate("""() => {
      const tip = document.querySelector("li:has(> .choice.out) > .tip");
      const { top, bottom } = tip.parentElement.getBoundingClientRect();
      return [top - document.querySelector("header").offsetHeight, innerHeight - bottom];
    }""")
    assert top >= 0
    assert bottom >= 0


@pytest.mark.parametrize(("dice", "rule"), [(0.35, "1.15"), (0.02, "1.17")], ids=["5 against 3", "1 against 3"])
def test_on_a_phone_the_hint_to_a_question_leaves_question_and_answers_in_sight(
    visit_real: Visit, dice: float, rule: str
) -> None:
    """It stands between them, and names the rule that settled the roll."""
    page = visit_real("takkure/exercises/01_first_steps#break-through-aguila-deqmrg", width=390)
    walk = page.locator("placky-walk:has(#break-through-aguila-deqmrg)")
    page.evaluate(f"Math.random = () => {dice}")
    walk.locator(".roll").click()
    walk.locator(".controls .hint").click()
    assert f"Rule {rule}" in (page.text_content(".question .tip") or "")
    parts = [box_of(page.locator(f".question {part}")) for part in ("legend", ".tip", ".choices")]
    tops = [part["y"] for part in parts]
    assert tops == sorted(tops)
    bar = box_of(walk.locator(".controls"))
    assert tops[0] >= page.evaluate("document.querySelector('header').getBoundingClientRect().bottom")
    assert parts[2]["y"] + 2 * 44 <= bar["y"]  # the first answers, at least


def test_hints_are_called_by_key_only_with_the_focus_inside(walk: WalkAt) -> None:
    """One-letter keys do nothing while the focus is elsewhere (WCAG 2.1.4)."""
    page = walk("choose")
    page.keyboard.press("h")
    assert page.locator(".tip").count() == 0


@pytest.mark.parametrize(
    ("answers", "ends", "said"),
    [
        ({}, 1, "There are other endings"),
        ({"dodge-a": True}, 1, "Every question right so far."),
        ({"dodge-a": True, "dodge-b": False}, 1, "At least as many right as wrong."),
        ({"dodge-a": False}, 1, "There are other endings"),
        ({"dodge-a": False, "dodge-b": False, "dodge-c": True}, 1, "The questions have the better of it so far."),
        ({"dodge-a": False}, 9, "Every ending walked."),
        ({"dodge-a": True}, 9, "Every ending, every answer."),
    ],
)
def test_an_ending_shows_the_result_and_placky_comments_on_it(
    walk: WalkAt, answers: dict[str, bool], ends: int, said: str
) -> None:
    """The same result has the same words."""
    page = walk("mark")
    every = page.evaluate(
        "() => [...document.querySelector('placky-walk').story.frames.values()]"
        ".filter((one) => one.asks === 'end' && one.kind !== 'refused').map((one) => one.id)"
    )
    assert len(every) == 9
    kept = {"walks": {"takkure/01": {"at": "mark", "seen": every[:ends], "ends": ends, "answers": answers}}}
    page.evaluate("(text) => localStorage.setItem('placky.progress', text)", json.dumps(kept))
    page = walk(every[0], context=page.context)
    assert text_of(page, ".result .bubble").startswith(said)
    assert text_of(settled(page), "placky-walk >> nth=0 >> .progress") == f"Endings walked: {ends} of 9"
    unseen = page.locator(".result .btn:text-is('An ending you have not seen')")
    assert unseen.count() == (ends < 9)
    if ends < 9:
        unseen.click()
        assert text_of(page, ".frame.now .leap").startswith(("Say it had fallen otherwise", "An ending you have"))


def test_the_way_to_an_ending_not_seen_begins_where_the_reader_has_been(visit_real: Visit) -> None:
    """Not at the last roll before it, of a way that he never took."""
    page = visit_real("takkure/exercises/02_pass_and_team_play")
    been = page.evaluate("""() => {
      const walk = document.querySelector("placky-walk"), { story } = walk;
      const ends = story.ends().map(({ id }) => story.way(id));
      const far = ends.find((way) => way.filter((id) => story.frame(id).children.length > 1).length > 2);
      const first = ends.findLast((way) => way !== far && way.every((id, n) => n < 2 || id !== far[n]));
      ends.filter((way) => way !== far && way !== first).forEach((way) => story.seen.add(way.at(-1)));
      first.forEach((id) => walk.go(id));
      walk.take(walk.onward.unseen());
      const { id, parent } = story.frame();
      return [[id, parent].some((one) => first.includes(one)), far.includes(id), first.includes(far.at(-2))];
    }""")
    assert been == [True, True, False]
    said = text_of(page, ".frame.now .leap")
    assert said.startswith(("Say it had fallen otherwise", "An ending you have not seen"))


def test_an_exercise_is_forgotten_and_brought_back(walk: WalkAt) -> None:
    """The walk begins anew, it is said, the focus stays; one press brings everything back."""
    page = walk("dodge-b")
    page.evaluate("document.querySelector('placky-walk').go('choose')")
    before = settled(page).evaluate(KEPT)
    page.click(FORGET)
    assert page.evaluate(KEPT)["walks"] == {}
    assert page.evaluate("document.querySelector('.frame.now').id") == "mark"
    assert page.text_content("placky-walk >> nth=0 >> .progress") == "Endings walked: 0 of 9"
    assert page.text_content(".forgetting [role=status]") == "The progress of this exercise is forgotten."
    assert page.evaluate("document.activeElement.textContent") == "Bring it back"
    page.keyboard.press("Enter")
    assert page.evaluate(KEPT) == before
    assert page.evaluate("document.querySelector('.frame.now').id") == "choose"
    assert page.text_content("placky-walk >> nth=0 >> .progress") == "Endings walked: 1 of 9"
    assert page.text_content(".forgetting [role=status]") == "It is back."


def test_what_was_walked_since_then_stays_when_it_is_brought_back(walk: WalkAt) -> None:
    """Two ends, one from before and one from after."""
    page = walk("dodge-b")
    page.click(FORGET)
    page.evaluate("document.querySelector('placky-walk').go('dodge-x')")
    settled(page).click(".back-again")
    assert settled(page).text_content("placky-walk >> nth=0 >> .progress") == "Endings walked: 2 of 9"


def test_a_walk_just_opened_leaves_nothing_to_forget(walk: WalkAt) -> None:
    """No button without progress."""
    page = walk()
    assert page.is_hidden(FORGET)
    assert page.evaluate(KEPT)["walks"] == {}


def test_the_course_counts_and_forgets_all_after_asking(walk: WalkAt, visit: Visit) -> None:
    """No dialog of the browser; Keep it keeps it, Forget all forgets, Bring it back brings it back."""
    page = walk("dodge")
    loaded(page, 0)
    answer(page, "AGUILA wins the roll")
    page.keyboard.press("ArrowRight")
    page.evaluate("document.querySelector('placky-walk').go('dodge-b')")
    settled(page)
    home = visit("index.html", context=page.context)
    before = home.evaluate(KEPT)
    so_far = "Takkure: 1 of 4 parts, about 11 min left. 2 of 3 rules learnt."
    assert home.text_content(".so-far") == f"{so_far} Questions right at the first try: 1 of 1."
    home.click(".forget")
    assert home.text_content(".forgetting [role=status]") == "Forget every part and every answer?"
    assert home.evaluate("document.activeElement.textContent") == "Keep it"
    home.keyboard.press("Enter")
    assert home.evaluate(KEPT) == before
    home.click(".forget")
    home.click(".risky")
    assert home.evaluate(KEPT)["walks"] == {}
    assert home.text_content("[data-exercise='takkure/01'] .state") == "2 parts, 7 min"
    assert home.is_hidden(".so-far")
    home.click(".back-again")
    assert home.evaluate(KEPT) == before
    assert home.text_content("[data-exercise='takkure/01'] .state") == "1 of 2 parts, 3 min left"
    assert home.faults + home.said == []


def test_an_exercise_is_played_when_each_part_was_walked_to_an_end(visit: Visit) -> None:
    """However many other endings there are."""
    page = visit("index.html")
    page.evaluate("""() => placky.memory.write({ walks: {
      "takkure/01": { at: "a", seen: ["a"], ends: 1, answers: {} },
      "takkure/01#tackles": { at: "b", seen: ["b"], ends: 2, answers: {} },
    } })""")
    page.reload()
    card = page.locator("[data-exercise='takkure/01']")
    assert card.locator(".state").text_content() == "✓ Played, 3 rules learnt"
    assert "done" in (card.get_attribute("class") or "").split()
    assert card.locator(".meter").count() == 0


@pytest.mark.parametrize("width", [320, 768])
def test_results_and_buttons_fit(walk: WalkAt, width: int) -> None:
    """No sideways scrolling; buttons are large enough for a thumb."""
    page = walk("dodge-b", width=width)
    page.click(FORGET)
    page.evaluate("document.querySelector('placky-walk').go('dodge-x')")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for button in page.locator(".onwards .btn:visible, .result .btn:visible, .controls .btn:visible").all():
        box = box_of(button)
        assert min(box["width"], box["height"]) >= 44


RECAP = "placky-walk >> nth=0 >> .result .recap li"


def test_an_ending_has_three_rules_to_take_along(visit_real: Visit) -> None:
    """Those of the part that were met most; one that was chosen wrongly comes first."""
    page = visit_real("takkure/exercises/03_the_square_of_death")
    end = """() => {
      const walk = document.querySelector("placky-walk");
      walk.story.longest().forEach((id) => walk.go(id));
    }"""
    of = "(all) => all.map((one) => one.dataset.rule)"
    taught = page.locator(".story-section >> nth=0 >> :scope > .recap li").evaluate_all(of)
    page.evaluate(end)
    three = page.locator(RECAP).evaluate_all(of)
    assert len(three) == 3
    assert set(three) < set(taught)
    (other,) = [rule for rule in taught if rule not in three][:1]
    page.evaluate("(rule) => placky.missed.note('takkure', rule)", other)
    page.evaluate(end)
    assert page.locator(RECAP).evaluate_all(of)[0] == other
    assert words_of(page.locator(RECAP).first).startswith(f"Rule {other} ")
    assert page.text_content(".result .counts li >> nth=0") == "Parts walked to an end: 1 of 4"
    plain = visit_real("takkure/exercises/03_the_square_of_death", java_script_enabled=False)
    assert plain.locator(".story-section >> nth=0 >> :scope > .recap li:visible").count() == 3


def test_a_long_part_says_where_to_stop_and_counts_as_several(visit_real: Visit) -> None:
    """Home counts a stretch once its last frame was seen."""
    page = visit_real("takkure/exercises/01_first_steps")
    (stop,) = page.evaluate("Object.keys(document.querySelector('placky-walk').story.stops)")
    page.evaluate("(id) => document.querySelector('placky-walk').go(id)", stop)
    assert text_of(settled(page), ".frame.now .halt").startswith("Part 1 ends here, a good place to stop: ")
    home = visit_real("index", context=page.context)
    card = home.locator("[data-exercise='takkure/01_first_steps'] .state")
    assert words_of(card).startswith("1 of 4 parts, ")
