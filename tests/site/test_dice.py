"""Rolling dice on a page: by exact ways, with what no branch goes on from said plainly, and one question."""

import re
from collections import Counter

import pytest
from tests.site.opened import Opened, Visit, WalkAt, text_of
from tests.site.waiting import address

WAYS = {"dodge-a": 44, "dodge-c": 12, "dodge-0": 7, "dodge-x": 25, "dodge-b": 44}
FACES = {"6 4": "dodge-a", "1 4": "dodge-c", "5 5": "dodge-0", "9 11": "dodge-x", "10 6": "dodge-b", "12 12": None}
SHOWN = "() => [...document.querySelectorAll('.frame.now .d12 text')].map((t) => t.textContent).join(' ')"


def loaded(page: Opened, way: float) -> None:
    """Let the next roll fall on the given one of the 144 ways."""
    page.evaluate("(n) => { Math.random = () => (n + 0.5) / 144; }", way)


def test_a_roll_meets_each_ending_by_its_exact_ways(walk: WalkAt) -> None:
    """Of all 144 ways, each ending gets its own; 12 fall where no branch of the page goes."""
    page = walk("dodge")
    rolls = page.evaluate(
        """(shown) => [...Array(144).keys()].map((n) => {
          Math.random = () => (n + 0.5) / 144;
          document.querySelector(".controls .roll").click();
          return eval(shown)();
        })""",
        SHOWN,
    )
    expected: Counter[str | None] = Counter(WAYS)
    expected[None] = 12
    assert Counter(FACES[roll] for roll in rolls) == expected
    assert page.faults == []


def test_an_outcome_that_is_not_played_is_said_plainly(walk: WalkAt) -> None:
    """It is asked for like any other; then the page says what happens, and offers another roll."""
    page = walk("dodge")
    loaded(page, 143)
    page.click("placky-walk .roll >> nth=0")
    assert page.evaluate(SHOWN) == "12 12"
    assert page.locator(".missed").count() == 0
    page.click(".question .choice:has(strong:text-is('Anything else'))")
    assert page.text_content(".feedback") == "Right. AGUILA: 12, fails; GARRA: 12, fails."
    assert text_of(page, ".missed") == "Anything else. Roll again: the lesson goes on from another roll."
    assert page.is_visible(".frame.now .odds a >> nth=0")  # "follow one that goes on"
    assert page.evaluate("document.activeElement.textContent") == "Go on with the lesson→"
    loaded(page, 143)
    page.keyboard.press("r")
    assert page.locator(".missed").count() == 0
    assert page.evaluate(SHOWN) == "10 6", "nobody misses twice in a row"
    page.keyboard.press("r")
    assert page.evaluate(SHOWN) == "12 12"


def test_from_a_roll_that_is_not_played_one_press_leads_on_with_the_lesson(walk: WalkAt) -> None:
    """With the question open or answered: it falls as the longest way has it, and says so. Rolling again stays."""
    page = walk("dodge")
    lesson = page.evaluate("document.querySelector('placky-walk').story.longest()[5]")
    for answers in (0, 1):
        page.evaluate("document.querySelector('placky-walk').go('dodge')")
        loaded(page, 143)
        page.click("placky-walk .roll >> nth=0")
        if answers:
            page.click(".question .choice:has(strong:text-is('Anything else'))")
        assert page.is_visible("placky-walk .roll >> nth=0")
        assert page.text_content("placky-walk .next span >> nth=0") == "Go on with the lesson"
        page.click("placky-walk .next >> nth=0")
        assert page.evaluate("document.querySelector('.frame.now').id") == lesson
        assert text_of(page, ".missed").startswith("Say it had fallen otherwise at “Dodge against tackle”: ")
    assert page.faults == []


def test_the_question_stays_open_until_it_is_answered(walk: WalkAt) -> None:
    """A wrong answer closes itself only and is told what each die came to; the right one leads on."""
    page = walk("dodge")
    loaded(page, 100)
    page.click("placky-walk .roll >> nth=0")
    assert page.text_content(".question legend") == "AGUILA 10, GARRA 6. What happens next?"
    labels = page.locator(".question strong").all_text_contents()
    assert len(labels) == len(set(labels)) == 6
    assert {"The tackle lands", "Anything else"} <= set(labels)
    assert page.text_content(".frame.now .verdict >> nth=0") == ""
    page.keyboard.press("1")
    judged = "AGUILA: 10 > 7; GARRA: 6 ≤ 7, wins."
    assert page.text_content(".feedback") == f"The dice do not subscribe to that. {judged} Rule 1.20: Both roll STR."
    assert page.text_content(".frame.now .verdict.no") == "10 > 7"
    assert page.locator(".question button[disabled]").count() == 1
    page.keyboard.press(str(1 + labels.index("The tackle lands")))
    assert page.text_content(".feedback") == f"Right. {judged}"
    on = page.locator("placky-walk .controls .next >> nth=0")
    assert (on.text_content(), "quiet" in (on.get_attribute("class") or "")) == ("Next→", False)
    page.keyboard.press("Enter")
    assert address(page) == "#dodge-b"


