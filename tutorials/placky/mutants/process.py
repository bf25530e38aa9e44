"""The process in which mutants meet the scenarios: `python -m placky.mutants.process`, asked and answering in JSON.

Scenarios are collected once, without the engine. Then each mutant has a fork of this process, in which the engine is
imported with one thing wrong. Where there are no forks, or the collection itself imports the engine, a process takes a
single mutant and does that first. Standard input holds the question, standard output one line an answer.
"""

import gc
import json
import os
import selectors
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import IO, Any

from placky.console import Silent
from placky.mutants import NOT_PLAYED
from placky.mutants.changed_import import imported_as, modules
from placky.mutants.declared import declared
from placky.mutants.edits import make
from placky.mutants.faults import commit
from placky.mutants.likely import Tracer, UnchangedRun, carried_out, in_order, lost
from placky.rulebook import Rulebook
from placky.running import Run, Watcher, run_here
from placky.writing import write_cache
from touchline.core.rulebook import numbers, register

PATIENCE = 5.0
"""Seconds of computing for one scenario; a mutant that needs more has been noticed. The slowest takes a tenth."""


def change(engine: str, mutant: dict[str, Any]) -> None:
    """Make one thing wrong in the engine that will be imported."""
    if mutant["kind"] == "edit":
        make(engine, mutant["name"])
    elif mutant["kind"] == "fault":
        commit(engine, mutant["stem"], mutant["was"], mutant["text"])
    elif mutant["kind"] == "number":
        numbers.shift(engine, mutant["name"], mutant["by"])
    else:
        register.switch_off(engine, mutant["name"])


def loaded(engine: str) -> bool:
    """Has any part of the engine been imported that a mutant could change? An empty package is none."""
    package = sys.modules.get(engine)
    return any(name.startswith(f"{engine}.") for name in sys.modules) or any(
        not name.startswith("__") for name in vars(package or object())
    )


