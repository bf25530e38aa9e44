"""Takkure's players in words: fatigue, rest, injuries and skills."""

from collections.abc import Callable, Mapping, Sequence

from placky.tales import BIG, Tale, both, told
from placky.words import Plain
from touchline.takkure import wire_types as wire

_EFFECTS = {
    "no skill": "no position skill and no training skill",
    "one move": "one MOVE an activation",
    "weak": "STR, BaC, REF and INT one lower",
}
ABSENCES = ("", "may come back at the next kick-off", "misses one kick-off", "is out for the half", "is out for good")
"""How long a player is off, as the engine counts it."""


def _tired(e: wire.Tired) -> str:
    why = "his third activation token" if e["why"] == "activation" else e["why"]
    return f"{e['player']} gets a fatigue token ({why}); {_tokens(e)}."


def _tokens(e: Plain) -> str:
    resting = f", {e['inactive']} inactive" if e["inactive"] else ""
    return f"{e['active']} active now{resting}"


def _weary(e: wire.Weary) -> str:
    if not e["effects"]:
        return f"{e['player']} has only an inactive fatigue token, which does nothing but make a try harder."
    return f"{e['player']} is tired ({_tokens(e)}): {', '.join(_EFFECTS[effect] for effect in e['effects'])}."


def _rested(e: wire.Rested) -> str:
    if "R-93" in e["rulings"]:
        return f"{e['player']} rests; with no fatigue to lose that is allowed, and does nothing."
    return f"{e['player']} rests; {_tokens(e)}."


def _line_up(e: wire.LineUpNamed) -> str:
    filled = ", ".join(f"{who} {where}" for who, where in zip(e["players"], e["positions"], strict=True))
    return f"{e['team']} have {filled}."


TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
    "rest": lambda who, _: f"{who} rests",
    "stamina": lambda who, _: f"{who} rolls stamina first",
    "injury": lambda who, _: f"{who} looks up his injury first",
}
TALES: Sequence[Tale] = (
    both(wire.Tired, _tired),
    told(wire.Weary, _weary, None),
    told(wire.Rested, _rested, None),
    both(wire.Exhausted, lambda e: f"{e['player']} has no room for another fatigue token."),
    both(wire.ActivationLost, lambda e: f"{e['player']} is gone before he could act; the activation is over."),
    told(
        wire.Injured,
        lambda e: f"{e['player']} is injured and leaves the field, his wounds with him.",
        lambda e, _: f"{e['player']} is carried off.",
        BIG,
    ),
    both(wire.InjuryFound, lambda e: f"{e['player']} is {e['injury']} and {ABSENCES[e['off']]}."),
    both(wire.BackAgain, lambda e: f"{e['player']} is fit again."),
    told(wire.StaysOut, lambda e: f"This kick-off is played without {e['player']}.", None),
    both(wire.TeamGone, lambda e: f"{e['team']} have nobody on the field and lose possession."),
    told(wire.SkillUsed, lambda e: f"{e['player']} uses {e['skill']}.", None),
    told(wire.TeamSkillLaid, lambda e: f"All of {e['team']} have {e['skill']}.", None),
    told(wire.LineUpNamed, _line_up, None),
)
OPTIONS: Mapping[str, str] = {
    "rest": "No move. An active fatigue token, if any, is turned, to weigh on a try alone; one turned before goes.",
    "stamina": "BOD and PRT together. What else is due waits.",
    "injury": "The injury table. What else is due waits.",
}
