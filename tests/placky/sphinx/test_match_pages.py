"""The directive `match`: a logged match as nodes, whole without scripts, and warnings for what is no such log."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky.desk import GAME, Desk, at_desk, frames_on_pages
from tests.placky.sphinx.pages import Built, build

from placky.cli.match_records import record_matches
from placky.matches.play import dumped, load
from placky.words import HOUSE

LOG = Path(__file__).parents[3] / "docs" / "takkure" / "match.json"
SHOW = "# {0}\n\n```{{match}} {0}.json\n{1}```\n"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Desk, Built]]:
    """A project with the real match twice on one page, and some that are no matches."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk:
        twice = SHOW.format("match", "") + "\n```{match} match.json\n```\n"
        faulty = {name: SHOW.format(name, "") for name in ("none", "cut", "injected", "unplayed")}
        desk.pages(match=twice, wrong=SHOW.format("match", ":rulebook: chess\n"), **faulty)
        folder = desk.docs / GAME
        shutil.copy(LOG, folder / "match.json")
        _, played = load(LOG)
        played.entries = played.entries[:40]
        (folder / "cut.json").write_text(dumped(played), encoding="utf-8")
        injected = {**json.loads(LOG.read_text(encoding="utf-8")), "<script>alert(1)</script>": 1}
        (folder / "injected.json").write_text(json.dumps(injected), encoding="utf-8")
        record_matches(desk.docs, desk.docs / "_build" / "recordings", "_build")
        (folder / "unplayed.json").write_text(f"{LOG.read_text(encoding='utf-8')}\n", encoding="utf-8")
        yield desk, build(desk)


def test_the_log_is_whole_without_scripts(pages: tuple[Desk, Built]) -> None:
    page = pages[1].page("takkure/match")
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", re.sub(r"<(script|style).*?</\1>", "", page, flags=re.DOTALL)))
    assert text.count("Try by ") >= 4
    for frame in frames_on_pages(GAME):
        for line in frame.lines:
            said = line.text.replace(HOUSE, " ( house )")  # there a mark of its own
            assert said.replace("'", "’") in text.replace("'", "’").replace("&#x27;", "’"), line
    assert text.count("of all rolls end so") > 50
    assert page.count('class="board key"') == 2 * 9


def test_every_step_has_an_address_and_none_is_given_twice(pages: tuple[Desk, Built]) -> None:
    page = pages[1].page("takkure/match")
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for prefix in ("match-", "match-x-"):
        assert {f"{prefix}step-{frame.number}" for frame in frames_on_pages(GAME)} <= set(ids)


def test_halves_hold_turns_and_turns_hold_activations(pages: tuple[Desk, Built]) -> None:
    page = pages[1].page("takkure/match")
    assert page.count("<h2>First half") == 2
    assert page.count("<h3>Kick-off: ") == 2 * 6
    assert page.count("<h4>AGUILA; no activation tokens left") > 2


def test_the_data_says_only_what_changes(pages: tuple[Desk, Built]) -> None:
    page = pages[1].page("takkure/match")
    data = json.loads(re.findall(r'class="pk-data">(.*?)</script>', page)[0])
    frames = frames_on_pages(GAME)
    assert len(data["shots"]) == len(frames)
    assert sum(len(frame.get("t", {})) for frame in data["shots"]) < 4 * len(frames)
    tokens: dict[str, object] = {}
    for frame in data["shots"]:
        tokens |= frame.get("t", {})
        for name in frame.get("gone", ()):
            del tokens[name]
    painter = load(LOG)[0].painter()
    assert set(tokens) == set(painter.scene(frames[-1].state).placement.tokens)
    drawn = set(re.findall(r'<g class="ov" id="match-(ov-[^"]+)"', page))
    assert {overlay for frame in data["shots"] for overlay in frame["o"]} == drawn


def test_the_score_is_a_table_and_a_chart(pages: tuple[Desk, Built]) -> None:
    page = pages[1].page("takkure/match")
    assert "Yamato against Teriomorph, moment by moment" in page
    assert '<a class="reference internal" href="#match-step-40">40</a>' in page
    assert "Tries over the match. " in page


@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("none.md:3", "none.json: cannot be read: No such file or directory"),
        ("cut.md:3", "cut.json: the log ends after entry 40, before the match does"),
        ("wrong.md:3", 'match.json: this is a log of "takkure", and not of "chess"'),
        ("injected.md:3", "<script>alert(1)</script>"),
        ("unplayed.md:3", "there is no recording of this log; record it: placky record"),
    ],
)
def test_what_does_not_replay_fails_the_build_where_it_stands(pages: tuple[Desk, Built], where: str, what: str) -> None:
    _, built = pages
    assert built.code == 1
    warnings = [line for line in built.warnings if f"{where}: WARNING: " in line]
    assert len(warnings) == 1, built.warnings
    assert what in warnings[0]
    name = where.partition(".")[0]
    assert "The match cannot be shown: its log does not replay." in built.page(f"takkure/{name}")
    assert "<script>alert(1)" not in built.page(f"takkure/{name}")


def test_only_a_page_with_a_match_loads_the_player(pages: tuple[Desk, Built]) -> None:
    _, built = pages
    assert "watch.js" in built.page("takkure/match")
    assert "watch.css" in built.page("takkure/match")
    assert "watch." not in built.page("takkure/none")
    assert "walk.js" not in built.page("takkure/match")
