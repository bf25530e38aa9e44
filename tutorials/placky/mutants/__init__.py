"""`placky rules --mutants`: would the scenarios notice?

One thing is made wrong in the engine, and the scenarios run against it, each time in a process of its own. A rule is
switched off, a number of the rule data is changed by one, or an edit is made in the source. Or one of the faults that
the rulebook lists is committed. Where none fails, nothing guards that rule, that number or that line.
"""

import ast
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from placky.console import Steps
from placky.errors import PlackyError
from placky.mutants.changed_import import modules
from placky.mutants.edits import edits
from placky.mutants.faults import faults
from placky.mutants.verdicts import Verdicts
from placky.rulebook import Rulebook
from placky.rulebooks import index
from touchline.core.rulebook import numbers
from touchline.core.rulebook.data import has_data

ALL, NUMBERS = "all", "numbers.toml"
NOT_PLAYED = "not played"
"""What noticed a mutant of a module that the scenarios never import: nobody was asked."""


@dataclass(frozen=True)
class Mutant:
    """An engine with one thing wrong: a rule left out, a number more or less (`by`), an edit or a fault (`text`)."""

    book: Rulebook
    name: str
    by: int = 0
    text: str = ""
    """What the source reads now."""
    stem: str = ""
    """The module whose score it counts for."""
    readers: tuple[str, ...] = ()
    """The modules that read the number."""
    was: str = ""
    """What a listed fault has taken the place of."""
    function: int = 0
    """The first line of the function that is changed, of an edit or a fault."""
    first: int = 0
    """The lines that are changed."""
    last: int = 0
    operator: str = ""
    """What was done to the source, of an edit."""
    address: str = ""
    """Module, function, sign and text of an edit, which outlive a change of its line."""

    def __str__(self) -> str:
        """What is wrong with it."""
        if self.kind == "edit":
            return f"{self.name}  {self.text}"
        if self.kind == "fault":
            return f"{self.stem}: {self.name}"
        return f"{self.name} {self.by:+d}" if self.by else f"{self.name} off"

    @property
    def kind(self) -> str:
        """What is wrong in one word."""
        if self.was:
            return "fault"
        return "edit" if self.text else "number" if self.by else "rule"

    @property
    def names(self) -> tuple[str, ...]:
        """How a list of survivors may call it; the second one of an edit outlives a change of its line."""
        return (self.name, f"{self.stem}: {self.text}", self.address) if self.kind == "edit" else (str(self),)

    @property
    def key(self) -> str:
        """What it is kept under, as long as the engine is the same."""
        changed = hashlib.sha256(f"{self.was}\0{self.text}".encode()).hexdigest()[:8] if self.was else ""
        return " ".join(filter(None, (self.address or str(self), changed)))


def mutants(book: Rulebook, kind: str = ALL) -> list[Mutant]:
    """Every mutant of a rulebook's engine, or those of a kind or an operator; none where no rule is carried out."""
    rules = index(book).rules.values()
    if not rules:
        return []
    off = [Mutant(book, rule.number, stem=rule.stem, operator="rule") for rule in rules]
    shifted = []
    stems, read = {rule.stem for rule in rules}, _sections(book.engine)
    for name in numbers.listed(book.engine) if has_data(book.engine, NUMBERS) else ():
        section = name.partition(".")[0]
        readers = tuple(read.get(section, ()))
        stem = next((one for one in (section, *readers) if one in stems), readers[0] if readers else section)
        shifted += [Mutant(book, name, by, stem=stem, readers=readers, operator="number") for by in (1, -1)]
    listed = [
        Mutant(
            book, one.name, text=one.reads, stem=one.module, was=one.was, function=one.function, first=one.first,
            last=one.last, operator="fault",
        )
        for one in faults(book)
    ]  # fmt: skip
    found = [*off, *shifted, *_edited(book), *listed]
    return [mutant for mutant in found if kind in (ALL, mutant.kind, mutant.operator)]


def _edited(book: Rulebook) -> list[Mutant]:
    """A mutant for each edit. Of those with one address the later ones get a number."""
    found, seen = [], Counter[str]()
    for one in edits(book.engine):
        sign = "" if one.text.startswith(one.sign) else f"{one.sign}: "
        address = f"{one.module}.{one.within}: {sign}{one.text}" if one.within else f"{one.module}: {sign}{one.text}"
        seen[address] += 1
        address += f" #{seen[address]}" if seen[address] > 1 else ""
        found.append(
            Mutant(
                book, one.name, text=one.text, stem=one.module, function=one.function, first=one.first, last=one.last,
                operator=one.operator, address=address,
            )
        )  # fmt: skip
    return found


