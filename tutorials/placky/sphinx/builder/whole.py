"""Pages are whole, or they are made from nothing.

Sphinx takes for granted that what it made last time is still there and complete. So a build leaves a list of the files
that it made; while it runs, the list says that nothing is whole. A build that finds such a list, or a file that is not
as listed, makes everything anew. So does a strict build after one that warned: Sphinx warns of a page only when it
reads the page.

A build after a change gives the bytes of a build from nothing. What surrounds every page and what pages take from each
other (titles, order, addresses, style sheets) has one digest. When it changes, all pages are written again. Pictures
that no page shows any more are removed.
"""

import hashlib
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment

from placky.sphinx.builder.made import Digests, Made, changed, digest, load, names, remove, save
from placky.sphinx.domain import RulebookDomain
from placky.sphinx.head import MOTIF
from placky.sphinx.walkthrough.boards import FOLDER as BOARDS

LIST = "made.json"
"""In the folder of doctrees."""
OURS = ("_downloads/", "_images/", "_sources/", "_static/", "searchindex.js")
"""What nobody but a builder makes beside the pages."""
THEME = Path(__file__).parents[1] / "theme"


class WholeBuild:
    """One build, from what the last one left to what this one leaves."""

    def __init__(self) -> None:
        self.before = Made()
        self.times: dict[str, int] = {}
        self.digests = Digests()
        self.around = ""

    def begin(self, app: Sphinx, _: Config) -> None:
        """Look whether everything is there, and remove what is not whole. Sphinx has loaded nothing yet."""
        folders = _folders(app)
        pages, trees, boards = folders.values()
        before = load(trees / LIST)
        lying = names(pages, but=trees)
        if before is None:
            before = Made(foreign=[name for name in lying if not name.startswith(OURS)])
        elif before.is_whole:
            before.foreign = [name for name in lying if name not in before.files.get("pages", {})]
        wrong = {kind: changed(folder, before.files.get(kind, {}), self.digests) for kind, folder in folders.items()}
        warn_again = before.warned and app._fail_on_warnings  # noqa: SLF001 - Sphinx tells it nowhere else
        if not before.is_whole or warn_again or any(wrong.values()):
            remove(pages, {*lying, *wrong["pages"]} - {*before.foreign})
            remove(trees, [name for name in names(trees) if name.endswith((".doctree", ".pickle"))])
            remove(boards, wrong["boards"])
            before = Made(foreign=before.foreign)
        self.before = before
        self.times = {name: (pages / name).lstat().st_mtime_ns for name in before.foreign if (pages / name).exists()}
        save(trees / LIST, Made(foreign=before.foreign))

    def updated(self, app: Sphinx, env: BuildEnvironment) -> list[str]:
        """All pages are written again where one was added, renamed or moved, or what surrounds them is another."""
        self.around = _around(app, env)
        if self.around == self.before.around:
            return []
        remove(Path(app.outdir), self.before.files.get("pages", {}))
        return sorted(env.all_docs)

    def end(self, app: Sphinx, error: Exception | None) -> None:
        """Leave the list of what is there now."""
        if error is not None:
            return
        folders = _folders(app)
        pages, trees, _ = folders.values()
        shown = _boards(app.env)
        self._sweep(app, {Path(name).name for name in shown})
        foreign = [name for name, time in self.times.items() if _time(pages / name) == time]
        lying = {
            "pages": set(names(pages, but=trees)) - {*foreign},
            "trees": set(names(trees)) - {LIST},
            "boards": {Path(name).name for name in shown},
        }
        files = {
            kind: {name: self.digests.of(folders[kind] / name) for name in sorted(lying[kind])} for kind in folders
        }
        warned = self.before.warned or app._warncount > 0  # noqa: SLF001 - Sphinx tells it nowhere else
        save(trees / LIST, Made(True, files, foreign, self.around, warned))

    def _sweep(self, app: Sphinx, boards: set[str]) -> None:
        """Remove pictures and downloads of ours that no page has any more, and what Sphinx keeps of its settings."""
        env = app.env
        wanted = {f"_images/{name}" for name in boards | {name for _, name in env.images.values()}}
        wanted |= {f"_downloads/{name}" for _, name in env.dlfiles.values()}
        kept = [name for name in self.before.files.get("pages", {}) if name.startswith(("_images/", "_downloads/"))]
        remove(Path(app.outdir), [*(name for name in kept if name not in wanted), ".buildinfo.bak"])


def _folders(app: Sphinx) -> dict[str, Path]:
    return {"pages": Path(app.outdir), "trees": Path(app.doctreedir), "boards": Path(app.srcdir) / BOARDS}


def _time(path: Path) -> int:
    return path.lstat().st_mtime_ns if path.exists() else 0


def _boards(env: BuildEnvironment) -> set[str]:
    domain = env.get_domain("rulebook")
    assert isinstance(domain, RulebookDomain)  # noqa: S101 - ours
    return {board for boards in domain.boards.values() for board in boards}


def _times(env: BuildEnvironment) -> list[tuple[str, list[tuple[tuple[int, str], ...]]]]:
    """How long exercises take: each page says what is left of the course behind it."""
    known = env.get_domain("rulebook").data["parts"]
    return sorted((name, [part.stretches for part in parts]) for name, (_, _, parts) in known.items())


def _around(app: Sphinx, env: BuildEnvironment) -> str:
    """What identifies all that a page shows of others, and of what all have in common."""
    config = app.config
    parts: list[object] = [
        sorted((docname, title.pformat()) for docname, title in [*env.titles.items(), *env.longtitles.items()]),
        sorted(env.toctree_includes.items()),
        [[domain.name, *sorted(domain.get_objects())] for domain in env.domains.sorted()],
        [[page, *sorted((key, repr(value)) for key, value in meta.items() if key != MOTIF)]
         for page, meta in sorted(env.metadata.items())],
        _times(env),
        getattr(getattr(app.builder, "build_info", None), "config_hash", ""),
    ]  # fmt: skip
    folders = [THEME, *(Path(app.confdir) / one for one in (*config.html_static_path, *config.templates_path))]
    parts += [[(name, digest(folder / name)) for name in names(folder)] for folder in folders]
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]
