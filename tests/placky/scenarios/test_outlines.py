"""Placeholders, tables and doc strings: each is read by somebody, or is a fault with its line."""

import pytest
from tests.placky.desk import ACTIVATED, Desk, feature

from placky.errors import FeatureFaults
from placky.scenarios.reader import read
from placky.scenarios.steps import StepBook

HEAD = "Feature: F\n  Scenario Outline: Row <n>\n"
ROWS = "    Examples:\n      | n | what |\n      | 1 | <n>  |\n"

FAULTS = {
    "a placeholder in a step": ("    When <n> of <what> or <wat>\n", 3, "wat"),
    "a placeholder in a cell": ("    When <n> of <what>\n      | a     |\n      | <cel> |\n", 5, "cel"),
    "a placeholder in Placky's words": (
        '    When <n> of <what>\n      """placky\n      Once.\n      And <word>.\n      """\n', 6, "word",
    ),
    "a placeholder in a doc string": ('    When <n> of <what>\n      """\n      <doc>\n      """\n', 5, "doc"),
}  # fmt: skip


def faults(desk: Desk, text: str) -> list[tuple[int, str]]:
    with pytest.raises(FeatureFaults) as error:
        read(desk.write(text))
    return [(fault.line, fault.what) for fault in error.value.faults]


@pytest.mark.parametrize(("steps", "line", "name"), FAULTS.values(), ids=FAULTS)
def test_a_placeholder_without_a_column_is_a_fault_with_its_line(desk: Desk, steps: str, line: int, name: str) -> None:
    ((at, what),) = faults(desk, HEAD + steps + ROWS)
    assert at == line
    assert what.startswith(f'no column is called "{name}"; the')


def test_a_placeholder_in_a_name_or_a_description_needs_its_column_too(desk: Desk) -> None:
    text = "Feature: F\n  Scenario Outline: Row <m>\n\n    Of <k>.\n\n    When <n> of <what>\n" + ROWS
    assert [line for line, _ in faults(desk, text)] == [2, 2]


def test_each_of_several_tables_of_examples_needs_the_columns(desk: Desk) -> None:
    text = HEAD + "    When <n> of <what>\n" + ROWS + "    Examples:\n      | n |\n      | 2 |\n"
    assert faults(desk, text) == [(3, 'no column of the examples at line 8 is called "what"; there are: n')]


def test_a_column_that_nobody_uses_is_a_fault_with_its_line(desk: Desk) -> None:
    found = faults(desk, HEAD + "    When <n> of it\n" + ROWS)
    assert found == [(5, 'nothing in this outline says <what>; use the column "what" or take it out')]


def test_a_column_may_be_used_by_the_name_alone(desk: Desk) -> None:
    read(desk.write(HEAD.replace("<n>", "<n>, <what>") + "    When it\n" + ROWS))


def test_a_placeholder_in_a_background_is_a_fault(desk: Desk) -> None:
    text = "Feature: F\n  Background:\n    Given <n>\n" + HEAD.partition("\n")[2] + "    When <n> of <what>\n" + ROWS
    assert faults(desk, text) == [(3, "a Background has no examples, so <n> stays as it is; write it out")]


def test_angle_brackets_of_a_plain_scenario_are_text(desk: Desk) -> None:
    found = read(desk.write('Feature: F\n  Scenario: <b>\n    When <i>\n      """placky\n      <u>\n      """\n'))
    (scenario,) = found.scenarios
    assert (scenario.name, scenario.steps[0].text, scenario.steps[0].words) == ("<b>", "<i>", "<u>")


def test_a_value_that_looks_like_a_placeholder_is_filled_in_once(desk: Desk) -> None:
    found = read(desk.write(HEAD + "    When <what> and <n>\n" + ROWS))
    assert found.scenarios[0].steps[0].text == "<n> and 1"


def test_a_column_may_have_any_signs(desk: Desk) -> None:
    text = (
        "Feature: F\n  Scenario Outline: <a (b)>\n    When <a (b)>\n    Examples:\n      | a (b) |\n      | 1\\\\ |\n"
    )
    (scenario,) = read(desk.write(text)).scenarios
    assert (scenario.name, scenario.steps[0].text) == ("1\\", "1\\")


