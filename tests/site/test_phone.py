"""On a phone, what a frame speaks of can be read, and nothing lies on what is to be pressed.

Every frame on the longest way of each part of a few dear exercises, measured in a browser 390 pixels wide; of all
exercises the first screen, and of drills their boards.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import pytest
from tests.site.complaints import complaints
from tests.site.conftest import Profiles, opener
from tests.site.opened import Visit, all_in_sight
from tests.site.real_site import EXERCISES, Page
from tests.site.waiting import arrived
from tests.thorough import few

DEAR = (
    "takkure/exercises/03_the_square_of_death",
    "takkure/exercises/04_four_v_four",
    "takkure/exercises/05_practice_match",
    "dreadball/exercises/06_rush",
    "dice_football/exercises/06_full_game",
)
LEAST = 11
"""Pixels high, as a letter is set."""
PHONE: dict[str, Any] = {"width": 390, "has_touch": True}
LONGEST = """
  const depth = (story, id) => story.frames.get(id).parent ? 1 + depth(story, story.frames.get(id).parent) : 0;
  const way = ({ story }) => {
    const ids = [...story.frames.keys()], found = [];
    let at = ids.reduce((one, other) => (depth(story, other) > depth(story, one) ? other : one));
    for (; at; at = story.frames.get(at).parent) found.unshift(at);
    return found;
  };
