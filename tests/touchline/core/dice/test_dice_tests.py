"""Dice tests: pools whose sixes add dice, as throws that drivers roll, take and unfold."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.core.dice.outcomes import odds
from touchline.core.dice.throws import DicePool, DiceTest
from touchline.core.errors import DiceError

POOLS = st.tuples(st.integers(0, 5), st.integers(2, 6))


def pool(number: int, target: int, bursts: bool = True, player: str = "ACE") -> DicePool:
    return DicePool(player, "Home", "SPD", target, number, (), number, bursts)


def throw(*pools: DicePool, most: int = 4) -> DiceTest:
    return DiceTest("D-02", "test", "evade", pools, most)


@given(POOLS, st.booleans(), st.integers(1, 5))
def test_outcomes_of_one_pool_add_up_and_their_faces_are_what_they_say(
    made: tuple[int, int], bursts: bool, most: int
) -> None:
    one = throw(pool(*made, bursts), most=most)
    found = odds(one)
    assert sum(outcome.chance for outcome in found) == 1
    for outcome in found:
        assert one.judge(one.take(outcome.faces)) == outcome.results


@given(POOLS, POOLS, st.booleans(), st.integers(1, 4))
def test_outcomes_of_two_pools_add_up_and_their_faces_are_what_they_say(
    mine: tuple[int, int], other: tuple[int, int], bursts: bool, most: int
) -> None:
    one = throw(pool(*mine, bursts), pool(*other, bursts, "BOLT"), most=most)
    found = odds(one)
    assert sum(outcome.chance for outcome in found) == 1
    assert len({outcome.results for outcome in found}) == len(found)
    for outcome in found:
        assert one.judge(one.take(outcome.faces)) == outcome.results


def test_drawn_dice_are_always_dice_that_can_be_taken() -> None:
    chance = Random(1)
    one = throw(pool(3, 4), pool(2, 5, player="BOLT"))
    seen = Counter(one.judge(one.take(one.draw(chance)))[0] for _ in range(20_000))
    for outcome in odds(one):
        assert seen[outcome.results[0]] / 20_000 == pytest.approx(float(outcome.chance), abs=0.015)


def test_a_six_adds_a_die_and_the_added_six_another() -> None:
    one = throw(pool(3, 4), most=9)
    assert one.take([6, 1, 2, 6, 5]) == ((6, 1, 2, 6, 5),)
    assert one.judge(one.take([6, 1, 2, 6, 5])) == ("3",)


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ([4, 3], "ACE rolls 3 dice; 2 given"),
        ([6, 3, 1], "ACE rolls 4 dice, as each six adds a die; 3 given"),
        ([4, 3, 1, 1], "3 asked for, 4 given"),
        ([4, 3, 7], "7 is not a face of ACE's D6; allowed: 1 to 6"),
        ([4, 3, True], "True is not a face of ACE's D6; allowed: 1 to 6"),
    ],
)
def test_wrong_dice_are_refused_with_a_reason(faces: list[int | bool], said: str) -> None:
    with pytest.raises(DiceError, match=r"^dice of rule D-02: ") as caught:
        throw(pool(3, 4)).take(faces)
    assert said in str(caught.value)


def test_sixes_add_nothing_where_that_is_not_played() -> None:
    one = throw(pool(3, 4, bursts=False))
    assert one.take([6, 6, 1]) == ((6, 6, 1),)
    assert next((o.results, o.chance) for o in odds(one)) == (("0",), Fraction(1, 8))