def test_a_question_names_what_the_dice_are_rolled_against(visit_real: Visit) -> None:
    """Nobody should look up to the die to answer."""
    page = visit_real("takkure/exercises/02_pass_and_team_play#pass-aguila-pjfdvs")
    page.evaluate("() => { Math.random = () => 8.5 / 12; }")
    page.click(".controls .roll >> nth=0")
    assert page.text_content(".question legend") == "AGUILA 9 (target 10). What happens next?"


def test_a_wrong_answer_to_a_natural_1_is_told_its_own_rule(walk: WalkAt) -> None:
    """The rule of the roll alone, by which the higher die wins, would say the opposite."""
    page = walk("dodge")
    loaded(page, 44)
    page.click("placky-walk .roll >> nth=0")
    page.click(".question .choice:has(strong:text-is('The tackle lands'))")
    assert text_of(page, ".feedback").endswith("Rule 1.17: A natural 1 beats them all.")


def test_the_question_can_be_passed_over(walk: WalkAt) -> None:
    """Next shows the ending without an answer; coming back finds fresh dice."""
    page = walk("dodge")
    loaded(page, 0)
    page.click("placky-walk .roll >> nth=0")
    on = page.locator("placky-walk .controls .next >> nth=0")
    assert (on.text_content(), "quiet" in (on.get_attribute("class") or "")) == ("Skip→", True)
    page.keyboard.press("ArrowRight")
    assert address(page) == "#dodge-a"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(SHOWN) == "? ?"
    assert page.locator(".question").count() == 0


def test_r_rolls_only_with_the_focus_inside(walk: WalkAt) -> None:
    """One-letter keys do nothing while the focus is elsewhere (WCAG 2.1.4)."""
    page = walk("dodge")
    loaded(page, 0)
    page.keyboard.press("r")
    assert page.evaluate(SHOWN) == "? ?"
    page.locator("placky-walk .roll >> nth=0").focus()
    page.keyboard.press("r")
    assert page.evaluate(SHOWN) == "6 4"


def test_an_ending_can_be_picked_from_the_odds(walk: WalkAt) -> None:
    """A line of the odds plays that ending and is ticked off afterwards."""
    page = walk("dodge")
    page.click(".frame.now .odds a[href='#dodge-0']")
    assert address(page) == "#dodge-0"
    page.keyboard.press("ArrowLeft")
    assert page.locator(".frame.now .odds a.walked").get_attribute("href") == "#dodge-0"


@pytest.mark.parametrize("chance", [0, 60, 143])
def test_a_roll_with_one_branch_is_shown_as_it_fell(walk: WalkAt, chance: int) -> None:
    """Where a page plays a single outcome, nobody rolls for nothing; what happens next is asked all the same."""
    page = walk("s-roll")
    second = "placky-walk >> nth=1"
    assert page.text_content(f"{second} >> .roll >> span") == "See the roll"
    assert page.is_hidden(f"{second} >> .next")
    assert "plays one roll" in text_of(page, ".frame.now .odds .how >> nth=-1")
    loaded(page, chance)
    page.click(f"{second} >> .roll")
    page.click(".question .choice:has(strong:text-is('Only GARRA falls'))")
    assert page.locator(".missed").count() == 0
    assert page.is_hidden(f"{second} >> .roll")
    page.click(f"{second} >> .next")
    assert address(page) == "#s-fall"


def test_who_presses_again_need_not_wait_for_the_dice(walk: WalkAt) -> None:
    """The second press lands them."""
    page = walk("dodge", reduced_motion="no-preference")
    loaded(page, 0)
    page.evaluate("placky.Dice.TUMBLE = 60_000")
    page.click("placky-walk .controls .roll >> nth=0")
    page.wait_for_timeout(200)
    assert page.locator(".question").count() == 0
    page.click("placky-walk .controls .roll >> nth=0")
    assert page.locator(".question").count() == 1
    assert page.evaluate(SHOWN) == "6 4"