"""
SEEN = f"""() => {{
  {LONGEST}
  const found = {{ frames: 0, near: 0, labels: 0, small: [], over: [], pressed: [], outside: [], unnamed: [] }};
  const box = (part) => part.getBoundingClientRect();
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const meet = (a, b) => shared(a, b, 0, 2) > 1 && shared(a, b, 1, 3) > 1;
  function labels(sheet) {{
    const seen = box(sheet), parts = ".tok text, .ov text";
    return [...sheet.querySelectorAll(parts)].filter((text) => {{
      const {{ width, left, right, top, bottom }} = box(text);
      const across = right > seen.left + 2 && left < seen.right - 2;
      const down = bottom > seen.top + 2 && top < seen.bottom - 2;
      return width && across && down && getComputedStyle(text).visibility !== "hidden";
    }}).map((text) => {{
      const {{ a, b }} = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize);
      const high = size * Math.hypot(a, b);
      const {{ left, right, top, bottom }} = box(text), upright = Math.abs(b) < 0.01;
      const less = upright ? (bottom - top - 0.72 * high) / 2 : 0;
      const low = text.closest(".ov > [data-grow]");       // a token on the ground lies under figures
      return {{ said: text.textContent, high, low, box: [left + 1, top + less, right - 1, bottom - less] }};
    }});
  }}
  function covered(walk) {{
    const glass = walk.querySelector(".magnify");
    if (glass.hidden) return 0;
    const {{ left, right, top, bottom }} = box(glass);
    return [...walk.querySelectorAll("button.target")].map(box).filter((ring) => {{
      const [x, y, r] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2, ring.width / 2];
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < r - 1;
    }}).length;
  }}
  function outside({{ story, stage, sections }}) {{
    const {{ x, y, width, height }} = stage.board.sheet.viewBox.baseVal, host = story.host();
    const spoken = (host.spoken || []).map((n) => story.players[n]), acting = host.acting || [];
    return Object.entries(host.tokens).filter(([name, at]) => {{
      const matters = at.near || acting.includes(name) || spoken.includes(name);
      return matters && (at.x < x || at.x > x + width || at.y < y || at.y > y + height);
    }}).map(([name]) => name);
  }}
  function unnamed({{ story, stage: {{ board }} }}) {{
    const {{ x, y, width, height }} = board.sheet.viewBox.baseVal, {{ spoken = [], acting = [] }} = story.host();
    const said = [...acting, ...spoken.map((n) => story.players[n])];
    return [...board.names].filter(([group, {{ name, at: [left, top] }}]) => {{
      const inside = left > x && left < x + width && top > y && top < y + height;
      return inside && said.includes(board.whose(group)) && name.getAttribute("display") === "none";
    }}).map(([group]) => board.whose(group));
  }}
  for (const walk of document.querySelectorAll("placky-walk")) {{
    for (const id of way(walk)) {{
      walk.go(id);
      found.unnamed.push(...unnamed(walk).map((name) => [id, name]));
      const glass = walk.querySelector(".magnify"), near = glass.getAttribute("aria-pressed") === "true";
      const seen = labels(walk.querySelector(".pk-sheet"));
      found.frames += 1;
      found.labels += seen.length;
      found.near += near;
      const small = seen.filter(({{ high }}) => high < {LEAST} - 0.05);
      found.small.push(...small.map(({{ said, high }}) => [id, said, high]));
      seen.forEach((one, n) => seen.slice(n + 1).forEach((other) => {{
        if (meet(one.box, other.box) && !one.low && !other.low) found.over.push([id, one.said, other.said]);
      }}));
      for (const turn of glass.hidden ? [0] : [0, 1, 2]) {{
        if (turn) glass.click();
        if (covered(walk)) found.pressed.push([id, turn]);
        found.outside.push(...outside(walk).map((name) => [id, turn, name]));
      }}
      walk.stage.closer.on = null;
    }}
  }}
  return found;
}}"""


@pytest.mark.parametrize("name", DEAR)
def test_what_a_frame_speaks_of_can_be_read_on_a_phone(visit_real: Visit, name: str) -> None:
    """By itself, without the glass; with it, whoever is spoken of stays in view, and it covers no ring."""
    page = visit_real(name, **PHONE)
    all_in_sight(page)
    found = page.evaluate(SEEN)
    assert found["frames"] > 10
    assert found["labels"] > 4 * found["frames"]
    assert found["small"] == []
    assert found["over"] == []
    assert found["outside"] == []
    assert found["unnamed"] == []
    assert found["pressed"] == []
    if name.endswith(("04_four_v_four", "06_rush")):  # whose boards are wider than can be read
        assert found["near"] > found["frames"] / 5


UPON = """(walk) => {
  const box = (part) => part.getBoundingClientRect();
  const there = (parts) => [...parts].filter((one) => one.checkVisibility());
  const left = there(walk.querySelectorAll(".pk-sheet .ov > circle:not([fill-opacity='0.08'])"))
    .map(box).filter(({ width }) => width < 60);
  const names = there(walk.querySelectorAll(".pk-sheet .tok .name text:not([display=none])"));
  const upon = names.filter((name) => {
    const { left: from, right: to, top, bottom } = box(name), middle = (top + bottom) / 2;
    return left.some((one) => Math.min(to, one.right) - Math.max(from, one.left) > one.width / 3
      && middle > one.top + one.height / 5 && middle < one.bottom - one.height / 5);
  });
  return [names.length, upon.map((name) => name.textContent)];
}"""
"""How many names a board shows, and which of them lie on a circle where somebody stood; a template is fainter."""
BEHIND = """(walk) => {
  const box = (part) => part.getBoundingClientRect(), { board } = walk.stage;
  const [strip] = board.scores(), head = strip && box(strip), sheet = box(board.sheet);
  const shown = [...walk.querySelectorAll(".pk-sheet g.tok:not([display=none])")];
  const behind = shown.map((token) => box(token.querySelector("circle"))).filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return head && x > head.left && x < head.right && y > sheet.top && y < head.bottom;
  });
  return [Boolean(head), behind.length];
}"""
"""Is there a score, and how many have their middle behind it?"""
CROSSED = """(walk) => {
  const found = { words: 0, lengths: [], names: [] }, sheet = walk.querySelector(".pk-sheet");
  const shown = (part) => !part.closest("[display=none]");
  const ways = [...sheet.querySelectorAll(".ov:not(.strip) path[stroke]:not([fill])")].filter(shown).map((way) => {
    const matrix = way.getScreenCTM(), far = Math.ceil(way.getTotalLength() * matrix.a);
    return Array.from({ length: far + 1 }, (_, n) => way.getPointAtLength(n / matrix.a).matrixTransform(matrix));
  });
  const boxes = { names: [], lengths: [] };
  for (const text of [...sheet.querySelectorAll(".name text, .ov:not(.strip) > text[paint-order]")].filter(shown)) {
    const { left, right, top, bottom, width } = text.getBoundingClientRect(), less = (bottom - top) / 4;
    if (!width) continue;
    const inside = ({ x, y }) => x > left + 1 && x < right - 1 && y > top + less && y < bottom - less;
    const across = ways.some((way) => way.filter(inside).length > 4);
    found.words += 1;
    const kind = text.closest(".name") ? "names" : "lengths";
    if (across) found[kind].push(text.textContent);
    boxes[kind].push({ left, right, top: top + less, bottom: bottom - less });
  }
  const joined = (one, other) => one.top < other.bottom && other.top < one.bottom
    && one.left < other.right + 2 && other.left < one.right + 2;
  const fixed = [...sheet.querySelectorAll(".ov:not(.strip) > text:not([paint-order])")].filter(shown);
  const numbers = fixed.map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect(), less = (bottom - top) / 4;
    return { left, right, top: top + less, bottom: bottom - less };
  });
  const over = (one, other) => joined(one, other) && one.left < other.right - 2 && other.left < one.right - 2;
  const words = [...boxes.lengths, ...numbers];
  found.joined = boxes.names.some((one) => boxes.lengths.some((other) => joined(one, other)));
  found.covered = boxes.names.some((one) => words.some((other) => over(one, other)));
  const close = ([one, other]) => one.left < other.right - 3 && other.left < one.right - 3
    && Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) < 4;
  found.stacked = boxes.names.some((one, n) => boxes.names.slice(n + 1).some((other) => close([one, other])));
  found.led = (sheet.querySelector(".leads").getAttribute("d") || "").split("M").length - 1;
  return found;
}"""
"""What is written across ways, more than four pixels of them; whether a name and a length are read as one, and whether
it covers one, or a number of a template; whether two names stand one on another; how many end a line."""
SPOILT = """(walk) => {
  const found = { letters: 0, cut: 0, balls: 0, covered: 0 }, sheet = walk.querySelector(".pk-sheet");
  const box = (part) => part.getBoundingClientRect(), shown = (part) => !part.closest("[display=none]");
  const { left, right, top, bottom } = box(sheet);
  for (const letter of [...sheet.querySelectorAll(".ov > [data-grow] > circle")].filter(shown).map(box)) {
    const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2];
    if (x < left || x > right || y < top || y > bottom) continue;
    found.letters += 1;
    const whole = letter.left > left + 3 && letter.right < right - 3 && letter.top > top && letter.bottom < bottom;
    found.cut += !whole;
  }
  for (const ball of [...sheet.querySelectorAll(".tok [data-part=ball]")].filter(shown)) {
    const number = ball.closest(".tok").querySelector("[data-part=up]:not([display=none]) text");
    if (!number) continue;
    const [one, other] = [box(ball), box(number)], less = (other.bottom - other.top) / 7;
    found.balls += 1;
    found.covered += other.right - one.left > 2 && one.bottom - other.top - less > 1;
  }
  return found;
}"""
"""How many letters of ways are cut at the edge of a board, and how many numbers lie below the ball of their figures."""
NAMED = """(walk) => {
  const sheet = walk.querySelector(".pk-sheet");
  const { a, d, e, f } = sheet.getScreenCTM(), seen = sheet.getBoundingClientRect();
  const inside = ([x, y]) => {
    const [across, down] = [a * x + e, d * y + f];
    return across > seen.left && across < seen.right && down > seen.top && down < seen.bottom;
  };
  return [...walk.stage.board.names.values()].filter(({ name }) => !name.hasAttribute("display"))
    .map(({ name, at }) => [name.textContent, inside(at)]);
}"""
"""The names on a board, and whether the figure stands in sight."""
UNDERNEATH = """(walk) => {
  const { stage: { board } } = walk, sheet = walk.querySelector(".pk-sheet");
  const matrix = sheet.getScreenCTM(), rings = board.aims.map(({ x, y, r }) => {
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return [at.x, at.y, Math.max(r * matrix.a, placky.Board.RING) - 1];
  });
  const words = [...sheet.querySelectorAll(".ov:not(.strip) > text[paint-order]")];
  return words.filter((text) => !text.closest("[display=none]")).map((text) => {
    const { left, right, top, bottom, height } = text.getBoundingClientRect(), less = height / 4;
    return [text.textContent, rings.some(([x, y, r]) => Math.hypot(
      Math.max(left - x, 0, x - right), Math.max(top + less - y, 0, y - bottom + less)) < r)];
  });
}"""
"""The lengths on a board, and whether one lies under a ring that may be pressed."""
LOOKS = {
    "upon": UPON, "behind": BEHIND, "crossed": CROSSED, "spoilt": SPOILT, "named": NAMED, "underneath": UNDERNEATH,
}  # fmt: skip
EVERY = f"""() => [...document.querySelectorAll("placky-walk")].flatMap((walk) => (
  [...walk.story.frames.keys()].map((id) => {{
    walk.go(id);
    return [id, {{ {", ".join(f"{name}: ({look})(walk)" for name, look in LOOKS.items())} }}];
  }})
))"""


class Boards(Protocol):
    """Tells of an exercise of Takkure what one look finds in each of its frames, on a phone."""

    def __call__(self, name: str, look: str, /) -> list[tuple[str, Any]]:
        """Give every frame with what is found there."""


@pytest.fixture(scope="session")
def boards(real_site: Path, profiles: Profiles) -> Boards:
    """Go through an exercise once for everything that is looked at in all of its frames."""

    @cache
    def every(name: str) -> list[tuple[str, dict[str, Any]]]:
        with opener(real_site, profiles) as open_page:
            page = open_page(f"takkure/exercises/{name}.html", **PHONE)
            all_in_sight(page)
            found: list[tuple[str, dict[str, Any]]] = page.evaluate(EVERY)
        return found

    return lambda name, look: [(frame, looks[look]) for frame, looks in every(name)]


def test_no_name_lies_where_somebody_stood(boards: Boards) -> None:
    """It would seem to be of him who stands there."""
    found = boards("05_practice_match", "upon")
    assert sum(names for _, (names, _) in found) > 500
    assert [(frame, upon) for frame, (_, upon) in found if upon] == []


def test_nobody_stands_behind_the_score(boards: Boards) -> None:
    found = boards("06_full_match", "behind")
    assert sum(scored for _, (scored, _) in found) > 50
    assert [frame for frame, (_, behind) in found if behind] == []


@pytest.mark.parametrize(
    ("name", "led"),
    [("03_the_square_of_death", 2.9), ("04_four_v_four", 4), ("05_practice_match", 8), ("06_full_match", 4)],
)
def test_words_stand_beside_ways_and_names_at_their_figures(boards: Boards, name: str, led: float) -> None:
    """As far as there is room: letters have grown on these boards, which show half a field, or a heap from near."""
    found = boards(name, "crossed")
    assert sum(one["words"] for _, one in found) > 4.5 * len(found)
    lengths, names = ([(frame, text) for frame, one in found for text in one[kind]] for kind in ("lengths", "names"))
    assert len(lengths) < len(found) / 30  # each stays beside its own line, if it can
    assert [frame for frame, one in found if one["covered"]] == []
    assert len([frame for frame, one in found if one["joined"]]) < len(found) / 100
    assert len(names) < len(found) / 7
    assert len([frame for frame, one in found if one["stacked"]]) < len(found) / 100
    assert sum(one["led"] for _, one in found) < len(found) / led


@pytest.mark.parametrize("name", ["03_the_square_of_death", "04_four_v_four"])
def test_letters_of_ways_are_whole_and_no_ball_covers_a_number(boards: Boards, name: str) -> None:
    found = boards(name, "spoilt")
    assert sum(one["letters"] for _, one in found) > 50
    assert [frame for frame, one in found if one["cut"]] == []
    assert sum(one["balls"] for _, one in found) > 50
    assert [frame for frame, one in found if one["covered"]] == []


def test_who_stands_out_of_sight_has_no_name_at_the_edge(boards: Boards) -> None:
    """Neither beside what is seen nor above or below it."""
    named = [(frame, *one) for frame, names in boards("04_four_v_four", "named") for one in names]
    assert len(named) > 500
    assert [(frame, name) for frame, name, inside in named if not inside] == []


@pytest.mark.parametrize("name", ["04_four_v_four", "05_practice_match"])
def test_no_length_lies_under_a_ring(boards: Boards, name: str) -> None:
    """Whether the letters have grown or the board is near."""
    lengths = [(frame, *one) for frame, texts in boards(name, "underneath") for one in texts]
    assert len(lengths) > 200
    assert [(frame, text) for frame, text, under in lengths if under] == []


HEADS = """async () => {
  const found = [], drawn = () => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
  let looked = 0;
  for (const walk of document.querySelectorAll("placky-walk[live]")) {
    for (const id of walk.story.longest()) {
      walk.go(id);
      await drawn();
      const head = walk.querySelector("svg.pk-sheet").getBoundingClientRect().top;
      for (const text of walk.querySelectorAll("svg.pk-sheet .ov > text[paint-order]")) {
        const box = text.getBoundingClientRect();
        if (!text.checkVisibility() || !box.height || text.getAttribute("display") === "none") continue;
        if (box.bottom < head) continue;                   // of a part that is not shown
        looked += 1;
        if (box.top < head - box.height / 4) found.push(`${id}: ${text.textContent}`);
      }
    }
  }
  return { found, looked };
}"""
"""Words on boards of which the upper edge leaves a part."""


def test_no_words_are_cut_at_the_head_of_a_board(visit_real: Visit) -> None:
    """Letters grow on a phone, and give way to each other; not upwards out of the picture."""
    page = visit_real("dreadball/exercises/07_full_game", **PHONE)
    all_in_sight(page)
    told = page.evaluate(HEADS)
    assert told["looked"] > 20
    assert told["found"] == []


IN_SIGHT = """() => {
  const pressed = [...document.querySelectorAll(".begin .btn, .controls .btn")].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return right > left && top >= 0 && bottom <= innerHeight && button.contains(hit);
  });
  const begin = pressed.filter((one) => one.textContent.startsWith("Begin"));
  return begin.length === 1 && !begin[0].disabled && !begin[0].matches(".quiet");
}"""
"""Can the loud button be pressed where it is, and is there just one that begins?"""


CUT = """() => [...document.querySelectorAll("placky-walk")].flatMap((walk) => (({ story: { frames }, stage }) =>
  [...frames].filter(([, frame]) => frame.window).map(([id, frame]) => {
    const { board, closer } = stage, [x, y, w, h] = closer.window(frame), near = 6;
    const before = frames.get(frame.parent)?.overlays || [];
    const words = (one) => !walk.querySelector(`[id$="-${one}"] :not(text, tspan, g)`);
    const fresh = (frame.overlays || []).filter((one) => !before.includes(one) && !words(one));
    const number = (one) => walk.querySelector(`[id$="-${one}"]:not(.strip) > text:not([paint-order])`);
    const numbers = (frame.overlays || []).filter(number);
    const laid = [...fresh, ...numbers].map((one) => board.drawn({ overlays: [one] }));
    const small = laid.filter(([from, to]) => from && from.every((at, i) => to[i] - at <= placky.Closer.LAID));
    const out = ([at, to]) => at < x - near || at > x + w + near || to < y - near || to > y + h + near;
    const { x: left, y: top, width, height } = board.ends;
    const kept = (at, from, size) => Math.min(from + size, Math.max(from, at));
    const ground = ([at, to]) => [kept(at, left, width), kept(to, top, height)];
    return [id, small.length, small.flat().map(ground).filter(out).length];
  }))(walk))"""
"""Of each frame: how many tokens, rings, ways and numbers it lays, and how many of their corners are out of sight.

