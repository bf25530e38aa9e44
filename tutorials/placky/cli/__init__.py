"""The command line: placky new, build, test, report, explore, drills, check, record, rules, play, replay, ...

Bad input of any kind ends in one clear line each and exit code 2; a check that fails, or something of an author's that
breaks, in exit code 1. The authors' guide has a table of them.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from placky.cli.adapter import arguments as choices_of_adapter
from placky.cli.messages import arguments as choices_of_messages
from placky.cli.new import arguments as choices_of_new
from placky.cli.ports import port
from placky.errors import AuthorFault, PlackyError, shown
from placky.garbage import own_process
from placky.streams import OutputLost, echo, streams
from placky.worker import LIMIT
from touchline import __version__
from touchline.core.errors import TouchlineError

DOCS = "docs"
PARSING = ("odds", "serve")
"""Commands that read options of their own, and may leave because of those."""
MUTANTS = (
    "all", "rule", "number", "edit", "fault",
    "boundary", "without", "negated", "dropped", "twice", "swapped", "sides", "coach", "alike", "each",
)  # fmt: skip
"""What can be made wrong in an engine."""
SAMPLE = 500
"""Of mutants: how many are put to the test where only a sample is asked for."""
PAIRS, ANSWERS = 20, 150_000
"""Of pairs of rules: how many are shown, and how much is played to find them."""


class _Command(argparse.ArgumentParser):
    """A command whose names may stand anywhere among its options: `placky test --engine X chess`."""

    _halfway = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Options first, then names. What a rulebook reads itself keeps its order, and has its own help."""
        if self._halfway or not self.add_help:
            return super().parse_known_args(args, namespace)
        self._halfway = True  # argparse comes by here for each half
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._halfway = False


def _count(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text}: a number is needed, 1 or more")
    return int(text)


