"""Pages of a site in a browser, and the functions that open them."""

from typing import Any, Protocol

from playwright.sync_api import BrowserContext, FloatRect, Locator, Page


class Opened(Page):
    """A page that takes note of what it meets; `conftest.opener` says what."""

    faults: list[str]
    said: list[str]
    asked: list[str]
    abroad: list[str]


class Visit(Protocol):
    """Opens a page by its address or name."""

    def __call__(
        self,
        address: str,
        /,
        *,
        context: BrowserContext | None = None,
        width: int = 1440,
        asked: bool = False,
        **options: Any,
    ) -> Opened:
        """Give the page, when it has loaded."""


class WalkAt(Protocol):
    """Opens the made-up exercise at one of its frames."""

    def __call__(self, frame: str = "", /, **options: Any) -> Opened:
        """Give the page, when it has loaded."""


class Look(Protocol):
    """Shows a page of the real site in one window."""

    def __call__(self, name: str, /) -> Opened:
        """Give the window."""


IN_SIGHT = ".story-section { content-visibility: visible !important }"
"""A style: parts of an exercise that are not in sight sleep until they come into it; with this all are awake."""
DRAWN = """() => [...document.querySelectorAll("placky-walk[live]")]
  .every(({ stage: { board } }) => !board || board.across || !board.sheet.checkVisibility())"""


def all_in_sight(page: Page) -> None:
    """Let the page draw the boards of all its parts, as they are when they come near."""
    page.add_style_tag(content=IN_SIGHT)
    page.wait_for_function(DRAWN)


def text_of(page: Page, selector: str) -> str:
    """The text of the first element that fits."""
    found = page.text_content(selector)
    assert found is not None
    return found


def words_of(place: Locator) -> str:
    """The text of an element."""
    found = place.text_content()
    assert found is not None
    return found


def attribute_of(page: Page, selector: str, name: str) -> str:
    """An attribute of the first element that fits, which it must have."""
    found = page.get_attribute(selector, name)
    assert found is not None
    return found


def box_of(place: Locator) -> FloatRect:
    """Where an element is in the window, in CSS pixels."""
    found = place.bounding_box()
    assert found is not None
    return found
