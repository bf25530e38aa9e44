"""`placky drills`: questions about positions from random legal play, written as JSON or put to another engine."""

import argparse
import json
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

from placky.console import progress
from placky.drills import drills, kinds_of
from placky.drills.checked import checked
from placky.errors import PlackyError
from placky.exploring import engines
from placky.rulebook import Rulebook
from placky.rulebooks import index, rulebook
from placky.streams import echo
from placky.worker import Worker
from placky.writing import check_target, write_file
from touchline.core.nearest import nearest

__all__ = ["drill"]

NONE = "drills {name}: nothing was found to ask about that; another --seed finds other games"


def drill(options: argparse.Namespace) -> int:
    """Make drills, and write or check them. Returns 1 where an engine answers one otherwise."""
    book = rulebook(options.name)
    _known(book, options)
    if options.output:
        check_target(options.output, "-o")
    if options.check:
        return _checked(options)
    with progress(f"Drilling {book.title}") if options.output else nullcontext():
        found = [*drills(book, **_wanted(options))]
    if not found:
        raise PlackyError(NONE.format(name=book.name))
    text = "[\n" + ",\n".join(json.dumps(one.to_json(), ensure_ascii=False, sort_keys=True) for one in found) + "\n]\n"
    if options.output:
        write_file(options.output, text, "-o")
        echo(f"{len(found)} drills of {len({one.rule for one in found})} rules: {options.output}")
    else:
        echo(text.rstrip())
    return 0


def _wanted(options: argparse.Namespace) -> dict[str, Any]:
    return {name: getattr(options, name) for name in ("seed", "count", "rule", "kind")}


def _known(book: Rulebook, options: argparse.Namespace) -> None:
    """Raise `PlackyError` for a rule or a kind that the game does not have."""
    rules = index(book).rules
    if options.rule and options.rule not in rules:
        raise PlackyError(f"--rule {options.rule}: {nearest(options.rule, rules)}")
    kinds = [one.name for one in kinds_of(book)]
    if options.kind and options.kind not in kinds:
        raise PlackyError(f"--kind {options.kind}: {nearest(options.kind, kinds)}")


def _checked(options: argparse.Namespace) -> int:
    """Put drills to another engine, in a process of its own, which it may end or hold up."""
    with Worker(_work, options, limit=options.timeout) as worker:
        for otherwise, skipped, asked in worker.told():
            if not asked:
                raise PlackyError(NONE.format(name=options.name))
            for line in otherwise:
                echo(line)
            for why, times in skipped:
                echo(f"{times} not asked: {options.check}: {why}")
            answered = asked - sum(times for _, times in skipped)
            echo(f"{answered - len(otherwise)} of {answered} drills are answered alike")
            return int(bool(otherwise))
    raise PlackyError(f"--check {options.check}: nothing was asked")


def _work(tell: Callable[[tuple[Any, ...]], None], options: argparse.Namespace) -> None:
    book, _, there = engines(options.name, options.check, options.name, options.timeout)
    try:
        came = [*checked(drills(book, **_wanted(options)), there)]
    finally:
        there.close()
    told = [
        f"{one.drill.id} ({one.drill.rule}, {one.drill.kind}): {options.check} {one.how}"
        for one in came
        if one and not one.skips
    ]
    skipped = Counter(one.how for one in came if one and one.skips)
    tell((told, [*skipped.items()], len(came)))
