"""Numbers of Sports Dice Football in its sentences: yards and the score."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from placky.sentences import Plural, Say
from placky.sentences import say as usual
from touchline.dice_football.dice import NO_GAIN, TEN, TWENTY
from touchline.dice_football.numbers import NUMBERS

__all__ = ["COUNTED", "say", "yards"]

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


def _score(score: Mapping[str, int]) -> str:
    return ", ".join(f"{team} {points}" for team, points in score.items())


say = Say({"yards": yards, "score": _score})
"""Fills sentences of this game: `{far:yards}`, `{score:score}`."""
