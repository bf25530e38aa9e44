import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.placky import projects
from tests.placky.desk import UNNEEDED

from placky.cli import main
from placky.cli.new import SOLIDS, TEMPLATES
from placky.diagrams.sides import SIDES


def write(folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run `placky new` in a folder."""
    monkeypatch.chdir(folder)
    return main(["new", *arguments])


@pytest.mark.parametrize(
    "arguments",
    [(), ("--board", "grid", "--with", "cards", "--players", "5"), ("--board", "hexes", "--players", "Zoë,Ömer"),
     ("--players", "1", "--board", "none", "--with", "spinner"), ("--paper", "--players", "Uma,Vic")],
    ids=["plain", "five", "hexes", "alone", "paper"],
)  # fmt: skip
def test_a_new_project_passes_and_builds_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    assert write(tmp_path, monkeypatch, "card_race", *arguments) == 0
    mine = tmp_path / "card_race"
    projects.install(mine)
    ran = projects.placky(mine, "test", "--rulebook", "card_race")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith(" passed, 0 failed\n")
    built = projects.placky(mine, "build", "--strict")
    assert (built.returncode, built.stderr) == (0, "")
    assert "<title>Card race" in (mine / "docs/_build/html/index.html").read_text(encoding="utf-8")
    ruled = projects.placky(mine, "rules", "--rulebook", "card_race")
    assert (ruled.returncode, ruled.stderr) == (0, "")
    assert "NONE" not in ruled.stdout
    if "--paper" in arguments:
        return
    played = projects.placky(mine, "play", "card_race", "--seed", "3", "--save", "match.json")
    assert (played.returncode, played.stderr) == (0, "")
    again = projects.placky(mine, "replay", "match.json")
    assert again.stdout.splitlines() == played.stdout.splitlines()[:-1]
    if "5" in arguments:
        sides_are_shown(mine)


def sides_are_shown(mine: Path) -> None:
    """Legend, board, match and chart of five."""
    race = (mine / "docs/_build/html/card_race/exercises/01_race.html").read_text(encoding="utf-8")
    assert projects.placky(mine, "render", "match.json").returncode == 0
    match = (mine / "match.html").read_text(encoding="utf-8")
    for place, (name, side) in enumerate(zip(("Ada", "Ben", "Cleo", "Dan", "Eve"), SIDES, strict=True), 1):
        for page in (race, match):
            legend = page.partition('class="legend"')[2].partition("</ul>")[0]
            assert re.search(rf'fill="var\(--pk-{side.letter}\)"[^>]*>.{{0,200}}<b>{name}</b>', legend, re.DOTALL), name
            assert page.count(f'fill="var(--pk-{side.letter})"') > 1  # on the board as well
        assert f"of-{side.letter}" in match
        assert f'chart-line-{place}"' in match


def test_its_own_tests_pass_and_every_rule_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert write(tmp_path, monkeypatch, "race") == 0
    mine = tmp_path / "race"
    projects.install(mine)
    env = {**os.environ, "PYTHONPATH": str(mine), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *UNNEEDED, "-q", "tests"],
        cwd=mine,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    ruled = projects.placky(mine, "rules", "--rulebook", "race", "--mutants", "rule")
    assert (ruled.returncode, ruled.stderr) == (0, "")
    assert "3 of 3 mutants noticed" in ruled.stdout


def test_a_die_of_another_number_of_sides_is_a_number_of_the_rulebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for die in SOLIDS:
        assert write(tmp_path, monkeypatch, die, "--with", die) == 0
        numbers = (tmp_path / die / die / "engine/data/numbers.toml").read_text(encoding="utf-8")
        assert f"[die]\nsides = {die[1:]} # 2\n" in numbers


def test_a_paper_project_has_thirty_lines_in_four_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert write(tmp_path, monkeypatch, "tag", "--paper") == 0
    texts = [path.read_text(encoding="utf-8") for path in (tmp_path / "tag").rglob("*") if path.is_file()]
    assert len(texts) <= 4
    assert sum(bool(line.strip()) for text in texts for line in text.splitlines()) <= 30


def test_nothing_of_the_template_is_left_in_a_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, more in enumerate((("--board", "grid"), ("--with", "cards"), ("--paper",))):
        assert write(tmp_path, monkeypatch, f"race_{number}", "--players", "Uma,Vic", *more) == 0
    for path in tmp_path.rglob("*"):
        assert "mygame" not in path.name
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert not [word for word in ("mygame", "My game", "my game", "Ada", "Ben") if word in text], path


def test_it_says_what_to_do_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(tmp_path, monkeypatch, "race") == 0
    assert capsys.readouterr().out.splitlines()[-5:] == [
        "  cd race", "  pip install -e .", "  placky test --rulebook race", "  placky build --strict", "  placky check",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "name",
    ["", "Race", "card-race", "1st", "../race", "/race", "a b", "r\nm", "ré", "x" * 31, "class", "json", "placky",
     "takkure.x", "docs", "tests", "pytest", "a'b", '"', "$(race)", "{race}", "."],
)  # fmt: skip
def test_a_name_that_cannot_be_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert write(tmp_path, monkeypatch, name) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert "cannot be the name of a rulebook" in line
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_a_rulebook_has_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(tmp_path, monkeypatch, "takkure") == 2
    assert capsys.readouterr().err == "takkure is a rulebook already, which is installed here; take another name\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "players",
    [
        "",
        "0",
        "6",
        "A,B,C,D,E,F",
        "-1",
        "Ada,Ada",
        "Ada,",
        "a b",
        'A"',
        "A\nB",
        "x" * 31,
        "²",
        "9" * 5000,
        "a_b",
        "{x}",
    ],
)
def test_players_who_cannot_be_are_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], players: str
) -> None:
    assert write(tmp_path, monkeypatch, "race", "--players", players) == 2
    assert "allowed: 1 to 5, or so many names of letters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_paper_takes_neither_board_nor_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(tmp_path, monkeypatch, "race", "--paper", "--board", "grid") == 2
    assert capsys.readouterr().err.startswith("--paper has no engine")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("full", "file", "link"):
        assert write(tmp_path, monkeypatch, name) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"{name} is ")
    found = [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))]
    assert found == ["file", "full", "full/mine.txt", "link"]


def test_an_empty_folder_is_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "race").mkdir()
    assert write(tmp_path, monkeypatch, "race") == 0
    assert (tmp_path / "race" / "pyproject.toml").is_file()


def test_a_folder_that_cannot_be_written_is_a_line_and_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, _: str) -> bool:
        if path.name == "README.md":
            raise OSError(28, "No space left on device", str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
        return True

    monkeypatch.setattr("placky.cli.new.write_file", full)
    assert write(tmp_path, monkeypatch, "race") == 2
    assert "No space left" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_every_template_is_text() -> None:
    for path in TEMPLATES.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert path.read_text(encoding="utf-8").endswith("\n") or not path.read_bytes()
