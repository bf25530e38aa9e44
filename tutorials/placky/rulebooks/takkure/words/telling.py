"""What happened in Takkure, in a sentence, a heading or a sound."""

from collections.abc import Mapping, Sequence

from placky.rulebooks.takkure.words import ball, cards, match, players
from placky.rulebooks.takkure.words.dice import TABLE, WON
from placky.rulebooks.takkure.words.legend import legend
from placky.rulebooks.takkure.words.modifiers import modifiers
from placky.rulebooks.takkure.words.numbers import say, term
from placky.sentences import Plural, Sentence
from placky.sentences.together import Together
from placky.tales import BIG, News, Tale, Tales, both, by_kind, said, told, untold, weightiest
from touchline.takkure import wire_types as wire
from touchline.takkure.cards.position_skills import SKILLS
from touchline.takkure.events import MeasuredFor, Movement, NoEffect, RunEnd, WhyAttacking

__all__ = ["QUIET", "TALES", "TOGETHER", "headline", "legend", "sound", "tell"]

QUIET = frozenset({"step begun", "pitch laid", "team fielded", "ball held"})
"""Events that keep the books."""
_QUIET_DICE = ("stamina",)
"""Rolls of which a match tells the result alone."""
_LONG = 1_000
"""A match tells no shorter moves, in thousandths of an inch."""
TOGETHER = Together(
    {
        "{player} stays where he is.": "{players:and} stay where they are.",
        "{player} puts down a pressure token.": "{players:and} put down pressure tokens.",
        "{player} takes his place.": "{players:and} take their places.",
        "{to} is beyond {reach:inches}: no pressure.": "{players:and} are beyond {reach:inches}: no pressure.",
    },
    say=say,
)
"""What several players may do alike, and how it is said of all of them at once."""
_MOVED: Mapping[Movement, Sentence] = {
    "run": "{player} runs {length:inches}.",
    "second move": "{player} moves again {length:inches}.",
    "dodge": "{player} moves away {length:inches}.",
}
"""Why somebody moves -> that he does, where he does not just move."""
_STOPPED: Mapping[RunEnd, Sentence] = {
    "token": "{player} runs {length:inches}, up to the movement token.",
    "line": "{player} runs {length:inches}, up to the line.",
}
"""What a run comes to an end at."""
_WENT: Mapping[Movement, Sentence] = {
    "run": "{player} runs {length:inches}.",
    "second move": "{player} moves on {length:inches}.",
    "dodge": "{player} slips away {length:inches}.",
}
"""The same as a match tells it."""
_NOTHING: Mapping[NoEffect, Sentence] = {
    "failed": "{player}'s {action:term} fails: no effect.",
    "cancelled": "{player}'s {action:term} is cancelled: no effect, and no failure either.",
    "nobody to beat": "{player} breaks through nobody: no tackler touched him.",
    "no ball": "{player} has no ball within his reach any more.",
    "has already dodged": "{player} has already dodged; a second win adds nothing.",
}
"""Why a roll has no effect -> that it has none."""
_APART: Mapping[tuple[MeasuredFor, bool], Sentence] = {
    ("pressure", True): (
        "{player} and {to} are {distance:exact} apart, edge to edge. That is within {reach:inches}: pressure."
    ),
    ("pass", True): "{player} and {to} are {distance:exact} apart, edge to edge. That is within {reach:inches}.",
    ("pass", False): "{player} and {to} are {distance:exact} apart, edge to edge. That is beyond {reach:inches}.",
}
"""What has been measured, and is it near enough -> how far it is."""
_DICE: Mapping[int, Sentence] = {
    2: "A card wins over the book: {skill} means two dice for a {action:term}.",
    3: "A card wins over the book: {skill} means three dice for a {action:term}.",
}
_TIMES: Mapping[int, Sentence] = {
    2: "A card wins over the book: {skill} means a {action:term} twice as long.",
    3: "A card wins over the book: {skill} means a {action:term} three times as long.",
}
"""So many dice for an action, or times its length -> that a skill changes it."""
_TOUCHED: Mapping[bool, Sentence] = {
    True: "{player} touches {target} or his way.",
    False: "{player} does not touch {target} or his way.",
}
_MARKED: Mapping[str, Sentence] = {
    "turn": "{player}'s path is marked, with a turn; he does not move yet.",
    "straight": "{player}'s path is marked, straight; he does not move yet.",
    "still": "{player} marks a move of no length: he stays where he is.",
}
_IN_GOAL: Mapping[bool, Sentence] = {
    True: "{player} touches the in-goal zone; in this exercise that is the goal.",
    False: "{player} touches the in-goal zone; from here he may go for a try.",
}
"""Is that the goal of an exercise (R-94)? Then it is said."""
_POSSESSION: Mapping[WhyAttacking, Sentence] = {
    "holds": "{team} attack: {player} holds the ball.",
    "loose": "{team} attack; a loose ball does not change that.",
    "taken": "{team} attack now: a defender holds the ball.",
    "receives": "{team} attack: they have received the kick-off.",
}


