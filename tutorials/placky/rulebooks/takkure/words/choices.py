"""What a coach of Takkure may do: titles of frames, questions, what a choice costs and wins, where it is done."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.takkure.words import ball, cards, match, players
from placky.rulebooks.takkure.words.dice import thrown
from placky.rulebooks.takkure.words.outlook import marked, of_move
from placky.rulebooks.takkure.words.places import where as place_of
from placky.rulebooks.takkure.words.telling import headline
from placky.words import Plain, Question, offers
from touchline.takkure import wire_types as wire


def title(act: Plain | None, text: str, events: Sequence[wire.Event] = ()) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is not None and "roll" in act:
        return f"{thrown(act['roll'])}: {headline(events)}"
    if act is None:
        return "Set up"
    command: wire.Command = act.get("act", {})
    verb = command.get("do", "")
    who, maker = command.get("player") or "", _ALL_TITLES.get(verb)
    if verb == "place" and "places the ball" in text:
        return f"{who} places the ball"
    ways = [event["length"] for event in events if event["event"] == "moved"]
    if verb == "run" and ways and not any(ways):
        return f"{who} stays where he is"
    if any(event["event"] == "in goal reached" for event in events):  # what he moved for
        return f"{who} {f'{verb}s into' if any(ways) else 'stays in'} the zone"
    return maker(who, command) if maker else text


def _declared(who: str, c: wire.Command) -> str:
    what = {
        "move": "a move",
        "place": "a placing of the ball",
        "pass": "a pass",
        "tackle": "a tackle",
        "break through": "a break through",
    }
    aim = f" to {c['to']}" if c.get("action") == "pass" else f" on {c['to']}" if c.get("to") else ""
    return f"{who} declares {what.get(c.get('action', 'move'), c.get('action'))}{aim}"


def _tackles(who: str, c: wire.Command) -> str:
    return f"{who} tackles {'a point of the path' if c.get('at') else c.get('target', 'the carrier')}"


_TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
    "activate": lambda who, _: f"{who} is activated",
    "mark": lambda who, c: (
        f"{who} marks {'a move with a turn' if c.get('turn') else 'a move' if c.get('to') else 'a move of no length'}"
    ),
    "run": lambda who, _: f"{who} runs",
    "stand up": lambda who, _: f"{who} stands up",
    "pressure": lambda who, _: f"{who} presses",
    "tackle": _tackles,
    "move": lambda who, c: f"{who} moves" if c.get("to") else f"{who} stays put",
    "dodge": lambda who, _: f"{who} dodges",
    "break through": lambda who, _: f"{who} breaks through",
    "face": lambda who, _: f"A die against {who}",
    "face with all dice": lambda who, _: f"All dice against {who}",
    "leave": lambda who, _: f"{who} rolls unopposed",
    "keep feet": lambda who, _: f"{who} tries to keep his feet",
    "dodge alone": lambda who, _: f"{who} dodges past nobody",
    "remove tokens": lambda *_: "Tokens come off",
    "displace": lambda who, _: f"{who} makes way first",
    "place": lambda who, _: f"A place for {who}",
    "declare": _declared,
    "measure": lambda who, c: f"From {who} to {c['to']}",
    "take": lambda who, _: f"{who} takes the ball",
    "drop": lambda *_: "The ball is loose",
    "contest": lambda _, c: "A roll of " + " and ".join(dict.fromkeys(die["stat"] for die in c["dice"])),
}

_ALL_TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
    **_TITLES,
    **players.TITLES,
    **match.TITLES,
    **ball.TITLES,
    **cards.TITLES,
}


ASKED: Mapping[str, str] = {
    "activation": "Who is activated?",
    "first action": "What is the first action?",
    "defence": "What does the defence do?",
    "carrying out the move": "The move is marked. What now?",
    "second action": "What is the second action?",
    "dodge move": "Where does the dodge lead?",
    "next roll": "Which roll comes next?",
    "removing tokens": "What comes off the pitch?",
    "who makes way first": "Who makes way first?",
    "nearest free place": "Which of the nearest free places?",
    "practice": "Who does what?",
    **match.ASKED, **ball.ASKED, **cards.ASKED,
}  # fmt: skip
"""Kind of decision -> its question. Each kind has its own, and no other decision is asked in its name."""
_ALONE: Mapping[str, str] = {
    "placing kickers": "Where does {} stand on the kick-off line?",
    "placing receivers": "Where does {} wait?",
    "moving under the ball": "The kick is aimed. Where does {} move?",
    "runs of a team play": "Where does {} run?",
}
"""The same of a decision in which only the place of one player is open."""


def ask(pending: wire.Decision, offered: Sequence[Plain] | None = None) -> str:
    """The question that a decision puts to its coach; of a page, about the acts `offered` there and no others."""
    coach, kind, asked = pending["coach"], pending["kind"], ASKED[pending["kind"]]
    if kind == "practice":  # who may do what is the question there
        return _practice(pending)
    choices = offers(pending) if offered is None else [act.get("act", {}) for act in offered]
    if kind == "activation" and any(choice.get("do") == "team play" for choice in choices):
        asked = "Who is activated, or which card comes first?"
    elif kind in _ALONE and (name := _moved(choices)):
        asked = _ALONE[kind].format(name)
    return Question(asked, f"{coach} decide{'' if coach.endswith('s') else 's'}.")


def _moved(choices: Sequence[Plain]) -> str:
    """The one player whom several choices would put somewhere each; empty where they are about more, or about less."""
    players = {str(choice.get("player") or "") for choice in choices}
    placed = len(choices) > 1 and all(choice.get("to") or choice.get("at") for choice in choices)
    return players.pop() if placed and len(players) == 1 else ""


def _practice(pending: wire.Pending) -> str:
    """What the practice ground asks: before a declaration who does what, after it what is done with it."""
    declared = any(choice["do"] == "measure" for choice in offers(pending))
    return Question("It is said. What now?" if declared else ASKED["practice"])


def option(act: Plain, pending: wire.Pending) -> str:
    """One line under a choice: what it costs and wins."""
    command: wire.Command = act.get("act", {})
    verb = command.get("do", "")
    if said := cards.option(command, pending):
        return said
    if verb == "pass":
        return _passing(act, pending)
    return {
        "dodge": "REF. Win, and you may move 2\u2033 more. The tackler falls only if his own roll fails.",
        "break through": "STR. Win, and the tackler goes to ground. You stay where you are.",
        "move": _moving(act),
        "pressure": "Move, then make every attacker's action within 2\u2033 harder by one.",
        "tackle": f"{_aiming(act)} Contact is rolled; a failed tackle puts the tackler on the ground.",
        "mark": _marking(act, pending),
        "run": _running(command, pending),
        "steal": _stealing(command, pending),
        "measure": "Lay the ruler down.",
        "declare": "Say it first.",
        **_dice(act, pending),
    }.get(verb) or {**players.OPTIONS, **match.OPTIONS, **ball.OPTIONS, **cards.OPTIONS}.get(verb, "")


def _moving(act: Plain) -> str:
    """What moves have in common, not how far they may go: that is for the reader to say."""
    return "Any direction; figures block." if act["act"].get("to") else "A move of no length. He stays where he is."


def _aiming(act: Plain) -> str:
    """At a point of the path, or straight at the carrier."""
    return "Name the point, then move." if act.get("act", {}).get("at") else "Straight at him, by the shortest way."


def _dice(act: Plain, pending: wire.Pending) -> dict[str, str]:
    """What a die against one of several opponents costs, and what it leaves for the others."""
    foe, options = act.get("act", {}).get("player") or "", offers(pending)
    others = " and ".join(sorted({o["player"] or "" for o in options if o["do"] == "face"} - {foe}))
    several = any(o["do"] == "face with all dice" for o in options)
    rest = f"The other is left for {others}." if several else f"It is the only one; {others} will roll against nobody."
    kept = "The dice are" if several else "The die is"
    return {
        "face": f"One die. {rest}" if others else "All that is left goes here.",
        "face with all dice": f"The best of them counts. Nothing is left for {others or 'anybody else'}.",
        "leave": f"{kept} kept for {others}. {foe} needs no more than a success." if others else (
            f"No die is left to set against him; {foe} needs no more than a success."),
    }  # fmt: skip


def _passing(act: Plain, pending: wire.Pending) -> str:
    """A pass from the end of the way. The label of one let go earlier says where, so this says what that changes."""
    command: wire.Command = act.get("act", {})
    able = [o["region"].get("to", ()) for o in offers(pending) if o["do"] == "pass" and o["region"]]
    if able and command.get("to") not in able[0]:
        return ""
    if not command.get("from"):
        return ball.OPTIONS["pass"]
    met = any(o["do"] == "dodge" for o in offers(pending))
    return "A tackler met only later on the way does not roll against it." if met else ""


def _stealing(command: wire.Command, pending: wire.Pending) -> str:
    """How it is done; where nobody may, that is not told before it is taught."""
    able = any(choice["do"] == "steal" for choice in offers(pending))
    return ball.stealing(command.get("how")) if able else "Take the ball, and leave the man."


def _running(command: wire.Command, pending: wire.Pending) -> str:
    """Along the marked path, if there is one; of a team play, straight to a place of his own."""
    if command.get("to"):
        return "Straight there, past everybody. He marks no path."
    if any(choice["do"] == "run" for choice in offers(pending)):
        return "Along the marked path, past everybody."
    return "No path is marked. He goes anyway."


def _marking(act: Plain, pending: wire.Pending) -> str:
    """What a marked move looks like; no length, because nobody measures it yet."""
    command: wire.Command = act.get("act", {})
    start = next((o["region"]["from"] for o in offers(pending) if o["do"] == "mark" and o["region"]), None)
    to = command.get("to")
    if not to or isinstance(to, str) or start is None:
        return "A move of no length. Nobody moves yet." if start else "Put the token down. Nobody moves yet."
    return marked(start, to, bent=bool(command.get("turn")))


def outlook(act: Plain, state: wire.State) -> str:
    """What a move comes to, and who can answer it; of all else `option` says enough."""
    return of_move(act, state)


def where(act: Plain, state: wire.State) -> str:
    """What tells two choices of one title apart: their cards, or where they would be carried out."""
    return cards.which(act.get("act") or {}) or place_of(act, state)
