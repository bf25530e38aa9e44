"""What scenarios cannot say."""

import random

from mygame.engine.state import State
from mygame.engine.table import read

from touchline.core.play.drivers import Play, at_random, play_out


def test_every_random_game_ends_with_a_winner() -> None:
    """A game of any dice comes to an end."""
    for seed in range(20):
        state, procedure = read({})
        play: Play[State] = Play(state, procedure)
        play_out(play, at_random, random.Random(seed))
        assert play.state.winner in state.steps
