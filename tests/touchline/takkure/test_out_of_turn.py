"""Refusals name the rule that forbids a command, not the one of what happens to be due."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.touchline.invariants import check_refusal
from tests.touchline.playing import POSITIONS
from tests.touchline.slips import whole
from tests.touchline.takkure.test_matches import STARTS, step
from tests.touchline.takkure.test_state_machine import IN_HAND

from touchline.core.errors import BadCommand, IllegalAction
from touchline.core.play.commands import Form
from touchline.core.play.drivers import THROWS, Play
from touchline.core.play.requests import Command
from touchline.core.play.schema import wire_of
from touchline.core.rulebook.index import load
from touchline.takkure.commands import COMMANDS
from touchline.takkure.out_of_turn import MOMENTS
from touchline.takkure.position import read
from touchline.takkure.refusals import refuse
from touchline.takkure.rules.defence import ACTIONS
from touchline.takkure.rules.second_action import SECOND_ACTIONS
from touchline.takkure.state import PLAY, State

STEPS = 200
SHARE = 0.06
"""At so many of the requests every command is tried."""
DICE = {"1.13", "1.14", "1.15", "1.16", "1.17", "3.07", "3.08", "2.02", "2.03", "5.04"}
"""Rules of dice and of their order; none of them forbids an action."""
NOTHING_TO_DO_WITH_IT = {"1.02", "1.08", "1.11", *DICE}
"""What is due in steps 3, 5 and 6."""


def moments() -> Iterator[Play[State]]:
    """Random matches and exercises, with tired players and with cards."""
    chance = Random(26)
    for number, start in enumerate((*POSITIONS.values(), *STARTS.values()) * 3):
        position: dict[str, Any] = {**start}
        if number % 3 == 1 and not start.get("cards"):
            position.update(IN_HAND)
        if number % 3 == 2 and "players" in start:
            position["players"] = [{"fatigue": 2, **player} for player in start["players"]]
        play = Play(*read(position))
        for _ in range(STEPS):
            if play.pending is None:
                break
            if chance.random() < SHARE:
                yield play
            step(play, chance)


def tried(form: Form, s: State) -> Iterator[Command]:
    """A command of this form for everybody."""
    command = whole(form, s)
    for name in s.line_up.names if "player" in form.keys else [None]:
        yield {**command, **({"player": name} if name else {}), **({"how": "air"} if "how" in form.keys else {})}


def refusals() -> Iterator[tuple[Play[State], Command, IllegalAction]]:
    """Every refused command at all of these moments."""
    forms = [form for form in COMMANDS.forms if "practice" not in form.decisions]
    for play in moments():
        fork = play.fork()
        for form in forms:
            for command in tried(form, play.state):
                try:
                    fork.act(command)
                except IllegalAction as refusal:  # which changes nothing
                    yield play, command, refusal
                except BadCommand:
                    continue
                else:
                    fork = play.fork()


def wrong_rules(play: Play[State], command: Command, by: str) -> Iterator[str]:
    """What is wrong with the rule that a refusal names."""
    s, do, due = play.state, command["do"], play.pending
    who = s.line_up.who.get(command.get("player", ""))
    if isinstance(due, THROWS):
        if by in DICE - {"1.13"}:
            yield "dice forbid no action"
    elif due is not None and do in MOMENTS and COMMANDS.form(due.kind, do) is None and by != MOMENTS[do].rule:
        yield f"its moment is rule {MOMENTS[do].rule}"
    if who is None or do in MOMENTS:
        return
    defends = s.step > 2 and s.line_up.team[who] != s.line_up.team[s.active]
    if s.phase == PLAY and s.off[who]:
        if by != "5.05":
            yield "he is off the field"
    elif s.step > 4 and who == s.active and do in SECOND_ACTIONS and by in NOTHING_TO_DO_WITH_IT:
        yield "his second action is over, or there was none"
    elif defends and do in ACTIONS and by in NOTHING_TO_DO_WITH_IT:
        yield "one defender, one action"


def test_no_refusal_of_random_commands_names_a_rule_that_has_nothing_to_do_with_it() -> None:
    index, wire = load("touchline.takkure"), wire_of("touchline.takkure")
    seen: set[str] = set()
    codes: set[tuple[str, str]] = set()
    found: dict[tuple[str, str, str], Command] = {}
    for play, command, refusal in refusals():
        seen.add(refusal.rule)
        assert refusal.rule in index.rules, (command, refusal)
        if (refusal.rule, refusal.code) not in codes:
            check_refusal(refusal.refusal, wire, refuse)
            codes.add((refusal.rule, refusal.code))
        for wrong in wrong_rules(play, command, refusal.rule):
            found.setdefault((wrong, command["do"], refusal.rule), command)
    assert found == {}
    assert {"1.02", "1.05", "1.09", "3.01", "3.03", "4.01", "4.07", "5.03", "5.05", "6.02", "6.04"} <= seen


@pytest.mark.parametrize("do", MOMENTS)
def test_a_verb_whose_moment_passed_by_is_refused_by_the_rule_that_has_it(do: str) -> None:
    play = Play(*read(POSITIONS["two against two"]))
    play.act({"do": "activate", "player": "AGUILA"})
    (form, *_) = [form for form in COMMANDS.forms if form.verb == do]
    if do == "play":
        play.act({"do": "mark", "player": "AGUILA"})
    with pytest.raises(IllegalAction) as refusal:
        play.act(whole(form, play.state))
    assert refusal.value.rule == MOMENTS[do].rule
