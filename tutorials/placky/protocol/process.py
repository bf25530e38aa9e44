"""An engine as a process: a line goes in, a line comes out, within limits; nothing of it outlives its `close`."""

import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from placky.errors import PlackyError
from placky.protocol import warden
from placky.verdicts import EngineCrash, EngineTimeout, ProtocolFault
from placky.worker import LIMIT, ended_how
from touchline.core.brief import brief

__all__ = ["LONGEST_LINE", "MOST_STDERR", "EngineProcess"]

LONGEST_LINE = 1_000_000
"""Bytes of a line, either way."""
MOST_STDERR = 1_000_000
"""Bytes that are kept of what an engine writes to its standard error."""
CHUNK = 65_536
LEAVING = 1.0
"""Seconds that an engine has to leave, once it has closed its output or was told to stop."""
ENDING = 10.0
"""Seconds that it may take to end all that an engine has started."""


class EngineProcess:
    """A running engine. Close it, whatever has happened."""

    def __init__(self, command: Sequence[str], *, limit: float = LIMIT, stderr: Path | None = None) -> None:
        """`limit`: seconds for an answer; `stderr`: the file to which its standard error is added, None for nowhere.

        Raises `PlackyError` where this system has no process groups.
        """
        if not hasattr(os, "fork"):
            raise PlackyError("an engine as a process needs a system with process groups: Linux, macOS or another Unix")
        self.limit, self._stderr_file = limit, stderr
        self._exit: int | None = None
        self._said = bytearray()
        self._unsent = b""
        self._control, theirs = socket.socketpair()
        with theirs:
            self._warden = subprocess.Popen(  # noqa: S603 - whoever tests an engine has named it
                [sys.executable, "-I", "-S", str(warden.__file__), str(theirs.fileno()), *command],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                pass_fds=[theirs.fileno()], start_new_session=True,
            )  # fmt: skip
        streams = (self._warden.stdin, self._warden.stdout, self._warden.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream)
        self._poll = select.poll()
        for fd in (self._in, self._out, self._err, self._control.fileno()):
            os.set_blocking(fd, False)
        for fd in (self._out, self._err, self._control.fileno()):
            self._poll.register(fd, select.POLLIN)
        self._quiet = self._closed = False

    def ask(self, line: bytes, asked: str, limit: float | None = None) -> bytes:
        """Send a line and wait for the one that answers; `asked` is what messages call it, `limit` another limit.

        Raises `EngineTimeout`, `EngineCrash` and `ProtocolFault`; there is nothing to do after one of them but close.
        """
        if len(line) > LONGEST_LINE:
            raise ProtocolFault(f"a request of {len(line)} bytes was to be sent; lines have at most {LONGEST_LINE}")
        limit = limit or self.limit
        until = time.monotonic() + limit
        self._unsent = line
        self._send()
        while (at := self._said.find(b"\n")) < 0:
            if len(self._said) > LONGEST_LINE:
                break
            if self._exit is not None or self._quiet:
                self._left(asked)
            if (left := until - time.monotonic()) <= 0:
                raise EngineTimeout(f"the engine gave no answer within {limit:g} s, asked for {asked}")
            self._wait(left)
        if not 0 <= at <= LONGEST_LINE:
            raise ProtocolFault(f"it writes a line of more than {LONGEST_LINE} bytes, asked for {asked}")
        answer, self._said = bytes(self._said[:at]), self._said[at + 1 :]
        if self._said:
            raise ProtocolFault(f"it writes more than one line, asked for {asked}; the first: {_shown(answer)}")
        return answer

    def _send(self) -> None:
        """Send what there is room for; the rest when there is room again."""
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; whether it has ended is seen elsewhere
            self._unsent = b""
        if self._unsent:
            self._poll.register(self._in, select.POLLOUT)
        else:
            with suppress(KeyError):
                self._poll.unregister(self._in)

    def _wait(self, seconds: float) -> None:
        """Let something happen, or so many seconds pass."""
        for fd, _ in self._poll.poll(max(0.0, seconds) * 1000):
            if fd == self._in:
                self._send()
            elif fd == self._out:
                self._listen()
            elif fd == self._err:
                self._keep(self._read(self._err))
            else:
                self._hear()

    def _listen(self) -> None:
        """Read what it says; where it has closed its output, that is noted."""
        if said := self._read(self._out):
            self._said += said
        else:
            self._quiet = True

    def _read(self, fd: int) -> bytes:
        """What is there to read; nothing more will come from there where that is nothing."""
        try:
            found = os.read(fd, CHUNK)
        except BlockingIOError:
            return b""
        if not found:
            self._poll.unregister(fd)
        return found

    def _keep(self, said: bytes) -> None:
        """Add to the file of its standard error, as far as there is room."""
        if said and self._stderr_file is not None:
            with suppress(OSError), self._stderr_file.open("ab") as file:
                file.write(said[: max(0, MOST_STDERR - file.tell())])

    def _hear(self) -> None:
        """What its warden tells: how it has ended. What it had still to say is read first."""
        told = self._control.recv(CHUNK)
        for line in told.splitlines():
            what, _, number = line.partition(b" ")
            if what == b"ended":
                self._exit = int(number)
        if not told:
            self._poll.unregister(self._control.fileno())
            self._exit = self._exit if self._exit is not None else -9
        if self._exit is not None:
            with suppress(OSError):
                while said := os.read(self._out, CHUNK):
                    self._said += said
                    if len(self._said) > LONGEST_LINE:
                        break

    def _left(self, asked: str) -> NoReturn:
        """Raise `EngineCrash` for an engine that says nothing more, and what it has said without an end."""
        until = time.monotonic() + LEAVING
        while self._exit is None and time.monotonic() < until:
            self._wait(until - time.monotonic())
        cut = f", in the middle of a line: {_shown(self._said)}" if self._said else ""
        if self._exit is None:
            raise EngineCrash(f"the engine closed its standard output{cut}, asked for {asked}")
        raise EngineCrash(f"the process of the engine {ended_how(self._exit)}{cut}, asked for {asked}")

    def leave(self) -> None:
        """Give an engine that was told to stop a moment to end by itself, then close."""
        until = time.monotonic() + min(LEAVING, self.limit)
        while self._exit is None and time.monotonic() < until:
            self._wait(until - time.monotonic())
        self.close()

    def close(self) -> None:
        """End it and all that it has started, and wait until that is done."""
        if self._closed:
            return
        self._closed = True
        self._keep(self._read_last())
        self._control.close()
        try:
            self._warden.wait(ENDING)
        except subprocess.TimeoutExpired:
            self._warden.kill()
            self._warden.wait()
        for stream in (self._warden.stdin, self._warden.stdout, self._warden.stderr):
            if stream:
                stream.close()

    def _read_last(self) -> bytes:
        """What is left of its standard error, without waiting for more: no more than a pipe holds."""
        with suppress(OSError):
            return os.read(self._err, CHUNK)
        return b""


def _shown(said: bytes | bytearray) -> str:
    """The beginning of what an engine has said."""
    return brief(bytes(said[:200]).decode(errors="replace"))
