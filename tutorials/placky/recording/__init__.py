"""The record of a feature: what every scenario did, step by step. Frozen, versioned, lines of JSON.

The first line says what this is. Each scenario has a line, which names the lines of its steps by their number. Steps
that are the same in several scenarios, as at the beginning of a story, are one line. They are read only when somebody
looks at them. A state is kept as what has changed since the one before, and what is asked after a roll once for all
outcomes that lead there. A recording knows the content of its feature and of the engine that ran it. So a page made
from it can refuse to show what is no longer true.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast

from placky.errors import BadRecording, shown
from placky.recording.changes import applied, difference
from placky.scenarios.features import Feature
from placky.writing import write_file
from touchline.core.play.wire import Outcome

VERSION = 5
VEIL = "(hidden)"
"""Stands in a step for what the player does not see whose eyes its scenario has."""
ScenarioText: TypeAlias = tuple[str, list[tuple[int, str, str]], list[tuple[str, str]]]
"""A scenario as text: what it is; line, step and outcomes of each step; each ruling with its readings played."""


@dataclass(frozen=True)
class StepRecord:
    """One step as it ran; only a step that put something to the table has `acts`, `events` and `pending`.

    `state` is None where it is the same as before the step; `events` are new ones only.
    """

    kind: str
    text: str
    line: int
    state: Mapping[str, Any] | None
    pending: Mapping[str, Any] | None
    events: Sequence[Mapping[str, Any]]
    acts: Sequence[Mapping[str, Any]]
    """What was put to the table: `{"set_up": position}`, `{"act": command}`, `{"roll": dice}`."""
    refusal: Mapping[str, Any] | None
    outcomes: Sequence[Outcome] = ()
    """Of a step that begins with dice: what the roll might have led to, as the table tells it; empty if it does not."""


@dataclass(frozen=True)
class ScenarioRecord:
    """One scenario (or example row) as it ran. `fired` are the rule numbers and rulings that its events carry."""

    name: str
    line: int
    row: int | None
    passed: bool
    fired: Sequence[str]
    steps: Sequence[StepRecord]
    readings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By ruling that it plays otherwise than usual: what each reading makes of it (`by_reading`)."""
    reason: str = ""
    """Of one that has failed: at which step, and why."""
    stated: Sequence[str] = ()
    """The statements that its events, refusals, decisions and throws name."""


@dataclass(frozen=True)
class Recording:
    """All scenarios of one feature."""

    version: int
    game: str
    feature: str
    """Path below the rulebook's folder of features, as exercises/01_first_steps.feature."""
    feature_digest: str
    engine: str
    scenarios: Sequence[ScenarioRecord]

    def dump(self) -> str:
        """The recording as text: the same content gives the same bytes."""
        head = {key: value for key, value in vars(self).items() if key != "scenarios"}
        return assembled(head, [dumped(scenario) for scenario in self.scenarios])


def dumped(record: ScenarioRecord) -> ScenarioText:
    """One scenario as text; no part of it has a line break."""
    head: dict[str, Any] = {key: getattr(record, key) for key in ("name", "line", "row", "passed", "fired")}
    if record.stated:
        head["stated"] = _by_rule(record.stated)
    if record.reason:
        head["reason"] = record.reason
    steps: list[tuple[int, str, str]] = []
    before: dict[str, Any] = {}
    for step in record.steps:
        plain: dict[str, Any] = {"kind": step.kind, "text": step.text}
        if step.state is not None:
            plain["change"], before = difference(before, step.state), dict(step.state)
        kept = {key: getattr(step, key) for key in ("pending", "events", "acts", "refusal")}
        plain |= {key: value for key, value in kept.items() if value}
        steps.append((step.line, _json(plain), _json(_shared(step.outcomes)) if step.outcomes else ""))
    return _json(head), steps, [(ruling, _json(played)) for ruling, played in record.readings.items()]


