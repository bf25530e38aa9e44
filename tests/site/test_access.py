"""Every page under axe-core, by day and by night, on a desk and on a phone. Nothing is downloaded for it."""

import json
from collections.abc import Callable
from importlib.resources import files

import pytest
from tests.site.complaints import complaints
from tests.site.opened import Look, Opened, Visit, all_in_sight
from tests.site.real_site import EXERCISES, FEW, FOLDERS, RULES, Page
from tests.thorough import THOROUGH, few

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
OPEN = """() => {
  const proofs = [...document.querySelectorAll("details.proof-entry")];
  document.querySelectorAll("details").forEach((entry) => { entry.open = proofs.indexOf(entry) < 1; });
}"""
"""Every entry; of the scenarios behind a rule, which are all made alike, the first."""
CLOSED = "() => document.querySelectorAll('details:not([open]) > :not(summary)').forEach((part) => part.remove())"
THIN = """(most) => {
  const called = (part) => [part, ...part.querySelectorAll("*")]
    .map(({ localName, classList, role, type }) => [localName, ...[...classList].sort(), role, type].join("."));
  for (const list of document.querySelectorAll("main *")) {
    if (list.children.length <= most || list.closest("placky-walk")) continue;
    const known = new Set();
    [...list.children].forEach((entry, nth) => {
      const fresh = called(entry).filter((kind) => !known.has(kind));
      const here = entry.matches("[aria-current]") || entry.querySelector("[aria-current]");
      if (nth >= most && !fresh.length && !here) entry.remove();
      for (const kind of fresh) known.add(kind);
    });
  }
}"""
"""Of whatever is long, leave its beginning, where its reader is, and each part with a kind of element that those before
do not have."""
UNSEEN = """() => document.querySelectorAll("svg [display=none], placky-walk[live] .frame:not(.now)")
  .forEach((part) => { if (!part.checkVisibility()) part.remove(); })"""
"""Take away what is out of sight: axe-core passes it by, but it takes three times as long to."""
AWAKE = """() => [...document.querySelectorAll("placky-walk:not([live], [plain])")]
  .every((walk) => walk.closest("details:not([open])"))"""
LAY_OUT = """() => {
  const seen = new Set();
  for (const walk of document.querySelectorAll("placky-walk[live]")) {
    const { start } = walk.story, frames = Object.fromEntries(walk.story.frames);
    const show = (id) => {
      walk.go(id);
      walk.querySelector(".controls .roll:not([hidden])")?.click();
      return walk.querySelector(".frame.now").cloneNode(true);
    };
    const fresh = Object.keys(frames).filter((id) => {
      const { kind, asks } = frames[id], known = seen.has(`${kind} ${asks}`);
      seen.add(`${kind} ${asks}`);
      return id !== start && !known;
    });
    walk.querySelector(".story").replaceChildren(...[...fresh, start].map(show));
  }
  return [...seen];
}"""
"""Let each walkthrough show its first frame and one frame of each kind that the page has not had,
dice rolled and question asked."""
TOP = """() => {
  scrollTo(0, 0);                                          // nothing half under the header
  return new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
}"""
SETTLE = """() => document.querySelectorAll("placky-walk .controls")
  .forEach((bar) => { if (getComputedStyle(bar).position === "sticky") bar.style.position = "static"; })"""
