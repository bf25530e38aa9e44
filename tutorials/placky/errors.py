"""What can be wrong with what an author hands in. Every message says what, where, and what would be allowed."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from touchline.core.brief import printable


class PlackyError(Exception):
    """The root of every error that placky raises on purpose. The command line prints it and exits with 2."""


class FeatureFault(PlackyError):  # noqa: N818 - one fault, not the error of a program
    """One thing wrong with a feature file."""

    def __init__(self, path: Path | str, line: int, what: str) -> None:
        self.path, self.line, self.what = Path(path), line, what
        self.whole = False
        """Does it cost the whole file, and not one of its scenarios?"""
        super().__init__(f"{shown(path)}:{line}: {what}")


class FeatureFaults(PlackyError):  # noqa: N818
    """Everything wrong with the features of a rulebook, one line each."""

    def __init__(self, faults: list[FeatureFault]) -> None:
        self.faults = faults
        super().__init__("\n".join(str(fault) for fault in faults))


class BadRecording(PlackyError):  # noqa: N818
    """A recording is damaged, stale or of another version."""


class BadStory(PlackyError):  # noqa: N818
    """Recorded scenarios cannot be laid over each other."""


class BadRulebook(PlackyError):  # noqa: N818
    """A rulebook's entry point fails to load or lacks a part."""


class BadSentence(PlackyError):  # noqa: N818
    """A `sentence` of an author's asks for a value that is not there."""

    def __init__(self, sentence: str, why: str) -> None:
        self.sentence = sentence
        super().__init__(f'"{sentence}" {why}')


@dataclass(frozen=True, slots=True)
class Fault:
    """What has gone wrong in something that an author wrote."""

    what: str
    """What was asked: `words().telling.tell of "walked"`; empty where that says nothing."""
    why: str
    """What was raised, or what was answered and would be allowed."""
    at: str = ""
    """File and line of the author's code; empty where none was at work."""

    def __str__(self) -> str:
        """All of it on one line."""
        said = f"{self.what}: {self.why}" if self.what else self.why
        return f"{said} ({self.at})" if self.at else said


class AuthorFault(PlackyError):  # noqa: N818 - one fault, not the error of a program
    """A fault to which nobody listens; a command that it ends has exit code 1."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(str(fault))


class NoPlainData(PlackyError):  # noqa: N818
    """A table answers with what JSON cannot hold; the message names the call, the key and the value."""


def shown(path: Path | str) -> str:
    """A path as a reader would type it: relative to where they stand, where that is shorter; on one line."""
    return printable(_near(path))


def _near(path: Path | str) -> str:
    for found in (os.path.abspath, os.path.realpath):  # first as it was typed: a link is called by its own name
        with suppress(ValueError):
            return Path(found(path)).relative_to(Path.cwd()).as_posix()
    return Path(path).as_posix()
