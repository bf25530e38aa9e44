"""Turns. What the players do, what the die shows, who wins."""

from typing import Any

from pebbles.language import given, then, when


@given("it is {player}'s turn")
def begins(table: Any, player: str) -> None:
    """Who is next; without this step Ada."""
    table.position["turn"] = player


@when("{player} takes {number}")
def takes(table: Any, player: str, number: int) -> None:
    """Take pebbles by hand (P-2)."""
    table.act({"do": f"take {number}", "player": player})


@when("{player} rolls")
def rolls(table: Any, player: str) -> None:
    """Take the die (P-3); what it shows is the next step."""
    table.act({"do": "roll", "player": player})


@when("the die shows {number}")
def shows(table: Any, number: int) -> None:
    """The die falls."""
    table.roll([{"player": None, "face": str(number)}])


@then("it is {player}'s turn")
def turn(table: Any, player: str) -> None:
    """Whose turn it is now."""
    assert table.state()["turn"] == player, table.state()["turn"]


@then("dice with {number} sides are due for {player}")
def due(table: Any, number: int, player: str) -> None:
    """What is rolled next, and by whom."""
    (hand,) = (table.pending() or {}).get("hands", ()) or [{}]
    assert (len(hand.get("faces", ())), hand.get("player")) == (number, player), hand


@then("{player} wins")
def wins(table: Any, player: str) -> None:
    """The game is over (P-4)."""
    assert table.state()["winner"] == player, table.state()["winner"]
    assert table.pending() is None, table.pending()


@then("rule {rule} forbids it")
def forbidden(table: Any, rule: str) -> None:
    """What was tried last was refused by this rule, and has changed nothing."""
    refusal = table.forgive()
    assert refusal is not None, "nothing was refused"
    assert refusal["rule"] == rule, refusal


@then("(?:rule|ruling) {number:authority} was at work")
def at_work(table: Any, number: str) -> None:
    """Something that happened carries this rule or ruling."""
    fired = {event["rule"] for event in table.events()} | {one for e in table.events() for one in e["rulings"]}
    assert number in fired, sorted(fired)
