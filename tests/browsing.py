"""How quick the pages are in Chromium on a processor slowed down four times, beside a plain page in the same browser.

The plain page holds the words of the feature as docutils writes them, no style, and a script of one line that
answers a key. Times are of the wall, so on a busy machine it is the ratio that counts.
"""

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from docutils.core import publish_string
from playwright.sync_api import Error, sync_playwright
from tests import chromium

ROOT = Path(__file__).parents[1]
EXERCISES = (
    "takkure/exercises/01_first_steps",
    "takkure/exercises/03_the_square_of_death",
    "dice_football/exercises/06_full_game",
)
SLOWER = 4
STEPS = 12
PAUSE = 250
"""Milliseconds before each key: nobody presses sooner, and what a step leaves for later is done by then."""
WATCH = """() => {
  window.steps = [];
  addEventListener("keydown", (event) => {
    requestAnimationFrame(() => {
      const shown = new MessageChannel();
      shown.port1.onmessage = () => window.steps.push(performance.now() - event.timeStamp);
      shown.port2.postMessage(null);
    });
  }, true);
}"""
"""From a key to the end of the frame that answers it: script, style, layout and paint."""
ONWARDS = """() => {
  const at = document.activeElement, walk = at.closest("placky-walk");
  if (!at.matches("a.choice, .roll") || !walk) return "";
  window.steps.pop();
  const { story, sections } = walk, way = story.longest(), to = way[way.indexOf(story.now) + 1];
  sections.cards().find((choice) => placky.target(choice) === to)?.focus();
  return "Enter";
}"""
"""Where a key was no step yet, as the focus went to what is to be chosen or rolled: the key that does it."""
ANSWER = """<script>addEventListener("keydown", () => { document.querySelector("p").textContent += "."; });</script>"""
PAINT = """() => new Promise((done) => {
  const entry = (list) => list.find(({ name }) => name === "first-contentful-paint");
  const found = entry(performance.getEntriesByType("paint"));
  if (found) done(found.startTime);
  else new PerformanceObserver((list, self) => {
    const late = entry(list.getEntries());
    if (late) { self.disconnect(); done(late.startTime); }
  }).observe({ type: "paint", buffered: true });
})"""


class Missing(Exception):  # noqa: N818 - what happened
    """No browser can be started here."""


class Times(NamedTuple):
    """Milliseconds to the first paint with content, and of each step."""

    paint: float
    steps: list[float]


@contextmanager
def started() -> Iterator[Any]:
    """$PLACKY_CHROMIUM, else the system's, else Playwright's own. Raises `Missing` where there is none."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=chromium.path(), args=list(chromium.ARGUMENTS))
        except Error as error:
            raise Missing(error.message.splitlines()[0]) from error
        yield browser
        browser.close()


def times(browser: Any, address: str) -> Times:
    """Open a page in a fresh profile and go the longest way, by keys; rolls fall on their first outcome."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script("Math.random = () => 0")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    paint = page.evaluate(PAINT)
    page.evaluate(WATCH)
    for n in range(STEPS):
        key = "ArrowRight"
        while key:
            page.wait_for_timeout(PAUSE)
            page.keyboard.press(key)
            page.wait_for_function(f"window.steps.length > {n}")
            key = page.evaluate(ONWARDS)
    found: list[float] = page.evaluate("window.steps")
    context.close()
    return Times(paint, found)


def plain(exercise: str, folder: Path) -> str:
    """The address of a plain page with the words of an exercise."""
    lines = (ROOT / "features" / f"{exercise}.feature").read_text(encoding="utf-8").splitlines()
    words = "\n\n".join(f"\\{line.strip()}" for line in lines if line.strip())
    settings = {"output_encoding": "unicode", "embed_stylesheet": False, "stylesheet_path": "", "report_level": 5}
    page = str(publish_string(words, writer="html5", settings_overrides=settings))
    file = folder / f"{Path(exercise).name}.html"
    file.write_text(page.replace("</body>", f"{ANSWER}</body>"), encoding="utf-8")
    return file.as_uri()


def measured(site: Path, rounds: int) -> Iterator[tuple[str, str, float, float]]:
    """Kind, what was measured, ours and the plain page's, in turns: medians of the rounds, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        for exercise in EXERCISES:
            addresses = (site / f"{exercise}.html").as_uri(), plain(exercise, Path(folder))
            found = [[times(browser, address) for address in addresses] for _ in range(rounds)]
            ours, peers = zip(*found, strict=True)
            name = Path(exercise).name
            yield "paint", f"first paint of {name}", _median(t.paint for t in ours), _median(t.paint for t in peers)
            yield (
                "step",
                f"a step of {name}",
                _median(s for t in ours for s in t.steps),
                _median(s for t in peers for s in t.steps),
            )
            yield (
                "slowest step",
                f"the slowest step of {name}",
                _median(max(t.steps) for t in ours),
                _median(max(t.steps) for t in peers),
            )


def _median(values: Iterator[float]) -> float:
    return statistics.median(values)


__all__ = ["SLOWER", "Error", "Missing", "measured"]
