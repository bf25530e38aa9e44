"""A third rulebook, of an author who has placky installed and nothing else: every command, outside this checkout."""

import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.placky import projects

from placky.recording.watched import WatchedTable
from placky.rulebook import Advice, Match, Painter
from placky.scenarios.steps import StepBook
from placky.words import Words
from touchline.core.errors import IllegalAction
from touchline.core.play.refusals import Refusal
from touchline.core.play.wire import Command, Event

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "tests" / "pebbles"
MAGPIES = ROOT / "tests" / "magpies"
GUIDE = ROOT / "docs" / "authors" / "rulebook.md"


class Author:
    """A folder with the rulebook, its pages, and what pip would leave beside it."""

    def __init__(self, folder: Path, project: Path = PEBBLES) -> None:
        self.folder = folder
        for name in (project.name, "docs"):
            shutil.copytree(project / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "_build"))
        shutil.copy(project / "pyproject.toml", folder)
        projects.install(folder)

    def placky(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command where the author stands."""
        return projects.placky(self.folder, *arguments)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a file."""
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """One for all tests that only look; their pages are built."""
    made = Author(tmp_path_factory.mktemp("author"))
    built = made.placky("build", "--strict", "--docs", "docs")
    assert (built.returncode, built.stderr) == (0, "")
    return made


def pages(author: Author) -> Path:
    return author.folder / "docs" / "_build" / "html"


def test_its_scenarios_run(author: Author) -> None:
    ran = author.placky("test", "--rulebook", "pebbles")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.fullmatch(r"Testing our engine against Pebbles\n\d+ passed, 0 failed\n", ran.stdout)
    assert ran.stdout in GUIDE.read_text(encoding="utf-8")


def test_a_rulebook_that_is_worded_anew_is_recorded_anew(tmp_path: Path) -> None:
    """Scenarios quote its refusals; a recording made before may not hide that a quotation is no longer true."""
    own = Author(tmp_path)
    number = len(list((own.folder / "pebbles" / "features").rglob("*.feature")))
    said = [own.placky("record", "--docs", "docs").stdout for _ in range(2)]
    own.edit("pebbles/words/refusals.py", "by hand you take one to {most}", "by hand one takes at most {most}")
    said.append(own.placky("record", "--docs", "docs").stdout)
    assert said == [f"Recording {number} features\n", "", f"Recording {number} features\n"]


def test_its_pages_are_built_and_no_other_rulebooks(author: Author) -> None:
    found = {path.relative_to(pages(author)).as_posix() for path in pages(author).rglob("*.html")}
    assert {"index.html", "pebbles/exercises/01_last_pebbles.html", "pebbles/rules/die.html"} <= found
    assert not [name for name in found if name.startswith(("takkure/", "dice_football/"))]
    assert sorted(path.name for path in (author.folder / "docs" / "_build" / "recordings").iterdir()) == ["pebbles"]


def test_its_walkthrough_branches_and_counts_the_die(author: Author) -> None:
    page = (pages(author) / "pebbles" / "exercises" / "01_last_pebbles.html").read_text(encoding="utf-8")
    said = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))
    assert "All 6 rolls of one die" in said
    assert "Ben has the last pebble and wins 1/6" in said
    assert "Ben takes no pebbles; 4 left 2/6" in said
    assert "Not allowed. By hand you take one to 3, and 6 are left." in said
    assert "On the heap: 4. Ada has 2, Ben has 0. It is Ben&#39;s turn." in page.replace("&#x27;", "&#39;")


def test_a_rule_page_says_where_the_authors_files_are(author: Author) -> None:
    page = (pages(author) / "pebbles" / "rules" / "die.html").read_text(encoding="utf-8")
    assert "<code>pebbles/engine/die.py</code>" in page
    assert "<code>pebbles/features/rules/die.feature</code>" in page
    assert "<dt>Sources</dt>" in page
    assert "<dt>Printed</dt>" not in page, "no other document numbers these rules"


def test_every_rule_fires_and_every_mutant_is_noticed(author: Author) -> None:
    ran = author.placky("rules", "--rulebook", "pebbles", "--docs", "docs", "--mutants")
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout
    assert "NONE" not in ran.stdout
    assert "Pebbles: 61 of 69 mutants noticed (88.4%); 8 cannot be, which leaves 100.0%" in ran.stdout


def test_nothing_is_wrong_with_it_and_nothing_lacking(author: Author) -> None:
    ran = author.placky("check", "--answers", "300")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("Checking Pebbles\nPebbles: nothing is wrong, nothing is lacking next\n")


