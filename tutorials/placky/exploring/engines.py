"""The two engines that are played against each other, as a command line names them.

`chess` is ours, `chess@R-18=fails` ours with a reading, `chess@edition=blitz` ours by an edition; a callable is
`MODULE:NAME`; anything else is a command line, a program that speaks placky's protocol.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from placky import worker
from placky.errors import PlackyError
from placky.protocol import ProcessTable
from placky.recording.candidates import command_of, engine_named
from placky.rulebook import Rulebook
from placky.rulebooks import index, rulebooks
from touchline.core.nearest import nearest

__all__ = ["Engine", "engines", "ours"]

OURS = re.compile(r"(\w+)(?:@(.*))?$")


@dataclass
class Engine:
    """An engine by the name that it was given."""

    name: str
    fresh: Callable[[], Any]
    """Makes a table."""
    ours: bool = False
    readings: Mapping[str, str] = field(default_factory=dict)
    """Of ours: what is read otherwise than a position says."""
    edition: str = ""
    once: bool = True
    """Is a table set up once, and then another one is made?"""
    _table: Any = None

    @property
    def safe(self) -> bool:
        """Can it neither end this process nor hold it up?"""
        return self.ours or not self.once

    def table(self) -> Any:
        """A table that may be set up now; that of a program is always the same."""
        if self.once or self._table is None:
            self._table = self.fresh()
        return self._table

    def close(self) -> None:
        """End a program."""
        if isinstance(self._table, ProcessTable):
            self._table.close()

    def position(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """A position as this engine plays it."""
        played = dict(position)
        if self.edition:
            played["edition"] = self.edition
        if self.readings:
            played["readings"] = {**(position.get("readings") or {}), **self.readings}
        return played


class _ByReadings:
    """A table of ours that plays readings of its own."""

    def __init__(self, table: Any, engine: Engine) -> None:
        self._table, self._engine = table, engine

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table, name)

    def set_up(self, position: Mapping[str, Any]) -> None:
        """Start from a position, with other readings in it."""
        self._table.set_up(self._engine.position(position))


def ours(text: str) -> str | None:
    """The rulebook of an engine of ours; None where a name means another one."""
    match = OURS.match(text)
    return match[1] if match and match[1] in rulebooks() else None


def engines(first: str, second: str, named: str | None, limit: float) -> tuple[Rulebook, Engine, Engine]:
    """The rulebook that is played, and both engines. Raises `PlackyError` for what is none."""
    meant = dict.fromkeys(filter(None, (named, ours(first), ours(second))))
    if len(meant) != 1:
        known = ", ".join(rulebooks()) or "none"
        what = f"{' and '.join(meant)} are two games" if meant else "which game do they play? Say so with --rulebook"
        raise PlackyError(f"explore {first} {second}: {what}; installed: {known}")
    name = next(iter(meant))
    if name not in rulebooks():
        raise PlackyError(f"--rulebook {name}: {nearest(name, rulebooks())}")
    book = rulebooks()[name]
    return book, _engine(first, book, limit), _engine(second, book, limit)


def _engine(text: str, book: Rulebook, limit: float) -> Engine:
    if ours(text):
        return _ours(text, book)
    try:
        command = command_of(text)
        if command is None:
            return Engine(text, _asked(engine_named(text)))
    except PlackyError as error:
        raise PlackyError(str(error).removeprefix("--engine ")) from error
    table = ProcessTable(command, book.name, index(book), limit=limit)
    _ = table.declared  # it says hello, or is no engine
    return Engine(text, lambda: table, once=False)


def _asked(fresh: Callable[[], Any]) -> Callable[[], Any]:
    """In a worker: tables that note what they are asked, so that whoever waits knows what for."""
    doing = worker.here
    return fresh if doing is None else lambda: worker.AskedTable(fresh(), doing)


def _ours(text: str, book: Rulebook) -> Engine:
    """Our engine, with the readings behind its name."""
    _, _, said = text.partition("@")
    known, engine = index(book), Engine(text, book.table, ours=True)
    readings: dict[str, str] = {}
    for part in filter(None, said.split(",")):
        key, equals, value = (one.strip() for one in part.partition("="))
        if not equals:
            raise PlackyError(f"{text}: {part} is no reading; allowed: RULING=READING or edition=NAME")
        if key == "edition":
            if value not in known.editions:
                raise PlackyError(f'{text}: no edition is called "{value}"; {nearest(value, known.editions)}')
            engine.edition = value
            continue
        allowed = [one.id for one in known.rulings[key].readings] if key in known.rulings else []
        if value not in allowed:
            read = [number for number, ruling in known.rulings.items() if ruling.readings]
            what = f'{key} has no reading "{value}"; allowed: {", ".join(allowed)}' if allowed else nearest(key, read)
            raise PlackyError(f"{text}: {what}")
        readings[key] = value
    engine.readings = readings
    if readings or engine.edition:
        engine.fresh = lambda: _ByReadings(book.table(), engine)
    return engine
