"""The walkthrough widget in a real browser: one frame at a time, choices, memory, and what holds without scripts."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.site.opened import Opened, Visit, WalkAt, all_in_sight, attribute_of, box_of, text_of, words_of
from tests.site.waiting import address, settled, unfolded

FIRST = "placky-walk >> nth=0"
NOW = "() => [...document.querySelectorAll('placky-walk')].map((w) => w.querySelector('.frame.now').id)"


def now(page: Opened) -> str:
    """Give the frame that the page's first walk shows."""
    shown: list[str] = page.evaluate(NOW)
    return shown[0]


def seen(page: Opened) -> list[str]:
    """Give the ids of the frames that can be seen."""
    visible = "(frame) => frame.checkVisibility({ visibilityProperty: true })"
    ids: list[str] = page.evaluate(f"[...document.querySelectorAll('.frame')].filter({visible}).map((f) => f.id)")
    return ids


def test_each_walk_shows_one_frame_and_no_hidden_board_is_fetched(walk: WalkAt) -> None:
    """Scripts hide all but one frame of each walk before a board of a hidden one is asked for."""
    page = walk(asked=True)
    assert seen(page) == ["mark", "s-near"]
    assert {name for name in page.asked if name.endswith(".svg")} <= {"favicon.svg"}
    assert page.faults == []


def test_buttons_and_arrow_keys_step_through_the_trunk(walk: WalkAt) -> None:
    """Next, the arrow keys and Back follow the one way there is; Back rests on the first frame."""
    page = walk()
    assert page.is_disabled(f"{FIRST} >> .back")
    page.click(f"{FIRST} >> .next")
    page.keyboard.press("ArrowRight")
    assert now(page) == "run"
    page.keyboard.press("ArrowLeft")
    assert now(page) == "declare"
    page.click(f"{FIRST} >> .back")
    assert now(page) == "mark"


def test_going_on_moves_the_focus_to_the_heading_and_tells_what_happened(walk: WalkAt) -> None:
    """A screen reader lands on the new frame's heading and hears its summary once."""
    page = walk()
    page.click(f"{FIRST} >> .next")
    assert page.evaluate("document.activeElement.textContent") == "GARRA declares a tackle"
    page.wait_for_function("document.querySelector('placky-walk [role=status]').textContent !== ''")
    told = page.text_content(f"{FIRST} >> [role=status]")
    assert told == "AGUILA is the active player."


def test_the_address_follows_the_frame_without_new_history(walk: WalkAt) -> None:
    """Every frame has its address; the way back leaves the page instead of undoing each step."""
    page = walk()
    before = page.evaluate("history.length")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert address(page) == "#run"
    assert page.evaluate("history.length") == before
    page.evaluate("location.hash = 'choose'")
    page.wait_for_function("document.querySelector('.frame.now').id === 'choose'")


def test_digits_choose_only_with_the_focus_inside(walk: WalkAt) -> None:
    """One-letter keys do nothing while the focus is elsewhere (WCAG 2.1.4)."""
    page = walk("choose")
    page.keyboard.press("2")
    assert now(page) == "choose"
    page.keyboard.press("ArrowRight")
    shown = order(page)
    assert page.evaluate("document.activeElement.getAttribute('href')") == shown[0]
    page.keyboard.press(str(1 + shown.index("#break")))
    assert now(page) == "break"


def order(page: Opened) -> list[str]:
    """Give the choices that can be seen, by their places."""
    found: list[str] = page.evaluate("[...document.querySelectorAll('.frame.now a.choice')].map((card) => card.hash)")
    return found


def test_the_order_of_choices_stays_until_the_reader_starts_again(walk: WalkAt) -> None:
    """Digits and the shared lines follow the order; it outlives the page, and each restart draws another."""
    page = walk("choose")
    walked, shown = "document.querySelector('placky-walk')", order(page)
    page.click(f"{FIRST} >> .back")
    page.reload()
    page.evaluate(f"{walked}.go('choose')")
    assert order(page) == shown
    assert page.evaluate(
        "[...document.querySelectorAll('.frame.now a.choice > kbd')].map((key) => key.textContent)"
    ) == [str(n) for n, _ in enumerate(shown, 1)]
    found = {tuple(shown)}
    for _ in range(30):
        page.click(f"{FIRST} >> .restart")
        page.evaluate(f"{walked}.go('choose')")
        found.add(tuple(order(page)))
    assert len(found) > 1
    assert {frozenset(one) for one in found} == {frozenset(shown)}


def test_a_refused_choice_leads_back_to_the_decision_and_is_marked(walk: WalkAt) -> None:
    """The refused frame has one loud way: choose again. It counts as no ending."""
    page = walk("choose")
    page.click("text=Score a try >> nth=0")
    assert now(page) == "score"
    assert page.text_content(f"{FIRST} >> .next >> span") == "Choose again"
    page.keyboard.press("ArrowRight")
    assert now(page) == "choose"
    assert page.text_content(f"{FIRST} >> a.choice.wrong .mark") == "✕ not allowed"
    assert settled(page).text_content(f"{FIRST} >> .progress") == "Endings walked: 0 of 9"


def test_retry_goes_back_to_the_latest_fork_and_restart_to_the_start(walk: WalkAt) -> None:
    """At an ending the loud way is on; Retry is a quiet one."""
    page = walk("home")
    assert "quiet" in attribute_of(page, f"{FIRST} >> .retry", "class").split()
    assert page.text_content(f"{FIRST} >> .next >> span") == "Next exercise"
    page.click(f"{FIRST} >> .retry")
    assert now(page) == "dodge"
    page.click(f"{FIRST} >> .retry")
    assert now(page) == "choose"
    page.click(f"{FIRST} >> .restart")
    assert now(page) == "mark"


def test_the_board_moves_its_tokens_camera_and_overlays(walk: WalkAt) -> None:
    """Positions, fallen players, paths and the window come from the frame; the picture's words with them."""
    page = walk("dodge-a")
    assert page.evaluate("document.querySelector('#tok-aguila').style.transform") == "translate(552px, 694.6px)"
    assert page.is_visible("#tok-garra [data-part=down]")
    assert not page.is_visible("#tok-garra [data-part=up]")
    assert page.get_attribute("#tok-ball", "display") == "none"
    assert page.get_attribute("#ov-run", "display") == "none"
    assert page.get_attribute("svg.pk-sheet", "viewBox") == "368.0 487.6 386.4 363.4"
    assert page.get_attribute("svg.pk-sheet", "aria-label") == "AGUILA on the board of AGUILA wins the roll."
    page.keyboard.press("ArrowLeft")
    assert page.get_attribute("#ov-run", "display") is None


