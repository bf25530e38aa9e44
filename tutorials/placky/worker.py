"""A process of its own for work in which somebody's engine runs: it may end the process, or hang, and placky tells.

pytest-timeout interrupts what Python can interrupt, or ends the whole process; pytest-xdist replaces a process that
ended, and cannot say what it was at. Here the worker notes what it asks the engine in memory that both processes see.
"""

import faulthandler
import multiprocessing
import os
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, Self

from placky.errors import PlackyError
from placky.roomy import roomy
from touchline.core.brief import brief

METHOD = "fork" if hasattr(os, "fork") else "spawn"
"""How a worker begins. A fork takes over what has been imported and read, so it is at work at once."""
LIMIT = 5.0
"""Seconds that an engine has for one answer, where nobody says otherwise."""
BEGINNING = 60.0
"""Seconds, at least, for the import of an engine and the making of a table, which may start a program of its own."""
TICK = 0.2
"""How often somebody looks whether a worker still lives, in seconds."""
LONGEST = 1000
"""Bytes of a note; more is cut off."""
ENDED = ("ended",)


class Died(PlackyError):  # noqa: N818 - what has happened
    """A worker ended by itself, or was ended as it had no answer in time (`overdue`); the message says which."""

    def __init__(self, message: str, *, overdue: bool = False) -> None:
        self.overdue = overdue
        super().__init__(message)


class Doing:
    """What a worker is doing: a step of a scenario, a question to the engine, and until when there is time for it."""

    def __init__(self, context: BaseContext, limit: float) -> None:
        self.limit = limit
        self._until = context.Value("d", 0.0, lock=False)
        self._seconds = context.Value("d", 0.0, lock=False)
        self._step = context.Array("c", LONGEST, lock=False)
        self._call = context.Array("c", LONGEST, lock=False)

    @property
    def step(self) -> str:
        """The step as failures name it; empty between scenarios."""
        return _text(self._step)

    @step.setter
    def step(self, step: str) -> None:
        self._step.value = _bytes(step)

    @contextmanager
    def asking(self, call: str, seconds: float | None = None) -> Iterator[None]:
        """Note a question to the engine until it is answered; there are so many seconds for it."""
        self._seconds.value = seconds or self.limit
        self._call.value = _bytes(call)
        self._until.value = time.monotonic() + self._seconds.value
        try:
            yield
        finally:
            self._until.value = 0.0
            self._call.value = b""

    @property
    def overdue(self) -> bool:
        """Has the engine had more time than there is for an answer?"""
        return bool(0 < self._until.value < time.monotonic())

    def fate(self, exit_code: int | None) -> str:
        """What became of the worker, which ended with this exit code, or None if it was overdue."""
        call = _text(self._call)
        if exit_code is None:
            return f"the engine gave no answer within {self._seconds.value:g} s, asked for {call}"
        return f"the process of the engine {ended_how(exit_code)}" + (f", asked for {call}" if call else "")


here: Doing | None = None
"""What this process is doing, if it is a worker."""


class AskedTable:
    """A table whose calls are noted, so that whoever waits for this process knows what it waits for."""

    def __init__(self, table: Any, doing: Doing) -> None:
        self._table, self._doing = table, doing

    def __getattr__(self, name: str) -> Any:
        """A call of the table."""
        call = getattr(self._table, name)

        def asked(*arguments: Any) -> Any:
            with self._doing.asking(f"{name}({', '.join(map(brief, arguments))})"):
                return call(*arguments)

        return asked


class Worker:
    """A process that does `work(tell, ...)`; what it tells is plain data. Use it in a `with`, which ends it."""

    def __init__(self, work: Callable[..., None], *arguments: Any, limit: float = LIMIT) -> None:
        from touchline.core.play.drivers import Play

        context = multiprocessing.get_context(METHOD)
        self.doing = Doing(context, limit)
        self._told, telling = context.Pipe(duplex=False)
        made: Any = context
        self._process = made.Process(target=_begin, args=(work, arguments, telling, self.doing, Play.most))
        try:
            with warnings.catch_warnings(), interrupts_waiting():
                warnings.simplefilter("ignore", DeprecationWarning)  # a bar of progress is a thread; no fork needs it
                self._process.start()
        except KeyboardInterrupt:
            self.__exit__()
            raise
        telling.close()

    def __enter__(self) -> Self:
        """The worker is at work already."""
        return self

    def __exit__(self, *_: object) -> None:
        """End it, if it has not ended."""
        self._process.kill()
        self._process.join()
        self._told.close()

    def told(self) -> Iterator[tuple[Any, ...]]:
        """What it tells, until its work is done. Raises `Died`, and what it tells of as `PlackyError`."""
        while (message := self.next(TICK)) != ENDED:
            if message is not None:
                yield message

    @property
    def pipe(self) -> Connection:
        """Through which it tells, for whoever waits for several."""
        return self._told

    def next(self, seconds: float) -> tuple[Any, ...] | None:
        """The next thing that it tells, `ENDED` at the end; None for nothing within so many seconds.

        Raises `Died`, and what it tells of as `PlackyError`.
        """
        if not self._told.poll(seconds):
            if self.doing.overdue:
                self._process.kill()
                raise Died(self.doing.fate(None), overdue=True)
            if not self._process.is_alive() and not self._told.poll():
                raise self._died()  # a process that the engine has started may hold the pipe open
            return None
        try:
            message: tuple[Any, ...] = self._told.recv()
        except (EOFError, OSError):
            raise self._died() from None
        if message[0] == "refused":
            raise PlackyError(message[1])
        return message

    def _died(self) -> Died:
        self._process.join()
        return Died(self.doing.fate(self._process.exitcode or 0))


@contextmanager
def interrupts_waiting() -> Iterator[None]:
    """Let an interrupt wait until this is done: what raises while Python forks is printed and then forgotten."""
    if threading.current_thread() is not threading.main_thread():
        yield  # no other thread is ever interrupted
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        signal.raise_signal(signal.SIGINT)


def _begin(work: Callable[..., None], arguments: tuple[Any, ...], telling: Any, doing: Doing, most: int) -> None:
    """The life of a worker. `most`: how many events a rule may tell without a question."""
    from touchline.core.play.drivers import Play

    global here
    here, Play.most = doing, most
    faulthandler.disable()  # who waits for it tells what became of it, in one line
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # and ends it
    threading.Thread(target=_follow, daemon=True).start()
    own = os.getpid()

    def tell(message: tuple[Any, ...]) -> None:
        if os.getpid() != own:
            os._exit(1)  # the engine has forked, and its fork has come back to us
        telling.send(message)

    try:
        roomy(work, tell, *arguments)
    except PlackyError as error:
        tell(("refused", str(error)))
    else:
        tell(ENDED)


def _follow() -> None:
    """Where whoever waits for this process is killed, nobody will end it."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def ended_how(exit_code: int) -> str:
    """How a process has ended, as a sentence goes on."""
    if exit_code >= 0:
        return f"ended with exit code {exit_code}"
    try:
        return f"was ended by {signal.Signals(-exit_code).name}"
    except ValueError:
        return f"was ended by signal {-exit_code}"


def _bytes(text: str) -> bytes:
    return text.replace("\0", " ").encode(errors="replace")[: LONGEST - 1]


def _text(noted: Any) -> str:
    return str(noted.value.decode(errors="ignore"))
