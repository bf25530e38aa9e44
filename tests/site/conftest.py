"""A made-up site around the real theme, and a browser to walk on it."""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.site import real_site as real, sample_site

sync_api = pytest.importorskip("playwright.sync_api")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run")


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
            real.build(folder)
            done.touch()
    return folder / "html"


@pytest.fixture(scope="session")
def real_pages(real_site: Path) -> dict[str, real.Page]:
    """Read every page of the real site."""
    return real.read(real_site)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Start Chromium once: $PLACKY_CHROMIUM, else the system's, else Playwright's own."""
    path = os.environ.get("PLACKY_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_api.sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        except sync_api.Error as error:
            if os.environ.get("PLACKY_REQUIRE_BROWSER") == "1":
                raise
            pytest.skip(f"no browser here: {error.message.splitlines()[0]}")
        yield started
        started.close()


@pytest.fixture
def visit(site: Path, browser: Any) -> Iterator[Any]:
    """Give a function that opens a page of the site from its file, in a fresh profile without motion.

    `visit("walk.html#choose", width=360)` gives Playwright's page, `page.faults` the errors that it met and
    `page.asked` the names of the files that it asked for.
    """
    contexts: list[Any] = []

    def open_page(address: str, *, context: Any = None, width: int = 1440, **options: Any) -> Any:
        if context is None:
            settings = {"reduced_motion": "reduce", **options}
            context = browser.new_context(viewport={"width": width, "height": 900}, **settings)
            contexts.append(context)
        page = context.new_page()
        page.faults, page.asked = [], []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.on("request", lambda request: page.asked.append(request.url.rsplit("/", 1)[-1].split("?")[0]))
        page.goto(f"{site.as_uri()}/{address}")
        page.wait_for_load_state()
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def walk(visit: Any) -> Any:
    """Give a function that opens the made-up exercise at one of its frames."""
    return partial(_walk, visit)


def _walk(visit: Any, frame: str = "", **options: Any) -> Any:
    return visit(f"walk.html{'#' if frame else ''}{frame}", **options)
