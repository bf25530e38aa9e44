"""Positions: every fault is named, all of them at once, and nothing unlawful gets in."""

from copy import deepcopy
from typing import Any

import pytest
from tests.touchline.playing import POSITIONS

from touchline.core.errors import UnlawfulPosition
from touchline.core.rulebook.index import load
from touchline.takkure.position import KEYS, read
from touchline.takkure.position.line_up import PLAYER_KEYS
from touchline.takkure.rules.card import ROSTER
from touchline.takkure.state import show

CARD = {"MOV": [4, 2], "BaC": [8, 11], "STR": 7, "REF": 7, "INT": 7, "PRT": 1, "BOD": 3, "base": 25}
DUEL: dict[str, Any] = {
    "players": [
        {"name": "AGUILA", "at": [12_000, 10_000], "ball": True},
        {"name": "GARRA", "at": [12_000, 21_500]},
    ]
}
TACKLE = {"by": "GARRA", "on": "AGUILA", "at": [1, 1], "place": [1, 1], "target": [1, 1], "contact": None}
FIELD = {"width": 24_000, "length": 36_000, "in_goal": 3_000, "kick_off": 5_000}


def duel(**keys: Any) -> dict[str, Any]:
    """AGUILA against GARRA, with these keys of the position."""
    return {**deepcopy(DUEL), **keys}


def aguila(**keys: Any) -> dict[str, Any]:
    """The same, with these keys of AGUILA."""
    position = deepcopy(DUEL)
    position["players"][0].update(keys)
    return position


def garra(**keys: Any) -> dict[str, Any]:
    """The same, with these keys of GARRA."""
    position = deepcopy(DUEL)
    position["players"][1].update(keys)
    return position


def faults_of(position: Any) -> tuple[str, ...]:
    """Everything that is wrong with a position."""
    with pytest.raises(UnlawfulPosition) as error:
        read(position)
    assert str(error.value) == "unlawful position: " + "; ".join(map(str, error.value.faults))
    return tuple(map(str, error.value.faults))


