"""The dice. What is rolled next, what falls, and what a roll is worth."""

from typing import Any

from placky.rulebooks.takkure.language import book, then, when


@when("the (?:die shows|dice show) {dice}")
def dice_show(table: Any, dice: list[dict[str, Any]]) -> None:
    """The natural faces, every die that is due: "5 for AGUILA and 9 for GARRA"; "3 and 9 for AGUILA" for two of his."""
    table.roll(dice)


@when("{player} faces {tackler:player}(?P<all> with all dice)?")
def faces(table: Any, player: str, tackler: str, all: str | None) -> None:  # noqa: A002 - as the step says it
    """Of several rolls, make this one next: a die of the active player against a tackler (3.07, 4.06)."""
    table.act({"do": "face with all dice" if all else "face", "player": tackler})


_ROLLS = {
    "unopposed": "leave", "to keep his feet": "keep feet", "to dodge alone": "dodge alone", "to pass": "pass",
    "to pick up": "pick up", "for the try": "try", "to steal": "steal", "to intercept": "intercept",
}  # fmt: skip


@when(
    "{player} rolls (?P<how>unopposed|to keep his feet|to dodge alone|to pass|to pick up|for the try|to steal"
    "|to intercept)"
)
def rolls(table: Any, player: str, how: str) -> None:
    """Of several rolls, make this one next: an opponent nobody faces, one without contact, or an action by itself."""
    table.act({"do": _ROLLS[how], "player": player})


_DIE = book.columns({"player": "player", "stat": "stat", "value": "number", "modifiers": "modifiers"})


@when("these characteristics are rolled:", columns=_DIE)
def characteristics(table: Any, datatable: list[list[str]]) -> None:
    """Practice ground: one row a die: `player`, `stat`, perhaps `value`, modifiers as "+2 pass at 3 inches (2.01)"."""
    table.act({"do": "contest", "dice": _DIE.cells(datatable)})


@then("{player} needs {number} or less(?: on {stat})?")
def needs(table: Any, player: str, number: int, stat: str | None) -> None:
    """The target of a die that is due, after all modifiers."""
    pending = table.pending()
    assert pending and pending["ask"] == "roll", f"no roll is due, but {pending}"
    die = next(die for die in pending["dice"] if die["player"] == player)
    assert die["target"] == number, die
    assert stat in (None, die["stat"]), die


@then("the dice of {rollers} are due")
def due(table: Any, rollers: list[str]) -> None:
    """Whose dice are rolled next, one name a die."""
    pending = table.pending()
    assert pending and pending["ask"] == "roll", f"no roll is due, but {pending}"
    assert [die["player"] for die in pending["dice"]] == rollers


@then("no dice are due")
def none_due(table: Any) -> None:
    """Nothing is to be rolled now."""
    pending = table.pending()
    assert not pending or pending["ask"] != "roll", pending


@then("{player}'s roll is (?P<article>an? )?(?P<result>critical|success|cancelled|fail|spare|tied)")
def result(table: Any, player: str, article: str | None, result: str) -> None:
    """The latest roll of a player: success, critical, cancelled, fail, spare (a second die) or tied (in a melee)."""
    rolled = next(e for e in reversed(table.events()) if e["event"] == "rolled")
    found = [die["result"] for die in rolled["dice"] if die["player"] == player]
    assert result in found, f"{player}: {found}"
