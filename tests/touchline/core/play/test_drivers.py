"""Play, fork, script, replay: what was refused changes nothing, and the same answers give the same play."""

import json
import re
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.touchline.exploring import examples
from tests.touchline.playing import POSITIONS, READINGS, advance, begin, legal, moments, photograph, somewhere

from touchline.core.dice.throws import Handful, Pool, Roll
from touchline.core.errors import BadCommand, DiceError, IllegalAction, LogError, NeverAsks
from touchline.core.play.consequences import ByEvents, outcomes
from touchline.core.play.drivers import Play, at_random, play_out, replay, script, unfold
from touchline.core.play.requests import CHECKPOINT, Choose, Command, Option, Rules
from touchline.core.rulebook.register import rule
from touchline.takkure.position import read
from touchline.takkure.state import State

names = st.sampled_from(sorted(POSITIONS))
seeds = st.integers(0, 100_000)

VERBS = (
    "activate", "mark", "run", "pressure", "tackle", "stand up", "move", "dodge", "break through", "remove tokens",
    "face", "face with all dice", "keep feet", "leave", "dodge alone", "ground pass", "place", "displace", "measure",
    "take", "contest", "done", "pass", "steal", "rest", "pick up", "try", "fly", "",
)  # fmt: skip
WHO: tuple[Any, ...] = (None, "AGUILA", "SUZU", "GARRA", "LINCE", "TORO", "NOBODY", "the ball", 7)
PLACES: tuple[Any, ...] = (
    [0, 0], [-5_000, 12_000], [12_000, 900_000], [12_000, 12_000], [23_999, 35_999], [1.5, 2], [True, 4], [1], "12, 13",
    None, {"x": 1},
)  # fmt: skip
ROLLS: tuple[list[Any], ...] = ([], [0], [13], [-1], [True], [1.0], ["5"], [None], [5, 5, 5, 5, 5, 5], [5, 13], [0, 5])


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """Commands of many kinds, most of them wrong: verb, player, places, targets."""
    command: dict[str, Any] = {"do": draw(st.sampled_from(VERBS))}
    for key, values in (("player", WHO), ("target", WHO), ("to", PLACES), ("at", PLACES), ("turn", PLACES)):
        if draw(st.booleans()):
            command[key] = draw(st.sampled_from(values))
    if draw(st.integers(0, 3)) == 0:
        command["via"] = draw(st.lists(st.sampled_from(PLACES), max_size=2))
    if draw(st.integers(0, 9)) == 0:
        command.pop("do")
    return command


def refused(play: Play[State], command: Command) -> bool:
    """Put a command to a play; was it refused?"""
    try:
        play.act(command)
    except (IllegalAction, BadCommand):
        return True
    return False


@examples(80)
@given(names, seeds, st.lists(commands(), min_size=6, max_size=12))
def test_a_refused_command_changes_neither_state_nor_log_nor_events_nor_what_is_asked(
    name: str, seed: int, wrong: list[dict[str, Any]]
) -> None:
    play, _ = somewhere(name, seed)
    for command in wrong:
        before = photograph(play)
        attempt = play.fork()
        if refused(play, command):
            assert photograph(play) == before
        else:
            play = attempt


@given(names, seeds, st.sampled_from(ROLLS))
def test_refused_dice_change_nothing_and_name_the_rule_that_asked(name: str, seed: int, faces: list[Any]) -> None:
    play, chance = somewhere(name, seed)
    for _ in moments(play, chance):
        if isinstance(play.pending, Roll):
            break
    before = photograph(play)
    with pytest.raises(DiceError) as error:
        play.roll(faces)
    assert error.value.rule == (play.pending.rule if play.pending else "")
    assert photograph(play) == before


@given(names, seeds)
def test_a_decision_is_no_roll_and_a_roll_is_no_decision(name: str, seed: int) -> None:
    play, _ = somewhere(name, seed)
    before = photograph(play)
    if isinstance(play.pending, Roll):
        with pytest.raises(IllegalAction, match="dice first"):
            play.act({"do": "run", "player": play.state.line_up.names[0]})
    else:
        with pytest.raises(DiceError, match="left over"):
            play.roll([5])
    assert photograph(play) == before


