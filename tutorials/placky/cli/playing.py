"""`placky play`, `placky replay` and `placky odds`: matches told line by line, and what a coach wants counted."""

import argparse
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from placky.boundary.asked import asked
from placky.console import print_table, progress
from placky.errors import PlackyError, shown
from placky.matches.frames import match_frames
from placky.matches.play import MatchLines, Played, coach_named, dumped, load, play_match, playing, replay_match, taken
from placky.plain import LONGEST_NUMBER
from placky.rulebook import Rulebook, playable
from placky.rulebooks import rulebook, rulebooks
from placky.streams import echo, interrupted, unheard
from placky.words import against, listed
from placky.writing import check_target, write_file
from touchline.core.brief import printable

ODDS = """\
usage: placky odds RULEBOOK [OPTION ...]

What a player wants counted. Each rulebook has options of its own:"""


def play(options: argparse.Namespace) -> int:
    """`placky play`."""
    book = asked(rulebook(options.name))
    usual = [next(iter(playable(book).coaches))]
    opening = _opening(book, options)
    names = _coaches(book, playing(book, opening), options, opening.coaches if opening else usual)
    makers = {name: coach_named(book, name) for name in names}
    if options.save:
        check_target(options.save, "--save")
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    if abs(seed) > LONGEST_NUMBER:
        raise PlackyError(f"--seed: allowed: whole numbers up to {LONGEST_NUMBER}, which a log can hold")
    with interrupted(options.save, "was not written"):
        with progress(f"{against(names)}, seed {seed}"):
            made = {name: maker() for name, maker in makers.items()}
        tale = play_match(book, names, [made[name] for name in names], seed, opening)
        lines: Iterable[str] = _saved(tale, options.save) if options.save else tale
    with interrupted(options.save, "is saved"):
        for line in lines:
            _tell(line)
            if unheard():
                break
        if options.save:
            echo(f"Saved. Replay it with: placky replay {shown(options.save)}")
    return 0


PAIR = ("--home", "--away")
"""Options for the coaches of two."""


def _coaches(book: Rulebook, who: Sequence[str], options: argparse.Namespace, usual: Sequence[str]) -> list[str]:
    """The kind of coach of each who plays; one for all of them where nobody is named. Raises `PlackyError`.

    Who has none named has his `usual` one, the last of them where there are not so many.
    """
    allowed = f"allowed: {', '.join(f'{name}=KIND' for name in who)}, or KIND for all" if who else "allowed: KIND"
    chosen: dict[str, str] = {}
    for said in options.coach:
        name, _, kind = said.rpartition("=")
        if name and name not in who:
            raise PlackyError(f"--coach {said}: {book.title} is played by {listed(who) or 'nobody by name'}; {allowed}")
        if name in chosen:
            whose = f"{name} has" if name else "all have"
            raise PlackyError(f"--coach {said}: {whose} {chosen[name]} already; {allowed}")
        chosen[name] = kind
    for place, option in enumerate(PAIR):
        kind = getattr(options, option.strip("-"))
        if kind and len(who) != len(PAIR):
            raise PlackyError(f"{option} {kind}: that is for two who play; for any number there is --coach; {allowed}")
        if kind and chosen.setdefault(who[place], kind) != kind:
            raise PlackyError(f"{option} {kind}: {who[place]} has {chosen[who[place]]} already; {allowed}")
    others = [usual[min(n, len(usual) - 1)] for n in range(max(1, len(who)))]
    return [chosen.get(name, chosen.get("", other)) for name, other in zip(who or [""], others, strict=True)]


def _saved(tale: MatchLines, out: Path) -> list[str]:
    """The lines of a match that has been saved, so that whoever stops listening has it. A failure is told last."""
    lines: list[str] = []
    try:
        write_file(out, dumped(_heard(tale, lines.append)), "--save")
    except PlackyError:
        for line in lines:
            _tell(line)
        raise
    return lines


def _opening(book: Rulebook, options: argparse.Namespace) -> Played | None:
    """A logged match up to a step of its page, to go on from. Raises `PlackyError`."""
    if options.origin is None:
        if options.at is not None:
            raise PlackyError(f"--at {options.at}: of which log? Name it with --from")
        return None
    where = shown(options.origin)
    logged, played = load(options.origin)
    if logged.name != book.name:
        raise PlackyError(f'--from {where}: this is a log of "{logged.name}"')
    if options.at is None:
        raise PlackyError(f"--from {where}: from which step? Say so with --at, as its page counts them")
    entries = {frame.number: frame.entry for frame in match_frames(book, taken(book, played, where))}
    if options.at not in entries or entries[options.at] == len(played.entries):
        raise PlackyError(f"--at {options.at}: one can go on from the steps 0 to {max(entries) - 1} of {where}")
    return replace(played, entries=played.entries[: entries[options.at]])


def replay(options: argparse.Namespace) -> int:
    """`placky replay`."""
    logged, played = load(options.file)
    book = asked(logged)
    _tell(f"{against(played.coaches)}, seed {played.seed}")
    _heard(replay_match(book, played, shown(options.file)), _tell)
    return 0


def _heard(tale: Iterator[str], hear: Callable[[str], None]) -> Any:
    """Hand over line by line. Returns what the generator returns."""
    while True:
        try:
            hear(next(tale))
        except StopIteration as end:
            return end.value


def _tell(line: str) -> None:
    """A line of a match. A name with a line end in it makes no second one."""
    told = line.lstrip("\n")  # the tale's own blank lines; any other is part of a name
    echo("\n" * (len(line) - len(told)) + printable(told))


class _OddsParser(argparse.ArgumentParser):
    """The options of one rulebook; a slip in them is one line."""

    def error(self, message: str) -> NoReturn:
        said = printable(message.removeprefix("argument "))
        raise PlackyError(f"{self.prog}: {said}; {self.prog} --help tells more")


def odds(options: argparse.Namespace) -> int:
    """`placky odds`."""
    having = [book.name for book in rulebooks().values() if book.advice()]
    if options.name is None:
        if set(options.rest) & {"-h", "--help"}:
            echo(f"{ODDS}\n" + "\n".join(f"  placky odds {name} --help" for name in having))
            return 0
        raise PlackyError(f"placky odds: of which game? Name its rulebook: {', '.join(having) or 'none has odds'}")
    book = asked(rulebook(options.name))
    advice = book.advice()
    if advice is None:
        raise PlackyError(f"{book.title} has no odds to ask for; those that have: {', '.join(having) or 'none'}")
    parser = _OddsParser(prog=f"placky odds {book.name}", description=f"Odds of {book.title}.", allow_abbrev=False)
    advice.arguments(parser)
    question = parser.parse_args(options.rest)
    with progress("Counting"):
        sheets = advice.answer(question)
    for sheet in sheets:
        print_table(sheet.caption, sheet.head, sheet.rows)
    return 0