def _shared(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Outcomes as a recording keeps them: most lead to the same decision, which stands there once."""
    asked: dict[str, int] = {}
    kept = [
        {**one, "next": asked.setdefault(_json(one["next"]), len(asked))} if one.get("next") else one
        for one in outcomes
    ]
    return {"next": [json.loads(one) for one in asked], "outcomes": kept}


def _of_shared(plain: Mapping[str, Any]) -> list[Outcome]:
    """Outcomes of a recording, each with what is asked after it."""
    asked = plain["next"]
    return [
        cast("Outcome", {**one, "next": asked[one["next"]]} if isinstance(one["next"], int) else one)
        for one in plain["outcomes"]
    ]


def _by_rule(statements: Sequence[str]) -> dict[str, str]:
    """Statements as scenarios keep them, who have dozens: rule -> their letters."""
    found: dict[str, str] = {}
    for one in statements:
        number, _, letter = one.rpartition("-")
        found[number] = found.get(number, "") + letter
    return found


def _json(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def assembled(head: Mapping[str, Any], scenarios: Sequence[ScenarioText]) -> str:
    """A recording from what identifies it and its scenarios."""
    numbers: dict[str, int] = {}

    def number(line: str) -> int:
        return numbers.setdefault(line, len(numbers))

    lines = []
    for one, steps, readings in scenarios:
        told = [[line, number(step), *([number(odds)] if odds else [])] for line, step, odds in steps]
        more = {
            "steps": told,
            **({"readings": {ruling: number(text) for ruling, text in readings}} if readings else {}),
        }
        lines.append(f"{one[:-1]},{_json(more)[1:]}")
    text = "".join(f"{line}\n" for line in (*lines, *numbers))
    first = {**head, "scenarios": len(scenarios), "digest": _digest(text)}
    return f"{json.dumps(first, ensure_ascii=False, sort_keys=True)}\n{text}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Record(NamedTuple):
    """A scenario that has run, on its way into a recording."""

    game: str
    feature: str
    digest: str
    engine: str
    scenarios: int
    """How many the feature has."""
    line: int
    row: int
    """0 where it is no row of an outline."""
    text: ScenarioText


def unrun(place: tuple[Any, ...], name: str, reason: str) -> Record:
    """The record of a scenario that came to no end. `place` is all that stands before the text of a record."""
    *_, line, row = place
    record = ScenarioRecord(name, line, row or None, passed=False, fired=(), steps=(), reason=reason)
    return Record._make((*place, dumped(record)))


class Recordings:
    """The recordings of a run in the making. What is not whole is not written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: dict[tuple[str, str], list[Record]] = {}

    def add(self, record: Record) -> None:
        """One more scenario has run."""
        self.found.setdefault(record[:2], []).append(record)

    def write(self) -> None:
        """Write what has changed."""
        for (game, feature), records in self.found.items():
            first = records[0]
            if len(records) != first.scenarios:
                continue
            records.sort(key=lambda record: (record.line, record.row))
            head = {
                "version": VERSION, "game": game, "feature": feature, "feature_digest": first.digest,
                "engine": first.engine,
            }  # fmt: skip
            text = assembled(head, [record.text for record in records])
            write_file(recording_path(self.folder, game, feature), text)


class _Lines:
    """The numbered lines of a recording, understood when somebody looks."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines, self._known = lines, dict[int, Any]()

    def __getitem__(self, number: int) -> Any:
        if number not in self._known:
            self._known[number] = json.loads(self._lines[number])
        return self._known[number]


class _Steps(Sequence[StepRecord]):
    """The steps of a scenario by their places in its feature and in the recording, understood when somebody looks."""

    def __init__(self, places: Sequence[Sequence[int]], lines: _Lines) -> None:
        self._places, self._lines = places, lines

    @cached_property
    def _steps(self) -> tuple[StepRecord, ...]:
        state: Any = {}
        found = []
        for line, number, *odds in self._places:
            step = self._lines[number]
            if "change" in step:
                state = applied(state, step["change"])
            found.append(
                StepRecord(
                    step["kind"], step["text"], line, state if "change" in step else None, step.get("pending"),
                    step.get("events", ()), step.get("acts", ()), step.get("refusal"),
                    _of_shared(self._lines[odds[0]]) if odds else (),
                )
            )  # fmt: skip
        return tuple(found)

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, at: Any) -> Any:
        return self._steps[at]


class _Readings(Mapping[str, Any]):
    """Readings by their ruling, understood when somebody looks."""

    def __init__(self, numbers: Mapping[str, int], lines: _Lines) -> None:
        self._numbers, self._lines = numbers, lines

    def __getitem__(self, ruling: str) -> Any:
        return self._lines[self._numbers[ruling]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


def load(path: Path) -> Recording:
    """Read a recording. Raises `BadRecording` when it is missing, damaged or of another version."""
    try:
        return _parsed(path, path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecording(
            f"{shown(path)}:1: there is no recording; record the scenarios with: placky record"
        ) from None
    except (UnicodeDecodeError, OSError) as error:
        raise _damaged(path, error) from None


def _damaged(path: Path, error: Exception | str) -> BadRecording:
    return BadRecording(f"{shown(path)}:1: the recording is damaged ({error}); record it anew: placky record")


@lru_cache(maxsize=512)
def _parsed(path: Path, text: str) -> Recording:
    first, _, rest = text.partition("\n")
    try:
        plain = json.loads(first)
    except (RecursionError, ValueError) as error:
        raise _damaged(path, error) from None
    version = plain.get("version") if isinstance(plain, dict) else None
    if version != VERSION:
        raise BadRecording(
            f"{shown(path)}:1: the recording is of version {version}, this placky reads {VERSION}; record it anew"
        )
    if plain.pop("digest", "") != _digest(rest):
        raise _damaged(path, "its steps are not those that were recorded")
    try:
        lines = rest.split("\n")[:-1]
        number = plain["scenarios"]
        numbered = _Lines(lines[number:])
        scenarios = tuple(_scenario(json.loads(line), numbered) for line in lines[:number])
        return Recording(**{**plain, "scenarios": scenarios})
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise _damaged(path, error) from None


def _scenario(plain: dict[str, Any], lines: _Lines) -> ScenarioRecord:
    steps, readings = _Steps(plain.pop("steps"), lines), _Readings(plain.pop("readings", {}), lines)
    stated = sorted(f"{number}-{letter}" for number, letters in plain.pop("stated", {}).items() for letter in letters)
    return ScenarioRecord(**plain, steps=steps, readings=readings, stated=stated)


def stale(recording: Recording, feature: Feature, engine: str | None) -> str | None:
    """Why a recording no longer shows what is true, or None. `engine`: who must have played it; None for whoever."""
    if recording.feature_digest != feature.digest:
        return "the feature has changed since it was recorded"
    if engine is not None and recording.engine != engine:
        return "the engine, the steps or the rulebook have changed since it was recorded"
    recorded = {(r.line, r.row) for r in recording.scenarios}
    missing = [s.name for s in feature.scenarios if (s.line, s.row) not in recorded]
    return f'scenario "{missing[0]}" is not in the recording' if missing else None


def recording_path(folder: Path, game: str, feature: str) -> Path:
    """Where the recording of a feature lies: FOLDER/chess/exercises/01_first_steps.jsonl."""
    return folder / game / Path(feature).with_suffix(".jsonl")
