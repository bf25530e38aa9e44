"""Refusals name the rule that forbids a command, not the one of what happens to be due."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.touchline.dreadball.games import advance, begin
from tests.touchline.invariants import check_refusal
from tests.touchline.slips import whole

from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.commands import Form
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.requests import Choose, Command
from touchline.core.play.schema import wire_of
from touchline.core.rulebook.index import load
from touchline.dreadball.commands import COMMANDS
from touchline.dreadball.out_of_turn import MOMENTS
from touchline.dreadball.pitch import PITCH
from touchline.dreadball.refusals import refuse
from touchline.dreadball.rules.forbidden import AIMED
from touchline.dreadball.rules.free import ON_HIS_FEET, WITH_THE_BALL
from touchline.dreadball.rules.stats import may
from touchline.dreadball.state import ACTIONS as PLAYED
from touchline.dreadball.state import State
from touchline.dreadball.verbs import ACTIONS, ENTER, STAND_UP

STEPS = 900
SHARE = 0.06
"""At so many of the requests every command is tried."""
BY_HIMSELF = (*ACTIONS, STAND_UP)
MELEE: dict[str, Any] = {
    "players": [
        {"name": name, "at": [q, r], "facing": facing}
        for name, q, r, facing in (
            ("VEGA", 0, 0, 0), ("RIGEL", 0, 1, 0), ("ORION", 1, -1, 1), ("LYRA", -2, 1, 0), ("MIRA", -1, -2, 0),
            ("GRUM", 1, 0, 3), ("NIB", 1, 1, 3), ("SNIK", 2, -1, 2), ("THOKK", 0, 2, 5), ("FIZZ", 3, -2, 3),
        )
    ] + [{"name": "CASTOR", "out": 2}, {"name": "DENEB"}, {"name": "MUGG"}, {"name": "SKEG", "out": -1}],
    "ball": [0, -2],
}  # fmt: skip
"""Nearly everybody has somebody beside him."""
SUDDEN: dict[str, Any] = {**MELEE, "rush": 15, "sudden_death": True}


def moments() -> Iterator[Play[State]]:
    """Random games, and melees, in sudden death too."""
    chance = Random(27)
    for position in ({}, MELEE, SUDDEN, MELEE):
        play = begin(**position)
        for _ in range(STEPS):
            if play.pending is None:
                break
            if chance.random() < SHARE:
                yield play
            advance(play, chance)


def tried(form: Form, s: State, chance: Random) -> Iterator[Command]:
    """A command of this form for everybody, at anybody and anywhere."""
    names = s.set_up.names
    for name in names if "player" in form.keys else [None]:
        command = {**whole(form, s), **({"player": name} if name else {})}
        if "target" in form.keys:
            command["target"] = chance.choice(names)
        yield {**command, "to": list(chance.choice(PITCH.hexes))} if "to" in form.keys else command


def refusals() -> Iterator[tuple[Play[State], Command, IllegalAction]]:
    """Every refused command at all of these moments."""
    chance = Random(5)
    for play in moments():
        fork = play.fork()
        for form in COMMANDS.forms:
            for command in tried(form, play.state, chance):
                try:
                    fork.act(command)
                except IllegalAction as refusal:  # which changes nothing
                    yield play, command, refusal
                except BadCommand:
                    continue
                else:
                    fork = play.fork()


def ban(s: State, i: int, do: str) -> str:
    """The rule that forbids an action to a player whatever is due; nothing where none does."""
    if s.cards[i].side != s.side or s.at[i] is None or do == ENTER:
        return "D-04" if do == ENTER and s.sudden and s.at[i] is None and s.cards[i].side == s.side else "D-01"
    if s.used[i] == 2:
        return "D-20"
    if s.down[i] or do == STAND_UP:
        return "D-19" if s.down[i] != (do == STAND_UP) else ""
    if not may(s.cards[i].role, do):
        return "D-05"
    return AIMED.get(do, "") if (do in ("pass", "strike")) != (s.carrier == i) and do != "slam" else ""


def wrong_rule(play: Play[State], command: Command, by: str) -> str:
    """What is wrong with the rule that a refusal names; nothing where nothing is."""
    s, do, due = play.state, command["do"], play.pending
    kind = None if isinstance(due, THROWS) or due is None else due.kind
    if do in MOMENTS and COMMANDS.form(kind or "", do) is None:
        closed = {"D-05", "D-14"} if do == "slamback" else set()
        return "" if by in {MOMENTS[do].rule, *closed} else f"its moment is rule {MOMENTS[do].rule}"
    if s.phase != PLAYED or do not in (*BY_HIMSELF, ENTER):
        return ""
    i = s.set_up.names.index(command["player"])
    if kind == "free action" and isinstance(due, Choose) and s.name(i) == due.player:
        if do in (ON_HIS_FEET if due.rule == "D-19" else WITH_THE_BALL) or do in (ENTER, STAND_UP):
            return ""  # open, or closed for a reason of its own
        return "" if by == due.rule else f"his free action is rule {due.rule}"
    wanted = ban(s, i, do)
    return "" if not wanted or by == wanted else f"rule {wanted} forbids it whatever is due"


def test_no_refusal_of_random_commands_names_a_rule_that_has_nothing_to_do_with_it() -> None:
    index, wire = load("touchline.dreadball"), wire_of("touchline.dreadball")
    seen: set[str] = set()
    codes: set[tuple[str, str]] = set()
    found: dict[tuple[str, str, str], Command] = {}
    for play, command, refusal in refusals():
        seen.add(refusal.rule)
        assert refusal.rule in index.rules, (command, refusal)
        if (refusal.rule, refusal.code) not in codes:
            check_refusal(refusal.refusal, wire, refuse)
            codes.add((refusal.rule, refusal.code))
        if wrong := wrong_rule(play, command, refusal.rule):
            found.setdefault((wrong, command["do"], refusal.rule), command)
    assert found == {}
    assert {"D-01", "D-04", "D-05", "D-06", "D-12", "D-13", "D-15", "D-17", "D-19", "D-20"} <= seen


@pytest.mark.parametrize("do", MOMENTS)
def test_a_verb_of_another_moment_is_refused_by_the_rule_that_has_it(do: str) -> None:
    play = begin(**MELEE)
    play.act({"do": "run", "player": "LYRA", "path": [[-3, 1]]})
    form = next(form for form in COMMANDS.forms if form.verb == do)
    command = {**whole(form, play.state), **({"player": "GRUM"} if "player" in form.keys else {})}
    with pytest.raises(IllegalAction) as refusal:
        play.act(command)
    assert refusal.value.rule == MOMENTS[do].rule
