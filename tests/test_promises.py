"""What the bench says at its end, of numbers that are made up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import bench, browsing, building, lighthouse
from tests.promises import PROMISES, Promise, Row, failed, missing, verdict

STEP = Promise("under", 50)
KEPT = Row("a step", "40", promise=STEP, measured=40)
BROKEN = Row("a long step", "62", promise=STEP, measured=62.1374)
GUIDE = Path(__file__).parents[1] / "docs" / "contributing" / "architecture.md"


@pytest.mark.parametrize(
    ("promise", "kept", "broken"),
    [
        (Promise("under", 50), 49.9, 50),
        (Promise("at most", 0.2), 0.2, 0.21),
        (Promise("at least", 95), 95, 94),
        (Promise("under", 50), 0, float("nan")),
    ],
    ids=["under", "at most", "at least", "no number"],
)
def test_a_promise_has_an_edge(promise: Promise, kept: float, broken: float) -> None:
    assert promise.kept(kept)
    assert not promise.kept(broken)


def test_kept_promises_are_counted_and_well() -> None:
    assert verdict([KEPT, Row("nothing promised", "7")], named=True) == (["promises: 1 kept, 0 broken"], 0)


def test_where_nothing_is_promised_nothing_is_said() -> None:
    assert verdict([Row("nothing promised", "7")], named=True) == ([], 0)


def test_a_broken_promise_is_marked_and_said_with_what_was_measured() -> None:
    lines, code = verdict([KEPT, BROKEN], named=False)
    assert lines == ["promises: 1 kept, 1 broken", "broken: a long step (measured 62.137, promised under 50)"]
    assert code == 1
    assert (KEPT.cells()[-1], BROKEN.cells()[-1]) == ("under 50", "under 50, broken")


@pytest.mark.parametrize(("named", "code"), [(False, 0), (True, 1)], ids=["everything", "by name"])
def test_what_is_not_measured_is_said_and_fails_who_has_asked_for_it(*, named: bool, code: int) -> None:
    rows = [KEPT, missing("browser", "not here")]
    assert verdict(rows, named=named) == (["promises: 1 kept, 0 broken", "not measured: browser: not here"], code)


def test_a_measurement_that_went_wrong_always_fails() -> None:
    assert verdict([failed("site", "no build")], named=False) == (["failed: site: no build"], 1)


def test_the_table_comes_before_the_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bench.PARTS, "odds", lambda _: [KEPT, BROKEN])
    assert bench.main(["odds"]) == 1
    *_, kept, broken, counted, said = capsys.readouterr().out.splitlines()
    assert kept.startswith("a step ")
    assert broken.endswith("under 50, broken")
    assert counted.startswith("promises: ")
    assert said.startswith("broken: a long step ")


def test_without_a_site_its_parts_are_not_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "SITE", tmp_path)
    rows = [*bench.pages(1), *bench.browser(1), *bench.lighthouse(1)]
    assert [row.cells()[:2] for row in rows] == [(what, "not measured") for what in ("pages", "browser", "Lighthouse")]


def test_what_was_measured_before_something_went_wrong_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def scores(_: object) -> Iterator[tuple[str, dict[str, int]]]:
        yield "index", {"Performance": 94}
        raise lighthouse.Failed("no answer")

    (tmp_path / "index.html").touch()
    monkeypatch.setattr(bench, "SITE", tmp_path)
    monkeypatch.setattr(lighthouse, "scores", scores)
    assert verdict(bench.lighthouse(1), named=False)[0] == [
        "promises: 0 kept, 1 broken",
        "broken: Lighthouse, index: Performance (measured 94, promised at least 95)",
        "failed: Lighthouse: no answer",
    ]


BAD = [("paint", "paint", 1000, 300), ("step", "step", 50, 20), ("slowest step", "slowest step", 200, 40)]
SQUARE = [2 + copies**2 / 100 for copies in building.COPIES]


def test_each_promise_can_be_broken_and_the_guide_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(bench, "SITE", tmp_path)
    monkeypatch.setattr(browsing, "measured", lambda *_: BAD)
    monkeypatch.setattr(lighthouse, "scores", lambda _: [("index", {"Performance": 94})])
    monkeypatch.setattr(building, "whole", lambda: (70, 60, 5))
    monkeypatch.setattr(building, "begun", lambda: 60)
    monkeypatch.setattr(building, "growing", lambda: SQUARE)
    monkeypatch.setattr(building, "pictures", lambda: (21, 100))
    monkeypatch.setattr(bench, "in_turns", lambda _, *works: [300 + 100 * n for n in range(len(works))])
    rows = [*bench.browser(1), *bench.lighthouse(1), *bench.site(1), *bench.odds(1), *bench.hexes(1)]
    assert {row.promise for row in rows if row.broken} == set(PROMISES.values())
    text = GUIDE.read_text(encoding="utf-8")
    assert [f"| {promise} |" for promise in PROMISES.values() if f"| {promise} |\n" not in text] == []


def test_a_cost_that_grows_in_line_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "whole", lambda: (40, 30, 2))
    monkeypatch.setattr(building, "begun", lambda: 6)
    monkeypatch.setattr(building, "growing", lambda: [2 + copies / 16 for copies in building.COPIES])
    monkeypatch.setattr(building, "pictures", lambda: (20, 100))
    assert verdict(bench.site(1), named=True) == (["promises: 8 kept, 0 broken"], 0)