def test_the_rail_and_the_tag_name_the_step(walk: WalkAt) -> None:
    """The step that is going on is marked, those before it are done."""
    page = walk("choose")
    assert page.text_content(".rail [aria-current=step]") == "4 Second action"
    assert page.locator(".rail .done").count() == 3
    assert page.text_content(f"{FIRST} >> .stage > .tag") == "Step 4, Second action"


def test_the_map_marks_where_the_reader_is_and_was(walk: WalkAt) -> None:
    """The current frame, the way to it and the frames seen are marked; endings are counted."""
    page = unfolded(walk("dodge-b"))
    current = page.locator(f"{FIRST} >> .map [aria-current=step]")
    assert current.get_attribute("href") == "#dodge-b"
    assert page.locator(f"{FIRST} >> .map li.path").count() == 6
    assert page.text_content(f"{FIRST} >> .progress") == "Endings walked: 1 of 9"
    page.click(f"{FIRST} >> .map a[href='#declare']")
    assert now(page) == "declare"


def test_a_share_stands_apart_from_the_name_in_the_map(walk: WalkAt) -> None:
    """Also where it is read out: in the label of its link."""
    page = unfolded(walk("dodge-b"))
    names = page.locator(f"{FIRST} >> .map .walked > a:has(small)").evaluate_all(
        "(all) => all.map((link) => link.ariaLabel)"
    )
    assert names
    assert [name for name in names if not re.search(r"\S \d+/144$", name)] == []


def test_a_long_tree_stays_small_in_the_map(visit: Visit) -> None:
    """A tree of thirty steps is indented three times at most and needs no scrolling sideways."""
    depths = """() => [...document.querySelectorAll(".map .run")].map((run) => {
      let depth = 0;
      for (let up = run; up; up = up.parentElement.closest(".run")) depth += up.classList.contains("on") ? 0 : 1;
      return depth;
    })"""
    for width in (320, 1440):
        page = unfolded(visit("big.html#b14", width=width))
        assert page.locator(".map .tree a").count() == page.locator(".frame").count() == 82
        assert max(page.evaluate(depths)) - 1 <= 3
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_position_and_progress_are_remembered_but_an_address_wins(walk: WalkAt) -> None:
    """A page opened again shows the frame it was left at, after an ending the first; home reads the same memory."""
    page = walk("choose")
    again = walk(context=page.context)
    assert now(again) == "choose"
    assert now(walk("dodge-x", context=page.context)) == "dodge-x"
    kept = json.loads(again.evaluate("localStorage.getItem('placky.progress')"))
    assert kept["last"] == "takkure/01"
    assert isinstance(kept["walks"]["takkure/01"].pop("seed"), int)
    assert kept["walks"]["takkure/01"] == {"at": "dodge-x", "seen": ["choose", "dodge-x"], "ends": 1, "answers": {}}
    assert now(walk(context=page.context)) == "mark"
    assert list(kept["walks"]) == ["takkure/01"]


def test_pages_wait_for_the_address_before_they_are_loaded_again(walk: WalkAt) -> None:
    """However late a slow machine draws, as this one does from now on."""
    page = walk("choose")
    page.evaluate("window.requestAnimationFrame = (draw) => setTimeout(draw, 300)")
    page.click(".frame.now a.choice[href='#dodge']")
    page.reload()
    assert now(page) == "dodge"


def test_who_comes_back_is_led_to_where_he_was(walk: WalkAt) -> None:
    """A line at the head of the page says where, and its button leads there; an address says it already."""
    page = walk("choose")
    again = walk(context=page.context)
    assert text_of(again, ".welcome").startswith("You were at “")
    again.click(".welcome button")
    assert now(again) == "choose"
    assert again.evaluate("document.activeElement.parentElement.id") == "choose"
    assert again.locator(".welcome").count() == 0
    assert walk("mark", context=page.context).locator(".welcome").count() == 0


@pytest.mark.parametrize(
    "rubbish", ["{", "null", "7", '{"walks": 3}', '{"walks": {"takkure/01": {"seen": 5, "at": []}}}']
)
def test_a_damaged_memory_does_no_harm(walk: WalkAt, rubbish: str) -> None:
    """What stands in the browser's memory is not trusted."""
    page = walk()
    page.evaluate("(text) => localStorage.setItem('placky.progress', text)", rubbish)
    again = walk(context=page.context)
    assert now(again) == "mark"
    assert again.faults == []


def test_two_walks_keep_apart(walk: WalkAt) -> None:
    """Arrow keys drive the walk that has the focus, else the one in view."""
    page = walk()
    page.locator("placky-walk >> nth=1 >> .next").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(NOW) == ["mark", "s-roll"]
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(NOW) == ["declare", "s-roll"]


def test_keys_typed_into_a_field_step_nowhere(walk: WalkAt) -> None:
    """The search field keeps its arrow keys."""
    page = walk()
    page.locator(".top input").focus()
    page.keyboard.press("ArrowRight")
    assert now(page) == "mark"


@pytest.mark.parametrize(
    ("start", "end", "frame"), [((700, 300), (500, 310), "declare"), ((700, 300), (690, 100), "mark")]
)
def test_a_swipe_steps_and_a_scroll_does_not(
    walk: WalkAt, start: tuple[int, int], end: tuple[int, int], frame: str
) -> None:
    """Only a quick move sideways counts."""
    page = walk(has_touch=True)
    swipe = """([from, to]) => {
      const walk = document.querySelector("placky-walk .story");
      const at = ([x, y]) => [new Touch({ identifier: 1, target: walk, clientX: x, clientY: y })];
      walk.dispatchEvent(new TouchEvent("touchstart", { touches: at(from), changedTouches: at(from), bubbles: true }));
      walk.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: at(to), bubbles: true }));
    }"""
    page.evaluate(swipe, [start, end])
    assert now(page) == frame


