"""Who decides: plain functions from a decision, the play and a source of chance to a command."""

from collections.abc import Mapping
from random import Random
from typing import Any

from touchline.core.play.drivers import Coach, Play, at_random
from touchline.core.play.requests import Choose, Command


def first(choose: Choose, play: Play[Any], chance: Random) -> Command:  # noqa: ARG001 - a coach's signature
    """A coach who takes whatever stands first: offence, go for it, spend, the best play, the points."""
    return {"do": choose.options[0].do}


COACHES: Mapping[str, Coach] = {"first": first, "random": at_random}
"""Every coach by name."""
