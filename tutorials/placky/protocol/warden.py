"""A small program between placky and an engine: it starts the engine, and ends all that the engine has started.

    python warden.py CONTROL COMMAND...      CONTROL is the number of a socket that it inherits

Through the socket it tells `started PID`, and then how the engine has ended: `ended CODE`, negative for a signal. When
the other side closes the socket, by intent or because it was killed, everything is ended. On Linux that is all that
ever came from the engine, whatever session or group it has gone to, as orphans become children of this process. On
other systems it is the process group of the engine. It runs without placky, so that it starts quickly.
"""

import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Iterator

SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER of Linux: orphans below this process become its children."""
LONGEST = 5.0
"""Seconds for which everything is ended again and again."""
LINUX = sys.platform == "linux"


def main(control: int, command: list[str]) -> None:
    """Start, wait, end."""
    os.set_inheritable(control, False)
    if LINUX:
        import ctypes

        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    woken, waking = os.pipe()
    os.set_blocking(waking, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(waking)
    engine = _start(command)
    with contextlib.suppress(OSError):
        os.write(control, b"started %d\n" % engine)
    alive = True
    while True:
        ready, _, _ = select.select([control, woken], [], [])
        if control in ready and not os.read(control, 100):
            break
        if woken in ready:
            os.read(woken, 100)
            for pid, code in _reaped():
                if pid == engine:
                    alive = False
                    with contextlib.suppress(OSError):
                        os.write(control, b"ended %d\n" % code)
    _end(engine if alive or not LINUX else 0)


def _start(command: list[str]) -> int:
    """The engine, in a session of its own; this process lets go of its streams."""
    pid = os.fork()
    if not pid:
        try:
            os.setsid()
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.execvp(command[0], command)  # noqa: S606 - that is what it is there for
        except OSError as error:
            os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        finally:
            os._exit(127)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    return pid


def _reaped() -> Iterator[tuple[int, int]]:
    """Children that have ended, each with its exit code. Raises nothing where none are left."""
    with contextlib.suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            yield pid, os.waitstatus_to_exitcode(status)


def _end(group: int) -> None:
    """Kill everything below this process, until nothing is left."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if group:
                os.killpg(group, signal.SIGKILL)
        for pid in _below(os.getpid()) if LINUX else ():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        for pid, _ in _reaped():
            group = 0 if pid == group else group
        try:
            os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        time.sleep(0.002)


def _below(top: int) -> list[int]:
    """Every process below this one, by what Linux says of each."""
    children: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):  # noqa: PTH208 - without pathlib it starts quicker
        if name.isdecimal():
            with contextlib.suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:  # noqa: PTH123 - as above
                parent = int(file.read().rpartition(b")")[2].split()[1])
                children.setdefault(parent, []).append(int(name))
    found = [top]
    for pid in found:
        found += children.get(pid, [])
    return found[1:]


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
