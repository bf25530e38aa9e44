"""`placky check`: what it says, and its exit code."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky import projects

from placky import checking, worker
from placky.checking import CHECKS, WRONG, Project, look
from placky.checking.findings import PROJECT
from placky.cli import main
from placky.rulebooks import rulebook

ROOT = Path(__file__).parents[3]


@pytest.fixture
def race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new project."""
    monkeypatch.chdir(tmp_path)
    assert main(["new", "race"]) == 0
    projects.install(tmp_path / "race")
    return tmp_path / "race"


def edit(path: Path, old: str, new: str) -> None:
    """Change a file."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_findings_stand_by_kind_and_what_is_wrong_is_exit_code_1(race: Path) -> None:
    """Of a new project without pages, in which the end of the track tells as if it were rule 1."""
    edit(race / "race" / "engine" / "goal.py", 'Wins("3"', 'Wins("1"')
    edit(race / "race" / "features" / "rules" / "walk.feature", "Ada has gone 2 steps", "Ada has gone 3 steps")
    (race / "docs").rename(race / "pages")
    ran = projects.placky(race, "check")
    assert ran.returncode == 1
    assert ran.stderr == ""
    lines = ran.stdout.splitlines()
    assert lines[1:3] == ["Checking Race", "wrong:"]
    wrong, lacking = lines[3 : lines.index("lacking next:")], lines[lines.index("lacking next:") + 1 : -1]
    fails = "walk.feature:5: The players take turns: line 8, Then Ada has gone 3 steps: the steps of Ada: 2, not 3; "
    assert [line for line in wrong if fails in line]
    silent = (
        "  race/engine/data/rules.toml:28: rule 3 (goal) fires in no scenario; let its events or refusals name it, "
    )
    assert [line for line in wrong if line.startswith(silent)]
    assert [line.partition(";")[0].strip() for line in lacking] == [
        "there are no pages yet", "pages show the state as a table",
    ]  # fmt: skip
    assert lines[-1] == f"Race: {len(wrong)} things are wrong, 2 things are lacking next"


def test_what_is_only_lacking_is_exit_code_0(race: Path) -> None:
    ran = projects.placky(race, "check", "--rulebook", "race", "--answers", "50")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("\nRace: nothing is wrong, one thing is lacking next\n")
    assert (race / "docs" / "_build" / "recordings" / "race").is_dir()  # the pages are made of the same


def test_a_rulebook_that_does_not_load_is_one_line_and_exit_code_2(race: Path) -> None:
    edit(race / "race" / "engine" / "data" / "rules.toml", 'leans_on = ["1"]', 'leans_on = ["9"]')
    ran = projects.placky(race, "check")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert 'engine/data/rules.toml: rules "2": leans_on names "9", and there is none; there are: 1, 2, 3' in ran.stderr


def test_a_rule_that_gives_no_answer_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def hangs(_: Project) -> Iterator[checking.Found]:
        assert worker.here is not None
        with worker.here.asking('an answer to the decision "turn"'):
            time.sleep(60)
        yield from ()

    monkeypatch.setattr(checking, "look", hangs)
    ((kind, finding),) = checking.findings(Project(rulebook("dice_football"), None, Path()), 0.3)
    assert kind == WRONG
    assert finding.what == 'the engine gave no answer within 0.3 s, asked for an answer to the decision "turn"'


def test_nothing_is_wrong_with_the_files_of_a_game_of_ours() -> None:
    project = Project(rulebook("dice_football"), ROOT / "docs", Path("nowhere"))
    assert [str(finding) for _, finding in look(project, [one for one in CHECKS if one.of == PROJECT])] == []
