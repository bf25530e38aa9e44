"""Outcomes. Possession, tokens, steps, and which rules and rulings were at work."""

from typing import Any

from placky.rulebooks.takkure.language import at_words, book, then
from placky.rulebooks.takkure.names import ABSENCES, ENGINE, ability_of
from placky.scenarios import happenings
from placky.scenarios.claims import claim, claim_at_work, claim_idle, claim_often, due, latest, same, worded
from placky.scenarios.step_table import StepTable
from touchline.core.inches.geometry import INCH, LENGTH
from touchline.core.play.events import marked
from touchline.core.play.wire import Event

_ATTACK_ENDS = {"a try": "try", "no try": "no try", "a steal": "steal", "nobody left": "nobody"}
_PRACTICE_ENDS = {"after both teams' tries": "tries", "early": "stopped", "with nobody left": "nobody"}


def _told(table: StepTable) -> list[Event]:
    """Everything that has happened, none of it told twice in a row; but two dice may be modified alike."""
    return happenings.told_once(table, "modified")


@then("{team} attacks")
def attacking(table: StepTable, team: str) -> None:
    """Who is the attacking team now (0.05)."""
    same("who attacks", table.state()["attacker"], team)


@then("{team} has {number} activation tokens?(?: left)?")
def tokens_left(table: StepTable, team: str, number: int) -> None:
    """What the attacking coach may still spend (1.01)."""
    state = table.state()
    claim(state["attacker"] == team, f"{state['attacker']} attacks, and {team} has no activation tokens")
    same(f"{team}'s activation tokens", state["tokens"], number)


@then("{team}'s players are {players}")
def team_players(table: StepTable, team: str, players: list[str]) -> None:
    """Everyone of a team (0.04)."""
    same(f"{team}'s players", sorted(p["name"] for p in table.state()["players"] if p["team"] == team), sorted(players))


@then("step {number} is on")
def step_is(table: StepTable, number: int) -> None:
    """Which of the six steps of the activation is being played (1.02)."""
    same("the step that is on", table.state()["step"], number)


@then("the steps so far are {steps:numbers}")
def steps_so_far(table: StepTable, steps: str) -> None:
    """The numbers of all steps begun since the latest activation, in order, as "1, 2, 3"."""
    begun: list[str] = []
    for event in _told(table):
        if event["event"] == "activated":
            begun = []
        if event["event"] == "step begun":
            begun.append(str(event["step"]))
    same("the steps so far", ", ".join(begun), steps)


@then("(?:rule|ruling) {number:authority} (?:was|is) at work")
def was_at_work(table: StepTable, number: str) -> None:
    """Something that happened since the set-up carries this rule or ruling."""
    claim_at_work(_told(table), number)


@then('{player} used "{ability}"')
def used_skill(table: StepTable, player: str, ability: str) -> None:
    """A skill or a card helped a player: it was used, or it stands among the modifiers of a die that he rolled."""
    events = _told(table)
    used = {e["skill"] for e in events if e["event"] == "skill used" and e["player"] == player}
    dice = [die for e in events if e["event"] == "rolled" for die in e["dice"] if die["player"] == player]
    used |= {ability_of(one) for die in dice for one in die["modifiers"]}
    claim(ability in used, f"{player} used {worded(sorted(used))}, not {ability}")


@then("(?:rule|ruling) {number:authority} was not at work")
def not_at_work(table: StepTable, number: str) -> None:
    """Nothing that happened since the set-up carries this rule or ruling."""
    claim_idle(_told(table), number)


@then("{event} happened to {player}(?: (?P<often>never|once|twice))?")
def happened(table: StepTable, event: str, player: str, often: str | None) -> None:
    """An event by its kind (as "fell", "wounded", "unhurt", "displaced") happened to a player, and how often."""
    count = sum(e["event"] == event and e.get("player") == player for e in _told(table))
    claim_often(f"{event} happened to {player}", count, often)


@then("{kind:happening} happened (?P<often>never|once|twice)")
def happened_often(table: StepTable, kind: str, often: str) -> None:
    """How often an event of this kind has happened, to whomever."""
    count = sum(e["event"] == kind for e in _told(table))
    claim_often(f"{kind} happened", count, often)


@then("this happened:", columns=book.columns(happenings.columns(ENGINE, "happening"), happenings.strange(ENGINE)))
def told(table: StepTable, datatable: list[list[str]]) -> None:
    """One row an event, in order, others may lie between: its `event` and any of its fields, lengths in inches."""
    _told(table)
    happenings.happened(table, datatable, _text)


@then("the tokens of {player} (?:mean: {text}|mean nothing)")
def tokens_mean(table: StepTable, player: str, text: str | None) -> None:
    """What the active fatigue tokens of a player who acts do to him, as the table is told (4.01)."""
    told = [e for e in _told(table) if e["event"] == "weary" and e["player"] == player]
    claim(told, f"nobody has spoken of tokens of {player}")
    same(f"the tokens of {player} mean", told[-1]["effects"], text.split(", ") if text else [])


@then("{player}'s run ends (?P<why>at the token|at the line|with his MOV)")
def run_ends(table: StepTable, player: str, why: str) -> None:
    """What ended the latest run of a player (1.08)."""
    runs = [e for e in table.events() if e["event"] == "moved" and e["player"] == player and e["why"] == "run"]
    claim(runs, f"{player} has not run")
    ends = {"token": "at the token", "line": "at the line"}.get(runs[-1]["stopped"], "with his MOV")
    same(f"{player}'s run ends", ends, why)


@then(f"the attack ended with (?P<why>{'|'.join(_ATTACK_ENDS)})")
def attack_ended(table: StepTable, why: str) -> None:
    """How the latest attack of a practice match ended (5.01)."""
    ended = latest(table, "attack ended", "no attack has ended yet")
    same("the attack ended with", ended["why"], _ATTACK_ENDS[why])


@then(f"the practice match ended (?P<why>{'|'.join(_PRACTICE_ENDS)})")
def practice_ended(table: StepTable, why: str) -> None:
    """Why a practice match is over (5.01)."""
    ended = latest(table, "practice over", "the practice match is not over")
    same("the practice match ended by", ended["why"], _PRACTICE_ENDS[why])


@then("the tokens on the pitch are {tokens}")
def tokens_on_pitch(table: StepTable, tokens: list[str]) -> None:
    """Markers of the activation that lie on the field: movement, turn, active player, pressure, tackle."""
    state = table.state()
    found = {p["marker"] for p in state["players"] if p["marker"]}
    if state["mark"]:
        found |= {"movement"} | ({"turn"} if state["mark"]["turn"] else set())
    if state["active"]:
        found.add("active player")
    same("the tokens on the pitch", sorted(found), sorted(tokens))


@then("the exercise is over")
def over(table: StepTable) -> None:
    """Nothing is left to decide."""
    claim(table.state()["over"], "the exercise goes on")
    claim(table.pending() is None, due(table.pending()))


def _text(event: Event, key: str) -> str:
    value: Any = event.get(key)
    if key == "at":
        return at_words(value)
    if key == "path":
        return " and ".join(map(at_words, value))
    if key == "off":
        return ABSENCES[value]
    if isinstance(value, int) and (event["event"], key) in marked(ENGINE, LENGTH):
        return f"{value / INCH:g}"
    return happenings.cell(value)
