"""Acting on the board: rings to press, figures to drag, a menu where choices share a place, refusals answered there."""

import pytest
from playwright.sync_api import Locator
from tests.site.opened import Opened, Visit, WalkAt, all_in_sight, attribute_of, box_of, text_of
from tests.site.waiting import address

GARRA, SCORE = "button.target[aria-label^='GARRA']", "button.target[aria-label='Score a try']"
HANDLE = "div.target.handle"
STATE = "() => document.querySelector('placky-walk .frame.now').id"
MIDDLE = """async (part) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const middle = () => {
    const box = document.querySelector(part).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  for (let before = middle(); ; before = middle()) {
    await frame();
    if (`${before}` === `${middle()}`) return before;
  }
}"""
"""Once a page has come to rest: one that was asked for a frame goes there after it was loaded."""


def now(page: Opened) -> str:
    """Give the frame that the first walk shows."""
    shown: str = page.evaluate(STATE)
    return shown


def middle(page: Opened, part: str) -> tuple[float, float]:
    """Give the middle of a part of the page, in pixels of the window."""
    x, y = page.evaluate(MIDDLE, part)
    return x, y


def drag(page: Opened, to: tuple[float, float], *, drop: bool = True) -> None:
    """Drag the figure that can be dragged to a place, by mouse."""
    page.mouse.move(*middle(page, HANDLE))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    if drop:
        page.mouse.up()


def test_a_ring_on_the_board_makes_the_choice(walk: WalkAt) -> None:
    """A choice that one place answers alone is made by a press on it."""
    page = walk("choose")
    page.click(SCORE)
    assert now(page) == "score"
    assert page.faults + page.said == []


def test_a_press_on_a_name_is_one_on_its_figure(walk: WalkAt) -> None:
    """Where the figure stands for several choices, its menu opens."""
    page = walk("choose")
    page.mouse.click(*middle(page, "#tok-garra .name"))
    assert page.get_attribute(GARRA, "aria-expanded") == "true"
    assert now(page) == "choose"
    assert page.faults + page.said == []


def test_a_refusal_is_answered_in_place_and_the_next_choice_is_one_press_away(walk: WalkAt) -> None:
    """The decision stays open around the answer; the refusal has its own address; digits and rings choose anew."""
    page = walk("choose")
    page.click(SCORE)
    assert address(page) == "#score"
    assert page.is_visible("#choose #score")
    assert page.is_visible("#choose > .decide a[href='#dodge']")
    assert page.evaluate("document.activeElement.parentElement.id") == "score"
    assert "wrong" in attribute_of(page, SCORE, "class").split()
    page.keyboard.press("2")
    assert now(page) == "break"
    assert not page.is_visible("#score")


def test_on_a_phone_a_refusal_on_the_board_is_answered_on_the_board(walk: WalkAt) -> None:
    """The page does not scroll away from what was pressed; the next choice takes the answer off."""
    page = walk("choose", width=360)
    page.click(SCORE)
    assert "Rule 1.20" in text_of(page, ".board-note")
    board = box_of(page.locator(".frame-of").first)
    assert 0 <= board["y"] < 450
    page.click(GARRA)
    page.click(".menu button >> nth=0")
    assert now(page) == "dodge"
    assert page.locator(".board-note").count() == 0


def test_the_address_of_a_refusal_shows_it_inside_its_decision(walk: WalkAt) -> None:
    """Who comes by that address sees what was asked, too."""
    page = walk("score")
    assert page.is_visible("#score")
    assert page.is_visible("#choose > h2")
    page.keyboard.press("ArrowRight")
    assert now(page) == "choose"
    assert not page.is_visible("#score")


def test_choices_in_one_place_share_a_ring_with_a_menu(walk: WalkAt) -> None:
    """The menu has the focus, and nothing lies on it; the list shows the same; Escape leads back, an item chooses."""
    page = walk("choose")
    pitch = "getComputedStyle(document.querySelector('.pk-locator')).visibility"
    assert page.evaluate(pitch) == "visible"
    assert page.get_attribute(GARRA, "aria-label") == "GARRA: 2 choices"
    page.click(GARRA)
    assert page.locator(".menu button").all_text_contents() == ["Dodge", "Break through", "Close"]
    assert page.evaluate("document.activeElement.textContent") == "Dodge"
    assert page.get_attribute(GARRA, "aria-expanded") == "true"
    assert page.evaluate(pitch) == "hidden"
    assert page.locator("a.choice.away").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".menu, a.choice.away").count() == 0
    assert page.evaluate(pitch) == "visible"
    assert page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "false"
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert now(page) == "break"


