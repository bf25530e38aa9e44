"""`placky play`, `placky replay` and `placky odds`: matches told line by line, and what a coach wants counted."""

import argparse
import secrets
from collections.abc import Iterator
from typing import Any

from placky.cli.console import print_table, progress
from placky.errors import PlackyError, shown
from placky.matches import coach_named, dumped, load, play_match, playable, replay_match
from placky.recording import write_if_changed
from placky.rulebooks import rulebook, rulebooks


def play(options: argparse.Namespace) -> int:
    """`placky play`."""
    book = rulebook(options.name)
    usual = next(iter(playable(book).coaches))
    home, away = options.home or usual, options.away or usual
    makers = coach_named(book, home), coach_named(book, away)
    if options.save and options.save.is_dir():
        raise PlackyError(f"--save {shown(options.save)}: this is a folder; allowed: a file")
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    with progress(f"{home} against {away}, seed {seed}"):
        made: dict[str, Any] = {}
        for name, maker in zip((home, away), makers, strict=True):
            made[name] = made.get(name) or maker()
    played = _tell(play_match(book, (home, away), (made[home], made[away]), seed))
    if options.save:
        try:
            write_if_changed(options.save, dumped(played))
        except OSError as error:
            raise PlackyError(f"--save {shown(options.save)}: cannot be written: {error.strerror}") from error
        print(f"Saved. Replay it with: placky replay {shown(options.save)}")
    return 0


def replay(options: argparse.Namespace) -> int:
    """`placky replay`."""
    book, played = load(options.file)
    print(f"{played.home} against {played.away}, seed {played.seed}")
    _tell(replay_match(book, played, shown(options.file)))
    return 0


def _tell(lines: Iterator[str]) -> Any:
    """Print lines as they come. Returns what the generator returns."""
    while True:
        try:
            print(next(lines), flush=True)
        except StopIteration as end:
            return end.value


def odds(options: argparse.Namespace) -> int:
    """`placky odds`."""
    book = rulebook(options.name)
    advice = book.advice()
    if advice is None:
        having = [other.name for other in rulebooks().values() if other.advice()]
        raise PlackyError(f"{book.title} has no odds to ask for; those that have: {', '.join(having) or 'none'}")
    parser = argparse.ArgumentParser(prog=f"placky odds {book.name}", description=f"Odds of {book.title}.")
    advice.arguments(parser)
    asked = parser.parse_args(options.rest)
    with progress("Counting"):
        sheets = advice.answer(asked)
    for sheet in sheets:
        print_table(sheet.caption, sheet.head, sheet.rows)
    return 0