def test_a_page_that_lost_a_frame_stays_a_plain_page(visit: Visit) -> None:
    """Data that does not fit the sections changes nothing: all frames, boards and links stay."""
    page = visit("broken.html")
    assert page.locator("placky-walk[plain]").count() == 1
    assert len(seen(page)) == 19
    assert page.locator(".onward").first.is_visible()
    assert page.locator(".controls").count() == 0
    assert page.faults == []


@pytest.mark.parametrize("text", ["{", "[]", '{"start": "mark", "frames": {}}'])
def test_unreadable_data_leaves_a_plain_page(visit: Visit, site: Path, text: str) -> None:
    """No JSON, no frames: the page is whole all the same."""
    html = (site / "walk.html").read_text(encoding="utf-8")
    head, rest = html.split('class="pk-data">', 1)
    (site / "garbled.html").write_text(f'{head}class="pk-data">{text}</script>{rest.split("</script>", 1)[1]}', "utf-8")
    page = visit("garbled.html")
    assert page.locator("placky-walk[plain]").count() == 1
    assert {"mark", "home", "score", "s-near"} <= set(seen(page))


def test_a_frame_that_the_data_does_not_know_leaves_a_plain_page(visit: Visit, site: Path) -> None:
    """Nothing on a page may become unreachable."""
    html = (site / "walk.html").read_text(encoding="utf-8")
    more = '<div class="story"><section class="frame" id="more"><h2>One more</h2></section>'
    (site / "more.html").write_text(html.replace('<div class="story">', more, 1), encoding="utf-8")
    page = visit("more.html")
    assert page.locator("placky-walk[plain]").count() == 1
    assert {"more", "mark", "home"} <= set(seen(page))


def test_without_the_script_file_nothing_stays_hidden(visit: Visit, site: Path) -> None:
    """A walk.js that does not load leaves the plain page."""
    html = (site / "walk.html").read_text(encoding="utf-8")
    (site / "lonely.html").write_text(html.replace("_static/walk.js", "_static/gone/walk.js"), encoding="utf-8")
    page = visit("lonely.html")
    page.wait_for_function("!document.documentElement.classList.contains('js')")
    assert len(seen(page)) == 23


def test_without_scripts_every_frame_has_its_board_and_its_links(walk: WalkAt) -> None:
    """All frames stand below each other and lead to each other."""
    page = walk(java_script_enabled=False)
    assert page.locator(".frame:visible").count() == 23
    assert page.locator(".frame > figure.board img:visible").count() == 23
    assert page.locator(".stage:visible").count() == 0
    page.click("text=Next: GARRA declares a tackle")
    assert page.url.endswith("#declare")


def test_on_paper_every_frame_has_its_board(walk: WalkAt) -> None:
    """Print shows what a reader without scripts sees, controls left out; boards nobody has fetched are drawn."""
    page = walk("dodge")
    page.evaluate("""addEventListener("beforeprint", () => {
      const sheets = [...document.querySelectorAll(".frame > figure.board > .frame-of > .pk-sheet")];
      window.paper = sheets.map((sheet) => [sheet.getAttribute("aria-label"), sheet.querySelectorAll("[id]").length]);
    })""")
    words = page.eval_on_selector_all(".frame > figure.board > img", "(pictures) => pictures.map((one) => one.alt)")
    page.wait_for_selector(".legend li[style]")  # who is spoken of comes first, once the browser has time
    before = page.inner_html(".stage")
    page.pdf()
    assert page.evaluate("window.paper") == [[alt, 0] for alt in words]
    assert page.locator(".frame > figure.board > img").count() == 23
    assert page.inner_html(".stage") == before
    page.emulate_media(media="print")
    assert page.locator(".frame:visible").count() == 23
    assert page.locator(".frame > figure.board:visible").count() == 23
    assert page.locator(".controls:visible, .stage figure:visible, .rail:visible, .top:visible").count() == 0


@pytest.mark.parametrize("width", [320, 360, 768, 1024])
def test_nothing_runs_over_the_side_and_buttons_are_large_enough(walk: WalkAt, width: int) -> None:
    """No sideways scrolling; main buttons and choices are at least 44 pixels high."""
    page = walk(width=width)
    sizes = (
        "() => [...document.querySelectorAll('.controls .btn, a.choice')].map((b) => b.getBoundingClientRect())"
        ".filter((box) => box.width).map((box) => Math.min(box.width, box.height))"
    )
    for frame in ("mark", "choose", "dodge", "dodge-a", "score"):
        page.evaluate("(id) => document.querySelector('placky-walk').go(id)", frame)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert min(page.evaluate(sizes)) >= 44


def test_motion_is_there_unless_the_reader_wants_none(walk: WalkAt) -> None:
    """Tokens travel and the camera pans; with reduced motion both are simply there."""
    page = walk("run", reduced_motion="no-preference")
    page.evaluate(
        "document.querySelector('#tok-aguila').addEventListener('transitionrun', () => { window.ran = true; })"
    )
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("window.ran")
    page.wait_for_function("document.querySelector('.pk-sheet').getAttribute('viewBox') === '368.0 671.6 386.4 363.4'")
    page = walk("run")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.get_attribute("svg.pk-sheet", "viewBox") == "368.0 671.6 386.4 363.4"


def test_keys_go_to_what_is_in_view_rather_than_to_a_focus_far_away(walk: WalkAt) -> None:
    """Who has scrolled on to the second walk drives that one, and the page stays where it is."""
    page = walk()
    page.locator(f"{FIRST} >> .next").focus()
    page.evaluate("document.querySelectorAll('placky-walk')[1].scrollIntoView({ block: 'start' })")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(NOW) == ["mark", "s-roll"]


def test_where_nothing_is_allowed_the_loud_way_leads_to_the_decision_before(walk: WalkAt) -> None:
    """The page says so, and a choice that was refused is not offered once more."""
    page = walk("choose")
    page.evaluate(
        """() => {
          const { frames } = document.querySelector("placky-walk").story, all = frames.get("choose").children;
          frames.get("choose").children = all.slice(2);
          Object.assign(frames.get("declare"), { asks: "coach" });
        }"""
    )
    page.evaluate("document.querySelector('placky-walk').go('score')")
    assert page.text_content(f"{FIRST} >> .next >> span") == "To the decision before"
    assert text_of(page, "#score .missed").startswith("Nothing here is allowed.")
    page.click(f"{FIRST} >> .next")
    assert now(page) == "declare"


