"""What came of the mutants: a score for each rule, statement and operator; a reason for each that nothing noticed.

Reasons stand in `survivors.toml` beside the features of a rulebook. Each line names mutants and says why no scenario
can notice them; `*` stands for anything:

    "dodge:41:<=" = "two figures never stand so close"
    "dodge: reach <= 0" = "the same comparison as it reads when it has been moved, on whichever line"
    "dodge.rolls: not: if not s.ball:" = "the same with its function and its sign; *: not: * names all of this sign"
    "pitch.margin *" = "only drawn"
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from placky.console import print_table, progress
from placky.errors import PlackyError, shown
from placky.mutants import ALL, NOT_PLAYED, Mutant, mutants, put_to_the_test, statements
from placky.mutants.changed_import import reached
from placky.mutants.sample import sampled
from placky.rulebook import Rulebook
from placky.rulebooks import index
from placky.streams import echo

ENOUGH = 0.95
"""The share of mutants that scenarios have to notice."""
FILE = "survivors.toml"
SCORE = ("Rules", "Module", "Mutants", "Noticed", "Score")
STATED = ("Statement", "Mutants", "Noticed", "Score")
SURVIVED = ("Survivor", "Reason")
OPERATORS = ("Operator", "Rulebook", "Mutants", "Noticed", "Cannot be", "Score")
NO_REASON = "NO REASON"

Found = Sequence[tuple[Mutant, str]]
"""Mutants, each with what noticed it."""


def reasons(book: Rulebook) -> dict[str, str]:
    """Pattern -> why. Raises `PlackyError` naming the file; a rulebook without the file has no reasons."""
    path = book.features / FILE
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PlackyError(f"{shown(path)}: {error}") from error
    for pattern, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise PlackyError(f'{shown(path)}: "{pattern}" has no reason; allowed: "MUTANT" = "why none can notice it"')
    return found


def excused(mutant: Mutant, patterns: Sequence[str]) -> str | None:
    """The first pattern that names this mutant."""
    return next((one for one in patterns if any(_like(one, name) for name in mutant.names)), None)


def _like(pattern: str, name: str) -> bool:
    return _compiled(pattern).fullmatch(name) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))


def stale(found: Found, patterns: Sequence[str]) -> list[str]:
    """The patterns that name no survivor."""
    survivors = [mutant for mutant, line in found if not line]
    return [one for one in patterns if not any(excused(mutant, [one]) for mutant in survivors)]


def nameless(book: Rulebook) -> list[str]:
    """The patterns that name no mutant at all: a fault in writing, or the source reads otherwise by now."""
    patterns = reasons(book)
    names = {name for mutant in mutants(book) for name in mutant.names} if patterns else set[str]()
    return [one for one in patterns if one not in names and not any(map(_compiled(one).fullmatch, names))]


def scores(book: Rulebook, found: Found) -> list[tuple[str, str, int, int]]:
    """Rule numbers, module, mutants and how many of them were noticed; modules without a rule come last."""
    stems = {stem: ", ".join(rule.number for rule in rules) for stem, rules in index(book).stems().items()}
    others = dict.fromkeys(sorted({mutant.stem for mutant, _ in found} - set(stems)), "-")
    rows = []
    for stem, rules in {**stems, **others}.items():
        lines = [line for mutant, line in found if mutant.stem == stem and line != NOT_PLAYED]
        if lines:
            rows.append((rules, stem, len(lines), sum(map(bool, lines))))
    return rows


def report(book: Rulebook, found: Found, *, whole: bool = True) -> bool:
    """Print everything. Returns whether all is well: scenarios notice enough, and each survivor has its reason.

    Reasons that name no mutant are told, and those for what does not survive where the `whole` of the mutants was put
    to the test.
    """
    patterns = reasons(book)
    rows = scores(book, found)
    if whole:
        print_table(
            f"{book.title}: mutants and how many of them a scenario notices",
            SCORE,
            [(*row[:2], str(row[2]), str(row[3]), f"{row[3] / row[2]:.0%}") for row in rows],
        )
        stated = statements.scores(book, found)
        print_table(
            f"{book.title}: statements, and how many mutants of the functions that play them a scenario notices",
            STATED,
            [(one, str(tried), str(good), f"{good / tried:.0%}") for one, tried, good in stated],
        )
        echo(f"without a mutant of their own: {', '.join(statements.untried(book, stated)) or 'none'}")
    survivors = [(mutant, excused(mutant, list(patterns))) for mutant, line in found if not line]
    if survivors:
        why = [(str(mutant), patterns[pattern] if pattern else NO_REASON) for mutant, pattern in survivors]
        print_table(f"{book.title}: what no scenario notices", SURVIVED, why, loud=NO_REASON)
    if away := sorted({mutant.stem for mutant, line in found if line == NOT_PLAYED}):
        echo(f"in no scenario, so left as they are: {', '.join(away)}")
    where = shown(book.features / FILE)
    empty = nameless(book)
    for pattern in empty:
        echo(f'{where}: "{pattern}" names no mutant; mend it or take it out', aside=True)
    for pattern in stale(found, [one for one in patterns if one not in empty]) if whole else ():
        echo(f'{where}: "{pattern}" names no survivor; take it out', aside=True)
    total, good = sum(row[2] for row in rows), sum(row[3] for row in rows)
    never = sum(pattern is not None for _, pattern in survivors)
    said = f"{book.title}: {good} of {total} mutants noticed ({_share(good, total):.1%})"
    share = _share(good, total - never)
    echo(f"{said}; {never} cannot be, which leaves {share:.1%}" if never else said)
    return share >= ENOUGH and never == len(survivors)


def by_operator(found: Found) -> list[tuple[str, str, int, int, int]]:
    """Operator, rulebook, its mutants, how many of them were noticed, and how many have a reason not to be."""
    rows: dict[tuple[str, str], list[int]] = {}
    patterns = {mutant.book.name: list(reasons(mutant.book)) for mutant, _ in found}
    for mutant, line in found:
        if line != NOT_PLAYED:
            row = rows.setdefault((mutant.operator, mutant.book.title), [0, 0, 0])
            row[0] += 1
            row[1] += bool(line)
            row[2] += not line and excused(mutant, patterns[mutant.book.name]) is not None
    return [(*key, *rows[key]) for key in sorted(rows)]  # type: ignore[misc]


def report_operators(found: Found) -> bool:
    """Print a score for each operator and game. Returns whether each is high enough."""
    rows = by_operator(found)
    shares = [_share(noticed, total - never) for _, _, total, noticed, never in rows]
    print_table(
        "What was done to the engines, and how much of it a scenario notices",
        OPERATORS,
        [(*row[:2], *map(str, row[2:]), f"{share:.0%}") for row, share in zip(rows, shares, strict=True)],
    )
    return all(share >= ENOUGH for share in shares)


def _share(good: int, total: int) -> float:
    return good / total if total else 1.0


def show(books: Sequence[Rulebook], kind: str, folder: Path, sample: int | None = None, seed: int = 0) -> bool:
    """Put mutants to the test, all of them or a `sample`, and print what came of it. Returns whether all is well.

    What has been found out is kept in `folder`: whoever interrupts this goes on from there the next time.
    """
    chosen = [mutant for book in books for mutant in mutants(book, kind)]
    if sample is not None:
        played = {book.name: reached(book.engine) for book in books}
        chosen = [mutant for mutant in chosen if mutant.kind != "edit" or mutant.stem in played[mutant.book.name]]
        chosen = sampled(chosen, sample, seed)
    for book in books:
        reasons(book)  # a fault of that file is said before the long wait
    what = f"{len(chosen)} mutants of {', '.join(book.title for book in books)}"
    with progress(f"Changing one thing at a time: {what}") as steps:
        found = put_to_the_test(chosen, steps, folder)
    whole = kind == ALL and sample is None
    well = [report(book, [one for one in found if one[0].book == book], whole=whole) for book in books]
    return report_operators(found) and all(well)
