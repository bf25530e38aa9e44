"""Rules that meet in random play and in no scenario: how windows are cut, what is counted, what the command says."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from tests.placky.desk import Desk, at_desk

from placky.console import Silent
from placky.pairs import counted, in_scenarios
from placky.pairs.drafts import draft
from placky.pairs.random_play import windows
from placky.pairs.windows import Interval, Watch
from placky.recording import ScenarioRecord, StepRecord
from placky.rulebooks import rulebook
from touchline.core.dice.throws import Handful, Pool
from touchline.core.play.requests import CHECKPOINT, Choose, Option, Rules
from touchline.core.play.table import InProcessTable


class Taken(NamedTuple):
    """One or two pebbles went, by 2, or as a coin said, by 3."""

    rule: str
    number: int
    rulings: tuple[str, ...] = ()


class Rolled(NamedTuple):
    """The coin fell, by 3."""

    rule: str
    results: tuple[str, ...]
    rulings: tuple[str, ...] = ()


class Won(NamedTuple):
    """The last pebble went, by 4."""

    rule: str
    rulings: tuple[str, ...] = ()


@dataclass
class State:
    """A heap of pebbles."""

    heap: int

    def copy(self) -> "State":
        """Another heap."""
        return replace(self)


def shown(hands: tuple[Mapping[str, int], ...]) -> tuple[str, ...]:
    """What the coin shows."""
    return tuple(hands[0])


def pebbles(s: State) -> Rules[None]:
    """Ann takes one or two, or what the coin says; the last one wins. Each turn begins at a checkpoint."""
    while s.heap > 0:
        yield CHECKPOINT
        taken = yield Choose("Ann", "turn", "2", None, [Option(do, None, "2", do) for do in ("one", "two", "coin")])
        rule = "3" if taken == "coin" else "2"
        if taken == "coin":
            ((taken,),) = yield Pool("3", "turn", "toss", (Handful("Ann", "Ann", "coin", 1, ("one", "two")),), shown)
            yield Rolled("3", (taken,))
        number = 1 if taken == "one" else 2
        s.heap -= number
        yield Taken(rule, number)
        if s.heap <= 0:
            yield Won("4")


def table() -> InProcessTable:
    def read(position: Mapping[str, Any]) -> tuple[State, Callable[[State], Rules[None]]]:
        return State(position["heap"]), pebbles

    return InProcessTable(read, lambda s: {"heap": s.heap})


BOOK: Any = SimpleNamespace(table=table, match=lambda: None)


def played(position: Mapping[str, Any], *moves: Mapping[str, Any], of: Any = BOOK) -> list[Interval]:
    at = of.table()
    at.set_up(position)
    watch = Watch(at, position)
    found = [*watch.over()]
    for move in moves:
        at.put(move)
        found += watch.over(move)
    return [*found, watch.last()]


ONE, COIN = {"act": {"do": "one"}}, {"act": {"do": "coin"}}
TWO_FELL = {"roll": [{"player": "Ann", "face": "two"}]}


def test_a_window_goes_from_checkpoint_to_checkpoint_with_its_position_and_its_moves() -> None:
    first, *rest = played({"heap": 3}, ONE, COIN, TWO_FELL)
    assert (first.moves, first.rules) == ([], frozenset())
    assert [(one.position(), one.moves, sorted(one.rules)) for one in rest] == [
        ({"heap": 3}, [ONE], ["2"]),
        ({"heap": 2}, [COIN, TWO_FELL], ["3", "4"]),
    ]


def test_a_down_of_football_is_one_window_though_its_declaration_is_a_checkpoint() -> None:
    dice = [("Red", "10")] * 6 + [("Blue", face) for face in ("NG", "NG", "NG", "S", "TO", "P6")]
    moves: list[Mapping[str, Any]] = [
        {"act": {"do": "go for it"}},
        {"roll": [{"player": who, "face": face} for who, face in dice]},
    ]
    found = played({"yard": 60, "down": 4}, *moves, of=rulebook("dice_football"))
    assert [len(one.moves) for one in found if one.moves] == [2]
    assert {"S-15", "S-17", "S-12"} <= found[-2].rules


def test_pairs_are_counted_with_the_shortest_way_to_each_the_most_frequent_first() -> None:
    long = Interval(lambda: {"heap": 9}, [COIN, TWO_FELL], frozenset("34"))
    short = Interval(lambda: {"heap": 1}, [ONE], frozenset("24"))
    found = counted([long, short, short, long, replace(long, moves=[COIN]), replace(short, rules=frozenset("4"))])
    assert [(pair, met.times) for pair, met in found.items()] == [(("3", "4"), 3), (("2", "4"), 2)]
    assert found["3", "4"].moves == [COIN]
    assert found["2", "4"] == (2, {"heap": 1}, [ONE], 0)


def test_a_pair_is_kept_with_the_window_before_it_as_not_every_beginning_can_be_said() -> None:
    found = counted(played({"heap": 4}, ONE, ONE, COIN, TWO_FELL))
    assert found["3", "4"] == (1, {"heap": 3}, [ONE, COIN, TWO_FELL], 1)


def test_random_play_finds_every_pair_of_a_tiny_game_the_same_each_time() -> None:
    def play(answers: int) -> dict[Any, int]:
        found = counted(windows(BOOK, [{"heap": 4}, {"heap": 5}], answers, Silent()))
        return {pair: met.times for pair, met in found.items()}

    assert set(play(200)) == {("2", "4"), ("3", "4")}
    assert play(200) == play(200)
    assert sum(play(400).values()) > sum(play(200).values())


def recorded(*acts: Mapping[str, Any]) -> ScenarioRecord:
    steps = [StepRecord("when", "", 1, None, None, (), [act], None) for act in acts]
    return ScenarioRecord("", 1, None, passed=True, fired=(), steps=steps)


def test_a_scenario_has_the_pairs_of_what_it_puts_to_the_table_and_none_of_what_was_refused() -> None:
    lost = recorded({"set_up": {"heap": 2}}, {"act": {"do": "three"}}, ONE, COIN, TWO_FELL)
    assert in_scenarios(BOOK, [lost]) == {("3", "4")}
    assert in_scenarios(BOOK, [recorded({"set_up": {"heap": 2}}, ONE)]) == set()


def test_a_draft_has_nothing_but_what_two_rules_need_to_meet_and_says_that_they_did() -> None:
    book = rulebook("dice_football")
    dice = [("Red", "10")] * 6 + [("Blue", face) for face in ("NG", "NG", "NG", "S", "TO", "P6")]
    tens = {"roll": [{"player": who, "face": face} for who, face in dice]}
    position = {"yard": 60, "down": 4, "score": {"Red": 3, "Blue": 2}, "chip": "Red"}
    found = counted(played(position, {"act": {"do": "go for it"}}, tens, of=book))
    first, second, third, *claims = draft(book, ("S-12", "S-17"), found["S-12", "S-17"])
    assert (first, second) == ("Given it is down 4", "When Red goes for it")
    assert third.startswith("And the dice show 10 10 10 10 10 10 against ")
    assert claims == ["Then rule S-12 is at work", "And rule S-17 is at work"]


GAINED = """@rule_S_09
Feature: A try-out

  Scenario: Ten yards
    Given Red has the ball on Red's 25
    When the dice show 10 10 10 10 20 TD against NG NG NG S TO P6
    Then Red has the ball on Red's 35
"""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A place for a feature of football, and no more of it."""
    with at_desk(tmp_path, "dice_football") as made:
        yield made


def test_the_command_shows_pairs_with_drafts_and_plays_at_random_once(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pages()
    desk.write(GAINED)

    def said() -> tuple[str, list[str]]:
        desk.placky("rules", "--pairs", "2", "--answers", "60")
        before, head, after = capsys.readouterr().out.partition("Sports Dice Football: rules that meet at random")
        return before, f"{head}{after}".splitlines()

    before, lines = said()
    assert "Sports Dice Football: playing at random" in before
    assert re.fullmatch(r"Times +Rule +Title +Rule +Title", lines[1])
    times = [int(line.split()[0]) for line in lines[2:4]]
    assert times == sorted(times, reverse=True)
    assert sum(line.startswith("    Scenario: ") for line in lines) == 2
    counts = r"Sports Dice Football: \d+ pairs of rules meet in 60 decisions and rolls at random; "
    assert re.fullmatch(counts + r"\d+ of them in no scenario", lines[-1])
    assert "Sports Dice Football: drafting scenarios" in lines
    before, again = said()
    assert "playing at random" not in before
    assert again == [line for line in lines if not line.endswith("drafting scenarios")]
