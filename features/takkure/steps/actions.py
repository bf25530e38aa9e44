"""Actions. What the coaches decide; a refused action must be answered by the next step."""

from typing import Any

from placky.rulebooks.takkure.language import then, when
from placky.rulebooks.takkure.reach import player_of, the_ball, token_beyond, touching
from placky.scenarios.claims import claim, decision_due, due, forgiven, same, worded
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import REFUSAL


@when("{player} is activated")
def activated(table: StepTable, player: str) -> None:
    """Spend an activation token on a player (1.01)."""
    table.act({"do": "activate", "player": player})


@when("{player} marks a move to {point}(?:, turning at {turn:point})?")
def marks(table: StepTable, player: str, point: list[int], turn: list[int] | None) -> None:
    """Put down the movement token there, and the turn token where there is a turn; his base stops at its edge (1.04).

    So he ends a radius short of it. The next step says the same by the place where he ends.
    """
    _mark(table, player, point, turn)


@when("{player} marks a move that ends at {point}(?:, turning at {turn:point})?")
def marks_end(table: StepTable, player: str, point: list[int], turn: list[int] | None) -> None:
    """The same by the place where the middle of his base comes to stand, if he can run that far (1.08)."""
    here = player_of(table.state(), player)
    _mark(table, player, token_beyond(turn or here["at"], point, here["radius"]), turn)


@when("{player} marks no way")
def marks_nothing(table: StepTable, player: str) -> None:
    """A marked move of no length: the null choice of step 1."""
    table.act({"do": "mark", "player": player})


@when("{player} runs")
def runs(table: StepTable, player: str) -> None:
    """Carry out the marked move (1.08)."""
    table.act({"do": "run", "player": player})


@when("{player} stands up")
def stands_up(table: StepTable, player: str) -> None:
    """Take off a ground token (3.02)."""
    table.act({"do": "stand up", "player": player})


@when("{player} presses(?: from {point}(?:, by way of {points})?)?")
def presses(table: StepTable, player: str, point: list[int] | None, points: list[list[int]] | None) -> None:
    """Move if a place is given, then put down the pressure token (1.06, 1.07)."""
    table.act(_move({"do": "pressure", "player": player}, point, points))


@when("{player} tackles {target:player}(?: at {point})?")
def tackles(table: StepTable, player: str, target: str, point: list[int] | None) -> None:
    """Declare a tackle on a player or on a point of his marked path; the move follows by itself (1.12)."""
    table.act({"do": "tackle", "player": player, "target": target, **({"at": point} if point else {})})


@when("{player} moves to {point}(?:, by way of {points})?")
def moves(table: StepTable, player: str, point: list[int], points: list[list[int]] | None) -> None:
    """An unmarked move: second action, dodge, or on the practice ground (1.10, 1.18, 0.03)."""
    table.act(_move({"do": "move", "player": player}, point, points))


@when("{player} stays put")
def stays(table: StepTable, player: str) -> None:
    """An unmarked move of no length: the null choice."""
    table.act({"do": "move", "player": player})


@when("{player} dodges")
def dodges(table: StepTable, player: str) -> None:
    """Choose DODGE as second action (1.18)."""
    table.act({"do": "dodge", "player": player})


@when("{player} breaks through")
def breaks_through(table: StepTable, player: str) -> None:
    """Choose BREAK THROUGH as second action (1.19)."""
    table.act({"do": "break through", "player": player})


@when("{player} rests")
def rests(table: StepTable, player: str) -> None:
    """Turn a fatigue token over, or take the inactive one off (4.03)."""
    table.act({"do": "rest", "player": player})


@when("{player} attempts a (?P<what>pass from the ground|pass|pick-up|try|steal|rest)(?: to {mate:player})?")
def attempts(table: StepTable, player: str, what: str, mate: str | None) -> None:
    """An action that is not open to him; the next step says why. A pass names its receiver, a steal is in the air."""
    verb = {"pass from the ground": "ground pass", "pick-up": "pick up"}.get(what, what)
    how = {"how": "air"} if what == "steal" else {}
    table.act({"do": verb, "player": player, **how, **({"to": mate} if mate else {})})


@when("{player} passes(?P<ground> from the ground)? to {mate:player}(?: from {point})?")
def passes(table: StepTable, player: str, ground: str | None, mate: str, point: list[int] | None) -> None:
    """Choose PASS, or PASS FROM THE GROUND, with its receiver; `from` a point of the passer's way (2.01, 3.03)."""
    verb = "ground pass" if ground else "pass"
    table.act({"do": verb, "player": player, "to": mate, **({"from": point} if point else {})})


