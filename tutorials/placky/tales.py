"""One table of all that happens, told in two registers: beside a frame of a walkthrough, and in the tale of a match.

::

    TALES = Tales("    ", (
        both(Taken, "{player} takes {number}."),
        told(TurnPassed, "It is the turn of {player}.", None),
        told(GameWon, "{player} wins.", lambda e, state: say("{player} wins {score}!", e, score=state["score"]), BIG),
    ))
    tell = TALES.sentence

A sentence has named places for the fields of its event (`placky.sentences`); where it hangs on more, a function says
it. A kind of event is a type, as the engine's module `wire_types` has it, or any `TypedDict` whose `event` is a
`Literal`. So a place for a field that an event has not is an error as soon as the table is read. A type checker knows
the keys of each event in a function.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, get_args

from placky.errors import BadSentence
from placky.sentences import Say, Sentence, places_of, say
from placky.words import Plain

__all__ = [
    "BIG", "PART", "FrameTale", "Line", "News", "Tale", "Tales", "both", "by_kind", "first", "kind_of", "of_kind",
    "said", "seen", "told", "untold", "weightiest",
]  # fmt: skip

E = TypeVar("E")
R = TypeVar("R")
FrameTale: TypeAlias = Sentence | Callable[[E], str | None]
"""How an event is told beside a frame: a sentence, or what says one; None where there is nothing to tell."""
Line: TypeAlias = Sentence | Callable[[E, Any], str | None]
"""How it is told as a line of a match, from the event and the state after it; None where there is nothing to tell."""
News: TypeAlias = tuple[str, FrameTale[Any]]
"""A kind of event and its heading, a line of a table of `said`."""
BIG = "  ** "
"""The margin of a line that is shouted."""
PART = "\n"
"""The margin of a line that begins a part of a match."""


@dataclass(frozen=True, slots=True)
class Tale:
    """How one kind of event is told in each register; None where it is not told."""

    kind: str
    frame: FrameTale[Any] | None
    match: Line[Any] | None
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


def told(event: type[E], frame: FrameTale[E] | None, match: Line[E] | None, margin: str | None = None) -> Tale:
    """How one kind of event is told: in a sentence beside a frame, as a line of a match.

    Raises `BadSentence` where a sentence asks for a field that the event has not.
    """
    return Tale(kind_of(event), _fitting(event, frame), _fitting(event, match), margin)


def both(event: type[E], sentence: FrameTale[E], margin: str | None = None) -> Tale:
    """One sentence for both registers."""
    sentence = _fitting(event, sentence)
    line = (lambda e, _: sentence(e)) if callable(sentence) else sentence
    return Tale(kind_of(event), sentence, line, margin)


def _fitting(event: type[Any], told: Any) -> Any:
    if isinstance(told, Sentence) and (lacking := places_of(told) - {*event.__annotations__}):
        raise BadSentence(
            str(told), f"asks for {', '.join(sorted(lacking))}, and the event has {', '.join(event.__annotations__)}"
        )
    return told


def untold(*events: type[Any]) -> tuple[Tale, ...]:
    """Kinds of events that only keep the books; that nothing is told of them is said, and not forgotten."""
    return tuple(Tale(kind_of(event), None, None) for event in events)


def said(event: type[E], words: Sentence | Callable[[E], R]) -> tuple[str, Sentence | Callable[[Any], R]]:
    """A line of any other table: a kind of event, and what is made of it."""
    return kind_of(event), _fitting(event, words)


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


def weightiest(events: Iterable[Any], *news: Iterable[News], say: Say = say) -> str | None:
    """What came of a roll, by tables of `said` in which what weighs more stands before the rest; None for no news."""
    kinds = by_kind(events)
    found = ((words, kinds[kind]) for table in news for kind, words in table if kind in kinds)
    return next((words(event) if callable(words) else say(words, event) for words, event in found), None)


class Tales:
    """Kind of event -> how it is told; a kind that is not in the table is never told. `say` fills its sentences."""

    def __init__(self, margin: str, *tables: Iterable[Tale], say: Say = say) -> None:
        self.margin, self.say = margin, say
        self.kinds: Mapping[str, Tale] = {tale.kind: tale for table in tables for tale in table}

    def sentence(self, event: Plain) -> str | None:
        """One event in a sentence beside a frame; None for those that only keep the books."""
        tale = self.kinds.get(event["event"])
        told = tale.frame if tale else None
        return told(event) if callable(told) else self.say(told, event) if told else None

    def line(self, event: Plain, state: Plain) -> str | None:
        """One event as a line of a match, with its margin; None for those that go without saying."""
        tale = self.kinds.get(event["event"])
        told = tale.match if tale else None
        text = told(event, state) if callable(told) else self.say(told, event) if told else None
        return f"{self.margin if tale.margin is None else tale.margin}{text}" if tale and text else None
