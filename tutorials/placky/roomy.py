"""Room for the frames of calls, taken once.

Python keeps the frames of its calls in pieces of memory of 16 kB. Where a loop calls from the end of one piece into the
next, each call takes a piece from the system and gives it back. pytest's calls lie deep, so which loop that happens to
is a matter of chance: the scenarios of one run took 5 s of system time, which are 0.2 s with enough room.

A call that needs a big frame gets a big piece, and all calls below it use what it leaves.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
WORDS = 270_000
"""What the frame of `roomy` is said to need: 2 MB, so that Python takes 4."""


def roomy(call: Callable[P, R], /, *arguments: P.args, **named: P.kwargs) -> R:
    """`call(*arguments, **named)`, with room for a few thousand frames."""
    return call(*arguments, **named)


roomy.__code__ = roomy.__code__.replace(co_stacksize=WORDS)
