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
