"""The record of a feature: what every scenario did, step by step. Frozen, versioned, JSON.

A recording knows the content of its feature and of the engine that ran it, so that a page made from it can refuse to
show what is no longer true.
"""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from placky.errors import BadRecording, shown

VERSION = 1


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


def dumped(record: ScenarioRecord) -> str:
    """One scenario as text, on one line."""
    steps = [vars(step) for step in record.steps]
    plain = {**vars(record), "steps": steps}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def assembled(head: Mapping[str, Any], scenarios: Sequence[str]) -> str:
    """A recording from what identifies it and its scenarios, each already a line of text."""
    first = json.dumps(head, ensure_ascii=False, sort_keys=True)
    lines = ",\n".join(scenarios)
    return f'{first[:-1]}, "scenarios": [\n{lines}\n]}}\n'


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


def _damaged(path: Path, error: Exception) -> BadRecording:
    return BadRecording(f"{shown(path)}:1: the recording is damaged ({error}); record it anew: placky record")


@lru_cache(maxsize=512)
def _parsed(path: Path, text: str) -> Recording:
    try:
        plain = json.loads(text)
    except ValueError as error:
        raise _damaged(path, error) from None
    version = plain.get("version") if isinstance(plain, dict) else None
    if version != VERSION:
        raise BadRecording(
            f"{shown(path)}:1: the recording is of version {version}, this placky reads {VERSION}; record it anew"
        )
    try:
        scenarios = tuple(
            ScenarioRecord(**{**s, "steps": tuple(StepRecord(**step) for step in s["steps"])})
            for s in plain["scenarios"]
        )
        return Recording(**{**plain, "scenarios": scenarios})
    except (KeyError, TypeError) as error:
        raise _damaged(path, error) from None


def write_if_changed(path: Path, text: str) -> bool:
    """Write a file whole or not at all, and only when its content differs. Returns whether it did.

    Several processes may write the same file at once: each fills a file of its own first, and the last one stands.
    """
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return True


def recording_path(folder: Path, game: str, feature: str) -> Path:
    """Where the recording of a feature lies: FOLDER/chess/exercises/01_first_steps.json."""
    return folder / game / Path(feature).with_suffix(".json")
