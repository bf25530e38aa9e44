"""A made-up site around the real theme, and a browser to walk on it."""

import os
import pickle
import re
import shutil
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Response, ViewportSize, sync_playwright
from tests import chromium
from tests.site import real_site as real
from tests.site import sample_site
from tests.site.opened import Look, Opened, Visit, WalkAt
from tests.site.waiting import settled
from tests.thorough import THOROUGH

ABROAD = re.compile(r"^(?!file:|data:|blob:|about:)")
"""Every address that is no file of the site."""
READ = "pages.pickle"
"""Beside the pages of the real site: what was read of them, which takes ten seconds."""
DESK: ViewportSize = {"width": 1440, "height": 900}
DRAWN_ONCE = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
"""Observers of sizes are told after a frame is laid out and before it is drawn: then their part is done."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the made-up site once; give its folder of pages."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    sample_site.write(folder)
    return sample_site.build(folder)


@pytest.fixture(scope="session")
def real_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the real site once, whichever process comes first; give its folder of pages."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with real.alone(shared / "real_site.lock"):
        folder, done = shared / "real_site", shared / "real_site.done"
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            (folder / READ).write_bytes(pickle.dumps(real.read(real.build(folder))))
            done.touch()
    return folder / "html"


@pytest.fixture(scope="session")
def real_pages(real_site: Path) -> dict[str, real.Page]:
    """Every page of the real site, as whoever built it has read it."""
    pages: dict[str, real.Page] = pickle.loads((real_site.parent / READ).read_bytes())  # noqa: S301 - our own
    return pages


@pytest.fixture(scope="session")
def telling(real_pages: dict[str, real.Page]) -> set[str]:
    """Pages that have every kind of element between them, small ones rather than large, and one of each folder."""
    own, length = ({name: getattr(page, of) for name, page in real_pages.items()} for of in ("kinds", "length"))
    left, found = set[str]().union(*own.values()), set[str]()
    while left:
        best = max(real.PAGES, key=lambda page: len(own[page] & left) / length[page])
        found.add(best)
        left -= own[best]
    for page in sorted(found, key=lambda page: (-length[page], page)):  # what the others have as well
        if own[page] <= set[str]().union(*(own[other] for other in found - {page})):
            found.remove(page)
    for folder in {*real.FOLDERS} - {page.rpartition("/")[0] for page in found}:
        inside = [page for page in real.PAGES if page.rpartition("/")[0] == folder]
        found.add(min(inside, key=lambda page: (page.endswith("/index"), length[page], page)))
    return set(real.PAGES) if THOROUGH else found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium once: $PLACKY_CHROMIUM, else the system's, else Playwright's own."""
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=chromium.path(), args=list(chromium.ARGUMENTS))
        except Error as error:
            if os.environ.get("PLACKY_REQUIRE_BROWSER") == "1":
                raise
            pytest.skip(f"no browser here: {error.message.splitlines()[0]}")
        yield started
        started.close()


class Profiles:
    """Profiles without motion, used again: to make one takes longer than to open most pages.

    Whoever takes one has it alone, until he gives it back; then it forgets everything. Its first page is blank and
    stays, and with it the process that shows its pages: to start another took a fifth of what it takes to open one.
    Widths are those of pages, so that windows of every width share a profile.
    """

    def __init__(self, browser: Browser, blank: Path) -> None:
        """Begin with none; ``blank`` is a page without a script, to which the memory of all files is open."""
        self._browser, self._blank = browser, blank.as_uri()
        self._waiting: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, **options: Any) -> tuple[str, BrowserContext]:
        """Give a profile with these options that remembers nothing, and the name to give it back by."""
        kind = repr(sorted(options.items()))
        if self._waiting[kind]:
            return kind, self._waiting[kind].pop()
        context = new_context(self._browser, **options)
        context.new_page().goto(self._blank)
        return kind, context

    def give_back(self, kind: str, context: BrowserContext) -> None:
        """Take its pages away, so that nothing writes any more, empty its memory and keep it."""
        for page in pages_of(context):
            page.close()
        context.pages[0].evaluate("localStorage.clear()")
        self._waiting[kind].append(context)

    def close(self) -> None:
        """Close all that are not taken."""
        for context in (context for kind in self._waiting.values() for context in kind):
            context.close()


def pages_of(context: BrowserContext) -> list[Page]:
    """The pages of a profile, without the blank one."""
    return context.pages[1:]


@pytest.fixture(scope="session")
def profiles(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Profiles]:
    """Profiles that wait to be used again."""
    blank = tmp_path_factory.mktemp("blank") / "blank.html"
    blank.write_text("<!doctype html><title>Nothing</title>", encoding="utf-8")
    waiting = Profiles(browser, blank)
    yield waiting
    waiting.close()