FAULTS: list[tuple[str, Any, str | None]] = [
    ("no table of values", [1], "a position is a table of values, not [1]"),
    ("unknown key", duel(colour="red"), 'unknown key "colour"; allowed: active, attacker, ball,'),
    ("unknown player key", aguila(colour="red"), 'AGUILA: unknown key "colour"; allowed: BOD, BaC,'),
    ("no players", {"players": []}, "nobody is on the field; list at least one player"),
    ("no name", aguila(name=""), "name is ''; allowed: a name"),
    ("not on a roster", garra(name="PABLO"), "PABLO is not on a roster and lacks team, MOV, BaC, STR, REF"),
    ("twice", duel(players=[*DUEL["players"], DUEL["players"][1]]), "GARRA is on the field twice"),
    ("no place", aguila(at=None), "AGUILA stands nowhere; allowed: [x, y] in whole thousandths"),
    ("a place in fractions", aguila(at=[1.5, 2]), "AGUILA: at is [1.5, 2]; allowed: [x, y] in whole"),
    ("a place of truths", aguila(at=[True, True]), "AGUILA: at is [True, True]"),
    ("a place in words", aguila(at="12, 3"), "AGUILA: at is '12, 3'"),
    ("off the field", aguila(at=[0, 10_000]), "AGUILA stands off the field at 0, 10"),
    ("half over the line", garra(at=[12_000, 35_800]), "GARRA stands off the field at 12, 35.8"),
    ("overlapping", garra(at=[12_300, 10_800]), "AGUILA and GARRA overlap"),
    ("two carriers", garra(ball=True), "AGUILA and GARRA both hold the ball; there is one"),
    ("two balls", duel(ball=[5_000, 5_000]), "the ball is loose and in AGUILA's hands; it is one or the other"),
    ("ball under a base", {**aguila(ball=False), "ball": [12_100, 10_100], "attacker": "Yamato"}, "stands on the ball"),
    ("ball off the field", {**aguila(ball=False), "ball": [0, 0], "attacker": "Yamato"}, "the ball lies off the field"),
    (
        "ball in words",
        {**aguila(ball=False), "ball": "there", "attacker": "Yamato"},
        "ball is 'there'; allowed: [x, y]",
    ),
    ("no ball", aguila(ball=False), "nobody holds the ball; say who holds it, or who attacks"),
    ("unknown attacker", duel(attacker="Nobody"), "attacker is 'Nobody'; playing: Yamato and Teriomorph"),
    ("the other team attacks", duel(attacker="Teriomorph"), "Teriomorph cannot attack while AGUILA of the other team"),
    (
        "nobody attacks",
        {
            "players": [{"name": "GARRA", "at": [12_000, 9_000]}],
            "attacker": "Yamato",
            "teams": ["Yamato", "Teriomorph"],
        },
        "Yamato attacks and has nobody on the field",
    ),
    ("three teams", garra(team="Zebras"), None),
    (
        "a third team",
        duel(players=[*DUEL["players"], {**CARD, "name": "ZED", "team": "Zebras", "at": [3_000, 3_000]}]),
        "two teams play, not 3: Yamato, Teriomorph, Zebras",
    ),
    (
        "five players",
        duel(
            players=[
                *DUEL["players"],
                *({**CARD, "name": f"Y{n}", "team": "Yamato", "at": [3_000 + 2_000 * n, 3_000]} for n in range(4)),
            ]
        ),
        "Yamato fields 5 players; a team is 4 (0.04)",
    ),
    ("another team's card in a hand", duel(hands={"Yamato": ["Stampede"]}), "Yamato: hands has Stampede, which is"),
    ("another team's card in a deck", duel(decks={"Teriomorph": ["Iron Ribs", "Wind Walk"]}), "decks has Wind Walk"),
    (
        "another team's play",
        duel(team_plays={"Yamato": ["Pack Run"]}),
        "Yamato: team_plays has Pack Run, which is Terio",
    ),
    ("another team's card laid", duel(laid=[{"card": "Stampede", "player": "AGUILA"}]), "AGUILA has Stampede laid"),
    (
        "another team's play on the table",
        duel(play={"card": "Pack Run", "players": ["AGUILA"], "shown": False}),
        "AGUILA plays Pack Run, which is Teriomorph's",
    ),
    ("unknown mode", duel(mode="golf"), "mode is 'golf'; allowed: exercise, practice, practice match, match"),
    ("unknown chapter", duel(chapter=9), "chapter is 9; allowed: 0 to 6"),
    ("a chapter in words", duel(chapter="1"), "chapter is '1'; allowed: 0 to 6"),
    ("unknown reading", duel(readings={"R-13": "maybe"}), 'R-13 has no reading "maybe"; allowed: forbidden, unopposed'),
    (
        "a ruling without readings",
        duel(readings={"R-12": "x"}),
        "R-12 has no readings to choose from; those that have: R-",
    ),
    ("unknown ruling", duel(readings={"R-999": "x"}), "R-999 has no readings to choose from"),
    ("too many tokens", duel(tokens=5), "tokens is 5; allowed: 0 to 4 (1.01)"),
    ("tokens below nothing", duel(tokens=-1), "tokens is -1; allowed: 0 to 4 (1.01)"),
    ("tokens in words", duel(tokens="4"), "tokens is '4'; allowed: 0 to 4 (1.01)"),
    ("unknown skill", aguila(skills=["Flying"]), "AGUILA: unknown skill 'Flying'; allowed: Side Step, Charge,"),
    ("MOV of one number", aguila(MOV=4), "AGUILA: MOV is 4; allowed: two whole numbers from 0 to 99, as [4, 2]"),
    ("BaC in words", aguila(BaC=["a", "b"]), "AGUILA: BaC is ['a', 'b']; allowed: two whole numbers"),
    ("STR below nothing", aguila(STR=-1), "AGUILA: STR is -1; allowed: a whole number"),
    ("REF in fractions", aguila(REF=7.5), "AGUILA: REF is 7.5; allowed: a whole number"),
    ("a base of nothing", aguila(base=0), "AGUILA: base is 0; allowed: 1 to 100 millimetres"),
    ("a base like a plate", aguila(base=300), "AGUILA: base is 300; allowed: 1 to 100 millimetres"),
    ("ground below nothing", aguila(ground=-1), "AGUILA: ground is -1; allowed: 0 or more"),
    ("wounds in fractions", aguila(wounds=0.5), "AGUILA: wounds is 0.5; allowed: 0 or more"),
    (
        "a field without lines",
        duel(field={"width": 24_000}),
        "allowed: width, length, in_goal, kick_off in whole thousandths",
    ),
    (
        "a field too short",
        duel(field={**FIELD, "length": 9_000}),
        "the field (24000 by 9000) is too small for its lines",
    ),
    ("a stranger is active", duel(active="PABLO"), "active is 'PABLO'; on the teams: AGUILA, GARRA"),
    ("a mark without an end", duel(mark={"from": [1, 2], "turn": None}), "allowed: a table of from, turn, to"),
    ("a run of words", duel(run=["there"]), "run[0] is 'there'; allowed: [x, y]"),
    ("a tackle on nobody", duel(tackles=[{**TACKLE, "on": "PABLO"}]), "tackles[0].on is 'PABLO'; on the teams: "),
    (
        "a tackle of one key",
        duel(tackles=[{"by": "PABLO"}]),
        "tackles[0] is {'by': 'PABLO'}; allowed: a table of by, on",
    ),
    ("cards of strangers", duel(hands={"Zebras": []}), "hands names 'Zebras'; playing: Yamato and Teriomorph"),
    ("a card that there is not", duel(hands={"Yamato": ["Nap"]}), "hands.Yamato[0] is 'Nap'; allowed: "),
    ("a hand of one card", duel(hands=["Nap"]), "hands is ['Nap']; allowed: a table of Yamato and Teriomorph"),
    ("three scores", duel(score=[1, 2, 3]), "score is [1, 2, 3]; allowed: a list of 2"),
]


