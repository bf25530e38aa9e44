"""Who scores next, and what a position is worth."""

from typing import Any, cast

import pytest
from tests.placky.rulebooks.dice_football.positions import position

from placky.rulebook import Foresees
from placky.rulebooks import rulebook
from placky.rulebooks.dice_football.ends import foreseen
from placky.words import Foreseen
from touchline.dice_football import wire_types as wire

ROLL: Any = {"ask": "roll", "action": "down"}
FOURTH: Any = {"ask": "choose", "kind": "fourth down"}
CHIP: Any = {"ask": "choose", "kind": "chip"}


def seen(before: dict[str, int] | None = None, pending: Any = ROLL, **given: Any) -> Foreseen | None:
    """Look on from a position, of which an earlier one had other points or the same."""
    state = cast("wire.State", position(**given))
    earlier = cast("wire.State", {**state, "score": before or state["score"]})
    return foreseen(state, pending, earlier)


def chances(**given: Any) -> dict[tuple[str, int], float]:
    """What, by whom -> per cent."""
    found = seen(**given)
    assert found
    return {(end.text, cast("int", end.side)): round(100 * float(chance), 2) for end, chance in found.ends.items()}


TD, KICK, SAFETY = "a touchdown", "a field goal", "a safety"
COUNTED = [
    ({"yard": 45, "down": 4, "declared": "go for it"}, (21.73, 24.13, 0.13, 36.0, 17.9, 0.11), "\u22121.30"),
    ({"yard": 45, "down": 4, "declared": "punt"}, (29.02, 12.57, 1.66, 45.71, 10.68, 0.36), "\u22121.42"),
    (
        {"yard": 70, "down": 4, "crossed": True, "declared": "field goal"},
        (6.24, 80.65, 0.04, 9.66, 3.34, 0.07), "+0.75",
    ),
    (
        {"yard": 95, "down": 4, "crossed": True, "declared": "go for it"},
        (57.15, 6.91, 2.82, 27.38, 5.54, 0.2), "+1.60",
    ),
    ({"yard": 90, "crossed": True, "chip": "Red"}, (90.79, 1.47, 0.2, 6.94, 0.57, 0.03), "+6.50"),
    ({"yard": 25, "chip": "Red"}, (47.07, 11.58, 0.43, 28.08, 12.62, 0.22), "+1.57"),
]  # fmt: skip
"""Positions with what a second solver counts, written from the rules alone: Red's points, Blue's, and the net."""


@pytest.mark.parametrize(("at", "expected", "net"), COUNTED)
def test_who_scores_next_is_as_another_solver_counts_it(
    at: dict[str, Any], expected: tuple[float, ...], net: str
) -> None:
    names = [(what, side) for side in (0, 1) for what in (TD, KICK, SAFETY)]
    assert chances(**at) == dict(zip(names, expected, strict=True))
    found = seen(**at)
    assert found
    assert found.said[0] == f"Long run, chip included: {net} points for Red"
    assert sum(found.ends.values()) == pytest.approx(1)


def test_a_team_looks_on_alike_from_either_end() -> None:
    red = chances(yard=60, crossed=True, chip="Blue")
    blue = chances(yard=60, crossed=True, chip="Red", offence="Blue")
    assert blue == {(what, 1 - side): chance for (what, side), chance in red.items()}


def test_points_that_were_made_are_all_that_is_next() -> None:
    took = seen({"Red": 0, "Blue": 0}, offence="Blue", score={"Red": 3, "Blue": 0})
    assert took
    assert {(end.text, end.side): chance for end, chance in took.ends.items()} == {(KICK, 0): 1}
    assert float(took.worth[0]) == pytest.approx(3 - 1.57402, abs=1e-5)  # Blue begins on its 25, with the chip
    assert took.worth[0] == -took.worth[1]


def test_where_the_next_points_may_end_the_game_the_long_run_is_not_told() -> None:
    late: dict[str, Any] = {"score": {"Red": 14, "Blue": 0}, "yard": 95, "crossed": True}
    assert (f"{TD} and the game", 0) in chances(**late)
    assert (TD, 1) in chances(**late)
    found = seen(**late)
    assert found
    assert found.said == ()
    over = seen({"Red": 14, "Blue": 0}, None, phase="over", score={"Red": 21, "Blue": 0})
    assert over
    assert [end.text for end in over.ends] == [f"{TD} and the game"]


def test_dice_that_have_fallen_are_not_looked_through() -> None:
    assert seen(pending=CHIP) is None
    assert seen(pending={"ask": "roll", "action": "flip"}, phase="toss", chip=None) is None
    assert seen(pending=FOURTH, down=4) is not None


def test_the_rulebook_foresees() -> None:
    football = rulebook("dice_football")
    assert isinstance(football, Foresees)
    assert football.FORESEEN.endswith(":")
    state = position()
    assert football.foreseen(state, ROLL, state) == seen()