@pytest.fixture
def visit(site: Path, profiles: Profiles) -> Iterator[Visit]:
    """Give a function that opens a page of the made-up site, as `opener` does."""
    with opener(site, profiles) as open_page:
        yield open_page


@pytest.fixture
def visit_real(real_site: Path, profiles: Profiles) -> Iterator[Visit]:
    """Give a function that opens a page of the real site by its name, as `opener` does."""
    with opener(real_site, profiles) as open_page:

        def open_real(name: str, /, **options: Any) -> Opened:
            page, mark, rest = name.partition("#")
            return open_page(f"{page}.html{mark}{rest}", **options)

        yield open_real


@pytest.fixture(scope="session")
def look_real(real_site: Path, browser: Browser) -> Iterator[Look]:
    """Give a function that shows a page of the real site by its name in one window, for those who only look.

    A window of its own takes longer to open than most pages take to look at. Each page finds an empty memory: one that
    shows where its reader stopped is another page, and which one hung on who had played it before.
    """
    context = new_context(browser)
    context.add_init_script("try { localStorage.clear(); } catch { /* a page that has none */ }")
    page = equipped(context, asked=True)

    def look(name: str, /) -> Opened:
        page.faults, page.said, page.asked, page.abroad = [], [], [], []
        page.set_viewport_size(DESK)
        page.goto(f"{real_site.as_uri()}/{name}.html")
        page.evaluate(DRAWN_ONCE)
        return page

    yield look
    page.context.close()


@pytest.fixture(scope="session")
def search_page(real_site: Path, browser: Browser) -> Iterator[Opened]:
    """The page of the real site that answers questions, opened once for many of them."""
    page = equipped(new_context(browser), asked=False)
    page.goto(f"{real_site.as_uri()}/search.html")
    yield page
    page.context.close()


AUTHORS_ORDER = """{
  const chance = Math.random, fixed = Math.random = () => 0.0126953125;
  addEventListener("load", () => { if (Math.random === fixed) Math.random = chance; });
}"""
"""While a page loads, chance is such that the first decisions which the tests look at have their author's order."""


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A fresh profile without motion that reaches nothing but files."""
    context = browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **options})
    context.add_init_script(AUTHORS_ORDER)
    context.set_default_timeout(10_000)
    return context


def equipped(context: BrowserContext, *, asked: bool) -> Opened:
    """A page that takes note of what it meets; `opener` says what."""
    page = cast("Opened", context.new_page())
    page.faults, page.said, page.abroad = [], [], []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda said: page.said.append(said.text) if said.type in {"error", "warning"} else None)
    page.on("requestfailed", lambda request: page.abroad.append(request.url) if ABROAD.match(request.url) else None)
    if asked:
        page.asked = []
        page.on("request", lambda request: page.asked.append(file_of(request.url)))
    load_again = page.reload

    def reload(**options: Any) -> Response | None:
        settled(page)
        return load_again(**options)

    page.reload = reload  # type: ignore[method-assign]
    return page


@contextmanager
def opener(root: Path, profiles: Profiles) -> Iterator[Visit]:
    """Give a function that opens a page from its file, in a profile that remembers nothing, without motion.

    `open_page("walk.html#choose", width=360)` gives Playwright's page. `page.faults` holds the errors that it met,
    `page.said` its errors and warnings in the console, `page.abroad` the addresses elsewhere that it asked for in vain;
    with `asked`, `page.asked` the names of the files that it asked for. A page that is loaded again, or opened in the
    profile of another one, waits until addresses and memory are written; this one is as wide as the one before. A page
    is given when it was drawn once: what scripts set by the size of a box they set then, maybe after it has loaded.
    """
    taken: list[tuple[str, BrowserContext]] = []

    def open_page(
        address: str,
        /,
        *,
        context: BrowserContext | None = None,
        width: int = 1440,
        asked: bool = False,
        **options: Any,
    ) -> Opened:
        if context is None:
            kind, context = profiles.take(**options)
            taken.append((kind, context))
            size: ViewportSize | None = {**DESK, "width": width}
        else:
            size = context.pages[-1].viewport_size
        for other in pages_of(context):
            settled(other)
        page = equipped(context, asked=asked)
        if size and size != DESK:
            page.set_viewport_size(size)
        page.goto(f"{root.as_uri()}/{address}")
        if options.get("java_script_enabled", True):
            page.evaluate(DRAWN_ONCE)
        return page

    yield open_page
    for kind, context in taken:
        profiles.give_back(kind, context)


def file_of(address: str) -> str:
    """The name of the file at an address."""
    return address.rsplit("/", 1)[-1].split("?", maxsplit=1)[0]


@pytest.fixture
def walk(visit: Visit) -> WalkAt:
    """Give a function that opens the made-up exercise at one of its frames."""
    return partial(_walk, visit)


def _walk(visit: Visit, frame: str = "", /, **options: Any) -> Opened:
    return visit(f"walk.html{'#' if frame else ''}{frame}", **options)
