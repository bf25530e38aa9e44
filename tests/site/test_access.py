"""Every page under axe-core, by day and by night, with every kind of step in sight. Nothing is downloaded for it."""

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.site.real_site import EXERCISES, IN_SIGHT, PAGES

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
OPEN = """() => {
  const proofs = [...document.querySelectorAll("details.proof-entry")];
  document.querySelectorAll("details").forEach((entry) => { entry.open = proofs.indexOf(entry) < 1; });
}"""
"""Every entry; of the scenarios behind a rule, which are all made alike, the first."""
AWAKE = """() => [...document.querySelectorAll("placky-walk:not([live], [plain])")]
  .every((walk) => walk.closest("details:not([open])"))"""
LAY_OUT = """() => {
  const seen = new Set();
  for (const walk of document.querySelectorAll("placky-walk[live]")) {
    const { start, frames } = JSON.parse(walk.querySelector(".pk-data").textContent);
    const show = (id) => {
      walk.go(id);
      walk.querySelector(".controls .roll:not([hidden])")?.click();
      return walk.querySelector(".frame.now").cloneNode(true);
    };
    const fresh = Object.keys(frames).filter((id) => {
      const { kind, asks } = frames[id], known = seen.has(`${kind} ${asks}`);
      seen.add(`${kind} ${asks}`);
      return id !== start && !known;
    });
    walk.querySelector(".story").replaceChildren(...[...fresh, start].map(show));
  }
  document.querySelectorAll("svg [display=none]").forEach((part) => part.remove());
  scrollTo(0, 0);                                          // nothing half under the header
  return [...seen];
}"""
"""Let each walkthrough show its first frame and one frame of each kind that the page has not had,
dice rolled and question asked. Whatever would stay out of sight is taken away: axe-core passes it by, but slowly."""
RUN = """(rules) => axe.run(document, {
  resultTypes: ["violations"],
  ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 120)}`)))"""
"""What axe-core objects to: by all of its rules for WCAG 2.2 AA and good practice, or by some of them."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer may be another one in the other theme."""


def by_day_and_night(page: Any) -> list[str]:
    """What axe-core finds on a page: by all rules on paper, and what depends on colour once more by night."""
    page.evaluate(AXE)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    found: list[str] = page.evaluate(RUN)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return [*found, *(f"night: {objection}" for objection in page.evaluate(RUN, COLOURS))]


@pytest.mark.parametrize("name", PAGES)
def test_axe_has_nothing_against_a_page(look_real: Any, name: str) -> None:
    """With its entries open; in an exercise choices, rolls with their questions, endings and refusals."""
    page = look_real(name)
    page.add_style_tag(content=IN_SIGHT)
    page.evaluate(OPEN)
    page.wait_for_function(AWAKE)
    kinds = page.evaluate(LAY_OUT)
    assert len(kinds) > 2 or name not in EXERCISES
    assert by_day_and_night(page) == []


def test_axe_would_object(visit_real: Any) -> None:
    """To a picture without words in any theme, and to words in the theme that hides them."""
    page = visit_real("404")
    page.evaluate("""() => document.querySelector("main").insertAdjacentHTML("beforeend",
      "<img src='favicon.svg'><p style='color: #333'>Cannot be read by night.</p>")""")
    said = json.dumps(by_day_and_night(page))
    assert "image-alt" in said
    assert "night: color-contrast" in said