def test_a_press_elsewhere_closes_the_menu(walk: WalkAt) -> None:
    """Nothing is chosen by it."""
    page = walk("choose")
    page.click(GARRA)
    page.mouse.click(*middle(page, "#choose > h2"))
    assert page.locator(".menu").count() == 0
    assert now(page) == "choose"


def test_the_list_and_the_board_show_each_other(walk: WalkAt) -> None:
    """By pointer and by focus, in both directions."""
    page = walk("choose")
    page.hover("a.choice[href='#score']")
    assert "lit" in attribute_of(page, SCORE, "class").split()
    assert page.locator(".aim path").count() == 1
    page.hover("h1")
    assert page.locator(".target.lit, .aim path").count() == 0
    page.focus("a.choice[href='#dodge']")
    assert "lit" in attribute_of(page, GARRA, "class").split()
    page.focus(SCORE)
    assert "lit" in attribute_of(page, "a.choice[href='#score']", "class").split()


def test_a_figure_is_dragged_to_its_place(walk: WalkAt) -> None:
    """Near the ring is near enough; the way is dashed and, as this move may be measured, its length stands by."""
    page = walk("choose")
    x, y = middle(page, SCORE)
    drag(page, (x - 90, y + 10), drop=False)
    length = text_of(page, ".aim text")
    assert length.endswith("″")
    assert 0 < float(length[:-1]) < 3
    page.mouse.move(x + 20, y + 10)
    assert "lit" in attribute_of(page, SCORE, "class").split()
    page.mouse.up()
    assert now(page) == "score"


def test_without_leave_to_measure_no_length_shows(walk: WalkAt) -> None:
    """The ruler comes out where the data says so, and only there."""
    page = walk()
    page.evaluate(
        """() => {
          const walk = document.querySelector("placky-walk");
          delete walk.story.frame("choose").children[2].target.grip.sign;
          walk.go("choose");
        }"""
    )
    x, y = middle(page, SCORE)
    drag(page, (x - 90, y), drop=False)
    assert page.locator(".aim path").count() == 1
    assert page.locator(".aim text").count() == 0


def test_a_drop_elsewhere_loses_nothing(walk: WalkAt) -> None:
    """Placky says that this page does not play that place, and the ring shows itself."""
    page = walk("choose")
    x, y = middle(page, SCORE)
    drag(page, (x, y - 120))
    assert now(page) == "choose"
    assert "plays the rings alone" in text_of(page, ".board-note")
    assert "here" in attribute_of(page, SCORE, "class").split()
    page.wait_for_function(
        "document.querySelector('placky-walk [role=status]').textContent.includes('plays the rings')"
    )
    page.keyboard.press("ArrowLeft")
    assert page.locator(".board-note, .aim *").count() == 0


def test_what_was_dropped_elsewhere_can_be_dragged_again_by_its_letter(visit_real: Visit) -> None:
    """A letter that the first drag had selected would be dragged itself, as a text."""
    page = visit_real("takkure/exercises/02_pass_and_team_play#activate-aguila-hhnkbk", width=1366)
    ring = "button.target[aria-label$='to the right']"
    page.wait_for_selector(ring)
    for place in ("placky-walk .tag", ring):
        page.mouse.move(*middle(page, f"{HANDLE} b"))
        page.mouse.down()
        page.mouse.move(*middle(page, ring), steps=4)
        page.mouse.move(*middle(page, place), steps=4)
        page.mouse.up()
    assert now(page) == "mark-aguila-pwylfv"


def test_escape_ends_a_drag(walk: WalkAt) -> None:
    """As if nothing had been touched."""
    page = walk("choose")
    drag(page, middle(page, SCORE), drop=False)
    page.keyboard.press("Escape")
    page.mouse.move(*middle(page, "h1"))
    page.mouse.up()
    assert now(page) == "choose"
    assert page.locator(".aim *").count() == 0