def _moved(e: wire.Moved) -> str:
    if not e["length"]:
        return say("{player} stays where he is.", e)
    if stopped := e.get("stopped"):
        return say(_STOPPED[stopped], e)
    return say(_MOVED.get(e["why"], "{player} moves {length:inches}."), e)


def _displaced(e: wire.Displaced) -> str:
    somebody: Sentence = "{by} ends where {player} stands; {player} makes way."
    return say(somebody if e["player"] else "{by} ends where the ball lies; it makes way.", e)


def _extra_dice(e: wire.ExtraDice) -> str:
    more: Sentence = "{player} rolls {dice} dice ({skill}, and what else helps him)."
    return say(more if e["dice"] > int(SKILLS[e["skill"]]["dice"]) else "{player} rolls {dice} dice ({skill}).", e)


def _measured(e: wire.Measured) -> str:
    what, counts = e.get("what", ""), e.get("counts")
    if what == "pressure" and not counts:
        return say("{to} is beyond {reach:inches}: no pressure.", e, reach=e["reach"] or 0)
    if counts is None:
        return say("{player} and {to} are {distance:exact} apart, edge to edge.", e)
    told = _APART.get((what, bool(counts)), _APART["pass", bool(counts)])
    return say(told, e, reach=e["reach"] or 0)


def _nothing(e: wire.NothingHappens) -> str:
    return say(_NOTHING[e["why"]], e)


def _prevails(e: wire.Prevails) -> str:
    """What a skill changes: nobody knows rules by their numbers."""
    skill = SKILLS[e["skill"]]
    told = _DICE[skill["dice"]] if "dice" in skill else _TIMES[skill["times"]]
    return say(told, e, action=skill["action"])


def _activated(e: wire.Activated) -> str:
    left: Sentence = Plural(
        "tokens",
        one="{player} is the active player; {tokens} activation token left.",
        other="{player} is the active player; {tokens} activation tokens left.",
    )
    return say(left, e)


def _marked(e: wire.MoveMarked) -> str:
    path = e["path"]
    return say(_MARKED["still" if path[0] == path[-1] else "turn" if len(path) > 2 else "straight"], e)


def _declared(e: wire.TackleDeclared) -> str:
    path: Sentence = "{player} declares a tackle on a point of {target}'s path."
    return say(path if e["on_path"] else "{player} declares a tackle on {target} himself.", e)


def _modified(e: wire.Modified) -> str:
    parts = [say("{by:signed} ({why})", by=one["by"], why=modifiers.tell(one)) for one in e["modifiers"]]
    return say("{player}'s {stat:term} {value} {parts} makes {target}.", e, parts=" ".join(parts))


def _stood_up(e: wire.StoodUp) -> str:
    return say("{player} loses a ground token." if e["tokens"] else "{player} stands up.", e)


def _wounded(e: wire.Wounded) -> str:
    return say("{player} takes a wound without a roll." if e["why"] == "critical" else "{player} takes a wound.", e)


def _stopped(e: wire.SeriesStopped) -> str:
    """Those who have nothing to roll against any more."""
    left: Sentence = Plural(
        "n",
        one="{player} is down; {left:and} neither rolls nor falls.",
        other="{player} is down; {left:and} neither roll nor fall.",
    )
    return say(left, e, n=len(e["left"]))


# ------------------------------------------------------------------ as a match tells it


