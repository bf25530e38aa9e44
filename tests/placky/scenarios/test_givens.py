"""Given steps: they lay the table before anything happens, and no two of them say different things of one."""

from pathlib import Path

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, Desk, feature, seated

from placky.errors import FeatureFaults
from placky.scenarios.given import GivenPosition, Twice
from placky.scenarios.reader import read

LATE = "a Given after line {}, {}, comes too late: the table is laid before that; put it first"


@pytest.mark.parametrize("keyword", ["When", "Then"])
def test_a_given_after_the_first_when_or_then_is_a_fault_with_its_line(desk: Desk, keyword: str) -> None:
    text = f"Feature: F\n  Scenario: S\n    Given A\n    {keyword} B\n    Given C\n      | d |\n    And E\n"
    with pytest.raises(FeatureFaults) as error:
        read(desk.write(text))
    late = LATE.format(4, f"{keyword} B")
    assert [(fault.line, fault.what) for fault in error.value.faults] == [(5, late), (7, late)]


def test_a_given_after_a_background_that_plays_is_a_fault(desk: Desk) -> None:
    text = "Feature: F\n  Background:\n    Given A\n    When B\n  Scenario Outline: S\n    Given <n>\n    Then D\n"
    text += "    Examples:\n      | n |\n      | 1 |\n      | 2 |\n"
    with pytest.raises(FeatureFaults) as error:
        read(desk.write(text))
    assert [(fault.line, fault.what) for fault in error.value.faults] == [(6, LATE.format(4, "When B"))]


def test_backgrounds_of_a_feature_and_of_a_rule_may_both_lay_the_table(desk: Desk) -> None:
    text = "Feature: F\n  Background:\n    Given A\n  Rule: R\n    Background:\n      Given B\n"
    found = read(desk.write(text + "    Scenario: S\n      Given C\n      When D\n"))
    assert [step.kind for step in found.scenarios[0].steps] == ["given", "given", "given", "when"]


FIRST = BACKGROUND.replace("| yes  |", "|      |") + "    Given Yamato attacks\n\n"
CONFLICTS = {
    "the ball": ("the ball lies at 6, 6", "the ball lies at 7, 7", "ball is [6000, 6000]"),
    "the chapter": ("nobody moves backwards", "the rules up to chapter 2 are taught", "chapter is 1"),
    "a hand": ('Yamato\'s hand is "Sprint"', 'Yamato\'s hand is "Wind Walk"', "hands of Yamato is ['Sprint']"),
    "a reading": (
        'ruling R-18 is read as "roll"', 'ruling R-18 is read as "fails"', "readings of R-18 is 'roll'",
    ),
    "the tokens": ("Yamato attacks with 3 activation tokens", "Yamato attacks with 2 activation tokens", "tokens is 3"),
    "the attacker": ("Yamato attacks", "Teriomorph attacks", "attacker is 'Yamato'"),
    "the mode": ("a full match", "the practice ground", "mode is 'match'"),
    "the pitch": ("the pitch is 20 wide and 40 long", "the pitch is 22 wide and 40 long", "field is {"),
}  # fmt: skip


@pytest.mark.parametrize(("one", "other", "what"), CONFLICTS.values(), ids=CONFLICTS)
def test_two_givens_that_say_different_things_are_a_fault_with_both_lines(
    request: pytest.FixtureRequest, desk: Desk, capsys: pytest.CaptureFixture[str], one: str, other: str, what: str
) -> None:
    desk.write(feature(ACTIVATED.replace("    When", f"    Given {one}\n    And {other}\n    When"), background=FIRST))
    assert desk.placky("test") == 2
    (line,) = capsys.readouterr().err.splitlines()
    number = {"the chapter": 7, "the attacker": 13}.get(request.node.callspec.id, 16)
    assert f"line 17, And {other}: " in line
    assert what in line
    assert f"by line {number}, Given " in line


FOOTBALL = """@rule_S_13
Feature: F

  Scenario: S
    Given {}
    And {}
    When the dice show 10 10 10 10 20 TD against NG NG NG S S P6
    Then it is down 2
"""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Red has the ball on Red's 25", "Red has the ball on Red's 30"),
        ("Red has the ball on Red's 25", "Blue has the ball on Blue's 25"),
        ("it is down 2", "it is down 3"),
        ("Red holds the power chip", "Blue holds the power chip"),
        ("Red has 3 points", "Red has 6 points"),
        ("a fresh set of downs is still to come", "a fresh set of downs is behind them"),
        ("the game is about to begin", "Red has the ball on Red's 25"),
        ('ruling RS-2 is read as "choice"', 'ruling RS-2 is read as "automatic"'),
    ],
)
def test_so_it_is_in_the_other_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], one: str, other: str
) -> None:
    from placky import rulebooks

    try:
        desk = seated(tmp_path, monkeypatch, "dice_football")
        desk.write(FOOTBALL.format(one, other))
        assert desk.placky("test") == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert f"line 6, And {other}: " in line
        assert f"by line 5, Given {one}" in line
    finally:
        rulebooks.rulebooks.cache_clear()


def test_what_is_said_twice_alike_is_no_fault(desk: Desk) -> None:
    desk.write(feature(ACTIVATED.replace("    When", "    Given the rules up to chapter 1 are taught\n    When")))
    assert desk.placky("test") == 0


def test_a_position_notices_every_way_of_writing_into_it() -> None:
    position = GivenPosition()
    position.step = "one"
    position.update(a=1)
    position |= {"b": {"c": 1}}
    position.setdefault("b", {})["d"] = 2
    position.setdefault("e", []).append(3)
    position.step = "two"
    position["a"] = 1
    position.setdefault("b", {})["f"] = 4
    position.setdefault("e", []).append(5)
    for write in (
        lambda: position.update(a=2),
        lambda: position.__ior__({"a": 2}),
        lambda: position.setdefault("b", {}).update(d=3),
        lambda: position["b"].__setitem__("c", 2),
    ):
        with pytest.raises(Twice, match="by one"):
            write()
    assert position.plain() == {"a": 1, "b": {"c": 1, "d": 2, "f": 4}, "e": [3, 5]}
    assert {type(position.plain()), type(position.plain()["b"])} == {dict}


def test_one_step_may_change_its_mind() -> None:
    position = GivenPosition()
    position.step = "one"
    position["a"] = 1
    position["a"] = 2
    assert position.plain() == {"a": 2}


def test_a_score_in_an_exercise_is_refused(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.write(feature(ACTIVATED.replace("    When", "    Given the score is 1 to 0\n    When")))
    assert desk.placky("test") == 2
    assert "score is [1, 0]; only a match or a practice match has that" in capsys.readouterr().err


def test_a_scenario_of_givens_alone_proves_nothing_and_is_a_fault(desk: Desk) -> None:
    with pytest.raises(FeatureFaults) as error:
        read(desk.write("Feature: F\n  Background:\n    Given A\n  Scenario: S\n    Given B\n    And C\n"))
    what = "this scenario lays the table and no more; go on with a When or a Then"
    assert [(fault.line, fault.what) for fault in error.value.faults] == [(4, what)]