def test_an_ending_leads_on_to_the_next_part_of_the_page(walk: WalkAt) -> None:
    """By its name; the focus goes there. Where there is no other part, the next exercise follows."""
    page = walk("home")
    page.evaluate("document.querySelectorAll('placky-walk')[1].dataset.exercise = 'takkure/01#small'")
    page.evaluate("document.querySelector('placky-walk').press()")
    assert page.text_content(f"{FIRST} >> .next >> span") == "Go on to: At the tackle"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.parentElement.id") == "s-near"


def test_a_part_that_was_walked_to_an_ending_begins_anew(walk: WalkAt) -> None:
    """Who comes from the part before wants its beginning, not how it ended last time."""
    page = walk("home")
    page.evaluate("""() => {
      const [first, second] = document.querySelectorAll("placky-walk");
      second.dataset.exercise = "takkure/01#small";
      second.go("s-fall");
      first.press();
    }""")
    page.click(f"{FIRST} >> .next")
    assert page.evaluate("document.activeElement.parentElement.id") == "s-near"


def test_an_early_ending_leads_back_to_the_longest_way(walk: WalkAt) -> None:
    """A roll is taken as it goes on, a decision is taken again, and a note says so, until that way was walked."""
    page = walk("dodge-b")
    assert page.text_content(f"{FIRST} >> .next >> span") == "Go on with the lesson"
    goes_on = "This side way stops here. The lesson goes back to “"
    assert page.text_content(".result > p") == f"{goes_on}Dodge against tackle”, and on with another roll."
    page.keyboard.press("ArrowRight")
    assert now(page) == "dodge-a"
    said = "Say it had fallen otherwise at “Dodge against tackle”: AGUILA wins the roll."
    assert page.text_content(".frame.now .leap") == said
    page.wait_for_function("(said) => document.querySelector('[role=status]').textContent.startsWith(said)", arg=said)
    page.keyboard.press("ArrowLeft")
    assert page.locator(".leap").count() == 0
    page.evaluate("document.querySelector('placky-walk').go('break-b')")
    assert page.text_content(f"{FIRST} >> .next >> span") == "Go on with the lesson"
    assert text_of(page, ".result > p").startswith(goes_on)
    assert text_of(page, ".result > p").endswith("and on with another choice.")
    page.click(f"{FIRST} >> .next")
    assert page.evaluate("document.querySelector('placky-walk').story.frame().parent") == "choose"
    assert " the lesson takes “" in text_of(page, ".frame.now .leap")
    page.evaluate("document.querySelector('placky-walk').go('home')")
    page.evaluate("document.querySelector('placky-walk').go('dodge-b')")
    assert page.text_content(f"{FIRST} >> .next >> span") != "Go on with the lesson"
    assert page.locator(".result > p").count() == 0


def test_what_was_won_is_not_played_otherwise_first(visit_real: Visit) -> None:
    """Where Placky is glad the next part is the loud way, and how it goes otherwise a quiet one."""
    page = visit_real("takkure/exercises/04_four_v_four#pass-7-11-54sh54")
    walk = page.locator("placky-walk:has(.frame.now .result)")
    assert walk.locator(".next span").text_content() == "Go on to: The try"
    assert walk.locator(".result .btn >> nth=0").text_content() == "See how it goes otherwise"
    said = words_of(walk.locator(".result > p"))
    assert said.startswith("Done. The next part waits; or go back to “")


def test_a_press_beside_everything_wakes_the_keys(walk: WalkAt) -> None:
    """Keys of one letter are faint while they are not heard; the board is no button, but its walk hears."""
    page = walk("dodge")
    faint = "() => getComputedStyle(document.querySelector('.roll kbd')).opacity"
    assert float(page.evaluate(faint)) < 0.5
    page.click(f"{FIRST} >> .pk-sheet", position={"x": 5, "y": 5})
    assert page.evaluate("document.activeElement.closest('.frame').id") == "dodge"
    assert page.evaluate(faint) == "1"
    page.keyboard.press("r")
    page.wait_for_selector(f"{FIRST} >> .question")


def test_the_first_arrow_reads_before_it_steps(visit_real: Visit) -> None:
    """As the loud button does: what the first frame says comes into sight."""
    page = visit_real("takkure/exercises/03_the_square_of_death")
    said = "() => document.querySelector('.frame.now .say').getBoundingClientRect().top"
    assert page.viewport_size is not None
    assert page.evaluate(said) > 0.6 * page.viewport_size["height"]
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"({said})() < {0.5 * page.viewport_size['height']}")
    assert now(page) == "set-up-cqouyq"
    page.keyboard.press("ArrowRight")
    assert now(page) != "set-up-cqouyq"


def test_a_lesson_that_goes_on_elsewhere_may_be_left_for_the_next_part(walk: WalkAt) -> None:
    """Quietly, in the panel of the ending; once the longest way was walked it is the loud button."""
    page = walk("dodge-b")
    page.evaluate("document.querySelectorAll('placky-walk')[1].dataset.exercise = 'takkure/01#small'")
    page.evaluate("document.querySelector('placky-walk').go('dodge-x')")
    assert page.locator(".result .btn").all_text_contents() == [
        "Go on to: At the tackle",
        "An ending you have not seen",
    ]
    page.click(".result .btn >> nth=0")
    assert page.evaluate("document.activeElement.parentElement.id") == "s-near"
    page.evaluate("document.querySelector('placky-walk').go('home')")
    assert page.text_content(f"{FIRST} >> .next >> span") == "Go on to: At the tackle"
    assert page.locator(".result .btn").all_text_contents() == ["An ending you have not seen"]


def test_an_ending_with_nothing_after_it_leads_to_one_not_seen(walk: WalkAt) -> None:
    """By the roll that leads there; once every ending was seen, nothing is left to lead to."""
    page = walk("dodge-b")
    page.evaluate("""() => {
      document.querySelectorAll("placky-walk")[1].setAttribute("plain", "");
      document.querySelector(".onwards .after").remove();
      document.querySelector("placky-walk").story.seen.add("home");
      document.querySelector("placky-walk").press();
    }""")
    assert page.text_content(f"{FIRST} >> .next >> span") == "An ending you have not seen"
    page.click(f"{FIRST} >> .next")
    assert now(page) == "dodge-c"
    said = "Say it had fallen otherwise at “Dodge against tackle”: AGUILA wins with a critical."
    assert page.text_content(".frame.now .leap") == said
    page.evaluate("""() => {
      const walk = document.querySelector("placky-walk");
      walk.story.ends().forEach(({ id }) => walk.story.seen.add(id));
      walk.go("dodge-b");
    }""")
    assert page.is_hidden(f"{FIRST} >> .next")


