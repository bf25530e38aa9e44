"""Positions, invariants and random games, for the tests of this game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from touchline.core.drivers import THROWS, Play, at_random
from touchline.core.hexes.coordinates import SIDES
from touchline.core.index import load
from touchline.dreadball.numbers import NUMBERS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.position import read
from touchline.dreadball.state import NOBODY, State

DEFAULTS = load("touchline.dreadball").defaults()
OTHERS = {
    ruling.id: next(one.id for one in ruling.readings if not one.default)
    for ruling in load("touchline.dreadball").rulings.values()
    if ruling.readings
}
"""Every other reading at once."""
LONGEST = 20_000


def begin(**position: Any) -> Play[State]:
    """A play from a position; without one a whole game."""
    return Play(*read(position))


def advance(play: Play[State], chance: Random) -> None:
    """Answer whatever is asked."""
    if isinstance(play.pending, THROWS):
        play.roll(play.pending.draw(chance))
    elif play.pending is not None:
        play.act(at_random(play.pending, play, chance))


def moments(play: Play[State], chance: Random, most: int = LONGEST) -> Iterator[Play[State]]:
    """A random game, at every request."""
    for _ in range(most):
        yield play
        if play.pending is None:
            return
        advance(play, chance)


def check(s: State) -> None:
    """What is true of every position."""
    on_pitch = [(i, here) for i, here in enumerate(s.at) if here is not None]
    assert s.standing == {here: i for i, here in on_pitch}, "a hex holds one player"
    assert all(here in PITCH.around for _, here in on_pitch)
    assert all(0 <= facing < SIDES for facing in s.facing)
    assert abs(s.score) <= NUMBERS.score.end
    assert 0 <= s.tokens <= NUMBERS.rush.tokens
    assert all(0 <= used <= NUMBERS.rush.per_player for used in s.used)
    assert s.ball is None or s.carrier == NOBODY, "the ball is in one place"
    assert s.carrier == NOBODY or (s.at[s.carrier] is not None and not s.down[s.carrier])
    assert not any(out and here for out, here in zip(s.out, s.at, strict=True)), "nobody plays who is out of play"
    assert all(len(s.squad(side)) <= NUMBERS.rush.on_pitch for side in (0, 1))
