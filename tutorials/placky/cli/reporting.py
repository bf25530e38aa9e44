"""`placky report`: what came of exams, as a page, as JSON, as JUnit XML, as badges."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from placky.cli.extras import PAGES, need
from placky.console import progress
from placky.errors import PlackyError, shown
from placky.exam.result import Result
from placky.report.formats import badge, junit, summary
from placky.report.tally import has_fallen, name_of, results_of
from placky.rulebook import Rulebook
from placky.rulebooks import features, rulebook
from placky.running.sessions import run_scenarios
from placky.storyboard.addresses import slug
from placky.streams import echo, interrupted
from placky.writing import check_folder, check_target, write_file

FORMATS = {"html": "report.html", "json": "report.json", "junit": "report.xml", "badge": "badge.svg"}
"""What a report becomes, and what its file is called in a folder, or where nothing else is said."""
ENDINGS = {Path(name).suffix: kind for kind, name in FORMATS.items()}


def report(options: argparse.Namespace) -> int:
    """`placky report`. Exit code 0 whatever the results say, as they have been judged already."""
    results = results_of(options.results)
    books = [rulebook(name) for name in dict.fromkeys(one["suite"]["game"] for one in results)]
    for kind, out in _targets(options):
        with interrupted(out, "was not written"):
            if kind == "badge" and out.name == FORMATS["badge"] and len(results) > 1 and _is_folder(options):
                for one in results:
                    name = slug(f"{name_of(one)} {one['suite']['game']}")
                    _written(out.with_name(f"badge-{name}.svg"), _badge([one], books))
                continue
            _written(out, _content(kind, options, results, books))
    return 0


def _targets(options: argparse.Namespace) -> list[tuple[str, Path]]:
    """What is to be written, and where. Raises `PlackyError` for what does not fit, before anything is worked out."""
    out: Path | None = options.output
    if out is None:
        kind = options.format or "html"
        found = [(kind, Path(FORMATS[kind]))]
    elif _is_folder(options):
        check_folder(out, "-o")
        kinds = [options.format] if options.format else [*FORMATS]
        found = [(kind, out / FORMATS[kind]) for kind in kinds]
    else:
        kind = options.format or ENDINGS.get(out.suffix, "")
        if not kind:
            raise PlackyError(f"-o {shown(out)}: a report becomes one of {', '.join(ENDINGS)}, or all in a folder")
        if not out.parent.is_dir():
            raise PlackyError(f"-o {shown(out)}: there is no folder {shown(out.parent)}")
        found = [(kind, out)]
    for kind, path in found:
        if any(path.resolve() == one.resolve() for one in options.results):
            raise PlackyError(f"-o {shown(path)}: that is a result to be read; name another file")
        check_target(path, "-o")
        if kind == "html":
            need("report", PAGES)
    if options.site and not options.site.startswith(("https://", "http://")):
        raise PlackyError(f"--site {options.site}: the address of a site is needed, as https://example.org/placky/")
    return found


def _is_folder(options: argparse.Namespace) -> bool:
    out: Path | None = options.output
    return out is not None and (out.is_dir() or not out.suffix)


def _written(out: Path, content: str) -> None:
    write_file(out, content, "-o")
    echo(f"Written: {shown(out)}")


def _content(kind: str, options: argparse.Namespace, results: Sequence[Result], books: Sequence[Rulebook]) -> str:
    match kind:
        case "json":
            return summary(results)
        case "junit":
            return junit(results)
        case "badge":
            return _badge(results, books)
    return _page(options, results, books)


def _badge(results: Sequence[Result], books: Sequence[Rulebook]) -> str:
    """Raises `PlackyError` for results of several implementations: a badge has room for one."""
    names = list(dict.fromkeys(map(name_of, results)))
    if len(names) > 1:
        raise PlackyError(f"a badge is of one implementation, and these are {', '.join(names)}; make one of each")
    games = {one["suite"]["game"] for one in results}
    title = ", ".join(book.title for book in books if book.name in games)
    return badge(title, results)


def _page(options: argparse.Namespace, results: Sequence[Result], books: Sequence[Rulebook]) -> str:
    from placky.sphinx.builder.reports import report_page

    with TemporaryDirectory(prefix="placky-") as place:
        for book in books:
            _record(book, results, Path(place), options.timeout)
        with progress("Making the page"):
            return report_page(options.results, books, Path(place), options.site.rstrip("/"))


def _record(book: Rulebook, results: Sequence[Result], folder: Path, limit: float) -> None:
    """Let ours play the features in which a scenario of another one has fallen, to be shown beside it."""
    fallen = {
        one["feature"] for result in results if result["suite"]["game"] == book.name
        for one in result["scenarios"] if has_fallen(one)
    }  # fmt: skip
    wanted = [str(one.path) for one in features(book) if f"{one.path.parent.name}/{one.path.name}" in fallen]
    if wanted:
        with progress(f"Playing {len(wanted)} feature{'s' * (len(wanted) != 1)} of {book.title}") as steps:
            run_scenarios([book], steps, wanted, record=folder, limit=limit)
