"""The player of a match in a real browser, on the page that `placky render` writes: one file, opened from the disk."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from tests.placky.desk import frames_on_pages
from tests.site.conftest import Profiles, opener
from tests.site.opened import Opened, Visit, attribute_of, box_of, text_of
from tests.site.real_site import Page

from placky.cli import main
from placky.diagrams.stage import TokenData
from placky.matches.frames import MatchFrame
from placky.matches.play import load

LOG = Path(__file__).parents[2] / "docs" / "takkure" / "match.json"
MATCH = "document.querySelector('placky-match')"
WIDTHS = (320, 768, 1440)


@pytest.fixture(scope="module")
def frames() -> list[MatchFrame]:
    """The match that the page shows."""
    return frames_on_pages("takkure")


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page and nothing else."""
    folder = tmp_path_factory.mktemp("rendered")
    assert main(["render", str(LOG), "-o", str(folder / "match.html")]) == 0
    return folder


@pytest.fixture
def watch(rendered: Path, profiles: Profiles) -> Iterator[Callable[..., Opened]]:
    """Give a function that opens the page at a step."""
    with opener(rendered, profiles) as open_page:
        yield lambda step=None, **options: open_page(
            "match.html" if step is None else f"match.html#match-step-{step}", **options
        )


@pytest.fixture(scope="module")
def shown(rendered: Path, profiles: Profiles) -> Iterator[Callable[[int], Opened]]:
    """Give a function that shows a step on one page, for those who leave the page as it was but for its step."""
    with opener(rendered, profiles) as open_page:
        page = open_page("match.html")

        def show(step: int) -> Opened:
            page.evaluate(f"{MATCH}.go({step})")
            return page

        yield show


def now(page: Opened) -> int:
    """Give the step that is shown."""
    shown: int = page.evaluate(f"{MATCH}.now")
    return shown


def jumps(frames: list[MatchFrame], kind: str) -> list[int]:
    """Give the steps with something to jump to."""
    return [frame.number for frame in frames for moment in frame.jumps if moment.jump == kind]


def test_the_page_comes_alive_without_anybodys_help(watch: Callable[..., Opened]) -> None:
    """No error, no warning, and not one file beyond the page itself."""
    page = watch(asked=True)
    assert page.get_attribute("placky-match", "live") == ""
    assert (page.faults, page.said, page.abroad) == ([], [], [])
    assert [name for name in page.asked if not name.startswith("match.html")] == []
    named = page.eval_on_selector_all("placky-match [aria-label]", "all => all.map((one) => one.ariaLabel)")
    assert {"This step", "The log of the match", "Speed", "Where in the match"} <= set(named)
    assert not [name for name in named if not name or "undefined" in name]


def test_it_opens_with_figures_on_the_pitch_and_at_a_step_that_is_asked_for(watch: Callable[..., Opened]) -> None:
    """Not on an empty pitch; an address of a step shows that step."""
    assert page_tokens(watch()) > 6
    page = watch(40)
    assert now(page) == 40
    page.evaluate("location.hash = 'match-step-132'")
    page.wait_for_function(f"{MATCH}.now === 132")


def holds(token: TokenData) -> bool:
    """Does a figure hold the ball?"""
    return "ball" in token.get("shown", ())


def page_tokens(page: Opened) -> int:
    """Count the figures that can be seen."""
    shown: int = page.evaluate(
        "[...document.querySelectorAll('g.tok')].filter((g) => !g.hasAttribute('display')).length"
    )
    return shown


@pytest.mark.parametrize(("name", "wide"), [("takkure/match", False), ("dreadball/match", True)])
@pytest.mark.parametrize("width", [390, 1440])
def test_play_is_in_sight_at_once_and_a_wide_pitch_has_room(
    visit_real: Visit, name: str, wide: bool, width: int
) -> None:
    """On the page of the course, under its head and its words, without scrolling.

    On a desk a wide pitch takes the wider part of the page; a high one leaves it to the log.
    """
    page = visit_real(name, width=width)
    box = box_of(page.locator(".row button.play"))
    assert box["y"] + box["height"] < 844
    if width > 1000:
        board, log = (box_of(page.locator(part))["width"] for part in (".pk-match .stage", ".pk-match .told"))
        assert (board > log) == wide