def test_nothing_can_be_done_when_it_is_over() -> None:
    *_, play = moments(begin(POSITIONS["one against one"]), Random(1))
    before = photograph(play)
    with pytest.raises(IllegalAction, match="not possible now: over"):
        play.act({"do": "activate", "player": "AGUILA"})
    with pytest.raises(DiceError, match="it is over"):
        play.roll([5])
    assert photograph(play) == before


def test_a_refusal_names_the_action_its_rule_and_what_would_be_allowed() -> None:
    play = begin(POSITIONS["one against one"])
    with pytest.raises(IllegalAction, match=r"something first \(coach: Yamato, open: activate AGUILA\)") as error:
        play.act({"do": "tackle", "player": "GARRA"})
    assert (error.value.action, error.value.rule) == ("tackle", "1.01")


@given(names, seeds)
def test_a_copy_of_a_state_is_equal_and_independent(name: str, seed: int) -> None:
    play, chance = somewhere(name, seed)
    original = play.state
    before, twin = original.copy(), original.copy()
    assert twin == original
    assert twin.line_up is original.line_up
    changed = 0
    for slot in State.__slots__:
        value = getattr(twin, slot)
        if isinstance(value, list):
            value.append("changed")
            changed += 1
    assert changed >= 8
    assert original == before
    for _ in range(20):
        if play.pending is not None:
            advance(play, chance)
    assert before == before.copy()
    assert twin != before


def test_a_copy_of_a_state_leaves_nothing_out() -> None:
    state = begin(POSITIONS["one against one"]).state
    for number, slot in enumerate(State.__slots__):
        setattr(state, slot, [slot, number] if isinstance(getattr(state, slot), list) else f"{slot} {number}")
    twin = state.copy()
    assert {slot: getattr(twin, slot) for slot in State.__slots__} == {
        slot: getattr(state, slot) for slot in State.__slots__
    }
    assert twin == state
    for slot in State.__slots__:
        changed = state.copy()
        setattr(changed, slot, None)
        assert changed != state, f"{slot} makes no difference"


@examples(60)
@given(names, seeds, st.sampled_from(READINGS))
def test_a_fork_in_the_middle_of_a_rule_plays_on_like_the_original_and_leaves_it_alone(
    name: str, seed: int, readings: dict[str, str]
) -> None:
    play, chance = somewhere(name, seed, readings=readings)
    twin, before = play.fork(), photograph(play)
    assert twin.state == play.state
    assert twin.state is not play.state
    assert (twin.log, twin.log is play.log) == (play.log, False)
    told, already = len(twin.events), len(play.events)
    rest = Random(chance.random())
    state = rest.getstate()
    for _ in moments(twin, rest):
        assert photograph(play) == before
    rest.setstate(state)
    for _ in moments(play, rest):
        pass
    assert (twin.state, twin.log, twin.pending) == (play.state, play.log, None)
    assert twin.events[told:] == play.events[already:]


def test_the_events_of_a_fork_start_at_the_last_checkpoint() -> None:
    play = begin(POSITIONS["one against one"])
    while len([entry for entry in play.log if entry.get("act", {}).get("do") == "activate"]) < 2:
        advance(play, Random(2))
    twin = play.fork()
    assert type(twin.events[0]).__name__ == "Activated"
    assert twin.events == play.events[-len(twin.events) :]


