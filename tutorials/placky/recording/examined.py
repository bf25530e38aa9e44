"""A table under examination: what was put to it and how it stood then is kept, and what it does wrong gets a verdict.

A refused command may change nothing, so the table is looked at again after each. Nothing that a scenario expects is
known here.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from placky.errors import NoPlainData
from placky.verdicts import EngineFault, Verdict
from touchline.core.brief import brief
from touchline.core.errors import TouchlineError
from touchline.core.play.wire import Command, Event, Fall, FallenDie, Outcome, Pending, Position, State

__all__ = ["BREAKS", "EXAM", "ChangedByRefusal", "ExaminedTable"]

EXAM = "placky.exam"
"""Under which name the outcome of a scenario travels in its report."""
BREAKS = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError)
"""What an engine raises that breaks; anything else that is no refusal says that something cannot be."""


class ChangedByRefusal(EngineFault):
    """Something is otherwise after a command that was refused."""

    verdict = "failed"


class ExaminedTable:
    """A table whose answers are looked at already (`PlainTable`). `fault` is the first thing that it did wrong."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self.fault: BaseException | None = None
        self.verdict: Verdict = "failed"
        """What the fault comes to."""
        self.played: list[dict[str, Any]] = []
        """As `placky.exam.result.PlayedAct` has it."""
        self._told = 0

    def set_up(self, position: Position) -> None:
        """Start from a position."""
        self.played, self._told = [], 0
        self._put("set_up", position)

    def act(self, command: Command) -> None:
        """A coach does something. Raises `ChangedByRefusal` where it is refused and something has changed."""
        self._put("act", command)

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall."""
        self._put("roll", dice)

    def _put(self, call: str, given: Any) -> None:
        entry = {call: _kept(given)}
        before = self.played[-1] if self.played else {}
        self.played.append(entry)
        try:
            with self._judged(call):
                getattr(self._table, call)(given)
        except Exception as error:
            if call == "act" and self.fault is None:
                entry["refusal"] = {"action": getattr(error, "action", ""), **error.refusal}  # type: ignore[attr-defined]
                with self._judged(call):
                    self._look(entry)
                    _unchanged(entry, before)
            raise
        with self._judged(call):
            self._look(entry)

    def _look(self, entry: dict[str, Any]) -> None:
        """Keep how it stands now; an engine of Python may go on changing what it has shown."""
        told = self._table.events()
        state, pending = self._table.state(), self._table.pending()
        entry.update(_kept({"state": state, "events": told[self._told :], "pending": pending}))
        self._told = len(told)

    @contextmanager
    def _judged(self, call: str) -> Iterator[None]:
        """What is raised is passed on, and is the fault of the table unless it is what a table may say."""
        try:
            yield
        except BaseException as error:
            if self.fault is None and (verdict := _verdict(call, error)):
                self.fault, self.verdict = error, verdict
            raise

    def state(self, *for_player: str) -> State:
        """The position now."""
        with self._judged("state"):
            state: State = self._table.state(*for_player)
        return state

    def events(self, *for_player: str) -> list[Event]:
        """Everything since the set-up."""
        with self._judged("events"):
            events: list[Event] = self._table.events(*for_player)
        return events

    def pending(self, *for_player: str) -> Pending | None:
        """What is asked for now."""
        with self._judged("pending"):
            pending: Pending | None = self._table.pending(*for_player)
        return pending

    def outcomes(self, *for_player: str) -> list[Outcome]:
        """What the roll that is due may lead to."""
        with self._judged("outcomes"):
            outcomes: list[Outcome] = self._table.outcomes(*for_player)
        return outcomes

    def falls(self) -> list[Fall]:
        """Every way in which the roll that is due can fall."""
        with self._judged("falls"):
            falls: list[Fall] = self._table.falls()
        return falls


def _kept(value: Any) -> Any:
    """A copy of plain data."""
    return json.loads(json.dumps(value))


def _verdict(call: str, error: BaseException) -> Verdict | None:
    """What an error comes to; None for a refusal, and for the faults of a position."""
    if isinstance(error, EngineFault):
        return error.verdict
    if isinstance(error, NoPlainData):
        return "protocol"
    if hasattr(error, {"act": "refusal", "set_up": "faults"}.get(call, "")):
        return None
    if call == "roll":
        return "errored" if isinstance(error, BREAKS) else "dice"
    if call == "act":
        return "errored" if isinstance(error, BREAKS) else "failed"  # it holds the command to be malformed
    return "failed" if isinstance(error, TouchlineError) else "errored"


def _unchanged(now: Mapping[str, Any], before: Mapping[str, Any]) -> None:
    """Raise `ChangedByRefusal` where a refused command has changed what there is to see."""
    if now["events"]:
        raise ChangedByRefusal(f"a refused command has told an event: {brief(now['events'][0])}")
    for part in ("state", "pending"):
        if now[part] != before.get(part):
            raise ChangedByRefusal(f"a refused command has changed {_difference(now[part], before.get(part), part)}")


def _difference(now: Any, before: Any, where: str) -> str:
    """The first place in which two values differ, and what stood and stands there."""
    if isinstance(now, dict) and isinstance(before, dict):
        for key in sorted({*now, *before}):
            if now.get(key) != before.get(key):
                return _difference(now.get(key), before.get(key), f"{where}[{brief(key)}]")
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        for number, (one, other) in enumerate(zip(now, before, strict=True)):
            if one != other:
                return _difference(one, other, f"{where}[{number}]")
    return f"{where}: {brief(now)}, and it was {brief(before)}"
