"""What every game reads of a position in the same way."""

from typing import Any

import pytest

from touchline.core.errors import UnlawfulPosition
from touchline.core.faults import PositionFault
from touchline.core.play.positions import as_table, two_teams, unknown_keys

HOUSE = ("Red", "Blue")


def test_what_is_no_table_is_no_position() -> None:
    assert as_table({"yard": 25}) == {"yard": 25}
    with pytest.raises(UnlawfulPosition, match=r"a position is a table of values, not \[1\]"):
        as_table([1])


def test_every_unknown_key_is_a_fault_whatever_it_is() -> None:
    assert unknown_keys({"yard": 1, "yards": 2, 3: 4}, {"yard", "down"}, "VEGA") == [
        PositionFault("VEGA: unknown key 3; allowed: down, yard", "3", ("VEGA",)),
        PositionFault('VEGA: unknown key "yards"; allowed: down, yard', "yards", ("VEGA",)),
    ]


@pytest.mark.parametrize(("teams", "read"), [(None, HOUSE), (["Ox", "Owl"], ("Ox", "Owl"))])
def test_two_teams_are_those_that_are_named_or_the_house(teams: list[str] | None, read: tuple[str, str]) -> None:
    faults: list[PositionFault] = []
    assert two_teams(teams, HOUSE, faults) == read
    assert not faults


@pytest.mark.parametrize("teams", [["Ox"], ["Ox", "Ox"], ["Ox", " "], ["Ox", 3], "Ox", 3, ["Ox", "Owl", "Elk"]])
def test_anything_but_two_different_names_is_a_fault(teams: Any) -> None:
    faults: list[PositionFault] = []
    assert two_teams(teams, HOUSE, faults) == HOUSE
    assert faults == [PositionFault(f"teams is {teams!r}; allowed: the names of two different teams", "teams")]
