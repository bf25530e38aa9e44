"""`placky rules --mutants`: would the scenarios notice?

One rule is switched off, or one number of the rule data changed by one, and the scenarios run against that engine, each
time in a process of its own. Where none fails, nothing guards that rule or that number.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from placky.cli.console import Steps, print_table, progress
from placky.rulebook import Rulebook
from placky.rulebooks import index
from touchline.core import numbers

ENOUGH = 0.95
"""The share of mutants that scenarios have to notice."""
HEAD = ("Mutant", "Noticed by")


@dataclass(frozen=True)
class Mutant:
    """An engine with one thing wrong: a rule left out (`by` is 0), or a number more or less."""

    book: Rulebook
    name: str
    by: int

    def __str__(self) -> str:
        """What is wrong with it."""
        return f"{self.name} {self.by:+d}" if self.by else f"{self.name} off"


def mutants(book: Rulebook) -> list[Mutant]:
    """Every mutant of a rulebook's engine."""
    off = [Mutant(book, number, 0) for number in index(book).rules]
    return off + [Mutant(book, name, by) for name in numbers.listed(book.engine) for by in (1, -1)]


def noticed(mutant: Mutant) -> str:
    """The first scenario that fails against a mutant, as a line; empty when none does."""
    command = [sys.executable, "-m", "placky.cli.mutant", mutant.book.name, mutant.book.engine, mutant.name]
    ran = subprocess.run([*command, str(mutant.by)], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if ran.returncode == 0:
        return ""
    lines = [line for line in (ran.stdout + ran.stderr).splitlines() if line.strip()]
    return lines[-1] if lines else f"exit code {ran.returncode}"


def put_to_the_test(book: Rulebook, steps: Steps) -> list[tuple[Mutant, str]]:
    """Every mutant of a rulebook with what noticed it, in order; as many at once as the machine has processors."""
    found = mutants(book)
    steps.total(len(found))

    def one(mutant: Mutant) -> tuple[Mutant, str]:
        line = noticed(mutant)
        steps.step(str(mutant))
        return mutant, line

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return list(pool.map(one, found))


def show(books: Sequence[Rulebook]) -> bool:
    """Print the score of each rulebook and every survivor. Returns whether one has too many."""
    weak = False
    for book in books:
        with progress(f"{book.title}: changing one thing at a time") as steps:
            found = put_to_the_test(book, steps)
        survivors = [str(mutant) for mutant, line in found if not line]
        share = 1 - len(survivors) / len(found)
        title = f"{book.title}: {len(found) - len(survivors)} of {len(found)} mutants noticed ({share:.1%})"
        print_table(title, HEAD, [(str(mutant), line or "NOBODY") for mutant, line in found], loud="NOBODY")
        if survivors:
            print(f"survived: {', '.join(survivors)}", file=sys.stderr)
        weak |= share < ENOUGH
    return weak
