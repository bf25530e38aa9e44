"""Decisions and dice. What a coach says, and what the dice show."""

from placky.rulebooks.dice_football.language import then, when
from placky.scenarios.claims import FAULTS, claim, decision_due, due, forgiven, position_refused, roll_due, same
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import DICE, POSITION, REFUSAL

DECLARED = {"goes for it": "go for it", "punts": "punt", "tries a field goal": "field goal"}
CHIP = {"spends": "spend", "keeps": "keep"}
KICK = {"takes the three points": "take", "declines the field goal": "decline"}


def _say(table: StepTable, team: str, do: str) -> None:
    """A team's decision; what is another team's to decide, a rule refuses."""
    table.act({"do": do, "coach": team})


@when("the power chip lands on {team}'s side")
def flip(table: StepTable, team: str) -> None:
    """The toss (S-03)."""
    table.roll([{"player": "the chip", "face": team}])


@when("{team} chooses {side}")
def chooses_side(table: StepTable, team: str, side: str) -> None:
    """The winner of the toss starts on offence or on defence (S-03)."""
    _say(table, team, side)


@when("the dice show {symbols} against {others:symbols}")
def dice_show(table: StepTable, symbols: list[str], others: list[str]) -> None:
    """All dice of the offence, then all dice of the defence, by their symbols."""
    pending = table.pending() or {}
    teams = [hand["player"] for hand in pending.get("hands", ())] or [None, None]
    shown = zip((teams[0], teams[-1]), (symbols, others), strict=True)
    table.roll([{"player": team, "face": face} for team, faces in shown for face in faces])


@when("{team} (?P<what>goes for it|punts|tries a field goal)")
def declares(table: StepTable, team: str, what: str) -> None:
    """Fourth down: what the offence is going to do (S-17)."""
    _say(table, team, DECLARED[what])


@when("{team} (?P<what>spends|keeps) the power chip")
def uses_chip(table: StepTable, team: str, what: str) -> None:
    """A tied roll: the holder of the chip decides (S-08)."""
    _say(table, team, CHIP[what])


@when("{team} plays {symbol}")
def plays(table: StepTable, team: str, symbol: str) -> None:
    """Several symbols tie inside the team that won: this one is its play (S-06)."""
    _say(table, team, symbol)


@when("{team} (?P<what>takes the three points|declines the field goal)")
def field_goal(table: StepTable, team: str, what: str) -> None:
    """A field goal won past the 50: the points, or 25 yards (S-10, S-11)."""
    _say(table, team, KICK[what])


@then("{team} decides on the {decision}")
def decides(table: StepTable, team: str, decision: str) -> None:
    """Whose decision is due, and on what: toss, fourth down, chip, play, field goal."""
    pending = decision_due(table)
    claim((pending["coach"], pending["kind"]) == (team, decision), due(pending))


@then("the options are {options}")
def options_are(table: StepTable, options: list[str]) -> None:
    """What the decision that is due has on offer, in its order: "go for it, punt, field goal"."""
    same("the options", [option["do"] for option in decision_due(table)["options"]], options)


@then("the dice of both teams are due", answers=DICE)
def both_due(table: StepTable) -> None:
    """Six dice of each team are rolled next, and nothing is to be decided first."""
    found = [f"{hand['number']} {hand['name']}" for hand in roll_due(table)["hands"]]
    same("dice are due", found, ["6 offence dice", "6 defence dice"])


@then("the {side} dice are {team}'s", answers=DICE)
def whose_dice(table: StepTable, side: str, team: str) -> None:
    """Which team rolls which dice when the next roll is due."""
    found = [hand["team"] for hand in roll_due(table)["hands"] if hand["name"] == f"{side} dice"]
    same(f"whose the {side} dice are", found, [team])


@then('rule {rule} forbids it(?:: "{text}")?', answers=REFUSAL)
def forbidden(table: StepTable, rule: str, text: str | None) -> None:
    """What was tried last was refused by this rule and has changed nothing; perhaps with this reason."""
    forgiven(table, rule, text)


@then("the position is refused:", answers=POSITION, columns=FAULTS)
def refused(table: StepTable, datatable: list[list[str]]) -> None:
    """All faults of an unlawful position at once, in any order: the key at fault, whose it is, and by which rules."""
    position_refused(table, datatable)
