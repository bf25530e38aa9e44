from pathlib import Path

import pytest
from tests.placky import projects

from placky.defaults import PaperTable

MINE = {
    "pyproject.toml": """
[project]
name = "tag"
version = "1"
dependencies = ["placky[site]"]
[project.entry-points."placky.rulebooks"]
tag = "tag:rulebook"
""",
    "tag/__init__.py": """
from placky.defaults import PaperBook
rulebook = PaperBook("tag", "Tag")
""",
    "tag/features/exercises/01_first.feature": """
Feature: Your first game of tag
  One is it, the others run.

  Background:
    Given Ada is it

  Scenario: Ben is caught
    When Ada touches Ben
    Then Ben is it

  Scenario: Ben gets away
    When Ben runs to the tree
""",
    "docs/index.md": """
# Tag
```{exercise} 01_first
```
""",
}


@pytest.fixture(scope="module")
def tag(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The smallest rulebook."""
    folder = tmp_path_factory.mktemp("tag")
    for name, text in MINE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text.lstrip(), encoding="utf-8")
    projects.install(folder)
    return folder


def test_the_smallest_rulebook_has_thirty_lines_in_four_files_and_builds(tag: Path) -> None:
    assert len([line for text in MINE.values() for line in text.splitlines() if line.strip()]) <= 30
    assert len(MINE) <= 4
    built = projects.placky(tag, "build", "--strict")
    assert (built.returncode, built.stderr) == (0, "")
    page = (tag / "docs/_build/html/index.html").read_text(encoding="utf-8")
    assert "<title>Tag" in page
    for said in ("Ada touches Ben", "Ben runs to the tree", "Tale", "Given"):
        assert said in page


def test_its_scenarios_pass_and_no_rule_is_missing(tag: Path) -> None:
    ran = projects.placky(tag, "test", "--rulebook", "tag")
    assert (ran.returncode, ran.stdout.splitlines()[-1], ran.stderr) == (0, "2 passed, 0 failed", "")
    assert projects.placky(tag, "rules").returncode == 0


def test_a_paper_table_keeps_what_was_done() -> None:
    table = PaperTable()
    table.set_up({"given": ["Ada is it"]})
    table.act({"do": "Ada runs"})
    table.roll([{"player": None, "face": 4}])
    assert table.state() == {"given": ["Ada is it"], "tale": ["Ada runs", "4"]}
    assert table.events() == []
