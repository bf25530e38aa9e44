"""Sports Dice Football in words: titles of frames, what happened in a sentence, what a choice costs and wins.

Everything here turns plain data (commands, events, requests) into text for a page; nothing decides a rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from placky.rulebook import LegendLine, Plain, spelt
from placky.rulebooks.dice_football.words.dice import (
    ALIKE,
    LONG,
    decides,
    faces,
    hands,
    headline,
    how,
    outcome,
    roll_title,
    thrown,
    verdicts,
)
from touchline.dice_football.dice import TEN, TWENTY
from touchline.dice_football.numbers import NUMBERS

__all__ = [
    "QUIET", "STEP", "STEPS", "STEPS_NAME", "TOGETHER", "ask", "decides", "faces", "hands",
    "headline", "legend", "option", "outcome", "roll_title", "sound", "step", "tell", "thrown", "title",
    "verdicts", "where",
]  # fmt: skip

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")[: NUMBERS.downs.number]
STEPS = tuple(f"{ordinal.capitalize()} down" for ordinal in _ORDINALS)
"""The rail: the downs of a set (S-15)."""
STEP = ""
STEPS_NAME = "Downs"

QUIET = frozenset({"kit laid", "down begun", "down used", "dice swapped", "drive begun"})
"""Events that keep the books."""
TOGETHER: Mapping[str, str] = {}
"""A game of two teams has no crowd that does one thing."""
_FIELD_GOAL = NUMBERS.score.field_goal
_DECLINED = NUMBERS.gain.declined


def step(kind: str, state: Plain, came: Plain, events: Sequence[Plain]) -> int:  # noqa: ARG001 - the interface
    """The down that comes next, as the board shows it; 0 before the toss and after the game."""
    return int(state["down"]) if state.get("phase") == "drive" else 0


# ------------------------------------------------------------------ titles


def title(act: Plain | None, text: str, events: Sequence[Plain]) -> str:
    """What a frame is called, from the command that led to it; the step's text where there is none."""
    if act is None:
        return "Set up"
    if "roll" in act:
        return f"{thrown(act['roll'])}: {headline(events)}"
    verb = act.get("act", {}).get("do", "")
    team = next((e["team"] for e in events if "team" in e), "") or text.partition(" ")[0]
    maker = _TITLES.get(verb)
    if maker:
        return maker.format(team=team)
    return f"{team} plays {verb}" if verb in LONG else text


_TITLES = {
    "offence": "{team} starts on offence", "defence": "{team} starts on defence", "go for it": "{team} goes for it",
    "punt": "{team} punts", "field goal": "{team} tries a field goal", "spend": "{team} spends the power chip",
    "keep": "{team} keeps the power chip", "take": "{team} takes the points", "decline": "{team} declines the points",
}  # fmt: skip


def ask(pending: Plain, _: Sequence[Plain] | None = None) -> str:
    """The question that a decision puts to its coach."""
    asked = {
        "toss": "Offence or defence?", "fourth down": f"{STEPS[-1]}. What is it to be?",
        "chip": "A tie. Spend the chip or keep it?", "play": "Which play?",
        "field goal": f"{spelt(_FIELD_GOAL).capitalize()} points, or {_DECLINED} yards?",
    }.get(pending["kind"], f"{pending['kind'].capitalize()}?")  # fmt: skip
    return f"{asked} {pending['coach']} decides."


_OPTIONS = {
    "offence": f"The ball on your own {NUMBERS.start.first}. The other team gets the power chip.",
    "defence": "No ball yet, but the power chip is yours.",
    "go for it": "A roll like any other, but the last: without new downs or points, the ball is gone.",
    "punt": f"Your {TEN}s and {TWENTY}s say how far the ball flies. The other team has it there.",
    "field goal": f"Your {TEN}s and {TWENTY}s must reach the back of the end zone: "
    f"{_FIELD_GOAL} points, or the ball is gone.",
    "spend": "{coach}’s own play counts, and the other team has the chip from now on.",
    "keep": "The other team’s play counts, and {coach} keeps the chip.",
    "take": f"{spelt(_FIELD_GOAL).capitalize()} points now, and the other team begins on its {NUMBERS.start.score}.",
    "decline": f"{_DECLINED} yards and the next down, if there is one. No points, unless they reach the goal line.",
}


def option(act: Plain, pending: Plain) -> str:
    """One line under a choice: what it costs and wins."""
    verb = act.get("act", {}).get("do", "")
    if pending.get("ask") == "roll" or verb not in {choice["do"] for choice in pending.get("options", ())}:
        return ""
    said = _OPTIONS.get(verb, f"{LONG[verb]}." if verb in LONG else "").format(coach=pending["coach"])
    return f"{said[:1].upper()}{said[1:]}"


def where(act: Plain, state: Plain) -> str:  # noqa: ARG001 - part of the interface
    """Where an act would be done: nowhere, a play has no place of its own."""
    return ""


