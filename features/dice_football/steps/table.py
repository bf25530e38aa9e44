"""The table. What lies on it before anything happens, and which readings are played."""

from placky.rulebooks.dice_football.language import given
from placky.scenarios.step_table import StepTable


@given("the game is about to begin")
def about_to_begin(table: StepTable) -> None:
    """Nothing has happened yet: the power chip is still to be flipped (S-03)."""
    table.position["phase"] = "toss"


@given("{team} has the ball on {spot}")
def has_ball(table: StepTable, team: str, spot: str) -> None:
    """Which team is on offence, and where the ball lies: "Red's 25", "the 50"."""
    table.position["phase"] = "drive"
    table.position["offence"] = team
    table.position["yard"] = _yard(team, spot)


@given("{team} has the ball {number} yards from its own goal line")
def has_ball_at(table: StepTable, team: str, number: int) -> None:
    """The same by a number, which may also be one that there is not."""
    table.position.update(phase="drive", offence=team, yard=number)


@given("it is down {number}")
def down(table: StepTable, number: int) -> None:
    """Which down; without this step the first."""
    table.position["down"] = number


@given("a fresh set of downs is (?P<open>still to come|behind them)")
def fresh_set(table: StepTable, open: str) -> None:  # noqa: A002 - as the step says it
    """May the offence still earn four new downs at the 50 (S-15)? Without this step it may below the 50."""
    table.position["crossed"] = open == "behind them"


@given("{team} holds the power chip")
def chip(table: StepTable, team: str) -> None:
    """Whose the chip is; without this step the defence's."""
    table.position["chip"] = team


@given("{team} has {number} points?")
def points(table: StepTable, team: str, number: int) -> None:
    """The score of a team; without this step none."""
    table.position.setdefault("score", {})[team] = number


@given('ruling {ruling} is read as "{reading}"')
def reading(table: StepTable, ruling: str, reading: str) -> None:
    """Play the other reading of a ruling that has one."""
    table.position.setdefault("readings", {})[ruling] = reading


@given("the {side} dice have the faces {symbols}")
def faces(table: StepTable, side: str, symbols: list[str]) -> None:
    """Other dice than the house's (RS-3): the faces of each of the side's dice."""
    table.position.setdefault("dice", {})[side] = symbols


def _yard(team: str, spot: str) -> int:
    """A place in words, counted from the goal line of the team that has the ball."""
    if spot == "the 50":
        return 50
    whose, _, line = spot.partition("'s ")
    return int(line) if whose == team else 100 - int(line)
