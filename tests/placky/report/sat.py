"""Results of exams that nobody has sat: what ours has played, changed as a test wants it."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from placky.exam.result import FORMAT, Result, ScenarioResult, sums, write
from placky.recording import Recording, ScenarioRecord
from placky.scenarios.features import Feature, Scenario

RULES = {"readings": {"R-18": "fails"}, "capabilities": [], "disputes": []}


def scenario(feature: Feature, one: Scenario, verdict: Any = "passed", **more: Any) -> ScenarioResult:
    """What came of a scenario."""
    name = f"{feature.path.parent.name}/{feature.path.name}"
    found: Any = {
        "id": f"{name}#{one.row or one.line}", "feature": name, "line": one.row or one.line, "name": one.name,
        "rules": list(one.rules), "statements": list(one.statements), "verdict": verdict, **more,
    }  # fmt: skip
    told: ScenarioResult = found
    return told


def played(record: ScenarioRecord, steps: int = 1000) -> list[dict[str, Any]]:
    """What was put to an engine in so many steps, act by act, and how it stood then."""
    found: list[dict[str, Any]] = []
    state: Any = {}
    for step in record.steps[:steps]:
        state = step.state or state
        for act in step.acts:
            plain = {"state": state, "events": list(step.events), "pending": step.pending}
            found.append(json.loads(json.dumps({**act, **plain})))
    return found


def result(scenarios: Iterable[ScenarioResult], game: str = "takkure", **who: str) -> Result:
    """A whole result."""
    listed = list(scenarios)
    found: Any = {
        "format": FORMAT,
        "suite": {"game": game, "title": game, "edition": "", "digest": "", "scenarios": len(listed)},
        "implementation": {"name": "rival", "version": "0.1", "language": "C", **who},
        "declared": RULES, "limits": {"milliseconds": 5000, "line": 1000, "stderr": 1000, "restarts": 10},
        "restarts": 0, "sums": sums(listed), "scenarios": listed,
    }  # fmt: skip
    made: Result = found
    return made


def written(path: Path, made: Result) -> Path:
    """The file of a result."""
    write(path, made)
    return path


def records(recording: Recording) -> Mapping[str, ScenarioRecord]:
    """What is recorded of each scenario, by its name."""
    return {one.name: one for one in recording.scenarios}