def test_the_map_is_asked_for_once_however_often_it_is_unfolded(walk: WalkAt) -> None:
    page = walk()
    page.evaluate(
        "() => { const map = document.querySelector('.map'); for (const open of [true, false, true]) map.open = open; }"
    )
    page.evaluate(
        "() => { for (let n = 0; n < 2; n += 1) document.querySelector('placky-walk').unfold({ open: true,"
        " parentElement: document.querySelector('.map') }); }"
    )
    page.wait_for_function("document.querySelector('placky-walk').map")
    assert page.locator("script[src*='map.js']").count() == 1


def test_the_map_is_folded_and_names_nothing_that_was_not_seen(walk: WalkAt) -> None:
    """Nor what kind it is, nor how often it comes; without scripts all names are there."""
    page = walk("choose")
    assert page.locator(f"{FIRST} >> .map .tree a:visible").count() == 0
    link = f"{FIRST} >> .map a[href='#dodge-b']"
    unfolded(page)
    assert page.inner_text(link) == "…"
    assert attribute_of(page, link, "title") == attribute_of(page, link, "aria-label") == "not seen yet"
    kinds = "(link) => [...document.querySelector(link).parentElement.classList]"
    assert {"end", "refused", "dice"} & set(page.evaluate(kinds, ".map a[href='#dodge-b']")) == set()
    assert page.inner_text(f"{FIRST} >> .map a[href='#score']") == "…"
    page.evaluate("document.querySelector('placky-walk').go('dodge-b')")
    assert page.inner_text(f"{FIRST} >> .map a[href='#choose']") != "…"
    assert text_of(settled(page), link).startswith("The tackle lands")
    assert "end" in page.evaluate(kinds, ".map a[href='#dodge-b']")
    plain = walk("choose", java_script_enabled=False)
    assert plain.text_content(".map a[href='#score']") == "Score a try"


def test_on_a_phone_the_small_buttons_have_names(walk: WalkAt) -> None:
    """No button is a sign alone."""
    page = walk("choose", width=390)
    for name in ("back", "hint", "restart"):
        box = box_of(page.locator(f"{FIRST} >> .{name} >> span"))
        assert min(box["width"], box["height"]) > 10


KEPT_OPEN = """(frame) => [...frame.querySelectorAll("*")]
  .filter((part) => getComputedStyle(part).visibility === "visible")
  .filter((part) => [...part.childNodes].some((own) => own.nodeType === Node.TEXT_NODE && own.data.trim())
    || !part.matches("[aria-hidden=true], [aria-hidden=true] *, .odds i, .tail, .dice"))
  .map((part) => part.outerHTML)"""


def test_what_may_come_next_is_laid_out_and_cannot_be_seen_or_reached(walk: WalkAt) -> None:
    """So that a step is quick; nothing of it takes room, the focus, a finger or a voice, and no drawing has a word."""
    page = walk("choose")
    page.wait_for_selector(".frame.next-up", state="attached")
    next_up = page.locator(f"{FIRST} >> .frame.next-up")
    assert next_up.evaluate_all("(frames) => frames.map((f) => f.id)") == ["score", "dodge", "break"]
    shown = """(frame) => [
      getComputedStyle(frame).position, getComputedStyle(frame).visibility,
      frame.firstElementChild.getBoundingClientRect().height > 0, frame.checkVisibility({ visibilityProperty: true }),
    ]"""
    for frame in next_up.all():
        assert frame.evaluate(shown) == ["absolute", "hidden", True, False]
        assert frame.evaluate(KEPT_OPEN) == []
    reached = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.closest('.frame')?.id"))
    assert not {"score", "dodge", "break"} & reached
    page.evaluate("document.querySelector('placky-walk').go('dodge')")
    page.wait_for_function("!document.querySelector('#dodge.next-up')")
    assert page.locator("#dodge").is_visible()


ASKED = """() => {
  const walk = document.querySelector("placky-walk"), frame = walk.sections.of();
  performance.mark("asked");
  frame.dice.tumble = (landed) => { landed(); };
  walk.roll();
  frame.section.getBoundingClientRect();
  performance.mark("styled");
  return [frame.section.querySelectorAll(".question, .question *").length, frame.section.querySelectorAll("*").length];
}"""


def test_a_question_styles_itself_and_not_all_around_it(visit_real: Visit, browser: Browser, tmp_path: Path) -> None:
    """One rule that begins with a bare tag before a `+`, and each question would style its whole frame anew."""
    page = visit_real("dice_football/exercises/06_full_game")
    page.add_style_tag(content="* { container-type: normal !important }")  # else a part of it counts as layout
    page.evaluate(
        """() => {
          const walk = document.querySelector("placky-walk");
          const all = [...walk.story.frames.values()];
          const rolled = all.find(({ roll, children }) => roll?.exact && children.length > 2);
          walk.show(rolled.id, true);
          walk.sections.of().heading.focus();                    // as whoever rolls has been here before
        }"""
    )
    page.wait_for_selector(".frame.next-up", state="attached")
    trace = tmp_path / "trace.json"
    browser.start_tracing(page=page, path=trace, categories=["blink", "blink_style", "blink.user_timing"])
    new, there = page.evaluate(ASKED)
    browser.stop_tracing()
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    asked, styled = (next(event["ts"] for event in events if event["name"] == mark) for mark in ("asked", "styled"))
    counts = [event["args"]["counters"]["elementsStyled"] for event in events
              if event["name"] == "Document::updateStyle" and asked <= event["ts"] <= styled]  # fmt: skip
    assert there > 150
    assert new <= sum(counts) < new + 30


