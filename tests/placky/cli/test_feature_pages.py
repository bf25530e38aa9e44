"""`placky render` with feature files from elsewhere: a page each, true to the letter, and nothing is written over."""

import os
import re
import subprocess
from html import unescape
from pathlib import Path

import pytest
from tests import warm

GOOD = """@fast
Feature: A heap of <b>pebbles</b>

  Whoever takes the *last* one wins.

  Rule: By hand
    One to three.

    Background: The heap
      Given these heaps:
        | name  | pebbles |
        | first | 6       |

    Scenario: Take "one" -- or ... two
      When I say
        ```json
        {"take": 1}
        ```
      Then 5 are left

    @slow
    Scenario Outline: Take <n>
      When I take <n>
      Then I am told "<said>"

      Examples: What may not be
        The rulebook says no.
        | n | said                      |
        | 4 | no                        |
        | 5 | <script>alert(1)</script> |
"""
BAD = "Feature: F\n  Scenario: S\n    Given a\n    nonsense\n"


def placky(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run placky render in a folder."""
    return warm.placky("render", *arguments, cwd=folder, env=dict(os.environ))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a feature with something of everything."""
    folder = tmp_path_factory.mktemp("feature")
    (folder / "heap.feature").write_text(GOOD, encoding="utf-8")
    done = placky(folder, "heap.feature")
    assert (done.returncode, done.stdout) == (0, "Making the page\nWritten: heap.html\n"), done.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["heap.feature", "heap.html"]
    return (folder / "heap.html").read_text(encoding="utf-8")


def test_all_that_a_feature_says_is_on_its_page_and_html_is_text(page: str) -> None:
    body = page.partition("<body")[2].partition("<script")[0]
    said = unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.partition("<body")[2])))
    for words in ("Whoever takes the last one wins.", "One to three.", "The heap", "By hand", "What may not be",
                  "The rulebook says no.", "@fast", "@slow", "first", "I take 4", "Then 5 are left"):  # fmt: skip
        assert words in said, words
    assert "A heap of &lt;b&gt;pebbles&lt;/b&gt;" in body
    assert "<script>alert" not in page


def test_the_step_as_tested_is_true_to_the_letter(page: str) -> None:
    assert "Take &quot;one&quot; -- or ... two" in page or 'Take "one" -- or ... two' in page
    steps = re.findall(r'<details class="gherkin.*?</details>', page, re.DOTALL)
    told = "\n".join(re.sub(r"<[^>]+>", "", step) for step in steps).replace("&quot;", '"')
    assert '  """json\n  {"take": 1}\n  """\nThen 5 are left' in told
    assert "  | name  | pebbles |\n  | first | 6       |" in told
    assert 'Then I am told "&lt;script&gt;alert(1)&lt;/script&gt;"' in told


def test_a_folder_becomes_a_site_in_which_one_odd_file_costs_itself(tmp_path: Path) -> None:
    (tmp_path / "all" / "deep").mkdir(parents=True)
    (tmp_path / "all" / "heap.feature").write_text(GOOD, encoding="utf-8")
    (tmp_path / "all" / "deep" / "bad.feature").write_text(BAD, encoding="utf-8")
    (tmp_path / "all" / "deep" / "b & w.feature.md").write_text("# Feature: B\n", encoding="utf-8")
    done = placky(tmp_path, "all", "-o", "pages")
    assert done.returncode == 1
    assert done.stdout == "Making 3 pages\nWritten: pages/index.html\n"
    (fault,) = done.stderr.splitlines()
    assert fault.startswith("all/deep/bad.feature:4: cannot be read as Gherkin: ")
    index = (tmp_path / "pages" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'<li><p><a class="reference internal" href="([^"]+)"', index) == [
        "1-b-w.html", "2-bad.html", "3-heap.html",
    ]  # fmt: skip
    assert "deep/bad.feature" in index
    assert "bad.feature:4" in (tmp_path / "pages" / "2-bad.html").read_text(encoding="utf-8")
    assert "no scenario yet" in (tmp_path / "pages" / "1-b-w.html").read_text(encoding="utf-8")
    again = placky(tmp_path, "all", "-o", "pages")
    assert again.returncode == 2
    assert "-o pages: this folder is not empty; name another one, or empty it" in again.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bad.feature"], "bad.feature:4: cannot be read as Gherkin: "),
        (["none.feature"], "none.feature:1: cannot be read: No such file or directory"),
        (["empty"], "empty: no feature file lies here or below; their names end in .feature or .feature.md"),
        (["good.feature", "-o", "a.svg"], "-o a.svg: a feature becomes .html"),
        (["good.feature", "-o", "none/a.html"], "-o none/a.html: there is no folder none"),
        (["good.feature", "--at", "3"], "--at: that is for logs and positions; good.feature holds features"),
        (["good.feature", "--night"], "--night: that is for logs and positions; good.feature holds features"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(tmp_path: Path, arguments: list[str], said: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "good.feature").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.feature").write_text(BAD, encoding="utf-8")
    done = placky(tmp_path, *arguments)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert said in line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.feature", "empty", "good.feature"]


def test_a_scenario_of_a_thousand_steps_is_shown_without_a_map(tmp_path: Path) -> None:
    steps = "".join(f"    * step {n}\n" for n in range(1000))
    (tmp_path / "long.feature").write_text(f"Feature: F\n  Scenario: S\n{steps}", encoding="utf-8")
    done = placky(tmp_path, "long.feature")
    assert (done.returncode, done.stderr) == (0, "")
    told = (tmp_path / "long.html").read_text(encoding="utf-8")
    assert told.count('class="frame ') == 1001
    assert "Branch map of" not in told


def test_the_same_feature_gives_the_same_bytes(tmp_path: Path, page: str) -> None:
    (tmp_path / "heap.feature").write_text(GOOD, encoding="utf-8")
    assert placky(tmp_path, "heap.feature", "-o", "other.html").returncode == 0
    assert (tmp_path / "other.html").read_text(encoding="utf-8") == page
