"""The table in this process: plain data in, plain data out, and dice by name."""

import json
from random import Random
from typing import Any

import pytest
from tests.touchline.playing import POSITIONS, begin, moments

from touchline.core.errors import DiceError, IllegalAction
from touchline.core.play.wire import Command, FallenDie
from touchline.takkure.table import Table

NEAR = {
    "players": [
        {"name": "HAYATE", "at": [12_000, 12_000], "ball": True},
        {"name": "GARRA", "at": [12_000, 15_000]},
    ]
}
WAY: list[Command] = [
    {"do": "activate", "player": "HAYATE"},
    {"do": "mark", "player": "HAYATE", "to": [12_000, 18_000]},
    {"do": "tackle", "player": "GARRA", "target": "HAYATE"},
    {"do": "run", "player": "HAYATE"},
    {"do": "dodge", "player": "HAYATE"},
]


def dice(**faces: int | list[int]) -> list[FallenDie]:
    """Dice as a scenario hands them over."""
    listed = {player: one if isinstance(one, list) else [one] for player, one in faces.items()}
    return [{"player": player, "face": face} for player, one in listed.items() for face in one]


@pytest.fixture
def table() -> Table:
    """A table at which HAYATE, who has two dice, dodges GARRA."""
    made = Table()
    made.set_up(NEAR)
    for command in WAY:
        made.act(command)
    return made


def shown(table: Table) -> str:
    """All that a table shows."""
    return json.dumps([table.state(), table.events(), table.pending()])


@pytest.mark.parametrize("order", [(2, 9, 5), (9, 2, 5)])
def test_dice_come_in_any_order_of_players_but_two_of_one_player_keep_theirs(
    table: Table, order: tuple[int, int, int]
) -> None:
    first, second, his = order
    table.roll([*dice(GARRA=his), *dice(HAYATE=[first, second])])
    rolled = next(e for e in reversed(table.events()) if e["event"] == "rolled")
    assert [(d["player"], d["face"]) for d in rolled["dice"]] == [("HAYATE", first), ("HAYATE", second), ("GARRA", his)]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (
            dice(HAYATE=[5, 5]),
            "3 dice are due for dodge, from HAYATE .2 dice., GARRA; one from GARRA is missing; dice came from HAYATE",
        ),
        (dice(HAYATE=5, GARRA=5), "one from HAYATE is missing; dice came from HAYATE, GARRA"),
        (dice(HAYATE=[5, 5], GARRA=[5, 5]), "left over: 5 for GARRA; asked for: HAYATE .2 dice., GARRA"),
        (dice(HAYATE=[5, 5], GARRA=5, LINCE=5), "left over: 5 for LINCE"),
        (dice(HAYATE=[5, 5], LINCE=5), "one from GARRA is missing; dice came from HAYATE .2 dice., LINCE"),
        (dice(HAYATE=[5, 13], GARRA=5), "13 is not a face of HAYATE's D12"),
        (
            [],
            "3 dice are due for dodge, from HAYATE .2 dice., GARRA; one from HAYATE is missing; dice came from nobody",
        ),
    ],
    ids=[
        "one player missing",
        "one die missing",
        "one left over",
        "a stranger's",
        "the wrong player's",
        "a D13",
        "none",
    ],
)
def test_dice_that_are_not_the_ones_asked_for_are_refused_and_change_nothing(
    table: Table, given: list[FallenDie], reason: str
) -> None:
    before = shown(table)
    with pytest.raises(DiceError, match=reason) as error:
        table.roll(given)
    assert error.value.rule == "1.15"
    assert shown(table) == before


def test_dice_left_over_at_a_decision_are_refused(table: Table) -> None:
    table.roll(dice(HAYATE=[5, 5], GARRA=12))
    before = shown(table)
    with pytest.raises(DiceError, match="left over"):
        table.roll(dice(HAYATE=5))
    assert shown(table) == before


def test_a_refused_command_changes_nothing_that_a_table_shows() -> None:
    table = Table()
    table.set_up(NEAR)
    before = shown(table)
    with pytest.raises(IllegalAction) as error:
        table.act({"do": "activate", "player": "GARRA"})
    assert error.value.rule == "1.01"
    assert shown(table) == before


@pytest.mark.parametrize("call", ["state", "events", "pending"])
def test_a_table_with_nothing_on_it_says_so(call: str) -> None:
    with pytest.raises(DiceError, match="nothing is set up yet"):
        getattr(Table(), call)()


def test_setting_up_again_forgets_everything(table: Table) -> None:
    fresh = Table()
    fresh.set_up(NEAR)
    table.set_up(NEAR)
    assert shown(table) == shown(fresh)


def test_a_refused_position_leaves_what_is_on_the_table(table: Table) -> None:
    before = shown(table)
    with pytest.raises(Exception, match="nobody is on the field"):
        table.set_up({"players": []})
    assert shown(table) == before


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_what_a_table_tells_is_plain_data_and_only_ever_grows(name: str) -> None:
    log = list(moments(begin(POSITIONS[name]), Random(11)))[-1].log
    table = Table()
    table.set_up(POSITIONS[name])
    told = table.events()
    for entry in log:
        if "act" in entry:
            table.act(entry["act"])
        else:
            pending = table.pending()
            assert pending is not None
            due = pending["dice"]
            table.roll([{"player": d["player"], "face": f} for d, f in zip(due, entry["roll"], strict=True)])
        assert table.events()[: len(told)] == told
        told = table.events()
        assert json.loads(shown(table)) == [table.state(), told, table.pending()]


@pytest.mark.parametrize("die", [{"player": "HAYATE"}, {"face": 5}], ids=["no face", "no player"])
def test_a_die_without_face_or_player_is_refused_by_name(table: Table, die: Any) -> None:
    with pytest.raises(DiceError):
        table.roll([die, die, *dice(GARRA=5)])
