"""How quick the pages are in Chromium on a processor slowed down four times, beside a plain page in the same browser.

The plain page holds the words of the feature, or of the drills, as docutils writes them, no style, and a script of one
line that answers a key. Times are of the wall, so on a busy machine it is the ratio that counts.
"""

import re
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
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
DRILLS = "takkure/drills/chapter_1"
"""The chapter that is asked most."""
PRACTICE = "practice"
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
DRILLED = """() => {
  const asking = [...document.querySelectorAll(".asking")].find((one) => one.checkVisibility());
  if (!asking) return false;
  const all = (what) => asking.querySelectorAll(what), [field] = all("input"), [send] = all(".actions .btn");
  if (field) field.value = "3";
  if (all(".feedback:not(:empty)").length) all(".actions > :last-child")[0].focus();
  else (all("[aria-pressed=true]").length ? send : field || all(".choice")[0]).focus();
  return true;
}"""
"""The focus on what answers a drill, or leads to the next one; false until there is one."""
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


def walked(page: Any, n: int) -> None:
    """Go one step of the longest way, by keys; rolls fall on their first outcome."""
    key = "ArrowRight"
    while key:
        _press(page, key, n)
        key = page.evaluate(ONWARDS)


def drilled(page: Any, n: int) -> None:
    """Answer a drill, or go to the next one."""
    page.wait_for_function(DRILLED)
    _press(page, "Enter", n)


def _press(page: Any, key: str, n: int) -> None:
    page.wait_for_timeout(PAUSE)
    page.keyboard.press(key)
    page.wait_for_function(f"window.steps.length > {n}")


def times(browser: Any, address: str, step: Callable[[Any, int], None]) -> Times:
    """Open a page in a fresh profile and go some steps."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script("Math.random = () => 0")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    paint = page.evaluate(PAINT)
    page.evaluate(WATCH)
    for n in range(STEPS):
        step(page, n)
    found: list[float] = page.evaluate("window.steps")
    context.close()
    return Times(paint, found)


def feature(exercise: str) -> str:
    """The words of an exercise."""
    return (ROOT / "features" / f"{exercise}.feature").read_text(encoding="utf-8")


def text(page: Path) -> str:
    """The words of a page of the site, a line each."""
    return unescape(
        re.sub(r"<[^>]+>", "\n", re.sub(r"(?s)<(script|head).*?</\1>", "", page.read_text(encoding="utf-8")))
    )


def plain(exercise: str, said: str, folder: Path) -> str:
    """The address of a plain page with the same words."""
    words = "\n\n".join(f"\\{line.strip()}" for line in said.splitlines() if line.strip())
    settings = {"output_encoding": "unicode", "embed_stylesheet": False, "stylesheet_path": "", "report_level": 5}
    page = str(publish_string(words, writer="html5", settings_overrides=settings))
    file = folder / f"{Path(exercise).name}.html"
    file.write_text(page.replace("</body>", f"{ANSWER}</body>"), encoding="utf-8")
    return file.as_uri()


def measured(site: Path, rounds: int) -> Iterator[tuple[str, str, float, float]]:
    """Kind, what was measured, ours and the plain page's, in turns: medians of the rounds, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        for name in (*EXERCISES, DRILLS, PRACTICE):
            page, walk = site / f"{name}.html", name in EXERCISES
            address, peer = page.as_uri(), plain(name, feature(name) if walk else text(page), Path(folder))
            step = walked if walk else drilled
            found = [(times(browser, address, step), times(browser, peer, walked)) for _ in range(rounds)]
            ours, peers = zip(*found, strict=True)
            shown = Path(name).name if walk else name
            yield "paint", f"first paint of {shown}", _median(t.paint for t in ours), _median(t.paint for t in peers)
            yield (
                "step",
                f"a step of {shown}",
                _median(s for t in ours for s in t.steps),
                _median(s for t in peers for s in t.steps),
            )
            yield (
                "slowest step",
                f"the slowest step of {shown}",
                _median(max(t.steps) for t in ours),
                _median(max(t.steps) for t in peers),
            )


def _median(values: Iterator[float]) -> float:
    return statistics.median(values)


__all__ = ["SLOWER", "Error", "Missing", "measured"]
