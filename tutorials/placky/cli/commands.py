"""What each command does. The heavy imports happen inside."""

import argparse
import io
import re
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from placky.cli.adapter import adapter
from placky.cli.checking import check as check_rulebooks
from placky.cli.drill_records import record_drills
from placky.cli.drilling import drill as drills
from placky.cli.examining import check_expression, no_such, sit_exam
from placky.cli.exploring import explore
from placky.cli.extras import PAGES, SERVING, need
from placky.cli.match_records import record_matches
from placky.cli.messages import messages
from placky.cli.new import new
from placky.cli.playing import odds, play, replay
from placky.cli.ports import check_port
from placky.cli.rendering import render
from placky.cli.reporting import report
from placky.console import Steps, progress
from placky.errors import PlackyError, shown
from placky.rulebooks import sources, translations_of
from placky.running import Run, check_for_pages, listed, out_of_date, wanted
from placky.running import check as read_features
from placky.running.sessions import Sitting, run_scenarios
from placky.scenarios.notes import notes
from placky.sentences.catalogue import speak
from placky.streams import echo
from placky.writing import check_folder

if TYPE_CHECKING:
    from sphinx.errors import SphinxError

    from placky.rulebook import Rulebook

__all__ = [
    "adapter", "build", "check", "drills", "explore", "messages", "new", "odds", "play", "record", "render", "replay",
    "report", "rules", "serve", "test",
]  # fmt: skip


BUILT = "_build"
"""Below the Sphinx project: everything that a build makes."""


def _docs(options: argparse.Namespace) -> Path:
    folder: Path = options.docs
    if not any((folder / name).is_file() for name in ("conf.py", "index.md")):
        raise PlackyError(
            f"{shown(folder)}: no Sphinx project here (conf.py and index.md are missing); name its folder with --docs"
        )
    return folder.resolve()


def _settings(docs: Path) -> Path:
    """The folder with the settings of these pages: their own, or those that do for most."""
    return docs if (docs / "conf.py").is_file() else Path(__file__).parents[1] / "defaults" / "docs"


def _code(run: Run) -> int:
    """Say what failed: 0 nothing, 1 the rules say otherwise or less has run, 2 a scenario hands in what cannot be."""
    for line in run.failures:
        echo(line, aside=True)
    if run.ran != run.meant:
        echo(f"{run.meant} scenarios were to run, and {run.ran} did; this is no result", aside=True)
    return 2 if run.misused else int(bool(run.failures) or run.ran != run.meant)


FEW = 3
"""Up to so many changed features, one process does the work: to hand things to another costs more than it saves."""


def _shared(jobs: int, changed: int) -> int:
    """How many processes share the work on so many changed features."""
    return 1 if 0 < changed <= FEW else jobs


def _record(
    docs: Path, limit: float, jobs: int, given: Sequence[str] = (), features_of: "Sequence[Rulebook] | None" = None
) -> tuple[int, int]:
    """Record what has changed, in so many processes, but for the rulebooks of which recordings are `given`.

    `features_of`: of these rulebooks alone, and neither their matches nor their drills, which only pages show.

    Returns 2 if a feature cannot be read, 1 if a scenario has failed or cannot be run, else 0; and how many features,
    matches and games with drills that was.
    """
    if features_of is None:
        _speak(docs)
    books = wanted(None, docs) if features_of is None else features_of
    noted = docs / BUILT / "features"
    folder = docs / BUILT / "recordings"
    with notes.under(noted):
        odd = check_for_pages(books, noted)
        books = [book for book in books if book.name not in given]
        todo = out_of_date(books, folder)
    for fault in odd:
        echo(fault, aside=True)
    code = 0 if not odd else 2 if any(fault.whole for fault in odd) else 1
    check_folder(folder)
    matches = 0
    if features_of is None:
        matches = record_matches(docs, folder, BUILT) + record_drills(docs, folder, BUILT, jobs)
    if not todo:
        return code, matches
    with progress(f"Recording {listed(todo)}") as steps:
        run = run_scenarios(books, steps, todo, record=folder, limit=limit, sitting=Sitting(_shared(jobs, len(todo))))
    failed = _code(run)
    return max(code, int(bool(failed))), len(todo) + matches


