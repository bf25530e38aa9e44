"""What a test tries each time, and what only where somebody asks for all of it: `THOROUGH=1 make test`.

Many tests try one thing on all that there is: every page, every folder of a build. Where what they try is made by the
same code, a few of them show each time that it works. Everything is tried before a release.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

THOROUGH = os.environ.get("THOROUGH") == "1"
T = TypeVar("T")


def few(every: Sequence[T], each_time: int) -> list[T]:
    """So many of them, as far apart as they can be; all where everything is tried.

    >>> few(["first", "second", "third", "fourth", "last"], 2)
    ['first', 'last']
    """
    if THOROUGH or each_time >= len(every):
        return list(every)
    return [every[round(n * (len(every) - 1) / max(1, each_time - 1))] for n in range(each_time)]


thorough = pytest.mark.skipif(not THOROUGH, reason="THOROUGH=1 tries it; a part of it is tried each time")
