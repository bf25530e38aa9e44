"""What a choice comes to where the engine knows how the game goes on."""

from fractions import Fraction
from typing import Any

from tests.placky.storyboard.test_prospects import frame

from placky.sphinx.walkthrough.worth import foresight_facts
from placky.storyboard.foresight import foresight
from placky.storyboard.frames import Frame
from placky.words import Ended, Foreseen

HALF = Fraction(1, 2)
LINES = {
    "Red": {Ended("a goal", 0, 3): Fraction(1)},
    "Blue": {Ended("a goal", 1, 3): Fraction(1)},
    "open": {Ended("a goal", 1, 3): Fraction(1, 4), Ended("a try", 0, 5): HALF, Ended("a goal", 0, 3): Fraction(1, 4)},
    "close": {Ended("a goal", 0, 3): Fraction(999, 1000), Ended("a goal", 1, 3): Fraction(1, 1000)},
}


def sight(state: Any, pending: Any, before: Any) -> Foreseen | None:
    """What its holder says of a state."""
    assert before["holder"] == ""
    assert pending
    return Foreseen(LINES[state["holder"]]) if state["holder"] in LINES else None


def decision(*holders: str) -> Frame:
    """A decision with an option for each."""
    top = frame("top", "action", None)
    for n, holder in enumerate(holders):
        frame(str(n), "action", top, holder)
    return top


def test_an_option_without_dice_is_weighed_too_and_its_own_side_stands_first() -> None:
    top = decision("open", "Blue")
    first, second = foresight(top, sight)
    assert [(end and end.text, end and end.side) for end, _ in first.ends] == [
        ("a try", 0), ("a goal", 0), ("a goal", 1),
    ]  # fmt: skip
    assert (first.good, second.good) == (HALF * 5 + 0, Fraction(-3))
    assert foresight_facts((first, second), top) == {
        "0": {"next": ["Red: 50\u00a0% a try, 25\u00a0% a goal", "Blue: 25\u00a0% a goal"]},
        "1": {"next": ["Blue: 100\u00a0% a goal"]},
    }


def test_what_is_rarer_than_half_a_per_cent_is_not_told() -> None:
    top = decision("close", "Blue")
    assert foresight_facts(foresight(top, sight), top)["0"] == {"next": ["Red: 100\u00a0% a goal"]}


def test_nothing_is_told_where_one_is_not_known_or_all_are_the_same() -> None:
    assert foresight(decision("open", "?"), sight) == ()
    assert foresight(decision("Blue", "Blue"), sight) == ()
    assert foresight(decision("open"), sight) == ()


def test_a_choice_in_between_goes_as_is_best_for_the_one_who_has_it() -> None:
    for coach, goal in (("Red", 0), ("Blue", 1)):
        top = decision("", "open")
        fork = top.children[0]
        fork.pending = {"coach": coach}
        frame("left", "action", fork, "Red")
        frame("right", "action", fork, "Blue")
        first, _ = foresight(top, sight)
        assert [(end and end.side) for end, _ in first.ends] == [goal]


def test_what_all_is_worth_is_told_for_the_one_who_decides() -> None:
    def told(state: Any, _: Any, __: Any) -> Foreseen:
        worth = Fraction(1 if state["holder"] == "Red" else -1)
        return Foreseen(LINES[state["holder"]], (worth, -worth), (f"{worth} for Red", f"{-worth} for Blue"))

    top = decision("Red", "Blue")
    top.pending = {"coach": "Blue"}
    assert [(one.good, one.said) for one in foresight(top, told)] == [
        (Fraction(-1), "-1 for Blue"), (Fraction(1), "1 for Blue"),
    ]  # fmt: skip
    assert foresight_facts(foresight(top, told), top)["1"]["inAll"] == "1 for Blue"
