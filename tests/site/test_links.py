"""The real pages, read without a browser: every link lives, and every walkthrough holds what its script needs."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.site.real_site import EXERCISES, PAGES, RULES, Page, Walk, dead

from placky.diagrams.marks import slug

WALKED = [*EXERCISES, *RULES]


def walks(pages: dict[str, Page], page: str) -> list[Walk]:
    """Give the walkthroughs of a page; there must be some."""
    found = pages[page].walks
    assert found
    return found


def test_every_page_is_looked_at(real_site: Path) -> None:
    """The tests know the pages from their sources, the search from the build."""
    index = (real_site / "searchindex.js").read_text(encoding="utf-8")
    names = re.search(r'"docnames":\[(.*?)\]', index)
    assert names
    assert set(re.findall(r'"([^"]+)"', names[1])) | {"search"} == set(PAGES)


def test_every_link_inside_the_site_leads_somewhere(real_site: Path, real_pages: dict[str, Page]) -> None:
    """Pages, places on them, style sheets, scripts and pictures: all are there."""
    assert dead(real_site, real_pages) == []


def test_a_link_that_leads_nowhere_would_be_found(tmp_path: Path) -> None:
    """A page, a place on another page, a place on the same page and a picture that are not there."""
    links = '<a href="b.html">b</a><a href="b.html#there">b</a><a href="https://elsewhere.example/">c</a>'
    gone = '<a href="c.html">c</a><a href="b.html#gone">b</a><a href="#gone">a</a><img src="gone.svg" alt="gone">'
    pages = {"a": Page(links + gone), "b": Page('<p id="there">b</p>')}
    for name in pages:
        (tmp_path / f"{name}.html").touch()
    assert dead(tmp_path, pages) == ["a: c.html", "a: b.html#gone", "a: #gone", "a: gone.svg"]


def test_no_page_loads_anything_from_elsewhere(real_pages: dict[str, Page]) -> None:
    """Style sheets, scripts and pictures come with the site."""
    assert [file for page in real_pages.values() for file in page.files if re.match(r"(https?:)?//", file)] == []


def test_every_id_stands_once_on_its_page(real_pages: dict[str, Page]) -> None:
    """An address with two places leads to the wrong one."""
    twice = {name: [i for i, n in Counter(page.ids).items() if n > 1] for name, page in real_pages.items()}
    assert {name: ids for name, ids in twice.items() if ids} == {}


def test_every_picture_says_what_it_shows(real_pages: dict[str, Page]) -> None:
    """No board without words for those who do not see it."""
    assert {name: page.unnamed for name, page in real_pages.items() if page.unnamed} == {}


@pytest.mark.parametrize("page", WALKED)
def test_a_walkthrough_has_a_section_and_a_place_on_the_map_for_each_frame(
    real_pages: dict[str, Page], page: str
) -> None:
    """The data knows every section of the page, and the other way round; every frame has one board of its own."""
    for walk in walks(real_pages, page):
        assert sorted(walk.sections) == sorted(walk.frames)
        assert sorted(walk.map) == (sorted(walk.frames) if len(walk.frames) > 1 else [])
        assert [frame for frame, pictures in walk.sections.items() if len(pictures) != 1] == []


@pytest.mark.parametrize("page", WALKED)
def test_the_data_of_a_walkthrough_says_what_its_page_says(real_pages: dict[str, Page], page: str) -> None:
    """Scripts read nothing back: titles are those of the sections, and names of the map those of its links."""
    for walk in walks(real_pages, page):
        assert {name: frame["title"] for name, frame in walk.frames.items()} == walk.titles
        if len(walk.frames) > 1:
            assert {name: walk.named(name) for name in walk.frames} == walk.names


@pytest.mark.parametrize("page", WALKED)
def test_the_frames_of_a_walkthrough_are_one_tree(real_pages: dict[str, Page], page: str) -> None:
    """Each frame but the first is one child of its parent, and each way goes back to the first."""
    for walk in walks(real_pages, page):
        start, frames = walk.data["start"], walk.frames
        below = [(child["to"], name) for name, frame in frames.items() for child in frame["children"]]
        aside = [name for name, frame in frames.items() if frame["kind"] == "refused"]
        below += [(name, at) for name in aside if frames[at := frames[name]["parent"]]["asks"] == "dice"]
        assert sorted(below) == sorted((name, frames[name]["parent"]) for name in frames if name != start)
        assert {walk.way(name)[0] for name in frames} == {start}
        asked = {name: frame["asks"] for name, frame in frames.items()}
        assert [name for name in walk.leaves if asked[name] != "end"] == []
        assert [name for name, frame in frames.items() if frame["kind"] == "refused" and frame["children"]] == []
        assert [n for n, f in frames.items() if f["kind"] == "refused" and (f["children"] or f["asks"] != "end")] == []


@pytest.mark.parametrize("page", WALKED)
def test_the_sheet_of_a_walkthrough_draws_what_its_frames_show(real_pages: dict[str, Page], page: str) -> None:
    """Every overlay and every figure of a frame or of a result is drawn, and nothing is drawn that nobody shows."""
    for walk in walks(real_pages, page):
        drawn = {name.removeprefix(f"{walk.data['start']}-") for name in walk.drawn}
        kinds = [kind for frame in walk.frames.values() for kind in frame.get("falls", {}).get("kinds", ())]
        shown = [*walk.frames.values(), *kinds]
        overlays = {overlay for one in shown for overlay in one.get("overlays", ())}
        figures = {f"tok-{slug(name)}" for one in shown for name in one.get("tokens", ())}
        assert drawn == overlays | figures


@pytest.mark.parametrize("page", WALKED)
def test_the_ways_of_a_roll_add_up(real_pages: dict[str, Page], page: str) -> None:
    """The branches of a roll and what the page does not play are all there is."""
    for walk in walks(real_pages, page):
        for name, frame in walk.frames.items():
            if frame["asks"] == "dice":
                lines = [*frame["children"], *walk.others(name)]
                assert sum(line["ways"] for line in lines) == walk.totals[name], name
                assert min(child["ways"] for child in frame["children"]) > 0, name


@pytest.mark.parametrize("page", WALKED)
def test_the_answers_to_a_question_do_not_name_its_dice(real_pages: dict[str, Page], page: str) -> None:
    """Else whoever can read the dice knows the answer: branches are called by what comes of them."""
    labels = [
        child["label"]
        for walk in walks(real_pages, page)
        for frame in walk.frames.values()
        if frame["asks"] == "dice"
        for child in frame["children"]
    ]
    assert [label for label in labels if re.search(r"\d against \d", label)] == []


def untold(walk: Walk, *, figures: bool) -> Iterator[str]:
    """Which frames leave out what has moved there: figures, where they have names, and the ball or its yards."""

    def place(figure: dict[str, Any] | None) -> list[Any]:
        return [figure.get("x"), figure.get("y"), figure.get("down", False)] if figure else []

    for name, frame in walk.frames.items():
        if not frame["parent"]:
            continue
        said, before, after = walk.told(name), walk.standing(frame["parent"]), walk.standing(name)
        missing = [who for who in {**before, **after} if place(before.get(who)) != place(after.get(who))]
        missing = [who for who in missing if who not in said]
        if not figures or (not after and "kick off" in said):  # the pitch is cleared for a new kick-off
            missing.clear()
        lies = frame.get("ball")
        if lies and lies != walk.frames[frame["parent"]].get("ball"):
            missing += [] if re.search(r"ball|kick|yard|begins on", said, re.IGNORECASE) else ["the ball"]
        if not said.strip():
            missing.append("anything")
        yield from (f"{name} does not tell of {what}: {said}" for what in missing)


@pytest.mark.parametrize("page", EXERCISES)
def test_whoever_hears_a_walkthrough_hears_who_moved(real_pages: dict[str, Page], page: str) -> None:
    """What a screen reader is told names each figure that has moved, fallen or risen, and the ball or its yards."""
    for walk in walks(real_pages, page):
        assert [*untold(walk, figures="takkure" in page)] == []
