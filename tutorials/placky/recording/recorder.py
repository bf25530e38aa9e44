"""The pytest plugin: gives scenarios their table, watches what they do, and records it when asked.

    pytest features --record FOLDER      write one recording a feature, only where something changed
    pytest features --engine MODULE:NAME run the scenarios against another implementation of the rules

Only it, `runs_alone` and `pytest_items` know pytest. In a run that binds no features it does nothing.
"""

import os
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from placky import worker
from placky.errors import FeatureFault, FeatureFaults, NoPlainData, PlackyError, shown
from placky.plain import PlainTable
from placky.protocol import ProcessTable
from placky.recording import Record, Recordings
from placky.recording.candidates import candidate, command_of, engine_named, maker_of
from placky.recording.examined import EXAM, ExaminedTable
from placky.recording.judged import judged
from placky.recording.pytest_items import feature_of, is_scenario, scenario_of, steps_remembered, where_of
from placky.recording.seen import SeenTable
from placky.recording.watched import Unlike, WatchedTable, place_of, said
from placky.rulebook import Rulebook
from placky.scenarios.features import Scenario
from placky.scenarios.given import Twice
from placky.scenarios.step_table import StepTable
from placky.scenarios.steps import DICE, POSITION, REFUSAL
from placky.verdicts import EngineFault, Verdict
from placky.writing import check_folder
from touchline.core.errors import TouchlineError
from touchline.core.play.schema import wire_of
from touchline.core.rulebook.spelling import tagged

__all__ = ["prepare"]

RECORD = "placky.record"
BORNE_OUT = "placky.borne out"
"""The statements that the tags of a scenario claim and that have fired in it."""
DONE = "it is done"
"""What a step expects that puts something to the table."""
WEIGHS_CLAIMS = pytest.StashKey[bool]()
"""Of a run that asks what bears out the claims of tags, and records nothing."""
_watched = pytest.StashKey["WatchedTable"]()
_only: set[str] = set()
"""The features that --only-feature names; empty for all."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options above, and --only-feature."""
    group = parser.getgroup("placky")
    group.addoption(
        "--record",
        metavar="FOLDER",
        default=None,
        help="record scenarios into FOLDER, one file of JSON lines a feature",
    )
    group.addoption(
        "--only-feature", metavar="PATH", action="append", default=[], help="only this one; may be repeated"
    )
    group.addoption(
        "--engine",
        metavar="ENGINE",
        default=None,
        help="MODULE:NAME of a callable that gives a Table, or a command, to be tested in place of our engine",
    )


def prepare(namespace: dict[str, Any], test_file: str) -> list[str]:
    """Make a test module ready to bind the features beside it: check them all, and bring in the steps.

    `namespace` and `test_file` are the `globals()` and the `__file__` of that module, which lies in a rulebook's folder
    of features. Returns the paths for `pytest_bdd.scenarios`: all features, whose faults end the run, or those of
    --only-feature, in which a fault costs its scenario.
    """
    from placky.rulebooks import features, holding, sound_features, step_book, step_modules
    from placky.scenarios.templates import offer

    book = holding(Path(test_file).parent)
    faults: list[FeatureFault] = []
    found = sound_features(book)[0] if _only else []
    try:
        found = found or features(book)
        step_book(book).check(found)
    except FeatureFaults as error:
        if not _only:
            raise pytest.Collector.CollectError(str(error)) from None
        faults = error.faults
    offer(found)
    for module in step_modules(book):
        namespace.update({name: value for name, value in vars(module).items() if name.startswith("pytestbdd_stepdef")})
    by_path = {str(feature.path): feature for feature in found}
    namespace["placky_features"], namespace["placky_faults"] = (book, by_path), faults
    return [path for path in by_path if os.path.realpath(path) in _only or not _only]