def test_a_match_is_told_and_replayed(author: Author) -> None:
    played = author.placky("play", "pebbles", "--seed", "3", "--save", "match.json")
    assert (played.returncode, played.stderr) == (0, "")
    *told, saved = played.stdout.splitlines()
    assert told[0] == "clever against clever, seed 3"
    assert re.fullmatch(r"(Ada|Ben) has the last pebble and wins\.", told[-1])
    assert saved == "Saved. Replay it with: placky replay match.json"
    again = author.placky("replay", "match.json")
    assert (again.returncode, again.stdout.splitlines()) == (0, told)


@pytest.mark.parametrize(
    ("name", "begins"), [("a.html", b"<!DOCTYPE html>"), ("a.png", b"\x89PNG"), ("a.gif", b"GIF89a")]
)
def test_a_match_is_rendered(author: Author, name: str, begins: bytes) -> None:
    assert author.placky("play", "pebbles", "--seed", "3", "--save", "watched.json").returncode == 0
    made = author.placky("render", "watched.json", "-o", name)
    assert (made.returncode, made.stderr) == (0, "")
    assert (author.folder / name).read_bytes().startswith(begins)


def test_a_match_that_lacks_something_is_a_line(tmp_path: Path) -> None:
    mine = Author(tmp_path)
    mine.edit("pebbles/match.py", "def standing(", "def sitting(")
    mine.edit("pebbles/match.py", 'unit = "pebbles"', "")
    built = mine.placky("build", "--docs", "docs")
    assert built.stderr.splitlines() == [
        'rulebook "pebbles": its match() has no unit, standing; placky.rulebook.Match says what each one is'
    ]


def test_it_has_no_odds_to_ask_for_and_that_is_said(author: Author) -> None:
    asked = author.placky("odds", "pebbles")
    assert asked.returncode == 2
    assert asked.stderr.startswith("Pebbles has no odds to ask for")


def test_pages_follow_the_authors_own_code(author: Author, tmp_path: Path) -> None:
    mine = Author(tmp_path)
    shutil.copytree(author.folder / "docs" / "_build", mine.folder / "docs" / "_build")
    mine.edit("pebbles/words/telling.py", "and wins.", "and takes the heap home.")
    assert mine.placky("build", "--docs", "docs").returncode == 0
    assert "takes the heap home" in (pages(mine) / "pebbles/exercises/01_last_pebbles.html").read_text(encoding="utf-8")


def test_words_and_painter_that_lack_something_are_one_line_each(tmp_path: Path) -> None:
    mine = Author(tmp_path)
    mine.edit("pebbles/words/rail.py", 'NAMES, UNIT, TITLE = (), "", ""', 'NAMES, TITLE = (), ""')
    mine.edit("pebbles/words/telling.py", "def sound(", "def noise(")
    mine.edit("pebbles/painter.py", "class Painter(WholeBoard)", "class Painter")
    built = mine.placky("build", "--docs", "docs")
    assert built.returncode == 2
    said = built.stderr.splitlines()
    assert said[0] == 'rulebook "pebbles": its words().rail has no UNIT; placky.words.Rail says what each one is'
    assert said[1] == 'rulebook "pebbles": its words().telling has no sound; placky.words.Telling says what each one is'
    assert said[2].startswith('rulebook "pebbles": its painter() has no scene, figures, target, window')
    assert len(said) == 3


