"""The table of `this happened:`: events in order, each by its kind and by any of its fields."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from placky.scenarios.claims import fail, untold, worded
from placky.scenarios.step_table import StepTable
from touchline.core.play.events import kinds
from touchline.core.play.wire import Event

TOGETHER = 3
"""As many events may be told together that nobody tells again at once."""


def columns(engine: str, event: str = "event", value: str = "value") -> Mapping[str, str]:
    """The columns of the table: the type of each. `event` and `value` are those of a kind and of a field."""
    fields = dict.fromkeys(field for kind in kinds(engine).values() for field in kind.fields)
    return {"event": event, **dict.fromkeys(fields, value)}


def strange(engine: str) -> Callable[[Mapping[str, str]], Iterable[str]]:
    """What says which columns of a row its kind of event does not have."""

    def found(row: Mapping[str, str]) -> Iterable[str]:
        if kind := kinds(engine).get(row["event"]):
            strangers = [key for key in row if key not in ("event", *kind.fields)]
            yield from (f'"{row["event"]}" has no {key}; it has {", ".join(kind.fields)}' for key in strangers)

    return found


def told_once(table: StepTable, *but: str) -> list[Event]:
    """Everything that has happened since the set-up. Claims that none of it is told twice in a row, or a few together.

    That is for games of which no event is ever equal to the one before it, `but` of these kinds. What is carried out
    twice tells often two or three events, and then the same again.
    """
    events = table.events()
    for together in range(1, TOGETHER + 1):
        for n in range(len(events) - 2 * together + 1):
            told = events[n : n + together]
            again = events[n + together] == told[0] and events[n + together : n + 2 * together] == told
            if again and not all(event["event"] in but for event in told):
                kinds_told = " and ".join(event["event"] for event in told)
                fail(f"{kinds_told} {'is' if together == 1 else 'are'} told twice in a row")
    return events


def happened(table: StepTable, rows: Sequence[Sequence[str]], text: Callable[[Event, str], str]) -> None:
    """Claim that each row below the head is an event since the set-up, in this order; others may lie between.

    `text` says the value of a field of an event as a cell says it.
    """
    head, *wished = rows
    left = list(table.events())
    for row in wished:
        wanted = {key: value for key, value in zip(head, row, strict=True) if value}
        while left and not all(text(left[0], key) == value for key, value in wanted.items()):
            left.pop(0)
        if not left:
            untold(wanted, table.events())
        left.pop(0)


def cell(value: Any) -> str:
    """A plain value as a cell says it: a list as its parts in a row, yes, no or none.

    >>> cell([1, 2]), cell(True), cell(None)
    ('1 2', 'yes', 'none')
    """
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return worded(value) if value is None or isinstance(value, bool) else str(value)
