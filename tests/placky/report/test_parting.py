"""Where another engine parts from ours, found in what both have played."""

from typing import Any

from placky.exam.result import ScenarioResult
from placky.recording import ScenarioRecord, StepRecord
from placky.report.parting import Difference, parting


def state(**changes: Any) -> dict[str, Any]:
    """Two who play, and a score."""
    return {
        "score": 0,
        "field": {"long": 10},
        "players": [{"name": "A", "at": [1, 2]}, {"name": "B", "at": [3, 4]}],
        **changes,
    }


def step(line: int, *acts: str, now: Any = None, refusal: Any = None) -> StepRecord:
    """A step that puts these to the table."""
    return StepRecord("when", "", line, now, None, (), [{"act": {"do": act}} for act in acts], refusal)


def ours(*steps: StepRecord) -> ScenarioRecord:
    """What ours has played."""
    return ScenarioRecord("S", 1, None, True, (), steps)


def theirs(*played: dict[str, Any]) -> ScenarioResult:
    """What another one has played."""
    found: Any = {"played": [{"act": {}, **one} for one in played]}
    told: ScenarioResult = found
    return told


OURS = ours(
    step(3, "set up", now=state()), step(4, "go", "on", now=state(score=1)), step(5), step(6, "go", now=state(score=2))
)


def test_they_part_at_the_first_step_after_which_a_state_differs_though_a_later_one_fails() -> None:
    wrong = state(score=7)
    found = parting(OURS, theirs({"state": state()}, {}, {"state": wrong}, {"state": {**wrong, "score": 8}}))
    assert found is not None
    assert (found.ours.line, found.differs) == (4, (Difference(("score",), 1, 7),))
    assert found.before == state()


def test_what_has_differed_since_the_beginning_is_told_apart() -> None:
    away = [{"name": "A", "at": [0, 0]}, {"name": "B", "at": [3, 4]}]
    found = parting(OURS, theirs({"state": state(players=away)}, {}, {"state": state(players=away, score=7)}))
    assert found is not None
    assert [one.way for one in found.differs] == [("score",)]
    assert [one.way for one in found.always] == [("players", "A", "at")]


def test_what_is_left_out_is_no_difference_and_is_filled_in_to_be_drawn() -> None:
    short = {"score": 7, "players": [{"name": "A"}, {"name": "B", "at": [9, 9]}]}
    found = parting(OURS, theirs({"state": state()}, {}, {"state": short}))
    assert found is not None
    assert {one.way for one in found.differs} == {("score",), ("players", "B", "at")}
    assert set(found.unsaid) == {("field",), ("players", "each", "at")}
    assert found.drawn == state(score=7, players=[{"name": "A", "at": [1, 2]}, {"name": "B", "at": [9, 9]}])


def test_somebody_missing_on_one_side_is_a_difference() -> None:
    found = parting(
        OURS, theirs({"state": state()}, {}, {"state": state(score=1, players=[{"name": "A", "at": [1, 2]}])})
    )
    assert found is not None
    assert found.differs == (Difference(("players", "B"), {"name": "B", "at": [3, 4]}, None),)


def test_a_refusal_of_one_of_them_parts_them_where_nothing_else_differs() -> None:
    found = parting(OURS, theirs({"state": state()}, {}, {"refusal": {"rule": "1.01", "code": "no"}}))
    assert found is not None
    assert found.refused
    assert (found.ours.line, found.theirs.state) == (4, state())


def test_where_no_state_differs_they_part_at_the_last_step_that_both_have_played() -> None:
    found = parting(OURS, theirs({"state": state()}, {}, {"state": state(score=1)}))
    assert found is not None
    assert (found.ours.line, found.differs, found.refused) == (4, (), False)


def test_without_a_state_there_is_nothing_to_compare() -> None:
    assert parting(OURS, theirs({})) is None
    assert parting(None, theirs({"state": state()})) is None
