"""What an author gets wrong costs itself: the console and the page say what and where, and all else stands.

Every fault is one of a table; two builds have them all.
"""

import re
from html import unescape
from pathlib import Path

import pytest
from tests.placky.test_outside_rulebook import Author, pages

EXERCISE = "pebbles/exercises/01_last_pebbles"
FEATURE = "pebbles/features/exercises/01_last_pebbles.feature"

BROKEN = """

def _broken(name):
    def broken(*_, **__):
        raise KeyError(f"<b>{name}</b>")
    return broken


"""
PARTS = {
    "words/rail.py": ("step",),
    "words/telling.py": ("tell", "headline", "sound", "legend"),
    "words/choices.py": ("title", "ask", "option", "where"),
    "words/dice.py": ("thrown", "roll_title", "decides", "hands", "faces", "verdicts", "outcome"),
    "painter.py": ("ground", "scene", "figures", "target", "window_size", "follow", "view_box"),
}
"""Module -> the functions in it that pages of walkthroughs ask."""
UNHEARD = {"headline", "where"}
"""Asked by other words alone, and only where two choices have one title."""

TOLD = {
    "a kind of event": (
        "pebbles/words/telling.py",
        "{player} has the last pebble and wins.",
        "{coach} has the last pebble and wins.",
        (
            f'{FEATURE}:11: scenario "Ada leaves four, and Ben rolls a four", frame "Ben rolls": '
            "words().telling.tell of \"game won\": KeyError: 'coach' (pebbles/words/telling.py:31)"
        ),
    ),
    "a state": (
        "pebbles/painter.py",
        '        ada, ben = state["taken"]\n',
        '        ada, ben = state["taken"]\n        ada // (state["heap"] - 2)\n',
        (
            f'{FEATURE}:33: scenario "Ada leaves four, and Ben rolls a two", frame "2: Ben takes 2 pebbles; 2 left": '
            "painter().scene: ZeroDivisionError: integer division or modulo by zero (pebbles/painter.py:31)"
        ),
    ),
    "the shape of an answer": (
        "pebbles/words/choices.py",
        'return say("As many as it shows, if there are so many.") if act["act"]["do"] == "roll" else ""',
        'return 7 if act["act"]["do"] == "roll" else ""',
        (
            f'{FEATURE}:11: scenario "Ada leaves four, and Ben rolls a four", frame "Ada takes 2": '
            'words().choices.option of "choose": gives 7 (int); allowed: str (pebbles/words/choices.py:23)'
        ),
    ),
    "two answers that do not fit": (
        "pebbles/words/dice.py",
        """return [("", say("rolls {face}", rolled))]""",
        """return [("", "a"), ("", "b")][: 1 + (rolled['face'] == "5")]""",
        (
            f'{FEATURE}:26: scenario "Ada leaves four, and Ben rolls too much", frame "5: Ben takes no pebbles; '
            '4 left": what happened: words().dice gives 1 hands and 2 verdicts; allowed: one for each hand'
        ),
    ),
}
"""What is wrong -> file, what stands there, what takes its place, what the console says."""
SCENARIOS = {
    "It does not come so": (
        "When Ada takes 2\n    Then 3 pebbles are left",
        "line {line}, Then 3 pebbles are left: pebbles on the heap: 4, not 3",
        2,
    ),
    "No such step": (
        "When Ada sings",
        'line {line}: no step means "When Ada sings"; the nearest: "{{player}} takes {{number}}"',
        1,
    ),
    "It cannot be": (
        "When Ada takes 2\n    And the die shows 7",
        "line {line}, And the die shows 7: dice: 1 left over; no roll is due: Ben has to decide on turn",
        2,
    ),
    "The engine breaks": (
        "When Ada takes 3\n    And Ben takes 2",
        "line {line}, And Ben takes 2: a step or the table broke at pebbles/engine/turn.py:28: KeyError: 'coach'",
        2,
    ),
    "The engine ends it": (
        "When Ada takes 3\n    And Ben takes 1",
        "line {line}, And Ben takes 1: the process of the engine ended with exit code 0, asked for act(",
        2,
    ),
}
"""A scenario that fails -> its steps, why, and at which of its lines."""
LEFT_OUT = {
    'tag "@rule_Q_9" names no rule of the index': (
        "  @rule_Q_9\n  Scenario: Tagged with nothing\n    When Ada takes 1\n"
    ),
    "begins in another position than those before it": (
        "  Scenario: Elsewhere\n    Given it is Ben's turn\n    When Ben takes 1\n    Then 5 pebbles are left\n"
    ),
    "Placky says something else here than in line 12": (
        '  Scenario: Two minds\n    When Ada takes 2\n      """placky\n      Something else.\n      """\n'
        "    And Ben takes 2\n    Then 2 pebbles are left\n"
    ),
}
"""What is said of a scenario -> the scenario."""


def plain(page: str) -> str:
    """A page as one reads it."""
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page)))


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> tuple[Author, str, str, int]:
    """A project in which much is odd, built once: its folder, what was said on both streams, the exit code."""
    author = Author(tmp_path_factory.mktemp("odd"))
    for name, old, new, _ in TOLD.values():
        author.edit(name, old, new)
    choice = "        number = yield choice(s)\n"
    breaks = '        if number == 2 and s.heap == 3:\n            {}["coach"]\n'
    ends = "        if number == 1 and s.heap == 3:\n            __import__('os')._exit(0)\n"
    author.edit("pebbles/engine/turn.py", choice, choice + breaks + ends)
    author.edit("pebbles/features/rules/heap.feature", "  Scenario Outline:", "  Scenario Outline A heap:")
    path = author.folder / FEATURE
    more = "".join(f"\n  Scenario: {name}\n    {steps}\n" for name, (steps, _, _) in SCENARIOS.items())
    path.write_text(path.read_text("utf-8") + more + "\n" + "\n".join(LEFT_OUT.values()), "utf-8")
    built = author.placky("build", "--docs", "docs")
    return author, built.stdout, built.stderr, built.returncode


