"""What the Thens of every game claim: which rules were at work, how often something happened, what a position lacks."""

from types import SimpleNamespace
from typing import Any

import pytest

from placky.scenarios.claims import claim_at_work, claim_idle, claim_often, position_refused
from touchline.core.faults import PositionFault

TOLD = ({"event": "fell", "rule": "3.01", "rulings": ["R-18"]}, {"event": "moved", "rule": "1.10"})


@pytest.mark.parametrize("number", ["3.01", "1.10", "R-18"])
def test_a_rule_or_a_ruling_that_an_event_carries_is_at_work(number: str) -> None:
    claim_at_work(TOLD, number)
    with pytest.raises(AssertionError, match=f"{number} was at work"):
        claim_idle(TOLD, number)


def test_one_that_no_event_carries_is_not() -> None:
    claim_idle(TOLD, "2.01")
    with pytest.raises(AssertionError, match=r"2\.01 was not at work; at work: .*1\.10.*3\.01.*R-18"):
        claim_at_work(TOLD, "2.01")


@pytest.mark.parametrize(
    ("often", "so", "not_so"), [("never", 0, 1), ("once", 1, 0), ("twice", 2, 3), (None, 1, 0), (None, 4, 0)]
)
def test_something_has_happened_as_often_as_is_said(often: str | None, so: int, not_so: int) -> None:
    claim_often("fell happened", so, often)
    with pytest.raises(AssertionError, match=r"fell happened (never|once|3 times)"):
        claim_often("fell happened", not_so, often)


BALL = {"key": "ball", "of": ["VEGA", "RIGEL"], "rules": ["RD-19", "RD-1"], "text": "zwei Baelle"}
SHORT = {"key": "tokens"}


def refused(*faults: Any) -> Any:
    """A table that has refused a position, as an engine in any language tells it."""
    return SimpleNamespace(faults=[*map(PositionFault.read, faults)])


@pytest.mark.parametrize(
    "rows",
    [
        [["key"], ["tokens"], ["ball"]],
        [["key", "of"], ["ball", "RIGEL, VEGA"], ["tokens", ""]],
        [["key", "of", "rules"], ["tokens", "", ""], ["ball", "VEGA, RIGEL", "RD-1, RD-19"]],
        [["key", "text"], ["tokens", ""], ["ball", "zwei Baelle (RD-19, RD-1)"]],
    ],
)
def test_a_position_is_refused_by_key_owner_and_rules_in_whatever_words(rows: list[list[str]]) -> None:
    position_refused(refused(BALL, SHORT), rows)


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([["key"], ["ball"]], "said as well: key tokens"),
        ([["key"], ["ball"], ["tokens"], ["tokens"]], "not said: key tokens"),
        ([["key", "of"], ["ball", "VEGA"], ["tokens", ""]], "not said: key ball, of VEGA; said as well: text zwei"),
        ([["key", "rules"], ["ball", "RD-19"], ["tokens", ""]], "not said: key ball, rules RD-19; said as well: text"),
        ([["key"], ["yard"], ["ball"]], "not said: key yard; said as well: key tokens"),
    ],
)
def test_a_fault_that_lacks_or_is_too_many_is_named(rows: list[list[str]], why: str) -> None:
    with pytest.raises(AssertionError, match=f"^{why}"):
        position_refused(refused(BALL, SHORT), rows)


def test_rows_are_paired_with_faults_so_that_most_of_them_fit() -> None:
    mine, other = {"key": "ball", "of": ["VEGA"]}, {"key": "ball", "of": ["RIGEL"]}
    position_refused(refused(mine, other), [["key", "of"], ["ball", ""], ["ball", "VEGA"]])
    position_refused(refused(other, mine), [["key", "of"], ["ball", ""], ["ball", "VEGA"]])


def test_a_position_that_was_accepted_was_not_refused() -> None:
    with pytest.raises(AssertionError, match=r"^the position was accepted$"):
        position_refused(SimpleNamespace(faults=None), [["key"], ["ball"]])