def test_the_dice_tumble_and_then_land(walk: WalkAt) -> None:
    """With motion, faces run until the dice lie still; leaving the frame stops them."""
    page = walk("dodge", reduced_motion="no-preference")
    loaded(page, 0)
    page.click("placky-walk .roll >> nth=0")
    assert page.locator(".frame.now .d12.roll").count() == 2
    page.wait_for_selector(".question")
    assert page.evaluate(SHOWN) == "6 4"
    page.click("placky-walk .roll >> nth=0")
    page.keyboard.press("ArrowLeft")
    assert page.locator(".d12.roll").count() == 0


def test_words_of_a_scenario_come_in_as_text(visit: Visit) -> None:
    """Mark-up in a label is shown, not run."""
    page = visit("big.html#b4")
    loaded(page, 0)
    page.click("placky-walk .roll")
    assert "Side 0 at 4 <img src=x onerror=alert(1)>" in page.locator(".question strong").all_text_contents()
    assert page.locator(".question img").count() == 0


def test_a_die_that_says_it_all_asks_nothing(walk: WalkAt) -> None:
    """As a coin does, or one that is looked up in a table: nothing judges it. Dice that are judged ask."""
    page = walk("dodge")
    asked = """([faces, verdicts]) => {
      const { roll } = document.querySelector("placky-walk").story.frame("dodge");
      return roll.question({ label: "AGUILA wins the roll", dice: faces, verdicts }) !== null;
    }"""
    assert not page.evaluate(asked, [["tails"], [["", "tails"]]])
    assert not page.evaluate(asked, [[7], [["", "7: bruised"]]])
    assert page.evaluate(asked, [[9], [["no", "9 > 7, fails"]]])
    assert page.evaluate(asked, [[6, 4], [["", "30 yards"], ["", "no play"]]])
    assert not page.evaluate(asked, [[], []])


def test_who_has_told_three_single_dice_is_asked_about_them_no_more(walk: WalkAt) -> None:
    """Right answers at the first try; one that was wrong before does not count, and two dice are asked about always."""
    page = walk("dodge")
    asked = """(tries) => {
      const { roll } = document.querySelector("placky-walk").story.frame("dodge");
      roll.answers = () => ["It flies", "It falls"];
      const ask = (dice) => {
        const fell = { label: "It flies", dice, verdicts: [["yes", "4 ≤ 7"]] }, asked = roll.question(fell);
        return asked && new placky.Question(asked, (right) => roll.answer(right, fell), () => {});
      };
      const counted = tries.map((wrong) => {
        const asking = ask([4]), [right, other] = asking?.buttons || [];
        if (wrong) other.click();
        right?.click();
        return asking !== null;
      });
      return [...counted, ask([4, 6]) !== null];
    }"""
    assert page.evaluate(asked, [False, True, False, False, False]) == [True, True, True, True, False, True]


def test_who_skips_three_single_dice_is_asked_about_them_no_more(visit_real: Visit) -> None:
    """He has found that two numbers can be compared without help."""
    page = visit_real("takkure/exercises/02_pass_and_team_play")
    asked = """() => {
      const walk = document.querySelector("placky-walk[data-exercise]");
      const labels = ({ outcomes }) => new Set(outcomes.map((one) => one.label)).size;
      const single = ({ hands }) => hands.length === 1 && hands[0].dice === 1;
      walk.go([...walk.story.frames.values()].find(({ roll }) => roll && single(roll) && labels(roll) === 2).id);
      walk.roll();
      if (walk.stop?.now) walk.stop.now();
      const open = Boolean(walk.asking);
      walk.back();
      return open;
    }"""
    assert [page.evaluate(asked) for _ in range(4)] == [True, True, True, False]