Beyond the field there is nothing to see of a ring. The numbers of a template count as long as it lies there.
"""


SAID = re.compile(r'<g id="b-\d+-[\w-]+"[^>]*>(?:(?!<g id=).)*?<text[^>]*font-size="([\d.]+)"[^>]*>[\w ]+<')
"""The size of what stands on a figure or is its name."""


def test_an_exercise_begins_on_the_first_screen_and_whatever_a_frame_lays_is_in_sight(
    visit_real: Visit, real_site: Path, real_pages: dict[str, Page]
) -> None:
    """All on one page, which takes longer to open than to look at.

    However long it is introduced, the loud button can be pressed; it brings the board and the buttons below into sight.
    The bands of a pass may be cut; a token, a ring of pressure, a template and where somebody stood may not.
    """
    page = visit_real(EXERCISES[0], asked=True, **PHONE)
    begun, laid, complained = few(EXERCISES, 12), dict[str, list[tuple[str, int, int]]](), dict[str, list[str]]()
    below = 0
    for name in (name for name in EXERCISES if name in begun or not name.startswith("dice_football")):
        page.asked.clear()
        page.evaluate("localStorage.clear()")
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{real_site.as_uri()}/{name}.html")
        if name in begun:
            page.wait_for_function(IN_SIGHT)
        if name in begun and page.is_visible(".begin .btn"):
            below += 1
            page.click(".begin .btn")
            page.wait_for_function("document.querySelector('.begin').hidden")
            box = page.locator("placky-walk .controls").first.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 844
        if not name.startswith("dice_football"):
            page.set_viewport_size({"width": 390, "height": 900})
            all_in_sight(page)
            laid[name] = page.evaluate(CUT)
        complained[name] = complaints(page, real_pages[name].walks, 320)
    assert below > 3
    assert [name for name, found in laid.items() if not any(count for _, count, _ in found) and "00_" not in name] == []
    assert [frame for found in laid.values() for frame, _, cut in found if cut] == []
    assert {name: said for name, said in complained.items() if said} == {}


@pytest.mark.parametrize("name", ["takkure/drills/chapter_2", "dreadball/drills/chapter_3"])
def test_the_boards_of_drills_show_whom_they_ask_about_and_can_be_read(
    visit_real: Visit, real_site: Path, name: str
) -> None:
    """Where all of them are too far apart to be seen at once a board is smaller; pressed, it can be read, too."""
    page = visit_real(name, **PHONE)
    page.evaluate("document.querySelector('.drill-bar .btn').click()")
    boards = page.evaluate(
        """() => [...document.querySelectorAll(".drill .board")].map((board) => {
          const picture = board.querySelector("img"), across = () => picture.getBoundingClientRect().width;
          placky.pan(board);
          const [left, top, right, foot] = board.dataset.at.match(/../g).map((n) => n / 100);
          const seen = left * board.scrollWidth >= board.scrollLeft - 5
            && right * board.scrollWidth <= board.scrollLeft + board.clientWidth + 5
            && top * board.scrollHeight >= board.scrollTop - 5
            && foot * board.scrollHeight <= board.scrollTop + board.clientHeight + 5;
          const first = across(), small = board.matches(".closer"), index = board.tabIndex;
          if (small) board.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
          const nearer = across();
          if (small) picture.click();
          const back = across();
          if (small) picture.click();
          const wide = board.scrollWidth > board.clientWidth + 1;
          if (small && (nearer !== across() || back !== first)) throw new Error("key and hand differ");
          return [picture.getAttribute("src"), small, seen, index, first, across(), wide];
        })"""
    )

    def least(source: str, across: float) -> float:
        """How high the smallest words of a board are that is so many pixels wide."""
        drawn = (real_site / name).parent.joinpath(source).resolve().read_text(encoding="utf-8")
        units = float(re.search(r'viewBox="[^"]*?([\d.]+) [\d.]+"', drawn)[1])  # type: ignore[index]
        return min((float(size) * across / units for size in SAID.findall(drawn)), default=LEAST)

    assert [source for source, *_, across, _ in boards if least(source, across) < LEAST - 0.05] == []
    assert len(boards) > 50
    smaller = [(source, first, near) for source, small, _, _, first, near, _ in boards if small]
    assert len(smaller) > 10
    assert [source for source, first, near in smaller if near <= first and least(source, first) < LEAST - 0.05] == []
    assert [source for source, _, seen, *_ in boards if not seen] == []
    assert {index for _, small, _, index, *_, wide in boards if wide or small} == {0}
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_buttons_stand_in_one_row_on_the_smallest_phone(visit_real: Visit) -> None:
    """With all their words; what an ending leads to may take more lines in its button."""
    page = visit_real("takkure/exercises/02_pass_and_team_play", width=320)
    bars = page.evaluate(
        """() => [...document.querySelectorAll("placky-walk")].flatMap((walk) => {
          const bar = walk.querySelector(".controls");
          return [...walk.story.frames.keys()].map((id) => {
            walk.go(id);
            const shown = [...bar.querySelectorAll(".btn")].filter((one) => one.offsetWidth);
            const over = (one, way) => one[`scroll${way}`] > one[`client${way}`] + 1;
            const cut = shown.filter((one) => over(one, "Width") || over(one, "Height"));
            const rows = new Set(shown.map((one) => Math.round(one.getBoundingClientRect().top))).size;
            return [shown.length, rows, cut.length, walk.story.ended() ? 0 : bar.offsetHeight];
          });
        })"""
    )
    assert max(shown for shown, *_ in bars) == 6
    assert {(rows, cut) for _, rows, cut, _ in bars} == {(1, 0)}
    assert max(high for *_, high in bars) < 72


@pytest.mark.parametrize("width", [390, 320])
def test_the_last_choice_comes_to_rest_above_the_buttons(visit_real: Visit, width: int) -> None:
    """However many lines those take: by keys, and by the button that leads to the choices."""
    page = visit_real("takkure/exercises/04_four_v_four", width=width)
    page.set_viewport_size({"width": width, "height": 640})
    asked, under = page.evaluate(
        """async () => {
          const under = [];
          let asked = 0;
          for (const walk of document.querySelectorAll("placky-walk")) {
            for (const { id, asks } of walk.story.frames.values()) {
              if (asks !== "coach") continue;
              walk.go(id);
              const last = walk.sections.cards(id).at(-1);
              for (const lead of [() => last.focus(), () => { walk.forward(); walk.forward(); }]) {
                walk.scrollIntoView({ block: "start", behavior: "instant" });
                document.activeElement.blur();
                lead();
                await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
                const [card, bar] = [last, walk.querySelector(".controls")].map((one) => one.getBoundingClientRect());
                asked += 1;
                if (card.bottom > bar.top + 1) under.push(id);
              }
            }
          }
          return [asked, under];
        }"""
    )
    assert asked > 15
    assert under == []


HEAP = """(id) => {
  const walk = document.getElementById(id).closest("placky-walk"), sheet = walk.querySelector(".pk-sheet");
  const box = (part) => part.getBoundingClientRect();
  const shown = [...sheet.querySelectorAll(".tok[data-name]:not([display=none])")];
  const base = (one) => box(one.querySelector("[data-part=up]:not([display=none]) circle, [data-part=down] circle"));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  const covered = shown.flatMap((one) => {
    const name = one.querySelector(".name text:not([display=none])");
    const over = name ? shown.filter((other) => other !== one && meet(box(name), base(other))) : [];
    return over.map((other) => [one.dataset.name, other.dataset.name]);
  });
  const led = (sheet.querySelector(".leads").getAttribute("d") || "").split("M").length - 1;
  return { covered, led, names: sheet.querySelectorAll(".name text:not([display=none])").length,
           across: Math.max(...shown.map((one) => base(one).width)) };
}"""
"""Of a frame: whose names cover others' bases, how many lines lead to a name, how wide the widest base is in pixels."""