def line_of(author: Author, text: str) -> int:
    """Where a text stands in the exercise."""
    lines = (author.folder / FEATURE).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_a_build_with_failing_scenarios_says_how_many_faults_there_are(odd: tuple[Author, str, str, int]) -> None:
    author, out, err, code = odd
    assert code == 2, "a feature that cannot be read"
    done = out.splitlines()[-2]
    assert done == (
        f"Done, with {err.count('WARNING: ')} faults, told above and on the pages. Open docs/_build/html/index.html"
    )
    assert "Traceback" not in err
    assert (pages(author) / "pebbles/rules/last.html").is_file()


@pytest.mark.parametrize("what", TOLD)
def test_words_and_a_painter_cost_one_frame(odd: tuple[Author, str, str, int], what: str) -> None:
    author, _, err, _ = odd
    said = TOLD[what][3]
    assert said in err
    fault = said.partition('": ')[2]
    assert f"Something is wrong here {fault}" in plain((pages(author) / f"{EXERCISE}.html").read_text("utf-8"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_that_fails_is_told_with_its_reason(odd: tuple[Author, str, str, int], name: str) -> None:
    author, _, err, _ = odd
    _, why, below = SCENARIOS[name]
    line = line_of(author, f"Scenario: {name}")
    reason = why.format(line=line + below)
    assert f'{FEATURE}:{line}: WARNING: scenario "{name}" failed: {reason}' in err
    assert f"{FEATURE}:{line}: {name}: {reason}" in err
    page = plain((pages(author) / f"{EXERCISE}.html").read_text("utf-8"))
    assert f'{FEATURE}:{line}: scenario "{name}" has failed: {reason}' in page


@pytest.mark.parametrize("what", LEFT_OUT)
def test_a_scenario_that_does_not_fit_is_told(odd: tuple[Author, str, str, int], what: str) -> None:
    author, _, err, _ = odd
    assert what in err
    assert what in plain((pages(author) / f"{EXERCISE}.html").read_text("utf-8"))


def test_the_rest_of_the_exercise_stands(odd: tuple[Author, str, str, int]) -> None:
    author, _, _, _ = odd
    page = (pages(author) / f"{EXERCISE}.html").read_text("utf-8")
    assert page.count("Ending: ") == 6
    assert "All 6 rolls of one die" in plain(page)
    assert page.count("<img ") == page.count('class="frame is-') == 12


def test_a_feature_that_is_no_gherkin_costs_its_own_page(odd: tuple[Author, str, str, int]) -> None:
    author, _, err, _ = odd
    what = "cannot be read as Gherkin: expected: "
    assert f"pebbles/features/rules/heap.feature:12: {what}" in err
    page = plain((pages(author) / "pebbles/rules/heap.html").read_text("utf-8"))
    assert f"pebbles/features/rules/heap.feature:12: {what}" in page
    assert "P-1-a" in page, "what the rule says stands there all the same"


def test_a_fault_is_told_again_until_it_is_mended(odd: tuple[Author, str, str, int]) -> None:
    author, _, err, _ = odd
    again = author.placky("build", "--docs", "docs")
    assert sorted(again.stderr.splitlines()) == sorted(err.splitlines())
    for name, old, new, _ in TOLD.values():
        author.edit(name, new, old)
    mended = author.placky("build", "--docs", "docs")
    page = plain((pages(author) / f"{EXERCISE}.html").read_text("utf-8"))
    assert [said for *_, said in TOLD.values() if said in mended.stderr] == []
    assert "words()." not in page
    assert "Ada has the last pebble and wins." in page


@pytest.fixture(scope="module")
def hopeless(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, int]:
    """A project in which every function of words and painter breaks: its pages, the warnings, the exit code."""
    author = Author(tmp_path_factory.mktemp("hopeless"))
    for module, names in PARTS.items():
        path = author.folder / "pebbles" / module
        home = "setattr(Painter, name, _broken(name))" if module == "painter.py" else "globals()[name] = _broken(name)"
        path.write_text(f"{path.read_text('utf-8')}{BROKEN}for name in {names}:\n    {home}\n", "utf-8")
    built = author.placky("build", "--docs", "docs", "--strict")
    return pages(author), built.stderr, built.returncode


@pytest.mark.parametrize("name", sorted({name for names in PARTS.values() for name in names} - UNHEARD))
def test_whatever_function_breaks_its_page_stands_and_says_so(hopeless: tuple[Path, str, int], name: str) -> None:
    out, err, code = hopeless
    assert code == 1
    source = (out / f"{EXERCISE}.html").read_text("utf-8")
    reason = re.compile(
        rf"(?:painter\(\)|words\(\)\.\w+)\.{name}\b[^:]*: KeyError: '<b>{name}</b>' \(pebbles/\S+\.py:\d+\)"
    )
    assert reason.search(err)
    assert reason.search(plain(source))
    assert f"<b>{name}</b>" not in source, "a reason is text"
    assert source.count('class="frame is-') == 11