def test_the_next_part_is_laid_out_once_this_one_has_ended(visit_real: Visit) -> None:
    """To enter it would else take three steps' time; before, and once it is left again, it takes no part in a step."""
    page = visit_real("dice_football/exercises/04_kicks")
    page.set_viewport_size({"width": 1280, "height": 400})
    laid_out = """(n) => document.querySelectorAll("placky-walk")[n].querySelector(".frame.now")
      .checkVisibility({ contentVisibilityAuto: true })"""
    go = """(to) => {
      const walk = document.querySelector("placky-walk");
      walk.go(to === "end" ? walk.story.longest().at(-1) : walk.story.start);
    }"""
    page.wait_for_function(f"!({laid_out})(1)")  # the window was higher before
    assert page.evaluate(laid_out, 0)
    page.evaluate(go, "end")
    page.wait_for_function(laid_out, arg=1)
    assert page.evaluate(laid_out, 2) is False
    page.evaluate(go, "start")
    page.wait_for_function(f"!({laid_out})(1)")
    page.evaluate(go, "end")
    page.wait_for_function(laid_out, arg=1)
    page.evaluate("document.querySelectorAll('placky-walk')[1].enter()")
    page.wait_for_function("scrollY > 500")
    page.evaluate(
        "() => { const walk = document.querySelectorAll('placky-walk')[1]; walk.go(walk.story.longest()[1]); }"
    )
    page.wait_for_function("!document.querySelector('.soon')")
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    page.wait_for_function(f"!({laid_out})(1)")


LAYERS = """() => [...document.querySelectorAll(".map.laid .tree *")].flatMap((part) => ["", "::before", "::after"]
  .map((which) => {
    const { content, position, clipPath, rotate, scale } = getComputedStyle(part, which || null);
    const drawn = part.checkVisibility() && (!which || content !== "none");
    const own = position === "absolute" || [clipPath, rotate, scale].some((one) => one !== "none");
    return drawn && own ? `${part.className || part.tagName}${which} ${position} ${clipPath} ${rotate} ${scale}` : "";
  })).filter(Boolean)"""


FORCED = """() => [...document.querySelectorAll("placky-walk[live]")].map(({ stage: { board } }) => board.across > 0)"""


