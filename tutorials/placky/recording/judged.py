"""What a scenario comes to in an exam: its verdict, why, and what was played, as plain data for its report."""

from typing import Any

from placky.recording.examined import ExaminedTable
from placky.recording.watched import WatchedTable
from placky.verdicts import EngineCrash, EngineFault, EngineSkips, EngineTimeout, NotApplicable, ProtocolFault, Verdict

__all__ = ["judged"]


def judged(watched: WatchedTable, error: BaseException | None, reason: str, verdict: Verdict | None) -> dict[str, Any]:
    """The outcome of a scenario that has ended.

    `error` is what has ended it, `reason` why in one line, empty where it passed. `verdict` says what that comes to
    where the table is not at fault.
    """
    table = watched.table if isinstance(watched.table, ExaminedTable) else None
    found: dict[str, Any] = {"verdict": "passed", **_rulings(watched)}
    if not reason:
        return found
    fault = table.fault if table else None
    found["verdict"] = table.verdict if table and fault else verdict or "failed"
    found["ended"] = isinstance(fault, EngineCrash | EngineTimeout | ProtocolFault)
    if isinstance(fault, EngineSkips | NotApplicable):
        found["reason"] = fault.reason
    if isinstance(fault, EngineSkips) and fault.issue:
        found["issue"] = fault.issue
    found["why"] = _why(watched, error, reason)
    if table and found["verdict"] not in ("skipped", "not applicable"):
        found["played"] = table.played
    return found


def _why(watched: WatchedTable, error: BaseException | None, reason: str) -> dict[str, Any]:
    """Message, step, line, and what was expected and what came, as far as there is any of it."""
    unlike = watched.unlike
    step = unlike.step if unlike else watched.at
    found: dict[str, Any] = {"message": reason}
    if step is not None:
        found |= {"step": f"{step.keyword}{step.name}", "line": step.line_number}
    expected, came = (getattr(error, name, "") for name in ("expected", "came"))
    if unlike:
        expected, came = unlike.expected, unlike.came
    elif not isinstance(error, EngineFault) and step is not None and step.type == "then":
        expected, came = expected or step.name, came or reason
    return found | {key: value for key, value in (("expected", expected), ("came", came)) if value}


def _rulings(watched: WatchedTable) -> dict[str, list[str]]:
    """Which rulings were at work, and of which its position names the reading, by itself or by an edition."""
    known = watched.index.rulings
    edition = watched.position.get("edition")
    named = {*watched.position.get("readings", ())}
    if isinstance(edition, str) and edition in watched.index.editions:
        named.update(watched.index.editions[edition].readings)
    return {"fired": sorted(known.keys() & {*watched.fired()}), "named": sorted(named)}
