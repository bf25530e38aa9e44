"""What a coach of DreadBall may do: titles of frames, questions, what a choice costs and wins, where it is done."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.dreadball.language import label_of
from placky.rulebooks.dreadball.names import FACINGS
from placky.rulebooks.dreadball.words.dice import thrown
from placky.rulebooks.dreadball.words.telling import headline
from placky.words import Plain, Question
from touchline.dreadball import wire_types as wire


def title(act: Plain | None, text: str, events: Sequence[wire.Event]) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is None:
        return "Set up"
    if "roll" in act:
        return f"{thrown(act['roll'])}: {headline(events)}"
    command: wire.Command = act.get("act", {})
    maker = _TITLES.get(command.get("do", ""))
    return maker(command.get("player") or "", command) if maker else text


def _to(command: wire.Command) -> str:
    """Where a command leads: " to F14", or nothing."""
    place = command.get("to") or next(reversed(command.get("path") or ()), None)
    return f" to {label_of(place)}" if place else ""


def _from(command: wire.Command) -> str:
    """From where something is done, or the end of the way there, where he may have to go on: " by way of D14"."""
    if command.get("to"):
        return f" from {label_of(command['to'])}"
    return f" by way of {label_of(command['path'][-1])}" if command.get("path") else ""


_TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
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


def _at(command: wire.Command) -> str:
    return f" at {label_of(command['to'])}" if command.get("to") else ""


_ASKED = {
    "line-up": "Where do they line up?", "action": "Which action?", "movement": "On, or enough?",
    "approach": "How does it go on?", "answer": "Slam back or dodge?", "push back": "Where to?",
    "follow up": "Follow up?", "free hex": "Where to?", "facing": "Facing which way?",
    "free action": "A free action?",
}  # fmt: skip


def ask(pending: wire.Decision, _: Sequence[Plain] | None = None) -> str:
    """The question that a decision puts to its coach."""
    asked_of = _ASKED.get(pending["kind"], f"{pending['kind'].capitalize()}?")
    coach = pending["coach"]
    return Question(asked_of, f"{coach} decide{'' if coach.endswith('s') else 's'}.")


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
    "slamback": "Strength against the attack. Whoever wins pushes the other back; a double knocks him down.",
    "dodge": "Speed against the attack. A win pushes nobody; a double brings a free hex.",
    "follow": "Into the hex that was left.",
    "stay": "The hex that was left stays empty.",
    "stand up": f"{_COST}. Speed: one success and he stands, two and he may act at once.",
    "enter": f"{_COST}. From the end line.",
    "decline": "Nothing is done with it.",
    "end": "Tokens that are left are lost.",
}


def option(act: Plain, pending: wire.Pending) -> str:
    """One line under a choice: what it costs and wins. What is not open has one, too, as it would be known by none."""
    verb = act.get("act", {}).get("do", "")
    if pending.get("ask") == "roll":
        return ""
    said = _OPTIONS.get(verb, "")
    if pending.get("kind") == "free action" and said.startswith(_COST):
        return f"It costs nothing.{said.removeprefix(_COST)[1:]}"
    return said


def outlook(act: Plain, state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """What an act comes to in a state: what it costs stands in the line of each action."""
    return ""


def where(act: Plain, state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """The hexes on the way of an act; the one to which it leads stands in its title."""
    path = (act.get("act") or {}).get("path") or []
    return f"by way of {', '.join(map(label_of, path[:-1]))}" if len(path) > 1 else ""
