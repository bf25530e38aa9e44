"""What every game reads of a position in the same way: that it is a table, its keys, and the two teams.

>>> [str(fault) for fault in unknown_keys({"yard": 25, "yards": 3}, {"yard", "down"})]
['unknown key "yards"; allowed: down, yard']
"""

from collections.abc import Collection, Mapping
from typing import Any

from touchline.core.brief import brief, quoted
from touchline.core.errors import UnlawfulPosition
from touchline.core.faults import PositionFault

__all__ = ["as_table", "two_teams", "unknown_keys"]

TWO_TEAMS = "the names of two different teams"


def as_table(position: Any) -> Mapping[str, Any]:
    """A position as it comes. Raises `UnlawfulPosition` for what is no table."""
    if not isinstance(position, Mapping):
        raise UnlawfulPosition([PositionFault(f"a position is a table of values, not {brief(position)}")])
    return position


def unknown_keys(table: Mapping[Any, Any], known: Collection[str], whose: str = "") -> list[PositionFault]:
    """A fault for every key of a position, or of a player's table in it, that there is not."""
    strange = sorted((key for key in table if key not in known), key=str)
    allowed = ", ".join(sorted(known)) if strange else ""
    of, to = ((whose,), f"{whose}: ") if whose else ((), "")
    return [PositionFault(f"{to}unknown key {quoted(key)}; allowed: {allowed}", str(key), of) for key in strange]


def two_teams(
    teams: Any, house: tuple[str, str], faults: list[PositionFault], allowed: str = TWO_TEAMS
) -> tuple[str, str]:
    """The teams that a position names, or those of the house where it names none or wrong ones, which is a fault."""
    if teams is None:
        return house
    named = isinstance(teams, list | tuple) and all(isinstance(team, str) and team.strip() for team in teams)
    if not named or len(teams) != 2 or teams[0] == teams[1]:
        faults.append(PositionFault(f"teams is {brief(teams)}; allowed: {allowed}", "teams"))
        return house
    return teams[0], teams[1]