@pytest.mark.parametrize(
    ("frame", "led", "across"),
    [
        ("03_the_square_of_death#run-suzu-b7ct3t", 0, 26), ("03_the_square_of_death#pass-6-9-2lom5y", 0, 32),
        ("04_four_v_four#play-aguila-2na6rg", 0, 24), ("04_four_v_four#dodge-hayate-vi7tov", 0, 37),
        ("03_the_square_of_death#dodge-aguila-mj7tur", 1, 26), ("06_full_match#try-8-4-f23jvy", 0, 20),
    ],
)  # fmt: skip
def test_in_a_heap_of_figures_each_name_stands_free(visit_real: Visit, frame: str, led: int, across: int) -> None:
    """The board comes nearer than elsewhere; a name without room at its figure stands at the end of a line."""
    page = arrived(visit_real(f"takkure/exercises/{frame}", **PHONE))
    found = page.evaluate(HEAP, frame.partition("#")[2])
    assert found["names"] > 3
    assert found["covered"] == []
    assert found["led"] >= led
    assert found["across"] > across


def test_the_board_is_near_where_a_kick_comes_down(visit_real: Visit) -> None:
    """And the kicker, half a field away, may be out of sight: it matters what lies under the template."""
    page = visit_real("takkure/exercises/05_practice_match", **PHONE)
    all_in_sight(page)
    near = page.evaluate(
        """() => [...document.querySelectorAll("placky-walk")].flatMap((walk) => {
          const { story, stage } = walk, after = [...story.frames].filter(([id, { parent }]) => (
            /^(kick|scatter)-[0-9]/.test(id) && /^(kick|take-the-kick)-/.test(parent)));
          return after.map(([id]) => {
            walk.go(id);
            return [id, stage.board.scale(stage.view) > 0.45];
          });
        })"""
    )
    assert len(near) > 25
    far = [frame for frame, yes in near if not yes]
    assert len(far) <= 1  # which speaks of somebody at the other touchline


