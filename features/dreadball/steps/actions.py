"""Actions. What the coaches decide and what the dice show; a refused action must be answered by the next step."""

from typing import Any

from placky.rulebooks.dreadball.language import label_of, then, when
from placky.scenarios.claims import FAULTS, claim, decision_due, due, forgiven, position_refused, roll_due, same
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import DICE, POSITION, REFUSAL
from touchline.core.play.wire import FallenDie

MOVES = {"runs": "run", "sprints": "sprint", "moves on": "move", "dashes": "dash"}
AIMED = {"slams": "slam", "steals from": "steal", "passes to": "pass"}


def _way(command: dict[str, Any], to: Any, way: Any, facing: Any) -> dict[str, Any]:
    """A command with the way that a step gives."""
    said = {"to": to, "path": way, "facing": facing}
    return {**command, **{key: value for key, value in said.items() if value is not None}}


@when(
    "{player} (?P<what>runs|sprints|moves on|dashes)(?: to {hex}| along {hexes})?"
    "(?:, facing {facing})?(?P<stop>, and stops)?"
)
def goes(
    table: StepTable,
    player: str,
    what: str,
    hex: list[int] | None,  # noqa: A002 - as the step says it
    hexes: list[list[int]] | None,
    facing: int | None,
    stop: str | None,
) -> None:
    """A move (D-06, D-07, D-09): `to` a hex by the shortest way without dice, or `along` a way hex by hex.

    With "and stops" nothing more is asked of this move.
    """
    command = _way({"do": MOVES[what], "player": player}, hex, hexes, facing)
    table.act({**command, "then": "stop"} if stop else command)


@when("{player} stops")
def stops(table: StepTable, player: str) -> None:
    """A move, or the move that is part of an action, is over."""
    table.act({"do": "stop", "player": player})


@when(
    "{player} (?P<what>slams|steals from|passes to) {target:player}"
    "(?: from {hex}| along {hexes})?(?:, facing {facing})?"
)
def does(
    table: StepTable,
    player: str,
    what: str,
    target: str,
    hex: list[int] | None,  # noqa: A002 - as the step says it
    hexes: list[list[int]] | None,
    facing: int | None,
) -> None:
    """Slam, Steal or Pass (D-12, D-13, D-17), from where he stands or after the move that is part of it."""
    table.act(_way({"do": AIMED[what], "player": player, "target": target}, hex, hexes, facing))


@when("{player} strikes(?: from {hex}| along {hexes})?(?:, facing {facing})?")
def strikes(
    table: StepTable,
    player: str,
    hex: list[int] | None,  # noqa: A002 - as the step says it
    hexes: list[list[int]] | None,
    facing: int | None,
) -> None:
    """Throw at the Strike hex of the zone in which he stands then (D-17)."""
    table.act(_way({"do": "strike", "player": player}, hex, hexes, facing))


@when("{player} slams back")
def slams_back(table: StepTable, player: str) -> None:
    """The answer to a Slam or Steal from the front (D-14)."""
    table.act({"do": "slamback", "player": player})


@when("{player} dodges")
def dodges(table: StepTable, player: str) -> None:
    """The answer to a Slam or Steal (D-15)."""
    table.act({"do": "dodge", "player": player})


@when("{player} pushes (?:his|her) opponent to {hex}")
def pushes(table: StepTable, player: str, hex: list[int]) -> None:  # noqa: A002 - as the step says it
    """The winner says where the loser goes (RD-21)."""
    table.act({"do": "push", "player": player, "to": hex})


@when("{player} follows up")
def follows(table: StepTable, player: str) -> None:
    """Into the hex that his opponent has left (D-12)."""
    table.act({"do": "follow", "player": player})


@when("{player} stays where (?:he|she) is")
def stays(table: StepTable, player: str) -> None:
    """No following up."""
    table.act({"do": "stay", "player": player})


@when("{player} slips away to {hex}")
def slips(table: StepTable, player: str, hex: list[int]) -> None:  # noqa: A002 - as the step says it
    """The free hex of a doubled Dodge (D-15)."""
    table.act({"do": "slip", "player": player, "to": hex})


@when("{player} turns {facing}")
def turns(table: StepTable, player: str, facing: int) -> None:
    """The facing of somebody who has stood up (D-19)."""
    table.act({"do": "face", "player": player, "facing": facing})


@when("{player} stands up")
def stands_up(table: StepTable, player: str) -> None:
    """An action of somebody who lies (D-19)."""
    table.act({"do": "stand up", "player": player})


@when("{player} enters at {hex}(?:, facing {facing})?")
def enters(table: StepTable, player: str, hex: list[int], facing: int | None) -> None:  # noqa: A002 - as the step says it
    """Onto the own end line, from the bench (D-01, RD-26)."""
    table.act(_way({"do": "enter", "player": player}, hex, None, facing))


@when("{player} does without the free action")
def declines(table: StepTable, player: str) -> None:
    """A free action is not taken (RD-24)."""
    table.act({"do": "decline", "player": player})


