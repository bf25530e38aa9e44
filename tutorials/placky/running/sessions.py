"""A run of scenarios in processes of their own, so that no engine can end it, hold it up or shorten it unseen."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from placky.console import Plain, Steps
from placky.errors import PlackyError
from placky.recording import Record, Recordings
from placky.rulebook import Rulebook
from placky.rulebooks import features, rulebook
from placky.running import Run, Watcher, run_here
from placky.worker import LIMIT, Died, Worker

CUT_SHORT = "a step or the engine ended the run, which nothing in a scenario may do"


def check_engine(name: str) -> None:
    """Raise `PlackyError` if there is no such engine. What its import does is for a worker to find out."""
    from placky.recording import recorder

    with Worker(recorder.check_engine, name) as worker:
        try:
            list(worker.told())
        except Died as died:
            raise PlackyError(f"--engine {name}: {died}; {recorder.ALLOWED}") from died


def run_scenarios(
    books: Sequence[Rulebook], steps: Steps, only: Sequence[str] = (), extra: Sequence[str] = (), *,
    record: Path | None = None, limit: float = LIMIT,
) -> Run:  # fmt: skip
    """Run the scenarios of these rulebooks, and say of each what came of it.

    `only`: paths of features; `extra`: options of pytest; `record`: the folder for recordings; `limit`: seconds that
    the engine has for an answer. Where a scenario ends its process, another one goes on behind it. Raises
    `PlackyError` where nothing can be run.
    """
    found = [feature for book in books for feature in features(book) if not only or str(feature.path) in only]
    tally = _Tally(sum(len(feature.scenarios) for feature in found), steps)
    names = [book.name for book in books]
    extra = [*extra, *([f"--record={record}"] if record else [])]
    while tally.run.ran != tally.chosen:
        with Worker(_work, names, list(only), extra, tally.run.ran, limit=limit) as worker:
            why = CUT_SHORT
            try:
                for message in worker.told():
                    tally.take(*message)
            except Died as died:
                why = str(died)
            tally.cut_short(worker.doing.step, why)
    if record:
        recordings = Recordings(record)
        for one in tally.records:
            recordings.add(one)
        recordings.write()
    return tally.run


class _Tally:
    """What workers, one after another, have told of a run. `meant`: how many scenarios it is to have."""

    def __init__(self, meant: int, steps: Steps) -> None:
        self.meant, self.steps, self.run = meant, steps, Run()
        self.chosen: int | None = None
        """How many tests pytest found and -k let stand; None before the first worker has said so."""
        self.where = ""
        """The scenario that runs, or empty between two."""
        self.records: list[Record] = []

    def take(self, kind: str, *values: Any) -> None:
        """What a worker tells."""
        match kind, values:
            case "collected", (scenarios, chosen) if self.chosen is None:
                self.chosen, self.run.meant = chosen, self.meant - scenarios + chosen
                self.steps.total(chosen)
            case "begun", (where,):
                self.where = where
            case "done", (failures, misused, record):
                self._done(failures)
                self.run.misused |= misused
                self.records += [Record(*record)] if record else []

    def _done(self, failures: Sequence[str]) -> None:
        self.run.failures += failures[:1]
        self.run.passed += not failures
        self.steps.step(self.where.rpartition(": ")[2])
        self.where = ""

    def cut_short(self, step: str, why: str) -> None:
        """A worker has ended, and this is why if it was in a scenario."""
        if self.where:
            self._done([": ".join(part for part in (self.where, step, why) if part)])
        elif self.run.ran != self.chosen:
            raise PlackyError(f"the scenarios cannot be run: {why}")


def _work(
    tell: Callable[[tuple[Any, ...]], None], names: list[str], only: list[str], extra: list[str], done: int
) -> None:
    """In a worker: run the scenarios, but for the first so many."""
    teller = _Teller(tell, done)
    refused = run_here([rulebook(name) for name in names], teller, only, extra).refused
    if refused and not teller.running:
        raise PlackyError(refused)


class _Teller(Watcher):
    """A pytest plugin that tells of every scenario as soon as it begins and ends."""

    def __init__(self, tell: Callable[[tuple[Any, ...]], None], done: int) -> None:
        super().__init__(Plain())
        self.tell, self.done, self.deselected = tell, done, 0
        self.record: Record | None = None
        self.running = False
        """Has a scenario begun and not ended?"""

    def pytest_sessionstart(self, session: Any) -> None:
        """Whoever listens writes the recordings, as no worker may know all of a feature."""
        session.config.pluginmanager.unregister(name="placky-records")

    def pytest_deselected(self, items: Sequence[Any]) -> None:
        """These are not what -k has chosen."""
        self.deselected += len(items)

    def pytest_collection_finish(self, session: Any) -> None:
        """How many there are; those that have run already are left out."""
        from placky.recording.pytest_items import is_scenario

        others = sum(not is_scenario(item) for item in session.items)
        self.tell(("collected", len(session.items) + self.deselected - others, len(session.items)))
        del session.items[: self.done]

    def pytest_runtest_protocol(self, item: Any) -> None:
        """A scenario begins."""
        from placky.recording.pytest_items import where_of

        self.run, self.record, self.running = Run(), None, True
        self.tell(("begun", where_of(item)))

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A part of it is done."""
        from placky.recording.recorder import recorded

        super().pytest_runtest_logreport(report)
        self.record = recorded(report) or self.record

    def pytest_runtest_logfinish(self) -> None:
        """It has ended."""
        self.running = False
        failures = self.run.failures if self.run.ran else ["it did not run"]
        self.tell(("done", failures, self.run.misused, self.record and tuple(self.record)))
