"""The seam: what a rulebook must bring, and what is said of one that does not."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from placky import rulebooks
from placky.cli import main
from placky.errors import BadRulebook
from placky.rulebook import Painter, Rulebook
from placky.words import Choices, DiceWords, Rail, Telling, Words

ROOT = Path(__file__).parents[2]
BOOKS = list(rulebooks.rulebooks().values())


class EntryPoint(SimpleNamespace):
    """An entry point that a test has made up."""

    def load(self) -> Any:
        """What it stands for."""
        if isinstance(self.thing, Exception):
            raise self.thing
        return self.thing


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Install one made-up rulebook in place of all others."""

    def install(thing: object, name: str = "chess") -> None:
        entry = EntryPoint(name=name, value="chess:book", thing=thing)
        monkeypatch.setattr(rulebooks, "entry_points", lambda **_: [entry])
        rulebooks.rulebooks.cache_clear()

    yield install
    rulebooks.rulebooks.cache_clear()


def test_two_rulebooks_are_installed_and_each_brings_everything() -> None:
    assert {book.name for book in BOOKS} >= {"takkure", "dice_football"}
    for book in BOOKS:
        assert all(hasattr(book, part) for part in rulebooks.PARTS)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_words_and_painter_have_every_function_of_the_interface(book: Rulebook) -> None:
    words = book.words()
    brought = [
        (words, Words), (words.rail, Rail), (words.telling, Telling), (words.choices, Choices), (words.dice, DiceWords),
        (book.painter(), Painter),
    ]  # fmt: skip
    for part, protocol in brought:
        wanted = [name for name in vars(protocol) if not name.startswith("_")]
        assert len(wanted) >= 4
        assert [name for name in wanted if not hasattr(part, name)] == []


@pytest.mark.parametrize("command", [["test"], ["record"], ["rules"], ["play", "chess"], ["odds", "chess"], ["build"]])
def test_a_rulebook_that_does_not_load_is_one_line_for_every_command(
    entry: Callable[..., None], command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    entry(ImportError("No module named 'chess.clock'\nand more"))
    assert main(command) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert said == ["rulebook \"chess\" (chess:book) does not load: No module named 'chess.clock'"]


def test_a_rulebook_that_lacks_a_part_is_told_which(entry: Callable[..., None]) -> None:
    entry(SimpleNamespace(name="chess", title="Chess", engine="chess", steps=None, features=Path(), table=None))
    with pytest.raises(BadRulebook, match=r'"chess" \(chess:book\) has no .*words.*; placky.rulebook.Rulebook says'):
        rulebooks.rulebooks()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_rule_has_a_page_that_is_written(book: Rulebook) -> None:
    folder = ROOT / "docs" / book.name / "rules"
    assert [stem for stem in rulebooks.index(book).stems() if not (folder / f"{stem}.md").is_file()] == []


def test_a_project_shows_the_rulebooks_that_it_has_pages_of(tmp_path: Path) -> None:
    (tmp_path / "takkure").mkdir()
    assert [book.name for book in rulebooks.shown_in(tmp_path)] == ["takkure"]
    assert len(rulebooks.shown_in(tmp_path / "takkure")) == len(BOOKS)


def test_an_engine_must_be_somebodys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", "--engine", "touchline.takkure.table:Table"]) == 2
    said = capsys.readouterr().err.strip()
    assert said.endswith("whose engine is it? Say so with --rulebook: dice_football, dreadball, takkure")


def test_features_of_one_rulebook_run_without_those_of_another() -> None:
    path = rulebooks.rulebook("dice_football").features / "rules" / "kit.feature"
    code = (
        "import sys; from placky.console import Silent; from placky.running import wanted\n"
        "from placky.running.sessions import run_scenarios\n"
        "run = run_scenarios(wanted(None), Silent(), [sys.argv[1]]); print(run, run.refused)"
    )
    ran = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed \n", ran.stdout)
