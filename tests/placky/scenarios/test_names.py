"""Names in steps: each is checked against what exists, so that no claim is true because of a slip."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, DODGED, Desk, at_desk, feature

TAKKURE = {
    # a claim that would be true for ever, and what is said of it
    "fell happened to GARAR never": '"GARAR" is no player here; the nearest: GARRA',
    "falls happened to GARRA never": '"falls" is no kind of event with a player; the nearest: fell',
    "kick off begun happened to GARRA never": '"kick off begun" is no kind of event with a player',
    "rule 9.99 was not at work": '"9.99" is no rule or ruling; ',
    "ruling R-999 was not at work": '"R-999" is no rule or ruling; ',
    "rule R-1 was not at work": '"R-1" is no rule or ruling; ',
    "AGUILA can choose mark and sleep": '"sleep" is no verb; ',
    "Yamatto has 3 activation tokens left": '"Yamatto" is no team here; the nearest: Yamato',
    "the tokens on the pitch are pression": '"pression" is no token; ',
    'AGUILA used "Sprnt"': '"Sprnt" is no skill or play card; the nearest: Sprint',
    "AGUILA needs 4 or less on STA": '"STA" is no characteristic; ',
}


@pytest.mark.parametrize("claim", TAKKURE)
def test_a_misspelt_name_is_a_fault_with_its_line_and_the_nearest_names(
    desk: Desk, capsys: pytest.CaptureFixture[str], claim: str
) -> None:
    desk.write(feature(ACTIVATED.rstrip() + f"\n    And {claim}\n"))
    assert desk.placky("test") == 2
    told = capsys.readouterr().err
    assert "features/takkure/exercises/90_tryout.feature:1" in told
    assert "line 16" in told or ":16:" in told
    assert TAKKURE[claim] in told
    assert len(told.splitlines()) == 1


FOOTBALL = """@rule_S_07
Feature: A try-out

  Scenario: One roll
    Given Red has the ball on Red's 25
    When the dice show 10 10 10 10 TD FG against NG NG S S TO P6
    Then Red wins the roll with 10
"""


@pytest.fixture
def football(tmp_path: Path) -> Iterator[Desk]:
    """A desk of the other rulebook."""
    with at_desk(tmp_path, "dice_football") as made:
        yield made


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("sacks happened never", '"sacks" is no kind of event; the nearest: sacked'),
        ("rule S-99 was not at work", '"S-99" is no rule or ruling; '),
        ("Rad holds the power chip", '"Rad" is no team here; the nearest: Red'),
        ("Red has the ball on Rad's 35", '"Rad" is no team here; the nearest: Red'),
        ("Red decides on the flip", '"flip" is no decision; '),
    ],
)
def test_the_other_rulebook_knows_its_names_too(
    football: Desk, capsys: pytest.CaptureFixture[str], claim: str, said: str
) -> None:
    football.write(f"{FOOTBALL}    And {claim}\n")
    assert football.placky("test") == 2
    told = capsys.readouterr().err
    assert said in told
    assert "line 8" in told or ":8:" in told


@pytest.mark.parametrize("place", ["Rad's 25", "Greens's 25", "Bluee's 25"])
def test_only_the_two_sides_have_yard_lines(football: Desk, capsys: pytest.CaptureFixture[str], place: str) -> None:
    football.write(FOOTBALL.replace("Red's 25", place))
    assert football.placky("test") == 2
    told = capsys.readouterr().err
    assert f'"{place.partition(chr(39))[0]}" is no team here; ' in told
    assert "line 5" in told


PLAYERS = "      | player | at     | ball |\n      | AGUILA | 12, 12 | yes  |\n"


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("| ball |", "| bal  |", 9, 'no column is called "bal"; the nearest: ball'),
        ("| yes  |", "| ja   |", 10, 'ball: "ja" cannot be read; allowed: yes or no'),
        ("| 12, 12 |", "| 12 by 12 |", 10, 'at: "12 by 12" cannot be read; allowed: inches across, then'),
        ("| AGUILA |", "|        |", 10, "this row has no player"),
    ],
)
def test_a_table_is_read_by_its_columns(
    desk: Desk, capsys: pytest.CaptureFixture[str], old: str, new: str, line: int, said: str
) -> None:
    desk.write(feature(ACTIVATED, background=BACKGROUND.replace(old, new)))
    assert desk.placky("test") == 2
    told = capsys.readouterr().err
    assert f"90_tryout.feature:{line}: " in told
    assert said in told


@pytest.mark.parametrize(
    "rows", ["", "      | player | ground |\n", "      | player | ground |\n      | AGUILA |  |\n"]
)
def test_a_table_that_claims_nothing_is_a_fault(desk: Desk, capsys: pytest.CaptureFixture[str], rows: str) -> None:
    desk.write(feature(ACTIVATED.rstrip() + f"\n    And the players are:\n{rows}"))
    assert desk.placky("test") == 2
    assert "90_tryout.feature:1" in capsys.readouterr().err


def test_a_column_twice_is_a_fault(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    table = "      | player | ground | ground |\n      | AGUILA | 0 | 0 |\n"
    desk.write(feature(ACTIVATED.rstrip() + f"\n    And the players are:\n{table}"))
    assert desk.placky("test") == 2
    assert ':17: two columns are called "ground"' in capsys.readouterr().err


def test_events_in_a_table_have_the_fields_that_they_have(football: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    table = "      | event    | team | yard |\n      | roll won | Red  | 3    |\n"
    football.write(f"{FOOTBALL}    And this happened:\n{table}")
    assert football.placky("test") == 2
    assert ':10: "roll won" has no yard; ' in capsys.readouterr().err


def test_names_in_a_refused_position_are_the_engines_to_judge(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    odd = '    Given Yamato has the team skill "Invisibility"\n'
    refused = "    Then the position is refused:\n"
    rows = "      | key         | of     |\n      | team_skills | Yamato |\n"
    desk.write(feature(f"  Scenario: Odd\n{odd}{refused}{rows}"))
    assert desk.placky("test") == 0, capsys.readouterr().err
    desk.write(feature(f"  Scenario: Odd\n{odd}    When AGUILA is activated\n    Then step 1 is on\n"))
    assert desk.placky("test") == 2
    assert ':14: "Invisibility" is no team skill; ' in capsys.readouterr().err


def test_a_name_in_a_given_is_checked_once_the_position_lies_on_the_table(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    given = '    Given Yamatto\'s hand is "Sprint"\n'
    desk.write(feature(DODGED.replace("Dodged\n", f"Dodged\n{given}")))
    assert desk.placky("test") == 2
    assert "Yamatto" in capsys.readouterr().err


def test_an_argument_that_cannot_be_read_says_what_it_takes(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(DODGED.replace("12, 18", "twelve, 18")))
    assert desk.placky("test") == 2
    told = capsys.readouterr().err
    assert ':15: no step means "When AGUILA marks a move to twelve, 18"' in told
    assert '"twelve, 18" cannot be read; allowed: inches across, then inches along, as "12, 19.3"' in told
