"""Positions, rolls and random games, for the tests of this game."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from touchline.core.dice.throws import Pool
from touchline.core.play.drivers import Play, at_random, play_out
from touchline.core.play.events import to_json
from touchline.core.play.requests import Choose
from touchline.dice_football.position import read
from touchline.dice_football.state import State

NOTHING = "10 10 20 20 FG TD"
"""Offence dice that lose to three of a kind; 60 yards as a kick."""
STOPPED = "NG NG NG S TO P6"
READINGS: tuple[dict[str, str], ...] = (
    {},
    {"RS-1": "its opponent", "RS-2": "automatic", "RS-4": "old spot", "RS-5": "own 25"},
    {"RS-7": "fixed order", "RS-9": "fresh set", "RS-11": "the offence", "RS-14": "once"},
    {"RS-9": "fresh set", "RS-11": "automatic"},
)
CROWDED = {"offence": ["10", "10", "10", "10", "10", "FG"], "defence": ["NG", "NG", "NG", "NG", "NG", "S"]}
"""Dice that often show six of a kind."""
SACKS = {"offence": ["10", "10", "20", "20", "FG", "TD"], "defence": ["S", "S", "S", "NG", "TO", "P6"]}
LONGEST = 5_000


def begin(**position: Any) -> Play[State]:
    """A play from a position."""
    return Play(*read(position))


def after(*steps: str, **position: Any) -> Play[State]:
    """A play from a position, with decisions in words and rolls as `"10 10 20 20 FG TD / NG NG NG S TO P6"`."""
    play = begin(**position)
    for step in steps:
        if "/" in step:
            play.roll(step.replace("/", " ").split())
        else:
            play.act({"do": step})
    return play


def told(play: Play[State], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, as plain data."""
    return [event for event in map(to_json, play.events) if event["event"] == kind]


def advance(play: Play[State], chance: Random) -> None:
    """Answer whatever is asked."""
    request = play.pending
    if isinstance(request, Pool):
        play.roll(request.draw(chance))
    elif isinstance(request, Choose):
        play.act(at_random(request, play, chance))


def moments(play: Play[State], chance: Random) -> Iterator[Play[State]]:
    """The same play at every request, to the end and at the end."""
    yield play
    for _ in range(LONGEST):
        if play.pending is None:
            return
        advance(play, chance)
        yield play
    raise AssertionError(f"the game does not end within {LONGEST} requests")


def final_log(seed: int) -> str:
    """The log of a whole random game and everything told in it, as text."""
    play = begin()
    play_out(play, at_random, Random(seed))
    return json.dumps([play.log, [to_json(event) for event in play.events]])
