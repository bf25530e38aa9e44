"""Drills of the games that several tests look at: to make them takes longer than to look."""

from collections.abc import Sequence
from functools import cache
from itertools import chain

from placky.drills import Drill, drills
from placky.rulebooks import rulebook

__all__ = ["some"]


def some(game: str, *kinds: str) -> Sequence[Drill]:
    """Up to a dozen of each rule and of these kinds, made once in a process."""
    return [*chain.from_iterable(_some(game, kind) for kind in kinds)]


@cache
def _some(game: str, kind: str) -> Sequence[Drill]:
    return [*drills(rulebook(game), kind=kind, answers=2500, count=12)]
