"""Drills can be answered from what is shown: no place by a hair, no reason that nobody would give, nothing unsaid."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from tests.placky.drills.shared import some
from tests.placky.drills.test_drills import asked_at

from placky.diagrams.marks import Token
from placky.drills import Drill, drills
from placky.drills.forbids import YES
from placky.drills.grounds import NEAR, told_apart
from placky.drills.made import SPECK
from placky.drills.sums import by_why
from placky.drills.tapped import PLAIN
from placky.rulebooks import index, rulebook
from placky.rulebooks.dreadball.words.dice import outcome
from placky.rulebooks.takkure.drills.farthest import _made_of
from placky.rulebooks.takkure.names import ability_of
from touchline.core.errors import BadCommand, IllegalAction
from touchline.takkure.rules.ranges import in_band

GAMES = ("takkure", "dreadball")
OFTEN = 24
"""So often a reason is offered before one would know it, of two dozen rules."""


@pytest.fixture(scope="module", params=GAMES)
def asked(request: pytest.FixtureRequest) -> tuple[str, Sequence[Drill]]:
    """Commands that may be given or not, of a game."""
    return request.param, some(request.param, "legal", "forbids")


def refusal(table: Any, act: Mapping[str, Any]) -> IllegalAction | BadCommand | None:
    """How a table refuses a command; it then stands as before, and may be asked again."""
    try:
        table.act(act)
    except (IllegalAction, BadCommand) as error:
        return error
    return None


def test_nothing_that_is_forbidden_is_allowed_a_hair_away(asked: tuple[str, Sequence[Drill]]) -> None:
    game, found = asked
    assert found
    for one in found:
        act = one.expected.put["act"]
        to = act.get("to")
        if one.expected.refused and isinstance(to, list) and max(map(abs, [9, *to])) > 99 and len(to) == 2:
            table = asked_at(rulebook(game), one)
            for across, up in product((-NEAR, 0, NEAR), repeat=2):
                assert refusal(table, {**act, "to": [to[0] + across, to[1] + up]}), one.question


def test_nobody_is_asked_how_a_command_is_put(asked: tuple[str, Sequence[Drill]]) -> None:
    game, found = asked
    manners = rulebook(game).words().refusals.manners
    assert manners
    for one in found:
        error = refusal(asked_at(rulebook(game), one), one.expected.put["act"])
        assert error is None or (isinstance(error, IllegalAction) and error.code not in manners)


def test_what_is_allowed_has_a_reason(asked: tuple[str, Sequence[Drill]]) -> None:
    """To be told that a rule allows it is to be told nothing: it says what is met."""
    allowed = [one for one in asked[1] if not one.expected.refused]
    bare = re.compile(r"\S+ [^.:]+ allows it\.")
    assert allowed
    assert [(one.question, one.reason) for one in allowed if bare.fullmatch(one.reason)] == []


@pytest.mark.parametrize(
    ("game", "verbs", "met"),
    [
        ("dreadball", {"run", "sprint", "dash", "move", "push", "slip"}, "free"),
        ("dreadball", {"place", "enter"}, "the hex is free, and "),
        ("dice_football", {"10", "20", "TD", "FG", "NG", "S", "TO", "P6"}, "and no symbol on more"),
    ],
)
def test_of_a_place_and_of_a_play_it_is_said_why_it_may_be(game: str, verbs: set[str], met: str) -> None:
    asked = some(game, "legal", "forbids")
    mine = [one for one in asked if not one.expected.refused and one.expected.put["act"]["do"] in verbs]
    placed = [one for one in mine if {"path", "to"} & one.expected.put["act"].keys() or game == "dice_football"]
    assert len(placed) > 2
    assert [(one.question, one.reason) for one in placed if met not in one.reason] == []


def test_no_reason_that_is_excluded_refuses_anything(asked: tuple[str, Sequence[Drill]]) -> None:
    """Each is a code of the game; and where anybody who is there tries anything, the engine never names one of them."""
    game, found = asked
    book: Any = rulebook(game)
    excluded, verbs = set[str](), {one.expected.put["act"]["do"] for one in found}
    for one in found[:: max(1, len(found) // 40)]:
        table = asked_at(book, one)
        put = one.expected.put["act"]
        acts = ({"do": verb, "player": him["name"]} for him, verb in product(table.state()["players"], sorted(verbs)))
        for act in (put, *acts):
            none = set(book.excluded(act, table))
            error = refusal(table, act)
            assert not isinstance(error, IllegalAction) or error.code not in none, (one.question, act)
            if act is not put:
                excluded |= none
            if error is None:
                table = asked_at(book, one)
    assert len(excluded) > 5
    assert excluded <= set(book.words().refusals.sentences)


def test_what_is_allowed_says_by_which_rule_and_what_has_been_looked_at(asked: tuple[str, Sequence[Drill]]) -> None:
    """What it asks for is said as it is met here, and is so."""
    game, found = asked
    yes, met = [one for one in found if not one.expected.refused], 0
    assert yes
    for one in yes:
        assert f"{one.rule} " in one.reason
        assert "\u201c" not in one.reason, "no word of what is forbidden"
        state: Any = asked_at(rulebook(game), one).state()
        for name, what in re.findall(r"(?:: |; )([A-Z]+) (holds the ball|stands|is on the ground|lies)", one.reason):
            met += 1
            him = next(him for him in state["players"] if him["name"] == name)
            down = bool(him.get("ground", him.get("down")))
            assert {"holds the ball": him["ball"], "stands": not down}.get(what, down)
    assert met
    assert sum(bool(re.search(rf"{one.rule} [^.]*: ", one.reason)) for one in yes) > len(yes) / 3


def test_every_reason_may_be_meant_of_somebody_there(asked: tuple[str, Sequence[Drill]]) -> None:
    """There are three answers at least, and nobody is said to be off the field where everybody is on it."""
    game, found = asked
    forbids = [one for one in found if one.kind == "forbids"]
    assert forbids
    for one in forbids:
        assert len(one.answers) > 2
        players: Any = asked_at(rulebook(game), one).state()["players"]
        off = [him for him in players if not him["at"] or him.get("off")]
        said = [answer.text for answer in one.answers if not answer.right and answer.text != YES]
        assert off or not any(text.endswith((" is off the field", " is not on the pitch")) for text in said)


def test_no_two_reasons_begin_alike_and_none_says_again_what_is_right(asked: tuple[str, Sequence[Drill]]) -> None:
    _, found = asked
    forbids = [one for one in found if one.kind == "forbids"]
    assert forbids
    for one in forbids:
        begins = [answer.text.partition(";")[0] for answer in one.answers]
        assert len({*begins}) == len(begins), one.question
        if not one.expected.refused:
            first = one.reason.partition(". ")[0].lower()
            more = [answer.why for answer in one.answers if answer.why.removesuffix(".") not in one.reason]
            assert not any(first in why.lower() for why in more), one.question


@pytest.mark.parametrize("game", GAMES)
def test_few_are_tapped_for_their_colour_and_seldom_one_alone(game: str) -> None:
    book, asked = rulebook(game), Counter[tuple[str, str]]()
    for kind in ("who", "whom"):
        for one in some(game, kind):
            state: Any = asked_at(book, one).state()
            team = {him["name"]: him["team"] for him in state["players"]}
            right = {team[answer.text] for answer in one.answers if answer.right}
            wrong = [answer for answer in one.answers if not answer.right]
            assert len(one.answers) > 2
            others = Counter(answer.why.replace(answer.text, "") for answer in wrong if team[answer.text] not in right)
            assert max(others.values(), default=0) <= 1
            plain = right.isdisjoint(team[answer.text] for answer in wrong)
            alone = len(wrong) + 1 == len(one.answers) and len({one.why.replace(one.text, "") for one in wrong}) == 1
            asked.update({(f"{one.rule} {kind}", sort) for sort, is_so in
                          {"all": True, "plain": plain, "alone": alone}.items() if is_so})  # fmt: skip
    rules = {rule for rule, _ in asked}
    assert rules
    for rule in rules:
        assert 3 * (asked[rule, "alone"] - 1) <= asked[rule, "all"]
        assert 3 * (asked[rule, "plain"] - PLAIN - 1) <= asked[rule, "all"]


def test_who_may_receive_is_asked_where_a_team_mate_is_ahead_and_that_first() -> None:
    """Else all that one has to know of it is the colours."""
    found = [one for one in some("takkure", "whom") if one.rule == "2.01"]
    assert any("is ahead of" in one.reason for one in found)
    reasons = [len({one.why.replace(one.text, "") for one in each.answers if not one.right}) for each in found]
    assert reasons == sorted(reasons, reverse=True)
    assert reasons[0] > 1


@pytest.mark.parametrize("game", [*GAMES, "dice_football"])
def test_options_that_are_compared_have_one_aim(game: str) -> None:
    found = some(game, "better")
    assert found
    for one in found:
        pending: Any = asked_at(rulebook(game), one).pending()
        assert pending["kind"] != "toss", "to choose a side is no attempt"
        assert not one.reason.count("nothing changes that") == len(one.answers) == one.reason.count(" target: ")


def test_who_puts_the_ball_out_is_told_score_and_time() -> None:
    book = rulebook("takkure")
    every = (drills(book, kind="legal", rule="6.04", answers=2000, count=4, seed=seed) for seed in range(9))
    put_out = ([one for one in made if one.expected.put["act"]["do"] == "ball out"] for made in every)
    out = next(filter(None, put_out), [])  # not every run has the place
    assert out
    for one in out:
        state: Any = asked_at(book, one).state()
        mine, theirs = state["score"]
        time = f"the time tokens stand on {state['clock']}" if state["mode"] == "match" else "this is no full match"
        assert any(said.startswith(f"Yamato {mine}, Teriomorph {theirs}; {time}") for said in one.given)


def test_a_card_that_counts_for_dice_is_told_with_what_it_does() -> None:
    book, found = rulebook("takkure"), 0
    for seed in range(11, 35):
        for one in drills(book, kind="target", answers=20000, count=100, seed=seed, rule="4.07"):
            table = asked_at(book, one)
            due: Any = table.pending()
            laid: Any = table.state()["laid"]
            counts = {ability_of(each) for die in due["dice"] for each in die["modifiers"]}
            for card in (each["card"] for each in laid if each["card"] in counts):
                found += 1
                assert any(text.startswith(f"{card} is laid for ") for text in one.given)
        if found:
            return
    pytest.fail("no card was laid")


def test_who_rolls_for_the_same_once_more_is_told_how_it_went_before() -> None:
    """A second dodge that is won adds nothing to the first one."""
    for seed in range(12):
        found = [*drills(rulebook("takkure"), kind="follows", rule="3.07", answers=5000, seed=seed)]
        twice = [one for one in found if "already dodged" in one.reason and one.question.startswith("Dodge: ")]
        for one in twice:
            assert one.given[0].startswith("Dodge: ")
            assert any("dodges" in text for text in one.given[1:]), one.given
        if twice:
            return
    pytest.fail("nobody has dodged twice")


@pytest.mark.parametrize("game", GAMES)
def test_the_decision_is_said_once_and_no_figure_stands_where_it_is(game: str) -> None:
    found = [
        one for kind in ("legal", "place", "who") for one in drills(rulebook(game), kind=kind, answers=800, count=4)
    ]
    assert any(text.startswith("The decision: ") for one in found for text in one.given)
    for one in found:
        assert sum("decides" in text or text.startswith("The decision: ") for text in one.given) <= 1
        assert not any("the place where" in text and " moves " in text for text in one.given)


def test_nobody_is_asked_about_figures_that_cannot_be_seen() -> None:
    book = rulebook("takkure")
    found = some("takkure", "legal")
    assert found
    for one in found:
        figures = book.painter().figures(asked_at(book, one).state())
        assert all(each.radius >= SPECK for each in figures if isinstance(each, Token))


def test_a_throw_that_counts_up_to_so_many_successes_says_or_more() -> None:
    roll: Any = {"action": "pass", "hands": [{"team": "Comets", "player": "RIGEL"}]}
    state: Any = {"teams": ["Comets", "Wreckers"]}
    passed: Any = [{"event": "test passed", "successes": 3}]
    label = "Accurate: three dice{} to catch it with"
    assert outcome(roll, [["3"]], passed, state, None)[0] == label.format("")
    assert outcome(roll, [["3"], ["4"]], passed, state, None)[0] == label.format(" or more")


def test_a_length_is_told_as_a_board_is_measured_and_stays_too_long() -> None:
    words = rulebook("takkure").words().refusals
    long: Any = {"code": "way-too-long", "values": {"length": 12207, "reach": 2000, "step": 301}}
    assert told_apart(long, words)["values"] == {"length": 12300, "reach": 2000, "step": 301}
    assert told_apart({**long, "values": {"length": 2001, "reach": 2000}}, words)["values"]["length"] == 2100


def test_a_skill_that_lengthens_a_move_is_named() -> None:
    tsubame = {"MOV": [5, 3], "player_skill": "Long Stride", "skills": ["Side Step"]}
    buho = {"MOV": [4, 2], "player_skill": None, "skills": ["Defensive Vision"]}
    assert _made_of(tsubame, "1.10", 6000) == ("MOV 5 + 1 (Long Stride) = 6", "Long Stride")
    assert _made_of(tsubame, "1.10", 5000) == ("MOV 5", "")
    assert _made_of(buho, "1.07", 4000) == ("MOV 2 \u00d7 2 (Defensive Vision) = 4", "Defensive Vision")


def test_a_modifier_is_no_part_of_a_sum() -> None:
    place: Any = SimpleNamespace(book=rulebook("takkure"))
    assert by_why(in_band(5_000, (4, 2, -2, -4), "2.01"), place) == "4\u2033 to 8\u2033 (\u22122)"


def test_nothing_is_asked_where_another_reading_is_played() -> None:
    """Nobody is told of it: six against six is a tie by ours, and a touchdown by others."""
    found = [one for game in GAMES for one in some(game, "legal")]
    found += some("dice_football", "follows")
    assert found
    assert not any(one.position.get("readings") for one in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_is_told_by_its_title(game: str) -> None:
    """Its number alone says nothing to whoever practises; and no answer to choose from has one."""
    book, told = rulebook(game), 0
    rulings = index(book).rulings
    for one in some(game, "legal", "forbids", "who", "whom"):
        for text in (one.reason, *(answer.why for answer in one.answers)):
            for number in re.findall(r"\bRD?-\d+\b", text):
                told += 1
                assert f"{number}: {rulings[number].title}" in text
        assert not any(re.search(r"\bRD?-\d", answer.text) for answer in one.answers)
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_wrong_wherever_it_is_offered_nor_always_right(game: str) -> None:
    """Whoever has seen a few questions would know the answer without a look at the board."""
    right, wrong = Counter[str](), Counter[str]()
    for one in some(game, "forbids"):
        state: Any = asked_at(rulebook(game), one).state()
        names = "|".join(re.escape(him["name"]) for him in state["players"])
        for answer in one.answers:
            (right if answer.right else wrong)[re.sub(rf"\b({names})\b", "He", answer.text)] += 1
    assert right
    often = {text for text in {*right, *wrong} if right[text] + wrong[text] > OFTEN}
    assert often
    assert {text for text in often if not right[text] or not wrong[text]} == set()


def test_who_may_do_nothing_is_asked_why_not_as_well() -> None:
    """Beside it stand reasons that plainly do not hold of him, though an engine does not come to them."""
    found = [
        one
        for one in some("takkure", "forbids")
        if one.right.text.endswith("has had his action; one defender, one action")
    ]
    assert found
    for one in found:
        state: Any = asked_at(rulebook("takkure"), one).state()
        who = next(him for him in state["players"] if one.right.text.startswith(f"No: {him['name']} "))
        assert not (who["ground"] and any("is on the ground" in answer.text for answer in one.answers))


def test_nobody_is_asked_about_a_way_that_is_far_too_long() -> None:
    """Who sees twice the length that is allowed need not measure it."""
    found = [
        error
        for one in some("takkure", "legal", "forbids")
        if (error := refusal(asked_at(rulebook("takkure"), one), one.expected.put["act"]))
    ]
    long = [
        error.refusal["values"] for error in found if isinstance(error, IllegalAction) and error.code == "way-too-long"
    ]
    assert long
    assert all(one["length"] <= 2 * one["reach"] for one in long)
