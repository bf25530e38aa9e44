"""Pages of feature files from anywhere: one as a file of its own, a folder of them as a site."""

import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from placky.errors import PlackyError
from placky.reading import read_file
from placky.scenarios.anyone import ENDINGS, read_anyone
from placky.sphinx.builder.single import alone, inlined, literal, made
from placky.storyboard.addresses import slug
from placky.writing import write_file

SETTINGS = {"smartquotes": False, "html_theme_options": {"notice": ""}, "exclude_patterns": ["_features", "templates"]}
"""What is written is shown to the letter."""


def feature_page(file: Path) -> str:
    """The page of one feature file, with all it needs inside. Raises `PlackyError` for one that cannot be read."""
    with tempfile.TemporaryDirectory(prefix="placky-") as place:
        source, out = alone(Path(place))
        title = _page(source, "index", file)
        if told := made(source, out, title, **SETTINGS):
            raise PlackyError(f"the page cannot be made: {told[0]}")
        return inlined(out / "index.html")


def feature_site(folder: Path, files: Sequence[Path], out: Path) -> list[str]:
    """Pages of feature files below a folder, and a list of them. Gives the faults of files whose pages only say why."""
    faults: list[str] = []
    title = folder.resolve().name or "Features"
    with tempfile.TemporaryDirectory(prefix="placky-") as place:
        source, digits = Path(place) / "pages", len(str(len(files)))
        pages = {f"{n:0{digits}}-{slug(stem_of(file))}": file for n, file in enumerate(files, 1)}
        entries = []
        for page, file in pages.items():
            try:
                called = _page(source, page, file)
            except PlackyError as error:
                faults += str(error).splitlines()
                write_file(source / f"{page}.md", _damaged(file, str(error)))
                called = f"{stem_of(file)} (damaged)"
            entries.append(f"- [{literal(called)}]({page}.md): {literal(str(file.relative_to(folder)))}\n")
        listed, hidden = "".join(entries), "\n".join(pages)
        tree = f"```{{toctree}}\n:hidden:\n{hidden}\n```\n"
        write_file(source / "index.md", f"# {literal(title)}\n\n{listed}\n{tree}")
        if told := made(source, Path(place) / "html", title, **SETTINGS):
            raise PlackyError(f"the pages cannot be made: {told[0]}")
        _moved(Path(place) / "html", out)
    return faults


def _moved(html: Path, out: Path) -> None:
    """Write what was made to where it belongs, all of it or nothing; nothing lies there yet."""
    try:
        for path in sorted(path for path in html.rglob("*") if path.is_file()):
            write_file(out / path.relative_to(html), path.read_bytes(), "-o")
    except BaseException:
        shutil.rmtree(out, ignore_errors=True)
        raise


def _page(source: Path, page: str, file: Path) -> str:
    """Write a page, and its feature where Sphinx looks for no page; give its title."""
    feature = read_anyone(file)
    title = feature.name or stem_of(file)
    copy = f"{page}{'.feature.md' if file.name.lower().endswith('.md') else '.feature'}"
    write_file(source / "_features" / copy, read_file(file))
    write_file(source / f"{page}.md", f"# {literal(title)}\n\n```{{gherkin}} /_features/{copy}\n```\n")
    return title


def _damaged(file: Path, why: str) -> str:
    """A page that only says what is wrong with a feature file."""
    lines = "".join(f"- {literal(line)}\n" for line in why.splitlines())
    return f"# {literal(stem_of(file))}\n\nThis feature file cannot be shown:\n\n{lines}"


def stem_of(file: Path) -> str:
    """The name of a feature file without its ending."""
    return next((file.name[: -len(one)] for one in reversed(ENDINGS) if file.name.lower().endswith(one)), file.stem)
