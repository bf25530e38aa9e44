"""What a choice was worth: behind it, in a hint, and as a question."""

import re
from pathlib import Path

import pytest
from tests.site.opened import Visit, text_of
from tests.site.real_site import EXERCISES, Page

WEIGHED = """() => {
  const walk = document.querySelector("placky-walk[data-exercise]");
  const { id, best, children } = [...walk.story.frames.values()].find(({ best }) => best?.to);
  walk.go(id);
  return [id, best.to, children.find(({ to }) => to === best.to).label];
}"""
HINTS = """(id) => {
  const { hints } = document.getElementById(id).closest("placky-walk");
  while (hints.next()) hints.give();
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
    page.evaluate(HINTS, decision)
    assert page.locator(".choices li > .tip").count() > 1
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
    """Two at most, each of an option that has it, and none of all alike; what is forbidden goes first.

    What an author says to look at has no rule, and stands before them.
    """
    hinted = 0
    for name in EXERCISES:
        for frames in (walk.frames for walk in real_pages[name].walks):
            for id_, frame in ((id_, frame) for id_, frame in frames.items() if frame["asks"] == "coach"):
                options = {child["to"]: frames[child["to"]] for child in frame["children"]}
                refused = {
                    to for to, option in options.items() if option["kind"] == "refused" and not option.get("leftOut")
                }
                told = [rule for rule in frame["why"] if rule[0]]
                assert [*frame["why"][: len(frame["why"]) - len(told)], *told] == frame["why"], (name, id_)
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
    page = visit_real("takkure/exercises/05_practice_match#mark-tsubame-mmfgsb")
    page.evaluate(HINTS, "mark-tsubame-mmfgsb")
    options = page.locator(".choices li > .tip")
    assert options.count() == 2
    for text in options.all_text_contents():
        assert re.search(r"In the end about \d+\xa0% no try, and a kick-off; .*\d+\xa0% a try for Yamato", text)
    assert len({tuple(re.findall(r"[\d.]+\xa0%", text)) for text in options.all_text_contents()}) == 2


CROSSED = """() => [...document.querySelectorAll("placky-walk[data-exercise]")].flatMap((walk) => {
  const hinted = [...walk.story.frames.values()].filter(({ id, asks, why }) => asks === "coach" && why.length
    && walk.story.forbidden(id) && walk.story.worth(id));
  return hinted.map(({ id }) => {
    const { section } = walk.sections.of(id), told = [];
    walk.go(id);
    while (walk.hints.next()) {
      told.push(walk.hints.next());
      walk.hints.give();
      if (told.at(-1) === "odds" && !section.querySelector("li > .tip > span")) told.push("nothing");
    }
    return told.join(" ");
  });
})"""


@pytest.mark.parametrize("name", ["takkure/exercises/03_the_square_of_death", "dice_football/exercises/04_kicks"])
def test_a_hint_tells_the_rule_first_then_what_is_forbidden_and_odds_at_last(visit_real: Visit, name: str) -> None:
    """Odds of what may be done would name what may not, as it has none."""
    found = visit_real(name).evaluate(CROSSED)
    assert len(found) > 1
    assert [told for told in found if not re.fullmatch("rule( cross)+ odds", told)] == []


def test_a_decision_has_hints_of_its_own_after_those_to_the_question_about_its_roll(visit_real: Visit) -> None:
    """It has the address of that roll's outcome; whoever comes back may ask again, too."""
    page = visit_real("dice_football/exercises/02_power_chip")
    told = page.evaluate("""() => {
      const walk = document.querySelector("placky-walk[data-exercise]"), frames = [...walk.story.frames.values()];
      const { id, parent } = frames.find(({ asks, kind, why }) => asks === "coach" && kind === "dice" && why.length);
      const { roll } = walk.story.frame(parent);
      walk.go(parent);
      roll.pick = () => roll.children.find(({ to }) => to === id);
      walk.roll();
      if (walk.stop?.now) walk.stop.now();
      const told = [walk.hints.next()];
      for (let n = 0; n < 9; n++) walk.hints.give();
      for (let n = 0; n < 2; n++) {
        walk.go(id);
        told.push(walk.hints.next());
        for (let n = 0; n < 9; n++) walk.hints.give();
        told.push(walk.hints.next());
      }
      return told;
    }""")
    assert told == ["rule", "rule", "", "rule", ""]


