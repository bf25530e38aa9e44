"""Step definitions: a text means one step, and what it means is typed."""

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, CAUGHT, Desk, feature

from placky.errors import FeatureFaults
from placky.scenarios.features import Feature
from placky.scenarios.reader import read
from placky.scenarios.steps import REFUSAL, StepBook


@pytest.fixture
def book() -> StepBook:
    """Three steps about numbers and colours."""
    made = StepBook({"number": (r"\d+", int), "colour": (r"[a-z]+", str), "what": (r"\w+", str)})

    @made.given("{number} balls?(?: of {colour})?")
    def balls(number: int, colour: str | None) -> tuple[int, str | None]:
        """So many balls."""
        return number, colour

    @made.when("the {colour} ball rolls")
    def rolls(colour: str) -> str:
        """One ball rolls."""
        return colour

    @made.when("the {one:what} ball (?P<how>stops|rests)")
    def stops(one: str, how: str) -> tuple[str, str]:
        """One ball stops."""
        return one, how

    return made


def feature_of(desk: Desk, *steps: str) -> Feature:
    """A feature of one scenario with these steps."""
    listed = "\n".join(f"    {step}" for step in steps)
    return read(desk.write(f"Feature: F\n  Scenario: S\n{listed}\n"))


def test_a_text_finds_the_one_step_of_its_kind(book: StepBook) -> None:
    assert [d.doc for d in book.matching("when", "the red ball rolls")] == ["One ball rolls."]
    assert [d.doc for d in book.matching("given", "3 balls of red")] == ["So many balls."]
    assert book.matching("given", "the red ball rolls") == []
    assert book.matching("when", "the red ball rolls away") == []
    assert book.matching("when", "Look, the red ball rolls") == []


def test_patterns_are_shown_without_their_types_and_with_brackets_for_what_may_be_missing(book: StepBook) -> None:
    assert [d.pattern for d in book.definitions] == [
        "{number} ball[s][ of {colour}]", "the {colour} ball rolls", "the {one} ball (stops|rests)",
    ]  # fmt: skip


def test_a_step_answers_what_its_definition_says(book: StepBook) -> None:
    book.then("{colour} darf das nicht", answers=REFUSAL)(lambda: None)
    assert book.answer("then", "rot darf das nicht") == REFUSAL
    assert book.answer("when", "rot darf das nicht") == ""
    assert book.answer("then", "rule 1.01 forbids it") == ""


def test_a_step_answers_nothing_that_nobody_asks(book: StepBook) -> None:
    with pytest.raises(ValueError, match='a step cannot answer "refusals"; allowed: refusal, position, dice'):
        book.then("{colour} may not", answers="refusals")


def test_features_whose_steps_all_mean_one_thing_pass(book: StepBook, desk: Desk) -> None:
    book.check([feature_of(desk, "Given 3 balls", "When the red ball rolls", "And the red ball stops")])


def test_an_unknown_step_is_named_with_file_line_and_the_nearest_step(book: StepBook, desk: Desk) -> None:
    with pytest.raises(FeatureFaults) as error:
        book.check([feature_of(desk, "Given 3 balls", "When the red ball flies", "Then it is gone")])
    assert str(error.value).splitlines() == [
        (
            'features/takkure/exercises/90_tryout.feature:4: no step means "When the red ball flies"; '
            'the nearest: "the {colour} ball rolls"'
        ),
        'features/takkure/exercises/90_tryout.feature:5: no step means "Then it is gone"',
    ]


def test_an_ambiguous_step_is_named_with_both_patterns(book: StepBook, desk: Desk) -> None:
    @book.when("the {colour} ball {one:what}")
    def anything(colour: str, one: str) -> None:
        """Takes the others' words."""

    with pytest.raises(FeatureFaults) as error:
        book.check([feature_of(desk, "When the red ball rolls")])
    assert str(error.value) == (
        'features/takkure/exercises/90_tryout.feature:3: "the red ball rolls" is ambiguous: '
        '"the {colour} ball rolls" and "the {colour} ball {one}" both take it; make one pattern narrower'
    )


def test_a_background_step_that_means_nothing_is_named_once(book: StepBook, desk: Desk) -> None:
    text = "Feature: F\n  Background:\n    Given no ball\n  Scenario: S\n    When the red ball rolls\n"
    twice = text + "  Scenario: T\n    When the red ball rolls\n"
    with pytest.raises(FeatureFaults) as error:
        book.check([read(desk.write(twice))])
    assert [(fault.line, fault.what.partition(";")[0]) for fault in error.value.faults] == [
        (3, 'no step means "Given no ball"')
    ]


def test_a_test_refuses_an_unknown_step_with_exit_code_2_and_writes_nothing(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages(tryout="# Try-out\n\n```{exercise} 90_tryout\n```\n")
    desk.write(feature(ACTIVATED.replace("AGUILA is activated\n    Then", "AGUILA is asleep\n    Then")))
    before = desk.files()
    assert desk.placky("test") == 2
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 1)
    assert told.err.startswith('features/takkure/exercises/90_tryout.feature:14: no step means "When AGUILA is asleep"')
    assert desk.files() == before


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("AGUILA is activated\n    Then", "AGUILA is asleep\n    Then", 'no step means "When AGUILA is asleep"'),
        ("Then Yamato has", "Then Yamato owns", 'no step means "Then Yamato owns 3'),
    ],
)
def test_a_build_tells_a_step_that_there_is_not_and_the_scenario_alone_has_failed(
    desk: Desk, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    desk.pages(tryout="# Try-out\n\n```{exercise} 90_tryout\n```\n")
    assert old in ACTIVATED
    desk.write(feature(ACTIVATED.replace(old, new), CAUGHT))
    assert desk.placky("build") == 1
    assert said in capsys.readouterr().err
    assert "Caught" in (desk.docs / "_build" / "html" / desk.game / "tryout.html").read_text(encoding="utf-8")


def test_a_test_refuses_an_ambiguous_step_with_exit_code_2_and_writes_nothing(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages(tryout="# Try-out\n\n```{exercise} 90_tryout\n```\n")
    desk.write(feature(ACTIVATED))
    actions = desk.features / "steps" / "actions.py"
    more = '\n\n@when("AGUILA is activated")\ndef again(table: Any) -> None:\n    """Once more."""\n'
    actions.write_text(actions.read_text(encoding="utf-8") + more, encoding="utf-8")
    before = desk.files()
    assert desk.placky("test") == 2
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 1)
    assert '90_tryout.feature:14: "AGUILA is activated" is ambiguous: ' in told.err
    assert desk.files() == before


def test_a_step_definition_of_the_rulebook_has_a_docstring_and_stands_under_a_concept(desk: Desk) -> None:
    desk.write(feature(ACTIVATED, background=BACKGROUND))
    assert desk.placky("test") == 0
    definitions = desk.book.steps.definitions
    assert len(definitions) > 30
    assert [d.pattern for d in definitions if not d.doc or not d.concept] == []
    assert len({d.concept for d in definitions}) == 7
