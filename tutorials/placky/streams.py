"""Standard output and error: what is said there never stops the work, and never commands a terminal.

What a stream cannot encode is replaced, and where nobody reads any more, nothing is said any more. So a command ends as
it would have ended, with what it writes and with its exit code. Every line goes through `echo`.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from placky.errors import PlackyError, shown
from touchline.core.brief import printable

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Sink(io.FileIO):
    """A stream of this process. `gone` says that nothing more can be written there."""

    gone = False

    def write(self, data: "ReadableBuffer", /) -> int:
        """Write, or pretend to. Raises `OSError` once when a disk is full, and never for a closed pipe."""
        if not self.gone:
            try:
                return super().write(data)
            except BrokenPipeError:
                self.gone = True
            except OSError:
                self.gone = True
                raise
        return memoryview(data).nbytes


class OutputLost(PlackyError):  # noqa: N818 - what became of the output, not the error of a program
    """Standard output cannot be written, as on a full disk."""


@contextmanager
def streams() -> Iterator[None]:
    """For the time of a command. Raises `OutputLost` at its end for what could not be said."""
    sys.stdout, sys.stderr = _patient(sys.stdout, 1), _patient(sys.stderr, 2)
    try:
        yield
    finally:
        try:
            sys.stdout.flush()
        except OSError as error:
            raise _lost(error) from error


def _patient(stream: TextIO | None, descriptor: int) -> TextIO:
    """The same stream by way of a `Sink`; a closed one leads nowhere, so that no file takes its number."""
    if stream is None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        if nowhere != descriptor:
            os.dup2(nowhere, descriptor)
            os.close(nowhere)
        return _text(descriptor, "utf-8", at_once=True)
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    stream.reconfigure(errors="replace")
    raw = getattr(stream.buffer, "raw", stream.buffer)  # PYTHONUNBUFFERED leaves out what is between
    if type(raw) is not io.FileIO:
        return stream  # a console of Windows
    # Unbuffered output still waits for `echo` or the end, as argparse hides what becomes of its own.
    return _text(raw.fileno(), stream.encoding, at_once=stream.line_buffering or descriptor == 2)


def _text(descriptor: int, encoding: str, *, at_once: bool) -> TextIO:
    sink = Sink(descriptor, "w", closefd=False)
    return io.TextIOWrapper(io.BufferedWriter(sink), encoding, "replace", line_buffering=at_once)


def echo(text: object, *, aside: bool = False) -> None:
    """Some lines on standard output, or `aside` on standard error. Raises `OutputLost`."""
    lines = "\n".join(printable(line) for line in str(text).split("\n"))
    try:
        print(lines, file=sys.stderr if aside else sys.stdout, flush=True)
    except OSError as error:
        if not aside:  # where else could that be said?
            raise _lost(error) from error


def unheard() -> bool:
    """Does nobody read standard output any more?"""
    return bool(getattr(getattr(getattr(sys.stdout, "buffer", None), "raw", None), "gone", False))


@contextmanager
def interrupted(out: Path | None, became: str) -> Iterator[None]:
    """Let an interrupt say what became of a file."""
    try:
        yield
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"{shown(out)} {became}" if out else "") from None


def _lost(error: OSError) -> OutputLost:
    return OutputLost(f"standard output cannot be written: {error.strerror}")
