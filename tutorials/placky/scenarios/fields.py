"""Types of the fields in a step: which text a field takes, what that becomes, and which names there are.

A name that exists nowhere is a slip, and a claim about it says nothing: "falls happened never" would be true for ever.
So a type may list its names. Those that `exist` whatever is played are checked before a run. Those that are `present`
in a state are checked where the step runs.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from touchline.core.nearest import nearest
from touchline.core.play.wire import Plain

__all__ = ["FieldType", "Plain", "every_text"]


def every_text(value: Any) -> list[str]:
    """The names in what a field became: itself, or every text of a list."""
    return [value] if isinstance(value, str) else [one for one in value or () if isinstance(one, str)]


class FieldType(NamedTuple):
    """One type of field. Only the first two are needed, so that a pair of them will do."""

    expression: str
    """A regular expression for its text."""
    read: Callable[[str], Any]
    """What the text becomes."""
    called: str = "name"
    """What one of its names is: "player", "kind of event"."""
    takes: str = ""
    """What it takes, in words: "inches across, then inches along"."""
    example: str = ""
    """One text that it takes."""
    exist: Callable[[], Iterable[str]] | None = None
    """The names that there are in every position; None where it holds no such names."""
    present: Callable[[Plain], Iterable[str]] | None = None
    """The names that there are in a state; None where it holds no such names."""
    names: Callable[[Any], Iterable[str]] = every_text
    """The names in what the text became."""
    write: Callable[[Any], str] | None = None
    """The text of a value, where that is not plainly its words, its number or its name."""

    def texts(self, value: Any) -> list[str]:
        """Every text that is known to become this value, the usual one first."""
        found = []
        for text in self._written(value):
            try:
                if text not in found and re.fullmatch(self.expression, text) and self.read(text) == value:
                    found.append(text)
            except (ArithmeticError, LookupError, TypeError, ValueError):
                continue
        return found

    def _written(self, value: Any) -> Iterator[str]:
        """Texts that might become this value."""
        if self.write is not None:
            with suppress(ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
                yield self.write(value)
            return
        if isinstance(value, bool):
            yield "yes" if value else "no"
        elif isinstance(value, str | int):
            yield str(value)
        elif isinstance(value, list) and all(isinstance(one, str | int) for one in value):
            *before, last = map(str, value or ["none"])
            yield " and ".join(filter(None, (", ".join(before), last)))
            yield from (joint.join(map(str, value or ["none"])) for joint in (", ", " ", " and "))
        if re.fullmatch(r"[\w -]+(?:\|[\w -]+)*\|?", self.expression):
            yield from self.expression.split("|")
        if not isinstance(value, str) and self.exist is not None:
            yield from self.exist()

    def fault(self, text: str, *, named: bool = True) -> str | None:
        """Why a text cannot be read, or names what does not exist; None where nothing is wrong with it.

        Not `named`: whether its names exist is somebody else's to say.
        """
        if not re.fullmatch(self.expression, text):
            return f'"{text}" cannot be read; allowed: {self.described()}'
        if self.exist is None or not named:
            return None
        known = list(self.exist())
        return next((_no(name, self.called, known) for name in self.names(self.read(text)) if name not in known), None)

    def absence(self, text: str, state: Plain) -> str | None:
        """Which name in a text is not in this state; None where all are."""
        if self.present is None:
            return None
        known = list(self.present(state))
        here = f"{self.called} here"
        return next((_no(name, here, known) for name in self.names(self.read(text)) if name not in known), None)

    def described(self) -> str:
        """What it takes, for people."""
        example = f'as "{self.example}"' if self.example else ""
        return ", ".join(filter(None, (self.takes or f"a {self.called}", example)))


def _no(name: str, called: str, known: Iterable[str]) -> str:
    return f'"{name}" is no {called}; {nearest(name, known)}'