def test_a_roll_of_which_any_result_goes_on_alike_is_shown(visit_real: Visit) -> None:
    """An arrow of the scatter template: any falls, and one that is not played is told and drawn."""
    page = visit_real("takkure/exercises/02_pass_and_team_play")
    roll = page.evaluate("""() => {
      const walk = document.querySelector("placky-walk[data-exercise]");
      const { id } = [...walk.story.frames.values()].find(({ roll }) => roll?.outcomes.length === 1);
      walk.go(id);
      return walk.story.frame(id).children[0].to;
    }""")
    walk = page.locator("placky-walk:has(.frame.now .odds)").first
    assert walk.locator(".frame.now .odds .bar").count() == 0
    assert walk.locator(".roll span").text_content() == "Roll the dice"
    page.evaluate("""() => {
      const { kinds } = document.querySelector("placky-walk[data-exercise]").story.frame().roll;
      Math.random = () => (kinds.findIndex(({ to }) => !to) + 0.5) / kinds.length;
    }""")
    drawn = "() => [...document.querySelectorAll('.pk-sheet .ov')].map((part) => part.getAttribute('display')).join()"
    before = page.evaluate(drawn)
    walk.locator(".roll").click()
    assert text_of(page, ".missed").startswith("Arrow ")
    told = " In the end: nobody has the ball, Yamato attack."  # as it does from every arrow
    assert text_of(page, ".missed").endswith(told)
    assert page.evaluate(drawn) != before
    walk.locator(".roll").click()
    walk.locator(".next").click()
    assert page.evaluate("document.querySelector('.frame.now').id") == roll
    assert str(page.evaluate("document.querySelector('.frame.now .tag').textContent")).startswith("Outcome, ")


def test_a_ball_that_flew_where_no_branch_goes_on_has_its_way_drawn(visit_real: Visit) -> None:
    """From where it lay to where it lies, until the dice are rolled again."""
    page = visit_real("dreadball/exercises/02_ball")
    far, tip, left = page.evaluate("""() => {
      const known = ({ roll }) => roll?.falls?.kinds.findIndex(({ flights }) => flights) ?? -1;
      const all = [...document.querySelectorAll("placky-walk")], frames = ({ story }) => [...story.frames.values()];
      const walk = all.find((one) => frames(one).some((frame) => known(frame) >= 0));
      const { id, roll } = frames(walk).find((frame) => known(frame) >= 0);
      Math.random = () => (roll.kinds.findIndex(({ flights }) => flights) + 0.5) / roll.kinds.length;
      walk.go(id);
      walk.roll();
      walk.asking?.buttons.find((button) => button.textContent.includes(walk.story.fell.label)).click();
      const [way, head] = walk.querySelectorAll(".flights path"), [[x, y, name, , cut]] = walk.story.fell.flights;
      const to = walk.story.fell.tokens[name], { x: ex, y: ey } = way.getPointAtLength(way.getTotalLength());
      const tip = head.getPointAtLength(head.getTotalLength() / 2);
      walk.go(id);
      const left = walk.querySelectorAll(".flights path").length;
      return [Math.hypot(to.x - ex, to.y - ey) - cut, Math.hypot(tip.x - ex, tip.y - ey), left];
    }""")
    assert abs(far) < 0.2
    assert tip < 0.2
    assert left == 0
    assert page.faults == []


RECAST = """() => {
  let seed = 5;
  Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const walk = document.querySelector("placky-walk"), { story } = walk, shown = {}, wrong = [];
  const again = ({ hands }) => hands.every(({ good, reads }) => good || reads);
  const mine = ({ roll }) => roll?.exact && !roll.falls && !roll.told && again(roll);
  const { id, roll } = [...story.frames.values()].find(mine);
  const read = ({ dice }) => roll.dealt(dice).map((faces, hand) => roll.counts(faces, hand)).join();
  for (let n = 0; n < 200; n++) {
    const child = roll.pick(), recorded = { dice: [], ...child, ...story.frames.get(child.to) };
    const fell = roll.recast(recorded);
    if (read(recorded) !== read(fell)) wrong.push([recorded.dice, fell.dice]);
    (shown[child.to ?? child.label] ??= new Set()).add(fell.dice.join());
  }
  walk.go(id);
  roll.missed = true;                                      // one that is played comes next
  walk.roll();
  walk.settle();
  const { fell } = story, dice = [...walk.querySelectorAll(".frame.now .duel .dice svg")].length;
  walk.go(fell.to);
  const now = (selector) => walk.querySelector(`.frame.now ${selector}`).textContent;
  const sizes = Object.values(shown).map((one) => one.size), said = fell.verdicts.map(([, one]) => one);
  const shows = [...walk.querySelectorAll(".frame.now .shown svg")].length || fell.dice.length;
  const missing = 2 * fell.dice.length - dice - shows;
  return [wrong, sizes, missing, fell.thrown, now("h3"), now(".outcome .tag"), now(".verdicts"), said];
}"""