"""A bar that sticks to the lower edge lies over whatever comes in there until one scrolls on; axe-core does not scroll.
Laid where it stands, it covers only what it always covers."""
RUN = """({ rules, within, without = [] }) => axe.run(within || document, {
  preload: false,                                          // else it waits for style sheets that a file may not fetch
  resultTypes: ["violations"],
  ...(rules ? { runOnly: rules } : {
    rules: Object.fromEntries(["target-size", ...without].map((rule) => [rule, { enabled: !without.includes(rule) }])),
  }),
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 120)}`)))"""
"""What axe-core objects to, on the page or within a part of it: by all of its rules for WCAG 2.2 AA and good practice,
or by some of them."""
COLOURS = {"rules": ["color-contrast", "link-in-text-block"]}
"""The rules whose answer may be another one in the other theme; they take as long as all others together."""
FORMS = {"without": COLOURS["rules"]}
FRESH = """(known) => {
  const called = (part) => `${part.localName}.${[...part.classList].sort().join(".")}`;
  const speaks = (part) => [...part.childNodes].some((inner) => inner.nodeType === Node.TEXT_NODE && inner.data.trim());
  const inked = new Map();
  const ink = (part, ground) => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(part);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`, opaque = own.startsWith("rgb(") && opacity === "1";
    const upon = own === "rgba(0, 0, 0, 0) none 1" ? ground : `${own}${opaque ? "" : ` on ${ground}`}`;
    const large = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    const seen = part.checkVisibility({ visibilityProperty: true });
    if (seen && speaks(part)) inked.set(part, `${inked.get(part) || ""}${color} on ${upon}${large ? ", large" : ""}; `);
    for (const inner of part.children) ink(inner, upon);
  };
  for (const theme of ["dark", "light"]) {
    document.documentElement.dataset.theme = theme;
    ink(document.body, "");
  }
  const found = new Map();
  const go = (part, above) => {
    const within = [...new Set([...above, called(part)])];
    const kind = `${inked.get(part)}${called(part)} in ${within.sort().join(" ")}`;
    if (inked.has(part) && !found.has(kind)) found.set(kind, part);
    for (const inner of part.children) go(inner, within);
  };
  go(document.body, []);
  for (const kind of known) found.delete(kind);
  const fresh = [...found.values()];
  for (const entry of document.querySelectorAll("details.proof-entry > :not(summary), dl.py > dd")) {
    if (!fresh.some((part) => entry.contains(part))) entry.replaceChildren();
  }
  for (const part of document.querySelectorAll("[data-fresh]")) part.removeAttribute("data-fresh");
  for (const part of fresh) part.setAttribute("data-fresh", "");
  return [...found.keys()];
}"""
"""Find the kinds of elements with words to be seen that are not known, and mark one of each; empty the scenarios
behind a rule and the entries of the API without any. A kind is what style hangs on, name, classes, those of all around,
and what becomes of it in both themes: ink, ground and whether letters are large, however wide the window is."""


@pytest.fixture(scope="session")
def known() -> set[str]:
    """The kinds of elements whose colours this process has looked at: pages are made of the same, over and over."""
    return set()


@pytest.fixture(scope="session")
def known_steps() -> set[str]:
    """The same, of steps that are laid out."""
    return set()


