"""The page of a feature from elsewhere, in a browser: it plays without a board."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.placky.cli.test_feature_pages import GOOD
from tests.site.conftest import Profiles, opener

from placky.sphinx.builder.features import feature_page


@pytest.fixture(scope="module")
def heap(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A feature whose scenarios begin alike, as a page."""
    folder = tmp_path_factory.mktemp("heap")
    (folder / "heap.feature").write_text(GOOD, encoding="utf-8")
    (folder / "heap.html").write_text(feature_page(folder / "heap.feature"), encoding="utf-8")
    return folder


@pytest.fixture
def visit(heap: Path, profiles: Profiles) -> Iterator[Any]:
    """Give a function that opens the page."""
    with opener(heap, profiles) as open_page:
        yield open_page


@pytest.mark.parametrize("width", [320, 768, 1440])
def test_it_runs_over_no_side_and_has_nothing_to_complain_of(visit: Any, width: int) -> None:
    """At any width, without a request to anywhere."""
    page = visit("heap.html", width=width)
    assert (page.faults, page.said, page.abroad) == ([], [], [])
    assert page.locator("placky-walk[live].boardless").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_choice_leads_to_its_frame_and_its_address(visit: Any) -> None:
    """With the table and the text of its step, to an ending; the address leads there again."""
    page = visit("heap.html")
    assert page.locator(".frame.now table td").all_text_contents() == ["first", "6"]
    page.locator(".frame.now a.choice[href^='#i-say']").click()
    assert page.locator(".frame.now .happened pre").text_content().strip() == '{"take": 1}'
    assert page.locator(".frame.now .ending").text_content() == 'Ending: Take "one" -- or ... two'
    page.reload()
    assert page.locator(".frame.now :is(h2, h3, h4)").first.text_content().startswith("I say")