@pytest.fixture
def table(request: pytest.FixtureRequest) -> StepTable:
    """The table that the steps of a scenario talk to."""
    from placky.rulebooks import index

    book, found = request.module.placky_features
    option = request.config.getoption("--engine")
    maker = maker_of(option, book)
    examined = bool(option) or candidate.examined
    engine = _engine(request.node)
    recording = bool(request.config.getoption("--record"))
    wire = wire_of(book.engine) if option else None

    def fresh() -> Any:
        made = _made(maker)
        return PlainTable(made, wire) if recording or examined else made

    scenario = scenario_of(request.node) if is_scenario(request.node) else None
    claims = bool(scenario and scenario.statements) and request.config.stash.get(WEIGHS_CLAIMS, False)
    watched = _watching(book, scenario)(
        fresh, next(iter(found.values())), book.name, engine, recording=recording, index=index(book),
        steps=book.steps, words=book.words, claims=claims,
    )  # fmt: skip
    if examined:  # by other readings nobody sits an exam
        watched.table = ExaminedTable(watched.table)
    request.node.stash[_watched] = watched
    return watched


def _watching(book: Rulebook, scenario: Scenario | None) -> Callable[..., WatchedTable]:
    """What watches the table of a scenario: all of it, or what the player sees whose eyes it has."""
    if scenario is None or not scenario.eyes:
        return WatchedTable
    line = scenario.tag_lines[scenario.tags.index(f"@eyes_{scenario.eyes}")]
    return partial(SeenTable, seer=scenario.eyes, line=line, sight=getattr(book.table(), "sight", None))


def _engine(item: Any) -> str:
    """What recordings say of the engine that plays a scenario."""
    from placky.rulebooks import engine_digest

    book, _ = item.module.placky_features
    named: str | None = item.config.getoption("--engine")
    return named or engine_digest(book)


def place_in_recording(item: Any) -> tuple[Any, ...]:
    """Where the record of a scenario belongs, and its name; nothing for another test."""
    if not (is_scenario(item) and hasattr(item.module, "placky_features")):
        return ()
    book, found = item.module.placky_features
    scenario = scenario_of(item)
    if scenario.eyes:
        return ()  # why it has ended may say what is hidden
    return place_of(scenario, found[str(feature_of(item))], book.name, _engine(item)), scenario.name


