"""The pytest plugin: gives scenarios their table, watches what they do, and records it when asked.

    pytest features --record FOLDER      write one recording a feature, only where something changed
    pytest features --engine MODULE:NAME run the scenarios against another implementation of the rules

It is the only module of placky that imports pytest. In a run that binds no features it does nothing.
"""

import sys
import traceback
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from placky.errors import FeatureFaults, NoPlainData, PlackyError, shown
from placky.features import Scenario
from placky.given import Twice
from placky.plain import PlainTable
from placky.recording import (
    VERSION,
    assembled,
    recording_path,
)
from placky.steps import REFUSED
from placky.tags import tagged
from placky.watched import WatchedTable, said
from placky.writing import check_folder, write_file
from touchline.core.errors import TouchlineError

RECORD = "placky.record"
CALLS = ("set_up", "act", "roll", "state", "events", "pending")
"""What a Table must be able to do."""
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
        metavar="MODULE:NAME",
        default=None,
        help="a callable giving a Table, to be tested in place of our engine",
    )


def prepare(namespace: dict[str, Any], test_file: str) -> list[str]:
    """Make a test module ready to bind the features beside it: check them all, and bring in the steps.

    Returns the paths for `pytest_bdd.scenarios`: all features, or those of --only-feature. Faults end the run.
    """
    from placky.rulebooks import features, holding, step_book, step_modules
    from placky.templates import offer

    book = holding(Path(test_file).parent)
    try:
        found = features(book)
        step_book(book).check(found)
    except FeatureFaults as error:
        raise pytest.Collector.CollectError(str(error)) from None
    offer(found)
    for module in step_modules(book.features, book.name):
        namespace.update({name: value for name, value in vars(module).items() if name.startswith("pytestbdd_stepdef")})
    by_path = {str(feature.path): feature for feature in found}
    namespace["placky_features"] = (book, by_path)
    return [path for path in by_path if path in _only or not _only]


def engine_named(name: str) -> Any:
    """The callable behind `--engine`. Raises `PlackyError`."""
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # an engine under test usually stands where the command is given
    try:
        maker = getattr(import_module(module), attribute or "Table")
        lacking = [call for call in CALLS if not callable(getattr(maker(), call, None))]
    except Exception as error:
        raise PlackyError(f"--engine {name}: {error}; allowed: MODULE:NAME of a callable that gives a Table") from error
    if lacking:
        raise PlackyError(
            f"--engine {name}: what it gives has no {', '.join(lacking)}; a Table has: {', '.join(CALLS)}"
        )
    return maker


def check_options(engine: str | None, record: Path | None) -> None:
    """Raise `PlackyError` when a run could not begin, or not end, with these options."""
    if engine:
        engine_named(engine)
    if record is not None:
        check_folder(record, "--record")


@pytest.fixture
def table(request: pytest.FixtureRequest) -> WatchedTable:
    """The table that the steps of a scenario talk to."""
    from placky.rulebooks import engine_digest, index

    book, found = request.module.placky_features
    option = request.config.getoption("--engine")
    made = engine_named(option)() if option else book.table()
    engine = option or engine_digest(book.engine, book.features / "steps")
    recording = bool(request.config.getoption("--record"))
    if recording or option:
        made = PlainTable(made)
    rulings = index(book).rulings
    watched = WatchedTable(
        made, next(iter(found.values())), book.name, engine, recording=recording, rulings=rulings,
        absences=book.steps.absences,
    )  # fmt: skip
    request.node.stash[_watched] = watched
    return watched


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let -k choose scenarios by their tags."""
    if (template := _template(item)) is not None:
        item.extra_keyword_matches.update(tag[1:] for tag in template.row(_example(item)).tags)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    """Note which feature and which row is about to run."""
    if not hasattr(request.module, "placky_features"):
        return
    watched = request.getfixturevalue("table")
    watched.feature = request.module.placky_features[1][str(Path(feature.filename))]


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Set up before the first When or Then; insist that a refusal is spoken of."""
    watched = request.node.stash.get(_watched, None)
    if watched is None:
        return
    watched.position.step = said(step)
    with _in_one_line(watched, step):
        if step.type != "given":
            watched.set_up()
        misnamed = watched.misnamed(step)
    if step.type != "given" and watched.faults is not None and REFUSED not in step.name:
        watched.misused = True
        pytest.fail("the position is refused: " + "; ".join(watched.faults), pytrace=False)
    if misnamed:
        pytest.fail(misnamed, pytrace=False)
    if watched.refusal and "forbids it" not in step.name:
        refusal = watched.refusal
        pytest.fail(f"{_by(refusal)}: {refusal['reason']} (before line {step.line_number})", pytrace=False)


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