@when("{team} end the rush")
def ends(table: StepTable, team: str) -> None:
    """With action tokens left (RD-27)."""
    table.act({"do": "end", "coach": team})


@when("{team} line up")
def lines_up(table: StepTable, team: str) -> None:
    """Everybody who is still to take his place, on the places of the roster (house)."""
    table.act({"do": "line up", "coach": team})


@when("{player} takes (?:his|her) place at {hex}(?:, facing {facing})?")
def takes_place(table: StepTable, player: str, hex: list[int], facing: int | None) -> None:  # noqa: A002 - as the step says it
    """One player lines up (D-01, RD-9)."""
    table.act(_way({"do": "place", "player": player}, hex, None, facing))


@when("the dice show {dice}")
def dice_show(table: StepTable, dice: list[FallenDie]) -> None:
    """Everybody's dice; those that sixes add stand behind the others, in the order in which they are rolled."""
    table.roll(dice)


@then("{team} decide on the {decision}")
def decides(table: StepTable, team: str, decision: str) -> None:
    """Which team has to decide, and on what."""
    pending = decision_due(table)
    claim((pending["coach"], pending["kind"]) == (team, decision), due(pending))


@then("the options are {options}")
def options_are(table: StepTable, options: list[str]) -> None:
    """What the decision that is due has on offer, in its order."""
    same("the options", [option["do"] for option in decision_due(table)["options"]], options)


@then("{player} may {actions}")
def may(table: StepTable, player: str, actions: list[str]) -> None:
    """Everything that he may do by himself now, in the order of the sheet."""
    found = [option["do"] for option in decision_due(table)["options"] if option["player"] == player]
    same(f"what {player} may do", found, actions)


@then("{player} rolls {number} {stat} dice(?: on {target:number}\\+)?", answers=DICE)
def rolls(table: StepTable, player: str, number: int, stat: str, target: int | None) -> None:
    """How many dice are due of him and his team, for which stat, and from which face they succeed."""
    hands = [hand for hand in roll_due(table)["hands"] if hand["player"] == player]
    claim(hands, f"no dice are due of {player}; {due(table.pending())}")
    same(f"{player}'s dice", [hands[0]["number"], hands[0]["stat"]], [number, stat])
    team = next(one["team"] for one in table.state()["players"] if one["name"] == player)
    same(f"whose coach rolls {player}'s dice", hands[0]["team"], team)
    claim(target is None or hands[0]["target"] == target, f"a die succeeds from {hands[0]['target']}")


@then("the dice of {player} are due for the {action:text}", answers=DICE)
def due_for(table: StepTable, player: str, action: str) -> None:
    """Whose dice are due, and for what."""
    pending = roll_due(table)
    same("dice are due of, for", [pending["hands"][0]["player"], pending["action"]], [player, action])


@then("the ball is about to scatter", answers=DICE)
def scatters(table: StepTable) -> None:
    """The dice for direction and distance are due (RD-11)."""
    same("dice are due for", roll_due(table)["kind"], "scatter")


@then("the launch is due", answers=DICE)
def launch_due(table: StepTable) -> None:
    """The launch die is due (D-01)."""
    same("dice are due for", roll_due(table)["kind"], "launch")


PLACES = {
    "winner may push": ("push", "hexes"), "dodger may slip away": ("slip", "hexes"),
    "runner may dash": ("dash", "hexes_ahead"), "bench may come on": ("enter", "hexes"),
}  # fmt: skip


@then(f"the (?P<what>{'|'.join(PLACES)}) (?:to|at) {{hexes}}")
def may_go_to(table: StepTable, what: str, hexes: list[list[int]]) -> None:
    """The hexes to which a push back, a free hex, a Dash or an entry may lead, in any order."""
    verb, key = PLACES[what]
    pending = decision_due(table)
    found = [option["region"][key] for option in pending["options"] if option["do"] == verb]
    claim(found, due(pending))
    same(f"hexes to {verb} to", sorted(map(label_of, found[0])), sorted(map(label_of, hexes)))


@then("{player} is near enough to (?P<what>slam|steal from|pass to) {targets:players}")
def near_enough(table: StepTable, player: str, what: str, targets: list[str]) -> None:
    """Everybody at whom he can aim this, perhaps after the move that is part of it, in any order."""
    options = {(option["player"], option["do"]): option for option in decision_due(table)["options"]}
    option = options.get((player, what.partition(" ")[0]))
    claim(option, f"{player} may not {what} anybody")
    same(f"whom {player} may {what}", sorted(option["region"]["targets"] if option else ()), sorted(targets))


@then('rule {rule} forbids it(?:: "{text}")?', answers=REFUSAL)
def forbidden(table: StepTable, rule: str, text: str | None) -> None:
    """What was tried last was refused by this rule and has changed nothing; perhaps with this reason."""
    forgiven(table, rule, text)


@then("the position is refused:", answers=POSITION, columns=FAULTS)
def refused(table: StepTable, datatable: list[list[str]]) -> None:
    """All faults of an unlawful position at once, in any order: the key at fault, whose it is, and by which rules."""
    position_refused(table, datatable)
