"""Positions and states: every fault is named, all at once; what is shown can be read; copies are independent."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.dice_football.games import READINGS, begin, moments
from tests.touchline.exploring import examples
from tests.touchline.pending import asked, decision

from touchline.core.dice.throws import Pool
from touchline.core.errors import UnlawfulPosition
from touchline.core.play.requests import Choose
from touchline.dice_football.position import KEYS, reachable, read
from touchline.dice_football.state import DRIVE, OVER, TOSS, show
from touchline.dice_football.table import Table


def faults_of(position: Any) -> tuple[str, ...]:
    with pytest.raises(UnlawfulPosition) as error:
        read(position)
    return tuple(map(str, error.value.faults))


FAULTS = [
    ("no table", [1], "a position is a table of values, not [1]"),
    ("unknown key", {"colour": 1}, 'unknown key "colour"; allowed: chip, crossed,'),
    ("one team", {"teams": ["Red"]}, "teams is ['Red']; allowed: the names of two different teams"),
    ("twins", {"teams": ["Red", "Red"]}, "teams is ['Red', 'Red']; allowed:"),
    ("a team called the chip", {"teams": ["Red", "the chip"]}, "teams is ['Red', 'the chip']"),
    ("off the field", {"yard": 100}, "yard is 100; allowed: 1 to 99"),
    ("on the goal line", {"yard": 0}, "yard is 0; allowed: 1 to 99"),
    ("half a yard", {"yard": 1.5}, "yard is 1.5; allowed: 1 to 99"),
    ("fifth down", {"down": 5}, "down is 5; allowed: 1 to 4"),
    ("unknown offence", {"offence": "Green"}, "offence is 'Green'; playing: Red and Blue"),
    ("unknown chip", {"chip": ["Red"]}, "chip is ['Red']; playing: Red and Blue"),
    ("score of nobody", {"score": {"Green": 3}}, "score names 'Green'; playing: Red and Blue"),
    ("score is no table", {"score": 3}, "score is 3; allowed: a table"),
    ("decided", {"score": {"Red": 21}}, "Red has 21 points; the game is over at 21 (S-02)"),
    ("one point", {"score": {"Blue": 1}}, "Blue has 1 point; nothing scores that"),
    ("debts", {"score": {"Blue": -2}}, "score.Blue is -2; allowed: 0 or more"),
    ("points before the toss", {"phase": "toss", "score": {"Red": 7}}, "before the toss; allowed: no points yet"),
    ("a down before the toss", {"phase": "toss", "down": 2}, "down is 2 before the toss; leave it out"),
    ("over", {"phase": "over", "score": {"Red": 7}}, "phase is 'over'; allowed: toss, drive"),
    ("phase of a drive", {"phase": "half-time", "yard": 30}, "phase is 'half-time'; allowed: toss, drive"),
    ("crossed and far", {"yard": 60, "crossed": 1}, "crossed is 1; allowed: true or false"),
    ("off the field, not crossed", {"yard": 100, "crossed": False}, "yard is 100; allowed: 1 to 99"),
    ("a wrong winner", {"winner": "Red"}, "winner is 'Red'; from the rest of the position follows None"),
    ("phase", {"phase": "half-time"}, "phase is 'half-time'; allowed: toss, drive"),
    ("crossed", {"crossed": 1}, "crossed is 1; allowed: true or false"),
    ("not crossed", {"yard": 60, "crossed": False}, "crossed is false on yard 60; from the 50 on no fresh set"),
    ("declared early", {"declared": "punt", "down": 2}, "declared is 'punt' on down 2; it is said on down 4 (S-17)"),
    ("declared nonsense", {"declared": "pray", "down": 4}, "declared is 'pray'; allowed: go for it, punt, field goal"),
    ("unknown ruling", {"readings": {"RS-99": "x"}}, "RS-99 has no readings to choose from; those that have: RS-1,"),
    ("unknown reading", {"readings": {"RS-4": "x"}}, 'RS-4 has no reading "x"; allowed: new spot, old spot'),
    ("readings", {"readings": []}, "readings is []; allowed: a table of rulings"),
    ("dice", {"dice": {"referee": []}}, "dice is {'referee': []}; allowed: a table with the faces of \"offence\""),
    ("five faces", {"dice": {"defence": ["NG"] * 5}}, "the defence dice have 5 faces; allowed: a list of 6"),
    ("wrong spot", {"yard": 30, "spot": "the 50"}, "spot is 'the 50'; from the rest of the position follows \"Red's"),
    ("wrong game", {"game": "chess"}, "game is 'chess'; from the rest of the position follows 'dice_football'"),
    ("wrong house", {"house": False}, "house is False; from the rest of the position follows True"),
]


@pytest.mark.parametrize(("position", "fault"), [f[1:] for f in FAULTS], ids=[f[0] for f in FAULTS])
def test_a_fault_is_named_with_what_would_be_allowed(position: Any, fault: str) -> None:
    faults = faults_of(position)
    assert len(faults) == 1, faults
    assert fault in faults[0]


def test_all_faults_are_named_at_once() -> None:
    faults = faults_of({"yard": 120, "down": 0, "score": {"Red": 30}, "offence": "Green", "readings": {"RS-3": "x"}})
    assert len(faults) == 5


def test_an_unlawful_position_leaves_the_table_as_it_was() -> None:
    table = Table()
    table.set_up({"yard": 33})
    before = table.state(), table.pending(), table.events()
    with pytest.raises(UnlawfulPosition):
        table.set_up({"yard": 0})
    assert (table.state(), table.pending(), table.events()) == before


def test_an_empty_position_is_the_toss_and_anything_of_a_drive_is_a_drive() -> None:
    assert read({})[0].phase == TOSS
    s, _ = read({"down": 2})
    assert (s.phase, s.spot(), s.down, s.crossed, s.team(s.chip)) == (DRIVE, "Red's 25", 2, False, "Blue")
    assert read({"score": {"Red": 7}})[0].phase == DRIVE
    assert read({"offence": "Blue"})[0].chip == 0
    assert read({"yard": 50})[0].crossed
    assert not read({"yard": 49})[0].crossed
    assert not read({"yard": 60, "crossed": False, "readings": {"RS-9": "fresh set"}})[0].crossed


def test_a_spot_is_named_from_the_nearer_goal_line() -> None:
    spots = [read({"offence": "Blue", "yard": yard})[0].spot() for yard in (1, 49, 50, 51, 99)]
    assert spots == ["Blue's 1", "Blue's 49", "the 50", "Red's 49", "Red's 1"]
    s, _ = read({})
    s.offence = 0
    assert [s.spot(yard) for yard in (0, -5, 100, 105)] == [
        "Red's goal line", "Red's end zone", "Blue's goal line", "Blue's end zone",
    ]  # fmt: skip


def test_one_is_the_only_score_that_cannot_be_reached() -> None:
    assert set(range(21)) - reachable() == {1}


@examples(40)
@given(st.integers(0, 1_000_000), st.sampled_from(READINGS))
def test_a_state_shown_and_read_is_the_same_state_at_every_request(seed: int, readings: dict[str, str]) -> None:
    for play in moments(begin(readings=readings), Random(seed)):
        shown = show(play.state)
        assert set(shown) <= KEYS
        if play.state.phase == OVER:
            assert shown["winner"]
            continue
        state, _ = read(json.loads(json.dumps(shown)))
        assert state == play.state
        assert show(state) == shown
        if isinstance(play.pending, Pool) or decision(play).kind in ("toss", "fourth down"):
            again = begin(**shown)
            # the winner of the flip has to flip again: a state between two answers begins at the throw before
            flipped = isinstance(play.pending, Choose) and play.pending.kind == "toss"
            assert flipped or asked(again) == asked(play)


def test_a_table_takes_its_own_state_back() -> None:
    table = Table()
    table.set_up({"yard": 66, "down": 4, "score": {"Ox": 9}, "readings": {"RS-4": "old spot"}, "teams": ["Ox", "Owl"]})
    table.act({"do": "punt"})
    state, pending = table.state(), table.pending()
    table.set_up(state)
    assert (table.state(), table.pending()) == (state, pending)


def test_default_readings_are_those_of_the_index() -> None:
    assert read({})[0].readings == {
        "RS-1": "the scorer", "RS-2": "choice", "RS-4": "new spot", "RS-5": "the spot", "RS-7": "the team chooses",
        "RS-9": "one set", "RS-11": "the chip", "RS-14": "every time",
    }  # fmt: skip
