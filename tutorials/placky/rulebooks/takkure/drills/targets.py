"""What a die is rolled against, but for dice that are rolled for practice: for them somebody says the numbers."""

from collections.abc import Iterator
from random import Random

from placky.drills import target
from placky.drills.spots import Juncture, Spot

__all__ = ["Target"]

PRACTICE = "practice"
"""What dice are rolled for on the practice ground (0.03)."""


class Target(target.Target):
    """As of any game."""

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        is_so = getattr(juncture.play.pending, "action", "") == PRACTICE
        return iter(()) if is_so else super().spots(juncture, chance)
