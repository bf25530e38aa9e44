"""Faults of what an author wrote: whatever breaks there is noted with its place, and costs itself.

    >>> heard = []
    >>> with hearing(heard):
    ...     attempt(lambda: {"event": "walked"}["coach"], lambda: "somebody", "who walks")
    'somebody'
    >>> print(heard[0].what, heard[0].why)
    who walks KeyError: 'coach'

Whoever makes a page listens (`hearing`), goes on with what stands in for the answer, and shows what was heard. Where
nobody listens, as in a command that tells a match, the fault ends the command as an error of one line.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TypeVar

from placky.errors import AuthorFault, Fault, FeatureFault, PlackyError, shown
from placky.rulebook import Rulebook
from touchline.core.errors import TouchlineError

__all__ = ["AuthorFault", "Fault", "attempt", "fault_of", "hearing", "homes", "raised_at"]

T = TypeVar("T")
Homes = tuple[str, ...]
"""Packages of an author's."""


_listeners: list[list[Fault]] = []


@contextmanager
def hearing(faults: list[Fault]) -> Iterator[None]:
    """Let faults be noted in this list, each once, and no longer raised."""
    _listeners.append(faults)
    try:
        yield
    finally:
        _listeners.pop()


def note(fault: Fault) -> None:
    """Tell whoever listens. Raises `AuthorFault` where nobody does."""
    if not _listeners:
        raise AuthorFault(fault)
    if fault not in _listeners[-1]:
        _listeners[-1].append(fault)


def attempt(
    make: Callable[[], T],
    instead: Callable[[], T],
    what: str = "",
    book: Rulebook | None = None,
    passing: tuple[type, ...] = (),
) -> T:
    """What `make` gives; where it breaks, that is noted, and what stands in for it. What is `passing` is raised."""
    try:
        return make()
    except (Exception, SystemExit) as error:
        if isinstance(error, passing):
            raise
        found = fault_of(error, what, book)
    note(found)
    return instead()


def fault_of(error: BaseException, what: str = "", book: Rulebook | None = None, at: str = "") -> Fault:
    """An error as a fault. `at` is its place, where no code of the rulebook's author raised it."""
    if isinstance(error, AuthorFault):
        return error.fault
    if isinstance(error, FeatureFault):
        return Fault("", str(error))  # it names its place
    home = homes(book) if book else ()
    said = re.sub(r" at 0x[0-9a-fA-F]+", "", " ".join(str(error).split()))  # the same in every run
    if isinstance(error, PlackyError | TouchlineError) and said:
        return Fault(what, said, raised_at(error, home) or at)
    why = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return Fault(what, why, raised_at(error, home) or at or _last(error.__traceback__))


def raised_at(error: BaseException, home: Homes) -> str:
    """Where the author's code was when it broke: the innermost of his lines, or that of his file that is no Python."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{shown(error.filename)}:{error.lineno or 1}"
    found = ""
    place = error.__traceback__
    while place is not None:
        if belongs(place.tb_frame.f_globals.get("__name__", ""), home):
            found = f"{shown(place.tb_frame.f_code.co_filename)}:{place.tb_lineno}"
        place = place.tb_next
    return found


def _last(place: TracebackType | None) -> str:
    """The innermost line of all, in a file as it lies in its package, wherever that is installed."""
    found = ""
    while place is not None:
        found = f"{str(place.tb_frame.f_globals.get('__name__', '')).replace('.', '/')}.py:{place.tb_lineno}"
        place = place.tb_next
    return found


def belongs(module: object, home: Homes) -> bool:
    """Does a module lie in one of these packages?"""
    return any(module == one or str(module).startswith(f"{one}.") for one in home)


def homes(book: Rulebook) -> Homes:
    """The packages of a rulebook's author: that of its object, its engine, its steps."""
    own = book.__module__
    outer = own.partition(".")[0]
    return (own if outer == __name__.partition(".")[0] else outer, book.engine, f"placky_steps.{book.name}")
