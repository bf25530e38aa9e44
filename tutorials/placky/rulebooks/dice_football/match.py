"""A whole game of Sports Dice Football, told as a reporter would."""

from collections.abc import Callable, Mapping

import placky.rulebooks.dice_football.words as in_words
from placky.rulebook import Plain
from touchline.core.drivers import Coach
from touchline.dice_football.best import coach as best
from touchline.dice_football.coaches import COACHES

UNTOLD = frozenset({"kit laid", "called", "chip given", "down used", "dice swapped", "kick needs", "side chosen"})
"""Events that go without saying in a whole game."""


class GameOfDice:
    """See `placky.rulebook.Match`."""

    coaches: Mapping[str, Callable[[], Coach]]

    def __init__(self) -> None:
        self.position: Plain = {"phase": "toss"}
        known = {name: _always(coach) for name, coach in COACHES.items()}
        self.coaches = {"best": best, **known}

    def tell(self, event: Plain, state: Plain) -> str | None:  # noqa: ARG002 - a match's signature
        """A new drive and points stand out; what happens in a drive is indented."""
        kind = event["event"]
        if kind in UNTOLD:
            return None
        if kind == "drive begun":
            return f"\n{event['team']} has the ball on {event['spot']}."
        if kind == "down begun":
            return f"  {in_words.STEPS[event['down'] - 1]}"
        said = in_words.tell(event)
        if said is None:
            return None
        if kind in ("scored", "game won", "chip flipped"):
            return f"  ** {said}" if kind == "scored" else said
        return f"    {said}"


def _always(coach: Coach) -> Callable[[], Coach]:
    return lambda: coach
