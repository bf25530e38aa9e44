"""The record of a feature: what every scenario did, step by step. Frozen, versioned, lines of JSON.

The first line says what this is and what is in it; the steps of each scenario have a line of their own, which is read
only when somebody looks at them. A recording knows the content of its feature and of the engine that ran it, so that a
page made from it can refuse to show what is no longer true.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from placky.errors import BadRecording, shown
from placky.features import Feature
from placky.writing import write_file

VERSION = 2


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


@dataclass(frozen=True)
class ScenarioRecord:
    """One scenario (or example row) as it ran. `fired` are the rule numbers and rulings that its events carry."""

    name: str
    line: int
    row: int | None
    passed: bool
    fired: Sequence[str]
    steps: Sequence[StepRecord]


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


def dumped(record: ScenarioRecord) -> tuple[str, str]:
    """One scenario as text: what it is, and its steps; neither has a line break."""
    plain = {key: value for key, value in vars(record).items() if key != "steps"}
    return _json(plain), _json([vars(step) for step in record.steps])


def _json(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def assembled(head: Mapping[str, Any], scenarios: Sequence[tuple[str, str]]) -> str:
    """A recording from what identifies it and its scenarios, each already text."""
    steps = "".join(f"{line}\n" for _, line in scenarios)
    first = json.dumps({**head, "steps_digest": _digest(steps)}, ensure_ascii=False, sort_keys=True)
    named = ",".join(name for name, _ in scenarios)
    return f'{first[:-1]}, "scenarios": [{named}]}}\n{steps}'


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
    text: tuple[str, str]
    misused: bool
    """Did it hand in what cannot be?"""


class Recordings:
    """The recordings of a run in the making. What is not whole, or cannot be, is not written."""

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
            if any(record.misused for record in records) or len(records) != first.scenarios:
                continue
            records.sort(key=lambda record: (record.line, record.row))
            head = {
                "version": VERSION, "game": game, "feature": feature, "feature_digest": first.digest,
                "engine": first.engine,
            }  # fmt: skip
            text = assembled(head, [record.text for record in records])
            write_file(recording_path(self.folder, game, feature), text)


class _Line(Sequence[StepRecord]):
    """The steps of a scenario as they stand in a recording, understood when somebody looks."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _steps(self) -> tuple[StepRecord, ...]:
        return tuple(StepRecord(**step) for step in json.loads(self._text))

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, at: Any) -> Any:
        return self._steps[at]


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
    first, _, steps = text.partition("\n")
    try:
        plain = json.loads(first)
    except (RecursionError, ValueError) as error:
        raise _damaged(path, error) from None
    version = plain.get("version") if isinstance(plain, dict) else None
    if version != VERSION:
        raise BadRecording(
            f"{shown(path)}:1: the recording is of version {version}, this placky reads {VERSION}; record it anew"
        )
    if plain.pop("steps_digest", "") != _digest(steps):
        raise _damaged(path, "its steps are not those that were recorded")
    try:
        lines = [_Line(line) for line in steps.split("\n")[:-1]]
        scenarios = [ScenarioRecord(**one, steps=line) for one, line in zip(plain["scenarios"], lines, strict=True)]
        return Recording(**{**plain, "scenarios": tuple(scenarios)})
    except (KeyError, TypeError, ValueError) as error:
        raise _damaged(path, error) from None


def stale(recording: Recording, feature: Feature, engine: str) -> str | None:
    """Why a recording no longer shows what is true, or None."""
    if recording.feature_digest != feature.digest:
        return "the feature has changed since it was recorded"
    if recording.engine != engine:
        return "the engine or the steps have changed since it was recorded"
    recorded = {(r.line, r.row) for r in recording.scenarios}
    missing = [s.name for s in feature.scenarios if (s.line, s.row) not in recorded]
    return f'scenario "{missing[0]}" is not in the recording' if missing else None


def recording_path(folder: Path, game: str, feature: str) -> Path:
    """Where the recording of a feature lies: FOLDER/chess/exercises/01_first_steps.jsonl."""
    return folder / game / Path(feature).with_suffix(".jsonl")