def _seconds(text: str) -> float:
    """A time."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text}: seconds are needed, more than 0")
    return seconds


def _shared() -> Sequence[_Command]:
    """What several commands have: the pages, what stops a loop, how long an engine may take, recordings, which game."""
    docs = _Command(add_help=False)
    docs.add_argument(
        "--docs", type=Path, default=Path(DOCS), metavar="FOLDER", help="the Sphinx project (default: %(default)s)"
    )
    plays = _Command(add_help=False)
    plays.add_argument(
        "--most-events", type=_count, metavar="N",
        help="how many events a rule may tell before it asks something or ends (default: a million)",
    )  # fmt: skip
    runs = _Command(add_help=False, parents=[plays])
    runs.add_argument(
        "--timeout", type=_seconds, default=LIMIT, metavar="SECONDS",
        help="how long the engine may take for an answer (default: %(default)g)",
    )  # fmt: skip
    records = _Command(add_help=False, parents=[docs, runs])
    records.add_argument(
        "--jobs", type=_count, default=2, metavar="N",
        help="how many processes work at once on recordings, drills and pages (default: %(default)s)",
    )  # fmt: skip
    chosen = _Command(add_help=False)
    chosen.add_argument("--rulebook", metavar="NAME", help="only this rulebook")
    return docs, plays, runs, records, chosen


def parser() -> argparse.ArgumentParser:
    """Every command and option, each with its help."""
    top = argparse.ArgumentParser(
        prog="placky", description="Turns a rulebook's scenarios into a test suite and a tutorial that cannot disagree."
    )
    top.add_argument("--version", action="version", version=f"placky {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Command)
    docs, plays, runs, records, chosen = _shared()
    choices_of_new(commands.add_parser("new", help="write a small rulebook project, complete, to begin with"))
    choices_of_adapter(commands.add_parser("adapter", help="begin an engine in another language, for placky test"))
    build = commands.add_parser("build", parents=[records], help="record what changed, then build the pages")
    build.add_argument("--strict", action="store_true", help="a warning is an error")
    build.add_argument(
        "--builder", default="html", help="a Sphinx builder: html, text, epub, ... (default: %(default)s)"
    )
    build.add_argument(
        "--recordings", type=Path, metavar="FOLDER",
        help="show what another engine has played, as placky test --engine --record has written it",
    )  # fmt: skip
    _test(commands, runs, chosen)
    _report(commands, runs)
    _explore(commands, runs)
    _drills(commands, runs)
    check = commands.add_parser(
        "check", parents=[docs, runs, chosen], help="what is silently wrong with a rulebook, and what it lacks next"
    )
    check.add_argument(
        "--answers", type=_count, default=1200, metavar="N",
        help="how many decisions and rolls are played at random (default: %(default)s)",
    )  # fmt: skip
    choices_of_messages(commands.add_parser("messages", help="begin or renew a translation of what pages say"))
    commands.add_parser("record", parents=[records], help="record the scenarios whose feature or engine has changed")
    rules = commands.add_parser(
        "rules", parents=[records, chosen],
        help="which rule and statement fires in which scenarios; exit 1 when a rule never does, or a tag claims more",
    )  # fmt: skip
    rules.add_argument(
        "number",
        nargs="*",
        metavar="NUMBER",
        help="only where this rule is: index, numbers, scenarios, code, words, pages, ...",
    )
    rules.add_argument(
        "--mutants",
        nargs="?",
        const="all",
        choices=MUTANTS,
        metavar="KIND",
        help=f"also make one thing wrong at a time: does a scenario fail? KIND may be {', '.join(MUTANTS)}",
    )
    rules.add_argument(
        "--pairs", nargs="?", const=PAIRS, type=_count, metavar="N",
        help="also which rules meet in random play and in no scenario: the N most frequent pairs "
        f"(default: {PAIRS}), each with a draft of a scenario",
    )  # fmt: skip
    rules.add_argument(
        "--answers", type=_count, default=ANSWERS, metavar="N",
        help="with --pairs: how many decisions and rolls are played at random (default: %(default)s, about a minute)",
    )  # fmt: skip
    rules.add_argument(
        "--sample",
        nargs="?",
        const=SAMPLE,
        type=_count,
        metavar="N",
        help=f"with --mutants: only so many, as many of each operator and game ({SAMPLE}, if no number is given)",
    )
    rules.add_argument(
        "--seed", type=int, default=0, metavar="N", help="with --sample: which ones (default: %(default)s)"
    )
    play = commands.add_parser("play", parents=[plays], help="let players play a whole game, and tell it")
    play.add_argument("name", metavar="RULEBOOK", help="which game")
    play.add_argument(
        "--coach", action="append", default=[], metavar="NAME=KIND",
        help="which kind decides for one of those who play, once for each; KIND alone is for all others",
    )  # fmt: skip
    play.add_argument("--home", metavar="KIND", help="who plays the first of two sides")
    play.add_argument("--away", metavar="KIND", help="who plays the second of two sides")
    play.add_argument("--seed", type=int, metavar="N", help="the same number, the same dice (default: a new one)")
    play.add_argument("--save", type=Path, metavar="FILE", help="write a log that placky replay reads")
    play.add_argument("--from", dest="origin", type=Path, metavar="FILE", help="go on from a step of a saved game")
    play.add_argument("--at", type=int, metavar="N", help="with --from: which step, as its page counts them")
    replay = commands.add_parser("replay", help="tell a saved game again, and check that it ends the same way")
    replay.add_argument("file", type=Path, metavar="FILE", help="what placky play --save has written")
    render = commands.add_parser(
        "render",
        help="a saved game as a page or a picture, a position as a picture, feature files as pages",
        description="Make a page (.html, one file that works from a disk), a moving picture (.gif) or one picture "
        "(.svg, .png) of a game that placky play --save has written; or a picture of a position, as JSON of what a "
        "table sets up; or pages of feature files from anywhere, of one (.html) or of all below a folder.",
    )
    render.add_argument(
        "file", type=Path, metavar="FILE", help="a saved game, a position as JSON, a .feature, or a folder of them"
    )
    render.add_argument(
        "-o", dest="output", type=Path, metavar="FILE",
        help="what to write; its ending says what it becomes: .html, .svg, .png, .gif "
        "(default: FILE with .html, or .svg for a position, in this folder); of a folder of features, another one",
    )  # fmt: skip
    render.add_argument(
        "--at",
        type=int,
        metavar="N",
        help="one picture of a saved game: which step, as its page counts them (default: the last)",
    )
    render.add_argument("--rulebook", metavar="NAME", help="of which game a position is")
    render.add_argument("--width", type=int, metavar="PIXELS", help="how wide a .png (1200) or a .gif (480) is")
    render.add_argument("--night", action="store_true", help="a .png or a .gif in the dark colours")
    odds = commands.add_parser("odds", add_help=False, help="what a player wants counted; placky odds RULEBOOK --help")
    odds.add_argument("name", nargs="?", metavar="RULEBOOK", help="which game")
    serve = commands.add_parser(
        "serve", parents=[records], help="build, show in a browser, rebuild when a file changes"
    )
    serve.add_argument("--port", type=port, default=8000, help="where to serve (default: %(default)s)")
    serve.add_argument("--open", action="store_true", help="open a browser")
    return top


def _test(
    commands: "argparse._SubParsersAction[_Command]",
    runs: _Command,
    chosen: _Command,
) -> None:
    """The options of `placky test`."""
    test = commands.add_parser(
        "test", parents=[runs, chosen], help="run the scenarios, against our engine or another one"
    )
    test.add_argument("name", nargs="?", metavar="RULEBOOK", help="only this rulebook, as --rulebook")
    test.add_argument(
        "--engine", metavar="ENGINE",
        help="what is tested in place of our engine: MODULE:NAME of a callable that gives a Table, or a command that "
        'speaks the protocol, "node engine.mjs"',
    )  # fmt: skip
    test.add_argument(
        "-n", dest="processes", type=_count, default=1, metavar="N",
        help="how many processes ask at once, each with an engine of its own (default: %(default)s)",
    )  # fmt: skip
    test.add_argument("--result", type=Path, metavar="FILE", help="write what came of each scenario, as JSON")
    test.add_argument(
        "--stderr", type=Path, metavar="FILE",
        help="keep what an engine's process writes to its standard error (default: beside --result)",
    )  # fmt: skip
    test.add_argument(
        "-k",
        dest="expression",
        metavar="EXPRESSION",
        help="only scenarios whose names or tags match, as in pytest -k: goes_to_ground, rule_1_20",
    )
    test.add_argument("--record", type=Path, metavar="FOLDER", help="also write recordings into this folder")


def _report(commands: "argparse._SubParsersAction[_Command]", runs: _Command) -> None:
    """What `placky report` takes."""
    report = commands.add_parser(
        "report", parents=[runs], help="what came of exams, as a page, as JSON, as JUnit XML or as a badge"
    )
    report.add_argument("results", type=Path, nargs="+", metavar="RESULT", help="what placky test --result has written")
    report.add_argument(
        "-o", dest="output", type=Path, metavar="FILE",
        help="what to write; its ending says what it becomes: .html, .json, .xml (JUnit), .svg (a badge); "
        "a folder gets all of them (default: report.html in this folder)",
    )  # fmt: skip
    report.add_argument(
        "--format", choices=("html", "json", "junit", "badge"), help="what it becomes, whatever the file is called"
    )
    report.add_argument(
        "--site", default="", metavar="ADDRESS", help="links of the page lead to this site's rules and exercises"
    )


def _explore(commands: "argparse._SubParsersAction[_Command]", runs: _Command) -> None:
    """What `placky explore` takes."""
    explore = commands.add_parser(
        "explore", parents=[runs], help="play two engines against each other, and write down where they part",
        description="Put random legal play, and commands that are refused, to two engines, or to two readings or "
        "editions of one. Where they part, the game is made as small as it can be and written as a scenario in the "
        "game's own steps, which passes with one of them and fails with the other. An engine is RULEBOOK (ours), "
        "RULEBOOK@RULING=READING, RULEBOOK@edition=NAME, MODULE:NAME, or a command line.",
    )  # fmt: skip
    explore.add_argument("first", metavar="A", help="an engine: chess, chess@R-18=fails, MODULE:NAME, a command")
    explore.add_argument("second", metavar="B", help="the other one")
    explore.add_argument("--rulebook", metavar="NAME", help="which game, where no engine says so")
    explore.add_argument("--seed", type=int, default=0, metavar="N", help="other games (default: %(default)s)")
    explore.add_argument(
        "--seconds", type=_seconds, default=60.0, metavar="S", help="how long they play at most (default: %(default)g)"
    )
    explore.add_argument("--most", type=_count, metavar="N", help="how many decisions at most (default: any number)")
    explore.add_argument(
        "--but", action="append", default=[], metavar="KIND",
        help="pass over known differences whose kind, as it is named where they part, begins so; may be repeated",
    )  # fmt: skip
    explore.add_argument(
        "-o", dest="output", type=Path, metavar="FILE.feature", help="write the scenario there, not into the terminal"
    )


def _drills(commands: "argparse._SubParsersAction[_Command]", runs: _Command) -> None:
    """What `placky drills` takes."""
    drills = commands.add_parser(
        "drills", parents=[runs], help="questions about positions from random play, with answers, reasons and rules",
        description="Play at random, and ask of each rule what it decides: whether a command is legal, what the target "
        "of a roll is, what follows when dice have fallen. The drills are written as JSON; with --check they are put "
        "to another engine or reading.",
    )  # fmt: skip
    drills.add_argument("name", metavar="RULEBOOK", help="which game")
    drills.add_argument("--rule", default="", metavar="NUMBER", help="only drills of this rule")
    drills.add_argument(
        "--kind", default="", metavar="KIND", help="only this kind: legal, target, follows, who, or one of its own"
    )
    drills.add_argument("--seed", type=int, default=0, metavar="N", help="other games (default: %(default)s)")
    drills.add_argument(
        "--count", type=_count, default=30, metavar="N", help="how many of each rule and kind (default: %(default)s)"
    )
    drills.add_argument(
        "--check", metavar="ENGINE",
        help="put them to this engine, and exit 1 where it answers otherwise: chess@R-18=fails, MODULE:NAME, a command",
    )  # fmt: skip
    drills.add_argument("-o", dest="output", type=Path, metavar="FILE", help="write them there, not into the terminal")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns its exit code."""
    if arguments is not None:
        return _run(arguments)
    try:
        with streams():
            return _run(sys.argv[1:], alone=True)
    except OutputLost as error:  # found at the very end
        echo(error, aside=True)
        return 2


