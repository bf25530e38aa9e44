"""One table of all that happens, told in two registers: beside a frame of a walkthrough, and in the tale of a match.

::

    TALES = Tales("    ", (
        both(Taken, lambda e: f"{e['player']} takes {e['number']}."),
        told(TurnPassed, lambda e: f"It is the turn of {e['player']}.", None),
        told(GameWon, lambda e: f"{e['player']} wins.", lambda e, s: f"{e['player']} wins {s['score']}!", BIG),
    ))
    tell = TALES.sentence

A kind of event is a type, as the engine's module `wire_types` has it, or any `TypedDict` whose `event` is a `Literal`.
A type checker then knows the keys of each event, and says where one is misspelt.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, get_args

from placky.words import Plain

__all__ = [
    "BIG", "PART", "Line", "Sentence", "Tale", "Tales", "both", "by_kind", "first", "kind_of", "of_kind", "said",
    "seen", "told", "untold", "weightiest",
]  # fmt: skip

E = TypeVar("E")
R = TypeVar("R")
Sentence: TypeAlias = Callable[[E], str | None]
"""An event -> a sentence beside a frame; None where there is nothing to tell."""
Line: TypeAlias = Callable[[E, Any], str | None]
"""An event and the state after it -> a line of a match; None where there is nothing to tell."""
BIG = "  ** "
"""The margin of a line that is shouted."""
PART = "\n"
"""The margin of a line that begins a part of a match."""


@dataclass(frozen=True, slots=True)
class Tale:
    """How one kind of event is told in each register; None where it is not told."""

    kind: str
    frame: Callable[[Any], str | None] | None
    match: Callable[[Any, Any], str | None] | None
    margin: str | None = None
    """What stands before the line of a match; None for the usual margin of the game."""


def kind_of(event: type[Any]) -> str:
    """What events of a type are called.

    >>> from typing import Literal, TypedDict
    >>> kind_of(TypedDict("Fell", {"event": Literal["fell"], "player": str}))
    'fell'
    """
    found = event.__annotations__["event"]
    while not isinstance(found, str):
        (found,) = get_args(found)
    return found


def told(event: type[E], frame: Sentence[E] | None, match: Line[E] | None, margin: str | None = None) -> Tale:
    """How one kind of event is told: in a sentence beside a frame, as a line of a match."""
    return Tale(kind_of(event), frame, match, margin)


def both(event: type[E], sentence: Sentence[E], margin: str | None = None) -> Tale:
    """One sentence for both registers."""
    return Tale(kind_of(event), sentence, lambda e, _: sentence(e), margin)


def untold(*events: type[Any]) -> tuple[Tale, ...]:
    """Kinds of events that only keep the books; that nothing is told of them is said, and not forgotten."""
    return tuple(Tale(kind_of(event), None, None) for event in events)


def said(event: type[E], words: Callable[[E], R]) -> tuple[str, Callable[[Any], R]]:
    """A line of any other table: a kind of event, and what is made of it."""
    return kind_of(event), words


def seen(event: type[E], made: Callable[[E, Any], R]) -> tuple[str, Callable[[Any, Any], R]]:
    """The same for what is made of an event and the state after it."""
    return kind_of(event), made


def of_kind(events: Iterable[Any], event: type[E]) -> Iterator[E]:
    """Those events that are of one kind."""
    kind = kind_of(event)
    return (one for one in events if one["event"] == kind)


def first(events: Iterable[Any], event: type[E]) -> E | None:
    """The first event of a kind; None where there is none."""
    return next(of_kind(events, event), None)


def by_kind(events: Iterable[Any]) -> dict[str, Any]:
    """Kind -> the last event of it, for a table that is gone through by kinds."""
    return {one["event"]: one for one in events}


def weightiest(events: Iterable[Any], *news: Iterable[tuple[str, Callable[[Any], str]]]) -> str | None:
    """What came of a roll, by tables of `said` in which what weighs more stands before the rest; None for no news."""
    kinds = by_kind(events)
    return next((words(kinds[kind]) for table in news for kind, words in table if kind in kinds), None)


class Tales:
    """Kind of event -> how it is told; a kind that is not in the table is never told."""

    def __init__(self, margin: str, *tables: Iterable[Tale]) -> None:
        self.margin = margin
        self.kinds: Mapping[str, Tale] = {tale.kind: tale for table in tables for tale in table}

    def sentence(self, event: Plain) -> str | None:
        """One event in a sentence beside a frame; None for those that only keep the books."""
        tale = self.kinds.get(event["event"])
        return tale.frame(event) if tale and tale.frame else None

    def line(self, event: Plain, state: Plain) -> str | None:
        """One event as a line of a match, with its margin; None for those that go without saying."""
        tale = self.kinds.get(event["event"])
        text = tale.match(event, state) if tale and tale.match else None
        return f"{self.margin if tale.margin is None else tale.margin}{text}" if tale and text else None
