"""`placky render` with feature files: of one a page, of a folder of them a folder of pages."""

import argparse
from pathlib import Path

from placky.cli.extras import PAGES, need
from placky.console import progress
from placky.errors import PlackyError, shown
from placky.scenarios.anyone import ENDINGS
from placky.streams import echo, interrupted
from placky.writing import check_folder, check_target, write_file

OTHERS = ("at", "rulebook", "width", "night")
"""Options that mean nothing to a feature file."""


def render_features(options: argparse.Namespace) -> int:
    """Pages of one feature file, or of all below a folder; 1 where some of them could only be named."""
    source: Path = options.file
    if given := next((name for name in OTHERS if getattr(options, name) not in (None, False)), None):
        raise PlackyError(f"--{given}: that is for logs and positions; {shown(source)} holds features")
    need("render", PAGES)
    return _folder(source, options.output) if source.is_dir() else _file(source, options.output)


def _file(source: Path, output: Path | None) -> int:
    from placky.sphinx.builder.features import feature_page, stem_of

    out = output or Path(f"{stem_of(source)}.html")
    if out.suffix != ".html":
        raise PlackyError(f"-o {shown(out)}: a feature becomes .html")
    if not out.parent.is_dir():
        raise PlackyError(f"-o {shown(out)}: there is no folder {shown(out.parent)}")
    check_target(out, "-o")
    with interrupted(out, "was not written"), progress("Making the page"):
        page = feature_page(source).encode()
    write_file(out, page, "-o")
    echo(f"Written: {shown(out)}")
    return 0


def _folder(source: Path, output: Path | None) -> int:
    from placky.sphinx.builder.features import feature_site

    files = sorted(path for path in source.rglob("*") if path.name.lower().endswith(ENDINGS) and not path.is_dir())
    if not files:
        raise PlackyError(
            f"{shown(source)}: no feature file lies here or below; their names end in {' or '.join(ENDINGS)}"
        )
    out = output or Path(f"{source.resolve().name or 'features'}-pages")
    check_folder(out, "-o")
    if out.exists() and any(out.iterdir()):
        raise PlackyError(f"-o {shown(out)}: this folder is not empty; name another one, or empty it")
    with interrupted(out, "was not written"), progress(f"Making {len(files)} pages"):
        faults = feature_site(source, files, out)
    for fault in faults:
        echo(fault, aside=True)
    echo(f"Written: {shown(out / 'index.html')}")
    return 1 if faults else 0
