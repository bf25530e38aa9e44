"""DreadBall in words: titles of frames, what happened in a sentence, what a choice costs and wins.

Everything here turns plain data (commands, events, requests) into text for a page; nothing decides a rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from placky.rulebook import HOUSE, LegendLine, Plain, listed, spelt
from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.words.dice import (
    decides,
    faces,
    hands,
    headline,
    outcome,
    roll_title,
    thrown,
    verdicts,
)
from touchline.dreadball.numbers import NUMBERS

__all__ = [
    "QUIET", "STEP", "STEPS", "STEPS_NAME", "TOGETHER", "ask", "decides", "faces", "hands",
    "headline", "legend", "option", "outcome", "roll_title", "sound", "step", "tell", "thrown", "title",
    "verdicts", "where",
]  # fmt: skip

STEPS = ("Marker", "Launch", "Actions", "Coming back")
"""The rail: the four steps of a rush (D-01)."""
STEP = ""
STEPS_NAME = "Steps of a rush"
_MARKER, _LAUNCH, _ACTIONS, _BACK = range(1, 5)
QUIET = frozenset({"pool made", "squared", "token spent", "test passed", "test failed"})
"""Events that keep the books."""
TOGETHER: Mapping[str, str] = {"{} takes a place.": "{} take their places."}
"""What many players do in a frame, said once."""


def step(kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:  # noqa: ARG001 - the interface
    """Where in the rush a frame stands; 0 before the first rush and after the game."""
    kinds = {event["event"] for event in events}
    if state.get("phase") in ("set-up", "over") or kind == "setup":
        return 0
    return _LAUNCH if "ball launched" in kinds else _ACTIONS


# ------------------------------------------------------------------ titles


def title(act: Plain | None, text: str, events: Sequence[Plain]) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is None:
        return "Set up"
    if "roll" in act:
        return f"{thrown(act['roll'])}: {headline(events)}"
    command = act.get("act", {})
    maker = _TITLES.get(command.get("do", ""))
    return maker(command.get("player") or "", command) if maker else text


def _to(command: Plain) -> str:
    """Where a command leads: " to F14", or nothing."""
    place = command.get("to") or (command.get("path") or [None])[-1]
    return f" to {label_of(place)}" if place else ""


def _from(command: Plain) -> str:
    """From where something is done, or by which way he goes there, who may have to go on: " by way of D14"."""
    if command.get("to"):
        return f" from {label_of(command['to'])}"
    return f" by way of {label_of(command['path'][-1])}" if command.get("path") else ""


_TITLES: Mapping[str, Any] = {
    "run": lambda who, c: f"{who} runs{_to(c)}" if _to(c) else f"{who} turns on the spot",
    "sprint": lambda who, c: f"{who} sprints{_to(c)}" if _to(c) else f"{who} turns on the spot",
    "move": lambda who, c: f"{who} moves on{_to(c)}",
    "dash": lambda who, c: f"{who} dashes{_to(c)}",
    "stop": lambda who, _: f"{who} stops",
    "slam": lambda who, c: f"{who} slams {c.get('target')}{_from(c)}",
    "steal": lambda who, c: f"{who} steals from {c.get('target')}{_from(c)}",
    "pass": lambda who, c: f"{who} passes to {c.get('target')}{_from(c)}",
    "strike": lambda who, c: f"{who} strikes{_from(c)}",
    "slamback": lambda who, _: f"{who} slams back",
    "dodge": lambda who, _: f"{who} dodges",
    "push": lambda who, c: f"{who} pushes{_to(c)}",
    "follow": lambda who, _: f"{who} follows up",
    "stay": lambda who, _: f"{who} stays",
    "slip": lambda who, c: f"{who} slips away{_to(c)}",
    "face": lambda who, c: f"{who} faces {FACINGS[c.get('facing', 0)]}",
    "stand up": lambda who, _: f"{who} stands up",
    "enter": lambda who, c: f"{who} enters{_at(c)}",
    "decline": lambda who, _: f"{who} does without",
    "place": lambda who, c: f"{who} lines up{_at(c)}",
}


def _at(command: Plain) -> str:
    return f" at {label_of(command['to'])}" if command.get("to") else ""


_ASKED = {
    "line-up": "Where do they line up?", "action": "Which action?", "movement": "On, or enough?",
    "approach": "How does it go on?", "answer": "Slam back or dodge?", "push back": "Where to?",
    "follow up": "Follow up?", "free hex": "Where to?", "facing": "Facing which way?",
    "free action": "A free action?",
}  # fmt: skip


def ask(pending: Plain, _: Sequence[Plain] | None = None) -> str:
    """The question that a decision puts to its coach."""
    asked_of = _ASKED.get(pending["kind"], f"{pending['kind'].capitalize()}?")
    coach = pending["coach"]
    return f"{asked_of} {coach} decide{'' if coach.endswith('s') else 's'}."


_COST = "It costs an action token"
_OPTIONS = {
    "run": f"{_COST}. Turns are free.",
    "sprint": f"{_COST}. Twice as far, straight ahead; each turn costs a hex.",
    "move": "Movement that is left; dice only where a threatened hex is left.",
    "dash": "A hex more, and then a Speed test, which grows harder each time. A failure is a fall.",
    "stop": "The move is over.",
    "slam": f"{_COST}. Strength against Slamback or Dodge: a win pushes back, a double knocks down.",
    "steal": f"{_COST}. Speed against Slamback or Dodge: a win knocks the ball loose, a double takes it.",
    "pass": f"{_COST}. The farther, the fewer dice. The rush is over once the ball is thrown.",
    "strike": f"{_COST}. A success scores. The rush is over once the ball is thrown.",
    "slamback": "Strength against the attack. You may push him back or knock him down; so may he you.",
    "dodge": "Speed against the attack. A double gives you a free hex.",
    "follow": "Into the hex that was left.",
    "stay": "You keep your hex.",
    "stand up": f"{_COST}. Speed: one success and he stands, two and he may act at once.",
    "enter": f"{_COST}. From the end line.",
    "decline": "Nothing is done with it.",
    "end": "Tokens that are left are lost.",
}


def option(act: Plain, pending: Plain) -> str:
    """One line under a choice: what it costs and wins."""
    verb = act.get("act", {}).get("do", "")
    if pending.get("ask") == "roll" or verb not in {choice["do"] for choice in pending.get("options", ())}:
        return ""
    said = _OPTIONS.get(verb, "")
    if pending.get("kind") == "free action" and said.startswith(_COST):
        return f"It costs nothing.{said.removeprefix(_COST)[1:]}"
    return said


def where(act: Plain, state: Plain) -> str:  # noqa: ARG001 - part of the interface
    """The hexes on the way of an act; the one to which it leads stands in its title."""
    path = (act.get("act") or {}).get("path") or []
    return f"by way of {', '.join(map(label_of, path[:-1]))}" if len(path) > 1 else ""


# ------------------------------------------------------------------ what happened


def tell(event: Plain) -> str | None:
    """One event in a sentence; None for those that only keep the books."""
    teller = _TOLD.get(event["event"])
    return teller(event) if teller else None


def hexes(number: int) -> str:
    """So many hexes.

    >>> hexes(1), hexes(3)
    ('one hex', 'three hexes')
    """
    return f"{spelt(number)} hex{'es' * (number != 1)}"


def _turns(number: int) -> str:
    return f"{spelt(number)} turn{'s' * (number != 1)}"


def lead(score: Mapping[str, int]) -> str:
    """Who leads on the one track.

    >>> lead({"Comets": 2, "Wreckers": 0}), lead({"Comets": 0, "Wreckers": 0})
    ('Comets lead by 2.', 'Neither team leads.')
    """
    leading = [(team, points) for team, points in score.items() if points]
    return f"{leading[0][0]} lead by {leading[0][1]}." if leading else "Neither team leads."


def _moved(e: Plain) -> str:
    steps = len(e["way"]) - 1
    return f"{e['player']} moves {hexes(steps)}, to {label_of(e['way'][-1])}."


def _thrown(e: Plain) -> str:
    aim = e["target"] or "the Strike hex"
    how = "accurate" if e["accurate"] else "off target"
    return f"{e['player']} throws at {aim}, {hexes(e['hexes'])} away: {how}."


def _won(e: Plain) -> str:
    return f"{e['player']} beats {e['opponent']} by {spelt(e['by'])}{': a double' if e['double'] else ''}."


def _scored(e: Plain) -> str:
    bonus = " from the bonus hex" if e["bonus"] else ""
    points = f"{spelt(e['points'])} point{'s' * (e['points'] != 1)}"
    return f"Strike{bonus} in the {e['zone']} zone{HOUSE}: {points} for {e['team']}. {lead(e['score'])}"


def _checked(e: Plain) -> str:
    hits = f"{spelt(e['hits'])} hit{'s' * (e['hits'] != 1)}"
    return f"{e['player']} takes {hits}; armour stops {spelt(e['stopped']) if e['stopped'] else 'none'}."


def _game_won(e: Plain) -> str:
    how = {
        "leads after the last rush": f"by {max(e['score'].values())} after the last rush",
        "first point of sudden death": "by the first point of sudden death",
        "last team standing": "as the last team standing",
    }.get(e["why"], f"by {e['why'].removesuffix(' ahead')}")
    return f"{e['team']} win {how}."


def _threat(e: Plain) -> str:
    many = "an enemy threatens" if e["enemies"] == 1 else f"{spelt(e['enemies'])} enemies threaten"
    return f"{many[:1].upper()}{many[1:]} the hex that {e['player']} has left."


def _laid(e: Plain) -> str:
    """Everybody by role, in the order in which they lie there."""
    roles: dict[str, list[str]] = {}
    for player, role in zip(e["players"], e["roles"], strict=True):
        roles.setdefault(role, []).append(player)
    return "; ".join(f"{role}{'s' * (len(who) > 1)}: {listed(who)}" for role, who in roles.items()) + f"{HOUSE}."


_LOST = {
    "dropped": "the ball is dropped", "thrown": "the ball is thrown", "not picked up": "the ball is not picked up",
    "launch not caught": "the launch is not caught",
}  # fmt: skip
_TOLD: Mapping[str, Any] = {
    "cards laid": _laid,
    "lined up": lambda e: f"{e['player']} takes a place.",
    "rush begun": lambda e: (
        f"Rush {e['number']}: {e['team']}, with {spelt(e['tokens'])} action tokens."
        + (" Sudden death." if e["sudden_death"] else "")
    ),
    "ball launched": lambda e: f"The ball is launched toward {label_of(e['at'])}.",
    "free action taken": lambda e: f"{e['player']} takes a free action.",
    "free action declined": lambda e: f"{e['player']} does without a free action.",
    "free action earned": lambda e: f"{e['player']} has a free action.",
    "moved": _moved,
    "turned": lambda e: f"{e['player']} turns {FACINGS[e['facing']]}.",
    "threat left": _threat,
    "no dice": lambda e: f"{e['player']} has no dice left.",
    "dashed": lambda e: f"{e['player']} dashes.",
    "fell": lambda e: f"{e['player']} falls over in {label_of(e['at'])}.",
    "knocked down": lambda e: f"{e['player']} is knocked down.",
    "dropped": lambda e: f"{e['player']} drops the ball.",
    "ball picked up": lambda e: f"{e['player']} picks up the ball.",
    "ball caught": lambda e: f"{e['player']} catches the ball.",
    "scattered": lambda e: f"The ball scatters {FACINGS[e['direction']]}, {hexes(e['distance'])}.",
    "ball hits": lambda e: f"It hits {e['player']} from {'the front' if e['front'] else 'behind'}.",
    "ball lies": lambda e: f"The ball lies in {label_of(e['at'])}.",
    "slammed": lambda e: f"{e['player']} goes for {e['target']}.",
    "steal tried": lambda e: f"{e['player']} goes for the ball of {e['target']}.",
    "answered": lambda e: f"{e['player']} {'slams back' if e['answer'] == 'slamback' else 'dodges'}.",
    "clash drawn": lambda e: f"{e['player']} and {e['target']} are level: a draw.",
    "clash won": _won,
    "pushed": lambda e: f"{e['player']} is pushed back to {label_of(e['way'][-1])}.",
    "not pushed": lambda e: f"Behind {e['player']} all is taken: nobody moves.",
    "followed up": lambda e: f"{e['player']} follows up to {label_of(e['way'][-1])}.",
    "slipped away": lambda e: f"{e['player']} slips away to {label_of(e['way'][-1])}.",
    "knocked loose": lambda e: f"The ball is knocked out of the hands of {e['player']}.",
    "ball stolen": lambda e: f"{e['player']} takes the ball from {e['target']}.",
    "armour checked": _checked,
    "out of play": lambda e: f"{e['player']} is out of play for {_turns(e['turns'])}.",
    "removed": lambda e: f"{e['player']} is removed from the game.",
    "thrown": _thrown,
    "strike scored": _scored,
    "stood up": lambda e: f"{e['player']} stands up, facing {FACINGS[e['facing']]}.",
    "entered": lambda e: f"{e['player']} enters at {label_of(e['at'])}.",
    "rush lost": lambda e: f"{_LOST[e['why']].capitalize()}: the rush of {e['team']} is over.",
    "rush ended": lambda e: f"The rush of {e['team']} ends.",
    "advanced": lambda e: (
        f"{e['player']} has {_turns(e['turns'])} left." if e["turns"] else f"{e['player']} is back on the bench."
    ),
    "sudden death": lambda _: f"Level after {NUMBERS.rush.rushes} rushes: sudden death.",
    "game won": _game_won,
}


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = {event["event"]: event for event in events}
    sides = {player["name"]: "ab"[state["teams"].index(player["team"])] for player in state["players"]}
    if "strike scored" in kinds:
        return "STRIKE!", "ab"[state["teams"].index(kinds["strike scored"]["team"])]
    for kind, word in (("knocked down", "KRUNCH!"), ("ball stolen", "YOINK!"), ("pushed", "THUD!"), ("fell", "OOF!")):
        if kind in kinds:
            who = kinds[kind].get("by") or kinds[kind]["player"]
            return word, sides.get(who, "n")
    return ("BOING!", "n") if "scattered" in kinds else ("FWOOM!", "n") if "ball launched" in kinds else None


# ------------------------------------------------------------------ under the board


def legend(state: Plain) -> list[LegendLine]:
    """Everybody on the pitch, with role and stats."""
    return [
        LegendLine(state["teams"].index(player["team"]), player["name"], _card(player), house=True)
        for player in state["players"]
        if player["at"] is not None
    ]


def _card(player: Plain) -> str:
    stats = ", ".join(f"{name} {player[name]}+" for name in ("strength", "speed", "skill", "armour"))
    return f"{player['role']}, Move {player['move']}, {stats}"
