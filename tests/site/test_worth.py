"""What a choice was worth: behind it, in a hint, and as a question."""

from tests.site.opened import Visit, text_of

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
