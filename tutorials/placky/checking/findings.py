"""What a check is, and what it finds; the list of all checks, each registered where it is written."""

from collections.abc import Callable, Iterator
from inspect import getdoc
from typing import Any, NamedTuple, TypeVar

__all__ = ["CHECKS", "GAME", "LACKING", "PROJECT", "SHOWN", "STEP", "WRONG", "Check", "Finding", "check"]

WRONG, LACKING = "wrong", "lacking next"
"""What a check finds: what is silently wrong, or what a rulebook lacks next."""
PROJECT, GAME, STEP, SHOWN = "project", "game", "step", "shown"
"""What it looks at: the whole project, a game played at random, one answer in it, what pages would show of one."""


class Finding(NamedTuple):
    """One line: where, what, and what to do about it."""

    where: str
    """A file and a line, as far as there are any."""
    what: str
    do: str

    def __str__(self) -> str:
        """The line."""
        return f"{self.where}: {self.what}; {self.do}" if self.where else f"{self.what}; {self.do}"


class Check(NamedTuple):
    """One check: a function of a `Project`, a `Game`, a `Step` or a `Shown`, which gives what it finds."""

    function: Callable[[Any], Iterator[Finding]]
    of: str
    kind: str

    @property
    def name(self) -> str:
        """What it is called, in words."""
        return self.function.__name__.replace("_", " ")

    @property
    def doc(self) -> str:
        """What it looks for, in a sentence."""
        return (getdoc(self.function) or "").partition("\n")[0]


CHECKS: list[Check] = []
"""All checks; of those for what is lacking the first comes first in a rulebook as well."""
F = TypeVar("F", bound=Callable[..., Iterator[Finding]])


def check(of: str, kind: str = WRONG) -> Callable[[F], F]:
    """Put a function on the list. Its name and its docstring are what the docs say of it."""

    def listed(function: F) -> F:
        CHECKS.append(Check(function, of, kind))
        return function

    return listed
