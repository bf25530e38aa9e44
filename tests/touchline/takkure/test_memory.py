"""Many matches in one process take no more memory than some."""

import gc
import sys
from functools import _lru_cache_wrapper
from itertools import pairwise
from random import Random

from tests.touchline.exploring import TIMES
from tests.touchline.takkure.test_matches import STARTS

from touchline.core.play.drivers import Play, at_random, play_out
from touchline.takkure.position import read

MATCHES = 50 * TIMES
"""Three times as many are played; one kept match is some thousand blocks."""
BLOCKS = 2_000
OURS = ("touchline.core.", "touchline.takkure.")


def caches() -> list["_lru_cache_wrapper[object]"]:
    """What remembers anything, of all modules that a match goes through."""
    ours = [vars(module) for name, module in sys.modules.items() if name.startswith(OURS)]
    return [kept for names in ours for kept in names.values() if isinstance(kept, _lru_cache_wrapper)]


def blocks_after(matches: int, chance: Random) -> int:
    """Blocks of memory in use after so many matches, when nothing is remembered that is bounded."""
    for number in range(matches):
        name = sorted(STARTS)[number % len(STARTS)]
        play_out(Play(*read({**STARTS[name], "cards": bool(number % 2)})), at_random, chance)
    for found in caches():
        if found.cache_info().maxsize:
            found.cache_clear()
    gc.collect()
    return sys.getallocatedblocks()


def test_memory_stays_flat_over_many_matches() -> None:
    """What leaks grows every time; something else in this process may take its blocks once."""
    chance = Random(4)
    used = [blocks_after(MATCHES, chance) for _ in range(3)]
    assert min(later - before for before, later in pairwise(used)) < BLOCKS