@examples(60)
@given(names, seeds, st.sampled_from(READINGS))
def test_replaying_a_log_gives_the_same_play(name: str, seed: int, readings: dict[str, str]) -> None:
    position = {**POSITIONS[name], "readings": readings}
    *_, play = moments(begin(position), Random(seed))
    again = replay(*read(position), json.loads(json.dumps(play.log)))
    assert (again.state, again.log, again.events) == (play.state, play.log, play.events)
    half = play.log[: len(play.log) // 2]
    assert replay(*read(position), half).log == half


def test_a_log_that_was_edited_names_the_entry_that_does_not_fit() -> None:
    position = POSITIONS["one against one"]
    *_, play = moments(begin(position), Random(3))
    for number in range(1, len(play.log) + 1):
        edited = [*play.log[: number - 1], {"act": {"do": "fly"}}, *play.log[number:]]
        with pytest.raises(LogError, match=f"entry {number} of the log does not replay"):
            replay(*read(position), edited)
    with pytest.raises(LogError, match=f"entry {len(play.log) + 1} "):
        replay(*read(position), [*play.log, {"roll": [5]}])


@pytest.mark.parametrize("entry", [{}, {"act": {"do": "run"}, "roll": [5]}, {"say": "hello"}])
def test_an_entry_that_is_neither_act_nor_roll_is_named(entry: dict[str, Any]) -> None:
    with pytest.raises(LogError, match="entry 1 of the log is"):
        script(begin(POSITIONS["one against one"]), [entry])


DUEL: list[dict[str, Any]] = [
    {"act": {"do": "activate", "player": "AGUILA"}},
    {"act": {"do": "mark", "player": "AGUILA", "to": [12_000, 18_000]}},
    {"act": {"do": "tackle", "player": "GARRA", "target": "AGUILA"}},
    {"act": {"do": "run", "player": "AGUILA"}},
    {"act": {"do": "dodge", "player": "AGUILA"}},
]
NEAR = {
    "chapter": 1,
    "players": [{"name": "AGUILA", "at": [12_000, 12_000], "ball": True}, {"name": "GARRA", "at": [12_000, 15_000]}],
}


def test_a_script_without_its_dice_stops_and_waits_for_them() -> None:
    play = script(begin(NEAR), DUEL)
    assert isinstance(play.pending, Roll)
    assert [die.player for die in play.pending.dice] == ["AGUILA", "GARRA"]
    with pytest.raises(IllegalAction, match=r"dice first \(owners: AGUILA and GARRA\)"):
        script(play, [{"act": {"do": "remove tokens"}}])


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        ([], "2 asked for, 0 given"),
        ([5], "2 asked for, 1 given"),
        ([5, 9, 1], "2 asked for, 3 given"),
        ([5, 13], "13 is not a face of GARRA's D12; allowed: 1 to 12"),
        ([0, 5], "0 is not a face of AGUILA's D12"),
        ([True, 5], "True is not a face"),
        ([5, 9.0], "9.0 is not a face"),
        (["5", 9], "'5' is not a face"),
    ],
)
def test_a_script_with_missing_or_left_over_or_impossible_dice_is_an_error_that_names_the_rule(
    faces: list[Any], reason: str
) -> None:
    with pytest.raises(DiceError, match=reason) as error:
        script(begin(NEAR), [*DUEL, {"roll": faces}])
    assert error.value.rule == "1.15"


def test_a_script_with_dice_that_nobody_asked_for_is_an_error() -> None:
    with pytest.raises(DiceError, match=r"1 left over; no roll is due: Yamato has to decide on activation"):
        script(begin(NEAR), [{"roll": [5]}])


def test_play_out_counts_the_decisions_and_stops_when_told() -> None:
    play = begin(POSITIONS["one against one"])
    assert play_out(play, legal, Random(5)) == sum("act" in entry for entry in play.log)
    assert play.pending is None
    short = begin(POSITIONS["one against one"])
    assert play_out(short, legal, Random(5), most=3) == 3
    assert short.log == play.log[:3]


def test_a_coach_at_random_only_takes_places_that_the_rules_allow() -> None:
    """`play_out` answers with what he has drawn and asks no further; a replay puts every command to the rules."""
    position = POSITIONS["four against four"]
    for seed in range(40):
        play = begin(position)
        play_out(play, at_random, Random(seed))
        again = replay(*read(position), play.log)
        assert (again.state, again.events, again.pending) == (play.state, play.events, None)


@pytest.mark.parametrize("command", [None, "run", ["run"]], ids=["nothing", "a text", "a list"])
def test_a_command_that_is_no_table_of_values_cannot_be_read(command: Any) -> None:
    with pytest.raises(BadCommand):
        begin(NEAR).act(command)


