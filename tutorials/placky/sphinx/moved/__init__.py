"""Old addresses of frames: they lead where the frames are now, and progress that was kept under them is carried over.

A rulebook may have a table of them, `moved.txt` in its folder of pages (`table`). A frame that a page plays no longer,
as scenarios before it have filled the page, leads to where its scenario is listed. A build warns of addresses that lead
nowhere and writes a script for each page that has any. A page loads it only for an address, or for progress, that it
does not know. `__main__` brings the tables up to date, by two builds of the site.
"""

import html
import json
import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from placky.errors import PlackyError
from placky.sphinx.book import is_book
from placky.sphinx.domain import RulebookDomain
from placky.sphinx.moved.table import FILE, MovedPage, read
from placky.storyboard.addresses import LENGTH
from placky.writing import write_file

logger = logging.getLogger(__name__)

SCRIPTS = "_static/moved"
GONE = (
    'no frame of this page ends in "{mark}" any more, to which the old address "{old}" leads: '
    "give the fingerprint of the frame that is in its place, or take the line out where there is none"
)


class Moved:
    """The tables of a site: checked when its pages are read, sent as scripts when they are written."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[Path, MovedPage]] = {}

    def load(self, app: Sphinx, config: Config) -> None:
        """Read them all."""
        self.tables = {}
        for path in sorted(Path(app.srcdir).glob(f"*/{FILE}")):
            try:
                self.tables |= {f"{path.parent.name}/{page}": (path, one) for page, one in read(path).items()}
            except PlackyError as error:
                logger.warning("%s", error, type="placky", subtype="moved")
        config.placky_moved = sorted(self.tables)

    def check(self, _: Sphinx, env: BuildEnvironment) -> None:
        """Warn of old addresses that lead nowhere. Pages without any frame have been warned of."""
        for docname, (path, page) in self.tables.items():
            if docname not in env.found_docs:
                where = f"{path}:{min(page.lines.values(), default=1)}"
                logger.warning('there is no page "%s"', docname, location=where, type="placky", subtype="moved")
                continue
            frames = _frames(env, docname)
            for old, mark in page.ids.items():
                if frames and mark not in frames:
                    message = GONE.format(mark=mark, old=old)
                    logger.warning("%s", message, location=f"{path}:{page.lines[old]}", type="placky", subtype="moved")

    def pages(self, env: BuildEnvironment) -> set[str]:
        """The pages with addresses that lead elsewhere."""
        return {*self.tables, *_domain(env).listed}

    def name(self, app: Sphinx, docname: str, __: str, context: dict[str, Any], ___: Any) -> None:
        """Tell a page which tables are there of what it shows."""
        exercises = re.findall(r'data-exercise="([^"#]+)["#]', context.get("body", ""))
        wanted = {docname, *(html.unescape(one).replace("/", "/exercises/", 1) for one in exercises)}
        context["moved"] = " ".join(sorted(wanted & self.pages(app.env)))

    def send(self, app: Sphinx, error: Exception | None) -> None:
        """Write a script for each page, which a page loads only for an address that it does not have."""
        if error is not None or app.builder.format != "html" or is_book(app):
            return
        folder = Path(app.outdir) / SCRIPTS
        wanted = {folder / f"{docname}.js": docname for docname in self.pages(app.env)}
        for path in folder.rglob("*.js"):
            if path not in wanted:
                path.unlink()
        for path, docname in wanted.items():
            frames, (_, page) = _frames(app.env, docname), self.tables.get(docname, (path, MovedPage()))
            listed = {old: there for old, there in _domain(app.env).listed.get(docname, {}).items() if old != there}
            ids = listed | {old: frames[mark] for old, mark in page.ids.items() if mark in frames}
            game, _, short = docname.replace("/exercises/", "/").partition("/")
            walks = [[kept.name, kept.mark, f"{game}/{short}#{kept.story}", kept.now] for kept in page.walks]
            data = json.dumps({"ids": ids, "walks": walks}, separators=(",", ":"))
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, f"placky.moved.take({data});\n")


def _frames(env: BuildEnvironment, docname: str) -> dict[str, str]:
    """Fingerprint -> address, of the frames and stories of a page; of what it only lists, where that is."""
    domain = _domain(env)
    played = {address: address for address in domain.frames.get(docname, ())}
    return {address[-LENGTH:]: there for address, there in {**domain.listed.get(docname, {}), **played}.items()}


def _domain(env: BuildEnvironment) -> RulebookDomain:
    domain = env.get_domain("rulebook")
    assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
    return domain


def setup(app: Sphinx) -> None:
    """Register it."""
    moved = Moved()
    app.add_config_value("placky_moved", [], "html", (list,))
    app.connect("config-inited", moved.load)
    app.connect("env-updated", moved.check)
    app.connect("html-page-context", moved.name)
    app.connect("build-finished", moved.send)