def _sections(engine: str) -> dict[str, list[str]]:
    """What might be a section of the numbers -> the modules that look into it."""
    found: dict[str, list[str]] = {}
    for name, path in modules(engine).items():
        tree = ast.parse(path.read_bytes())
        for section in sorted({node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}):
            found.setdefault(section, []).append(name)
    return found


def noticed(mutant: Mutant) -> str:
    """The first scenario that fails against a mutant, as a line; empty when none does."""
    return str(next(_answers([mutant], alone=True))[1]["line"])


def put_to_the_test(
    chosen: Sequence[Mutant], steps: Steps, folder: Path | None = None, *, looks: bool = True
) -> list[tuple[Mutant, str]]:
    """Mutants, each with what noticed it, in order.

    As many at once as the machine has processors. Those of modules that no scenario imports are `NOT_PLAYED`. What has
    been found out is kept in `folder`, and not asked again. Raises `PlackyError` when the scenarios fail against the
    engine as it is: each is played once before, to see what it comes to. Who `looks` not, as for a few mutants that is
    dearer than all the rest, finds out neither.
    """
    steps.total(len(chosen))
    found: dict[Mutant, str] = {}
    for book in {mutant.book.name: mutant.book for mutant in chosen}.values():
        verdicts = Verdicts(book, folder)
        of_book = [mutant for mutant in chosen if mutant.book.name == book.name]
        for mutant in of_book:
            if (line := verdicts.of(mutant.key)) is not None:
                found[mutant] = line
                steps.step("known")
        try:
            left = [mutant for mutant in of_book if mutant not in found]
            for mutant, answer in _together(left, looks=looks, remembers=verdicts.played):
                found[mutant] = answer["line"]
                verdicts.add(mutant.key, answer)
                steps.step(str(mutant))
        finally:
            verdicts.write()
    return [(mutant, found[mutant]) for mutant in chosen]


Answer = Mapping[str, Any]
"""`line`, what noticed a mutant, and the feature in which that stands (`by`)."""


def _together(chosen: Sequence[Mutant], *, looks: bool, remembers: Path | None) -> Iterator[tuple[Mutant, Answer]]:
    """From one process that forks, or else from a process each."""
    if hasattr(os, "fork") and chosen:
        together = _answers(chosen, looks=looks, remembers=remembers)
        first = next(together, None)
        if first is not None:
            yield first
            yield from together
            return
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        yield from pool.map(lambda mutant: next(_answers([mutant], alone=True)), chosen)


def _answers(
    chosen: Sequence[Mutant], *, alone: bool = False, looks: bool = True, remembers: Path | None = None
) -> Iterator[tuple[Mutant, Answer]]:
    """Ask a process about mutants. It answers for none of them if it has had to import the engine already."""
    book, jobs = chosen[0].book, os.cpu_count() or 1
    question: dict[str, Any] = {"rulebook": book.name, "engine": book.engine, "alone": alone, "jobs": jobs}
    question |= {"looks": looks, "remembers": str(remembers) if remembers else ""}
    told = [_told(number, mutant) for number, mutant in enumerate(chosen)]
    command = [sys.executable, "-m", "placky.mutants.process"]
    with (
        TemporaryDirectory(prefix="placky-") as made,
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as asked,  # noqa: S603 - ours
    ):
        try:
            if asked.stdin and asked.stdout:
                asked.stdin.write(json.dumps({**question, "made": made, "mutants": told}))
                asked.stdin.close()
                yield from _read(asked.stdout, chosen, alone=alone)
        finally:
            asked.kill()


def _read(lines: Iterable[str], chosen: Sequence[Mutant], *, alone: bool) -> Iterator[tuple[Mutant, Answer]]:
    """What the process says, line by line, until each mutant has its answer."""
    left = dict(enumerate(chosen))
    for line in lines:
        answer = json.loads(line)
        if answer.get("loaded"):
            return
        if "broken" in answer:
            raise PlackyError("\n".join(["the scenarios fail before anything is changed:", *answer["broken"]]))
        if "refused" in answer:
            if alone:
                yield chosen[0], {"line": answer["refused"]}  # with this fault, pytest cannot even begin
                return
            raise PlackyError(answer["refused"])
        yield left.pop(answer["name"]), answer
    if left and alone:
        yield chosen[0], {"line": "the process came to no end"}
    elif left:
        raise PlackyError(
            f"the process with the mutants came to no end; the first without an answer: {next(iter(left.values()))}"
        )


def _told(number: int, mutant: Mutant) -> Mapping[str, Any]:
    """A mutant for another process."""
    return {
        "id": number,
        "kind": mutant.kind,
        "name": mutant.name,
        "by": mutant.by,
        "stem": mutant.stem,
        "readers": mutant.readers,
        "was": mutant.was,
        "text": mutant.text,
        "function": mutant.function,
        "first": mutant.first,
        "last": mutant.last,
    }