def _rolled(e: wire.Rolled, _: wire.State) -> str | None:
    """Every die beside what it had to beat; a face that is looked up is told by what comes of it."""
    if e["kind"] == TABLE or e["action"] in _QUIET_DICE:
        return None
    dice = [_die(e, player) for player in dict.fromkeys(die["player"] for die in e["dice"])]
    return say("{action:capital}: {dice:against}.", action=term(e["action"]), dice=dice)


def _die(e: wire.Rolled, player: str) -> str:
    mine = [die for die in e["dice"] if die["player"] == player]
    faces = [str(die["face"]) for die in mine]
    return say("{player} {faces:and} (needs {target} or less)", mine[0], faces=faces)


def _went(e: wire.Moved, _: wire.State) -> str | None:
    if e["length"] < _LONG or e["why"] in ("defensive move", "kick-off move"):
        return None
    return say(_WENT.get(e["why"], "{player} moves {length:inches}."), e)


_LEFT: Mapping[bool, Sentence] = {
    True: Plural(
        "tokens",
        one="{player}, with the ball; {tokens} activation token left.",
        other="{player}, with the ball; {tokens} activation tokens left.",
    ),
    False: Plural(
        "tokens",
        one="{player}; {tokens} activation token left.",
        other="{player}; {tokens} activation tokens left.",
    ),
}
_NONE_LEFT: Mapping[bool, Sentence] = {
    True: "{player}, with the ball; no activation tokens left.",
    False: "{player}; no activation tokens left.",
}
"""With the ball or without -> who is active, and how many tokens are left."""


def activation(e: wire.Activated, state: wire.State) -> str:
    """Who is activated, whether he has the ball, and how many tokens are left."""
    player = next(p for p in state["players"] if p["name"] == e["player"])
    return say((_LEFT if e["tokens"] else _NONE_LEFT)[player["ball"]], e)


def _turnover(e: wire.Possession, _: wire.State) -> str | None:
    return say("Turnover! The ball is {team}\u2019s.", e) if e["why"] == "taken" else None


def _missed(e: wire.TackleFailed, _: wire.State) -> str:
    return say("{player} loses his feet." if e["why"] == "balance" else "{player} misses and goes down.", e)


# ------------------------------------------------------------------ the table


_TALES: Sequence[Tale] = (
    told(wire.Possession, lambda e: say(_POSSESSION[e["why"]], e), _turnover, BIG),
    both(wire.BallTaken, "{player} has the ball."),
    told(wire.BallLoose, "The ball lies on the ground.", None),
    told(wire.Activated, _activated, activation, "    "),
    told(wire.MoveMarked, _marked, None),
    told(wire.Pressing, "{player} puts down a pressure token.", None),
    told(wire.TackleDeclared, _declared, "{player} goes for {target}."),
    told(wire.Moved, _moved, _went),
    told(wire.Displaced, _displaced, None),
    told(wire.ContactChecked, lambda e: say(_TOUCHED[e["contact"]], e), None),
    told(wire.InGoalReached, lambda e: say(_IN_GOAL["R-94" in e["rulings"]], e), None),
    told(wire.NoSecondAction, "{player} has no second action.", None),
    told(wire.Measured, _measured, None),
    both(wire.Placed, "{player} places the ball within {reach:inches}, far edge included."),
    both(wire.Declared, "{player} has declared; now the ruler may come out."),
    told(wire.Modified, _modified, None),
    told(wire.NaturalFace, "A natural {face}: {meaning:term}.", None),
    told(wire.Dodged, "{player} dodges and may move up to {reach:inches}.", None),
    both(wire.NothingHappens, _nothing),
    told(
        wire.BrokeThrough,
        "{player} breaks through {target}.",
        "KRASH! {player} goes through {target}, who stays on the ground.",
    ),
    told(
        wire.Tackled,
        "{player} brings {target} down and is set beside him.",
        "TAKK! {player} brings {target} down, and himself with him.",
    ),
    told(wire.TackleFailed, "{player}'s tackle fails.", _missed),
    both(wire.KeptFeet, "{player} keeps his feet."),
    told(wire.Fell, "{player} goes to ground.", None),
    told(wire.StoodUp, _stood_up, None),
    told(wire.Unhurt, "{player} is unhurt.", None),
    both(wire.Wounded, _wounded),
    told(wire.SeriesStopped, _stopped, None),
    told(wire.ExtraDice, _extra_dice, None),
    told(wire.Prevails, _prevails, None),
    told(wire.TableCleared, "Everything but ground tokens comes off the pitch.", None),
    told(wire.GroundTokenRemoved, "{player} was not activated and loses a ground token.", None),
    both(wire.PassNotMade, "{player} has nobody to pass to; the pass is not made."),
    both(wire.TokensSpent, "{team} have no activation tokens left."),
    told(wire.Rolled, None, _rolled),
)
_UNTOLD = untold(
    wire.ActionChosen, wire.BallHeld, wire.CardsLaid, wire.DiceOrdered, wire.PitchLaid, wire.StepBegun, wire.TeamFielded
)
TALES = Tales("      ", _TALES, players.TALES, match.TALES, ball.TALES, cards.TALES, _UNTOLD, say=say)
"""All that happens, as a frame and as a match tells it."""
tell = TALES.sentence


