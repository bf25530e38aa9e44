"""Turns. What the players do, what the die shows, who wins."""

from pebbles.language import given, then, when

from placky.scenarios.claims import claim, claim_at_work, decision_due, due, forgiven, roll_due, same
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import DICE, REFUSAL


@given("it is {player}'s turn")
def begins(table: StepTable, player: str) -> None:
    """Who is next; without this step Ada."""
    table.position["turn"] = player


@when("{player} takes {number}")
def takes(table: StepTable, player: str, number: int) -> None:
    """Take pebbles by hand (P-2)."""
    table.act({"do": f"take {number}", "player": player})


@when("{player} rolls")
def rolls(table: StepTable, player: str) -> None:
    """Take the die (P-3); what it shows is the next step."""
    table.act({"do": "roll", "player": player})


@when("the die shows {number}")
def shows(table: StepTable, number: int) -> None:
    """The die falls."""
    table.roll([{"player": None, "face": str(number)}])


@then("it is {player}'s turn")
def turn(table: StepTable, player: str) -> None:
    """Who is asked now."""
    same("who is asked", decision_due(table)["coach"], player)


@then("dice with {number} sides are due for {player}", answers=DICE)
def dice_due(table: StepTable, number: int, player: str) -> None:
    """What is rolled next, and by whom."""
    (hand,) = roll_due(table)["hands"]
    same("sides of the dice that are due", len(hand["faces"]), number)
    same("who rolls", hand["player"], player)


@then("{player} has taken {number} pebbles?")
def has_taken(table: StepTable, player: str, number: int) -> None:
    """How many pebbles lie before a player."""
    state = table.state()
    same(f"what {player} has taken", state["taken"][state["teams"].index(player)], number)


@then("{player} wins")
def wins(table: StepTable, player: str) -> None:
    """The game is over (P-4)."""
    same("the winner", table.state()["winner"], player)
    claim(table.pending() is None, due(table.pending()))


@then("rule {rule} forbids it", answers=REFUSAL)
def forbidden(table: StepTable, rule: str) -> None:
    """What was tried last was refused by this rule, and has changed nothing."""
    forgiven(table, rule)


@then("(?:rule|ruling) {number:authority} was at work")
def was_at_work(table: StepTable, number: str) -> None:
    """Something that happened carries this rule or ruling."""
    claim_at_work(table.events(), number)
