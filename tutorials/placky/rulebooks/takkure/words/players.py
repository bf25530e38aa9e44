"""Takkure's players in words: fatigue, rest, injuries and skills."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Sentence
from placky.tales import BIG, Tale, both, told
from touchline.takkure import wire_types as wire
from touchline.takkure.events.players import Weariness

_EFFECTS: Mapping[Weariness, Sentence] = {
    "no skill": "no position skill and no training skill",
    "one move": "one MOVE an activation",
    "weak": "STR, BaC, REF and INT one lower",
}
_TIRED: Mapping[tuple[bool, bool], Sentence] = {
    (True, False): "{player} gets a fatigue token (his third activation token); {active} active now.",
    (True, True): (
        "{player} gets a fatigue token (his third activation token); {active} active now, {inactive} inactive."
    ),
    (False, False): "{player} gets a fatigue token ({why}); {active} active now.",
    (False, True): "{player} gets a fatigue token ({why}); {active} active now, {inactive} inactive.",
}
"""By his third activation token or by a card; with tokens that are inactive or without."""
_IS: Sequence[Sentence] = (
    "",
    "{player} is {injury:term} and may come back at the next kick-off.",
    "{player} is {injury:term} and misses one kick-off.",
    "{player} is {injury:term} and is out for the half.",
    "{player} is {injury:term} and is out for good.",
)
ABSENCES: Sequence[Sentence] = (
    "",
    "may come back at the next kick-off",
    "misses one kick-off",
    "is out for the half",
    "is out for good",
)
"""How long a player is off, as the engine counts it, told of him behind a semicolon."""


def _tired(e: wire.Tired) -> str:
    return say(_TIRED[e["why"] == "activation", e["inactive"] > 0], e)


def _weary(e: wire.Weary) -> str:
    if not e["effects"]:
        return say("{player} has only an inactive fatigue token, which does nothing but make a try harder.", e)
    effects = [say(_EFFECTS[effect]) for effect in e["effects"]]
    resting: Sentence = "{player} is tired ({active} active now, {inactive} inactive): {effects:commas}."
    tired: Sentence = "{player} is tired ({active} active now): {effects:commas}."
    return say(resting if e["inactive"] else tired, e, effects=effects)


def _rested(e: wire.Rested) -> str:
    if "R-93" in e["rulings"]:
        return say("{player} rests; with no fatigue to lose that is allowed, and does nothing.", e)
    resting: Sentence = "{player} rests; {active} active now, {inactive} inactive."
    return say(resting if e["inactive"] else "{player} rests; {active} active now.", e)


def _line_up(e: wire.LineUpNamed) -> str:
    filled = [
        say("{who} {position}", who=who, position=position)
        for who, position in zip(e["players"], e["positions"], strict=True)
    ]
    return say("{team} have {filled:commas}.", e, filled=filled)


TITLES: Mapping[str, Sentence | Callable[[str, wire.Command], str]] = {
    "rest": "{player} rests",
    "stamina": "{player} rolls stamina first",
    "injury": "{player} looks up his injury first",
}
TALES: Sequence[Tale] = (
    both(wire.Tired, _tired),
    told(wire.Weary, _weary, None),
    told(wire.Rested, _rested, None),
    both(wire.Exhausted, "{player} has no room for another fatigue token."),
    both(wire.ActivationLost, "{player} is gone before he could act; the activation is over."),
    told(
        wire.Injured,
        "{player} is injured and leaves the field, his wounds with him.",
        "{player} is carried off.",
        BIG,
    ),
    both(wire.InjuryFound, lambda e: say(_IS[e["off"]], e)),
    both(wire.BackAgain, "{player} is fit again."),
    told(wire.StaysOut, "This kick-off is played without {player}.", None),
    both(wire.TeamGone, "{team} have nobody on the field and lose possession."),
    told(wire.SkillUsed, "{player} uses {skill}.", None),
    told(wire.TeamSkillLaid, "All of {team} have {skill}.", None),
    told(wire.LineUpNamed, _line_up, None),
)
OPTIONS: Mapping[str, Sentence] = {
    "rest": "No move. An active fatigue token, if any, is turned, to weigh on a try alone; one turned before goes.",
    "stamina": "BOD and PRT together. What else is due waits.",
    "injury": "The injury table. What else is due waits.",
}
