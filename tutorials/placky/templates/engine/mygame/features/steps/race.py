"""The race. Who stands where, what the players do, who wins."""

from mygame.language import given, then, when

from placky.scenarios.claims import claim_at_work, decision_due, forgiven, same
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import REFUSAL


@given("an empty track")
def empty(table: StepTable) -> None:
    """Everybody stands at the beginning."""


@given("{player} has gone {number} steps?")
def begun(table: StepTable, player: str, number: int) -> None:
    """How far a player has come already."""
    table.position.setdefault("steps", {})[player] = number


@when("{player} walks {number}")
def walks(table: StepTable, player: str, number: int) -> None:
    """Walk some steps (1)."""
    table.act({"do": f"walk {number}", "player": player})


@when("{player} takes a chance")
def dares(table: StepTable, player: str) -> None:
    """Let chance decide (2); what it says is the next step."""
    table.act({"do": "take a chance", "player": player})


@then("{player} has gone {number} steps?")
def gone(table: StepTable, player: str, number: int) -> None:
    """How far a player has come."""
    same(f"the steps of {player}", table.state()["steps"][player], number)


@then("it is {player}'s turn")
def turn(table: StepTable, player: str) -> None:
    """Who is asked now."""
    same("who is asked", decision_due(table)["coach"], player)


@then("{player} wins")
def wins(table: StepTable, player: str) -> None:
    """The game is over (3)."""
    same("the winner", table.state()["winner"], player)


@then("rule {rule} was at work")
def worked(table: StepTable, rule: str) -> None:
    """Something that happened carries this rule."""
    claim_at_work(table.events(), rule)


@then("rule {rule} forbids it", answers=REFUSAL)
def forbidden(table: StepTable, rule: str) -> None:
    """What was tried last was refused by this rule, and has changed nothing."""
    forgiven(table, rule)