def test_words_that_are_no_words_are_told_so(tmp_path: Path) -> None:
    mine = Author(tmp_path)
    mine.edit("pebbles/words/__init__.py", "words = Words(rail, telling, choices, dice, refusals)", "words = rail")
    built = mine.placky("build", "--docs", "docs")
    assert built.returncode == 2
    (said,) = built.stderr.splitlines()
    parts = "rail, telling, choices, dice, refusals, nouns, modifiers"
    assert said == f'rulebook "pebbles": its words() has no {parts}; placky.words.Words says what each one is'


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (
            "__init__.py",
            "rulebook \"pebbles\" (pebbles:rulebook) does not load: KeyError: 'coach' (pebbles/__init__.py:1)",
        ),
        ("words/telling.py", "rulebook \"pebbles\": its words(): KeyError: 'coach' (pebbles/words/telling.py:1)"),
        ("painter.py", "rulebook \"pebbles\": its painter(): KeyError: 'coach' (pebbles/painter.py:1)"),
    ],
)
def test_a_module_that_breaks_at_its_import_is_one_line_with_its_place(tmp_path: Path, file: str, said: str) -> None:
    mine = Author(tmp_path)
    path = mine.folder / "pebbles" / file
    path.write_text("{}['coach']\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    built = mine.placky("build", "--docs", "docs")
    assert (built.returncode, built.stderr.splitlines()) == (2, [said])


def test_an_engine_that_breaks_in_a_match_is_one_line(tmp_path: Path) -> None:
    mine = Author(tmp_path)
    mine.edit(
        "pebbles/engine/turn.py",
        "    while s.winner is None:\n",
        "    while s.winner is None:\n        s.heap // (s.heap - 4)\n",
    )
    played = mine.placky("play", "pebbles", "--seed", "3")
    assert played.returncode == 1
    (line,) = played.stderr.splitlines()
    assert line.endswith("ZeroDivisionError: integer division or modulo by zero (pebbles/engine/turn.py:26)")


def test_a_scenario_that_lays_nothing_on_the_table_is_told_so(tmp_path: Path) -> None:
    mine = Author(tmp_path)
    mine.edit("pebbles/features/rules/turn.feature", "    Given a full heap\n    When Ben", "    When Ben")
    ran = mine.placky("build", "--docs", "docs")
    assert ran.returncode == 0
    (warning,) = ran.stderr.splitlines()
    assert "docs/pebbles/rules/turn.md:3: WARNING: pebbles/features/rules/turn.feature:12: scenario" in warning
    assert '"Out of turn" begins with When; say first what lies on the table: Given ...' in warning


def test_a_misspelt_verb_satisfies_no_scenario_that_speaks_of_a_refusal(tmp_path: Path) -> None:
    mine = Author(tmp_path)
    mine.edit("pebbles/features/steps/turns.py", 'f"take {number}"', 'f"tkae {number}"')
    ran = mine.placky("test", "--rulebook", "pebbles", "-k", "no_more")
    assert ran.returncode == 2
    assert "there is no verb 'tkae 4'; the nearest: take 4" in ran.stderr
    assert ran.stdout.endswith("0 passed, 2 failed\n")


def reworded(folder: Path, answers: str) -> Author:
    """The rulebook with other words for what is forbidden; what the step answers stands as given."""
    mine = Author(folder)
    step = '"rule {rule} forbids it", answers=REFUSAL'
    mine.edit("pebbles/features/steps/turns.py", step, f'"{{rule}} sagt nein"{answers}')
    for path in (mine.folder / "pebbles" / "features").rglob("*.feature"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"rule (\S+) forbids it", r"\1 sagt nein", text), encoding="utf-8")
    return mine


def test_what_answers_a_refusal_may_have_any_words(tmp_path: Path) -> None:
    ran = reworded(tmp_path, ", answers=REFUSAL").placky("test", "--rulebook", "pebbles")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_words_alone_answer_no_refusal(tmp_path: Path) -> None:
    ran = reworded(tmp_path, "").placky("test", "--rulebook", "pebbles", "-k", "no_more")
    assert ran.returncode == 1
    assert "refused by rule P-2: " in ran.stdout + ran.stderr


def test_a_refusal_may_name_rulings_whatever_their_ids_look_like() -> None:
    class Strict:
        def act(self, command: Command) -> None:
            more = Refusal("P-2", "too-late", {}, ("R-1",))
            raise IllegalAction(command["do"], Refusal("P-2", "too-many", {}, ("PR-1", "house-2b"), (more,)))

        def events(self) -> list[Event]:
            return []

    nothing: Any = None
    index: Any = SimpleNamespace(rulings=dict.fromkeys(["PR-1", "house-2b", "R-1", "R-2"]))
    steps = StepBook({})
    watched = WatchedTable(Strict, nothing, "", "", recording=False, index=index, steps=steps, words=nothing)
    watched.is_set_up = True
    watched.act({"do": "take"})
    watched.note(SimpleNamespace(type="when", name="", line_number=1))
    assert watched.fired() == ["P-2", "PR-1", "R-1", "house-2b"]


# ------------------------------------------------------------------ the guide that is made from it


@pytest.mark.parametrize("protocol", [Words, Painter, Match, Advice])
def test_the_guide_names_every_part_of_the_interface(protocol: type) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    names = [name for name in (*protocol.__annotations__, *vars(protocol)) if not name.startswith("_")]
    assert [name for name in names if not re.search(rf"`{name}\b", text)] == []


def test_the_guide_names_every_part_of_the_rulebook_object() -> None:
    from placky.rulebooks import PARTS

    text = GUIDE.read_text(encoding="utf-8")
    assert [name for name in PARTS if f"`{name}" not in text] == []


def test_what_the_guide_includes_is_there() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    found = re.findall(r"```\{literalinclude\} (\S+)\n((?::.*\n)*)", guide)
    assert len(found) == guide.count("{literalinclude}") > 0
    for name, lines in found:
        path = (GUIDE.parent / name).resolve()
        assert {PEBBLES, MAGPIES} & {*path.parents}
        text = path.read_text(encoding="utf-8")
        for marker in re.findall(r":(?:start|end)-(?:at|before|after): (.*)", lines):
            assert marker.strip('"') in text, f"{name}: {marker}"


def test_the_rulebook_is_small_enough_to_be_read() -> None:
    lines = [line for path in (PEBBLES / "pebbles").rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) < 515