@pytest.mark.parametrize("width", [360, 1440])
def test_names_keep_off_the_figures_of_a_wide_pitch(visit_real: Visit, width: int) -> None:
    """A name below its figure begins where the figure ends, give or take its outline, however small the pitch is."""
    page = visit_real("dreadball/match#match-step-20", width=width)
    covered = """() => [...document.querySelectorAll(".pk-match g.tok:not([display])")].map((token) => {
      const [name, figure] = [token.querySelector(".name text"), token.querySelector("[data-part=up] circle")];
      if (!name || !figure || !figure.checkVisibility()) return 0;
      const [words, disc] = [name.getBoundingClientRect(), figure.getBoundingClientRect()];
      const middle = (disc.top + disc.bottom) / 2;
      return words.top < middle && words.bottom > middle && words.left < disc.right && words.right > disc.left;
    }).filter(Boolean).length"""
    assert page.evaluate(covered) == 0


def test_it_plays_and_pauses(watch: Callable[..., Opened]) -> None:
    """Play goes on by itself, and says Pause; Pause stops it where it is."""
    page = watch(12)
    page.evaluate("placky.Match.PACE = 40")
    page.click(".row .play")
    assert page.get_attribute(".row .pause", "title") == "Pause"
    page.wait_for_function(f"{MATCH}.now > 13")
    page.click(".row .pause")
    stopped = now(page)
    page.wait_for_timeout(200)
    assert now(page) == stopped
    assert page.get_attribute(".row .play", "title") == "Play"


def test_it_stops_at_the_end_and_begins_anew(watch: Callable[..., Opened], frames: list[MatchFrame]) -> None:
    """The last step ends the play; Play then begins at the first."""
    last = frames[-1].number
    page = watch(last - 2)
    page.evaluate("placky.Match.PACE = 30")
    page.click(".row .play")
    page.wait_for_function(f"{MATCH}.now === {last} && !{MATCH}.timer")
    assert page.is_disabled(".row .next")
    page.click(".row .play")
    page.wait_for_function(f"{MATCH}.now < 20")


def test_speed_shortens_each_step(watch: Callable[..., Opened]) -> None:
    """Four times as fast is a quarter of the time, and the button says that it is chosen."""
    page = watch(12)
    slow = page.evaluate(f"{MATCH}.wait()")
    page.click("text=4×")
    assert page.evaluate(f"{MATCH}.wait()") == slow / 4
    pressed = page.eval_on_selector_all(".speeds button", "all => all.map((one) => one.getAttribute('aria-pressed'))")
    assert pressed == ["false", "false", "true"]


def test_the_scrubber_goes_by_keys_and_says_where_it_is(
    shown: Callable[[int], Opened], frames: list[MatchFrame]
) -> None:
    """A real range input: arrows, Home and End; its value in words has step, score and what happened."""
    page = shown(39)
    page.focus(".reel input")
    page.keyboard.press("ArrowRight")
    assert now(page) == 40
    said = attribute_of(page, ".reel input", "aria-valuetext")
    assert said.startswith(f"Step 40 of {frames[-1].number}. Yamato 0, Teriomorph 1. First half, Time 5, Kick-off")
    assert "Try by LINCE" in said
    page.keyboard.press("End")
    assert now(page) == frames[-1].number
    page.keyboard.press("Home")
    assert now(page) == 0


def test_it_jumps_to_every_try_turnover_and_injury(shown: Callable[[int], Opened], frames: list[MatchFrame]) -> None:
    """Each button goes to the next of its kind, and from the last one to the first."""
    page = shown(0)
    for kind in ("Try", "Turnover", "Injury", "Whistle"):
        page.evaluate(f"{MATCH}.go(0)")
        button = page.locator(".jumps button").filter(has_text=kind)
        for step in [*jumps(frames, kind), jumps(frames, kind)[0]]:
            button.click()
            assert now(page) == step
    assert page.locator(".marks .sign").count() == sum(len(frame.jumps) for frame in frames)


