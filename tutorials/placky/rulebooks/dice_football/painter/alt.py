"""The text alternative of a board: a position of Sports Dice Football in words, made from the state alone."""

from collections.abc import Iterator, Mapping, Sequence

from placky.rulebooks.dice_football.painter.marks import MIDFIELD, playing
from placky.rulebooks.dice_football.words.numbers import say
from placky.sentences import Sentence, Term
from touchline.dice_football.wire_types import State

_DOWNS: Sequence[Term] = ("1st", "2nd", "3rd", "4th", "5th", "6th")
_BALL: Mapping[tuple[bool, bool], Sentence] = {
    (True, False): "{offence} have the ball on their own {yard}, {down} down, the {middle} to reach.",
    (True, True): "{offence} have the ball on their own {yard}, {down} down, the goal line to reach.",
    (False, False): "{offence} have the ball on {spot:spot}, {down} down, the {middle} to reach.",
    (False, True): "{offence} have the ball on {spot:spot}, {down} down, the goal line to reach.",
}
"""Whether it is on their own side, and whether they have crossed the middle -> where it is."""
_DECLARED: Mapping[str, Sentence] = {
    "go for it": "They go for it.",
    "punt": "They punt.",
    "field goal": "They try a field goal.",
}


def alt(state: State) -> str:
    """Return the position in words: who has the ball and where, down and line to gain, power chip, score."""
    return " ".join(_sentences(state))


def _sentences(state: State) -> Iterator[str]:
    if state["winner"] is not None:
        yield say("The match is over: {winner} win.", state)
    elif playing(state):
        where = _BALL[state["yard"] < MIDFIELD, state["crossed"]]
        yield say(where, state, down=say(_DOWNS[state["down"] - 1]), middle=MIDFIELD)
        if state["declared"]:
            yield say(_DECLARED[state["declared"]])
    else:
        yield say("Nobody has the ball yet.")
    if state["chip"] is not None:
        yield say("{chip} hold the power chip.", state)
    elif state["phase"] == "toss":
        yield say("The power chip is there to be flipped.")
    yield say("Score: {score:score}.", score={team: state["score"][team] for team in state["teams"]})