class _Session(Watcher):
    """A pytest plugin in whose place scenarios are run as the question wants."""

    def __init__(self, question: dict[str, Any], book: Rulebook, out: IO[str]) -> None:
        super().__init__(Silent())
        self.question, self.book, self.out = question, book, out
        self.engine: str = question["engine"]
        self.items: list[Any] = []
        self.features: dict[int, tuple[str, str]] = {}
        self.scenarios: dict[int, tuple[str, int]] = {}
        """The number of an item -> its scenario, which rows of an outline share."""
        self.borne_out: list[str] = []
        """What the tags of the latest one claim and what has fired in it."""

    def tell(self, answer: dict[str, Any]) -> None:
        """One line for whoever asked."""
        print(json.dumps(answer), file=self.out, flush=True)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note what is borne out, too."""
        from placky.recording.recorder import BORNE_OUT

        super().pytest_runtest_logreport(report)
        if report.when == "call":
            self.borne_out = dict(report.user_properties).get(BORNE_OUT, [])

    def pytest_runtestloop(self, session: Any) -> bool:
        """Instead of running everything in a row."""
        if session.testsfailed:
            return True  # the collection failed, and `refused` says why
        from placky.recording.pytest_items import feature_of, look_ahead, scenario_of
        from placky.recording.recorder import WEIGHS_CLAIMS

        session.config.stash[WEIGHS_CLAIMS] = True
        self.items = session.items
        for number, item in enumerate(self.items):
            path = feature_of(item)
            self.features[number] = (path.parent.name, path.stem)
            self.scenarios[number] = (str(path), scenario_of(item).line)
        look_ahead(self.items)
        if self.question["alone"]:
            self._alone()
        elif loaded(self.engine):
            self.tell({"loaded": True})
        else:
            self._together()
        return True

    def _alone(self) -> None:
        """The engine is wrong already; run until somebody notices."""
        for mutant in self.question["mutants"]:
            self.tell(self._until_noticed(mutant, None))

    def _together(self) -> None:
        """First the engine as it is, in equal parts, then each mutant in a fork of its own."""
        jobs = self.question["jobs"]
        declared(self.engine)  # once, for all forks
        gc.collect()
        gc.freeze()  # what is there stays there, shared by all
        played = self._played(jobs) if self.question["looks"] else None
        if played and played.failures:
            self.tell({"broken": played.failures})
            return
        work = [partial(self._wrong, mutant, played) for mutant in self.question["mutants"]]
        for answer in forked(work, jobs, self.question["mutants"]):
            self.tell(answer)

    def _played(self, jobs: int) -> UnchangedRun:
        """What the scenarios do to the engine as it is; remembered where that is wanted."""
        played, path = UnchangedRun(), Path(self.question["remembers"]) if self.question["remembers"] else None
        if path and path.is_file():
            with suppress(ValueError, KeyError):
                played.add(json.loads(path.read_text(encoding="utf-8")))
                return played
        for part in forked([partial(self._as_it_is, number, jobs) for number in range(jobs)], jobs):
            if "died" in part:
                played.failures.append(part["died"])
            else:
                played.add(part)
        if path and not played.failures:
            write_cache(path, json.dumps(played.to_json()))
        return played

    def _as_it_is(self, first: int, jobs: int) -> dict[str, Any]:
        """Every so many-th scenario, each in a fork; the lines that it comes to."""
        played, tracer = UnchangedRun(), Tracer(self.engine)
        tracer.listen()
        self.book.table()
        sys.settrace(None)
        played.imports, tracer.come_to = tracer.lines(), {}
        played.rules = carried_out(self.engine)
        self.items[0].config.pluginmanager.register(tracer)  # the last to come is the first to be told
        numbers = range(first, len(self.items), jobs)
        for part in forked([partial(self._traced, number, tracer) for number in numbers], 1):
            if "died" in part:
                played.failures.append(part["died"])
            else:
                played.add(part)
        return played.to_json()

    def _traced(self, number: int, tracer: Tracer) -> dict[str, Any]:
        """One scenario."""
        self._run(number)
        failures = [*self.run.failures, *([self.run.refused] if self.run.refused else [])]
        return UnchangedRun({number: tracer.lines()}, failures=failures, borne_out={number: self.borne_out}).to_json()

    def _wrong(self, mutant: dict[str, Any], played: UnchangedRun | None) -> dict[str, Any]:
        change(self.engine, mutant)
        return self._until_noticed(mutant, played)

    def _until_noticed(self, mutant: dict[str, Any], played: UnchangedRun | None) -> dict[str, Any]:
        """The first failure as a line, else the first tag that claims too much by now, and its feature; or nothing."""
        now: dict[int, list[str]] = {}
        for number in in_order(mutant, self.features, played):
            self._run(number)
            now[number] = self.borne_out
            if self.run.failures or self.run.refused:
                line = " ".join([*self.run.failures, self.run.refused][0].split())
                return {"name": mutant["id"], "line": line, "by": "/".join(self.features[number])}
        from placky.recording.pytest_items import where_of

        if played and (gone := lost(played.borne_out, now, self.scenarios)):
            number, statement = gone
            line = f"{where_of(self.items[number])}: {statement} does not fire in it any more"
            return {"name": mutant["id"], "line": line, "by": "/".join(self.features[number])}
        known = played.modules if played else self._imported()
        away = mutant["kind"] == "edit" and mutant["stem"] not in known
        return {"name": mutant["id"], "line": NOT_PLAYED if away else ""}

    def _imported(self) -> set[str]:
        """The modules of the engine that have been imported."""
        return {name for name in modules(self.engine) if imported_as(self.engine, name) in sys.modules}

    def _run(self, number: int) -> None:
        """One scenario, with only so much patience."""
        item, self.borne_out = self.items[number], []
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGVTALRM, _enough)
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=self.items[number - 1])
        except BaseException as error:  # noqa: BLE001 - whatever an engine with a fault may throw, it is noticed
            self.run.failures.append(f"{item.name}: {error!r}")
        finally:
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _enough(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"no end after {PATIENCE:g} seconds of computing")


def forked(
    work: Sequence[Callable[[], dict[str, Any]]], jobs: int, mutants: list[dict[str, Any]] | None = None
) -> Iterator[dict[str, Any]]:
    """Do each piece of work in a fork of this process, so many at once. Gives what they return, in any order.

    A process that dies instead has noticed its mutant in its own way.
    """
    waiting = list(enumerate(work))[::-1]
    running: dict[int, tuple[int, int, bytes]] = {}
    with selectors.DefaultSelector() as selector:
        while waiting or running:
            while waiting and len(running) < jobs:
                number, piece = waiting.pop()
                pid, pipe = _fork(piece)
                running[pipe] = (pid, number, b"")
                selector.register(pipe, selectors.EVENT_READ)
            for key, _ in selector.select():
                pid, number, told = running[key.fd]
                if chunk := os.read(key.fd, 1 << 16):
                    running[key.fd] = (pid, number, told + chunk)
                    continue
                selector.unregister(key.fd)
                os.close(key.fd)
                del running[key.fd]
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                died = {"died": f"the process ended with exit code {code}"}
                if told:
                    yield json.loads(told)
                else:
                    yield {"name": mutants[number]["id"], "line": died["died"]} if mutants else died


def _fork(piece: Callable[[], dict[str, Any]]) -> tuple[int, int]:
    """Start it. Returns the process and where its answer can be read."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    code = 1
    try:
        os.close(reading)
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            pipe.write(json.dumps(piece()))
        code = 0
    finally:
        os._exit(code)


def main() -> int:
    """Read the question, collect, answer. An interrupt is for whoever asks, who then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    question = json.load(sys.stdin)
    if question["alone"]:
        for mutant in question["mutants"]:
            change(question["engine"], mutant)
    from placky.rulebooks import rulebook

    book = rulebook(question["rulebook"])
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as out:
        session = _Session(question, book, out)
        run: Run = run_here(book, session, Path(question["made"]))
        if run.refused:
            session.tell({"refused": run.refused})
    return 0


if __name__ == "__main__":
    sys.exit(main())
