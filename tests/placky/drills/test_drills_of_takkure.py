"""Takkure's own drills, held against distances that are measured by hand."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from math import dist
from typing import Any

import pytest
from tests.placky.drills.shared import some
from tests.placky.drills.test_drills import asked_at

from placky.drills import Drill, drills
from placky.drills.checked import checked
from placky.exploring.engines import Engine
from placky.rulebooks import rulebook
from placky.rulebooks.takkure.drills.pressing import _far
from placky.rulebooks.takkure.words.held import held
from placky.storyboard.odds import odds_lines
from touchline.core.dice.outcomes import odds

BOOK = rulebook("takkure")
SEEDS = 20
"""How many are tried at most."""
REACH = 2.0
"""1.06: so near presses."""
BALL = 492
"""Thousandths of an inch from the middle of the ball to its edge: 25 mm across."""
CATCH = 2.0
"""5.03: so near may catch."""
BANDS = {
    "0\u2033 to 2\u2033": (0, 2),
    "2\u2033 to 4\u2033": (2, 4),
    "4\u2033 to 8\u2033": (4, 8),
    "over 8\u2033": (8, 99),
}


def of(kind: str, answers: int, *wanted: str) -> Sequence[Drill]:
    """Drills of seed after seed, until each of these slips has come: which seed shows it hangs on all scenarios."""
    found: list[Drill] = []
    for seed in range(SEEDS):
        found += drills(BOOK, seed=seed, kind=kind, answers=answers, count=12)
        if found and all(slips(found, slip) for slip in wanted):
            break
    assert found
    assert not any(checked(found, Engine("takkure", BOOK.table, ours=True)))
    return found


def players(drill: Drill) -> Mapping[str, Any]:
    return {one["name"]: one for one in asked_at(BOOK, drill).state()["players"]}


def edges(one: Any, other: Any) -> float:
    """Inches from edge to edge."""
    return float(max(0, dist(one["at"], other["at"]) - one["radius"] - other["radius"]) / 1000)


def slips(found: Sequence[Drill], slip: str) -> list[tuple[Drill, str, str]]:
    return [
        (one, answer.text, answer.why) for one in found for answer in one.answers if slip in answer.why and one.asks
    ]


def test_only_a_token_near_enough_presses_from_edge_to_edge() -> None:
    found = of("pressing", 2500, "Centre for edge")
    for one in found:
        there, who = players(one), one.question.partition("Who presses ")[2].rstrip("?")
        for answer in one.answers:
            him = there[answer.text]
            if answer.right:
                assert him["marker"] == "pressure"
            if "Centre for edge" in answer.why:
                assert answer.right
                assert edges(him, there[who]) <= REACH < dist(him["at"], there[who]["at"]) / 1000
    assert slips(found, "Centre for edge")


@pytest.mark.parametrize(("moved", "said"), [("AGUILA", "AGUILA has moved since"), ("GARRA", "GARRA has moved since")])
def test_who_was_near_enough_before_somebody_moved_names_that_slip(moved: str, said: str) -> None:
    """Random play hardly ever comes to it, so it is asked for by hand; four inches on, a token is too far away."""
    here = {"AGUILA": [12_000, 16_000], "GARRA": [15_000, 16_000]}
    figures = {name: {"name": name, "at": at, "radius": 500, "marker": "pressure"} for name, at in here.items()}
    figures[moved]["at"] = [here[moved][0], here[moved][1] + 4_000]
    told = _far(figures["GARRA"], figures["AGUILA"], here)
    assert told.startswith("the old position: ")
    assert said in told
    assert told.endswith("4\u2033 apart")
    assert _far(figures["GARRA"], figures["AGUILA"], {}) == "he has a pressure token, and is too far away, 4\u2033"
    assert _far({**figures["GARRA"], "marker": ""}, figures["AGUILA"], here) == "he has no pressure token"


def test_the_band_of_a_pass_is_that_from_edge_to_edge_and_wrong_ones_name_their_slip() -> None:
    found = of("range", 3000, "Centre for edge", "old position")
    for one in found:
        there, (thrower, _, rest) = players(one), one.question.rpartition(". ")[2].partition(" throws to ")
        apart = edges(there[thrower], there[rest.partition(":")[0]])
        low, high = BANDS[one.right.text.partition(",")[0]]
        told = f"{apart:.3f}".rstrip("0").rstrip(".")
        if f": {told}\u2033 from edge" in one.reason:  # else it was thrown from somewhere on the way
            assert low <= apart <= high
        assert 3 <= len(one.answers) <= 5
        for answer in one.answers:
            assert answer.why != f"It is {told}\u2033 from edge to edge.", "a wrong band is called by its slip"
    for one, text, _ in slips(found, "Centre for edge"):
        assert text != one.right.text
    assert slips(found, "Centre for edge")
    assert slips(found, "old position")


def test_a_figure_may_go_as_far_as_its_reach_or_until_it_touches() -> None:
    found = of("place", 800, "Centre for edge", "Edge for centre")
    for one in found:
        there, right = players(one), float(one.right.text)
        ((_, act),) = one.expected.put.items()
        assert dist(there[act["player"]]["at"], act["to"]) / 1000 == pytest.approx(right, abs=0.006)
        assert one.expected.shut["act"]["to"] != act["to"]
        if "allowed: up to" in one.reason:
            options: Any = (asked_at(BOOK, one).pending() or {})["options"]
            reaches = {each["region"]["reach"] for each in options if each["do"] == act["do"] and each["region"]}
            assert right * 1000 in reaches
        for other in there.values():
            if f"{other['name']} is in the way" in one.reason:
                assert edges({**there[act["player"]], "at": act["to"]}, other) <= 0.003
        assert all(abs(float(answer.text) - right) > 0.25 for answer in one.answers if not answer.right)
    for one, text, _ in slips(found, "Centre for edge"):
        assert float(text) > float(one.right.text)
    assert slips(found, "Centre for edge")
    assert slips(found, "Edge for centre")


def test_whoever_is_near_enough_to_the_ball_may_catch_it_of_either_team() -> None:
    found = of("catching", 2500, "That is the way of arrow")
    for one in found:
        table = asked_at(BOOK, one)
        table.put(one.expected.put)
        state: Any = table.state()
        ball = {"at": state["ball"], "radius": BALL}
        near = sorted(him["name"] for him in state["players"] if not him["off"] and edges(him, ball) <= CATCH)
        assert one.right.text == (", ".join(near) or "nobody")
        assert len({answer.text for answer in one.answers}) == len(one.answers) > 1
    for one, text, slip in slips(found, "That is the way of arrow "):
        table = asked_at(BOOK, one)
        (die,) = one.expected.put["roll"]
        table.put({"roll": [{**die, "face": int(slip.rpartition(" ")[2].rstrip("."))}]})
        pending: Any = table.pending() or {}
        assert (text == "nobody") == (pending.get("kind") != "catching the ball")


def test_nobody_is_asked_what_an_arrow_a_coin_or_a_table_says_itself() -> None:
    found = some("takkure", "follows")
    dice: Any = [(asked_at(BOOK, one).pending() or {})["dice"] for one in found]
    assert dice
    assert not {"scatter", "coin", "injury"} & {die["stat"] for each in dice for die in each}


def test_what_is_looked_up_or_rolled_for_practice_has_no_target() -> None:
    """For practice a die has the number that somebody says, whatever stands on a card."""
    found = some("takkure", "target")
    due: Any = [asked_at(BOOK, one).pending() for one in found]
    dice = [one["dice"] for one in due]
    assert found
    assert "practice" not in {one["action"] for one in due}
    assert not {"scatter", "coin", "injury", "draw"} & {die["stat"] for each in dice for die in each}


def test_an_engine_with_another_field_is_told_so() -> None:
    class Far(type(BOOK.table())):  # type: ignore[misc]
        """Sends everybody off the field."""

        def act(self, command: Any) -> None:
            super().act({**command, "to": [-9000, -9000]} if command["do"] in ("move", "pressure") else command)

    found = [*drills(BOOK, kind="place", answers=200, count=4)]
    told = [*checked(found, Engine("far", Far))]
    assert found
    assert all(told)


def test_a_team_play_that_lies_aside_is_told_so() -> None:
    one = next(each for each in some("takkure", "legal") if "team play" in " ".join(each.given))
    state: Any = asked_at(BOOK, one).state()
    team, play = next((team, plays[0]) for team, plays in state["team_plays"].items() if plays)
    for used, told in (((), play), ((play,), f"{play} (aside)")):
        state["used_plays"] = {**dict.fromkeys(state["teams"], ()), team: used}
        (said,) = [text for text in held(state, {"card": play}) if text.startswith(f"{team}: ")]
        assert re.search(rf"{re.escape(told)}(\.|,| and )", said)


def test_time_is_asked_about_where_a_time_token_is_turned_over_or_both_go_down_or_tokens_are_left() -> None:
    found = [*drills(BOOK, kind="time", answers=11000, count=50)]
    assert not any(checked(found, Engine("takkure", BOOK.table, ours=True)))
    came = Counter[str]()
    for one in found:
        assert one.rule == "6.04"
        before: Any = asked_at(BOOK, one).state()
        table = asked_at(BOOK, one)
        told = len(table.events())
        table.put(one.expected.put)
        events = table.events()[told:]
        moved: Any = next((event for event in events if event["event"] == "time moved"), None)
        taken: Any = next((event for event in events if event["event"] == "tokens taken"), None)
        assert one.right.text.startswith("Both go down") == (moved is not None)
        named = re.search(r"\b(\w+) turn theirs over", one.right.text)
        if moved:
            assert before["flipped"][before["teams"].index(moved["team"])]
        elif taken:
            assert named
            assert not before["flipped"][before["teams"].index(named[1])]
        if moved or taken:
            assert f"{(moved or taken)['team']} have no activation tokens." in one.given
        else:
            assert one.right.text == "They stay as they are"
            left = f"{before['tokens']} activation token{'s' * (before['tokens'] > 1)} left"
            assert f"{before['attacker']} have {left}." in one.given
        came["moved" if moved else "taken" if taken else "stay"] += 1
    assert min(came[how] for how in ("moved", "taken", "stay")) > 3


def test_what_follows_is_asked_of_the_rule_that_decides_and_not_of_what_happens_besides() -> None:
    """That a time token is turned over then, or a step is over, is in none of the answers."""
    found = some("takkure", "follows")
    assert {one.rule for one in found} >= {"1.18", "1.19", "1.20", "2.01", "5.03"}
    assert not {one.rule for one in found} & {"1.02", "1.16", "5.01", "6.04"}


def test_a_pass_that_is_won_says_so_though_a_stamina_roll_comes_first() -> None:
    """Else the ball that arrives and the tackler who falls would be two answers, and both of them true."""
    told = 0
    for one in chain.from_iterable(
        drills(BOOK, kind="follows", rule="2.01", answers=2000, count=30, seed=seed) for seed in range(SEEDS)
    ):
        if told > 2:
            break
        if not one.question.startswith("Pass: "):
            continue
        for dice in odds(asked_at(BOOK, one).play.pending):
            table = asked_at(BOOK, one)
            lines = odds_lines(table.pending() or {}, table.outcomes(), BOOK.words().dice, table.state())
            label = next(line.label for line in lines if dice.results in line.results)
            if re.search(r" wins[^;]*; \w+ goes to ground", label):
                begun = len(table.events())
                table.play.roll(dice.faces)
                while (table.pending() or {})["ask"] == "roll" and table.play.pending.action == "stamina":
                    table.play.roll([1])
                came: Any = [event["event"] for event in table.events()[begun:]]
                assert ("pass leaves" in came) == bool(re.search("the receiver has the ball|the pass flies", label))
                assert ("pass received" in came) == ("the receiver has the ball" in label)
                told += 1
    assert told > 2


def test_a_steal_says_which_ball_is_meant() -> None:
    """Out of the air one is open where one from the ground is not."""
    steals = [one for one in some("takkure", "legal", "forbids") if one.expected.put["act"]["do"] == "steal"]
    assert steals
    assert all(re.search(r"steals (the loose ball|from the ground|out of the air)", one.question) for one in steals)


def test_a_length_that_a_skill_makes_possible_names_that_skill_though_somebody_is_in_the_way() -> None:
    """Who forgets it stops where no base is; to be told that somebody is in the way says nothing to him."""
    told = 0
    for one in chain.from_iterable(drills(BOOK, kind="place", answers=2500, count=30, seed=seed) for seed in range(6)):
        if told > 1:
            break
        mov = re.search(r"MOV (\d) [\u00d7+] \d \(([\w ]+)\) = \d", one.reason)
        if " is in the way" not in one.reason or mov is None:
            continue
        forgotten = [answer.text for answer in one.answers if answer.why == f"Forgotten: {mov[2]}."]
        assert forgotten == ([mov[1]] if float(one.right.text) - int(mov[1]) > 0.3 else [])
        told += bool(forgotten)
    assert told


def test_who_rolls_two_dice_is_said_to_have_the_skill_or_card_that_gives_them() -> None:
    told = Counter[str]()
    for one in drills(BOOK, kind="follows", answers=4000, count=24, seed=1):
        rolled: Any = (asked_at(BOOK, one).pending() or {})["dice"]
        for name, number in Counter(die["player"] for die in rolled).items():
            why = [text for text in one.given if re.match(rf"{name} has [\w ,]+: (two|three) dice, and the be", text)]
            assert len(why) == (number > 1)
            told += Counter(text.partition(" has ")[2].partition(":")[0] for text in why)
    assert told["Side Step"] > 0
    assert len(told) > 1  # of another one as well