def told(error: BaseException) -> str:
    """Why a step failed, in one line: the sentence of a claim or of ours, or what broke and where."""
    sentence = " ".join(str(error).split())
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
    watched = item.stash.get(_watched, None)
    if watched is None or call.when != "call":
        return
    report = outcome.get_result()
    scenario = _template(item).row(_example(item))
    if report.passed:
        try:
            fault = _unspoken(watched, scenario)
        except NoPlainData as error:
            fault = str(error)
        if fault:
            report.outcome, report.longrepr = "failed", fault
    where = f"{shown(watched.feature.path)}:{scenario.row or scenario.line}: {scenario.name}"
    report.user_properties.append(("placky.where", where))
    report.user_properties.append(("placky.step", watched.failed))
    report.user_properties.append(("placky.misused", watched.misused))
    if call.excinfo is not None:
        report.user_properties.append(("placky.reason", told(call.excinfo.value)))
    if watched.recording:
        report.user_properties.append((RECORD, watched.record(scenario, report.passed)))
    del item.stash[_watched]  # all that it has seen is in the report now


def run(arguments: Sequence[str], watcher: Any) -> bool:
    """Run pytest in this process, with one more plugin. Returns whether it came to an end, well or not."""
    ended = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
    with _steps_remembered():
        return pytest.main(list(arguments), plugins=[watcher]) in ended


def feature_of(item: Any) -> Path:
    """The feature that a test stands in."""
    return Path(_template(item).feature.filename)


@contextmanager
def _steps_remembered() -> Iterator[None]:
    """Find what a step means once for each text, and not each time that it runs.

    pytest-bdd tries every definition on every step that runs, which takes half of the time of a run, and asks pytest
    anew for every step which definitions its module sees.
    """
    running: Any = import_module("pytest_bdd.scenario")
    find, visible = running.find_fixturedefs_for_step, running.getfixturedefs
    known: dict[tuple[str, str, str], list[Any]] = {}
    seen: dict[tuple[str, str], Any] = {}

    def seen_by(fixturemanager: Any, name: str, node: Any) -> Any:
        key = (name, node.parent.nodeid)
        if key not in seen:
            seen[key] = visible(fixturemanager, name, node)
        return seen[key]

    def remembered(step: Any, fixturemanager: Any, node: Any) -> list[Any]:
        key = (step.type, step.name, node.parent.nodeid)
        if key not in known:
            known[key] = list(find(step=step, fixturemanager=fixturemanager, node=node))
        return known[key]

    running.find_fixturedefs_for_step, running.getfixturedefs = remembered, seen_by
    try:
        yield
    finally:
        running.find_fixturedefs_for_step, running.getfixturedefs = find, visible


def look_ahead(items: Sequence[Any]) -> None:
    """Find what every step of these tests means before any of them runs, for processes that fork from this one."""
    running: Any = import_module("pytest_bdd.scenario")
    for item in items:
        for step in _template(item).render(_example(item)).steps:
            running.find_fixturedefs_for_step(step=step, fixturemanager=item.session._fixturemanager, node=item)  # noqa: SLF001


