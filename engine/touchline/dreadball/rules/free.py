"""Free actions: earned by more successes than needed, taken without a token, as often as they come (RD-24)."""

from collections.abc import Mapping

from touchline.core.play.requests import Rules
from touchline.dreadball.events import FreeAction, FreeActionEarned
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.records import Free
from touchline.dreadball.state import State
from touchline.dreadball.verbs import PASS, RUN, SLAM, STEAL, STRIKE

WITH_THE_BALL: tuple[FreeAction, ...] = (RUN, PASS, STRIKE)
"""A free Run or Throw (D-11, D-18)."""
ON_HIS_FEET: tuple[FreeAction, ...] = (RUN, SLAM, STEAL, PASS, STRIKE)
"""Anything but a Sprint (D-19)."""
EARNED: Mapping[str, tuple[FreeAction, ...]] = {"D-11": WITH_THE_BALL, "D-18": WITH_THE_BALL, "D-19": ON_HIS_FEET}
"""Rule -> the actions that it gives freely."""


def earn(s: State, number: str, player: int, successes: int, kinds: tuple[FreeAction, ...]) -> Rules[None]:
    """A free action of one of these kinds, by the rule of this number, where there are enough successes for it."""
    if successes >= NUMBERS.pick_up.free:
        s.free = (*s.free, Free(player, kinds, str(number)))
        yield FreeActionEarned(number, s.name(player), kinds)
