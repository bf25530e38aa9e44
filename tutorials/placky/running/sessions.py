"""A run of scenarios in processes of their own, so that no engine can end it, hold it up or shorten it unseen."""

from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from placky.console import Silent, Steps
from placky.errors import PlackyError
from placky.recording import Record, Recordings, unrun
from placky.recording.examined import EXAM
from placky.rulebook import Rulebook
from placky.rulebooks import features, rulebook, sound_features
from placky.running import Key, Run, Watcher, run_here
from placky.worker import ENDED, LIMIT, TICK, Died, Worker

CUT_SHORT = "a step or the engine ended the run, which nothing in a scenario may do"


class Sitting(NamedTuple):
    """How an engine under test is asked: by how many processes at once, what is left out, and what each is told."""

    processes: int = 1
    spared: frozenset[Key] = frozenset()
    examined: bool = False
    stderr: str = ""
    suite: str = ""


def check_engine(name: str) -> None:
    """Raise `PlackyError` if there is no such engine. What its import does is for a worker to find out."""
    from placky.recording import candidates

    with Worker(candidates.check_engine, name) as worker:
        try:
            list(worker.told())
        except Died as died:
            raise PlackyError(f"--engine {name}: {died}; {candidates.ALLOWED}") from died


def run_scenarios(
    books: Sequence[Rulebook], steps: Steps, only: Sequence[str] = (), extra: Sequence[str] = (), *,
    record: Path | None = None, limit: float = LIMIT, sitting: Sitting | None = None,
) -> Run:  # fmt: skip
    """Run the scenarios of these rulebooks, and say of each what came of it.

    `only`: paths of features, of which scenarios that cannot be run are left out; `extra`: options of pytest; `record`:
    the folder for recordings; `limit`: seconds that the engine has for an answer. Each rulebook runs by itself, with a
    root of its own: so its files may be called like those of another one. Raises `PlackyError` if nothing can be run.
    """
    sitting = sitting or Sitting()
    tally = _Tally({book.name: _meant(book, only) for book in books}, steps)
    extra = [*extra, *([f"--record={record}"] if record else [])]
    for book in books:
        if tally.meant[book.name]:
            own = [path for path in only if Path(path).is_relative_to(book.features)]
            tally.begin(book.name)
            with TemporaryDirectory(prefix="placky-") as made:
                work = (book.name, Path(made), own, extra)
                _run([_Share(tally, work, limit, sitting, number) for number in range(sitting.processes)])
            tally.end()
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


def _run(shares: Sequence["_Share"]) -> None:
    """Run one rulebook in shares. Where a scenario ends the process of its share, another one goes on behind it."""
    try:
        while going := [share for share in shares if share.left != 0]:
            wait([share.pipe for share in going], TICK)
            for share in going:
                share.go_on()
    finally:
        for share in shares:
            share.end()


class _Tally:
    """What workers have told of a run. `meant`: how many scenarios each rulebook is to run."""

    def __init__(self, meant: Mapping[str, int], steps: Steps) -> None:
        self.meant, self.steps, self.run = meant, steps, Run()
        self.book = ""
        """The rulebook that runs."""
        self.known = False
        """Has a worker of it said how many scenarios there are?"""
        self.records: list[Record] = []
        self._failed: list[tuple[int, str]] = []

    def begin(self, book: str) -> None:
        """The next rulebook."""
        self.book, self.known, self._failed = book, False, []

    def end(self) -> None:
        """It has run; whichever share was first, failures are told in the order of the scenarios."""
        self.run.failures += [line for _, line in sorted(self._failed)]

    def collected(self, scenarios: int, chosen: int, unasked: set[Key]) -> None:
        """How many scenarios pytest found, how many tests are to run, and what was left out of those on purpose."""
        self.run.unasked |= unasked
        if not self.known:
            self.known = True
            self.run.meant += self.meant[self.book] - scenarios + chosen
            others = [*self.meant.values()][[*self.meant].index(self.book) + 1 :]
            self.steps.total(self.run.meant + sum(others))

    def done(self, at: int, where: str, result: "_Done") -> None:
        """A scenario has ended, the one `at` this place among all."""
        if result.record:
            self.records.append(result.record)
        if result.failures:
            self._failed.append((at, result.failures[0]))
        else:
            self.run.passed += not result.spared
            self.run.spared += result.spared
        self.run.misused |= result.misused
        if result.key:
            why = result.failures[0].removeprefix(f"{where}: ") if result.failures else ""
            lost = {"verdict": "errored", "why": {"message": why}} if why else None
            self.run.outcomes[result.key] = result.exam or lost or {"verdict": "passed"}
        self.steps.step(where.rpartition(": ")[2])


class _Done(NamedTuple):
    """What came of a scenario."""

    failures: Sequence[str]
    misused: bool = False
    record: Record | None = None
    exam: dict[str, Any] | None = None
    spared: bool = False
    key: Key | None = None


