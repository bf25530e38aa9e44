"""The dice. What is rolled next, what falls, and what a roll is worth."""

from typing import Any

from placky.rulebooks.takkure.language import book, then, when
from placky.scenarios.claims import claim, due, latest, roll_due, same, worded
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import DICE
from touchline.core.play.wire import FallenDie


@when("the (?:die shows|dice show) {dice}")
def dice_show(table: StepTable, dice: list[FallenDie]) -> None:
    """The natural faces, every die that is due: "5 for AGUILA and 9 for GARRA"; "3 and 9 for AGUILA" for two of his."""
    table.roll(dice)


_FACE = ("face", "face with all dice")


def _faced_by_active(state: Any, player: str) -> None:
    claim(state["active"] == player, f"the active player is {worded(state['active'])}, not {player}")


@when("{player} faces {tackler:player}(?P<all> with all dice)?")
def faces(table: StepTable, player: str, tackler: str, all: str | None) -> None:  # noqa: A002 - as the step says it
    """Of several rolls, make this one next: a die of the active player against a tackler (3.07, 4.06)."""
    state = table.state()
    coach = next(one["team"] for one in state["players"] if one["name"] == player)
    if coach == state["attacker"]:
        _faced_by_active(state, player)
    table.act({"do": _FACE[bool(all)], "player": tackler, "coach": coach})


@when("{team} lets {player} face {tackler:player}(?P<all> with all dice)?")
def lets_face(table: StepTable, team: str, player: str, tackler: str, all: str | None) -> None:  # noqa: A002 - as above
    """The same, with the coach who decides on the next roll: the attackers' (1.13)."""
    _faced_by_active(table.state(), player)
    table.act({"do": _FACE[bool(all)], "player": tackler, "coach": team})


_ROLLS = {
    "unopposed": "leave", "to keep his feet": "keep feet", "to dodge alone": "dodge alone", "to pass": "pass",
    "to pick up": "pick up", "for the try": "try", "to steal": "steal", "to intercept": "intercept",
    "to catch": "reception", "stamina": "stamina", "for the injury": "injury",
}  # fmt: skip


_HOW = "|".join(_ROLLS)


@when(f"{{player}} rolls (?P<how>{_HOW})")
def rolls(table: StepTable, player: str, how: str) -> None:
    """Of several rolls, make this one next: an opponent nobody faces, one without contact, or an action by itself.

    Also one of those that a single throw has made due: a catch, stamina after a fall, an injury.
    """
    table.act({"do": _ROLLS[how], "player": player})


@when(f"{{team}} lets {{player}} roll (?P<how>{_HOW})")
def lets_roll(table: StepTable, team: str, player: str, how: str) -> None:
    """The same, with the coach who decides on the next roll: the attackers' (1.13)."""
    table.act({"do": _ROLLS[how], "player": player, "coach": team})


_DIE = book.columns({"player": "player", "stat": "stat", "value": "number", "modifiers": "modifiers"})


@when("these characteristics are rolled:", columns=_DIE)
def characteristics(table: StepTable, datatable: list[list[str]]) -> None:
    """Practice ground: one row a die: `player`, `stat`, perhaps `value`, modifiers as "+2 pass at 3 inches (2.01)"."""
    table.act({"do": "contest", "dice": _DIE.cells(datatable)})


@then("{player} needs {number} or less(?: on {stat})?", answers=DICE)
def needs(table: StepTable, player: str, number: int, stat: str | None) -> None:
    """The target of a die that is due, after all modifiers."""
    roll = roll_due(table)
    mine = [die for die in roll["dice"] if die["player"] == player]
    claim(mine, due(roll))
    same(f"what {player} needs on {mine[0]['stat']}", mine[0]["target"], number)
    claim(stat in (None, mine[0]["stat"]), f"{player} rolls on {mine[0]['stat']}, not on {stat}")


@then("the dice of {rollers} are due", answers=DICE)
def dice_due(table: StepTable, rollers: list[str]) -> None:
    """Whose dice are rolled next, one name a die; each lies before his own coach."""
    dice, teams = roll_due(table)["dice"], {one["name"]: one["team"] for one in table.state()["players"]}
    same("dice are due of", [die["player"] for die in dice], rollers)
    for die in dice:
        same(f"whose the die of {die['player']} is", die["team"], teams.get(die["player"], die["team"]))


@then("no dice are due")
def none_due(table: StepTable) -> None:
    """Nothing is to be rolled now."""
    pending = table.pending()
    claim(not pending or pending["ask"] != "roll", due(pending))


@then("{player}'s roll is (?P<article>a |an )?(?P<result>critical|success|cancelled|fail|spare|tied critical|tied)")
def result(table: StepTable, player: str, article: str | None, result: str) -> None:
    """The latest roll of a player: success, critical, cancelled, fail, spare (a second die) or tied (in a melee).

    Two criticals of a melee are a tied critical; that they are tied is true as well.
    """
    rolled = latest(table, "rolled", "nothing has been rolled yet")
    found = [die["result"] for die in rolled["dice"] if die["player"] == player]
    claim(
        found, f"{player} had no die in the latest roll; those who had: {worded([d['player'] for d in rolled['dice']])}"
    )
    tied = result == "tied" and "tied critical" in found
    claim(tied or result in found, f"{player}'s roll is {worded(found)}, not {result}")
