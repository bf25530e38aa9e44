"""A rulebook unlike ours: it prints "II.3", "4 b" and "§ 7", has a table and no board, from scenarios to the search."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.placky import projects

import placky.sphinx
from placky.cli import main
from placky.scenarios.tags import Known, Tags
from touchline.core.rulebook.spelling import tagged

NUMBERS = {"1": "II.3", "2": "4 b", "3": "§ 7"}
"""What the templates call their rules, and what this rulebook prints."""
RULING = """
[[rulings]]
id = "R-1"
title = "Nobody walks back"
rules = ["§ 7"]
kind = "gap"
question = "May one walk back?"
ruling = "No."
why = "The track has one end."
"""
TERM = '[[terms]]\nid = "track"\nnames = { en = "Track" }\ntext = "What one walks on."\nrules = ["4 b"]\n'
TABLE = '  [[rules.tables]]\n  caption = "Chance"\n  head = ["It says"]\n  rows = [["1"]]\n'
PAGE = """# More

See {rule}`§ 7`, and {rule}`race:4 b`.

```{rule-table} 4 b
```

```{rulings}
```

```{terms}
```
"""


def renumbered(path: Path, text: str) -> str:
    """A file of the template with this rulebook's numbers."""

    def printed(match: re.Match[str]) -> str:
        return match[1] + NUMBERS[match[2]] + match[3]

    def in_tag(match: re.Match[str]) -> str:
        return match[1] + tagged(NUMBERS[match[2]])

    if path.suffix == ".feature":
        return re.sub(r"(rule )(\d)( forbids)", printed, re.sub(r"(@(?:rule|s)_)(\d)", in_tag, text))
    if path.name == "rules.toml":
        return re.sub(r'((?:^number = |\[)")(\d)(")', printed, text, flags=re.MULTILINE)
    if path.suffix == ".md":
        return re.sub(r"(\{rule\} )(\d)($)", printed, text, flags=re.MULTILINE)
    if path.parent.name == "engine" and path.suffix == ".py":
        text = re.sub(r'(@rule\(")(\d)("\))', printed, text)
        text = re.sub(r'(""")(\d)(: |, )', printed, text).replace(", 2: so many", ", 4 b: so many")
        return re.sub(r'((?:by|s|s\.player|Pool\(|Rolled\(|Wins\(|"turn"),? ?")(\d)(")', printed, text)
    if path.name == "words.py":
        text = re.sub(r"\}\s*\)\n$", '}, nouns=Nouns(board="table"))\n', text)
        return text.replace("import PlainWords\n", "import PlainWords\nfrom placky.nouns import Nouns\n")
    return text.replace('the number of a rule", "1"', 'the number of a rule", "II.3"')


class Project:
    """The project in a folder, its scenarios run and its pages built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "race"
        self.pages = self.folder / "docs" / "_build" / "html"

    def placky(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command there."""
        return projects.placky(self.folder, *arguments)

    def data(self) -> dict[str, Any]:
        """What the search page is told."""
        lines = (self.pages / "_static" / "sayings.js").read_text(encoding="utf-8").splitlines()
        found = (re.fullmatch(r"const (\w+) = (.*);", line) for line in lines)
        return {match[1]: json.loads(match[2]) for match in found if match}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """One, whose pages are built."""
    with pytest.MonkeyPatch.context() as here:
        here.chdir(tmp_path_factory.mktemp("numbers"))
        assert main(["new", "race"]) == 0
        made = Project(Path.cwd())
    for path in made.folder.rglob("*"):
        if path.is_file():
            path.write_text(renumbered(path, path.read_text(encoding="utf-8")), encoding="utf-8")
    data = made.folder / "race" / "engine" / "data"
    rules = (
        (data / "rules.toml").read_text(encoding="utf-8").replace('number = "§ 7"', 'number = "§ 7"\nrulings = ["R-1"]')
    )
    first, second, third = rules.split("\n[[rules]]\n")[1:]
    head = rules.partition("\n[[rules]]\n")[0]
    text = "\n[[rules]]\n".join([head, first, second.rstrip() + f"\n{TABLE}", third])
    (data / "rules.toml").write_text(text, encoding="utf-8")
    (data / "rulings.toml").write_text(RULING, encoding="utf-8")
    (data / "terms.toml").write_text(TERM, encoding="utf-8")
    (made.folder / "docs" / "race" / "more.md").write_text(PAGE, encoding="utf-8")
    index = made.folder / "docs" / "index.md"
    index.write_text(
        index.read_text("utf-8").replace("race/coverage\n", "race/coverage\nrace/more\n"), encoding="utf-8"
    )
    projects.install(made.folder)
    built = made.placky("build", "--strict")
    assert (built.returncode, built.stderr) == (0, "")
    return made


def test_every_rule_fires_and_every_statement_has_a_scenario(project: Project) -> None:
    ruled = project.placky("rules")
    assert (ruled.returncode, ruled.stderr) == (0, "")
    rules, _, _ = ruled.stdout.partition("statements and")
    assert [line[:4] for line in rules.splitlines() if line.startswith(tuple(NUMBERS.values()))] == [
        "II.3", "4 b ", "§ 7 ",
    ]  # fmt: skip
    assert "5 of 5 statements have a scenario" in ruled.stdout


