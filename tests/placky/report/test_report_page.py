"""`placky report` and the directive behind it: one page, whole without scripts, on which nothing of a result acts."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.placky.desk import ACTIVATED, CAUGHT, DODGED, GAME, Desk, at_desk, feature
from tests.placky.report.sat import played, records, result, scenario, written
from tests.placky.sphinx.pages import build, elements

NASTY = "<script>alert(1)</script>"


class Made(NamedTuple):
    """What was made once: a desk, the file of a result, the page by itself, the page on a site, what was said."""

    desk: Desk
    file: Path
    alone: str
    site: str
    said: str


def rival(desk: Desk) -> Any:
    """A result: one passed, one failed with a figure that lies elsewhere, one is skipped, one timed out."""
    tagged = feature(f"  @s_1_01_b\n{ACTIVATED}", f"  @s_1_01_e\n{DODGED}", CAUGHT)
    found, recording = desk.recorded(tagged, "rules/activation.feature")
    known = records(recording)
    activated, dodged, caught = found.scenarios
    acts = played(known[dodged.name])
    state = acts[-1]["state"]
    state["players"] = [{**one, "at": [1000, 2000]} if one["name"] == "GARRA" else one for one in state["players"]]
    del state["field"], state["template"]
    step = dodged.steps[-1]
    why = {"step": step.said, "line": step.line, "expected": f"GARRA {NASTY}", "came": "GARRA stands", "message": NASTY}
    return result(
        [
            scenario(found, activated),
            scenario(found, dodged, "failed", why=why, played=acts),
            scenario(found, caught, "timeout", why={"message": "no answer"}, played=[{"act": {"do": "x"}}]),
        ],
        name=f"rival {NASTY}", url="javascript:alert(1)",
    )  # fmt: skip


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Made]:
    """A report made twice: as a file of its own, and as a page of a site with the recordings of ours."""
    with at_desk(tmp_path_factory.mktemp("desk")) as desk:
        file = written(desk.root / "rival.json", rival(desk))
        assert desk.placky("report", "rival.json", "--site", "https://example.org/p/") == 0
        desk.pages(
            engines="# Engines\n\n```{report} ../../*.json\n:ours:\n```\n",
            rules="# Rules\n\n```{rule} 1.01\n```\n",
        )
        assert desk.placky("record") == 0
        built = build(desk)
        assert (built.code, built.warnings) == (0, [])
        yield Made(desk, file, (desk.root / "report.html").read_text("utf-8"), built.page(f"{GAME}/engines"), "")


def text_of(page: str) -> str:
    """What a page says."""
    return " ".join(
        unescape(re.sub(r"<script.*?</script>|<style.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL)).split()
    )


def test_a_report_says_who_has_sat_and_how_it_ended(made: Made) -> None:
    said = text_of(made.alone)
    assert f"rival {NASTY} 0.1 1 of 3 C; reads R-18 as fails" in said
    for word in ("1 passed", "1 failed", "1 timeout"):
        assert word in " ".join(filter(None, (one.attributes.get("aria-label") for one in elements(made.alone))))
    assert "timeout : it gave no answer in time" in said


def test_a_result_of_another_state_of_the_suite_is_called_so(made: Made) -> None:
    assert "another state of the suite" not in text_of(made.alone)
    extra = made.desk.write(feature(ACTIVATED, name="More"), "exercises/91_more.feature")
    try:
        assert made.desk.placky("report", "rival.json", "-o", "later.html") == 0
    finally:
        extra.unlink()
    said = text_of((made.desk.root / "later.html").read_text("utf-8"))
    assert "of another state of the suite: 0 of its scenarios are not here, 1 of those here are not in it" in said


def test_nothing_of_a_result_acts_on_the_page(made: Made) -> None:
    for page in (made.alone, made.site):
        assert NASTY not in page
        assert "javascript:alert" not in page
    assert NASTY in text_of(made.alone)


def test_the_failed_step_is_marked_with_what_was_expected_and_what_came(made: Made) -> None:
    marked = re.findall(r"<mark.*?</mark>", made.alone, flags=re.DOTALL)
    assert [text_of(one) for one in marked] == [
        "≠ And AGUILA stays put here they part",
        "✕ Then GARRA is on the ground here it fails",
    ]
    assert f"Expected GARRA {NASTY} Came GARRA stands" in text_of(made.alone)


def test_both_are_drawn_side_by_side_with_what_differs_and_what_is_not_told(made: Made) -> None:
    for page in (made.alone, made.site):
        apart = page.split('class="readings parted"')[1]
        pictures = re.findall(r'<img [^>]*src="([^"]+)"', apart.partition("</details>")[0])
        assert len(pictures) == 2
        assert pictures[0] != pictures[1]
        said = text_of(apart)
        assert re.search(r"players, GARRA, at \S+, \S+ 1000, 2000", said)
        assert f"Not told by rival {NASTY} 0.1, and drawn as ours has it: field; template." in said


def test_a_page_by_itself_asks_for_nothing_and_its_links_lead_to_the_site_that_is_named(made: Made) -> None:
    found = elements(made.alone)
    asked = [one.attributes.get(key) or "" for one in found for key in ("src", "href") if one.name != "a"]
    assert all(one.startswith(("data:", "#")) for one in asked if one)
    links = {one.attributes.get("href") or "" for one in found if one.name == "a"}
    assert "https://example.org/p/takkure/rules/activation.html#rule-1-01" in links
    ids = {one.attributes.get("id") for one in found}
    assert {link[1:] for link in links if link.startswith("#")} <= ids


def test_on_a_site_scenarios_lead_into_their_walkthroughs_and_ours_stands_beside(made: Made) -> None:
    rows = re.findall(r'<th scope="row"><a href="(rules\.html#[^"]+)">([^<]+)</a>', made.site)
    assert [name for _, name in rows] == ["AGUILA is activated", "Dodged", "Caught"]
    assert len({to for to, _ in rows}) == 3
    assert 'data-v="0:passed 1:failed"' in made.site
    assert text_of(made.site).count("touchline") >= 2


def test_a_statement_has_a_row_where_a_scenario_plays_what_its_tag_claims(made: Made) -> None:
    rows = re.findall(r'<tr [^>]*class="statement">(.*?)</tr>', made.site, flags=re.DOTALL)
    assert [text_of(row) for row in rows] == ["1.01-b ✓ 1 passed ✓ 1 passed 1"]
    assert made.desk.placky("report", "rival.json", "-o", "told.json") == 0
    told = json.loads((made.desk.root / "told.json").read_text("utf-8"))["reports"][0]
    assert told["statements"] == {"1.01-b": {"passed": 1}, "1.01-e": {"failed": 1}}


def test_verdicts_differ_by_sign_and_word_and_not_by_colour_alone(made: Made) -> None:
    listed = made.alone.partition("Every scenario")[2]
    cells = re.findall(r'<td data-i="0"><span class="v [^"]+">(.*?)</span>', listed)
    assert [text_of(cell) for cell in cells] == ["✓ passed", "✕ failed", "⧗ timeout"]


def test_all_formats_go_into_a_folder(made: Made, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("json", "junit", "badge"):
        assert made.desk.placky("report", "rival.json", "-o", "all", "--format", name) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Written: all/{one}" for one in ("report.json", "report.xml", "badge.svg")
    ]
    assert "1 of 3 scenarios passed" in (made.desk.root / "all" / "badge.svg").read_text("utf-8")


def broken(made: Made, name: str, **changes: Any) -> str:
    """A result with something changed, by its name."""
    plain = json.loads(made.file.read_text("utf-8")) | changes
    (made.desk.root / name).write_text(json.dumps(plain), "utf-8")
    return name


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["none.json"], "none.json: cannot be read"),
        (["rival.json", "rival.json"], "rival.json: there is a result of"),
        (
            ["rival.json", "-o", "r.txt"],
            "-o r.txt: a report becomes one of .html, .json, .xml, .svg, or all in a folder",
        ),
        (["rival.json", "-o", "rival.json"], "-o rival.json: that is a result to be read; name another file"),
        (["rival.json", "-o", "none/r.json"], "-o none/r.json: there is no folder none"),
        (["rival.json", "--site", "javascript:1"], "--site javascript:1: the address of a site is needed"),
        (["sums.json"], "sums.json: its verdicts are"),
        (["short.json"], "short.json: 3 scenarios have a verdict, and the suite has 4"),
        (["broken.json"], "broken.json: all 1 scenarios that"),
        (["garbage.json"], "garbage.json: no result of an exam"),
        (["other.json"], 'no rulebook is called "chess"'),
    ],
)
def test_what_is_no_result_and_no_target_is_told_in_one_line(
    made: Made, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = json.loads(made.file.read_text("utf-8"))
    broken(made, "sums.json", sums={"passed": 3})
    broken(made, "short.json", suite={**plain["suite"], "scenarios": 4})
    broken(made, "other.json", suite={**plain["suite"], "game": "chess"})
    lost = plain["scenarios"][2]
    broken(made, "broken.json", suite={**plain["suite"], "scenarios": 1}, scenarios=[lost], sums={"timeout": 1})
    (made.desk.root / "garbage.json").write_text("{", "utf-8")
    assert made.desk.placky("report", *arguments) == 2
    err = capsys.readouterr().err.strip()
    assert said in err
    assert "\n" not in err