# ------------------------------------------------------------------ what happened


def tell(event: Plain) -> str | None:
    """One event in a sentence; None for those that only keep the books."""
    teller = _TOLD.get(event["event"])
    return teller(event) if teller else None


def _score(score: Mapping[str, int]) -> str:
    return ", ".join(f"{team} {points}" for team, points in score.items())


def _won(e: Plain) -> str:
    return f"{e['team']} wins the roll with {e['symbol']}, {e['number']} against {e['against']}."


def _tied(e: Plain) -> str:
    return f"{e['number']} each: a tie. " + (f"{e['holder']} holds the power chip." if e["holder"] else "")


def _turned_over(e: Plain) -> str:
    why = {
        "turnover": f"{e['to']} takes the ball away",
        "downs": f"the downs are used up; {e['to']} takes over",
        "missed field goal": f"the kick is short; {e['to']} takes over",
    }.get(e["why"], f"{e['to']} takes over")
    return f"{why[0].upper()}{why[1:]} on {e['spot']}."


_TOLD: Mapping[str, Any] = {
    "kit laid": lambda e: (
        f"{spelt(NUMBERS.kit.dice).capitalize()} dice a side{' (house faces)' if e['house'] else ''}, one power chip."
    ),
    "chip flipped": lambda e: f"{e['winner']} wins the toss.",
    "side chosen": lambda e: f"{e['team']} starts on {e['side']}.",
    "chip given": lambda e: f"{e['team']} has the power chip.",
    "drive begun": lambda e: f"{e['team']} begins on {e['spot']}, first down.",
    "declared": lambda e: f"{e['team']} declares: {e['option']}.",
    "called": lambda e: f"{e['team']}\u2019s play is {e['symbol']}, on {e['number']} dice.",
    "roll won": _won,
    "roll tied": _tied,
    "chip spent": lambda e: f"{e['team']} spends the chip and wins the roll.",
    "chip kept": lambda e: f"{e['team']} keeps the chip; {e['winner']} wins the roll.",
    "chosen": lambda e: f"{e['team']} plays {e['symbol']}.",
    "gained": lambda e: f"{e['team']} gains {e['yards']} yards, to {e['spot']}.",
    "no gain": lambda e: f"{e['team']} is stopped: no gain.",
    "sacked": lambda e: f"{e['team']} is sacked, {e['yards']} yards back to {e['spot']}.",
    "turned over": _turned_over,
    "fresh downs": lambda e: f"{e['team']} has a fresh set of {spelt(NUMBERS.downs.number)} downs.",
    "field goal declined": lambda e: f"{e['team']} does without the points.",
    "scored": lambda e: f"{how(e['how']).capitalize()}: {e['points']} points for {e['team']}. {_score(e['score'])}.",
    "punted": lambda e: f"The ball flies {e['yards']} yards, to {e['spot']}.",
    "touchback": lambda e: f"Touchback: {e['team']} brings the ball out to its own {NUMBERS.start.touchback}.",
    "kick needs": lambda e: f"From {e['spot']} the kick needs {e['needed']} yards.",
    "kick measured": lambda e: (
        f"{e['total']} yards, and {e['needed']} were needed: {'good' if e['good'] else 'short'}."
    ),
    "six alike": lambda e: f"{ALIKE.capitalize()} {e['symbol']} for {e['team']}: {how(e['what'])}.",
    "dice swapped": lambda e: f"The dice change hands; {e['offence']} is on offence.",
    "down used": lambda e: f"That used up the {_ORDINALS[min(e['down'], NUMBERS.downs.number) - 1]} down.",
    "game won": lambda e: f"{e['team']} wins the game. {_score(e['score'])}.",
}


def sound(events: Sequence[Plain], state: Plain) -> tuple[str, str] | None:
    """A sound word and whose colour it wears: a, b or n (nobody's)."""
    kinds = {e["event"]: e for e in events}

    def worn(key: str, word: str, who: str = "team") -> tuple[str, str]:
        return word, "ab"[state["teams"].index(kinds[key][who])]

    if "scored" in kinds:
        words = {"touchdown": "TD!", "field goal": "GOOD!", "safety": "OOF!"}
        return worn("scored", words.get(kinds["scored"]["how"], "TD!"))
    if "turned over" in kinds:
        return worn("turned over", "YOINK!", "to")
    if "sacked" in kinds:
        return "KRASH!", "n"
    if "roll tied" in kinds:
        return "TIE.", "n"
    return ("WHISH!", "n") if "punted" in kinds else None


# ------------------------------------------------------------------ under the board


def legend(state: Plain) -> list[LegendLine]:
    """The teams, and which way each of them drives."""
    left, right = state["teams"]
    return [LegendLine(0, left, "drives to the right"), LegendLine(1, right, "drives to the left")]
