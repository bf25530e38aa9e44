"""What came of the mutants: a score for each rule, and a reason for each mutant that no scenario noticed.

Reasons stand in `survivors.toml` beside the features of a rulebook. Each line names mutants and says why no scenario
can notice them; `*` stands for anything:

    "dodge:41:<=" = "two figures never stand so close"
    "dodge: reach <= 0" = "the same comparison as it reads when it has been moved, on whichever line"
    "pitch.margin *" = "only drawn"
"""

import re
import tomllib
from collections.abc import Sequence

from placky.console import print_table, progress
from placky.errors import PlackyError, shown
from placky.mutants import ALL, NOT_PLAYED, Mutant, put_to_the_test
from placky.rulebook import Rulebook
from placky.rulebooks import index
from placky.streams import say

ENOUGH = 0.95
"""The share of mutants that scenarios have to notice."""
FILE = "survivors.toml"
SCORE = ("Rules", "Module", "Mutants", "Noticed", "Score")
SURVIVED = ("Survivor", "Reason")
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
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), name) is not None


def stale(found: Found, patterns: Sequence[str]) -> list[str]:
    """The patterns that name no survivor."""
    survivors = [mutant for mutant, line in found if not line]
    return [one for one in patterns if not any(excused(mutant, [one]) for mutant in survivors)]


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


def report(book: Rulebook, found: Found, *, whole: bool = True) -> float:
    """Print everything. Returns the share that was noticed of those that could have been.

    Reasons for what does not survive are named where the `whole` of the mutants was put to the test.
    """
    patterns = reasons(book)
    rows = scores(book, found)
    print_table(
        f"{book.title}: mutants and how many of them a scenario notices",
        SCORE,
        [(*row[:2], str(row[2]), str(row[3]), f"{row[3] / row[2]:.0%}") for row in rows],
    )
    survivors = [(mutant, excused(mutant, list(patterns))) for mutant, line in found if not line]
    if survivors:
        why = [(str(mutant), patterns[pattern] if pattern else NO_REASON) for mutant, pattern in survivors]
        print_table(f"{book.title}: what no scenario notices", SURVIVED, why, loud=NO_REASON)
    if away := sorted({mutant.stem for mutant, line in found if line == NOT_PLAYED}):
        say(f"in no scenario, so left as they are: {', '.join(away)}")
    total, good = sum(row[2] for row in rows), sum(row[3] for row in rows)
    never = sum(pattern is not None for _, pattern in survivors)
    said = f"{book.title}: {good} of {total} mutants noticed ({_share(good, total):.1%})"
    share = _share(good, total - never)
    say(f"{said}; {never} cannot be, which leaves {share:.1%}" if never else said)
    for pattern in stale(found, list(patterns)) if whole else ():
        where = shown(book.features / FILE)
        say(f'{where}: "{pattern}" names no survivor; take it out', aside=True)
    return share


def _share(good: int, total: int) -> float:
    return good / total if total else 1.0


def show(books: Sequence[Rulebook], kind: str) -> bool:
    """Put the mutants of each rulebook to the test and print what came of it. Returns whether one scores too low."""
    weak = False
    for book in books:
        reasons(book)  # a fault of that file is said before the long wait
        with progress(f"{book.title}: changing one thing at a time") as steps:
            found = put_to_the_test(book, steps, kind)
        weak |= report(book, found, whole=kind == ALL) < ENOUGH
    return weak