@pytest.mark.parametrize(("position", "fault"), [f[1:] for f in FAULTS if f[2]], ids=[f[0] for f in FAULTS if f[2]])
def test_an_unlawful_position_is_refused_with_its_fault_in_words(position: Any, fault: str) -> None:
    assert any(fault in found for found in faults_of(position)), faults_of(position)


def test_all_faults_of_a_line_up_come_at_once() -> None:
    position = {
        "colour": "red",
        "mode": "golf",
        "chapter": 9,
        "readings": {"R-13": "maybe", "R-999": "x"},
        "players": [
            {"name": "AGUILA", "at": [0, 0], "ball": True, "height": 2},
            {"name": "GARRA", "at": "there", "ball": True},
            {"name": "SUZU", "at": [5_000, 5_000], "skills": ["Flying"]},
            {"name": "KURO", "at": [9_000, 5_000], "MOV": 4},
            {"name": "PABLO", "at": [9_000, 9_000]},
            *({**CARD, "name": f"Y{n}", "team": "Yamato", "at": [3_000 + 2_000 * n, 3_000]} for n in range(4)),
        ],
    }
    found = " | ".join(faults_of(position))
    for fault in (
        'unknown key "colour"', "mode is 'golf'", "chapter is 9", 'R-13 has no reading "maybe"', "R-999 has no",
        "AGUILA stands off the field", 'AGUILA: unknown key "height"', "GARRA: at is 'there'", "unknown skill",
        "MOV is 4", "PABLO is not on a roster", "Yamato fields 5 players",
    ):  # fmt: skip
        assert fault in found


def test_all_faults_of_what_lies_on_the_table_come_at_once() -> None:
    position = garra(at=[12_300, 10_800], ball=True, ground=-1)
    position |= {"ball": [12_100, 10_100], "tokens": 9, "attacker": "Nobody", "active": "PABLO"}
    found = " | ".join(faults_of(position))
    for fault in (
        "AGUILA and GARRA overlap", "both hold the ball", "the ball is loose and in AGUILA's", "stands on the ball",
        "GARRA: ground is -1", "tokens is 9", "attacker is 'Nobody'", "active is 'PABLO'",
    ):  # fmt: skip
        assert fault in found


