"""What a page that was just opened has against itself, for all who open one: they need not open it again to be told."""

from collections.abc import Sequence
from pathlib import Path

from tests.site.opened import Opened
from tests.site.real_site import Walk

OPEN = "document.querySelectorAll('details').forEach((entry) => { entry.open = true; })"
DRAWN = (
    "() => new Promise((done) => { requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 50)); })"
)
"""Two frames have been drawn: whatever they show has been asked for."""
WIDER = """(width) => document.documentElement.scrollWidth <= width ? [] :
  [...document.querySelectorAll("main *, header *")].filter((part) => part.getBoundingClientRect().right > width + 1)
  .slice(0, 3).map((part) => `${width}: ${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`)"""


def complaints(page: Opened, walks: Sequence[Walk], *widths: int) -> list[str]:
    """Errors, warnings, requests to other hosts, walkthroughs that sleep, boards that are fetched and drawn as well.

    And what makes the page scroll sideways at these widths. Every entry is open then.
    """
    page.evaluate(OPEN)
    page.evaluate(DRAWN)
    found = page.faults + page.said + page.abroad
    awake = page.locator("placky-walk[live]").count()
    if awake != len(walks):
        found.append(f"{awake} of {len(walks)} walkthroughs are awake")
    boards = {Path(picture).name for walk in walks for pictures in walk.sections.values() for picture in pictures}
    found += (f"{board} is fetched" for board in sorted(boards & set(page.asked)))
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(DRAWN)  # what a board is told of its size has been heard
        found += page.evaluate(WIDER, width)
    return found
