"""Both readings of a ruling, played: one position and the same commands and dice, at a fresh table for each reading.

Nothing is written for this: the scenarios that play the other reading are at hand, and the engine says what each
reading makes of them. Where a reading forbids a command, or asks for dice that the scenario does not throw, it ends
there, and that is the answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from placky.odds import OddsLine, odds_lines
from placky.recording import ScenarioRecord
from placky.rulebook import Plain, Rulebook
from touchline.core.errors import IllegalAction, TouchlineError
from touchline.core.index import Reading, RuleIndex, Ruling

Move = tuple[str, Plain]
"""A step as written, and what it put to the table."""


@dataclass(frozen=True)
class Beat:
    """What one command or roll did: the step as written, the events, or why it was refused."""

    text: str
    act: Plain
    events: tuple[Plain, ...]
    state: Plain
    refusal: Plain | None = None


@dataclass(frozen=True)
class Side:
    """One reading played: what differs from the other readings, and where it ends."""

    reading: Reading
    beats: tuple[Beat, ...]
    """From the first that differs; empty where this reading has nothing more to say."""
    state: Plain
    before: Plain
    pending: Plain | None
    """The roll or the decision that it waits for; a roll with which something new begins is none of it."""
    odds: tuple[OddsLine, ...]
    """Every outcome of that roll."""

    @property
    def rolls(self) -> bool:
        """Does it wait for dice?"""
        return self.pending is not None and self.pending["ask"] == "roll"


@dataclass(frozen=True)
class Compared:
    """A scenario under every reading of a ruling."""

    scenario: str
    shared: tuple[str, ...]
    """The steps before anything differs, as written."""
    sides: tuple[Side, ...]


def compared(ruling: Ruling, index: RuleIndex, records: Sequence[ScenarioRecord], book: Rulebook) -> Compared | None:
    """The scenario in which the readings of a ruling part most clearly; None where none of these shows a difference.

    The first one in which all readings end differently is taken, else the first in which any do.
    """
    best: Compared | None = None
    for record in records:
        if ruling.id not in record.fired or not plays_another(ruling, index, record):
            continue
        found = _played(ruling, record, book)
        if found is None:
            continue
        if len({_ending(side) for side in found.sides}) == len(found.sides):
            return found
        best = best or found
    return best


def plays_another(ruling: Ruling, index: RuleIndex, record: ScenarioRecord) -> bool:
    """Does a scenario play a reading of this ruling that is not the usual one?"""
    usual = index.defaults()[ruling.id]
    for step in record.steps:
        for act in step.acts:
            if position := act.get("set_up"):
                played = {**index.defaults(position.get("edition") or ""), **(position.get("readings") or {})}
                return bool(played[ruling.id] != usual)
    return False


def _played(ruling: Ruling, record: ScenarioRecord, book: Rulebook) -> Compared | None:
    moves = [(step.text, act) for step in record.steps for act in step.acts]
    runs = [_run(moves, ruling.id, reading.id, book) for reading in ruling.readings]
    same = sum(1 for _ in takewhile(_alike, zip(*(beats for beats, _ in runs), strict=False)))
    if all(len(beats) == same for beats, _ in runs):
        return None
    shared = tuple(dict.fromkeys(beat.text for beat in runs[0][0][:same]))
    told = [beats[same].events for beats, _ in runs if len(beats) > same]
    begun = sum(1 for _ in takewhile(lambda ones: ones.count(ones[0]) == len(runs), zip(*told, strict=False)))
    sides = [
        _side(reading, beats, pending, same, begun, ruling.id, book)
        for reading, (beats, pending) in zip(ruling.readings, runs, strict=True)
    ]
    return Compared(record.name, shared, tuple(sides))


def _side(
    reading: Reading, beats: Sequence[Beat], pending: Plain | None, same: int, begun: int, ruling: str, book: Rulebook
) -> Side:
    """One reading from its beat number `same` on, without the first `begun` events of that, which all share."""
    last = beats[-1]
    before = beats[-2].state if len(beats) > 1 else last.state
    own = [replace(beat, events=beat.events[begun:]) if n == 0 else beat for n, beat in enumerate(beats[same:])]
    acts = [_read(beat.act, ruling, reading.id) for beat in beats if beat.refusal is None]
    odds = odds_lines(book, acts) if pending is not None and pending["ask"] == "roll" else ()
    return Side(reading, tuple(own), last.state, before, pending, odds)


def _run(moves: Sequence[Move], ruling: str, reading: str, book: Rulebook) -> tuple[list[Beat], Plain | None]:
    """What a reading makes of these moves, as far as it can follow them, and what it waits for then."""
    table = book.table()
    beats: list[Beat] = []
    told = 0
    for text, act in moves:
        waits = table.pending() if beats else None
        if "act" in act and waits is not None and waits["ask"] == "roll":
            break
        try:
            table.put(_read(act, ruling, reading))
        except IllegalAction as error:
            if not error.rule:  # it is over
                break
            refusal = {"rule": error.rule, "reason": error.reason}
            beats.append(Beat(text, act, (), table.state(), refusal))
            continue
        except TouchlineError:  # other dice are due, or none
            break
        events = table.events()
        beats.append(Beat(text, act, tuple(events[told:]), table.state()))
        told = len(events)
    pending = table.pending()
    return beats, None if pending is None or pending.get("opens") else pending


def _read(act: Plain, ruling: str, reading: str) -> Plain:
    """The same act, with this reading in its position."""
    if "set_up" not in act:
        return act
    position: Mapping[str, Any] = act["set_up"]
    return {"set_up": {**position, "readings": {**(position.get("readings") or {}), ruling: reading}}}


def _alike(beats: tuple[Beat, ...]) -> bool:
    return all((beat.events, beat.refusal) == (beats[0].events, beats[0].refusal) for beat in beats)


def _ending(side: Side) -> str:
    """Something that two readings share exactly when they end alike."""
    return repr([(beat.events, beat.refusal) for beat in side.beats])
