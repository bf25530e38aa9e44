"""Positions: every fault is named, all of them at once, each with its place; what is refused changes nothing."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.dreadball.games import CLOSE, advance, begin
from tests.touchline.dreadball.invariants import check
from tests.touchline.dreadball.test_state_machine import anything
from tests.touchline.exploring import examples

from touchline.core.errors import BadCommand, DiceError, IllegalAction, UnlawfulPosition
from touchline.core.play.drivers import Play
from touchline.core.play.requests import Choose
from touchline.dreadball.commands import COMMANDS
from touchline.dreadball.position import KEYS, read
from touchline.dreadball.position.line_up import PLAYER_KEYS, known
from touchline.dreadball.state import show

VEGA: dict[str, Any] = {"name": "VEGA", "at": [0, 0]}
GRUM: dict[str, Any] = {"name": "GRUM", "at": [3, 0]}
ZED = {"name": "ZED", "team": "Comets", "role": "Jack", "move": 5, "strength": 4, "speed": 4, "skill": 4, "armour": 4}
ACTION = {"do": "run", "left": 3, "evades": 0, "dashes": 0, "steps": 2, "turned": False}
RUN = {"player": "VEGA", "actions": ["run"], "rule": "D-18"}


def pair(**keys: Any) -> dict[str, Any]:
    """VEGA against GRUM, with these keys of the position."""
    return {"players": [VEGA, GRUM], **keys}


def vega(**keys: Any) -> dict[str, Any]:
    """The same, with these keys of VEGA."""
    return {"players": [{**VEGA, **keys}, GRUM]}


def grum(**keys: Any) -> dict[str, Any]:
    """The same, with these keys of GRUM."""
    return {"players": [VEGA, {**GRUM, **keys}]}


def zed(**keys: Any) -> dict[str, Any]:
    """Somebody of no roster."""
    return {"players": [{**ZED, **keys}]}


def faults_of(position: Any) -> tuple[str, ...]:
    """Everything that is wrong with a position."""
    with pytest.raises(UnlawfulPosition) as error:
        read(position)
    return tuple(map(str, error.value.faults))


COMETS = ["VEGA", "LYRA", "RIGEL", "MIRA", "ATLAS", "CASTOR", "DENEB"]
FAULTS = [
    ("no table", [1], "a position is a table of values, not [1]"),
    ("unknown key", pair(colour=1), 'unknown key "colour"; allowed: action, ball, carrier,'),
    ("one team", pair(teams=["Comets"]), "teams is ['Comets']; allowed: the names of two different teams"),
    ("nobody", pair(players=[]), "players is []; allowed: a list of players"),
    ("no name", pair(players=[{"at": [0, 0]}]), "player 1 is {'at': [0, 0]}; allowed: a table with a name"),
    ("twice", pair(players=[VEGA, VEGA]), 'player 2: "VEGA" stands in the list twice'),
    ("unknown player key", vega(agility=3), 'VEGA: unknown key "agility"; allowed: armour, at, ball'),
    ("another team", vega(team="Nobody"), "VEGA: team is 'Nobody'; playing: Comets and Wreckers"),
    ("on no roster", pair(players=[{"name": "ZED"}]), "ZED is on no roster and has no team"),
    ("no stats", pair(players=[{"name": "ZED", "team": "Comets"}]), "ZED has no profile and lacks role, move"),
    ("unknown profile", vega(profile="Ogre"), "VEGA: profile is 'Ogre'; allowed: "),
    ("unknown role", zed(role="Keeper"), "ZED: role is 'Keeper'; allowed: Striker, Jack, Guard"),
    ("unknown stat", zed(agility=3), 'ZED: unknown key "agility"'),
    ("a stat of 1", zed(speed=1), "ZED: speed is 1; allowed: 2 to 6"),
    ("a stat of 7", zed(armour=7), "ZED: armour is 7; allowed: 2 to 6"),
    ("a stat in words", zed(skill="4+"), "ZED: skill is '4+'; allowed: 2 to 6"),
    ("no move", zed(move=0), "ZED: move is 0; allowed: 1 to "),
    ("off the pitch", vega(at=[99, 0]), "VEGA: at is [99, 0]; allowed: a hex of the pitch"),
    ("half a hex", vega(at=[0.5, 0]), "VEGA: at is [0.5, 0]; allowed: a hex of the pitch"),
    ("a hex in words", vega(at="F13"), "VEGA: at is 'F13'; allowed: a hex of the pitch"),
    ("two in a hex", grum(at=[0, 0]), "GRUM is in F13, where VEGA is; a hex holds one player"),
    ("label and place", vega(hex="F14"), "VEGA: hex is 'F14'; from the rest of the position follows 'F13'"),
    ("seventh facing", vega(facing=6), "VEGA: facing is 6; allowed: 0 to 5"),
    ("facing in words", vega(facing="east"), "VEGA: facing is 'east'; allowed: 0 to 5"),
    ("facing is no truth", vega(facing=True), "VEGA: facing is True; allowed: 0 to 5"),
    ("down in numbers", vega(down=1), "VEGA: down is 1; allowed: true or false"),
    ("lies nowhere", vega(at=None, down=True), "VEGA lies on the ground and is not on the pitch"),
    ("out and there", vega(out=1), "VEGA is out of play and on the pitch"),
    ("a third token", vega(used=3), "VEGA: used is 3; allowed: 0 to 2"),
    ("tokens of the others", grum(used=1), "GRUM has used 1 tokens in a rush of Comets"),
    ("six tokens", {**vega(used=2), "tokens": 4}, "tokens are 4 and 2 are used; a rush has 5"),
    ("a card of the house", vega(house=3), "VEGA: house is 3; from his card follows"),
    ("seven", pair(players=[{"name": n, "at": [i - 6, 0]} for i, n in enumerate(COMETS)]), "Comets have 7 players on"),
    ("two carriers", pair(players=[{**VEGA, "ball": True}, {"name": "NIB", "at": [2, 0], "ball": True}]),
     "VEGA and NIB hold the ball; there is one"),
    ("two balls", {**vega(ball=True), "ball": [1, 0]}, "the ball lies in F14 and VEGA holds it"),
    ("ball off the pitch", pair(ball=[99, 0]), "ball is [99, 0]; allowed: a hex of the pitch"),
    ("ball under somebody", pair(ball=[0, 0]), "the ball lies in F13, where VEGA is"),
    ("held from the ground", vega(ball=True, down=True), "VEGA holds the ball and is down"),
    ("held on the bench", vega(ball=True, at=None), "VEGA holds the ball and is not on the pitch"),
    ("a role that may not", grum(ball=True), "GRUM holds the ball and is a Guard, who never does (RD-1)"),
    ("launched twice", {**vega(ball=True), "phase": "launch"}, "still to be launched in phase launch, and VEGA holds"),
    ("a ball before the game", pair(phase="set-up", ball=[1, 0]), "in phase set-up, and it lies in F14"),
    ("a rush before the game", pair(phase="set-up", rush=3), "rush is 3 and the teams still line up"),
    ("over", pair(phase="over"), "phase is 'over'; allowed: set-up, begin, launch, actions"),
    ("rush below zero", pair(rush=-1), "rush is -1; allowed: 0 to"),
    ("fifteenth rush", pair(rush=15), "rush is 15; after 14 a game goes on in sudden death alone"),
    ("nobody's rush", pair(rushing="Zebras"), "rushing is 'Zebras'; playing: Comets and Wreckers"),
    ("tokens below zero", pair(tokens=-1), "tokens is -1; allowed: 0 to 5"),
    ("score off the track", pair(score={"Comets": 7}), "score.Comets is 7; allowed: 0 to 6 (RD"),
    ("score below zero", pair(score={"Comets": -1}), "score.Comets is -1; allowed: 0 to 6"),
    ("both lead", pair(score={"Comets": 1, "Wreckers": 1}), "score has both teams in the lead; it is one"),
    ("score of nobody", pair(score={"Zebras": 1}), "score names 'Zebras'; playing: Comets and Wreckers"),
    ("score is no table", pair(score=3), "score is 3; allowed: a table of Comets and Wreckers"),
    ("sudden death is over", pair(sudden_death=True, score={"Comets": 1}), "somebody leads in sudden death"),
    ("sudden in words", pair(sudden_death="yes"), "sudden_death is 'yes'; allowed: true or false"),
    ("free for nobody", pair(free=[{**RUN, "player": "PABLO"}]), "free[0].player is 'PABLO'; on the teams: VEGA"),
    ("free to fly", pair(free=[{**RUN, "actions": ["fly"]}]), "free[0].actions[0] is 'fly'; allowed: run, sprint"),
    ("free for nothing", pair(free=[{**RUN, "actions": []}]), "free[0].actions is []; by D-18 allowed: run, "),
    ("free in lists", pair(free=[{**RUN, "actions": [["run"]]}]), "free[0].actions[0] is ['run']; allowed: run"),
    ("free by no rule", pair(free=[{**RUN, "rule": ["D-18"]}]), "free[0].rule is ['D-18']; allowed: a text"),
    ("free by another rule", pair(free=[{**RUN, "actions": ["slam"]}]), "actions is ['slam']; by D-18 allowed: run, "),
    ("free too soon", pair(free=[RUN], phase="begin"), "a free action waits in phase begin"),
    ("a way off the pitch", pair(ways=[{"player": "VEGA", "way": [[99, 0]]}]), "ways[0].way[0] is [99, 0]; allowed"),
    ("free by a rule that gives none", pair(free=[{**RUN, "rule": "D-99"}]), "free[0].rule is 'D-99'; allowed: D-11, "),
    ("a way of no hex", pair(ways=[{"player": "VEGA", "way": []}]), "ways[0].way is []; allowed: a list of hexes"),
    ("in an action", pair(action={**ACTION, "player": "VEGA"}), "VEGA is at an action, run; a position begins between"),
    ("an action without steps", pair(action={"do": "run"}), "action is {'do': 'run'}; allowed: a table of do, player,"),
    ("a label and no place", vega(at=None, hex="F13"), "VEGA: hex is 'F13'; from the rest of the position follows "),
    ("unknown reading", pair(readings={"RD-4": "maybe"}), 'RD-4 has no reading "maybe"; allowed:'),
    ("unknown ruling", pair(readings={"RD-99": "x"}), "RD-99"),
    ("another game", pair(game="takkure"), "game is 'takkure'; from the rest of the position follows 'dreadball'"),
    ("a carrier who is none", pair(carrier="VEGA"), "carrier is 'VEGA'; from the rest of the position follows None"),
    ("a winner", pair(winner="Comets"), "winner is 'Comets'; nobody has won before the game is over"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "said"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS])
def test_what_is_unlawful_is_named_with_its_place_and_what_is_allowed(position: Any, said: str) -> None:
    faults = faults_of(position)
    assert len(faults) == 1, faults
    assert said in faults[0]


def test_all_faults_are_named_at_once() -> None:
    position = {
        "players": [
            {**VEGA, "facing": 9, "ball": True, "used": -1}, {**GRUM, "at": [0, 0], "agility": 1},
            {**ZED, "role": "Keeper"}, {"name": "NIB", "at": [40, 0], "ball": 1},
        ],
        "ball": [1, 0], "tokens": -2, "score": {"Comets": 8}, "colour": "red", "phase": "tea",
        "readings": {"RD-4": "x"},
    }  # fmt: skip
    told = "\n".join(faults_of(position))
    for place in (
        "VEGA: facing", "VEGA: used", "GRUM is in F13", 'GRUM: unknown key "agility"', "ZED: role", "NIB: at is",
        "NIB: ball", "the ball lies in F14 and VEGA", "tokens is -2", "score.Comets is 8", '"colour"',
        "phase is 'tea'", "RD-4",
    ):  # fmt: skip
        assert place in told


SHOWN = show(begin(players=CLOSE).state)


@examples(200)
@given(st.data())
def test_no_value_of_a_position_ends_in_anything_but_a_play_or_a_list_of_faults(data: st.DataObject) -> None:
    position = {**SHOWN, "players": [dict(row) for row in SHOWN["players"]]}
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.sampled_from([position, *position["players"]]))
        keys = sorted(KEYS - {"players"} if place is position else PLAYER_KEYS)
        place[data.draw(st.sampled_from(keys))] = data.draw(anything)
    try:
        check(Play(*read(position)))
    except UnlawfulPosition as error:
        faults = error.faults
    else:
        return
    assert all(fault.text for fault in faults)
    assert max(len(str(fault)) for fault in faults) < 1_000


@examples(40)
@given(st.integers(0, 2**32 - 1))
def test_whatever_is_refused_changes_nothing(seed: int) -> None:
    chance, refused = Random(seed), 0
    play = begin(players=CLOSE) if seed % 2 else begin()
    for _ in range(60):
        if play.pending is None:
            break
        before = play.state.copy(), list(play.log), list(play.events), play.pending
        for _ in range(5):
            form = chance.choice(COMMANDS.forms)
            command = {"do": form.verb, **{key: _value(key, chance) for key in form.keys if chance.random() < 0.8}}
            twin = play.fork()
            try:
                twin.act(command)
            except (BadCommand, IllegalAction):
                with pytest.raises((BadCommand, IllegalAction)):
                    play.act(command)
                refused += 1
            assert (play.state, play.log, play.events, play.pending) == before
        if not isinstance(play.pending, Choose):
            with pytest.raises(DiceError):
                play.roll([7])
            assert (play.state, play.log, play.events, play.pending) == before
        advance(play, chance)
    assert refused > 20


def _value(key: str, chance: Random) -> Any:
    """Something for a key of a command, right as often as not."""
    if key in ("player", "target"):
        return chance.choice(sorted(known()))
    if key == "to":
        return [chance.randint(-14, 14), chance.randint(-7, 7)]
    if key == "path":
        return [[chance.randint(-4, 4), chance.randint(-4, 4)] for _ in range(chance.randint(0, 3))]
    return chance.randint(-1, 6) if key == "facing" else "stop"