def _ended(error: Exception) -> tuple[str, int]:
    """What is said of a command that an error has ended, and its exit code; nothing of what has broken in placky."""
    if isinstance(error, PlackyError | TouchlineError):
        return str(error), 1 if isinstance(error, AuthorFault) else 2
    if isinstance(error, OSError):
        where = error.filename2 or error.filename  # the one that is written comes second
        return f"{shown(where)}: {error.strerror}" if where else str(error), 2
    from placky.faults import fault_of, homes, raised_at
    from placky.rulebooks import rulebooks

    broken = (str(fault_of(error, "", book)) for book in rulebooks().values() if raised_at(error, homes(book)))
    return next(broken, ""), 1


def _run(arguments: Sequence[str], *, alone: bool = False) -> int:
    """`alone`: this process does nothing else."""
    top = parser()
    options, rest = top.parse_known_args(arguments)
    if rest and options.command != "odds":
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    options.rest = rest  # each rulebook has options of its own for its odds
    if alone and options.command == "build":
        own_process()
    try:
        from placky.cli import commands
        from placky.cli.optimized import unoptimized

        if alone and sys.flags.optimize:
            return unoptimized()
        if getattr(options, "most_events", None):
            from touchline.core.play.drivers import Play

            Play.most = options.most_events
        return int(getattr(commands, options.command)(options))
    except SystemExit as left:
        if options.command in PARSING:
            raise
        echo(f"something in a rulebook ended the command: {left!r}", aside=True)
        return 2
    except Exception as error:
        told, code = _ended(error)
        if not told:
            raise
        echo(told, aside=True)
        return code
    except KeyboardInterrupt as error:
        became = f"; {error}" if str(error) else ""
        echo(f"placky {options.command}: stopped{became}", aside=True)
        return 130
