"""A match around its play in words: coin, kick-off, time, half-time, the final whistle, the practice match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from placky.tales import BIG, PART, Tale, both, said, told
from touchline.takkure import wire_types as wire

HALVES = {1: "first", 2: "second"}
COIN = ("heads", "tails")
TURN = "  "
"""The margin of a turn and a kick-off in a match."""

TITLES: Mapping[str, Callable[[str, wire.Command], str]] = {
    "heads": lambda *_: "The call: heads",
    "tails": lambda *_: "The call: tails",
    "kick": lambda *_: "Kick off",
    "receive": lambda *_: "Receive",
    "template": lambda *_: "The kick is aimed",
    "take the kick": lambda who, _: f"{who} takes the kick",
    "land": lambda *_: "Where the ball lands",
    "catch": lambda who, _: f"{who} tries to catch the ball",
    "let it go": lambda who, _: f"{who} lets the ball go",
    "ball out": lambda *_: "The ball is put out",
    "remove active": lambda who, _: f"{who} gives up an active token",
    "remove inactive": lambda who, _: f"{who} gives up an inactive token",
    "go on": lambda *_: "Another attack",
    "stop": lambda *_: "Enough for today",
}
"""Verb -> what a frame is called."""

ASKED: Mapping[str, str] = {
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

OPTIONS: Mapping[str, str] = {
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


def score(numbers: Any) -> str:
    """Tries of both teams."""
    return " : ".join(str(n) for n in numbers)


def _ends(which: str) -> str:
    return {"bottom": "lower", "top": "upper"}[which]


def _kick_off(e: wire.KickOffBegun) -> str:
    return f"{e['kicking']} kick off, {e['receiving']} receive."


def _kick(e: wire.KickMade) -> str:
    return {
        "good": "The kick goes where it was meant to.",
        "bad": "The kick goes somewhere.",
        "nobody": "Nobody is there to kick; the ball scatters.",
    }[e["result"]]


def _time(e: wire.TimeMoved) -> str:
    why = {
        "kept": f"{e['team']} have kept the ball",
        "loose": f"{e['team']} have spent their tokens and the ball is loose",
        "possession": f"{e['team']} have the ball again",
        "kick-off": f"{e['team']} attack after the kick-off",
    }[e["why"]]
    return f"{why}: both time tokens go down to {e['clock']}."


def _taken(e: wire.TokensTaken) -> str:
    if e["clock"] is None:
        return f"{e['team']} take {e['tokens']} activation tokens; nobody looks at the time."
    return f"{e['team']} turn their time token over on {e['clock']} and take {e['tokens']} activation tokens."


def _half_over(e: wire.HalfEnded) -> str:
    why = {"time": "Time", "ball out": "The ball is out", "nobody": "Nobody is left on the field"}[e["why"]]
    return f"{why}: the {HALVES[e['half']]} half is over. {score(e['score'])}."


def _over(e: wire.MatchOver) -> str:
    won = f"{e['winner']} win" if e["winner"] else "A draw"
    return f"{won}, {score(e['score'])}."


def _attack_over(e: wire.AttackEnded) -> str:
    why = {
        "try": "a try",
        "no try": "a try that failed",
        "steal": "the defenders have the ball",
        "nobody": "nobody is left to attack",
    }[e["why"]]
    return f"The attack of {e['team']} is over: {why}."


def board(state: wire.State) -> str:
    """Both teams with their tries."""
    home, away = state["teams"]
    return f"{home} {score(state['score'])} {away}"


def _kick_seen(e: wire.KickMade, _: wire.State) -> str:
    return {
        "good": f"{e['player']} puts it on the spot.",
        "bad": f"{e['player']} hits it badly; it could go anywhere.",
        "nobody": "There is nobody to take it; the ball trickles off.",
    }[str(e["result"])]


def _turn(e: wire.TokensTaken, state: wire.State) -> str:
    time = f"  Time {e['clock']}." if e["clock"] is not None else ""
    return f"{e['team']} attack.{time}  {board(state)}"


def _half_whistled(e: wire.HalfEnded, state: wire.State) -> str:
    why = {"time": "Time!", "ball out": "The ball is put out.", "nobody": "Nobody is left on the field."}
    return f"{why[e['why']]} The {HALVES[e['half']]} half is over: {board(state)}"


def _final(e: wire.MatchOver, state: wire.State) -> str:
    won = f"{e['winner']} win." if e["winner"] else "A draw."
    return f"FINAL WHISTLE. {board(state)}. {won}"


TALES: Sequence[Tale] = (
    told(
        wire.MatchLaidOut, lambda e: f"{e['team']} guard the {_ends(e['own'])} in-goal zone and attack the other.", None
    ),
    told(wire.CoinCalled, lambda e: f"{e['team']} call {e['side']}.", None),
    told(
        wire.CoinTossed,
        lambda e: f"The coin shows {e['side']}: {e['winner']} decide.",
        lambda e, _: f"The coin shows {e['side']}. {e['winner']} decide.",
        "",
    ),
    told(wire.KickOffBegun, _kick_off, lambda e, _: f"Kick-off: {e['kicking']} to {e['receiving']}.", PART),
    told(wire.GroundCleared, lambda e: f"Ground tokens come off: {', '.join(e['players'])}.", None),
    told(wire.FigurePlaced, lambda e: f"{e['player']} takes his place.", None),
    told(
        wire.TemplatePlaced,
        lambda e: f"{e['team']} aim: the template lies there.",
        lambda *_: "The kick is aimed.",
        TURN,
    ),
    told(wire.KickerNamed, lambda e: f"{e['player']} takes the kick.", None),
    told(wire.KickMade, _kick, _kick_seen, TURN),
    told(wire.BallLanded, lambda _: "The ball comes down.", None),
    both(wire.CatchDeclined, lambda e: f"{e['player']} lets the ball go."),
    both(wire.CatchFailed, lambda e: f"{e['player']} does not get hold of the ball."),
    told(wire.TimeMoved, _time, None),
    told(wire.TokensTaken, _taken, _turn, TURN),
    both(wire.BallPutOut, lambda e: f"{e['team']} put the ball out.", BIG),
    told(wire.HalfEnded, _half_over, _half_whistled, PART),
    told(
        wire.HalfBegun,
        lambda e: f"The {HALVES[e['half']]} half.",
        lambda e, _: f"{HALVES[e['half']].upper()} HALF",
        PART,
    ),
    told(wire.TimeSet, lambda e: f"Both time tokens stand on {e['clock']}, active.", None),
    told(wire.BreakTaken, lambda e: f"Half-time. {score(e['score'])}.", None),
    both(wire.FatigueEased, lambda e: f"{e['player']} loses an {e['side']} fatigue token."),
    told(wire.MatchOver, _over, _final, ""),
    both(wire.AttackEnded, _attack_over),
    both(wire.AttackersSwitched, lambda e: f"Two tries: now {e['team']} attack."),
    both(wire.PracticeOver, lambda e: f"The practice match is over, {score(e['score'])}."),
)
"""Kind of event -> how it is told."""


NEWS = (
    said(wire.CoinTossed, lambda e: f"{e['winner']} win the toss"),
    said(wire.KickMade, lambda e: f"{'A good' if e['result'] == 'good' else 'A wild'} kick"),
    said(wire.CatchFailed, lambda e: f"{e['player']} drops it"),
)
"""What came of coin, kick and catch, as a heading."""
