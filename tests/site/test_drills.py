"""Drills in a browser: one question at a time, what is said to an answer, and what is remembered of it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from placky.sphinx.sent import sent

DRILLS: list[dict[str, Any]] = [
    {"id": "one", "game": "g", "rule": "1", "title": "Press", "kind": "target", "asks": "number", "question": "Target?",
     "answers": [["5", True, "REF 7, -2"], ["7", False, "Forgotten: -2"]], "reason": "REF 7, -2"},
    {"id": "two", "game": "g", "rule": "2", "title": "Who", "kind": "who", "asks": "several", "question": "Who may?",
     "answers": [["KURO", True, "Forgotten: KURO may"], ["SUZU", False, "he lies"]], "reason": "he lies"},
]  # fmt: skip
PLACE = '<article class="drill" id="drill-{id}"><p class="asked">{question}</p><figure class="board"></figure>'
DATA = '<script type="application/json" class="pk-data">{}</script></article>'


@pytest.fixture
def page(browser: Browser) -> Page:
    """A page of drills without anything else, in a window that may keep nothing."""
    parts = "".join(f"<section>{PLACE.format(**one)}{DATA.format(json.dumps(one))}</section>" for one in DRILLS)
    files = dict(sent())
    scripts = "".join(f"<script>{files[name]}</script>" for name in ("parts.js", "progress.js", "drills.js"))
    made = browser.new_page()
    head, sheet = f"<style>{files['drills.css']}</style>", f'<div class="drills" data-drills="g/1">{parts}</div>'
    made.set_content(f'<html class="js"><head>{head}</head><body>{sheet}{scripts}</body></html>')
    return made


def test_a_wrong_answer_is_told_its_slip_and_the_first_answer_counts(page: Page) -> None:
    assert page.locator(".drill:visible").count() == 1
    page.fill(".asking input", "7")
    page.keyboard.press("Enter")
    assert page.inner_text(".feedback") == "No. Forgotten: -2."
    page.fill(".asking input", "5")
    page.keyboard.press("Enter")
    assert page.inner_text(".feedback") == "Right. REF 7, -2."
    assert "0 of 1" in page.inner_text(".drill-bar .count")
    known = page.evaluate("placky.practice.all()")
    assert known["cards"]["g:1:target"]["asked"] == 1
    assert list(known["missed"]) == ["g:1"]


def test_all_who_are_right_are_tapped_by_key_and_the_next_question_has_the_focus(page: Page) -> None:
    page.click("text=Skip")
    assert page.evaluate("document.activeElement.textContent") == "Who may?"
    page.keyboard.press("1")
    page.click("text=That is all of them")
    assert page.inner_text(".feedback") == "Right. he lies."
    assert page.evaluate("document.activeElement.textContent") == "Next question"
    page.click("text=All questions at once")
    assert page.locator(".drill:visible").count() == len(DRILLS)
