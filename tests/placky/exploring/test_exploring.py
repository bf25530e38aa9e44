"""Two engines at the same games, until they part."""

import json
import re
import shutil
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.peers.miniatures import MINIATURES, made
from tests.thorough import THOROUGH

from placky.cli import main
from placky.errors import PlackyError
from placky.exploring import Exploration, engines
from placky.exploring.drawing import faces, nudged, shut_move
from placky.exploring.duel import differences
from placky.exploring.play import FEW
from placky.exploring.seeds import Beginnings, Seeds, begun_by
from placky.phrasing import Desk, Said, perform
from placky.rulebooks import index, rulebook, step_book
from placky.scenarios.reader import read
from placky.scenarios.tags import Known
from touchline.core.dice.throws import Die, Roll
from touchline.core.errors import BadCommand
from touchline.dice_football.table import Table

LIMIT = 5.0
FAULTY = '''
import os
from touchline.core.dice.throws import Die, Roll
from touchline.core.errors import BadCommand
from touchline.dice_football.table import Table

class Stuck(Table):
    """The power chip never changes hands."""
    def set_up(self, position):
        super().set_up(position)
        self.chip = super().state()["chip"]
    def state(self, for_player=None):
        return {**super().state(), "chip": self.chip}

class Gullible(Table):
    """Takes any verb, and does nothing."""
    def act(self, command):
        try:
            super().act(command)
        except BadCommand:
            pass

class Leaves(Table):
    """Ends its process when somebody punts."""
    def act(self, command):
        if command.get("do") == "punt":
            os._exit(3)
        super().act(command)
'''


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of engines with one thing wrong; its name is new each time, as modules are imported once."""
    name = f"faulty_{next(NUMBERS)}"
    (tmp_path / f"{name}.py").write_text(FAULTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return name


NUMBERS = count()


def steps_of(path: Path, game: str) -> list[Said]:
    """The scenario of a file, as anybody reads it."""
    (scenario,) = read(path, Known.of(index(rulebook(game)))).scenarios
    return [Said(step.kind, step.text, step.table) for step in scenario.steps]


def test_readings_part_in_a_scenario_that_passes_with_one_and_fails_with_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tmp_path / "found.feature"
    assert main(["explore", "takkure", "takkure@R-18=fails", "--seed", "3", "-o", str(found)]) == 1
    out = capsys.readouterr().out
    assert re.search(r"They part after [1-6] When steps, in state\.\S+: ", out)
    assert re.search(r"Compared: \d+ games?, \d+ decisions?, \d+ rolls?, \d+ refusals?\.$", out.strip())
    said, steps = steps_of(found, "takkure"), step_book(rulebook("takkure"))
    _, here, there = engines("takkure", "takkure@R-18=fails", None, LIMIT)
    assert perform(said, steps, Desk(here.table())) == ""
    assert perform(said, steps, Desk(there.table())) != ""
    assert sum(step.kind == "when" for step in said) <= FEW


def test_a_planted_fault_is_found_and_made_small(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", "dice_football", f"{faulty}:Stuck"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"They part after [12] When steps?, in state\.chip\n", out)
    owner = re.search(r"Then (Red|Blue) holds the power chip\n", out)
    assert owner is not None
    assert f"{faulty}:Stuck fails: {owner[1]} holds the power chip: who holds the power chip: " in out


def test_a_difference_that_is_known_is_passed_over(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    known = ["--but", "state.ch", "--most", "40"]
    assert main(["explore", "dice_football", f"{faulty}:Stuck", *known]) == 0
    assert "They go the same way." in capsys.readouterr().out


def test_what_no_scenario_can_show_is_told_as_it_was_put(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", "dice_football", f"{faulty}:Gullible"]) == 1
    part, what, *_ = capsys.readouterr().out.split("They part where no scenario can show it: ")[1].splitlines()
    assert part == f"dice_football calls it malformed, {faulty}:Gullible does it"
    position, *moves = json.loads(what)
    table = Table()
    table.set_up(position)
    with pytest.raises(BadCommand):
        table.put(moves[-1])


def test_an_engine_that_ends_its_process_is_told_with_the_game(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", "dice_football", f"{faulty}:Leaves"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"And Red punts\n|When Red punts\n|(And|When) Blue punts\n", out)
    assert "the process of the engine ended with exit code 3" in out


def test_an_engine_goes_the_same_way_as_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", "dice_football", "dice_football", "--most", "60"]) == 0
    out = capsys.readouterr().out
    assert "They go the same way." in out
    decisions, refusals = re.search(r"(\d+) decisions, \d+ rolls, (\d+) refusals", out).groups()  # type: ignore[union-attr]
    assert int(decisions) >= 60
    assert int(refusals) > 10


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("chess", "go:Table", "which game do they play? Say so with --rulebook"),
        ("takkure", "dreadball", "takkure and dreadball are two games"),
        ("takkure", "takkure@R-18=maybe", 'R-18 has no reading "maybe"; allowed: roll, fails'),
        ("takkure", "takkure@R-1", "R-1 is no reading; allowed: RULING=READING or edition=NAME"),
        ("takkure", "takkure@edition=mine", 'no edition is called "mine"'),
        ("takkure", "'", "': No closing quotation"),
    ],
)
def test_what_is_no_engine_is_said_so(first: str, second: str, said: str) -> None:
    with pytest.raises(PlackyError, match=re.escape(said)):
        engines(first, second, None, LIMIT)


def test_what_is_left_out_of_a_table_is_no_difference_and_every_other_is() -> None:
    one: Mapping[str, Any] = {"a": [1, {"b": True}], "c": None}
    assert list(differences(one, {"a": [1, {"b": True, "d": 2}]})) == []
    assert list(differences(one, {"a": [2, {"b": 1}, 3], "c": 0})) == [("a", 2), ("a", 0), ("a", 1, "b"), ("c",)]


def test_the_same_seed_draws_the_same_and_nothing_is_changed_in_place() -> None:
    position = {"players": [{"name": "AGUILA", "at": [12000, 12000]}], "tokens": 3}
    drawn = [nudged(position, Random(seed)) for seed in range(40)]
    assert drawn == [nudged(position, Random(seed)) for seed in range(40)]
    assert position == {"players": [{"name": "AGUILA", "at": [12000, 12000]}], "tokens": 3}
    assert any(len(one["players"]) == 0 for one in drawn)
    table = Table()
    table.set_up({})
    assert table.play is not None
    shut = [
        shut_move(table.play, Random(seed), [{"do": "punt", "coach": "Red"}], ["Red", "Blue"]) for seed in range(40)
    ]
    assert {next(iter(one)) for one in shut if one} == {"act", "roll"}


def test_games_begin_as_every_scenario_of_a_position_does_and_equal_dice_are_no_luck() -> None:
    seeds = Seeds(rulebook("dice_football"))
    key = max(seeds.positions, key=seeds.count)
    begun = [seeds.game(key, number) for number in range(5)]
    assert all(game.position == begun[0].position for game in begun)
    assert len({json.dumps(game.moves) for game in begun}) > 1
    dice = tuple(Die(name, "", "STR", 7, (), 7, 12, 1) for name in "ABCD")
    roll = Roll("1", "melee", "steal", dice, lambda faces: ("fail",) * len(faces))
    drawn = [faces(roll, Random(seed)) for seed in range(100)]
    assert sum(len(set(one)) == 1 for one in drawn) > 10


def test_words_and_checks_change_nothing_of_what_games_begin_with(tmp_path: Path) -> None:
    text = "Feature: F\n  Scenario: S\n    Given a\n    When b\n    Then c\n"

    def begun(old: str, new: str) -> str:
        path = tmp_path / "one.feature"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return begun_by(read(path))

    same = begun("", "")
    assert {begun("Then c", "Then d"), begun("Scenario: S", "Scenario: T"), begun("Feature: F", "# F\nFeature: F")} == {
        same
    }
    assert begun("When b", 'When b\n      """placky; calm\n      So.\n      """') == same
    assert same not in {begun("Given a", "Given d"), begun("When b", "When d"), begun("    When b\n", "")}


def test_each_scenario_begins_a_game_before_any_begins_another_one() -> None:
    seeds = Seeds(rulebook("dice_football"))
    begun, every = Beginnings(seeds), sum(map(seeds.count, seeds.positions))
    for _ in range(2):
        assert len({begun.next(Random(0)) for _ in range(every)}) == every > 100


PEERS = Path(__file__).parents[2] / "peers"
EACH_TIME = ("the yard is mirrored when the ball is turned over", "modifiers are forgotten")


@pytest.mark.skipif(not shutil.which("node"), reason="Node runs the peers")
@pytest.mark.parametrize(
    "miniature", [one for one in MINIATURES if THOROUGH or one["name"] in EACH_TIME], ids=lambda one: one["name"]
)
def test_a_fault_planted_in_an_engine_in_another_language_is_found_in_a_minute_and_made_small(
    miniature: dict[str, str], tmp_path: Path
) -> None:
    right, wrong = PEERS / f"{miniature['peer']}.mjs", made(miniature, tmp_path / "wrong")
    book, here, there = engines(f"node {right}", f"node {wrong}", miniature["peer"], LIMIT)
    try:
        found = Exploration(book, here, there).found(60.0)
    finally:
        here.close()
        there.close()
    assert found is not None
    assert found.written is not None
    assert found.written.whens <= FEW
