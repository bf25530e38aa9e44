"""Odds of a roll in words: outcomes by their names, told from what a table or a recording says of them."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from placky.errors import BadRulebook
from placky.storyboard.odds import odds_lines
from placky.words import AnyDice, Plain, RollOutcome
from touchline.core.play.wire import Outcome


class FirstResults:
    """Words that call every outcome by its first result."""

    def outcome(
        self,
        roll: Plain,
        classes: Sequence[Any],
        events: Sequence[Plain],  # noqa: ARG002 - named as the seam names them
        state: Plain,  # noqa: ARG002 - as above
        coming: Plain | None,  # noqa: ARG002 - as above
    ) -> RollOutcome:
        """The first results, and the side that the roll has."""
        assert all(isinstance(one, tuple) for one in classes)
        return RollOutcome("/".join(sorted({one[0] for one in classes})), roll["side"])


WORDS = cast("AnyDice", FirstResults())


def outcome(*results: str, ways: int = 1) -> Outcome:
    """One outcome as a table tells it."""
    events = [{"event": "rolled", "results": list(results)}]
    return Outcome(results=[[one] for one in results], ways=ways, of=6, events=events, next=None)


def test_each_outcome_is_a_line_whatever_it_is_called() -> None:
    """Which results are one outcome is for the engine to say."""
    lines = odds_lines({"side": None}, [outcome("1", ways=2), outcome("1", ways=3), outcome("1")], WORDS, {})
    assert [(line.label, line.ways, line.of) for line in lines] == [("1", 3, 6), ("1", 2, 6), ("1", 1, 6)]


def test_all_classes_of_results_that_lead_to_an_outcome_are_in_its_name() -> None:
    (line,) = odds_lines({"side": 0}, [outcome("1", "2", ways=6)], WORDS, {})
    assert (line.label, line.results) == ("1/2", frozenset({("1",), ("2",)}))
    assert line.rolled["event"] == "rolled"
    assert not line.rounded


def test_a_bar_of_no_known_pattern_is_a_fault() -> None:
    with pytest.raises(BadRulebook, match='the outcome "1" has the side 5; allowed: 0 to 4, or None'):
        odds_lines({"side": 5}, [outcome("1")], WORDS, {})
