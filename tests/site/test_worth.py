"""What a choice was worth: behind it, in a hint, and as a question."""

import re

import pytest
from tests.site.opened import Visit, text_of
from tests.site.real_site import EXERCISES, Page

WEIGHED = """() => {
  const walk = document.querySelector("placky-walk[data-exercise]");
  const { id, best, children } = [...walk.story.frames.values()].find(({ best }) => best?.to);
  walk.go(id);
  return [id, best.to, children.find(({ to }) => to === best.to).label];
}"""
ROLLED = """(to) => {
  const walk = document.querySelector("placky-walk[data-exercise]");
  walk.go(to);
  placky.Worth.met = 1;
  walk.roll();
  if (walk.stop?.now) walk.stop.now();
}"""


def test_a_choice_is_weighed_behind_it_in_a_hint_and_in_a_question(visit_real: Visit) -> None:
    """The odds of the others stand beside those of the one that was taken; a question hides them."""
    page = visit_real("takkure/exercises/02_pass_and_team_play")
    decision, to, label = page.evaluate(WEIGHED)
    page.keyboard.press("h")
    assert text_of(page, ".tip .options li >> nth=0 >> strong")
    assert page.locator(".tip .options li").count() > 1
    page.evaluate(ROLLED, to)
    assert page.is_hidden(".frame.now > .worth")
    assert page.is_hidden(".frame.now > .odds")
    assert "which choice had the best chance for Yamato?" in text_of(page, ".question legend")
    page.click(f".question .choice:has(strong:text-is('{label}'))")
    assert text_of(page, ".feedback").startswith("Right.")
    assert f"{label} " in text_of(page, ".feedback")
    assert page.evaluate("document.querySelector('placky-walk').score.answers")[decision] is True
    assert not page.is_visible(".frame.now > .worth .options")
    page.click(".frame.now > .worth summary")
    assert f"{label} (your choice)" in text_of(page, ".frame.now > .worth .options")


def test_the_rules_of_a_hint_are_those_by_which_the_choices_differ(real_pages: dict[str, Page]) -> None:
    """Two at most, each of an option that has it, and none of all alike; what is forbidden goes first."""
    hinted = 0
    for name in EXERCISES:
        for frames in (walk.frames for walk in real_pages[name].walks):
            for id_, frame in ((id_, frame) for id_, frame in frames.items() if frame["asks"] == "coach"):
                options = {child["to"]: frames[child["to"]] for child in frame["children"]}
                refused = {
                    to for to, option in options.items() if option["kind"] == "refused" and not option.get("leftOut")
                }
                told = frame["why"]
                hinted += bool(told)
                assert len(told) <= 2, (name, id_)
                for number, said, to in told:
                    assert said, (name, id_)
                    assert number in options[to]["rules"], (name, id_)
                    assert to in (refused or options), (name, id_)
                    shared = not refused and all(number in option.get("rules", ()) for option in options.values())
                    assert not shared, (name, id_, number)
    assert hinted > 100


def test_a_hint_to_a_defender_has_the_odds_of_what_comes_of_it(visit_real: Visit) -> None:
    """The dice fall when the attacker has acted: the hint says how that ends, and each choice has its own chances."""
    page = visit_real("takkure/exercises/06_full_match#mark-hayate-iq5rlp")
    page.evaluate("document.getElementById('mark-hayate-iq5rlp').closest('placky-walk').hints.give()")
    options = page.locator(".tip .options li")
    assert options.count() == 2
    for text in options.all_text_contents():
        assert re.search(r"In the end about \d+\xa0% no try, and a kick-off; \d+\xa0% a try for Yamato", text)
    assert len({tuple(re.findall(r"[\d.]+\xa0%", text)) for text in options.all_text_contents()}) == 2


CROSSED = """() => [...document.querySelectorAll("placky-walk[data-exercise]")].flatMap((walk) => {
  const hinted = [...walk.story.frames.values()].filter(({ id, asks }) => asks === "coach" && walk.story.forbidden(id)
    && walk.story.worth(id));
  return hinted.map(({ id }) => {
    walk.go(id);
    walk.hints.give();
    walk.hints.give();
    const { section } = walk.sections.of(id);
    return [section.querySelectorAll(".tip .options").length, section.querySelectorAll("li > .tip").length];
  });
})"""


def test_what_a_hint_has_told_stays_when_the_next_one_crosses_a_choice_out(visit_real: Visit) -> None:
    found = visit_real("takkure/exercises/03_the_square_of_death").evaluate(CROSSED)
    assert len(found) > 2
    assert {*map(tuple, found)} == {(1, 1)}


def test_a_hint_tells_who_scores_next_and_only_the_choice_what_all_is_worth(visit_real: Visit) -> None:
    """Of a choice that no dice follow, too, as of the chip; net points would answer what is asked."""
    page = visit_real("dice_football/exercises/02_power_chip")
    page.evaluate("""() => {
      const walk = document.querySelector("placky-walk[data-exercise]");
      const known = ({ children }) => children.filter(({ next }) => next).length > 1;
      walk.go([...walk.story.frames.values()].find(known).id);
      walk.hints.give();
    }""")
    assert text_of(page, ".tip > p >> nth=0") == "Who scores next, under best play by both:"
    options = page.locator(".tip .options li").all_text_contents()
    assert len(options) == 2
    for option in options:
        assert re.search(r"Red: \d+\xa0% a \w+", option)
        assert "Long run" not in option
    page.click(".choices .choice:has-text('keeps the power chip')")
    page.click(".frame.now > .worth summary")
    assert re.search(
        r"Long run, chip included: [+\u2212]\d\.\d\d points for Blue", text_of(page, ".frame.now > .worth .options")
    )


@pytest.mark.parametrize("game", ["takkure", "dice_football", "dreadball"])
def test_what_a_rulebook_foresees_takes_no_word_of_the_buttons(visit_real: Visit, game: str) -> None:
    page = visit_real(next(name for name in EXERCISES if name.startswith(f"{game}/")))
    words = page.evaluate("(({ next, back }) => [next, back])(document.querySelector('placky-walk').words)")
    assert words == ["Next", "Back"]
    said = page.evaluate("document.querySelector('placky-walk').words.foreseen ?? ''")
    assert bool(said) == (game == "dice_football")