def test_tests_run_what_pages_show(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    rows = "    Examples:\n      | who | whom |\n      | <whom> | AGUILA |\n"
    outline = "  Scenario Outline: <who>\n    When <who> is activated\n    Then <whom> is standing\n" + rows
    desk.write(feature(outline))
    assert desk.placky("test") == 2
    assert '90_tryout.feature:14: no step means "When <whom> is activated"' in capsys.readouterr().err


@pytest.fixture
def book() -> StepBook:
    """Steps that read a table, a doc string, both perhaps, or nothing."""
    made = StepBook({"number": (r"\d+", int)})

    @made.given("nothing")
    def nothing() -> None:
        """Reads nothing."""

    @made.given("a table")
    def table(datatable: list[list[str]]) -> None:
        """Reads a table."""

    @made.given("a text")
    def text(docstring: str) -> None:
        """Reads a doc string."""

    @made.given("perhaps")
    def perhaps(datatable: list[list[str]] | None = None, docstring: str = "") -> None:
        """Reads what there is."""

    @made.then("done")
    def done() -> None:
        """Claims nothing."""

    return made


TABLE = "      | a |\n      | 1 |\n"
DOC = '      """\n      a\n      """\n'
WORDS = '      """placky\n      a\n      """\n'
UNREAD = {
    "a table under a step that takes none": ("nothing", TABLE, 4, 'the step "nothing" takes no table; take it out'),
    "a doc string under a step that takes none": ("nothing", DOC, 4, 'the step "nothing" takes no doc string; '),
    "no table under a step that needs one": ("a table", "", 3, 'the step "a table" needs a table under it'),
    "no doc string under a step that needs one": ("a text", "", 3, 'the step "a text" needs a doc string under it'),
    "only Placky's words": ("a text", WORDS, 3, 'the step "a text" needs a doc string under it'),
    "a table under a step that takes a doc string": ("a text", TABLE, 4, 'the step "a text" takes no table; take it'),
}


@pytest.mark.parametrize(("step", "below", "line", "what"), UNREAD.values(), ids=UNREAD)
def test_what_no_step_reads_is_a_fault_with_its_line(
    book: StepBook, desk: Desk, step: str, below: str, line: int, what: str
) -> None:
    with pytest.raises(FeatureFaults) as error:
        book.check([read(desk.write(f"Feature: F\n  Scenario: S\n    Given {step}\n{below}    Then done\n"))])
    found = [(fault.line, fault.what) for fault in error.value.faults]
    assert any(at == line and said.startswith(what) for at, said in found), found


@pytest.mark.parametrize(
    ("step", "below"),
    [
        ("nothing", ""),
        ("nothing", WORDS),
        ("a table", TABLE),
        ("a text", DOC),
        *[("perhaps", b) for b in ("", TABLE, DOC)],
    ],
)
def test_what_a_step_reads_is_none(book: StepBook, desk: Desk, step: str, below: str) -> None:
    book.check([read(desk.write(f"Feature: F\n  Scenario: S\n    Given {step}\n{below}    Then done\n"))])


@pytest.mark.parametrize("media", ["Placky", "PLACKY; glad", "plackey", "placky glad", "placky: glad"])
def test_a_doc_string_that_is_nearly_placky_s_is_a_fault(desk: Desk, media: str) -> None:
    (found,) = faults(desk, f'Feature: F\n  Scenario: S\n    When A\n      """{media}\n      a\n      """\n')
    assert found == (4, f"\"{media}\" is nobody's; Placky's words are marked placky, with his mood as in placky; glad")


@pytest.mark.parametrize("command", ["test", "record"])
def test_a_command_refuses_what_no_step_reads(desk: Desk, capsys: pytest.CaptureFixture[str], command: str) -> None:
    desk.pages()
    below = "is activated\n      | lost |\n    Then"
    desk.write(feature(ACTIVATED.replace("is activated\n    Then", below)))
    before = desk.files()
    assert desk.placky(command) == (2 if command == "test" else 1)
    told = capsys.readouterr().err
    assert "90_tryout.feature:1" in told
    assert '15: the step "{player} is activated" takes no table' in told
    assert desk.files() == before or command == "record", "recorded as a scenario that has failed"


@pytest.mark.parametrize("empty", ["    Examples: more\n", "    Examples: more\n      | n | what |\n"])
def test_examples_without_a_row_are_a_fault_with_their_line(desk: Desk, empty: str) -> None:
    found = faults(desk, HEAD + "    When <n> of <what>\n" + ROWS + empty)
    assert found == [(7, "these examples have no row; write one or take them out")]


@pytest.mark.parametrize("where", ["Background:", "Examples:"])
def test_a_description_that_no_page_shows_is_a_fault_with_its_line(desk: Desk, where: str) -> None:
    text = "Feature: F\n  Background:\n    Given A\n" + HEAD.partition("\n")[2] + "    When <n> of <what>\n" + ROWS
    found = faults(desk, text.replace(f"{where}\n", f"{where}\n\n      Lost.\n\n"))
    line = text[: text.index(where)].count("\n") + 1
    what = f"nobody reads the words under this {where.strip(':')}; they belong under a Feature, Rule or scenario"
    assert found == [(line, what)]
