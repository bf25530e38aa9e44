"""What our own engine has played, as a result: read from its recordings, so that nobody has to keep it true."""

from collections.abc import Mapping

from placky.exam.result import FORMAT, Result, ScenarioResult, sums
from placky.recording import Recording
from placky.scenarios.features import Feature
from touchline import __version__


def own_result(game: str, features: Mapping[str, Feature], recordings: Mapping[str, Recording]) -> Result:
    """The result of whoever has played these recordings; a scenario without one is left out."""
    scenarios: list[ScenarioResult] = []
    for name, feature in sorted(features.items()):
        recording = recordings.get(name)
        records = {(one.line, one.row): one for one in recording.scenarios} if recording else {}
        for one in feature.scenarios:
            record = records.get((one.line, one.row))
            if record is None:
                continue
            line = one.row or one.line
            told: ScenarioResult = {
                "id": f"{name}.feature#{line}", "feature": f"{name}.feature", "line": line, "name": one.name,
                "rules": list(one.rules), "statements": list(one.statements),
                "verdict": "passed" if record.passed else "failed",
            }  # fmt: skip
            if record.reason:
                told["why"] = {"message": record.reason}
            scenarios.append(told)
    return {
        "format": FORMAT,
        "suite": {"game": game, "title": game, "edition": "", "digest": "", "scenarios": len(scenarios)},
        "implementation": {"name": "touchline", "version": __version__, "language": "Python"},
        "declared": {"readings": {}, "capabilities": ["outcomes", "falls"], "disputes": []},
        "limits": {"milliseconds": 0, "line": 0, "stderr": 0, "restarts": 0},
        "restarts": 0,
        "sums": sums(scenarios),
        "scenarios": scenarios,
    }