@pytest.mark.parametrize("name", ["dice_football/exercises/01_downs", "dreadball/exercises/06_rush"])
def test_where_one_roll_of_an_outcome_is_recorded_others_that_count_the_same_fall(visit_real: Visit, name: str) -> None:
    """All dice that fall are told as those of the scenario, and the next frame is called by what fell."""
    page = visit_real(name)
    wrong, shown, missing, thrown, title, tag, verdicts, said = page.evaluate(RECAST)
    assert wrong == []
    assert max(shown) > 20
    assert missing == 0
    begins = str(title).partition(": ")[0]
    assert tag == f"Outcome, {begins[0].lower()}{begins[1:]}"
    assert thrown in {None, begins}
    assert all(one in verdicts for one in said)
    assert page.faults == []


ROLLED = """async () => {
  const walk = document.querySelector("placky-walk"), answers = [];
  for (const { id } of [...walk.story.frames.values()].filter(({ roll }) => roll?.exact).slice(0, 4)) {
    walk.go(id);
    walk.roll();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if (!walk.asking) continue;
    const last = walk.asking.buttons.at(-1);
    answers.push(walk.controls.bar.getBoundingClientRect().top - last.getBoundingClientRect().bottom);
  }
  return answers;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 800), (1024, 768), (768, 1024), (390, 844)])
def test_the_buttons_cover_no_answer_of_a_question(visit_real: Visit, width: int, height: int) -> None:
    """With a question there are more of them, two rows beside a board."""
    page = visit_real("takkure/exercises/03_the_square_of_death")
    page.set_viewport_size({"width": width, "height": height})
    room = page.evaluate(ROLLED)
    assert len(room) > 1
    assert min(room) > 0


def test_a_roll_of_a_later_step_says_which(visit_real: Visit) -> None:
    """Where a defender's move leads straight to the dice of step 5; not where the frame is of that step already."""
    page = visit_real("takkure/exercises/03_the_square_of_death#pressure-buho-5rnhwk")
    assert page.inner_text(".frame.now .due").lower() == "step 5, dice"
    page = visit_real("takkure/exercises/02_pass_and_team_play#pass-6-allozi")
    assert page.locator(".frame.now .due").count() == 0


CARDS = """() => {
  const host = document.createElement("div");
  host.innerHTML = `<svg hidden><g id="pk-1"><text>ace</text></g><g id="pk-2"><text>ox</text></g></svg>
    <div class="duel"><div class="side"><span class="dice">${"<svg><g class='up'><path/></g></svg>".repeat(2)}</span>
    <span class="verdict"></span></div></div>`;
  document.body.append(host);
  const hands = [{ who: "A", dice: 2, faces: ["ace", "ox", "ox"], form: "card", drawn: ["pk-1", "pk-2"] }];
  const roll = new placky.Roll({ children: [{ to: "a", ways: 1 }], hands }, placky.WORDS);
  const dice = new placky.Dice(host, roll);
  const shown = () => [...host.querySelectorAll(".up")].map((up) => up.textContent || up.firstChild.tagName).join(" ");
  const put = (faces) => { dice.put(faces, null); return shown(); };
  const found = [put(null), put(["ox", "ace"]), put(["hare", "ace"]), put(null)];
  host.remove();
  return found;
}"""


def test_cards_are_turned_over_and_lie_face_down_again(walk: WalkAt) -> None:
    """The drawing of a face lies once on the page, and is copied from there; one that is not there stays face down."""
    page = walk("dodge")
    assert page.evaluate(CARDS) == ["path path", "ox ace", "path ace", "path path"]
    assert page.faults == []


def test_rare_outcomes_that_are_not_played_are_folded_away_where_they_are_many(visit_real: Visit) -> None:
    """Of twelve rows on a phone nobody reads nine of the same small chance; what leads on stays in sight."""
    page = visit_real("dice_football/exercises/02_power_chip#set-up-a5wahi", width=390)
    odds = page.locator("[id='set-up-a5wahi'] > .odds")
    shown, folded = odds.locator("> ol > li"), odds.locator("details li")
    assert folded.count() > 3
    assert folded.locator("a").count() == 0
    rare = folded.locator(".num:last-child").all_text_contents()
    assert all(float(chance.removeprefix("<\u00a0").removesuffix("\u00a0%")) < 5 for chance in rare)
    assert shown.count() + folded.count() == 12
    assert re.fullmatch(
        rf"{folded.count()} more outcomes, [\d.]+\xa0% together", text_of(page, "[id='set-up-a5wahi'] summary >> nth=0")
    )
    assert folded.first.is_hidden()
