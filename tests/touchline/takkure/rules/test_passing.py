"""The odds of a pass (2.01), through the rules and by going through all faces by hand."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.takkure.restated import verdicts
from tests.touchline.takkure.rules.contests import caught, chances, figure, holder, of, played, quiet

from touchline.takkure.numbers import NUMBERS
from touchline.takkure.rules.passing import way_until
from touchline.takkure.rules.ranges import in_band


@pytest.mark.parametrize("bac", [-2, 1, 4, 7, 11])
def test_an_unopposed_pass_reaches_its_receiver_by_throw_or_by_catch(bac: int) -> None:
    players = [
        figure("HAYATE", 8000, 12000, ball=True, BaC=[max(bac, 0), 9]), figure("SUZU", 12000, 12000, BaC=[7, 9])
    ]  # fmt: skip
    play = played(players, quiet("HAYATE", {"do": "pass", "player": "HAYATE", "to": "SUZU"}))
    thrown = caught(max(bac, 0) + 2)
    made = thrown + (1 - thrown) * caught(7)
    assert chances(play, holder) == {"SUZU": made, "nobody": 1 - made}


@pytest.mark.parametrize(("bac", "strength"), [(7, 7), (3, 11), (11, 3), (1, 1)])
def test_a_pass_against_a_tackler_is_made_missed_or_kept(bac: int, strength: int) -> None:
    players = [
        figure("HAYATE", 8000, 12000, ball=True, BaC=[bac, 9]), figure("SUZU", 13000, 12000, BaC=[7, 9]),
        figure("LINCE", 8000, 12984, STR=strength),
    ]  # fmt: skip
    tackle = {"do": "tackle", "player": "LINCE", "target": "HAYATE"}
    play = played(players, quiet("HAYATE", {"do": "pass", "player": "HAYATE", "to": "SUZU"}, between=[tackle]))
    wanted: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for faces, chance in of(2):
        mine, _ = verdicts(faces, (bac, strength), "AB")
        if mine in ("success", "critical"):
            wanted["SUZU"] += chance
        elif mine == "cancelled":
            wanted["HAYATE"] += chance
        else:
            wanted["SUZU"] += chance * caught(5)
            wanted["nobody"] += chance * (1 - caught(5))
    assert chances(play, holder) == {name: chance for name, chance in wanted.items() if chance}


@given(st.integers(0, 30_000), st.integers(0, 30_000))
def test_a_longer_pass_is_never_easier(one: int, two: int) -> None:
    near, far = sorted((one, two))
    for modifiers in (NUMBERS.passing.modifiers, NUMBERS.reception.modifiers):
        assert in_band(near, modifiers, "2.01").by >= in_band(far, modifiers, "2.01").by


points = st.tuples(st.integers(500, 23_500), st.integers(500, 35_500))


@given(st.lists(points, min_size=2, max_size=3, unique=True))
def test_a_way_until_its_end_is_the_whole_way_and_until_its_start_nothing(way: list[tuple[int, int]]) -> None:
    assert way_until(way, way[0])[-1] == way[0]
    assert set(way_until(way, way[-1])) <= {*way}
    assert way_until(way, way[-1])[-1] == way[-1]