def test_a_line_of_the_log_moves_the_board_and_the_log_follows_the_board(watch: Callable[..., Opened]) -> None:
    """Click and arrow keys in the log; the step that is shown is marked, and in sight in the log's own box."""
    page = watch(12)
    page.click("#match-step-17 > p")
    assert now(page) == 17
    page.click("#match-step-15 > :is(h2, h3, h4)")
    assert now(page) == 15
    page.focus(".log")
    page.keyboard.press("ArrowDown")
    assert now(page) == 16
    page.keyboard.press("End")
    assert page.get_attribute("[aria-current=step]", "id") == f"match-step-{now(page)}"
    box, line = box_of(page.locator(".log")), box_of(page.locator("li[aria-current]"))
    assert box["y"] <= line["y"] <= box["y"] + box["height"]


def test_the_board_stands_as_the_engine_says(shown: Callable[[int], Opened], frames: list[MatchFrame]) -> None:
    """At any step, however one came there: as many figures as the painter puts there, each in its place."""
    page, painter = shown(0), load(LOG)[0].painter()
    for step in (40, 41, 194, 22, frames[-1].number, 3):
        page.evaluate(f"{MATCH}.go({step})")
        placement = painter.scene(frames[step].state).placement
        for name, token in placement.tokens.items():
            found = page.evaluate("(id) => document.getElementById(id).style.transform", f"match-tok-{name.lower()}")
            assert found == f"translate({token['x']:g}px, {token['y']:g}px)", (step, name)
        assert page_tokens(page) == len(placement.tokens)


def test_every_step_shows_at_most_one_ball_and_no_broken_number(
    shown: Callable[[int], Opened], frames: list[MatchFrame]
) -> None:
    """Whether somebody holds it, or it lies or flies somewhere: painted is what the engine says, and nothing else."""
    page, painter = shown(0), load(LOG)[0].painter()
    walked = page.evaluate(
        f"""() => {{
            const {{ board, shots }} = {MATCH}, painted = (one) => one.getClientRects().length > 0;
            const balls = "g.tok > [data-part=ball], g[id$=tok-ball]", changes = new MutationObserver(() => {{}});
            changes.observe(board.sheet, {{ attributes: true, characterData: true, childList: true, subtree: true }});
            const written = ({{ target, attributeName: name }}) => (
                name ? target.getAttribute(name) : target.outerHTML ?? target.data);
            return shots.map((_, n) => {{
                {MATCH}.show(n, true);
                const said = changes.takeRecords().map(written).join(" ") + (n ? "" : board.sheet.outerHTML);
                return {{
                    balls: [...board.sheet.querySelectorAll(balls)].filter(painted).length,
                    figures: board.groups.filter((one) => one.matches("[data-name]") && painted(one)).length,
                    broken: said.match(/NaN|undefined|Infinity/g),
                }};
            }});
        }}"""
    )
    for frame, found in zip(frames, walked, strict=True):
        placement = painter.scene(frame.state).placement
        held, loose = sum(holds(token) for token in placement.tokens.values()), "ball" in placement.tokens
        balls = held + loose
        assert balls <= 1
        assert found == {"balls": balls, "figures": len(placement.tokens) - loose, "broken": None}, frame.number
    assert (page.faults, page.said) == ([], [])


def test_dice_and_odds_of_a_roll_stand_beside_the_board(
    shown: Callable[[int], Opened], frames: list[MatchFrame]
) -> None:
    """The faces, the chance of what came, every other outcome; nothing where no dice fell."""
    page = shown(40)
    throw = frames[40].throw
    assert throw is not None
    assert throw.came is not None
    assert page.locator(".fell .df").all_text_contents() == throw.faces
    assert f"{throw.came.per_cent} of all rolls end so" in text_of(page, ".fell")
    assert page.locator(".fell .odds li").count() == len(throw.odds)
    page.click(".row .next")
    assert page.locator(".fell > *").count() == 0


def test_the_score_stands_above(shown: Callable[[int], Opened]) -> None:
    """Both scores, who attacks, time and tokens."""
    page = shown(132)
    assert page.locator(".score output").all_text_contents() == ["1", "1"]
    page = shown(22)
    assert page.locator(".score .notes").inner_text().replace("\n", " ").startswith("First half")
    assert page.locator(".team.on b").inner_text() == "Yamato"