def _example(item: Any) -> dict[str, str]:
    """The row of an outline."""
    return dict(getattr(getattr(item, "callspec", None), "params", {}).get("_pytest_bdd_example", {}))


def _template(item: Any) -> Any:
    """A scenario or outline of ours, as pytest-bdd keeps it; None for any other test."""
    from pytest_bdd.scenario import scenario_wrapper_template_registry

    from placky.templates import Template

    function: Any = getattr(item, "obj", None)
    wrapped = function.__pytest_wrapped__.obj if hasattr(function, "__pytest_wrapped__") else function
    template = scenario_wrapper_template_registry.get(wrapped) if callable(wrapped) else None
    return template if isinstance(template, Template) else None


def _unspoken(watched: WatchedTable, scenario: Scenario) -> str | None:
    """What a passed scenario still owes: dice that are due, an unspoken refusal, a tagged rule that never fired."""
    where = f"{watched.feature.path.name}:{scenario.row or scenario.line}"
    if watched.refusal:
        return f"{where}: {_by(watched.refusal)} and no step says so: {watched.refusal['reason']}"
    pending = watched.pending() if watched.is_set_up and watched.faults is None else None
    if pending and pending["ask"] == "roll" and not pending.get("opens") and not _asks_for_dice(scenario):
        owed = pending["dice"] if "dice" in pending else pending["hands"]
        who = " and ".join(dict.fromkeys(die["player"] for die in owed))
        watched.misused = True
        return f"{where}: rule {pending['rule']} still waits for dice of {who} ({pending['action']})"
    if watched.feature.path.parent.name == "rules":
        silent = [number for number in scenario.rules if number not in watched.fired()]
        if silent and watched.faults is None:
            return f"{where}: " + "; ".join(_claimed(scenario, number) for number in silent)
    return None


def _claimed(scenario: Scenario, number: str) -> str:
    """Where a scenario claims, or inherits, a rule that has not fired."""
    tag = f"@rule_{tagged(number)}"
    line = scenario.tag_lines[scenario.tags.index(tag)]
    return f"tag {tag} (line {line}) claims rule {number}, which never fired"


def _by(refusal: Mapping[str, Any]) -> str:
    """Who refuses: a rule, or nobody in particular when the play is over."""
    return f"refused by rule {refusal['rule']}" if refusal["rule"] else "refused"


def _asks_for_dice(scenario: Scenario) -> bool:
    """Does the scenario end by saying whose dice are due?"""
    last = scenario.steps[-1].text
    return ("dice" in last and "due" in last) or "needs" in last


class _Collector:
    """On the controller: gathers records and writes one file a feature when the run ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: dict[tuple[str, str], list[tuple[Any, ...]]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take the record out of a report."""
        for name, value in report.user_properties:
            if name == RECORD:
                values: Any = value  # what `record` gave
                self.found.setdefault((values[0], values[1]), []).append(tuple(values[2:]))

    def pytest_sessionfinish(self) -> None:
        """Write what changed."""
        for (game, feature), records in self.found.items():
            if any(record[5] for record in records):
                continue  # what cannot be is not recorded
            records.sort(key=lambda record: record[2:4])
            digest, engine = records[0][:2]
            head = {"version": VERSION, "game": game, "feature": feature, "feature_digest": digest, "engine": engine}
            text = assembled(head, [record[4] for record in records])
            write_file(recording_path(self.folder, game, feature), text)


def pytest_configure(config: pytest.Config) -> None:
    """Collect records on the controller when asked to."""
    _only.clear()
    _only.update(str(Path(path).resolve()) for path in config.getoption("--only-feature", []))
    folder, engine = config.getoption("--record", None), config.getoption("--engine", None)
    try:
        check_options(engine, Path(folder) if folder else None)
    except PlackyError as error:
        raise pytest.UsageError(str(error)) from None
    if folder and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(Path(folder)), "placky-records")