_NO_NEWS: Mapping[NoEffect, Sentence] = {
    "failed": "{player}'s {action:term} fails",
    "nobody to beat": "{player} has nobody to beat",
    "no ball": "{player} has no ball in reach",
    "has already dodged": "{player} wins again",
}


def _no_news(e: wire.NothingHappens) -> str:
    """The heading of a roll without effect: who failed at what, or why what he won changes nothing."""
    why = e["why"]
    if why == "failed" and e["action"] in ("intercept", "steal"):
        return say("{player} misses the ball", e)
    return say(_NO_NEWS.get(why, "Nothing happens"), e)


def _second_win(e: wire.Event) -> bool:
    """He has dodged already: the roll moves him nowhere, and saves him all the same."""
    return e["event"] == "nothing happens" and e["why"] == "has already dodged"


def _tie_or_beaten(e: wire.Event) -> bool:
    """A success that a higher one has cancelled, which beside a second win is the smaller news."""
    return e["event"] == "nothing happens" and e["why"] == "cancelled"


def headline(events: Sequence[wire.Event]) -> str:
    """What came of a roll, as a heading."""
    if any(map(_second_win, events)):
        events = [event for event in events if not _tie_or_beaten(event)]
    fight = any(event["event"] in ("tackled", "tackle failed") for event in events)
    if news := weightiest(events, match.NEWS, ball.NEWS, () if fight else ball.SMALL_NEWS, _NEWS, say=say):
        return news
    if rolled := by_kind(events).get("rolled"):
        won = [d["player"] for d in rolled["dice"] if d["result"] in ("success", "critical")]
        return say("{player} succeeds", player=won[0]) if won else say("Nobody succeeds")
    return say("The dice have fallen")


_NEWS: Sequence[News] = (
    said(wire.InjuryFound, "{player} is {injury:term}"),
    said(wire.Tackled, "{player} brings {target} down"),
    said(wire.BrokeThrough, "{player} breaks through"),
    said(wire.Dodged, "{player} slips away"),
    said(wire.KeptFeet, "{player} keeps his feet"),
    said(wire.TackleFailed, "{player} misses and falls"),
    said(wire.Wounded, "{player} is wounded"),
    said(wire.Unhurt, "{player} is unhurt"),
    said(wire.NothingHappens, _no_news),
)
_SOUNDS: Mapping[str, Sentence] = {"tackled": "TAKK!", "broke through": "KRASH!", "dodged": "WHISH!"}
_USUALLY: Mapping[str, str] = {"tackled": "b", "broke through": "a", "dodged": "a"}
"""Whose colour they wear where nobody has rolled."""
_NOISES: Mapping[str, Sentence] = {"tackle failed": "OOF!", "scattered": "WHIZZ!"}


def sound(events: Sequence[wire.Event], state: wire.State) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = by_kind(events)
    rolled = kinds.get("rolled", {"dice": ()})
    side = {d["player"]: "ab"[state["teams"].index(d["team"])] for d in rolled["dice"]}
    if heard := ball.sound(kinds, side):
        return heard
    for kind, word in _SOUNDS.items():
        if kind in kinds:
            return say(word), side.get(kinds[kind]["player"], _USUALLY[kind])
    for kind, word in _NOISES.items():
        if kind in kinds:
            return say(word), "n"
    results = {die["result"] for die in rolled["dice"]}
    return (say("TIE."), "n") if "cancelled" in results and not WON & results else None
