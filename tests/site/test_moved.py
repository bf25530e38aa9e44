"""Old addresses on the real site: links lead to where their frames are now, and kept progress comes along."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.site.opened import Opened, Visit
from tests.site.real_site import DOCS, Page
from tests.site.waiting import settled

from placky.sphinx.moved.table import read

NOW = "() => document.querySelector('.frame.now').id"
EXERCISE = "takkure/exercises/01_first_steps"
TABLES = sorted(DOCS.glob("*/moved.txt"))
OLD = "garra-tackles-a-point-of-the-path"
"""What the cover of the home page showed before addresses came from commands."""
FRAME = "tackle-garra-gjtcwe"


def script(real_site: Path, page: str) -> dict[str, Any]:
    """What the script of a page says of its old addresses."""
    text = (real_site / "_static" / "moved" / f"{page}.js").read_text("utf-8")
    found: dict[str, Any] = json.loads(text.removeprefix("placky.moved.take(").removesuffix(");\n"))
    return found


def keep(page: Opened, walks: dict[str, Any], last: str) -> None:
    """Put walks into the browser's memory."""
    page.evaluate(
        "(all) => localStorage.setItem('placky.progress', JSON.stringify(all))", {"walks": walks, "last": last}
    )


def kept(page: Opened) -> dict[str, Any]:
    """What the browser remembers."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('placky.progress'))")
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda path: path.parent.name)
def test_every_old_address_leads_to_something_on_its_page(real_site: Path, table: Path) -> None:
    """To a frame or to a story; the page says that it has a table."""
    for name, moved in read(table).items():
        page = f"{table.parent.name}/{name}"
        html = (real_site / f"{page}.html").read_text("utf-8")
        there, data = set(re.findall(r'\bid="([^"]+)"', html)), script(real_site, page)
        assert data["ids"].keys() >= moved.ids.keys(), page
        assert set(data["ids"].values()) <= there, page
        assert not data["ids"].keys() & there, page
        assert f'data-moved="{page}"' in html


def test_there_is_a_table_of_each_game() -> None:
    """Addresses were published with 0.2.0, of all three."""
    assert [path.parent.name for path in TABLES] == ["dice_football", "dreadball", "takkure"]
    assert sum(len(page.ids) for path in TABLES for page in read(path).values()) > 6000


def test_kept_walks_are_of_walks_that_are_there(real_site: Path, real_pages: dict[str, Page]) -> None:
    """Under names that the pages give."""
    for table in TABLES:
        for name in read(table):
            page = f"{table.parent.name}/{name}"
            names = re.findall(r'data-exercise="([^"]+#[^"]+)"', (real_site / f"{page}.html").read_text("utf-8"))
            assert {now for _, _, now, _ in script(real_site, page)["walks"]} <= set(names)
    assert real_pages


def test_an_old_link_leads_to_its_frame(visit_real: Visit) -> None:
    """In the address bar as well; and no table is loaded for an address of today."""
    page = visit_real(f"{EXERCISE}#{OLD}", asked=True)
    page.wait_for_selector("placky-walk[live]")
    assert settled(page).evaluate(NOW) == FRAME
    assert page.url.endswith(f"#{FRAME}")
    assert "01_first_steps.js" in page.asked
    page = visit_real(f"{EXERCISE}#{FRAME}", asked=True)
    assert page.evaluate(NOW) == FRAME
    assert "01_first_steps.js" not in page.asked
    assert page.faults + page.said == []


def test_an_old_address_on_an_open_page_is_followed(visit_real: Visit) -> None:
    """As when somebody changes the address by hand."""
    page = visit_real(EXERCISE, asked=True)
    page.evaluate("(id) => { location.hash = id; }", OLD)
    page.wait_for_function(f"({NOW})() === '{FRAME}'")
    assert "01_first_steps.js" in page.asked


def test_an_old_link_opens_an_entry_of_a_rule(visit_real: Visit, real_site: Path) -> None:
    """The entry that holds the frame, and no other."""
    name = "takkure/rules/tackle"
    old, new = list(script(real_site, name)["ids"].items())[-1]
    page = visit_real(f"{name}#{old}")
    page.wait_for_selector("placky-walk[live]")
    assert page.evaluate(NOW) == new
    assert page.locator(f"details[open]:has([id='{new}'])").count() == 1
    assert page.locator("placky-walk[live]").count() == 1


def test_an_address_that_never_was_is_left_alone(visit_real: Visit) -> None:
    """The page begins as without one."""
    page = visit_real(f"{EXERCISE}#nowhere")
    page.wait_for_selector("placky-walk[live]")
    assert page.evaluate(NOW).startswith("set-up-")
    assert page.url.endswith("#nowhere")
    assert page.faults + page.said == []


def test_old_progress_is_carried_over(visit_real: Visit, real_site: Path) -> None:
    """Frames, answers, and where the reader was; what is of another version is forgotten."""
    data = script(real_site, EXERCISE)
    old, mark, name, now = data["walks"][0]
    known = {"at": OLD, "seen": ["set-up", OLD], "ends": 0, "answers": {OLD: True}, "mark": mark}
    page = visit_real(EXERCISE)
    keep(page, {old: known, data["walks"][1][0]: {**known, "mark": "other"}}, old)
    page = visit_real(EXERCISE, context=page.context)
    page.wait_for_selector("placky-walk[live]")
    assert page.evaluate(NOW) == FRAME
    assert page.locator(".welcome").count() == 1
    carried = kept(page)
    assert carried["last"] == name
    assert carried["walks"].keys() == {name}
    found = carried["walks"][name]
    assert (found["at"], found["answers"], found["mark"]) == (FRAME, {FRAME: True}, now)
    assert {FRAME, data["ids"]["set-up"]} <= set(found["seen"])


def test_the_home_page_counts_old_progress(visit_real: Visit, real_site: Path) -> None:
    """Whoever comes to the course before he opens an exercise again finds his endings."""
    old, mark, name, _ = script(real_site, EXERCISE)["walks"][0]
    page = visit_real("index")
    keep(page, {old: {"at": OLD, "seen": [OLD], "ends": 3, "answers": {}, "mark": mark}}, old)
    page = visit_real("index", context=page.context, asked=True)
    page.wait_for_function("document.querySelector('.so-far')?.textContent.includes('Takkure: 2 of ')")
    assert "Go on in Takkure: 01 First steps" in page.inner_text(".cover a.btn")
    assert kept(page)["walks"].keys() == {name}
    assert "02_pass_and_team_play.js" not in page.asked
