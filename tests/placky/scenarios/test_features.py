"""Feature files: every fault by file and line, before anything runs and with nothing written."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from gherkin.dialect import DIALECTS
from tests.placky.desk import ACTIVATED, BACKGROUND, HEAD, Desk, feature

from placky.errors import FeatureFaults
from placky.scenarios import outlines, pickles, reader, slips, tags
from placky.scenarios.features import Feature, dialect, digest_of, keywords
from placky.scenarios.notes import _code, notes
from placky.scenarios.reader import read, read_all
from placky.scenarios.tags import Known

KNOWN = Known(("1.01", "1.20"), ("1.20-d",))
TOP = "@rule_1_01\nFeature: F\n"
ONE = "  Scenario: S\n    When A\n"
OUTLINE = TOP + "  Scenario Outline: S\n    When <x>\n"
EXAMPLES = OUTLINE + "    Examples:\n"

FAULTS: dict[str, tuple[str | bytes, int, str]] = {
    "a syntax error": (TOP + ONE + "  nonsense\n", 5, "cannot be read as Gherkin: expected:"),
    "a doc string that never ends": (TOP + ONE + '      """placky\n      x\n', 7, "cannot be read as Gherkin"),
    "rows of different length": (TOP + ONE + "    | a | b |\n    | c |\n", 6, "cannot be read as Gherkin: incon"),
    "two features in a file": (TOP + ONE + "Feature: G\n", 5, "cannot be read as Gherkin"),
    "an unknown language": ("# language: xx\n" + TOP + ONE, 1, "cannot be read as Gherkin: Language not supported: xx"),
    "a byte-order mark": ("\ufeff" + TOP + ONE, 1, "starts with a byte-order mark; save it as UTF-8 without one"),
    "UTF-16": ((TOP + ONE).encode("utf-16"), 1, "starts with a byte-order mark"),
    "Latin-1": (TOP.encode() + "  Scenario: Été\n    When A\n".encode("latin-1"), 3, "is not UTF-8; save it as UTF-8"),
    "CR line ends": ((TOP + ONE).replace("\n", "\r"), 1, "has CR line ends; save it with LF or CRLF"),
    "one CR line end": (TOP + ONE.replace("S\n", "S\r") + ONE, 3, "has CR line ends; save it with LF or CRLF"),
    "an empty file": ("", 1, 'no feature in this file; it starts with a line "Feature: ..."'),
    "a file of comments": ("# nothing\n\n# here\n", 1, "no feature in this file"),
    "no scenario": (TOP, 2, "no scenario in this feature; write at least one"),
    "a background alone": (TOP + "  Background:\n    Given A\n", 2, "no scenario in this feature"),
    "an empty Rule": (TOP + "  Rule: R\n", 2, "no scenario in this feature"),
    "a scenario without steps": (TOP + "  Scenario: S\n", 3, 'scenario "S" has no steps'),
    "a scenario without a name": (TOP + "  Scenario:\n    When A\n", 3, "a scenario has no name"),
    "two scenarios of one name": (TOP + ONE + ONE, 5, 'a second scenario is called "S" (the first: line 3)'),
    "two of one name under different Rules": (
        TOP + "  Rule: R\n" + ONE + "  Rule: Q\n" + ONE, 7, 'a second scenario is called "S" (the first: line 4)',
    ),
    "two Rules of one name": (
        TOP + "  Rule: R\n" + ONE + "  Rule: R\n" + ONE.replace("Scenario: S", "Scenario: T"), 6,
        'a second Rule is called "R"; rename one',
    ),
    "a first step And": (TOP + "  Scenario: S\n    And A\n", 4, 'a first step cannot be "And"; begin with Given'),
    "a first step *": (TOP + "  Scenario: S\n    * A\n", 4, 'a first step cannot be "*"'),
    "a first step But in a background": (TOP + "  Background:\n    But A\n" + ONE, 4, 'a first step cannot be "But"'),
    "a tag with a dot": ("@rule_1.20\n" + TOP + ONE, 1, 'tag "@rule_1.20" names no rule of the index; the nearest: '),
    "an unknown statement": (TOP + "  @s_1_01_zz\n" + ONE, 3, 'tag "@s_1_01_zz" names no statement of the index'),
    "no rule tag": ("Feature: F\n" + ONE, 2, 'scenario "S" has no rule tag; tag it, its Rule or the feature'),
    "an unknown rule": (
        "@rule_9_99\nFeature: F\n" + ONE, 1, 'tag "@rule_9_99" names no rule of the index; the',
    ),
    "an outline without examples": (OUTLINE, 3, 'outline "S" has no example rows'),
    "an outline with a head alone": (EXAMPLES + "      | x |\n", 3, 'outline "S" has no example rows'),
    "an outline with the same row twice": (
        EXAMPLES + "      | x |\n      | 1 |\n      | 1 |\n", 8, "this row is the same as line 7; take one out",
    ),
    "an outline with the same column twice": (
        EXAMPLES + "      | x | x |\n      | 1 | 2 |\n", 6, 'two columns are called "x"; rename one',
    ),
    "a hint without words": (
        TOP + ONE + '      """placky; dry\n      x\n      ?\n      """\n', 5, "a line with a question mark alone",
    ),
    "two hints": (
        TOP + ONE + '      """placky; dry\n      ?\n      x\n      ?\n      y\n      """\n', 5, "a line with",
    ),
    "a mood that Placky does not have": (
        TOP + ONE + '      """placky; angry\n      x\n      """\n', 5, 'Placky has no mood "angry"; allowed: calm,',
    ),
}  # fmt: skip


