"""What a walkthrough brings up to date after a frame is drawn: address, memory, score and map. Tests wait for it."""

from typing import Any

SETTLED = "() => [...document.querySelectorAll('placky-walk')].every((walk) => !walk.session?.due)"


def settled(page: Any) -> Any:
    """Wait until nothing is left to be brought up to date; give the page."""
    page.wait_for_function(SETTLED)
    return page


def address(page: Any) -> str:
    """Give the fragment of the address once it is written."""
    fragment: str = settled(page).evaluate("location.hash")
    return fragment
