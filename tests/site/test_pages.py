"""The real pages in a real browser, opened from their files: played to every ending, at many sizes, on every medium."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.site.complaints import OPEN, complaints
from tests.site.opened import Look, Opened, Visit, all_in_sight, attribute_of, box_of, text_of, words_of
from tests.site.real_site import EXERCISES, FEW, PAGES, RULES, Page, Walk
from tests.site.waiting import arrived
from tests.thorough import THOROUGH, few

FIRST, CONTACT = "takkure/exercises/01_first_steps", "takkure/exercises/00_first_contact"
PLAYER = Path(__file__).with_name("player.js").read_text(encoding="utf-8")
LOOKED_AT = [*few(EXERCISES, 3), *few([page for page in PAGES if page not in EXERCISES], 4)]
"""Besides those that test_access.py opens, which have every kind of element, and test_phone.py, a dozen exercises."""
PLAYED = EXERCISES if THOROUGH else few(FEW, 3)
"""The exercises that are played through: how they play is the same scripts'."""


def now(page: Opened, nth: int = 0) -> str:
    """Give the frame that a walk of the page shows."""
    return attribute_of(page, f"placky-walk >> nth={nth} >> .frame.now", "id")


def longest(walk: Walk) -> str:
    """Give the ending with the longest way."""
    endings = [leaf for leaf in walk.leaves if walk.frames[leaf]["kind"] != "refused"]
    return max(endings, key=lambda leaf: (len(walk.way(leaf)), leaf))


def refused(walk: Walk) -> list[str]:
    """Give the frames that say no and lead back."""
    return [name for name, frame in walk.frames.items() if frame["kind"] == "refused"]


def rolls(walk: Walk) -> list[str]:
    """Give the frames whose dice the page can roll."""
    return [name for name, frame in walk.frames.items() if frame["asks"] == "dice"]


def load(page: Opened, walk: Walk, frame: str, to: str) -> None:
    """Let the next roll in a frame fall into a branch: by the first way that leads there, else in its share of ways."""
    if kinds := walk.kinds(frame):
        nth = [kind.get("to") for kind in kinds].index(to)
        page.evaluate("(part) => { Math.random = () => part; }", (nth + 0.5) / len(kinds))
        return
    children = walk.frames[frame]["children"]
    ways = [child["ways"] for child in children]
    nth = [child["to"] for child in children].index(to)
    of = sum(ways) + sum(line["ways"] for line in walk.others(frame))
    page.evaluate("(part) => { Math.random = () => part; }", (sum(ways[:nth]) + 0.5) / of)


PROVED = (
    "takkure/rules/half_time", "takkure/rules/tackle", "dice_football/rules/downs", "dice_football/rules/toss",
    "dreadball/rules/slam", "dreadball/rules/throw",
)  # fmt: skip
"""Pages of rules with many walkthroughs: what is a tree there is one on every page, see test_links.py."""


@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_page_opens_without_complaint_without_help_and_runs_over_no_side(
    look_real: Look, real_pages: dict[str, Page], name: str
) -> None:
    """No error, no warning, no request to another host; no board is fetched that the script draws anyway.

    From a small phone to a desk, with every entry open, nothing makes the page scroll sideways.
    """
    assert complaints(look_real(name), real_pages[name].walks, 320, 768, 1440) == []