def seen(play: Play[State]) -> tuple[list[Any], dict[str, Any] | None]:
    """A play's state, log and events, and what it asks for, as plain data."""
    *rest, asked = photograph(play)
    return rest, asked and asked.to_json()


@examples(60)
@given(names, seeds)
def test_undo_takes_back_every_decision_since_the_last_die_and_no_further(name: str, seed: int) -> None:
    play, chance = somewhere(name, seed)
    before = [seen(play)]
    for _ in range(6):
        if not isinstance(play.pending, Choose):
            break
        play.act(legal(play.pending, play, chance))
        before.append(seen(play))
    for then in reversed(before[:-1]):
        play.undo()
        assert seen(play) == then
    while play.log and "act" in play.log[-1]:
        play.undo()
    with pytest.raises(IllegalAction, match=r'"undo" is not possible now: (die fallen|nothing decided)'):
        play.undo()


@examples(30)
@given(names, seeds)
def test_a_fork_can_take_back_what_was_decided_since_the_last_checkpoint_without_touching_the_play(
    name: str, seed: int
) -> None:
    play, chance = somewhere(name, seed)
    before = photograph(play)
    twin = play.fork()
    if isinstance(twin.pending, Choose):
        twin.act(legal(twin.pending, twin, chance))
        twin.undo()
        assert twin.state == play.state
        assert twin.log == play.log
    assert photograph(play) == before


# ------------------------------------------------------------------ procedures of a test's own


class Counter:
    """A state with nothing in it but a number."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def copy(self) -> "Counter":
        """An independent copy."""
        return Counter(self.number)


class Told(NamedTuple):
    """Something has happened."""

    rule: str
    number: int


COIN = Pool("2", "turn", "toss", (Handful("Ada", "Ada", "coin", 1, ("heads", "tails")),), lambda hands: tuple(hands[0]))


@rule("1")
def going_round(s: Counter) -> Rules[None]:
    """1: it tells, and never asks."""
    while True:
        s.number += 1
        yield Told("1", s.number)
        yield CHECKPOINT


def test_a_loop_that_asks_nothing_is_stopped_and_its_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "most", 1000)

    def procedure(s: Counter) -> Rules[None]:
        yield Choose("Ada", "turn", "1", None, [Option("go", None, "1")])
        yield from going_round(s)

    play = Play(Counter(), procedure)
    with pytest.raises(NeverAsks) as error:
        play.act({"do": "go"})
    assert error.value.rule == "1"
    assert re.fullmatch(
        r"rule 1 \(\S*test_drivers:\d+, in going_round\) goes round without end: 1000 events and checkpoints, and "
        r"nothing asked; the last event: Told; a loop has to yield a Choose or a throw, or to end",
        str(error.value),
    )


def test_as_many_events_as_are_allowed_may_be_told_between_two_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "most", 8)

    def procedure(s: Counter) -> Rules[None]:
        for _ in range(3):
            yield from (Told("1", number) for number in range(7))
            yield COIN

    play = Play(Counter(), procedure)
    play.roll(["heads"])
    play.roll(["heads"])
    play.roll(["heads"])
    assert play.pending is None


def tossed(s: Counter) -> Rules[None]:
    """Toss by toss; the checkpoint comes after each, and none before the first question."""
    while s.number < 3:
        yield Told("1", -1)
        (((face,),),) = ((yield COIN),)
        s.number += face == "heads"
        yield Told("2", s.number)
        yield CHECKPOINT


@pytest.mark.parametrize("before", [0, 1])
def test_a_fork_keeps_what_came_of_a_roll_before_its_first_checkpoint(before: int) -> None:
    """Else all outcomes would be one, with a chance of 100 %."""
    play = Play(Counter(), tossed)
    for _ in range(before):
        play.roll(["tails"])
    found = {outcome.results: twin.events for outcome, twin in unfold(play)}
    assert found == {(face,): [Told("2", number), Told("1", -1)] for face, number in (("heads", 1), ("tails", 0))}
    assert [one["ways"] for one in outcomes(play, ByEvents())] == [1, 1]
