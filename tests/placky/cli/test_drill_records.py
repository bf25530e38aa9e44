"""Making drills of several games at once, each in a process of its own."""

import os
import re
from pathlib import Path

import pytest

from placky.cli import drill_records
from placky.cli.drill_records import record_drills
from placky.errors import PlackyError
from placky.rulebook import Rulebook

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="what is put in place is known to forks alone")
DOCS = Path(__file__).parents[3] / "docs"


def note(path: Path, book: Rulebook) -> None:
    """In place of making drills, which takes half a minute: which game, and in which process."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{book.name} {os.getpid()}", encoding="utf-8")


@needs_fork
@pytest.mark.parametrize("jobs", [1, 2, 8])
def test_each_game_is_drilled_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr(drill_records, "make", note)
    assert record_drills(DOCS, tmp_path, "_build", jobs) == 3
    made = {path.stem: path.read_text(encoding="utf-8").split() for path in tmp_path.rglob("*.jsonl")}
    assert {*made} == {game for game, _ in made.values()} == {"takkure", "dice_football", "dreadball"}
    assert len({process for _, process in made.values()} | {str(os.getpid())}) == 4


@needs_fork
def test_an_engine_that_ends_while_drills_are_made_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drill_records, "make", lambda *_: os._exit(3))
    with pytest.raises(PlackyError) as told:
        record_drills(DOCS, tmp_path, "_build", 2)
    assert re.fullmatch(r"drills of \w+: the process of the engine ended with exit code 3", str(told.value))


@needs_fork
def test_words_that_break_while_drills_are_made_are_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """As where a new decision has no question yet: the place, what broke, and who knows more; no traceback."""
    decision = {"coach": "Yamato", "kind": "new move"}
    monkeypatch.setattr(drill_records, "make", lambda _, book: book.words().choices.ask(decision))
    monkeypatch.setattr(drill_records, "_shows", lambda _, book, __: book.name == "takkure")
    with pytest.raises(PlackyError) as told:
        record_drills(DOCS, tmp_path, "_build")
    why = r"KeyError: 'new move' \(tutorials/placky/rulebooks/takkure/words/choices\.py:\d+\)"
    assert re.fullmatch(rf"drills of takkure: {why}; placky check --rulebook takkure says more", str(told.value))
    assert "Traceback" not in capfd.readouterr().err