def faults(desk: Desk, content: str | bytes) -> list[str]:
    """What is wrong with a file, one line a fault."""
    path = desk.write(content)
    with pytest.raises(FeatureFaults) as error:
        read(path, KNOWN)
    return str(error.value).splitlines()


@pytest.mark.parametrize(("content", "line", "what"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_one_line_with_file_line_and_what_is_wrong(
    desk: Desk, content: str | bytes, line: int, what: str
) -> None:
    found = faults(desk, content)
    place = f"features/takkure/exercises/90_tryout.feature:{line}: "
    assert any(one.startswith(place) and what in one for one in found), found
    assert all(one.startswith("features/takkure/exercises/90_tryout.feature:") for one in found)


@pytest.mark.parametrize("command", ["test", "build", "record", "rules"])
@pytest.mark.parametrize("name", FAULTS)
def test_every_command_refuses_a_faulty_feature_with_exit_code_2_and_writes_nothing(
    desk: Desk, capsys: pytest.CaptureFixture[str], name: str, command: str
) -> None:
    content, line, what = FAULTS[name]
    if "unknown rule" in name:
        what = 'tag "@rule_9_99" names no rule of the index; the'
    if "| x" in str(content):
        content = str(content).replace("When <x>", "When AGUILA is activated")
    desk.pages(tryout="# Try-out\n\n```{exercise} 90_tryout\n```\n")
    desk.write(content)
    before = desk.files()
    code = desk.placky(command)
    told = capsys.readouterr()
    assert f"90_tryout.feature:{line}: {what}" in told.err
    if name in ("two scenarios of one name", "two of one name under different Rules") and command != "test":
        assert code == 1
        return
    assert (code, told.out) == (2, "")
    assert "Traceback" not in told.err
    assert desk.files() == before


def test_the_faults_of_all_files_come_at_once_each_file_in_order_of_lines(desk: Desk) -> None:
    paths = [
        desk.write(TOP + ONE + "  @rule-9\n" + ONE, "exercises/91_one.feature"),
        desk.write("", "exercises/92_two.feature"),
        desk.features / "exercises" / "93_missing.feature",
        desk.write(feature(ACTIVATED), "exercises/94_good.feature"),
    ]
    with pytest.raises(FeatureFaults) as error:
        read_all(paths, KNOWN)
    where = [(fault.path.name, fault.line) for fault in error.value.faults]
    assert where == [("91_one.feature", 5), ("91_one.feature", 6), ("92_two.feature", 1), ("93_missing.feature", 1)]
    assert "cannot be read: No such file or directory" in str(error.value)


def test_a_good_feature_is_read_with_its_lines_words_and_tags(desk: Desk) -> None:
    text = HEAD.format(name="Read me") + BACKGROUND + (
        "  @rule_1_20 @s_1_20_d\n"
        "  Scenario: One\n\n    Said first.\n\n"
        '    When AGUILA is activated\n      """placky; glad\n      Well *done*.\n      """\n'
        "    And GARRA waits\n    Then it is so\n\n"
        "  Scenario Outline: Row <n>\n    When <n> of <what>\n\n"
        "    Examples:\n      | n | what |\n      | 1 | them |\n      | 2 | us   |\n"
    )  # fmt: skip
    found = read(desk.write(text), KNOWN)
    one, first, second = found.scenarios
    assert (found.name, found.description, found.tags) == ("Read me", "Two figures and a ball.", ("@rule_1_01",))
    assert (one.name, one.line, one.row, one.description) == ("One", 14, None, "Said first.")
    assert (one.rules, one.statements, one.background) == (("1.01", "1.20"), ("1.20-d",), 2)
    assert [(s.kind, s.text, s.line) for s in one.steps[2:]] == [
        ("when", "AGUILA is activated", 18), ("when", "GARRA waits", 22), ("then", "it is so", 23),
    ]  # fmt: skip
    assert (one.steps[2].words, one.steps[2].mood) == ("Well *done*.", "glad")
    assert one.steps[1].table[0] == ("player", "at", "ball")
    assert [(s.name, s.line, s.row) for s in (first, second)] == [("Row 1", 25, 30), ("Row 2", 25, 31)]
    assert [s.steps[-1].text for s in (first, second)] == ["1 of them", "2 of us"]
    assert second.example == (("n", "2"), ("what", "us"))


def test_windows_line_ends_change_neither_what_is_read_nor_its_digest(desk: Desk) -> None:
    text = feature(ACTIVATED)
    plain = read(desk.write(text), KNOWN)
    windows = read(desk.write(text.replace("\n", "\r\n").encode()), KNOWN)
    assert windows == plain
    assert digest_of(text.encode()) == digest_of(text.replace("\n", "\r\n").encode()) == plain.digest
    assert digest_of(text.encode()) != digest_of((text + "\n").encode())


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], tuple[Feature, bool]]:
    """Give a function that reads a file as a new process would, and says whether it was parsed."""
    parsed: list[tuple[Any, ...]] = []
    real = reader._parsed

    def noting(*given: Any) -> Any:
        parsed.append(given)
        return real(*given)

    monkeypatch.setattr(reader, "_parsed", noting)

    def fresh(path: Path) -> tuple[Feature, bool]:
        reader._read.cache_clear()
        before = len(parsed)
        with notes.under(tmp_path / "notes"):
            return read(path, KNOWN), len(parsed) > before

    return fresh


