"""A match around its play in words: coin, kick-off, time, half-time, the final whistle, the practice match."""

from collections.abc import Callable, Mapping, Sequence

from placky.rulebooks.takkure.words.numbers import say
from placky.sentences import Sentence
from placky.tales import BIG, PART, News, Tale, both, said, told
from touchline.takkure import wire_types as wire
from touchline.takkure.events.match import AttackEnd, End, HalfEnd, Kick, WhyTime

_HALVES: Mapping[int, Sentence] = {1: "First half", 2: "Second half"}
COIN: Sequence[Sentence] = ("heads", "tails")
TURN = "  "
"""The margin of a turn and a kick-off in a match."""

TITLES: Mapping[str, Sentence | Callable[[str, wire.Command], str]] = {
    "heads": "The call: heads",
    "tails": "The call: tails",
    "kick": "Kick off",
    "receive": "Receive",
    "template": "The kick is aimed",
    "take the kick": "{player} takes the kick",
    "land": "Where the ball lands",
    "catch": "{player} tries to catch the ball",
    "let it go": "{player} lets the ball go",
    "ball out": "The ball is put out",
    "remove active": "{player} gives up an active token",
    "remove inactive": "{player} gives up an inactive token",
    "go on": "Another attack",
    "stop": "Enough for today",
}
"""Verb -> what a frame is called."""

ASKED: Mapping[str, Sentence] = {
    "coin": "Heads or tails?",
    "who kicks": "Kick or receive?",
    "placing kickers": "Who stands where on the kick-off line?",
    "placing receivers": "Who waits where?",
    "aiming the kick": "Where is the kick aimed?",
    "moving under the ball": "The kick is aimed. Who moves where?",
    "the kick": "Who takes the kick?",
    "where the ball lands": "A good kick. Where does the ball land?",
    "catching the ball": "The ball comes down. Catch it?",
    "fatigue at half-time": "Which fatigue token comes off?",
    "practice match": "Another attack?",
}
"""Kind of decision -> its question."""

OPTIONS: Mapping[str, Sentence] = {
    "kick": "The other team gets the ball, far away.",
    "receive": "You get the ball, and the other team comes to see you.",
    "catch": "BaC, two off. A failure costs nothing but the ball.",
    "let it go": "The next nearest may try; with nobody else near enough it falls to the ground.",
    "take the kick": "One roll: the first BaC value on his card, and what a skill adds.",
    "template": "A good kick lands at its rim, a bad one flies two inches from its middle.",
    "land": "Whoever is within two inches of it may try to catch it.",
    "go on": "From a kick-off, with the same attackers.",
    "stop": "Before any kick-off both coaches may stop.",
    "ball out": "The half is over at once: nobody does anything more.",
    "remove active": "What it took away comes back.",
    "remove inactive": "One token further from the fourth, which injures.",
}
"""Verb -> one line under a choice."""

_GUARD: Mapping[End, Sentence] = {
    "bottom": "{team} guard the lower in-goal zone and attack the other.",
    "top": "{team} guard the upper in-goal zone and attack the other.",
}
_KICKED: Mapping[Kick, Sentence] = {
    "good": "The kick goes where it was meant to.",
    "bad": "The kick goes somewhere.",
    "nobody": "Nobody is there to kick; the ball scatters.",
}
_KICK_SEEN: Mapping[Kick, Sentence] = {
    "good": "{player} puts it on the spot.",
    "bad": "{player} hits it badly; it could go anywhere.",
    "nobody": "There is nobody to take it; the ball trickles off.",
}
_TIME: Mapping[WhyTime, Sentence] = {
    "kept": "{team} have kept the ball: both time tokens go down to {clock}.",
    "loose": "{team} have spent their tokens and the ball is loose: both time tokens go down to {clock}.",
    "possession": "{team} have the ball again: both time tokens go down to {clock}.",
    "kick-off": "{team} attack after the kick-off: both time tokens go down to {clock}.",
}
_TAKEN: Sentence = "{team} turn their time token over on {clock} and take {tokens} activation tokens."
_UNTIMED: Sentence = "{team} take {tokens} activation tokens; nobody looks at the time."
_ENDED: Mapping[tuple[HalfEnd, int], Sentence] = {
    ("time", 1): "Time: the first half is over. {score:score}.",
    ("time", 2): "Time: the second half is over. {score:score}.",
    ("ball out", 1): "The ball is out: the first half is over. {score:score}.",
    ("ball out", 2): "The ball is out: the second half is over. {score:score}.",
    ("nobody", 1): "Nobody is left on the field: the first half is over. {score:score}.",
    ("nobody", 2): "Nobody is left on the field: the second half is over. {score:score}.",
}
_WHISTLED: Mapping[tuple[HalfEnd, int], Sentence] = {
    ("time", 1): "Time! The first half is over: {board}",
    ("time", 2): "Time! The second half is over: {board}",
    ("ball out", 1): "The ball is put out. The first half is over: {board}",
    ("ball out", 2): "The ball is put out. The second half is over: {board}",
    ("nobody", 1): "Nobody is left on the field. The first half is over: {board}",
    ("nobody", 2): "Nobody is left on the field. The second half is over: {board}",
}
_BEGUN: Mapping[int, Sentence] = {1: "The first half.", 2: "The second half."}
_BEGINS: Mapping[int, Sentence] = {1: "FIRST HALF", 2: "SECOND HALF"}
_ATTACK_OVER: Mapping[AttackEnd, Sentence] = {
    "try": "The attack of {team} is over: a try.",
    "no try": "The attack of {team} is over: a try that failed.",
    "steal": "The attack of {team} is over: the defenders have the ball.",
    "nobody": "The attack of {team} is over: nobody is left to attack.",
}


