"""Odds of a roll in words: outcomes by their names, told from what a table or a recording says of them."""

import pytest

from placky.errors import BadRulebook
from placky.storyboard.odds import odds_lines


class DiceWords:
    """Words that call every outcome by its first result."""

    def outcome(self, roll, classes, events, state, coming):  # noqa: ARG002 - named as the seam names them
        """The first results, and the pattern of the bar."""
        assert all(isinstance(one, tuple) for one in classes)
        return "/".join(sorted({one[0] for one in classes})), roll["fill"]


def outcome(*results: str, ways: int = 1, **more: object) -> dict:
    """One outcome as a table tells it."""
    events = [{"event": "rolled", "results": list(results)}]
    return {"results": [[one] for one in results], "ways": ways, "of": 6, "events": events, "next": None, **more}


def test_outcomes_of_which_nothing_came_are_one_where_they_are_called_the_same():
    found = [outcome("1", ways=2, came=False), outcome("1", ways=3, came=False), outcome("1", came=True)]
    lines = odds_lines({"fill": "f-0"}, found, DiceWords(), {})
    assert [(line.label, line.ways, line.of) for line in lines] == [("1", 5, 6), ("1", 1, 6)]


def test_all_classes_of_results_that_lead_to_an_outcome_are_in_its_name():
    (line,) = odds_lines({"fill": "f-a"}, [outcome("1", "2", ways=6)], DiceWords(), {})
    assert (line.label, line.results) == ("1/2", {("1",), ("2",)})
    assert line.rolled["event"] == "rolled"
    assert not line.rounded


def test_a_bar_of_no_known_pattern_is_a_fault():
    with pytest.raises(BadRulebook, match='outcome "1" has the pattern "f-q"; allowed: f-a, '):
        odds_lines({"fill": "f-q"}, [outcome("1")], DiceWords(), {})