def _made(maker: Callable[[], Any]) -> Any:
    """A table; in a worker one that notes what it is asked."""
    doing = worker.here
    try:
        with doing.asking("a table", max(worker.BEGINNING, doing.limit)) if doing else nullcontext():
            made = maker()
    except EngineFault:
        raise
    except (Exception, SystemExit, pytest.skip.Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - it is told
        pytest.fail(f"a table cannot be made: {type(error).__name__}: {error}")
    return worker.AskedTable(made, doing) if doing and not isinstance(made, ProcessTable) else made


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let -k choose scenarios by their tags."""
    if is_scenario(item):
        item.extra_keyword_matches.update(tag[1:] for tag in scenario_of(item).tags)


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop() -> Generator[None, object, object]:
    """While tests run, what a step means is looked up once."""
    with steps_remembered():
        return (yield)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    """Note which feature and which row is about to run."""
    if not hasattr(request.module, "placky_features"):
        return
    watched = request.getfixturevalue("table")
    watched.feature = request.module.placky_features[1][str(Path(feature.filename))]
    lines = {line for step in scenario_of(request.node).steps for line in (step.line, step.doc_line, *step.rows)}
    for fault in request.module.placky_faults:
        if fault.path == watched.feature.path and fault.line in lines:
            watched.failed = f"line {fault.line}"
            pytest.fail(fault.what, pytrace=False)


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Set up before the first When or Then; insist that a refusal is spoken of."""
    watched = request.node.stash.get(_watched, None)
    if watched is None:
        return
    watched.position.step = said(step)
    watched.before, watched.at = watched.at, step
    if worker.here:
        worker.here.step = said(step)
    with _in_one_line(watched, step):
        if step.type != "given":
            watched.set_up()
        misnamed = watched.misnamed(step)
    answers = watched.steps.answer(step.type, step.name)
    if step.type != "given" and watched.faults is not None and answers != POSITION:
        watched.misused = True
        pytest.fail("the position is refused: " + "; ".join(map(str, watched.faults)), pytrace=False)
    if misnamed:
        pytest.fail(misnamed, pytrace=False)
    if watched.refusal and answers != REFUSAL:
        refused = f"{_by(watched.refusal)}: {watched.told(watched.refusal)}"
        watched.failed, watched.unlike = said(watched.before), Unlike(watched.before, DONE, refused)
        pytest.fail(f"{refused} (before line {step.line_number})", pytrace=False)


@contextmanager
def _in_one_line(watched: WatchedTable, step: Any) -> Iterator[None]:
    """Let a step fail where the table answers with what is no plain data."""
    try:
        yield
    except NoPlainData as error:
        watched.failed = said(step)
        pytest.fail(str(error), pytrace=False)


def pytest_bdd_after_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Record the step."""
    watched = request.node.stash.get(_watched, None)
    if watched is not None:
        with _in_one_line(watched, step):
            watched.note(step)


def pytest_bdd_step_error(request: pytest.FixtureRequest, step: Any, exception: Exception) -> None:
    """Note which step failed, for those who read one line a failure."""
    watched = request.node.stash.get(_watched, None)
    if watched is not None:
        watched.failed = watched.failed or said(step)
        watched.misused |= isinstance(exception, Twice)


def _left(call: pytest.CallInfo[None], watched: WatchedTable) -> str:
    """The step that broke outside of its function or left the scenario, of which pytest-bdd does not tell, or empty."""
    error = call.excinfo and call.excinfo.value
    ours = isinstance(error, pytest.fail.Exception) and not isinstance(error, pytest.xfail.Exception)
    return watched.position.step if error and not ours else ""


def told(error: BaseException) -> str:
    """Why a step failed, in one line: the sentence of a claim or of ours, or what broke and where."""
    sentence = " ".join(str(error).split())
    if isinstance(error, pytest.skip.Exception):
        return f"a step skips the scenario: {sentence}"
    if isinstance(error, PlackyError | TouchlineError | pytest.fail.Exception) and sentence:
        return sentence
    frame = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{shown(frame.filename)}:{frame.lineno}"
    if isinstance(error, AssertionError):
        return sentence or f"a claim does not hold, and does not say why ({where})"
    return f"a step or the table broke at {where}: {type(error).__name__}{f': {sentence}' if sentence else ''}"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Let the record travel with the report, so that parallel runs bring it home."""
    outcome = yield
    if call.when != "call" or not is_scenario(item):
        return
    report, watched = outcome.get_result(), item.stash.get(_watched, None)
    report.user_properties.append(("placky.where", where_of(item)))
    reason = told(call.excinfo.value) if call.excinfo is not None else ""
    if reason:
        report.user_properties.append(("placky.reason", reason))
    if watched is None:
        return  # it has no table
    scenario = scenario_of(item)
    verdict: Verdict | None = None
    if report.passed:
        try:
            fault, verdict = _unspoken(watched, scenario)
        except Exception as error:  # noqa: BLE001 - an engine may throw anything
            fault = told(error)
        if fault:
            report.outcome, report.longrepr, reason = "failed", fault, fault
    step = watched.failed or _left(call, watched)
    report.user_properties.append(("placky.step", step))
    report.user_properties.append(("placky.misused", watched.misused))
    report.user_properties.append((BORNE_OUT, _borne_out(watched, scenario)))
    if watched.recording:
        why = ": ".join(part for part in (step, reason) if part)
        report.user_properties.append((RECORD, tuple(_recorded(watched, scenario, report, why))))
        if report.failed and not reason:
            reason, verdict = str(report.longrepr), "errored"
            watched.unlike = Unlike(None, "", "")  # no step is at fault
    if isinstance(watched.table, ExaminedTable):
        raised = call.excinfo.value if call.excinfo is not None else None
        report.user_properties.append((EXAM, judged(watched, raised, reason, verdict)))
    del item.stash[_watched]  # all that it has seen is in the report now


def _borne_out(watched: WatchedTable, scenario: Scenario) -> list[str]:
    return [one for one in watched.stated() if one in scenario.statements] if scenario.statements else []


def _recorded(watched: WatchedTable, scenario: Scenario, report: pytest.TestReport, reason: str) -> Record:
    """The record of a scenario; a table that fails when it plays another reading fails the scenario."""
    try:
        return watched.record(scenario, report.passed, reason)
    except Exception as error:  # noqa: BLE001 - an engine may throw anything
        report.outcome = "failed"
        report.longrepr = f"by another reading of a ruling: {told(error)}"
        return watched.record(scenario, passed=False, reason=report.longrepr)


def _unspoken(watched: WatchedTable, scenario: Scenario) -> tuple[str, Verdict | None]:
    """What a passed scenario still owes, and what that comes to: an unspoken refusal, dice, a rule that never fired."""
    where = f"{watched.feature.path.name}:{scenario.row or scenario.line}"
    if watched.refusal:
        refused = f"{_by(watched.refusal)}: {watched.told(watched.refusal)}"
        watched.failed, watched.unlike = said(watched.at), Unlike(watched.at, DONE, refused)
        return f"{where}: {_by(watched.refusal)} and no step says so: {watched.told(watched.refusal)}", "failed"
    pending = watched.pending() if watched.is_set_up and watched.faults is None else None
    if pending and pending["ask"] == "roll" and not pending.get("opens") and not _asks_for_dice(watched, scenario):
        owed = pending["dice"] if "dice" in pending else pending["hands"]
        who = " and ".join(dict.fromkeys(die["player"] for die in owed))
        watched.misused = True
        what = "cards" if "deck" in pending else "dice"
        owes = f"rule {pending['rule']} still waits for {what} of {who} ({pending['action']})"
        watched.unlike = Unlike(None, f"no {what} are due at its end", owes)
        return f"{where}: {owes}", "dice"
    if watched.feature.path.parent.name == "rules":
        silent = [number for number in scenario.rules if number not in watched.fired()]
        if silent and watched.faults is None:
            watched.unlike = Unlike(None, f"rule {' and rule '.join(silent)} at work", "no event and no refusal of it")
            return f"{where}: " + "; ".join(_claimed(scenario, number) for number in silent), "failed"
    return "", None


def _claimed(scenario: Scenario, number: str) -> str:
    """Where a scenario claims, or inherits, a rule that has not fired."""
    tag = f"@rule_{tagged(number)}"
    line = scenario.tag_lines[scenario.tags.index(tag)]
    return f"tag {tag} (line {line}) claims rule {number}, which never fired: no event and no refusal is of it"


def _by(refusal: Mapping[str, Any]) -> str:
    """Who refuses: a rule, or nobody in particular when the play is over."""
    return f"refused by rule {refusal['rule']}" if refusal["rule"] else "refused"


def _asks_for_dice(watched: WatchedTable, scenario: Scenario) -> bool:
    """Does the scenario end by saying that dice are due?"""
    last = scenario.steps[-1]
    return watched.steps.answer(last.kind, last.text) == DICE


class _Collector:
    """On the controller: gathers records and writes one file a feature when the run ends."""

    def __init__(self, folder: Path) -> None:
        self.recordings = Recordings(folder)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take the record out of a report."""
        if record := recorded(report):
            self.recordings.add(record)

    def pytest_sessionfinish(self) -> None:
        """Write what changed."""
        self.recordings.write()


def recorded(report: Any) -> Record | None:
    """The record that travels with a report, if there is one."""
    return next((Record(*values) for name, values in report.user_properties if name == RECORD), None)


def pytest_configure(config: pytest.Config) -> None:
    """Collect records on the controller when asked to."""
    _only.clear()
    _only.update(os.path.realpath(path) for path in config.getoption("--only-feature", []))
    folder, engine = config.getoption("--record", None), config.getoption("--engine", None)
    try:
        if folder:
            check_folder(Path(folder), "--record")
        if engine and command_of(engine) is None:
            engine_named(engine)
    except PlackyError as error:
        raise pytest.UsageError(str(error)) from None
    if folder and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(Path(folder)), "placky-records")
