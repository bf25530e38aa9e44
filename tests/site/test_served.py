"""Pages from a server that allows no script but those of the site: an exercise, the search and a rule work as ever."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.placky.test_outside_rulebook import Author
from tests.site.conftest import DESK
from tests.site.waiting import settled

POLICY = "script-src 'self'; object-src 'none'; base-uri 'self'"


class Strict(SimpleHTTPRequestHandler):
    """Serves files, each with the policy, and says nothing."""

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Be quiet."""


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pebbles, built as an author builds it; gives the folder of pages."""
    author = Author(tmp_path_factory.mktemp("served"))
    built = author.placky("build", "--strict")
    assert (built.returncode, built.stderr) == (0, "")
    return author.folder / "docs" / "_build" / "html"


@pytest.fixture(scope="module")
def served(pebbles: Path) -> Iterator[str]:
    """Serve it; gives the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Strict, directory=str(pebbles)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def visit_served(served: str, browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Give a function that opens a served page; nothing that it meets may be against the policy."""
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(10_000)
    context.add_init_script(
        "window.against = []; addEventListener('securitypolicyviolation', (event) => "
        "against.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type in {"error", "warning"} else None)

    def open_page(address: str) -> Page:
        answer = page.goto(f"{served}/{address}")
        assert answer is not None
        assert answer.headers["content-security-policy"] == POLICY
        page.wait_for_load_state()
        return page

    yield open_page
    assert page.evaluate("against") == []
    assert faults == []
    context.close()


def test_a_script_in_a_page_would_be_stopped(served: str, browser: Browser) -> None:
    """The policy is in force; else the other tests would say nothing."""
    page = browser.new_page()
    page.goto(f"{served}/index.html")
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }))")
    assert page.evaluate("window.ran") is None
    page.close()


def test_an_exercise_is_walked(visit_served: Callable[[str], Page]) -> None:
    """By its buttons, over choices and a roll to an ending; the place is in the address and in the memory."""
    page = visit_served("pebbles/exercises/01_last_pebbles.html")
    assert page.locator("placky-walk[live]").count() > 0
    first = page.evaluate("document.querySelector('.frame.now').id")
    for _ in range(30):
        if page.evaluate("(walk => walk.story.ended())(document.querySelector('placky-walk'))"):
            break
        now = settled(page).evaluate("document.querySelector('.frame.now').id")
        page.evaluate("""() => {
          const walk = document.querySelector("placky-walk"), { roll, next } = walk.controls.buttons, { story } = walk;
          const way = story.longest(story.now), card = walk.sections.cards()
            .find((one) => placky.target(one) === way[1]);
          if (card) card.click();
          else if (story.frame().asks === "dice") walk.go(way[1]);
          else (next.hidden ? roll : next).click();
        }""")
        page.wait_for_function("(id) => document.querySelector('.frame.now').id !== id", arg=now)
    assert page.evaluate("(walk => walk.story.ended())(document.querySelector('placky-walk'))")
    settled(page)
    assert page.evaluate("location.hash.slice(1) === document.querySelector('placky-walk').story.now")
    assert page.evaluate("document.querySelector('placky-walk').story.now") != first
    assert page.evaluate("localStorage.getItem('placky.progress')")


def test_dice_are_rolled(visit_served: Callable[[str], Page]) -> None:
    """The roll falls, and is told."""
    page = visit_served("pebbles/rules/die.html")
    roll = page.evaluate("""() => {
      const entry = [...document.querySelectorAll("details")].find((one) => one.querySelector("placky-walk"));
      if (entry) entry.open = true;
      return Boolean(document.querySelector("placky-walk"));
    }""")
    assert roll
    page.wait_for_selector("placky-walk[live]")
    page.evaluate("""() => {
      const walk = [...document.querySelectorAll("placky-walk[live]")]
        .find((one) => [...one.story.frames.values()].some(({ asks }) => asks === "dice"));
      const { id } = [...walk.story.frames.values()].find(({ asks }) => asks === "dice");
      walk.go(id);
      walk.roll();
    }""")
    page.wait_for_function("""() => [...document.querySelectorAll("placky-walk[live]")]
      .some((walk) => walk.story.fell || walk.story.frame().kind === "dice")""")


def test_the_search_finds_words_and_answers(visit_served: Callable[[str], Page]) -> None:
    """Sphinx's index, and what the rules say."""
    page = visit_served("search.html?q=who+takes+the+last+pebble+wins")
    page.wait_for_selector("ul.search li a")
    page.wait_for_selector("#answers li")
    page.fill(".find.big input[name=q]", "die")
    page.press(".find.big input[name=q]", "Enter")
    page.wait_for_selector("#search-results a[href*='die.html']")


def test_the_theme_is_switched_and_stays(visit_served: Callable[[str], Page]) -> None:
    """Also on the home page."""
    page = visit_served("index.html")
    before = page.evaluate("document.documentElement.dataset.theme || ''")
    page.click(".theme")
    after = page.evaluate("document.documentElement.dataset.theme")
    assert after not in {"", before}
    assert visit_served("pebbles/rules/die.html").evaluate("document.documentElement.dataset.theme") == after
