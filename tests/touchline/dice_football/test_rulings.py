"""Rulings: the index is complete, every ruling can be seen at work, every reading plays differently."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.touchline.dice_football.games import CROWDED, NOTHING, READINGS, SACKS, STOPPED, after, begin, moments, told
from tests.touchline.pending import decision

import touchline.dice_football
from touchline.core.errors import IllegalAction
from touchline.core.play.requests import Choose
from touchline.core.rulebook.index import load

INDEX = load("touchline.dice_football")
SIX, SIX_NG, SIX_S = " ".join(["10"] * 6), " ".join(["NG"] * 6), " ".join(["S"] * 6)
SACKED = f"{NOTHING} / S S S NG TO P6"
KEPT_BACK = f"{NOTHING} / {STOPPED}"
LIFT = f"FG FG FG FG 20 10 / {STOPPED}"
TEN = f"10 10 10 10 20 TD / {STOPPED}"


def test_rules_and_rulings_are_numbered_without_a_gap_and_name_each_other() -> None:
    assert list(INDEX.rules) == [f"S-{n:02}" for n in range(1, 28)]
    assert list(INDEX.rulings) == [f"RS-{n}" for n in range(1, 19)]
    for ruling in INDEX.rulings.values():
        assert {n for n, rule in INDEX.rules.items() if ruling.id in rule.rulings} == set(ruling.rules), ruling.id
        assert not ruling.readings or sum(reading.default for reading in ruling.readings) == 1
        assert len(ruling.readings) != 1
        assert set(ruling.sources) <= set(INDEX.sources)
    assert {statement.checkable for statement in INDEX.rules["S-01"].statements} == {True, False}


def test_every_ruling_that_the_code_names_is_in_the_index() -> None:
    root = Path(touchline.dice_football.__file__).parent
    named = {n for path in root.rglob("*.py") for n in re.findall(r"\bRS-\d+\b", path.read_text(encoding="utf-8"))}
    assert named == set(INDEX.rulings)


def test_every_rule_and_every_ruling_is_at_work_in_random_games() -> None:
    rules: set[str] = set()
    rulings: set[str] = set()
    starts: tuple[dict[str, Any], ...] = ({}, {"dice": CROWDED}, {"yard": 12, "dice": SACKS})
    for seed in range(60):
        *_, play = moments(begin(**starts[seed % 3]), Random(seed))
        rules.update(str(event.rule) for event in play.events)
        rulings.update(n for event in play.events for n in event.rulings)
    assert rules == set(INDEX.rules)
    assert rulings == set(INDEX.rulings)


CASES = [
    ("RS-1", {"yard": 10}, [SACKED], {"the scorer": ("Blue", 25), "its opponent": ("Red", 25)}),
    ("RS-4", {"yard": 60, "down": 4}, ["go for it", TEN], {"new spot": ("Blue", 30), "old spot": ("Blue", 40)}),
    (
        "RS-5", {"yard": 40, "down": 4}, ["field goal", KEPT_BACK],
        {"the spot": ("Blue", 60), "own 25": ("Blue", 25)},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "position", "steps", "ends"), CASES, ids=[case[0] for case in CASES])
def test_a_reading_decides_who_begins_where(
    ruling: str, position: dict[str, int], steps: list[str], ends: dict[str, tuple[str, int]]
) -> None:
    assert {reading.id for reading in INDEX.rulings[ruling].readings} == set(ends)
    for reading, (team, yard) in ends.items():
        play = after(*steps, **position, readings={ruling: reading})
        assert (play.state.attackers(), play.state.yard) == (team, yard)
        assert any(ruling in event.rulings for event in play.events)


def test_rs_2_on_exactly_the_50_a_field_goal_is_a_choice_or_automatic() -> None:
    assert decision(after(LIFT, yard=50)).kind == "field goal"
    assert after(LIFT, yard=50, readings={"RS-2": "automatic"}).state.score == [3, 0]
    assert decision(after(LIFT, yard=51, readings={"RS-2": "automatic"})).kind == "field goal"
    assert told(after(LIFT, "take", yard=51), "scored")[0]["rulings"] == []
    assert told(after(LIFT, "take", yard=50), "scored")[0]["rulings"] == ["RS-2"]


def test_rs_7_the_team_chooses_among_its_ties_or_takes_the_first() -> None:
    roll = "10 10 10 TD TD TD / NG NG S S TO P6"
    play = after(roll, yard=25)
    assert [option.do for option in decision(play).options] == ["TD", "10"]
    with pytest.raises(IllegalAction) as refused:
        play.act({"do": "FG"})
    assert refused.value.refusal["values"] == {"few": 0, "symbol": "FG", "most": 3, "called": ["TD", "10"]}
    with pytest.raises(IllegalAction) as refused:
        after("10 10 20 20 FG TD / NG NG S S TO P6", "keep", "TD", yard=25)
    assert refused.value.refusal["values"] == {"few": 1, "symbol": "TD", "most": 2, "called": ["20", "10"]}
    play.act({"do": "10"})
    assert play.state.yard == 35
    assert after(roll, yard=25, readings={"RS-7": "fixed order"}).state.score == [7, 0]


def test_rs_8_a_sack_uses_a_down_and_the_50_gives_no_second_set() -> None:
    play = after(SACKED, TEN, yard=55)
    assert (play.state.yard, play.state.down, play.state.crossed) == (55, 3, True)
    assert [event["rulings"] for event in told(play, "down used")] == [["RS-8"], ["RS-8"]]


def test_rs_9_a_drive_begun_past_the_50_has_one_set_or_a_fresh_one_with_its_first_gain() -> None:
    turnover = f"{NOTHING} / TO TO TO NG NG S"
    play = after(turnover, TEN, yard=40)
    assert (play.state.yard, play.state.down) == (70, 2)
    play = after(turnover, KEPT_BACK, TEN, TEN, yard=40, readings={"RS-9": "fresh set"})
    assert (play.state.yard, play.state.down) == (80, 2)
    assert told(play, "fresh downs")[0]["rulings"] == ["RS-9"]


def test_rs_11_six_against_six() -> None:
    for position, steps in (
        ({"yard": 40}, []),
        ({"yard": 40, "down": 4}, ["punt"]),
        ({"yard": 40, "down": 4}, ["field goal"]),
    ):
        tied = after(*steps, f"{SIX} / {SIX_NG}", **position)
        assert decision(tied).kind == "chip"
        assert after(*steps, f"{SIX} / {SIX_NG}", "spend", **position).state.score == [0, 7]
        assert after(*steps, f"{SIX} / {SIX_NG}", "keep", **position).state.score == [7, 0]
        automatic = after(*steps, f"{SIX} / {SIX_NG}", **position, readings={"RS-11": "automatic"})
        assert decision(automatic).kind == "chip"
        first = after(*steps, f"{SIX} / {SIX_NG}", **position, readings={"RS-11": "the offence"})
        assert first.state.score == [7, 0]
    assert decision(after(f"{SIX} / {SIX_S}", yard=40)).kind == "chip"
    assert after(f"{SIX} / {SIX_S}", yard=40, readings={"RS-11": "automatic"}).state.score == [7, 0]
    assert after(f"TD TD TD TD TD TD / {SIX_NG}", yard=40, readings={"RS-11": "automatic"}).state.score == [0, 7]
    assert told(after(f"TD TD TD TD TD TD / {SIX_S}", yard=40), "roll tied")[0]["rulings"] == []


def test_rs_14_fg_on_the_own_side_gives_fresh_downs_every_time_or_once() -> None:
    again = after(LIFT, yard=40, down=3, crossed=True)
    assert (again.state.yard, again.state.down) == (50, 1)
    once = after(LIFT, yard=40, down=3, crossed=True, readings={"RS-14": "once"})
    assert (once.state.yard, once.state.down) == (50, 4)
    assert after(LIFT, yard=40, down=3, readings={"RS-14": "once"}).state.down == 1


@pytest.mark.parametrize("readings", READINGS, ids=str)
def test_games_end_under_every_reading(readings: dict[str, str]) -> None:
    for seed in range(10):
        *_, play = moments(begin(readings=readings, dice=CROWDED if seed % 2 else {}), Random(seed))
        assert max(play.state.score) >= 21


def test_a_refused_command_changes_nothing() -> None:
    play = begin(yard=25, down=4)
    before = play.state.copy(), play.pending, list(play.log), list(play.events)
    for command in ({"do": "spend"}, {"do": "TD"}):
        with pytest.raises(IllegalAction, match=r"not open \(coach: Red, open: "):
            play.act(command)
    assert (play.state, play.pending, play.log, play.events) == before
    play.act({"do": "punt"})
    after_declaring = play.state.copy()
    with pytest.raises(IllegalAction, match="dice first"):
        play.act({"do": "go for it"})
    assert play.state == after_declaring
    assert not isinstance(play.pending, Choose)
