"""`placky rules --pairs`: rules that meet in random play, and in no scenario.

A rule by itself may be right, and wrong as soon as another one is at work beside it. Two rules meet where both are at
work between one beginning and the next: in an activation, an action, a down, as the game's table says it (`begins`),
else from one checkpoint to the next. What scenarios have of these pairs is found by the same windows, from what they
have put to the table.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from placky.pairs.windows import Interval, Watch
from placky.recording import ScenarioRecord
from placky.rulebook import Rulebook
from touchline.core.errors import TouchlineError
from touchline.core.play.wire import Plain

__all__ = ["Met", "Pair", "counted", "in_scenarios"]

Pair: TypeAlias = tuple[str, str]
"""Two rules by their numbers."""


class Met(NamedTuple):
    """How often two rules have met, and the shortest window in which they did, with the one before it."""

    times: int
    position: Plain
    moves: Sequence[Plain]
    lead: int = 0
    """So many of the moves belong to the window before."""

    @classmethod
    def of(cls, times: int, window: Interval) -> "Met":
        """Where the window before began, if there was one, and everything from there."""
        before = window.earlier
        if before is None:
            return cls(times, window.position(), window.moves)
        return cls(times, before.position(), [*before.moves, *window.moves], len(before.moves))


def counted(played: Iterable[Interval]) -> dict[Pair, Met]:
    """How often each pair of rules meets in these windows, the most frequent first."""
    times: dict[Pair, int] = {}
    shortest: dict[Pair, Interval] = {}
    for window in played:
        for pair in window.pairs():
            times[pair] = times.get(pair, 0) + 1
            if pair not in shortest or len(window.moves) < len(shortest[pair].moves):
                shortest[pair] = window
    often = sorted(times, key=lambda pair: (-times[pair], pair))
    return {pair: Met.of(times[pair], shortest[pair]) for pair in often}


def in_scenarios(book: Rulebook, records: Iterable[ScenarioRecord]) -> set[Pair]:
    """The pairs of rules that meet in recorded scenarios."""
    return {pair for record in records for window in _windows(book, record) for pair in window.pairs()}


def _windows(book: Rulebook, record: ScenarioRecord) -> Iterator[Interval]:
    """The windows of a scenario: what it has put to the table is put to another one."""
    table = book.table()
    watch: Watch | None = None
    for act in (act for step in record.steps for act in step.acts):
        with suppress(TouchlineError):  # what was refused, or cannot be set up, has changed nothing
            table.put(act)
            if watch is None:
                watch = Watch(table, act["set_up"])
                yield from watch.over()
            else:
                yield from watch.over(act)
    if watch:
        yield watch.last()
