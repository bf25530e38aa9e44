"""The table of one scenario, watched: what was put to it, what it refused, and what came of each step."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from placky.errors import NoPlainData
from placky.recording import Record, ScenarioRecord, StepRecord, dumped
from placky.recording.by_reading import by_reading, foreseen
from placky.recording.examined import BREAKS
from placky.recording.fallen import with_falls
from placky.refusals import rulings_of
from placky.scenarios.features import Feature, Scenario
from placky.scenarios.given import GivenPosition
from placky.scenarios.steps import StepBook
from placky.verdicts import EngineFault
from placky.words import AnyWords
from touchline.core.errors import BadCommand
from touchline.core.faults import PositionFault
from touchline.core.play.events import named_by, rules_of
from touchline.core.play.wire import Command, Event, FallenDie, Outcome, Pending, State
from touchline.core.rulebook.index import RuleIndex

_known: dict[tuple[str, str, str, tuple[str, ...]], Sequence[Outcome]] = {}
"""By rulebook, engine, acts and who looks: what a roll may lead to."""


def said(step: Any) -> str:
    """A step as failures name it."""
    return f"line {step.line_number}, {step.keyword}{step.name}"


class Unlike(NamedTuple):
    """What a scenario expects and what came instead, where no claim of a step says so; `step` is None for its end."""

    step: Any
    expected: str
    came: str


class WatchedTable:
    """The table of one scenario. It passes everything on, keeps what is refused, and notes what was put to it."""

    def __init__(
        self, fresh: Callable[[], Any], feature: Feature, game: str, engine: str, *, recording: bool, index: RuleIndex,
        steps: StepBook, words: Callable[[], AnyWords], claims: bool = False,
    ) -> None:  # fmt: skip
        """`fresh` makes a table; `steps` are those that scenarios are written from, `words` those of the rulebook.

        With `claims`, what is asked is noted also where nothing is recorded, as it bears out claims of tags too.
        """
        self.table, self.fresh, self.feature, self.game, self.engine = fresh(), fresh, feature, game, engine
        self.steps, self.index, self._words = steps, index, words
        self.recording, self._asks = recording, recording or claims
        self.for_player: tuple[str, ...] = ()
        """Whose view is recorded; nobody's where everything is."""
        self.misused = False
        """Did the scenario hand in something that cannot be: a position, a command, dice?"""
        self.position = GivenPosition()
        self.refusal: dict[str, Any] | None = None
        self.faults: Sequence[PositionFault] | None = None
        self.failed = ""
        self.at: Any = None
        """The step that has begun last."""
        self.before: Any = None
        """The one before it."""
        self.unlike: Unlike | None = None
        self._acts: list[dict[str, Any]] = []
        self._outcomes: Sequence[Outcome] = ()
        self._steps: list[StepRecord] = []
        self._seen = 0
        self._state: Mapping[str, Any] | None = None
        self.is_set_up = False
        self._unchecked: list[Any] = []
        self._first: Mapping[str, Any] | None = None

    def set_up(self) -> None:
        """Put the gathered position on the table, once."""
        if self.is_set_up:
            return
        self.is_set_up = True
        position = self.position.plain()
        self._acts.append({"set_up": position})
        try:
            self.table.set_up(position)
        except Exception as error:
            if not hasattr(error, "faults"):
                raise
            self.faults = [*map(PositionFault.read, error.faults)]
            return
        if self._steps:
            acts = self._take()
            self._steps[-1] = replace(self._steps[-1], **self._look(acts), acts=acts)

    def misnamed(self, step: Any) -> str | None:
        """The name in the next step, or in a Given before it, that is not in this position; None for none.

        Who takes part does not change in a scenario, so the first state is asked.
        """
        self._unchecked.append(step)
        if not self.is_set_up or self.faults is not None:
            return None
        if self._first is None:
            self._first = self.table.state()
        steps, self._unchecked = self._unchecked, []
        for one in steps:
            rows = tuple(map(tuple, one.datatable.raw() if one.datatable else ()))
            for absence in self.steps.absences(one.type, one.name, rows, self._first):
                self.misused = True
                self.failed = said(one)
                return absence
        return None

    def act(self, command: Command) -> bool:
        """A coach does something. A refusal is kept for the next step to speak of. Returns whether it was done."""
        self._acts.append({"act": dict(command)})
        try:
            self.table.act(command)
        except (NoPlainData, EngineFault):
            raise
        except Exception as error:
            if not hasattr(error, "refusal"):
                self.misused |= not isinstance(error, BREAKS)
                if getattr(error, "lacking", None):
                    raise BadCommand(self._words().refusals.message(error)) from error
                raise
            self.refusal = {"action": getattr(error, "action", ""), **error.refusal}
        return self.refusal is None

    def roll(self, dice: Sequence[FallenDie]) -> None:
        """Dice fall."""
        if self.recording and not self._acts:
            self._outcomes = self._foreseen()
        self._acts.append({"roll": [dict(die) for die in dice]})
        try:
            self.table.roll(dice)
        except EngineFault:
            raise
        except Exception as error:
            self.misused |= not isinstance(error, BREAKS)
            raise

    def state(self, for_player: str | None = None) -> State:
        """The position now."""
        state: State = self.table.state(*_given(for_player))
        return state

    def events(self, for_player: str | None = None) -> list[Event]:
        """Everything since the set-up."""
        events: list[Event] = self.table.events(*_given(for_player))
        return events

    def pending(self, for_player: str | None = None) -> Pending | None:
        """What is asked for."""
        pending: Pending | None = self.table.pending(*_given(for_player))
        return pending

    def forgive(self) -> dict[str, Any] | None:
        """Hand over the refusal, which is then spoken for."""
        refusal, self.refusal = self.refusal, None
        return refusal

    def told(self, refusal: Mapping[str, Any]) -> str:
        """A refusal in words, as scenarios quote them."""
        return self._words().refusals.text(refusal)

    def note(self, step: Any) -> None:
        """Record a step that has run."""
        acts = self._take()
        look = self._look(acts)
        outcomes, self._outcomes = self._outcomes, ()
        self._steps.append(
            StepRecord(
                step.type, step.name, step.line_number, **look, acts=acts, refusal=self.refusal, outcomes=outcomes
            )
        )

    def _foreseen(self) -> Sequence[Outcome]:
        """What the roll that is due may lead to; scenarios that begin alike come to the same roll."""
        way = json.dumps([act for step in self._steps for act in step.acts])
        key = self.game, self.engine, way, self.for_player
        if key not in _known:
            _known[key] = self._with_falls(foreseen(self.table, *self.for_player)) if self._due() else ()
        return _known[key]

    def _with_falls(self, outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
        """In an exercise, with every way in which the dice can fall, so that a page may roll them."""
        if self.for_player or self.feature.path.parent.name == "rules":
            return outcomes
        return with_falls(outcomes, getattr(self.table, "falls", list)(), self.table.state())

    def _due(self) -> bool:
        pending = self.table.pending() if self.is_set_up and self.faults is None else None
        return pending is not None and pending["ask"] == "roll"

    def _look(self, acts: list[dict[str, Any]]) -> dict[str, Any]:
        """New events; for a recording also the state (when it has changed) and the decision. Only acts change them."""
        if not acts or not self.is_set_up or self.faults is not None:
            return {"state": None, "pending": None, "events": []}
        told = self.table.events(*self.for_player)
        events, self._seen = told[self._seen :], len(told)
        pending = self.table.pending(*self.for_player) if self._asks else None
        if not self.recording:
            return {"state": None, "pending": pending, "events": events}
        state = self.table.state(*self.for_player)
        changed = state if state != self._state else None
        self._state = state
        return {"state": changed, "pending": pending, "events": events}

    def _take(self) -> list[dict[str, Any]]:
        acts, self._acts = self._acts, []
        return acts

    def fired(self) -> list[str]:
        """Rule numbers and rulings carried by what happened and by what was refused, sorted."""
        found: set[str] = set()
        for event in self._happened():
            found |= rules_of(event) | set(event.get("rulings", ()))
        for step in self._steps:
            if step.refusal:
                found |= {step.refusal["rule"], *rulings_of(step.refusal)}
        return sorted(found)

    def stated(self) -> list[str]:
        """Statements named by what happened, by what was refused and by what was asked for, sorted."""
        found = {name for event in self._happened() for name in named_by(event)}
        for step in self._steps:
            found |= named_by(step.refusal or {}) | named_by(step.pending or {})
        return sorted(found)

    def _happened(self) -> Sequence[Mapping[str, Any]]:
        """All that is true of what happened."""
        return [event for step in self._steps for event in step.events]

    def record(self, scenario: Scenario, passed: bool, reason: str = "") -> Record:
        """Where this scenario belongs, and everything about it as text: values that travel between processes."""
        fired = self.fired()
        moves = [(step.text, act) for step in self._steps for act in step.acts]
        open_to_all = passed and not self.for_player
        readings = by_reading(self.index, fired, moves, self.fresh) if open_to_all else {}
        told = (self._steps, reason) if passed or not scenario.eyes else ((), "")  # which may say what is hidden
        record = ScenarioRecord(
            scenario.name, scenario.line, scenario.row, passed, fired, told[0], readings, told[1],
            self.stated(),
        )  # fmt: skip
        return Record(*place_of(scenario, self.feature, self.game, self.engine), dumped(record))


def _given(for_player: str | None) -> tuple[str, ...]:
    """The argument of a call that not every table takes."""
    return () if for_player is None else (for_player,)


def place_of(scenario: Scenario, feature: Feature, game: str, engine: str) -> tuple[str, str, str, str, int, int, int]:
    """Where a scenario belongs, as its record begins."""
    path, number = f"{feature.path.parent.name}/{feature.path.name}", len(feature.scenarios)
    return game, path, feature.digest, engine, number, scenario.line, scenario.row or 0
