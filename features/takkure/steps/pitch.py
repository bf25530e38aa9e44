"""The pitch. What lies on the table before anything happens, and which rules are played."""

from placky.rulebooks.takkure.language import book, given, then, thousandths
from placky.scenarios.claims import FAULTS, position_refused, same
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import POSITION

_NUMBERS = ("ground", "wounds", "activations", "STR", "REF", "INT", "PRT", "BOD", "base", "fatigue", "resting")
_COLUMNS = book.columns(
    {
    "player": "figure", "at": "point", "ball": "yes", "team": "team", **dict.fromkeys(_NUMBERS, "number"),
    "MOV": "pair", "BaC": "pair", "skills": "skills", "player skill": "player_skill", "position": "position",
    "off": "absence",
    }
)  # fmt: skip
_NAMED = {"player": "name", "player skill": "player_skill"}
"""Columns that are called otherwise in a position."""


@given("the practice ground")
def practice_ground(table: StepTable) -> None:
    """No activations: coaches declare, measure, move, place and roll by hand (chapter 0)."""
    table.position["mode"] = "practice"


@given("the rules up to chapter {number} are taught")
def taught(table: StepTable, number: int) -> None:
    """Rules, skills and injuries of later chapters stay asleep. Without this step, everything is awake."""
    table.position["chapter"] = number


@given("these players are on the pitch:", columns=_COLUMNS)
def players(table: StepTable, datatable: list[list[str]]) -> None:
    """One row a player. `player` and `at` are needed; `ball` takes "yes"; any value of the card may be written over.

    `fatigue` and `resting` are active and inactive fatigue tokens; `off` is how long a player is off the field, and
    then he needs no `at`: "next kick-off", "misses one kick-off", "half" or "match".
    """
    entries = [{_NAMED.get(key, key): value for key, value in row.items()} for row in _COLUMNS.cells(datatable)]
    table.position.setdefault("players", []).extend(entries)


@given('{team} has the team skill "{skill:team_skill}"')
def team_skill(table: StepTable, team: str, skill: str) -> None:
    """A skill that all players of a team share (5.07); without this step no team has one."""
    table.position.setdefault("team_skills", {})[team] = skill


@given("the ball (?:lies|comes down) at {point}")
def loose_ball(table: StepTable, point: list[int]) -> None:
    """A loose ball, by its centre, or one from a kick that may still be caught."""
    table.position["ball"] = point


@given("{team} attacks(?: with {number} activation tokens?)?")
def attacks(table: StepTable, team: str, number: int | None) -> None:
    """Who attacks, where no carrier says so, and how many activation tokens are left."""
    table.position["attacker"] = team
    if number is not None:
        table.position["tokens"] = number


@given('the edition is "{edition}"')
def edition(table: StepTable, edition: str) -> None:
    """Play the readings of a named edition (data/rulings.toml); readings given by themselves go before it."""
    table.position["edition"] = edition


@given('ruling {ruling} is read as "{reading}"')
def reading(table: StepTable, ruling: str, reading: str) -> None:
    """Play the other reading of a ruling that has one."""
    table.position.setdefault("readings", {})[ruling] = reading


@given("nobody moves backwards")
def forward_only(table: StepTable) -> None:
    """Exercise 1's free play: inside the lines, never backwards."""
    table.position["forward_only"] = True


@given("the pitch is {width:inches} wide and {length:inches} long")
def pitch(table: StepTable, width: int, length: int) -> None:
    """Another pitch; its lines keep their distances."""
    table.position["field"] = {
        "width": width,
        "length": length,
        "in_goal": thousandths("3"),
        "kick_off": thousandths("5"),
    }


@then("the lines across the pitch lie at {lengths}")
def lines(table: StepTable, lengths: list[int]) -> None:
    """Five lengths from one short edge: in-goal line, kick-off line, centre line, kick-off line, in-goal line (0.C)."""
    field = table.state()["field"]
    length, in_goal, kick_off = field["length"], field["in_goal"], field["kick_off"]
    found = [in_goal, length // 2 - kick_off, length // 2, length // 2 + kick_off, length - in_goal]
    same("the lines lie at", [length / 1000 for length in found], [length / 1000 for length in lengths])


@then("the position is refused:", answers=POSITION, columns=FAULTS)
def refused(table: StepTable, datatable: list[list[str]]) -> None:
    """All faults of an unlawful position at once, in any order: the key at fault, whose it is, and by which rules."""
    position_refused(table, datatable)
