"""Numbers of Sports Dice Football in its sentences: yards and the score."""

from collections.abc import Mapping

from placky.sentences import Plural, Say
from placky.sentences import say as usual

__all__ = ["say", "yards"]


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
