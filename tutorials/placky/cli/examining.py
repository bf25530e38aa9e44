"""`placky test` with an engine in the place of ours, or with a result to write."""

import argparse
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from placky.console import progress
from placky.errors import PlackyError, shown
from placky.exam import result
from placky.exam.sitting import Exam, Sat, hello, sit
from placky.exam.telling import as_gherkin
from placky.recording.candidates import command_of
from placky.rulebook import Rulebook
from placky.running import check as read_features
from placky.streams import echo
from placky.verdicts import BAD
from placky.writing import check_target, write_file

__all__ = ["check_expression", "no_such", "sit_exam"]

MOST = 20
"""So many scenarios are told as Gherkin; more are a line each, and stand whole in the result."""


def sit_exam(options: argparse.Namespace, books: Sequence[Rulebook]) -> int:
    """Hold an exam, tell what failed, and write its result. Returns 0 where nothing failed, else 1; 2 for no result."""
    if len(books) > 1:
        which = f"--engine {options.engine}: whose engine is it" if options.engine else "--result: of which rulebook"
        raise PlackyError(f"{which}? Say so with --rulebook: {', '.join(book.name for book in books)}")
    if options.expression and options.result:
        raise PlackyError("-k with --result: a result holds a whole suite; leave one of the two out")
    (book,) = books
    exam = Exam(
        options.engine, options.timeout, options.processes, _stderr(options),
        ("-k", options.expression) if options.expression else (), options.record,
    )  # fmt: skip
    for path, option in ((options.result, "--result"), (exam.stderr, "--stderr")):
        if path:
            check_target(path, option)
    read_features([book])
    if exam.stderr:
        write_file(exam.stderr, "", "--stderr")
    declared = hello(book, exam)
    with progress(f"Testing {options.engine or 'our engine'} against {book.title}") as steps:
        sat = sit(book, exam, declared, steps)
    if options.expression and not sat.asked:
        raise no_such(options.expression)
    _tell(book, sat)
    if sat.refused:
        echo(sat.refused, aside=True)
        echo(sat)
        return 2
    if options.result:
        result.write(options.result, sat.result, "--result")
    if exam.stderr:
        _tell_of(exam.stderr, options)
    echo(sat)
    return int(bool(sat.bad) or not sat.result["sums"].get("passed"))


def _stderr(options: argparse.Namespace) -> Path | None:
    """Where the standard error of a process goes: where `--stderr` says, else beside the result."""
    if not options.engine or command_of(options.engine) is None:
        return None
    named: Path | None = options.stderr
    beside: Path | None = options.result
    return named or (beside.with_name(f"{beside.name}.stderr") if beside else None)


def _tell_of(stderr: Path, options: argparse.Namespace) -> None:
    """Say where standard error stands; an empty file that nobody has asked for goes."""
    if stderr.stat().st_size:
        echo(f"What the engine wrote to its standard error stands in {shown(stderr)}.")
    elif not options.stderr:
        stderr.unlink()


def _tell(book: Rulebook, sat: Sat) -> None:
    """A line for each scenario that failed, and what it looks like as Gherkin."""
    told = 0
    for one, question in zip(sat.result["scenarios"], sat.asked, strict=True):
        if one["verdict"] not in BAD:
            continue
        why = one["why"]
        step = f"line {why['line']}, {why['step']}: " if "step" in why and "line" in why else ""
        where = f"{shown(book.features / one['feature'])}:{one['line']}: {one['name']}"
        echo(f"{where}: {step}{why['message']}", aside=True)
        told += 1
        if told <= MOST:
            for line in as_gherkin(question.scenario, one):
                echo(line)


_HOW = "names are matched in small letters, with _ for blanks, -k goes_to_ground; rules by their tags, -k rule_1_20"
_JOINING = {"and", "or", "not"}


def check_expression(expression: str) -> None:
    """Raises `PlackyError` where two words of -k stand side by side, which pytest would tell by its own grammar."""
    for part in re.split(r"[()]", expression):
        if any(not _JOINING & set(two) for two in pairwise(part.split())):
            raise PlackyError(f"-k {expression}: two words need and, or or not between them; {_HOW}")


def no_such(expression: str) -> PlackyError:
    """What is said where -k chooses nothing."""
    return PlackyError(f"-k {expression}: no scenario has such a name; {_HOW}")
