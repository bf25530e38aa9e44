"""The directives `drills` and `practice`: questions that are whole without scripts, made once, the same for scripts."""

import html
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.placky.desk import GAME, Desk, at_desk
from tests.placky.sphinx.pages import Built, build, elements
from tests.touchline.playing import POSITIONS

from placky.cli.drill_records import record_drills
from placky.diagrams.marks import Chip, NameAt, Token
from placky.drills import kept
from placky.lettered import drawn
from placky.recording.drills import KeptDrill, about, drills_path, keep, load
from placky.rulebooks import rulebook
from placky.sphinx.directives import drill_sheet
from placky.sphinx.directives.drill_sheet import SMALL, _at, _larger, _lettered

SHOW = "# Drills\n\n```{{drills}} {}\n```\n"
PART = "# Drills\n\n```{{drills}} {}\n:{}: {}\n```\n"


def recordings(desk: Desk) -> Path:
    return desk.docs / "_build" / "recordings"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Desk, Built, list[KeptDrill]]]:
    """A project with the drills of a chapter, with those of one that there is not, and with daily practice."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk, pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "PLAYED", 80)
        desk.pages(
            chapter=SHOW.format(5), none=SHOW.format(9), practice="# Daily\n\n```{practice}\nIt needs a script.\n```\n"
        )
        assert record_drills(desk.docs, recordings(desk), "_build") == 1
        path = drills_path(recordings(desk), GAME)
        engine = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])["engine"]
        yield desk, build(desk), load(path, engine)


def test_every_drill_of_a_chapter_is_there_with_its_answer_folded_away(
    pages: tuple[Desk, Built, list[KeptDrill]],
) -> None:
    _, built, drills = pages
    page, mine = built.page("takkure/chapter"), [one for one in drills if one.chapter == 5]
    assert mine
    found = elements(page)
    ids = [one.attributes["id"] for one in found if one.attributes.get("class") == "drill"]
    assert sorted(map(str, ids)) == sorted(f"drill-{one.id}" for one in mine)
    assert sum(one.name == "details" and one.attributes.get("class") == "solution" for one in found) == len(mine)
    assert page.count('<img loading="lazy"') == len(mine)
    text = words(html.unescape(re.sub(r"<[^>]+>", " ", re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL))))
    for one in mine:
        assert words(one.question) in text
        assert words(one.reason) in text


def test_a_board_knows_where_those_stand_whom_its_question_names(pages: tuple[Desk, Built, list[KeptDrill]]) -> None:
    """In hundredths of it, from the left and from the top, because that is how a script scrolls."""
    table = rulebook(GAME).table()
    table.set_up(POSITIONS["two against two"])
    scene = drawn(table.state(), {}, rulebook(GAME).painter())
    token = next(mark for mark in scene.marks if isinstance(mark, Token) and mark.name)
    alone, (x, y) = pages[2][0]._replace(question=f"Who is {token.name}?", answers=[], places={}), token.at
    assert _at(replace(scene, window=(x - 9_500, y - 8_500, 20_000, 10_000)), alone) == "36005837"


def test_a_board_knows_where_their_names_stand_too(pages: tuple[Desk, Built, list[KeptDrill]]) -> None:
    """A phone shows part of a board, and a name that the edge of it cuts names nobody."""
    table = rulebook(GAME).table()
    table.set_up(POSITIONS["two against two"])
    scene = drawn(table.state(), {}, rulebook(GAME).painter())
    token = next(mark for mark in scene.marks if isinstance(mark, Token) and mark.name)
    alone, (x, y) = pages[2][0]._replace(question=f"Who is {token.name}?", answers=[], places={}), token.at
    around = replace(scene, window=(x - 10_000, y - 5_000, 20_000, 10_000))
    left, right = (
        _at(replace(around, marks=(replace(token, name_at=name),)), alone)
        for name in (NameAt(-3_000, 0, "end"), NameAt(3_000, 0, "start"))
    )
    assert int(left[:2]) < int(right[:2])
    assert int(right[4:6]) > int(left[4:6])


@pytest.mark.parametrize(("apart", "times"), [(3_000, 1.0), (9_000, 1.5), (16_000, 2.0), (30_000, 2.4)])
def test_where_a_question_names_some_far_apart_their_names_are_larger(
    pages: tuple[Desk, Built, list[KeptDrill]], apart: int, times: float
) -> None:
    """A phone shows them at once, and so all of it smaller."""
    table = rulebook(GAME).table()
    table.set_up(POSITIONS["two against two"])
    scene = drawn(table.state(), {}, rulebook(GAME).painter())
    one, other = [mark for mark in scene.marks if isinstance(mark, Token) and mark.name][:2]
    pair = (replace(one, at=(0, 0)), replace(other, at=(apart, 0)), Chip("letter-A", (0, 0), "A", 200))
    asked = pages[2][0]._replace(
        question=f"{one.name}: who is there?", answers=[{"text": other.name}, {"text": "nobody"}], places={}
    )
    wide = replace(scene, marks=pair, window=(-apart, -apart, 3 * apart, 2 * apart))
    assert _larger(wide, asked) == times
    first, _, letter = _lettered(wide, times).marks
    assert isinstance(first, Token)
    assert isinstance(letter, Chip)
    assert (first.name_size, letter.radius) == (int(SMALL * times), 200 * times)


def test_no_name_is_so_large_that_it_covers_a_figure(pages: tuple[Desk, Built, list[KeptDrill]]) -> None:
    """It stays as large as it can be, and covers nobody."""
    table = rulebook(GAME).table()
    table.set_up(POSITIONS["two against two"])
    scene = drawn(table.state(), {}, rulebook(GAME).painter())
    one, other, third = [mark for mark in scene.marks if isinstance(mark, Token) and mark.name][:3]
    name, apart = NameAt(600, 0, "start"), 30_000
    marks = replace(one, at=(0, 0), name_at=name), replace(third, at=(2_600, 0)), replace(other, at=(apart, 0))
    wide = replace(scene, marks=marks, window=(-apart, -apart, 3 * apart, 2 * apart))
    asked = pages[2][0]._replace(question=f"{one.name} or {other.name}?", answers=[], places={})
    assert _larger(wide, asked) < _larger(replace(wide, marks=(marks[0], marks[2])), asked)


def test_no_name_is_so_large_that_the_edge_cuts_it(pages: tuple[Desk, Built, list[KeptDrill]]) -> None:
    table = rulebook(GAME).table()
    table.set_up(POSITIONS["two against two"])
    scene = drawn(table.state(), {}, rulebook(GAME).painter())
    one, other = [mark for mark in scene.marks if isinstance(mark, Token) and mark.name][:2]
    asked = pages[2][0]._replace(question=f"{one.name} or {other.name}?", answers=[], places={})
    marks = replace(one, at=(0, 0), name_at=NameAt(-600, 0, "end")), replace(other, at=(30_000, 0))
    free, edge = (replace(scene, marks=marks, window=(x, -9_000, 60_000, 18_000)) for x in (-9_000, -2_200))
    assert _larger(edge, asked) < _larger(free, asked)


def words(text: str) -> str:
    """A text without its signs: pages have curly quotation marks."""
    return " ".join(re.findall(r"\w+", text))


def test_scripts_know_the_same_drills(pages: tuple[Desk, Built, list[KeptDrill]]) -> None:
    _, built, drills = pages
    mine = {one.id for one in drills if one.chapter == 5}
    page = built.page("takkure/chapter")
    told = [
        json.loads(one) for one in re.findall(r'<script type="application/json" class="pk-data">(.*?)</script>', page)
    ]
    assert {one["id"] for one in told} == mine
    script = (built.out / "_static" / "drills" / "takkure-chapter.js").read_text(encoding="utf-8")
    sent = json.loads(script.partition(",")[2].removesuffix(");\n"))
    assert {one["id"] for one in sent} == mine
    assert all((built.out / one["picture"][0]).is_file() for one in sent)
    listed = (built.out / "_static" / "drills" / "index.js").read_text(encoding="utf-8")
    (chapter,) = json.loads(listed.partition("\n")[0].removeprefix("placky.DRILLS=").removesuffix(";"))
    assert (chapter["game"], chapter["chapter"], chapter["page"]) == (GAME, 5, "takkure/chapter")
    cards = {(rule, title, kind): to for rule, title, kind, to in chapter["cards"]}
    assert set(cards) == {(one["rule"], one["title"], one["kind"]) for one in sent}
    assert set(cards.values()) == {""}  # these rules have no page
    assert "It needs a script." in built.page("takkure/practice")


def test_a_chapter_that_there_is_not_is_a_located_warning(pages: tuple[Desk, Built, list[KeptDrill]]) -> None:
    warned = [line for line in pages[1].warnings if "chapter" in line]
    assert len(warned) == 1
    assert "none.md:3" in warned[0]
    assert 'no chapter "9"' in warned[0]


def test_a_long_chapter_stands_on_several_pages(
    pages: tuple[Desk, Built, list[KeptDrill]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has its rules, of its drills so many at most, and its own script; practice knows both as of one chapter."""
    desk, _, made = pages
    rules = ("5.01", "5.03", "5.04")
    drills = [one._replace(chapter=5, rule=rules[at % 3]) for at, one in enumerate(made)]
    path = drills_path(recordings(desk), GAME)
    before = path.read_bytes()
    keep(path, about(path), drills)
    monkeypatch.setattr(drill_sheet, "ON_PAGE", 5)
    desk.pages(
        chapter=PART.format(5, "to", rules[0]), more=PART.format(5, "from", rules[1]),
        none=PART.format(5, "to", "9.99"),
        practice=PART.format(5, "to", f"{rules[0]}\n:from: {rules[1]}"),
        twice=PART.format(5, "to", rules[0]) + PART.format(5, "from", rules[1]),
    )  # fmt: skip
    built = build(desk)
    path.write_bytes(before)
    first, second = (
        re.findall(r'<article id="drill-(\w+)"', built.page(f"takkure/{one}")) for one in ("chapter", "more")
    )
    assert first == [one.id for one in drills if one.rule == rules[0]][:5]
    assert set(second) == {one.id for one in [one for one in drills if one.rule != rules[0]][:5]}
    listed = (built.out / "_static" / "drills" / "index.js").read_text(encoding="utf-8")
    known = json.loads(listed.partition("\n")[0].removeprefix("placky.DRILLS=").removesuffix(";"))
    assert [(one["chapter"], one["sent"]) for one in known] == [
        (5, "takkure-chapter"), (5, "takkure-more"), (5, "takkure-twice"),
    ]  # fmt: skip
    assert "twice.md:8: WARNING: this page has drills already" in "\n".join(built.warnings)
    for one, ids in zip(known, (first, second, first), strict=True):
        script = (built.out / "_static" / "drills" / f"{one['sent']}.js").read_text(encoding="utf-8")
        assert set(re.findall(r'"id":"(\w+)"', script)) == {*ids}
    warned = "\n".join(built.warnings)
    assert f'none.md:3: WARNING: chapter 5 has no drills of a rule "9.99"; there are: {rules[0]}' in warned
    assert (
        f"practice.md:3: WARNING: from {rules[1]} to {rules[0]} there are no drills: rule {rules[0]} comes first"
        in warned
    )


def test_drills_are_made_once_until_something_of_them_changes(
    pages: tuple[Desk, Built, list[KeptDrill]], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, _, _ = pages
    path = drills_path(recordings(desk), GAME)
    made = path.read_bytes()
    assert record_drills(desk.docs, recordings(desk), "_build") == 0
    path.write_bytes(made[: len(made) // 2])
    monkeypatch.setattr(kept, "by_kind", lambda *_, **__: {})
    path.write_bytes(made.replace(b'"made": "', b'"made": "x', 1))
    assert record_drills(desk.docs, recordings(desk), "_build") == 1
    assert load(path, json.loads(made.partition(b"\n")[0])["engine"]) == []
    path.write_bytes(made)
