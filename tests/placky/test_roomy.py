"""Room for frames: no depth of a call makes it cost a piece of memory each time."""

import sys
from threading import Thread

import pytest

from placky.roomy import roomy

resource = pytest.importorskip("resource", reason="this system counts no page faults")

CALLS = 2000
DEPTHS = 400
"""Frames of `deeper` in more than two pieces of 16 kB."""


def nothing(one: object, two: object, three: object) -> tuple[object, ...]:
    """A call, over and over, at the end of the frames that lie above it."""
    four = five = six = one
    return one, two, three, four, five, six


def deeper(depth: int) -> int:
    """So many frames down, how many pages of memory some calls ask for."""
    if depth:
        return deeper(depth - 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(CALLS):
        nothing(1, 2, 3)
    return int(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)


def at_worst() -> int:
    """The most that any depth asks for."""
    return max(deeper(depth) for depth in range(DEPTHS))


def test_calls_take_no_memory_however_deep_they_lie() -> None:
    assert roomy(at_worst) < CALLS / 10


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="later Pythons may keep the piece")
def test_without_room_some_depth_pays_for_every_call() -> None:
    """Else nobody needs the room any more. In a thread, which begins with frames of its own."""
    found: list[int] = []
    thread = Thread(target=lambda: found.append(at_worst()))
    thread.start()
    thread.join()
    assert found[0] >= CALLS
