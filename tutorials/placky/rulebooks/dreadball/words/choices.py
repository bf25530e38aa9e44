"""What a coach of DreadBall may do: titles of frames, questions, what a choice costs and wins, where it is done."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.dreadball.words.dice import thrown
from placky.rulebooks.dreadball.words.numbers import say
from placky.rulebooks.dreadball.words.telling import headline
from placky.sentences import Sentence
from placky.words import Question, RollTitle
from touchline.core.play.wire import Act
from touchline.dreadball import wire_types as wire


def title(act: Act[wire.Command] | None, text: str, events: Sequence[wire.Event]) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is None:
        return say("Set up")
    if "roll" in act:
        return RollTitle(thrown(act["roll"]), headline(events))
    command: wire.Command = act.get("act", {})
    verb, way = command.get("do", ""), command.get("path") or ()
    player, target, facing = command.get("player") or "", command.get("target"), command.get("facing", 0)
    if (to := command.get("to")) and verb in _THERE:
        return say(_THERE[verb], player=player, target=target, to=to)
    if way and verb in _ON_A_WAY:
        return say(_ON_A_WAY[verb], player=player, target=target, way=way)
    return say(_TITLES[verb], player=player, target=target, facing=facing) if verb in _TITLES else text


_TITLES: Mapping[str, Sentence] = {
    "run": "{player} turns on the spot",
    "sprint": "{player} turns on the spot",
    "move": "{player} moves on",
    "dash": "{player} dashes",
    "stop": "{player} stops",
    "slam": "{player} slams {target}",
    "steal": "{player} steals from {target}",
    "pass": "{player} passes to {target}",
    "strike": "{player} strikes",
    "slamback": "{player} slams back",
    "dodge": "{player} dodges",
    "push": "{player} pushes",
    "follow": "{player} follows up",
    "stay": "{player} stays",
    "slip": "{player} slips away",
    "face": "{player} faces {facing:facing}",
    "stand up": "{player} stands up",
    "enter": "{player} enters",
    "decline": "{player} does without",
    "place": "{player} lines up",
}
_THERE: Mapping[str, Sentence] = {
    "run": "{player} runs to {to:hex}",
    "sprint": "{player} sprints to {to:hex}",
    "move": "{player} moves on to {to:hex}",
    "dash": "{player} dashes to {to:hex}",
    "slam": "{player} slams {target} from {to:hex}",
    "steal": "{player} steals from {target} from {to:hex}",
    "pass": "{player} passes to {target} from {to:hex}",
    "strike": "{player} strikes from {to:hex}",
    "push": "{player} pushes to {to:hex}",
    "slip": "{player} slips away to {to:hex}",
    "enter": "{player} enters at {to:hex}",
    "place": "{player} lines up at {to:hex}",
}
"""The same where a command names the hex to which it leads, or from which something is done."""
_ON_A_WAY: Mapping[str, Sentence] = {
    "run": "{player} runs to {way:end}",
    "sprint": "{player} sprints to {way:end}",
    "move": "{player} moves on to {way:end}",
    "dash": "{player} dashes to {way:end}",
    "slam": "{player} slams {target} by way of {way:end}",
    "steal": "{player} steals from {target} by way of {way:end}",
    "pass": "{player} passes to {target} by way of {way:end}",
    "strike": "{player} strikes by way of {way:end}",
    "push": "{player} pushes to {way:end}",
    "slip": "{player} slips away to {way:end}",
}
"""The same where it names each hex of a way, at whose end somebody who attacks or throws may have to go on."""
_ASKED: Mapping[str, Sentence] = {
    "line-up": "Where do they line up?",
    "action": "Which action?",
    "movement": "On, or enough?",
    "approach": "How does it go on?",
    "answer": "Slam back or dodge?",
    "push back": "Where to?",
    "follow up": "Follow up?",
    "free hex": "Where to?",
    "facing": "Facing which way?",
    "free action": "A free action?",
}


def ask(pending: wire.Decision, _: Sequence[Act[wire.Command]] | None = None) -> str:
    """The question that a decision puts to its coach."""
    coach = pending["coach"]
    asked = say(_ASKED.get(pending["kind"], "{kind:title}?"), kind=pending["kind"])
    return Question(asked, say("{coach} to decide.", coach=coach))


_COSTS: Mapping[str, Sentence] = {
    "run": "Turns are free.",
    "sprint": "Twice as far, straight ahead; each turn costs a hex.",
    "slam": "Strength against Slamback or Dodge: a win pushes back, a double knocks down.",
    "steal": "Speed against Slamback or Dodge: a win knocks the ball loose, a double takes it.",
    "pass": "The farther, the fewer dice. The rush is over once the ball is thrown.",
    "strike": "A success scores. The rush is over once the ball is thrown.",
    "stand up": "Speed: one success and he stands, two and he may act at once.",
    "enter": "From the end line.",
}
"""What costs an action token, unless it is a free action."""
_OPTIONS: Mapping[str, Sentence] = {
    "move": "Movement that is left; dice only where a threatened hex is left.",
    "dash": "A hex more, and then a Speed test, which grows harder each time. A failure is a fall.",
    "stop": "The move is over.",
    "slamback": "Strength against the attack. Whoever wins pushes the other back; a double knocks him down.",
    "dodge": "Speed against the attack. A win pushes nobody; a double brings a free hex.",
    "follow": "Into the hex that was left.",
    "stay": "The hex that was left stays empty.",
    "decline": "Nothing is done with it.",
    "end": "Tokens that are left are lost.",
}


def option(act: Act[wire.Command], pending: wire.Pending) -> str:
    """One line under a choice: what it costs and wins. What is not open has one, too, as it would be known by none."""
    verb = act.get("act", {}).get("do", "")
    if pending.get("ask") == "roll":
        return ""
    if verb in _COSTS:
        free = pending.get("kind") == "free action"
        return " ".join((say("It costs nothing." if free else "It costs an action token."), say(_COSTS[verb])))
    return say(_OPTIONS.get(verb, ""))


def outlook(act: Act[wire.Command], state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """What an act comes to in a state: what it costs stands in the line of each action."""
    return ""


def where(act: Act[wire.Command], state: wire.State) -> str:  # noqa: ARG001 - part of the interface
    """The hexes on the way of an act; the one to which it leads stands in its title."""
    path = (act.get("act") or {}).get("path") or []
    return say("by way of {way:way}", way=path[:-1]) if len(path) > 1 else ""
