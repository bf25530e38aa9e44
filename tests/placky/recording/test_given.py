"""Pages of what another engine has played: made from its recordings, without a run and without that engine."""

import re
import sys

import pytest
from tests.placky.desk import CAUGHT, DODGED, Desk, feature

ENGINE = '''"""A table that counts five ways more of each outcome than there are."""
from touchline.takkure.table import Table


class Generous(Table):
    def outcomes(self):
        return [{**one, "ways": one["ways"] + 5} for one in super().outcomes()]
'''
PAGE = "# A try-out\n\n```{exercise} 90_tryout\n```\n"
GIVEN = "generous"


@pytest.fixture
def given(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk with pages, and a folder of recordings that another engine has made."""
    (desk.root / "generous_of_tests.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.syspath_prepend(desk.root)
    desk.pages(tryout=PAGE)
    desk.write(feature(DODGED, CAUGHT))
    assert desk.placky("test", "--engine", "generous_of_tests:Generous", "--record", GIVEN) == 0
    monkeypatch.delitem(sys.modules, "generous_of_tests", raising=False)
    (desk.root / "generous_of_tests.py").unlink()
    return desk


def page(desk: Desk, folder: str) -> str:
    return (desk.docs / "_build" / folder / "takkure" / "tryout.html").read_text(encoding="utf-8")


def ways(html: str) -> list[int]:
    """How many ways each line of odds says that there are."""
    return [int(found) for found in re.findall(r"(\d+)/144", html)]


def test_pages_are_made_of_what_another_engine_has_played(given: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert given.placky("build", "--strict", "--recordings", GIVEN) == 0
    told = capsys.readouterr()
    assert "Recording" not in told.out
    assert told.err == ""
    theirs = page(given, f"html-{GIVEN}")
    assert "<code>generous_of_tests:Generous</code>" in theirs
    assert given.placky("build", "--strict") == 0
    ours = page(given, "html")
    assert "generous_of_tests" not in ours
    assert len(ways(ours)) >= 2
    assert sorted({number + 5 for number in ways(ours)}) == sorted(set(ways(theirs)))
    assert page(given, f"html-{GIVEN}") == theirs


def test_what_our_own_engine_has_played_is_no_other_engines(given: Desk) -> None:
    assert given.placky("test", "--record", "own") == 0
    assert given.placky("build", "--strict", "--recordings", "own") == 0
    ours = page(given, "html-own")
    assert ways(ours)
    assert "played-by" not in ours


def test_recordings_of_a_feature_that_has_changed_are_not_shown(
    given: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    given.write(feature(DODGED, CAUGHT, name="Another try-out"))
    capsys.readouterr()
    assert given.placky("build", "--strict", "--recordings", GIVEN) == 1
    said = capsys.readouterr().err
    assert "the feature has changed since it was recorded" in said
    assert "placky test --engine MODULE:NAME --record FOLDER" in said


@pytest.mark.parametrize("folder", ["nothing", "docs"])
def test_a_folder_without_recordings_is_one_line(given: Desk, capsys: pytest.CaptureFixture[str], folder: str) -> None:
    before = given.files()
    capsys.readouterr()
    assert given.placky("build", "--recordings", folder) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == (
        f"--recordings {folder}: no recordings of takkure here; make some: "
        f"placky test --rulebook takkure --engine MODULE:NAME --record {folder}"
    )
    assert given.files() == before