def _check_built(docs: Path, *names: str) -> None:
    """Raise `PlackyError` where no pages could be written, before any work."""
    for name in (*names, "boards", "recordings"):
        check_folder(docs / BUILT / name)


def _speak(docs: Path) -> None:
    """Speak the language of the pages, which their settings name: drills are put into words before pages are made."""
    if find_spec("sphinx") is None:
        return
    from sphinx.config import Config
    from sphinx.errors import ConfigError
    from sphinx.util.tags import Tags

    with suppress(ConfigError):  # of which Sphinx tells when it builds
        language = Config.read(_settings(docs), overrides={}, tags=Tags()).language
        speak(translations_of(language, wanted(None, docs)))


def record(options: argparse.Namespace) -> int:
    """`placky record`."""
    code, _ = _record(_docs(options), options.timeout, options.jobs)
    return code


class _Status(io.StringIO):
    """Sphinx's own progress, turned into ours: it prints a percentage and the name of a page for each."""

    def __init__(self, steps: Steps) -> None:
        super().__init__()
        self.steps = steps
        steps.total(200)
        self.seen = 0

    def write(self, text: str) -> int:
        """Look for `[ 42%] page`."""
        match = re.search(r"\[\s*(\d+)%\].*?(\S+)\s*$", re.sub(r"\x1b\[[0-9;]*[a-zA-Z]", "", text))
        if match:
            self.steps.step(match[2])
        return len(text)


def _told(error: "SphinxError") -> str:
    """What went wrong in Sphinx. A process with pages names its error and is no better known for it."""
    ours = re.match(r"placky\.[\w.]+: ", str(error))
    return str(error)[ours.end() :] if ours else f"{error.category}: {error}"


def _given(folder: Path, docs: Path) -> list[str]:
    """The rulebooks of which a folder has recordings. Raises `PlackyError` where it has none that these pages show."""
    known = [book.name for book in wanted(None, docs)]
    names = [name for name in known if any((folder / name).rglob("*.jsonl"))]
    if not names:
        how = f"placky test --rulebook {known[0]} --engine MODULE:NAME --record {shown(folder)}"
        raise PlackyError(f"--recordings {shown(folder)}: no recordings of {', '.join(known)} here; make some: {how}")
    return names


def build(options: argparse.Namespace) -> int:
    """`placky build`."""
    need("build", PAGES)
    docs = _docs(options)
    folder = options.recordings and options.recordings.resolve()
    given = _given(options.recordings, docs) if folder else []
    made = f"{options.builder}-{folder.name}" if folder else options.builder
    kept = "doctrees" if made == "html" else f"doctrees-{made}"
    _check_built(docs, made, kept)
    failed, changed = _record(docs, options.timeout, options.jobs, given)
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    if not sys.stderr.isatty():
        nocolor()
    out, trees = docs / BUILT / made, docs / BUILT / kept
    shows = {"placky_given": str(folder)} if folder else {}
    with progress("Building the pages") as steps, patch_docutils(str(docs)), docutils_namespace():
        try:
            app = Sphinx(
                str(docs), str(_settings(docs)), str(out), str(trees), options.builder, shows,
                status=_Status(steps), warning=sys.stderr, warningiserror=options.strict,
                parallel=_shared(options.jobs, changed),
            )  # fmt: skip
            app.build()
        except SphinxError as error:
            raise PlackyError(_told(error)) from error
    page = out / "index.html"
    done, warned = "Done", app._warncount  # noqa: SLF001 - Sphinx tells it nowhere else
    if warned:
        done += f", with {warned} fault{'s' * (warned > 1)}, told above and on the pages"
    echo(f"{done}. Open {shown(page)}" if page.exists() else f"{done}. The pages are in {shown(out)}")
    if app.statuscode or failed:
        echo("placky check looks for more of this kind.")
    return failed or int(bool(app.statuscode))


