"""Addresses of frames and stories: they come from commands and dice, so no word and no other scenario moves them."""

import re
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from tests.placky.desk import ACTIVATED, BACKGROUND, CAUGHT, DODGED, TO_THE_DICE, Desk, feature

from placky.storyboard import stories, story
from placky.storyboard.addresses import LENGTH, LONGEST, address, fingerprint, of_roll, of_step, slug, ways
from placky.storyboard.frames import Story

TURN = (
    "  Scenario: With a turn\n    When AGUILA is activated\n    And AGUILA marks a move to 14, 18, turning at 14, 14\n"
    "    Then Yamato has 3 activation tokens left\n\n"
)
REFUSED = "  Scenario: GARRA first\n    When GARRA is activated\n    Then rule 1.01 forbids it\n\n"
ALSO_CAUGHT = CAUGHT.replace("Caught", "Caught by more").replace("6 for GARRA", "7 for GARRA")
GERMAN = {
    "Feature": "Funktionalität", "Background": "Grundlage", "Scenario": "Szenario",
    "Given": "Angenommen", "When": "Wenn", "Then": "Dann", "And": "Und",
}  # fmt: skip


def told(desk: Desk, *scenarios: str, **options: str) -> list[Story]:
    """The stories of a feature with these scenarios."""
    found, recording = desk.recorded(feature(*scenarios, **options))
    return stories(found, recording, desk.book)


def ids(*told_here: Story) -> list[str]:
    """The addresses of all frames."""
    return [frame.id for one in told_here for frame in one.frames]


class Otherwise:
    """A part of a game's words in which every text is another."""

    def __init__(self, part: object) -> None:
        self.part = part

    def __getattr__(self, name: str) -> object:
        found = getattr(self.part, name)
        return (lambda *given, **named: self._said(found(*given, **named))) if callable(found) else self._said(found)

    def _said(self, found: object) -> object:
        match found:
            case str() if not found.startswith("f-"):  # the pattern of a bar is no word
                return f"¡{found[::-1]}!"
            case tuple() if type(found) is tuple:
                return tuple(self._said(one) for one in found)
        return found


def reworded(desk: Desk) -> Any:
    """The rulebook with other titles and other names of dice; what it says of steps stays."""
    words = desk.book.words()
    parts: dict[str, Any] = {name: Otherwise(getattr(words, name)) for name in ("choices", "dice", "telling")}
    other = words._replace(**parts)
    return SimpleNamespace(words=lambda: other)


def in_other_words(text: str) -> str:
    """A feature with other names and keywords, and with coordinates that are written otherwise."""
    for word, other in GERMAN.items():
        text = re.sub(rf"(?m)^( *){word}\b", rf"\1{other}", text)
    text = re.sub(r"(?m)^( *(?:Funktionalität|Szenario): )(.+)$", lambda line: line[1] + line[2][::-1], text)
    text, changed = re.subn(r"marks a move to (\d+), (\d+)", r"marks a move to \1.0, \2.00", text)
    assert changed
    return "# language: de\n" + text


def test_no_word_moves_an_address_a_mark_or_the_id_of_a_story(desk: Desk) -> None:
    """Titles, dice, names of scenarios and features, keywords and the wording of steps are all others."""
    text = feature(DODGED, CAUGHT, REFUSED, TURN)
    (before,) = stories(*desk.recorded(text), desk.book)
    (after,) = stories(*desk.recorded(in_other_words(text)), reworded(desk))
    assert [frame.title for frame in before.frames[1:]] != [frame.title for frame in after.frames[1:]]
    assert (before.name, before.root.lines[0]) != (after.name, after.root.lines[0])
    assert ids(after) == ids(before)
    assert (after.id, after.mark) == (before.id, before.mark)


def test_an_address_says_what_is_done_and_by_whom_or_what_is_rolled(desk: Desk) -> None:
    (one,) = told(desk, DODGED, CAUGHT, REFUSED, TURN)
    said = {name[: -LENGTH - 1] for name in ids(one)}
    assert {"set-up", "activate-garra", "mark-aguila", "tackle-garra", "run-aguila", "dodge-6-9", "dodge-3-6"} <= said


@pytest.mark.parametrize("scenarios", [(TURN, REFUSED, DODGED), (ALSO_CAUGHT, TURN, CAUGHT, DODGED), (DODGED, CAUGHT)])
def test_scenarios_before_between_and_in_another_order_move_nothing(desk: Desk, scenarios: Sequence[str]) -> None:
    """A frame is where its acts lead, whoever comes by first."""
    (before,), (after,) = told(desk, DODGED), told(desk, *scenarios)
    assert {*ids(before)} <= {*ids(after)}
    assert len({*ids(after)}) == len(after.frames)
    assert after.id == before.id


def test_a_scenario_that_does_the_same_in_other_words_shares_the_frames(desk: Desk) -> None:
    other = DODGED.replace("Dodged", "Once more").replace("move to 12, 18", "move to 12.0, 18")
    (before,), (after,) = told(desk, DODGED), told(desk, DODGED, other)
    assert ids(after) == ids(before)
    assert after.frames[-1].endings == ["Dodged", "Once more"]


