"""What `tests.bench` measures, what was promised of it, and whether that was kept.

Absolute times are promised for a desktop of today that does nothing else; `docs/contributing/architecture.md` says so.
"""

import operator
from collections.abc import Sequence
from typing import NamedTuple

KINDS = {"under": operator.lt, "at most": operator.le, "at least": operator.ge}
MISSING = "not measured"
FAILED = "failed"


class Promise(NamedTuple):
    """What a number has to be; of a ratio, if it says so, else of what was measured."""

    kind: str
    limit: float
    of: str = ""

    def __str__(self) -> str:
        return f"{self.of} {self.kind} {self.limit:g}".strip()

    def kept(self, measured: float) -> bool:
        """Whether a number is as promised; what is no number never is."""
        return bool(KINDS[self.kind](measured, self.limit))


PROMISES = {
    "paint": Promise("under", 1000),
    "step": Promise("under", 50),
    "lighthouse": Promise("at least", 95),
    "whole": Promise("under", 60),
    "changed": Promise("under", 5),
    "begun": Promise("under", 60),
    "share": Promise("at most", 1.1, "ratio"),
    "further": Promise("at most", 1.5, "ratio"),
    "picture": Promise("at most", 0.2, "ratio"),
    "action": Promise("at most", 1),
    "reckoned": Promise("at most", 0.1, "ratio"),
    "decisions": Promise("at least", 1, "ratio"),
    "copy": Promise("at most", 5),
    "request": Promise("at most", 1),
}


class Row(NamedTuple):
    """One thing that was measured: ours, the peer's (or what else it is compared with), and their ratio; another's.

    Where something was promised, `measured` is the number that is judged; where nothing was measured, `why` says why.
    """

    what: str
    ours: str
    peer: str = ""
    ratio: str = ""
    other: str = ""
    other_ratio: str = ""
    promise: Promise | None = None
    measured: float = float("nan")
    why: str = ""

    @property
    def broken(self) -> bool:
        """Whether something else was promised."""
        return self.promise is not None and not self.promise.kept(self.measured)

    def cells(self) -> tuple[str, ...]:
        """What a table shows."""
        promised = f"{self.promise}{', broken' if self.broken else ''}" if self.promise else ""
        return (*self[:6], promised)


def missing(what: str, why: str) -> Row:
    """Say that something cannot be measured here."""
    return Row(what, MISSING, why=why)


def failed(what: str, why: object) -> Row:
    """Say that measuring something went wrong."""
    return Row(what, FAILED, why=str(why))


def verdict(rows: Sequence[Row], *, named: bool) -> tuple[list[str], int]:
    """The closing lines and the exit code.

    It is 1 where a promise is broken or measuring went wrong, and where something that was asked for by name cannot be
    measured here.
    """
    promised = [row for row in rows if row.promise]
    broken = [row for row in promised if row.broken]
    lines = [f"promises: {len(promised) - len(broken)} kept, {len(broken)} broken"] if promised else []
    lines += [
        f"broken: {row.what} ({row.promise.of or 'measured'} {round(row.measured, 3):g}, promised {row.promise})"
        for row in broken
        if row.promise
    ]
    lines += [f"{row.ours}: {row.what}: {row.why}" for row in rows if row.why]
    wrong = FAILED, *([MISSING] if named else [])
    return lines, int(bool(broken) or any(row.why and row.ours in wrong for row in rows))
