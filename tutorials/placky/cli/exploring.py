"""`placky explore`: two engines, or two readings, played against each other until they part."""

import argparse
import json
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from placky.console import Steps, progress
from placky.errors import PlackyError
from placky.exploring import ComparedSoFar, Disagreement, Exploration, engines
from placky.shrinking import SmallGame
from placky.streams import echo
from placky.worker import Died, Worker
from placky.writing import check_target, write_file

__all__ = ["explore"]

SAME = "They go the same way."


Ended = tuple[str, Sequence[str], str]
"""The scenario, what is said of it, and the last line."""


def explore(options: argparse.Namespace) -> int:
    """Play until they part or time is over. Returns 1 where they part."""
    if options.output:
        check_target(options.output, "-o")
    with progress(f"Playing {options.first} against {options.second}") as steps:
        text, said, tally = _played(options, steps)
    if text and options.output:
        write_file(options.output, text, "-o")
    elif text:
        echo(text.rstrip())
    for line in (*said, tally):
        echo(line)
    return int(said[0] != SAME)


def _played(options: argparse.Namespace, steps: Steps) -> Ended:
    """Let a process play, and tell what came of it. Raises `PlackyError`."""
    steps.total(int(options.seconds))
    latest = SmallGame({})
    with Worker(_work, options, limit=options.timeout) as worker:
        try:
            for kind, *told in worker.told():
                if kind == "ended":
                    return told[0], told[1], told[2]
                if kind == "tick":
                    steps.step(told[0])
                elif kind == "begun":
                    latest = SmallGame(told[0], [])
                else:
                    latest = latest._replace(moves=[*latest.moves, told[0]])
        except Died as died:
            if "asked for" not in str(died):
                raise  # it was no engine that has ended it
            return _of_dead(options, latest, str(died))
    raise PlackyError(f"explore {options.first} {options.second}: nothing was compared")


def _again(options: argparse.Namespace) -> str:
    """The command that finds the same again."""
    book = ["--rulebook", options.rulebook] if options.rulebook else []
    but = [part for kind in options.but for part in ("--but", kind)]
    return shlex.join(["placky", "explore", options.first, options.second, *book, *but, "--seed", str(options.seed)])


def _work(tell: Callable[[tuple[Any, ...]], None], options: argparse.Namespace) -> None:
    """In a process of its own: the games."""
    book, here, there = engines(options.first, options.second, options.rulebook, options.timeout)
    try:
        search = Exploration(book, here, there, seed=options.seed, how=_again(options))
        search.but = options.but
        if not (here.safe and there.safe):
            search.watch = lambda kind, what: tell((kind, what))
        next_tick = search.clock()

        def ticked(tally: ComparedSoFar) -> None:
            nonlocal next_tick
            if search.clock() >= next_tick:
                next_tick += 1
                tell(("tick", f"{tally.decisions} decisions"))

        tell(("ended", *_told(search.found(options.seconds, options.most, ticked), search, options.output)))
    finally:
        here.close()
        there.close()


def _told(found: Disagreement | None, search: Exploration, output: Path | None) -> Ended:
    """What is said at the end."""
    unsaid = search.tally.unsaid
    said = [f"Passed over, as no scenario asks for it: {', '.join(unsaid)}"] if unsaid else []
    if found is None:
        return "", [SAME, *said], str(search.tally)
    if found.written is None:
        what = json.dumps([found.game.position, *found.game.moves], ensure_ascii=False)
        each = (f"{search.here.name} {_how(found.parting.here)}", f"{search.there.name} {_how(found.parting.there)}")
        return "", [f"They part where no scenario can show it: {', '.join(each)}", what, *said], str(search.tally)
    where = f": {output}" if output else ""
    whens = found.written.whens
    part = f"They part after {whens} When step{'s' * (whens != 1)}, in {found.parting.kind}{where}"
    return found.written.text, [part, f"{search.there.name} fails: {found.written.why}", *said], str(search.tally)


def _how(answer: Any) -> str:
    takes = {"done": "does it", "malformed": "calls it malformed", "refused": f"refuses it by {answer.rule}"}
    return takes.get(answer.how, f"breaks: {answer.message}")


def _of_dead(options: argparse.Namespace, game: SmallGame, fate: str) -> Ended:
    """The game in which an engine has ended its process, or has hung, as our engine tells it."""
    book, here, there = engines(options.first, options.second, options.rulebook, options.timeout)
    found = Exploration(book, here, there, seed=options.seed, how=_again(options)).of_dead(game, fate)
    text = found.written.text if found.written else ""
    return text, [f"They part, and nothing was made smaller: {fate}"], "Compared: games up to this one."
