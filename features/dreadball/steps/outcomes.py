"""Outcomes. Players, the ball, the rush and the score, and which rules and rulings were at work."""

from typing import Any

from placky.rulebooks.dreadball.language import book, label_of, then
from placky.rulebooks.dreadball.names import ENGINE, FACINGS
from placky.scenarios import happenings
from placky.scenarios.claims import claim, claim_at_work, claim_idle, claim_often, due, same, worded
from placky.scenarios.step_table import StepTable
from touchline.core.play.wire import Event


def _player(table: StepTable, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in table.state()["players"] if one["name"] == name)
    return found


@then("{player} is in {hex}(?:, facing {facing})?")
def is_in(table: StepTable, player: str, hex: list[int], facing: int | None) -> None:  # noqa: A002 - as the step says it
    """Where a player is now, standing or not, and which way he faces."""
    one = _player(table, player)
    same(f"where {player} is", label_of(one["at"]), label_of(hex))
    claim(facing is None or one["facing"] == facing, f"{player} faces {FACINGS[one['facing']]}")


@then("{player} faces {facing}")
def faces(table: StepTable, player: str, facing: int) -> None:
    """Which way a player faces now."""
    same(f"{player} faces", FACINGS[_player(table, player)["facing"]], FACINGS[facing])


@then("{player} (?P<how>stands|lies)")
def stands(table: StepTable, player: str, how: str) -> None:
    """Is a player of the pitch on his feet?"""
    one = _player(table, player)
    claim(one["at"] is not None, f"{player} is not on the pitch")
    same(f"{player}", "lies" if one["down"] else "stands", how)


@then("{player} is out of play for {number} turns?")
def out_of_play(table: StepTable, player: str, number: int) -> None:
    """Turns that a player is still out of play; 0 on the bench."""
    one = _player(table, player)
    claim(one["at"] is None, f"{player} is in {label_of(one['at'])}")
    same(f"{player}'s turns out of play", one["out"], number)


@then("{player} is removed from the game")
def removed(table: StepTable, player: str) -> None:
    """He comes back no more (RD-12)."""
    claim(_player(table, player)["out"] < 0, f"{player} is not removed")


@then("{player} has the ball")
def has_ball(table: StepTable, player: str) -> None:
    """Who holds the ball now; it lies nowhere then."""
    state = table.state()
    same("who has the ball", state["carrier"], player)
    same("where it lies", label_of(state["ball"]), label_of(None))


@then("nobody has the ball")
def nobody(table: StepTable) -> None:
    """It lies somewhere, or is out of play."""
    same("who has the ball", table.state()["carrier"], None)


@then("the ball lies in {hex}")
def ball_lies(table: StepTable, hex: list[int]) -> None:  # noqa: A002 - as the step says it
    """Where the loose ball is; nobody holds it."""
    state = table.state()
    same("the ball lies in", label_of(state["ball"]), label_of(hex))
    same("who has the ball", state["carrier"], None)


@then("the ball is out of play")
def ball_out(table: StepTable) -> None:
    """Nobody holds it and it lies nowhere: it will be launched."""
    state = table.state()
    same("the ball", [label_of(state["ball"]), state["carrier"]], ["nowhere", None])


@then("it is {team}'s? rush")
def whose_rush(table: StepTable, team: str) -> None:
    """Whose turn it is now."""
    state = table.state()
    same("whose rush it is", None if state["phase"] == "over" else state["rushing"], team)


@then("it is rush {number}")
def which_rush(table: StepTable, number: int) -> None:
    """Where the rush marker stands."""
    same("the rush", table.state()["rush"], number)


@then("{number} action tokens? (?:is|are) left")
def tokens_left(table: StepTable, number: int) -> None:
    """Action tokens of this rush."""
    same("action tokens left", table.state()["tokens"], number)


@then("the rush goes on")
def rush_goes_on(table: StepTable) -> None:
    """It has not ended since the set-up, and nothing has happened that ends it."""
    told = {event["event"] for event in happenings.told_once(table)}
    claim(not told & {"rush lost", "rush ended"}, "the rush has ended")


@then("the rush is lost: (?P<why>dropped|thrown|not picked up|launch not caught)")
def rush_lost(table: StepTable, why: str) -> None:
    """The rush has ended early (D-04): dropped, thrown, not picked up, or launch not caught."""
    found = [event["why"] for event in happenings.told_once(table) if event["event"] == "rush lost"]
    same("why the rush was lost", found[-1:], [why])


@then("{team} lead by {number}")
def leads(table: StepTable, team: str, number: int) -> None:
    """The score track."""
    same(f"{team}'s lead", table.state()["score"][team], number)


@then("neither team leads")
def level(table: StepTable) -> None:
    """The score track stands at nothing."""
    claim(not any(table.state()["score"].values()), f"the score: {worded(table.state()['score'])}")


@then("{team} win the game")
def wins_game(table: StepTable, team: str) -> None:
    """The game is over (RD-10)."""
    same("the winner", table.state()["winner"], team)
    claim(table.pending() is None, due(table.pending()))


@then("the game goes on")
def goes_on(table: StepTable) -> None:
    """Nobody has won yet."""
    winner = table.state()["winner"]
    claim(winner is None and table.pending() is not None, f"the game is over: {winner or 'nobody'} has won")


@then("{event} happened(?: (?P<often>never|once|twice))?")
def happened(table: StepTable, event: str, often: str | None) -> None:
    """An event by its kind (as "fell", "pushed", "ball caught") happened, and how often."""
    claim_often(f"{event} happened", sum(one["event"] == event for one in happenings.told_once(table)), often)


@then("this happened:", columns=book.columns(happenings.columns(ENGINE), happenings.strange(ENGINE)))
def told(table: StepTable, datatable: list[list[str]]) -> None:
    """One row an event, in order, others may lie between: its `event` and any of its fields, hexes by their labels."""
    happenings.told_once(table)
    happenings.happened(table, datatable, _text)


@then("(?:rule|ruling) {number:authority} (?:was|is) at work")
def was_at_work(table: StepTable, number: str) -> None:
    """Something that happened since the set-up carries this rule or ruling."""
    claim_at_work(happenings.told_once(table), number)


@then("(?:rule|ruling) {number:authority} was not at work")
def not_at_work(table: StepTable, number: str) -> None:
    """Nothing that happened since the set-up carries this rule or ruling."""
    claim_idle(happenings.told_once(table), number)


def _text(event: Event, key: str) -> str:
    value: Any = event.get(key)
    if key in ("at", "hex") and value is not None:
        return label_of(value)
    if key == "way":
        return " ".join(map(label_of, value))
    if key == "facing":
        return FACINGS[int(value)]
    return happenings.cell(value)


CARD = book.columns({
    "role": "role", "move": "number", "strength": "number", "speed": "number", "skill": "number", "armour": "number",
})  # fmt: skip


@then("the card of {player} says:", columns=CARD)
def card_says(table: StepTable, player: str, datatable: list[list[str]]) -> None:
    """What stands on a player's card (D-05): any of role, move, strength, speed, skill, armour."""
    one = _player(table, player)
    for wanted in CARD.cells(datatable):
        same(f"{player}'s card", {key: one[key] for key in wanted}, wanted)
