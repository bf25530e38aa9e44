"""What a real page weighs: everything that it loads with scripts on, compressed as a server would send it."""

import gzip
from functools import cache
from pathlib import Path

import pytest
from tests.site.real_site import EXERCISES, RULES, Page

PAGE, LONGEST, DRILLS, BOARD = 181_500, 187_500, 60_000, 25_500
"""What scripts say of a walkthrough stands in its data as well, which is 3 to 5 kB of a page, and what each fall of the
dice leads to, which is up to 8 kB: three dice fall in 1728 ways. The largest board is a whole pitch of hexes with both
teams on it."""


@cache
def weight(file: Path) -> int:
    """Give the size of a file as it travels; fonts are compressed already."""
    raw = file.read_bytes()
    return len(raw) if file.suffix == ".woff2" else len(gzip.compress(raw, 6))


@pytest.mark.parametrize("name", [*EXERCISES, *RULES, "takkure/match", "dice_football/match", "dreadball/match"])
def test_a_page_with_walkthroughs_stays_light(real_site: Path, real_pages: dict[str, Page], name: str) -> None:
    """Page, styles, scripts and fonts together; the longest exercise may weigh more.

    Boards are not fetched with scripts on, which test_pages.py sees to.
    """
    longest = max(EXERCISES, key=lambda one: weight(real_site / f"{one}.html"))
    html = real_site / f"{name}.html"
    loaded = [html, *(html.parent / file.partition("?")[0] for file in real_pages[name].files if "_images" not in file)]
    loaded += (real_site / "_static" / "fonts").glob("*.woff2")
    assert {file.suffix for file in loaded} == {".html", ".css", ".js", ".svg", ".woff2"}
    assert sum(map(weight, loaded)) <= (LONGEST if name == longest else PAGE)


def test_a_page_of_drills_stays_light(real_site: Path) -> None:
    """The page itself, compressed; its boards come one by one."""
    drills = {str(page.relative_to(real_site)): weight(page) for page in real_site.glob("*/drills/chapter_*.html")}
    assert len(drills) > 15
    assert {name: size for name, size in drills.items() if size > DRILLS} == {}


def test_a_board_stays_small(real_site: Path) -> None:
    """As a file, uncompressed."""
    boards = list((real_site / "_images").glob("*.svg"))
    assert len(boards) > 100
    assert {board.name: board.stat().st_size for board in boards if board.stat().st_size > BOARD} == {}
