"""Outcomes. The ball, the downs, the chip, the points, and which rules and rulings were at work."""

from typing import Any

from placky.rulebooks.dice_football.language import book, then
from placky.rulebooks.dice_football.names import ENGINE
from placky.scenarios import happenings
from placky.scenarios.claims import claim, claim_at_work, claim_idle, claim_often, due, same
from placky.scenarios.step_table import StepTable


@then("{team} has the ball on {spot}")
def has_ball(table: StepTable, team: str, spot: str) -> None:
    """Who is on offence and where the ball lies now."""
    state = table.state()
    same("who has the ball, and where", [state["offence"], state["spot"]], [team, spot])


@then("it is down {number}")
def down(table: StepTable, number: int) -> None:
    """Which down is next."""
    same("the down", table.state()["down"], number)


@then("a fresh set of downs is (?P<open>still to come|behind them)")
def fresh_set(table: StepTable, open: str) -> None:  # noqa: A002 - as the step says it
    """May the offence still earn four new downs at the 50 (S-15)?"""
    found = "behind them" if table.state()["crossed"] else "still to come"
    same("a fresh set of downs is", found, open)


@then("{team} holds the power chip")
def chip(table: StepTable, team: str) -> None:
    """Whose the chip is now."""
    same("who holds the power chip", table.state()["chip"], team)


@then("{team} has {number} points?")
def points(table: StepTable, team: str, number: int) -> None:
    """The score of a team now."""
    same(f"{team}'s points", table.state()["score"][team], number)


@then("{team} wins the roll with {symbol}")
def wins_roll(table: StepTable, team: str, symbol: str) -> None:
    """Which team had more dice of its play in the latest roll (S-07), and which play that was, or was picked (S-06)."""
    latest = _latest(table)
    won = [event for event in latest if event["event"] == "roll won"]
    claim(won, "nobody won the latest roll by dice")
    picked = [event["symbol"] for event in latest if event["event"] == "chosen"]
    found = [won[0]["team"], (picked or [won[0]["symbol"]])[0]]
    same("who wins the roll, and with what", found, [team, symbol])


@then("the roll is a tie of {number}")
def tied(table: StepTable, number: int) -> None:
    """Both teams had as many dice of their plays in the latest roll (S-08)."""
    found = [event["number"] for event in _latest(table) if event["event"] == "roll tied"]
    claim(found, "the latest roll is no tie")
    same("the roll is a tie of", found[0], number)


@then("{team} wins the game")
def wins_game(table: StepTable, team: str) -> None:
    """The game is over (S-02)."""
    same("the winner", table.state()["winner"], team)
    claim(table.pending() is None, due(table.pending()))


@then("the game goes on")
def goes_on(table: StepTable) -> None:
    """Nobody has won yet."""
    winner = table.state()["winner"]
    claim(winner is None and table.pending() is not None, f"the game is over: {winner or 'nobody'} has won")


@then("{event} happened(?: (?P<often>never|once|twice))?")
def happened(table: StepTable, event: str, often: str | None) -> None:
    """An event by its kind (as "sacked", "fresh downs", "touchback") happened, and how often."""
    claim_often(f"{event} happened", sum(one["event"] == event for one in happenings.told_once(table)), often)


@then("this happened:", columns=book.columns(happenings.columns(ENGINE), happenings.strange(ENGINE)))
def told(table: StepTable, datatable: list[list[str]]) -> None:
    """One row an event, in order, others may lie between: its `event` and any of its fields, lists as dice in a row."""
    happenings.told_once(table)
    happenings.happened(table, datatable, lambda event, key: happenings.cell(event.get(key)))


@then("(?:rule|ruling) {number:authority} (?:was|is) at work")
def was_at_work(table: StepTable, number: str) -> None:
    """Something that happened since the set-up carries this rule or ruling."""
    claim_at_work(happenings.told_once(table), number)


@then("(?:rule|ruling) {number:authority} was not at work")
def not_at_work(table: StepTable, number: str) -> None:
    """Nothing that happened since the set-up carries this rule or ruling."""
    claim_idle(happenings.told_once(table), number)


def _latest(table: StepTable) -> list[dict[str, Any]]:
    """What has happened since the latest roll fell."""
    events = happenings.told_once(table)
    fallen = [n for n, event in enumerate(events) if event["event"] == "rolled"]
    return events[fallen[-1] :] if fallen else []
