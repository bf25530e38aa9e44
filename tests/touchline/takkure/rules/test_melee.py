"""A melee (3.08) comes out as the rule says, for every face."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product

import pytest
from tests.touchline.playing import begin
from tests.touchline.takkure.rules.contests import FACES, by_hand, figure

from touchline.core.dice.outcomes import count
from touchline.core.dice.throws import Die, Roll
from touchline.takkure.rules import melee


@pytest.mark.parametrize("targets", [(7, 7, 7), (0, 6, 12), (13, 13, 13), (11, 7, 5)])
def test_a_melee_comes_out_as_the_rule_says_for_every_face(targets: tuple[int, int, int]) -> None:
    dice = tuple(Die(name, "", "BaC", t, (), t, 12, 1) for name, t in zip("ABC", targets, strict=True))
    wanted = Counter(by_hand(faces, targets) for faces in product(FACES, repeat=3))
    for faces in product(FACES, repeat=3):
        assert melee.scramble(faces, targets, (1, 1, 1), "ABC") == by_hand(faces, targets), faces
    request = melee._request("pick up", dice)
    assert {outcome.results: outcome.ways for outcome in count(request)} == wanted


def test_on_what_they_tie_again_makes_no_difference() -> None:
    dice = tuple(Die(name, "", "BaC", 7, (), 7, 12, 1) for name in "AB")
    ties = [outcome for outcome in count(melee._request("pick up", dice, again=True)) if "fail" not in outcome.results]
    assert [outcome.ways for outcome in ties if outcome.results == ("tied", "tied")] == [7]
    assert not any("tied critical" in outcome.results for outcome in ties)


def fought(rolls: Iterable[Sequence[int]], **readings: str) -> tuple[dict[str, str], list[str], list[str]]:
    """A melee of three with targets of 7, played by hand: its results, what was told, and who threw each time."""
    dice = [Die(name, "", "BaC", 7, (), 7, 12, 1) for name in "ABC"]
    start = {
        "players": [figure("SUZU", 12000, 12000, ball=True)],
        "readings": {k.replace("_", "-"): v for k, v in readings.items()},
    }
    fight, faces = melee.all_at_once(begin(start).state, "pick up", dice), iter(rolls)
    told: list[str] = []
    thrown: list[str] = []
    answer = None
    while True:
        try:
            item = fight.send(answer)
        except StopIteration as ended:
            return ended.value, told, thrown
        answer = None
        if isinstance(item, Roll):
            thrown.append("".join(item.owners))
            answer = next(faces)
        else:
            told.append(type(item).__name__)


def test_those_who_tie_in_a_melee_roll_until_one_is_best_and_the_others_stay_out_of_it() -> None:
    results, told, thrown = fought([(5, 5, 3), (6, 6), (12, 12), (8, 9), (2, 7)])
    assert results == {"A": "cancelled", "B": "success", "C": "cancelled"}
    assert thrown == ["ABC", "AB", "AB", "AB", "AB"]
    assert told.count("MeleeTied") == 1


@pytest.mark.parametrize("later", [(1, 5), (6, 5), (1, 12)])
@pytest.mark.parametrize(
    ("reading", "first", "won"),
    [
        ("melee roll", (1, 1, 7), "critical"), ("melee roll", (7, 7, 3), "success"),
        ("never critical", (1, 1, 7), "success"), ("never critical", (7, 7, 3), "success"),
    ],
)  # fmt: skip
def test_who_wins_a_tied_melee_has_what_the_reading_says_whatever_he_rolls_later(
    reading: str, first: tuple[int, int, int], won: str, later: tuple[int, int]
) -> None:
    results, _, _ = fought([first, (1, 1), (7, 7), (12, 12), later], R_73=reading)
    assert results == {"A": won, "B": "cancelled", "C": "cancelled"}
