"""The record of a logged match: there and back, and one line for what is none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.placky.desk import frames_on_pages

from placky.cli.match_records import record_match, record_matches
from placky.errors import BadRecording, PlackyError
from placky.matches.frames import match_frames
from placky.matches.play import dumped, taken
from placky.matches.play import load as load_match
from placky.matches.recording import VERSION, Taken, head, keep, load, match_path
from placky.rulebooks import rulebook

LOG = Path(__file__).parents[3] / "docs" / "dice_football" / "match.json"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The recording of a match."""
    path = match_path(tmp_path_factory.mktemp("recordings"), LOG.read_bytes())
    record_match(path, LOG)
    return path


def test_a_recording_has_what_the_engine_tells(recorded: Path) -> None:
    book, played = load_match(LOG)
    assert load(recorded) == list(taken(book, played, "log"))
    assert head(recorded)["game"] == "dice_football"


def test_pages_see_the_same_match_from_its_recording(recorded: Path) -> None:
    assert list(match_frames(rulebook("dice_football"), load(recorded))) == frames_on_pages("dice_football")


def test_names_may_hold_what_ends_a_line_elsewhere(tmp_path: Path) -> None:
    match = [Taken([{"event": "named", "team": "one\u2028two\x85three"}], {"teams": ["a\u2029b"]})]
    keep(tmp_path / "odd.jsonl", "dice_football", "engine", match)
    assert load(tmp_path / "odd.jsonl") == match


def test_a_log_and_a_page_that_cannot_be_read_are_left_to_the_page(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    (docs / "folder.json").mkdir(parents=True)
    (docs / "folder.md").mkdir()
    (docs / "page.md").write_text("```{match} folder.json\n```\n```{match} none.json\n```\n", encoding="utf-8")
    assert record_matches(docs, tmp_path / "recordings", "_build") == 0


def test_of_a_log_that_does_not_replay_the_fault_is_kept(tmp_path: Path) -> None:
    _, played = load_match(LOG)
    played.entries = played.entries[:9]
    log = tmp_path / "cut.json"
    log.write_text(dumped(played), encoding="utf-8")
    path = match_path(tmp_path, log.read_bytes())
    record_match(path, log)
    with pytest.raises(PlackyError, match="the log ends after entry 9, before the match does"):
        load(path)


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (lambda text: text[:-200], "cannot be used (it is not what was recorded)"),
        (lambda text: text.replace(f'"version": {VERSION}', '"version": 0'), "cannot be used (it is of version 0)"),
        (lambda _: "[]", "is damaged"),
        (lambda text: text[:20], "is damaged"),
    ],
    ids=["cut", "old", "a list", "no line"],
)
def test_a_damaged_recording_is_one_line(
    recorded: Path, tmp_path: Path, damage: Callable[[str], str], what: str
) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_text(damage(recorded.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadRecording) as caught:
        load(path)
    assert what in str(caught.value)
    assert "record it: placky record" in str(caught.value)


def test_logs_that_pages_name_are_recorded_once_and_forgotten_with_their_pages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs, recordings = tmp_path / "docs", tmp_path / "recordings"
    (docs / "game").mkdir(parents=True)
    (docs / "game" / "log.json").write_bytes(LOG.read_bytes())
    page = docs / "game" / "match.md"
    page.write_text("# A match\n\n```{match} log.json\n```\n\n```{match} none.json\n```\n", encoding="utf-8")
    assert [record_matches(docs, recordings, "_build") for _ in range(2)] == [1, 0]
    (path,) = recordings.rglob("*.jsonl")
    assert path == match_path(recordings, LOG.read_bytes())
    page.write_text("# No match\n", encoding="utf-8")
    assert record_matches(docs, recordings, "_build") == 0
    assert not path.exists()