def test_an_exercise_opens_without_laying_out_what_is_out_of_sight(
    browser: Browser, real_site: Path, tmp_path: Path
) -> None:
    """However many parts it has, its scripts ask once; a board is measured and drawn when it comes near."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    trace = tmp_path / "trace.json"
    stacks = [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "disabled-by-default-devtools.timeline.stack",
    ]
    browser.start_tracing(page=page, path=trace, categories=stacks)
    page.goto(f"{real_site.as_uri()}/takkure/exercises/06_full_match.html")
    page.wait_for_selector(".frame.next-up", state="attached")
    browser.stop_tracing()
    here, second, *far = page.evaluate(FORCED)  # the second one may be near enough to be made ready
    assert here
    assert far
    assert not any(far)
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    asked = [event["args"]["beginData"].get("stackTrace") for event in events if event["name"] == "Layout"]
    scripts = [stack[0]["functionName"] for stack in asked if stack]
    assert scripts.count("measure") == here + second
    assert len(scripts) < 6, scripts
    page.evaluate("document.querySelectorAll('placky-walk')[2].scrollIntoView()")
    page.wait_for_function("document.querySelectorAll('placky-walk')[2].stage.board.across > 0")
    assert (
        page.evaluate(
            "document.querySelectorAll('placky-walk')[2].querySelectorAll('.pk-sheet g.tok:not([display])').length"
        )
        > 4
    )
    context.close()


def test_marks_and_lines_of_a_map_are_no_layers_of_their_own(visit_real: Visit) -> None:
    """Each layer costs time in every step, and a map has hundreds of marks; but for a few lines and names."""
    page = unfolded(visit_real("takkure/exercises/03_the_square_of_death"))
    assert page.locator(".map.laid .tree a").count() > 130
    layers = page.evaluate(LAYERS)
    assert [one for one in layers if "fork" not in one and not one.startswith("name ")] == []
    assert len(layers) < 30


def test_beside_a_board_the_buttons_keep_their_place(visit_real: Visit) -> None:
    """Who presses Next again and again need not look for it, as long as a frame has room beside the board."""
    page = visit_real("takkure/exercises/03_the_square_of_death")
    page.set_viewport_size({"width": 1280, "height": 1400})
    places = page.evaluate("""() => {
      const walk = document.querySelector("placky-walk"), stage = walk.querySelector(".stage");
      return walk.story.longest().map((id) => {
        walk.show(id, true);
        const box = (part) => part.getBoundingClientRect(), { top, bottom } = box(walk.sections.of().section);
        return [Math.round(bottom - top), Math.round(box(walk.controls.bar).top - box(stage).top)];
      });
    }""")
    short = [(told, at) for told, at in places if told < 500]
    assert len({told for told, _ in short}) > 1
    at = [at for _, at in short]
    assert max(at) - min(at) <= 1  # halves of pixels


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_first_press_brings_what_the_first_frame_says_into_sight(visit_real: Visit, size: tuple[int, int]) -> None:
    """The loud button of a page just opened says Begin; where the words are in sight, it makes the first step."""
    page = visit_real("takkure/exercises/03_the_square_of_death")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    said = "() => document.querySelector('.frame.now .say').getBoundingClientRect().top"
    middle = """() => {
      const { x, y, width } = document.querySelector(".controls .next").getBoundingClientRect();
      return [x + width / 2, y + 8];
    }"""
    assert page.text_content(".controls .next span >> nth=0") == "Begin"
    assert page.evaluate(said) > 0.5 * size[1]
    page.mouse.click(*page.evaluate(middle))
    page.wait_for_function(f"({said})() < {0.7 * size[1]}")
    assert now(page) == "set-up-cqouyq"
    assert page.text_content(".controls .next span >> nth=0") == "Next"
    page.mouse.click(*page.evaluate(middle))
    assert now(page) == "activate-aguila-nfewqo"
    page = visit_real("takkure/exercises/03_the_square_of_death#set-up-cqouyq")
    assert page.text_content(".controls .next span >> nth=0") == "Next"


def test_begin_is_said_no_more_once_it_was_pressed(visit_real: Visit) -> None:
    """Also where nothing had to come into sight, and the first frame asks for a choice."""
    page = visit_real("takkure/exercises/04_four_v_four", width=390)
    page.evaluate("document.querySelector('.frame.now .decide').scrollIntoView({ block: 'center' })")
    assert page.text_content(".controls .next span >> nth=0") == "Begin"
    page.evaluate("document.querySelector('.controls .next').click()")
    assert now(page) == "set-up-zl7mt5"
    assert page.text_content(".controls .next span >> nth=0") == "Choices"


@pytest.mark.parametrize(("size", "said"), [((390, 844), "Begin"), ((1440, 1300), "Next")])
def test_who_comes_from_the_part_before_is_asked_to_begin_where_its_words_are_out_of_sight(
    visit_real: Visit, size: tuple[int, int], said: str
) -> None:
    """The words of the part come first, and above its first frame."""
    page = visit_real("takkure/exercises/06_full_match#try-6-rap74g")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    following = page.locator("placky-walk >> nth=1")
    assert following.locator(".controls .next span >> nth=0").text_content() == "Begin"
    page.click("placky-walk >> nth=0 >> .controls .next")
    assert page.evaluate("document.activeElement.closest('.frame').id") == "set-up-rkzede"
    assert following.locator(".controls .next span >> nth=0").text_content() == said


def test_who_comes_back_reads_the_frame_he_left_before_he_steps_on(visit_real: Visit) -> None:
    """A page opened again begins at its head: the loud button brings his frame into sight, and only then steps."""
    name = "takkure/exercises/05_practice_match"
    page = visit_real(f"{name}#kick-6-jw53uo", width=390)
    page.wait_for_function("localStorage.getItem('placky.progress')?.includes('kick-6-jw53uo')")
    page.goto(f"{page.url.partition('#')[0]}?again")
    page.wait_for_selector("placky-walk[live]")
    button = page.locator(".controls .next >> nth=0")
    assert (now(page), button.locator("span >> nth=0").text_content()) == ("kick-6-jw53uo", "Go on")
    page.evaluate("document.querySelector('.controls .next').click()")
    assert (now(page), button.locator("span >> nth=0").text_content()) == ("kick-6-jw53uo", "Choices")


@pytest.mark.parametrize("width", [390, 1440])
def test_the_button_that_goes_closer_has_one_place_below_the_board(visit_real: Visit, width: int) -> None:
    """There it covers nothing, whatever the board shows, and is found where it was."""
    page = visit_real("takkure/exercises/04_four_v_four", width=width)
    all_in_sight(page)
    found = page.evaluate("""() => [...document.querySelectorAll("placky-walk")].flatMap((walk) => {
      const [button, board] = [".magnify", ".pk-sheet"].map((part) => walk.querySelector(part));
      return [...walk.story.frames.keys()].flatMap((id) => {
        walk.go(id);
        if (!button.checkVisibility() || walk.story.refused(id)) return [];    // there the page moves on to the choices
        const [one, sheet] = [button, board].map((part) => part.getBoundingClientRect());
        return [[one.top >= sheet.bottom - 1, Math.round(sheet.right - one.right), one.width > 24 && one.height > 24]];
      });
    })""")
    assert len(found) > 20
    assert {below for below, _, _ in found} == {True}
    assert len({aside for _, aside, _ in found}) == 1
    assert all(large for _, _, large in found)


@pytest.mark.parametrize("width", [390, 1366])
def test_whoever_chooses_again_has_the_choices_in_sight(visit_real: Visit, width: int) -> None:
    """The page moves no further than to show them, and not back to what was read; beside them, the board is there."""
    page = visit_real("takkure/exercises/01_first_steps#activate-aguila-k456nv", width=width)
    page.evaluate("document.querySelector('placky-walk').forward()")
    page.evaluate("""() => {
      const walk = document.querySelector("placky-walk");
      document.querySelector(`a.choice[href="#${walk.story.forbidden(walk.story.now).to}"]`).click();
    }""")
    page.wait_for_selector(".frame.now.refused")
    page.click("placky-walk .controls .next >> nth=0")
    page.wait_for_selector(".frame.now:not(.refused)")
    top, bottom = page.evaluate("""() => {
      const box = (part) => part.getBoundingClientRect();
      const cards = document.querySelectorAll(".frame.now .decide a.choice");
      return [box(cards[0]).top, box(document.querySelector(".controls")).top - box([...cards].at(-1)).bottom];
    }""")
    assert top > 0
    assert bottom > -1
    board = box_of(page.locator("placky-walk .pk-sheet >> nth=0"))
    assert width == 390 or board["y"] >= box_of(page.locator("header").first)["height"] - 1


def test_an_open_question_stands_without_the_odds(walk: WalkAt) -> None:
    """Their links would lead away from a roll that is not answered yet."""
    page = walk("dodge")
    assert page.is_visible(".frame.now .odds")
    page.click(f"{FIRST} >> .roll")
    page.wait_for_selector(".frame.now .question")
    assert page.is_hidden(".frame.now .odds")


def test_a_small_board_may_be_seen_closer_and_everything_to_press_stays_in_view(visit_real: Visit) -> None:
    """One that cannot be read is near by itself; the button shows all of it and goes closer, here and from then on.

    A large board has no button for it.
    """
    page = visit_real("takkure/exercises/06_full_match#mark-suzu-xer77s", width=390)
    base = "() => document.querySelector('[id$=tok-toro] circle').getBoundingClientRect().width"
    near = page.evaluate(base)
    assert page.get_attribute(".magnify:visible", "aria-pressed") == "true"
    page.click(".magnify:visible")
    page.wait_for_function(f"({base})() < {near / 1.2}")
    assert page.get_attribute(".magnify:visible", "aria-pressed") == "false"
    before = page.evaluate(base)
    page.click(".magnify:visible")
    page.wait_for_function(f"({base})() > {1.3 * before}")
    outside = """() => {
      const walk = document.querySelector(".frame.now").closest("placky-walk");
      const { left, right, top, bottom } = walk.querySelector(".pk-sheet").getBoundingClientRect();
      const rings = [...walk.querySelectorAll("button.target")].map((ring) => ring.getBoundingClientRect());
      const inside = (ring) => ring.left > left && ring.right < right && ring.top > top && ring.bottom < bottom;
      return rings.length && !rings.every(inside);
    }"""
    assert page.evaluate(outside) is False
    assert page.get_attribute(".magnify:visible", "aria-pressed") == "true"
    page.evaluate("document.querySelector('placky-walk').go('try-5-cl7dra')")
    page.wait_for_function(f"({base})() > {1.2 * before}")
    page.click(".magnify:visible")
    page.wait_for_function(f"({base})() < {1.2 * before}")
    page = visit_real("takkure/exercises/04_four_v_four#pass-6-frvvfe", width=390)
    page.click(".magnify:visible")
    page.click(".magnify:visible")
    for name in ("suzu", "aguila"):
        page.wait_for_function(
            """(name) => {
          const box = (part) => document.querySelector(part).getBoundingClientRect();
          const [sheet, figure] = [box(".pk-sheet"), box(`[id$=tok-${name}] circle`)];
          const high = figure.top > sheet.top && figure.bottom < sheet.bottom;
          return high && figure.left > sheet.left && figure.right < sheet.right;
        }""",
            arg=name,
        )
    page = visit_real("takkure/exercises/00_first_contact#move-aguila-sc7vmj", width=1440)
    assert page.is_hidden(".magnify >> nth=0")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".magnify:visible")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_selector(".magnify", state="hidden")


def test_a_list_of_players_that_scrolls_is_reached_by_keys_and_one_that_does_not_is_no_stop(visit_real: Visit) -> None:
    """Beside a story the list below the board has what room is left: little on a low window, enough on a high one."""
    page = visit_real("takkure/exercises/05_practice_match")
    for height, stop in ((560, 0), (1600, -1)):
        page.set_viewport_size({"width": 1366, "height": height})
        page.wait_for_function(
            """(stop) => {
              const list = document.querySelector("placky-walk .stage > .legend");
              return list.tabIndex === stop && (list.scrollHeight > list.clientHeight + 1) === (stop === 0);
            }""",
            arg=stop,
        )


LOUD = """() => [...document.querySelectorAll("main .btn:not(.quiet)")].filter((one) => one.checkVisibility())
  .map((one) => one.firstElementChild?.textContent ?? one.textContent)"""
"""What the loud buttons of a page say, wherever they are on it."""


@pytest.mark.parametrize("name", ["takkure/exercises/03_the_square_of_death", "dice_football/exercises/00_first_roll"])
def test_one_button_of_a_page_is_loud(visit_real: Visit, name: str) -> None:
    """That of the part in which the reader is: at first of the first, then of the one that he does something in."""
    page = visit_real(name, width=390)
    assert page.evaluate(LOUD) == ["Begin"]
    second = page.locator("placky-walk >> nth=1")
    second.scroll_into_view_if_needed()
    second.locator(".next").click()
    assert second.evaluate("(walk) => walk.leads")
    assert len(page.evaluate(LOUD)) == 1
    page.evaluate("""() => {
      const walks = [...document.querySelectorAll("placky-walk")], { story } = walks.at(-1);
      walks.at(-1).go(story.ends().find(({ id }) => id === story.longest().at(-1)).id);
    }""")
    (said,) = page.evaluate(LOUD)
    assert said.startswith("Next exercise: ")


def test_a_move_can_be_seen_again_and_slower(visit_real: Visit) -> None:
    """Where somebody has moved, and only for those who want motion. The pace is kept."""
    name = "takkure/exercises/03_the_square_of_death"
    page = visit_real(name, reduced_motion="no-preference")
    replay = page.locator("placky-walk >> nth=0 >> .replay")
    assert replay.is_hidden()
    moved = page.evaluate("""() => {
      const { story } = document.querySelector("placky-walk");
      return story.longest().find((id) => story.moved(story.frame(id)));
    }""")
    page.evaluate("(id) => document.querySelector('placky-walk').go(id)", moved)
    at_rest = "() => !document.getAnimations().some((one) => one.transitionProperty === 'transform')"
    page.wait_for_function(at_rest)
    replay.locator("button >> nth=0").click()
    assert page.evaluate(at_rest) is False
    page.wait_for_function(at_rest)
    replay.locator("button >> nth=1").click()
    pace = "getComputedStyle(document.querySelector('placky-walk')).getPropertyValue('--move')"
    assert page.evaluate(pace) == "1560ms"
    again = visit_real(f"{name}#{moved}", context=page.context)
    assert again.evaluate(pace) == "1560ms"
    assert again.get_attribute("placky-walk >> nth=0 >> .replay [aria-pressed]", "aria-pressed") == "true"
    still = visit_real(f"{name}#{moved}", reduced_motion="reduce")
    seen = still.locator("placky-walk >> nth=0 >> .replay button:visible")
    assert [one.get_attribute("aria-label") for one in seen.all()] == ["Sound"]


def test_nothing_is_heard_before_somebody_asks_for_it(visit_real: Visit) -> None:
    """Then moves, dice and refusals are, on all pages."""
    name = "takkure/exercises/03_the_square_of_death"
    page = visit_real(name)
    page.evaluate("""() => {
      globalThis.pitches = [];
      const Plain = OscillatorNode;
      globalThis.OscillatorNode = class extends Plain {
        constructor(context, options) { super(context, options); globalThis.pitches.push(options.frequency); }
      };
    }""")
    heard = """async (id) => {
      const walk = document.querySelector("placky-walk"), { story } = walk, all = [...story.frames.keys()];
      const step = { moves: () => story.longest().find((at) => story.moved(story.frame(at))),
        refuses: () => all.find((at) => story.refused(at)), rolls: () => all.find((at) => story.frame(at).roll) }[id]();
      globalThis.pitches.length = 0;
      walk.go(step);
      if (id === "rolls") { walk.roll(); walk.stop?.now?.(); }
      await placky.sound.ready;
      return globalThis.pitches.length;
    }"""
    assert [page.evaluate(heard, step) for step in ("rolls", "refuses", "moves")] == [0, 0, 0]
    button = page.locator("placky-walk >> nth=0 >> .replay button >> nth=2")
    assert page.evaluate("placky.tones") is None  # nor is it fetched
    button.click()
    page.wait_for_function("globalThis.pitches.length > 0")
    assert button.get_attribute("aria-pressed") == "true"
    assert all(page.evaluate(heard, step) for step in ("rolls", "refuses", "moves"))
    other = visit_real("takkure/exercises/02_pass_and_team_play", context=page.context)
    assert other.evaluate("placky.sound.on") is True
    button.click()
    assert [page.evaluate(heard, step) for step in ("rolls", "refuses", "moves")] == [0, 0, 0]
