"""Who decides in Takkure: plain functions from a decision, the play and a source of chance to a command.

`first` takes whatever stands first, `random` anything, `rookie` plays to win, as far as his experience goes.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from touchline.core.play.drivers import Coach, Play, at_random
from touchline.core.play.requests import Choose, Command, Option, Refusal
from touchline.takkure.coaches.rookie import rookie

PATIENCE = 24


def first(choose: Choose, play: Play[Any], chance: Random) -> Command:
    """A coach who takes the first thing he is offered, in any place that is allowed."""
    return drawn(choose.options[0], chance) or at_random(choose, play, chance)


def drawn(option: Option, chance: Random) -> Command | None:
    """A lawful command for an option; one over a region is asked for proposals until one will do."""
    plain = {"do": option.do, "player": option.player}
    if option.check is None:
        return plain
    for _ in range(PATIENCE if option.sample is not None else 0):
        assert option.sample is not None  # noqa: S101 - or there would be no turn
        command = option.sample(chance)
        if not isinstance(option.check(command), Refusal):
            return command
    return None if isinstance(option.check(plain), Refusal) else plain


COACHES: Mapping[str, Coach] = {"rookie": rookie, "first": first, "random": at_random}
"""Every coach by name."""