def test_what_was_read_is_noted_for_the_next_process(
    noted: Callable[[Path], tuple[Feature, bool]], tmp_path: Path
) -> None:
    path = tmp_path / "one.feature"
    path.write_text(TOP + ONE, encoding="utf-8")
    first, parsed = noted(path)
    assert parsed
    assert noted(path) == (first, False)
    path.write_text(TOP + ONE.replace("Scenario: S", "Scenario: T"), encoding="utf-8")
    changed, parsed = noted(path)
    assert parsed
    assert [scenario.name for scenario in changed.scenarios] == ["T"]


@pytest.mark.parametrize("module", [reader, slips, tags, pickles, outlines])
def test_a_note_is_of_no_use_once_a_module_that_reads_is_another(
    noted: Callable[[Path], tuple[Feature, bool]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType
) -> None:
    """Else a slip that was let through before would be let through for ever."""
    path = tmp_path / "one.feature"
    path.write_text(TOP + ONE, encoding="utf-8")
    noted(path)
    real = Path.read_bytes
    changed = Path(str(module.__file__))
    monkeypatch.setattr(Path, "read_bytes", lambda file: real(file) + b"#" * (file == changed))
    _code.cache_clear()
    assert noted(path)[1]
    monkeypatch.undo()
    _code.cache_clear()


@pytest.mark.parametrize("rubbish", [b"", b"nonsense", b"\x80\x05N.", b"(lp0\n."])
def test_a_damaged_note_is_written_anew(
    noted: Callable[[Path], tuple[Feature, bool]], tmp_path: Path, rubbish: bytes
) -> None:
    path = tmp_path / "one.feature"
    path.write_text(TOP + ONE, encoding="utf-8")
    first, _ = noted(path)
    (note,) = (tmp_path / "notes").iterdir()
    note.write_bytes(rubbish)
    assert noted(path) == (first, True)
    assert noted(path) == (first, False)


def test_a_fault_is_found_every_time(noted: Callable[[Path], tuple[Feature, bool]], tmp_path: Path) -> None:
    path = tmp_path / "one.feature"
    path.write_text(TOP, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(FeatureFaults):
            noted(path)
    assert not (tmp_path / "notes").exists()


# ------------------------------------------------------------------ every language of Gherkin

FRENCH = """# language: fr
Fonctionnalité: F
  Plan du scénario: Une balle <n>
    Sachant qu'une balle est là
    * une autre
    Quand elle roule
    Et qu'elle tombe
    Alors <n>
    Exemples:
      | n |
      | 1 |
"""


def test_what_a_keyword_means_is_read_in_every_language(desk: Desk) -> None:
    (scenario,) = read(desk.write(FRENCH)).scenarios
    assert [step.kind for step in scenario.steps] == ["given", "given", "when", "when", "then"]
    assert [step.said for step in scenario.steps[::3]] == ["Sachant qu'une balle est là", "Et qu'elle tombe"]


def test_an_outline_without_rows_is_a_fault_in_every_language(desk: Desk) -> None:
    with pytest.raises(FeatureFaults, match=r'90_tryout\.feature:3: outline "Une balle <n>" has no example rows'):
        read(desk.write(FRENCH.partition("    Exemples")[0]))


def unlike(language: str) -> bool:
    """Does each of its words for a step mean one kind alone?"""
    return len(set(keywords(language).values())) == len(keywords(language))


@pytest.mark.parametrize("language", sorted(filter(unlike, DIALECTS)))
def test_what_pages_call_a_step_is_read_as_that_step_again(desk: Desk, language: str) -> None:
    said, words = keywords(language), dialect(language)
    steps = "".join(f"    {said[kind]}x\n" for kind in ("given", "when", "then", "and"))
    head = f"# language: {language}\n{words.feature_keywords[0]}: F\n  {words.scenario_keywords[0]}: S\n"
    (scenario,) = read(desk.write(head + steps)).scenarios
    assert [step.kind for step in scenario.steps] == ["given", "when", "then", "then"]


def test_a_language_that_gherkin_does_not_know_is_said() -> None:
    with pytest.raises(ValueError, match='Gherkin knows no language "xx"'):
        keywords("xx")