def test_another_position_is_another_story(desk: Desk) -> None:
    (near,), (far,) = told(desk, ACTIVATED), told(desk, ACTIVATED, background=BACKGROUND.replace("12, 15", "12, 16"))
    assert near.id != far.id
    assert not {*ids(near)} & {*ids(far)}


def test_of_several_acts_in_a_step_each_one_counts() -> None:
    press, run = {"act": {"do": "press", "player": "GARRA"}}, {"act": {"do": "run", "player": "AGUILA"}}
    assert len({fingerprint("one", ways(acts)) for acts in ([press], [press, run], [run, press])}) == 3


def test_whose_words_an_act_is_moves_no_address_unless_it_is_refused() -> None:
    """Steps began to say the coach when addresses had been published; of a refusal it may be the reason."""
    act = {"act": {"do": "no play"}}
    said = {"act": {**act["act"], "coach": "Yamato"}}
    assert ways([{"set_up": {}}, said]) == ways([act]) == (act,)
    assert ways([said], refused=True) != ways([act], refused=True)


def test_steps_in_which_nothing_is_done_have_addresses_by_their_place(desk: Desk) -> None:
    found, recording = desk.recorded(feature(TURN, DODGED))
    marked = {step.text for record in recording.scenarios for step in record.steps if "marks" in step.text}
    idle = replace(
        recording,
        scenarios=[
            replace(one, steps=tuple(replace(step, acts=[]) if step.text in marked else step for step in one.steps))
            for one in recording.scenarios
        ],
    )
    one = story("One", "", found, found.scenarios, idle, desk.book, set(), "1.02", lesson=False)
    steps = [frame for frame in one.frames if frame.act is None and frame.parent]
    assert len(marked) == len(steps) == 2
    assert {frame.id[:-LENGTH] for frame in steps} == {"step-"}
    assert len({*ids(one)}) == len(one.frames)


def test_two_stories_on_a_page_share_no_address(desk: Desk) -> None:
    found, recording = desk.recorded(feature(DODGED))
    taken: set[str] = set()
    first, second = (stories(found, recording, desk.book, taken) for _ in range(2))
    assert len(set(ids(*first, *second))) == 2 * len(first[0].frames)
    assert {one.id for one in (*first, *second)} == taken
    other = story("One", "", found, found.scenarios, recording, desk.book, set(), "1.02", lesson=False)
    assert other.id not in taken, "a rule and an exercise are told apart"


def test_what_begins_with_one_position_is_told_apart_whatever_scenarios_it_has(desk: Desk) -> None:
    def rule(name: str, *scenarios: str) -> str:
        body = "".join(scenarios).replace("Scenario: ", f"Scenario: {name}, ")
        return f"  Rule: {name}\n\n" + "".join(f"  {line}\n" for line in (BACKGROUND + body).splitlines())

    first, second = told(desk, rule("One", TURN), rule("Two", DODGED), background="")
    more, still = told(desk, rule("One", DODGED, TURN), rule("Two", DODGED), background="")
    assert (more.id, still.id) == (first.id, second.id)
    assert ids(still) == ids(second)


@pytest.mark.parametrize(
    ("command", "wanted"),
    [({"do": "steal", "player": "LINCE", "how": "loose"}, "steal-lince"), ({"do": "keep the chip"}, "keep-the-chip"),
     ({"do": "swap", "player": ["A", "B"]}, "swap"), ({}, "step")],
)  # fmt: skip
def test_a_command_is_its_verb_and_its_player(command: dict[str, Any], wanted: str) -> None:
    assert of_step(command) == wanted


def test_a_throw_of_many_dice_is_cut_off() -> None:
    assert of_roll("down", [{"face": "TD"}, {"face": 10}]) == "down-td-10"
    long = address({"roll": [{"player": "Red", "face": "20"}] * 12}, "down", "abcdef")
    assert long == "down-20-20-20-20-20-20-20-20-20-abcdef"
    assert len(long) == LONGEST + LENGTH


@pytest.mark.parametrize(
    ("text", "wanted"),
    [("AGUILA runs", "aguila-runs"), ("Été à 12, 3", "ete-a-12-3"), ("<b>", "b"), ("…", "x"), ("", "x")],
)
def test_a_slug_is_plain_ascii_and_never_empty(text: str, wanted: str) -> None:
    assert slug(text) == wanted


def test_the_dice_are_reached_by_the_same_addresses_on_every_page(desk: Desk) -> None:
    """Pages of rules show each step by itself; what is shown there has addresses of its own."""
    found, recording = desk.recorded(feature(DODGED))
    assert TO_THE_DICE in DODGED
    entry = story("One", "", found, found.scenarios, recording, desk.book, set(), "1.02", lesson=False)
    again = story("Two", "", found, found.scenarios, recording, reworded(desk), set(), "1.02", lesson=False)
    assert ids(entry) == ids(again)
