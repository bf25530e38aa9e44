"""The table. Who stands where before anything happens, how far the game is, and which readings are played."""

from placky.rulebooks.dreadball.language import book, given
from placky.scenarios.step_table import StepTable

COLUMNS = book.columns({
    "player": "figure", "team": "team", "profile": "profile", "role": "role", "hex": "hex", "facing": "facing",
    "ball": "yes", "down": "yes", "out": "number", "used": "number", "move": "number", "strength": "number",
    "speed": "number", "skill": "number", "armour": "number",
})  # fmt: skip
_KEYS = {"player": "name", "hex": "at"}


@given("these players are there:", columns=COLUMNS)
def players(table: StepTable, datatable: list[list[str]]) -> None:
    """One row a player; without a hex he is on the bench.

    Besides `hex` and `facing`: `ball`, `down`, `out` (turns out of play), `used` (action tokens of this rush).
    Whoever is on no house roster also needs `team` and `profile`, or `role` and all stats.
    """
    found = [{_KEYS.get(key, key): value for key, value in row.items()} for row in COLUMNS.cells(datatable)]
    table.position.setdefault("players", []).extend(found)


@given("the ball lies in {hex}")
def ball(table: StepTable, hex: list[int]) -> None:  # noqa: A002 - as the step says it
    """A loose ball."""
    table.position["ball"] = hex


@given("it is {team}'s? rush")
def rushing(table: StepTable, team: str) -> None:
    """Whose rush it is; without this step that of the Comets, the home team."""
    table.position["rushing"] = team


@given("{team}'s? rush is about to begin")
def about_to_begin(table: StepTable, team: str) -> None:
    """The rush marker is still to move (D-01)."""
    table.position.update(phase="begin", rushing=team)


@given("both teams are about to line up")
def line_up(table: StepTable) -> None:
    """Nobody is on the pitch yet."""
    table.position["phase"] = "set-up"


@given("{number} rushes have been played")
def rushes(table: StepTable, number: int) -> None:
    """How many rushes of both teams are over; the one that is played, or about to begin, comes after them."""
    table.position["rush"] = number if table.position.get("phase") == "begin" else number + 1


@given("it is sudden death")
def sudden_death(table: StepTable) -> None:
    """All rushes are over, and neither team leads (RD-10)."""
    table.position.update(sudden_death=True)
    table.position.setdefault("rush", 15)


@given("{number} action tokens? (?:is|are) left")
def tokens(table: StepTable, number: int) -> None:
    """Action tokens of the rush; without this step all that nobody has used."""
    table.position["tokens"] = number


@given("{team} lead by {number}")
def leads(table: StepTable, team: str, number: int) -> None:
    """The score track; without this step neither team leads."""
    table.position.setdefault("score", {})[team] = number


@given('ruling {ruling} is read as "{reading}"')
def reading(table: StepTable, ruling: str, reading: str) -> None:
    """Play the other reading of a ruling that has one."""
    table.position.setdefault("readings", {})[ruling] = reading
