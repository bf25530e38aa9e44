"""Numbers of Sports Dice Football in its sentences: yards and the score."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from placky.sentences import Plural, Say, Sentence
from placky.sentences import say as usual
from touchline.dice_football.dice import NO_GAIN, TEN, TWENTY
from touchline.dice_football.numbers import NUMBERS

__all__ = ["COUNTED", "say", "spot", "yards"]

COUNTED: Mapping[str, Any] = MappingProxyType(
    {
        "alike": NUMBERS.six.alike,
        "declined": NUMBERS.gain.declined,
        "dice": NUMBERS.kit.dice,
        "downs": NUMBERS.downs.number,
        "field_goal": NUMBERS.score.field_goal,
        "first": NUMBERS.start.first,
        "middle": NUMBERS.field.midfield,
        "no_gain": NO_GAIN,
        "restart": NUMBERS.start.score,
        "tens_gain": NUMBERS.gain.ten,
        "tens": TEN,
        "touchback": NUMBERS.start.touchback,
        "twenties": TWENTY,
        "twenties_gain": NUMBERS.gain.twenty,
    }
)
"""The numbers of the rules, and the symbols that stand for some, in sentences that name them."""


def yards(number: int) -> str:
    """So many yards.

    >>> yards(1), yards(20)
    ('1 yard', '20 yards')
    """
    return usual(Plural("number", one="{number} yard", other="{number} yards"), number=number)


_SPOTS: Mapping[str, Sentence] = {"end zone": "{team}'s end zone", "goal line": "{team}'s goal line"}
"""Where a yard line is none, as the engine calls it."""


def spot(called: str) -> str:
    """A yard line, by what the engine calls it.

    >>> spot("the 50"), spot("Red's 25"), spot("Red's goal line")
    ('the 50', "Red's 25", "Red's goal line")
    """
    team, _, line = called.rpartition("'s ")
    if not team:
        return usual("the {yard}", yard=NUMBERS.field.midfield)
    return usual(_SPOTS.get(line, "{team}'s {yard}"), team=team, yard=line)


def _score(score: Mapping[str, int]) -> str:
    return ", ".join(f"{team} {points}" for team, points in score.items())


say = Say({"yards": yards, "score": _score, "spot": spot})
"""Fills sentences of this game: `{far:yards}`, `{score:score}`, `{spot:spot}`."""
