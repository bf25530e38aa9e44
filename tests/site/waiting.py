"""What a walkthrough brings up to date after a frame is drawn: address, memory, score and map. Tests wait for it."""

from typing import TypeVar

from playwright.sync_api import Page
from tests.site.opened import Opened

SETTLED = "() => [...document.querySelectorAll('placky-walk')].every((walk) => !walk.session?.due)"
P = TypeVar("P", bound=Page)


def settled(page: P) -> P:
    """Wait until nothing is left to be brought up to date; give the page."""
    page.wait_for_function(SETTLED)
    return page


STAYS = """() => new Promise((done) => {
  let last = NaN, frames = 0;
  const look = () => {
    frames = scrollY === last ? frames + 1 : 0;
    last = scrollY;
    if (frames > 10) done(); else requestAnimationFrame(look);
  };
  look();
})"""
"""A walkthrough scrolls to its frame after the page is loaded, for at most ten frames."""


def arrived(page: P) -> P:
    """Wait until a page that was opened at a frame stands there; give the page."""
    page.evaluate(STAYS)
    return page


def address(page: Opened) -> str:
    """Give the fragment of the address once it is written."""
    fragment: str = settled(page).evaluate("location.hash")
    return fragment


LAID = "[...document.querySelectorAll('placky-walk[live] .map')].every((map) => map.matches('.laid'))"


def unfolded(page: P) -> P:
    """Open the branch maps of a page, which are made then; give the page."""
    page.evaluate("document.querySelectorAll('.map > details').forEach((map) => { map.open = true; })")
    page.wait_for_function(LAID)
    return page
