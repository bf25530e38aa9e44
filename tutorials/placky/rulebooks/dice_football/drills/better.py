"""The better play on a fourth down, where to win the roll is all."""

from collections.abc import Iterator, Sequence
from random import Random

from placky.drills import better
from placky.drills.spots import Juncture, Spot
from placky.rulebooks.dice_football.drills.thrown import FIELD_GOAL, Plain
from placky.sentences import say
from touchline.dice_football.dice import TEN, YARDS
from touchline.dice_football.numbers import NUMBERS
from touchline.dice_football.state import State

__all__ = ["Better"]

FOURTH_DOWN = "fourth down"


class Better(better.Better):
    """As of any game, on a fourth down where to win the roll is all: a field goal has points as well.

    It is all where any gain brings new downs or points, and the offence has no chip to win a tie with.
    """

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:
        """See `placky.drills.spots.QuestionKind`."""
        due, s = juncture.play.pending, juncture.play.state
        fits = getattr(due, "kind", "") == FOURTH_DOWN and s.chip != s.offence and _to_go(s) <= YARDS[TEN]
        return super().spots(juncture, chance) if fits else iter(())

    def worth(self, act: Plain, odds: better.WinChance) -> Sequence[str]:
        """The points of a field goal, on average."""
        if act["do"] != FIELD_GOAL:
            return ()
        points = NUMBERS.score.field_goal
        average = float(points * odds.share)
        return (say("{points} points so often are {average:.1f} on average", points=points, average=average),)


def _to_go(s: State) -> int:
    """Yards to new downs, which only the first way past midfield brings (S-15), else to the goal line."""
    field = NUMBERS.field
    to: int = field.midfield if s.yard < field.midfield and not s.crossed else field.length
    return to - s.yard
