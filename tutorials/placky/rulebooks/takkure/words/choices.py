"""What a coach of Takkure may do: titles of frames, questions, what a choice costs and wins, where it is done."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.takkure.words import ball, cards, match, players
from placky.rulebooks.takkure.words.dice import thrown
from placky.rulebooks.takkure.words.numbers import say
from placky.rulebooks.takkure.words.outlook import marked, of_move
from placky.rulebooks.takkure.words.places import where as place_of
from placky.rulebooks.takkure.words.telling import headline
from placky.sentences import Sentence
from placky.words import Plain, Question, RollTitle, offers
from touchline.core.play.wire import Act
from touchline.takkure import wire_types as wire


def title(act: Act[wire.Command] | None, text: str, events: Sequence[wire.Event] = ()) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is not None and "roll" in act:
        return RollTitle(thrown(act["roll"]), headline(events))
    if act is None:
        return say("Set up")
    command: wire.Command = act.get("act", {})
    verb = command.get("do", "")
    who, maker = command.get("player") or "", _ALL_TITLES.get(verb)
    if found := _by_what_came(verb, text, events):
        return say(found, player=who)
    if callable(maker):
        return maker(who, command)
    return say(maker, command, player=who) if maker else text


_INTO: Mapping[str, Sentence] = {"move": "{player} moves into the zone", "run": "{player} runs into the zone"}
_IN_THE_ZONE: Sentence = "{player} stays in the zone"
_STAYS: Sentence = "{player} stays where he is"
_PLACES: Sentence = "{player} places the ball"


def _by_what_came(verb: str, text: str, events: Sequence[wire.Event]) -> Sentence | None:
    """What a frame is called by what came of its command; None where that makes no difference."""
    if verb == "place" and "places the ball" in text:
        return _PLACES
    ways = [event["length"] for event in events if event["event"] == "moved"]
    if verb == "run" and ways and not any(ways):
        return _STAYS
    if any(event["event"] == "in goal reached" for event in events):  # what he moved for
        return _INTO.get(verb, _INTO["move"]) if any(ways) else _IN_THE_ZONE
    return None


_DECLARED: Mapping[str, Sentence] = {
    "move": "{player} declares a move",
    "place": "{player} declares a placing of the ball",
    "pass": "{player} declares a pass to {to}",
    "tackle": "{player} declares a tackle on {to}",
    "break through": "{player} declares a break through",
}
"""Action -> that it has been declared on the practice ground."""
_MARKS: Mapping[str, Sentence] = {
    "turn": "{player} marks a move with a turn",
    "straight": "{player} marks a move",
    "still": "{player} marks a move of no length",
}


def _declares(who: str, c: wire.Command) -> str:
    action = c.get("action") or "move"
    return say(_DECLARED.get(action, "{player} declares {action:term}"), c, player=who)


def _tackles(who: str, c: wire.Command) -> str:
    if c.get("at"):
        return say("{player} tackles a point of the path", player=who)
    return say("{player} tackles {target}" if c.get("target") else "{player} tackles the carrier", c, player=who)


def _marks(who: str, c: wire.Command) -> str:
    return say(_MARKS["turn" if c.get("turn") else "straight" if c.get("to") else "still"], player=who)


_TITLES: Mapping[str, Sentence | Callable[[str, wire.Command], str]] = {
    "activate": "{player} is activated",
    "mark": _marks,
    "run": "{player} runs",
    "stand up": "{player} stands up",
    "pressure": "{player} presses",
    "tackle": _tackles,
    "move": lambda who, c: say("{player} moves" if c.get("to") else "{player} stays put", player=who),
    "dodge": "{player} dodges",
    "break through": "{player} breaks through",
    "face": "A die against {player}",
    "face with all dice": "All dice against {player}",
    "leave": "{player} rolls unopposed",
    "keep feet": "{player} tries to keep his feet",
    "dodge alone": "{player} dodges past nobody",
    "remove tokens": "Tokens come off",
    "displace": "{player} makes way first",
    "place": "A place for {player}",
    "declare": _declares,
    "measure": "From {player} to {to}",
    "take": "{player} takes the ball",
    "drop": "The ball is loose",
    "contest": lambda _, c: say("A roll of {stats:and}", stats=[*dict.fromkeys(die["stat"] for die in c["dice"])]),
}

_ALL_TITLES: Mapping[str, Sentence | Callable[[str, wire.Command], str]] = {
    **_TITLES,
    **players.TITLES,
    **match.TITLES,
    **ball.TITLES,
    **cards.TITLES,
}


ASKED: Mapping[str, Sentence] = {
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
_ALONE: Mapping[str, Sentence] = {
    "placing kickers": "Where does {player} stand on the kick-off line?",
    "placing receivers": "Where does {player} wait?",
    "moving under the ball": "The kick is aimed. Where does {player} move?",
    "runs of a team play": "Where does {player} run?",
}
"""The same of a decision in which only the place of one player is open."""


def ask(pending: wire.Decision, offered: Sequence[Act[wire.Command]] | None = None) -> str:
    """The question that a decision puts to its coach; of a page, about the acts `offered` there and no others."""
    coach, kind, asked = pending["coach"], pending["kind"], say(ASKED[pending["kind"]])
    if kind == "practice":  # who may do what is the question there
        return _practice(pending)
    choices = offers(pending) if offered is None else [act.get("act", {}) for act in offered]
    if kind == "activation" and any(choice.get("do") == "team play" for choice in choices):
        asked = say("Who is activated, or which card comes first?")
    elif kind in _ALONE and (name := _moved(choices)):
        asked = say(_ALONE[kind], player=name)
    return Question(asked, say("{coach} to decide.", coach=coach))


def _moved(choices: Sequence[Plain]) -> str:
    """The one player whom several choices would put somewhere each; empty where they are about more, or about less."""
    players = {str(choice.get("player") or "") for choice in choices}
    placed = len(choices) > 1 and all(choice.get("to") or choice.get("at") for choice in choices)
    return players.pop() if placed and len(players) == 1 else ""


def _practice(pending: wire.Pending) -> str:
    """What the practice ground asks: before a declaration who does what, after it what is done with it."""
    declared = any(choice["do"] == "measure" for choice in offers(pending))
    return Question(say("It is said. What now?") if declared else say(ASKED["practice"]))


def option(act: Act[wire.Command], pending: wire.Pending) -> str:
    """One line under a choice: what it costs and wins."""
    command: wire.Command = act.get("act", {})
    verb = command.get("do", "")
    if said := cards.option(command, pending):
        return said
    if hanging := _HANGING.get(verb):
        return hanging(act, pending)
    sentence = _ALL_OPTIONS.get(verb)
    return say(sentence, ball.VALUES) if sentence else ""


_OPTIONS: Mapping[str, Sentence] = {
    "dodge": "REF. Win, and you may move 2\u2033 more. The tackler falls only if his own roll fails.",
    "break through": "STR against whoever tackles him. Win, and the tackler goes to ground. You stay where you are.",
    "pressure": "Move, then make every attacker's action within 2\u2033 harder by one.",
    "measure": "Lay the ruler down.",
    "declare": "Say it first.",
}
_ALL_OPTIONS: Mapping[str, Sentence] = {
    **players.OPTIONS, **match.OPTIONS, **ball.OPTIONS, **cards.OPTIONS, **_OPTIONS
}  # fmt: skip
"""Verb -> what it costs and wins, where that hangs on nothing."""


def _moving(act: Act[wire.Command], _: wire.Pending) -> str:
    """What moves have in common, not how far they may go: that is for the reader to say."""
    aimed: Sentence = "Any direction; figures block."
    return say(aimed if act["act"].get("to") else "A move of no length. He stays where he is.")


def _aiming(act: Act[wire.Command], _: wire.Pending) -> str:
    """At a point of the path, or straight at the carrier."""
    point: Sentence = "Name the point, then move."
    aiming = say(point if act.get("act", {}).get("at") else "Straight at him, by the shortest way.")
    rolled = say("Contact is rolled; a failed tackle puts the tackler on the ground.")
    return f"{aiming} {rolled}"


def _dice(act: Act[wire.Command], pending: wire.Pending) -> str:
    """What a die against one of several opponents costs, and what it leaves for the others."""
    command, options = act.get("act", {}), offers(pending)
    verb, foe = command.get("do"), command.get("player") or ""
    others = sorted({o["player"] or "" for o in options if o["do"] == "face"} - {foe})
    several = any(o["do"] == "face with all dice" for o in options)
    if verb == "face":
        if not others:
            return say("All that is left goes here.")
        only: Sentence = "It is the only one; {others:and} will roll against nobody."
        rest = say("The other is left for {others:and}." if several else only, others=others)
        return " ".join((say("One die."), rest))
    if verb == "leave":
        none: Sentence = "No die is left to set against him; {foe} needs no more than a success."
        if not others:
            return say(none, foe=foe)
        kept = say(
            "The dice are kept for {others:and}." if several else "The die is kept for {others:and}.", others=others
        )
        return " ".join((kept, say("{foe} needs no more than a success.", foe=foe)))
    left = say("Nothing is left for {others:and}." if others else "Nothing is left for anybody else.", others=others)
    return " ".join((say("The best of them counts."), left))


def _passing(act: Act[wire.Command], pending: wire.Pending) -> str:
    """A pass from the end of the way. The label of one let go earlier says where, so this says what that changes."""
    command: wire.Command = act.get("act", {})
    able = [o["region"].get("to", ()) for o in offers(pending) if o["do"] == "pass" and o["region"]]
    if able and command.get("to") not in able[0]:
        return ""
    if not command.get("from"):
        return say(ball.OPTIONS["pass"])
    met = any(o["do"] == "dodge" for o in offers(pending))
    return say("A tackler met only later on the way does not roll against it.") if met else ""


def _stealing(act: Act[wire.Command], pending: wire.Pending) -> str:
    """How it is done; where nobody may, that is not told before it is taught."""
    command: wire.Command = act.get("act", {})
    able = any(choice["do"] == "steal" for choice in offers(pending))
    return ball.stealing(command.get("how")) if able else say("Take the ball, and leave the man.")


def _running(act: Act[wire.Command], pending: wire.Pending) -> str:
    """Along the marked path, if there is one; of a team play, straight to a place of his own."""
    if act.get("act", {}).get("to"):
        return say("Straight there, past everybody. He marks no path.")
    marked_path = any(choice["do"] == "run" for choice in offers(pending))
    return say("Along the marked path, past everybody." if marked_path else "No path is marked. He goes anyway.")


def _marking(act: Act[wire.Command], pending: wire.Pending) -> str:
    """What a marked move looks like; no length, because nobody measures it yet."""
    command: wire.Command = act.get("act", {})
    start = next((o["region"]["from"] for o in offers(pending) if o["do"] == "mark" and o["region"]), None)
    to = command.get("to")
    if not to or isinstance(to, str) or start is None:
        put: Sentence = "Put the token down. Nobody moves yet."
        return say("A move of no length. Nobody moves yet." if start else put)
    return marked(start, to, bent=bool(command.get("turn")))


_HANGING: Mapping[str, Callable[[Act[wire.Command], wire.Pending], str]] = {
    "pass": _passing,
    "move": _moving,
    "tackle": _aiming,
    "mark": _marking,
    "run": _running,
    "steal": _stealing,
    "face": _dice,
    "face with all dice": _dice,
    "leave": _dice,
}
"""Verb -> what it costs and wins, where that hangs on more than the verb."""


def outlook(act: Act[wire.Command], state: wire.State) -> str:
    """What a move comes to, and who can answer it; of all else `option` says enough."""
    return of_move(act, state)


def where(act: Act[wire.Command], state: wire.State) -> str:
    """What tells two choices of one title apart: their cards, or where they would be carried out."""
    return cards.which(act.get("act") or {}) or place_of(act, state)
