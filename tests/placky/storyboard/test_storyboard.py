"""Storyboards: scenarios laid over each other, their branches and their odds."""

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, CAUGHT, DODGED, GAME, REAL, TO_THE_DICE, Desk, feature
from tests.thorough import few

from placky.sphinx.walkthrough.choices import question
from placky.storyboard import stories, story
from placky.storyboard.frames import Frame, Story
from placky.storyboard.merging import branch_of, call
from placky.words import Question

SAID = '      """placky; {mood}\n      {words}\n      """\n'
TURN = (
    "  Scenario: With a turn\n    When AGUILA is activated\n    And AGUILA marks a move to 14, 18, turning at 14, 14\n"
    "    Then Yamato has 3 activation tokens left\n\n"
)
REFUSED = "  Scenario: GARRA first\n    When GARRA is activated\n    Then rule 1.01 forbids it\n\n"
TIE = (
    CAUGHT.replace("Caught", "A tie").replace("3 for", "6 for").replace("AGUILA is on the ground", "AGUILA is standing")
)
TIED = "    And the dice show 6 for AGUILA and 6 for GARRA\n"
COUNTED = TIE.replace("  Scenario:", "  @counted\n  Scenario:")
ALSO_CAUGHT = CAUGHT.replace("Caught", "Caught by more").replace("6 for GARRA", "7 for GARRA")

SEVERAL = "".join(
    f"      | {name} | {at} |      |\n" for name, at in (("GARRA", "12, 15"), ("LINCE", "4, 30"), ("BUHO", "20, 30"))
)


def told(desk: Desk, *scenarios: str, **options: str) -> list[Story]:
    """The stories of a feature with these scenarios."""
    found, recording = desk.recorded(feature(*scenarios, **options))
    return stories(found, recording, desk.book)


def titles(frame: Frame) -> dict[str, Any]:
    """A tree of titles."""
    return {child.title: titles(child) for child in frame.children}


def with_words(scenario: str, step: str, words: str, mood: str = "calm") -> str:
    """A scenario in which Placky says something at a step."""
    assert scenario.count(step) == 1
    return scenario.replace(step, step + SAID.format(mood=mood, words=words))


