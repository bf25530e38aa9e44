"""Many games in one process take no more memory than some."""

import gc
import sys
from itertools import pairwise
from random import Random

from tests.touchline.dreadball.games import begin
from tests.touchline.exploring import TIMES

from touchline.core.play.drivers import at_random, play_out

GAMES = 12 * TIMES
"""Three times as many are played; one kept game is some ten thousand blocks."""
BLOCKS = 2_000


def blocks_after(games: int, chance: Random) -> int:
    """Blocks of memory in use after so many games."""
    for _ in range(games):
        play_out(begin(), at_random, chance)
    gc.collect()
    return sys.getallocatedblocks()


def test_memory_stays_flat_over_many_games() -> None:
    """What leaks grows every time; something else in this process may take its blocks once."""
    chance = Random(4)
    used = [blocks_after(GAMES, chance) for _ in range(3)]
    assert min(later - before for before, later in pairwise(used)) < BLOCKS