def test_a_finger_drags_as_well_and_does_not_swipe(walk: WalkAt) -> None:
    """Touch on a figure that can be dragged moves it, not the page."""
    page = walk("choose", width=360, has_touch=True)
    page.evaluate("document.querySelector('.stage figure').scrollIntoView({ block: 'center' })")
    start, end = middle(page, HANDLE), middle(page, SCORE)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for part in (0.3, 0.6, 1):
        touch("touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
    touch("touchEnd")
    page.wait_for_function(f"({STATE})() === 'score'")


def test_the_keyboard_alone_reaches_every_ring(walk: WalkAt) -> None:
    """Tab order, a visible focus, Enter."""
    page = walk("choose")
    page.focus("a.choice[href='#dodge']")
    reached = []
    for _ in range(6):
        page.keyboard.press("Shift+Tab")
        reached.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert {"GARRA: 2 choices", "Score a try"} <= set(reached)
    page.focus(SCORE)
    page.keyboard.press("Enter")
    assert now(page) == "score"


@pytest.mark.parametrize("width", [320, 768, 1440])
def test_rings_are_large_enough_apart_and_inside_the_board(walk: WalkAt, width: int) -> None:
    """At least 24 pixels across, none over another, the menu within the board."""
    page = walk("choose", width=width)
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.target')].map((t) => t.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == 3
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            apart = ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
            assert apart >= (one["width"] + other["width"]) / 2 - 1 or apart >= 24
    page.click(GARRA)
    menu, board = (box_of(page.locator(part).first) for part in (".menu", ".frame-of"))
    assert menu["x"] >= board["x"]
    assert menu["x"] + menu["width"] <= board["x"] + board["width"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_rings_follow_the_camera(walk: WalkAt) -> None:
    """With motion, the ring of a figure lies on it once the camera has come to rest."""
    page = walk("run", reduced_motion="no-preference")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(900)
    ring, figure = middle(page, GARRA), middle(page, "#tok-garra [data-part=up] circle")
    assert ring == pytest.approx(figure, abs=2)


def test_without_scripts_there_is_no_ring_and_the_list_is_whole(walk: WalkAt) -> None:
    """What the board answers is in the list all along."""
    page = walk("choose", java_script_enabled=False)
    assert page.locator(".target").count() == 0
    assert page.locator("#choose a.choice:visible").count() == 3
    assert page.locator(".onwards a:visible").count() == 2


def test_a_ring_with_several_choices_counts_nothing(walk: WalkAt) -> None:
    """A number there reads like inches or wounds; the name says how many there are."""
    page = walk("choose")
    assert page.text_content(f"{GARRA} kbd") == "…"


def test_on_a_phone_choose_leads_to_the_choices(walk: WalkAt) -> None:
    """They are below the board; the focus goes to the first, and nothing covers it. Then it is loud no more."""
    page = walk("choose", width=390)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_selector("placky-walk .controls .next:not(.quiet)")
    page.click("placky-walk .controls .next >> nth=0")
    page.wait_for_selector("placky-walk .controls .next.quiet")  # it has done its work
    first = page.locator(".frame.now a.choice").first
    assert first.evaluate("(card) => card === document.activeElement")
    box = box_of(first)
    on_top = "([x, y]) => document.elementFromPoint(x, y).closest('a.choice') === document.activeElement"
    assert page.evaluate(on_top, [box["x"] + 20, box["y"] + box["height"] / 2])


def test_choices_are_in_sight_once_most_of_the_last_is_to_be_read(walk: WalkAt) -> None:
    """Above the buttons. A strip of it would send nobody further down."""
    page = walk("choose", width=390)
    for share, style in [(0.8, ".quiet:not(.far)"), (0.3, ".far:not(.quiet)")]:
        page.wait_for_function(  # scrolled anew each time, as fonts that come late move the choices
            """([share, style]) => {
              const last = [...document.querySelectorAll(".frame.now a.choice")].at(-1);
              const { top, height } = last.getBoundingClientRect();
              scrollBy({ top: top + share * height - (innerHeight - 100), behavior: "instant" });
              return document.querySelector(`placky-walk .controls .next${style}`);
            }""",
            arg=[share, style],
        )


def test_a_pass_from_a_point_of_the_way_is_drawn_from_there(visit_real: Visit) -> None:
    """Where the ball leaves his hands is what the lesson is about."""
    page = visit_real("takkure/exercises/02_pass_and_team_play#run-aguila-65vtis")
    ways = []
    for nth in range(3):
        page.hover(f".frame.now a.choice >> nth={nth}")
        ways.append(page.get_attribute(".aim path >> nth=0", "d"))
    assert len(set(ways)) == 3


def test_a_press_on_what_is_dragged_asks_which_of_both_is_meant(visit_real: Visit) -> None:
    """The movement token lies on its figure, whose ring is another choice: the token must not make that one."""
    page = visit_real("takkure/exercises/01_first_steps")
    page.evaluate("document.querySelector('placky-walk').forward()")
    page.click("placky-walk >> nth=0 >> a.choice >> nth=0")
    page.click("button.target.handle")
    assert page.locator(".menu button").all_text_contents() == ["AGUILA marks a move", "AGUILA runs", "Close"]
    page.click(".menu button >> nth=0")
    assert now(page) == "mark-aguila-xrfygx"
    assert page.faults + page.said == []


def test_a_press_on_a_figure_asks_before_another_one_acts_on_it(visit_real: Visit) -> None:
    """Who presses his carrier may want him to act; that he is tackled is a choice to be made with open eyes."""
    page = visit_real("takkure/exercises/02_pass_and_team_play#mark-aguila-tni6kk")
    walk = page.locator("placky-walk:has(#mark-aguila-tni6kk)")
    walk.locator('button.target[aria-label="GARRA tackles SUZU"]').click()
    assert walk.locator(".menu p").text_content() == "SUZU"
    assert walk.locator(".menu button").all_text_contents() == ["GARRA tackles SUZU", "Close"]
    assert walk.evaluate("walk => walk.story.now") == "mark-aguila-tni6kk"
    walk.locator(".menu button >> nth=0").click()
    assert walk.evaluate("walk => walk.story.frame().kind") == "refused"
    assert page.faults + page.said == []


def test_a_press_on_who_may_act_and_be_acted_on_offers_both(visit_real: Visit) -> None:
    """The carrier's passes are dragged from him, and somebody may tackle him."""
    page = visit_real("takkure/exercises/00_first_contact#set-up-gu6mti")
    walk = page.locator("placky-walk:has(#set-up-gu6mti)")
    walk.locator('button.target[aria-label="AGUILA: 3 choices"]').click()
    acts = ["AGUILA declares a pass to HAYATE", "AGUILA declares a pass to SUZU", "GARRA declares a tackle on AGUILA"]
    *offered, last = walk.locator(".menu button").all_text_contents()
    assert (sorted(offered), last) == (acts, "Close")


COVERED = """() => {
  const walk = document.querySelector("placky-walk"), { scale } = walk.targets.view(), sheet = walk.targets.sheet;
  const shown = [...sheet.querySelectorAll(".tok:not([display=none])")];
  const box = (part) => part.getBoundingClientRect();
  const words = shown.flatMap((one) => [...one.querySelectorAll(".name text:not([display=none])")]).map(box);
  const base = ":is([data-part=up], [data-part=down]):not([display=none]) circle";
  const bases = shown.map((one) => [...one.querySelectorAll(base)]);
  const discs = bases.filter((all) => all.length).map((all) => {
    const radius = Math.max(...all.map((disc) => disc.getBBox().width / 2)), at = box(all[0]);
    return { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2, radius: radius * scale };
  });
  const marks = [...document.querySelectorAll(".target :is(kbd, b)")].map(box);
  const far = ({ left, right, top, bottom }) => ({ x, y, radius }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - radius;
  const meet = (one) => (other) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom - 2 && one.bottom > other.top + 2;
  return marks.map((one) => [Math.min(...discs.map(far(one))), words.filter(meet(one)).length]);
}"""
"""Of each mark of a target: how far it is from the rim of the nearest figure, and how many names it covers."""


@pytest.mark.parametrize(
    "frame",
    [
        "01_first_steps#activate-aguila-azieas",
        "03_the_square_of_death#activate-hayate-w534rh",
        "05_practice_match#run-aguila-prcqw5",
        "03_the_square_of_death#activate-aguila-nfewqo",
    ],
)
def test_the_mark_of_a_target_covers_no_figure_and_no_name(visit_real: Visit, frame: str) -> None:
    """It stands beside, also where the figures are small or stand close together."""
    page = visit_real(f"takkure/exercises/{frame}", width=390)
    page.wait_for_selector(".target :is(kbd, b)")
    marks = page.evaluate(COVERED)
    assert marks
    for apart, names in marks:
        assert apart > -3  # pixels; a figure's own mark touches its ring
        assert names == 0


def test_names_stand_clear_of_rings_and_of_the_small_map(visit_real: Visit) -> None:
    """As far as there is room: of a large figure's own ring, too."""
    for frame in (
        "04_four_v_four#run-aguila-bersyd",
        "04_four_v_four#tackle-garra-fpeqmo",
        "05_practice_match#try-tsubame-ucme6n",
    ):
        page = visit_real(f"takkure/exercises/{frame}", width=390)
        met = page.evaluate(
            """() => {
              const box = (part) => part.getBoundingClientRect();
              const walk = document.querySelector(".frame.now").closest("placky-walk");
              const meet = (a, b) =>
                a.left < b.right - 2 && a.right > b.left + 2 && a.top < b.bottom - 3 && a.bottom > b.top + 3;
              const names = [...walk.querySelectorAll(".tok:not([display=none]) .name text:not([display=none])")];
              const others = [...walk.querySelectorAll(".target i, .pk-locator:not(.all)")].map(box);
              const met = names.filter((name) => others.some((other) => meet(box(name), other)));
              return met.map((name) => name.textContent);
            }"""
        )
        assert met == []


def test_a_refusal_leaves_the_choices_in_sight(visit_real: Visit) -> None:
    """They are pushed down by it, beside a board out of the window."""
    page = visit_real("takkure/exercises/02_pass_and_team_play")
    page.set_viewport_size({"width": 1440, "height": 900})
    card = page.locator('a.choice[href$="#pass-aguila-jh2t6h"]')
    page.evaluate("(id) => document.querySelector(`[id='${id}']`).closest('placky-walk').go(id)", _host(card))
    card.click()
    refusal = page.locator(".frame.open .frame.now")
    head = page.evaluate("parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)")
    assert box_of(refusal)["y"] >= head - 1
    choices = [box_of(page.locator(f".frame.open .decide a.choice >> nth={n}")) for n in (0, 1)]
    assert max(box["y"] + box["height"] for box in choices) < _bar(refusal)


def _host(card: Locator) -> str:
    """The frame in which a choice stands."""
    return str(card.evaluate("(card) => card.closest('.frame').id"))


def _bar(frame: Locator) -> float:
    """Where the buttons under a frame begin."""
    top: float = frame.evaluate("(frame) => frame.closest('placky-walk').controls.bar.getBoundingClientRect().top")
    return top


MARKED = """() => {
  const box = (part) => part.getBoundingClientRect(), covered = [];
  let marks = 0;
  for (const walk of document.querySelectorAll("placky-walk[live]")) {
    const sheet = walk.querySelector("svg.pk-sheet");
    const all = (which) => [...sheet.querySelectorAll(which)];
    const shown = (which) => all(which).filter((part) => !part.closest("[display=none]")).map(box);
    for (const { id, kind } of walk.story.frames.values()) {
      if (kind === "refused") continue;
      walk.show(id, true);
      const signs = shown("[data-sign] circle");
      marks += signs.length;
      for (const name of shown(".name text")) {
        const [top, low] = [name.top + 0.2 * name.height, name.bottom - 0.25 * name.height];   // capitals alone
        const meets = (sign) => Math.min(sign.right, name.right) - Math.max(sign.left, name.left) > 2
          && Math.min(sign.bottom, low) - Math.max(sign.top, top) > 2;
        if (signs.some(meets)) covered.push(id);
      }
    }
  }
  return [marks, covered];
}"""


@pytest.mark.parametrize("width", [390, 1366])
def test_no_name_covers_the_mark_of_a_figure(visit_real: Visit, width: int) -> None:
    """A P beside a figure costs whoever acts near it; a name finds another place."""
    page = visit_real("takkure/exercises/04_four_v_four", width=width)
    all_in_sight(page)
    marks, covered = page.evaluate(MARKED)
    assert marks > 200
    assert covered == []
