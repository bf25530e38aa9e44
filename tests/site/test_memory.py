"""What the browser remembers: two windows lose nothing of each other, and versions of the course are not mixed."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

from tests.placky.test_outside_rulebook import Author
from tests.site.opened import Opened, Visit, WalkAt
from tests.site.waiting import settled

KEPT = "() => JSON.parse(localStorage.getItem('placky.progress') || '{\"walks\": {}}')"
NOW = "document.querySelector('.frame.now').id"
PROGRESS = "placky-walk >> nth=0 >> .progress"
FORGET = ".forgetting .forget"


def go(page: Opened, *frames: str) -> None:
    """Go to frames of the first walk, one after the other."""
    for frame in frames:
        page.evaluate("(id) => document.querySelector('placky-walk').go(id)", frame)
        settled(page)


def keep(page: Opened, walk: dict[str, Any]) -> None:
    """Put a walk into the browser's memory."""
    kept = {"last": "takkure/01", "walks": {"takkure/01": walk}}
    page.evaluate("(text) => localStorage.setItem('placky.progress', text)", json.dumps(kept))


def test_two_windows_of_an_exercise_lose_nothing_of_each_other(walk: WalkAt) -> None:
    """Endings of both count, in the memory and in both windows."""
    one = walk("choose")
    two = walk("choose", context=one.context)
    go(one, "dodge-c")
    go(two, "dodge-b")
    go(one, "dodge-x")
    found = one.evaluate(KEPT)["walks"]["takkure/01"]
    assert {"choose", "dodge-c", "dodge-b", "dodge-x"} <= set(found["seen"])
    assert found["ends"] == 3
    for page in (one, two):
        page.wait_for_function("document.querySelector('placky-walk .progress').textContent.includes('3 of 9')")


def test_the_first_answer_to_a_question_stays_whichever_window_it_came_from(walk: WalkAt) -> None:
    """And answers to other questions are added."""
    one = walk("choose")
    two = walk("choose", context=one.context)
    note = """([id, right]) => {
      const walk = document.querySelector("placky-walk");
      walk.score.note(id, right);
      walk.session.file();
    }"""
    one.evaluate(note, ["dodge-a", True])
    two.evaluate(note, ["dodge-b", False])
    two.evaluate(note, ["dodge-a", False])
    assert one.evaluate(KEPT)["walks"]["takkure/01"]["answers"] == {"dodge-a": True, "dodge-b": False}


def test_what_one_window_has_forgotten_no_other_brings_back(walk: WalkAt) -> None:
    """Only what is walked from then on is kept."""
    one = walk("dodge-c")
    two = walk("dodge-b", context=one.context)
    two.click(FORGET)
    go(one, "dodge-x")
    assert set(one.evaluate(KEPT)["walks"]["takkure/01"]["seen"]) <= {"mark", "dodge-x"}
    assert one.text_content(PROGRESS) == "Endings walked: 1 of 9"


def test_the_home_page_follows_another_window(walk: WalkAt, visit: Visit) -> None:
    """Whoever plays in another window need not load it again."""
    one = walk("choose")
    home = visit("index.html", context=one.context)
    go(one, "dodge-c")
    home.wait_for_function("document.querySelector('.so-far').textContent.includes(' 1 of 4 parts')")


def test_in_a_private_window_progress_lasts_until_the_page_is_left(walk: WalkAt) -> None:
    """Where the browser forbids its memory, endings count all the same, and nothing goes wrong."""
    page = walk()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } });")
    page.reload()
    page.wait_for_load_state()
    go(page, "dodge-c", "dodge-b")
    assert page.text_content(PROGRESS) == "Endings walked: 2 of 9"
    assert page.faults == []
    page.reload()
    page.wait_for_load_state()
    assert settled(page).text_content(PROGRESS) == "Endings walked: 1 of 9"  # the one that the address leads to


def test_progress_of_another_version_is_not_mixed_in(walk: WalkAt, visit: Visit) -> None:
    """Frames of one name may be others: the exercise begins anew, and home does not count what was."""
    page = walk()
    keep(page, {"at": "choose", "seen": ["choose", "dodge-a"], "ends": 7, "answers": {"dodge-a": True}, "mark": "old"})
    home = visit("index.html", context=page.context)
    assert home.locator(".so-far").is_hidden()
    assert home.locator("[data-exercise='takkure/01'] .state").inner_text() == "2 parts, 7 min"
    again = walk(context=page.context)
    assert again.evaluate(NOW) == "mark"
    assert again.text_content(PROGRESS) == "Endings walked: 0 of 9"
    go(again, "dodge-b")
    kept = again.evaluate(KEPT)["walks"]["takkure/01"]
    assert isinstance(kept.pop("seed"), int)
    assert kept == {"at": "dodge-b", "seen": ["mark", "dodge-b"], "ends": 1, "answers": {}}


def test_progress_of_the_same_version_is_carried_over(walk: WalkAt, visit: Visit) -> None:
    """A page that has a mark finds what was kept under it."""
    page = walk()
    keep(page, {"at": "choose", "seen": ["choose", "dodge-a"], "ends": 1, "answers": {}})
    home = visit("index.html", context=page.context)
    assert "1 of 2 parts" in home.inner_text("[data-exercise='takkure/01'] .state")
    assert walk(context=page.context).evaluate(NOW) == "choose"


def test_what_is_brought_back_is_not_mixed_with_another_version(walk: WalkAt) -> None:
    """What was walked since then is of the version that is there, and stays alone."""
    page = walk()
    now: dict[str, Any] = {"at": "mark", "seen": ["now"], "ends": 0, "answers": {}, "mark": "now"}
    gone = {**now, "seen": ["gone"], "mark": "gone"}
    keep(page, now)
    page.evaluate("(gone) => placky.memory.restore({ walks: { 'takkure/01': gone } })", gone)
    assert page.evaluate(KEPT)["walks"]["takkure/01"] == now


def test_cards_know_the_versions_of_their_exercises(tmp_path: Path) -> None:
    """The mark on a card is that of the walk; it follows the frames, not Placky's words."""
    mine = Author(tmp_path)
    feature = "pebbles/features/exercises/01_last_pebbles.feature"
    mine.edit("docs/index.md", "```{toctree}", "```{course}\n01 | Pebbles | Take them.\n```\n\n```{toctree}")

    def marks() -> tuple[list[str], list[str]]:
        built = mine.placky("build", "--strict")
        assert (built.returncode, built.stderr) == (0, "")
        html = mine.folder / "docs" / "_build" / "html"
        home, page = (
            (html / f"{name}.html").read_text("utf-8") for name in ("index", "pebbles/exercises/01_last_pebbles")
        )
        return [
            " ".join(mark for mark, *_ in json.loads(unescape(found)))
            for found in re.findall(r'data-parts="([^"]*)"', home)
        ], re.findall(r'data-mark="([^"]*)"', page)

    cards, walks = marks()
    assert cards == [" ".join(walks)]
    assert walks
    mine.edit(feature, "Feature: ", "Feature: Once more, ")
    assert marks() == (cards, walks)
    text = (mine.folder / feature).read_text("utf-8")
    (mine.folder / feature).write_text(text[: text.rindex("  Scenario: ")].rstrip() + "\n", "utf-8")
    new_cards, new_walks = marks()
    assert new_cards == [" ".join(new_walks)]
    assert new_cards != cards