def check(options: argparse.Namespace) -> int:
    """`placky check`."""
    return check_rulebooks(options, BUILT)


def test(options: argparse.Namespace) -> int:
    """`placky test`."""
    if options.name and options.rulebook and options.name != options.rulebook:
        raise PlackyError(f"{options.name} and --rulebook {options.rulebook}: one of the two says which rulebook")
    books = wanted(options.name or options.rulebook)
    if options.record:
        check_folder(options.record, "--record")
    if options.expression and options.record:
        raise PlackyError("-k with --record: a recording holds whole features; leave one of the two out")
    check_expression(options.expression or "")
    if options.engine or options.result:
        return sit_exam(options, books)
    read_features(books)
    extra = ["-k", options.expression] if options.expression else []
    with progress(f"Testing our engine against {', '.join(book.title for book in books)}") as steps:
        run = run_scenarios(
            books, steps, extra=extra, record=options.record, limit=options.timeout, sitting=Sitting(options.processes)
        )
    code = _code(run)
    if options.expression and not (run.passed or run.failures):
        raise no_such(options.expression)
    echo(run)
    return code or int(not run.passed)


def rules(options: argparse.Namespace) -> int:
    """`placky rules`."""
    from placky.cli.coverage import show
    from placky.cli.pairs import show as show_pairs
    from placky.cli.whereabouts import show as whereabouts
    from placky.mutants.survivors import show as show_mutants

    docs = _docs(options)
    books = wanted(options.rulebook, docs)
    if options.sample is not None and not options.mutants:
        raise PlackyError("--sample: of what? Only mutants are sampled: --mutants --sample N")
    if options.number:
        whereabouts(books, " ".join(options.number), docs)
        return 0
    code, _ = _record(docs, options.timeout, options.jobs, features_of=books)
    if code:
        return code
    sound = show(books, docs / BUILT / "recordings")
    if options.pairs:
        show_pairs(books, docs / BUILT, options.pairs, options.answers)
    kept = docs / BUILT / "mutants"
    well = not options.mutants or show_mutants(books, options.mutants, kept, options.sample, options.seed)
    return 0 if sound and well else 1


BEFORE = "import sys; from placky.cli import main; sys.exit(main(sys.argv[1:]) > 1)"
"""Records before pages are served; what has failed there stands on the pages, and stops nobody from showing them."""


def serve(options: argparse.Namespace) -> int:
    """`placky serve`. Ends when it is interrupted."""
    need("serve", SERVING)
    from sphinx_autobuild.__main__ import main as autobuild

    from touchline import core

    docs = _docs(options)
    _check_built(docs, "html", "doctrees")
    check_port(options.port)
    code, _ = _record(docs, options.timeout, options.jobs)
    if code:
        echo("Some scenarios fail; the pages say so.", aside=True)
    books = wanted(None, docs)
    watched = {book.features for book in books} | {Path(str(core.__file__)).parent.parent}
    watched |= {path.parent for book in books for path in sources(book)}
    arguments = [
        str(docs),
        str(docs / BUILT / "html"),
        "-d",
        str(docs / BUILT / "doctrees"),
        "-c",
        str(_settings(docs)),
        "--port",
        str(options.port),
    ]
    for folder in sorted(watched):
        arguments += ["--watch", str(folder)]
    arguments += ["--ignore", str(docs / BUILT), "--re-ignore", r"__pycache__"]
    before = ["record", "--docs", str(docs), f"--timeout={options.timeout:g}"]
    arguments += ["--pre-build", shlex.join([sys.executable, "-c", BEFORE, *before])]
    if options.open:
        arguments.append("--open-browser")
    autobuild(arguments)
    raise KeyboardInterrupt  # nothing else ends it, and uvicorn says nothing of it
