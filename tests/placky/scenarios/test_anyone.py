"""Feature files from elsewhere: what Gherkin's parser takes is read, nothing is lost, the rest has a line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from gherkin.dialect import DIALECTS

from placky.errors import FeatureFaults
from placky.scenarios.anyone import MOST, read_anyone
from placky.scenarios.features import ANY, Feature, dialect
from placky.storyboard.paper import paper_stories, written

Read = Callable[..., Feature]


@pytest.fixture
def reading(tmp_path: Path) -> Read:
    """Write a text, or bytes, as a feature file and read it."""

    def read(text: str | bytes, name: str = "some.feature") -> Feature:
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return read_anyone(path)

    return read


@pytest.mark.parametrize("language", sorted(DIALECTS))
def test_every_language_is_read_with_its_keywords_as_written(reading: Read, language: str) -> None:
    words = dialect(language)
    kinds = [words.given_keywords, words.when_keywords, words.then_keywords, words.and_keywords, words.but_keywords]
    steps = [f"{next(word for word in found if word != ANY)}{n}" for n, found in enumerate(kinds)]
    head = f"{words.feature_keywords[0]}: F\n{words.scenario_keywords[0]}: S\n"
    feature = reading(f"# language: {language}\n{head}" + "".join(f"  {step}\n" for step in steps))
    assert feature.language == language
    assert [step.said for step in feature.scenarios[0].steps] == steps
    assert [step.text for step in feature.scenarios[0].steps] == list("01234")


@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbfFeature: F\n  Scenario: S\n    When it is done\n",
        "Feature: F\n  Scenario: S\n    When it is done\n".encode("utf-16"),
        b"Feature: F\r\n  Scenario: S\r\n    When it is done\r\n",
        b"Feature: F\r  Scenario: S\r    When it is done\r",
    ],
    ids=["byte-order mark", "UTF-16", "CRLF", "CR"],
)
def test_however_it_was_saved(reading: Read, data: bytes) -> None:
    feature = reading(data)
    assert (feature.name, [step.said for step in feature.scenarios[0].steps]) == ("F", ["When it is done"])


def test_markdown_is_read_as_gherkin_takes_it(reading: Read) -> None:
    table = "  | pebbles |\n  | ------- |\n  | six     |\n"
    text = f"# Feature: F\n\n## Scenario: S\n\n* Given a heap\n\n{table}\n* When I take one\n"
    (scenario,) = reading(text, "some.feature.md").scenarios
    assert [(step.text, step.table) for step in scenario.steps] == [
        ("a heap", (("pebbles",), ("six",))), ("I take one", ()),
    ]  # fmt: skip


def test_stars_and_conjunctions_may_come_first_and_each_does_something(reading: Read) -> None:
    text = "Feature: F\nScenario: S\n* one\nAnd two\n* three\nThen four\n"
    (paper,) = paper_stories(reading(text))
    assert [frame.title for frame in paper.story.frames] == ["Begin", "one", "two", "three"]
    assert paper.story.frames[-1].lines == ["* three", "Then four"]


def test_a_given_after_a_when_begins_a_frame_and_givens_alone_are_one(reading: Read) -> None:
    text = "Feature: F\nScenario: S\nWhen one\nGiven two\nScenario: T\nGiven three\n"
    first, second = paper_stories(reading(text))
    assert [frame.title for frame in first.story.frames] == ["Begin", "one", "two"]
    assert [frame.title for frame in second.story.frames] == ["three"]


def test_scenarios_that_begin_alike_share_frames_and_others_have_a_walk_of_their_own(reading: Read) -> None:
    text = """Feature: F
      Background:
        Given a heap
      Scenario: One
        When I take one
        Then five are left
      Scenario: Two
        When I take two
      Scenario: Again
        When I take one
        Then five are left
        And it is your turn
      Scenario: Other
        Given a second heap
        When I take one
    """
    alike, other = paper_stories(reading(text))
    assert [(frame.title, frame.asks, frame.endings) for frame in alike.story.frames] == [
        ("a heap", "coach", []), ("I take one", "end", ["One"]), ("I take two", "end", ["Two"]),
        ("I take one", "end", ["Again"]),
    ]  # fmt: skip
    assert (alike.story.name, other.story.name) == ("One", "Other")
    assert len({frame.id for paper in (alike, other) for frame in paper.story.frames}) == 6


def test_unnamed_and_same_named_parts_are_told_apart(reading: Read) -> None:
    text = """Feature:
      Scenario:
        When one
      Scenario: S
        When one
      Scenario: S
        When two
      Rule:
        Scenario Outline: O
          When <n>
          Examples: First
            Some words.
            | n |
            | 1 |
            | 2 |
          Examples:
            | n |
            | 1 |
      Rule:
        Scenario: S
          When three
    """
    feature = reading(text)
    assert [scenario.name for scenario in feature.scenarios] == [
        "Line 2", "S", "S (2)", "O: 1", "O: 2", "O: 1 (2)", "S (3)",
    ]  # fmt: skip
    assert list(feature.groups) == ["Rule", "Rule (2)"]
    assert [scenario.examples for scenario in feature.scenarios[3:6]] == ["First\n\nSome words."] * 2 + [""]
    ended = [name for paper in paper_stories(feature) for frame in paper.story.frames for name in frame.endings]
    assert sorted(ended) == sorted(scenario.name for scenario in feature.scenarios)


def test_an_outline_without_rows_and_a_scenario_without_steps_are_shown_as_they_stand(reading: Read) -> None:
    text = "Feature: F\nScenario Outline: O\nWhen <n>\nExamples:\n| n |\nScenario: S\n"
    feature = reading(text)
    assert [(one.name, [step.text for step in one.steps]) for one in feature.scenarios] == [("O", ["<n>"]), ("S", [])]
    assert [[frame.title for frame in paper.story.frames] for paper in paper_stories(feature)] == [["Begin", "<n>"]]


def test_both_backgrounds_and_their_words_come_first(reading: Read) -> None:
    text = """Feature: F
      Background: Outside
        Some words.
        Given a
      Rule: R
        Background:
          Given b
        Scenario: S
          Given c
    """
    (scenario,) = reading(text).scenarios
    assert [step.text for step in scenario.steps] == ["a", "b", "c"]
    assert scenario.before == "Outside\n\nSome words."


def test_a_step_is_written_as_it_stands(reading: Read) -> None:
    text = '''Feature: F
  Scenario: S
    Given "quotes" -- and ... dots
      | a\\|b | c\\n d |
      | e    |        |
    * text
      """json
      {"a": 1}

        deeper
      """
'''
    (scenario,) = reading(text).scenarios
    assert [line for step in scenario.steps for line in written(step)] == [
        'Given "quotes" -- and ... dots', "  | a\\|b | c\\n d |", "  | e    |       |",
        "* text", '  """json', '  {"a": 1}', "", "    deeper", '  """',
    ]  # fmt: skip


@pytest.mark.parametrize("what", MOST)
def test_what_is_far_too_much_is_named_with_its_limit_at_once(reading: Read, what: str) -> None:
    rows = "".join(f"| {n} |\n" for n in range(MOST["scenarios"] + 1))
    steps = "* <n>\n" * 11
    cells = "".join(f"|{'x|' * 250}\n" for _ in range(MOST["table cells"] // 250 + 1))
    text = {
        "scenarios": f"Scenario Outline: O\nExamples:\n| n |\n{rows}",
        "steps": f"Scenario Outline: O\n{steps}Examples:\n| n |\n{rows[: rows.index('| 4999 |')]}",
        "table cells": f"Scenario: S\nGiven a table\n{cells}",
    }[what]
    with pytest.raises(FeatureFaults) as found:
        reading(f"Feature: F\n{text}")
    assert f" {what}; allowed: {MOST[what]:,}" in str(found.value)
    assert ":2: " in str(found.value)


def test_what_no_parser_takes_has_its_line_and_says_what_may_stand_there(reading: Read) -> None:
    with pytest.raises(FeatureFaults) as found:
        reading("Feature: F\n  Scenario: S\n    Given a\n    nonsense\n")
    (line,) = str(found.value).splitlines()
    assert ":4: cannot be read as Gherkin: expected: " in line
    assert "a step" in line
    assert "#" not in line.partition("Gherkin: ")[2].replace("# language", "")


def test_a_file_that_is_no_text_is_one_line(reading: Read) -> None:
    with pytest.raises(FeatureFaults, match=r":2: is not UTF-8; save it as UTF-8"):
        reading(b"Feature: F\n\xff\xfe\n")
