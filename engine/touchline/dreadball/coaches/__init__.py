"""Who decides: plain functions from a decision, the play and a source of chance to a command."""

from collections.abc import Mapping
from random import Random
from typing import Any

from touchline.core.play.drivers import Coach, Play, at_random
from touchline.core.play.requests import Choose, Command, Option
from touchline.dreadball.coaches.rookie import rookie


def first(choose: Choose, play: Play[Any], chance: Random) -> Command:  # noqa: ARG001 - a coach's signature
    """A coach who takes whatever stands first, as the rulebook lists it; of hexes and ways any."""
    option: Option = choose.options[0]
    return option.sample(chance) if option.sample is not None else {"do": option.do, "player": option.player}


COACHES: Mapping[str, Coach] = {"rookie": rookie, "first": first, "random": at_random}
"""Every coach by name."""
