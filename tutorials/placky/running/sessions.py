"""A run of scenarios in processes of their own, so that no engine can end it, hold it up or shorten it unseen."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from placky.console import Plain, Steps
from placky.errors import PlackyError
from placky.recording import Record, Recordings, unrun
from placky.rulebook import Rulebook
from placky.rulebooks import features, rulebook, sound_features
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

    `only`: paths of features, of which scenarios that cannot be run are left out; `extra`: options of pytest; `record`:
    the folder for recordings; `limit`: seconds that the engine has for an answer. Each rulebook runs by itself, with a
    root of its own: so its files may be called like those of another one. Raises `PlackyError` if nothing can be run.
    """
    tally = _Tally({book.name: _meant(book, only) for book in books}, steps)
    extra = [*extra, *([f"--record={record}"] if record else [])]
    for book in books:
        if tally.meant[book.name]:
            _run(book, tally, [path for path in only if Path(path).is_relative_to(book.features)], extra, limit)
    if record:
        recordings = Recordings(record)
        for one in tally.records:
            recordings.add(one)
        recordings.write()
    return tally.run


def _meant(book: Rulebook, only: Sequence[str]) -> int:
    """How many scenarios a rulebook has in these features."""
    found = sound_features(book)[0] if only else features(book)
    return sum(len(feature.scenarios) for feature in found if not only or str(feature.path) in only)


def _run(book: Rulebook, tally: "_Tally", only: list[str], extra: list[str], limit: float) -> None:
    """Run one rulebook. Where a scenario ends its process, another one goes on behind it."""
    tally.begin(book.name)
    while tally.left != 0:
        with Worker(_work, book.name, only, extra, tally.ran, limit=limit) as worker:
            why = CUT_SHORT
            try:
                for message in worker.told():
                    tally.take(*message)
            except Died as died:
                why = str(died)
            tally.cut_short(worker.doing.step, why)


class _Tally:
    """What workers, one after another, have told of a run. `meant`: how many scenarios each rulebook is to run."""

    def __init__(self, meant: Mapping[str, int], steps: Steps) -> None:
        self.meant, self.steps, self.run = meant, steps, Run()
        self.book = ""
        """The rulebook that runs."""
        self.before = 0
        """How many scenarios had run when it began."""
        self.chosen: int | None = None
        """How many tests pytest found in it and -k let stand; None before its first worker has said so."""
        self.where = ""
        """The scenario that runs, or empty between two."""
        self.place: tuple[Any, ...] = ()
        """Where its record belongs, and its name."""
        self.records: list[Record] = []

    def begin(self, book: str) -> None:
        """The next rulebook."""
        self.book, self.before, self.chosen = book, self.run.ran, None

    @property
    def ran(self) -> int:
        """How many scenarios of this rulebook have run."""
        return self.run.ran - self.before

    @property
    def left(self) -> int | None:
        """How many are still to run; None where nobody knows yet."""
        return None if self.chosen is None else self.chosen - self.ran

    def take(self, kind: str, *values: Any) -> None:
        """What a worker tells."""
        match kind, values:
            case "collected", (scenarios, chosen) if self.chosen is None:
                self.chosen = chosen
                self.run.meant += self.meant[self.book] - scenarios + chosen
                others = [*self.meant.values()][[*self.meant].index(self.book) + 1 :]
                self.steps.total(self.run.meant + sum(others))
            case "begun", (where, place):
                self.where, self.place = where, place
            case "done", (failures, misused, record):
                self._done(failures, record and Record(*record))
                self.run.misused |= misused

    def _done(self, failures: Sequence[str], record: Record | None = None) -> None:
        if record is None and failures and self.place:
            record = unrun(self.place[0], self.place[1], failures[0].removeprefix(f"{self.where}: "))
        self.records += [record] if record else []
        self.run.failures += failures[:1]
        self.run.passed += not failures
        self.steps.step(self.where.rpartition(": ")[2])
        self.where = ""

    def cut_short(self, step: str, why: str) -> None:
        """A worker has ended, and this is why if it was in a scenario."""
        if self.where:
            self._done([": ".join(part for part in (self.where, step, why) if part)])
        elif self.left != 0:
            raise PlackyError(f"the scenarios cannot be run: {why}")


def _work(tell: Callable[[tuple[Any, ...]], None], name: str, only: list[str], extra: list[str], done: int) -> None:
    """In a worker: run the scenarios, but for the first so many."""
    teller = _Teller(tell, done)
    refused = run_here(rulebook(name), teller, only, extra).refused
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
        from placky.recording.recorder import place_in_recording

        self.run, self.record, self.running = Run(), None, True
        self.tell(("begun", where_of(item), place_in_recording(item)))

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
