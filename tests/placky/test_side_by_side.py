"""Rulebooks side by side: two of authors, one with steps that take any words, beside one that comes with placky."""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.placky import projects
from tests.placky.desk import ENTRIES, REAL, Desk, at_desk

from placky import rulebooks

PEBBLES = Path(__file__).parents[1] / "pebbles"
OURS = "dice_football"
EXERCISES = {"pebbles": "01_last_pebbles", "tag": "01_first", OURS: "00_kit"}
PAPER = '''"""Tag, as scenarios and prose."""

from placky.defaults import PaperBook

rulebook = PaperBook("tag", "Tag")
'''
TAG = """Feature: Tag

  Background:
    Given Ada and Ben in a yard

  Scenario: Caught
    When Ada runs
    Then Ben is it

  Scenario: Away
    When Ada climbs a tree
    Then Ada is still it
"""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """All three, each with one page; the features of ours are one small one."""
    folder = tmp_path_factory.mktemp("shelf")
    known = set(sys.modules)
    with at_desk(folder, OURS) as desk, pytest.MonkeyPatch.context() as patch:
        first, *_ = (REAL[OURS] / "rules" / "kit.feature").read_text("utf-8").split("    Scenario: Offence dice")
        desk.write(first.rstrip() + "\n", "exercises/00_kit.feature")
        shutil.copytree(PEBBLES / "pebbles", folder / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(PEBBLES / "pyproject.toml", folder)
        projects.install(folder)
        (folder / "tag" / "features" / "exercises").mkdir(parents=True)
        (folder / "tag" / "__init__.py").write_text(PAPER, "utf-8")
        (folder / "tag" / "features" / "exercises" / "01_first.feature").write_text(TAG, "utf-8")
        shutil.copy(folder / "pebbles" / "features" / "test_pebbles.py", folder / "tag" / "features")  # called alike
        outside = [EntryPoint(name, f"{name}:rulebook", "placky.rulebooks") for name in ("pebbles", "tag")]
        patch.setattr(rulebooks, "entry_points", lambda **_: [ENTRIES[OURS], *outside])
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", os.pathsep.join((str(folder), os.environ.get("PYTHONPATH", ""))))
        desk.pages(exercise="# Dice\n\n```{exercise} 00_kit\n```\n")
        for name in ("pebbles", "tag"):
            (desk.docs / name).mkdir()
            page = f"# {name}\n\n```{{exercise}} {EXERCISES[name]}\n```\n"
            (desk.docs / name / "exercise.md").write_text(page, "utf-8")
        listed = "\n".join(f"{name}/exercise" for name in EXERCISES)
        (desk.docs / "index.md").write_text(f"# All\n\n```{{toctree}}\n{listed}\n```\n", "utf-8")
        yield desk
    for name in set(sys.modules) - known:
        if name.partition(".")[0] in ("pebbles", "tag"):
            del sys.modules[name]


def test_scenarios_of_all_run_in_one_command(shelf: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    assert shelf.placky("test") == 0
    told = capsys.readouterr()
    assert (told.err, told.out.splitlines()[-1]) == ("", "22 passed, 0 failed")


def test_one_is_chosen_by_its_name_and_scenarios_of_all_by_theirs(
    shelf: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shelf.placky("test", "--rulebook", "tag") == 0
    assert capsys.readouterr().out.endswith("2 passed, 0 failed\n")
    assert shelf.placky("test", "-k", "caught or out_of_turn") == 0
    assert capsys.readouterr().out.endswith("2 passed, 0 failed\n")


def test_all_are_recorded_and_built(shelf: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    assert shelf.placky("record") == 0
    assert {one.name for one in (shelf.docs / "_build" / "recordings").iterdir()} == set(EXERCISES)
    assert shelf.placky("build", "--strict") == 0
    assert capsys.readouterr().err == ""
    for name, said in {"tag": "Ada climbs a tree", "pebbles": "All 6 rolls of one die", OURS: "Two teams play"}.items():
        page = (shelf.docs / "_build" / "html" / name / "exercise.html").read_text("utf-8")
        assert said in re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def test_mutants_of_each_meet_its_own_scenarios(shelf: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the two authors; a process of its own asks them, which sees all that is installed."""
    shutil.move(shelf.docs / OURS, shelf.root)
    try:
        assert shelf.placky("rules", "--mutants", "rule") == 0
    finally:
        shutil.move(shelf.root / OURS, shelf.docs)
    told = capsys.readouterr().out
    assert "Pebbles: 4 of 4 mutants noticed (100.0%)" in told
    assert "Tag: 0 of 0 mutants noticed (100.0%)" in told