def test_whatever_a_page_may_complain_of_would_be_noticed(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    page = visit_real(f"{RULES[0]}", asked=True)
    walks = real_pages[RULES[0]].walks
    assert complaints(page, walks, 320) == []
    board = next(picture for pictures in walks[0].sections.values() for picture in pictures)
    page.evaluate("(source) => { document.querySelector('h1').innerHTML = `<img src='${source}' alt=''>`; }", board)
    page.add_style_tag(content="h1 { width: 400px }")
    said = complaints(page, [*walks, walks[0]], 320)
    assert said[:2] == [f"{len(walks)} of {len(walks) + 1} walkthroughs are awake", f"{Path(board).name} is fetched"]
    assert said[2].startswith("320: H1 ")


def test_a_complaint_and_a_request_abroad_would_be_noticed(visit_real: Visit) -> None:
    page = visit_real("search", asked=True)
    page.evaluate("() => { console.error('oops'); fetch('https://elsewhere.example/').catch(() => {}); }")
    page.wait_for_function("performance.getEntriesByType('resource').some((r) => r.name.includes('elsewhere'))")
    said, *_, abroad = complaints(page, [], 320)
    assert said == "oops"
    assert abroad == "https://elsewhere.example/"


@pytest.mark.parametrize("name", [*PLAYED, *few(PROVED, 2)])
def test_the_keyboard_alone_plays_every_walkthrough_to_every_ending(look_real: Look, name: str) -> None:
    """Digits, R and the arrows lead from the first frame to every leaf, through every roll and its question."""
    page = look_real(name)
    assert page.evaluate(PLAYER) == []
    assert page.faults + page.said == []


@pytest.mark.parametrize("name", few(FEW, 3))
def test_fingers_alone_play_every_exercise_to_every_ending(visit_real: Visit, name: str) -> None:
    """On a phone: choices, dice, answers and buttons, all of them there and large enough wherever one is due."""
    page = visit_real(name, width=390, has_touch=True, is_mobile=True)
    assert page.evaluate(PLAYER, True) == []
    assert page.faults + page.said == []


def test_what_lies_under_something_else_is_no_way_for_a_finger(visit_real: Visit) -> None:
    """The player of the walks notices what it is there to notice."""
    page = visit_real(RULES[0])
    page.add_style_tag(content="body::after { content: ''; position: fixed; inset: 0; z-index: 99 }")
    assert any("lies under" in fault for fault in page.evaluate(PLAYER, True))


@pytest.mark.parametrize("name", few(FEW, 3))
def test_real_keys_play_the_longest_way(visit_real: Visit, real_pages: dict[str, Page], name: str) -> None:
    """The same with keys that the browser itself makes of a keyboard."""
    walk = real_pages[name].walks[0]
    page = visit_real(name)
    page.evaluate("document.querySelector('placky-walk').scrollIntoView()")
    for frame in walk.way(longest(walk)):
        if frame == walk.data["start"]:
            continue
        before = walk.frames[walk.frames[frame]["parent"]]
        page.keyboard.press("ArrowRight")
        if before["asks"] == "coach":
            page.keyboard.press(str(1 + page.evaluate(CHOICES).index(frame)))
        elif before["asks"] == "dice":
            load(page, walk, walk.frames[frame]["parent"], frame)
            page.keyboard.press("Enter")
            page.keyboard.press("ArrowRight")
        assert now(page) == frame
    assert page.locator(".frame.now .ending").count() == 1


@pytest.mark.parametrize("name", few(FEW, 3))
def test_real_fingers_play_the_longest_way(visit_real: Visit, real_pages: dict[str, Page], name: str) -> None:
    """Taps that the browser itself makes: to the longest ending, to a refusal and back, through a roll's question."""
    page = visit_real(name, width=390, has_touch=True, is_mobile=True)
    walk, here = real_pages[name].walks[0], "placky-walk >> nth=0 >> {}".format
    page.evaluate("document.querySelector('placky-walk').enter()")  # what it says first has been read
    if page.evaluate("document.querySelector('placky-walk').unread()"):  # it fills a screen, and the board comes then
        page.tap(here(".next"))
    for leaf in [longest(walk), *refused(walk)[:1]]:
        for frame in walk.way(leaf)[1:]:
            parent = walk.frames[frame]["parent"]
            before = walk.frames[parent]
            if before["asks"] == "coach" or (before["asks"] == "dice" and frame in refused(walk)):
                page.tap(here(f".frame.now a.choice[href='#{frame}']"))
                continue
            if before["asks"] == "dice":
                load(page, walk, parent, frame)
                page.tap(here(".roll"))
                label = next(child["label"] for child in before["children"] if child["to"] == frame)
                told = next((kind for kind in walk.kinds(parent) if kind.get("to") == frame), walk.frames[frame])
                looked_up = [mark for mark, _ in told.get("verdicts", [])] == [""]  # or a coin, which tells it
                if len({child["label"] for child in before["children"]}) > 1 and not looked_up:  # else nothing is asked
                    asked = page.evaluate("document.querySelector('placky-walk').asking.asked")
                    answer = asked["right"] if "about" in asked else label  # of the choice before, or of the dice
                    page.locator(here(".question .choice")).filter(has_text=answer).first.tap()
            page.tap(here(".next"))
            assert now(page) == frame
        assert now(page) == leaf
        page.tap(here(".next" if leaf in refused(walk) else ".restart"))
    assert now(page) in {walk.data["start"], *(walk.frames[leaf]["parent"] for leaf in refused(walk)[:1])}


@pytest.mark.parametrize("name", PLAYED)
def test_dice_fall_into_each_branch_by_its_ways(visit_real: Visit, real_pages: dict[str, Page], name: str) -> None:
    """Of all ways of every roll, each branch gets its own; no roll leads anywhere else. A single branch gets all.

    Where there are too many ways to try them all, the first, a middle one and the last of each branch are tried.
    """
    page = visit_real(name)
    fall = """([frame, ways, of]) => {
      document.body.style.display = "none";                // thousands of rolls, and nobody looks
      placky.Roll.CASTS = 0;                               // dice as they are recorded, not others that count the same
      const walk = document.getElementById(frame).closest("placky-walk");
      walk.go(frame);
      return ways.map((n) => {
        Math.random = () => (n + 0.5) / of;
        walk.story.frame().roll.missed = false;            // after a miss, only what is played falls
        walk.querySelector(".controls .roll").click();
        const faces = walk.querySelectorAll(".frame.now .duel .dice text");
        return [...faces].map((face) => face.textContent).join(" ");
      });
    }"""
    for walk in real_pages[name].walks:
        for frame in rolls(walk):
            children = walk.frames[frame]["children"]
            of, first = walk.totals[frame], 0
            if kinds := walk.kinds(frame):
                assert len(kinds) == of
                faces = page.evaluate(fall, [frame, [*range(of)], of])
                assert len(set(faces)) == of
                assert page.evaluate(SIDES, frame) == faces
                for label in {child["label"] for child in children if child.get("label")}:
                    alike = [child for child in children if child.get("label") == label]
                    to = [kind for kind in kinds if kind.get("to") in {child["to"] for child in alike}]
                    assert 0 < len(to) <= sum(child["ways"] for child in alike)
                continue
            tried: list[int] = []
            expected: list[str] = []
            for child in [*children, *walk.others(frame)]:
                last = first + child["ways"]
                mine = range(first, last) if of <= MANY else sorted({first, (first + last) // 2, last - 1})
                played = walk.frames[child["to"]] if "to" in child else child
                dice = played.get("dice", ["–"] * len(walk.frames[children[0]["to"]]["dice"]))
                tried += mine
                expected += [" ".join(map(str, dice)) for _ in mine]
                first = last
            assert first == of
            if len(children) == 1:
                expected = [" ".join(map(str, walk.frames[children[0]["to"]]["dice"]))] * len(tried)
            assert page.evaluate(fall, [frame, tried, of]) == expected


SIDES = """(frame) => {
  const { sides } = document.getElementById(frame).closest("placky-walk").story.frame(frame).roll;
  const every = sides.reduce((all, faces) => all.flatMap((one) => faces.map((face) => [...one, face])), [[]]);
  return every.map((one) => one.join(" "));
}"""
"""All ways of a roll, the last die first."""
MANY = 200
"""More ways than this are not all tried."""


def test_many_rolls_with_chance_meet_the_branches_about_as_often_as_they_should(
    visit_real: Visit, real_pages: dict[str, Page]
) -> None:
    """A seeded chance, 500 rolls: nothing but branches, each within five standard deviations of its ways."""
    walk = real_pages[FIRST].walks[0]
    frame = max(rolls(walk), key=lambda roll: len(walk.frames[roll]["children"]))
    page = visit_real(f"{FIRST}#{frame}")
    landed = page.evaluate(
        """(frame) => {
          let seed = 20;
          Math.random = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
          const walk = document.querySelector("placky-walk"), roll = walk.querySelector(".controls .roll");
          document.body.style.display = "none";            // nobody looks
          return [...Array(500)].map(() => { roll.click(); return walk.story.fell?.to ?? null; });
        }""",
        frame,
    )
    found = Counter(landed)
    assert set(found) == {child["to"] for child in walk.frames[frame]["children"]}
    for to, ways in Counter(kind["to"] for kind in walk.kinds(frame)).items():
        chance = ways / walk.totals[frame]
        assert abs(found[to] - 500 * chance) < 5 * (500 * chance * (1 - chance)) ** 0.5


CHOICES = "[...document.querySelectorAll('placky-walk .frame.now')][0].querySelectorAll('a.choice')"
CHOICES = f"[...{CHOICES}].map((card) => card.hash.slice(1))"
"""The choices that the first walk shows, in their places."""

REFUSED = """() => Object.fromEntries([...document.querySelectorAll("placky-walk")].flatMap((walk) => {
  const refused = [...walk.story.frames.values()].filter(({ kind }) => kind === "refused");
  return refused.map(({ id, parent }) => {
    const [{ section }, before] = [id, parent].map((one) => walk.sections.of(one));
    const next = walk.querySelector(".controls .next");
    const choice = before.section.querySelector(`a.choice[href='#${id}']`);
    walk.go(parent);
    choice.click();
    const rules = [...section.querySelectorAll(".chip")].filter((chip) => chip.getClientRects().length);
    const told = [section.querySelector(".happened strong").textContent, rules.length, next.textContent];
    next.click();
    return [id, [...told, walk.story.now, choice.querySelector(".mark").textContent]];
  });
}))"""
"""Try all that is forbidden: what is said, rules in sight, what the next button says, where it leads, the mark."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_refused_branch_leads_back_to_its_decision(visit_real: Visit, real_pages: dict[str, Page], name: str) -> None:
    """It says why and by which rule; the one loud button leads back, or, where all was in vain, further."""
    page = visit_real(name)
    told = page.evaluate(REFUSED)
    walks = {frame: walk for walk in real_pages[name].walks for frame in refused(walk)}
    assert list(told) == list(walks)
    for frame, walk in walks.items():
        parent = walk.frames[frame]["parent"]
        beside = [child["to"] for child in walk.frames[parent]["children"]]
        vain = set(beside) <= set(refused(walk)) and frame == beside[-1]
        said, rules, button, back, mark = told[frame]
        if walk.frames[frame].get("leftOut"):
            assert (said, mark, rules) == ("Not in this lesson. ", "◇ not in this lesson", 0), frame
        else:
            assert (said, mark) == ("Not allowed. ", "✕ not allowed"), frame
            assert rules >= 1, frame
        assert button == ("To the decision before→" if vain else "Choose again→"), frame
        assert back in (walk.way(parent)[:-1] if vain else [parent]), frame


def test_back_retry_and_restart(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    """From the longest ending: one frame back, to the latest fork, to the start."""
    walk = real_pages[FIRST].walks[0]
    way = walk.way(longest(walk))
    page = visit_real(f"{FIRST}#{way[-1]}")
    page.click("placky-walk >> nth=0 >> .controls .back")
    assert now(page) == way[-2]
    forks = [frame for frame in way[:-2] if walk.frames[frame]["asks"] in {"coach", "dice"}]
    for fork in reversed(forks):
        page.click("placky-walk >> nth=0 >> .retry")
        assert now(page) == fork
    page.evaluate("(id) => { location.hash = id; }", way[-1])
    page.wait_for_selector(f"[id='{way[-1]}']", state="visible")
    page.click("placky-walk >> nth=0 >> .restart")
    assert now(page) == way[0]
    assert page.is_disabled("placky-walk >> nth=0 >> .controls .back")


def test_every_frame_has_an_address_that_opens_it(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    """Followed from elsewhere, and changed in the address bar; the board is in sight."""
    walk = real_pages[FIRST].walks[1]
    frame = longest(walk)
    page = visit_real(f"{FIRST}#{frame}")
    assert now(page, 1) == frame
    assert box_of(page.locator("placky-walk >> nth=1 >> .pk-sheet"))["y"] < 900
    missed = page.evaluate(
        """async (ids) => {
          const missed = [];
          document.body.style.display = "none";            // nobody looks
          for (const id of ids) {
            const turned = new Promise((done) => addEventListener("hashchange", done, { once: true }));
            location.hash = id;
            await turned;
            if (!document.getElementById(id).classList.contains("now")) missed.push(id);
          }
          return missed;
        }""",
        [name for walk in real_pages[FIRST].walks for name in walk.frames if name != frame],
    )
    assert missed == []


def test_an_address_brings_the_board_of_a_later_part_into_sight(visit_real: Visit) -> None:
    """On a phone, with motion, also for who comes back from a rule: parts above are measured only on the way."""
    frame = "run-aguila-5ew7dx"
    page = visit_real(f"takkure/exercises/03_the_square_of_death#{frame}", width=390, reduced_motion="no-preference")
    top = "document.getElementById('run-aguila-5ew7dx').closest('placky-walk').getBoundingClientRect().top"
    there = f"{top} >= 0 && {top} < innerHeight / 4"
    assert arrived(page).evaluate(there)
    page.goto(page.url.partition("/exercises/")[0] + "/rules/passing.html")
    page.go_back()
    assert arrived(page).evaluate(there)


def test_a_hint_names_the_rule_that_settled_a_roll_and_the_ruling_that_forbids(visit_real: Visit) -> None:
    """The sentence of the rule by which the dice are read, or of the one behind the ruling, would lead astray."""
    page = visit_real("takkure/exercises/03_the_square_of_death#face-garra-yb2ghh")
    page.evaluate("""() => {
      const walk = document.getElementById("face-garra-yb2ghh").closest("placky-walk");
      const { kinds } = walk.story.frame().roll;
      Math.random = () => (kinds.findIndex(({ to }) => to === "dodge-1-4-l7ceum") + 0.5) / kinds.length;
      walk.roll();
      walk.hints.give();
    }""")
    assert "A natural 1 is a critical" in text_of(page, ".question .tip")
    assert page.text_content(".question .tip b") == "Rule 1.17"
    page = visit_real("takkure/exercises/02_pass_and_team_play#run-aguila-65vtis")
    page.evaluate("document.getElementById('run-aguila-65vtis').closest('placky-walk').hints.give()")
    assert "leaves this open. Ruling R-24: Compare along the field the base edges nearest" in text_of(page, ".tip")


def test_an_address_of_a_proof_opens_its_entry(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    """A frame inside a closed entry of a rule page is shown all the same."""
    walk = real_pages["takkure/rules/tackle"].walks[-1]
    page = visit_real(f"takkure/rules/tackle#{longest(walk)}")
    page.wait_for_selector(f"[id='{longest(walk)}']", state="visible")


def test_who_leaves_and_returns_is_where_they_were(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    """Each walkthrough of an exercise remembers for itself, and the course counts their endings.

    Who has come to an end begins anew; who has not goes on.
    """
    walk, other = real_pages[FIRST].walks[:2]
    first, second = longest(walk), longest(other)
    halfway = other.way(second)[3]
    page = visit_real(f"{FIRST}#{first}")
    page.evaluate("(id) => { location.hash = id; }", second)
    page.wait_for_function("(id) => document.getElementById(id).classList.contains('now')", arg=second)
    page.click(".top .brand")
    page.wait_for_selector(".course .done")
    card = page.locator(f"[data-exercise='{FIRST.replace('/exercises/', '/')}']")
    assert words_of(card.locator(".state")).startswith("✓ Played, ")
    card.locator("a").click()
    page.wait_for_selector("placky-walk[live] >> nth=1")
    assert [now(page), now(page, 1)] == [walk.data["start"], other.data["start"]]
    page.evaluate("(id) => { location.hash = id; }", halfway)
    page.wait_for_function("(id) => document.getElementById(id).classList.contains('now')", arg=halfway)
    page.click(".top .brand")
    page.wait_for_selector(".course .done")
    card.locator("a").click()
    page.wait_for_selector("placky-walk[live] >> nth=1")
    assert [now(page), now(page, 1)] == [walk.data["start"], halfway]


@pytest.mark.parametrize("name", [*few(FEW, 3), "takkure/rules/tackle"])
def test_without_scripts_every_frame_can_be_read(visit_real: Visit, real_pages: dict[str, Page], name: str) -> None:
    """All frames stand below each other, each with its own board, and lead to each other."""
    page = visit_real(name, java_script_enabled=False)
    page.evaluate(OPEN)
    page.wait_for_load_state("networkidle")
    frames = [frame for walk in real_pages[name].walks for frame in walk.frames]
    assert page.locator(".frame:visible").count() == len(frames)
    pictures = "() => [...document.querySelectorAll('.frame > figure.board img')].filter((p) => p.naturalWidth).length"
    assert page.evaluate(pictures) == len(frames)
    assert page.locator(":is(.stage, .controls, .rail, .theme):visible").count() == 0
    walk = real_pages[name].walks[0]
    page.locator(f"[id='{walk.data['start']}'] >> :is(.onward a, a.choice, .odds a)").first.click()
    assert page.url.rpartition("#")[2] in {child["to"] for child in walk.frames[walk.data["start"]]["children"]}


INKS = """() => [...document.querySelectorAll(".outcome .tag, .chip b")].map((word) => {
  const { color, backgroundColor } = getComputedStyle(word);
  return `${color} on ${backgroundColor}`;
})"""
"""What would be lost by a printer that leaves grounds out."""


@pytest.mark.parametrize("name", few(FEW, 3))
def test_on_paper_every_frame_is_there(visit_real: Visit, real_pages: dict[str, Page], name: str) -> None:
    """Print shows all frames, numbered as one reads them, those of the main line with boards; nothing to press."""
    page = visit_real(name, color_scheme="dark")
    page.emulate_media(media="print")
    walks = real_pages[name].walks
    frames = sum(len(walk.frames) for walk in walks)
    assert page.locator(".frame:visible").count() == frames
    main = page.locator(".frame:not(.aside)").count()
    assert page.locator(".frame > figure.board:visible").count() == main > 2
    numbers = [number for walk in walks for number in range(1, len(walk.frames) + 1)]
    assert [int(number) for number in page.locator(".frame > .panel-no:visible").all_text_contents()] == numbers
    assert page.locator(":is(.controls, .keys, .rail, .top, .stage figure):visible").count() == 0
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("document.getAnimations().length") == 0
    assert set(page.evaluate(INKS)) == {"rgb(27, 22, 64) on rgba(0, 0, 0, 0)"}


@pytest.mark.parametrize("game", ["takkure", "dice_football", "dreadball"])
def test_captions_of_tables_are_whole_on_a_phone(look_real: Look, game: str) -> None:
    """However far a table runs over the side of its box."""
    page = look_real(f"{game}/odds")
    page.set_viewport_size({"width": 360, "height": 900})
    cut = """() => [...document.querySelectorAll(".scroll caption")]
      .filter((caption) => caption.getBoundingClientRect().right > innerWidth).map((caption) => caption.textContent)"""
    assert page.evaluate(cut) == []


@pytest.mark.parametrize("name", PLAYED)
def test_no_frame_runs_over_the_side_of_a_small_phone(visit_real: Visit, name: str) -> None:
    """Nor does any frame of an exercise, rolled dice and questions included."""
    page = visit_real(name, width=320)
    wide = page.evaluate(
        """() => [...document.querySelectorAll(".frame")].map((frame) => frame.id).filter((id) => {
          const walk = document.getElementById(id).closest("placky-walk");
          walk.go(id);
          walk.querySelector(".controls .roll:not([hidden])")?.click();
          return document.documentElement.scrollWidth > 320;
        })"""
    )
    assert wide == []


@pytest.mark.parametrize(
    ("name", "width"),
    [*((name, 390) for name in (EXERCISES if THOROUGH else FEW)), *((name, 1440) for name in few(FEW, 3))],
)
def test_names_of_lines_are_whole(visit_real: Visit, name: str, width: int) -> None:
    """On no board does an edge cut the name of a line, or a figure, somebody's name, the score or its line cover it.

    Nor does a place where somebody stood. Where one would, the name is left out; what stands below its line grows
    downwards.
    """
    page = visit_real(name, width=width)
    all_in_sight(page)
    names, cut = page.evaluate(
        """() => {
          const cut = [], inside = (a, b) => a.left < b.right - 2 && a.right > b.left + 2 && a.top < b.bottom - 4
            && a.bottom > b.top + 4;
          let names = 0;
          const known = new Set();                         // frames that only talk show the board of another
          for (const { id } of document.querySelectorAll(".frame")) {
            const walk = document.getElementById(id).closest("placky-walk"), { story } = walk;
            const { tokens, ball } = story.frame(id);
            const drawn = JSON.stringify([story.start, story.host(id).window, tokens, ball]);
            if (known.has(drawn)) continue;
            known.add(drawn);
            walk.go(id);
            const board = walk.querySelector(".pk-sheet").getBoundingClientRect();
            const seen = [...walk.querySelectorAll(".edge text")].filter((name) => {
              const box = name.getBoundingClientRect();
              return box.height && inside(box, board);
            });
            const up = [...walk.querySelectorAll(".tok [data-part=up] circle")];
            const bases = up.map((base) => base.getBoundingClientRect());
            const left = [...walk.querySelectorAll(".pk-sheet .ov > circle")].filter((one) => one.checkVisibility());
            for (const { x, y, width, height } of left.map((one) => one.getBoundingClientRect())) {
              if (width < 60) bases.push(new DOMRect(x + width / 8, y + height / 8, 0.75 * width, 0.75 * height));
            }
            names += seen.length;
            for (const name of seen) {
              const box = name.getBoundingClientRect();
              const words = ":is(.strip, .tok:not([display=none]) .name text):not([display=none])";
              const plates = [...walk.querySelectorAll(words)];
              const covers = [...bases, ...plates.map((plate) => plate.getBoundingClientRect())];
              const { fontSize, translate } = getComputedStyle(name), grown = 0.7 * parseFloat(fontSize) - 8.4;
              const struck = name.closest(".below") && Math.abs(parseFloat(translate.split(" ")[1] || 0) - grown) > 0.1;
              const covered = covers.some((base) => base.width && inside(box, base)) || struck;
              const outside = box.top < board.top || box.left < board.left || box.right > board.right;
              if (outside || covered) cut.push(`${id}: ${name.textContent}`);
            }
          }
          return [names, cut];
        }"""
    )
    assert names > 10 or not page.locator(".edge text").count()
    assert cut == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_who_wants_no_motion_gets_none(visit_real: Visit, real_pages: dict[str, Page], motion: str) -> None:
    """Nothing moves on the way through an exercise; for everybody else something does."""
    walk = real_pages[FIRST].walks[0]
    page = visit_real(FIRST, reduced_motion=motion)
    moving = page.evaluate(
        """(way) => {
          const walk = document.querySelector("placky-walk");
          return way.map((id) => { walk.go(id); return document.getAnimations().length; });
        }""",
        walk.way(longest(walk)),
    )
    assert (sum(moving) == 0) == (motion == "reduce")


def test_the_paragraph_under_the_title_opens_a_page(visit_real: Visit) -> None:
    """It is set larger than the rest."""
    page = visit_real(FIRST)
    opening, other = (page.locator(f"main {one}").first for one in ("h1 + p", ".bubble p"))
    sizes = [float(one.evaluate("(p) => parseFloat(getComputedStyle(p).fontSize)")) for one in (opening, other)]
    assert sizes[0] > sizes[1]
    assert page.locator(".opening").count() == 1


STIRRED = """() => [...document.querySelectorAll("*")].flatMap((part) => [null, "::before", "::after"]
  .filter((which) => {
    const style = getComputedStyle(part, which);
    return style.transitionDuration.split(", ").some((time) => time !== "0s") || style.animationName !== "none";
  })
  .map((which) => `${part.tagName}.${part.classList}${which || ""}`))"""


@pytest.mark.parametrize("name", ["index", FIRST, "takkure/match"])
def test_no_part_of_a_page_could_move_for_who_wants_no_motion(visit_real: Visit, name: str) -> None:
    """Each motion is written down for those who want it, so one that is not shows here."""
    page = visit_real(name)
    assert page.evaluate(STIRRED) == []
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(STIRRED) != []


def test_the_theme_that_was_chosen_holds_on_every_page(visit_real: Visit) -> None:
    """The button turns the page over; other pages, and the same page later, remember."""
    page = visit_real("index", color_scheme="light")
    assert page.evaluate("document.documentElement.dataset.theme") is None
    colour = "getComputedStyle(document.body).backgroundColor"
    paper = page.evaluate(colour)
    page.click(".theme")
    night = page.evaluate(colour)
    assert night != paper
    again = page
    for name in (FIRST, "search", "index"):
        again = visit_real(name, context=page.context)
        assert again.evaluate("document.documentElement.dataset.theme") == "dark"
        assert again.evaluate(colour) == night
    again.click(".theme")
    assert again.evaluate(colour) == paper


@pytest.mark.parametrize(
    ("words", "title", "target"),
    [
        ("1.18", "1.18 Dodge", "takkure/rules/dodge.html#rule-1-18"),
        ("Ausweichen", "1.18 Dodge", "takkure/rules/dodge.html#rule-1-18"),
        ("break through", "1.19 Break through", "takkure/rules/break_through.html#rule-1-19"),
        ("0.c", "0.C ", "takkure/rules/pitch.html#rule-0-c"),
    ],
)
def test_the_search_finds_a_rule_first(visit_real: Visit, words: str, title: str, target: str) -> None:
    """By its number or its name in any of three languages, from the field in the header, without a server."""
    page = visit_real("guides/coach")
    page.fill(".top input", words)
    page.press(".top input", "Enter")
    first = page.locator("ul.search li a").first
    first.wait_for()
    assert words_of(first).startswith(title)
    first.click()
    assert page.url.endswith(target)
    assert page.faults + page.said == []


def asking(visit_real: Visit, words: str) -> Opened:
    """Give the search page with something asked in its own field."""
    page = visit_real("search")
    page.fill("main input", words)
    page.press("main input", "Enter")
    return page


@pytest.mark.parametrize(("name", "game"), [("takkure/odds", "takkure"), ("dice_football/odds", "dice_football")])
def test_who_reads_about_a_game_is_answered_about_it(visit_real: Visit, name: str, game: str) -> None:
    """Both games have dice, downs or kicks; the search page remembers which of them was meant."""
    page = visit_real(name)
    page.fill(".top input[name=q]", "when is a roll won")
    page.press(".top input[name=q]", "Enter")
    for again in ("what if both roll the same", None):
        page.wait_for_selector("#answers:visible")
        page.wait_for_selector("ul.search li a >> nth=5")
        first = [attribute_of(page, f"{where} a", "href") for where in ("#answers", "#search-results")]
        assert [href.partition("/")[0] for href in first] == [game, game]
        answers = page.locator("#answers a").evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
        assert {href.partition("/")[0] for href in answers} == {game}
        if again:
            page.fill("main input[name=q]", again)
            page.press("main input[name=q]", "Enter")
            page.wait_for_url(f"**in={game}*")
    assert page.faults + page.said == []


@pytest.mark.parametrize("words", ["what does a foul cost?", "<b>no</b> <img src=x onerror=alert(1)>"])
def test_what_is_no_question_of_the_rules_is_not_answered(visit_real: Visit, words: str) -> None:
    """What no rule knows gets no answer that is beside the point."""
    page = asking(visit_real, words)
    page.wait_for_selector("#search-results p")
    assert page.locator("#answers a").count() == 0
    assert page.faults + page.said == []


def test_progress_is_kept_as_plain_data(visit_real: Visit, real_pages: dict[str, Page]) -> None:
    """Names of frames and counts, nothing about the reader, and nothing for walkthroughs on rule pages."""
    page = visit_real(f"{FIRST}#{longest(real_pages[FIRST].walks[0])}")
    page = visit_real("takkure/rules/tackle", context=page.context)
    page.click("details.proof-entry >> nth=0 >> summary >> nth=0")
    page.click("details.proof-entry >> nth=0 >> .next")
    kept = json.loads(page.evaluate("JSON.stringify(localStorage)"))
    assert list(kept) == ["placky.progress"]
    walks = json.loads(kept["placky.progress"])["walks"]
    assert {name.partition("#")[0] for name in walks} == {"takkure/01_first_steps"}


WITHIN = """(part) => {
  const inner = document.querySelector(part).getBoundingClientRect();
  const outer = document.querySelector(".frame-of").getBoundingClientRect();
  return [inner.top - outer.top, outer.bottom - inner.bottom, outer.right - inner.right].map(Math.round);
}"""


@pytest.mark.parametrize(("width", "frame"), [(360, "try-6-zodjtp"), (1440, "try-hayate-3af75a")])
def test_the_small_map_that_gives_way_stays_on_the_board(look_real: Look, width: int, frame: str) -> None:
    """Where a figure stands in the upper corner the map goes to the lower one, and not below the board."""
    page = look_real("takkure/exercises/04_four_v_four")
    all_in_sight(page)
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate("(id) => document.getElementById(id).closest('placky-walk').go(id)", frame)
    found = page.evaluate(
        """() => [...document.querySelectorAll("placky-walk[live]")].filter((walk) => {
          const map = walk.querySelector(".pk-locator"), board = walk.querySelector(".frame-of");
          if (!map || getComputedStyle(map).visibility === "hidden") return false;
          const inner = map.getBoundingClientRect(), outer = board.getBoundingClientRect();
          return inner.top < outer.top || inner.bottom > outer.bottom + 1;
        }).map((walk) => walk.dataset.exercise)"""
    )
    assert found == []
    low = "[...document.querySelectorAll('.pk-locator')].some((map) => map.style.top)"
    assert page.evaluate(low)


def test_the_score_keeps_to_the_upper_corner_where_places_are_offered(look_real: Look) -> None:
    """Also where the camera shows more than the frame, for the sake of a ring to be pressed."""
    page = look_real("takkure/exercises/05_practice_match")
    all_in_sight(page)
    page.evaluate("(id) => document.getElementById(id).closest('placky-walk').go(id)", "kick-6-jw53uo")
    top, _, right = page.evaluate(WITHIN, "g.strip:not([display=none])")
    assert 0 <= top < 40
    assert 0 <= right < 40


def test_the_score_stays_whole_where_a_small_board_comes_nearer(visit_real: Visit) -> None:
    """It is drawn for the whole window of a frame, and would grow out of the board with what lies on the field."""
    page = visit_real("takkure/exercises/06_full_match", width=390)
    all_in_sight(page)
    sides = page.evaluate("""() => [...document.querySelectorAll("placky-walk")].flatMap((walk) => {
      const [strips, board] = [[...walk.querySelectorAll("g.strip")], walk.querySelector(".frame-of")];
      return [...walk.story.frames.keys()].flatMap((id) => {
        walk.go(id);
        const shown = strips.find((one) => one.getAttribute("display") !== "none");
        const [inner, outer] = [shown, board].map((part) => part?.getBoundingClientRect());
        const nearer = walk.stage.view[2] < walk.story.frame().window[2];
        return inner ? [[id, nearer, inner.left - outer.left, outer.right - inner.right]] : [];
      });
    })""")
    assert len([nearer for _, nearer, *_ in sides if nearer]) > 20
    assert [found for found in sides if min(found[2:]) < 0] == []


def test_what_a_crowd_does_is_said_once_and_who_is_off_is_marked(visit_real: Visit) -> None:
    """Five players of whom three only press would else bury the two lines that a frame is about."""
    page = visit_real("takkure/exercises/06_full_match", java_script_enabled=False)
    told = page.locator("#try-aguila-32r7y2 .happened li p").all_text_contents()
    assert "LINCE, BUHO and TORO stay where they are. 1.07" in told
    assert len(told) == len(set(told)) < 12
    off = page.locator("placky-walk >> nth=3 >> .legend li", has_text="; is out for good").all_text_contents()
    assert [entry.split()[0] for entry in off] == ["SUZU", "KURO", "TORO"]


def test_nobody_is_named_twice_in_a_crowd(real_site: Path) -> None:
    """Whoever does something again in one step is one of those who did it."""
    crowds = [
        re.split(", | and ", crowd)
        for page in EXERCISES
        for crowd in re.findall(
            r"<p>((?:[A-Z]+, )*[A-Z]+ and [A-Z]+) \w", (real_site / f"{page}.html").read_text(encoding="utf-8")
        )
    ]
    assert len(crowds) > 50
    assert [crowd for crowd in crowds if len(crowd) > len(set(crowd))] == []


def test_places_that_are_spoken_of_are_named_on_the_board(look_real: Look) -> None:
    """Where somebody stands, or a ring has the name already, it is not written once more."""
    page = look_real("dreadball/exercises/07_full_game")
    page.evaluate("(id) => document.getElementById(id).closest('placky-walk').go(id)", "run-vega-fblhjh")
    written = page.evaluate(
        """(id) => {
          const walk = document.getElementById(id).closest("placky-walk");
          return [...walk.querySelectorAll(".ov:not([display=none]) > text")].map((text) => text.textContent);
        }""",
        "run-vega-fblhjh",
    )
    assert {"C16", "E17"} <= set(written)
    assert not {"C14", "E8"} & set(written)