def test_a_hint_tells_who_scores_next_and_only_the_choice_what_all_is_worth(visit_real: Visit) -> None:
    """Of a choice that no dice follow, too, as of the chip; net points would answer what is asked."""
    page = visit_real("dice_football/exercises/02_power_chip")
    decision = page.evaluate("""() => {
      const walk = document.querySelector("placky-walk[data-exercise]");
      const known = ({ children }) => children.filter(({ next }) => next).length > 1;
      const { id } = [...walk.story.frames.values()].find(known);
      walk.go(id);
      return id;
    }""")
    page.evaluate(HINTS, decision)
    assert text_of(page, ".tip > p >> nth=0").startswith("Who scores next, under best play by both.")
    options = page.locator(".choices li > .tip").all_text_contents()
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


def test_where_more_is_foreseen_the_question_is_what_was_worth_most_in_the_long_run(visit_real: Visit) -> None:
    """A won roll need not bring anything: on fourth down ten yards may be too few."""
    page = visit_real("dice_football/exercises/05_fourth_down#set-up-23a5hz")
    asked, right, said = page.evaluate("""() => {
      const walk = document.getElementById("set-up-23a5hz").closest("placky-walk"), { story } = walk;
      const { asked, right } = story.worth("set-up-23a5hz").question();
      return [asked, right, story.worth("set-up-23a5hz").answer(true, right)];
    }""")
    assert asked.endswith("which choice was worth most to Red in the long run?")
    assert right == "Red tries a field goal"
    told = re.findall(r"(Red [a-z ]+) ([+\u2212]\d\.\d\d)", said)
    worth = {label: float(by.replace("\u2212", "-")) for label, by in told}
    assert len(worth) == 3
    assert max(worth, key=worth.__getitem__) == right


def test_a_close_call_is_not_asked_for(visit_real: Visit) -> None:
    """Spent or kept, the chip is worth the same here, within a tenth of a point."""
    page = visit_real("dice_football/exercises/01_downs")
    best = page.evaluate("""() => {
      const walks = [...document.querySelectorAll("placky-walk[data-exercise]")];
      const frames = walks.flatMap(({ story }) => [...story.frames.values()]);
      return frames.find(({ id }) => id.endsWith("2q2s54")).best ?? null;
    }""")
    assert best is None


@pytest.mark.parametrize("name", EXERCISES)
def test_no_way_that_is_told_has_no_chance(real_site: Path, name: str) -> None:
    """What is rounded away so that all make a hundred is never the last of a small chance."""
    html = (real_site / f"{name}.html").read_text(encoding="utf-8")
    assert re.findall(r"(?<![\d.,])0\u00a0% [^\"]{0,40}", html) == []


def test_placky_says_what_each_choice_is_worth_in_the_long_run_as_it_is_told_behind_it(
    real_pages: dict[str, Page],
) -> None:
    """After every choice of the first decision: its own number first, then that of the best one, or of others."""
    number = re.compile(r"[\u2212+]\d+\.\d+")
    for walk in real_pages["dice_football/exercises/05_fourth_down"].walks:
        first = next(frame for frame in walk.frames.values() if frame["asks"] == "coach")
        worth = {one["to"]: number.findall(one["inAll"])[0] for one in first["children"] if one.get("inAll")}
        best = max(worth.values(), key=lambda one: float(one.replace("\u2212", "-")))
        assert len(worth) > 1
        for to, own in worth.items():
            said = number.findall(walk.said[to])
            assert said[0] == own
            assert best in said
            assert {*said} <= {*worth.values()}