def bring_axe(page: Opened) -> None:
    """Let the page have axe-core, half a megabyte, unless it has."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)


def laid_out(page: Opened) -> None:
    """Let every part have its true height.

    One that has not been in sight yet sleeps in a box of a guessed height, out of which its links stick, where axe-core
    finds them beneath others: it measures what is never drawn there.
    """
    all_in_sight(page)
    page.evaluate(TOP)


def by_day_and_night(page: Opened, within: str = "html") -> list[str]:
    """What axe-core finds within a part: by all rules on paper, and what depends on colour once more by night."""
    bring_axe(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    found: list[str] = page.evaluate(RUN, {"within": within})
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return [*found, *(f"night: {objection}" for objection in page.evaluate(RUN, {"within": within, **COLOURS}))]


def colours_of_fresh(page: Opened, known: set[str]) -> list[str]:
    """What axe-core has against the colours of kinds of elements that are not known yet; then they are."""
    bring_axe(page)
    fresh = page.evaluate(FRESH, sorted(known))
    known.update(fresh)
    found: list[str] = []
    for theme in ("dark", "light") if fresh else ():
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found += (f"{theme}: {objection}" for objection in page.evaluate(RUN, {**COLOURS, "within": "[data-fresh]"}))
    return found


def opened(look_real: Look, name: str) -> Opened:
    """Give a page with its entries open, those that stay closed emptied, and its walkthroughs awake."""
    return arranged(look_real(name))


def arranged(page: Opened) -> Opened:
    """Open its entries, empty those that stay closed, and wake its walkthroughs."""
    page.evaluate(OPEN)
    page.evaluate(CLOSED)
    page.evaluate(THIN, 9999 if THOROUGH else 5)
    page.wait_for_function(AWAKE)
    return page


@pytest.mark.parametrize("folder", FOLDERS)
def test_axe_has_nothing_against_pages_nor_have_they_themselves(
    look_real: Look, real_pages: dict[str, Page], telling: set[str], known: set[str], folder: str
) -> None:
    """As they are delivered: on a phone, and the first of a folder on a desk, unless its steps are laid out below.

    What stands beside what on a desk is made by the templates; the narrowest window is the first in which a word is too
    long. A kind of element that no page before had is looked at once more, for its colours, by day and by night.
    """
    names = sorted(page for page in telling if page.rpartition("/")[0] == folder)
    found: dict[tuple[str, int | None], list[str]] = {}
    for name in names:
        page = look_real(name)
        widths = (320, 768, 1440) if THOROUGH or name == names[0] else (320,)
        found[name, None] = complaints(page, real_pages[name].walks, *widths)
        bring_axe(arranged(page))
        desk = name not in (*RULES, *EXERCISES) and (THOROUGH or name == names[0])
        for width in (360, 1440) if desk else (360,):
            page.set_viewport_size({"width": width, "height": 900})
            laid_out(page)
            page.evaluate(UNSEEN)
            page.evaluate(SETTLE)
            found[name, width] = [*colours_of_fresh(page, known), *page.evaluate(RUN, FORMS)]
    assert names
    assert {place: said for place, said in found.items() if said} == {}


def test_pages_that_tell_of_all_have_every_kind_of_element(real_pages: dict[str, Page], telling: set[str]) -> None:
    every = set[str]().union(*(page.kinds for page in real_pages.values()))
    assert set[str]().union(*(real_pages[name].kinds for name in telling)) == every
    assert len(every) > 100


def test_axe_would_notice_a_pale_word_and_a_nameless_button(look_real: Look) -> None:
    """Words of a kind that is known already are passed by; they have been looked at."""
    page = opened(look_real, "takkure/rules/index")
    known: set[str] = set()
    assert colours_of_fresh(page, known) == []
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<p class=new>Pale</p><button></button>')"
    )
    page.add_style_tag(content="p.new { color: #777; background: #888 }")
    assert [objection.split(": ")[:2] for objection in colours_of_fresh(page, known)] == [
        ["dark", "color-contrast"], ["light", "color-contrast"]
    ]  # fmt: skip
    assert colours_of_fresh(page, known) == []
    assert any(objection.startswith("button-name: ") for objection in page.evaluate(RUN, FORMS))


@pytest.mark.parametrize("name", [*few(FEW, 4), "takkure/rules/half_time", "dice_football/rules/downs"])
def test_axe_has_nothing_against_any_kind_of_step(look_real: Look, known_steps: set[str], name: str) -> None:
    """Choices, rolls with their questions, endings and refusals, on a desk, laid out below each other."""
    page = opened(look_real, name)
    kinds = page.evaluate(LAY_OUT)
    assert len(kinds) > 2 or name not in EXERCISES
    page.evaluate(UNSEEN)
    laid_out(page)
    bring_axe(page)
    assert page.evaluate(RUN, FORMS) == []
    assert colours_of_fresh(page, known_steps) == []


SHOW = """(asks) => {
  const walk = document.querySelector("placky-walk"), frames = [...walk.story.frames.values()];
  const near = (spot, { x, y }) => spot && Math.hypot(spot.x - x, spot.y - y) < 1;
  const alone = ({ children }) => children.find((child) => child.target && walk.story.frame(child.to).kind === "refused"
    && !children.some(({ to, target }) => (
      to !== child.to && (near(target, child.target) || near(target?.grip, child.target)))));
  const frame = frames.find((one) => one.asks === asks && (asks === "dice" || alone(one)));
  walk.go(frame.id);
  walk.scrollIntoView();
  return asks === "coach" && alone(frame).label;
}"""


def a_search(visit_real: Visit, width: int) -> tuple[Opened, str]:
    """Show a question with its answers and the pages found."""
    page = visit_real("search", width=width)
    page.fill("main input", "Can I pass from the ground?")
    page.press("main input", "Enter")
    page.wait_for_selector("#answers:visible")
    page.wait_for_selector("ul.search li")
    return page, "main"


def a_hint(visit_real: Visit, width: int) -> tuple[Opened, str]:
    """Show two hints at a decision."""
    page = visit_real("takkure/exercises/03_the_square_of_death", width=width)
    page.evaluate(SHOW, "coach")
    for _ in range(2):
        page.locator("placky-walk .controls .hint >> nth=0").click()
    assert page.locator(".frame.now .tip").count()
    return page, ".story:has(.tip)"


def a_refusal(visit_real: Visit, width: int) -> tuple[Opened, str]:
    """Show what is said to somebody who tries something forbidden on the board."""
    page = visit_real("takkure/exercises/03_the_square_of_death", width=width)
    label = page.evaluate(SHOW, "coach")
    page.locator(f'placky-walk >> nth=0 >> button.target[aria-label="{label}"]').click()
    assert page.locator(".frame.open .frame.now").count() == 1
    return page, ".story:has(.frame.open)"


def a_match(visit_real: Visit, width: int) -> tuple[Opened, str]:
    """Show a match after some steps."""
    page = visit_real("takkure/match", width=width)
    for _ in range(12):
        page.evaluate("() => document.querySelector('placky-match').go(document.querySelector('placky-match').now + 1)")
    page.evaluate(THIN, 9999 if THOROUGH else 5)  # its log has hundreds of lines
    assert page.locator(".log [aria-current]").count() == 1
    return page, "placky-match"


CALLED_UP = [(a_search, 1440), (a_hint, 360), (a_refusal, 360), (a_match, 1440),
             (a_search, 360), (a_hint, 1440), (a_refusal, 1440), (a_match, 360)]  # fmt: skip


@pytest.mark.parametrize(("shown", "width"), CALLED_UP if THOROUGH else CALLED_UP[:4])
def test_axe_has_nothing_against_what_readers_call_up(
    visit_real: Visit, shown: Callable[[Visit, int], tuple[Opened, str]], width: int
) -> None:
    """Answers to a search, hints, a refusal on the board, a match in the middle; the rest of the page was looked at."""
    page, part = shown(visit_real, width)
    laid_out(page)
    page.evaluate(UNSEEN)
    assert by_day_and_night(page, part) == []


def test_axe_would_object(visit_real: Visit) -> None:
    """To a picture without words in any theme, and to words in the theme that hides them."""
    page = visit_real("404")
    page.evaluate("""() => document.querySelector("main").insertAdjacentHTML("beforeend",
      "<img src='favicon.svg'><p style='color: #333'>Cannot be read by night.</p>")""")
    said = json.dumps(by_day_and_night(page))
    assert "image-alt" in said
    assert "night: color-contrast" in said


def test_links_in_a_bubble_are_as_dark_by_night_as_by_day(visit_real: Visit) -> None:
    """Its white ground is a drawing behind it, which axe-core does not see."""
    page = visit_real("takkure/exercises/02_pass_and_team_play", color_scheme="dark")
    colours = page.evaluate("""() => [...document.querySelectorAll(".frame .bubble a")].map((link) =>
      `${link.classList.contains("no")} ${getComputedStyle(link).color}`)""")
    assert {colour.partition(" ")[2] for colour in colours} == {"rgb(69, 39, 196)"}
    assert any(colour.startswith("true") for colour in colours)