@pytest.mark.parametrize(
    ("typed", "stem"), [(("4", "b"), "chance"), (("4b",), "chance"), (("ii.3",), "walk"), (("7",), "goal")]
)
def test_a_number_as_one_types_it_leads_to_its_rule(project: Project, typed: tuple[str, ...], stem: str) -> None:
    found = project.placky("rules", *typed)
    assert (found.returncode, found.stderr) == (0, "")
    places = {" ".join(line.split()[:2]).partition(":")[0] for line in found.stdout.splitlines()}
    assert {f"code race/engine/{stem}.py", f"page docs/race/rules/{stem}.md", "event race/engine/events.py"} <= places


def test_pages_link_to_the_address_of_each_number(project: Project) -> None:
    where = {"walk": "rule-ii-3", "chance": "rule-4-b", "goal": "rule-7"}
    pages = {
        path.relative_to(project.pages).as_posix(): path.read_text("utf-8") for path in project.pages.rglob("*.html")
    }
    for stem, anchor in where.items():
        assert f'id="{anchor}"' in pages[f"race/rules/{stem}.html"]
        assert f'id="{anchor}-a"' in pages[f"race/rules/{stem}.html"]
    assert 'href="rules/goal.html#rule-7"' in pages["race/more.html"]
    assert 'href="rules/chance.html#rule-4-b"' in pages["race/more.html"]
    assert "<b>Rule 4 b</b>" in pages["race/more.html"]
    assert 'href="../rules/chance.html#rule-4-b"><b>Rule 4 b</b>' in pages["race/exercises/01_race.html"]


def test_pages_and_scripts_have_the_nouns_of_the_game(project: Project) -> None:
    lesson = (project.pages / "race" / "exercises" / "01_race.html").read_text(encoding="utf-8")
    assert "The table, The last steps" in lesson
    assert '"board":"table"' in lesson
    rules = (project.pages / "race" / "rules" / "goal.html").read_text(encoding="utf-8")
    assert "Those that begin alike share a table." in rules
    assert '"board":' not in rules


def test_the_search_knows_each_number_as_it_is_printed_and_as_one_types_it(project: Project) -> None:
    data = project.data()
    assert data["NUMBERS"] == ["4 b-a", "4 b-b", "§ 7-a", "4 b", "§ 7"]
    named = {place: (page, names) for page, _, place, names in data["NAMES"]}
    assert named == {
        "rule-4-b": ("race/rules/chance", ["4b", "Track"]),
        "rule-7": ("race/rules/goal", ["7"]),
    }
    assert " ()" not in (project.pages / "searchindex.js").read_text(encoding="utf-8")


@pytest.mark.skipif(not shutil.which("node"), reason="Node.js runs the script")
def test_the_search_puts_the_rule_first_whose_number_is_asked_for() -> None:
    script = (Path(placky.sphinx.__file__).parent / "theme" / "scripts" / "search.js").read_text(encoding="utf-8")
    (scorer,) = re.findall(r"^Scorer\.score = .*?^};", script, re.MULTILINE | re.DOTALL)
    titles = ["4 Standing", "4 b Walking (marche)", "4 b-a", "4 b c Running", "§ 7 The end", "II.3 Turns", "1.20-d"]
    asked = ["4", "4 b", "4 b-a", "4 b c", "§ 7", "ii.3", "1.20-d", "walking", "marche", "the end"]
    code = f"""const Scorer = {{}}, meant = () => true, ELSEWHERE = 0, NUMBERS = ["4 b c", "4 b-a", "4 b", "§ 7"];
    const first = (asked, titles) => {{
      {scorer.replace("Scorer.score", "const score")}
      return titles.filter((title) => score(["page", title, "", "", 1, "", "object"]) > 1000);
    }};
    console.log(JSON.stringify({json.dumps(asked)}.map((one) => first(one, {json.dumps(titles)}))));"""
    ran = subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True)  # noqa: S607 - looked for
    assert json.loads(ran.stdout) == [[title] for title in (*titles, titles[1], titles[1], titles[4])]


def test_a_tag_is_told_with_its_number_when_its_rule_never_fired(project: Project) -> None:
    mine = project.folder / "race" / "features" / "rules" / "walk.feature"
    kept = mine.read_text(encoding="utf-8")
    mine.write_text(kept.replace("  @s_II_3_a\n", "  @s_II_3_a @rule_4_b\n"), encoding="utf-8")
    idle = project.placky("test", "-k", "take_turns")
    mine.write_text(kept, encoding="utf-8")
    assert "tag @rule_4_b (line 4) claims rule 4 b, which never fired" in idle.stderr


def test_tags_are_told_back_to_numbers_of_any_spelling() -> None:
    tags = Tags(Known(("II.3", "4 b", "§ 7"), ("II.3-a", "4 b-a")))
    assert tags.rules(["@rule_4_b", "@rule_7", "@slow"]) == ("4 b", "§ 7")
    assert tags.statements(["@s_II_3_a"]) == ("II.3-a",)
    assert tags.fault("@rule_4_b") is tags.fault("@s_4_b_a") is None
    assert "names no statement of the index; the nearest: @s_II_3_a" in str(tags.fault("@s_II_3_z"))
    assert "names no rule of the index; the nearest: @rule_7" in str(tags.fault("@rule_§_7"))
