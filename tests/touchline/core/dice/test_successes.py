"""Successes of pools, held against every face of small pools and against long sums of pools that burst."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.core.dice.successes import SuccessPool, at_least, chain, contest, doubled_by, exactly, left_of_double

POOLS = st.builds(SuccessPool, st.integers(0, 5), st.integers(2, 6), st.booleans())
SMALL = st.builds(SuccessPool, st.integers(0, 3), st.integers(2, 6), st.just(False))
FAR = 60
"""So many successes are less likely than 10^-40."""
HAIR = Fraction(1, 10**30)


def by_faces(pool: SuccessPool) -> dict[int, Fraction]:
    """The number of faces for each number of successes, by going through all of them."""
    falls = list(product(range(1, 7), repeat=pool.number))
    counts = [sum(face >= pool.target for face in faces) for faces in falls]
    return {n: Fraction(counts.count(n), len(falls)) for n in range(pool.number + 1)}


def by_throws(pool: SuccessPool, waves: int = 60) -> list[Fraction]:
    """Chances of each number of successes below FAR, wave by wave: sixes are counted and thrown again."""
    found = [Fraction(0)] * (FAR + 1)
    plain = (7 - pool.target) - 1
    todo = {(pool.number, 0): Fraction(1)}
    for _ in range(waves):
        after: dict[tuple[int, int], Fraction] = {}
        for (dice, good), chance in todo.items():
            if dice == 0:
                found[good] += chance
                continue
            for kind, ways in (("fail", pool.target - 1), ("plain", plain), ("six", 1)):
                key = (dice - (kind != "six"), good + (kind != "fail"))
                if ways and key[1] <= FAR:
                    after[key] = after.get(key, Fraction(0)) + chance * Fraction(ways, 6)
        todo = after
    return found


@given(SMALL)
def test_without_bursts_every_face_is_counted(pool: SuccessPool) -> None:
    assert {n: exactly(pool, n) for n in range(pool.number + 1)} == by_faces(pool)
    assert exactly(pool, pool.number + 1) == 0


@pytest.mark.parametrize("target", range(2, 7))
@pytest.mark.parametrize("number", range(4))
def test_bursts_are_thrown_wave_by_wave(number: int, target: int) -> None:
    pool = SuccessPool(number, target, True)
    thrown = by_throws(pool)
    for n in range(8):
        assert abs(exactly(pool, n) - thrown[n]) < HAIR


@given(POOLS)
def test_chances_add_up_to_one(pool: SuccessPool) -> None:
    near = sum(exactly(pool, n) for n in range(9))
    assert near + at_least(pool, 9) == 1
    assert abs(sum((exactly(pool, n) for n in range(FAR)), Fraction(-1))) < HAIR


def long_sum(mine: SuccessPool, other: SuccessPool) -> list[Fraction]:
    """Win by a double, win, draw, loss, doubled: by adding up all pairs below FAR."""
    found = [Fraction(0)] * 5
    ours, theirs = [[exactly(pool, n) for n in range(FAR)] for pool in (mine, other)]
    for a, b in product(range(FAR), repeat=2):
        kind = 2 if a == b else (0 if a >= 2 * b else 1) if a > b else 4 if b >= 2 * a else 3
        found[kind] += ours[a] * theirs[b]
    return found


@given(
    st.sampled_from([(3, 4, 3, 4), (4, 3, 1, 5), (0, 4, 2, 6), (2, 2, 5, 6), (3, 6, 3, 2), (0, 3, 0, 3)]), st.booleans()
)
def test_a_contest_is_the_sum_over_all_pairs(pools: tuple[int, int, int, int], bursts: bool) -> None:
    n, t, m, u = pools
    mine, other = SuccessPool(n, t, bursts), SuccessPool(m, u, bursts)
    found = contest(mine, other)
    assert sum(found) == 1
    for exact, summed in zip(found, long_sum(mine, other), strict=True):
        assert abs(exact - summed) < HAIR


@given(POOLS, POOLS)
def test_a_contest_looks_the_same_from_both_sides(mine: SuccessPool, other: SuccessPool) -> None:
    assert contest(mine, other) == contest(other, mine)[::-1]


@given(POOLS, POOLS)
def test_doubles_are_the_sum_of_their_leads(mine: SuccessPool, other: SuccessPool) -> None:
    leads = sum(doubled_by(mine, other, lead) for lead in range(1, 25))
    assert abs(contest(mine, other).double - leads) < Fraction(1, 10**9)


@given(POOLS, st.integers(2, 6), st.integers(-3, 1), st.integers(0, 3))
def test_a_chain_is_the_sum_over_all_numbers_of_dice(
    pool: SuccessPool, target: int, modifier: int, successes: int
) -> None:
    summed = sum(
        exactly(pool, n) * exactly(SuccessPool(max(0, n + modifier), target, pool.bursts), successes)
        for n in range(FAR)
    )
    assert abs(chain(pool, target, modifier, successes) - summed) < HAIR


@given(POOLS, POOLS, POOLS, st.integers(0, 4))
def test_what_is_left_of_a_double_is_the_sum_over_all_leads(
    mine: SuccessPool, other: SuccessPool, shield: SuccessPool, left: int
) -> None:
    """Leads of 40 and more are less likely than 10^-20."""
    off = exactly if left else at_least
    summed = sum(doubled_by(mine, other, lead) * off(shield, lead - left) for lead in range(max(left, 1), 40))
    assert abs(left_of_double(mine, other, shield, left) - summed) < Fraction(1, 10**20)


@given(SMALL, SMALL, SMALL)
def test_of_a_double_without_bursts_everything_is_left_or_taken_off(
    mine: SuccessPool, other: SuccessPool, shield: SuccessPool
) -> None:
    left = [left_of_double(mine, other, shield, n) for n in range(mine.number + 1)]
    assert sum(left) == contest(mine, other).double
