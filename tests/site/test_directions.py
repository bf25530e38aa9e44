"""Pages at 400 % zoom, and in a language that is written from right to left."""

import pytest
from playwright.sync_api import ViewportSize
from tests.site.opened import Opened, Visit, WalkAt, box_of
from tests.site.waiting import settled

ZOOMED: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 by 1024 at 400 %, as WCAG 1.4.10 measures it."""
COVERED = """() => {
  const stuck = [...document.querySelectorAll("body *")].filter((one) => {
    const { position } = getComputedStyle(one), { width, height } = one.getBoundingClientRect();
    return ["sticky", "fixed"].includes(position) && width > innerWidth / 2 && height > 0;
  });
  const covered = (y) => stuck.some((one) => one.contains(document.elementFromPoint(innerWidth / 2, y)));
  return [...Array(innerHeight).keys()].filter(covered).length / innerHeight;
}"""
"""The share of the window's height in which something stays that the page passes under."""
SPOTS = """() => {
  const at = (one, frame) => {
    const [inner, outer] = [one, frame].map((part) => part.getBoundingClientRect());
    return [inner.left - outer.left, inner.top - outer.top].map(Math.round);
  };
  const frames = [...document.querySelectorAll(".frame-of, .laid, .timeline")].filter((one) => one.checkVisibility());
  return frames.map((frame) => [...frame.querySelectorAll("text, .target, .name, .sign, a")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width).map((one) => at(one, frame)));
}"""
"""Where labels stand on boards, on branch maps and along the match."""
NUMBERS = (
    '<p><span class="num">30.6 %</span> <code>a-b.feature:</code> <a class="no" href="#x">1.12-a</a></p>'
    '<ul class="says"><li><a href="#x">1.12-a</a></li></ul>'
)


def turn(page: Opened) -> None:
    """Write the page from right to left."""
    page.evaluate("document.documentElement.dir = 'rtl'; dispatchEvent(new Event('resize'))")
    page.wait_for_timeout(100)
    settled(page)


@pytest.mark.parametrize("frame", ["mark", "choose", "dodge-x"])
def test_a_zoomed_page_is_not_covered_by_its_bars(walk: WalkAt, frame: str) -> None:
    """Neither at its top nor in the middle of a story; what is focused is in sight."""
    page = walk(frame)
    page.set_viewport_size(ZOOMED)
    for place in ("header", ".frame.now", ".map"):
        page.evaluate("(part) => document.querySelector(part).scrollIntoView()", place)
        assert page.evaluate(COVERED) <= 0.25, place
    assert page.evaluate("document.documentElement.scrollWidth") <= ZOOMED["width"]


def test_all_buttons_of_a_zoomed_walk_can_be_reached(walk: WalkAt) -> None:
    """They stand below the story, and a step shows where it leads."""
    page = walk("choose")
    page.set_viewport_size(ZOOMED)
    button = page.locator("placky-walk >> nth=0 >> .controls button:visible >> nth=0")
    button.scroll_into_view_if_needed()
    assert button.evaluate("""(one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }""")
    button.click()
    box = box_of(settled(page).locator(".frame.now").locator(":scope > :is(h2, h3, h4)").first)
    assert 0 <= box["y"] < ZOOMED["height"]


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("address", ["walk.html#choose", "walk.html#dodge-a", "big.html#b14"])
def test_labels_keep_their_places_from_right_to_left(visit: Visit, address: str, width: int) -> None:
    """A board is no text: nothing on it turns round, nor on the map of branches."""
    page = settled(visit(address, width=width))
    page.wait_for_timeout(100)
    before = page.evaluate(SPOTS)
    turn(page)
    assert before
    assert page.evaluate(SPOTS) == before


@pytest.mark.parametrize("width", [390, 1280])
def test_what_hangs_on_words_changes_sides_with_them(walk: WalkAt, width: int) -> None:
    """Placky's bubble leads to him, marks stand before their lines, and nothing is cut off."""
    page = settled(walk("choose", width=width))
    turn(page)
    boxes = page.evaluate("""() => {
      const box = (part) => { const { left, right } = part.getBoundingClientRect(); return [left, right]; };
      const say = document.querySelector(".frame.now .say");
      return Object.fromEntries([["placky", ".pk-placky"], ["tail", ".tail"], ["bubble", ".bubble"]]
        .map(([name, part]) => [name, box(say.querySelector(part))]));
    }""")
    assert boxes["bubble"][1] - 4 <= boxes["tail"][0] < boxes["tail"][1] <= boxes["placky"][0] + 8
    mark = page.evaluate("""() => {
      const line = document.querySelector(".frame.now .happened li"), { right } = getComputedStyle(line, "::before");
      return [parseFloat(right), line.getBoundingClientRect().width];
    }""")
    assert mark[0] < mark[1] / 2
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_tail_points_the_way_placky_is(walk: WalkAt) -> None:
    """It is drawn for the left, and mirrored for the right."""
    page = settled(walk("choose"))
    scale = "getComputedStyle(document.querySelector('.frame.now .say .tail')).scale"
    assert page.evaluate(scale) == "none"
    turn(page)
    assert page.evaluate(scale) == "-1 1"


def test_numbers_and_what_they_count_keep_their_order(walk: WalkAt) -> None:
    """30.6 % is not read as % 30.6."""
    page = settled(walk("choose"))
    page.evaluate("(text) => document.body.insertAdjacentHTML('beforeend', text)", NUMBERS)
    turn(page)
    turned = page.evaluate("""() => [...document.querySelectorAll("body > p :is(.num, code, .no), body > .says a")]
      .filter(({ firstChild: text }) => {
        const place = (n) => {
          const range = document.createRange();
          range.setStart(text, n);
          range.setEnd(text, n + 1);
          return range.getBoundingClientRect().left;
        };
        return place(0) > place(text.length - 1);
      }).map((one) => one.textContent)""")
    assert turned == []