def test_a_refused_position_is_left_as_it_was() -> None:
    position = {**garra(ball=True, ground=-1), "tokens": 9}
    before = deepcopy(position)
    faults_of(position)
    assert position == before


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_a_lawful_position_is_read_without_being_changed(name: str) -> None:
    before = deepcopy(POSITIONS[name])
    state, _ = read(POSITIONS[name])
    assert POSITIONS[name] == before
    assert {tuple(p["at"]) for p in before["players"]} == set(state.at)


def test_what_a_state_shows_has_no_key_that_a_position_may_not_have() -> None:
    shown = show(read(DUEL)[0])
    assert set(shown) <= KEYS
    assert all(set(player) <= PLAYER_KEYS for player in shown["players"])


def test_every_card_of_the_rosters_can_be_written_out_and_is_the_same_card() -> None:
    for name, card in ROSTER.items():
        state, _ = read({"players": [{"name": name, "at": [9_000, 9_000], "ball": True}]})
        assert state.line_up.cards == (card,)
        again, _ = read(show(state))
        assert again == state


def test_a_single_player_has_the_other_team_for_an_opponent() -> None:
    state, _ = read({"players": [{"name": "GARRA", "at": [9_000, 9_000], "ball": True}]})
    assert state.line_up.teams == ("Teriomorph", "Yamato")


def test_the_default_readings_are_the_one_default_of_each_ruling_that_has_readings() -> None:
    index = load("touchline.takkure")
    wanted = {r.id: [x.id for x in r.readings if x.default] for r in index.rulings.values() if r.readings}
    assert {number: [reading] for number, reading in index.defaults().items()} == wanted


MISSHAPEN = {
    "players are a text": duel(players="AGUILA"),
    "players are a number": duel(players=3),
    "players are a table": duel(players={"AGUILA": 1}),
    "a player is nothing": duel(players=[None]),
    "a player is a text": duel(players=["AGUILA"]),
    "a name is a list": aguila(name=["AGUILA"]),
    "readings are a list": duel(readings=["R-13"]),
    "teams are a number": duel(teams=3),
    "teams are lists": duel(teams=[["Yamato"], "Teriomorph"]),
    "a mode is a list": duel(mode=["exercise"]),
    "a width is a text": duel(field={**FIELD, "width": "24"}),
    "a length is a text": duel(field={**FIELD, "length": "36"}),
    "skills are a number": aguila(skills=3),
    "a skill is a list": aguila(skills=[["Charge"]]),
    "a team is a list": aguila(team=["Yamato"]),
}


@pytest.mark.parametrize("position", MISSHAPEN.values(), ids=MISSHAPEN)
def test_a_position_of_a_wrong_shape_is_refused_in_words(position: dict[str, Any]) -> None:
    assert faults_of(position)


SILENT = {
    "another game": duel(game="chess"),
    "a step that there is not": duel(step=9),
    "a step in words": duel(step="first"),
    "a start in words": duel(start="there"),
    "over in words": duel(over="no"),
    "forward only in words": duel(forward_only="no"),
    "holding the ball in words": aguila(ball="no"),
    "a marker nobody knows": aguila(marker="flag"),
    "a radius that is not the base's": aguila(radius=900),
    "a team that is a number": aguila(team=3),
    "an in-goal zone below nothing": duel(field={**FIELD, "in_goal": -5}),
    "a field with a key too many": duel(field={**FIELD, "colour": "green"}),
    "contact in words": duel(tackles=[{**TACKLE, "contact": "maybe"}]),
    "a measured distance in words": duel(
        measured=[{"from": "GARRA", "to": "AGUILA", "distance": "far", "rule": "0.03"}]
    ),
}


@pytest.mark.parametrize("position", SILENT.values(), ids=SILENT)
def test_a_value_that_means_nothing_is_refused_in_words(position: dict[str, Any]) -> None:
    assert faults_of(position)
