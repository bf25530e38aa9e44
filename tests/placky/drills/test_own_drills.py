"""Questions that a rulebook brings of its own, answered a second time by hand."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from tests.placky.drills.shared import some
from tests.placky.drills.test_drills import asked_at

from placky.drills import Answer, Drill, Expected, drills, kinds_of
from placky.drills.checked import checked
from placky.drills.fallen import Follows
from placky.drills.spots import Asked, Juncture, Spot
from placky.drills.target import Target
from placky.exploring.engines import Engine
from placky.rulebook import Drills, Rulebook
from placky.rulebooks import rulebook
from touchline.core.dice.outcomes import odds
from touchline.core.errors import IllegalAction
from touchline.core.hexes.coordinates import DIRECTIONS

COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def of(name: str, kind: str, answers: int) -> Sequence[Drill]:
    found = [*drills(rulebook(name), kind=kind, answers=answers, count=10)]
    assert found
    assert not any(checked(found, Engine(name, rulebook(name).table, ours=True)))
    return found


def test_a_kick_needs_the_end_zone_as_well() -> None:
    for one in of("dice_football", "needed", 300):
        yard = asked_at(rulebook("dice_football"), one).state()["yard"]
        assert int(one.right.text) == 100 - yard + 10
        assert any(answer.text == str(100 - yard) and "end zone" in answer.why for answer in one.answers)


def test_a_coin_says_itself_who_wins_it() -> None:
    """What follows a down is asked for where one is due; of the toss nothing is."""
    book, found = rulebook("dice_football"), dict[str, int]()
    for position in ({}, {"offence": "Red"}):
        table = book.table()
        table.set_up(position)
        juncture = Juncture(book, table, position, (), (), ())
        action = (table.pending() or {})["action"]
        found[action] = sum(len([*kind.spots(juncture, Random(0))]) for kind in (Follows(), Target()))
    assert found["flip"] == 0
    assert found["down"] > 0


def test_who_goes_for_it_comes_off_with_points_or_new_downs_as_often_as_is_said() -> None:
    """Counted by what the engine makes of each class of throws."""
    for one in of("dice_football", "better", 6000):
        for answer in one.answers:
            if not answer.text.endswith(" goes for it"):
                continue
            table = asked_at(rulebook("dice_football"), one)
            table.act({"do": "go for it"})
            came = of_all = 0
            for each in odds(table.play.pending):
                twin = table.play.fork()
                twin.roll(each.faces)
                came, of_all = came + each.ways * _comes_off(twin, table.play.state), each.of
            assert f"{answer.text}: {100 * came / of_all:.1f}\xa0%" in one.reason


def _comes_off(play: Any, before: Any) -> bool:
    """Has who had the ball points or new downs, or a play to choose that brings them?"""
    due, own = play.pending, before.offence
    if getattr(due, "kind", "") in {"play", "field goal"}:
        return due.coach == before.attackers() and any(_comes_off(_chosen(play, one.do), before) for one in due.options)
    scored = play.state.score[own] > before.score[own]
    return scored or any(type(event).__name__ == "FreshDowns" for event in play.events)


def _chosen(play: Any, do: str) -> Any:
    twin = play.fork()
    twin.act({"do": do})
    return twin


def test_every_ten_and_twenty_of_a_kick_is_counted() -> None:
    for one in of("dice_football", "yards", 300):
        faces = one.question.partition("throws ")[2].partition(". How")[0].split(", ")
        assert int(one.right.text) == sum(int(face) for face in faces if face.isdigit())
        assert all(not answer.right for answer in one.answers[1:])


def test_the_ball_lies_where_the_winning_play_brings_it() -> None:
    found = of("dice_football", "lies", 200)
    for one in found:
        table = asked_at(rulebook("dice_football"), one)
        table.put(one.expected.put)
        assert one.right.text == table.state()["spot"]
    assert any("however many dice" in answer.why for one in found for answer in one.answers)


def test_no_rule_of_football_dice_has_one_answer_that_is_always_right() -> None:
    """FG from the middle on, punts that fall short, rolls that are won: nobody can tell by the rule what is right."""
    found = some("dice_football", "follows")
    assert not any(checked(found, Engine("dice_football", rulebook("dice_football").table, ours=True)))
    sorts = {
        rule: Counter(_sort(one.right.text) for one in found if one.rule == rule) for rule in ("S-08", "S-10", "S-19")
    }
    assert all(6 * min(each.values()) >= each.total() for each in sorts.values() if len(each) == 2)
    assert {rule: set(each) for rule, each in sorts.items()} == {
        "S-08": {"A tie", "wins"}, "S-10": {"up to the 50", "a field goal"}, "S-19": {"a touchback", "Short"}
    }  # fmt: skip
    for one in found:
        if one.rule == "S-10":
            assert {"up to the 50", "a field goal"} <= {answer.text.rpartition(": ")[2] for answer in one.answers}


def _sort(text: str) -> str:
    named = ("A tie", "Six 10 against six NG", "up to the 50", "a field goal", "a touchback", "Short", "wins")
    sort = next(one for one in named if one in text)
    return "A tie" if sort.startswith("Six") else sort


def test_a_declined_field_goal_is_25_yards() -> None:
    found = [one for one in of("dice_football", "lies", 3000) if one.rule == "S-11"]
    assert found
    for one in found:
        table = asked_at(rulebook("dice_football"), one)
        yard = table.state()["yard"]
        table.put(one.expected.put)
        assert table.state()["yard"] in (yard + 25, 100 - yard - 25), "the ball may be the other team's now"
        assert one.right.text == table.state()["spot"]


def test_who_threatens_a_hex_stands_beside_it_and_faces_it() -> None:
    found = of("dreadball", "threats", 1500)
    for one in found:
        table = asked_at(rulebook("dreadball"), one)
        state = table.state()
        name = re.search(r"(\S+) (?:has left|is in) ", one.question)
        assert name
        here = next(man["at"] for man in state["players"] if man["name"] == name[1])
        way: Any = next((each["way"] for each in reversed(state["ways"]) if each["player"] == name[1]), [])
        there = tuple(way[-2]) if "has left" in one.question else tuple(here)
        for answer in one.answers:
            him = next(man for man in state["players"] if man["name"] == answer.text)
            before = [DIRECTIONS[(him["facing"] + turn) % 6] for turn in (-1, 0, 1)]
            hexes = {(him["at"][0] + q, him["at"][1] + r) for q, r in before}
            assert answer.right == (there in hexes and not him["down"])


def test_an_armour_check_says_how_many_hits_there_are() -> None:
    """One success stops one of them, so who knows them can answer."""
    found = [*drills(rulebook("dreadball"), rule="D-16", kind="follows", answers=3000, count=12)]
    assert found
    for one in found:
        told = len((table := asked_at(rulebook("dreadball"), one)).events())
        table.put(one.expected.put)
        (checked_,) = [event for event in table.events()[told:] if event["event"] == "armour checked"]
        assert one.given[-1] == f"{checked_['player']} takes {said(checked_['hits'])}."


def test_a_test_says_how_many_successes_it_needs_and_a_catch_how_good_the_throw_was() -> None:
    book = rulebook("dreadball")
    needed = dict[str, set[int]]()
    for one in drills(book, rule="D-09", kind="follows", answers=4000, count=30):
        told = len((table := asked_at(book, one)).events())
        table.put(one.expected.put)
        tests = [event for event in table.events()[told:] if event["event"] in ("test passed", "test failed")]
        if tests:
            number = tests[0]["needed"]
            needed.setdefault(one.given[-1], set()).add(number)
    assert needed["It needs one success."] == {1}
    assert needed["It needs two successes."] == {2}, "the second Dash of an action"
    catches = [
        one for one in drills(book, rule="D-18", kind="target", answers=4000) if one.question.startswith("Catch")
    ]
    assert catches
    for one in catches:
        thrown = [event["successes"] for event in asked_at(book, one).events() if event["event"] == "test passed"]
        good = thrown[-1] if thrown else 0
        assert one.given == ((f"The throw had {COUNTED[good]} success{'es' * (good != 1)}.",) if good else ())


def said(hits: int) -> str:
    """So many hits, as a coach would say it."""
    return f"{COUNTED[hits]} hit{'s' * (hits != 1)}"


@pytest.mark.parametrize("name", ["takkure", "dreadball"])
def test_whom_a_command_may_name_a_second_table_takes_and_nobody_else(name: str) -> None:
    for one in of(name, "whom", 600):
        act = dict(one.expected.put["act"])
        key = next(key for key in act if act[key] != one.expected.shut["act"][key])
        for answer in one.answers:
            table = asked_at(rulebook(name), one)
            if answer.right:
                continue
            with pytest.raises(IllegalAction) as error:
                table.act({**act, key: answer.text})
            assert answer.why.startswith(error.value.rule)
        assert act[key] in {answer.text for answer in one.answers if answer.right}


class Left:
    """P-1: how many pebbles are there? A question that any rulebook might bring."""

    name = "left"

    def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:  # noqa: ARG002 - nothing is left to chance
        """See `Kind`."""
        yield Spot("P-1", (str(juncture.table.state()["heap"]),), {})

    def asked(self, spot: Spot, juncture: Juncture) -> Asked | None:  # noqa: ARG002 - the place says it all
        """See `Kind`."""
        number = juncture.table.state()["heap"]
        expected = Expected(state={"heap": number})
        return Asked("How many are left?", [Answer(str(number), True, "counted")], "counted", expected, "number")


def test_any_rulebook_brings_questions_of_its_own(pebbles: Rulebook) -> None:
    class Asking(type(pebbles)):  # type: ignore[misc]
        """Pebbles with a question."""

        def drills(self) -> Any:
            """One."""
            return (Left,)

    assert not isinstance(pebbles, Drills)
    book = Asking()
    assert [kind.name for kind in kinds_of(book)][-1] == "left"
    found = [*drills(book, kind="left", answers=60, count=5)]
    assert len({one.right.text for one in found}) == 5
    assert not any(checked(found, Engine("pebbles", book.table, ours=True)))
    other = Engine("robbed", lambda: Robbed(book.table()))
    assert all(checked(found, other))


def test_a_kind_of_a_usual_name_takes_its_place(pebbles: Rulebook) -> None:
    class Silent(Left):
        """It asks nothing."""

        name = "follows"

        def spots(self, juncture: Juncture, chance: Random) -> Iterator[Spot]:  # noqa: ARG002
            """See `Kind`."""
            return iter(())

    class Asking(type(pebbles)):  # type: ignore[misc]
        """Pebbles that asks nothing of dice."""

        def drills(self) -> Any:
            """One."""
            return (Silent,)

    assert [*drills(pebbles, kind="follows", answers=60, count=5)]
    assert not [*drills(Asking(), kind="follows", answers=60, count=5)]
    assert len(kinds_of(Asking())) == len(kinds_of(pebbles))


class Robbed:
    """A table on which a pebble is missing."""

    def __init__(self, table: Any) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def state(self) -> Any:
        """One too few."""
        return {**self.table.state(), "heap": self.table.state()["heap"] - 1}


def test_who_is_asked_what_follows_sees_every_die() -> None:
    """The most frequent symbols of a kick say nothing of its yards, and those of a down are what one has to count."""
    for kind in ("follows", "lies"):
        for one in of("dice_football", kind, 200):
            dice = one.expected.put.get("roll", ())  # none where points are declined
            if len(dice) < 2:  # the toss
                continue
            for team in {die["player"] for die in dice}:
                faces = " ".join(die["face"] for die in dice if die["player"] == team)
                assert re.search(rf"\b{team} {faces}[,.]", one.question)


def test_who_may_act_is_asked_with_the_action_tokens_that_each_has_had() -> None:
    """No board shows them, and of many players no card."""
    asked = [one for one in some("dreadball", "who") if one.moves]
    had = [one for one in asked if any("action tokens in this rush" in answer.why for answer in one.answers)]
    assert had
    for one in had:
        state = asked_at(rulebook("dreadball"), one).state()
        (told,) = [text for text in one.given if text.startswith("Action tokens in this rush: ")]
        for answer in one.answers:
            if "action tokens in this rush" in answer.why:
                (used,) = [him["used"] for him in state["players"] if him["name"] == answer.text]
                assert f"{answer.text} {COUNTED[used]}" in told


def test_a_ball_that_scatters_is_taken_for_one_that_its_dice_may_be_read_as() -> None:
    """Directions go on clockwise from the right; each slip is made a second time, with dice that fall so."""
    book, read = rulebook("dreadball"), 0
    for one in drills(book, kind="follows", rule="D-01", answers=3000, count=20):
        faces = [str(die["face"]) for die in one.expected.put["roll"]]
        if not one.question.startswith("Scatter"):
            continue
        direction, far = map(int, faces)
        other = {
            "Counted the wrong way round": (7 - (direction - 1) % 6 if direction > 1 else 1, far),
            "The dice taken for each other": (far, direction),
            "The hex counted from which": (direction, far - 1),
            "One hex too far": (direction, far + 1),
            "Counted from the wrong side": (direction % 6 + 1, far),
        }
        for answer in one.answers:
            slip = next((begins for begins in other if answer.why.startswith(begins)), None)
            if answer.right or slip is None:
                continue
            read += 1
            turned = {2: 6, 3: 5, 5: 3, 6: 2}.get(direction, direction)
            thrown = (turned, far) if slip.startswith("Counted the wrong way") else other[slip]
            dice = [{**die, "face": str(face)} for die, face in zip(one.expected.put["roll"], thrown, strict=True)]
            table = asked_at(book, one)
            told = len(table.events())
            table.put({"roll": dice})
            hit = next((event["player"] for event in table.events()[told:] if event["event"] == "ball hits"), "")
            assert (hit in answer.text) if answer.text.startswith("The ball hits") else not hit
    assert read > 10


def test_how_a_ball_scatters_is_one_rule_whatever_has_made_it_loose() -> None:
    asked = [*drills(rulebook("dreadball"), kind="follows", answers=2000, count=20)]
    assert {one.rule for one in asked if one.question.startswith("Scatter")} == {"D-01"}
    assert {one.rule for one in asked if one.question.startswith("Dash")} >= {"D-09"}


def test_the_play_of_a_down_is_taken_for_the_losers_or_for_one_that_fewer_dice_show() -> None:
    book, read = rulebook("dice_football"), 0
    for one in drills(book, kind="follows", rule="S-07", answers=400, count=20):
        (offence, defence) = ([die["face"] for die in one.expected.put["roll"]][n : n + 6] for n in (0, 6))
        most = [max(map(hand.count, hand)) for hand in (offence, defence)]
        for answer in one.answers:
            if answer.why.startswith("The loser's play: "):
                read += 1
                fewer, more = map(int, re.findall(r"\d", answer.why))
                assert [fewer, more] == sorted(most)
                assert fewer < more
            elif found := re.match(r"(\w+) shows (\d) × (\S+), and (\d) × ", answer.why):
                read += 1
                hand = offence if int(found[4]) == most[0] and found[3] in offence else defence
                assert hand.count(found[3]) == int(found[2]) < int(found[4])
    assert read > 5


def test_what_comes_after_a_play_is_not_asked_of_the_dice() -> None:
    """Whose drive begins then is in none of the answers."""
    found = [*drills(rulebook("dice_football"), kind="follows", answers=900, count=3)]
    assert found
    assert not {one.rule for one in found} & {"S-02", "S-15", "S-16", "S-26", "S-27"}


def test_after_points_a_drive_begins_or_the_game_is_over() -> None:
    found = [*drills(rulebook("dice_football"), kind="next", answers=3000, count=20)]
    assert not any(checked(found, Engine("dice_football", rulebook("dice_football").table, ours=True)))
    ends = {True: 0, False: 0}
    for one in found:
        table = asked_at(rulebook("dice_football"), one)
        table.put(one.expected.put)
        score = max(table.state()["score"].values())
        ends[score >= 21] += one.rule == "S-02"
        team = one.right.text.partition(" ")[0]
        assert one.right.text == (f"{team} wins the game" if score >= 21 else f"{team} begins on {team}\u2019s 25")
        assert score >= 21 or table.state()["offence"] == team
    assert min(ends.values()) > 1, "S-02 is asked from both sides"
