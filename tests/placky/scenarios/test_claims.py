"""What the Thens of every game claim: which rules were at work, and how often something happened."""

import pytest

from placky.scenarios.claims import claim_at_work, claim_idle, claim_often

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