def test_a_ring_covers_no_number_of_a_template(visit_real: Visit) -> None:
    """A number that it would cover stands beside it."""
    page = arrived(visit_real("takkure/exercises/05_practice_match#kick-6-jw53uo", **PHONE))
    gaps = page.evaluate("""() => {
      const walk = document.getElementById("kick-6-jw53uo").closest("placky-walk");
      const middle = (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
      };
      const all = (selector) => [...walk.querySelectorAll(selector)];
      const numbers = all(".pk-sheet .ov:not(.strip, [display=none]) > text:not([paint-order])").map(middle);
      const wide = (ring) => parseFloat(ring.style.getPropertyValue("--ring"));
      const rings = all("button.target").map((ring) => [middle(ring), wide(ring) / 2]);
      return numbers.flatMap(([x, y]) => rings.map(([[rx, ry], r]) => Math.hypot(rx - x, ry - y) - r));
    }""")
    assert len(gaps) >= 12 * 2
    assert min(gaps) > 3


def test_lines_of_a_whole_pitch_have_names_that_can_be_read(visit_real: Visit) -> None:
    """Where nobody stands yet, in the first two parts, the camera shows all of it."""
    page = visit_real("takkure/exercises/05_practice_match", **PHONE)
    all_in_sight(page)
    sheets = page.evaluate("""() => [...document.querySelectorAll("placky-walk")].slice(0, 2).map((walk) => (
      [...walk.querySelectorAll(".pk-sheet .edge text:not([display=none])")].map((text) => (
        parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().a)))
    ))""")
    assert len(sheets) == 2
    for high in sheets:
        assert len(high) > 1
        assert min(high) >= LEAST - 0.05


NAMELESS = """() => {
  const found = [];
  let lines = 0;
  for (const walk of document.querySelectorAll("placky-walk")) {
    const sheet = walk.querySelector(".pk-sheet"), { d, f } = sheet.getScreenCTM();
    const { top, bottom } = sheet.getBoundingClientRect();
    for (const name of walk.querySelectorAll(".edge text")) {
      const y = f + d * Number(name.getAttribute("y"));
      if (y < top + 14 || y > bottom - 8) continue;
      lines++;
      if (!name.checkVisibility()) found.push(`${walk.story.start}: ${name.textContent}`);
    }
  }
  return [lines, found];
}"""
"""How many lines the boards show, and which of them have no name."""


@pytest.mark.parametrize("name", ["03_the_square_of_death", "04_four_v_four"])
def test_a_line_has_its_name_where_the_end_of_it_is_taken(visit_real: Visit, name: str) -> None:
    """By the notch of the board, the small map, a figure or its name: then it stands at the other end, or between."""
    page = visit_real(f"takkure/exercises/{name}", **PHONE)
    all_in_sight(page)
    lines, nameless = page.evaluate(NAMELESS)
    assert lines >= 7
    assert nameless == []
