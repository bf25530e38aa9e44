"""P-1 The heap."""

from collections.abc import Iterator

from pebbles.engine.events import HeapLaid
from pebbles.engine.numbers import NUMBERS
from pebbles.engine.state import State
from touchline.core.faults import PositionFault
from touchline.core.play.requests import Rules
from touchline.core.rulebook.register import rule


@rule("P-1")
def lay(s: State) -> Rules[None]:
    """P-1-a: the pebbles lie on one heap."""
    yield HeapLaid("P-1", s.heap)


@rule("P-1")
def faults(heap: object) -> Iterator[PositionFault]:
    """P-1-b: what is wrong with a heap."""
    most = NUMBERS.heap.pebbles
    if not isinstance(heap, int) or not 1 <= heap <= most:
        yield PositionFault(f"a heap of {heap}; allowed: 1 to {most}", "heap", (), ("P-1",))
