"""Both readings of a ruling, played: one position and the same commands and dice, at a fresh table for each reading.

Authors write nothing for this: scenarios play the other reading already, and the engine says what each reading makes
of them. A reading ends where it forbids a command, or asks for dice that the scenario does not throw. The recorder
keeps what comes out; `readings` makes pages of it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from touchline.core.play.wire import Outcome, Plain
from touchline.core.rulebook.index import RuleIndex, Ruling

Move = tuple[str, Plain]
"""A step as written, and what it put to the table."""


@dataclass(frozen=True)
class _PlayedStep:
    """What one command or roll did: the step as written, the events, or why it was refused."""

    text: str
    events: tuple[Plain, ...]
    state: Plain
    refusal: Plain | None = None

    @property
    def came(self) -> tuple[Any, ...]:
        """What two readings share where they do not differ."""
        return self.events, self.refusal


@dataclass(frozen=True)
class _Run:
    """What a reading makes of the moves, as far as it can follow; what it waits for then, and its outcomes."""

    reading: str
    steps: Sequence[_PlayedStep]
    pending: Plain | None
    outcomes: Sequence[Outcome]


def by_reading(
    index: RuleIndex, fired: Iterable[str], moves: Sequence[Move], fresh: Callable[[], Any]
) -> dict[str, dict[str, Any]]:
    """For each ruling that a scenario plays otherwise than usual: what its readings make of it, where they part.

    `apart` says whether each ends otherwise than all others. `shared` are the steps before anything differs, as
    written. Each of the `sides` is one reading: its steps from there on (`beats`), the state after them and one step
    `before`. `pending` is what it waits for, if that belongs to it, with the `outcomes` of that roll.
    """
    found = {}
    for name in fired:
        ruling = index.rulings.get(name)
        if ruling is not None and ruling.readings and _plays_another(ruling, index, moves):
            played = _played(ruling, moves, fresh)
            if played is not None:
                found[name] = played
    return found


def _plays_another(ruling: Ruling, index: RuleIndex, moves: Sequence[Move]) -> bool:
    """Do these moves play a reading of this ruling that is not the usual one?"""
    position: Plain = next((act["set_up"] for _, act in moves if "set_up" in act), {})
    played = {**index.defaults(position.get("edition") or ""), **(position.get("readings") or {})}
    return bool(played[ruling.id] != index.defaults()[ruling.id])


def _played(ruling: Ruling, moves: Sequence[Move], fresh: Callable[[], Any]) -> dict[str, Any] | None:
    runs = [_run(moves, ruling.id, reading.id, fresh()) for reading in ruling.readings]
    if not all(run.steps for run in runs):  # a reading that does not allow the position
        return None
    same = sum(1 for _ in takewhile(_alike, zip(*(run.steps for run in runs), strict=False)))
    if all(len(run.steps) == same for run in runs):
        return None
    told = [run.steps[same].events for run in runs if len(run.steps) > same]
    begun = sum(1 for _ in takewhile(_equal, zip(*told, strict=False)))
    sides = [_side(run, same, begun) for run in runs]
    ends = [[(step["events"], step["refusal"]) for step in side["beats"]] for side in sides]
    shared = list(dict.fromkeys(step.text for step in runs[0].steps[:same]))
    return {"apart": all(ends.count(end) == 1 for end in ends), "shared": shared, "sides": sides}


def _side(run: _Run, same: int, begun: int) -> dict[str, Any]:
    """One reading from its step number `same` on, without the first `begun` events of that, which all share."""
    last = run.steps[-1]
    steps = [
        {"text": step.text, "events": list(step.events[0 if n else begun :]), "refusal": step.refusal}
        for n, step in enumerate(run.steps[same:])
    ]
    return {
        "reading": run.reading, "beats": steps, "state": last.state,
        "before": (run.steps[-2] if len(run.steps) > 1 else last).state, "pending": run.pending,
        "outcomes": run.outcomes,
    }  # fmt: skip


def _run(moves: Sequence[Move], ruling: str, reading: str, table: Any) -> _Run:
    """What a reading makes of these moves, as far as it can follow them."""
    steps: list[_PlayedStep] = []
    told = 0
    for text, act in moves:
        waits = table.pending() if steps else None
        if "act" in act and waits is not None and waits["ask"] == "roll":
            break
        try:
            _put(table, _read(act, ruling, reading))
        except Exception as error:  # noqa: BLE001 - other dice are due, or none, or a rule forbids it
            refusal = getattr(error, "refusal", None)
            if not refusal or not refusal["rule"]:
                break
            steps.append(_PlayedStep(text, (), table.state(), refusal))
            continue
        events = table.events()
        steps.append(_PlayedStep(text, tuple(events[told:]), table.state()))
        told = len(events)
    pending = table.pending() if steps else None
    pending = None if pending is None or pending.get("opens") else pending
    due = pending is not None and pending["ask"] == "roll"
    return _Run(reading, steps, pending, foreseen(table) if due else ())


def foreseen(table: Any, *for_player: str) -> Sequence[Outcome]:
    """What the roll that is due may lead to, as far as a player can know; nothing from a table that does not tell."""
    outcomes = getattr(table, "outcomes", None)
    return outcomes(*for_player) if callable(outcomes) else ()


def _put(table: Any, entry: Plain) -> None:
    ((call, given),) = entry.items()
    getattr(table, call)(given)


def _read(act: Plain, ruling: str, reading: str) -> Plain:
    """The same act, with this reading in its position."""
    if "set_up" not in act:
        return act
    position: Mapping[str, Any] = act["set_up"]
    return {"set_up": {**position, "readings": {**(position.get("readings") or {}), ruling: reading}}}


def _alike(steps: tuple[_PlayedStep, ...]) -> bool:
    return _equal(tuple(step.came for step in steps))


def _equal(ones: tuple[Any, ...]) -> bool:
    return ones.count(ones[0]) == len(ones)
