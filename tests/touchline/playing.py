"""Positions, coaches and random legal play, for tests and for the bench."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from touchline.core.dice.throws import Roll
from touchline.core.errors import IllegalAction
from touchline.core.inches.geometry import overlap
from touchline.core.play.drivers import Play, at_random
from touchline.core.play.requests import Choose, Command
from touchline.takkure.position import read
from touchline.takkure.state import BALL_RADIUS, State

Position = dict[str, Any]


def _players(**places: tuple[int, int]) -> list[dict[str, Any]]:
    return [{"name": name, "at": list(at)} for name, at in places.items()]


def _held(carrier: str, **places: tuple[int, int]) -> Position:
    return {"players": [{**p, "ball": True} if p["name"] == carrier else p for p in _players(**places)]}


POSITIONS: Mapping[str, Position] = MappingProxyType(
    {
        "one against one": _held("AGUILA", AGUILA=(12000, 10000), GARRA=(12000, 21500)),
        "two against two": _held(
            "AGUILA", AGUILA=(12000, 12000), SUZU=(10500, 11000), GARRA=(12000, 14500), LINCE=(10500, 14000)
        ),
        "four against four": _held(
            "HAYATE", HAYATE=(12000, 12000), SUZU=(11000, 11500), AGUILA=(13000, 11500), KURO=(12000, 10300),
            GARRA=(12000, 14000), LINCE=(10900, 13600), BUHO=(13100, 13600), TORO=(12000, 15400),
        ),
        "in a corner": _held("SUZU", SUZU=(492, 35000), KURO=(1900, 35000), GARRA=(700, 33600), TORO=(2600, 33500)),
        "a loose ball": {
            "players": _players(SUZU=(12000, 10500), HAYATE=(13000, 10500), GARRA=(12100, 13500), LINCE=(10900, 13500)),
            "ball": [12000, 12000],
            "attacker": "Yamato",
        },
        "a scramble": {
            "players": _players(
                SUZU=(12000, 11016), HAYATE=(9000, 11000), LINCE=(12000, 12984), BUHO=(12984, 12000),
                TORO=(14000, 10000),
            ),
            "ball": [12000, 12000],
            "attacker": "Yamato",
        },
        "a pass in the making": _held(
            "SUZU", SUZU=(7000, 12000), HAYATE=(13000, 12000), LINCE=(9000, 12900), BUHO=(10100, 12900),
            GARRA=(11300, 12900), TORO=(10000, 10800),
        ),
        "behind the line": _held(
            "HAYATE", HAYATE=(12000, 33000), SUZU=(9000, 32000), LINCE=(12000, 34000), BUHO=(13000, 33000)
        ),
        "hands on the ball": {
            "players": [
                {"name": "SUZU", "at": [12000, 12000], "ball": True, "ground": 1},
                {"name": "HAYATE", "at": [12000, 11016]},
                {"name": "LINCE", "at": [12000, 12984]},
                {"name": "BUHO", "at": [12984, 12000]},
            ]
        },
        "on the ground": {
            "players": [
                {"name": "AGUILA", "at": [12000, 12000], "ball": True, "ground": 1},
                {"name": "SUZU", "at": [10500, 11000], "ground": 2},
                {"name": "GARRA", "at": [12000, 14000]},
                {"name": "TORO", "at": [10000, 14000], "ground": 1},
            ]
        },
    }
)  # fmt: skip
"""From the first exercise to a crowd; every one is lawful, with the rules of every chapter."""

READINGS: tuple[dict[str, str], ...] = (
    {}, {"R-13": "unopposed"}, {"R-18": "fails", "R-62": "centre line"},
    {"R-73": "never critical", "R-79": "declaration"},
)  # fmt: skip
MAKING_WAY = ("nearest free place", "who makes way first")
"""Decisions in the middle of making way: the mover stands where others still are."""
PATIENCE = 12
LONGEST = 1_000
"""Four activations of four against four take a tenth of this."""


def begin(position: Mapping[str, Any]) -> Play[State]:
    """A play from a position."""
    return Play(*read(position))


def legal(choose: Choose, play: Play[State], chance: Random) -> Command:
    """A coach who takes any option and any place that is allowed; hemmed in, he takes the option without a place."""
    command = at_random(choose, play, chance)
    for _ in range(PATIENCE):
        try:
            choose.take(command)
        except IllegalAction:
            command = at_random(choose, play, chance)
        else:
            return command
    return {"do": command["do"], "player": command["player"]}


def advance(play: Play[State], chance: Random, coach: Callable[..., Command] = legal) -> None:
    """Answer whatever is asked."""
    request = play.pending
    if isinstance(request, Roll):
        play.roll([chance.randint(1, die.sides) for die in request.dice])
    elif request is not None:
        play.act(coach(request, play, chance))


def moments(play: Play[State], chance: Random, coach: Callable[..., Command] = legal) -> Iterator[Play[State]]:
    """The same play at every request, to the end and at the end."""
    yield play
    for _ in range(LONGEST):
        if play.pending is None:
            return
        advance(play, chance, coach)
        yield play
    raise AssertionError(f"the play does not end within {LONGEST} requests")


def somewhere(name: str, seed: int, **settings: Any) -> tuple[Play[State], Random]:
    """A play at a random point of a random game, and the chance that led there."""
    chance = Random(seed)
    play = begin({**POSITIONS[name], **settings})
    for _ in range(chance.randrange(48)):
        if play.pending is not None:
            advance(play, chance)
    return play, chance


def photograph(play: Play[State]) -> tuple[Any, ...]:
    """Everything about a play that could change."""
    return play.state.copy(), list(play.log), list(play.events), play.pending


def overlapping(state: State) -> list[tuple[str, str]]:
    """Everyone who stands on somebody, or on the loose ball."""
    names = state.line_up.names
    discs = [state.disc(i) for i in range(len(names))]
    found = [(names[j], names[i]) for i in range(len(names)) for j in range(i) if overlap(discs[i], discs[j])]
    if state.ball is not None:
        found += [("the ball", names[i]) for i in range(len(names)) if overlap(discs[i], (state.ball, BALL_RADIUS))]
    return found


@cache
def final_log(name: str, seed: int) -> str:
    """The log of a whole random game and everything told in it, as text."""
    *_, last = moments(begin(POSITIONS[name]), Random(seed))
    return json.dumps([last.log, [repr(event) for event in last.events]])
