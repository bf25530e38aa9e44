"""An engine sits the exam: it says hello, the scenarios are put to it, and each gets a verdict.

What a scenario expects stays here. An engine declares its readings first: a scenario in which a ruling is at work, as
our engine tells, that it reads otherwise, is not applicable, and it is not asked.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from placky.console import Silent, Steps
from placky.errors import PlackyError
from placky.exam.result import FORMAT, Declaration, Limits, Result, ScenarioResult, Suite, sums
from placky.exam.suite import SuiteScenario, questions, suite_of
from placky.protocol import Declared, ProcessTable
from placky.protocol.messages import Implementation
from placky.protocol.process import LONGEST_LINE, MOST_STDERR
from placky.recording.candidates import NOT_ASKED, RESTARTS, command_of
from placky.rulebook import Rulebook
from placky.rulebooks import features, index
from placky.running import Key, Run
from placky.running.sessions import Sitting, check_engine, run_scenarios
from placky.verdicts import BAD, EngineFault
from placky.worker import LIMIT
from touchline import __version__

__all__ = ["Exam", "Ours", "Sat", "hello", "sit"]

DISPUTABLE = ("failed", "dice")
ANSWERED = ("passed", "failed", "dice", "skipped", "not applicable", "disputed")
"""What an engine shows that has answered at all."""


@dataclass(frozen=True)
class Exam:
    """How an exam is held: `engine` as `--engine` has it, None for ours."""

    engine: str | None = None
    limit: float = LIMIT
    processes: int = 1
    stderr: Path | None = None
    extra: Sequence[str] = ()
    """Options of pytest."""
    record: Path | None = None


class Sat(NamedTuple):
    """What came of an exam: of a part of the suite, where `-k` has chosen one."""

    result: Result
    asked: Sequence[SuiteScenario]
    """The scenarios of the result, in its order."""
    run: Run

    @property
    def refused(self) -> str:
        """Why this is no result, or empty."""
        if self.run.ran != self.run.meant:
            return f"{self.run.meant} scenarios were to run, and {self.run.ran} did; this is no result"
        found = self.result["sums"]
        whole = len(self.asked) == self.result["suite"]["scenarios"]
        if whole and not any(found.get(verdict) for verdict in ANSWERED):
            return f"the engine has answered in no scenario ({_told(found)}); this is no result"
        return ""

    @property
    def bad(self) -> int:
        """In how many scenarios the engine is to be blamed."""
        return sum(self.result["sums"].get(verdict, 0) for verdict in BAD)

    def __str__(self) -> str:
        """The closing line."""
        found = self.result["sums"]
        bad: dict[str, int] = {verdict: found[verdict] for verdict in BAD if verdict in found}
        which = f" ({_told(bad)})" if bad.keys() - {"failed"} else ""
        rest = {verdict: number for verdict, number in found.items() if verdict not in ("passed", *BAD)}
        more = f", {_told(rest)}" if rest else ""
        return f"{found.get('passed', 0)} passed, {self.bad} failed{which}{more}"


def _told(found: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {verdict}" for verdict, number in found.items())


def sit(book: Rulebook, exam: Exam, declared: Declared | None, steps: Steps) -> Sat:
    """Hold an exam. `declared` is what the engine has said in its hello."""
    asked = [*questions(features(book))]
    suite = suite_of(book, features(book))
    ours = Ours(book, exam)
    other = ours.other_readings(declared) if declared else {}
    sitting = Sitting(exam.processes, frozenset(other), True, str(exam.stderr or ""), suite=_told_of(suite))
    engine = ["--engine", exam.engine] if exam.engine else []
    run = run_scenarios(
        [book], steps, extra=[*exam.extra, *engine], record=exam.record, limit=exam.limit, sitting=sitting
    )
    asked = [question for question in asked if question.key in run.outcomes or question.key in run.unasked]
    found = [_result(one, run.outcomes.get(one.key) or other[one.key]) for one in asked]
    restarts = _restarts(found, [run.outcomes.get(one.key, {}) for one in asked]) if declared else 0
    if declared and declared.disputes:
        _dispute(found, asked, declared, ours)
    limits: Limits = {
        "milliseconds": round(exam.limit * 1000), "line": LONGEST_LINE, "stderr": MOST_STDERR, "restarts": RESTARTS,
    }  # fmt: skip
    result: Result = {
        "format": FORMAT, "suite": suite, "implementation": _implementation(exam, declared),
        "declared": _declaration(book, declared), "limits": limits, "restarts": restarts, "sums": sums(found),
        "scenarios": found,
    }  # fmt: skip
    return Sat(result, asked, run)


def _told_of(suite: Suite) -> str:
    """What `hello` says of a suite."""
    return f"{suite['game']} {suite['digest'][:12]}"


def hello(book: Rulebook, exam: Exam) -> Declared | None:
    """What an engine declares; None for a callable, which declares nothing.

    Raises `PlackyError` where it cannot be asked, as it does not even say hello.
    """
    if exam.engine is None:
        return None
    command = command_of(exam.engine)
    if command is None:
        check_engine(exam.engine)
        return None
    suite = _told_of(suite_of(book, features(book)))
    table = ProcessTable(command, book.name, index(book), limit=exam.limit, stderr=exam.stderr, suite=suite)
    try:
        return table.declared
    except EngineFault as fault:
        raise PlackyError(f"--engine {exam.engine}: {fault.verdict} at its hello: {fault}; this is no result") from None
    except PlackyError as error:
        raise PlackyError(f"--engine {exam.engine}: {error}") from None
    finally:
        table.stop()


class Ours:
    """What our engine makes of the same scenarios, if anybody asks: it runs once."""

    def __init__(self, book: Rulebook, exam: Exam) -> None:
        self._book, self._exam = book, exam

    @cached_property
    def outcomes(self) -> Mapping[Key, Mapping[str, Any]]:
        """What came of each scenario."""
        sitting = Sitting(self._exam.processes, examined=True)
        return run_scenarios(
            [self._book], Silent(), extra=self._exam.extra, limit=self._exam.limit, sitting=sitting
        ).outcomes

    def at_work(self, key: Key) -> Collection[str]:
        """The rulings that are at work in a scenario."""
        fired: Collection[str] = self.outcomes.get(key, {}).get("fired", ())
        return fired

    def other_readings(self, declared: Declared) -> dict[Key, dict[str, Any]]:
        """The scenarios that lean on the usual reading of a ruling that the engine reads otherwise."""
        unusual = declared.unusual
        if not unusual:
            return {}
        usual, found = declared.index.defaults(), {}
        for key, outcome in self.outcomes.items():
            leans = sorted({*outcome["fired"]} & unusual.keys() - {*outcome["named"]})
            if leans:
                what = [f'{one} is read as "{usual[one]}" here, and the engine plays "{unusual[one]}"' for one in leans]
                found[key] = {"verdict": "not applicable", "reason": "reading", "why": {"message": "; ".join(what)}}
        return found


def _result(question: SuiteScenario, outcome: Mapping[str, Any]) -> ScenarioResult:
    """What came of a scenario."""
    scenario = question.scenario
    found: ScenarioResult = {
        "id": question.id, "feature": question.feature, "line": scenario.row or scenario.line, "name": scenario.name,
        "rules": [*scenario.rules], "statements": [*scenario.statements], "verdict": outcome["verdict"],
    }  # fmt: skip
    for key in ("reason", "issue", "why", "played"):
        if key in outcome:
            found[key] = outcome[key]
    return found


def _restarts(found: list[ScenarioResult], outcomes: Sequence[Mapping[str, Any]]) -> int:
    """How often a process was started anew. Behind the last time nothing is asked, in the order of the suite.

    Several processes come further than one before they have used up their restarts; what they found there does not
    count, so that a result is the same for any number of them.
    """
    asked = [number for number, outcome in enumerate(outcomes) if outcome]
    ended = 0
    for number in asked:
        if ended > RESTARTS:
            found[number] = _stripped(found[number])
        elif outcomes[number].get("ended"):
            ended += 1
    last = bool(asked) and bool(outcomes[asked[-1]].get("ended")) and ended <= RESTARTS
    return min(ended - last, RESTARTS)


def _stripped(one: ScenarioResult) -> ScenarioResult:
    """The same scenario, not asked."""
    return {
        "id": one["id"], "feature": one["feature"], "line": one["line"], "name": one["name"], "rules": one["rules"],
        "statements": one["statements"], "verdict": "errored", "why": {"message": NOT_ASKED},
    }  # fmt: skip


def _dispute(found: Sequence[ScenarioResult], asked: Sequence[SuiteScenario], declared: Declared, ours: Ours) -> None:
    """What fails where a ruling is at work that the engine's author holds to be wrong, is disputed."""
    for one, question in zip(found, asked, strict=True):
        if one["verdict"] not in DISPUTABLE:
            continue
        at_work = ours.at_work(question.key)
        dispute = next((dispute for dispute in declared.disputes if dispute["ruling"] in at_work), None)
        if dispute:
            one["verdict"] = "disputed"
            one["why"]["message"] += f"; its author disputes {dispute['ruling']}: {dispute['why']}"
            if "issue" in dispute:
                one["issue"] = dispute["issue"]


def _implementation(exam: Exam, declared: Declared | None) -> Implementation:
    """Who sat the exam."""
    if declared:
        return declared.implementation
    name, version = (exam.engine, "") if exam.engine else ("touchline", __version__)
    return {"name": name, "version": version, "language": "Python"}


def _declaration(book: Rulebook, declared: Declared | None) -> Declaration:
    """What was declared; a callable plays whatever a position says."""
    if declared is None:
        return {"readings": index(book).defaults(), "capabilities": [], "disputes": []}
    found: Declaration = {
        "readings": declared.readings, "capabilities": sorted(declared.capabilities), "disputes": declared.disputes,
    }  # fmt: skip
    if declared.edition:
        found["edition"] = declared.edition
    return found