class _Share:
    """What one worker after another runs of a rulebook: every so many scenarios."""

    def __init__(
        self,
        tally: _Tally,
        work: tuple[str, Path, list[str], Sequence[str]],
        limit: float,
        sitting: Sitting,
        number: int,
    ) -> None:
        """`work` is for `run_here`: rulebook, folder, features, options; `number` says which share it is."""
        self.tally, self._work, self._limit, self._sitting, self._number = tally, work, limit, sitting, number
        self._worker: Worker | None = None
        self._chosen: int | None = None
        self._ran = 0
        self._where = ""
        """The scenario that runs, or empty between two."""
        self._place: tuple[Any, ...] = ()
        """Where its record belongs, and its name."""
        self._key: Key | None = None

    @property
    def left(self) -> int | None:
        """How many are still to run; None where nobody knows yet."""
        return None if self._chosen is None else self._chosen - self._ran

    @property
    def pipe(self) -> Any:
        """Through which its worker tells; one begins where there is none."""
        return self._working().pipe

    def _working(self) -> Worker:
        if self._worker is None:
            self._worker = Worker(_work, *self._work, self._ran, self._sitting, self._number, limit=self._limit)
        return self._worker

    def end(self) -> None:
        """End its worker, if it has one."""
        if self._worker is not None:
            self._worker.__exit__()
            self._worker = None

    def go_on(self) -> None:
        """Take what the worker has told, or see that it lives no more."""
        worker = self._working()
        try:
            message = worker.next(0)
            while message not in (None, ENDED):
                self._take(*message)
                message = worker.next(0)
        except Died as died:
            self._cut_short(worker.doing.step, died)
        else:
            if message == ENDED:
                self._cut_short(worker.doing.step, None)

    def _take(self, kind: str, *values: Any) -> None:
        """What a worker tells."""
        match kind, values:
            case "collected", (scenarios, chosen, unasked, mine):
                self._chosen = mine if self._chosen is None else self._chosen
                self.tally.collected(scenarios, chosen, unasked)
            case "begun", (where, place, key):
                self._where, self._place, self._key = where, place, key
            case "done", (failures, misused, record, exam, spared):
                self._done(_Done(failures, misused, record and Record(*record), exam, spared, self._key))

    def _done(self, result: _Done) -> None:
        if result.record is None and result.failures and self._place:
            reason = result.failures[0].removeprefix(f"{self._where}: ")
            result = result._replace(record=unrun(self._place[0], self._place[1], reason))
        at = self._ran * self._sitting.processes + self._number
        self._ran += 1
        self.tally.done(at, self._where, result)
        self._where = ""

    def _cut_short(self, step: str, died: Died | None) -> None:
        """The worker has ended, and this is why if it was in a scenario."""
        self.end()
        why = str(died) if died else CUT_SHORT
        if self._where:
            message = ": ".join(part for part in (step, why) if part)
            verdict = "timeout" if died and died.overdue else "crash"
            exam = {"verdict": verdict, "why": {"message": message}, "ended": True, "fired": [], "named": []}
            self._done(_Done([f"{self._where}: {message}"], exam=exam, key=self._key))
        elif self.left != 0:
            raise PlackyError(f"the scenarios cannot be run: {why}")


def _work(
    tell: Callable[[tuple[Any, ...]], None], name: str, made: Path, only: list[str], extra: list[str], done: int,
    sitting: Sitting, number: int,
) -> None:  # fmt: skip
    """In a worker: run a share of the scenarios, but for the first so many of it."""
    from placky.recording import candidates

    candidate = candidates.candidate
    candidate.examined, candidate.suite = sitting.examined, sitting.suite
    candidate.stderr = Path(sitting.stderr) if sitting.stderr else None
    teller = _Teller(tell, done, sitting, number)
    try:
        refused = run_here(rulebook(name), teller, made, only, extra).refused
    finally:
        candidates.close_all()
    if refused and not teller.running:
        raise PlackyError(refused)


class _Teller(Watcher):
    """A pytest plugin that tells of every scenario as soon as it begins and ends."""

    def __init__(self, tell: Callable[[tuple[Any, ...]], None], done: int, sitting: Sitting, number: int) -> None:
        super().__init__(Silent())
        self.tell, self.done, self.sitting, self.number, self.deselected = tell, done, sitting, number, 0
        self.record: Record | None = None
        self.exam: dict[str, Any] | None = None
        self.running = False
        """Has a scenario begun and not ended?"""

    def pytest_sessionstart(self, session: Any) -> None:
        """Whoever listens writes the recordings, as no worker may know all of a feature."""
        session.config.pluginmanager.unregister(name="placky-records")

    def pytest_deselected(self, items: Sequence[Any]) -> None:
        """These are not what -k has chosen."""
        self.deselected += len(items)

    def pytest_collection_finish(self, session: Any) -> None:
        """How many there are; those of other shares, and those that have run already, are left out."""
        from placky.recording.pytest_items import is_scenario, key_of

        others = sum(not is_scenario(item) for item in session.items)
        scenarios = len(session.items) + self.deselected - others
        unasked = {key_of(item) for item in session.items} & self.sitting.spared
        session.items[:] = [item for item in session.items if key_of(item) not in unasked]
        mine = session.items[self.number :: self.sitting.processes]
        self.tell(("collected", scenarios, len(session.items), unasked, len(mine)))
        session.items[:] = mine[self.done :]

    def pytest_runtest_protocol(self, item: Any) -> None:
        """A scenario begins."""
        from placky.recording.pytest_items import key_of, where_of
        from placky.recording.recorder import place_in_recording

        self.run, self.record, self.exam, self.running = Run(), None, None, True
        self.tell(("begun", where_of(item), place_in_recording(item), key_of(item)))

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A part of it is done."""
        from placky.recording.recorder import recorded

        super().pytest_runtest_logreport(report)
        self.record = recorded(report) or self.record
        self.exam = dict(report.user_properties).get(EXAM) or self.exam

    def pytest_runtest_logfinish(self) -> None:
        """It has ended."""
        self.running = False
        failures = self.run.failures if self.run.ran else ["it did not run"]
        told = self.record and tuple(self.record)
        self.tell(("done", failures, self.run.misused, told, self.exam, bool(self.run.spared)))