def half(number: int) -> str:
    """Which half it is."""
    return say(_HALVES[number])


def board(state: wire.State) -> str:
    """Both teams with their tries."""
    home, away = state["teams"]
    return say("{home} {score:score} {away}", home=home, away=away, score=state["score"])


def _taken(e: wire.TokensTaken) -> str:
    return say(_UNTIMED if e["clock"] is None else _TAKEN, e)


def _half_over(e: wire.HalfEnded) -> str:
    return say(_ENDED[e["why"], e["half"]], e)


def _over(e: wire.MatchOver) -> str:
    return say("{winner} win, {score:score}." if e["winner"] else "A draw, {score:score}.", e)


def _turn(e: wire.TokensTaken, state: wire.State) -> str:
    timed: Sentence = "{team} attack.  Time {clock}.  {board}"
    return say("{team} attack.  {board}" if e["clock"] is None else timed, e, board=board(state))


def _half_whistled(e: wire.HalfEnded, state: wire.State) -> str:
    return say(_WHISTLED[e["why"], e["half"]], board=board(state))


def _final(e: wire.MatchOver, state: wire.State) -> str:
    won: Sentence = "FINAL WHISTLE. {board}. {winner} win."
    return say(won if e["winner"] else "FINAL WHISTLE. {board}. A draw.", e, board=board(state))


TALES: Sequence[Tale] = (
    told(wire.MatchLaidOut, lambda e: say(_GUARD[e["own"]], e), None),
    told(wire.CoinCalled, "{team} call {side:term}.", None),
    told(
        wire.CoinTossed,
        "The coin shows {side:term}: {winner} decide.",
        "The coin shows {side:term}. {winner} decide.",
        "",
    ),
    told(wire.KickOffBegun, "{kicking} kick off, {receiving} receive.", "Kick-off: {kicking} to {receiving}.", PART),
    told(wire.GroundCleared, "Ground tokens come off: {players:commas}.", None),
    told(wire.FigurePlaced, "{player} takes his place.", None),
    told(wire.TemplatePlaced, "{team} aim: the template lies there.", "The kick is aimed.", TURN),
    told(wire.KickerNamed, "{player} takes the kick.", None),
    told(wire.KickMade, lambda e: say(_KICKED[e["result"]]), lambda e, _: say(_KICK_SEEN[e["result"]], e), TURN),
    told(wire.BallLanded, "The ball comes down.", None),
    both(wire.CatchDeclined, "{player} lets the ball go."),
    both(wire.CatchFailed, "{player} does not get hold of the ball."),
    told(wire.TimeMoved, lambda e: say(_TIME[e["why"]], e), None),
    told(wire.TokensTaken, _taken, _turn, TURN),
    both(wire.BallPutOut, "{team} put the ball out.", BIG),
    told(wire.HalfEnded, _half_over, _half_whistled, PART),
    told(wire.HalfBegun, lambda e: say(_BEGUN[e["half"]]), lambda e, _: say(_BEGINS[e["half"]]), PART),
    told(wire.TimeSet, "Both time tokens stand on {clock}, active.", None),
    told(wire.BreakTaken, "Half-time. {score:score}.", None),
    both(wire.FatigueEased, "{player} loses an {side:term} fatigue token."),
    told(wire.MatchOver, _over, _final, ""),
    both(wire.AttackEnded, lambda e: say(_ATTACK_OVER[e["why"]], e)),
    both(wire.AttackersSwitched, "Two tries: now {team} attack."),
    both(wire.PracticeOver, "The practice match is over, {score:score}."),
)
"""Kind of event -> how it is told."""


NEWS: Sequence[News] = (
    said(wire.CoinTossed, "{winner} win the toss"),
    said(wire.KickMade, lambda e: say("A good kick" if e["result"] == "good" else "A wild kick")),
    said(wire.CatchFailed, "{player} drops it"),
)
"""What came of coin, kick and catch, as a heading."""