def test_steps_are_told_and_while_it_plays_only_what_matters(watch: Callable[..., Opened]) -> None:
    """A screen reader hears each step that is asked for; in the play it hears tries and the like."""
    page = watch(39)
    page.click(".row .next")
    page.wait_for_function("document.querySelector('placky-match [role=status]').textContent.includes('Try by LINCE')")
    page.evaluate("document.querySelector('placky-match [role=status]').textContent = ''; placky.Match.PACE = 30")
    page.click(".row .play")
    page.wait_for_function(f"{MATCH}.now > 62")
    assert page.text_content("placky-match [role=status]") == ""


@pytest.mark.parametrize("width", [390, 1440])
def test_play_brings_words_controls_and_board_into_sight(watch: Callable[..., Opened], width: int) -> None:
    """All at once, on a phone as well, and nobody has to scroll between them."""
    page = watch(width=width)
    page.evaluate("scrollTo(0, 0)")
    page.click(".stage .play")
    page.wait_for_timeout(100)
    assert page.viewport_size is not None
    for part in (".score", ".stage .pause", ".moment", "figure.board"):
        box = box_of(page.locator(part).first)
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= page.viewport_size["height"]


def test_closer_shows_less_and_what_matters_stays_in_sight(
    watch: Callable[..., Opened], frames: list[MatchFrame]
) -> None:
    """On a board as narrow as this one it is on; off, the whole pitch is there."""
    page = watch(40)
    assert page.get_attribute(".closer", "aria-pressed") == "true"
    page.click(".closer")
    whole = page.evaluate(f"{MATCH}.seen()")
    page.click(".closer")
    for step in (22, 40, 154, 230, 289):
        page.evaluate(f"{MATCH}.go({step})")
        x, y, width, height = page.evaluate(f"{MATCH}.seen()")
        assert width < whole[2]
        assert height / width == pytest.approx(whole[3] / whole[2])
        for token in load(LOG)[0].painter().scene(frames[step].state).placement.tokens.values():
            if holds(token):
                assert x <= token["x"] <= x + width
                assert y <= token["y"] <= y + height
    page.click(".closer")
    assert page.evaluate(f"{MATCH}.seen()") == whole


def test_closer_comes_closer_again_after_a_kick_off(shown: Callable[[int], Opened]) -> None:
    """Which needs the whole pitch; where less matters, less is shown."""
    page = shown(0)
    wide = [page.evaluate(f"({MATCH}.go({step}), {MATCH}.seen()[2])") for step in range(17)]
    assert wide[16] < 0.8 * max(wide)


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_window(watch: Callable[..., Opened], width: int) -> None:
    """From 320 pixels on, at a step with many outcomes; buttons are large enough for a finger. By day and by night."""
    page = watch(40, width=width)
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("(scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches", scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        sides = page.locator(".stage button:visible").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
        )
        assert sides
        assert min(sides) >= 40


def test_without_scripts_the_log_is_read_with_its_boards(watch: Callable[..., Opened]) -> None:
    """No empty player; every line, the odds on a click, a board at each try."""
    page = watch(java_script_enabled=False)
    assert not page.is_visible(".stage")
    assert page.is_visible("#match-step-40")
    assert page.locator("figure.key img").count() == 9
    assert page.locator("figure.key img").first.is_visible()
    summary = page.locator("#match-step-40 summary")
    summary.click()
    assert page.is_visible("#match-step-40 .odds li")


def test_damaged_data_leaves_the_log(rendered: Path, profiles: Profiles, tmp_path: Path) -> None:
    """A step that the log lacks: the page stays plain and says why in the console."""
    text = (rendered / "match.html").read_text(encoding="utf-8").replace('id="match-step-40"', 'id="elsewhere"')
    (tmp_path / "match.html").write_text(text, encoding="utf-8")
    with opener(tmp_path, profiles) as open_page:
        page = open_page("match.html")
        assert page.get_attribute("placky-match", "plain") == ""
        assert page.said == ["placky-match: left as a plain page. The step 40 is not in the log."]
        assert page.is_visible("#match-step-41")


def test_on_the_site_it_links_its_rules(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    """The same match as a page of the course, with a link at each rule number."""
    page = visit_real("takkure/match#match-step-40")
    assert now(page) == 40
    assert (page.faults, page.said, page.abroad) == ([], [], [])
    assert sum("/rules/" in link or link.startswith("rules/") for link in real_pages["takkure/match"].links) > 200
