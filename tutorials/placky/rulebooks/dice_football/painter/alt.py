"""The text alternative of a board: a position of Sports Dice Football in words, made from the state alone."""

from collections.abc import Iterator

from placky.rulebooks.dice_football.painter.marks import MIDFIELD, playing
from touchline.dice_football.wire_types import State

_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
"""Down -> what stands behind its number; "th" behind all others."""
_DECLARED = {"go for it": "They go for it.", "punt": "They punt.", "field goal": "They try a field goal."}


def alt(state: State) -> str:
    """Return the position in words: who has the ball and where, down and line to gain, power chip, score."""
    return " ".join(_sentences(state))


def _sentences(state: State) -> Iterator[str]:
    if state["winner"] is not None:
        yield f"The match is over: {state['winner']} win."
    elif playing(state):
        aim = "the goal line" if state["crossed"] else f"the {MIDFIELD}"
        down = f"{state['down']}{_ENDINGS.get(state['down'], 'th')}"
        yield f"{state['offence']} have the ball on {where(state)}, {down} down, {aim} to reach."
        if state["declared"]:
            yield _DECLARED[state["declared"]]
    else:
        yield "Nobody has the ball yet."
    if state["chip"] is not None:
        yield f"{state['chip']} hold the power chip."
    elif state["phase"] == "toss":
        yield "The power chip is there to be flipped."
    scores = (f"{team} {state['score'][team]}" for team in state["teams"])
    yield f"Score: {', '.join(scores)}."


def where(state: State) -> str:
    """Return the spot of the ball as the offence would say it: "their own 25", "the 50", "Blue's 30"."""
    return f"their own {state['yard']}" if state["yard"] < MIDFIELD else str(state["spot"])