@when(
    "{player} steals (?P<how>the loose ball|from the ground|out of the air)"
    "(?:, moving to {point}(?:, by way of {points})?)?"
)
def steals(table: StepTable, player: str, how: str, point: list[int] | None, points: list[list[int]] | None) -> None:
    """Declare STEAL and which ball is meant, with the defensive move if there is one (3.06)."""
    ways = {"the loose ball": "loose", "from the ground": "ground", "out of the air": "air"}
    table.act(_move({"do": "steal", "player": player, "how": ways[how]}, point, points))


@when("{player} steals, moving until he touches the ball")
def steals_on_contact(table: StepTable, player: str) -> None:
    """STEAL after a straight move to the loose ball, or to the carrier who holds it on the ground (3.06)."""
    state = table.state()
    how, middle, radius = the_ball(state)
    here = player_of(state, player)
    to = touching(here["at"], middle, here["radius"] + radius)
    table.act({"do": "steal", "player": player, "how": how, "to": to})


@when("{player} picks up the ball")
def picks_up(table: StepTable, player: str) -> None:
    """Choose PICK UP, from the ground or out of a team-mate's hands (3.05)."""
    table.act({"do": "pick up", "player": player})


@when("{player} goes for a try")
def goes_for_a_try(table: StepTable, player: str) -> None:
    """Choose TRY (4.04)."""
    table.act({"do": "try", "player": player})


PLACING = ("practice", "placing kickers", "placing receivers")
"""Kinds of decisions in which the same command places somebody or something else."""


@when("{player} makes way(?:(?P<first> first)| to {point})")
def makes_way(table: StepTable, player: str, first: str | None, point: list[int] | None) -> None:
    """Settle who makes way first, or which of several nearest places a displaced player takes (R-12)."""
    kind = (table.pending() or {}).get("kind")
    claim(kind not in PLACING, "nobody makes way here: a ball is placed, or a figure takes its place")
    table.act(_way(player, first, point))


@when("{team} lets {player} make way(?:(?P<first> first)| to {point})")
def lets_make_way(table: StepTable, team: str, player: str, first: str | None, point: list[int] | None) -> None:
    """The same, with the coach who settles it: the rival of the player who moves (R-12)."""
    table.act({**_way(player, first, point), "coach": team})


@when("{team} lets the ball lie at {point}")
def lets_ball_lie(table: StepTable, team: str, point: list[int]) -> None:
    """Which of several nearest free places a ball takes that has no room, by the coach who settles it (R-12)."""
    table.act({**_way("ball", None, point), "coach": team})


@when("{team} removes the tokens(?:, and a ground token from {players}|, and (?P<none>no ground token))?")
def removes_tokens(table: StepTable, team: str, players: list[str] | None, none: str | None) -> None:
    """Step 6 (1.11). Without a word about them, every ground token that may come off does."""
    chosen = {"ground": players} if players else {"ground": []} if none else {}
    table.act({"do": "remove tokens", **chosen, "coach": team})


@then("rule {rule} forbids it(?:: {text})?", answers=REFUSAL)
def forbids(table: StepTable, rule: str, text: str | None) -> None:
    """The action before this step was refused, by this rule, and nothing has changed."""
    forgiven(table, rule, text)


@then("{team} decides")
def decides(table: StepTable, team: str) -> None:
    """Whose coach makes the decision that is due."""
    pending = decision_due(table)
    claim(pending["coach"] == team, due(pending))


@then("(?:{team} or )?{player} can choose {verbs}(?: and nothing else)?")
def can_choose(table: StepTable, player: str, verbs: list[str], team: str | None) -> None:
    """Every option that a player has in the decision that is due, by its verb, in any order; none is forbidden, too."""
    pending = decision_due(table)
    claim(team in (None, pending["coach"]), due(pending))
    found = sorted(o["do"] for o in pending["options"] if o["player"] in (player, None))
    same(f"what {player} can choose", found, sorted(verbs))
    both = sorted({no["do"] for no in pending["forbidden"] if no["player"] == player} & set(found))
    claim(not both, f"open and forbidden at once: {worded(both)}")


def _mark(table: StepTable, player: str, to: list[int], turn: list[int] | None) -> None:
    table.act({"do": "mark", "player": player, "to": to, **({"turn": turn} if turn else {})})


def _way(player: str, first: str | None, point: list[int] | None) -> dict[str, Any]:
    return {"do": "displace", "player": player} if first else {"do": "place", "player": player, "at": point}


def _move(command: dict[str, Any], to: list[int] | None, via: list[list[int]] | None) -> dict[str, Any]:
    return {**command, **({"to": to} if to else {}), **({"via": via} if via else {})}