def test_scenarios_share_the_frames_of_the_steps_that_they_begin_with(desk: Desk) -> None:
    (one,) = told(desk, ACTIVATED, TURN, DODGED, CAUGHT)
    dice = one.root
    assert one.name == "A try-out"
    assert titles(dice) == {
        "AGUILA is activated": {
            "AGUILA marks a move with a turn": {},
            "AGUILA marks a move": {
                "GARRA tackles AGUILA": {
                    "AGUILA runs": {"AGUILA dodges": dict(titles(one.frames[one_of(one, "AGUILA dodges")]).items())}
                }
            },
        }
    }
    forks = one.frames[one_of(one, "AGUILA dodges")]
    assert [child.kind for child in forks.children] == ["dice", "dice"]
    assert [frame.endings for frame in one.frames if frame.endings] == [
        ["AGUILA is activated"], ["With a turn"], ["Dodged"], ["Caught"],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "allowed", "called"),
    [
        (Question("Wer ist dran", "Yamato entscheidet."), "Which of these is allowed here? Yamato entscheidet.",
         "Wer ist dran"),
        ("Now? Yamato decides.", "Now? Yamato decides.", "Several steps"),
    ],
)  # fmt: skip
def test_what_is_a_question_is_said_by_the_words_and_not_by_a_mark(
    desk: Desk, asked: str, allowed: str, called: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be asked otherwise, and be the title of several steps."""
    (one,) = told(desk, ACTIVATED, REFUSED)
    words = desk.book.words()
    monkeypatch.setattr(words.choices, "ask", lambda *_: asked)
    assert question(one.root, words) == allowed
    one.root.told, one.root.title = ("one", "two", "three"), "Several steps"
    call(one.root, words)
    assert one.root.title == called


def one_of(one: Story, title: str) -> int:
    """Where a frame with this title stands."""
    return [frame.title for frame in one.frames].index(title)


def test_what_a_frame_asks_follows_from_what_comes_after_it(desk: Desk) -> None:
    (one,) = told(desk, TURN, DODGED, CAUGHT, REFUSED)
    asks = {frame.title: frame.asks for frame in one.frames}
    assert one.root.asks == "coach"
    assert asks["AGUILA is activated"] == "coach"
    assert asks["AGUILA marks a move"] == "next"
    assert asks["AGUILA dodges"] == "dice"
    assert {frame.asks for frame in one.frames if not frame.children} == {"end"}
    assert one.endings == 3, "a refusal is no ending"


def test_every_then_of_every_scenario_that_comes_by_is_kept(desk: Desk) -> None:
    other = ACTIVATED.replace("Scenario: AGUILA is", "Scenario: GARRA is not").replace(
        "Yamato has 3 activation tokens left", "Yamato attacks"
    )
    (one,) = told(desk, ACTIVATED, other)
    frame = one.frames[1]
    assert frame.lines == [
        "When AGUILA is activated",
        "Then Yamato has 3 activation tokens left",
        "Then Yamato attacks",
    ]
    assert frame.endings == ["AGUILA is activated", "GARRA is not activated"]


GERMAN = {
    "Feature": "Funktionalität", "Background": "Grundlage", "Scenario": "Szenario",
    "Given": "Angenommen", "When": "Wenn", "Then": "Dann", "And": "Und",
}  # fmt: skip


def test_steps_are_shown_in_the_language_of_their_feature(desk: Desk) -> None:
    text = "# language: de\n" + feature(ACTIVATED)
    for word, other in GERMAN.items():
        text = re.sub(rf"(?m)^( *){word}\b", rf"\1{other}", text)
    (one,) = stories(*desk.recorded(text), desk.book)
    assert one.frames[0].lines[:2] == [
        "Angenommen the rules up to chapter 1 are taught", "Und these players are on the pitch:",
    ]  # fmt: skip
    assert one.frames[1].lines == ["Wenn AGUILA is activated", "Dann Yamato has 3 activation tokens left"]


def test_a_frame_shows_the_state_after_its_step_and_only_its_own_events(desk: Desk) -> None:
    (one,) = told(desk, DODGED)
    states = {frame.title: frame.state for frame in one.frames}
    assert states["Set up"]["tokens"] == 4
    assert states["AGUILA is activated, AGUILA marks a move"]["tokens"] == 3
    assert states["AGUILA runs"]["players"][0]["at"] == [12_000, 16_000]
    runs = one.frames[one_of(one, "AGUILA runs")]
    assert "activated" not in {event["event"] for event in runs.events}
    assert "moved" in {event["event"] for event in runs.events}
    assert len(runs.way) == 4


def test_steps_about_which_there_is_nothing_to_say_are_one_frame_with_their_neighbour(desk: Desk) -> None:
    (one,) = told(desk, DODGED)
    begun = one.frames[1]
    assert begun.title == "AGUILA is activated, AGUILA marks a move"
    assert [line for line in begun.lines if line.startswith("When")] == [
        "When AGUILA is activated", "When AGUILA marks a move to 12, 18",
    ]  # fmt: skip
    assert {"activated", "action chosen"} <= {event["event"] for event in begun.events}
    assert begun.act == {"act": {"do": "activate", "player": "AGUILA"}}
    assert begun.parent is one.root
    assert one.root.children == [begun]


@pytest.mark.parametrize(
    ("first", "second", "frames"),
    [("", "", 1), ("One.", "", 1), ("", "Two.", 1), ("One.", "Two.", 2)],
    ids=["silent", "the first speaks", "the second speaks", "both speak"],
)
def test_what_is_said_is_said_in_a_frame_of_its_own(desk: Desk, first: str, second: str, frames: int) -> None:
    scenario = DODGED
    for step, words in (("When AGUILA is activated", first), ("And AGUILA marks a move to 12, 18", second)):
        scenario = with_words(scenario, f"    {step}\n", words) if words else scenario
    (one,) = told(desk, scenario)
    begun = one.frames[1 : 1 + frames]
    assert [frame.words for frame in begun] == [words for words in (first, second) if words] or [""]
    then = "AGUILA dodges" if first or second else "GARRA tackles AGUILA"
    assert one.frames[1 + frames].title == then


@pytest.mark.parametrize(
    ("spoken", "titles"),
    [
        ("", ["AGUILA is activated, AGUILA marks a move of no length", "BUHO presses"]),
        ("GARRA", ["GARRA presses"]),
        ("LINCE", ["LINCE presses"]),
        ("BUHO", ["BUHO presses"]),
    ],
)
def test_many_steps_in_a_frame_are_called_by_the_one_that_is_spoken_of_or_the_last(
    desk: Desk, spoken: str, titles: list[str]
) -> None:
    acts = ("AGUILA is activated", "AGUILA marks no way", "GARRA presses", "LINCE presses", "BUHO presses")
    rest = "".join(f"    When {act}\n" for act in acts)
    if spoken:
        rest = with_words(rest, f"    When {spoken} presses\n", "Look at him.")
    background = BACKGROUND.replace("      | GARRA  | 12, 15 |      |\n", SEVERAL)
    (one,) = told(desk, f"  Scenario: All press\n{rest}    Then GARRA is standing\n\n", background=background)
    assert [frame.title for frame in one.frames] == ["Set up", *titles]


def test_many_steps_before_a_decision_are_called_by_its_question(desk: Desk) -> None:
    """The last of those who press says nothing of BUHO, about whom the reader is asked."""
    acts = ("AGUILA is activated", "AGUILA marks no way", "GARRA presses", "LINCE presses")
    rest = with_words("".join(f"    When {act}\n" for act in acts), "    When LINCE presses\n", "And BUHO?")
    background = BACKGROUND.replace("      | GARRA  | 12, 15 |      |\n", SEVERAL)
    branches = [f"  Scenario: BUHO {does}\n{rest}    When BUHO {does}\n\n" for does in ("presses", "tackles AGUILA")]
    (one,) = told(desk, *branches, background=background)
    assert [frame.title for frame in one.frames[:2]] == ["Set up", "What does the defence do?"]


def test_who_acts_alone_in_his_step_before_a_decision_is_named(desk: Desk) -> None:
    """Else its question stands twice, and the frame before leads to a question."""
    acts = ("AGUILA is activated", "AGUILA marks a move to 8, 12", "GARRA presses", "AGUILA runs")
    rest = with_words("".join(f"    When {act}\n" for act in acts), "    When AGUILA runs\n", "And now?")
    branches = [f"  Scenario: {to}\n{rest}    When AGUILA {to}\n\n" for to in ("stays put", "moves to 8, 13")]
    (one,) = told(desk, *branches)
    assert [frame.title for frame in one.frames[:2]] == ["Set up", "AGUILA runs"]


PASSED_BY = """  Scenario: Passed by
    When AGUILA is activated
    And AGUILA marks a move to 8, 12
    And GARRA presses
    And AGUILA runs
    And AGUILA stays put
    And Yamato removes the tokens
    Then AGUILA is standing

"""


def test_steps_of_the_rail_without_a_word_are_one_frame_in_a_lesson(desk: Desk) -> None:
    found, recording = desk.recorded(feature(with_words(PASSED_BY, "    And GARRA presses\n", "He is not near.")))
    (lesson,) = stories(found, recording, desk.book)
    assert [(frame.step, frame.title, frame.words) for frame in lesson.frames[1:]] == [
        (2, "GARRA presses", "He is not near."),
        (4, "AGUILA runs, AGUILA stays put", ""),  # the last step would clear the table, and this picture with it
        (6, "Tokens come off", ""),
    ]
    pressed, moved, off = lesson.frames[1:]
    assert pressed.lines == ["When AGUILA is activated", "When AGUILA marks a move to 8, 12", "When GARRA presses"]
    assert pressed.act == {"act": {"do": "activate", "player": "AGUILA"}}
    assert (moved.parent, off.parent, len(off.way)) == (pressed, moved, 6)
    entry = story("One", "", found, found.scenarios, recording, desk.book, set(), "1.01", lesson=False)
    assert [(frame.step, frame.title) for frame in entry.frames[1:]] == [
        (1, "AGUILA is activated, AGUILA marks a move"), (2, "GARRA presses"), (3, "AGUILA runs"),
        (4, "AGUILA stays put"), (6, "Tokens come off"),
    ]  # fmt: skip


def test_a_choice_stays_a_choice(desk: Desk) -> None:
    (one,) = told(desk, DODGED, TURN, REFUSED)
    assert [child.title for child in one.root.children] == ["AGUILA is activated", "GARRA is activated"]
    assert [frame.title for frame in one.frames[:3]] == ["Set up", "GARRA is activated", "AGUILA is activated"]


def test_on_the_page_what_is_forbidden_stands_at_its_decision(desk: Desk) -> None:
    (one,) = told(desk, DODGED, TURN, REFUSED)
    kinds = [frame.kind for frame in one.frames]
    assert kinds.count("refused") == 1
    assert one.frames[kinds.index("refused") - 1] is one.frames[kinds.index("refused")].parent


def test_words_come_from_whichever_scenario_has_them(desk: Desk) -> None:
    spoken = with_words(CAUGHT, "    When AGUILA is activated\n", "Off we go.", "glad")
    (one,) = told(desk, DODGED, spoken)
    assert (one.frames[1].words, one.frames[1].mood) == ("Off we go.", "glad")


def test_different_words_for_one_step_are_a_fault_with_both_lines(desk: Desk) -> None:
    first = with_words(DODGED, "    When AGUILA is activated\n", "Off we go.")
    second = with_words(CAUGHT, "    When AGUILA is activated\n", "Stay here.")
    found, recording = desk.recorded(feature(first, second))
    (one,) = stories(found, recording, desk.book)
    line = found.scenarios[1].steps[2].line
    what = f"tryout.feature:{line}: Placky says something else here than in line 14, for the same step"
    assert [str(fault).partition("90_")[2] for fault in one.faults] == [what]
    assert one.frames[1].words == "Off we go."
    lenient = story("One", "", found, found.scenarios, recording, desk.book, set(), "1.01", lesson=False)
    assert lenient.frames[1].words == "Off we go."


def test_a_scenario_that_begins_on_another_pitch_is_no_part_of_the_story(desk: Desk) -> None:
    own = (
        ACTIVATED.replace("Scenario: AGUILA", "Scenario: Again AGUILA")
        .replace("    When", "    Given Yamato attacks with 2 activation tokens\n    When")
        .replace("3 act", "1 act")
    )
    found, recording = desk.recorded(feature(ACTIVATED, own))
    (one,) = stories(found, recording, desk.book)
    assert [str(fault).partition("90_")[2] for fault in one.faults] == [
        (
            'tryout.feature:17: scenario "Again AGUILA is activated": begins in another position than those before it; '
            "give it the same Background, or a Rule of its own"
        )
    ]
    assert [frame.endings for frame in one.frames if frame.endings] == [["AGUILA is activated"]]


def test_rules_of_a_feature_are_stories_of_their_own_with_their_own_pitch(desk: Desk) -> None:
    def indented(text: str) -> str:
        return "".join(f"  {line}\n" if line else "\n" for line in text.splitlines())

    other = BACKGROUND.replace("12, 15", "12, 16")
    text = "".join(
        [
            "  Rule: Near\n\n    Toe to toe.\n\n", indented(BACKGROUND + ACTIVATED),
            "  Rule: Far\n\n", indented(other + ACTIVATED.replace("Scenario: ", "Scenario: Far off, ")),
        ]
    )  # fmt: skip
    near, far = told(desk, text, background="")
    assert (near.name, near.description, far.name) == ("Near", "Toe to toe.", "Far")
    assert [s.root.state["players"][1]["at"][1] for s in (near, far)] == [15_000, 16_000]


def test_a_scenario_that_failed_is_not_told(desk: Desk) -> None:
    path = desk.write(feature(ACTIVATED.replace("3 act", "2 act")))
    assert desk.placky("test", "--record", "recordings") == 1
    from placky.recording import load
    from placky.scenarios.reader import read

    found, recording = read(path), load(desk.root / "recordings" / "takkure" / "exercises" / "90_tryout.jsonl")
    (one,) = stories(found, recording, desk.book)
    assert not one.is_told
    (fault,) = one.failed
    assert str(fault).endswith(
        '90_tryout.feature:13: scenario "AGUILA is activated" has failed: line 15, Then Yamato has 2 activation tokens '
        "left: Yamato's activation tokens: 3, not 2"
    )


def test_what_is_refused_while_dice_are_due_stands_beside_the_dice(desk: Desk) -> None:
    refused = (
        f"  Scenario: Not now\n{TO_THE_DICE}    And AGUILA runs\n    Then rule 1.02 forbids it\n"
        "    And the dice of AGUILA and GARRA are due\n"
    )
    (one,) = told(desk, DODGED, refused)
    asked = one.frames[one_of(one, "AGUILA dodges")]
    assert [child.kind for child in asked.children] == ["dice", "refused"]
    assert asked.asks == "dice"
    assert [child.ways is None for child in asked.children] == [False, True]


# ------------------------------------------------------------------ odds


def test_what_is_only_counted_is_played_and_not_shown(desk: Desk) -> None:
    (one,), (shown,) = told(desk, COUNTED, DODGED, CAUGHT), told(desk, DODGED, CAUGHT)
    assert not one.faults
    assert [(frame.id, frame.title, frame.endings) for frame in one.frames] == [
        (frame.id, frame.title, frame.endings) for frame in shown.frames
    ]
    (dice,) = [frame for frame in one.frames if frame.asks == "dice"]
    (tie,) = dice.counted
    assert tie not in one.frames
    assert tie in dice.played
    assert tie.parent is dice
    assert tie.title == "6 against 6: Nothing happens"


def test_a_story_shows_at_least_one_of_its_scenarios(desk: Desk) -> None:
    (one,) = told(desk, COUNTED)
    assert not one.is_told
    (fault,) = one.faults
    assert 'every scenario of "A try-out" is @counted, so nothing of it is shown' in str(fault)


def test_who_all_is_played_for_is_known_to_every_frame(desk: Desk) -> None:
    (one,) = told(
        desk, *(scenario.replace("  Scenario:", "  @aim_GARRA\n  Scenario:") for scenario in (DODGED, CAUGHT))
    )
    assert {frame.aim for frame in one.frames} == {"GARRA"}
    assert not one.faults
    (other,) = told(desk, DODGED, CAUGHT)
    assert {frame.aim for frame in other.frames} == {""}


def test_who_all_is_played_for_is_there_and_the_same_in_a_whole_story(desk: Desk) -> None:
    (absent,) = told(desk, DODGED.replace("  Scenario:", "  @aim_GARA\n  Scenario:"))
    (fault,) = absent.faults
    assert "is played for GARA, who is not there; the nearest: GARRA" in str(fault)
    (mixed,) = told(desk, DODGED, CAUGHT.replace("  Scenario:", "  @aim_GARRA\n  Scenario:"))
    (fault,) = mixed.faults
    assert "is played for somebody else than those before it; give it a Rule of its own" in str(fault)


def test_a_goal_that_the_rulebook_names_may_be_played_for(desk: Desk) -> None:
    (one,) = told(desk, DODGED.replace("  Scenario:", "  @aim_centre_line\n  Scenario:"))
    assert {frame.aim for frame in one.frames} == {"centre line"}
    assert not one.faults
    (other,) = told(desk, DODGED.replace("  Scenario:", "  @aim_centre_lime\n  Scenario:"))
    (fault,) = other.faults
    assert "is played for centre_lime, who is not there; the nearest: centre_line" in str(fault)


def test_placky_is_silent_where_nobody_sees_him(desk: Desk) -> None:
    (one,) = told(desk, DODGED, CAUGHT, with_words(COUNTED, TIED, "Nobody hears this."))
    (fault,) = one.faults
    assert "Placky speaks in a scenario that is @counted, which nobody sees" in str(fault)


def test_the_odds_of_the_branches_and_the_ways_nobody_plays_sum_to_all_rolls(desk: Desk) -> None:
    (one,) = told(desk, DODGED, CAUGHT)
    asked = one.frames[one_of(one, "AGUILA dodges")]
    assert sum(line.ways for line in asked.odds) == 144 == asked.odds[0].of
    assert all(line.of == 144 for line in asked.odds)
    played = [branch_of(asked.children, line) for line in asked.odds]
    lost = sum(line.ways for line, branch in zip(asked.odds, played, strict=True) if branch is None)
    ways = [child.ways for child in asked.children if child.ways is not None]
    assert len(ways) == len(asked.children)
    assert all(of == 144 for _, of in ways)
    assert sum(n for n, _ in ways) + lost == 144
    assert lost > 0


def test_the_odds_are_those_of_the_dice(desk: Desk) -> None:
    """REF 7 against STR 7: counted by hand, face by face."""
    (one,) = told(desk, DODGED, CAUGHT, TIE)
    asked = one.frames[one_of(one, "AGUILA dodges")]

    faces = range(1, 13)
    dodged = sum(1 < a <= 7 < b for a in faces for b in faces)
    caught = sum(b <= 7 and (a > 7 or (b == 1 < a) or b > a > 1) for a in faces for b in faces)
    tied = sum(a == b <= 7 for a in faces for b in faces)
    assert [child.ways for child in asked.children] == [(dodged, 144), (caught, 144), (tied, 144)]
    for line in asked.odds:
        assert line.per_cent == f"{float(100 * Fraction(line.ways, line.of)):.1f}\u00a0%"


def test_branches_with_the_same_consequence_share_its_ways(desk: Desk) -> None:
    (one,) = told(desk, DODGED, CAUGHT, ALSO_CAUGHT)
    asked = one.frames[one_of(one, "AGUILA dodges")]
    line = next(line for line in asked.odds if branch_of(asked.children, line) is asked.children[1])
    shares = [child.ways[0] for child in asked.children[1:] if child.ways is not None]
    assert sum(shares) == line.ways
    assert max(shares) - min(shares) <= 1


def test_the_branch_of_an_outcome_is_the_one_whose_dice_came_out_so(desk: Desk) -> None:
    (one,) = told(desk, DODGED, CAUGHT)
    asked = one.frames[one_of(one, "AGUILA dodges")]
    for line in asked.odds:
        branch = branch_of(asked.children, line)
        results = [tuple(e["results"]) for child in asked.children for e in child.events if e["event"] == "rolled"]
        assert (branch is not None) == any(found in line.results for found in results)
    assert {id(branch_of(asked.children, line)) for line in asked.odds} >= {id(child) for child in asked.children}
    results = [found for line in asked.odds for found in line.results]
    assert len(set(results)) == len(results), "an outcome stands in two lines"


# ------------------------------------------------------------------ the real exercises


@pytest.mark.parametrize(
    "path", few(sorted((REAL[GAME] / "exercises").glob("*.feature")), 2), ids=lambda path: path.stem
)
def test_a_real_exercise_is_told_with_addresses_of_its_own_and_odds_that_sum_to_all_rolls(
    desk: Desk, path: Path
) -> None:
    found, recording = desk.recorded(path.read_text(encoding="utf-8"), f"exercises/{path.name}")
    told_here = stories(found, recording, desk.book, set())
    frames = [frame for one in told_here for frame in one.frames]
    assert len({frame.id for frame in frames}) == len(frames)
    ends = [name for frame in frames for name in frame.endings]
    assert sorted(ends) == sorted(one.name for one in found.scenarios if not one.counted)
    for frame in frames:
        if frame.asks == "dice":
            assert sum(line.ways for line in frame.odds) == frame.odds[0].of
            played = sum(child.ways[0] for child in frame.children if child.ways)
            lost = sum(line.ways for line in frame.odds if branch_of(frame.children, line) is None)
            assert played + lost == frame.odds[0].of
