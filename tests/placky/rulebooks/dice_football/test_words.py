"""The words of a roll: the rule that decides it, and what a toss is called."""

import pytest

from placky.rulebooks import rulebook

words = rulebook("dice_football").words()

TOSS = {"action": "flip", "rule": "S-03", "hands": [
    {"player": "the chip", "team": None, "name": "power chip", "number": 1, "faces": ["Red", "Blue"]},
]}  # fmt: skip
DOWN = {"action": "down", "rule": "S-05", "hands": [{"player": "Red"}, {"player": "Blue"}]}


@pytest.mark.parametrize(
    ("action", "rule"), [("down", "S-07"), ("punt", "S-18"), ("field goal", "S-22"), ("flip", "S-03")]
)
def test_a_mistake_about_a_roll_is_sent_to_the_rule_that_decides_between_its_outcomes(action: str, rule: str) -> None:
    """Of two hands it is the one that says whose play happens, not the one that says what a play is."""
    asked = {"action": action, "rule": "S-03" if action == "flip" else "S-05"}
    assert words.dice.decides(asked) == rule


def test_a_toss_is_called_the_toss_and_its_hand_begins_a_line() -> None:
    """What is read there: "The chip: Red's side"."""
    (hand,) = words.dice.hands(TOSS, {})
    assert (words.dice.roll_title(TOSS), hand.who) == ("The toss", "The chip")
    assert words.dice.roll_title(DOWN) == "Both roll: Red against Blue"


@pytest.mark.parametrize(
    ("action", "results", "rule"),
    [
        ("down", ["offence", "10"], "S-07"), ("down", ["tie", "10", "NG"], "S-08"), ("punt", ["kick", "40"], "S-18"),
        ("punt", ["six", "NG"], "S-20"), ("field goal", ["six", "10"], "S-23"),
        ("field goal", ["tie", "six 10", "six NG"], "S-08"), ("flip", ["Red"], "S-03"),
    ],
)  # fmt: skip
def test_a_mistake_about_dice_that_fell_is_sent_to_the_rule_that_settled_them(
    action: str, results: list[str], rule: str
) -> None:
    asked = {"action": action, "rule": "S-03" if action == "flip" else "S-05"}
    assert words.dice.decides(asked, {"results": results}) == rule


def cast(offence: str, defence: str) -> list[dict[str, str]]:
    both = (("Red", offence), ("Blue", defence))
    return [{"player": team, "face": face} for team, faces in both for face in faces.split()]


@pytest.mark.parametrize(
    ("dice", "results", "news", "title"),
    [
        (cast("10 10 10 20 FG TD", "NG NG NG NG S TO"), ["defence", "NG"],
         {"event": "no gain", "team": "Red"}, "Three 10s against four NGs: no gain for Red"),
        (cast("FG FG 10 10 20 TD", "S S S TO P6 NG"), ["defence", "S"],
         {"event": "sacked", "team": "Red"}, "Two FGs or 10s against three S: Red is sacked"),
        (cast("20 20 20 TD 10 10", "P6 P6 TO TO NG NG"), ["offence", "20"],
         {"event": "gained", "team": "Red", "yards": 20}, "Three 20s against two P6s, TOs or NGs: Red gains 20 yards"),
        (cast("10 10 10 20 20 FG", "NG NG NG S TO P6"), ["kick", "70"],
         {"event": "turned over", "to": "Blue"}, "70 yards: the ball goes to Blue"),
        (cast("10 10 10 20 FG TD", "NG NG NG S TO P6"), ["kick", "50"],
         {"event": "punted", "yards": 50}, "A punt of 50 yards"),
        (cast("10 10 10 20 FG TD", "NG NG NG NG NG NG"), ["six", "NG"],
         {"event": "scored", "how": "blocked kick return", "points": 7, "team": "Blue"},
         "Three 10s against six NGs: a blocked kick return, 7 points for Blue"),
    ],
)  # fmt: skip
def test_a_throw_is_told_as_a_sentence_and_a_kick_by_its_yards(
    dice: list[dict[str, str]], results: list[str], news: dict[str, str], title: str
) -> None:
    """Nobody wins the roll of a kick, so its most frequent symbols say nothing."""
    assert words.choices.title({"roll": dice}, "", [{"event": "rolled", "results": results}, news]) == title
